"""Why not? The reason a player at the table would give, with the rule's number and the numbers involved."""

from __future__ import annotations

from ...core.errors import Fact, Refusal
from .actions import (
    BOARD,
    END,
    MOVE,
    SELECT,
    TIMEOUT,
    bump_direction,
    bump_of,
    direction_of,
    is_enhanced,
    movement_of,
    onward_of,
    side_of,
    split,
)
from .beach import MOST_PUSHED
from .constants import (
    BEACH,
    DIRECTIONS,
    ENDURANCE,
    NOTHING,
    NOWHERE,
    OBSTACLE,
    PIER,
    RUNNING_ON,
    SELECTING,
    SHORE,
    STERN,
    STOPPED_OVER,
    WOODS,
)
from .description import colour_name, row_name
from .notation import movement_name, name_of, spot_of
from .shore import PASSES, STAYS, STOPS_OVER
from .state import EscapeState
from .words import KINDS

ON_BEACH = ("swap", "push", "squeeze", "cross", "jump")


def explain_action(state: EscapeState, seat: int, action: int) -> Refusal | None:
    """Tell why this seat may not choose this action now; None if it may."""
    if action in state.legal(seat):
        return None
    refusal = _not_this_seat(state, seat)
    if refusal is not None:
        return refusal
    if action == TIMEOUT:
        return Refusal("only-the-clock", "10.1")
    if state.phase == SELECTING:
        return _not_selected(state, action)
    if action == END:
        return _must_go_on(state)
    if action < MOVE:
        return Refusal("now-move", "4.1")
    islander, move = split(action)
    return _not_this_islander(state, islander) or _not_this_movement(state, islander, move)


def explain_islander(state: EscapeState, seat: int, islander: int) -> Refusal | None:
    """Tell why this seat may not move this islander at all now; None if it may."""
    refusal = _not_this_seat(state, seat)
    if refusal is None and state.phase == SELECTING:
        refusal = Refusal("now-select", "4.1")
    return refusal or _not_this_islander(state, islander)


def _not_this_seat(state: EscapeState, seat: int) -> Refusal | None:
    if state.over():
        return Refusal("game-over", "4.3")
    if seat not in state.waiting():
        return Refusal("not-your-turn", "4.2", {"seat": state.waiting()[0] + 1})
    return None


def _not_selected(state: EscapeState, action: int) -> Refusal:
    if not SELECT <= action < MOVE:
        return Refusal("now-select", "4.1")
    islander = action - SELECT
    if islander >= state.board_map.islanders or not state.in_play[islander]:
        return Refusal("no-such-islander", "4.1")
    return Refusal("already-taken", "4.1", {"cell": spot_of(state, islander), **_colour(state, islander)})


def _colour(state: EscapeState, islander: int) -> dict[str, Fact]:
    return {"colour": colour_name(state, state.owner[islander])}


def _must_go_on(state: EscapeState) -> Refusal:
    rule = "5.1" if state.pending == STOPPED_OVER else "6.3"
    return Refusal("must-go-on", rule, {"cell": spot_of(state, state.mover)})


def _not_this_islander(state: EscapeState, islander: int) -> Refusal | None:
    """Tell why this islander may not move at all; None if it may."""
    if islander >= state.board_map.islanders or state.where[islander] == NOWHERE:
        return Refusal("no-such-islander", "4.3")
    if state.owner[islander] != state.colour:
        return Refusal("not-yours", "4.2", {"cell": spot_of(state, islander), **_colour(state, islander)})
    if state.pending in (STOPPED_OVER, RUNNING_ON) and islander != state.mover:
        return _must_go_on(state)
    if state.endured[islander]:
        return Refusal("has-endured", "5.2", {"cell": spot_of(state, islander)})
    return None


def _not_this_movement(state: EscapeState, islander: int, move: int) -> Refusal:
    """Tell why the islander cannot go there, or what it cannot pay."""
    kind = state.board_map.kinds[state.where[islander]]
    movement = movement_name(move)
    in_boat = kind not in (BEACH, SHORE, PIER)
    if movement == "shift":
        if not in_boat:
            return Refusal("not-in-a-boat", "7.3")
    elif in_boat:
        return Refusal("stays-aboard", "7.3")
    elif movement in ON_BEACH and kind != BEACH:
        return Refusal("only-on-the-beach", "6.1", {"wanted": movement})
    elif movement == "board" and kind == BEACH:
        return Refusal("boat-too-far", "7.2")
    if state.pending == STOPPED_OVER:
        if movement in ("swap", "endurance") or is_enhanced(move):
            return Refusal("second-is-plain", "5.1")
    elif is_enhanced(move) and not state.rules.enhanced:
        return Refusal("no-enhanced", "5.1")
    blocked = _BLOCKED[movement](state, islander, move)
    if blocked is not None:
        return blocked
    cost = state.move_cost(islander, move)
    if cost > state.mp:
        return Refusal("too-expensive", "4.2", {"cost": cost, "mp": state.mp})
    to = name_of(state, state.move_target(islander, move))
    if is_enhanced(move):
        return Refusal("cannot-go-on", "5.1", {"cell": to, "mp": state.mp - cost})
    return Refusal("cannot-run-on", "6.3", {"cell": to, "mp": state.mp - cost})


def _at(state: EscapeState, cell: int, code: str, rule: str) -> Refusal:
    """Make a refusal that names a cell; beyond the edge of the board there is no cell to name."""
    name = name_of(state, cell)
    return Refusal(code, rule, {"cell": name}) if name else Refusal("no-way", "1.4")


def explain_landing(state: EscapeState, to: int) -> Refusal | None:
    """Tell why no islander may end a movement here, points aside."""
    landing, cell = state.landing(to), name_of(state, to)
    if landing in (STAYS, PASSES):
        return None
    if landing == STOPS_OVER:
        code = "obstacle-there" if state.top[to] == OBSTACLE else "somebody-there"
        return Refusal(code, "5", {"cell": cell})
    if state.board_map.kinds[to] == BEACH:
        return Refusal("row-in-the-fog", "4.3", {"row": row_name(state, state.board_map.row_of[to])})
    return Refusal("woods" if state.board_map.kinds[to] == WOODS else "no-way", "1.4")


def _run(state: EscapeState, islander: int, move: int) -> Refusal | None:
    return explain_landing(state, state.move_target(islander, move)) or _bump(state, islander, move)


def _endure(state: EscapeState, islander: int, move: int) -> Refusal | None:
    to = state.move_target(islander, move)
    cell = spot_of(state, islander)
    if state.board_map.icon[islander] != ENDURANCE:
        return Refusal("no-endurance", "5.2", {"cell": cell})
    if not state.spent[islander]:
        return Refusal("endurance-first", "5.2", {"cell": cell})
    if state.lies_under(islander):
        return Refusal("endurance-under", "5.2", {"cell": cell})
    if state.landing(to) == PASSES:
        return Refusal("endurance-past", "5.2", {"cell": name_of(state, to)})
    return explain_landing(state, to) or _bump(state, islander, move)


def _bump(state: EscapeState, islander: int, move: int) -> Refusal | None:
    bump = bump_of(move)
    if not bump:
        return None
    at = state.where[islander]
    if state.rules.solo:
        return Refusal("no-bump-alone", "9.3")
    if not state.runs_on(islander):
        return Refusal("nobody-to-bump", "6.4")
    to = NOWHERE if movement_of(move) == BOARD else state.move_target(islander, move)
    if state.bump_cell(at, bump, to) == NOWHERE:
        aside = state.board_map.near[at * DIRECTIONS + bump_direction(bump)]
        return _at(state, aside, "bump-blocked", "6.4")
    return None


def _nobody(state: EscapeState, cell: int) -> Refusal | None:
    """Tell why there is no islander of the beach to swap with, push or jump over."""
    if state.holds_islander(cell):
        return None
    if state.board_map.kinds[cell] == SHORE:
        return Refusal("not-with-the-shore", "5.3", {"cell": name_of(state, cell)})
    return _at(state, cell, "nobody-there", "5")


def _swap(state: EscapeState, islander: int, move: int) -> Refusal | None:
    return _nobody(state, state.move_target(islander, move))


def _push(state: EscapeState, islander: int, move: int) -> Refusal | None:
    onto = state.move_over(islander, move)
    nobody = _nobody(state, onto)
    if nobody is not None:
        return nobody
    pushed = state.pushed_in_line(onto, onward_of(move))
    if pushed == 0:
        return Refusal("push-blocked", "5", {"cell": name_of(state, onto)})
    if pushed == MOST_PUSHED and not is_enhanced(move):
        return Refusal("push-three", "5.1")
    if pushed < MOST_PUSHED and is_enhanced(move) and onward_of(move) == direction_of(move):
        return Refusal("plain-will-do", "5.1")
    return None


def _squeeze(state: EscapeState, islander: int, move: int) -> Refusal | None:
    for direction in (direction_of(move), onward_of(move)):
        cell = state.near[state.where[islander] * DIRECTIONS + direction]
        if not state.is_blocked(cell):
            return _at(state, cell, "squeeze-open", "5")
    return _stop(state, state.move_target(islander, move), is_enhanced(move))


def _cross(state: EscapeState, islander: int, move: int) -> Refusal | None:
    over = state.move_over(islander, move)
    if state.board_map.kinds[over] != BEACH or state.top[over] != OBSTACLE:
        return _at(state, over, "no-obstacle", "5")
    return _stop(state, state.move_target(islander, move), is_enhanced(move))


def _jump(state: EscapeState, islander: int, move: int) -> Refusal | None:
    if not state.rules.expert:
        return Refusal("no-jump", "10.7")
    nobody = _nobody(state, state.move_over(islander, move))
    if nobody is not None:
        return nobody
    to = state.move_target(islander, move)
    if onward_of(move) != direction_of(move):
        return None if state.board_map.kinds[to] == BEACH else Refusal("stop-on-the-beach", "5.1")
    return _stop(state, to, is_enhanced(move))


def _stop(state: EscapeState, to: int, enhanced: bool) -> Refusal | None:
    """Tell why a movement may not end here as it is, enhanced or not (§5.1)."""
    if not enhanced:
        return explain_landing(state, to)
    if state.landing(to) == STOPS_OVER:
        return None
    return Refusal("plain-will-do", "5.1") if state.landing(to) in (STAYS, PASSES) else explain_landing(state, to)


def _board(state: EscapeState, islander: int, move: int) -> Refusal | None:
    to, at = state.move_target(islander, move), state.where[islander]
    side = side_of(move)
    if to == NOWHERE or to >= state.board_map.cells:
        return Refusal("boat-too-far", "7.2")
    if state.board_map.boat_of[to] != state.board_map.beside[at * 2 + side]:
        return Refusal("boat-too-far", "7.2")
    if state.board_map.kinds[at] == SHORE and state.board_map.kinds[to] != STERN:
        return Refusal("only-the-stern", "7.2")
    return _place(state, islander, at, side, to) or _bump(state, islander, move)


def _shift(state: EscapeState, islander: int, move: int) -> Refusal | None:
    to, at = state.move_target(islander, move), state.where[islander]
    if to >= state.board_map.cells or state.board_map.boat_of[to] != state.board_map.boat_of[at] or to == at:
        return Refusal("no-such-place", "7.3")
    return _place(state, islander, at, NOTHING, to)


def _place(state: EscapeState, islander: int, at: int, side: int, to: int) -> Refusal | None:
    """Tell why this place of the boat cannot be taken from here."""
    refusal = explain_place(state, islander, to)
    if refusal is not None or state.is_free_for(islander, to):
        return refusal
    cost = state.reach_cost(at, side, to)
    if state.cheapest_free(islander, at, side, state.board_map.boat_of[to]) <= cost:
        return Refusal("other-place-free", "7.4", {"cell": name_of(state, to)})
    return None


def explain_place(state: EscapeState, islander: int, to: int) -> Refusal | None:
    """Tell why this place of a boat is never one for this islander, from wherever it comes."""
    board_map, cell = state.board_map, name_of(state, to)
    if state.is_free_for(islander, to):
        return None
    if board_map.kinds[to] == STERN:
        return Refusal("stern-full", "7.1", {"cell": cell, "room": board_map.room_at_stern[board_map.boat_of[to]]})
    if board_map.type_of[to] != board_map.kind[islander]:
        return Refusal("seat-for-others", "7.1", {"cell": cell, "kind": KINDS[board_map.type_of[to]]})
    return None if state.can_drive_off(islander, to) else Refusal("place-taken", "7.4", {"cell": cell})


_BLOCKED = {
    "run": _run,
    "endurance": _endure,
    "swap": _swap,
    "push": _push,
    "squeeze": _squeeze,
    "cross": _cross,
    "jump": _jump,
    "board": _board,
    "shift": _shift,
}
