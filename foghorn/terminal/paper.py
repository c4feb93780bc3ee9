"""Helpers for any game's board: lines and boxes of exact width, names that fit, sentences of one line, a page of rules.

Everything here is a `Text` of a known number of cells, so that boxes close whatever the language or the names. The
style of a `Text` as a whole would colour whatever is added to it; lines therefore begin with an empty one.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import count, takewhile

from rich.cells import cell_len
from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from ..i18n.words import Words

# Lines and signs, legible on dark and on light terminals alike.
WOOD = "#98754d"
BRASS = "#aa7415"
QUIET = "dim"

LINE = 74  # cells for a sentence
ROOMS = (20, 12, 8, 6)  # cells for a name, fewer when a sentence has many
RULES_A_SECTION = range(1, 10)


def fit(text: Text | str, width: int) -> Text:
    """Return a text of exactly `width` cells; one that is too long ends in an ellipsis."""
    fitted = Text() + text if isinstance(text, Text) else Text(text)
    fitted.truncate(width, overflow="ellipsis", pad=True)
    return fitted


def shorten(text: str, width: int) -> str:
    """Return a text of at most `width` cells; a number at its end stays, it tells equal names apart."""
    if cell_len(text) <= width:
        return text
    number = text[len(text.rstrip("0123456789")) :]
    if number and len(number) < width - 2:
        return fit(text[: -len(number)], width - len(number)).plain.rstrip() + number
    return fit(text, width).plain.rstrip()


def right(text: Text | str, width: int) -> Text:
    """Align a text at the right of `width` cells."""
    plain = text if isinstance(text, Text) else Text(text)
    return fit(Text(" " * (width - plain.cell_len)) + plain, width)


def signed(points: int) -> str:
    """Write a number with a minus as wide as a digit."""
    return str(points).replace("-", "−")


def edge(ends: str, widths: Sequence[int], titles: Sequence[Text | str] = ()) -> Text:
    """Draw the edge of a box with columns, such as `╭┬╮`; a column's title lies on it."""
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
    """Draw one line of a box with columns."""
    bar = Text("│", WOOD)
    line = Text() + bar
    for cell, width in zip(cells, widths, strict=True):
        line += fit(cell, width) + bar
    return line


def box(title: str, lines: Sequence[Text | str], width: int, margin: int = 1) -> list[Text]:
    """Draw lines in a box of one column, with `margin` blank cells on either side of each."""
    inner, blank = width - 2, Text(" " * margin)
    body = [row([blank + fit(line, inner - 2 * margin) + blank], [inner]) for line in lines]
    return [edge("╭┬╮", [inner], [Text(title, "bold")]), *body, edge("╰┴╯", [inner])]


def beside(left: Sequence[Text], right_side: Sequence[Text], gap: int = 1) -> list[Text]:
    """Put two columns of lines next to each other."""
    width = max(line.cell_len for line in left)
    height = max(len(left), len(right_side))
    blank = Text("")
    return [
        fit(left[at] if at < len(left) else blank, width + gap) + (right_side[at] if at < len(right_side) else blank)
        for at in range(height)
    ]


def packed(items: Sequence[Text], width: int, gap: str = "  ") -> list[Text]:
    """Put items side by side, on as many lines as they need."""
    lines: list[Text] = []
    for item in items:
        if lines and lines[-1].cell_len + len(gap) + item.cell_len <= width:
            lines[-1] = lines[-1] + Text(gap) + item
        else:
            lines.append(Text() + item)
    return lines


def sheet(lines: Sequence[Text]) -> Text:
    """Join lines into one drawing that never wraps."""
    drawn = Text("\n").join(lines)
    drawn.no_wrap, drawn.overflow = True, "crop"
    return drawn


def tidy(names: Sequence[str]) -> list[str]:
    """Return names without superfluous blanks."""
    return [" ".join(name.split()) for name in names]


def fitted(make: Callable[[Sequence[str]], str], names: Sequence[str]) -> str:
    """Make a sentence whose names are as long as one line allows."""
    sentence = ""
    for room in ROOMS:
        sentence = make([shorten(name, room) for name in names])
        if cell_len(sentence) <= LINE:
            break
    return sentence


def joined(names: Sequence[str], words: Words) -> str:
    """Join names as in speech: Ada, Bo and Cy."""
    if len(names) < 2:
        return "".join(names)
    return words.say("names-joined", first=", ".join(names[:-1]), last=names[-1])


def rules_page(words: Words) -> RenderableType:
    """Return a game's rules in our own words, with their numbers."""
    page = Table.grid(padding=(0, 2))
    page.add_column(justify="right", style=BRASS, no_wrap=True)
    page.add_column()
    for section in takewhile(lambda number: words.has(f"rules-title-{number}"), count(1)):
        if section > 1:
            page.add_row()
        page.add_row("", Text(words.say(f"rules-title-{section}"), "bold"))
        numbers = [str(section), *(f"{section}.{rule}" for rule in RULES_A_SECTION)]
        for number in numbers:
            message = f"rules-{number.replace('.', '-')}"
            if words.has(message):
                page.add_row(f"§{number}", words.say(message))
    return page
