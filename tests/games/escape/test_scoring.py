"""The reckoning (§8), and the options that change it (§10.2 to §10.5)."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from foghorn.games.escape.description import row_name
from foghorn.games.escape.position import RuleSet
from foghorn.games.escape.scoring import PARTS
from foghorn.games.escape.state import EscapeState
from foghorn.games.escape.view import Score, scores_of
from foghorn.games.escape.words import Size

from .tables import Standing, Who, position, rule_set


def ended(
    standing: Standing,
    rules: RuleSet | None = None,
    lost: Sequence[Who] = (),
    board: Size = "small",
    area_points: Sequence[int] = (6, 5, 4, 2),
) -> EscapeState:
    """A game that is over with people in these places."""
    return position(
        standing, rules=rules, elsewhere=lost, phase="over", fog="shore", board=board, area_points=area_points
    )


def parts(state: EscapeState, colour: int) -> Score:
    return scores_of(state)[colour]


def test_three_points_for_each_islander_in_the_boat_of_its_own_tribe_the_stern_included() -> None:
    """§8.1"""
    state = ended(
        {
            "blue:B1": Who(0, tribe="blue"),
            "blue:D": [Who(0, tribe="blue"), Who(0, tribe="red"), Who(1, tribe="blue")],
            "red:D": Who(0, tribe="blue"),
            "P2.1": Who(0, tribe="blue"),
        }
    )
    assert [parts(state, colour).own_boat for colour in range(4)] == [6, 3, 0, 0]


def test_five_points_off_for_each_boat_where_a_colour_has_nobody_in_areas_a_to_c() -> None:
    """§8.2: the stern does not count."""
    state = ended({"blue:B1": Who(0), "black:D": Who(0), "red:C1": Who(0, kind="tribal"), "blue:B3": Who(1)})
    assert [parts(state, colour).missing for colour in range(4)] == [-5, -10, -15, -15]


def test_every_islander_in_a_boat_scores_its_areas_points() -> None:
    """§8.3"""
    state = ended(
        {
            "blue:A1": Who(0, kind="elder"),
            "red:A1": Who(0, kind="elder"),
            "blue:B1": Who(1),
            "blue:C1": Who(2, kind="tribal"),
            "blue:D": [Who(3), Who(3), Who(3)],
        },
        area_points=(6, 4, 3, 1),
    )
    assert [parts(state, colour).areas for colour in range(4)] == [12, 4, 3, 3]


@pytest.mark.parametrize("board", ["large", "small"])
def test_a_lost_islander_costs_the_points_of_its_row(board: Size) -> None:
    """§8.4, §1.7"""
    rows = "KJIHGFEDCBA" if board == "large" else "IHGFEDCBA"
    state = ended({}, lost=[Who(0, lost=row) for row in (*rows, "shore")], board=board)
    expected = sum(3 if row in "HIJK" else 2 if row in "EFG" else 1 for row in rows) + 1
    assert parts(state, 0).lost == -expected
    assert row_name(state, int(state.board_map.rows)) == "shore"


def test_bonus_chips_are_added_and_piers_bring_nothing() -> None:
    """§8.5"""
    state = ended({"P2.1": Who(0, chip=0), "blue:B1": Who(0, chip=5), "blue:B3": Who(1, chip=4), "P2.2": Who(2)})
    assert [parts(state, colour).bonus for colour in range(4)] == [5, 4, 0, 0]
    assert parts(state, 2).total == -15


def test_two_on_one_seat_score_both() -> None:
    """§7.4, §8.5: family level."""
    state = ended({"blue:A1": [Who(0, kind="elder"), Who(1, kind="elder")]}, rules=rule_set(expert=False))
    assert [parts(state, colour).areas for colour in range(2)] == [6, 6]


def test_the_example_of_the_rules_page() -> None:
    """§8.7: green boat, an area worth 4 with two of Blue, one of Yellow, one of Red."""
    blue, yellow, red = range(3)
    state = ended(
        {
            "green:C1": Who(blue, kind="tribal"),
            "green:C2": Who(blue, kind="sailor"),
            "green:C3": Who(yellow, kind="warrior"),
            "green:C4": Who(red, kind="tribal", tribe="green"),
        },
        rules=rule_set(players=3),
        lost=[Who(blue, lost="D"), Who(blue, lost="E"), Who(yellow, lost="H")],
        board="large",
        area_points=(6, 5, 4, 2),
    )
    found = [parts(state, colour) for colour in (blue, yellow, red)]
    assert [each.own_boat for each in found] == [0, 0, 3]
    assert [each.areas for each in found] == [8, 4, 4]
    assert [each.lost for each in found] == [-3, -3, 0]
    assert [each.missing for each in found] == [-20] * 3, "the other four boats; nobody loses 5 for the green one"


def test_the_parts_add_up_to_the_total() -> None:
    """§8"""
    state = ended({"blue:A1": Who(0, kind="elder", tribe="blue", chip=5), "red:D": Who(0)}, lost=[Who(0, lost="H")])
    score = parts(state, 0)
    assert score.total == score.own_boat + score.missing + score.areas + score.lost + score.bonus + score.crew
    assert (score.total, state.colour_totals()[0]) == (3 - 10 + 8 - 3 + 5, score.total)
    assert len(state.score_parts()) == 4 * PARTS


# Who wins (§8.6).

THREE = rule_set(players=3)


def sterns(*counts: int) -> dict[str, Sequence[Who] | Who]:
    """So many of each colour in sterns, for two points each and nothing else."""
    people = [Who(colour, tribe="green") for colour, count in enumerate(counts) for _ in range(count)]
    return {"blue:D": people[:3], "black:D": people[3:6], "red:D": people[6:]}


def test_most_points_win() -> None:
    """§8.6"""
    assert ended(sterns(1, 3, 2), THREE).winners() == [1]


def test_a_tie_goes_to_fewer_lost() -> None:
    """§8.6"""
    people = {**sterns(2, 1, 0), "P1.1": [Who(2)]}
    lost = [Who(0, lost="E")]
    state = ended(people, THREE, lost)
    assert state.colour_totals()[:2] == [4 - 2 - 15, 2 - 15]
    assert state.winners() == [1]


def test_a_further_tie_goes_to_more_tribal_members_rescued_in_boats_and_on_piers() -> None:
    """§8.6"""
    people = {**sterns(1, 1, 0), "P1.1": [Who(1, kind="tribal")], "P1.2": [Who(0, kind="elder")]}
    assert ended(people, THREE).winners() == [1]
    aboard = {"blue:D": [Who(0, kind="tribal"), Who(1)], "P1.2": [Who(1, kind="elder")]}
    assert ended(aboard, THREE).winners() == [0]


def test_a_tie_that_remains_is_shared() -> None:
    """§8.6"""
    assert ended(sterns(1, 1, 0), THREE).winners() == [0, 1]


def test_two_players_the_one_with_the_lowest_colour_loses() -> None:
    """§8.6: 65 and 30 lose against 40 and 35, whatever the sums."""
    state = ended(sterns(5, 3, 1, 2))
    totals = state.colour_totals()
    assert totals[0] + totals[2] > totals[1] + totals[3]
    assert state.winners() == [1]


def test_two_players_the_lowest_is_found_with_the_tie_breaks() -> None:
    """§8.6"""
    lowest_lost_one = ended(
        {"blue:D": [Who(0), Who(0), Who(1)], "red:D": [Who(1), Who(2), Who(3)]},
        lost=[Who(3, lost="A"), Who(3, lost="A")],
    )
    assert lowest_lost_one.winners() == [0]
    more_tribal = ended(
        {"blue:D": [Who(0), Who(0), Who(1)], "red:D": [Who(1), Who(2), Who(3)], "P2.1": [Who(2, kind="tribal")]}
    )
    assert more_tribal.winners() == [0]


def test_two_players_share_a_tie_for_the_lowest() -> None:
    """§8.6"""
    assert ended(sterns(2, 2, 1, 1)).winners() == [0, 1]


def test_two_colours_of_one_player_may_both_be_lowest() -> None:
    """§8.6"""
    assert ended(sterns(1, 2, 1, 2)).winners() == [1]


def test_the_demanding_game_is_won_by_the_two_player_rule() -> None:
    """§10.5"""
    state = ended(sterns(3, 1, 1, 2, 2, 0), rule_set(players=2, colours=6), board="large")
    assert state.winners() == [0], "colours 1 3 5 belong to the one, 2 4 6 to the other"


def test_nobody_has_won_before_the_end() -> None:
    """§8.6"""
    assert position({"C3": Who(0)}).winners() == []


def test_seats_score_the_sum_of_their_colours() -> None:
    """§3.1, §8"""
    state = ended(sterns(1, 2, 1, 0))
    assert state.scores() == [4 - 30, 4 - 30]


# §10.2 Minimum crew.

CREWS = rule_set(players=3, minimum_crew=True)


def test_a_boat_departs_if_areas_a_and_b_each_hold_their_number() -> None:
    """§10.2"""
    enough = {"black:A1": Who(0, kind="chief"), "black:B1": Who(1)}
    assert ended(enough, CREWS).departs(1)
    assert not ended({"black:A1": Who(0, kind="chief")}, CREWS).departs(1)
    assert not ended({"black:B1": Who(0), "black:B2": Who(0, kind="warrior")}, CREWS).departs(1)
    assert not ended({"blue:A1": Who(0), "blue:B1": Who(0), "blue:B2": Who(0)}, CREWS).departs(0), "blue wants 2 in A"
    assert ended({}, THREE).departs(0), "without the option every boat departs"


def test_a_boat_that_stays_gives_no_area_points_and_is_missing_for_nobody() -> None:
    """§10.2: the own boat's points stay."""
    state = ended({"blue:A1": Who(0, kind="elder", tribe="blue"), "blue:D": Who(1)}, CREWS)
    assert [parts(state, colour).areas for colour in range(3)] == [0, 0, 0]
    assert [parts(state, colour).missing for colour in range(3)] == [0, 0, 0]
    assert parts(state, 0).own_boat == 3


def test_a_boat_that_departs_counts_as_ever() -> None:
    """§10.2"""
    state = ended({"black:A1": Who(0, kind="chief"), "black:B1": Who(1)}, CREWS)
    assert [parts(state, colour).areas for colour in range(3)] == [6, 5, 0]
    assert [parts(state, colour).missing for colour in range(3)] == [0, 0, -5]


def test_the_colours_with_the_fewest_in_a_and_b_of_a_boat_that_stays_lose_ten_each() -> None:
    """§10.2"""
    state = ended({"blue:A1": [Who(0)], "blue:B1": [Who(1)], "red:A1": [Who(0)], "red:B1": [Who(2)]}, CREWS)
    # Blue: 1 1 0, red: 1 0 1, black: nobody brought anybody.
    assert [parts(state, colour).crew for colour in range(3)] == [-10, -20, -20]


def test_area_c_and_the_stern_are_no_crew() -> None:
    """§10.2"""
    state = ended({"black:C1": [Who(0)], "black:D": [Who(0)], "black:B1": [Who(1)]}, CREWS)
    assert [parts(state, colour).crew for colour in range(3)] == [-30, -20, -30]


# §10.3 Individual area points.


def test_the_boats_printed_points_replace_the_area_chips() -> None:
    """§10.3"""
    people = {"blue:B1": Who(0), "red:B1": Who(1), "black:B1": Who(2), "red:D": Who(2)}
    state = ended(people, rule_set(players=3, individual_points=True))
    assert [parts(state, colour).areas for colour in range(3)] == [5, 4, 5 + 2]


# §10.4 Teams.


def test_the_team_with_the_highest_total_wins() -> None:
    """§10.4: seats 0 and 2 against 1 and 3."""
    assert ended(sterns(3, 2, 0, 2), rule_set(players=4, teams="2x2:total")).winners() == [1, 3]
    assert ended(sterns(4, 2, 1, 2), rule_set(players=4, teams="2x2:total")).winners() == [0, 2]


def test_a_tie_of_teams_is_broken_like_any_other() -> None:
    """§8.6, §10.4"""
    rules = rule_set(players=4, teams="2x2:total")
    assert ended(sterns(2, 2, 1, 1), rules).winners() == [0, 1, 2, 3]
    assert ended({**sterns(2, 2, 1, 1), "P1.1": Who(3, kind="tribal")}, rules).winners() == [1, 3]
    assert ended(sterns(3, 2, 1, 1), rules, [Who(2, lost="E")]).winners() == [1, 3]


def test_the_team_of_the_lowest_player_loses_where_that_was_decided() -> None:
    """§10.4"""
    people = sterns(5, 2, 0, 2)
    assert ended(people, rule_set(players=4, teams="2x2:total")).winners() == [0, 2]
    assert ended(people, rule_set(players=4, teams="2x2:lowest")).winners() == [1, 3]


def test_the_lowest_player_is_found_with_the_tie_breaks() -> None:
    """§8.6, §10.4"""
    people = {**sterns(3, 2, 1, 1), "P1.1": Who(2, kind="tribal")}
    assert ended(people, rule_set(players=4, teams="2x2:lowest")).winners() == [0, 2]


def test_if_every_team_has_a_lowest_player_all_stay_in() -> None:
    """§10.4"""
    assert ended(sterns(3, 2, 1, 1), rule_set(players=4, teams="2x2:lowest")).winners() == [0, 2]


def test_among_several_teams_free_of_the_lowest_the_highest_total_wins() -> None:
    """§10.4: six players in three teams of two."""
    rules = rule_set(players=6, teams="3x2:lowest")
    assert ended(sterns(3, 2, 1, 0, 2, 1), rules).winners() == [1, 4]
    assert ended(sterns(3, 1, 1, 0, 1, 1), rules).winners() == [1, 2, 4, 5]


def test_six_players_may_play_three_against_three() -> None:
    """§10.4"""
    assert ended(sterns(2, 1, 2, 1, 1, 1), rule_set(players=6, teams="2x3:total")).winners() == [0, 2, 4]
