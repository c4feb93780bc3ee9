"""One seat of a game as a Gymnasium environment; bots have the others.

Importing this registers every game that has observations: `gymnasium.make("foghorn/NAME-v1", bots=BOT)`.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar

import gymnasium

from ..bots.bot import RANDOM, any_bot
from ..core.chance import Seeded
from ..core.errors import BadOption
from ..core.game import Policy, games_in_order
from ..core.state import State
from .setup import MOST_SEED, Mask, Observation, Reward, Setup

ILLEGAL_REWARD = -1.0


class SeatEnv(gymnasium.Env[Observation, int]):
    """A game for one learner: an observation is what its seat may see, `info["action_mask"]` what it may do.

    `bots` is one bot for all other seats, or one for each, from the learner's left on: names, or functions as in
    `foghorn.tournament`. Without a `seat` each game has another, drawn by the seed. An illegal action ends the game
    with a reward of −1.
    """

    metadata: ClassVar[dict[str, Any]] = {"render_modes": ["human", "ansi"], "render_fps": 1}  # type: ignore[misc]

    def __init__(
        self,
        key: str,
        seat: int | None = None,
        bots: str | Policy | Sequence[str | Policy] = RANDOM,
        render_mode: str | None = None,
        reward: Reward = "win",
        **options: object,
    ) -> None:
        self.setup = Setup(key, reward, **options)
        self.render_mode = render_mode
        self.observation_space = self.setup.observation_space()  # type: ignore[assignment]
        self.action_space = self.setup.action_space()
        self.players: int = self.setup.options.players
        if seat is not None and not 0 <= seat < self.players:
            raise BadOption("out-of-range", name="seat", least=0, most=self.players - 1, given=seat)
        self.only_seat = seat
        others = self.players - 1
        named = [bots] * others if isinstance(bots, str) or not isinstance(bots, Sequence) else list(bots)
        if len(named) != others:
            raise BadOption("too-many-bots", bots=len(named), players=self.players)
        self.bots = [any_bot(bot, self.setup.game) for bot in named]

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Begin a new game, and let the bots play until the learner must choose."""
        super().reset(seed=seed)
        self.state: State = self.setup.deal(self.np_random)
        self.chance = Seeded(int(self.np_random.integers(MOST_SEED)))
        self.seat = int(self.np_random.integers(self.players)) if self.only_seat is None else self.only_seat
        self._let_bots_play()
        return self._observation(), self._info()

    def step(self, action: int) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """Carry out the learner's action, and let the bots play until it must choose again."""
        if int(action) not in self.state.legal(self.seat):
            return self._observation(), ILLEGAL_REWARD, True, False, self._info()
        self.state.apply(self.seat, int(action))
        self._let_bots_play()
        over = self.state.over()
        reward = self.setup.payoffs(self.state)[self.seat] if over else 0.0
        return self._observation(), reward, over, False, self._info()

    def _let_bots_play(self) -> None:
        state = self.state
        while (turn := state.turn()) >= 0 and turn != self.seat:
            bot = self.bots[(turn - self.seat) % self.players - 1]
            state.apply(turn, int(bot.choose(self.setup.game, state, turn, self.chance)))

    def action_masks(self) -> Mask:
        """Return what the learner may do now, under the name that MaskablePPO asks for."""
        return self.setup.mask(self.state, self.seat)

    def _observation(self) -> Observation:
        return self.setup.observe(self.state, self.seat)

    def _info(self) -> dict[str, Any]:
        return {"action_mask": self.action_masks(), "seat": self.seat}

    def render(self) -> str | None:
        """Return what the learner sees as text, or print it."""
        return self.setup.rendered(self.state, self.seat, self.render_mode)


for game in games_in_order():
    if game.observation:
        gymnasium.register(
            id=f"foghorn/{game.meta.key}-v{game.meta.rules_version}",
            entry_point=f"{__name__}:{SeatEnv.__name__}",
            kwargs={"key": game.meta.key},
        )
