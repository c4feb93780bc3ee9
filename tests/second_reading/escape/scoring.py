"""§8 Scoring, with the options of §10, and who wins."""

from __future__ import annotations

from dataclasses import dataclass

from tests.second_reading.escape.box import AREAS, BOATS, LOST_POINTS, MINIMUM_CREW, PRINTED_POINTS
from tests.second_reading.escape.place import area_of, boat_of, is_boat, is_pier
from tests.second_reading.escape.position import Islander, Position

ALL = "all"  # the one colour of a solo game's score


@dataclass(frozen=True)
class Counting:
    """The options that scoring depends on."""

    area_points: list[int]
    minimum_crew: bool = False
    individual_points: bool = False


def score(position: Position, counting: Counting, colours: list[str]) -> dict[str, dict[str, int]]:
    """What each colour scores, by the fields of the trace; targets (§9.2) are not known here."""
    if position.rules.solo:
        return {ALL: score_of(position, counting, ALL) | {"missing": 0, "bonus": 0, "falls": -position.falls}}
    scores = {colour: score_of(position, counting, colour) for colour in colours}
    if counting.minimum_crew:
        for boat in BOATS[position.rules.board]:
            if not departs(position, boat):
                crew = {colour: len(crew_of(position, boat, colour)) for colour in colours}
                for colour in colours:
                    scores[colour]["crew"] -= 10 if crew[colour] == min(crew.values()) else 0  # §10.2
    return scores


def score_of(position: Position, counting: Counting, colour: str) -> dict[str, int]:
    boats = BOATS[position.rules.board]
    scored = [boat for boat in boats if not counting.minimum_crew or departs(position, boat)]
    own_boat = sum(3 for boat in boats for one in aboard(position, boat, AREAS, colour) if one.tribe == boat)  # §8.1
    missing = sum(-5 for boat in scored if not aboard(position, boat, "ABC", colour))  # §8.2
    areas = 0
    for boat in scored:  # §8.3
        points = PRINTED_POINTS[boat] if counting.individual_points else counting.area_points
        areas += sum(points[AREAS.index(area)] * len(aboard(position, boat, area, colour)) for area in AREAS)
    lost = sum(-LOST_POINTS[row] for who, row in position.lost.items() if belongs(position.people[who], colour))  # §8.4
    bonus = sum(chip for who, chip in position.bonus_of.items() if belongs(position.people[who], colour))  # §8.5
    return {"own_boat": own_boat, "missing": missing, "areas": areas, "lost": lost, "bonus": bonus, "crew": 0}


def belongs(islander: Islander, colour: str) -> bool:
    return colour in (ALL, islander.colour)


def aboard(position: Position, boat: str, areas: str, colour: str) -> list[Islander]:
    """A colour's islanders in some areas of a boat."""
    cells = [cell for cell in position.standing if is_boat(cell) and boat_of(cell) == boat and area_of(cell) in areas]
    people = [position.people[who] for cell in cells for who in position.stack(cell)]
    return [islander for islander in people if belongs(islander, colour)]


def crew_of(position: Position, boat: str, colour: str) -> list[Islander]:
    return aboard(position, boat, "AB", colour)


def departs(position: Position, boat: str) -> bool:
    """§10.2: areas A and B each hold their number."""
    return all(
        len(aboard(position, boat, area, ALL)) >= number for area, number in zip("AB", MINIMUM_CREW[boat], strict=True)
    )


# --- §8.6, §10.4 Who wins -----------------------------------------------------------------------------------

Standing = tuple[int, int, int]  # points, minus the number lost, tribal members rescued: more is better


def standing(position: Position, colour: str, total: int) -> Standing:
    """§8.6: most points, then fewer lost, then more tribal members rescued in boats and on piers."""
    lost = sum(1 for who in position.lost if belongs(position.people[who], colour))
    safe = [who for cell, stack in position.standing.items() if is_boat(cell) or is_pier(cell) for who in stack]
    rescued = [position.people[who] for who in safe if belongs(position.people[who], colour)]
    return total, -lost, sum(1 for islander in rescued if islander.kind == "tribal")


def winners(standings: list[tuple[int, Standing]], parties: list[list[int]], goal: str) -> list[int]:
    """The winning seats, out of (seat, standing) of each colour, the seats that win together, and what decides.

    The goal is `total` or `lowest` for single seats and teams (§8.6, §10.4), and `two` for the two-player rule.
    """
    staying = parties
    if goal != "total":
        worst = min(one for _, one in standings)
        lowest = {seat for seat, one in standings if one == worst}
        staying = [party for party in parties if not lowest & set(party)] or parties
    if goal != "two":
        best = max(together(standings, party) for party in staying)
        staying = [party for party in staying if together(standings, party) == best]
    return sorted(seat for party in staying for seat in party)


def together(standings: list[tuple[int, Standing]], party: list[int]) -> Standing:
    members = [one for seat, one in standings if seat in party]
    return sum(one[0] for one in members), sum(one[1] for one in members), sum(one[2] for one in members)
