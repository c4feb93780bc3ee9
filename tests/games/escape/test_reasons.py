"""A hint's reasons: every number in them is that of the beach, worked out by the second reading's map and tables."""

from __future__ import annotations

import heapq
from collections.abc import Callable
from functools import cache
from typing import Any, NamedTuple, cast

import pytest

from foghorn.core.chance import Seeded
from foghorn.core.game import read_options
from foghorn.core.question import HintReason
from foghorn.games.escape import GAME, reasons
from foghorn.games.escape.evaluate import Evaluator
from foghorn.games.escape.state import EscapeState
from foghorn.games.escape.view import EscapeView, Islander
from foghorn.i18n.words import LANGUAGES
from tests.games.reasons import codes_of, decisions, ill_said
from tests.second_reading.escape.boats import entries
from tests.second_reading.escape.box import BOATS, MINIMUM_CREW, PRINTED_POINTS
from tests.second_reading.escape.place import (
    area_of,
    boat_of,
    is_beach,
    is_boat,
    is_field,
    is_shore,
    is_stern,
    kind_of,
    neighbours,
    places,
)

pytestmark = pytest.mark.compiled_only  # six games of the usual bot take minutes without

CASES: list[tuple[dict[str, Any], int]] = [
    ({"players": 2, "board": "small"}, 1),
    ({"players": 3, "board": "small", "level": "family"}, 2),
    ({"players": 4, "teams": "2x2:total", "minimum_crew": True, "individual_points": True}, 3),
    ({"players": 2, "board": "small", "fog_uncertainty": "abc", "minimum_crew": True}, 4),
    ({"players": 1, "scenario": "no-room-to-spare"}, 5),
    ({"players": 1, "scenario": "the-gap", "level": "family"}, 6),
]
EVERY, SOME = 15, 7  # decisions at which other legal actions are looked at too, and one of how many


class Told(NamedTuple):
    """A position, a choice there, and why it may be good."""

    state: EscapeState
    view: EscapeView
    after: EscapeView
    action: int
    usual: bool
    given: tuple[HintReason, ...]

    @property
    def mover(self) -> Islander:
        text = GAME.text(self.state, self.action).split()[1]
        cell, _, order = text.partition("/")
        there = [each for each in self.view.islanders if each.cell == cell]
        return max(there, key=lambda each: each.order) if not order else sorted(there, key=order_of)[int(order) - 1]

    @property
    def moved(self) -> Islander:
        return islander(self.after, self.mover.islander)


def order_of(each: Islander) -> int:
    return each.order


def islander(view: EscapeView, number: int) -> Islander:
    return next(each for each in view.islanders if each.islander == number)


def people_on(view: EscapeView, cell: str) -> int:
    """Count who stands there; an islander that only stops over does not."""
    hovers = view.mover if view.pending == "stopped-over" else None
    return sum(each.cell == cell and each.islander != hovers for each in view.islanders)


def water(view: EscapeView, who: Islander) -> int | None:
    """The points to the shore if nobody goes backward; passing somebody costs what the icon's best movement does."""
    if who.cell is None:
        return None
    if not is_beach(who.cell):
        return 0

    def entering(cell: str) -> int:
        """What a step costs in tenths: 10, or the movement that passes whatever is there, less the step behind it."""
        if cell in view.obstacles:
            return 10 if who.icon in ("squeeze", "cross") else 20 if who.icon == "all-rounder" else 30
        room = 1 if is_beach(cell) else 2
        if people_on(view, cell) < room:
            return 10
        return 10 if who.icon in ("squeeze", "jump") else 20

    best, queue = {who.cell: 0}, [(0, who.cell)]
    while queue:
        cost, at = heapq.heappop(queue)
        if is_shore(at):
            return -(-cost // 10)
        for near, way in neighbours(view.board, at):
            further = cost + (entering(near) if way != "backward" else 0)
            if way != "backward" and further < best.get(near, 10**6):
                best[near] = further
                heapq.heappush(queue, (further, near))
    return None


def free_seats(view: EscapeView, who: Islander) -> list[tuple[str, int]]:
    """The free seats of an islander's type with their points for it."""
    found = []
    for boat in BOATS[view.board]:
        for seat in places(boat):
            if not is_stern(seat) and kind_of(seat) == who.kind and not people_on(view, seat):
                area = "ABCD".index(area_of(seat))
                points = PRINTED_POINTS[boat][area] if view.options.individual_points else view.area_points[area]
                found.append((seat, points + (3 if boat == who.tribe else 0)))
    return found


def nearest_seat(view: EscapeView, who: Islander) -> tuple[int, int]:
    """The points to the nearest free seat over empty fields and hexes, and what it is worth: the most, of several."""
    assert who.cell is not None
    seats = dict(free_seats(view, who))
    steps, queue, found = {who.cell: 0}, [who.cell], list[tuple[int, int]]()
    for at in queue:
        for costs in entries(view.board, at) if is_field(at) else []:
            found += [(steps[at] + cost, -seats[place]) for place, cost in costs.items() if place in seats]
        for near, _ in neighbours(view.board, at):
            if near not in steps:
                steps[near] = steps[at] + 1
                queue.append(near)
    cost, points = min(found)
    return cost, -points


def expected(state: EscapeState, seat: int) -> int:
    """What a seat's colours may expect in the end, in hundredths of a point."""
    evaluator = Evaluator(state)
    evaluator.consider(state)
    solo = state.rules.solo
    return sum(int(worth) for colour, worth in enumerate(evaluator.worths) if solo or state.seat_of(colour) == seat)


def rise(told: Told) -> int:
    seat = told.state.turn()
    after = told.state.clone(Seeded(0))
    after.apply(seat, told.action)
    return expected(after, seat) - expected(told.state, seat)


def near(points: Any, hundredths: int) -> None:
    assert points >= 0.1
    assert abs(points - hundredths / 100) <= 0.051


def facts_of(reason: HintReason) -> Any:
    return reason.facts


def check_way(told: Told, reason: HintReason) -> None:
    row = cast(str, told.mover.cell)[0]
    first, last = told.view.rounds_left[row]
    assert facts_of(reason) == {"mp": water(told.view, told.mover), "rounds": first}
    assert (reason.code == "way") == (first == last)


def check_seats(told: Told, reason: HintReason) -> None:
    seats = free_seats(told.view, told.mover)
    own = [points for seat, points in seats if boat_of(seat) == told.mover.tribe]
    other = [points for seat, points in seats if boat_of(seat) != told.mover.tribe]
    code = "seats-own" if own else "seats-other" if other else "seats-none"
    counted = own or other
    assert reason.code == code
    assert reason.facts == ({"count": len(counted), "points": max(counted)} if counted else {})


def check_next(told: Told, reason: HintReason) -> None:
    seat, state = told.state.turn(), told.state
    worths = {}
    for action in state.legal(seat):
        after = state.clone(Seeded(0))
        after.apply(seat, action)
        worths[GAME.text(state, action).split()[1]] = expected(after, seat)
    worth = worths.pop(cast(str, told.mover.cell))
    assert worths[facts_of(reason)["cell"]] == max(worths.values())
    near(facts_of(reason)["points"], worth - max(worths.values()))


def check_earned(told: Told, reason: HintReason) -> None:
    facts, was, now = facts_of(reason), told.view, told.after
    colour = next(each for each in was.colours if each.colour == was.active)
    before, after = colour.score, next(each for each in now.colours if each.colour == was.active).score
    points = after.total - before.total
    if was.scenario is not None and now.scenario is not None:
        points = now.scenario.total - was.scenario.total
    assert facts["points"] == points > 0
    if reason.code == "earns-by":
        parts = {
            "areas": after.areas - before.areas,
            "own": after.own_boat - before.own_boat,
            "chip": after.bonus - before.bonus,
            "there": after.missing - before.missing,
            "crew": after.crew - before.crew,
        }
        assert facts == {"points": points, **parts}
        assert sum(parts.values()) == points


def check_crew(told: Told, reason: HintReason) -> None:
    facts, boat = facts_of(reason), facts_of(reason)["tribe"]
    assert is_boat(cast(str, told.moved.cell))
    assert boat_of(cast(str, told.moved.cell)) == boat

    def short(view: EscapeView) -> int:
        cells = [each.cell for each in view.islanders if each.cell is not None and each.cell.startswith(f"{boat}:")]
        return sum(
            max(0, needed - sum(area_of(cell) == area for cell in cells))
            for area, needed in zip("AB", MINIMUM_CREW[boat], strict=True)
        )

    assert facts["count"] == short(told.after) < short(told.view)
    assert (reason.code == "departs") == (facts["count"] == 0)
    assert next(each for each in told.after.boats if each.tribe == boat).departs == (facts["count"] == 0)


def check_water(told: Told, reason: HintReason) -> None:
    was, now = water(told.view, told.mover), water(told.after, told.moved)
    if reason.code == "at-the-water":
        assert is_field(cast(str, told.moved.cell))
    elif reason.code == "nearer":
        assert (reason.facts["mp"], reason.facts["before"]) == (now, was)
        assert now is not None
        assert was is not None
        assert now < was
    else:
        assert (reason.facts["mp"], was) == (now, None)


def check_fog(told: Told, reason: HintReason) -> None:
    row = cast(str, told.mover.cell)[0]
    first, last = told.view.rounds_left[row]
    assert reason.facts == {"row": row, "rounds": first}
    assert first <= 3
    assert (reason.code == "fog-soon") == (first == last)


def check_seat_near(told: Told, reason: HintReason) -> None:
    cost, points = nearest_seat(told.after, told.moved)
    assert reason.facts == {"mp": cost, "points": points}


def check_helps(told: Told, reason: HintReason) -> None:
    facts = facts_of(reason)
    mine = {each.colour for each in told.view.colours if each.seat == told.state.turn()}
    helped = [
        each
        for each in told.after.islanders
        if each.cell == facts["cell"] and each.colour in mine and each.islander != told.mover.islander
    ]
    pairs = [(water(told.view, islander(told.view, each.islander)), water(told.after, each)) for each in helped]
    assert (facts["before"], facts["mp"]) in pairs
    assert facts["mp"] < facts["before"]


def check_rises(told: Told, reason: HintReason) -> None:
    near(facts_of(reason)["points"], rise(told))


def check_left(told: Told, reason: HintReason) -> None:
    """Only the points that are left are told."""
    mp = {"prepares": told.after.mp, "last": told.view.mp, "end": told.view.mp}[reason.code]
    assert reason.facts == {"mp": mp}
    assert (reason.code == "end") == (GAME.text(told.state, told.action) == "end")


CHECKS: dict[str, Callable[[Told, HintReason], None]] = {
    "way": check_way,
    "way-earliest": check_way,
    "seats-own": check_seats,
    "seats-other": check_seats,
    "seats-none": check_seats,
    "next-select": check_next,
    "earns": check_earned,
    "earns-by": check_earned,
    "crew": check_crew,
    "departs": check_crew,
    "at-the-water": check_water,
    "nearer": check_water,
    "opens": check_water,
    "fog-soon": check_fog,
    "fog-soon-earliest": check_fog,
    "seat-near": check_seat_near,
    "helps": check_helps,
    "rises": check_rises,
    "prepares": check_left,
    "last": check_left,
    "end": check_left,
}


@cache
def all_told() -> list[Told]:
    """Reasons in many positions, for what the usual bot chooses and for some of what else is legal."""
    found = []
    for given, seed in CASES:
        for at, (plain, seat, choices, chosen) in enumerate(decisions(GAME, read_options(GAME, given), seed)):
            state = cast(EscapeState, plain)
            others = [int(each) for each in choices if each != chosen]
            for action in [chosen, *(others[at % SOME :: SOME] if at % EVERY == 0 else [])]:
                after = state.clone(Seeded(0))
                after.apply(seat, action)
                view = GAME.view(state, seat)
                why = tuple(GAME.reasons(view, action))
                found.append(Told(state, view, GAME.view(after, seat), action, action == chosen, why))
    return found


def test_every_choice_of_the_usual_bot_has_a_reason() -> None:
    assert [GAME.text(told.state, told.action) for told in all_told() if told.usual and not told.given] == []


def test_every_number_in_a_reason_is_that_of_the_beach() -> None:
    for told in all_told():
        for reason in told.given:
            CHECKS[reason.code](told, reason)


def test_every_reason_is_checked_and_nearly_all_come_up() -> None:
    assert set(CHECKS) == codes_of(GAME)
    seen = {reason.code for told in all_told() for reason in told.given}
    assert set(CHECKS) - seen <= {"seats-none", "opens"}, "where none of its type has a seat, or no way was open"


def test_reasons_do_not_depend_on_the_fog_cards_that_a_sampled_world_has(monkeypatch: pytest.MonkeyPatch) -> None:
    some = all_told()[::9]
    monkeypatch.setattr(reasons, "Seeded", lambda _: Seeded(77))
    for told in some:
        assert tuple(GAME.reasons(told.view, told.action)) == told.given


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_is_a_sentence_in_every_language(language: str) -> None:
    one_of_each = {reason.code: reason for told in all_told() for reason in told.given}
    one_of_each["seats-none"] = HintReason("seats-none")
    one_of_each["opens"] = HintReason("opens", {"mp": 4, "before": 0})
    assert ill_said(GAME, language, one_of_each.values()) == []
