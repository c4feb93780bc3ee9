"""The page's types and what else it knows of the games, generated from the server, so that nothing is written twice.

python scripts/web_types.py           write them
python scripts/web_types.py --check   say which are stale, and fail if any is
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

import msgspec

from foghorn.core.game import game_keys, game_of
from foghorn.server.app import ENDPOINTS
from foghorn.server.openapi import document_of
from foghorn.server.schema import PLACE

ROOT = Path(__file__).parent.parent
WEB = ROOT / "web" / "src"
HEADER = "// Written by scripts/web_types.py from the server's schema. Do not edit.\n"
SCALARS = {"string": "string", "integer": "number", "number": "number", "boolean": "boolean", "null": "null"}


def type_of(schema: dict[str, Any], prefix: str) -> str:
    """Write a JSON schema as a TypeScript type; `prefix` is that of the game, and is removed from names."""
    if "$ref" in schema:
        return str(schema["$ref"]).removeprefix(PLACE).removeprefix(prefix)
    if schema.get("enum") == game_keys():
        return "string"  # the page plays whatever the server offers, and must not name the games
    if "const" in schema or "enum" in schema:
        return " | ".join(json.dumps(value) for value in schema.get("enum", [schema.get("const")]))
    if "anyOf" in schema and "properties" not in schema:
        return " | ".join(dict.fromkeys(type_of(each, prefix) for each in schema["anyOf"]))
    kind = schema.get("type")
    if kind == "array":
        return _array(schema, prefix)
    if kind == "object":
        return _object(schema, prefix)
    return SCALARS[kind] if isinstance(kind, str) else "unknown"


def _array(schema: dict[str, Any], prefix: str) -> str:
    if "prefixItems" in schema:
        return f"[{', '.join(type_of(each, prefix) for each in schema['prefixItems'])}]"
    items = type_of(schema.get("items", {}), prefix)
    return f"({items})[]" if "|" in items else f"{items}[]"


def _object(schema: dict[str, Any], prefix: str) -> str:
    if "properties" not in schema:
        values = schema.get("additionalProperties", {})
        return f"Record<string, {type_of(values if isinstance(values, dict) else {}, prefix)}>"
    asked = schema.get("required", [])
    # The server always writes fields with a default, so the page may rely on them; what the page sends may omit them.
    sent = schema.get("additionalProperties") is False
    lines = []
    for name, each in schema["properties"].items():
        optional = name not in asked and (sent or "default" not in each)
        lines.append(f"  {name}{'?' if optional else ''}: {type_of(each, prefix)};")
    return "\n".join(["{", *lines, "}"]) if lines else "Record<string, never>"


def declared(schemas: dict[str, Any], prefix: str) -> str:
    """Write every named schema as an exported type."""
    parts = [HEADER]
    for name in sorted(schemas):
        said = " ".join(schemas[name].get("description", "").split())
        comment = f"/** {said} */\n" if said else ""
        parts.append(f"{comment}export type {name.removeprefix(prefix)} = {type_of(schemas[name], prefix)};\n")
    return "\n".join(parts)


def files() -> dict[Path, str]:
    """Generate the text of each file."""
    page = document_of(ENDPOINTS)
    schemas, wire = page["components"]["schemas"], page["x-wire"]
    games = {key: f"{key}." for key in game_keys()}
    shell = {name: each for name, each in schemas.items() if not name.startswith(tuple(games.values()))}
    shell |= {"Incoming": wire["incoming"], "Outgoing": wire["outgoing"]}
    found = {WEB / "net" / "types.ts": declared(shell, "") + f"\nexport const SCHEMA = {wire['schema']};\n"}
    for key, prefix in games.items():
        own = {name: each for name, each in schemas.items() if name.startswith(prefix)}
        told = wire["games"][key]
        own |= {
            f"{prefix}{name.title()}": told[name] for name in ("view", "events", "aid", "questions") if told.get(name)
        }
        found[WEB / "games" / key / "types.ts"] = declared(own, prefix)
        data = game_of(key).page_data()
        if data is not None:
            found[WEB / "games" / key / "data.json"] = json.dumps(msgspec.to_builtins(data), indent=1) + "\n"
    return found


def main() -> int:
    stale = [path for path, text in files().items() if not path.exists() or path.read_text("utf-8") != text]
    if "--check" not in sys.argv:
        for path in stale:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(files()[path], "utf-8")
        return 0
    for path in stale:
        print(f"{path.relative_to(ROOT)} is stale; run: make types", file=sys.stderr)
    return 1 if stale else 0


if __name__ == "__main__":
    raise SystemExit(main())
