"""Compile the kernels where a C compiler is there; everything else is in pyproject.toml."""

import os
import shutil
from pathlib import Path

from mypyc.build import mypycify
from setuptools import setup
from setuptools.command.build_py import build_py

# One group, so that calls between these files are native calls. A game's kernel are its files of these names.
KERNEL = ("position", "beach", "boats", "scoring", "layout", "state", "ways", "evaluate", "plan")
COMPILED = [
    "foghorn/core/chance.py",
    "foghorn/core/state.py",
    *(str(path) for name in KERNEL for path in sorted(Path("foghorn/games").glob(f"*/{name}.py"))),
]

extensions = mypycify(COMPILED, opt_level="3", debug_level="0")
for extension in extensions:
    extension.optional = True  # without a compiler the same files run as plain Python
    if os.name == "posix":
        extension.extra_compile_args.append("-fno-semantic-interposition")  # lets small functions be inlined


class BuildPython(build_py):
    """The page's files change their names with every build: those of an earlier one must not come along."""

    def run(self) -> None:
        shutil.rmtree(Path(self.build_lib) / "foghorn" / "site", ignore_errors=True)
        super().run()


setup(ext_modules=extensions, cmdclass={"build_py": BuildPython})
