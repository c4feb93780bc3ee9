# compiled
"""How well everybody stands: who will sit where, and whom the fog will take, if all go on as they can.

Compiled by mypyc where possible. Points are counted in hundredths, movement points in tenths and chances in
thousandths, so that the compiled file and the plain one agree to the last digit.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from .boats import OUT_OF_REACH
from .constants import BEACH, BOATS, CHIPS, NOTHING, NOWHERE, PIER, SEAT, SELECTING, STERN
from .scoring import ALL_DEPART, AT_HOME, CREW, MISSING, OWN_BOAT, TARGET
from .state import EscapeState
from .ways import FAR, TENTHS, TYPES, Crowd, Ways

POINT: Final[i64] = 100
CERTAIN: Final[i64] = 1000

PRICE: Final[i64] = 6  # of a tenth of a movement point, when places are compared
CREW_WORTH: Final[i64] = 2 * POINT  # of a seat that a boat needs filled to depart (§10.2)
NEXT_TURN: Final[i64] = 750  # how likely somebody gets away whom the fog reaches after one more turn,
TURN_AFTER: Final[i64] = 920  # and after two
OURS: Final[i64] = 4  # how much more the own points count than the others'


class Outlook:
    """What every colour may expect; the sheets on which it is worked out are used again and again."""

    def __init__(self, state: EscapeState) -> None:
        ground = state.ground
        colours = state.terms.colours
        self.ways = Ways(state)
        self.crowd = Crowd(self.ways)
        self.order: vec[i64] = vec[i64](list(range(int(ground.islanders))))  # who wants a place, the nearest first,
        self.distance: vec[i64] = vec[i64]([0] * ground.islanders)  # how far everybody in this order is,
        self.delay: vec[i64] = vec[i64]([0] * ground.islanders)  # and what of it is the crowd's, by islander
        self.value: vec[i64] = vec[i64]([0] * (ground.islanders * ground.cells))  # of a place, by islander and cell
        self.value_places(state)
        self.room: vec[i64] = vec[i64]([0] * ground.cells)
        self.chips: vec[i64] = vec[i64]([0] * BOATS)
        self.short: vec[i64] = vec[i64]([0] * (BOATS * 2))  # how many areas A and B still need
        self.there: vec[i64] = vec[i64]([0] * (colours * BOATS))
        self.crew: vec[i64] = vec[i64]([0] * (colours * BOATS))
        self.supply: vec[i64] = vec[i64]([0] * colours)  # movement points a colour will have
        self.demand: vec[i64] = vec[i64]([0] * colours)  # and needs for those who come first
        self.worths: vec[i64] = vec[i64]([0] * colours)
        self.need: i64 = 0  # movement points to the place chosen last

    def standing(self, state: EscapeState, seat: i64) -> i64:
        """How well a seat stands against the others, as the game is won (§8.6, §10.4)."""
        self.consider(state)
        terms = state.terms
        if terms.solo:
            total = -state.falls * POINT
            for colour in range(terms.colours):
                total += self.worths[colour]
            return total
        sides = terms.teams or terms.players
        ours = self.side_worth(state, sides, seat % sides)
        theirs: i64 = 0
        for side in range(sides):
            if side != seat % sides:
                theirs += self.side_worth(state, sides, side)
        return ours * OURS - theirs // (sides - 1)

    def side_worth(self, state: EscapeState, sides: i64, side: i64) -> i64:
        """The points of a seat's or team's colours; where the lowest one decides it counts once more for all."""
        total: i64 = 0
        lowest: i64 = 0
        count: i64 = 0
        for colour in range(state.terms.colours):
            if state.seat_of(colour) % sides == side:
                worth = self.worths[colour]
                total += worth
                if count == 0 or worth < lowest:
                    lowest = worth
                count += 1
        decides = state.terms.players == 2 or state.terms.lowest_loses
        return total + lowest * count if decides else total

    def consider(self, state: EscapeState) -> None:
        """Work out what every colour may expect: `worths`."""
        terms = state.terms
        self.crowd.survey(state)
        self.count_places(state)
        self.count_supply(state)
        self.count_seated(state)
        for i in range(self.line_up(state)):
            self.expect(state, self.order[i])
        if terms.minimum_crew and not terms.solo:
            self.fine_crews(state)

    # What there is.

    def value_places(self, state: EscapeState) -> None:
        """What every place counts for every islander: its area, the own boat, a target."""
        ground = state.ground
        ways = self.ways
        for islander in range(ground.islanders):
            kind = ground.kind[islander]
            for number in range(ways.begin[kind], ways.begin[kind + 1]):
                cell = ways.places[number]
                worth = state.place_points(cell) * POINT
                if ground.tribe[islander] == ground.boat_tribe[ground.boat_of[cell]]:
                    worth += OWN_BOAT * POINT
                if state.terms.solo:
                    worth += self.target_worth(state, islander, cell)
                self.value[islander * ground.cells + cell] = worth

    def turns_before(self, state: EscapeState, colour: i64, row: i64) -> i64:
        """How many turns a colour has before the fog reaches a row, the one it is in not counted."""
        rounds = state.marker + row + 1
        if state.phase == SELECTING:
            return rounds
        place = state.terms.colours - 1 - colour if state.backwards else colour
        return rounds if place > state.step else rounds - 1

    def count_supply(self, state: EscapeState) -> None:
        """The movement points to come; before all are selected, the share of those who are."""
        terms = state.terms
        for colour in range(terms.colours):
            self.demand[colour] = 0
            self.supply[colour] = terms.points[colour] * TENTHS * self.turns_before(state, colour, self.ways.rows)
            if state.phase == SELECTING:
                owned: i64 = 0
                for islander in range(state.ground.islanders):
                    if state.owner[islander] == colour:
                        owned += 1
                self.supply[colour] = self.supply[colour] * owned // state.ground.per_colour

    def count_places(self, state: EscapeState) -> None:
        """What the boats have to give."""
        ground = state.ground
        for boat in range(ground.boats):
            self.chips[boat] = 0 if state.terms.solo else CHIPS - state.chips_taken[boat]
            first = ground.first_place[boat]
            stern = first + ground.place_count[boat] - 1
            for seat in range(first, stern):
                self.room[seat] = 1 - state.height[seat]
            self.room[stern] = ground.room_at_stern[boat] - state.height[stern]
            for area in range(2):
                self.short[boat * 2 + area] = ground.crew[boat * 2 + area] if state.terms.minimum_crew else 0

    def count_seated(self, state: EscapeState) -> None:
        """The points of those who have a seat or are lost, and what is missing (§8)."""
        ground = state.ground
        colours = state.terms.colours
        for colour in range(colours):
            self.worths[colour] = 0
            for boat in range(ground.boats):
                self.there[colour * BOATS + boat] = 0
                self.crew[colour * BOATS + boat] = 0
        for islander in range(ground.islanders):
            colour = state.owner[islander]
            if colour == NOTHING:
                continue
            at = state.where[islander]
            if at == NOWHERE:
                self.worths[colour] -= ground.lost_points[state.lost[islander]] * POINT
            elif state.kinds[at] == SEAT:
                self.worths[colour] += self.place_worth(state, islander, at) + state.chip[islander] * POINT
                self.sit_down(state, colour, at)
        if not state.terms.solo:
            for colour in range(colours):
                for boat in range(ground.boats):
                    if not self.there[colour * BOATS + boat]:
                        self.worths[colour] += MISSING * POINT

    # Who will sit where.

    def line_up(self, state: EscapeState) -> i64:
        """Put everybody who wants a place in order, the nearest first; how many there are."""
        ground = state.ground
        count: i64 = 0
        for i in range(ground.islanders):
            islander = self.order[i]  # as they stood in the position before this one, so that few change places
            at = state.where[islander]
            way = FAR * FAR
            if at != NOWHERE and state.kinds[at] != SEAT:
                self.delay[islander] = self.crowd.delay(state, islander)
                way = self.ways.nearest[at * TYPES + ground.kind[islander]] * TENTHS + self.delay[islander]
                count += 1
            way = way * ground.islanders + islander
            place = i
            while place > 0 and self.distance[place - 1] > way:
                self.distance[place] = self.distance[place - 1]
                self.order[place] = self.order[place - 1]
                place -= 1
            self.distance[place] = way
            self.order[place] = islander
        return count

    def sit_down(self, state: EscapeState, colour: i64, seat: i64) -> None:
        """Somebody of this colour has, or will have, this seat."""
        boat = state.ground.boat_of[seat]
        area = state.ground.area_of[seat]
        if area < 2 and self.short[boat * 2 + area] > 0:
            self.short[boat * 2 + area] -= 1
        if colour != NOTHING:
            self.there[colour * BOATS + boat] = 1
            if area < 2:
                self.crew[colour * BOATS + boat] += 1

    def place_worth(self, state: EscapeState, islander: i64, cell: i64) -> i64:
        """What a place counts for an islander, a boat that needs a crew included."""
        ground = state.ground
        worth = self.value[islander * ground.cells + cell]
        area = ground.area_of[cell]
        if area < 2 and self.short[ground.boat_of[cell] * 2 + area] > 0:
            worth += CREW_WORTH
        return worth

    def target_worth(self, state: EscapeState, islander: i64, cell: i64) -> i64:
        """§9.2: an islander's share in the targets it helps to meet."""
        ground = state.ground
        targets = state.terms.targets
        at_home = ground.kinds[cell] == SEAT and ground.boat_tribe[ground.boat_of[cell]] == ground.tribe[islander]
        worth: i64 = 0
        for base in range(0, len(targets), TARGET):
            goal = targets[base]
            tribe = targets[base + 1]
            kind = targets[base + 2]
            if goal == ALL_DEPART or (goal == AT_HOME and not at_home):
                continue
            if (tribe == NOTHING or tribe == ground.tribe[islander]) and (
                kind == NOTHING or kind == ground.kind[islander]
            ):
                worth += targets[base + 4] * POINT // targets[base + 3]
        return worth

    def choose_place(self, state: EscapeState, islander: i64, colour: i64) -> i64:
        """Let an islander take the place that is worth most for the way to it; its worth, or 0 if there is none."""
        ground = state.ground
        ways = self.ways
        kind = ground.kind[islander]
        way = state.where[islander] * ways.count
        delay = self.delay[islander]
        brings_chip = not state.chip[islander]
        is_missed = colour != NOTHING and not state.terms.solo
        chosen = NOWHERE
        best: i64 = 0
        best_worth: i64 = 0
        for number in range(ways.begin[kind], ways.begin[kind + 1]):
            cell = ways.places[number]
            cost = ways.reach[way + number]
            if self.room[cell] <= 0 or cost >= OUT_OF_REACH:
                continue
            worth = self.place_worth(state, islander, cell)
            if ground.kinds[cell] == SEAT:
                boat = ground.boat_of[cell]
                if brings_chip:
                    worth += self.chips[boat] * POINT
                if is_missed and not self.there[colour * BOATS + boat]:
                    worth -= MISSING * POINT
            need = cost * TENTHS + delay
            if chosen == NOWHERE or worth - need * PRICE > best:
                chosen = cell
                best = worth - need * PRICE
                best_worth = worth
                self.need = need
        if chosen == NOWHERE:  # then as near as one can come is a pier, and rescued
            self.need = ways.nearest[state.where[islander] * TYPES + kind] * TENTHS + delay
            return 0
        self.room[chosen] -= 1
        if ground.kinds[chosen] == SEAT:
            self.sit_down(state, colour, chosen)
            boat = ground.boat_of[chosen]
            if self.chips[boat] > 0 and not state.chip[islander]:
                self.chips[boat] -= 1
        return best_worth

    # What to expect of it.

    def expect(self, state: EscapeState, islander: i64) -> None:
        """Add what an islander without a seat may still bring, or cost, to its colour."""
        ground = state.ground
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
            held = -ground.lost_points[ground.row_of[at]] * POINT
        self.worths[colour] += held + state.chip[islander] * POINT
        if worth <= held:
            return
        self.demand[colour] += self.need
        chance = self.chance_of_points(colour)
        if kind == BEACH:
            chance = chance * self.chance_of_time(state, colour, ground.row_of[at]) // CERTAIN
        self.worths[colour] += (worth - held) * chance // CERTAIN

    def chance_of_points(self, colour: i64) -> i64:
        """How likely a colour has the points for one more, after all who come first."""
        supply = self.supply[colour]
        left = supply - self.demand[colour]
        return CERTAIN * left // supply if left > 0 else 0

    def chance_of_time(self, state: EscapeState, colour: i64, row: i64) -> i64:
        """How likely an islander leaves a row before the fog comes; an unknown card may bring it a turn sooner."""
        turns = self.turns_before(state, colour, row)
        chance = self.chance_in(turns)
        if state.terms.fog_cards and state.fog_drawn + turns > state.ground.certain_cards:
            chance = (chance * 3 + self.chance_in(turns - 1)) // 4
        return chance

    def chance_in(self, turns: i64) -> i64:
        return 0 if turns <= 0 else NEXT_TURN if turns == 1 else TURN_AFTER if turns == 2 else CERTAIN

    def fine_crews(self, state: EscapeState) -> None:
        """§10.2: a boat that will lack its crew may cost whoever brings the fewest."""
        colours = state.terms.colours
        for boat in range(state.ground.boats):
            if self.short[boat * 2] == 0 and self.short[boat * 2 + 1] == 0:
                continue
            fewest: i64 = 99
            for colour in range(colours):
                if self.crew[colour * BOATS + boat] < fewest:
                    fewest = self.crew[colour * BOATS + boat]
            for colour in range(colours):
                if self.crew[colour * BOATS + boat] == fewest:
                    self.worths[colour] += CREW * POINT // 2
