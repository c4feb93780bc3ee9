"""What a constant or an option of a game does: the same bots and seeds, once with each of its values."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from typing import Any

import msgspec

from ..core.game import game_of, with_usual_players
from .series import Result, Series
from .statistics import Share, Spread, spread, wilson


class Trial(msgspec.Struct, frozen=True, kw_only=True):
    """The games with one value."""

    value: int | bool | str | None
    games: int
    fair_share: float
    seats: list[Share]  # the share of games won from each place in turn order, whoever chooses first being the first
    bias: float  # how far the place with the most lies above the fair share
    # Decisions, points and the game's own; where several play, the winner's margin; where points decide, lead changes.
    measures: dict[str, Spread]


class Experiment(msgspec.Struct, frozen=True, kw_only=True):
    """The results of varying one thing."""

    game: str
    rules_version: int
    options: dict[str, Any]
    bots: tuple[str, ...]
    seed: int
    games: int  # with each value
    varied: str
    usual: int | bool | str | None
    trials: list[Trial]


def trial(value: int | bool | str | None, results: Sequence[Result]) -> Trial:
    """Sum up the games with one value."""
    players, games = len(results[0].scores), len(results)
    wins = [
        sum(
            (Fraction((each.first + place) % players in each.winners, len(each.winners)) for each in results),
            Fraction(0),
        )
        for place in range(players)
    ]
    figures = {"decisions": [Fraction(each.decisions) for each in results]}
    if players > 1:
        margins = [_margin(each) for each in results]
        if min(margins) >= 0:  # where somebody won with fewer points, nobody had led by them
            figures["lead-changes"] = [Fraction(each.lead_changes) for each in results]
        figures["margin"] = [Fraction(margin) for margin in margins]
    figures["points"] = [Fraction(sum(each.scores), players) for each in results]
    for name in results[0].measures:
        figures[name] = [Fraction(each.measures[name]) for each in results]
    seats = [wilson(won, games) for won in wins]
    return Trial(
        value=value,
        games=games,
        fair_share=round(1 / players, 6),
        seats=seats,
        bias=round(max(seat.share for seat in seats) - 1 / players, 6),
        measures={
            name: spread(games, sum(each), sum(figure * figure for figure in each)) for name, each in figures.items()
        },
    )


def trial_series(series: Series, name: str, values: Sequence[int | bool | str | None], option: bool) -> list[Series]:
    """Return the series of every value of an option, or of a constant."""
    if option:
        game = game_of(series.game)
        # What follows from a value, such as a scenario's board, follows anew from each.
        every = [with_usual_players(game, {**series.options, name: value}) for value in values]
        return [msgspec.structs.replace(series, options=options) for options in every]
    return [msgspec.structs.replace(series, constants={name: int(value or 0)}) for value in values]


def _margin(result: Result) -> int:
    """Return how far all winners are ahead of the best of the others: below 0 if points did not decide."""
    others = [score for seat, score in enumerate(result.scores) if seat not in result.winners]
    return min(result.scores[seat] for seat in result.winners) - max(others) if others else 0
