"""The choices and draws that a line of a trace tells of, for replaying it."""

from __future__ import annotations

from msgspec import UNSET

from ...core.errors import Unreadable
from ...core.event import Event
from .board import board_of
from .constants import DIRECTIONS, FIRST, TRIBAL
from .data import cell_numbers
from .description import colour_name
from .events import BeachLaidOut, EscapeEvent, EscapeStarted, IslanderSelected, Moved, TurnEnded
from .notation import cell_of, name_of, spot_of
from .options import EscapeOptions, board_map_for, rules_for
from .state import EscapeState


def acts_of(state: EscapeState | None, event: EscapeEvent | Event) -> list[tuple[int, str]]:
    """List the choice a line tells of, none if it is a consequence; without a state, a placeholder for it."""
    if not isinstance(event, IslanderSelected | Moved | TurnEnded):
        return []
    if state is None:
        return [(0, "")]
    colours = [colour_name(state, colour) for colour in range(state.rules.colours)]
    if event.colour not in colours:
        raise Unreadable("no-such-colour", given=event.colour)
    seat = state.seat_of(colours.index(event.colour))
    if isinstance(event, TurnEnded):
        return [(seat, "timeout" if event.reason == "timeout" else "end")]
    if not 1 <= event.islander <= state.board_map.islanders or not state.where[event.islander - 1]:
        raise Unreadable("nobody-there", cell=str(event.islander))
    spot = spot_of(state, event.islander - 1)
    return [(seat, f"select {spot}" if isinstance(event, IslanderSelected) else _movement(state, event, spot))]


def _movement(state: EscapeState, event: Moved, spot: str) -> str:
    """Write a movement's notation from what the line says of it."""
    word = ("endure" if event.movement == "endurance" else event.movement) + ("+" if event.enhanced else "")
    words = [word, spot, *event.path[1:]]
    went = {displaced.islander - 1: displaced.cell for displaced in event.displaced}
    if event.movement == "push" and event.enhanced:
        onto = cell_of(state, event.path[1])
        first = went.get(state.top[onto] - FIRST)
        if first is not None and first != _straight_on(state, cell_of(state, event.path[0]), onto):
            words.append(first)
    if event.movement in ("run", "endurance", "board"):
        bumped = went.get(state.under[event.islander - 1])
        if bumped is not None:
            words += ["bump", bumped]
    return " ".join(words)


def _straight_on(state: EscapeState, at: int, onto: int) -> str:
    """Name the cell after `onto`, in the same direction."""
    near = state.board_map.near
    for direction in range(DIRECTIONS):
        if near[at * DIRECTIONS + direction] == onto:
            return name_of(state, near[onto * DIRECTIONS + direction])
    return ""


def draws_of(options: EscapeOptions, event: EscapeEvent | Event) -> list[int]:
    """List the draws a line tells of; raise `Unreadable` where no draw could have given it."""
    if options.scenario is not None:
        return []
    if isinstance(event, EscapeStarted):
        return [event.colours[0].seat] if event.colours else []
    if isinstance(event, BeachLaidOut):
        return [
            *_left_out(options, event),
            *_obstacles(options, event),
            *_islanders(options, event),
            *_area_points(options, event),
            *_fog_deck(options, event),
        ]
    return []


def _left_out(options: EscapeOptions, event: BeachLaidOut) -> list[int]:
    """List the draws of the tribal members that stayed in the box (§2.2)."""
    board_map = board_map_for(options)
    there = {each.islander - 1 for each in event.islanders}
    draws = []
    for tribe in board_map.left_out:
        members = [
            islander
            for islander in range(board_map.islanders)
            if board_map.tribe[islander] == tribe and board_map.kind[islander] == TRIBAL
        ]
        absent = [at for at, islander in enumerate(members) if islander not in there]
        if len(absent) != 1:
            raise Unreadable("people-do-not-add-up", "2.2", count=len(event.islanders))
        draws += absent
    return draws


def _rows(options: EscapeOptions) -> list[list[str]]:
    """List the names of the hexes of every beach row."""
    return [
        [f"{row.name}{place}" for place in range(1, len(row.hexes) + 1)] for row in board_of(options.board).rows[:-1]
    ]


def _obstacles(options: EscapeOptions, event: BeachLaidOut) -> list[int]:
    draws = []
    for row in _rows(options):
        left = list(row)
        for name in row:
            if name in event.obstacles:
                draws.append(left.index(name))
                left.remove(name)
    return draws


def _islanders(options: EscapeOptions, event: BeachLaidOut) -> list[int]:
    """List the draws row by row: which hexes stay empty, then who stands on the others."""
    on = {each.cell: each.islander - 1 for each in event.islanders}
    if len(on) != len(event.islanders) or not set(on) <= set(cell_numbers(options.board)):
        raise Unreadable("people-do-not-add-up", "3.2", count=len(event.islanders))
    chips = sorted(on.values())
    draws = []
    for row in _rows(options):
        open_hexes = [name for name in row if name not in event.obstacles]
        left = list(open_hexes)
        for name in open_hexes:
            if name not in on:
                draws.append(left.index(name))
                left.remove(name)
        for name in left:
            at = chips.index(on[name])
            draws.append(at)
            chips[at] = chips[-1]
            chips.pop()
    return draws


def _area_points(options: EscapeOptions, event: BeachLaidOut) -> list[int]:
    if options.first_game:
        return []
    draws = [most - points for most, points in zip((6, 5, 4, 2), event.area_points, strict=False)]
    if len(draws) != 4 or not set(draws) <= {0, 1}:
        raise Unreadable("area-points-wrong", "3.3", points=" ".join(map(str, event.area_points)))
    return draws


def _fog_deck(options: EscapeOptions, event: BeachLaidOut) -> list[int]:
    rules, board_map = rules_for(options), board_map_for(options)
    if not rules.fog_cards:
        return []
    if event.fog_deck is UNSET or event.fog_deck is None:
        raise Unreadable("trace-hides", field="fog_deck")
    pool = ["B"] * board_map.fog_cards[1]
    ordinary = board_map.fog_cards[0]
    if rules.fog_cards == 2:
        pool += ["C", "C"]
        ordinary -= 2
    pool += ["A"] * ordinary
    wanted = event.fog_deck[board_map.certain_cards :]
    if sorted(wanted) != sorted(pool):
        raise Unreadable("fog-deck-wrong", "10.6", cards="".join(event.fog_deck)[:40])
    draws = []
    for card in wanted:
        at = pool.index(card)
        draws.append(at)
        pool[at] = pool[-1]
        pool.pop()
    return draws
