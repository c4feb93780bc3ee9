"""Plots for pages: rows with a dot and its interval, and bars. Inline SVG, with nothing from elsewhere.

A row is a line of text with a track: only the track is drawn, in percent of its width, so that letters keep their size
on a phone. Colours are those of the page.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from html import escape

import msgspec

MARGIN = 2.0  # percent of a track on either side, so that a dot at the end is whole
MIDDLE = 12  # pixels from a track's top
BARS = 24  # at most


class Row(msgspec.Struct, frozen=True):
    """A figure with its interval."""

    label: str
    low: float
    middle: float
    high: float
    text: str  # the figures in words
    strong: bool = False
    mark: float | None = None  # a goal


class Axis(msgspec.Struct, frozen=True):
    """From where to where a track goes, and what is written below it."""

    low: float
    high: float
    ticks: list[tuple[float, str]]
    by_ratio: bool = False

    def at(self, value: float) -> float:
        """Return where a value is, in percent of the width."""
        low, high, here = (self.low, self.high, min(max(value, self.low), self.high))
        if self.by_ratio:
            low, high, here = math.log(low), math.log(high), math.log(here)
        return MARGIN + (100 - 2 * MARGIN) * (here - low) / (high - low)


def axis_over(values: Sequence[float], write: Callable[[float], str]) -> Axis:
    """Return an axis with round numbers that has room for all values."""
    low, high = min(values), max(values)
    step = _round_step((high - low or abs(high) or 1.0) / 4)
    first, last = math.floor(low / step), math.ceil(high / step)
    last += first == last
    ticks = [round(step * each, 10) for each in range(first, last + 1)]
    return Axis(ticks[0], ticks[-1], [(tick, write(tick)) for tick in ticks])


def _round_step(least: float) -> float:
    power = 10.0 ** math.floor(math.log10(least))
    return next(step * power for step in (1, 2, 5, 10) if step * power >= least)


def rows(caption: str, lines: Sequence[Row], axis: Axis, par: float | None = None, note: str = "") -> str:
    """Draw a figure: a row for each line, and `par` as a dashed line through all of them."""
    drawn = "".join(_row(line, axis, par) for line in lines)
    ticks = "".join(_tick(axis, at, text) for at, text in axis.ticks)
    scale = f'<div class="row scale"><svg class="track" height="18" aria-hidden="true">{ticks}</svg></div>'
    return _figure(caption, drawn + scale, note)


def _row(line: Row, axis: Axis, par: float | None) -> str:
    grid = "".join(_upright(axis.at(at), "grid") for at, _ in axis.ticks)
    grid += "" if par is None else _upright(axis.at(par), "par")
    goal = (
        ""
        if line.mark is None
        else f'<line class="goal" x1="{_x(axis, line.mark)}" x2="{_x(axis, line.mark)}" y1="3" y2="21"/>'
    )
    low, high, middle = (_x(axis, each) for each in (line.low, line.high, line.middle))
    drawn = f'<line class="reach" x1="{low}" x2="{high}" y1="{MIDDLE}" y2="{MIDDLE}"/>'
    drawn += f'<circle class="dot" cx="{middle}" cy="{MIDDLE}" r="5"/>'
    kind = "row strong" if line.strong else "row"
    return (
        f'<div class="{kind}"><span class="label">{escape(line.label)}</span>'
        f'<svg class="track" height="24" aria-hidden="true">{grid}{goal}{drawn}</svg>'
        f'<span class="text">{escape(line.text)}</span></div>'
    )


def _tick(axis: Axis, at: float, text: str) -> str:
    return f'<text x="{_x(axis, at)}" y="13" text-anchor="middle">{escape(text)}</text>'


def _upright(at: float, kind: str) -> str:
    return f'<line class="{kind}" x1="{at:.2f}%" x2="{at:.2f}%" y1="0" y2="24"/>'


def _x(axis: Axis, value: float) -> str:
    return f"{axis.at(value):.2f}%"


def bars(caption: str, values: Sequence[int], note: str = "") -> str:
    """Draw how often each value occurs, in bars of equal width."""
    least, most = min(values), max(values)
    width = -(-(most - least + 1) // BARS)
    counts = [0] * ((most - least) // width + 1)
    for value in values:
        counts[(value - least) // width] += 1
    axis = Axis(least, least + width * len(counts), [])
    drawn = []
    for at, count in enumerate(counts):
        left, right, tall = axis.at(least + width * at), axis.at(least + width * (at + 1)), 100 * count / max(counts)
        told = f"{_span(least + width * at, width)}: {count}"
        drawn.append(
            f'<rect class="bar" x="{left:.2f}%" y="{100 - tall:.2f}%" width="{max(right - left - 0.4, 0.3):.2f}%" '
            f'height="{tall:.2f}%"><title>{told}</title></rect>'
        )
    last = least + width * (len(counts) - 1)
    ends = "".join(_tick(axis, each + width / 2, _span(each, width)) for each in dict.fromkeys((least, last)))
    chart = f'<svg class="bars" height="120" role="img" aria-label="{escape(caption)}">{"".join(drawn)}</svg>'
    return _figure(caption, f'{chart}<svg class="bars" height="18" aria-hidden="true">{ends}</svg>', note)


def _span(first: int, width: int) -> str:
    return str(first) if width == 1 else f"{first}–{first + width - 1}"


def matrix(caption: str, lines: Sequence[tuple[str, Sequence[tuple[float, str] | None]]]) -> str:
    """Write a table whose cells are the darker the larger their share is; None where nothing was played."""
    heads = "".join(f'<th scope="col">{escape(name)}</th>' for name, _ in lines)
    body = ""
    for name, cells in lines:
        body += f'<tr><th scope="row">{escape(name)}</th>'
        for cell in cells:
            body += "<td>–</td>" if cell is None else f'<td style="--share:{100 * cell[0]:.0f}%">{escape(cell[1])}</td>'
        body += "</tr>"
    table = f"<table><thead><tr><th></th>{heads}</tr></thead><tbody>{body}</tbody></table>"
    return _figure(caption, f'<div class="wide">{table}</div>')


def _figure(caption: str, drawn: str, note: str = "") -> str:
    told = f'<p class="note">{escape(note)}</p>' if note else ""
    return f"<figure><figcaption>{escape(caption)}</figcaption>{drawn}{told}</figure>"
