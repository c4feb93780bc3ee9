"""What the game's own bots are shown: what a view tells, and nothing else (§7)."""

from __future__ import annotations

from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from foghorn.core.chance import Seeded
from foghorn.games.what_the_fog.knowledge import Knowledge, known_to
from foghorn.games.what_the_fog.position import SYMBOLS
from foghorn.games.what_the_fog.sample import sample_world
from foghorn.games.what_the_fog.view import view_of

from .tables import advanced


def told(known: Knowledge) -> dict[str, Any]:
    """Every attribute of a position, as something that can be compared."""
    names = [name for name in dir(known) if not name.startswith("_") and not callable(getattr(known, name))]
    values = {name: getattr(known, name) for name in names if name not in ("material", "chance")}
    return {name: value if isinstance(value, int) else list(value) for name, value in values.items()}


@settings(max_examples=60, deadline=None)
@given(st.integers(2, 5), st.booleans(), st.integers(0, 10**6), st.integers(0, 350))
def test_equal_views_give_equal_knowledge(players: int, long_game: bool, seed: int, decisions: int) -> None:
    state = advanced(players, long_game, seed, decisions)
    for seat in range(players):
        known = told(known_to(state, seat))
        world = sample_world(view_of(state, seat), Seeded(seed, 2))
        assert told(known_to(world, seat)) == known
        assert len(known) > 20


@settings(max_examples=30, deadline=None)
@given(st.integers(2, 5), st.integers(0, 10**6), st.integers(0, 350))
def test_what_is_seen_is_there(players: int, seed: int, decisions: int) -> None:
    state = advanced(players, False, seed, decisions)
    for seat in state.waiting():
        known = known_to(state, seat)
        assert known.legal(seat) == state.legal(seat)
        own = slice(seat * SYMBOLS, seat * SYMBOLS + SYMBOLS)
        assert list(known.hand)[own] == list(state.hand)[own]
        assert sum(known.hand) == sum(list(state.hand)[own]), "no other hand"
        for name in ("arrows", "totals", "filled", "pile_sizes", "hand_sizes", "revealed", "discards"):
            assert list(getattr(known, name)) == list(getattr(state, name)), name
        assert known.chance is not state.chance
