"""Actions and cells as words, and back (see trace.md's vocabulary)."""

from __future__ import annotations

import re
from typing import Literal

from ...core.errors import Unreadable
from .actions import (
    BUMPS,
    CROSS,
    END,
    JUMP,
    MOVE,
    SELECT,
    TIMEOUT,
    board,
    bump_direction,
    bump_of,
    cross,
    direction_of,
    endure,
    is_enhanced,
    jump,
    jump_to_stop,
    movement_of,
    moves_of,
    onward_of,
    push,
    push_angled,
    push_three,
    run,
    shift,
    split,
    squeeze,
    swap,
)
from .constants import DIRECTIONS, FIRST, NOTHING, ONWARD, STOPPED_OVER
from .data import cell_names, cell_numbers
from .state import EscapeState

Movement = Literal["run", "swap", "push", "squeeze", "cross", "jump", "endurance", "board", "shift"]
MOVEMENTS: tuple[Movement, ...] = (  # by number, see actions.py
    "run",
    "endurance",
    "swap",
    "push",
    "squeeze",
    "cross",
    "jump",
    "board",
    "shift",
)
WORDS = {"endurance": "endure"}


def movement_name(move: int) -> Movement:
    """Name the kind of movement of a move."""
    return MOVEMENTS[movement_of(move)]


def name_of(state: EscapeState, cell: int) -> str:
    """Return the name of a cell."""
    return cell_names(state.board_map.size)[cell]


def cell_of(state: EscapeState, name: str) -> int:
    """Return the cell of that name; raise `Unreadable` if there is none."""
    numbers = cell_numbers(state.board_map.size)
    spelled = name.lower() if ":" in name else name.upper()
    spelled = re.sub(r":([a-d])", lambda area: f":{area[1].upper()}", spelled)
    if spelled not in numbers:
        raise Unreadable("no-such-cell", "1.1", given=name[:20])
    return numbers[spelled]


def on_cell(state: EscapeState, cell: int) -> list[int]:
    """List who is on a cell, from the first to arrive to the last."""
    found: list[int] = []
    each = state.top[cell] - FIRST if state.top[cell] >= FIRST else NOTHING
    while each != NOTHING:
        found.insert(0, each)
        each = state.under[each]
    if state.pending == STOPPED_OVER and state.where[state.mover] == cell:
        found.append(state.mover)
    return found


def islander_at(state: EscapeState, text: str) -> int:
    """Return the islander that a cell, or `S3/1`, stands for; raise `Unreadable` if nobody is there."""
    name, slash, place = text.partition("/")
    there = on_cell(state, cell_of(state, name))
    if not there:
        raise Unreadable("nobody-there", cell=name[:20])
    if not slash:
        return there[-1]
    if not place.isascii() or not place.isdigit() or not 1 <= int(place[:3]) <= len(there):
        raise Unreadable("nobody-there", cell=text[:20])
    return there[int(place[:3]) - 1]


def spot_of(state: EscapeState, islander: int) -> str:
    """Name where an islander is; below others, with its place counted from the first to arrive."""
    cell = state.where[islander]
    name = name_of(state, cell)
    if state.top[cell] - FIRST == islander and state.pending != STOPPED_OVER:
        return name
    there = on_cell(state, cell)
    return name if there[-1] == islander else f"{name}/{there.index(islander) + 1}"


def text_of(state: EscapeState, action: int) -> str:
    """Write an action in notation."""
    if action < SELECT:
        return "end" if action == END else "timeout"
    if action < MOVE:
        return f"select {spot_of(state, action - SELECT)}"
    return text_and_path_of(state, action)[0]


def text_and_path_of(state: EscapeState, action: int) -> tuple[str, list[str]]:
    """Write a movement in notation, and name the cells of its path."""
    islander, move = split(action)
    movement, names = movement_name(move), cell_names(state.board_map.size)
    path = [names[cell] for cell in path_of(state, islander, move)]
    word = WORDS.get(movement, movement) + ("+" if is_enhanced(move) else "")
    words = [word, spot_of(state, islander), *path[1:]]
    if movement == "push" and onward_of(move) != direction_of(move):
        over = state.move_over(islander, move)
        words.append(names[state.board_map.near[over * DIRECTIONS + onward_of(move)]])
    bump = bump_of(move)
    if bump:
        words += ["bump", names[state.board_map.near[state.where[islander] * DIRECTIONS + bump_direction(bump)]]]
    return " ".join(words), path


def path_of(state: EscapeState, islander: int, move: int) -> list[int]:
    """List the cells of a move from start to end, with the crossed or jumped hex between."""
    over = [state.move_over(islander, move)] if movement_of(move) in (CROSS, JUMP) else []
    return [state.where[islander], *over, state.move_target(islander, move)]


def parse_action(state: EscapeState, text: str) -> int:
    """Return the action number of a notation; raise `Unreadable` if it is none."""
    words = text.split()
    kind = words[0].lower() if words else ""
    if kind in ("end", "timeout") and len(words) == 1:
        return END if kind == "end" else TIMEOUT
    if kind == "select" and len(words) == 2:
        return SELECT + islander_at(state, words[1])
    reader = READERS.get(kind)
    if reader is None or len(words) < 3:
        raise Unreadable("no-such-action", given=text.strip()[:40])
    islander = islander_at(state, words[1])
    move = reader(state, state.where[islander], kind, words[2:])
    return moves_of(islander) + move


def _unreadable(kind: str, words: list[str]) -> Unreadable:
    return Unreadable("no-such-action", given=" ".join([kind, *words])[:40])


def _direction(state: EscapeState, at: int, name: str, most: int = DIRECTIONS) -> int:
    """Return the direction from one cell to another; raise `Unreadable` if they do not touch, or it is backward."""
    to = cell_of(state, name)
    for direction in range(DIRECTIONS):
        if state.board_map.near[at * DIRECTIONS + direction] == to:
            if direction >= most:
                raise Unreadable("never-backward", "5", cell=name_of(state, to), origin=name_of(state, at))
            return direction
    raise Unreadable("too-far", "1.2", cell=name_of(state, to), origin=name_of(state, at))


def _bump(state: EscapeState, at: int, words: list[str], kind: str) -> int:
    if not words:
        return 0
    if len(words) != 2 or words[0].lower() != "bump":
        raise _unreadable(kind, words)
    aside = cell_of(state, words[1])
    for bump in range(1, BUMPS):
        if state.board_map.near[at * DIRECTIONS + bump_direction(bump)] == aside:
            return bump
    raise Unreadable("no-bump-there", "6.4", cell=name_of(state, aside), origin=name_of(state, at))


def _read_run(state: EscapeState, at: int, kind: str, words: list[str]) -> int:
    step, most = (run, DIRECTIONS) if kind == "run" else (endure, ONWARD)
    direction = _direction(state, at, words[0], most)
    return step(direction, _bump(state, at, words[1:], kind))


def _read_swap(state: EscapeState, at: int, kind: str, words: list[str]) -> int:
    if len(words) != 1:
        raise _unreadable(kind, words)
    direction = _direction(state, at, words[0], ONWARD)
    return swap(direction) if kind == "swap" else push(direction)


def _read_push_far(state: EscapeState, at: int, kind: str, words: list[str]) -> int:
    direction = _direction(state, at, words[0], ONWARD)
    if len(words) == 1:
        return push_three(direction)
    if len(words) != 2:
        raise _unreadable(kind, words)
    onward = _direction(state, cell_of(state, words[0]), words[1], ONWARD)
    if abs(onward - direction) != 1:
        raise Unreadable("push-angle", "5.1", cell=words[1][:20])
    return push_angled(direction, onward)


def _read_squeeze(state: EscapeState, at: int, kind: str, words: list[str]) -> int:
    if len(words) != 1:
        raise _unreadable(kind, words)
    to, near = cell_of(state, words[0]), state.board_map.near
    for direction in range(ONWARD - 1):
        if near[near[at * DIRECTIONS + direction] * DIRECTIONS + direction + 1] == to:
            return squeeze(direction, kind == "squeeze+")
    raise Unreadable("no-squeeze-there", "5", cell=name_of(state, to), origin=name_of(state, at))


def _read_over(state: EscapeState, at: int, kind: str, words: list[str]) -> int:
    if len(words) != 2:
        raise _unreadable(kind, words)
    direction = _direction(state, at, words[0], ONWARD)
    onward = _direction(state, cell_of(state, words[0]), words[1], ONWARD)
    if abs(onward - direction) > 1:
        raise Unreadable("too-far", "5", cell=words[1][:20], origin=name_of(state, at))
    if kind == "jump":
        if onward != direction:
            raise Unreadable("jump-straight", "5", cell=words[1][:20])
        return jump(direction)
    return jump_to_stop(direction, onward) if kind == "jump+" else cross(direction, onward, kind == "cross+")


def _read_board(state: EscapeState, at: int, kind: str, words: list[str]) -> int:
    to, board_map = cell_of(state, words[0]), state.board_map
    for side in range(2):
        boat = board_map.beside[at * 2 + side]
        if boat != NOTHING and board_map.boat_of[to] == boat:
            return board(side, board_map.place_of[to], _bump(state, at, words[1:], kind))
    raise Unreadable("boat-out-of-reach", "7.2", cell=name_of(state, to), origin=name_of(state, at))


def _read_shift(state: EscapeState, at: int, kind: str, words: list[str]) -> int:
    to, board_map = cell_of(state, words[0]), state.board_map
    if len(words) != 1:
        raise _unreadable(kind, words)
    if board_map.boat_of[at] == NOTHING or board_map.boat_of[to] != board_map.boat_of[at]:
        raise Unreadable("not-that-boat", "7.3", cell=name_of(state, to), origin=name_of(state, at))
    return shift(board_map.place_of[to])


READERS = {
    "run": _read_run,
    "endure": _read_run,
    "swap": _read_swap,
    "push": _read_swap,
    "push+": _read_push_far,
    "squeeze": _read_squeeze,
    "squeeze+": _read_squeeze,
    "cross": _read_over,
    "cross+": _read_over,
    "jump": _read_over,
    "jump+": _read_over,
    "board": _read_board,
    "shift": _read_shift,
}
