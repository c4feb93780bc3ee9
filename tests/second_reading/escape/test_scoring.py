"""Points and winners, by the examples of the rules and of the rulebook."""

from __future__ import annotations

import pytest

from tests.second_reading.escape.position import Islander, Position, Rules, bonus_chips
from tests.second_reading.escape.scoring import Counting, Standing, score, standing, winners

POINTS = [6, 5, 4, 2]


def position(
    aboard: dict[str, list[tuple[str, str, str]]],
    lost: list[tuple[str, str]] | None = None,
    rules: Rules = Rules("large"),  # noqa: B008 it is frozen
) -> Position:
    """Who is where, as (colour, tribe, kind), and who was lost, as (colour, row)."""
    made = Position(rules, {}, {}, set(), "shore", bonus=bonus_chips(rules))
    for cell, people in aboard.items():
        for colour, tribe, kind in people:
            made.people[len(made.people)] = Islander(tribe, kind, "push", colour)
            made.put(len(made.people) - 1, cell)
    for colour, row in lost or []:
        made.people[len(made.people)] = Islander("red", "elder", "push", colour)
        made.lost[len(made.people) - 1] = row
    return made


def test_the_example_of_the_rulebook() -> None:
    """§8.7: an area of the green boat worth 4."""
    green_boat = {
        "green:C1": [("blue", "red", "tribal")],
        "green:C2": [("blue", "black", "sailor")],
        "green:C3": [("yellow", "purple", "warrior")],
        "green:C4": [("red", "green", "tribal")],
    }
    scores = score(
        position(green_boat, [("blue", "G"), ("blue", "H"), ("yellow", "K")]),
        Counting(POINTS),
        ["blue", "yellow", "red"],
    )
    assert {colour: points["own_boat"] for colour, points in scores.items()} == {"blue": 0, "yellow": 0, "red": 3}
    assert {colour: points["missing"] for colour, points in scores.items()} == dict.fromkeys(scores, -5 * 4)
    assert {colour: points["areas"] for colour, points in scores.items()} == {"blue": 8, "yellow": 4, "red": 4}
    assert {colour: points["lost"] for colour, points in scores.items()} == {"blue": -5, "yellow": -3, "red": 0}


def test_the_stern_counts_for_the_own_boat_but_not_against_missing() -> None:
    """§8.1, §8.2"""
    points = score(position({"green:D": [("pink", "green", "elder")]}), Counting(POINTS), ["pink"])["pink"]
    assert points == {"own_boat": 3, "missing": -25, "areas": 2, "lost": 0, "bonus": 0, "crew": 0}


def test_everyone_on_a_seat_scores_there() -> None:
    """§7.4 family level, §8.5"""
    seat = {"blue:A2": [("pink", "red", "chief"), ("teal", "blue", "chief")]}
    scores = score(position(seat), Counting(POINTS), ["pink", "teal"])
    assert (scores["pink"]["areas"], scores["teal"]["areas"]) == (6, 6)


def test_individual_points_replace_the_chips() -> None:
    """§10.3"""
    seats = {"purple:B1": [("pink", "red", "sailor")], "black:D": [("pink", "red", "sailor")]}
    counting = Counting(POINTS, individual_points=True)
    assert score(position(seats), counting, ["pink"])["pink"]["areas"] == 5 + 1


def test_a_boat_without_its_crew_does_not_depart() -> None:
    """§10.2: only black departs; whoever gave least to a boat that stays loses 10."""
    seats = {
        "black:A1": [("pink", "black", "chief")],
        "black:B1": [("teal", "red", "sailor")],
        "red:A2": [("pink", "red", "chief")],
        "red:B1": [("teal", "red", "sailor"), ("teal", "blue", "sailor")],
    }
    scores = score(position(seats, rules=Rules("small")), Counting(POINTS, minimum_crew=True), ["pink", "teal"])
    assert scores["pink"] == {"own_boat": 6, "missing": 0, "areas": 6, "lost": 0, "bonus": 0, "crew": -20}
    assert scores["teal"] == {"own_boat": 3, "missing": 0, "areas": 5, "lost": 0, "bonus": 0, "crew": -10}


def test_solo_scores_everybody_together() -> None:
    """§9.2"""
    made = position({"red:A2": [("none", "red", "chief")]}, [("none", "A")], Rules("small", solo=True))
    made.falls = 2
    points = score(made, Counting([5, 4, 3, 1]), [])["all"]
    assert points == {"own_boat": 3, "missing": 0, "areas": 5, "lost": -1, "bonus": 0, "crew": 0, "falls": -2}


def test_a_tie_is_broken_by_the_lost_and_then_by_tribal_members_on_boats_and_piers() -> None:
    """§8.6"""
    places = {"P1.1": [("pink", "red", "tribal")], "blue:D": [("pink", "red", "tribal"), ("teal", "red", "tribal")]}
    made = position(places, [("pink", "A"), ("teal", "S"), ("teal", "K")])
    assert standing(made, "pink", 10) == (10, -1, 2)
    assert standing(made, "teal", 10) == (10, -2, 1)


def seats(*standings: Standing) -> list[tuple[int, Standing]]:
    return list(enumerate(standings))


@pytest.mark.parametrize(
    ("standings", "expected"),
    [
        (seats((9, 0, 0), (12, -5, 0), (11, 0, 0)), [1]),
        (seats((12, -4, 0), (12, -5, 9), (11, 0, 0)), [0]),
        (seats((12, -5, 1), (12, -5, 2), (11, 0, 0)), [1]),
        (seats((12, -5, 2), (12, -5, 2), (11, 0, 0)), [0, 1]),
    ],
)
def test_most_points_win(standings: list[tuple[int, Standing]], expected: list[int]) -> None:
    assert winners(standings, [[0], [1], [2]], "total") == expected


@pytest.mark.parametrize(
    ("standings", "expected"),
    [
        ([(0, (65, 0, 0)), (1, (40, 0, 0)), (0, (30, 0, 0)), (1, (35, 0, 0))], [1]),
        ([(0, (30, -2, 0)), (1, (30, -1, 0)), (0, (99, 0, 0)), (1, (35, 0, 0))], [1]),
        ([(0, (30, -1, 1)), (1, (30, -1, 0)), (0, (99, 0, 0)), (1, (35, 0, 0))], [0]),
        ([(0, (30, -1, 0)), (1, (30, -1, 0)), (0, (99, 0, 0)), (1, (35, 0, 0))], [0, 1]),
    ],
)
def test_of_two_players_the_one_without_the_lowest_colour_wins(
    standings: list[tuple[int, Standing]], expected: list[int]
) -> None:
    assert winners(standings, [[0], [1]], "two") == expected


def test_a_team_wins_by_its_total_or_by_not_being_lowest() -> None:
    """§10.4"""
    standings = seats((50, 0, 0), (20, 0, 0), (10, 0, 0), (21, 0, 0))
    teams = [[0, 2], [1, 3]]
    assert winners(standings, teams, "total") == [0, 2]
    assert winners(standings, teams, "lowest") == [1, 3]


def test_when_every_team_has_a_lowest_all_stay_in() -> None:
    """§10.4"""
    standings = seats((10, 0, 0), (10, 0, 0), (30, 0, 0), (31, 0, 0))
    assert winners(standings, [[0, 2], [1, 3]], "lowest") == [1, 3]


def test_among_several_teams_the_highest_total_then_the_fewest_lost() -> None:
    """§10.4"""
    standings = seats((10, 0, 0), (20, -1, 0), (20, 0, 0), (10, -9, 0), (20, 0, 0), (20, 0, 0))
    teams = [[0, 3], [1, 4], [2, 5]]
    assert winners(standings, teams, "lowest") == [2, 5]
