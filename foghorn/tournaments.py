"""Tournaments: bots play each other many times, and a table tells how good they are."""

from __future__ import annotations

import contextlib
import secrets
from collections.abc import Callable, Sequence
from typing import Any

import msgspec

from .bots.bot import any_bot
from .core.errors import BadOption
from .core.game import Policy, game_of, with_usual_players
from .match import LANGUAGE, LARGEST_SEED, explained, known_language, listed, whole_number
from .simulation.driver import play_series
from .simulation.series import Result, Series, prepare
from .simulation.statistics import Line, Scores
from .simulation.workers import travels

MOST_GAMES, MOST_JOBS = 1_000_000_000, 256


class Standing(msgspec.Struct, frozen=True, kw_only=True):
    """What one bot achieved; where it has several seats of a game, each is counted as a game of its own."""

    name: str  # of a function, what it is called; a second one of that name has a number
    games: int  # that it played
    wins: float  # a victory shared by two is half a win for each
    share: float  # the share of its games that it won
    low: float  # where the 95 % interval of that share begins (Wilson's)
    high: float  # where it ends
    score: float  # points per game, on average


class Tournament(msgspec.Struct, frozen=True, kw_only=True):
    """The outcome of a tournament: prints itself as a table, and has every game in `results`.

    `standings` has the best bot first; `tournament[name]` is one bot's. A result has `bots`, `scores` and
    `statistics` by seat, the seats that are `winners`, and the number of `decisions`.
    """

    game: str  # its key
    options: dict[str, Any]  # all of them, those too that were not given
    seed: int  # gives the same games again
    standings: list[Standing]  # the best first
    results: list[Result]  # of every game, in the order of play
    language: str = LANGUAGE  # in which it prints itself

    def __getitem__(self, name: str) -> Standing:
        """Return one bot's standing; raises `KeyError` if it did not play."""
        return {standing.name: standing for standing in self.standings}[name]

    def __len__(self) -> int:
        """Count the games."""
        return len(self.results)

    def __bool__(self) -> bool:
        return True

    def __repr__(self) -> str:
        first = self.standings[0]
        return f"<Tournament {self.game}, {len(self)} games, {first.name} ahead with {first.share:.1%} of its games>"

    def __str__(self) -> str:
        from .i18n.words import words_for

        words = words_for(self.language, self.game)
        titles = ("simulate-bot", "simulate-games", "simulate-points", "simulate-wins", "tournament-share")
        rows = [[words.say(title) for title in titles]]
        for each in self.standings:
            shares = {"share": each.share, "low": each.low, "high": each.high}
            share = words.say("simulate-share", **{name: words.figure(100 * of, 1) for name, of in shares.items()})
            rows.append([each.name, str(each.games), words.figure(each.score), words.figure(each.wins, 1), share])
        title = words.say(
            "simulate-title",
            game=game_of(self.game).meta.name,
            games=len(self),
            players=self.options["players"],
            seed=str(self.seed),
        )
        return "\n".join([title, *_aligned(rows), words.say("tournament-note")])


def tournament(
    bots: Sequence[str | Policy],
    game: str,
    *,
    games: int = 100,
    seed: int | None = None,
    jobs: int = 1,
    progress: Callable[[int, int], object] | None = None,
    language: str = LANGUAGE,
    **options: Any,
) -> Tournament:
    """Let bots play each other, each equally often in every seat.

    A bot is a name, `"module:function"`, or a function `(view, choices, chance)`. Games are played in rounds of as many
    games as there are bots, whether that is more than the seats or fewer: in a round every bot has every seat once, and
    the order of the bots is drawn anew for each round. The same seed gives the same games on any number of
    processes (`jobs`). `progress(played, games)` is called as games end.
    """
    with explained(known_language(language), game):
        rules = game_of(game)
        names = _names([any_bot(bot, rules).name for bot in listed("bots", bots)])
        if not names:
            raise BadOption("no-bots")
        series = Series(
            game=game,
            options=with_usual_players(rules, options),
            seed=secrets.randbits(62) if seed is None else whole_number("seed", seed, 0, LARGEST_SEED),
            games=whole_number("games", games, 1, MOST_GAMES),
            bots=tuple(names),
            policies={name: bot for name, bot in zip(names, bots, strict=True) if name != bot},
            seating="drawn",
        )
        rules, chosen = prepare(series)
        if whole_number("jobs", jobs, 1, MOST_JOBS) > 1:
            for name, bot in series.policies.items():
                if not travels(bot):
                    raise BadOption("bot-stays-here", name=name)
        scores = Scores(chosen.players)
        results: list[Result] = []
        with contextlib.closing(play_series(series, jobs)) as played:
            for batch in played:
                scores.add(batch.results)
                results += batch.results
                if progress is not None:
                    progress(len(results), series.games)
        summary = scores.summary(series, rules, chosen)
        ranking = sorted(map(_standing, summary.by_bot), key=lambda each: -each.share)
        return Tournament(
            game=game,
            options=summary.options,
            seed=series.seed,
            standings=ranking,
            results=results,
            language=language,
        )


def _names(given: Sequence[str]) -> list[str]:
    """Make the bots' names distinct: the second `random` is `random-2`."""
    counts = [given[:at].count(name) for at, name in enumerate(given)]
    return [f"{name}-{count + 1}" if count else name for name, count in zip(given, counts, strict=True)]


def _standing(line: Line) -> Standing:
    return Standing(
        name=str(line.name),
        games=line.games,
        wins=line.wins.wins,
        share=line.wins.share,
        low=line.wins.low,
        high=line.wins.high,
        score=line.points.mean,
    )


def _aligned(rows: Sequence[Sequence[str]]) -> list[str]:
    """Format the lines of a table: names aligned left, figures aligned right."""
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    lines = []
    for name, *figures in rows:
        columns = [figure.rjust(width) for figure, width in zip(figures, widths[1:], strict=True)]
        lines.append("  ".join([name.ljust(widths[0]), *columns]))
    return lines
