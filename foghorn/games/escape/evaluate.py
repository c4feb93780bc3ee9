# compiled
"""An estimate of how well every colour stands: who will probably sit where, and whom the fog will take.

Compiled by mypyc where possible. Points are counted in hundredths, movement points in tenths and chances in
thousandths, so that the compiled file and the plain one agree to the last digit.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from .boats import OUT_OF_REACH
from .constants import BEACH, BOATS, CHIPS, NOTHING, NOWHERE, PIER, SEAT, SELECTING, STERN
from .distances import FAR, TENTHS, TYPES, CrowdCost, Distances
from .scoring import ALL_DEPART, AT_HOME, CREW, MISSING, TARGET
from .state import EscapeState
from .tastes import Tastes

POINT: Final[i64] = 100
CERTAIN: Final[i64] = 1000


class Evaluator:
    """What every colour may expect; its working tables are reused from one position to the next."""

    def __init__(self, state: EscapeState, tastes: Tastes | None = None) -> None:
        board_map = state.board_map
        colours = state.rules.colours
        self.tastes = tastes or Tastes()
        self.board_map = board_map
        self.rules = state.rules
        self.area_points: vec[i64] = state.area_points
        self.distances = Distances(state)
        self.crowd = CrowdCost(self.distances)
        self.order: vec[i64] = vec[i64](list(range(int(board_map.islanders))))  # who wants a place, the nearest first,
        self.distance: vec[i64] = vec[i64]([0] * board_map.islanders)  # how far each in this order is,
        self.delay: vec[i64] = vec[i64]([0] * board_map.islanders)  # and how much of that the crowd adds, by islander
        # Of a place, by islander and the place's number; and the same by islander and cell.
        self.value: vec[i64] = vec[i64]([0] * (board_map.islanders * self.distances.count))
        self.value_at: vec[i64] = vec[i64]([0] * (board_map.islanders * board_map.cells))
        self.value_places(state)
        self.goal: vec[i64] = vec[i64]([NOWHERE] * board_map.islanders)  # the place each will probably take,
        self.promise: vec[i64] = vec[i64]([0] * board_map.islanders)  # and what it counts
        self.extra: vec[i64] = vec[i64]([0] * BOATS)  # of any seat of a boat, for the islander at hand
        self.room: vec[i64] = vec[i64]([0] * board_map.cells)
        self.chips: vec[i64] = vec[i64]([0] * BOATS)
        self.short: vec[i64] = vec[i64]([0] * (BOATS * 2))  # how many areas A and B still need
        self.there: vec[i64] = vec[i64]([0] * (colours * BOATS))
        self.crew: vec[i64] = vec[i64]([0] * (colours * BOATS))
        self.supply: vec[i64] = vec[i64]([0] * colours)  # movement points a colour will have
        self.demand: vec[i64] = vec[i64]([0] * colours)  # and needs for the islanders considered so far
        self.worths: vec[i64] = vec[i64]([0] * colours)
        self.need: i64 = 0  # movement points to the place chosen last

    def fits(self, state: EscapeState) -> bool:
        """Tell whether this position is of the game that the tables were made for."""
        if state.board_map is not self.board_map or state.rules is not self.rules:
            return False
        for area in range(len(self.area_points)):
            if self.area_points[area] != state.area_points[area]:
                return False
        return True

    def standing(self, state: EscapeState, seat: i64) -> i64:
        """Return how well a seat stands against the others, by how the game is won (§8.6, §10.4)."""
        self.consider(state)
        return self.compared(state, seat)

    def compared(self, state: EscapeState, seat: i64) -> i64:
        """Return the same of the position considered last."""
        rules = state.rules
        if rules.solo:
            total = -state.falls * POINT
            for colour in range(rules.colours):
                total += self.worths[colour]
            return total
        sides = rules.teams or rules.players
        ours = self.side_worth(state, sides, seat % sides)
        theirs: i64 = 0
        for side in range(sides):
            if side != seat % sides:
                theirs += self.side_worth(state, sides, side)
        return ours * self.tastes.ours - theirs // (sides - 1)

    def side_worth(self, state: EscapeState, sides: i64, side: i64) -> i64:
        """Add up the points of a seat's or team's colours; where the lowest decides, it counts once more for each."""
        total: i64 = 0
        lowest: i64 = 0
        count: i64 = 0
        for colour in range(state.rules.colours):
            if state.seat_of(colour) % sides == side:
                worth = self.worths[colour]
                total += worth
                if count == 0 or worth < lowest:
                    lowest = worth
                count += 1
        decides = state.rules.players == 2 or state.rules.lowest_loses
        return total + lowest * count if decides else total

    def consider(self, state: EscapeState) -> None:
        """Work out what every colour may expect: `worths`."""
        rules = state.rules
        self.crowd.survey(state)
        self.count_places(state)
        self.count_supply(state)
        self.count_seated(state)
        for i in range(self.line_up(state)):
            self.expect(state, self.order[i])
        if rules.minimum_crew and not rules.solo:
            self.fine_crews(state)

    # What there is.

    def value_places(self, state: EscapeState) -> None:
        """Work out what every place counts for every islander: the area, the islander's own boat, a target."""
        board_map = state.board_map
        distances = self.distances
        for islander in range(board_map.islanders):
            kind = board_map.kind[islander]
            for number in range(distances.begin[kind], distances.begin[kind + 1]):
                cell = distances.places[number]
                worth = state.place_points(cell) * POINT
                if board_map.tribe[islander] == board_map.boat_tribe[board_map.boat_of[cell]]:
                    worth += self.tastes.own_boat
                if state.rules.solo:
                    worth += self.target_worth(state, islander, cell)
                self.value[islander * distances.count + number] = worth
                self.value_at[islander * board_map.cells + cell] = worth

    def turns_before(self, state: EscapeState, colour: i64, row: i64) -> i64:
        """Count the turns a colour has before the fog reaches a row, its current turn not counted."""
        rounds = state.marker + row + 1
        if state.phase == SELECTING:
            return rounds
        place = state.rules.colours - 1 - colour if state.backwards else colour
        return rounds if place > state.step else rounds - 1

    def count_supply(self, state: EscapeState) -> None:
        """Count the movement points to come; during the selection, the share of the islanders selected so far."""
        rules = state.rules
        for colour in range(rules.colours):
            self.demand[colour] = 0
            self.supply[colour] = rules.points[colour] * TENTHS * self.turns_before(state, colour, self.distances.rows)
            if state.phase == SELECTING:
                owned: i64 = 0
                for islander in range(state.board_map.islanders):
                    if state.owner[islander] == colour:
                        owned += 1
                self.supply[colour] = self.supply[colour] * owned // state.board_map.per_colour

    def count_places(self, state: EscapeState) -> None:
        """Count what the boats still have to give: chips, places and the crew they need."""
        board_map = state.board_map
        for boat in range(board_map.boats):
            self.chips[boat] = 0 if state.rules.solo else CHIPS - state.chips_taken[boat]
            first = board_map.first_place[boat]
            stern = first + board_map.place_count[boat] - 1
            for seat in range(first, stern):
                self.room[seat] = 1 - state.height[seat]
            self.room[stern] = board_map.room_at_stern[boat] - state.height[stern]
            for area in range(2):
                self.short[boat * 2 + area] = board_map.crew[boat * 2 + area] if state.rules.minimum_crew else 0

    def count_seated(self, state: EscapeState) -> None:
        """Add up the points of those who have a seat or are lost, and of boats a colour is missing from (§8)."""
        board_map = state.board_map
        colours = state.rules.colours
        for colour in range(colours):
            self.worths[colour] = 0
            for boat in range(board_map.boats):
                self.there[colour * BOATS + boat] = 0
                self.crew[colour * BOATS + boat] = 0
        for islander in range(board_map.islanders):
            colour = state.owner[islander]
            if colour == NOTHING:
                continue
            at = state.where[islander]
            if at == NOWHERE:
                self.worths[colour] -= board_map.lost_points[state.lost[islander]] * POINT
            elif state.kinds[at] == SEAT:
                self.worths[colour] += self.place_worth(state, islander, at) + state.chip[islander] * POINT
                self.sit_down(state, colour, at)
        if not state.rules.solo:
            for colour in range(colours):
                for boat in range(board_map.boats):
                    if not self.there[colour * BOATS + boat]:
                        self.worths[colour] += MISSING * POINT

    # Who will sit where.

    def line_up(self, state: EscapeState) -> i64:
        """Put all islanders who want a place in order, the nearest first; return how many there are."""
        board_map = state.board_map
        count: i64 = 0
        for i in range(board_map.islanders):
            islander = self.order[i]  # in the order of the position before this one, so that few change places
            at = state.where[islander]
            way = FAR * FAR
            if at != NOWHERE and state.kinds[at] != SEAT:
                self.delay[islander] = self.crowd.delay(state, islander)
                way = self.distances.nearest[at * TYPES + board_map.kind[islander]] * TENTHS + self.delay[islander]
                count += 1
            way = way * board_map.islanders + islander
            place = i
            while place > 0 and self.distance[place - 1] > way:
                self.distance[place] = self.distance[place - 1]
                self.order[place] = self.order[place - 1]
                place -= 1
            self.distance[place] = way
            self.order[place] = islander
        return count

    def sit_down(self, state: EscapeState, colour: i64, seat: i64) -> None:
        """Note that an islander of this colour has, or will have, this seat."""
        boat = state.board_map.boat_of[seat]
        area = state.board_map.area_of[seat]
        if area < 2 and self.short[boat * 2 + area] > 0:
            self.short[boat * 2 + area] -= 1
        if colour != NOTHING:
            self.there[colour * BOATS + boat] = 1
            if area < 2:
                self.crew[colour * BOATS + boat] += 1

    def place_worth(self, state: EscapeState, islander: i64, cell: i64) -> i64:
        """Return what a place counts for an islander, including that its boat needs a crew."""
        board_map = state.board_map
        worth = self.value_at[islander * board_map.cells + cell]
        if state.rules.minimum_crew and self.is_needed(cell):
            worth += self.tastes.crew
        return worth

    def target_worth(self, state: EscapeState, islander: i64, cell: i64) -> i64:
        """Return an islander's share in the targets it helps to meet (§9.2)."""
        board_map = state.board_map
        targets = state.rules.targets
        at_home = (
            board_map.kinds[cell] == SEAT and board_map.boat_tribe[board_map.boat_of[cell]] == board_map.tribe[islander]
        )
        worth: i64 = 0
        for base in range(0, len(targets), TARGET):
            goal = targets[base]
            tribe = targets[base + 1]
            kind = targets[base + 2]
            if goal == ALL_DEPART or (goal == AT_HOME and not at_home):
                continue
            if (tribe == NOTHING or tribe == board_map.tribe[islander]) and (
                kind == NOTHING or kind == board_map.kind[islander]
            ):
                worth += targets[base + 4] * POINT // targets[base + 3]
        return worth

    def choose_place(self, state: EscapeState, islander: i64, colour: i64) -> i64:
        """Let an islander take the place that is worth most for the way to it; return its worth, 0 if there is none."""
        board_map = state.board_map
        distances = self.distances
        places = distances.places
        reach = distances.reach
        value = self.value
        room = self.room
        extra = self.extra
        price = self.tastes.price
        kind = board_map.kind[islander]
        way = state.where[islander] * distances.count
        base = islander * distances.count
        delay = self.delay[islander]
        self.count_extras(state, islander, colour)
        crewed = state.rules.minimum_crew
        chosen = NOWHERE
        best: i64 = 0
        best_worth: i64 = 0
        for number in range(distances.begin[kind], distances.begin[kind + 1]):
            cell = places[number]
            if room[cell] <= 0:
                continue
            cost = reach[way + number]
            if cost >= OUT_OF_REACH:
                continue
            worth = value[base + number]
            boat = board_map.boat_of[cell]
            if board_map.type_of[cell] == kind:
                worth += extra[boat]
            if crewed and self.is_needed(cell):
                worth += self.tastes.crew
            need = cost * TENTHS + delay
            if chosen == NOWHERE or worth - need * price > best:
                chosen = cell
                best = worth - need * price
                best_worth = worth
                self.need = need
        self.goal[islander] = chosen
        self.promise[islander] = best_worth
        if chosen == NOWHERE:  # then the best it can reach is a pier, where it is rescued
            self.need = distances.nearest[state.where[islander] * TYPES + kind] * TENTHS + delay
            return 0
        room[chosen] -= 1
        if board_map.type_of[chosen] == kind:
            self.sit_down(state, colour, chosen)
            boat = board_map.boat_of[chosen]
            if self.chips[boat] > 0 and not state.chip[islander]:
                self.chips[boat] -= 1
        return best_worth

    def count_extras(self, state: EscapeState, islander: i64, colour: i64) -> None:
        """Find what any seat of a boat brings besides: a bonus chip, and being there at all (§7.5, §8.2)."""
        brings_chip = not state.chip[islander]
        is_missed = colour != NOTHING and not state.rules.solo
        for boat in range(state.board_map.boats):
            worth: i64 = 0
            if brings_chip:
                worth = self.chips[boat] * self.tastes.bonus
            if is_missed and not self.there[colour * BOATS + boat]:
                worth += self.tastes.absent
            self.extra[boat] = worth

    def is_needed(self, cell: i64) -> bool:
        """Tell whether a boat still needs somebody in the area of this place (§10.2)."""
        area = self.board_map.area_of[cell]
        return area < 2 and self.short[self.board_map.boat_of[cell] * 2 + area] > 0

    # What to expect of an islander.

    def expect(self, state: EscapeState, islander: i64) -> None:
        """Add what an islander without a seat may still bring, or cost, to its colour."""
        board_map = state.board_map
        colour = state.owner[islander]
        at = state.where[islander]
        kind = state.kinds[at]
        worth = self.choose_place(state, islander, colour)
        if colour == NOTHING:
            return
        held: i64 = 0  # what it has if it stays where it is: on a pier it is rescued, without points (§8.5)
        if kind == STERN:
            held = self.place_worth(state, islander, at)
        elif kind != PIER:
            held = -board_map.lost_points[board_map.row_of[at]] * POINT
        self.worths[colour] += held + state.chip[islander] * POINT
        if worth <= held:
            return
        self.demand[colour] += self.need
        chance = self.chance_of_points(colour)
        if kind == BEACH:
            chance = chance * self.chance_of_time(state, colour, board_map.row_of[at]) // CERTAIN
        self.worths[colour] += (worth - held) * chance // CERTAIN

    def chance_of_points(self, colour: i64) -> i64:
        """Return how likely a colour has the points for one more islander, after those considered so far."""
        supply = self.supply[colour]
        left = supply - self.demand[colour]
        return CERTAIN * left // supply if left > 0 else 0

    def chance_of_time(self, state: EscapeState, colour: i64, row: i64) -> i64:
        """Return how likely an islander leaves a row before the fog; an unknown card may bring that a turn sooner."""
        turns = self.turns_before(state, colour, row)
        chance = self.chance_in(turns)
        if state.rules.fog_cards and state.fog_drawn + turns > state.board_map.certain_cards:
            chance = (chance * 3 + self.chance_in(turns - 1)) // 4
        return chance

    def chance_in(self, turns: i64) -> i64:
        if turns > 2:
            return CERTAIN
        return 0 if turns <= 0 else self.tastes.next_turn if turns == 1 else self.tastes.turn_after

    def fine_crews(self, state: EscapeState) -> None:
        """Subtract points from the colours that bring the fewest to a boat that will probably lack its crew (§10.2)."""
        colours = state.rules.colours
        for boat in range(state.board_map.boats):
            if self.short[boat * 2] == 0 and self.short[boat * 2 + 1] == 0:
                continue
            fewest: i64 = 99
            for colour in range(colours):
                if self.crew[colour * BOATS + boat] < fewest:
                    fewest = self.crew[colour * BOATS + boat]
            for colour in range(colours):
                if self.crew[colour * BOATS + boat] == fewest:
                    self.worths[colour] += CREW * POINT // 2
