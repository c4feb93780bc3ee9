"""Compile the kernels where a C compiler is there; everything else is in pyproject.toml."""

from pathlib import Path

from mypyc.build import mypycify
from setuptools import setup

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

setup(ext_modules=extensions)
