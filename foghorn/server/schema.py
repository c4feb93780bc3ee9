"""The JSON schema of everything on the wire: for `foghorn schema`, for the OpenAPI page, for the web's types."""

from __future__ import annotations

from typing import Any

import msgspec

from ..core.event import ChoiceMade, GameStarted, Undone
from ..core.frame import SCHEMA
from ..core.game import game_keys, game_of
from .archive import Archive
from .reading import Check
from .wire import Incoming, Outgoing

PLACE = "#/components/schemas/"


def wire_schema() -> dict[str, Any]:
    """The socket's messages both ways, the record and its check, and each game's own types."""
    (incoming, outgoing, archive, check), components = _described("", Incoming, Outgoing, Archive, Check)
    games: dict[str, Any] = {}
    for key in game_keys():
        game = game_of(key)
        events = game.events_type | GameStarted | ChoiceMade | Undone
        # A game's names are its own: another game may have a `Player` too.
        types = (game.view_type, events, game.options, game.setup_type, game.aid_type)
        found, own = _described(f"{key}.", *types)
        games[key] = {
            "rules_version": game.meta.rules_version,
            **dict(zip(("view", "events", "options", "setup", "aid"), found, strict=True)),
        }
        components |= own
    return {
        "schema": SCHEMA,
        "incoming": incoming,
        "outgoing": outgoing,
        "record": archive,
        "check": check,
        "games": games,
        "components": {"schemas": components},
    }


def _described(prefix: str, *types: Any) -> tuple[list[dict[str, Any]], dict[str, Any]]:
    found, components = msgspec.json.schema_components(types, ref_template=f"{PLACE}{prefix}{{name}}")
    return list(found), {f"{prefix}{name}": components[name] for name in sorted(components)}


def _asked_options(wire: dict[str, Any], key: str) -> dict[str, Any]:
    """A game with the options it knows; those that are not named have their defaults."""
    name = wire["games"][key]["options"]["$ref"].removeprefix(PLACE)
    known = wire["components"]["schemas"][name]["properties"]
    fewest, most = game_of(key).meta.seats
    known = known | {"players": {"type": "integer", "minimum": fewest, "maximum": most}}
    options = {"type": "object", "properties": known, "additionalProperties": False}
    return {"properties": {"game": {"const": key}, "options": options}}


def with_wire(page: dict[str, Any]) -> dict[str, Any]:
    """FastAPI's OpenAPI page with the wire's schema in it; answers that carry parts of it refer there."""
    wire = wire_schema()
    schemas = page["components"]["schemas"]
    twice = schemas.keys() & wire["components"]["schemas"].keys()
    assert not twice, f"two schemas of one name: {sorted(twice)}"
    schemas |= wire["components"]["schemas"]
    for name in ("TableAnswer", "MyTable"):
        schemas[name]["properties"]["table"] = {"$ref": f"{PLACE}TableNews"}
    schemas["Download"] = {
        "title": "Download",
        "type": "object",
        "properties": {"digest": {"type": "string"}, "record": {"$ref": f"{PLACE}Archive"}},
        "required": ["digest", "record"],
    }
    answers = {
        "record": {"$ref": f"{PLACE}Download"},
        "frames": {"type": "array", "items": {"$ref": f"{PLACE}Frame"}},
        "check": {"$ref": f"{PLACE}Check"},
    }
    for name, schema in answers.items():
        answer = page["paths"][f"/api/v1/tables/{{table}}/{name}"]["get"]["responses"]["200"]
        answer["content"] = {"application/json": {"schema": schema}}
    for name in ("NewTable", "NewLesson"):
        schemas[name]["properties"]["game"] = {"enum": game_keys()}
    schemas["NewTable"]["anyOf"] = [_asked_options(wire, key) for key in game_keys()]
    page["x-wire"] = {name: wire[name] for name in ("schema", "incoming", "outgoing", "games")}
    return page
