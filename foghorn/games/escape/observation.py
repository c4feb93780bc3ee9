# compiled
"""What a seat may see (§11) as numbers, for learning: `view.py` in a form of fixed size for every board.

Compiled by mypyc where possible. Seats are counted from the one that looks, clockwise: 0 is oneself. Cells and
islanders have the kernel's numbers (see board_map.py), as in actions; what the board at hand does not have is 0.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i16, i64

from .actions import ISLANDERS
from .constants import AREAS, BOATS, NOTHING, OBSTACLE, OVER
from .scoring import Scoring

CHAIRS: Final[i64] = 6
CELLS: Final[i64] = 189  # of the large board
CARDS: Final[i64] = 3  # kinds of fog cards

# Each part with its length, in the order in which `observe` writes them.
LAYOUT: Final = (
    ("phase", 3),  # one of select, move, over
    ("going", 4),  # one of at rest, passing, running on, stopped over
    ("players", 1),
    ("colours", 1),
    ("cells", 1),  # of the board
    ("expert", 1),
    ("enhanced", 1),
    ("minimum_crew", 1),
    ("individual_points", 1),
    ("teams", 1),
    ("lowest_loses", 1),
    ("round", 1),
    ("last_round", 1),
    ("backwards", 1),
    ("step", 1),
    ("colour", 1),  # whose turn it is
    ("mp", 1),
    ("surcharge", 1),
    ("fog", 1),  # its steps to the beach's first row, which is −1
    ("free", 1),  # islanders on beach, shore and piers
    ("falls", 1),
    ("mover", 1),  # the number of the islander that moved last, from 1
    ("area_points", 4),
    ("chips_taken", 5),  # by boat
    ("fog_cards_seen", 3),  # by steps: 0, 1, 2
    ("fog_cards_left", 3),
    ("waiting", 6),  # by chair
    ("starter", 6),
    ("scores", 6),  # as things stand
    ("obstacles", 189),  # by cell: 1 has one, −1 cannot be entered (woods, fog)
    ("heights", 189),  # by cell: how many islanders are there
    ("in_play", 60),  # from here on by islander
    ("tribe", 60),
    ("kind", 60),
    ("icon", 60),
    ("owner", 60),  # the chair, from 1; 0 is nobody's
    ("its_turn", 60),  # it belongs to the colour whose turn it is
    ("cell", 60),  # 0 is nowhere
    ("row", 60),  # of the cell
    ("below", 60),  # how many lie below it
    ("spent", 60),
    ("endured", 60),
    ("chip", 60),
    ("lost", 60),  # the row in which the fog took it, from 1
)


def observe(state: Scoring, seat: i64, out: vec[i16], at: i64) -> None:
    """Write what a seat may see to zeros."""
    at = observe_rules(state, out, at)
    at = observe_turn(state, out, at)
    at = observe_supplies(state, out, at)
    at = observe_players(state, seat, out, at)
    at = observe_cells(state, out, at)
    observe_islanders(state, seat, out, at)


def observe_rules(state: Scoring, out: vec[i16], at: i64) -> i64:
    rules = state.rules
    out[at + state.phase] = 1
    out[at + 3 + state.pending] = 1
    at += 7
    out[at] = i16(rules.players)
    out[at + 1] = i16(rules.colours)
    out[at + 2] = i16(state.board_map.cells)
    out[at + 3] = 1 if rules.expert else 0
    out[at + 4] = 1 if rules.enhanced else 0
    out[at + 5] = 1 if rules.minimum_crew else 0
    out[at + 6] = 1 if rules.individual_points else 0
    out[at + 7] = i16(rules.teams)
    out[at + 8] = 1 if rules.lowest_loses else 0
    return at + 9


def observe_turn(state: Scoring, out: vec[i16], at: i64) -> i64:
    out[at] = i16(state.round)
    out[at + 1] = 1 if state.last_round else 0
    out[at + 2] = 1 if state.backwards else 0
    out[at + 3] = i16(state.step)
    out[at + 4] = i16(state.colour)
    out[at + 5] = i16(state.mp)
    out[at + 6] = i16(state.surcharge)
    out[at + 7] = i16(state.marker)
    out[at + 8] = i16(state.free)
    out[at + 9] = i16(state.falls)
    out[at + 10] = i16(state.mover + 1)
    return at + 11


def observe_supplies(state: Scoring, out: vec[i16], at: i64) -> i64:
    for area in range(AREAS):
        out[at + area] = i16(state.area_points[area])
    at += AREAS
    for boat in range(BOATS):
        out[at + boat] = i16(state.chips_taken[boat])
    at += BOATS
    for card in range(len(state.fog_deck)):  # only how many are left of each kind: their order is hidden
        out[at + state.fog_deck[card] + (0 if card < state.fog_drawn else CARDS)] += 1
    return at + 2 * CARDS


def observe_players(state: Scoring, seat: i64, out: vec[i16], at: i64) -> i64:
    players = state.rules.players
    scores = state.scores()
    waiting = state.seat_of(state.colour)
    for chair in range(players):
        other = (seat + chair) % players
        out[at + chair] = 1 if other == waiting and state.phase != OVER else 0
        out[at + CHAIRS + chair] = 1 if other == state.starter else 0
        out[at + 2 * CHAIRS + chair] = i16(scores[other])
    return at + 3 * CHAIRS


def observe_cells(state: Scoring, out: vec[i16], at: i64) -> i64:
    top, height = state.top, state.height
    for cell in range(state.board_map.cells):
        there = top[cell]
        out[at + cell] = 1 if there == OBSTACLE else -1 if there < 0 else 0
        out[at + CELLS + cell] = i16(height[cell])
    return at + 2 * CELLS


def observe_islanders(state: Scoring, seat: i64, out: vec[i16], at: i64) -> None:
    board_map, players = state.board_map, state.rules.players
    for islander in range(board_map.islanders):
        if not state.in_play[islander]:
            continue
        owner, cell = state.owner[islander], state.where[islander]
        each = at + islander
        out[each] = 1
        out[each + ISLANDERS] = i16(board_map.tribe[islander])
        out[each + 2 * ISLANDERS] = i16(board_map.kind[islander])
        out[each + 3 * ISLANDERS] = i16(board_map.icon[islander])
        if owner != NOTHING:
            out[each + 4 * ISLANDERS] = i16((state.seat_of(owner) - seat + players) % players + 1)
            out[each + 5 * ISLANDERS] = 1 if owner == state.colour else 0
        out[each + 6 * ISLANDERS] = i16(cell)
        out[each + 7 * ISLANDERS] = i16(board_map.row_of[cell])
        below = state.under[islander]
        while below != NOTHING:
            out[each + 8 * ISLANDERS] += 1
            below = state.under[below]
        out[each + 9 * ISLANDERS] = i16(state.spent[islander])
        out[each + 10 * ISLANDERS] = i16(state.endured[islander])
        out[each + 11 * ISLANDERS] = i16(state.chip[islander])
        out[each + 12 * ISLANDERS] = i16(state.lost[islander] + 1)
