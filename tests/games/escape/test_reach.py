"""Where an islander can go: what a plain search of everything finds, by ways that can be walked as they are told."""

from __future__ import annotations

from heapq import heappop, heappush
from itertools import groupby

import pytest

from foghorn.core.chance import Scripted, Seeded
from foghorn.games.escape import GAME
from foghorn.games.escape.actions import MOVE, split
from foghorn.games.escape.answers import reached
from foghorn.games.escape.constants import MOVING, NOTHING, RUNNING_ON, STOPPED_OVER
from foghorn.games.escape.effects import points_at_turn
from foghorn.games.escape.events import Displaced, displaced_by
from foghorn.games.escape.notation import name_of, parse_action
from foghorn.games.escape.options import EscapeOptions
from foghorn.games.escape.questions import Way
from foghorn.games.escape.state import EscapeState

from .tables import Who, do, position, rule_set

MINE, THEIRS = Who(0), Who(1)


def ways(state: EscapeState, islander: int = 1) -> list[Way]:
    return reached(state, state.turn(), islander - 1).ways


def ways_to(state: EscapeState, cell: str, islander: int = 1) -> list[Way]:
    return [way for way in ways(state, islander) if way.to == cell]


def texts(way: Way) -> list[str]:
    return [step.action for step in way.steps]


def places(found: list[Way]) -> dict[str, int]:
    """The cheapest cost of every place."""
    costs: dict[str, int] = {}
    for way in found:
        costs[way.to] = min(way.cost, costs.get(way.to, way.cost))
    return costs


def exhaustive(state: EscapeState, islander: int) -> dict[str, int]:
    """The cheapest cost of every place, by trying everything the islander can do, in every order."""
    seat, start, count = state.turn(), state.where[islander], 0
    queue, seen, found = [(0, 0, state)], set[tuple[object, ...]](), dict[str, int]()
    while queue:
        cost, _, here = heappop(queue)
        key = (*here.where, *here.under, here.pending, here.surcharge, here.endured[islander])
        if key in seen:
            continue
        seen.add(key)
        if here.where[islander] != start and here.pending not in (STOPPED_OVER, RUNNING_ON):
            found.setdefault(name_of(here, here.where[islander]), cost)
        for action in here.legal(seat):
            if action >= MOVE and split(action)[0] == islander:
                after = here.clone(Scripted([]))
                after.apply(seat, action)
                count += 1
                heappush(queue, (cost + int(here.mp - after.mp), count, after))
    return found


def mid_game(options: EscapeOptions, seed: int, rounds: int) -> EscapeState:
    """A game that nobody played well, some rounds later, at the start of a turn."""
    state, choose = GAME.start(options, Seeded(seed)), Seeded(seed, 1)
    while state.phase != MOVING or state.round <= rounds or state.mover != NOTHING:
        legal = state.legal(state.turn())
        state.apply(state.turn(), legal[choose.below(len(legal))])
    return state


def mine(state: EscapeState) -> list[int]:
    return [int(state.movable[each]) for each in range(state.movable_count)]


POSITIONS = [
    (EscapeOptions(players=3, board="small"), 1, 1, 5),
    (EscapeOptions(players=3, board="small"), 2, 6, 5),
    (EscapeOptions(players=4, board="small", level="family"), 3, 4, 5),
    (EscapeOptions(players=2, board="small"), 4, 8, 5),
    (EscapeOptions(players=6), 5, 5, 4),
    (EscapeOptions(players=3), 6, 9, 4),
]


@pytest.mark.compiled_only
@pytest.mark.parametrize(("options", "seed", "rounds", "mp"), POSITIONS)
def test_it_finds_the_places_and_the_costs_that_trying_everything_finds(
    options: EscapeOptions, seed: int, rounds: int, mp: int
) -> None:
    state = mid_game(options, seed, rounds)
    state.mp = mp
    for islander in mine(state):
        assert places(ways(state, islander + 1)) == exhaustive(state, islander)


@pytest.mark.parametrize(("options", "seed", "rounds", "mp"), POSITIONS[:2])
def test_every_way_can_be_walked_as_it_is_told(options: EscapeOptions, seed: int, rounds: int, mp: int) -> None:
    start = mid_game(options, seed, rounds)
    for islander in mine(start)[:3]:
        for way in ways(start, islander + 1):
            state = start.clone(Scripted([]))
            for step in way.steps:
                before = state.clone(Scripted([]))
                do(state, step.action)
                assert step.cost == before.mp - state.mp
                assert step.displaced == displaced_by(before, islander, state)
                assert (step.path[0], step.path[-1]) == (
                    name_of(before, before.where[islander]),
                    name_of(state, state.where[islander]),
                )
            assert name_of(state, state.where[islander]) == way.to
            assert way.cost == start.mp - state.mp
            assert way.disturbs == len(displaced_by(start, islander, state))
            assert way.earns == points_at_turn(state) - points_at_turn(start)
            assert state.pending not in (STOPPED_OVER, RUNNING_ON)


def test_ways_are_sorted_by_place_then_cost_then_how_many_are_disturbed_and_six_at_most() -> None:
    state = mid_game(EscapeOptions(players=3, board="small"), 2, 6)
    for islander in mine(state):
        for _, group in groupby(ways(state, islander + 1), key=lambda way: way.to):
            ranks = [(way.cost, way.disturbs) for way in group]
            assert ranks == sorted(ranks)
            assert len(ranks) <= 6


def test_a_way_goes_over_several_movements_and_into_a_boat() -> None:
    """§6.1, §7.2"""
    state = position({"A4": Who(0, tribe="blue", kind="elder")})
    way = ways_to(state, "blue:A3")[0]
    assert [step.movement for step in way.steps] == ["run", "run", "run", "run", "board"]
    assert (way.cost, way.disturbs, way.earns) == (5, 0, 3 + 5 + 6 + 5)


def test_a_stop_over_is_a_station_and_no_end() -> None:
    """§5.1"""
    walls = ["C2", *(f"{row}{at}" for row in "BD" for at in range(1, 7))]
    state = position({"C3": Who(0, icon="jump"), "C4": THEIRS, "C5": THEIRS}, obstacles=walls, mp=5)
    found = ways(state)
    assert texts(next(way for way in found if way.to == "C6")) == ["jump+ C3 C4 C5", "run C5 C6"]
    assert not any(way.must_go_on or (way.to == "C5" and not way.disturbs) for way in found)


def test_an_islander_in_the_middle_of_a_stop_over_answers_from_there() -> None:
    """§5.1"""
    state = do(position({"C3": Who(0, icon="jump"), "C4": THEIRS, "C5": THEIRS, "G3": MINE}), "jump+ C3 C4 C5")
    found = ways(state)
    assert places(found) == exhaustive(state, 0)
    assert {way.steps[0].path[0] for way in found} == {"C5"}


def test_it_runs_on_past_two() -> None:
    """§6.3"""
    state = position({"A4": MINE, "S4": (THEIRS, THEIRS), "S5": (THEIRS, THEIRS)}, mp=3)
    assert places(ways(state)) == exhaustive(state, 0)
    assert any(step.path[-1] == "S4" for way in ways(state) for step in way.steps)
    assert "S4" not in places(ways(state))


def test_endurance_carries_it_one_further_for_nothing() -> None:
    """§5.2"""
    state = position({"C4": Who(0, icon="endurance")}, mp=1)
    assert places(ways(state)) == exhaustive(state, 0)
    assert any(texts(way)[-1].startswith("endure") and way.cost == 1 for way in ways(state))


def test_a_bump_is_a_way_of_its_own_after_the_one_without() -> None:
    """§6.4"""
    state = position({"S3": MINE, "S4": THEIRS}, mp=2)
    found = ways_to(state, "S5")
    assert texts(found[0]) == ["run S3 S4", "run S4 S5"]
    assert all("bump" in way.steps[-1].action and way.disturbs == 1 for way in found[1:])
    assert len(found) > 2


def test_an_angled_push_is_a_way_of_its_own_that_tells_where_the_pushed_one_goes() -> None:
    """§5.1"""
    state = position({"C4": Who(0, icon="push"), "C5": THEIRS}, mp=4)
    pushes = [way for way in ways_to(state, "C5") if way.steps[0].movement == "push"]
    assert pushes[0].steps[0].displaced == [Displaced(2, "C6")]
    assert [step.enhanced for way in pushes[1:] for step in way.steps] == [True] * (len(pushes) - 1)


def test_a_fall_in_the_expert_solo_game_is_told_in_what_it_earns() -> None:
    """§9.3"""
    people = {"A4": Who(0, tribe="blue"), "S4": Who(2, tribe="red")}
    state = position(people, rules=rule_set(solo=("blue", "black", "red")))
    assert ways_to(state, "S4")[0].earns == -1
    assert ways_to(state, "S5")[0].earns == 0


def test_shifts_within_a_boat_are_found() -> None:
    """§7.3"""
    state = position({"blue:D": Who(0, tribe="blue", kind="elder")})
    assert places(ways(state)) == exhaustive(state, 0)


def test_asking_changes_nothing() -> None:
    state = mid_game(EscapeOptions(players=3, board="small"), 2, 6)
    before = GAME.describe(state)
    ways(state, mine(state)[0] + 1)
    assert GAME.describe(state) == before
    assert parse_action(state, "end") in state.legal(state.turn())
