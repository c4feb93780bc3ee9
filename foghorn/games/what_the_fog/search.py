# compiled
"""The search behind the stronger bots: flat, over worlds that the seat cannot tell from the real one.

In each world every action still in question is played to the end of the round, with the same luck. The others are not
all taken for steady players: their characters are mixed. An action that is clearly worse than the best one is dropped.
A playout is worth the chance of winning the game from the totals it leads to.
"""

from __future__ import annotations

from math import exp, sqrt
from time import perf_counter
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ...core.chance import Chance, Seeded
from ...core.thinker import let_others_in
from .knowledge import Knowledge
from .position import ACTIONS, ROUNDS, SWAP, Material
from .steady import Habits, Steady
from .worlds import World, deal_world

FEWEST: Final[i64] = 16  # worlds before an action may be dropped
STEP: Final[i64] = 4  # worlds from one comparison to the next
CLEARLY: Final = 2.5  # standard errors that make a difference clear
SEATS: Final = 5
SEEDS: Final[i64] = 1 << 30


class Search:
    """Chooses for a seat; the same knowledge, chance and number of playouts give the same choice."""

    def __init__(self, material: Material) -> None:
        self.minds: list[Steady] = [Steady(material) for _ in range(SEATS)]  # one for each seat
        self.own = Habits()
        self.others: list[Habits] = [  # each as likely as the next: half of the others are taken for steady
            *[self.own] * 4,
            Habits(sure=0.7, hope=0.4),
            Habits(sure=0.9, hope=-0.3),
            Habits(blur=0.4),
            Habits(blur=0.2, forgetful=True),
        ]
        self.habits: list[Habits] = [self.own] * SEATS  # of each seat, in this world
        # How many points make a lead worth having, by the number of rounds that are left.
        self.sway: vec[float] = vec[float]([1.0, 2.5, 3.3, 3.7])
        self.alive: vec[i64] = material.paper[:]
        self.worth: vec[float] = vec[float]([0.0] * ACTIONS)
        self.total: vec[float] = vec[float]([0.0] * ACTIONS)
        # Of each pair of actions, how much better the first was: sums and squares.
        self.ahead: vec[float] = vec[float]([0.0] * (ACTIONS * ACTIONS))
        self.square: vec[float] = vec[float]([0.0] * (ACTIONS * ACTIONS))
        self.worlds: i64 = 0  # that were tried for this choice,
        self.playouts: i64 = 0  # and the playouts in them

    def choose(self, known: Knowledge, playouts: i64, seconds: float, chance: Chance) -> i64:
        """Choose after a number of playouts, or seconds if that is more than 0, whichever come first."""
        moves = known.material.paper[:]
        count = known.moves(known.seat, moves)
        if count == 1:
            return moves[0]
        until = perf_counter() + seconds
        seed = chance.below(SEEDS)
        for i in range(count):
            self.alive[i] = i
            self.total[i] = 0.0
            for j in range(count):
                self.ahead[i * ACTIONS + j] = 0.0
                self.square[i * ACTIONS + j] = 0.0
        alive = count
        self.playouts, self.worlds = 0, 0
        while alive > 1 and self.playouts < playouts:
            let_others_in()
            self.try_world(known, moves, alive, seed)
            self.worlds += 1
            if self.worlds >= FEWEST and self.worlds % STEP == 0:
                alive = self.drop(alive)
            if seconds > 0.0 and perf_counter() > until:
                break
        return moves[self.best(alive)]

    def try_world(self, known: Knowledge, moves: vec[i64], alive: i64, seed: i64) -> None:
        """Play every action still in question in one more world."""
        luck = Seeded(seed, self.worlds)
        world = deal_world(known, luck)
        for seat in range(known.players):
            self.habits[seat] = self.own if seat == known.seat else self.others[luck.below(len(self.others))]
        fate = luck.below(SEEDS)
        for i in range(alive):
            action = self.alive[i]
            self.worth[action] = self.play_out(world.again(Seeded(fate)), known.seat, moves[action])
            self.total[action] += self.worth[action]
            self.playouts += 1
        for i in range(alive):
            for j in range(alive):
                at = self.alive[i] * ACTIONS + self.alive[j]
                ahead = self.worth[self.alive[i]] - self.worth[self.alive[j]]
                self.ahead[at] += ahead
                self.square[at] += ahead * ahead

    def play_out(self, world: World, seat: i64, action: i64) -> float:
        """Play to the end of the round; return the chance of winning the game then."""
        left = ROUNDS - 1 - world.round
        minds = self.minds
        for each in range(world.players):
            minds[each].begin()
        turn = seat
        while turn >= 0:
            world.apply(turn, action)
            if action >= SWAP:
                for each in range(world.players):
                    minds[each].see_cards_anew()
            turn = world.turn()
            if turn >= 0:
                action = minds[turn].choose(world, turn, self.habits[turn], world.chance)
        return chance_of_winning(world, seat, left, self.sway[left])

    def best(self, alive: i64) -> i64:
        """Return the action that did best so far, the first of equals."""
        best = self.alive[0]
        for i in range(1, alive):
            if self.total[self.alive[i]] > self.total[best] + 1e-9:
                best = self.alive[i]
        return best

    def drop(self, alive: i64) -> i64:
        """Drop actions that are clearly worse than the best, or no different; return how many are left."""
        best = self.best(alive)
        worlds = float(self.worlds)
        left: i64 = 0
        for i in range(alive):
            action = self.alive[i]
            at = best * ACTIONS + action
            mean = self.ahead[at] / worlds
            error = sqrt(max(self.square[at] / worlds - mean * mean, 0.0) / worlds)
            if action == best or mean < CLEARLY * error:
                self.alive[left] = action
                left += 1
        return left


def chance_of_winning(world: World, seat: i64, rounds_left: i64, sway: float) -> float:
    """Return the chance of winning with these totals when so many rounds are left; after the last it is known (§6)."""
    mine = world.totals[seat]
    others = 0.0
    closest: i64 = -1000
    for other in range(world.players):
        if other != seat:
            points = world.totals[other]
            if points > closest:
                closest = points
            others += exp(float(points - mine) / sway)
    if rounds_left:
        return 1.0 / (1.0 + others)
    if mine != closest:  # where the game is decided, a point more still looks better than a point less
        return (1.0 if mine > closest else 0.0) + 0.001 * float(mine - closest)
    share = 1.0
    for other in range(world.players):
        if other != seat and world.totals[other] == mine:
            if world.merit(other) > world.merit(seat):
                return 0.0
            if world.merit(other) == world.merit(seat):
                share += 1.0
    return 1.0 / share
