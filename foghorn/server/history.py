"""What a guest has played: which finished games a filter wants, and what they add up to."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Literal

from ..store.rows import Played
from .models import Answer

Against = Literal["people", "bots", "nobody"]


class Score(Answer, frozen=True, kw_only=True):
    """How many games were played, and how many of them won."""

    played: int = 0
    won: int = 0


class GameSummary(Answer, frozen=True, kw_only=True):
    """All that a guest has played of a game."""

    game: str
    people: Score  # with at least one other person
    bots: Score
    nobody: Score  # alone
    statistics: dict[str, float]  # the game's own figures of this guest, on average


def against(played: Played) -> Against:
    """Tell whom a game was played with; one other person among bots makes it a game with people."""
    others = [chair for seat, chair in enumerate(played.chairs) if seat != played.seat]
    if not others:
        return "nobody"
    return "people" if any(chair.guest is not None or chair.bot is None for chair in others) else "bots"


def summaries(games: Iterable[Played]) -> list[GameSummary]:
    """Add up finished games, each game by itself."""
    by_game: dict[str, list[Played]] = {}
    for played in games:
        by_game.setdefault(played.game, []).append(played)
    return [_summary(game, by_game[game]) for game in sorted(by_game)]


def _summary(game: str, games: list[Played]) -> GameSummary:
    kinds: dict[Against, list[Played]] = {"people": [], "bots": [], "nobody": []}
    figures: dict[str, list[float]] = {}
    for played in games:
        kinds[against(played)].append(played)
        for name, by_seat in played.result.statistics.items():
            figures.setdefault(name, []).append(by_seat[played.seat])
    return GameSummary(
        game=game,
        statistics={name: sum(values) / len(values) for name, values in figures.items()},
        **{kind: _score(found) for kind, found in kinds.items()},
    )


def _score(games: list[Played]) -> Score:
    return Score(played=len(games), won=sum(played.seat in played.result.winners for played in games))
