# compiled
"""The FOG — Escape from Paradise — the verbs: selection, turns, fog (§3, §4).

Compiled by mypyc where possible; the same file runs as plain Python. Movements are in beach.py and boats.py, the
reckoning at the end is in scoring.py, the setup in layout.py.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i16, i64

from ...core.chance import Chance
from .actions import (
    BOARD,
    CROSS,
    END,
    ENDURE,
    MOVE,
    PUSH,
    RUN,
    SELECT,
    SHIFT,
    SQUEEZE,
    SWAP,
    bump_direction,
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
from .beach import ENHANCED, SWAP_COST
from .constants import (
    AT_REST,
    BEACH,
    DIRECTIONS,
    EMPTY,
    FIRST,
    MOVING,
    NOTHING,
    NOWHERE,
    OBSTACLE,
    OVER,
    RUNNING_ON,
    SELECTING,
    STOPPED_OVER,
)
from .layout import Layout
from .observation import observe
from .shore import RUN_COST

SOLO_FOG: Final[i64] = 1


class EscapeState(Layout):
    """One game in progress."""

    def clone(self, chance: Chance) -> EscapeState:
        return EscapeState(self.board_map, self.rules, chance, self)

    def observe(self, seat: i64, out: vec[i16], at: i64) -> None:
        observe(self, seat, out, at)

    # Who may choose, and what.

    def over(self) -> bool:
        return self.phase == OVER

    def turn(self) -> i64:
        return NOTHING if self.phase == OVER else self.seat_of(self.colour)

    def waiting(self) -> list[int]:
        return [] if self.phase == OVER else [int(self.seat_of(self.colour))]

    def most_moves(self) -> i64:
        return len(self.board_map.paper)

    def legal(self, seat: i64) -> list[int]:
        moves = self.board_map.paper[:]
        return [int(moves[i]) for i in range(self.moves(seat, moves))]

    def moves(self, seat: i64, out: vec[i64]) -> i64:
        if self.phase == OVER or seat != self.seat_of(self.colour):
            return 0
        self.out = out
        self.offered = 0
        if self.phase == SELECTING:
            for islander in range(self.board_map.islanders):
                if self.owner[islander] == NOTHING and self.in_play[islander]:
                    self.offer(SELECT + islander)
        elif self.pending == STOPPED_OVER:
            self.offer_beach(self.mover, self.where[self.mover], self.mp, True)
        elif self.pending == RUNNING_ON:
            self.offer_movements(self.mover)
        else:
            self.offer(END)
            for each in range(self.movable_count):
                self.offer_movements(self.movable[each])
        self.out = self.board_map.paper
        return self.offered

    def offer_movements(self, islander: i64) -> None:
        """Offer every movement of one islander."""
        at = self.where[islander]
        mp = self.mp
        if self.endured[islander]:
            return
        if at < self.shore:
            if mp > 0:
                self.offer_beach(islander, at, mp, False)
        elif self.board_map.boat_of[at] != NOTHING:
            self.offer_shifts(islander, at, mp)
            return
        elif mp > 0:
            self.offer_fields(islander, at, mp)
            self.offer_boats(islander, at, mp)
        if self.spent[islander]:
            self.offer_endurance(islander, at, mp)

    def apply(self, seat: i64, action: i64) -> None:
        if action >= MOVE:
            islander, move = split(action)
            self.move(islander, move)
        elif action < SELECT:
            self.end_turn()
        else:
            self.select(action - SELECT)

    # §3 The setup.

    def begin(self) -> None:
        """Lay the beach out and draw the starting player, in the order of the trace."""
        rules = self.rules
        self.starter = self.chance.below(rules.players)
        self.leave_out()
        while not self.lay_obstacles():
            self.top = self.board_map.bare[:]
        self.lay_islanders()
        self.draw_area_points()
        self.shuffle_fog()
        self.count_openings()

        self.phase = SELECTING  # §4.1: the last colour first
        self.colour = rules.colours - 1

    def begin_scene(self, obstacles: list[int], cells: list[int]) -> None:
        """Lay out a scenario (§9): nothing is drawn or selected, a colour is a tribe. `cells` is by islander."""
        board_map = self.board_map
        for cell in obstacles:
            self.top[cell] = OBSTACLE
        for islander in range(board_map.islanders):
            cell = cells[islander]
            if cell == NOWHERE:
                self.in_play[islander] = 0
            else:
                self.lay(islander, cell)
                self.free += 1
                for boat in range(board_map.boats):
                    if board_map.boat_tribe[boat] == board_map.tribe[islander]:
                        self.owner[islander] = boat
        self.count_openings()
        self.area_points = vec[i64]([5, 4, 3, 1])
        self.marker = 0 if self.rules.expert else SOLO_FOG
        self.phase = MOVING
        self.start_round()

    # §4.1 Selection.

    def select(self, islander: i64) -> None:
        self.owner[islander] = self.colour
        self.step += 1
        if self.step == self.free:
            self.phase = MOVING
            self.start_round()
            return
        colours = self.rules.colours
        place = self.step % (2 * colours)
        self.colour = colours - 1 - place if place < colours else place - colours

    # §4.2 Movement.

    def start_round(self) -> None:
        self.round += 1
        self.step = 0
        self.last_round = self.marker == -self.board_map.rows
        self.start_turn()

    def start_turn(self) -> None:
        self.colour = self.rules.colours - 1 - self.step if self.backwards else self.step
        self.mp = self.rules.points[self.colour]
        self.mover = NOTHING
        self.pending = AT_REST
        self.surcharge = 0
        for each in range(self.movable_count):
            self.spent[self.movable[each]] = 0
            self.endured[self.movable[each]] = 0
        self.gather()

    def end_turn(self) -> None:
        if self.free == 0:
            self.finish()
            return
        self.step += 1
        if self.step == self.rules.colours:
            self.move_fog()
        else:
            self.start_turn()

    def finish(self) -> None:
        self.phase = OVER
        self.mp = 0
        self.mover = NOTHING
        self.pending = AT_REST

    # §4.3 Fog.

    def next_fog_steps(self) -> i64:
        """Return how far the fog will go: the next card's steps, or one."""
        return self.fog_deck[self.fog_drawn] if self.fog_drawn < len(self.fog_deck) else 1

    def move_fog(self) -> None:
        shore = -self.board_map.rows - 1
        steps = self.next_fog_steps()
        if self.fog_drawn < len(self.fog_deck):
            self.fog_drawn += 1
        for _ in range(steps):
            if self.marker > shore:
                self.marker -= 1
                if self.marker < 0:
                    self.swallow(-self.marker - 1)
                    self.close_row(-self.marker - 1)
        if self.marker == shore or self.free == 0:
            self.finish()
            return
        self.backwards = not self.backwards
        self.start_round()

    def swallow(self, row: i64) -> None:
        """Take all islanders on this row: they are lost."""
        board_map = self.board_map
        for islander in range(board_map.islanders):
            at = self.where[islander]
            if at != NOWHERE and board_map.row_of[at] == row:
                self.lift(islander)
                self.where[islander] = NOWHERE
                self.under[islander] = NOTHING
                self.lost[islander] = row
                self.free -= 1

    # A movement.

    def move_cost(self, islander: i64, move: i64) -> i64:
        """Return what this movement costs now."""
        board_map = self.board_map
        at = self.where[islander]
        movement = movement_of(move)
        if movement <= ENDURE:
            step = RUN_COST if movement == RUN else 0
            return step if self.kinds[at] == BEACH else step + self.leaving_cost(islander)
        if movement == BOARD:
            return self.entry_cost(at, side_of(move), self.move_target(islander, move)) + self.leaving_cost(islander)
        if movement == SHIFT:
            return self.shift_cost(at, self.move_target(islander, move))
        if movement == SWAP:
            return SWAP_COST
        more = ENHANCED if is_enhanced(move) else 0
        if movement == PUSH:
            return board_map.push_cost[islander] + more
        if movement == SQUEEZE:
            return board_map.squeeze_cost[islander] + more
        if movement == CROSS:
            return board_map.cross_cost[islander] + more
        return board_map.jump_cost[islander] + more

    def move_over(self, islander: i64, move: i64) -> i64:
        """Return the hex that is crossed or jumped, or where the pushed or swapped islander stands."""
        return self.near[self.where[islander] * DIRECTIONS + direction_of(move)]

    def move_target(self, islander: i64, move: i64) -> i64:
        """Return where this movement ends."""
        board_map = self.board_map
        at = self.where[islander]
        movement = movement_of(move)
        if movement < BOARD:
            to = self.near[at * DIRECTIONS + direction_of(move)]
            return to if movement < SQUEEZE else self.near[to * DIRECTIONS + onward_of(move)]
        boat = board_map.beside[at * 2 + side_of(move)] if movement == BOARD else board_map.boat_of[at]
        return NOWHERE if boat == NOTHING else board_map.first_place[boat] + place_of(move)

    def move(self, islander: i64, move: i64) -> None:
        at = self.where[islander]
        to = self.move_target(islander, move)
        cost = self.move_cost(islander, move)
        self.mp -= cost
        self.spent[islander] += cost
        bump = bump_of(move)
        if bump:
            passed = self.under[islander]
            aside = self.near[at * DIRECTIONS + bump_direction(bump)]
            self.lift(passed)
            self.lay(passed, aside)
        if not self.hovers(islander):
            self.lift(islander)
        self.mover = islander
        self.pending = AT_REST
        self.surcharge = 0
        movement = movement_of(move)
        if movement >= BOARD:
            if movement == BOARD:
                self.free -= 1
            self.take_place(islander, to)
            return
        if movement == SWAP:
            other = self.top[to] - FIRST
            self.lift(other)
            self.lay(other, at)
        elif movement == PUSH:
            self.push(to, onward_of(move))
        elif movement == ENDURE:
            self.endured[islander] = 1
        if stops_over(move):
            self.where[islander] = to
            self.under[islander] = NOTHING
            self.pending = STOPPED_OVER
        else:
            self.arrive(islander, to)

    def push(self, cell: i64, direction: i64) -> None:
        """Move all islanders in this line one hex on (§5 Push)."""
        pushed = self.top[cell] - FIRST
        next_cell = self.near[cell * DIRECTIONS + direction]
        if self.kinds[next_cell] == BEACH and self.top[next_cell] != EMPTY:
            self.push(next_cell, direction)
        self.lift(pushed)
        self.note_fall(next_cell)
        self.lay(pushed, next_cell)

    def arrive(self, islander: i64, to: i64) -> None:
        """Lie down on those already there; then the islander may or must run on (§6.2, §6.3)."""
        others = self.height[to]
        going = self.going_on(to)
        self.note_fall(to)
        self.lay(islander, to)
        if not self.endured[islander]:
            self.surcharge = 1 if others > 1 else 0
            self.pending = going

    def note_fall(self, to: i64) -> None:
        """Count a fall: in the expert solo game arriving where another is costs a point (§9.3)."""
        if self.rules.solo and self.rules.expert and self.height[to]:
            self.falls += 1
