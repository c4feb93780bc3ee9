# compiled
"""The FOG — Escape from Paradise — the numbers that stand for things inside the kernel.

Compiled by mypyc where possible. Those of actions are in actions.py. `§` numbers are the rules page's.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

NOTHING: Final[i64] = -1
NOWHERE: Final[i64] = 0

# Directions (§1.2): sideways and forward come first, because most movements use no other.
EAST: Final[i64] = 0
NORTH_EAST: Final[i64] = 1
NORTH_WEST: Final[i64] = 2
WEST: Final[i64] = 3
SOUTH_WEST: Final[i64] = 4
SOUTH_EAST: Final[i64] = 5
DIRECTIONS: Final[i64] = 6
HALF: Final[i64] = 3
ONWARD: Final[i64] = 4  # directions below this are never backward
ALONG: Final[i64] = NORTH_EAST  # on a pier: towards the boats' bows
BACK: Final[i64] = SOUTH_WEST  # on a pier: towards the shore

# What a cell is.
WATER: Final[i64] = 0
BEACH: Final[i64] = 1
SHORE: Final[i64] = 2
WOODS: Final[i64] = 3
PIER: Final[i64] = 4
SEAT: Final[i64] = 5
STERN: Final[i64] = 6

# What `top` says of a cell: empty, an obstacle, or the last islander to arrive (its number + FIRST). No islander may
# enter woods, nowhere, and the empty hexes of rows that the fog has reached (§4.3).
TREES: Final[i64] = -2
CLOSED: Final[i64] = -1
EMPTY: Final[i64] = 0
OBSTACLE: Final[i64] = 1
FIRST: Final[i64] = 2

# Areas and sides of a boat (§1.6).
AREAS: Final[i64] = 4
AREA_D: Final[i64] = 3
LEFT: Final[i64] = 0
MIDDLE: Final[i64] = 1
RIGHT: Final[i64] = 2

# Types and icons (§2.1).
TRIBAL: Final[i64] = 4
KINDS: Final[i64] = 5
PUSHER: Final[i64] = 0
SQUEEZER: Final[i64] = 1
CROSSER: Final[i64] = 2
JUMPER: Final[i64] = 3
ALL_ROUNDER: Final[i64] = 4
ENDURANCE: Final[i64] = 5

BOATS: Final[i64] = 5
CHIPS: Final[i64] = 5
PLACES: Final[i64] = 12  # no boat has more, its stern included

MOST_LEGAL: Final = 1024  # 20 islanders have at most 40 movements each, and one of them, running on, 100

# What is being chosen.
SELECTING: Final[i64] = 0
MOVING: Final[i64] = 1
OVER: Final[i64] = 2

# Why the last mover may or must go on.
AT_REST: Final[i64] = 0
PASSING: Final[i64] = 1  # it lies on others and may run on (§6.2)
RUNNING_ON: Final[i64] = 2  # on a field with two: it must run on (§6.3)
STOPPED_OVER: Final[i64] = 3  # after an enhanced movement: it must move again (§5.1)

FOG_A: Final[i64] = 1  # cards of the fog deck: how far it goes (§10.6)


def opposite(direction: i64) -> i64:
    """Return the opposite direction."""
    return direction + HALF if direction < HALF else direction - HALF
