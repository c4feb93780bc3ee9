# compiled
"""A quick player, for playing games out: everybody runs for the place that suits them, who gains most first.

It looks once where everyone would like to sit, and again whenever somebody has sat down; it plans nothing. Thousands of
turns a second, several characters: that is what a search needs of the players it imagines.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ...core.chance import Chance
from .actions import BOARD, END, MOVE, SELECT, movement_of, split
from .constants import BEACH, BOATS, NOTHING, NOWHERE, OVER, PIER, SEAT, SELECTING, STERN
from .distances import TENTHS, TYPES
from .evaluate import CERTAIN, POINT, Evaluator
from .plan import may_end
from .state import EscapeState

TRIES: Final[i64] = 6  # movements tried at a time, of those that seem best
WORST: Final[i64] = -50  # what a point may lose before the turn is ended
NONE: Final[i64] = -1000000
SAT_DOWN: Final[i64] = 2 * POINT  # a seat now, before anybody else takes it


class Character:
    """How somebody runs."""

    def __init__(self, hurry: int = 200, fear: int = 100, price: int = 8, blur: int = 0) -> None:
        self.hurry: i64 = hurry  # tenths of a movement point: the less, the more it prefers who is nearly there
        self.fear: i64 = fear  # of the fog, in hundredths
        self.price: i64 = price  # of a tenth of a movement point, in the selection
        self.blur: i64 = blur  # by how many hundredths it misjudges people


class Runner:
    """Plays quickly for any seat of a game."""

    def __init__(self, state: EscapeState) -> None:
        board_map = state.board_map
        self.outlook = Evaluator(state)
        self.moves: vec[i64] = board_map.paper[:]
        self.numbers: vec[i64] = vec[i64]([NOTHING] * (board_map.cells * TYPES))  # of a place, by type
        distances = self.outlook.distances
        for kind in range(TYPES):
            for number in range(distances.begin[kind], distances.begin[kind + 1]):
                self.numbers[distances.places[number] * TYPES + kind] = number
        self.tried: vec[i64] = vec[i64]([0] * int(TRIES))  # the movements that seem best,
        self.seems: vec[i64] = vec[i64]([0] * int(TRIES))  # and how good
        self.need: vec[i64] = vec[i64]([0] * board_map.islanders)  # tenths of a movement point to the goal
        self.gain: vec[i64] = vec[i64]([0] * board_map.islanders)  # what being there brings
        self.keen: vec[i64] = vec[i64]([100] * board_map.islanders)  # how much of that is seen today

    # Where everybody is going.

    def look(self, state: EscapeState) -> None:
        """See where the people of the colour whose turn it is are going, and what that is worth."""
        outlook = self.outlook
        outlook.consider(state)
        board_map = state.board_map
        for each in range(state.movable_count):
            islander = state.movable[each]
            at = state.where[islander]
            kind = state.kinds[at]
            if kind == SEAT or at == NOWHERE:
                self.gain[islander] = 0
                continue
            held: i64 = 0
            if kind == STERN:
                held = outlook.place_worth(state, islander, at)
            elif kind != PIER:
                held = -board_map.lost_points[board_map.row_of[at]] * POINT
            gain = outlook.promise[islander] - held
            self.gain[islander] = gain * self.keen[islander] // 100 if gain > 0 else 0
            self.need[islander] = self.way(state, islander, at)

    def way(self, state: EscapeState, islander: i64, at: i64) -> i64:
        """Return how far it is from a cell to an islander's goal, in tenths of a movement point."""
        board_map = state.board_map
        distances = self.outlook.distances
        kind = board_map.kind[islander]
        goal = self.outlook.goal[islander]
        way: i64 = 0
        if goal == at:
            return 0
        if goal == NOWHERE:
            way = distances.nearest[at * TYPES + kind] * TENTHS
        else:
            way = distances.reach[at * distances.count + self.numbers[goal * TYPES + kind]] * TENTHS
        if state.kinds[at] == BEACH:
            way += (
                self.outlook.crowd.to_sea[state.icon[islander] * distances.cells + at]
                - (distances.rows - board_map.row_of[at]) * TENTHS
            )
        return way

    # The movements.

    def play_turn(self, state: EscapeState, character: Character, chance: Chance) -> EscapeState:
        """Play the turn of the colour whose turn it is; return the position after it."""
        seat = state.turn()
        colour = state.colour
        if state.movable_count == 0:
            state.apply(seat, END)
            return state
        for each in range(state.movable_count):
            keen: i64 = 100
            if character.blur:
                keen = 100 - character.blur + chance.below(2 * character.blur + 1)
            self.keen[state.movable[each]] = keen
        outlook = self.outlook
        self.look(state)
        now = outlook.compared(state, seat)
        best = state
        most: i64 = now if may_end(state) else NONE
        while True:
            must = not may_end(state)
            found = self.rank(state, colour, character, must)
            chosen = state
            chosen_rate = NONE
            chosen_standing: i64 = 0
            for i in range(found):
                after = state.clone(chance)
                islander, move = split(self.tried[i])
                cost = state.move_cost(islander, move)
                after.apply(seat, self.tried[i])
                standing = outlook.standing(after, seat)
                rate = (standing - now) // (cost or 1)
                if rate > chosen_rate:
                    chosen = after
                    chosen_rate = rate
                    chosen_standing = standing
            if found == 0 or (chosen_rate < WORST and not must):
                break
            sat_down = chosen.free < state.free
            mover = chosen.mover
            state = chosen
            now = chosen_standing
            if may_end(state) and now > most:
                best = state
                most = now
            if sat_down:
                self.look(state)
            elif state.where[mover] != NOWHERE:
                self.need[mover] = self.way(state, mover, state.where[mover])
        best.apply(seat, END)
        return best

    def rank(self, state: EscapeState, colour: i64, character: Character, must: bool) -> i64:
        """Find the movements that seem to gain most for their points: `tried`; return how many there are."""
        found: i64 = 0
        for i in range(state.moves(state.turn(), self.moves)):
            action = self.moves[i]
            if action < MOVE:
                continue
            islander, move = split(action)
            if self.gain[islander] <= 0 and not must:
                continue
            found = self.insert(action, self.worth_of(state, colour, islander, move, character), found)
        return found

    def insert(self, action: i64, worth: i64, found: i64) -> i64:
        """Put an action among the best; return how many there are now."""
        place = found
        while place > 0 and self.seems[place - 1] < worth:
            if place < TRIES:
                self.seems[place] = self.seems[place - 1]
                self.tried[place] = self.tried[place - 1]
            place -= 1
        if place < TRIES:
            self.seems[place] = worth
            self.tried[place] = action
        return found + 1 if found < TRIES else found

    def worth_of(self, state: EscapeState, colour: i64, islander: i64, move: i64, character: Character) -> i64:
        """Return what a movement gains for each of its points."""
        to = state.move_target(islander, move)
        cost = state.move_cost(islander, move)
        gain = self.gain[islander]
        need = self.need[islander]
        movement = movement_of(move)
        if movement >= BOARD:
            if to != self.outlook.goal[islander]:
                return NONE + 1
            bonus = SAT_DOWN if state.kinds[to] == SEAT else 0
            return (gain * need // (need + character.hurry) + bonus + gain) // (cost or 1)
        nearer = need - self.way(state, islander, to)
        worth = gain * nearer // (need + character.hurry)
        at = state.where[islander]
        if state.kinds[at] == BEACH:
            row = state.board_map.row_of[at]
            row_after = state.board_map.row_of[to]
            if row != row_after:
                chance = self.outlook.chance_of_time(state, colour, row)
                if chance < CERTAIN:
                    after = CERTAIN
                    if state.kinds[to] == BEACH:
                        after = self.outlook.chance_of_time(state, colour, row_after)
                    worth += gain * (after - chance) // CERTAIN * character.fear // 100
        return worth // (cost or 1)

    # The selection.

    def pick(self, state: EscapeState, character: Character, chance: Chance) -> i64:
        """Choose an islander: of those that promise most for the way to their place, who improves the standing most."""
        outlook = self.outlook
        outlook.consider(state)
        board_map = state.board_map
        colour = state.colour
        found: i64 = 0
        for islander in range(board_map.islanders):
            if state.owner[islander] != NOTHING or not state.in_play[islander]:
                continue
            goal = outlook.goal[islander]
            lost = board_map.lost_points[board_map.row_of[state.where[islander]]] * POINT
            worth = (
                outlook.promise[islander] + lost - self.way(state, islander, state.where[islander]) * character.price
            )
            if goal != NOWHERE and not outlook.there[colour * BOATS + board_map.boat_of[goal]]:
                worth += outlook.tastes.absent if board_map.type_of[goal] != NOTHING else 0
            if character.blur:
                worth += chance.below(character.blur * 8 + 1)
            found = self.insert(SELECT + islander, worth, found)
        seat = state.turn()
        best = self.tried[0]
        most: i64 = NONE
        for i in range(found):
            after = state.clone(chance)
            after.apply(seat, self.tried[i])
            standing = outlook.standing(after, seat)
            if standing > most:
                best = self.tried[i]
                most = standing
        return best


class Cast:
    """A quick player's characters by colour, for one playout."""

    def __init__(self) -> None:
        self.usual = Character()
        self.all: list[Character] = [
            self.usual,
            Character(blur=20),
            Character(hurry=60, fear=60),
            Character(hurry=500, fear=160, blur=30),
        ]

    def draw(self, chance: Chance) -> Character:
        """Choose somebody: half of all are usual."""
        drawn = chance.below(2 * len(self.all) - 2)
        return self.all[drawn] if drawn < len(self.all) else self.usual


def play_on(runner: Runner, state: EscapeState, turns: i64, characters: list[Character], chance: Chance) -> EscapeState:
    """Finish the selection, then play so many turns, or to the end of the game; return where that leads."""
    while state.phase == SELECTING:
        state.apply(state.turn(), runner.pick(state, characters[state.colour], chance))
    while turns > 0 and state.phase != OVER:
        state = runner.play_turn(state, characters[state.colour], chance)
        turns -= 1
    return state
