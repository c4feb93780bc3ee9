"""The interface of a game to the rest of Foghorn, and how games are found.

A game is a folder in `foghorn/games` whose package exports `GAME`; there is no list of games to maintain.
"""

from __future__ import annotations

import importlib
import os
import pkgutil
from collections.abc import Callable, Mapping, Sequence
from datetime import date
from functools import cache
from typing import Any, ClassVar, Generic, TypeVar, Union

import msgspec

from .action import Action
from .chance import Chance
from .constant import Constant
from .errors import BadOption, Refusal, UnknownName
from .event import Event, GameStarted
from .question import Hint, HintReason, Question
from .scenario import ScenarioSheet
from .state import State
from .values import OptionValue, choices_of


class Meta(msgspec.Struct, frozen=True):
    """What can be known of a game without starting it."""

    key: str  # as in `foghorn.new(key)`
    name: str  # as on the box
    seats: tuple[int, int]  # the fewest players and the most
    rules_version: int  # grows when old games no longer follow from the rules
    actions: int  # action numbers are below this
    order: int = 100  # the game with the lowest is the default


class Options(msgspec.Struct, frozen=True, kw_only=True):
    """How a game is set up; a game adds its own, each a flag of the same name.

    Options that do not exist raise `BadOption` wherever they are made.
    """

    players: int  # as many as the game has seats for
    game: ClassVar[AnyGame | None] = None  # the game that checks them

    def __post_init__(self) -> None:
        if self.game is not None:
            check_players(self.game.meta, self.players)
            check_values(type(self), {name: getattr(self, name) for name in _types_of(type(self))})
            self.game.check_options(self)


@cache
def _types_of(options: type[Options]) -> dict[str, Any]:
    return {field.name: field.type for field in msgspec.structs.fields(options)}


class View(msgspec.Struct, frozen=True, kw_only=True):
    """All that one seat, or a spectator (`seat` is null), may see now.

    A game's view fills in the properties with fields of these names, wherever in its own order they stand.
    """

    seat: int | None  # whose view it is

    @property
    def waiting(self) -> list[int]:
        """Name the seats that must choose now; none when the game is over."""
        raise NotImplementedError

    @property
    def round(self) -> int | None:
        """Tell which round it is, 0 before the first; None in a game that counts none."""
        return None


class Choice(msgspec.Struct, frozen=True):
    """One legal action, with what a person wants to know of it."""

    action: str


class TurnLimit(msgspec.Struct, frozen=True):
    """A turn of limited time."""

    seconds: int
    turn: tuple[int, ...]  # identifies the turn
    action: int  # ends the turn when its time is over; never legal, only a clock may do it


StateT = TypeVar("StateT", bound=State)
OptionsT = TypeVar("OptionsT", bound=Options)
ViewT = TypeVar("ViewT", bound=View)
EventT = TypeVar("EventT", bound=Event)
DescriptionT = TypeVar("DescriptionT", bound=msgspec.Struct)

# A bot's policy: takes a view, the choices (which print themselves) and the bot's own chance; returns a choice.
Policy = Callable[[Any, Sequence[Action], Chance], int]


class Game(Generic[StateT, OptionsT, ViewT, EventT, DescriptionT]):
    """The rules of one game as everything outside its folder uses them."""

    meta: ClassVar[Meta]  # what can be known of it without starting it
    options: type[OptionsT]  # made and checked: `game.options(players=4)`
    view_type: type[ViewT]  # of what `view` returns
    events_type: Any  # the union of the game's events
    description_type: type[DescriptionT]  # of a whole position with nothing hidden
    aid_type: Any = None  # of the player aid that `aids` makes for a view; a game without one overrides neither
    presets: Mapping[str, Mapping[str, OptionValue]] = {}  # options under a name; the first is for a newcomer
    questions: Mapping[type[Question], type[msgspec.Struct]] = {}  # what `answer` knows, and what it answers with
    policies: Mapping[str, Policy] = {}  # the bots that know the game, by name
    default_bot: str = "random"  # plays where no bot is named, and for absent players; this one plays any game
    strengths: Mapping[
        str, int
    ] = {}  # how many of 100 games for two a bot wins against the default one, where measured
    # What `State.observe` writes: the names of its parts in order, and how many numbers each has; none without it.
    observation: Mapping[str, int] = {}
    choice_type: type[Choice] = Choice  # of what `choices` lists
    started_type: type[GameStarted] = GameStarted  # of the first line of a trace
    # The ways in which a scenario is usually played, beside the option `scenario` that names it.
    scenario_ways: Sequence[Mapping[str, int | bool | str | None]] = ({},)

    def __init__(self) -> None:
        if hasattr(self, "options"):  # a game under construction may have none yet
            self.options.game = self

    def __repr__(self) -> str:
        return f"<Game {self.meta.key}>"

    def start(self, options: OptionsT, chance: Chance) -> StateT:
        """Start a new game, ready for its first choice."""
        raise NotImplementedError

    def fill_in(self, given: Mapping[str, object]) -> Mapping[str, object]:
        """Return the given options with those that follow from them."""
        return given

    def check_options(self, options: OptionsT) -> None:
        """Raise `BadOption` for options that do not go together."""

    def check_new(self, options: OptionsT) -> None:
        """Raise `BadOption` for what records may have but a new table should not: an option without any effect."""

    def teams(self, options: OptionsT) -> list[int]:
        """Return each seat's team; nothing where everybody plays for themselves."""
        return []

    def options_told(self, told: Mapping[str, Any]) -> Mapping[str, object]:
        """Return the options as they were given, from the form in which a trace's first line has them."""
        return told

    def scenarios(self) -> Sequence[str]:
        """Name the scenarios for one player from the easiest on; the option `scenario` takes these names."""
        return ()

    def daily(self, day: date) -> str | None:
        """Name the scenario of a day; None in a game that has none."""
        return None

    def scenario(self, options: OptionsT) -> ScenarioSheet | None:
        """Describe the scenario that is played with these options; None if several play. Nothing is drawn in one."""
        return None

    def describe(self, state: StateT) -> DescriptionT:
        """Describe the whole position with nothing hidden, in the rulebook's words."""
        raise NotImplementedError

    def build(self, options: OptionsT, description: DescriptionT, chance: Chance) -> StateT:
        """Build the position from its description: lessons, saved games, tests, sampled worlds."""
        raise NotImplementedError

    def lay_out(self, options: OptionsT, position: Mapping[str, Any]) -> DescriptionT:
        """Read a position that a lesson begins with; a game may have an easier form than its description."""
        return msgspec.convert(position, self.description_type)

    def view(self, state: StateT, seat: int | None) -> ViewT:
        """Return what this seat may see, built by naming what is shown."""
        raise NotImplementedError

    def views(self, state: StateT, seats: Sequence[int | None]) -> list[ViewT]:
        """Return what several seats may see; a game may build what all of them see only once."""
        return [self.view(state, seat) for seat in seats]

    def knowledge(self, state: StateT, seat: int) -> Any:
        """Return what a `Thinker` of this game is shown: the view, or just what the view tells in a faster form."""
        return self.view(state, seat)

    def aids(self, views: Sequence[ViewT]) -> Sequence[Any]:
        """Compute the player aid for views of one moment: what each player could work out; a table may forbid it."""
        return [None] * len(views)

    def answer(self, state: StateT, seat: int, question: Any) -> msgspec.Struct:
        """Answer one of the game's own questions from what this seat may know; raises `Refused` if it cannot."""
        raise NotImplementedError

    def examples(self, state: StateT, seat: int) -> Sequence[Question]:
        """List questions that this seat could ask now, of every kind; the contract asks them."""
        return []

    def reasons(self, view: ViewT, action: int) -> Sequence[HintReason]:
        """Tell why a choice may be good, with numbers that its seat can check; none where the choice speaks for itself.

        Whoever asks for a hint reads them, the most important first.
        """
        return []

    def text(self, state: StateT, action: int) -> str:
        """Write an action in notation."""
        raise NotImplementedError

    def parse(self, state: StateT, text: str) -> int:
        """Read an action from notation; raises `Unreadable`. Does not check whether it is legal."""
        raise NotImplementedError

    def explain(self, state: StateT, seat: int, action: int) -> Refusal | None:
        """Tell why this seat may not choose this action now; None if it may."""
        raise NotImplementedError

    def opening(self, state: StateT) -> list[EventT | Event]:
        """List what happened before the first choice."""
        raise NotImplementedError

    def events(self, before: StateT, seat: int, action: int, after: StateT) -> list[EventT | Event]:
        """List what an action did, with nothing hidden."""
        raise NotImplementedError

    def shown(self, event: EventT | Event, seat: int | None) -> EventT | Event:
        """Reduce an event to what a seat may know."""
        raise NotImplementedError

    def is_final(self, before: StateT, seat: int, action: int, after: StateT) -> bool:
        """Tell whether the action can no longer be taken back: something was shown, or another seat's choice began."""
        raise NotImplementedError

    def turn_seconds(self, options: OptionsT) -> int | None:
        """Return how many seconds a turn may take; None if there is no limit."""
        return None

    def turn_limit(self, options: OptionsT, state: StateT) -> TurnLimit | None:
        """Return the limit of the turn under way; None if its time is not limited."""
        return None

    def is_mid_action(self, state: StateT) -> bool:
        """Tell whether an action has begun that must be completed; if the turn's time runs out, it is taken back."""
        return False

    def sample(self, options: OptionsT, view: ViewT, chance: Chance) -> StateT:
        """Draw a world that the view's seat cannot distinguish from the real one."""
        raise NotImplementedError

    def actions_in(self, before: StateT | None, event: EventT) -> list[tuple[int, str]]:
        """List the choices that a line of a trace tells of, as (seat, notation); none if it is a consequence.

        Before the game has started (`before` is None), only whether there are any can be known.
        """
        raise NotImplementedError

    def draws_in(self, options: OptionsT, before: StateT | None, event: EventT | Event) -> list[int]:
        """List the draws that a line of a trace tells of, in the order in which the kernel asks for them."""
        raise NotImplementedError

    def statistics(self, state: StateT) -> dict[str, list[float]]:
        """Return the figures of a finished game that are worth averaging, by seat."""
        return {}

    def measures(self, state: StateT) -> dict[str, float]:
        """Return the figures of a finished game that tell a designer what a constant does; the seats' mean ones."""
        return {name: sum(figures) / len(figures) for name, figures in self.statistics(state).items()}

    def constants(self, options: OptionsT) -> Mapping[str, Constant]:
        """List the numbers of the box that the lab may vary, as they are with these options."""
        return {}

    def vary(self, options: OptionsT, values: Mapping[str, int]) -> OptionsT:
        """Return the options of the same game with other constants; `start` makes such a game of them."""
        raise NotImplementedError

    def page_data(self) -> object:
        """Return what the web page needs to know of the game that never changes; None where views tell it all."""
        return None

    def choices(self, state: StateT, seat: int) -> Sequence[Choice]:
        """List the legal actions as they are shown to a person."""
        return [Choice(self.text(state, action)) for action in state.legal(seat)]

    def started(self, options: OptionsT, seats: list[str], state: StateT) -> GameStarted:
        """Make the first line of the game's trace."""
        return GameStarted(
            game=self.meta.key,
            rules_version=self.meta.rules_version,
            seats=seats,
            options=msgspec.to_builtins(options),
        )


AnyGame = Game[Any, Any, Any, Any, Any]


def game_keys() -> list[str]:
    """List the keys of all games, taken from the names of their folders."""
    games = importlib.import_module("foghorn.games")
    return sorted(module.name.replace("_", "-") for module in pkgutil.iter_modules(games.__path__) if module.ispkg)


def games_in_order() -> list[AnyGame]:
    """List all games in the order in which people are shown them: the games' own, then by key."""
    return sorted(map(game_of, game_keys()), key=lambda game: (game.meta.order, game.meta.key))


def package_of(key: str) -> str:
    """Return the name of the package that holds a game; raises `UnknownName` if there is no such game."""
    if key not in game_keys():
        raise UnknownName("unknown-game", name=str(key), games=", ".join(game_keys()))
    return "foghorn.games." + key.replace("-", "_")


@cache
def game_of(key: str) -> AnyGame:
    """Find the game of that key; raises `BadOption` if there is none."""
    game: AnyGame = importlib.import_module(package_of(key)).GAME
    return game


def questions_to(game: AnyGame) -> Any:
    """Return the union of all questions that can be asked in a game: a hint, and the game's own."""
    return Union[(Hint, *game.questions)]


def default_game(environment: Mapping[str, str] = os.environ) -> str:
    """Return the key of the default game: `FOGHORN_GAME`, or the first by the games' own order."""
    named = environment.get("FOGHORN_GAME")
    return (game_of(named) if named else games_in_order()[0]).meta.key


def read_options(game: AnyGame, given: Mapping[str, object]) -> Any:
    """Make options from plain values; raises `BadOption` for one that is missing, unknown or out of range."""
    given = game.fill_in(given)
    fields = msgspec.structs.fields(game.options)
    known = [field.encode_name for field in fields]
    for name in given:
        if name not in known:
            raise BadOption("unknown-option", name=name, game=game.meta.name, options=", ".join(known))
    check_players(game.meta, given.get("players"))
    for field in fields:
        if field.required and field.encode_name not in given:
            raise BadOption("missing-option", name=field.encode_name, game=game.meta.name)
    check_values(game.options, given)
    return msgspec.convert(given, game.options)


def with_usual_players(game: AnyGame, given: Mapping[str, object]) -> dict[str, object]:
    """Return the given options with those that follow from them, and the usual number of players if none is given."""
    usual = next(field.default for field in msgspec.structs.fields(game.options) if field.encode_name == "players")
    return {**({} if usual is msgspec.NODEFAULT else {"players": usual}), **game.fill_in(given)}


def check_values(options: type[Options], given: Mapping[str, object]) -> None:
    """Raise `BadOption` for a value that its option cannot have."""
    types = _types_of(options)
    for name, value in given.items():
        try:
            msgspec.convert(value, types[name])
        except msgspec.ValidationError as error:
            choices = choices_of(types[name])
            raise BadOption("option-value", name=name, given=str(value), choices=choices) from error


def check_players(meta: Meta, players: object) -> None:
    """Raise `BadOption` if the game cannot be played by this number of players."""
    fewest, most = meta.seats
    if not isinstance(players, int) or isinstance(players, bool) or not fewest <= players <= most:
        raise BadOption("players", game=meta.name, fewest=fewest, most=most, players=str(players))
