"""Run and endurance, on beach, shore and piers alike (§5, §5.2, §6), with running on and bumping."""

from __future__ import annotations

from collections.abc import Iterator

from tests.second_reading.escape.place import Cell, is_field, is_pier, neighbours
from tests.second_reading.escape.position import Action, Position


def run(position: Position, who: int) -> Iterator[Action]:
    """§5, §6.1: to an adjacent hex or field, any direction, also back to the beach."""
    for target, _ in neighbours(position.rules.board, position.cell_of(who)):
        if position.can_arrive(target):
            yield from leaving(position, who, "run", target, 1)


def endure(position: Position, who: int) -> Iterator[Action]:
    """§5.2: forward or sideways (on a pier: forward), not where one would have to run on, not from under another."""
    if position.people[who].icon != "endurance" or who not in position.has_spent or is_under(position, who):
        return
    for target, way in neighbours(position.rules.board, position.cell_of(who)):
        stays = position.is_empty_beach(target) or (
            is_field(target) and position.can_stay(target, len(position.stack(target)))
        )
        if way != "backward" and stays:
            yield from leaving(position, who, "endurance", target, 0)


def is_under(position: Position, who: int) -> bool:
    return position.stack(position.cell_of(who))[-1] != who


def leaving(
    position: Position, who: int, movement: str, target: Cell, cost: int, driven_off: dict[int, Cell] | None = None
) -> Iterator[Action]:
    """A step away from a hex or field, with the +1 MP it may cost, and each choice of bumping."""
    start = position.cell_of(who)
    past_two = position.others_passed(who) >= 2  # §6.3, §6.6
    cost += 1 if past_two or is_under(position, who) else 0  # §6.5
    verb = "endure" if movement == "endurance" else movement
    text = f"{verb} {position.name_of(who)} {target}"
    displaced = driven_off or {}
    yield Action(text, movement, who, path=(start, target), cost=cost, displaced=displaced)
    for bumped, cell in bumps(position, who, target):
        with_bumped = displaced | {bumped: cell}
        yield Action(f"{text} bump {cell}", movement, who, path=(start, target), cost=cost, displaced=with_bumped)


def bumps(position: Position, who: int, target: Cell) -> Iterator[tuple[int, Cell]]:
    """§6.4: where the islander that is run past can be bumped to; in solo play nowhere (§9.3)."""
    if position.others_passed(who) == 0 or position.rules.solo:
        return
    start = position.cell_of(who)
    passed = position.stack(start)[-2]  # the one right under the mover
    for cell, way in neighbours(position.rules.board, start):
        empty = position.is_empty_beach(cell) or (is_field(cell) and not position.stack(cell))
        clinging = is_pier(start) and not is_pier(cell)
        if way != "forward" and empty and cell != target and not clinging:
            yield passed, cell
