"""Selection, turns and fog (§4), and the fog cards (§10.6)."""

from __future__ import annotations

import pytest

from foghorn.core.chance import Seeded
from foghorn.games.escape import GAME
from foghorn.games.escape.actions import END, SELECT
from foghorn.games.escape.constants import MOVING, SELECTING
from foghorn.games.escape.description import describe, fog_name
from foghorn.games.escape.options import EscapeOptions
from foghorn.games.escape.state import EscapeState

from .tables import Who, do, end_round, legal, position, rule_set, where

NEAR_SEA = {"B2": Who(0), "B4": Who(1), "B6": Who(2), "B8": Who(3)}


def selected(state: EscapeState) -> EscapeState:
    """Everybody takes the first islander that is left."""
    while state.phase == SELECTING:
        state.apply(state.turn(), state.legal(state.turn())[0])
    return state


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_islanders_are_taken_from_the_last_colour_up_to_the_first_and_down_again(players: int) -> None:
    """§4.1"""
    state = GAME.start(EscapeOptions(players=players), Seeded(1))
    colours, order = int(state.rules.colours), []
    while state.phase == SELECTING:
        order.append(int(state.colour))
        state.apply(state.turn(), state.legal(state.turn())[0])
    up, down = list(range(colours))[::-1], list(range(colours))
    assert order == ((up + down) * 60)[:60]
    assert [list(state.owner).count(colour) for colour in range(colours)] == [60 // colours] * colours


def test_only_who_is_not_taken_yet_can_be_selected() -> None:
    """§4.1"""
    state = GAME.start(EscapeOptions(players=3, board="small"), Seeded(1))
    there = [each for each in range(32) if state.in_play[each]]
    assert state.legal(state.turn()) == [int(SELECT) + each for each in there]
    state.apply(state.turn(), int(SELECT) + there[4])
    assert state.legal(state.turn()) == [int(SELECT) + each for each in there if each != there[4]]


def test_rounds_go_to_and_fro_with_the_fog_between() -> None:
    """§4.2: the last of a round moves twice in a row."""
    state = selected(GAME.start(EscapeOptions(players=3), Seeded(1)))
    order: list[int | str] = []
    for _ in range(9):
        order.append(int(state.colour))
        before = int(state.marker)
        do(state, "end")
        if int(state.marker) != before:
            order.append(fog_name(state, int(state.marker)))
    assert order == [0, 1, 2, "5", 2, 1, 0, "4", 0, 1, 2, "3"]


def test_a_turn_is_seven_points_in_any_mix_on_own_islanders_and_the_rest_is_lost() -> None:
    """§4.2"""
    state = position({"C2": Who(0), "C6": Who(0), "D3": Who(1)})
    do(state, "run C2 B2", "run C6 B6", "run B2 A2", "run B6 A6")
    assert state.mp == 3
    do(state, "end")
    assert (state.colour, state.mp) == (1, 7)
    assert all(text == "end" or text.split()[1] == "D3" for text in legal(state)), "only the own islanders"


def test_a_colour_may_end_its_turn_at_once() -> None:
    """§4.2"""
    assert position(NEAR_SEA).legal(0)[0] == END


def test_every_colour_has_its_turn_even_with_nobody_left() -> None:
    """§4.2"""
    state = position({"C2": Who(0)})
    for colour in (1, 2, 3):
        do(state, "end")
        assert state.colour == colour
        assert legal(state) == {"end": 0}


def test_what_was_spent_and_endured_is_forgotten_when_the_turn_ends() -> None:
    """§4.2, §5.2"""
    state = position({"C2": Who(0, icon="endurance"), "C6": Who(1)})
    do(state, "run C2 B2", "endure B2 A2")
    assert (list(state.spent), list(state.endured)) == ([1, 0], [1, 0])
    do(state, "end")
    assert (list(state.spent), list(state.endured)) == ([0, 0], [0, 0])


def test_the_fog_moves_one_step_after_each_round_and_takes_the_row_it_reaches() -> None:
    """§4.3"""
    state = position({"I3": Who(0), "H3": Who(1), "C3": Who(2)}, fog="1")
    end_round(state)
    assert (describe(state).fog, list(where(state))) == ("0", ["I3", "H3", "C3"])
    end_round(state)
    assert (describe(state).fog, list(where(state))) == ("I", ["H3", "C3"])
    assert describe(state).people[0].lost == "I"
    assert int(state.free) == 2


def test_nobody_enters_a_row_the_fog_has_reached() -> None:
    """§4.3: not by running; people are not pushed or bumped there either, because nothing but a run goes back."""
    state = position({"C3": Who(0), "D6": Who(1)}, fog="E")
    assert "run C3 D2" in legal(state)
    end_round(state)
    assert describe(state).fog == "D"
    while state.colour != 0:
        do(state, "end")
    assert not {"run C3 D2", "run C3 D3"} & set(legal(state))


def test_nobody_is_bumped_into_the_fog() -> None:
    """§4.3, §6.4"""
    state = position({"S4": [Who(1)], "P2.1": Who(0)}, fog="A", mp=2)
    do(state, "run P2.1 S4")
    assert not any("bump A" in text for text in legal(state))
    assert any("bump S" in text for text in legal(state))


def test_at_the_shore_the_game_ends_and_who_is_still_there_is_lost() -> None:
    """§4.3"""
    state = position({"S3": Who(0), "P2.1": Who(1), "blue:D": Who(2)}, fog="A")
    end_round(state)
    assert state.over()
    assert [person.lost for person in describe(state).people] == ["shore", None, None]
    assert list(where(state)) == ["P2.1", "blue:D"], "piers are safe"


def test_the_game_ends_when_nobody_is_left_outside_the_boats_at_the_end_of_a_turn() -> None:
    """§4.3: the fog does not move any more."""
    state = position({"S2": Who(0)}, fog="C")
    do(state, "board S2 blue:D")
    assert not state.over()
    do(state, "end")
    assert state.over()
    assert describe(state).fog == "C"


def test_the_game_ends_when_the_fog_takes_the_last_one() -> None:
    """§4.3"""
    state = position({"C3": Who(0), "blue:D": Who(1)}, fog="D")
    end_round(state)
    assert state.over()
    assert describe(state).fog == "C"


def test_a_last_round_begins_with_the_marker_on_row_a() -> None:
    """§6.6"""
    state = position({"S3": Who(0)}, fog="C")
    seen = []
    while not state.over():
        seen.append((describe(state).fog, state.last_round))
        end_round(state)
    assert seen == [("C", False), ("B", False), ("A", True)]


# §10.6 Fog uncertainty.


def test_a_card_tells_how_far_the_fog_goes_and_rows_passed_over_are_swallowed_too() -> None:
    """§10.6"""
    state = position({"E3": Who(0), "D3": Who(1), "C3": Who(2)}, fog="F", fog_deck="BA", rules=rule_set(fog_cards=1))
    end_round(state)
    assert describe(state).fog == "D"
    assert [person.lost for person in describe(state).people] == ["E", "D", None]
    end_round(state)
    assert describe(state).fog == "C"


def test_after_no_step_the_order_still_turns_round() -> None:
    """§10.6"""
    state = position({"C3": Who(0)}, fog="F", fog_deck="CA", rules=rule_set(fog_cards=2))
    end_round(state)
    assert (describe(state).fog, state.backwards, state.colour) == ("F", True, 3)


def test_the_marker_stops_at_the_shore() -> None:
    """§10.6"""
    state = position({"S3": Who(0)}, fog="A", fog_deck="B", rules=rule_set(fog_cards=1))
    end_round(state)
    assert (describe(state).fog, state.over()) == ("shore", True)


def test_an_empty_deck_means_one_step() -> None:
    """§10.6"""
    state = position({"C3": Who(0)}, fog="F", rules=rule_set(fog_cards=1))
    end_round(state)
    assert describe(state).fog == "E"


def test_no_step_on_row_a_makes_another_last_round() -> None:
    """§6.6, §10.6"""
    state = position({"S3": Who(0)}, fog="A", fog_deck="CA", rules=rule_set(fog_cards=2))
    end_round(state)
    assert state.last_round
    end_round(state)
    assert state.over()


def test_two_steps_may_pass_over_the_last_round() -> None:
    """§6.6, §10.6"""
    state = position({"P2.1": Who(0)}, fog="B", fog_deck="B", rules=rule_set(fog_cards=1))
    assert not state.last_round
    end_round(state)
    assert state.over()


def test_the_first_turn_of_the_movement_belongs_to_the_first_colour() -> None:
    """§4.1, §4.2"""
    state = selected(GAME.start(EscapeOptions(players=4, board="small"), Seeded(5)))
    assert (state.phase, state.colour, state.mp, state.round) == (MOVING, 0, 7, 1)
