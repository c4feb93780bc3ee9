"""Paint and paper for WHAT the FOG?! in the terminal: symbols as badges, boxes of exact width, packed lines.

Everything here is a `Text` of a known number of cells, so that boxes close whatever the language or the names. The
style of a `Text` as a whole would colour whatever is added to it; lines therefore begin with an empty one.
"""

from __future__ import annotations

from collections.abc import Sequence

from rich.cells import cell_len
from rich.text import Text

from ...locale.words import Words

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

# Lines and signs, legible on dark and on light terminals alike.
WOOD = "#98754d"
BRASS = "#aa7415"
QUIET = "dim"


def fit(text: Text | str, width: int) -> Text:
    """A text of exactly so many cells; what is too long ends in an ellipsis."""
    fitted = Text() + text if isinstance(text, Text) else Text(text)
    fitted.truncate(width, overflow="ellipsis", pad=True)
    return fitted


def shorten(text: str, width: int) -> str:
    """A text of at most so many cells; a number at its end stays, it tells namesakes apart."""
    if cell_len(text) <= width:
        return text
    number = text[len(text.rstrip("0123456789")) :]
    if number and len(number) < width - 2:
        return fit(text[: -len(number)], width - len(number)).plain.rstrip() + number
    return fit(text, width).plain.rstrip()


def right(text: Text | str, width: int) -> Text:
    """A text at the right end of so many cells."""
    plain = text if isinstance(text, Text) else Text(text)
    return fit(Text(" " * (width - plain.cell_len)) + plain, width)


def badge(symbol: str, name: str, width: int | None = None) -> Text:
    """A symbol on its colour, as wide as asked."""
    text = Text(f"{GLYPHS[symbol]} {name}", PAINT[symbol])
    if width is not None:
        text.truncate(width, overflow="ellipsis", pad=True)
    return text


def small_badge(symbol: str, words: Words) -> Text:
    """A symbol in five cells."""
    return badge(symbol, words.say(f"short-{symbol}"), 5)


def mark(seat: int) -> Text:
    """A seat's shape in its colour."""
    return Text(MARKS[seat], f"bold {SEATS[seat]}")


def counted(symbols: Sequence[str]) -> list[tuple[str, int]]:
    """Cards grouped by symbol, in the symbols' order."""
    return [(symbol, symbols.count(symbol)) for symbol in GLYPHS if symbol in symbols]


def edge(ends: str, widths: Sequence[int], titles: Sequence[Text | str] = ()) -> Text:
    """The edge of a box with columns, such as `╭┬╮`; a column's title lies on it."""
    line = Text().append(ends[0], WOOD)
    for at, width in enumerate(widths):
        line.append(ends[1] if at else "", WOOD)
        title = titles[at] if at < len(titles) else ""
        text = title if isinstance(title, Text) else Text(title)
        if text.plain and text.cell_len + 3 <= width:
            line += Text("─ ", WOOD) + text + Text(" " + "─" * (width - text.cell_len - 3), WOOD)
        elif text.plain:
            line += fit(text, width)
        else:
            line.append("─" * width, WOOD)
    return line.append(ends[2], WOOD)


def row(cells: Sequence[Text | str], widths: Sequence[int]) -> Text:
    """One line of a box with columns."""
    bar = Text("│", WOOD)
    line = Text() + bar
    for cell, width in zip(cells, widths, strict=True):
        line += fit(cell, width) + bar
    return line


def box(title: str, lines: Sequence[Text | str], width: int, margin: int = 1) -> list[Text]:
    """Lines in a box of one column, with so many blank cells at either side of each."""
    inner, blank = width - 2, Text(" " * margin)
    body = [row([blank + fit(line, inner - 2 * margin) + blank], [inner]) for line in lines]
    return [edge("╭┬╮", [inner], [Text(title, "bold")]), *body, edge("╰┴╯", [inner])]


def beside(left: Sequence[Text], right_side: Sequence[Text], gap: int = 1) -> list[Text]:
    """Two columns of lines next to each other."""
    width = max(line.cell_len for line in left)
    height = max(len(left), len(right_side))
    blank = Text("")
    return [
        fit(left[at] if at < len(left) else blank, width + gap) + (right_side[at] if at < len(right_side) else blank)
        for at in range(height)
    ]


def packed(items: Sequence[Text], width: int, gap: str = "  ") -> list[Text]:
    """Items side by side, on as many lines as they need."""
    lines: list[Text] = []
    for item in items:
        if lines and lines[-1].cell_len + len(gap) + item.cell_len <= width:
            lines[-1] = lines[-1] + Text(gap) + item
        else:
            lines.append(Text() + item)
    return lines
