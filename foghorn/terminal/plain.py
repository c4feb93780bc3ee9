"""The board of any game without a drawing of its own: what a seat sees, as an indented list."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

import msgspec
from rich.console import RenderableType
from rich.text import Text

from ..core.game import Choice, View
from ..i18n.words import Words
from .board import Line, Menu
from .paper import rules_page

INDENT = "  "
NAME = "bold"
SEATS = ("waiting", "winners")  # of any view and of any game's end


class PlainBoard:
    """Names and values as they stand; it knows nothing of any game."""

    open_table = False

    def draw(self, view: Any, words: Words, names: Sequence[str], width: int) -> RenderableType:
        lines = list(_lines(msgspec.to_builtins(view, str_keys=True), names, 0))
        return Text("\n").join(lines)

    def prompt(self, view: View, words: Words, names: Sequence[str]) -> str:
        if not view.waiting:
            return words.say("plain-over")
        if view.seat in view.waiting:
            return words.say("plain-choose")
        return words.say("plain-waiting", names=", ".join(_seat(seat, names) for seat in view.waiting))

    def menu(self, view: Any, legal: Sequence[Choice], words: Words, opened: str) -> Menu | None:
        return None if opened else Menu("", [Line(choice.action, choice.action) for choice in legal])

    def log(self, event: Any, view: Any, words: Words, names: Sequence[str]) -> list[str]:
        facts = _plain(event)
        kind = _title(str(facts.pop("type", type(event).__name__)))
        told = ", ".join(f"{_title(name)} {_value(name, value, names)}" for name, value in facts.items())
        return [f"{kind}: {told}" if told else kind]

    def rules(self, words: Words) -> RenderableType:
        return rules_page(words) if words.has("rules-title-1") else Text(words.say("plain-no-rules"))


def _plain(struct: Any) -> dict[str, Any]:
    plain = msgspec.to_builtins(struct, str_keys=True)
    return dict(plain) if isinstance(plain, dict) else {}


def _title(name: str) -> str:
    return name.replace("_", " ")


def _seat(seat: object, names: Sequence[str]) -> str:
    """Return the name of a seat's player, or the value itself if it is no seat."""
    return names[seat] if isinstance(seat, int) and 0 <= seat < len(names) else str(seat)


def _value(name: str, value: object, names: Sequence[str]) -> str:
    """Write a value on one line."""
    if isinstance(value, bool):
        return "✓" if value else "–"
    if value is None:
        return "–"
    if isinstance(value, list | tuple) and name in SEATS:
        return ", ".join(_seat(each, names) for each in value) or "–"
    if isinstance(value, list | tuple):
        between = " | " if any(isinstance(each, list | tuple | dict) for each in value) else " "
        return between.join(_value("", each, names) for each in value) or "–"
    if isinstance(value, dict):
        return " ".join(f"{_title(key)} {_value(key, each, names)}" for key, each in value.items()) or "–"
    return _seat(value, names) if name == "seat" else str(value)


def _nested(value: object) -> bool:
    return isinstance(value, dict) and bool(value)


def _lines(value: dict[str, Any], names: Sequence[str], depth: int) -> Iterator[Text]:
    """Yield one line for each name; nested values follow, indented."""
    for name, each in value.items():
        label = Text(INDENT * depth) + Text(_title(name), NAME)
        if _nested(each):
            yield label
            yield from _lines(each, names, depth + 1)
        elif isinstance(each, list | tuple) and any(map(_nested, each)):
            for number, item in enumerate(each, 1):
                yield label + Text(f" {number}")
                yield from _lines(item if isinstance(item, dict) else {name: item}, names, depth + 1)
        else:
            yield label + Text(f"  {_value(name, each, names)}")


BOARD = PlainBoard()
