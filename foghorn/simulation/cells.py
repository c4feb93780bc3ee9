"""What an arena plays: cells, each of them one bot against another with some options, in every seat equally often.

Where more than two play, a cell is one bot alone at a table of its rivals: a fair share is then 1 in so many seats.
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping, Sequence
from importlib import resources
from importlib.util import find_spec
from itertools import combinations, permutations
from typing import Annotated, Any

import msgspec

from ..core.errors import BadOption, InvalidFile
from ..core.game import AnyGame, package_of, read_options, with_usual_players
from .series import Series, prepare

GOALS = "arena.toml"  # in a game's folder
RESULTS = "arena.jsonl"  # beside it


class Goal(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The share of games that a bot should win, in percent, and where its interval should begin."""

    least: float
    most: float = 100.0
    low: float = 0.0


class Cell(msgspec.Struct, frozen=True, kw_only=True):
    """One bot against another."""

    bot: str
    rival: str
    options: dict[str, Any]  # all of them
    games: int  # a multiple of the seats
    goal: Goal | None = None
    needs: str | None = None  # a module without which one of the bots cannot play

    @property
    def can_be_played(self) -> bool:
        """Whether everything that its bots need is installed."""
        return self.needs is None or find_spec(self.needs) is not None

    @property
    def players(self) -> int:
        """Count the seats."""
        return int(self.options["players"])

    def series(self, game: AnyGame, seed: int) -> Series:
        """Return the games of this cell, the bot one seat further on in each; raises `BadOption` for a wrong one."""
        series = Series(
            game=game.meta.key,
            options=self.options,
            seed=seed,
            games=self.games,
            bots=(self.bot, *[self.rival] * (self.players - 1)),
            seating="rotated",
            watched=True,
        )
        prepare(series)
        return series


class _Wanted(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    bot: str
    rival: str
    games: Annotated[int, msgspec.Meta(ge=1)]
    options: dict[str, Any] = {}
    goal: Goal | None = None
    needs: str | None = None


class Goals(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A game's `arena.toml`."""

    seed: int
    cells: list[_Wanted]


def pairs(game: AnyGame, bots: Sequence[str], options: Mapping[str, object], games: int) -> list[Cell]:
    """Pair every bot with every other; where more than two play, once as the one and once as the many."""
    if len(set(bots)) < 2:
        raise BadOption("arena-two-bots")
    if len(set(bots)) < len(bots):
        raise BadOption("arena-bot-twice", name=next(bot for bot in bots if bots.count(bot) > 1))
    told = _all_options(game, options)
    if told["players"] < 2:
        raise BadOption("arena-alone")
    couples = combinations(bots, 2) if told["players"] == 2 else permutations(bots, 2)
    games = _whole_rounds(games, told["players"])
    return [Cell(bot=bot, rival=rival, options=told, games=games) for bot, rival in couples]


def goals_of(game: AnyGame, most_games: int | None = None) -> tuple[int, list[Cell]]:
    """Read a game's goals: their seed, and a cell for each; raises `BadOption` if the game has none."""
    file = resources.files(package_of(game.meta.key)).joinpath(GOALS)
    if not file.is_file():
        raise BadOption("arena-no-goals", game=game.meta.name)
    goals = read_goals(file.read_text("utf-8"))
    cells = []
    for each in goals.cells:
        told = _all_options(game, each.options)
        games = _whole_rounds(each.games if most_games is None else min(each.games, most_games), told["players"])
        cells.append(Cell(bot=each.bot, rival=each.rival, options=told, games=games, goal=each.goal, needs=each.needs))
    return goals.seed, cells


def read_goals(text: str) -> Goals:
    """Read an `arena.toml`; raises `InvalidFile` if it cannot be one."""
    try:
        return msgspec.convert(tomllib.loads(text), Goals)
    except (tomllib.TOMLDecodeError, msgspec.ValidationError) as error:
        raise InvalidFile("arena-goals-wrong", 1, name=GOALS, detail=str(error)) from error


def _all_options(game: AnyGame, given: Mapping[str, object]) -> dict[str, Any]:
    told: dict[str, Any] = msgspec.to_builtins(read_options(game, with_usual_players(game, given)))
    return told


def _whole_rounds(games: int, players: int) -> int:
    """Return at least so many games, in which everybody has every seat equally often."""
    return -(-games // players) * players
