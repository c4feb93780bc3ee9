"""`foghorn schema`: the JSON schema of everything on the wire."""

from __future__ import annotations

import json

from ..server.schema import wire_schema
from .streams import print_document


def run() -> int:
    """Print one JSON document, always in the same order."""
    print_document(json.dumps(wire_schema(), indent=2, sort_keys=True, ensure_ascii=False))
    return 0
