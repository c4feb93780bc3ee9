"""The standings of an arena, as a page with plots."""

from __future__ import annotations

from functools import partial

from ..core.game import AnyGame
from ..i18n.words import Words
from ..simulation.standings import Standings, Table
from ..simulation.statistics import Share
from .arena_table import label, length, matrix_of, rival_text, seconds_text, table_title, title, verdict
from .page import heading, page
from .plots import Axis, Row, axis_over, bars, matrix, rows
from .summary import share_text


def page_of(report: Standings, words: Words, game: AnyGame) -> str:
    """Return the page."""
    parts: list[str] = []
    for table in report.tables:
        parts += [heading(table_title(table, words, game)), *_figures(table, words)]
    lead = [title(report, words, game), words.say("arena-note")]
    return page(words.language, words.say("arena-page-title", game=game.meta.name), lead, parts)


def _figures(table: Table, words: Words) -> list[str]:
    figures = [_contests(table, words), _ratings(table, words)]
    if len(table.ratings) > 2:
        lines = [
            (label(bot), [None if each is None else (each.share, f"{100 * each.share:.0f}") for each in shares])
            for bot, shares in matrix_of(table)
        ]
        figures.append(matrix(words.say("arena-matrix"), lines))
    seats = [share_row(words.say("arena-seat", seat=seat), wins, words) for seat, wins in enumerate(table.seats, 1)]
    fair = 100 * table.fair_share
    figures.append(rows(words.say("arena-seats"), seats, share_axis([fair], table.seats, words), fair))
    figures.append(bars(words.say("arena-length"), table.lengths, length(table, words)))
    return [*figures, _thinking(table, words)] if table.thinking else figures


def share_row(name: str, wins: Share, words: Words, strong: bool = False) -> Row:
    """Return the row of a share."""
    low, middle, high = (100 * each for each in (wins.low, wins.share, wins.high))
    return Row(name, low, middle, high, share_text(words, wins), strong)


def share_axis(more: list[float], shares: list[Share], words: Words) -> Axis:
    """Return an axis that has room for these shares, and for others in percent."""
    percent = [*more, *(100 * each for share in shares for each in (share.low, share.high))]
    return axis_over(percent, lambda tick: words.say("arena-percent", share=tick_text(tick, words)))


def tick_text(tick: float, words: Words) -> str:
    """Write a number below an axis, with no more places than it has."""
    return words.figure(tick, len(f"{tick:g}".partition(".")[2]))


def _contests(table: Table, words: Words) -> str:
    lines = []
    for each in table.contests:
        name = f"{label(each.bot)} – {rival_text(each, len(table.seats), words)}"
        row = share_row(name, each.wins, words)
        told = row.text if each.goal is None else f"{row.text}; {verdict(each, words)}"
        lines.append(
            Row(name, row.low, row.middle, row.high, told, False, None if each.goal is None else each.goal.least)
        )
    note = words.say("arena-goal-note") if any(each.goal for each in table.contests) else ""
    return rows(words.say("arena-contests"), lines, share_axis([0, 100], [], words), 100 * table.fair_share, note)


def _ratings(table: Table, words: Words) -> str:
    lines = []
    for each in table.ratings:
        low, middle, high = (words.figure(figure, 1) for figure in (each.low, each.mu, each.high))
        told = words.say("arena-rated", rating=middle, low=low, high=high)
        lines.append(Row(label(each.bot), each.low, each.mu, each.high, told))
    axis = axis_over([end for each in table.ratings for end in (each.low, each.high)], partial(tick_text, words=words))
    return rows(words.say("arena-rating"), lines, axis, None, words.say("arena-rating-note"))


def _thinking(table: Table, words: Words) -> str:
    lines = []
    for each in table.thinking:
        median, p95 = seconds_text(each.median, words), seconds_text(each.p95, words)
        told = words.say("arena-thought", median=median, most=p95)
        lines.append(Row(label(each.bot), each.median, each.median, each.p95, told))
    ends = [end for each in table.thinking for end in (each.median, each.p95)]
    decades = [10.0**power for power in range(-9, 5)]
    low = max(each for each in decades if each <= min(ends))
    high = min(each for each in decades if each > max(ends))
    axis = Axis(low, high, [(each, seconds_text(each, words)) for each in decades if low <= each <= high], True)
    return rows(words.say("arena-thinking"), lines, axis, None, words.say("arena-thinking-note"))
