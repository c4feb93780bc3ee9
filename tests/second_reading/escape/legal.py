"""What can be done now, and what a position becomes when it is done."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from tests.second_reading.escape.beach import beach_movements
from tests.second_reading.escape.boats import board, shift
from tests.second_reading.escape.place import boat_of, is_beach, is_boat, is_field, is_stern
from tests.second_reading.escape.position import Action, Position
from tests.second_reading.escape.running import endure, run

END = Action("end", "end")
STOPS_OVER = ("squeeze", "cross", "jump")


def legal(position: Position) -> dict[str, Action]:
    """Every legal action in notation, with its facts."""
    if position.selecting:
        return {action.text: action for action in selections(position)}
    pressed = position.must_go_on()
    movers = list(position.own()) if pressed is None else [pressed]
    found = {} if pressed is not None else {END.text: END}
    for who in movers:
        for action in movements(position, who):
            if action.cost <= position.mp and can_be_completed(after(position, action)):
                found[action.text] = action
    return found


def can_be_completed(position: Position) -> bool:
    """§5.1, §6.3: whoever must go on can; found out by trying."""
    return position.must_go_on() is None or bool(legal(position))


def selections(position: Position) -> Iterator[Action]:
    """§4.1: any islander that nobody has taken."""
    for cell, stack in position.standing.items():
        if position.people[stack[0]].colour is None:
            yield Action(f"select {cell}", "select", stack[0], path=(cell,))


def movements(position: Position, who: int) -> Iterator[Action]:
    cell = position.cell_of(who)
    if who in position.has_endured:
        return  # §5.2: no other movement this turn
    if is_beach(cell):
        yield from beach_movements(position, who)
    elif is_boat(cell):
        yield from shift(position, who)
    else:
        yield from run(position, who)
        yield from endure(position, who)
        yield from board(position, who)


def after(position: Position, action: Action) -> Position:
    """The position after a selection or a movement."""
    new = position.copy()
    who = action.islander
    if action.movement == "select":
        new.people[who] = replace(new.people[who], colour=new.colour)
        return new
    for moved in (who, *action.displaced):
        new.take_away(moved)
    arrivals = {**action.displaced, who: action.path[-1]}
    for moved, cell in arrivals.items():
        if is_field(cell) and new.stack(cell) and new.rules.solo and new.rules.expert:
            new.falls += 1  # §9.3
        new.put(moved, cell)
    new.mp -= action.cost
    if action.cost > 0:
        new.has_spent.add(who)
    if action.movement == "endurance":
        new.has_endured.add(who)
    take_bonus_chip(new, action)
    new.stopped_over = who if action.enhanced and action.movement in STOPS_OVER else None
    target = action.path[-1]
    runs_on = is_field(target) and len(new.stack(target)) > 1 and action.movement != "endurance"
    new.passing = who if runs_on else None
    return new


def take_bonus_chip(position: Position, action: Action) -> None:
    """§7.5: for taking a seat, not the stern, once in an islander's life."""
    who, place = action.islander, action.path[-1]
    if is_boat(place) and not is_stern(place) and who not in position.bonus_of and position.bonus[boat_of(place)]:
        position.bonus_of[who] = position.bonus[boat_of(place)].pop(0)
