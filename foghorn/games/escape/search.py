# compiled
"""The search behind the stronger bots: whole turns, and islanders to select, each tried by playing on from there.

Candidates are the steady bot's turn and the turns that people of other tastes like best. Each is followed by some
turns of quick players of several characters, with the same luck for all candidates, and is worth the chance of winning
from what everybody may then expect. After every few playouts the worse half of the candidates is dropped, but never the
steady bot's choice: another must be better than that with some certainty.
"""

from __future__ import annotations

from math import exp, sqrt
from time import perf_counter
from typing import Final

from mypy_extensions import i64

from ...core.chance import Seeded
from ...core.thinker import let_others_in
from .actions import END
from .constants import SELECTING
from .evaluate import POINT, Evaluator
from .knowledge import deal_world
from .plan import Candidate, Planner, places_key
from .runner import Cast, Character, Runner, play_on
from .state import EscapeState
from .tastes import Tastes

SEEDS: Final[i64] = 1 << 30
PER_TASTE = 4  # turns tried of each person's
PICKS = 6  # islanders tried
USUAL_SPREAD: Final = 0.02  # of what one choice is worth more than another in one world, squared


class Trial:
    """A candidate: what would be done, where it leads, and how it has done so far."""

    def __init__(self, actions: list[int], state: EscapeState) -> None:
        self.actions = actions
        self.ends = actions[-1] == END
        self.state = state
        # How much better it did than the steady bot's choice in the same worlds: sum and squares.
        self.ahead = 0.0
        self.square = 0.0
        self.playouts: i64 = 0

    def note(self, ahead: float) -> None:
        """Note a playout."""
        self.ahead += ahead
        self.square += ahead * ahead
        self.playouts += 1

    def mean(self) -> float:
        return self.ahead / float(self.playouts) if self.playouts else 0.0

    def surely(self, caution: float) -> float:
        """Return by how much it is better with some certainty: so many standard errors less than it seems."""
        count = float(self.playouts)
        if count == 0.0:
            return -1.0
        mean = self.ahead / count
        spread = (self.square - count * mean * mean + 2.0 * USUAL_SPREAD) / (count + 1.0)
        return mean - caution * sqrt(max(spread, 0.0) / count)


class Search:
    """Chooses for a seat; the same knowledge, seed and number of playouts give the same choice."""

    def __init__(self) -> None:
        self.planners: list[Planner] = [
            Planner(),
            Planner(Tastes(ours=20)),
            Planner(Tastes(price=12, own_boat=400)),
            Planner(Tastes(next_turn=500, turn_after=800, bonus=160)),
        ]
        self.cast = Cast()
        self.runner: Runner | None = None
        self.rounds_after = 1.0  # played on after a turn,
        self.rounds_after_pick = 2.0  # and after the selection
        self.caution = 0.7  # standard errors by which a choice must be better than the steady bot's
        self.per_taste = PER_TASTE
        self.picks = PICKS
        self.sway = 5.0  # points that make a lead worth having
        self.lowest_weight = 0.7
        self.playouts: i64 = 0

    def runner_for(self, state: EscapeState) -> Runner:
        """Return the quick player for this game."""
        runner = self.runner
        if runner is None or not runner.outlook.fits(state):
            runner = Runner(state)
            self.runner = runner
        return runner

    def choose(self, known: EscapeState, seat: i64, playouts: i64, seconds: float, seed: i64) -> list[int]:
        """Choose an islander, or all that is left of a turn, after so many playouts or seconds (if more than 0)."""
        until = perf_counter() + seconds if seconds > 0.0 else 0.0
        trials = self.pick_trials(known, seat) if known.phase == SELECTING else self.turn_trials(known, seat)
        rounds_after = self.rounds_after_pick if known.phase == SELECTING else self.rounds_after
        turns = i64(rounds_after * float(known.rules.colours))
        runner = self.runner_for(known)
        self.playouts = 0
        world: i64 = 0
        while len(trials) > 1 and self.playouts < playouts:
            rounds = self.rounds(len(trials), playouts - self.playouts)
            for _ in range(rounds):
                let_others_in()
                self.try_world(runner, trials, seat, turns, Seeded(seed, world), until)
                world += 1
            if until > 0.0 and perf_counter() > until:
                break
            trials = self.better_half(trials)
        best = trials[0]
        most = 0.0
        for trial in trials[1:]:
            surely = trial.surely(self.caution)
            if surely > most:
                best = trial
                most = surely
        return best.actions

    def rounds(self, trials: i64, left: i64) -> i64:
        """Return in how many worlds all trials are tried until the next drop, so that every halving costs the same."""
        halvings: i64 = 0
        count = trials
        while count > 1:
            count = (count + 1) // 2
            halvings += 1
        rounds = left // (halvings * trials)
        return rounds if rounds > 1 else 1

    def try_world(self, runner: Runner, trials: list[Trial], seat: i64, turns: i64, luck: Seeded, until: float) -> None:
        """Play on from every trial in one more world."""
        world = deal_world(trials[0].state, luck)
        characters: list[Character] = [self.cast.draw(luck) for _ in range(world.rules.colours)]
        stream = luck.below(SEEDS)
        usual = 0.0
        for trial in trials:
            if until > 0.0 and perf_counter() > until:
                return
            chance = Seeded(stream)
            after = trial.state.clone(chance)
            after.fog_deck = world.fog_deck
            if trial.ends:
                after.apply(seat, END)
            after = play_on(runner, after, turns, characters, chance)
            worth = self.worth(runner.outlook, after, seat)
            if trial is trials[0]:
                usual = worth
            trial.note(worth - usual)
            self.playouts += 1

    def better_half(self, trials: list[Trial]) -> list[Trial]:
        """Keep the better half, and the steady bot's choice, in their order."""
        means = sorted([trial.mean() for trial in trials[1:]], reverse=True)
        least = means[len(trials) // 2 - 1]
        better = [trial for trial in trials[1:] if trial.mean() >= least]
        return [trials[0], *better[: len(trials) // 2]]

    # What is tried.

    def turn_trials(self, known: EscapeState, seat: i64) -> list[Trial]:
        """Plan the turn by everybody's tastes; the steady bot's turn comes first."""
        trials: list[Trial] = []
        known_places: set[int] = set()
        for planner in self.planners:
            let_others_in()
            best = planner.best_line(known, seat)
            self.add_turn(trials, known_places, best)
            ends = sorted(planner.ends, key=standing_of, reverse=True)
            for candidate in ends[: self.per_taste]:
                self.add_turn(trials, known_places, candidate)
        return trials

    def add_turn(self, trials: list[Trial], known_places: set[int], candidate: Candidate) -> None:
        key = int(places_key(candidate.state))
        if key in known_places:
            return
        known_places.add(key)
        trials.append(Trial(candidate.actions(), candidate.state))

    def pick_trials(self, known: EscapeState, seat: i64) -> list[Trial]:
        """Try the islanders that improve the standing most, the steady bot's first."""
        evaluator = self.planners[0].evaluator_for(known)
        moves = known.board_map.paper[:]
        ranked: list[tuple[int, int]] = []
        trials: list[Trial] = []
        for i in range(known.moves(seat, moves)):
            after = known.clone(known.chance)
            after.apply(seat, moves[i])
            ranked.append((-int(evaluator.standing(after, seat)), int(i)))
        ranked.sort()
        for _, each in ranked[: self.picks]:
            after = known.clone(known.chance)
            after.apply(seat, moves[each])
            trials.append(Trial([int(moves[each])], after))
        return trials

    # What a playout is worth.

    def worth(self, outlook: Evaluator, state: EscapeState, seat: i64) -> float:
        """Return the chance of winning from what everybody may expect; alone, the points."""
        outlook.consider(state)
        rules = state.rules
        if rules.solo:
            total: i64 = -state.falls * POINT
            for colour in range(rules.colours):
                total += outlook.worths[colour]
            return float(total) / 100.0
        sides = rules.teams or rules.players
        mine = self.side(outlook, state, sides, seat % sides)
        others = 0.0
        for side in range(sides):
            if side != seat % sides:
                others += exp((self.side(outlook, state, sides, side) - mine) / self.sway)
        return 1.0 / (1.0 + others)

    def side(self, outlook: Evaluator, state: EscapeState, sides: i64, side: i64) -> float:
        """Return a side's points by what decides: the mean of its colours, or rather the lowest (§8.6, §10.4)."""
        total = 0.0
        lowest = 1000000.0
        count = 0.0
        for colour in range(state.rules.colours):
            if state.seat_of(colour) % sides == side:
                worth = float(outlook.worths[colour]) / 100.0
                total += worth
                count += 1.0
                if worth < lowest:
                    lowest = worth
        decides = state.rules.players == 2 or state.rules.lowest_loses
        if not decides:
            return total
        return self.lowest_weight * lowest + (1.0 - self.lowest_weight) * total / count


def standing_of(candidate: Candidate) -> int:
    return int(candidate.standing)
