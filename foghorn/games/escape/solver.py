# compiled
"""The search for the best game of one who plays alone (§9.4): it keeps the best game it has seen, and changes it.

The best game so far is taken up again at one of its turns and played on differently, by a beam of games that each
follow the lines of movements which the evaluator likes best, shaken a little. Every total is the kernel's own. The same
seed tries the same games in the same order.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from .actions import END
from .evaluate import POINT, Evaluator
from .plan import goes_back, may_end
from .state import EscapeState

WIDTHS: Final = (2, 3, 4)  # lines followed for each number of points left in a turn
BEAMS: Final = (1, 1, 2, 3)  # games carried from turn to turn
TURNS: Final = 4  # ways to spend a turn that each of them tries
SLACKS: Final = (0, 0, 1, 2)  # how many points less are good enough to go on from
PATIENCE: Final = 40  # changes until the best game is taken up again
SHAKES: Final = (0, 30, 80, 200)  # hundredths of a point by which a standing may look better than it is


class Moves:
    """The actions of a game: all but the last, and the last."""

    def __init__(self, before: Moves | None, action: int) -> None:
        self.before = before
        self.action = action


class Game:
    """A game up to the beginning of a turn, or to the middle of one."""

    def __init__(self, state: EscapeState, moves: Moves | None, standing: int, likes: int = 0) -> None:
        self.state = state
        self.moves = moves
        self.standing = standing
        self.likes = likes  # the standing, shaken
        self.followed = False


def standing_of(game: Game) -> int:
    return game.standing


def likes_of(game: Game) -> int:
    return game.likes


class Solver:
    """The search for the best game from a position on; the same seed tries the same games."""

    def __init__(self, start: EscapeState, seed: str, begin: Sequence[int] = ()) -> None:
        self.start = start
        self.evaluator = Evaluator(self.start)
        self.moves: vec[i64] = start.board_map.paper[:]
        self.random = Random(seed)
        self.actions: list[int] = list(begin) or self.straight_on()  # the best game so far,
        self.total: int = self.after(self.actions).scores()[0]  # and what it brings
        self.now, self.now_total = self.actions, self.total  # the game that is changed
        self.idle = 0  # changes since the best game was found or taken up again

    def improve(self) -> None:
        """Play on from a turn of the present game; what is a little worse may lead to something better."""
        random = self.random
        begin = random.choice(self.turns())
        beam: int = random.choice(BEAMS)
        width: int = random.choice(WIDTHS)
        shake: int = random.choice(SHAKES)
        found = self.play(begin, beam, width, shake)
        total: int = found.state.scores()[0]
        slack: int = random.choice(SLACKS)
        if total >= self.now_total - slack:
            self.now, self.now_total = in_order(found.moves), total
        self.idle += 1
        if self.now_total > self.total or self.idle == PATIENCE:
            if self.now_total >= self.total:
                self.actions, self.total = self.now, self.now_total
            self.now, self.now_total, self.idle = self.actions, self.total, 0

    def straight_on(self) -> list[int]:
        """Return the game that looks best turn by turn."""
        return in_order(self.play(Game(self.after([]), None, 0), 1, WIDTHS[0], 0).moves)

    def after(self, actions: Sequence[int]) -> EscapeState:
        state = self.start.clone(self.start.chance)
        for action in actions:
            state.apply(0, action)
        return state

    def turns(self) -> list[Game]:
        """List the present game at the beginning of each of its turns."""
        state, begins = self.after([]), True
        moves: Moves | None = None
        found: list[Game] = []
        for action in self.now:
            if begins:
                found.append(Game(state.clone(state.chance), moves, 0))
            state.apply(0, action)
            moves, begins = Moves(moves, action), action == END
        return found

    def play(self, begin: Game, beam: int, width: int, shake: int) -> Game:
        """Return the best game that a beam finds from here on."""
        games: list[Game] = [begin]
        over: list[Game] = []
        while games:
            found: list[Game] = []
            for game in games:
                found += self.turn(game, width, shake)
            found.sort(key=standing_of, reverse=True)
            over += [game for game in found if game.state.over()]
            games = []
            seen: set[int] = set()
            for game in found:
                if game.standing not in seen and not game.state.over() and len(games) < beam:
                    seen.add(game.standing)
                    games.append(game)
        return max(over, key=standing_of)

    def turn(self, game: Game, width: int, shake: int) -> list[Game]:
        """Return the best ways to spend a turn, each with its end."""
        state, chance = game.state, game.state.chance
        ends: dict[int, Game] = {}
        first = int(self.evaluator.standing(state, 0))
        lines: list[list[Game]] = [[] for _ in range(int(state.mp) + 1)]
        lines[-1].append(Game(state, game.moves, first, self.shaken(first, shake)))
        for left in range(len(lines) - 1, -1, -1):
            line = unfollowed(lines[left])
            while line is not None:
                line.followed = True
                here = line.state
                stops = may_end(here)
                if stops and line.standing not in ends:
                    ends[line.standing] = line
                for i in range(here.moves(0, self.moves)):
                    action = self.moves[i]
                    if action == END or (stops and goes_back(here, action)):
                        continue
                    after = here.clone(chance)
                    after.apply(0, action)
                    standing = int(self.evaluator.standing(after, 0))
                    likes = self.shaken(standing, shake)
                    keep(lines[int(after.mp)], Game(after, Moves(line.moves, int(action)), standing, likes), width)
                line = unfollowed(lines[left])
        chosen = sorted(ends.values(), key=likes_of, reverse=True)[:TURNS]
        return [self.ended(line, shake) for line in chosen]

    def shaken(self, standing: int, shake: int) -> int:
        """Return how good a standing looks today."""
        return standing + int(self.random.random() * shake) if shake else standing

    def ended(self, line: Game, shake: int) -> Game:
        after = line.state.clone(line.state.chance)
        after.apply(0, END)
        if after.over():
            standing = after.scores()[0] * int(POINT)
        else:
            standing = self.shaken(int(self.evaluator.standing(after, 0)), shake)
        return Game(after, Moves(line.moves, int(END)), standing)


def unfollowed(lines: list[Game]) -> Game | None:
    for line in lines:
        if not line.followed:
            return line
    return None


def keep(lines: list[Game], line: Game, width: int) -> None:
    """Put a line among the best with as many points left; of two that stand equally well the first stays."""
    if len(lines) == width and line.likes <= lines[-1].likes:
        return
    for each in lines:
        if each.standing == line.standing:
            return
    lines.append(line)
    lines.sort(key=likes_of, reverse=True)
    del lines[width:]


def in_order(moves: Moves | None) -> list[int]:
    actions: list[int] = []
    while moves is not None:
        actions.append(moves.action)
        moves = moves.before
    actions.reverse()
    return actions
