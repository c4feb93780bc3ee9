"""What a good drafter looks at, as the server tells it."""

from __future__ import annotations

from foghorn.core.chance import Seeded
from foghorn.games.escape import GAME
from foghorn.games.escape.answers import drafted
from foghorn.games.escape.options import EscapeOptions
from foghorn.games.escape.questions import Prospect

from .tables import Who, position


def test_every_islander_in_play_is_told_of() -> None:
    state = GAME.start(EscapeOptions(players=3, board="small"), Seeded(1))
    told = drafted(state).islanders
    assert [each.islander for each in told] == [each + 1 for each in range(32) if state.in_play[each]]
    assert all(each.water is not None and each.water >= 1 for each in told)


def test_the_way_to_the_water_counts_points_past_what_stands_there() -> None:
    """§5"""
    crowd = {"A3": Who(None), "A4": Who(None), "B3": Who(None), "B5": Who(None), "B4": Who(None, icon="squeeze")}
    state = position(crowd, phase="select")
    water = {each.islander: each.water for each in drafted(state).islanders}
    assert water[1] == 1
    assert water[5] == 2, "a squeezer squeezes past the two ahead"
    assert water[3] is not None
    assert water[3] > 1


def test_seats_are_counted_that_are_left_for_the_type_in_the_own_boat() -> None:
    """§1.6, §7.1"""
    elder = Who(None, tribe="blue", kind="elder")
    state = position({"C4": elder, "blue:A1": elder, "C5": Who(None, tribe="blue", kind="chief")}, phase="select")
    told = {each.islander: each for each in drafted(state).islanders}
    assert told[1].seats_left == 1
    assert told[3] == Prospect(3, told[3].water, 1)
