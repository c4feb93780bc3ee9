"""§7 Boats: boarding, shifting, driving off."""

from __future__ import annotations

from collections.abc import Iterator

from tests.second_reading.escape.box import STERN
from tests.second_reading.escape.place import (
    Cell,
    area_of,
    areas_apart,
    boat_of,
    boats_at,
    is_pier,
    is_stern,
    kind_of,
    places,
    side_of,
    slots_at,
)
from tests.second_reading.escape.position import Action, Position
from tests.second_reading.escape.running import leaving

AREA_AT_PIER_FIELD = {1: "C", 2: "B", 3: "A"}  # §1.5


def board(position: Position, who: int) -> Iterator[Action]:
    """§7.2: from a pier field or from the shore into a boat."""
    start = position.cell_of(who)
    for costs in entries(position.rules.board, start):
        for place, cost in takeable(position, who, costs).items():
            yield from leaving(position, who, "board", place, cost, driven_off(position, who, place))


def entries(name: str, start: Cell) -> list[dict[Cell, int]]:
    """For each boat that touches this field, what its places cost from here, taken or not."""
    if not is_pier(start):
        return [{f"{slot}:D": 1} for slot in slots_at(name, start) if not is_pier(slot)]
    area = AREA_AT_PIER_FIELD[int(start[3:])]
    found = []
    for boat, side in boats_at(name, start):
        costs = {}
        for place in places(boat):
            apart = areas_apart(area, area_of(place))
            far_side = apart == 0 and side_of(place) not in (side, "M")
            costs[place] = 1 + 2 if far_side else 1 + 2 * apart
        found.append(costs)
    return found


def shift(position: Position, who: int) -> Iterator[Action]:
    """§7.3: to another place of the same boat; nobody in a boat pays for lying under (§7.4)."""
    start = position.cell_of(who)
    costs = {}
    for place in places(boat_of(start)):
        if place != start:
            costs[place] = 2 * areas_apart(area_of(start), area_of(place)) or 2
    for place, cost in takeable(position, who, costs).items():
        text = f"shift {position.name_of(who)} {place}"
        displaced = driven_off(position, who, place)
        yield Action(text, "shift", who, path=(start, place), cost=cost, displaced=displaced)


def takeable(position: Position, who: int, costs: dict[Cell, int]) -> dict[Cell, int]:
    """§7.1: the empty permitted places; §7.4: the seats to drive somebody off from, if cheaper than all of those."""
    empty = {place: cost for place, cost in costs.items() if is_free(position, who, place)}
    found = dict(empty)
    for place, cost in costs.items():
        cheaper = all(cost < other for other in empty.values())
        if cheaper and can_drive_off(position, who, place):
            found[place] = cost
    return found


def is_free(position: Position, who: int, place: Cell) -> bool:
    if is_stern(place):
        return len(position.stack(place)) < STERN
    return kind_of(place) == position.people[who].kind and not position.stack(place)


def can_drive_off(position: Position, who: int, place: Cell) -> bool:
    """§7.4: one of the boat's tribe, its own kind of seat, and nobody of the boat's tribe on it."""
    if is_stern(place) or not position.stack(place):
        return False
    mover, boat = position.people[who], boat_of(place)
    holders = [position.people[other].tribe for other in position.stack(place)]
    return mover.tribe == boat and mover.kind == kind_of(place) and boat not in holders


def driven_off(position: Position, who: int, place: Cell) -> dict[int, Cell]:
    """§7.4, expert level: where the islander on a seat goes; at family level it stays."""
    if is_stern(place) or not position.stack(place) or not position.rules.expert:
        return {}
    other = position.stack(place)[0]
    without = position.copy()
    without.take_away(who)  # the seat the newcomer left counts as free
    seats = [seat for seat in places(boat_of(place)) if not is_stern(seat) and is_free(without, other, seat)]
    # Same area, then the nearest, towards A first, then the lowest number; `places` goes from A to C.
    seats.sort(key=lambda seat: areas_apart(area_of(place), area_of(seat)))
    return {other: seats[0] if seats else f"{boat_of(place)}:D"}
