"""The standings of an arena, as tables for people."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..core.game import AnyGame
from ..i18n.words import Words
from ..simulation.cells import Goal
from ..simulation.standings import Contest, Standings, Table
from ..simulation.statistics import Share
from .options import option_fields
from .summary import new_table, points_text, share_text, verdict_text

if TYPE_CHECKING:
    from rich.console import RenderableType


def as_table(report: Standings, words: Words, game: AnyGame) -> RenderableType:
    """Return the standings: for each kind of table the shares, the ratings, the seats and the length."""
    from rich.console import Group

    parts: list[RenderableType] = [title(report, words, game)]
    for table in report.tables:
        parts += ["", table_title(table, words, game), "", _contests(table, words), "", _bots(table, words)]
        if len(table.ratings) > 2:
            parts += ["", _matrix(table, words)]
        parts += ["", _seats(table, words), "", length(table, words)]
    return Group(*parts, "", words.say("arena-note"))


def title(report: Standings, words: Words, game: AnyGame) -> str:
    """Tell what was played."""
    facts: dict[str, int | str] = {"game": game.meta.name, "games": report.games, "seed": str(report.seed)}
    if report.games < report.asked:
        return words.say("arena-title-so-far", asked=report.asked, **facts)
    return words.say("arena-title", **facts)


def table_title(table: Table, words: Words, game: AnyGame) -> str:
    """Name the players and the options that are not the usual ones."""
    usual = {field.encode_name: field.default for field in option_fields(game)}
    told = [words.say("arena-players", players=table.options["players"])]
    for name, value in table.options.items():
        if name != "players" and value != usual[name]:
            told.append(f"--{name.replace('_', '-')}" + ("" if value is True else f" {value}"))
    return ", ".join(told)


def rival_text(contest: Contest, players: int, words: Words) -> str:
    """Tell whom a bot played: one rival, or a table of them."""
    rival = label(contest.rival)
    return rival if players == 2 else words.say("arena-rivals", count=players - 1, rival=rival)


def goal_text(goal: Goal, words: Words) -> str:
    """Tell what share was asked for."""
    least, most, low = (words.figure(each, 0) for each in (goal.least, goal.most, goal.low))
    if goal.most < 100:
        return words.say("arena-goal-between", least=least, most=most)
    return words.say("arena-goal-low", least=least, low=low) if goal.low else words.say("arena-goal-least", least=least)


def label(bot: str) -> str:
    """Return a short name: of `module:function` only the function."""
    return bot.rpartition(":")[2]


def seconds_text(seconds: float, words: Words) -> str:
    """Write a time down so that its first two digits can be read."""
    if seconds >= 1:
        return words.say("arena-seconds", time=words.figure(seconds, 1))
    if seconds >= 1e-3:
        return words.say("arena-milliseconds", time=words.figure(1000 * seconds, 0 if seconds >= 0.01 else 1))
    return words.say("arena-microseconds", time=words.figure(1e6 * seconds, 0))


def verdict(contest: Contest, words: Words) -> str:
    """Tell the goal of a cell, and when all its games are there, whether it is reached; nothing where there is none."""
    if contest.goal is None:
        return ""
    if contest.reached is None:
        return goal_text(contest.goal, words)
    reached = words.say("arena-reached" if contest.reached else "arena-missed")
    return f"{goal_text(contest.goal, words)}: {reached}"


def _contests(table: Table, words: Words) -> RenderableType:
    """Show who won how much; where there are goals, they take the place of the points."""
    goals = any(contest.goal is not None for contest in table.contests)
    names = ["arena-bot", "arena-against", "simulate-games", "simulate-wins"]
    names += ["arena-goal"] if goals else ["simulate-points", "arena-rival-points"]
    shown = new_table(*map(words.say, names))
    shown.columns[1].justify = "left"
    for contest in table.contests:
        points = [points_text(words, each) for each in (contest.points, contest.rival_points)]
        shown.add_row(
            label(contest.bot),
            rival_text(contest, len(table.seats), words),
            str(contest.games),
            share_text(words, contest.wins),
            *([verdict(contest, words)] if goals else points),
        )
    return shown


def _bots(table: Table, words: Words) -> RenderableType:
    names = ("arena-bot", "arena-rating", "arena-choices", "arena-median", "arena-p95")
    shown = new_table(*map(words.say, names))
    times = {thinking.bot: thinking for thinking in table.thinking}
    for rating in table.ratings:
        low, middle, high = (words.figure(each, 1) for each in (rating.low, rating.mu, rating.high))
        thinking = times.get(rating.bot)
        figures = [] if thinking is None else [seconds_text(each, words) for each in (thinking.median, thinking.p95)]
        shown.add_row(
            label(rating.bot),
            words.say("arena-rated", rating=middle, low=low, high=high),
            *([] if thinking is None else [str(thinking.choices), *figures]),
        )
    return shown


def matrix_of(table: Table) -> list[tuple[str, list[Share | None]]]:
    """Return what share each bot won against each, the strongest first; of a cell for two both sides are known."""
    won: dict[tuple[str, str], Share] = {}
    for contest in table.contests:
        won[contest.bot, contest.rival] = contest.wins
        if len(table.seats) == 2:
            wins = contest.wins
            other = Share(contest.games - wins.wins, 1 - wins.share, 1 - wins.high, 1 - wins.low)
            won.setdefault((contest.rival, contest.bot), other)
    names = [rating.bot for rating in table.ratings]
    return [(bot, [won.get((bot, rival)) for rival in names]) for bot in names]


def _matrix(table: Table, words: Words) -> RenderableType:
    rows = matrix_of(table)
    shown = new_table(words.say("arena-matrix"), *(label(bot) for bot, _ in rows))
    for bot, shares in rows:
        figures = ("–" if share is None else f"{words.figure(100 * share.share, 0)}" for share in shares)
        shown.add_row(label(bot), *figures)
    return shown


def _seats(table: Table, words: Words) -> RenderableType:
    fair = words.figure(100 * table.fair_share, 1)
    shown = new_table(words.say("arena-order"), words.say("simulate-wins"), words.say("simulate-against", share=fair))
    for seat, wins in enumerate(table.seats, 1):
        shown.add_row(str(seat), share_text(words, wins), verdict_text(words, wins, table.fair_share))
    return shown


def length(table: Table, words: Words) -> str:
    """Tell how long games are."""
    length = table.decisions
    return words.say("simulate-length", mean=words.figure(length.mean, 1), fewest=length.min, most=length.max)
