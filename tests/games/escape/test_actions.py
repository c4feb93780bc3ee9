"""Action numbers: every one says one thing, and the same thing has one number."""

from __future__ import annotations

from foghorn.games.escape import actions
from foghorn.games.escape.actions import (
    ACTIONS,
    BOARD,
    BUMPS,
    CROSS,
    ENDURE,
    ISLANDERS,
    JUMP,
    MOVE,
    MOVES,
    PUSH,
    RUN,
    SELECT,
    SHIFT,
    SQUEEZE,
    SWAP,
    bump_of,
    direction_of,
    is_enhanced,
    movement_of,
    onward_of,
    place_of,
    side_of,
    split,
    stops_over,
)
from foghorn.games.escape.constants import DIRECTIONS, ONWARD, PLACES


def put_together(move: int) -> int:
    """The number of what a move says."""
    movement, direction, onward = movement_of(move), direction_of(move), onward_of(move)
    if movement in (RUN, ENDURE):
        return (actions.run if movement == RUN else actions.endure)(direction, bump_of(move))
    if movement == SWAP:
        return actions.swap(direction)
    if movement == PUSH:
        if onward != direction:
            return actions.push_angled(direction, onward)
        return (actions.push_three if is_enhanced(move) else actions.push)(direction)
    if movement == SQUEEZE:
        return actions.squeeze(direction, stops_over(move))
    if movement == CROSS:
        return actions.cross(direction, onward, stops_over(move))
    if movement == JUMP:
        return actions.jump_to_stop(direction, onward) if stops_over(move) else actions.jump(direction)
    if movement == BOARD:
        return actions.board(side_of(move), place_of(move), bump_of(move))
    return actions.shift(place_of(move))


def test_every_move_is_the_number_of_what_it_says() -> None:
    assert [put_together(move) for move in range(MOVES)] == list(range(MOVES))


def test_movements_have_as_many_numbers_as_there_are_ways_to_make_them() -> None:
    movements = [movement_of(move) for move in range(MOVES)]
    distances = {
        RUN: DIRECTIONS * BUMPS,
        ENDURE: ONWARD * BUMPS,
        SWAP: ONWARD,
        PUSH: 2 * ONWARD + 6,  # up to two, three, and at an angle (§5.1)
        SQUEEZE: 2 * (ONWARD - 1),
        CROSS: 2 * 10,  # ten pairs of onward directions are at most 60° apart
        JUMP: ONWARD + 10,
        BOARD: 2 * PLACES * BUMPS,
        SHIFT: PLACES,
    }
    assert {movement: movements.count(movement) for movement in distances} == distances
    assert movements == sorted(movements), "numbers of one movement follow one another"


def test_only_enhanced_moves_stop_over() -> None:
    stops = {move for move in range(MOVES) if stops_over(move)}
    enhanced = {move for move in range(MOVES) if is_enhanced(move)}
    assert {movement_of(move) for move in enhanced - stops} == {PUSH}
    assert stops < enhanced


def test_an_action_is_an_islander_and_its_move() -> None:
    last = ISLANDERS - 1
    assert actions.moves_of(0) == MOVE == SELECT + ISLANDERS
    assert actions.moves_of(last) + MOVES == ACTIONS
    assert split(actions.moves_of(last) + MOVES - 1) == (last, MOVES - 1)


def test_the_first_run_takes_the_lowest_opening() -> None:
    for openings in range(1, 1 << DIRECTIONS):
        direction = direction_of(actions.FIRST_RUN[openings])
        assert openings & (1 << direction)
        assert not openings & ((1 << direction) - 1)
