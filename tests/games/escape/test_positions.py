"""Small drawn positions with all that is legal there, played on the kernel: the second reading's, and our own."""

from __future__ import annotations

from itertools import product

import pytest

from tests.second_reading.escape.drawing import Drawing

from .drawn import (
    ALL_ROUNDER,
    BLOCKED,
    EDGE,
    ENHANCED,
    HERE,
    ICON,
    PLAIN,
    SECOND_READING,
    SHORE,
    TOO_EXPENSIVE,
    Drawn,
    drawings,
)

ALL = [*drawings(SECOND_READING), *drawings(HERE)]
MOVEMENTS = ("run", "swap", "push", "squeeze", "cross", "jump")
ASPECTS = (PLAIN, ICON, ALL_ROUNDER, ENHANCED, EDGE, SHORE, BLOCKED, TOO_EXPENSIVE)

# Run and Swap have neither an icon nor an enhancement (§5), and nobody swaps with the shore (§5.3).
IMPOSSIBLE = {*product(("run", "swap"), (ICON, ENHANCED)), ("swap", SHORE)}


@pytest.mark.parametrize("drawn", ALL, ids=lambda drawn: drawn.title)
def test_a_drawn_position_has_exactly_the_actions_written_beside_it(drawn: Drawn) -> None:
    drawn.play()


@pytest.mark.parametrize("drawn", drawings(HERE), ids=lambda drawn: drawn.title)
def test_the_second_reading_says_the_same_of_our_own_positions(drawn: Drawn) -> None:
    Drawing(drawn.title, drawn.lines).play()


def shown() -> set[tuple[str, str]]:
    found: set[tuple[str, str]] = set()
    for drawn in ALL:
        drawn.play()
        found |= drawn.shows
    return found


def test_every_movement_has_a_position_for_everything_that_changes_it() -> None:
    """§5"""
    assert set(product(MOVEMENTS, ASPECTS)) - IMPOSSIBLE - shown() == set()


def test_what_is_called_impossible_does_not_happen() -> None:
    """§5, §5.3"""
    assert shown() & IMPOSSIBLE == set()
