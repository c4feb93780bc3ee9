"""What an arena's results come to: for each kind of table shares, ratings, seats, length and thinking times."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from fractions import Fraction
from typing import Any

import msgspec

from .arena import Arena
from .cells import Cell, Goal
from .ledger import Played, Record
from .ratings import Rating, rate
from .series import seats_of
from .statistics import Length, Share, Spread, spread, wilson
from .watching import Times, add_times, quantile


class Contest(msgspec.Struct, frozen=True, kw_only=True):
    """The results of a cell."""

    bot: str
    rival: str
    games: int
    asked: int
    wins: Share
    points: Spread  # of the bot
    rival_points: Spread
    goal: Goal | None
    reached: bool | None  # whether the goal is; None without one, and while games are missing


class Thinking(msgspec.Struct, frozen=True):
    """How long a bot thinks about a choice, in seconds of processor time; choices without alternative do not count."""

    bot: str
    choices: int
    median: float
    p95: float


class Table(msgspec.Struct, frozen=True, kw_only=True):
    """All cells with the same options."""

    options: dict[str, Any]
    fair_share: float
    contests: list[Contest]
    ratings: list[Rating]
    seats: list[Share]  # the share of games won from each place in turn order, whoever chooses first being the first
    decisions: Length
    lengths: list[int]  # of every game, in decisions
    thinking: list[Thinking]


class Standings(msgspec.Struct, frozen=True, kw_only=True):
    """The results of an arena so far."""

    game: str
    rules_version: int
    seed: int
    games: int
    asked: int
    tables: list[Table]


def standings(arena: Arena) -> Standings:
    """Sum up what was played so far; cells without a game are left out."""
    heading, kinds = arena.ledger.heading, list[list[tuple[Cell, Record]]]()
    for cell in arena.cells:
        record = arena.ledger.of(cell)
        if not record.games:
            continue
        same = next((kind for kind in kinds if kind[0][0].options == cell.options), None)
        kinds.append([(cell, record)]) if same is None else same.append((cell, record))
    played = sum(len(arena.ledger.of(cell).games) for cell in arena.cells)
    return Standings(
        game=heading.game,
        rules_version=heading.rules_version,
        seed=heading.seed,
        games=played,
        asked=played + arena.missing,
        tables=[_table(arena, kind) for kind in kinds],
    )


def _table(arena: Arena, kind: Sequence[tuple[Cell, Record]]) -> Table:
    players = kind[0][0].players
    games = list(_in_turn(arena, kind))
    lengths = [game.decisions for _, game in games]
    times: Times = {}
    for _, record in kind:
        add_times(times, record.times)
    return Table(
        options=kind[0][0].options,
        fair_share=round(1 / players, 6),
        contests=[_contest(cell, record) for cell, record in kind],
        ratings=rate((bots, game.winners) for bots, game in games),
        seats=[
            wilson(sum((_share(game, (game.first + place) % players) for _, game in games), Fraction(0)), len(games))
            for place in range(players)
        ],
        decisions=Length(round(sum(lengths) / len(lengths), 6), min(lengths), max(lengths)),
        lengths=lengths,
        thinking=[
            Thinking(name, sum(bins.values()), _rounded(quantile(bins, 0.5)), _rounded(quantile(bins, 0.95)))
            for name, bins in times.items()
        ],
    )


def _in_turn(arena: Arena, kind: Sequence[tuple[Cell, Record]]) -> Iterator[tuple[list[str], Played]]:
    """Yield the bots by seat and the result of every game: the first of each cell, the second of each, and so on."""
    for number in range(max(len(record.games) for _, record in kind)):
        for cell, record in kind:
            if number < len(record.games):
                series = arena.series[arena.cells.index(cell)]
                yield seats_of(series, cell.players, number), record.games[number]


def _contest(cell: Cell, record: Record) -> Contest:
    """Sum up a cell: in game number n the bot has seat n, the first following the last."""
    games, players = record.games, cell.players
    wins = sum((_share(game, number % players) for number, game in enumerate(games)), Fraction(0))
    own = [game.scores[number % players] for number, game in enumerate(games)]
    others = [Fraction(sum(game.scores) - score, players - 1) for game, score in zip(games, own, strict=True)]
    share = wilson(wins, len(games))
    return Contest(
        bot=cell.bot,
        rival=cell.rival,
        games=len(games),
        asked=max(cell.games, len(games)),
        wins=share,
        points=spread(len(own), sum(own), sum(score * score for score in own)),
        rival_points=spread(len(others), sum(others), sum(score * score for score in others)),
        goal=cell.goal,
        reached=None if cell.goal is None or len(games) < cell.games else _reached(cell.goal, share),
    )


def _reached(goal: Goal, share: Share) -> bool:
    return goal.least <= 100 * share.share <= goal.most and 100 * share.low >= goal.low


def _share(game: Played, seat: int) -> Fraction:
    """Return a seat's part of the victory."""
    return Fraction(seat in game.winners, len(game.winners))


def _rounded(seconds: float) -> float:
    return float(f"{seconds:.3g}")
