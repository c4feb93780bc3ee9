# compiled
"""Every place one islander can reach with the points left, over several movements, by the kernel's own legal actions.

Compiled by mypyc where possible. A uniform-cost search: an islander on its way is a label, and of many labels that
differ only in how others were moved about, a few are followed from each spot: the cheapest, then those that disturb the
fewest others, then those without a bump or an angled push.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from .actions import (
    BOARD,
    ENDURE,
    PUSH,
    SWAP,
    bump_of,
    direction_of,
    movement_of,
    onward_of,
    split,
    stops_over,
)
from .constants import AT_REST, EMPTY, NOWHERE, RUNNING_ON, STOPPED_OVER
from .state import EscapeState

WAYS: Final = 6  # shown for each place
FOLLOWED: Final[i64] = 6  # labels followed from each spot
UNTOUCHED: Final[i64] = 0  # the world in which nobody else was moved

# A label's rank: its cost, then how many others it disturbs, then how often it bumps or pushes at an angle.
MOST_DISTURBED: Final[i64] = 15
MOST_FUSS: Final[i64] = 3


class Label:
    """An islander on its way: how it came here, what that cost, and how the beach then lies."""

    def __init__(self, before: Label | None, action: i64, state: EscapeState, cost: i64, fuss: i64) -> None:
        self.before = before
        self.action: i64 = action
        self.state = state
        self.cost: i64 = cost
        self.fuss: i64 = fuss
        self.disturbs: i64 = 0
        self.rank: i64 = 0
        self.world: i64 = UNTOUCHED  # the others' places, as one number
        self.beaten = False


def rank_of(cost: i64, disturbs: i64, fuss: i64) -> i64:
    """Return the rank of a label before it is made."""
    if disturbs > MOST_DISTURBED:
        disturbs = MOST_DISTURBED
    if fuss > MOST_FUSS:
        fuss = MOST_FUSS
    return (cost * (MOST_DISTURBED + 1) + disturbs) * (MOST_FUSS + 1) + fuss


def spot_at(cell: i64, pending: i64, surcharge: i64, endured: i64) -> i64:
    """Return where an islander is and how it may go on from there, as one number."""
    return ((cell * 4 + pending) * 2 + surcharge) * 2 + endured


class ReachSearch:
    """The search for one islander in one position."""

    def __init__(self, root: EscapeState, islander: i64, followed: i64 = FOLLOWED) -> None:
        self.root = root
        self.islander: i64 = islander
        self.followed: i64 = followed
        self.spots: dict[int, list[Label]] = {}
        self.found: dict[int, list[Label]] = {}
        self.queues: list[list[Label]] = [[] for _ in range(rank_of(root.mp + 1, 0, 0))]
        self.moves: vec[i64] = root.board_map.paper[:]

    def run(self) -> list[Label]:
        """Return the labels that may end where they are, by place and rank."""
        self.search(NOWHERE)
        return [label for cell in sorted(self.found) for label in self.first_ways(self.found[cell])]

    def cheapest(self, cell: i64) -> Label | None:
        """Return the cheapest label of one place; None if it cannot be reached."""
        self.search(cell)
        return self.found[cell][0] if cell in self.found else None

    def search(self, wanted: i64) -> None:
        """Follow every label worth following, until the wanted place is found; NOWHERE never is."""
        self.keep(self.spot_of(self.root), Label(None, 0, self.root, 0, 0))
        for queue in self.queues:
            at = 0
            while at < len(queue):  # it may grow meanwhile: endurance costs nothing
                label = queue[at]
                at += 1
                if not label.beaten:
                    self.note(label)
                    if wanted in self.found:
                        return
                    self.follow(label)

    def first_ways(self, labels: list[Label]) -> list[Label]:
        """Choose the labels of a place to show, of those by rank: first one for each way to leave the others behind."""
        chosen: list[Label] = []
        fresher: list[Label] = []  # dearer, but the endurance is not used up
        for label in labels:
            use = chosen
            for other in chosen:
                if self.only_adds(other, label):
                    break
                if other.world == label.world:
                    if self.has_endured(label) or not self.has_endured(other):
                        break
                    use = fresher
            else:
                use.append(label)
        return sorted([*chosen, *fresher][:WAYS], key=lambda label: int(label.rank))

    def has_endured(self, label: Label) -> bool:
        return label.state.endured[self.islander] != 0

    def only_adds(self, cheaper: Label, label: Label) -> bool:
        """Tell whether a label, compared with a cheaper one, only costs more and disturbs more."""
        if cheaper.cost >= label.cost or cheaper.disturbs >= label.disturbs:
            return False
        was = self.root.where
        first = cheaper.state.where
        now = label.state.where
        for islander in range(self.root.board_map.islanders):
            if first[islander] != was[islander] and first[islander] != now[islander] and islander != self.islander:
                return False
        return True

    def note(self, label: Label) -> None:
        """Note a label whose islander has moved and may stay where it is."""
        state = label.state
        cell = state.where[self.islander]
        if label.before is None or cell == self.root.where[self.islander]:
            return
        if state.pending != STOPPED_OVER and state.pending != RUNNING_ON:
            if cell in self.found:
                self.found[cell].append(label)
            else:
                self.found[cell] = [label]

    def spot_of(self, state: EscapeState) -> i64:
        """Return the spot of the islander."""
        islander = self.islander
        return spot_at(state.where[islander], state.pending, state.surcharge, state.endured[islander])

    def keep(self, spot: i64, label: Label) -> None:
        """Queue a label, unless those already known for its spot beat it."""
        if self.is_beaten(spot, label.world, label.rank, label.disturbs):
            return
        if spot in self.spots:
            for other in self.spots[spot]:
                if other.world == label.world:
                    other.beaten = True
            self.spots[spot].append(label)
        else:
            self.spots[spot] = [label]
        self.queues[label.rank].append(label)

    def is_beaten(self, spot: i64, world: i64, rank: i64, disturbs: i64) -> bool:
        """Tell whether the same was reached no later, or enough others were that disturb no more."""
        if spot not in self.spots:
            return False
        ahead: i64 = 0
        fewest = disturbs + 1
        for other in self.spots[spot]:
            if other.beaten or other.rank > rank:
                continue
            if other.world == world:
                return True
            ahead += 1
            if other.disturbs < fewest:
                fewest = other.disturbs
        return ahead >= self.followed and fewest <= disturbs

    def follow(self, label: Label) -> None:
        """Queue everything the islander can do next."""
        state = label.state
        islander = self.islander
        seat = state.turn()
        moves = self.moves
        for each in range(self.offer(state)):
            action = moves[each]
            _, move = split(action)
            movement = movement_of(move)
            cost = label.cost + state.move_cost(islander, move)
            fuss = label.fuss + (1 if bump_of(move) else 0)
            if movement == PUSH and direction_of(move) != onward_of(move):
                fuss += 1
            disturbs = self.disturbs(state, move)
            if not disturbs and self.is_known(state, label, move, cost, fuss):
                continue
            after = state.clone(state.chance)
            after.apply(seat, action)
            arrived = Label(label, action, after, cost, fuss + after.falls - state.falls)
            if disturbs:
                self.survey(arrived)
            else:
                arrived.world = label.world + after.falls - state.falls
                arrived.disturbs = label.disturbs
            arrived.rank = rank_of(cost, arrived.disturbs, arrived.fuss)
            self.keep(self.spot_of(after), arrived)

    def disturbs(self, state: EscapeState, move: i64) -> bool:
        """Tell whether a move may have others moved too."""
        movement = movement_of(move)
        if movement >= BOARD and state.top[state.move_target(self.islander, move)] != EMPTY:
            return True
        return movement == SWAP or movement == PUSH or bump_of(move) != 0

    def is_known(self, state: EscapeState, label: Label, move: i64, cost: i64, fuss: i64) -> bool:
        """Tell, before a movement that disturbs nobody is made, that it leads nowhere new."""
        to = state.move_target(self.islander, move)
        if state.height[to] and state.rules.solo:
            return False  # it may count as a fall (§9.3)
        pending = state.going_on(to) if to >= state.shore else AT_REST
        surcharge: i64 = 1 if state.height[to] > 1 and to >= state.shore else 0
        endured: i64 = 0
        if stops_over(move):
            pending = STOPPED_OVER
        elif movement_of(move) == ENDURE:
            pending = AT_REST
            surcharge = 0
            endured = 1
        spot = spot_at(to, pending, surcharge, endured)
        return self.is_beaten(spot, label.world, rank_of(cost, label.disturbs, fuss), label.disturbs)

    def offer(self, state: EscapeState) -> i64:
        """List the islander's movements in `moves`; return how many there are."""
        state.out = self.moves
        state.offered = 0
        if state.pending == STOPPED_OVER:
            state.offer_beach(self.islander, state.where[self.islander], state.mp, True)
        else:
            state.offer_movements(self.islander)
        state.out = state.board_map.paper
        return state.offered

    def survey(self, label: Label) -> None:
        """Find who else is not where it was at the start."""
        was = self.root.where
        now = label.state.where
        world: i64 = 0
        for islander in range(self.root.board_map.islanders):
            if now[islander] != was[islander] and islander != self.islander:
                label.disturbs += 1
                world = (world * 1000003 + islander * 1009 + now[islander] + 1) & 0xFFFFFFFFFFFF
        label.world = world + label.state.falls - self.root.falls
