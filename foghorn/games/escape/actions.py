# compiled
"""What an action number means; no other file knows how one is composed.

Compiled by mypyc where possible. An action is END, TIMEOUT, SELECT + islander, or MOVE + islander * MOVES + a move: one
of 240 ways to move, which are directions and not cells. The numbers are stable for a rules_version. Below, one function
for each kind of move composes its number; tables built once from these functions tell what a number means.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from .constants import DIRECTIONS, EAST, NOTHING, ONWARD, PLACES, SOUTH_EAST, SOUTH_WEST, WEST

ISLANDERS: Final[i64] = 60
END: Final[i64] = 0
TIMEOUT: Final[i64] = 1  # the hourglass has run out (§10.1): never legal, only a clock does it
SELECT: Final[i64] = 2
MOVE: Final[i64] = 62
MOVES: Final[i64] = 240
ACTIONS: Final[i64] = 14462

BUMPS: Final[i64] = 5  # no bump, or one to the EAST, WEST, SOUTH_WEST or SOUTH_EAST (§6.4)

# The movements (§5 to §7), in the order of their numbers.
RUN: Final[i64] = 0
ENDURE: Final[i64] = 1
SWAP: Final[i64] = 2
PUSH: Final[i64] = 3
SQUEEZE: Final[i64] = 4
CROSS: Final[i64] = 5
JUMP: Final[i64] = 6
BOARD: Final[i64] = 7
SHIFT: Final[i64] = 8

# Where the numbers of each movement begin.
RUNS: Final[i64] = 0
ENDURES: Final[i64] = 30
SWAPS: Final[i64] = 50
PUSHES: Final[i64] = 54
PUSHES_OF_THREE: Final[i64] = 58
ANGLED_PUSHES: Final[i64] = 62
SQUEEZES: Final[i64] = 68
SQUEEZES_TO_STOP: Final[i64] = 71
CROSSES: Final[i64] = 74
CROSSES_TO_STOP: Final[i64] = 84
JUMPS: Final[i64] = 94
JUMPS_TO_STOP: Final[i64] = 98
BOARDINGS: Final[i64] = 108
SHIFTS: Final[i64] = 228


# From a move to its number. A squeeze goes between its direction and the next one.


def moves_of(islander: i64) -> i64:
    """Return the action of an islander's first move; its other moves follow."""
    return MOVE + islander * MOVES


def run(direction: i64, bump: i64) -> i64:
    return RUNS + direction * BUMPS + bump


def endure(direction: i64, bump: i64) -> i64:
    return ENDURES + direction * BUMPS + bump


def swap(direction: i64) -> i64:
    return SWAPS + direction


def push(direction: i64) -> i64:
    return PUSHES + direction


def push_three(direction: i64) -> i64:
    return PUSHES_OF_THREE + direction


def push_angled(direction: i64, onward: i64) -> i64:
    """Compose an angled push; `onward` is the next direction or the one before."""
    return ANGLED_PUSHES + direction + (direction if onward > direction else onward)


def squeeze(direction: i64, stops: bool) -> i64:
    return (SQUEEZES_TO_STOP if stops else SQUEEZES) + direction


def cross(direction: i64, onward: i64, stops: bool) -> i64:
    return (CROSSES_TO_STOP if stops else CROSSES) + 2 * direction + onward


def jump(direction: i64) -> i64:
    return JUMPS + direction


def jump_to_stop(direction: i64, onward: i64) -> i64:
    return JUMPS_TO_STOP + 2 * direction + onward


def board(side: i64, place: i64, bump: i64) -> i64:
    return BOARDINGS + (side * PLACES + place) * BUMPS + bump


def shift(place: i64) -> i64:
    return SHIFTS + place


# From a number to its move.


def blank(value: i64) -> vec[i64]:
    return vec[i64]([value] * MOVES)


MOVEMENT: Final[vec[i64]] = blank(NOTHING)
DIRECTION: Final[vec[i64]] = blank(NOTHING)  # the first one; there is none into a boat or within it
ONWARD_DIRECTION: Final[vec[i64]] = blank(NOTHING)  # the second: of the pushed, or of the mover past a hex
BUMP: Final[vec[i64]] = blank(0)
IS_ENHANCED: Final[vec[i64]] = blank(0)
STOPS: Final[vec[i64]] = blank(0)
SIDE: Final[vec[i64]] = blank(NOTHING)  # of the field, where the boat lies
PLACE: Final[vec[i64]] = blank(NOTHING)  # within the boat

BUMP_DIRECTION: Final[vec[i64]] = vec[i64]([NOTHING, EAST, WEST, SOUTH_WEST, SOUTH_EAST])
FIRST_RUN: Final[vec[i64]] = vec[i64]([0] * (1 << int(DIRECTIONS)))  # by openings: the run that takes the first of them


def write(move: i64, movement: i64, direction: i64, onward: i64) -> i64:
    """Enter a move into the tables and return it."""
    MOVEMENT[move] = movement
    DIRECTION[move] = direction
    ONWARD_DIRECTION[move] = onward
    return move


def write_enhanced(move: i64, movement: i64, direction: i64, onward: i64, stops: bool) -> None:
    IS_ENHANCED[write(move, movement, direction, onward)] = 1
    STOPS[move] = 1 if stops else 0


def write_steps() -> None:
    """Enter the runs, and endurance, which never goes backward."""
    for direction in range(DIRECTIONS):
        for bump in range(BUMPS):
            BUMP[write(run(direction, bump), RUN, direction, direction)] = bump
            if direction < ONWARD:
                BUMP[write(endure(direction, bump), ENDURE, direction, direction)] = bump


def write_movements() -> None:
    """Enter the movements past and with neighbours on the beach (§5, §5.1)."""
    for direction in range(ONWARD):
        write(swap(direction), SWAP, direction, direction)
        write(push(direction), PUSH, direction, direction)
        write_enhanced(push_three(direction), PUSH, direction, direction, False)
        write(jump(direction), JUMP, direction, direction)
        for onward in range(ONWARD):
            apart = onward - direction
            if apart == 1:
                write(squeeze(direction, False), SQUEEZE, direction, onward)
                write_enhanced(squeeze(direction, True), SQUEEZE, direction, onward, True)
            if apart == 1 or apart == -1:
                write_enhanced(push_angled(direction, onward), PUSH, direction, onward, False)
            if -1 <= apart <= 1:
                write(cross(direction, onward, False), CROSS, direction, onward)
                write_enhanced(cross(direction, onward, True), CROSS, direction, onward, True)
                write_enhanced(jump_to_stop(direction, onward), JUMP, direction, onward, True)


def write_boats() -> None:
    """Enter the moves into a boat and within it (§7.2, §7.3)."""
    for place in range(PLACES):
        PLACE[write(shift(place), SHIFT, NOTHING, NOTHING)] = place
        for side in range(2):
            for bump in range(BUMPS):
                move = write(board(side, place, bump), BOARD, NOTHING, NOTHING)
                SIDE[move] = side
                PLACE[move] = place
                BUMP[move] = bump


def write_first_runs() -> None:
    for openings in range(1, len(FIRST_RUN)):
        direction: i64 = 0
        while not openings & (1 << direction):
            direction += 1
        FIRST_RUN[openings] = run(direction, 0)


write_steps()
write_movements()
write_boats()
write_first_runs()


def split(action: i64) -> tuple[i64, i64]:
    """Return the islander and the move of a MOVE action."""
    return (action - MOVE) // MOVES, (action - MOVE) % MOVES


def movement_of(move: i64) -> i64:
    return MOVEMENT[move]


def direction_of(move: i64) -> i64:
    return DIRECTION[move]


def onward_of(move: i64) -> i64:
    return ONWARD_DIRECTION[move]


def bump_of(move: i64) -> i64:
    """Tell which way the islander that was passed is bumped; 0 if it is not."""
    return BUMP[move]


def bump_direction(bump: i64) -> i64:
    """Return the direction a bumped islander goes (§6.4); bumps count from 1."""
    return BUMP_DIRECTION[bump]


def is_enhanced(move: i64) -> bool:
    """Tell whether a move is enhanced (§5.1)."""
    return IS_ENHANCED[move] != 0


def stops_over(move: i64) -> bool:
    """Tell whether the islander stands nowhere properly afterwards and must move again (§5.1)."""
    return STOPS[move] != 0


def side_of(move: i64) -> i64:
    """Tell on which side of the field the boat lies that a move enters."""
    return SIDE[move]


def place_of(move: i64) -> i64:
    """Tell which place of the boat a move takes."""
    return PLACE[move]
