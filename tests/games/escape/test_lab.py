"""What the lab may change: the games are played with another box, and the box stays as it is."""

from __future__ import annotations

from foghorn.core.chance import Seeded
from foghorn.games.escape import GAME
from foghorn.games.escape.data import box
from foghorn.games.escape.options import EscapeOptions
from foghorn.games.escape.state import EscapeState

OPTIONS = EscapeOptions(players=3, board="small", fog_uncertainty="ab")


def varied(values: dict[str, int], options: EscapeOptions = OPTIONS) -> EscapeState:
    return GAME.start(GAME.vary(options, values), Seeded(1))


def test_fog_movement_points_area_points_and_sterns_are_as_asked() -> None:
    state = varied({"fog": 5, "fog-cards": 4, "mp": 9, "area-a": 11, "stern": 1})
    assert (state.marker, list(state.rules.points)) == (5, [9, 9, 9])
    assert state.area_points[0] in (10, 11)
    assert set(state.board_map.room_at_stern) == {1}
    assert [int(card) for card in state.fog_deck[:4]] == [1, 1, 1, 1]
    usual = varied({})
    assert (usual.marker, list(usual.rules.points)) == (2, [7, 7, 7])
    assert box().area_points == [6, 5, 4, 2]


def test_a_view_and_the_worlds_sampled_from_it_have_the_same_box() -> None:
    state = varied({"mp": 9, "area-b": 12})
    view = GAME.view(state, 0)
    world = GAME.sample(view.options, view, Seeded(2))
    assert list(world.rules.points) == [9, 9, 9]
    assert list(world.board_map.area_points) == [6, 12, 4, 2]


def test_constants_are_those_of_the_board_and_the_number_of_players() -> None:
    assert GAME.constants(OPTIONS)["fog"].value == 2
    assert GAME.constants(EscapeOptions(players=4))["fog"].value == 4
    assert GAME.constants(EscapeOptions(players=2, demanding=True))["fog"].value == 1
    assert GAME.constants(EscapeOptions(players=1, board="small", scenario="first-light")) == {}


def test_who_is_lost_to_the_fog_is_counted() -> None:
    state = varied({"fog": 0})
    chance = Seeded(3)
    while (seat := state.turn()) >= 0:
        legal = state.legal(seat)
        state.apply(seat, legal[chance.below(len(legal))])
    measures = GAME.measures(state)
    lost = sum(state.lost_count(colour) for colour in range(3))
    assert measures["lost"] == lost > 0
    assert measures["seated"] <= 30 - lost
