"""Compile the kernels where a C compiler is there; everything else is in pyproject.toml."""

import os
import shutil
from pathlib import Path

from mypyc.build import mypycify
from setuptools import setup
from setuptools.command.build_py import build_py

# Files with this line of their own; in one group, so that calls between them are native calls.
MARK = "# compiled"
COMPILED = [str(path) for path in sorted(Path("foghorn").rglob("*.py")) if MARK in path.read_text("utf-8").splitlines()]

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
