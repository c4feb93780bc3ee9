"""§5 Movements on the beach: one function per movement, each giving every way to make it, affordable or not."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise

from tests.second_reading.escape.place import ONWARD, Cell, angled, is_shore, next_hex
from tests.second_reading.escape.position import Action, Position
from tests.second_reading.escape.running import endure, run

ENHANCED = 2  # §5.1: what it adds

# §5: plain, with the movement's own icon, for an all-rounder.
COSTS = {
    "push": (3, 2, 3),
    "squeeze": (4, 2, 3),
    "cross": (4, 2, 3),
    "jump": (3, 2, 3),
}


def cost_of(position: Position, who: int, movement: str) -> int:
    plain, special, all_rounder = COSTS[movement]
    icon = position.people[who].icon
    if icon == movement:
        return special
    return all_rounder if icon == "all-rounder" else plain


def text_of(position: Position, verb: str, who: int, *cells: Cell) -> str:
    return " ".join((verb, position.name_of(who), *cells))


def beach_movements(position: Position, who: int) -> Iterator[Action]:
    """Everything an islander on the beach could do; after a stop-over only the second movements of §5.1."""
    movements = [*run(position, who), *push(position, who), *squeeze(position, who), *cross(position, who)]
    if position.rules.expert:  # §10.7
        movements += jump(position, who)
    if position.stopped_over == who:
        yield from (action for action in movements if not action.enhanced)
        return
    if not position.rules.enhanced:
        movements = [action for action in movements if not action.enhanced]
    yield from movements
    yield from swap(position, who)
    yield from endure(position, who)


def swap(position: Position, who: int) -> Iterator[Action]:
    """§5 Swap: change places with an adjacent islander on the beach."""
    start = position.cell_of(who)
    for direction in ONWARD:
        target = next_hex(position.rules.board, start, direction)
        if target is not None and position.has_islander(target):
            displaced = {position.stack(target)[0]: start}
            text = text_of(position, "swap", who, target)
            yield Action(text, "swap", who, path=(start, target), cost=3, displaced=displaced)


# --- Push ---------------------------------------------------------------------------------------------------


def push(position: Position, who: int) -> Iterator[Action]:
    """§5 Push, up to two straight on; §5.1: with +2 MP three straight on, or up to three angled."""
    start, cost = position.cell_of(who), cost_of(position, who, "push")
    for direction in ONWARD:
        first = next_hex(position.rules.board, start, direction)
        if first is None or not position.has_islander(first):
            continue
        straight = pushed_on(position, first, direction)
        if 1 <= len(straight) <= 2:
            text = text_of(position, "push", who, first)
            yield Action(text, "push", who, path=(start, first), cost=cost, displaced=straight)
        elif straight:
            text = text_of(position, "push+", who, first)
            yield Action(text, "push", who, True, (start, first), cost + ENHANCED, straight)
        for turned in angled(direction):
            aside = pushed_on(position, first, turned)
            if aside:
                text = text_of(position, "push+", who, first, aside[position.stack(first)[0]])
                yield Action(text, "push", who, True, (start, first), cost + ENHANCED, aside)


def pushed_on(position: Position, first: Cell, direction: str) -> dict[int, Cell]:
    """Where up to three in a line go, each one hex on; nobody if the hex after them does not take the last."""
    displaced: dict[int, Cell] = {}
    cell: Cell | None = first
    while cell is not None and position.has_islander(cell):
        beyond = next_hex(position.rules.board, cell, direction)
        if beyond is None or len(displaced) == 3:
            return {}
        displaced[position.stack(cell)[0]] = beyond
        cell = beyond
    if cell is None:
        return {}
    lies_on_one_at_most = is_shore(cell) and len(position.stack(cell)) <= 1
    return displaced if position.is_empty_beach(cell) or lies_on_one_at_most else {}


# --- Squeeze, Cross, Jump -----------------------------------------------------------------------------------


def squeeze(position: Position, who: int) -> Iterator[Action]:
    """§5 Squeeze: between two neighbouring blocked beach hexes to the hex beyond that touches both."""
    board, start, cost = position.rules.board, position.cell_of(who), cost_of(position, who, "squeeze")
    for one, other in pairwise(ONWARD):
        left, right = next_hex(board, start, one), next_hex(board, start, other)
        if not position.is_blocked(left) or not position.is_blocked(right):
            continue
        beyond = next_hex(board, left, other) or next_hex(board, right, one)  # there is no hex next to woods
        yield from landing(position, who, "squeeze", (start,), beyond, cost)


def cross(position: Position, who: int) -> Iterator[Action]:
    """§5 Cross: over an adjacent obstacle to the hex opposite or one of the two beside it."""
    board, start, cost = position.rules.board, position.cell_of(who), cost_of(position, who, "cross")
    for direction in ONWARD:
        obstacle = next_hex(board, start, direction)
        if obstacle is not None and obstacle in position.obstacles:
            for second in (direction, *angled(direction)):
                target = next_hex(board, obstacle, second)
                yield from landing(position, who, "cross", (start, obstacle), target, cost)


def jump(position: Position, who: int) -> Iterator[Action]:
    """§5 Jump: over an adjacent islander straight on; §5.1: with +2 MP also 60° off, free or occupied, on the beach."""
    board, start, cost = position.rules.board, position.cell_of(who), cost_of(position, who, "jump")
    for direction in ONWARD:
        jumped = next_hex(board, start, direction)
        if jumped is None or not position.has_islander(jumped):
            continue
        yield from landing(position, who, "jump", (start, jumped), next_hex(board, jumped, direction), cost)
        for turned in angled(direction):
            target = next_hex(board, jumped, turned)
            if target is not None and (position.is_empty_beach(target) or position.is_occupied(target)):
                yield stop_over(position, who, "jump", (start, jumped), target, cost)


def landing(
    position: Position, who: int, movement: str, way: tuple[Cell, ...], target: Cell | None, cost: int
) -> Iterator[Action]:
    """The plain movement where it is possible; else, on an occupied beach hex, the stop-over (§5.1)."""
    if target is not None and position.can_arrive(target):
        text = text_of(position, movement, who, *way[1:], target)
        yield Action(text, movement, who, path=(*way, target), cost=cost)
    elif target is not None and position.is_occupied(target):
        yield stop_over(position, who, movement, way, target, cost)


def stop_over(position: Position, who: int, movement: str, way: tuple[Cell, ...], target: Cell, cost: int) -> Action:
    text = text_of(position, f"{movement}+", who, *way[1:], target)
    return Action(text, movement, who, True, (*way, target), cost + ENHANCED)
