"""The results of many games: points with their spread, and shares of the wins; low and high bound a 95 % interval.

A victory shared by two counts as half a win for each.
"""

from __future__ import annotations

import math
from collections.abc import Iterable
from fractions import Fraction
from typing import Any

import msgspec

from ..core.game import AnyGame, Options
from .series import Result, Series

NORMAL = 1.959964  # 95 % of a normal distribution lie within this many standard deviations of its mean
# The same for few observations (Student's t), from one degree of freedom on.
STUDENT = (
    *(12.706, 4.303, 3.182, 2.776, 2.571, 2.447, 2.365, 2.306, 2.262, 2.228),
    *(2.201, 2.179, 2.160, 2.145, 2.131, 2.120, 2.110, 2.101, 2.093, 2.086),
    *(2.080, 2.074, 2.069, 2.064, 2.060, 2.056, 2.052, 2.048, 2.045, 2.042),
)


class Spread(msgspec.Struct, frozen=True):
    """A mean and the 95 % interval around it; no interval for a single game."""

    mean: float
    low: float | None
    high: float | None


class Share(msgspec.Struct, frozen=True):
    """The share of games won, and the 95 % interval around it."""

    wins: float
    share: float
    low: float
    high: float


class Line(msgspec.Struct, frozen=True):
    """One bot, or one seat; a bot that sits on several seats of a game is counted once for each."""

    name: str | int
    games: int
    points: Spread
    wins: Share
    statistics: dict[str, float]


class Length(msgspec.Struct, frozen=True):
    """Decisions taken in a game."""

    mean: float
    min: int
    max: int


class Summary(msgspec.Struct, frozen=True, kw_only=True):
    """The results of a series; equal for equal seeds, whichever processes played it."""

    game: str
    rules_version: int
    options: dict[str, Any]
    seed: int
    games: int
    bots: tuple[str, ...]
    balanced: bool
    fair_share: float
    by_bot: list[Line]
    by_seat: list[Line]
    decisions: Length
    asked: int | msgspec.UnsetType = msgspec.UNSET


class Counter:
    """Adds up the games of one bot or seat, exactly."""

    def __init__(self) -> None:
        self.games = 0
        self.points = 0
        self.squares = 0
        self.wins = Fraction(0)
        self.statistics: dict[str, float] = {}

    def add(self, result: Result, seat: int) -> None:
        """Count a seat of a game."""
        self.games += 1
        self.points += result.scores[seat]
        self.squares += result.scores[seat] ** 2
        if seat in result.winners:
            self.wins += Fraction(1, len(result.winners))
        for name, figures in result.statistics.items():
            self.statistics[name] = self.statistics.get(name, 0.0) + figures[seat]

    def line(self, name: str | int) -> Line:
        """Return the results."""
        return Line(
            name=name,
            games=self.games,
            points=spread(self.games, self.points, self.squares),
            wins=wilson(self.wins, self.games),
            statistics={each: _round(total / self.games) for each, total in self.statistics.items()},
        )


class Scores:
    """All games of a series, counted as they are reported."""

    def __init__(self, players: int) -> None:
        self.by_bot: dict[str, Counter] = {}
        self.by_seat = [Counter() for _ in range(players)]
        self.decisions: list[int] = [0, 0, 0]  # total, fewest, most
        self.games = 0

    def add(self, results: Iterable[Result]) -> None:
        """Count these games."""
        for result in results:
            for seat, counter in enumerate(self.by_seat):
                counter.add(result, seat)
                self.by_bot.setdefault(result.bots[seat], Counter()).add(result, seat)
            total, fewest, most = self.decisions
            fewest = result.decisions if self.games == 0 else min(fewest, result.decisions)
            self.decisions = [total + result.decisions, fewest, max(most, result.decisions)]
            self.games += 1

    def summary(self, series: Series, game: AnyGame, options: Options) -> Summary:
        """Summarise all games counted so far."""
        total, fewest, most = self.decisions
        return Summary(
            game=game.meta.key,
            rules_version=game.meta.rules_version,
            options=msgspec.to_builtins(options),
            seed=series.seed,
            games=self.games,
            bots=series.bots,
            balanced=series.seating != "fixed",
            fair_share=_round(1 / options.players),
            by_bot=[self.by_bot[name].line(name) for name in dict.fromkeys(series.bots)],
            by_seat=[counter.line(seat) for seat, counter in enumerate(self.by_seat)],
            decisions=Length(_round(total / self.games), fewest, most),
            asked=msgspec.UNSET if self.games == series.games else series.games,
        )


def spread(count: int, total: int | Fraction, squares: int | Fraction) -> Spread:
    """Compute the mean of observations with its 95 % interval."""
    mean = float(total / count)
    if count == 1:
        return Spread(_round(mean), None, None)
    # Integers until the last step: the difference of two large floats would lose precision.
    variance = Fraction(squares * count - total * total, count * (count - 1))
    reach = (STUDENT[count - 2] if count - 2 < len(STUDENT) else NORMAL) * math.sqrt(variance / count)
    return Spread(_round(mean), _round(mean - reach), _round(mean + reach))


def wilson(wins: Fraction, games: int) -> Share:
    """Compute a share with its 95 % interval (Wilson's), which also holds for shares near 0 and 1 and few games."""
    share, z = float(wins) / games, NORMAL
    middle = (share + z * z / (2 * games)) / (1 + z * z / games)
    reach = z / (1 + z * z / games) * math.sqrt(share * (1 - share) / games + z * z / (4 * games * games))
    low, high = max(0.0, middle - reach), min(1.0, middle + reach)
    return Share(_round(float(wins)), _round(share), _round(low), _round(high))


def _round(figure: float) -> float:
    return round(figure, 6)
