"""The game as all code outside this folder uses it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from datetime import date
from types import MappingProxyType
from typing import Any

from msgspec.structs import replace

from ...core.chance import Chance
from ...core.constant import Constant
from ...core.errors import Refusal
from ...core.event import Event
from ...core.game import Choice, Game, Meta, TurnLimit
from ...core.question import HintReason, Question
from ...core.scenario import ScenarioSheet
from .actions import ACTIONS, MOVE, TIMEOUT
from .answers import drafted, reached
from .choices import EscapeChoice, choices_of
from .constants import MOVING, RUNNING_ON, STOPPED_OVER
from .daily import FIRST, name_of_day
from .description import Description, build, describe
from .drawn import drawn_position
from .events import EscapeEvent, EscapeStarted, events_of, opening_of, shown_to, started
from .explain import explain_action
from .knowledge import Knowledge, known_to
from .lab import measures_of
from .levels import LEVELS, STRENGTHS
from .notation import cell_of, name_of, parse_action, text_of
from .observation import LAYOUT
from .options import (
    PRESETS,
    EscapeOptions,
    board_map_for,
    check_new,
    check_options,
    constants_for,
    fill_in,
    par_of,
    rules_for,
    rules_in,
    team_count,
    varied,
)
from .page import PageData, page_data
from .questions import Draft, Drafted, Reach, Reached, Reason, WhyNot
from .reasons import reasons_of
from .sample import sample_world
from .scenario import scenario_names, scenario_of
from .scene import Scenario, scene_of
from .state import EscapeState
from .trace_decoder import acts_of, draws_of
from .view import EscapeView, view_of
from .why import why_not

NAME = "The FOG — Escape from Paradise"


class EscapeGame(Game[EscapeState, EscapeOptions, EscapeView, EscapeEvent, Description]):
    """The FOG — Escape from Paradise."""

    meta = Meta(key="escape", name=NAME, seats=(1, 6), rules_version=1, actions=ACTIONS, order=2)
    options = EscapeOptions
    view_type = EscapeView
    events_type = EscapeEvent
    description_type = Description
    choice_type = EscapeChoice
    started_type = EscapeStarted
    presets = PRESETS
    policies = MappingProxyType(LEVELS)
    default_bot = "steady"
    strengths = MappingProxyType(STRENGTHS)
    observation = MappingProxyType(dict(LAYOUT))
    questions = MappingProxyType({Reach: Reached, WhyNot: Reason, Draft: Drafted})
    scenario_ways = ({"level": "family"}, {"level": "expert"})

    def fill_in(self, given: Mapping[str, object]) -> Mapping[str, object]:
        return fill_in(given)

    def check_options(self, options: EscapeOptions) -> None:
        check_options(options)

    def check_new(self, options: EscapeOptions) -> None:
        check_new(options)

    def teams(self, options: EscapeOptions) -> list[int]:
        """Return each seat's team: its number modulo the teams (§10.4)."""
        count = team_count(options)
        return [seat % count for seat in range(options.players)] if count else []

    def options_told(self, told: Mapping[str, Any]) -> Mapping[str, object]:
        plain = dict(told)
        teams, scenario = told.get("teams"), told.get("scenario")
        if isinstance(teams, dict):
            groups = teams.get("groups", [[]])
            plain["teams"] = f"{len(groups)}x{len(groups[0])}:{teams.get('goal')}"
        if isinstance(scenario, dict):
            plain["scenario"] = scenario.get("name")
        return plain

    def start(self, options: EscapeOptions, chance: Chance) -> EscapeState:
        if options.scenario is not None:
            return start_scene(options, scenario_of(options.scenario), chance)
        state = EscapeState(board_map_for(options), rules_for(options), chance)
        state.begin()
        return state

    def scenarios(self) -> Sequence[str]:
        return scenario_names()

    def daily(self, day: date) -> str | None:
        return name_of_day(day) if day >= FIRST else None

    def scenario(self, options: EscapeOptions) -> ScenarioSheet | None:
        if options.scenario is None:
            return None
        found = scenario_of(options.scenario)
        return ScenarioSheet(
            name=found.name,
            title=found.title,
            story=found.story,
            day=found.day,
            levels=found.levels,
            par=par_of(options, found),
        )

    def describe(self, state: EscapeState) -> Description:
        return describe(state)

    def build(self, options: EscapeOptions, description: Description, chance: Chance) -> EscapeState:
        return build(options, description, chance)

    def lay_out(self, options: EscapeOptions, position: Mapping[str, Any]) -> Description:
        return drawn_position(options, position)

    def view(self, state: EscapeState, seat: int | None) -> EscapeView:
        return view_of(state, seat)

    def views(self, state: EscapeState, seats: Sequence[int | None]) -> list[EscapeView]:
        """Build the view once: all seats see the same (§11)."""
        everybody = view_of(state, None)
        return [replace(everybody, seat=seat) for seat in seats]

    def knowledge(self, state: EscapeState, seat: int) -> Knowledge:
        return known_to(state, seat)

    def answer(self, state: EscapeState, seat: int, question: Reach | WhyNot | Draft) -> Reached | Reason | Drafted:
        if isinstance(question, Draft):
            return drafted(state)
        if isinstance(question, Reach):
            return reached(state, seat, question.islander - 1)
        return why_not(state, seat, question.islander - 1, question.cell)

    def examples(self, state: EscapeState, seat: int) -> list[Question]:
        if state.phase != MOVING:
            return [Draft()]
        mine = [state.movable[each] + 1 for each in range(state.movable_count)]
        cell = name_of(state, 1 + state.round)
        return [Draft(), *(Reach(islander=each) for each in mine), *(WhyNot(islander=each, cell=cell) for each in mine)]

    def reasons(self, view: EscapeView, action: int) -> list[HintReason]:
        return reasons_of(view, action)

    def text(self, state: EscapeState, action: int) -> str:
        return text_of(state, action)

    def parse(self, state: EscapeState, text: str) -> int:
        return parse_action(state, text)

    def explain(self, state: EscapeState, seat: int, action: int) -> Refusal | None:
        return explain_action(state, seat, action)

    def opening(self, state: EscapeState) -> list[EscapeEvent | Event]:
        return opening_of(state)

    def events(self, before: EscapeState, seat: int, action: int, after: EscapeState) -> list[EscapeEvent | Event]:
        return events_of(before, seat, action, after)

    def shown(self, event: EscapeEvent | Event, seat: int | None) -> EscapeEvent | Event:
        return shown_to(event, seat)

    def is_final(self, before: EscapeState, seat: int, action: int, after: EscapeState) -> bool:
        """Tell whether an action stands: a movement may be undone until the turn ends, a selection may not."""
        return action < MOVE

    def turn_seconds(self, options: EscapeOptions) -> int | None:
        return options.hourglass

    def turn_limit(self, options: EscapeOptions, state: EscapeState) -> TurnLimit | None:
        """Return the limit of the hourglass (§10.1), turned over when a turn of the movement phase begins."""
        if options.hourglass is None or state.phase != MOVING:
            return None
        return TurnLimit(options.hourglass, (int(state.round), int(state.step)), int(TIMEOUT))

    def is_mid_action(self, state: EscapeState) -> bool:
        """Tell whether the mover must go on: after a stop-over (§5.1) or on a field with two (§6.3)."""
        return state.pending in (STOPPED_OVER, RUNNING_ON)

    def sample(self, options: EscapeOptions, view: EscapeView, chance: Chance) -> EscapeState:
        return sample_world(options, view, chance)

    def actions_in(self, before: EscapeState | None, event: EscapeEvent) -> list[tuple[int, str]]:
        return acts_of(before, event)

    def draws_in(self, options: EscapeOptions, before: EscapeState | None, event: EscapeEvent | Event) -> list[int]:
        return draws_of(options, event)

    def started(self, options: EscapeOptions, seats: list[str], state: EscapeState) -> EscapeStarted:
        return started(options, seats, state, self.meta.rules_version)

    def choices(self, state: EscapeState, seat: int) -> Sequence[Choice]:
        return choices_of(state, seat)

    def constants(self, options: EscapeOptions) -> dict[str, Constant]:
        return constants_for(options)

    def vary(self, options: EscapeOptions, values: Mapping[str, int]) -> EscapeOptions:
        return varied(options, values)

    def measures(self, state: EscapeState) -> dict[str, float]:
        return measures_of(state)

    def page_data(self) -> PageData:
        return page_data()


def start_scene(options: EscapeOptions, scenario: Scenario, chance: Chance) -> EscapeState:
    """Start a scenario (§9.1): nothing is drawn."""
    state = EscapeState(board_map_for(options), rules_in(options, scenario), chance)
    obstacles, standing = scene_of(scenario)
    cells = [0] * state.board_map.islanders
    for name, islander in standing.items():
        cells[islander] = cell_of(state, name)
    state.begin_scene([cell_of(state, name) for name in obstacles], cells)
    return state


GAME = EscapeGame()
