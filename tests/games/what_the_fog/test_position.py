"""The nouns of the kernel: an empty table, and a copy of a full one."""

from __future__ import annotations

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from foghorn.core.chance import Seeded
from foghorn.games.what_the_fog import position as nouns
from foghorn.games.what_the_fog.data import material
from foghorn.games.what_the_fog.state import WhatTheFogState

from .tables import play_to

SCALARS = (
    "players",
    "long_game",
    "round",
    "days",
    "phase",
    "starter",
    "active",
    "actor",
    "pending",
    "closing",
    "open_parts",
    "held",
    "drawn",
    "supply_size",
)
VECTORS = (
    "supply",
    "piles",
    "pile_sizes",
    "laid",
    "filled",
    "hand",
    "hand_sizes",
    "revealed",
    "chosen",
    "deck",
    "discards",
    "arrows",
    "sheet",
    "totals",
    "opened",
    "buried",
    "influence",
)


def contents(state: WhatTheFogState) -> dict[str, object]:
    return {name: getattr(state, name) for name in SCALARS} | {name: list(getattr(state, name)) for name in VECTORS}


def test_a_table_nobody_has_laid_out_is_empty() -> None:
    assert contents(WhatTheFogState(material(), 3, True, Seeded(1))) == {
        "players": 3,
        "long_game": True,
        "round": 0,
        "days": 0,
        "phase": 6,
        "starter": 0,
        "active": 0,
        "actor": 0,
        "pending": 0,
        "closing": False,
        "open_parts": 0,
        "held": -1,
        "drawn": 0,
        "supply_size": 0,
        "supply": [],
        "piles": [0] * 30,
        "pile_sizes": [0] * 3,
        "laid": [0] * 28,
        "filled": [0] * 7,
        "hand": [0] * 18,
        "hand_sizes": [0] * 3,
        "revealed": [0] * 18,
        "chosen": [-1] * 3,
        "deck": [],
        "discards": [],
        "arrows": [0] * 3,
        "sheet": [0] * 36,
        "totals": [0] * 3,
        "opened": [0] * 18,
        "buried": [-1] * 3,
        "influence": [0] * 21,
    }


def test_a_clone_has_every_field_of_its_original() -> None:
    state = WhatTheFogState(material(), 3, True, Seeded(1))
    for number, name in enumerate(name for name in SCALARS if name not in ("players", "long_game", "closing")):
        setattr(state, name, number + 40)
    state.closing = True
    for number, name in enumerate(VECTORS):
        setattr(state, name, vec[i64]([number, number + 1, 70]))
    copy = state.clone(Seeded(2))
    assert contents(copy) == contents(state)
    assert copy.material is state.material


@pytest.mark.parametrize("name", VECTORS)
def test_a_clone_shares_no_vector_with_its_original(name: str) -> None:
    state = WhatTheFogState(material(), 2, False, Seeded(1))
    state.begin()
    play_to(state, Seeded(2), 2)
    before, vector = contents(state), getattr(state.clone(Seeded(2)), name)
    for at in range(len(vector)):
        vector[at] = 99
    assert contents(state) == before


def test_a_clone_draws_from_its_own_chance() -> None:
    state = WhatTheFogState(material(), 2, False, Seeded(1))
    other = Seeded(2)
    assert state.clone(other).chance is other


def test_the_numbers_of_the_kernel_are_those_of_the_rules() -> None:
    """§1.1, §1.4, §2.1, §2.4: six symbols, seven days of four parts, three piles of ten, four rounds from four days."""
    assert (nouns.SYMBOLS, nouns.DAYS, nouns.PARTS, nouns.PILES, nouns.PILE) == (6, 7, 4, 3, 10)
    assert (nouns.ROUNDS, nouns.FIRST_DAYS) == (4, 4)
    assert nouns.ACTIONS == 31


@pytest.mark.parametrize("action", [-1, nouns.ACTIONS])
def test_a_number_that_is_no_action_is_not_taken_for_one(action: int) -> None:
    state = WhatTheFogState(material(), 2, False, Seeded(1))
    state.begin()
    before = contents(state)
    with pytest.raises(ValueError, match="no action has the number"):
        state.apply(state.turn(), action)
    assert contents(state) == before
