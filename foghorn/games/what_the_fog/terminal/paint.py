"""Paint for WHAT the FOG?! in the terminal: symbols as badges, seats as marks."""

from __future__ import annotations

from collections.abc import Sequence

from rich.text import Text

from ....i18n.words import Words

# Shape first, colour second, letters third: every symbol is a glyph with its name, and reads without colour.
GLYPHS: dict[str, str] = {"rain": "☂", "snow": "❅", "fog": "≋", "clouds": "☁", "thunder": "↯", "sun": "☼"}
PAINT: dict[str, str] = {
    "rain": "bold #ffffff on #2b6cb0",
    "snow": "bold #10222b on #7fb8c9",
    "fog": "bold #14181c on #8a94a0",
    "clouds": "bold #ffffff on #5b6b7b",
    "thunder": "bold #ffe27a on #6b4fa0",
    "sun": "bold #2b1d00 on #e0a100",
}
# The four parts of a day, and their sky.
TIMES = ("morning", "midday", "evening", "night")
SKIES = ("#c06f4e", "#aa7415", "#8f6fae", "#5f79ad")
ACTION_GLYPHS: dict[str, str] = {"swap": "⇄", "reveal": "◉"}

# A seat is a shape and a colour, the same everywhere; the shapes tell seats apart without colour.
MARKS = ("▲", "■", "●", "◆", "★")
SEATS = ("#d1495b", "#2f7fc4", "#3a8f55", "#bd741c", "#9b5fb8")


def badge(symbol: str, name: str, width: int | None = None) -> Text:
    """Draw a symbol on its colour, `width` cells wide."""
    text = Text(f"{GLYPHS[symbol]} {name}", PAINT[symbol])
    if width is not None:
        text.truncate(width, overflow="ellipsis", pad=True)
    return text


def small_badge(symbol: str, words: Words) -> Text:
    """Draw a symbol in five cells."""
    return badge(symbol, words.say(f"short-{symbol}"), 5)


def mark(seat: int) -> Text:
    """Draw a seat's shape in its colour."""
    return Text(MARKS[seat], f"bold {SEATS[seat]}")


def counted(symbols: Sequence[str]) -> list[tuple[str, int]]:
    """Count cards by symbol, in the symbols' order."""
    return [(symbol, symbols.count(symbol)) for symbol in GLYPHS if symbol in symbols]
