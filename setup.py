"""Compile the kernels where a C compiler is there; everything else is in pyproject.toml."""

import shutil
from pathlib import Path

from mypyc.build import mypycify
from setuptools import setup
from setuptools.command.build_py import build_py

# One group, so that calls between these files are native calls. A game's kernel is its position.py and state.py.
COMPILED = [
    "foghorn/core/chance.py",
    "foghorn/core/state.py",
    *map(str, sorted(Path("foghorn/games").glob("*/position.py"))),
    *map(str, sorted(Path("foghorn/games").glob("*/state.py"))),
]

extensions = mypycify(COMPILED, opt_level="3", debug_level="0")
for extension in extensions:
    extension.optional = True  # without a compiler the same files run as plain Python


class BuildPython(build_py):
    """The page's files change their names with every build: those of an earlier one must not come along."""

    def run(self) -> None:
        shutil.rmtree(Path(self.build_lib) / "foghorn" / "site", ignore_errors=True)
        super().run()


setup(ext_modules=extensions, cmdclass={"build_py": BuildPython})
