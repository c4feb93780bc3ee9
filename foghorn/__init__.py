"""Foghorn: the digital home of WHAT the FOG?! and The FOG — Escape from Paradise."""

import os

__version__ = "0.1.0"

if os.environ.get("FOGHORN_PURE") == "1":
    from ._pure import load_plain_files

    load_plain_files()
