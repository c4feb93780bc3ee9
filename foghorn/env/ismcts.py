"""OpenSpiel's ISMCTS as a bot, for arenas: `foghorn.env.ismcts:choose` plays every game that OpenSpiel gets from us.

It is OpenSpiel's own Python code; only its rollouts, at random to the end of the game, are the kernel's. It is no
level: docs/bots.md tells how well it plays.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Any

import msgspec
import numpy as np
import pyspiel
from open_spiel.python.algorithms import ismcts, mcts

from ..core.action import Action
from ..core.chance import Chance, Seeded
from ..core.game import AnyGame, Options, games_in_order, read_options
from ..core.state import play_out
from .openspiel import parameters_of
from .play import Play

SIMULATIONS = 100  # take about as long as a choice of our own search in the first game: 0.05 s
ENOUGH = 2**30


@cache
def spiel_of(game: AnyGame, options: Options) -> Any:
    """Return a game as OpenSpiel knows it, played with these options and the box that they may tell."""
    name = f"python_{game.meta.key.replace('-', '_')}"
    told, known = msgspec.to_builtins(options), parameters_of(game)
    spiel = pyspiel.load_game(name, {key: told[key] for key in known if told[key] is not None})
    spiel.setup.options = options  # OpenSpiel's parameters have no place for another box
    return spiel


def options_in(game: AnyGame, view: Any) -> Options:
    """Return the options that a view tells: one has the option's name, or is the list that it counts.

    A view that has no options tells nothing of another box: then it is the usual one.
    """
    if hasattr(view, "options"):
        options: Options = view.options
        return options
    found = {name: getattr(view, name) for name in game.options.__struct_fields__ if hasattr(view, name)}
    counted = {name: len(value) if isinstance(value, list) else value for name, value in found.items()}
    read: Options = read_options(game, counted)
    return read


class Rollouts(mcts.Evaluator):  # type: ignore[misc]
    """Values a state by the end of one random game, played in compiled code."""

    def __init__(self, chance: Chance) -> None:
        self.chance = chance

    def evaluate(self, state: Any) -> list[float]:
        """Return what each seat has of that end."""
        play = state.play
        end = play.dealt().clone(Seeded(self.chance.below(ENOUGH)))
        play_out(end, Seeded(self.chance.below(ENOUGH)))
        shares: list[float] = play.setup.payoffs(end)
        return shares

    def prior(self, state: Any) -> list[tuple[int, float]]:
        """Prefer no action."""
        legal = state.legal_actions()
        return [(action, 1.0 / len(legal)) for action in legal]


def choose(view: Any, choices: Sequence[Action], chance: Chance) -> int:
    """Choose after a search of its own tree, begun anew with every choice."""
    if len(choices) == 1:
        return int(choices[0])
    game = next(each for each in games_in_order() if isinstance(view, each.view_type))
    spiel = spiel_of(game, options_in(game, view))
    state = spiel.new_initial_state()
    state.play = Play.from_view(spiel.setup, view, chance)
    random = np.random.RandomState(chance.below(ENOUGH))
    bot = ismcts.ISMCTSBot(
        game=spiel,
        evaluator=Rollouts(chance),
        uct_c=1.0,
        max_simulations=SIMULATIONS,
        random_state=random,
        allow_inconsistent_action_sets=True,
    )
    bot.set_resampler(lambda at, seat: at.resample_from_infostate(seat, lambda: chance.below(ENOUGH) / ENOUGH))
    return int(bot.step(state))
