"""What an experiment shows, as tables and as a page with plots."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from typing import TYPE_CHECKING

from ..core.game import AnyGame
from ..i18n.words import Words
from ..simulation.lab import Experiment, Trial
from .arena_page import share_axis, share_row, tick_text
from .lab import NO, YES, Value, name_text
from .page import page
from .plots import Row, axis_over, rows
from .summary import new_table, points_text

if TYPE_CHECKING:
    from rich.console import RenderableType


def as_table(report: Experiment, words: Words, game: AnyGame) -> RenderableType:
    """Return two tables with a column for each value: the seats, and everything else."""
    from rich.console import Group

    values = [value_text(each.value, words) for each in report.trials]
    seats, measures = (new_table(words.say(each), *values) for each in ("arena-seats", "lab-measures"))
    most = max(len(each.seats) for each in report.trials)
    for seat in range(most):
        seats.add_row(
            words.say("arena-seat", seat=seat + 1), *(_seat_text(each, seat, words) for each in report.trials)
        )
    seats.add_row(words.say("lab-bias"), *(bias_text(each, words) for each in report.trials))
    for name in measured(report):
        found = [each.measures.get(name) for each in report.trials]
        figures = ("–" if each is None else points_text(words, each) for each in found)
        measures.add_row(measure_text(name, words), *figures)
    return Group(title(report, words, game), *lead(report, words), "", seats, "", measures, "", words.say("lab-note"))


def _seat_text(trial: Trial, seat: int, words: Words) -> str:
    if seat >= len(trial.seats):
        return ""
    wins = trial.seats[seat]
    low, middle, high = (words.figure(100 * each, 1) for each in (wins.low, wins.share, wins.high))
    return f"{words.say('arena-percent', share=middle)}\n{low}–{high}"


def bias_text(trial: Trial, words: Words) -> str:
    """Tell how far the best seat is above a fair share, and how far the games can tell it from chance."""
    sure = any(not wins.low <= trial.fair_share <= wins.high for wins in trial.seats)
    return words.say("lab-bias-sure" if sure else "lab-bias-chance", points=words.figure(100 * trial.bias, 1))


def title(report: Experiment, words: Words, game: AnyGame) -> str:
    """Tell what was varied."""
    return words.say("lab-title", game=game.meta.name, name=name_text(report.varied, words))


def lead(report: Experiment, words: Words) -> Iterator[str]:
    """Tell what was played."""
    played = sum(each.games for each in report.trials)
    yield words.say("lab-played", games=played, bots=", ".join(report.bots), seed=str(report.seed))
    yield words.say("lab-usual", value=value_text(report.usual, words))


def value_text(value: Value, words: Words) -> str:
    """Write a value down as it is typed."""
    if isinstance(value, bool):
        return YES if value else NO
    return "–" if value is None else str(value)


def measured(report: Experiment) -> list[str]:
    """Name all that was measured; not everything can be with every value."""
    return list(dict.fromkeys(name for each in report.trials for name in each.measures))


def measure_text(name: str, words: Words) -> str:
    """Name what is measured: the shell's words, or the game's own."""
    for message in (f"lab-measure-{name}", f"measure-{name}", f"statistic-{name}"):
        if words.has(message):
            return words.say(message)
    return name


def page_of(report: Experiment, words: Words, game: AnyGame) -> str:
    """Return the page: the seats first, then a figure for each measure."""
    seats = [
        share_row(
            f"{value_text(each.value, words)} · {words.say('arena-seat', seat=seat)}", wins, words, _usual(report, each)
        )
        for each in report.trials
        for seat, wins in enumerate(each.seats, 1)
    ]
    fair = 100 * report.trials[0].fair_share
    one_fair = fair if len({each.fair_share for each in report.trials}) == 1 else None
    axis = share_axis([fair], [wins for each in report.trials for wins in each.seats], words)
    figures = [rows(words.say("arena-seats"), seats, axis, one_fair)]
    for name in measured(report):
        lines = [_measure_row(report, each, name, words) for each in report.trials if name in each.measures]
        ends = [end for line in lines for end in (line.low, line.high)]
        figures.append(rows(measure_text(name, words), lines, axis_over(ends, partial(tick_text, words=words))))
    told = [*lead(report, words), words.say("lab-note")]
    return page(words.language, title(report, words, game), told, figures)


def _measure_row(report: Experiment, trial: Trial, name: str, words: Words) -> Row:
    each = trial.measures[name]
    low, high = each.mean if each.low is None else each.low, each.mean if each.high is None else each.high
    return Row(value_text(trial.value, words), low, each.mean, high, points_text(words, each), _usual(report, trial))


def _usual(report: Experiment, trial: Trial) -> bool:
    return trial.value == report.usual
