"""Foghorn: a digital home for board games, in the terminal, in the browser and in Python."""

import os

__version__ = "0.1.0"

if os.environ.get("FOGHORN_PURE") == "1":
    from ._pure import load_plain_files

    load_plain_files()
