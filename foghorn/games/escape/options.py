"""How a game is set up (§3, §9, §10), and what that means for the kernel."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Literal

from msgspec.structs import asdict, fields, replace

from ...core.constant import Constant, Values
from ...core.errors import BadOption
from ...core.game import Options
from ...core.values import OptionValue
from .board import board_of
from .board_map import BoardMap
from .data import board_map_of, box
from .lab import MP, constants_of, varied_map
from .position import RuleSet
from .scenario import scenario_names, scenario_of
from .scene import Scenario
from .words import Size

FOG_CARDS = (None, "ab", "abc")
TEAMS = {(4, "2x2"): 2, (6, "2x3"): 2, (6, "3x2"): 3}  # teams × size
FAMILY = 4  # players at most
PRESETS: Mapping[str, Mapping[str, OptionValue]] = {
    "first-game": {"players": 4, "board": "small", "level": "family", "enhanced": False, "first_game": True},
    "family": {"players": 4, "board": "small", "level": "family"},
    "expert": {"players": 4},
    "demanding-for-two": {"players": 2, "demanding": True},
    "teams": {"players": 4, "teams": "2x2:total"},
}
SCENARIO_DECIDES = {"players", "board", "chips", "scenario"}


class EscapeOptions(Options, frozen=True, kw_only=True):
    """Everything a table may decide before the first islander is chosen."""

    players: int = 3
    board: Size = "large"
    level: Literal["expert", "family"] = "expert"
    enhanced: bool = True
    chips: Literal["white", "grey"] | None = None  # the board's usual ones
    minimum_crew: bool = False
    individual_points: bool = False
    hourglass: Literal[60, 40] | None = None
    teams: Literal["2x2:total", "2x2:lowest", "2x3:total", "2x3:lowest", "3x2:total", "3x2:lowest"] | None = None
    demanding: bool = False
    fog_uncertainty: Literal["ab", "abc"] | None = None
    scenario: str | None = None
    first_game: bool = False

    @property
    def usual_chips(self) -> Literal["white", "grey"]:
        if self.scenario is not None:
            return scenario_of(self.scenario).chips
        return self.chips or ("white" if self.board == "large" else "grey")


class VariedOptions(EscapeOptions, frozen=True, kw_only=True):
    """The options of a game that is played with another box."""

    constants: Values = ()


def fill_in(given: Mapping[str, object]) -> Mapping[str, object]:
    """Fill in what a scenario decides (players, board: §9.1), and what a first game goes without (§10.7)."""
    if given.get("first_game") is True:
        given = {"enhanced": False, **given}
    name = given.get("scenario")
    return {"players": 1, "board": scenario_of(name).board, **given} if isinstance(name, str) else given


def check_options(options: EscapeOptions) -> None:
    """Raise `BadOption` for options that do not go together."""
    size, players = options.board, options.players
    if (players == 1) != (options.scenario is not None):
        raise BadOption("solo-scenario", "9.1", scenarios=", ".join(scenario_names()))
    if options.scenario is not None:
        if options.teams or options.demanding or options.fog_uncertainty:
            raise BadOption("solo-alone", "9")
        scenario = scenario_of(options.scenario)
        if size != scenario.board or options.chips not in (None, scenario.chips):
            raise BadOption("scenario-board", "9.1", scenario=options.scenario)
        if scenario.day is not None and not is_usual(options, scenario):
            raise BadOption("daily-options", "9")
        return
    if str(players) not in box().players[size]:
        raise BadOption("board-players", "3.1", players=players, most=len(box().players[size]) + 1)
    if options.level == "family" and players > FAMILY:
        raise BadOption("family-players", "10.7", most=FAMILY)
    if options.chips == "grey" and size == "large":
        raise BadOption("grey-chips", "2.2")
    if options.demanding and (players != 2 or size != "large"):
        raise BadOption("demanding-players", "10.5")
    if options.teams and (players, options.teams.partition(":")[0]) not in TEAMS:
        raise BadOption("team-players", "10.4", teams=options.teams, players=players)


def check_new(options: EscapeOptions) -> None:
    """Raise `BadOption` for a first game with enhanced movements, which it has not (§10.7)."""
    if options.first_game and options.enhanced:
        raise BadOption("first-game-enhanced", "10.7")


def is_usual(options: EscapeOptions, scenario: Scenario) -> bool:
    """Tell whether a scenario is played as it is when nobody chooses anything but the level."""
    decided = SCENARIO_DECIDES | ({"minimum_crew"} if scenario.all_depart else set())
    others = (field for field in fields(EscapeOptions) if field.name not in decided | {"level"})
    return all(getattr(options, field.name) == field.default for field in others)


def par_of(options: EscapeOptions, scenario: Scenario) -> int | None:
    """Return par, which stands for the expert level and what is usual otherwise; None where it does not (§9.4)."""
    return scenario.par if options.level == "expert" and is_usual(options, scenario) else None


def colours_of(options: EscapeOptions) -> int:
    """Count the colours that take turns: in solo play the tribes."""
    if options.scenario is not None:
        return len(board_of(options.board).boats)
    return 6 if options.demanding else box().players[options.board][str(options.players)].colours


def setup_of(options: EscapeOptions) -> int:
    """Return how many players a game is set up for: two who play three colours each set up as six do (§10.5)."""
    return 6 if options.demanding else options.players


def board_map_for(options: EscapeOptions) -> BoardMap:
    """Return the board with its people."""
    if isinstance(options, VariedOptions):
        return varied_map(options.board, options.usual_chips, setup_of(options), options.constants)
    return board_map_of(options.board, options.usual_chips, setup_of(options))


def constants_for(options: EscapeOptions) -> dict[str, Constant]:
    """List the constants that may be varied; in solo play a scenario has decided them."""
    if options.scenario is not None:
        return {}
    return constants_of(options.board, setup_of(options), options.fog_uncertainty is not None)


def varied(options: EscapeOptions, values: Mapping[str, int]) -> VariedOptions:
    """Return the options of a game with these constants."""
    return VariedOptions(**asdict(options), constants=tuple(sorted(values.items())))


def points_of(options: EscapeOptions) -> int:
    """Return the movement points of a turn (§4.1)."""
    return dict(options.constants).get("mp", MP) if isinstance(options, VariedOptions) else MP


def team_count(options: EscapeOptions) -> int:
    """Count the teams (§10.4); 0 where everybody plays for themselves."""
    return TEAMS.get((options.players, (options.teams or "").partition(":")[0]), 0)


@cache
def rules_for(options: EscapeOptions) -> RuleSet:
    """Convert the options to the kernel's rule set."""
    return rules_in(options, None if options.scenario is None else scenario_of(options.scenario))


def rules_in(options: EscapeOptions, scenario: Scenario | None) -> RuleSet:
    """Convert the options to the rule set for a scenario."""
    solo = scenario is not None
    goal = (options.teams or "").partition(":")[2]
    tribes = board_of(options.board).boats
    told = replace(
        options,
        chips=options.usual_chips,
        enhanced=options.enhanced and not options.first_game,
        minimum_crew=options.minimum_crew or (scenario is not None and scenario.all_depart),
        hourglass=None,  # the table measures time, not the kernel
    )
    return RuleSet(
        players=options.players,
        colours=colours_of(options),
        expert=options.level == "expert",
        enhanced=told.enhanced,
        minimum_crew=told.minimum_crew,
        individual_points=options.individual_points,
        fog_cards=FOG_CARDS.index(options.fog_uncertainty),
        teams=team_count(options),
        lowest_loses=goal == "lowest",
        solo=solo,
        first_game=options.first_game,
        points=[box().solo[tribe] for tribe in tribes] if solo else [points_of(options)] * colours_of(options),
        targets=scenario.numbers() if scenario is not None else [],
        options=told,
    )
