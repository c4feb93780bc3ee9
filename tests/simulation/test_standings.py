"""What results come to: shares of the bot whose seat moves on, ratings in order, and places in turn order."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

from foghorn.core.game import game_of
from foghorn.simulation.arena import Arena
from foghorn.simulation.cells import Cell, Goal
from foghorn.simulation.ledger import Ledger, Played
from foghorn.simulation.ratings import rate
from foghorn.simulation.standings import Standings, standings

GAME = game_of("what-the-fog")
TWO: dict[str, Any] = {"players": 2, "long_game": False}
FOUR: dict[str, Any] = {"players": 4, "long_game": False}


def summed(
    games: Mapping[tuple[str, str], list[Played]], players: dict[str, Any], goal: Goal | None = None
) -> Standings:
    cells = [
        Cell(bot=bot, rival=rival, options=players, games=len(played), goal=goal)
        for (bot, rival), played in games.items()
    ]
    arena = Arena(GAME, cells, Ledger(GAME, 1))
    for cell, played in zip(cells, games.values(), strict=True):
        arena.ledger.of(cell).games += played
    return standings(arena)


def test_a_cells_share_is_of_the_bot_that_moves_one_seat_on() -> None:
    games = [
        Played([9, 1], [0], 10, 0),
        Played([2, 8], [1], 12, 0),
        Played([5, 5], [0, 1], 14, 1),
        Played([7, 3], [0], 8, 1),
    ]
    (table,) = summed({("steady", "random"): games}, TWO).tables
    (contest,) = table.contests
    assert (contest.wins.wins, contest.wins.share) == (2.5, 0.625)
    assert (contest.points.mean, contest.rival_points.mean) == ((9 + 8 + 5 + 3) / 4, (1 + 2 + 5 + 7) / 4)
    assert (table.decisions.mean, table.decisions.min, table.decisions.max) == (11, 8, 14)


def test_places_count_from_who_chose_first() -> None:
    games = [Played([0, 9, 0, 0], [1], 10, 1), Played([0, 0, 0, 9], [3], 10, 2)]
    (table,) = summed({("steady", "random"): games}, FOUR).tables
    assert [seat.share for seat in table.seats] == [0.5, 0.5, 0, 0]
    assert table.fair_share == 0.25


@pytest.mark.parametrize(
    ("goal", "reached"),
    [
        (Goal(75), True),
        (Goal(76), False),
        (Goal(50, most=70), False),
        (Goal(50, low=30), True),
        (Goal(50, low=40), False),
    ],
)
def test_a_goal_is_reached_by_share_and_interval(goal: Goal, reached: bool) -> None:
    games = [Played([1, 0], [0], 1, 0), Played([0, 1], [1], 1, 0), Played([1, 0], [0], 1, 0), Played([1, 0], [0], 1, 0)]
    (table,) = summed({("steady", "random"): games}, TWO, goal).tables
    assert table.contests[0].wins.low == pytest.approx(0.3006, abs=1e-3)
    assert table.contests[0].reached is reached


def test_of_a_goal_nothing_is_said_before_all_games_are_there() -> None:
    cell = Cell(bot="steady", rival="random", options=TWO, games=4, goal=Goal(50))
    arena = Arena(GAME, [cell], Ledger(GAME, 1))
    for number in range(4):
        assert [each.contests[0].reached for each in standings(arena).tables] == [None] * (number > 0)
        arena.ledger.of(cell).games.append(Played([1, 0], [0], 1, 0))
    report = standings(arena)
    assert report.tables[0].contests[0].reached is True
    assert report.tables[0].thinking == []


def test_who_wins_more_is_rated_higher_and_more_games_narrow_the_interval() -> None:
    wins = [(("a", "b"), [0])] * 3 + [(("a", "b"), [1])]
    more = [(("b", "c"), [0])] * 3 + [(("b", "c"), [1])]
    few, many = rate(wins + more), rate((wins + more) * 10)
    assert [each.bot for each in few] == [each.bot for each in many] == ["a", "b", "c"]
    assert many[0].high - many[0].low < few[0].high - few[0].low
    assert many[0].low < many[0].mu < many[0].high


def test_one_alone_among_three_is_even_at_a_quarter_of_the_wins() -> None:
    games = [(("a", "b", "b", "b"), [seat]) for seat in (0, 1, 2, 3)] * 50
    ratings = {each.bot: each.mu for each in rate(games)}
    assert ratings["a"] == pytest.approx(ratings["b"], abs=1.0)


def test_a_shared_victory_of_all_changes_no_order() -> None:
    a, b = rate([(("a", "b"), [0, 1])] * 20)
    assert a.mu == pytest.approx(b.mu, abs=0.01)


def test_tables_with_other_options_are_summed_up_apart_and_empty_cells_left_out() -> None:
    cells = [Cell(bot="steady", rival="random", options=options, games=2) for options in (TWO, FOUR)]
    arena = Arena(GAME, cells, Ledger(GAME, 1))
    arena.ledger.of(cells[1]).games.append(Played([1, 0, 0, 0], [0], 5, 0))
    report = standings(arena)
    assert [table.options["players"] for table in report.tables] == [4]
    assert (report.games, report.asked) == (1, 4)
