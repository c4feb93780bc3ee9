# compiled
"""The FOG — Escape from Paradise — the reckoning (§8, §10.2 to §10.5).

Compiled by mypyc where possible.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from .beach import Beach
from .constants import AREAS, BOATS, NOTHING, OVER, PIER, SEAT, STERN, TRIBAL

OWN_BOAT: Final[i64] = 3
MISSING: Final[i64] = -5
CREW: Final[i64] = -10

# The parts of a colour's score.
OWN: Final[i64] = 0
ABSENT: Final[i64] = 1
AREA: Final[i64] = 2
LOST: Final[i64] = 3
BONUS: Final[i64] = 4
SHORT_CREW: Final[i64] = 5
PARTS: Final[i64] = 6

# A target: what must be reached, of which tribe and type, how many, and what missing it costs.
TARGET: Final[i64] = 5
RESCUE: Final[i64] = 0
AT_HOME: Final[i64] = 1
ALL_DEPART: Final[i64] = 2


class Scoring(Beach):
    """The points of every colour, and who wins."""

    def place_points(self, cell: i64) -> i64:
        """Return the points of a place: its area's chip, or what is printed on the boat (§10.3)."""
        area = self.board_map.area_of[cell]
        if self.rules.individual_points:
            return self.board_map.printed_points[self.board_map.boat_of[cell] * AREAS + area]
        return self.area_points[area]

    def crew_of(self, boat: i64, area: i64, colour: i64) -> i64:
        """Count the islanders of a colour (of all, for NOTHING) that sit in an area of a boat."""
        board_map = self.board_map
        count: i64 = 0
        for islander in range(board_map.islanders):
            at = self.where[islander]
            aboard = board_map.boat_of[at] == boat and board_map.area_of[at] == area
            if aboard and (colour == NOTHING or self.owner[islander] == colour):
                count += 1
        return count

    def departs(self, boat: i64) -> bool:
        """Tell whether a boat departs: areas A and B each hold their number (§10.2)."""
        if not self.rules.minimum_crew:
            return True
        crew = self.board_map.crew
        return self.crew_of(boat, 0, NOTHING) >= crew[boat * 2] and self.crew_of(boat, 1, NOTHING) >= crew[boat * 2 + 1]

    def score_parts(self) -> vec[i64]:
        """Return every part of every colour's score; solo play has a single colour for all islanders."""
        board_map = self.board_map
        rules = self.rules
        colours: i64 = 1 if rules.solo else rules.colours
        parts = vec[i64]([0] * (colours * PARTS))
        there = vec[i64]([0] * (colours * BOATS))
        gone = vec[i64]([0] * BOATS)
        for boat in range(board_map.boats):
            gone[boat] = 1 if self.departs(boat) else 0
        for islander in range(board_map.islanders):
            colour: i64 = 0 if rules.solo else self.owner[islander]
            if colour == NOTHING:
                continue
            base = colour * PARTS
            parts[base + BONUS] += self.chip[islander]
            if self.lost[islander] != NOTHING:
                parts[base + LOST] -= board_map.lost_points[self.lost[islander]]
            at = self.where[islander]
            kind = board_map.kinds[at]
            if kind != SEAT and kind != STERN:
                continue
            boat = board_map.boat_of[at]
            if board_map.tribe[islander] == board_map.boat_tribe[boat]:
                parts[base + OWN] += OWN_BOAT
            if kind == SEAT:
                there[colour * BOATS + boat] = 1
            if gone[boat]:
                parts[base + AREA] += self.place_points(at)
        if not rules.solo:
            for boat in range(board_map.boats):
                if gone[boat]:
                    for colour in range(colours):
                        if not there[colour * BOATS + boat]:
                            parts[colour * PARTS + ABSENT] += MISSING
                else:
                    self.fine_crew(boat, colours, parts)
        return parts

    def fine_crew(self, boat: i64, colours: i64, parts: vec[i64]) -> None:
        """Subtract points from the colours that brought the fewest to areas A and B of a boat that stays (§10.2)."""
        fewest: i64 = 99
        for colour in range(colours):
            brought = self.crew_of(boat, 0, colour) + self.crew_of(boat, 1, colour)
            if brought < fewest:
                fewest = brought
        for colour in range(colours):
            if self.crew_of(boat, 0, colour) + self.crew_of(boat, 1, colour) == fewest:
                parts[colour * PARTS + SHORT_CREW] += CREW

    def colour_totals(self) -> list[int]:
        """List every colour's points, in turn order."""
        parts = self.score_parts()
        totals = []
        for colour in range(len(parts) // PARTS):
            total: i64 = 0
            for part in range(PARTS):
                total += parts[colour * PARTS + part]
            totals.append(int(total))
        return totals

    # Ties (§8.6): fewer lost, then more tribal members rescued.

    def lost_count(self, colour: i64) -> int:
        count = 0
        for islander in range(self.board_map.islanders):
            if self.owner[islander] == colour and self.lost[islander] != NOTHING:
                count += 1
        return count

    def tribal_rescued(self, colour: i64) -> int:
        board_map = self.board_map
        count = 0
        for islander in range(board_map.islanders):
            kind = board_map.kinds[self.where[islander]]
            safe = kind == PIER or kind == SEAT or kind == STERN
            if safe and self.owner[islander] == colour and board_map.kind[islander] == TRIBAL:
                count += 1
        return count

    def colour_ranks(self) -> list[tuple[int, int, int]]:
        """List what each colour's rank depends on: points, fewer lost, more tribal members; higher is better."""
        totals = self.colour_totals()
        return [(total, -self.lost_count(colour), self.tribal_rescued(colour)) for colour, total in enumerate(totals)]

    def scores(self) -> list[int]:
        if self.rules.solo:
            return [self.colour_totals()[0] - int(self.falls) - self.missed_points()]
        totals = [0] * int(self.rules.players)
        for colour, total in enumerate(self.colour_totals()):
            totals[self.seat_of(colour)] += total
        return totals

    def winners(self) -> list[int]:
        if self.phase != OVER:
            return []
        rules = self.rules
        if rules.solo:
            return [0]
        ranks = self.colour_ranks()
        if rules.teams:
            return self.winning_teams(ranks)
        if rules.players == 2:
            return self.seats_without_lowest(ranks)
        best = max(ranks)
        return sorted(int(self.seat_of(colour)) for colour, rank in enumerate(ranks) if rank == best)

    def seats_without_lowest(self, ranks: list[tuple[int, int, int]]) -> list[int]:
        """Return the player none of whose colours is lowest; both if the lowest is shared (§8.6)."""
        lowest = min(ranks)
        losing = {int(self.seat_of(colour)) for colour, rank in enumerate(ranks) if rank == lowest}
        return [seat for seat in range(int(self.rules.players)) if seat not in losing or len(losing) == 2]

    def winning_teams(self, ranks: list[tuple[int, int, int]]) -> list[int]:
        """List the winners (§10.4): highest total, among the teams without the lowest player where that is the goal."""
        teams = int(self.rules.teams)
        team_of = [int(self.seat_of(colour)) % teams for colour in range(len(ranks))]
        free = list(range(teams))
        if self.rules.lowest_loses:
            lowest = min(ranks)
            losing = {team_of[colour] for colour, rank in enumerate(ranks) if rank == lowest}
            free = [team for team in free if team not in losing] or free
        sums = {
            team: (
                sum(rank[0] for colour, rank in enumerate(ranks) if team_of[colour] == team),
                sum(rank[1] for colour, rank in enumerate(ranks) if team_of[colour] == team),
                sum(rank[2] for colour, rank in enumerate(ranks) if team_of[colour] == team),
            )
            for team in free
        }
        best = max(sums.values())
        return [seat for seat in range(int(self.rules.players)) if seat % teams in sums and sums[seat % teams] == best]

    # Targets of a scenario (§9.2).

    def rescued(self, tribe: i64, kind: i64) -> int:
        """Count the islanders of a tribe and a type (NOTHING: any) in boats or on piers."""
        board_map = self.board_map
        count = 0
        for islander in range(board_map.islanders):
            if (tribe != NOTHING and board_map.tribe[islander] != tribe) or (
                kind != NOTHING and board_map.kind[islander] != kind
            ):
                continue
            place = board_map.kinds[self.where[islander]]
            if place == PIER or place == SEAT or place == STERN:
                count += 1
        return count

    def at_home(self, tribe: i64, kind: i64) -> int:
        """Count the islanders of a tribe and a type that sit in their own boat, the stern not counted."""
        board_map = self.board_map
        count = 0
        for islander in range(board_map.islanders):
            at = self.where[islander]
            if board_map.kinds[at] != SEAT or board_map.boat_tribe[board_map.boat_of[at]] != board_map.tribe[islander]:
                continue
            if (tribe == NOTHING or board_map.tribe[islander] == tribe) and (
                kind == NOTHING or board_map.kind[islander] == kind
            ):
                count += 1
        return count

    def target_met(self, target: i64) -> bool:
        """Tell whether a target is reached as things stand."""
        targets = self.rules.targets
        base = target * TARGET
        goal = targets[base]
        if goal == ALL_DEPART:
            for boat in range(self.board_map.boats):
                if not self.departs(boat):
                    return False
            return True
        tribe = targets[base + 1]
        kind = targets[base + 2]
        counted = self.rescued(tribe, kind) if goal == RESCUE else self.at_home(tribe, kind)
        return counted >= targets[base + 3]

    def missed_points(self) -> int:
        """Return what the missed targets cost."""
        cost: i64 = 0
        for target in range(len(self.rules.targets) // TARGET):
            if not self.target_met(target):
                cost += self.rules.targets[target * TARGET + 4]
        return int(cost)
