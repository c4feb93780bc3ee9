"""The JSON schema of all messages and files: for `foghorn schema`, the OpenAPI page and the types of the web page."""

from __future__ import annotations

from typing import Any

import msgspec

from ..core.event import ChoiceMade, GameStarted, Undone
from ..core.frame import SCHEMA
from ..core.game import game_keys, game_of, questions_to
from ..core.question import Hinted
from .archive import Archive
from .replay import Check
from .wire import Incoming, Outgoing

PLACE = "#/components/schemas/"


def wire_schema() -> dict[str, Any]:
    """Return the schema of the socket's messages both ways, the record and its check, and each game's types."""
    (incoming, outgoing, archive, check), components = described("", Incoming, Outgoing, Archive, Check)
    games: dict[str, Any] = {}
    for key in game_keys():
        game = game_of(key)
        events = game.events_type | GameStarted | ChoiceMade | Undone
        # Each game has its own prefix, because another game may have a `Player` too.
        types = (game.view_type, events, game.options, game.description_type, game.aid_type, questions_to(game))
        found, own = described(f"{key}.", *types, Hinted, game.choice_type, *game.questions.values())
        games[key] = {
            "rules_version": game.meta.rules_version,
            **dict(zip(("view", "events", "options", "setup", "aid", "questions"), found, strict=False)),
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


def described(prefix: str, *types: Any) -> tuple[list[dict[str, Any]], dict[str, Any]]:
    """Return the JSON schemas of some types, and of the types they refer to, by name."""
    found, components = msgspec.json.schema_components(types, ref_template=f"{PLACE}{prefix}{{name}}")
    return list(found), {f"{prefix}{name}": components[name] for name in sorted(components)}
