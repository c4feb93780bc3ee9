"""Why not there? The movement that comes nearest gives the reason: too dear, then blocked, then out of reach."""

from __future__ import annotations

import pytest

from foghorn.core.errors import FoghornError
from foghorn.games.escape.questions import Reason
from foghorn.games.escape.state import EscapeState
from foghorn.games.escape.why import why_not
from foghorn.i18n.words import LANGUAGES, words_for

from .tables import Who, position

MINE, THEIRS = Who(0), Who(1)


def why(state: EscapeState, cell: str) -> Reason:
    return why_not(state, state.turn(), 0, cell)


def refused(state: EscapeState, cell: str, islander: int = 0) -> str:
    with pytest.raises(FoghornError) as caught:
        why_not(state, state.turn(), islander, cell)
    return caught.value.refusal.code


def test_a_movement_that_is_too_dear_says_what_it_costs() -> None:
    """§5 Swap"""
    reason = why(position({"C4": MINE, "C5": THEIRS}, mp=2), "C5")
    assert reason.movement in ("swap", "push")
    assert (reason.refusal.code, reason.refusal.facts) == ("too-expensive", {"cost": 3, "mp": 2})


def test_a_place_several_movements_away_says_what_the_cheapest_way_costs() -> None:
    reason = why(position({"C4": MINE}, mp=2), "S4")
    assert reason.movement is None
    assert (reason.refusal.code, reason.refusal.facts) == ("too-expensive", {"cost": 3, "mp": 2})


def test_where_no_points_help_it_says_what_is_in_the_way() -> None:
    state = position({"C4": MINE}, obstacles=["C5", "F3"])
    beside, far = why(state, "C5"), why(state, "F3")
    assert (beside.movement, beside.refusal.code, beside.refusal.facts) == ("run", "obstacle-there", {"cell": "C5"})
    assert (far.movement, far.refusal.code, far.refusal.facts) == (None, "obstacle-there", {"cell": "F3"})


def test_a_seat_for_another_type_is_never_a_place() -> None:
    """§7.1"""
    state = position({"P2.3": Who(0, tribe="blue", kind="elder")})
    assert why(state, "blue:A2").refusal.code == "seat-for-others"
    assert why(state, "red:A2").refusal.code == "seat-for-others"


def test_a_closed_row_is_in_the_fog() -> None:
    """§4.3"""
    assert why(position({"C4": MINE}, fog="H"), "H3").refusal.code == "row-in-the-fog"


def test_what_nothing_leads_to_is_out_of_reach() -> None:
    """§7.3"""
    reason = why(position({"blue:D": Who(0, tribe="blue", kind="elder")}), "C4")
    assert (reason.movement, reason.refusal.code) == (None, "stays-aboard")


def test_whoever_may_not_move_or_can_go_there_hears_that() -> None:
    state = position({"C4": MINE, "C6": THEIRS})
    assert refused(state, "C5") == "can-go-there"
    assert refused(state, "C4") == "stands-there"
    assert refused(state, "C5", 1) == "not-yours"
    assert refused(state, "Z9") == "no-such-cell"


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_reasons_have_words(language: str) -> None:
    words = words_for(language, "escape")
    for code in ("out-of-reach", "stands-there", "can-go-there"):
        assert words.sentence(f"refused-{code}", cell="C4", cost=3, mp=21) is not None
