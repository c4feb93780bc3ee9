"""`FOGHORN_PURE=1`: load the .py beside each compiled file, to compare the two or to debug."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from importlib.abc import MetaPathFinder
from importlib.machinery import FileFinder, ModuleSpec, SourceFileLoader
from types import ModuleType


class PlainFinder(MetaPathFinder):
    """Finds this package's modules before the usual finders do, and ignores compiled files."""

    def find_spec(self, name: str, path: Sequence[str] | None, target: ModuleType | None = None) -> ModuleSpec | None:
        if not name.startswith(__package__ + ".") or path is None:
            return None
        for folder in path:
            spec = FileFinder(folder, (SourceFileLoader, [".py"])).find_spec(name)
            if spec is not None and spec.loader is not None:
                return spec
        return None


def load_plain_files() -> None:
    """Import Foghorn's modules from their sources from now on."""
    sys.meta_path.insert(0, PlainFinder())
