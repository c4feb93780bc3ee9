"""The summary of many games, as a table for people and as JSON and CSV for programs.

JSON has the fields of `Summary`, `asked` only if the series was stopped before so many games were played. CSV has one
row for each bot and seat and one for all games: `kind` (bot, seat, all), `name`, `games`, `points_mean`, `points_low`,
`points_high`, `wins`, `win_share`, `win_low`, `win_high`, a column for each of the game's statistics, and in the last
row `decisions_mean`, `decisions_min`, `decisions_max`. Seats count from 0 there, as in traces. Low and high bound a
95 % interval; a victory shared by two counts as half a win for each.
"""

from __future__ import annotations

import csv
import io
from typing import TYPE_CHECKING

import msgspec

from ..i18n.words import Words
from ..simulation.statistics import Line, Share, Spread, Summary

if TYPE_CHECKING:
    from rich.console import RenderableType
    from rich.table import Table

FIGURES = (
    *("kind", "name", "games", "points_mean", "points_low", "points_high"),
    *("wins", "win_share", "win_low", "win_high"),
)
LENGTH = ("decisions_mean", "decisions_min", "decisions_max")


def as_json(summary: Summary) -> str:
    """Return the summary as one JSON object."""
    return msgspec.json.format(msgspec.json.encode(summary), indent=2).decode()


def as_csv(summary: Summary) -> str:
    """Return the summary as CSV rows with a heading."""
    statistics = list(summary.by_seat[0].statistics)
    text = io.StringIO()
    rows = csv.writer(text, lineterminator="\n")
    rows.writerow([*FIGURES, *statistics, *LENGTH])
    for kind, lines in (("bot", summary.by_bot), ("seat", summary.by_seat)):
        for line in lines:
            points, wins = line.points, line.wins
            figures = [points.mean, points.low, points.high, wins.wins, wins.share, wins.low, wins.high]
            rows.writerow([kind, line.name, line.games, *figures, *line.statistics.values(), None, None, None])
    length = summary.decisions
    blank = [None] * (7 + len(statistics))
    rows.writerow(["all", summary.game, summary.games, *blank, length.mean, length.min, length.max])
    return text.getvalue().rstrip("\n")


def as_table(summary: Summary, words: Words, name: str) -> RenderableType:
    """Return the summary for people: by bot, by seat, and how long the games were."""
    from rich.console import Group

    title = words.say(
        "simulate-title", game=name, games=summary.games, players=len(summary.by_seat), seed=str(summary.seed)
    )
    length = summary.decisions
    tables = [_bots_table(summary.by_bot, words), _seats_table(summary, words)]
    if summary.by_bot[0].statistics:
        tables.insert(1, _statistics_table(summary.by_bot, words))
    stopped = []
    if summary.asked is not msgspec.UNSET:
        stopped = [words.say("simulate-stopped", games=summary.games, asked=summary.asked)]
    return Group(
        title,
        *stopped,
        "",
        *(part for table in tables for part in (table, "")),
        words.say("simulate-length", mean=words.figure(length.mean, 1), fewest=length.min, most=length.max),
        words.say("simulate-note"),
    )


def new_table(*headings: str) -> Table:
    """Return an empty table: names on the left, figures on the right."""
    from rich import box
    from rich.table import Table

    table = Table(box=box.SIMPLE_HEAD, pad_edge=False, show_edge=False, header_style="bold")
    for at, heading in enumerate(headings):
        table.add_column(heading, justify="right" if at else "left")
    return table


def _bots_table(lines: list[Line], words: Words) -> Table:
    headings = (words.say(f"simulate-{each}") for each in ("bot", "games", "points", "wins"))
    table = new_table(*headings)
    for line in lines:
        table.add_row(str(line.name), str(line.games), points_text(words, line.points), share_text(words, line.wins))
    return table


def _statistics_table(lines: list[Line], words: Words) -> Table:
    """Show the game's own statistics, under the titles of its catalogue."""
    names = list(lines[0].statistics)
    titles = (words.say(f"statistic-{each}") if words.has(f"statistic-{each}") else each for each in names)
    table = new_table(words.say("simulate-bot"), *titles)
    for line in lines:
        table.add_row(str(line.name), *(words.figure(line.statistics[each]) for each in names))
    return table


def _seats_table(summary: Summary, words: Words) -> Table:
    """Show the seats; one is ahead or behind when the fair share lies outside its interval."""
    fair = summary.fair_share
    table = new_table(
        words.say("simulate-seat"),
        words.say("simulate-games"),
        words.say("simulate-points"),
        words.say("simulate-wins"),
        words.say("simulate-against", share=words.figure(100 * fair, 1)),
    )
    for line in summary.by_seat:
        table.add_row(
            str(int(line.name) + 1),
            str(line.games),
            points_text(words, line.points),
            share_text(words, line.wins),
            verdict_text(words, line.wins, fair),
        )
    return table


def verdict_text(words: Words, wins: Share, fair: float) -> str:
    """Tell how far a share lies above the fair one, and whether more than by chance."""
    verdict = "ahead" if wins.low > fair else "behind" if wins.high < fair else "even"
    ahead = 100 * (wins.share - fair)
    return words.say(f"simulate-{verdict}", advantage=("+" if ahead > 0 else "") + words.figure(ahead, 1))


def points_text(words: Words, points: Spread) -> str:
    """Write down a mean and how far its interval reaches."""
    if points.high is None:
        return words.figure(points.mean)
    return f"{words.figure(points.mean)} ± {words.figure(points.high - points.mean)}"


def share_text(words: Words, share: Share) -> str:
    """Write down a share with its interval."""
    figures = {"share": share.share, "low": share.low, "high": share.high}
    return words.say("simulate-share", **{name: words.figure(100 * each, 1) for name, each in figures.items()})
