"""What happened, in the trace's vocabulary; nothing is hidden but the order of the fog deck."""

from __future__ import annotations

import msgspec
from msgspec import UNSET, UnsetType

from ...core.event import ChoiceMade, Event, GameEnd, GameStarted, Undone
from .actions import END, MOVE, SELECT, TIMEOUT, is_enhanced, split
from .constants import MOVING, NOTHING, NOWHERE, OBSTACLE, SELECTING
from .description import CARDS, colour_name, fog_name
from .effects import others_moved
from .notation import Movement, movement_name, name_of, path_of
from .options import EscapeOptions
from .scenario import scenario_of
from .state import EscapeState
from .view import scores_of
from .words import ICONS, KINDS, TRIBES, Colour, Icon, Kind, Tribe


class ColourSeat(msgspec.Struct, frozen=True):
    """Whose colour it is."""

    colour: Colour
    seat: int


class EscapeStarted(GameStarted, frozen=True, kw_only=True, tag="game_started"):
    """The first line, with the colours in turn order."""

    colours: list[ColourSeat]


class LaidOut(msgspec.Struct, frozen=True):
    """An islander on the beach before anything has happened."""

    islander: int
    tribe: Tribe
    kind: Kind
    icon: Icon
    cell: str


class BeachLaidOut(Event, frozen=True, kw_only=True, tag="beach_laid_out"):
    obstacles: list[str]
    islanders: list[LaidOut]
    area_points: list[int]
    fog: str
    fog_deck: list[str] | UnsetType | None = UNSET


class IslanderSelected(Event, frozen=True, kw_only=True, tag="islander_selected"):
    colour: Colour
    islander: int


class TurnStarted(Event, frozen=True, kw_only=True, tag="turn_started"):
    colour: Colour
    mp: int


class Displaced(msgspec.Struct, frozen=True):
    """Somebody else who is somewhere else now."""

    islander: int
    cell: str


class Moved(Event, frozen=True, kw_only=True, tag="moved"):
    colour: Colour
    islander: int
    movement: Movement
    enhanced: bool
    path: list[str]
    cost: int
    displaced: list[Displaced]
    chip: int | None


class TurnEnded(Event, frozen=True, kw_only=True, tag="turn_ended"):
    colour: Colour
    mp_left: int
    reason: str


class FogMoved(Event, frozen=True, kw_only=True, tag="fog_moved"):
    steps: int
    to: str
    lost: list[int]


class ColourScore(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """The reckoning of one colour (§8); in solo play of everybody."""

    colour: str
    own_boat: int
    missing: int
    areas: int
    lost: int
    bonus: int
    crew: int
    falls: int | UnsetType = UNSET
    targets: int | UnsetType = UNSET
    total: int


class GameScored(Event, frozen=True, kw_only=True, tag="game_scored"):
    colours: list[ColourScore]


class GameEnded(GameEnd, frozen=True, kw_only=True):
    winners: list[int]
    totals: list[int]
    level: str | UnsetType | None = UNSET


EscapeEvent = BeachLaidOut | IslanderSelected | TurnStarted | Moved | TurnEnded | FogMoved | GameScored | GameEnded


PUBLIC = (
    GameStarted,
    ChoiceMade,
    Undone,
    IslanderSelected,
    TurnStarted,
    Moved,
    TurnEnded,
    FogMoved,
    GameScored,
    GameEnded,
)


def started(options: EscapeOptions, seats: list[str], state: EscapeState, rules_version: int) -> EscapeStarted:
    """Make the first line of a trace, with the options spelled out."""
    told = msgspec.to_builtins(options)
    told["chips"] = options.usual_chips
    told["enhanced"] = state.rules.enhanced
    told["minimum_crew"] = state.rules.minimum_crew
    if options.teams is not None:
        teams = state.rules.teams
        groups = [[seat for seat in range(options.players) if seat % teams == team] for team in range(teams)]
        told["teams"] = {"groups": groups, "goal": options.teams.partition(":")[2]}
    if options.scenario is not None:
        scenario = scenario_of(options.scenario)
        told["scenario"] = {
            "name": scenario.name,
            "targets": [{"target": target.words(), "points": target.points} for target in scenario.targets],
            "levels": [{"name": level.name, "from": level.points} for level in scenario.levels],
        }
    colours = [ColourSeat(colour_name(state, colour), state.seat_of(colour)) for colour in range(state.rules.colours)]
    return EscapeStarted(game="escape", rules_version=rules_version, seats=seats, options=told, colours=colours)


def opening_of(state: EscapeState) -> list[EscapeEvent | Event]:
    """List the events of the beach as it lies before the first choice."""
    board_map = state.board_map
    people = [islander for islander in range(board_map.islanders) if state.where[islander] != NOWHERE]
    laid_out = BeachLaidOut(
        obstacles=obstacles_of(state),
        islanders=[
            LaidOut(
                islander + 1,
                TRIBES[board_map.tribe[islander]],
                KINDS[board_map.kind[islander]],
                ICONS[board_map.icon[islander]],
                name_of(state, state.where[islander]),
            )
            for islander in people
        ],
        area_points=list(state.area_points),
        fog=fog_name(state, state.marker),
        fog_deck=[CARDS[card] for card in state.fog_deck] if state.rules.fog_cards else None,
    )
    return [laid_out, *_turn(state)]


def obstacles_of(state: EscapeState) -> list[str]:
    return [name_of(state, cell) for cell in range(1, state.board_map.cells) if state.top[cell] == OBSTACLE]


def _turn(state: EscapeState) -> list[EscapeEvent | Event]:
    """Tell whose turn begins, if one does."""
    if state.phase != MOVING:
        return []
    return [TurnStarted(colour=colour_name(state, state.colour), mp=state.mp)]


def events_of(before: EscapeState, seat: int, action: int, after: EscapeState) -> list[EscapeEvent | Event]:
    """List what an action did, with nothing hidden."""
    colour = colour_name(before, before.colour)
    if action >= MOVE:
        return [_moved(before, action, after)]
    if action >= SELECT:
        chosen = IslanderSelected(colour=colour, islander=action - SELECT + 1)
        return [chosen, *(_turn(after) if before.phase == SELECTING and after.phase == MOVING else [])]
    events: list[EscapeEvent | Event] = [
        TurnEnded(colour=colour, mp_left=before.mp, reason=end_reason(before, seat, action))
    ]
    if before.free and before.step + 1 == before.rules.colours:
        events.append(_fog_moved(before, after))
    return [*events, *(_ended(after) if after.over() else _turn(after))]


def end_reason(before: EscapeState, seat: int, action: int) -> str:
    """Tell why a turn ended: by the hourglass, by choice, or because nothing else was left."""
    if action == TIMEOUT:
        return "timeout"
    if before.legal(seat) != [END]:
        return "chosen"
    return "stuck" if before.mp else "spent"


def _moved(before: EscapeState, action: int, after: EscapeState) -> Moved:
    islander, move = split(action)
    gained = after.chip[islander] if after.chip[islander] != before.chip[islander] else None
    return Moved(
        colour=colour_name(before, before.colour),
        islander=islander + 1,
        movement=movement_name(move),
        enhanced=is_enhanced(move),
        path=[name_of(before, cell) for cell in path_of(before, islander, move)],
        cost=before.mp - after.mp,
        displaced=displaced_by(before, islander, after),
        chip=gained,
    )


def displaced_by(before: EscapeState, mover: int, after: EscapeState) -> list[Displaced]:
    """List all islanders but the mover that are somewhere else afterwards."""
    return [Displaced(each + 1, name_of(after, cell)) for each, cell in others_moved(before, mover, after)]


def _fog_moved(before: EscapeState, after: EscapeState) -> FogMoved:
    lost = [
        islander + 1
        for islander in range(before.board_map.islanders)
        if before.lost[islander] == NOTHING and after.lost[islander] != NOTHING
    ]
    return FogMoved(steps=before.next_fog_steps(), to=fog_name(after, after.marker), lost=lost)


def _ended(state: EscapeState) -> list[EscapeEvent | Event]:
    scores = scores_of(state)
    scenario = state.rules.options.scenario
    if scenario is not None:
        falls, missed, total = -state.falls, -state.missed_points(), state.scores()[0]
        level = scenario_of(scenario).level_of(total)
        told = [
            ColourScore(
                colour="all",
                own_boat=scores[0].own_boat,
                missing=0,
                areas=scores[0].areas,
                lost=scores[0].lost,
                bonus=0,
                crew=0,
                falls=falls,
                targets=missed,
                total=total,
            )
        ]
        return [GameScored(colours=told), GameEnded(winners=state.winners(), totals=[total], level=level)]
    told = [
        ColourScore(
            colour=colour_name(state, colour),
            own_boat=score.own_boat,
            missing=score.missing,
            areas=score.areas,
            lost=score.lost,
            bonus=score.bonus,
            crew=score.crew,
            total=score.total,
        )
        for colour, score in enumerate(scores)
    ]
    return [
        GameScored(colours=told),
        GameEnded(winners=state.winners(), totals=[score.total for score in scores]),
    ]


def shown_to(event: EscapeEvent | Event, seat: int | None) -> EscapeEvent | Event:
    """Return an event as a seat may know it: only the fog deck stays hidden (§11)."""
    if isinstance(event, BeachLaidOut):
        return BeachLaidOut(
            obstacles=event.obstacles,
            islanders=event.islanders,
            area_points=event.area_points,
            fog=event.fog,
        )
    if isinstance(event, PUBLIC):
        return event
    raise TypeError(f"nobody decided who may see {type(event).__name__}")
