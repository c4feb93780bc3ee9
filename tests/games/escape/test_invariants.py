"""What holds at every step of every game, whatever the players choose."""

from __future__ import annotations

from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from foghorn.core.chance import Seeded
from foghorn.core.entry import Entry
from foghorn.core.table import Table
from foghorn.games.escape import GAME
from foghorn.games.escape.actions import MOVE, split
from foghorn.games.escape.constants import (
    BEACH,
    CLOSED,
    DIRECTIONS,
    EMPTY,
    NOTHING,
    NOWHERE,
    OBSTACLE,
    PIER,
    RUNNING_ON,
    SEAT,
    SHORE,
    STERN,
    STOPPED_OVER,
    TREES,
    WATER,
    WOODS,
)
from foghorn.games.escape.description import build, describe
from foghorn.games.escape.notation import on_cell, text_of
from foghorn.games.escape.options import EscapeOptions
from foghorn.games.escape.state import EscapeState
from foghorn.testing import encode

from .traces import LARGE_TABLES, SMALL_TABLES, hurried

tables = st.sampled_from([*SMALL_TABLES, *SMALL_TABLES, *LARGE_TABLES])
seeds = st.integers(0, 2**40)


def check_everybody_is_somewhere(state: EscapeState) -> None:
    """Every islander in play is on exactly one cell, or lost, or between two movements (§5.1)."""
    board_map, found = state.board_map, set[int]()
    for cell in range(1, int(board_map.cells)):
        there = on_cell(state, cell)
        assert found.isdisjoint(there)
        found |= set(there)
        assert all(state.where[each] == cell for each in there)
    for islander in range(int(board_map.islanders)):
        lost = state.lost[islander] != NOTHING
        assert (islander in found) == (bool(state.in_play[islander]) and not lost)
        assert (state.where[islander] != NOWHERE) == (islander in found)


def check_cells(state: EscapeState) -> None:
    """§3.2, §4.3, §6.2, §6.6, §7.1: how many a cell may hold; heights agree with a recount."""
    hovering = int(state.mover) if state.pending == STOPPED_OVER else NOTHING
    for cell in range(1, int(state.board_map.cells)):
        kind, there = state.kinds[cell], [each for each in on_cell(state, cell) if each != hovering]
        assert state.height[cell] == len(there)
        if kind == BEACH:
            assert len(there) <= 1
            assert (state.top[cell] in (EMPTY, OBSTACLE, CLOSED)) == (not there)
            assert (state.top[cell] == CLOSED) <= (state.board_map.row_of[cell] <= -state.marker - 1)
        elif kind == SHORE or (kind == PIER and not state.last_round):
            runs_on = state.pending == RUNNING_ON and state.where[state.mover] == cell
            assert len(there) <= 2 + runs_on
        elif kind == SEAT and state.rules.expert:
            assert len(there) <= 1
            assert all(state.board_map.kind[each] == state.board_map.type_of[cell] for each in there)
        elif kind in (WOODS, WATER):
            assert not there
    assert (state.top[NOWHERE], [int(top) for top in state.top].count(int(TREES))) == (CLOSED, 4)


def check_openings(state: EscapeState) -> None:
    """Which neighbours are empty beach, counted again."""
    board_map = state.board_map
    for cell in range(1, int(board_map.cells)):
        around = [int(board_map.near[cell * DIRECTIONS + direction]) for direction in range(DIRECTIONS)]
        empty = [state.kinds[other] == BEACH and state.top[other] == EMPTY for other in around]
        assert state.openings[cell] == sum(1 << direction for direction in range(DIRECTIONS) if empty[direction])


def check_turn(state: EscapeState) -> None:
    """§4.2, §7.5: points, whose islanders move, who is still free, chips."""
    board_map = state.board_map
    assert 0 <= state.mp <= 7
    free = [each for each in range(int(board_map.islanders)) if state.kinds[state.where[each]] in (BEACH, SHORE, PIER)]
    assert state.free == len(free)
    for action in state.legal(state.turn()):
        if action >= MOVE:
            islander, move = split(action)
            assert state.owner[islander] == state.colour
            assert 0 <= state.move_cost(islander, move) <= state.mp
    assert all(0 <= taken <= 5 for taken in state.chips_taken)
    assert sum(int(taken) for taken in state.chips_taken) == sum(1 for chip in state.chip if chip)


def check_step(before: Any, after: Any) -> None:
    """§4.3, §7.3: the fog does not go back, the lost stay lost, nobody leaves a boat."""
    aboard = {number: cell.split(":")[0] for cell, there in before.standing.items() if ":" in cell for number in there}
    later = {number: cell.split(":")[0] for cell, there in after.standing.items() for number in there}
    assert all(later[number] == boat for number, boat in aboard.items())
    for old, new in zip(before.people, after.people, strict=True):
        assert old.lost is None or new.lost == old.lost
        assert old.owner is None or new.owner == old.owner
        assert old.chip in (0, new.chip)
    assert before.obstacles == after.obstacles


@settings(max_examples=10, deadline=None)
@given(tables, seeds)
def test_every_step_of_a_random_game_keeps_the_people_and_the_place_in_order(options: EscapeOptions, seed: int) -> None:
    """§3.2, §4.2, §4.3, §5.1, §6.2, §6.3, §6.6, §7.1, §7.3, §7.5"""
    state, choose = GAME.start(options, Seeded(seed)), Seeded(seed, 1)
    description = describe(state)
    while not state.over():
        check_everybody_is_somewhere(state)
        check_cells(state)
        check_openings(state)
        check_turn(state)
        state.apply(state.turn(), hurried(state, choose))
        before, description = description, describe(state)
        check_step(before, description)
    check_everybody_is_somewhere(state)
    assert all(
        state.kinds[state.where[each]] in (WATER, PIER, SEAT, STERN) for each in range(int(state.board_map.islanders))
    )


@settings(max_examples=6, deadline=None)
@given(tables, seeds, st.integers(0, 250))
def test_asking_what_is_legal_changes_nothing(options: EscapeOptions, seed: int, decisions: int) -> None:
    """§5.1, §6.3: movements that must go on are tried out and put back."""
    state, choose = GAME.start(options, Seeded(seed)), Seeded(seed, 1)
    while decisions and not state.over():
        state.apply(state.turn(), hurried(state, choose))
        decisions -= 1
    before, openings = encode(describe(state)), list(state.openings)
    once = state.legal(max(0, state.turn()))
    assert state.legal(max(0, state.turn())) == once
    assert (encode(describe(state)), list(state.openings)) == (before, openings)


@settings(max_examples=8, deadline=None)
@given(st.sampled_from(SMALL_TABLES), seeds)
def test_a_position_described_and_built_again_is_the_same(options: EscapeOptions, seed: int) -> None:
    state, choose = GAME.start(options, Seeded(seed)), Seeded(seed, 1)
    while not state.over():
        again = build(options, describe(state), Seeded(1))
        assert encode(describe(again)) == encode(describe(state))
        assert again.legal(again.turn()) == state.legal(state.turn())
        assert list(again.openings)[1:] == list(state.openings)[1:]
        state.apply(state.turn(), hurried(state, choose))


def entry(table: Table, kind: Any, text: str = "") -> Entry:
    return Entry(table.seq + 1, "", table.state.turn(), kind, text, "person", 0.0)


@settings(max_examples=6, deadline=None)
@given(st.sampled_from(SMALL_TABLES), seeds)
def test_taking_back_within_a_turn_restores_the_exact_position(options: EscapeOptions, seed: int) -> None:
    """§4.2: every movement can be taken back until the turn ends; a selection and the end of a turn cannot."""
    table, choose = Table(GAME, options, Seeded(seed), ["x"] * options.players), Seeded(seed, 1)
    undone = 0
    while not table.state.over():
        state: Any = table.state
        before, seat, action = encode(describe(state)), state.turn(), hurried(state, choose)
        table.fold(entry(table, "act", text_of(state, action)))
        assert table.can_undo(seat) == (action >= MOVE)
        if action >= MOVE and choose.below(4) == 0:
            table.fold(entry(table, "undo"))
            assert encode(describe(table.state)) == before  # type: ignore[arg-type]  # an EscapeState
            undone += 1
    assert undone > 0


@settings(max_examples=4, deadline=None)
@given(st.sampled_from(SMALL_TABLES), seeds)
def test_a_whole_turn_can_be_taken_back_step_by_step(options: EscapeOptions, seed: int) -> None:
    """§4.2"""
    table, choose = Table(GAME, options, Seeded(seed), ["x"] * options.players), Seeded(seed, 1)
    kept: list[bytes] = []
    longest = 0
    while not table.state.over() and table.seq < 200:
        state: Any = table.state
        action = hurried(state, choose)
        if action < MOVE:
            for before in reversed(kept):
                table.fold(entry(table, "undo"))
                assert encode(describe(table.state)) == before  # type: ignore[arg-type]
            longest, kept = max(longest, len(kept)), []
            state = table.state
            action = state.legal(state.turn())[0]
        else:
            kept.append(encode(describe(state)))
        table.fold(entry(table, "act", text_of(state, action)))
    assert longest > 2
