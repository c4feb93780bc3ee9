# compiled
"""Many games of one kind side by side, each stepped once a call; `env/batch.py` makes arrays of what is here.

Compiled together with the kernels, so that a step of all games is one call from Python. What a call has led to stays as
it is: the next call writes to vectors of its own.
"""

from __future__ import annotations

from collections.abc import Callable

from librt.vecs import vec
from mypy_extensions import i16, i64, u8

from .chance import Chance, Seeded
from .state import State

NOTHING_ILLEGAL = -1


def payoffs(state: State, by_score: bool) -> list[float]:
    """Return what each seat has of a finished game: its points, or its share of the victory."""
    scores = state.scores()
    if by_score:
        return [float(score) for score in scores]
    winners = state.winners()
    return [1.0 / len(winners) if seat in winners else 0.0 for seat in range(len(scores))]


class Stepper:
    """`count` games; a game that ends is replaced at once by a new one."""

    def __init__(
        self, start: Callable[[Chance], State], count: int, players: int, size: int, actions: int, by_score: bool
    ) -> None:
        self.start = start
        self.count: i64 = count
        self.players: i64 = players
        self.size: i64 = size
        self.actions: i64 = actions
        self.by_score = by_score
        self.seed: i64 = 0
        self.begun: i64 = 0
        self.states: list[State] = []
        self.chooser: Seeded = Seeded(0)
        self.paper: vec[i64] = vec[i64]()
        self.no_observations: vec[i16] = vec[i16]([0] * (count * size))
        self.no_masks: vec[u8] = vec[u8]([0] * (count * actions))
        self.no_rewards: vec[float] = vec[float]([0.0] * (count * players))
        # What the last call led to, by game.
        self.observations: vec[i16] = self.no_observations  # of the seat that must choose next
        self.masks: vec[u8] = self.no_masks  # its legal actions
        self.seats: vec[i64] = vec[i64]([0] * count)
        self.rewards: vec[float] = self.no_rewards  # by game and seat; only where a game has ended
        self.ended: vec[u8] = vec[u8]([0] * count)

    def reset(self, seed: i64) -> None:
        """Begin all games anew."""
        self.seed = seed
        self.begun = 0
        self.chooser = Seeded(seed, -1)
        self.states = [self.deal() for _ in range(self.count)]
        self.paper = vec[i64]([0] * int(self.states[0].most_moves()))
        self.renew()
        for game in range(self.count):
            self.look(game)

    def deal(self) -> State:
        """Begin the next game: games are numbered in the order in which they begin, and a number has one deal."""
        self.begun += 1
        return self.start(Seeded(self.seed, self.begun))

    def renew(self) -> None:
        self.observations = self.no_observations[:]
        self.masks = self.no_masks[:]
        self.seats = self.seats[:]
        self.rewards = self.no_rewards[:]
        self.ended = vec[u8]([0] * int(self.count))

    def look(self, game: i64) -> None:
        """Write down what the seat that must choose may see, and may do."""
        state, paper = self.states[game], self.paper
        seat = state.turn()
        self.seats[game] = seat
        state.observe(seat, self.observations, game * self.size)
        masks = self.masks
        first = game * self.actions
        for move in range(state.moves(seat, paper)):
            masks[first + paper[move]] = 1

    def illegal(self, choices: list[int]) -> int:
        """Return the first game in which the choice is not legal, or -1."""
        for game in range(self.count):
            choice: i64 = choices[game]
            if choice < 0 or choice >= self.actions or not self.masks[game * self.actions + choice]:
                return int(game)
        return NOTHING_ILLEGAL

    def step(self, choices: list[int]) -> None:
        """Carry out one legal choice in each game."""
        seats = self.seats
        self.renew()
        for game in range(self.count):
            state = self.states[game]
            state.apply(seats[game], choices[game])
            if state.over():
                self.ended[game] = 1
                for seat, payoff in enumerate(payoffs(state, self.by_score)):
                    self.rewards[game * self.players + seat] = payoff
                self.states[game] = self.deal()
            self.look(game)

    def sample(self) -> vec[i64]:
        """Choose a legal action of each game at random."""
        chosen = self.seats[:]
        for game in range(self.count):
            state = self.states[game]
            moves = state.moves(self.seats[game], self.paper)
            chosen[game] = self.paper[self.chooser.below(moves)]
        return chosen
