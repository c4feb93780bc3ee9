"""A position: who stands where, what the turn has left, and whether somebody is in the middle of something."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field, replace

from tests.second_reading.escape.box import BOATS, BONUS_CHIPS, ROWS, SHORE
from tests.second_reading.escape.place import WOODS, Cell, is_beach, is_boat, is_field, is_pier


@dataclass(frozen=True)
class Rules:
    """The options that movements depend on."""

    board: str = "large"
    expert: bool = True
    enhanced: bool = True
    solo: bool = False


@dataclass(frozen=True)
class Islander:
    tribe: str
    kind: str
    icon: str
    colour: str | None = None  # None until it is selected


@dataclass(frozen=True)
class Action:
    """Something that can be done, and all it does. The mover ends on the last cell of the path."""

    text: str
    movement: str  # the words of the trace: run, …, shift; also select and end
    islander: int = -1  # nobody
    enhanced: bool = False
    path: tuple[Cell, ...] = ()
    cost: int = 0
    displaced: dict[int, Cell] = field(default_factory=dict)


@dataclass
class Position:
    rules: Rules
    people: dict[int, Islander]
    standing: dict[Cell, list[int]]  # in the order of arrival: the last one lies on top
    obstacles: set[Cell]
    fog: str = "0"
    lost: dict[int, str] = field(default_factory=dict)  # the row each was lost on
    bonus: dict[str, list[int]] = field(default_factory=dict)  # the chips left on each boat, the top first
    bonus_of: dict[int, int] = field(default_factory=dict)  # the chip each islander got
    falls: int = 0  # §9.3

    selecting: bool = False
    colour: str = ""  # whose turn it is; in solo play a tribe
    mp: int = 0
    has_spent: set[int] = field(default_factory=set)  # at least 1 MP this turn, §5.2
    has_endured: set[int] = field(default_factory=set)
    stopped_over: int | None = None  # §5.1: must make a second movement now
    passing: int | None = None  # §6.2: its very next action is running on

    def copy(self) -> Position:
        return replace(
            self,
            people=dict(self.people),
            standing={cell: list(stack) for cell, stack in self.standing.items()},
            lost=dict(self.lost),
            bonus={boat: list(chips) for boat, chips in self.bonus.items()},
            bonus_of=dict(self.bonus_of),
            has_spent=set(self.has_spent),
            has_endured=set(self.has_endured),
        )

    # --- Who is where ---

    def cell_of(self, who: int) -> Cell:
        return next(cell for cell, stack in self.standing.items() if who in stack)

    def stack(self, cell: Cell) -> list[int]:
        return self.standing.get(cell, [])

    def name_of(self, who: int) -> str:
        """The last to arrive is the plain cell; the others are `S3/1`, `S3/2` … from the first."""
        cell = self.cell_of(who)
        stack = self.stack(cell)
        return cell if stack[-1] == who else f"{cell}/{stack.index(who) + 1}"

    def take_away(self, who: int) -> None:
        cell = self.cell_of(who)
        self.standing[cell].remove(who)
        if not self.standing[cell]:
            del self.standing[cell]

    def put(self, who: int, cell: Cell) -> None:
        self.standing.setdefault(cell, []).append(who)

    def own(self) -> Iterator[int]:
        """The islanders still in play that the turn may move: a colour's, or in solo play a tribe's (§9.1)."""
        for who in sorted(who for stack in self.standing.values() for who in stack):
            islander = self.people[who]
            if (islander.tribe if self.rules.solo else islander.colour) == self.colour:
                yield who

    # --- What a hex is ---

    def is_closed(self, cell: Cell) -> bool:
        """§4.3: rows the fog has reached."""
        beach = ROWS[self.rules.board]
        return self.fog in beach and is_beach(cell) and beach.index(cell[0]) <= beach.index(self.fog)

    def has_islander(self, cell: Cell | None) -> bool:
        """An islander on the beach, the only one that can be swapped, pushed, jumped or squeezed past (§5.3)."""
        return cell is not None and is_beach(cell) and bool(self.stack(cell))

    def is_blocked(self, cell: Cell | None) -> bool:
        """§5 Squeeze: a beach hex with an islander, an obstacle or woods."""
        return cell == WOODS or cell in self.obstacles or self.has_islander(cell)

    def is_occupied(self, cell: Cell | None) -> bool:
        """§5.1: a beach hex with an islander or an obstacle, not woods."""
        return cell != WOODS and self.is_blocked(cell)

    def is_empty_beach(self, cell: Cell | None) -> bool:
        if cell is None or not is_beach(cell):
            return False
        return not self.is_blocked(cell) and not self.is_closed(cell)

    def can_arrive(self, cell: Cell | None) -> bool:
        """§5, §6: an empty beach hex, or a field however full; whether one can run on is found by trying."""
        return cell is not None and (self.is_empty_beach(cell) or is_field(cell))

    def can_stay(self, cell: Cell, others: int) -> bool:
        """§6.3, §6.6: at most two on a field, but any number on a pier in the last round."""
        return others <= 1 or (is_pier(cell) and self.is_last_round())

    def is_last_round(self) -> bool:
        return self.fog == "A"

    def anyone_left(self) -> bool:
        """§4.3: somebody is still on beach, shore or piers."""
        return any(not is_boat(cell) for cell in self.standing)

    # --- Being in the middle of something ---

    def others_passed(self, who: int) -> int:
        """§6.2: how many are on the field this islander is running on from, 0 if it is not running on."""
        return len(self.stack(self.cell_of(who))) - 1 if self.passing == who else 0

    def must_go_on(self) -> int | None:
        """The islander nobody may come between: stopped over (§5.1), or on a field with two others (§6.3)."""
        if self.passing is not None and not self.can_stay(self.cell_of(self.passing), self.others_passed(self.passing)):
            return self.passing
        return self.stopped_over


def bonus_chips(rules: Rules) -> dict[str, list[int]]:
    """§3.4; solo play has none (§9.2)."""
    return {boat: [] if rules.solo else list(BONUS_CHIPS) for boat in BOATS[rules.board]}


def swallow(position: Position, rows: list[str]) -> list[int]:
    """§4.3: everyone on these rows is lost."""
    reached = [SHORE if row == "shore" else row for row in rows]
    lost = [who for cell, stack in position.standing.items() if cell[0] in reached for who in stack]
    for who in lost:
        position.lost[who] = position.cell_of(who)[0]
        position.take_away(who)
    return lost
