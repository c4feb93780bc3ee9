"""Paint for The FOG — Escape from Paradise in the terminal: people, colours and cells, as drawn and as named.

An islander is three letters on its tribe's colour (tribe, type, icon) and its player's mark; the letters and the
marks tell everything without colour.
"""

from __future__ import annotations

from collections.abc import Sequence

from rich.text import Text

from ....i18n.words import Words
from ..view import EscapeView, Islander
from ..words import TRIBES

TRIBE_PAINT: dict[str, str] = {
    "green": "bold #ffffff on #2c7a3d",
    "blue": "bold #ffffff on #2a5db0",
    "black": "bold #ffffff on #1d1d1d",
    "red": "bold #ffffff on #b02a37",
    "purple": "bold #ffffff on #7a459c",
}
MARKS: dict[str, str] = {"orange": "▲", "yellow": "■", "white": "●", "pink": "◆", "teal": "★", "brown": "▼"}
# On a dark background of their own: all six are legible there, on sand and on any terminal.
DISC = "#241a10"
COLOUR_PAINT: dict[str, str] = {
    "orange": f"bold #f08a24 on {DISC}",
    "yellow": f"bold #f2d73c on {DISC}",
    "white": f"bold #ffffff on {DISC}",
    "pink": f"bold #f58fbd on {DISC}",
    "teal": f"bold #35c2b8 on {DISC}",
    "brown": f"bold #c08a58 on {DISC}",
}
GLYPH = 4  # cells of an islander


def alone(view: EscapeView) -> bool:
    """Tell whether this is solo play, where a colour is a tribe (§9.1)."""
    return view.colours[0].colour in TRIBES


def mark(colour: str | None) -> Text:
    """Draw a player's colour in one cell; blank where there is none, or where it is the tribe's."""
    return Text(MARKS[colour], COLOUR_PAINT[colour]) if colour in MARKS else Text(" ")


def letter(name: str, words: Words) -> str:
    """Return the letter of a tribe, a type or an icon."""
    return words.say(f"letter-{name}")


def badge(islander: Islander, words: Words, icon: bool = True) -> Text:
    """Draw tribe, type and icon as a letter each."""
    names = [islander.tribe, islander.kind, *([islander.icon] if icon else [])]
    return Text("".join(letter(name, words) for name in names), TRIBE_PAINT[islander.tribe])


def glyph(islander: Islander, words: Words) -> Text:
    """Draw an islander as the beach shows it."""
    return Text() + badge(islander, words) + mark(islander.colour)


def named(tribe: str | None, kind: str | None, words: Words, count: int = 1) -> str:
    """Name a green warrior, or any warrior, or any green islander, or so many of them."""
    kind = kind or "islander"
    noun = words.say(f"word-{kind}" if count == 1 else f"several-{kind}")
    if tribe is None:
        return noun
    return words.say("islander", of=words.say(f"tribe-{tribe}" if count == 1 else f"several-{tribe}"), kind=noun)


def label(islander: Islander, words: Words) -> str:
    """Name an islander in words."""
    return named(islander.tribe, islander.kind, words)


def place(cell: str, words: Words) -> str:
    """Name a cell for people: a boat's places with the tribe's name in their language."""
    tribe, colon, seat = cell.partition(":")
    if not colon:
        return cell
    return words.say("board-place" if seat != "D" else "board-stern", tribe=tribe, place=seat)


def who(colour: str, view: EscapeView, words: Words, names: Sequence[str]) -> str:
    """Name the player of a colour; in solo play the tribe itself."""
    if alone(view):
        return words.say(f"word-{colour}").capitalize()
    seat = next(each.seat for each in view.colours if each.colour == colour)
    return f"{MARKS[colour]} {names[seat]}"


def standing(view: EscapeView) -> dict[str, list[Islander]]:
    """List the islanders on each cell, from the first to arrive."""
    found: dict[str, list[Islander]] = {}
    for islander in sorted(view.islanders, key=lambda each: each.order):
        if islander.cell is not None:
            found.setdefault(islander.cell, []).append(islander)
    return found


def spots(view: EscapeView) -> dict[int, str]:
    """Return each islander's place in notation; the last to arrive is named by the cell alone."""
    return {
        islander.islander: cell if islander is there[-1] else f"{cell}/{islander.order}"
        for cell, there in standing(view).items()
        for islander in there
    }
