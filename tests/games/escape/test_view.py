"""What a seat may see (§11), and worlds it cannot tell from the real one."""

from __future__ import annotations

from collections import Counter

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from foghorn.core.chance import Seeded
from foghorn.games.escape import GAME
from foghorn.games.escape.description import describe
from foghorn.games.escape.options import EscapeOptions
from foghorn.games.escape.sample import sample_world
from foghorn.games.escape.state import EscapeState
from foghorn.games.escape.view import EscapeView, view_of
from foghorn.testing import encode

TABLES = (
    EscapeOptions(players=2, board="small"),
    EscapeOptions(players=3, board="small", level="family", fog_uncertainty="abc"),
    EscapeOptions(players=4, board="small", chips="white", minimum_crew=True, fog_uncertainty="ab"),
    EscapeOptions(players=5, individual_points=True, fog_uncertainty="ab"),
    EscapeOptions(players=6, teams="3x2:lowest"),
    EscapeOptions(players=2, demanding=True, fog_uncertainty="abc"),
)


def advanced(options: EscapeOptions, seed: int, decisions: int) -> EscapeState:
    """A game after so many random decisions, or at its end; people are in a hurry to the boats."""
    state, choose = GAME.start(options, Seeded(seed)), Seeded(seed, 1)
    while decisions and not state.over():
        moves = state.legal(state.turn())
        aboard = [move for move in moves if "board" in GAME.text(state, move)] if len(moves) < 60 else []
        chosen = aboard or moves
        state.apply(state.turn(), chosen[choose.below(len(chosen))])
        decisions -= 1
    return state


@settings(max_examples=30, deadline=None)
@given(st.sampled_from(TABLES), st.integers(0, 10**6), st.integers(0, 320))
def test_a_sampled_world_looks_the_same_and_offers_the_same(options: EscapeOptions, seed: int, decisions: int) -> None:
    """§11"""
    state = advanced(options, seed, decisions)
    for seat in (0, None):
        view = view_of(state, seat)
        world = sample_world(options, view, Seeded(seed, 2))
        assert encode(view_of(world, seat)) == encode(view)
    assert world.legal(max(world.turn(), 0)) == state.legal(max(state.turn(), 0))
    assert Counter(describe(world).fog_deck) == Counter(describe(state).fog_deck)


def test_all_but_the_order_of_the_fog_deck_is_the_same_in_every_world() -> None:
    """§11"""
    options = EscapeOptions(players=3, fog_uncertainty="abc")
    state = GAME.start(options, Seeded(1))
    worlds = [sample_world(options, view_of(state, 0), Seeded(number)) for number in range(30)]
    decks = {describe(world).fog_deck for world in worlds}
    assert len(decks) > 10
    assert all(deck.startswith("A" * 8) for deck in decks), "the certain cards lie on top (§10.6)"
    assert all(describe(world).standing == describe(state).standing for world in worlds)


def test_cards_turned_up_are_seen_and_stay_where_they_were() -> None:
    """§10.6, §11"""
    options = EscapeOptions(players=2, board="small", fog_uncertainty="ab")
    state = advanced(options, 3, 1000)
    drawn = int(state.fog_drawn)
    view = view_of(state, 1)
    assert drawn > 2
    assert view.fog_cards == describe(state).fog_deck[:drawn]
    assert len(view.fog_cards) + view.fog_deck_size == 9
    assert describe(sample_world(options, view, Seeded(9))).fog_deck[:drawn] == view.fog_cards


def test_fog_cards_left_are_counted_by_letter() -> None:
    """§10.6, §11: what is in the deck is known, its order is not."""
    options = EscapeOptions(players=4, board="small", fog_uncertainty="abc")
    view = view_of(GAME.start(options, Seeded(1)), 0)
    assert view.fog_cards_left == {"A": 5, "B": 2, "C": 2}
    later = view_of(advanced(options, 3, 1000), 0)
    drawn = Counter(later.fog_cards)
    assert drawn.total() > 2
    assert Counter(later.fog_cards_left) == Counter(view.fog_cards_left) - drawn


def test_rounds_are_left_until_the_fog_is_on_a_row() -> None:
    """§3.5, §4.3: with the marker on 1, two rounds until the first row, this one included."""
    state = GAME.start(EscapeOptions(players=4, board="small"), Seeded(1))
    left = view_of(state, None).rounds_left
    assert left == {row: (at, at) for at, row in enumerate([*"IHGFEDCBA", "shore"], 2)}


def test_fog_cards_make_the_rounds_left_a_range() -> None:
    """§10.6: two certain cards A, then at worst B B A A A C C, at best the other way round."""
    options = EscapeOptions(players=4, board="small", fog_uncertainty="abc")
    left = view_of(GAME.start(options, Seeded(1)), None).rounds_left
    assert left["I"] == (2, 2)
    assert left["H"] == (3, 5)
    assert left["G"] == (3, 6)
    assert left["F"] == (4, 7)
    assert left["B"] == (7, 9)
    assert left["shore"] == (11, 11), "after all cards it is the same"


def test_rows_in_the_fog_have_no_rounds_left() -> None:
    """§4.3"""
    state = advanced(EscapeOptions(players=4, board="small"), 5, 100)
    view = view_of(state, None)
    assert view.fog in "HGFEDCBA"
    assert list(view.rounds_left.values()) == [(at, at) for at in range(1, len(view.rounds_left) + 1)]
    assert view.fog not in view.rounds_left


def test_the_lowest_colours_are_told_as_they_stand() -> None:
    """§8.6: with ties broken; alone there is no lowest."""
    state = advanced(EscapeOptions(players=2, board="small"), 5, 500)
    view = view_of(state, None)
    least = min(colour.score.total for colour in view.colours)
    assert view.lowest
    assert {colour.score.total for colour in view.colours if colour.colour in view.lowest} == {least}
    assert (
        view_of(GAME.start(EscapeOptions(players=1, board="small", scenario="first-light"), Seeded(1)), 0).lowest == []
    )


def test_a_turn_says_how_many_points_it_began_with() -> None:
    """§4.2, §9.1"""
    assert view_of(advanced(EscapeOptions(players=4, board="small"), 5, 100), None).turn_mp == 7
    assert (
        view_of(GAME.start(EscapeOptions(players=1, board="small", scenario="first-light"), Seeded(1)), 0).turn_mp == 9
    )


def test_a_view_tells_everything_of_every_islander() -> None:
    """§11"""
    state = advanced(EscapeOptions(players=3), 2, 200)
    view = view_of(state, 2)
    assert view.seat == 2
    assert len(view.islanders) == 60
    description = describe(state)
    for islander in view.islanders:
        if islander.cell is None:
            assert islander.lost is not None
        else:
            assert description.standing[islander.cell][islander.order - 1] == islander.islander
    assert sum(islander.lost is None for islander in view.islanders) == sum(map(len, description.standing.values()))


def test_a_view_has_the_points_as_they_stand_by_category() -> None:
    """§8, §11"""
    state = advanced(EscapeOptions(players=4, board="small"), 5, 500)
    view = view_of(state, None)
    assert [colour.score.total for colour in view.colours] == state.colour_totals()
    for colour in view.colours:
        score = colour.score
        assert score.total == score.own_boat + score.missing + score.areas + score.lost + score.bonus + score.crew


@pytest.mark.parametrize("options", TABLES)
def test_the_options_can_be_read_off_a_view(options: EscapeOptions) -> None:
    """§11: whoever plans with a view knows what is played."""
    told = view_of(GAME.start(options, Seeded(1)), 0).options
    assert told == EscapeOptions(
        **{
            **{field: getattr(options, field) for field in EscapeOptions.__struct_fields__},
            "chips": options.usual_chips,
        }
    )


def test_seats_see_the_same_but_for_who_they_are() -> None:
    """§11"""
    state = advanced(TABLES[3], 4, 150)
    views = [view_of(state, seat) for seat in (0, 1, 2, 3, 4, None)]
    fields = [field for field in EscapeView.__struct_fields__ if field != "seat"]
    assert all(getattr(view, field) == getattr(views[0], field) for view in views for field in fields)
    assert [view.seat for view in views] == [0, 1, 2, 3, 4, None]
