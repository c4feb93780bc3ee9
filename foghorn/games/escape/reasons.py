"""Why a choice may be good: ways and fog in points and rounds, places in points, and what a colour may expect.

A reason is made from a view, so it tells nothing that the seat does not know: not the order of the fog deck.
"""

from __future__ import annotations

from collections.abc import Iterator

from ...core.chance import Seeded
from ...core.errors import Fact
from ...core.question import HintReason
from .actions import MOVE, SELECT, split
from .answers import way_to_water
from .boats import OUT_OF_REACH
from .constants import BEACH, EMPTY, NOTHING, NOWHERE, SEAT, STERN
from .description import row_name
from .distances import CrowdCost
from .effects import others_moved, points_at_turn, tried_out
from .evaluate import POINT, Evaluator
from .notation import name_of
from .sample import sample_world
from .scoring import ABSENT, AREA, BONUS, OWN, OWN_BOAT, PARTS, SHORT_CREW
from .state import EscapeState
from .view import EscapeView
from .words import TRIBES

MOST = 3  # reasons, one short sentence each
SOON = 3  # rounds: later fog is no reason to move
WORTH_SAYING = 10  # hundredths of a point


def reasons_of(view: EscapeView, action: int) -> list[HintReason]:
    """Tell why a choice may be good, the most important reason first."""
    return list(Outlook(view).reasons(action))[:MOST]


def tenths(hundredths: int) -> int | float:
    """Round hundredths of a point to tenths; what is whole then is an integer."""
    rounded = round(hundredths / POINT, 1)
    return int(rounded) if rounded == int(rounded) else rounded


class Outlook:
    """The beach as the view's seat sees it."""

    def __init__(self, view: EscapeView) -> None:
        self.view = view
        # The worlds that a seat can imagine differ only in the fog cards to come, and these are not looked at.
        self.state = sample_world(view.options, view, Seeded(0))
        self.evaluator = Evaluator(self.state)

    def reasons(self, action: int) -> Iterator[HintReason]:
        """Tell why a choice may be good."""
        if action >= MOVE:
            return self.move(action)
        if action >= SELECT:
            return self.select(action - SELECT)
        return iter([HintReason("end", {"mp": int(self.state.mp)})])

    def expected(self, state: EscapeState) -> int:
        """Return what the colours of the seat may expect, in hundredths of a point; alone, all of them."""
        evaluator, rules = self.evaluator, state.rules
        evaluator.consider(state)
        seat = self.state.turn()
        return sum(
            int(evaluator.worths[colour])
            for colour in range(rules.colours)
            if rules.solo or state.seat_of(colour) == seat
        )

    def water(self, state: EscapeState, islander: int) -> int | None:
        """Count the points to the shore as a state lies; None if there is no way."""
        crowd = CrowdCost(self.evaluator.distances)
        crowd.survey(state)
        return way_to_water(state, crowd, islander)

    def fog(self, islander: int) -> tuple[int, int]:
        """Return after how many rounds the fog reaches an islander on the beach, at the earliest and at the latest."""
        row = self.state.board_map.row_of[self.state.where[islander]]
        return self.view.rounds_left[row_name(self.state, row)]

    def at_home(self, islander: int, cell: int) -> bool:
        """Tell whether a place is in the boat of the islander's own tribe."""
        board_map = self.state.board_map
        return board_map.boat_tribe[board_map.boat_of[cell]] == board_map.tribe[islander]

    def place_points(self, islander: int, cell: int) -> int:
        """Return what a place is worth to an islander: its area, and its own tribe's boat (§8.1, §8.3)."""
        return int(self.state.place_points(cell) + (OWN_BOAT if self.at_home(islander, cell) else 0))

    # Selecting (§4.1).

    def select(self, islander: int) -> Iterator[HintReason]:
        water, (rounds, latest) = self.water(self.state, islander), self.fog(islander)
        if water is not None:
            yield HintReason("way" if rounds == latest else "way-earliest", {"mp": water, "rounds": rounds})
        yield self.seat_for(islander)
        yield from self.next_selection(islander)

    def seat_for(self, islander: int) -> HintReason:
        """Tell of the free seats for an islander's type in its own boat, or the best one elsewhere."""
        board_map, state = self.state.board_map, self.state
        own, other = list[int](), list[int]()
        for cell in range(1, board_map.cells):
            if board_map.kinds[cell] != SEAT or board_map.type_of[cell] != board_map.kind[islander]:
                continue
            if state.top[cell] == EMPTY:
                (own if self.at_home(islander, cell) else other).append(self.place_points(islander, cell))
        if own:
            return HintReason("seats-own", {"count": len(own), "points": max(own)})
        if other:
            return HintReason("seats-other", {"count": len(other), "points": max(other)})
        return HintReason("seats-none")

    def next_selection(self, islander: int) -> Iterator[HintReason]:
        """Compare with whoever else would bring the most."""
        seat, state = self.state.turn(), self.state
        worth, best, cell = 0, -(10**9), ""
        for action in state.legal(seat):
            expected = self.expected(tried_out(state, seat, action))
            if action - SELECT == islander:
                worth = expected
            elif expected > best:
                best, cell = expected, name_of(state, state.where[action - SELECT])
        if cell and worth - best >= WORTH_SAYING:
            yield HintReason("next-select", {"cell": cell, "points": tenths(worth - best)})

    # Moving (§5 to §7).

    def move(self, action: int) -> Iterator[HintReason]:
        islander = split(action)[0]
        before, after = self.state, tried_out(self.state, self.state.turn(), action)
        found = [
            *self.seat_taken(islander, after),
            *self.nearer(islander, after),
            *self.helped(islander, after),
            *self.rises(after),
        ]
        if not found:
            code = "prepares" if after.mp else "last"
            found.append(HintReason(code, {"mp": int(after.mp or before.mp)}))
        return iter(found)

    def seat_taken(self, islander: int, after: EscapeState) -> Iterator[HintReason]:
        """Tell what a place in a boat earns at once, and what it means for the boat's crew (§7.5, §8, §10.2)."""
        before, at = self.state, after.where[islander]
        if after.kinds[at] not in (SEAT, STERN):
            return
        points = points_at_turn(after) - points_at_turn(before)
        if points > 0:
            yield self.earned(points, after)
        boat = after.board_map.boat_of[at]
        if after.rules.minimum_crew:
            tribe = TRIBES[after.board_map.boat_tribe[boat]]
            was, left = self.short(before, boat), self.short(after, boat)
            if left < was:
                yield HintReason("crew" if left else "departs", {"tribe": tribe, "count": left})

    def earned(self, points: int, after: EscapeState) -> HintReason:
        """Tell what is earned, and how it adds up; in solo play falls and targets may count, too."""
        now, then = list(self.state.score_parts()), list(after.score_parts())
        base = 0 if after.rules.solo else int(self.state.colour) * PARTS
        areas, own, chip, there, crew = (
            int(then[base + part] - now[base + part]) for part in (AREA, OWN, BONUS, ABSENT, SHORT_CREW)
        )
        parts: dict[str, Fact] = {"areas": areas, "own": own, "chip": chip, "there": there, "crew": crew}
        if min(areas, own, chip, there, crew) < 0 or areas + own + chip + there + crew != points:
            return HintReason("earns", {"points": points})
        return HintReason("earns-by", {"points": points, **parts})

    def short(self, state: EscapeState, boat: int) -> int:
        """Count how many areas A and B of a boat still need for it to depart (§10.2)."""
        crew = state.board_map.crew
        return sum(max(0, int(crew[boat * 2 + area] - state.crew_of(boat, area, NOTHING))) for area in range(2))

    def nearer(self, islander: int, after: EscapeState) -> Iterator[HintReason]:
        """Tell how much nearer to the water, or on it to a seat, an islander comes, and what it leaves behind."""
        before = self.state
        if before.kinds[before.where[islander]] == BEACH:
            was, water, (rounds, latest) = self.water(before, islander), self.water(after, islander), self.fog(islander)
            if water == 0:
                yield HintReason("at-the-water")
            elif water is not None and (was is None or water < was):
                yield HintReason("nearer" if was is not None else "opens", {"mp": water, "before": was or 0})
            if rounds <= SOON:
                row = row_name(before, before.board_map.row_of[before.where[islander]])
                yield HintReason(
                    "fog-soon" if rounds == latest else "fog-soon-earliest", {"row": row, "rounds": rounds}
                )
        if before.kinds[after.where[islander]] not in (BEACH, SEAT, STERN):
            yield from self.next_seat(islander, after)

    def next_seat(self, islander: int, after: EscapeState) -> Iterator[HintReason]:
        """Tell how far the nearest free seat is from the shore or a pier, were nobody in the way."""
        distances, board_map = self.evaluator.distances, after.board_map
        kind, way = board_map.kind[islander], after.where[islander] * distances.count
        seats = [
            (int(distances.reach[way + number]), -self.place_points(islander, distances.places[number]))
            for number in range(distances.begin[kind], distances.begin[kind + 1])
            if after.kinds[distances.places[number]] == SEAT and after.top[distances.places[number]] == EMPTY
        ]
        cost, points = min(seats, default=(int(OUT_OF_REACH), 0))
        if cost < OUT_OF_REACH:
            yield HintReason("seat-near", {"mp": cost, "points": -points})

    def helped(self, islander: int, after: EscapeState) -> Iterator[HintReason]:
        """Tell of another islander of one's own that is brought nearer to the water."""
        before, seat = self.state, self.state.turn()
        for other, to in others_moved(before, islander, after):
            owner = before.owner[other]
            if to == NOWHERE or owner == NOTHING or before.seat_of(owner) != seat:
                continue
            was, water = self.water(before, other), self.water(after, other)
            if was is not None and water is not None and water < was:
                yield HintReason("helps", {"cell": name_of(after, to), "mp": water, "before": was})

    def rises(self, after: EscapeState) -> Iterator[HintReason]:
        """Tell by how much the expected points rise."""
        points = self.expected(after) - self.expected(self.state)
        if points >= WORTH_SAYING:
            yield HintReason("rises", {"points": tenths(points)})
