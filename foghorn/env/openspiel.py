"""Every game for OpenSpiel: importing this registers each as `python_NAME` with pyspiel.

    game = pyspiel.load_game("python_NAME(players=2)")

The games' options are parameters; the empty text, or 0 for a number, stands for none. The winners share 1. Chance is
explicit: a kernel asks for its draws one by one, so an action, or the deal, is tried again with one draw more each time
until it has all of them. Where several seats choose at once they are asked in turn, and none sees what another chose.
"""

from __future__ import annotations

from typing import Any

import msgspec
import numpy as np

from ..core.errors import BadOption
from ..core.game import AnyGame, games_in_order, read_options, with_usual_players
from ..core.observation import observation_slices
from ..core.values import values_of
from .play import Play
from .setup import Setup

try:
    import pyspiel
except ImportError as error:
    raise ImportError(str(BadOption("research-missing", name=str(error.name)))) from error

FEWEST = 2  # nobody wins or loses alone
MOST_OUTCOMES = 1024
MOST_DECISIONS = 20_000
FINGERPRINT = 64  # bits


def parameters_of(game: AnyGame) -> dict[str, Any]:
    """Return the usual value of every option, in a type that pyspiel knows."""
    usual = msgspec.to_builtins(read_options(game, with_usual_players(game, {})))
    kinds = {field.encode_name: field.type for field in msgspec.structs.fields(game.options)}
    return {name: nothing_of(kinds[name]) if value is None else value for name, value in usual.items()}


def nothing_of(kind: Any) -> int | str:
    """Return what stands for None where an option may be that: a value of the type that its others have."""
    return 0 if any(isinstance(value, int) for value in values_of(kind)) else ""


def options_from(game: AnyGame, parameters: dict[str, Any]) -> dict[str, Any]:
    """Return the options that pyspiel's parameters stand for."""
    usual = msgspec.to_builtins(read_options(game, with_usual_players(game, {})))
    return {name: None if usual[name] is None and not value else value for name, value in parameters.items()}


class SpielState(pyspiel.State):  # type: ignore[misc]
    """One game in progress."""

    def __init__(self, game: Any) -> None:
        super().__init__(game)
        self.play = Play(game.setup)

    def current_player(self) -> int:
        """Return the seat that must choose, or that chance or nobody does."""
        if self.play.outcomes:
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.TERMINAL) if self.play.over() else int(self.play.dealt().turn())

    def _legal_actions(self, player: int) -> list[int]:
        return sorted(self.play.dealt().legal(player))

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Return what may be drawn; a kernel's draws are uniform."""
        return [(outcome, 1 / self.play.outcomes) for outcome in range(self.play.outcomes)]

    def _apply_action(self, action: int) -> None:
        if self.play.outcomes:
            self.play.draw(action)
        else:
            self.play.choose(self.play.dealt().turn(), action)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"draw {action}"
        return self.play.setup.game.text(self.play.dealt(), action)

    def is_terminal(self) -> bool:
        """Tell whether the game has ended."""
        return self.play.over()

    def returns(self) -> list[float]:
        """Return every seat's share of the victory."""
        setup = self.play.setup
        return setup.payoffs(self.play.dealt()) if self.play.over() else [0.0] * setup.options.players

    def resample_from_infostate(self, player: int, sampler: Any) -> SpielState:
        """Return a state that this seat cannot tell from the real one; `sampler` draws between 0 and 1."""
        state: SpielState = self.get_game().new_initial_state()
        state.play = self.play.resampled(player, int(sampler() * 2**32))
        return state

    def __str__(self) -> str:
        return str(self.play)


class SpielObserver:
    """What a seat may see: now, or with `perfect_recall` a fingerprint of all that it was ever shown, too."""

    def __init__(self, setup: Setup, recall: bool) -> None:
        self.recall = recall
        self.tensor = np.zeros(setup.size + (FINGERPRINT if recall else 0), np.float32)
        parts = dict(observation_slices(setup.game)) | ({"fingerprint": slice(setup.size, None)} if recall else {})
        self.dict = {name: self.tensor[part] for name, part in parts.items()}

    def set_from(self, state: SpielState, player: int) -> None:
        """Write what a player may see to `tensor`, of which the entries of `dict` are parts."""
        play = state.play
        self.tensor.fill(0)
        if play.state is not None:
            self.tensor[: play.setup.size] = play.setup.observe(play.state, player)
            if self.recall:
                self.dict["fingerprint"][:] = np.unpackbits(np.frombuffer(play.fingerprint(player), np.uint8))

    def string_from(self, state: SpielState, player: int) -> str:
        """Return what a player sees now, or all that it was ever shown."""
        play = state.play
        if play.state is None:
            return ""
        if self.recall:
            return "\n".join(play.story(player))
        return msgspec.json.encode(play.setup.game.view(play.state, player)).decode()


def game_type(game: AnyGame) -> pyspiel.GameType:
    """Describe a game to pyspiel."""
    return pyspiel.GameType(
        short_name=f"python_{game.meta.key.replace('-', '_')}",
        long_name=game.meta.name,
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.CONSTANT_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        min_num_players=max(FEWEST, game.meta.seats[0]),
        max_num_players=game.meta.seats[1],
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=parameters_of(game),
    )


def spiel_game(game: AnyGame) -> type[pyspiel.Game]:
    """Make a game's class for pyspiel."""
    kind = game_type(game)

    class SpielGame(pyspiel.Game):  # type: ignore[misc]
        """A game with its options."""

        def __init__(self, params: dict[str, Any] | None = None) -> None:
            given = parameters_of(game) | (params or {})
            self.setup = Setup(game.meta.key, **options_from(game, given))
            info = pyspiel.GameInfo(
                num_distinct_actions=game.meta.actions,
                max_chance_outcomes=MOST_OUTCOMES,
                num_players=self.setup.options.players,
                min_utility=0.0,
                max_utility=1.0,
                utility_sum=1.0,
                max_game_length=MOST_DECISIONS,
            )
            super().__init__(kind, info, given)

        def new_initial_state(self) -> SpielState:
            """Return the state before the deal."""
            return SpielState(self)

        def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> SpielObserver:
            """Return what observes a state for a player."""
            return SpielObserver(self.setup, iig_obs_type is not None and iig_obs_type.perfect_recall)

    return SpielGame


for each in games_in_order():
    if each.observation:
        pyspiel.register_game(game_type(each), spiel_game(each))
