"""What a seat may see (§11): all but the order of the fog deck. Still, every field is named, none copied wholesale."""

from __future__ import annotations

from collections import Counter
from typing import Literal

import msgspec

from ...core.game import View
from ...core.scenario import RescueLevel
from .constants import NOTHING, NOWHERE, OBSTACLE, STOPPED_OVER
from .data import cell_names
from .description import CARDS, PENDINGS, PHASES, Pending, Phase, colour_name, fog_name, row_name
from .notation import name_of, on_cell
from .options import EscapeOptions, par_of
from .scenario import scenario_of
from .scene import Goal, Target
from .scoring import PARTS
from .state import EscapeState
from .words import ICONS, KINDS, TRIBES, Colour, Icon, Kind, Size, Tribe


class Islander(msgspec.Struct, frozen=True, kw_only=True):
    """An islander wherever it is; `cell` is null when the fog took it."""

    islander: int
    tribe: Tribe
    kind: Kind
    icon: Icon
    cell: str | None
    order: int  # its place among those on the same cell, from the first to arrive
    colour: Colour | None
    lost: str | None
    chip: int
    spent: int
    endured: bool


class Boat(msgspec.Struct, frozen=True, kw_only=True):
    """What a boat still has to give."""

    tribe: Tribe
    chips: list[int]  # bonus chips left, the next first
    departs: bool


class Score(msgspec.Struct, frozen=True, kw_only=True):
    """A colour's points as things stand, in the categories of §8."""

    own_boat: int
    missing: int
    areas: int
    lost: int
    bonus: int
    crew: int
    total: int


class ColourView(msgspec.Struct, frozen=True, kw_only=True):
    """A colour, in turn order."""

    colour: Colour
    seat: int
    score: Score


class TargetView(msgspec.Struct, frozen=True, kw_only=True):
    """A target, how much of it is reached, and what missing it costs; boats that depart are counted too."""

    goal: Goal
    tribe: Tribe | None
    kind: Kind | None
    count: int
    reached: int
    met: bool
    points: int


class ScenarioView(msgspec.Struct, frozen=True, kw_only=True):
    """What is played for alone (§9): the targets, the rescue levels, and where the total stands."""

    name: str
    title: str  # the message that names it,
    story: str  # and the one that tells its story
    day: str | None  # of a daily beach
    targets: list[TargetView]
    levels: list[RescueLevel]
    par: int | None  # it stands for the expert level and usual options, and only where a solver has looked
    total: int  # as things stand, falls and missed targets included
    level: str | None  # what it would give now


class EscapeView(View, frozen=True, kw_only=True):
    """The beach as one seat sees it."""

    options: EscapeOptions  # what is played by; the hourglass is not told here
    board: Size
    level: Literal["expert", "family"]
    phase: Phase
    waiting: list[int]
    round: int
    backwards: bool
    last_round: bool
    colours: list[ColourView]
    active: Colour
    lowest: list[Colour]  # as things stand, ties broken by §8.6; none in solo play
    step: int
    starter: int
    mp: int
    turn_mp: int  # at the beginning of this turn
    fog: str
    fog_cards: str  # cards turned up so far
    fog_deck_size: int
    fog_cards_left: dict[str, int]  # by letter
    rounds_left: dict[str, tuple[int, int]]  # by row: fewest and most until the fog is there, this one included
    mover: int | None  # who moved last in this turn
    pending: Pending = msgspec.field(name="going")  # "going" on the wire
    surcharge: int
    area_points: list[int]
    obstacles: list[str]
    islanders: list[Islander]
    boats: list[Boat]
    falls: int
    scenario: ScenarioView | None
    winners: list[int]


def scores_of(state: EscapeState) -> list[Score]:
    """List every colour's points; solo play has one entry."""
    parts = list(state.score_parts())
    return [
        Score(
            own_boat=each[0],
            missing=each[1],
            areas=each[2],
            lost=each[3],
            bonus=each[4],
            crew=each[5],
            total=sum(each),
        )
        for each in (parts[at : at + PARTS] for at in range(0, len(parts), PARTS))
    ]


def scenario_view(state: EscapeState) -> ScenarioView | None:
    """Show how a scenario stands; None where several play."""
    name = state.rules.options.scenario
    if name is None:
        return None
    scenario, total = scenario_of(name), state.scores()[0]
    return ScenarioView(
        name=scenario.name,
        title=scenario.title,
        story=scenario.story,
        day=None if scenario.day is None else scenario.day.isoformat(),
        targets=[target_view(state, at, target) for at, target in enumerate(scenario.targets)],
        levels=scenario.levels,
        par=par_of(state.rules.options, scenario),
        total=total,
        level=scenario.level_of(total),
    )


def target_view(state: EscapeState, at: int, target: Target) -> TargetView:
    """Show how far a target is reached."""
    _, tribe, kind, *_ = target.numbers()
    count = target.count
    if target.goal == "all-boats-depart":
        count = state.board_map.boats
        reached = sum(state.departs(boat) for boat in range(count))
    else:
        reached = state.rescued(tribe, kind) if target.goal == "rescue" else state.at_home(tribe, kind)
    return TargetView(
        goal=target.goal,
        tribe=target.tribe,
        kind=target.kind,
        count=count,
        reached=reached,
        met=state.target_met(at),
        points=target.points,
    )


def lowest_colours(state: EscapeState) -> list[Colour]:
    """List the colours that are lowest as things stand; in solo play all are scored together (§9.2)."""
    if state.rules.solo:
        return []
    ranks = state.colour_ranks()
    return [colour_name(state, colour) for colour, rank in enumerate(ranks) if rank == min(ranks)]


def rounds_left(state: EscapeState) -> dict[str, tuple[int, int]]:
    """Tell after how many rounds the fog reaches each row, at the earliest and at the latest (§4.3, §10.6)."""
    cards = list(state.fog_deck)[state.fog_drawn :]
    certain = max(0, state.board_map.certain_cards - state.fog_drawn)
    known, shuffled = cards[:certain], sorted(cards[certain:])
    fast, slow = [*known, *reversed(shuffled)], [*known, *shuffled]
    return {
        row_name(state, row): (_rounds_until(steps, fast), _rounds_until(steps, slow))
        for row in range(state.board_map.rows + 1)
        if (steps := state.marker + row + 1) > 0
    }


def _rounds_until(steps: int, cards: list[int]) -> int:
    """Count the rounds in which the fog goes so many steps; without a card it goes one."""
    rounds = 0
    while steps > 0:
        steps -= cards[rounds] if rounds < len(cards) else 1
        rounds += 1
    return rounds


def islander_views(state: EscapeState) -> list[Islander]:
    """Show every islander in play, as every seat sees it."""
    board_map, names = state.board_map, cell_names(state.board_map.size)
    colours = [colour_name(state, colour) for colour in range(state.rules.colours)]
    hovering = state.mover if state.pending == STOPPED_OVER else NOTHING
    shown = []
    for islander in range(board_map.islanders):
        if not state.in_play[islander]:
            continue
        cell, owner, lost = state.where[islander], state.owner[islander], state.lost[islander]
        if cell == NOWHERE:
            order = 0
        elif state.height[cell] == 1 and islander != hovering:
            order = 1
        else:
            order = on_cell(state, cell).index(islander) + 1
        shown.append(
            Islander(
                islander=islander + 1,
                tribe=TRIBES[board_map.tribe[islander]],
                kind=KINDS[board_map.kind[islander]],
                icon=ICONS[board_map.icon[islander]],
                cell=names[cell] or None,
                order=order,
                colour=None if owner == NOTHING else colours[owner],
                lost=None if lost == NOTHING else row_name(state, lost),
                chip=state.chip[islander],
                spent=state.spent[islander],
                endured=bool(state.endured[islander]),
            )
        )
    return shown


def view_of(state: EscapeState, seat: int | None) -> EscapeView:
    """Show what this seat, or a spectator, may see."""
    board_map, rules = state.board_map, state.rules
    scores = scores_of(state)
    cells = range(1, board_map.cells)
    return EscapeView(
        seat=seat,
        options=rules.options,
        board=board_map.size,
        level="expert" if rules.expert else "family",
        phase=dict(PHASES)[state.phase],
        waiting=state.waiting(),
        round=state.round,
        backwards=state.backwards,
        last_round=state.last_round,
        colours=[
            ColourView(
                colour=colour_name(state, colour),
                seat=state.seat_of(colour),
                score=scores[0 if rules.solo else colour],
            )
            for colour in range(rules.colours)
        ],
        active=colour_name(state, state.colour),
        lowest=lowest_colours(state),
        step=state.step,
        starter=state.starter,
        mp=state.mp,
        turn_mp=rules.points[state.colour],
        fog=fog_name(state, state.marker),
        fog_cards="".join(CARDS[state.fog_deck[at]] for at in range(state.fog_drawn)),
        fog_deck_size=len(state.fog_deck) - state.fog_drawn,
        fog_cards_left=dict(sorted(Counter(CARDS[card] for card in list(state.fog_deck)[state.fog_drawn :]).items())),
        rounds_left=rounds_left(state),
        mover=None if state.mover == NOTHING else state.mover + 1,
        pending=dict(PENDINGS)[state.pending],
        surcharge=state.surcharge,
        area_points=list(state.area_points),
        obstacles=[name_of(state, cell) for cell in cells if state.top[cell] == OBSTACLE],
        islanders=islander_views(state),
        boats=[
            Boat(
                tribe=TRIBES[board_map.boat_tribe[boat]],
                chips=[] if rules.solo else list(range(5 - state.chips_taken[boat], 0, -1)),
                departs=state.departs(boat),
            )
            for boat in range(board_map.boats)
        ],
        falls=state.falls,
        scenario=scenario_view(state),
        winners=state.winners(),
    )
