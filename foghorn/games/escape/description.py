"""The whole position in the rulebook's words, and back: for scenarios, tests, views and snapshots."""

from __future__ import annotations

from typing import Literal

import msgspec
from librt.vecs import vec
from mypy_extensions import i64

from ...core.chance import Chance
from .board_map import BoardMap
from .constants import AT_REST, MOVING, NOTHING, OBSTACLE, OVER, PASSING, RUNNING_ON, SELECTING, STOPPED_OVER
from .notation import cell_of, name_of, on_cell
from .options import EscapeOptions, board_map_for, rules_for
from .position import RuleSet
from .state import EscapeState
from .words import COLOURS, TRIBES, Colour

Phase = Literal["select", "move", "over"]
PHASES: tuple[tuple[int, Phase], ...] = ((SELECTING, "select"), (MOVING, "move"), (OVER, "over"))
Pending = Literal["at-rest", "passing", "running-on", "stopped-over"]
PENDINGS: tuple[tuple[int, Pending], ...] = (
    (AT_REST, "at-rest"),
    (PASSING, "passing"),
    (RUNNING_ON, "running-on"),
    (STOPPED_OVER, "stopped-over"),
)
CARDS = "CAB"  # how far the fog goes: 0, 1 or 2 steps


class Person(msgspec.Struct, frozen=True, kw_only=True):
    """What may change about an islander; `islander` is its number, from 1."""

    islander: int
    owner: int | None = None  # a colour, in turn order
    lost: str | None = None  # the row in which the fog took it
    spent: int = 0
    endured: bool = False
    chip: int = 0
    in_play: bool = True


class Description(msgspec.Struct, frozen=True, kw_only=True):
    """Everything there is to know of a position."""

    phase: Phase
    starter: int
    step: int
    backwards: bool
    round: int
    colour: int
    mp: int
    last_round: bool
    fog: str
    mover: int | None = None
    pending: Pending = msgspec.field(default="at-rest", name="going")  # "going" where it is stored and sent
    surcharge: int = 0
    stop_over: str | None = None  # where the mover is while it stands nowhere properly
    falls: int = 0
    fog_deck: str = ""
    fog_drawn: int = 0
    area_points: list[int]
    obstacles: list[str]
    standing: dict[str, list[int]]  # who is where, from the first to arrive
    people: list[Person]
    chips_taken: list[int]


def fog_name(state: EscapeState, marker: int) -> str:
    """Name a step of the fog track: a number, a row, or the shore (§3.5)."""
    if marker >= 0:
        return str(marker)
    rows = state.board_map.rows
    return "shore" if marker < -rows else row_name(state, -marker - 1)


def row_name(state: EscapeState, row: int) -> str:
    """Return the letter of a beach row; the shore is a row too."""
    rows = state.board_map.rows
    return "shore" if row == rows else chr(ord("A") + rows - 1 - row)


def row_number(state: EscapeState, name: str) -> int:
    rows = state.board_map.rows
    return rows if name == "shore" else rows - 1 - (ord(name) - ord("A"))


def fog_marker(state: EscapeState, name: str) -> int:
    """Return the step of the fog track of that name; the reverse of `fog_name`."""
    return int(name) if name.isdigit() else -1 - row_number(state, name)


def colour_name(state: EscapeState, colour: int) -> Colour:
    """Return a colour's name; in solo play it is a tribe's."""
    return TRIBES[state.board_map.boat_tribe[colour]] if state.rules.solo else COLOURS[colour]


def hovering(state: EscapeState) -> bool:
    """Tell whether the last mover is between two movements."""
    return state.pending == STOPPED_OVER


def describe(state: EscapeState) -> Description:
    """Describe the position in words."""
    cells = range(1, state.board_map.cells)
    standing = {name_of(state, cell): [islander + 1 for islander in on_cell(state, cell)] for cell in cells}
    if hovering(state):
        standing[name_of(state, state.where[state.mover])].pop()
    return Description(
        phase=dict(PHASES)[state.phase],
        starter=state.starter,
        step=state.step,
        backwards=state.backwards,
        round=state.round,
        colour=state.colour,
        mp=state.mp,
        last_round=state.last_round,
        fog=fog_name(state, state.marker),
        mover=None if state.mover == NOTHING else state.mover + 1,
        pending=dict(PENDINGS)[state.pending],
        surcharge=state.surcharge,
        stop_over=name_of(state, state.where[state.mover]) if hovering(state) else None,
        falls=state.falls,
        fog_deck="".join(CARDS[card] for card in state.fog_deck),
        fog_drawn=state.fog_drawn,
        area_points=list(state.area_points),
        obstacles=[name_of(state, cell) for cell in cells if state.top[cell] == OBSTACLE],
        standing={name: there for name, there in standing.items() if there},
        people=[_person(state, islander) for islander in range(state.board_map.islanders)],
        chips_taken=list(state.chips_taken),
    )


def _person(state: EscapeState, islander: int) -> Person:
    lost = state.lost[islander]
    owner = state.owner[islander]
    return Person(
        islander=islander + 1,
        owner=None if owner == NOTHING else owner,
        lost=None if lost == NOTHING else row_name(state, lost),
        spent=state.spent[islander],
        endured=bool(state.endured[islander]),
        chip=state.chip[islander],
        in_play=bool(state.in_play[islander]),
    )


def build(options: EscapeOptions, description: Description, chance: Chance) -> EscapeState:
    """Build the position that a description describes."""
    return build_on(board_map_for(options), rules_for(options), description, chance)


def build_on(board_map: BoardMap, rules: RuleSet, description: Description, chance: Chance) -> EscapeState:
    """Build the same on any board, with any rules."""
    state = EscapeState(board_map, rules, chance)
    state.phase = next(number for number, name in PHASES if name == description.phase)
    state.pending = next(number for number, name in PENDINGS if name == description.pending)
    state.starter, state.step, state.backwards = description.starter, description.step, description.backwards
    state.round, state.colour, state.mp = description.round, description.colour, description.mp
    state.last_round, state.surcharge, state.falls = description.last_round, description.surcharge, description.falls
    state.marker = fog_marker(state, description.fog)
    state.mover = NOTHING if description.mover is None else description.mover - 1
    state.fog_deck = vec[i64]([CARDS.index(card) for card in description.fog_deck])
    state.fog_drawn = description.fog_drawn
    state.area_points = vec[i64](description.area_points)
    state.chips_taken = vec[i64](description.chips_taken)
    for name in description.obstacles:
        state.top[cell_of(state, name)] = OBSTACLE
    for name, there in description.standing.items():
        for islander in there:
            state.lay(islander - 1, cell_of(state, name))
    state.count_openings()
    for row in range(-state.marker):
        state.close_row(row)
    if description.stop_over is not None:
        state.where[state.mover] = cell_of(state, description.stop_over)
    in_play = [1] * state.board_map.islanders
    for person in description.people:
        at = person.islander - 1
        state.owner[at] = NOTHING if person.owner is None else person.owner
        state.lost[at] = NOTHING if person.lost is None else row_number(state, person.lost)
        state.spent[at], state.endured[at], state.chip[at] = person.spent, int(person.endured), person.chip
        in_play[at] = int(person.in_play)
    state.in_play = vec[i64](in_play)
    state.free = sum(state.is_free(islander) for islander in range(len(in_play)))
    state.gather()
    return state
