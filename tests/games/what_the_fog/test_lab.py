"""What the lab may change: the games are played with another box, and the box stays as it is."""

from __future__ import annotations

import pytest

from foghorn.core.chance import Seeded
from foghorn.games.what_the_fog import GAME
from foghorn.games.what_the_fog.data import box, material
from foghorn.games.what_the_fog.notation import PHASES
from foghorn.games.what_the_fog.options import WhatTheFogOptions
from foghorn.games.what_the_fog.position import ADVANCE, PASS, PREDICTING, REVEALING, SWAPPING
from foghorn.games.what_the_fog.state import WhatTheFogState

OPTIONS = WhatTheFogOptions(players=5)


def varied(**values: int) -> WhatTheFogState:
    return GAME.start(GAME.vary(OPTIONS, {name.replace("_", "-"): value for name, value in values.items()}), Seeded(1))


def phases(state: WhatTheFogState) -> set[int]:
    seen: set[int] = set()
    chance = Seeded(2)
    while (seat := state.turn()) >= 0:
        seen.add(state.phase)
        legal = state.legal(seat)
        state.apply(seat, legal[chance.below(len(legal))])
    return seen


@pytest.mark.parametrize("spare", [0, 1, 2])
def test_a_hand_has_so_many_cards_more_than_there_are_boards(spare: int) -> None:
    """§2.1"""
    state = varied(spare_cards=spare)
    assert [int(size) for size in state.hand_sizes] == [4 + spare] * 5
    phases(state)


def test_nobody_predicts_beyond_the_barometer() -> None:
    """§4.1"""
    state = varied(barometer=1)
    chance = Seeded(2)
    while (seat := state.turn()) >= 0:
        if state.phase == PREDICTING:
            assert state.legal(seat) == ([PASS, ADVANCE] if state.arrows[seat] == 0 else [PASS])
        legal = state.legal(seat)
        state.apply(seat, legal[chance.below(len(legal))])
    assert max(state.sheet[::3]) <= 1


def test_day_boards_may_go_without_their_actions() -> None:
    """§1.4"""
    assert {SWAPPING, REVEALING} <= phases(varied())
    assert SWAPPING not in phases(varied(swaps=0))
    assert REVEALING not in phases(varied(reveals=0))


@pytest.mark.parametrize(("constant", "without"), [("swaps", "swap"), ("reveals", "reveal")])
def test_a_view_and_the_worlds_sampled_from_it_have_the_same_box(constant: str, without: str) -> None:
    options = GAME.vary(OPTIONS, {constant: 0, "barometer": 5})
    view = GAME.view(GAME.start(options, Seeded(1)), 0)
    named = {action for day in view.days for action in day.actions} - {None}
    assert named == {"swap", "reveal"} - {without}
    world = GAME.sample(options, view, Seeded(2))
    assert GAME.view(world, 0) == view
    built = GAME.build(options, GAME.describe(world), Seeded(3))
    assert GAME.view(built, 0) == view
    for each in (world, built):
        assert (each.material.barometer, without in phases_by_name(each)) == (5, False)


def phases_by_name(state: WhatTheFogState) -> set[str]:
    return {PHASES[phase] for phase in phases(state)}


def test_what_stands_in_the_box_is_what_is_usual() -> None:
    constants = GAME.constants(OPTIONS)
    assert (constants["spare-cards"].value, constants["barometer"].value) == (box().spare_cards, box().barometer)
    assert constants["spare-cards"].most == 2, "five hands of nine cards, and no more"
    varied(spare_cards=2)
    assert material().spare_cards == 1
