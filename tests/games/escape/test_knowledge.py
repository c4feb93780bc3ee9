"""What the game's own bots are shown: what a view tells, and nothing else (§11)."""

from __future__ import annotations

from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from foghorn.core.chance import Seeded
from foghorn.games.escape import GAME
from foghorn.games.escape.knowledge import Knowledge, deal_world, known_to
from foghorn.games.escape.options import EscapeOptions
from foghorn.games.escape.sample import sample_world
from foghorn.games.escape.state import EscapeState
from foghorn.games.escape.view import view_of

TABLES = st.sampled_from(
    [
        EscapeOptions(players=2, board="small"),
        EscapeOptions(players=3, board="small", fog_uncertainty="ab"),
        EscapeOptions(players=4, fog_uncertainty="abc", minimum_crew=True),
    ]
)
UNTOLD = ("board_map", "rules", "chance", "kinds", "near", "icon", "out", "offered", "movable", "openings")


def advanced(options: EscapeOptions, seed: int, decisions: int) -> EscapeState:
    """A game after so many random choices."""
    state, chance = GAME.start(options, Seeded(seed)), Seeded(seed, 1)
    for _ in range(decisions):
        legal = state.legal(state.turn())
        if not legal:
            break
        state.apply(state.turn(), legal[chance.below(len(legal))])
    return state


def told(known: Knowledge) -> dict[str, Any]:
    """Every attribute of a position that tells something, in a form that can be compared."""
    names = [name for name in dir(known) if not name.startswith("_") and not callable(getattr(known, name))]
    values = {name: getattr(known, name) for name in names if name not in UNTOLD}
    return {name: value if isinstance(value, int) else list(value) for name, value in values.items()}


@settings(max_examples=40, deadline=None)
@given(TABLES, st.integers(0, 10**6), st.integers(0, 400))
def test_equal_views_give_equal_knowledge(options: EscapeOptions, seed: int, decisions: int) -> None:
    state = advanced(options, seed, decisions)
    for seat in range(options.players):
        known = known_to(state, seat)
        world = sample_world(options, view_of(state, seat), Seeded(seed, 2))
        again = known_to(world, seat)
        assert told(again) == told(known)
        assert len(told(known)) > 20
        mine = slice(0, int(known.movable_count))
        assert sorted(list(again.movable)[mine]) == sorted(list(known.movable)[mine])


@settings(max_examples=20, deadline=None)
@given(TABLES, st.integers(0, 10**6), st.integers(0, 400))
def test_what_is_seen_is_there(options: EscapeOptions, seed: int, decisions: int) -> None:
    state = advanced(options, seed, decisions)
    for seat in state.waiting():
        known = known_to(state, seat)
        assert known.legal(seat) == state.legal(seat)
        assert known.scores() == state.scores()
        assert known.chance is not state.chance


def test_the_order_of_the_unknown_cards_tells_nothing_and_is_dealt_anew() -> None:
    """§10.6: certain cards lie on top; the others may come in any order."""
    options = EscapeOptions(players=3, board="small", fog_uncertainty="abc")
    decks = set()
    for seed in range(20):
        state = GAME.start(options, Seeded(seed))
        certain = int(state.board_map.certain_cards)
        known = known_to(state, 0)
        assert list(known.fog_deck)[certain:] == sorted(list(state.fog_deck)[certain:])
        world = deal_world(known, Seeded(seed, 3))
        assert list(world.fog_deck)[:certain] == list(state.fog_deck)[:certain]
        assert sorted(world.fog_deck) == sorted(state.fog_deck)
        decks.add(tuple(world.fog_deck))
    assert len(decks) > 5
