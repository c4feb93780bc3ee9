"""The FOG — Escape from Paradise — the verbs: selection, turns, fog (§3, §4).

Compiled by mypyc where possible; the same file runs as plain Python. Movements are in beach.py and boats.py, the
reckoning at the end in scoring.py.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from ...core.chance import Chance
from .beach import ENHANCED, RUN_COST, SWAP_COST, bump_direction
from .position import (
    AREAS,
    AT_REST,
    BEACH,
    BOARD,
    BUMPS,
    CROSS,
    CROSS_STOP,
    DIRECTIONS,
    EMPTY,
    END,
    ENDURE,
    FIRST,
    FOG_A,
    JUMP,
    JUMP_STOP,
    MOVE,
    MOVES,
    MOVING,
    NOTHING,
    NOWHERE,
    OBSTACLE,
    OVER,
    PASSING,
    PIER,
    PLACES,
    PUSH,
    PUSH_ANGLED,
    PUSH_THREE,
    RUNNING_ON,
    SELECT,
    SELECTING,
    SHIFT,
    SHORE,
    SQUEEZE,
    SQUEEZE_STOP,
    STOPPED_OVER,
    SWAP,
    TRIBAL,
    WOODS,
)
from .scoring import Scoring

TRIES: Final[i64] = 200
MOST_TOUCHING: Final[i64] = 3
SOLO_FOG: Final[i64] = 1


class EscapeState(Scoring):
    """One game in progress."""

    def clone(self, chance: Chance) -> EscapeState:
        return EscapeState(self.ground, self.terms, chance, self)

    # Who may choose, and what.

    def over(self) -> bool:
        return self.phase == OVER

    def turn(self) -> i64:
        return NOTHING if self.phase == OVER else self.seat_of(self.colour)

    def waiting(self) -> list[int]:
        return [] if self.phase == OVER else [int(self.seat_of(self.colour))]

    def most_moves(self) -> i64:
        return len(self.ground.paper)

    def legal(self, seat: i64) -> list[int]:
        moves = self.ground.paper[:]
        return [int(moves[i]) for i in range(self.moves(seat, moves))]

    def moves(self, seat: i64, out: vec[i64]) -> i64:
        if self.phase == OVER or seat != self.seat_of(self.colour):
            return 0
        count: i64 = 0
        islanders = self.ground.islanders
        if self.phase == SELECTING:
            for islander in range(islanders):
                if self.owner[islander] == NOTHING and self.in_play[islander]:
                    out[count] = SELECT + islander
                    count += 1
            return count
        if self.going == STOPPED_OVER or self.going == RUNNING_ON:
            return self.moves_of(self.mover, out, 0)
        out[0] = END
        count = 1
        owner = self.owner
        colour = self.colour
        for islander in range(islanders):
            if owner[islander] == colour:
                count = self.moves_of(islander, out, count)
        return count

    def moves_of(self, islander: i64, out: vec[i64], count: i64) -> i64:
        """Every movement of one islander."""
        at = self.where[islander]
        mp = self.mp
        if at == NOWHERE or self.endured[islander]:
            return count
        kind = self.kinds[at]
        if self.hovers(islander):
            return self.beach_moves(islander, at, mp, True, out, count)
        if kind == BEACH:
            if mp > 0:
                count = self.beach_moves(islander, at, mp, False, out, count)
        elif kind == SHORE or kind == PIER:
            if mp > 0:
                count = self.field_moves(islander, at, mp, out, count)
                count = self.board_moves(islander, at, mp, out, count)
        else:
            return self.shift_moves(islander, at, mp, out, count)
        return self.endurance_moves(islander, at, mp, out, count)

    def apply(self, seat: i64, action: i64) -> None:
        if action >= MOVE:
            self.move((action - MOVE) // MOVES, (action - MOVE) % MOVES)
        elif action == END:
            self.end_turn()
        else:
            self.select(action - SELECT)

    # §3 The setup.

    def begin(self) -> None:
        """Lay the beach out and draw the starting player, in the order of the trace."""
        terms = self.terms
        self.starter = self.chance.below(terms.players)
        self.leave_out()
        while not self.lay_obstacles():
            self.clear_beach()
        self.lay_islanders()
        self.draw_area_points()
        self.shuffle_fog()
        self.count_openings()

        self.phase = SELECTING  # §4.1: the last colour first
        self.colour = terms.colours - 1

    def begin_scene(self, obstacles: list[int], cells: list[int]) -> None:
        """§9: a scenario fixes everything; nothing is selected, a colour is a tribe. `cells` has one by islander."""
        ground = self.ground
        for cell in obstacles:
            self.top[cell] = OBSTACLE
        for islander in range(ground.islanders):
            cell = cells[islander]
            if cell == NOWHERE:
                self.in_play[islander] = 0
            else:
                self.lay(islander, cell)
                self.free += 1
                for boat in range(ground.boats):
                    if ground.boat_tribe[boat] == ground.tribe[islander]:
                        self.owner[islander] = boat
        self.count_openings()
        self.area_points = vec[i64]([5, 4, 3, 1])
        self.marker = 0 if self.terms.expert else SOLO_FOG
        self.phase = MOVING
        self.start_round()

    def leave_out(self) -> None:
        """§2.2: with three players on the small board two tribal members, drawn by lot, stay in the box."""
        ground = self.ground
        in_play = vec[i64]([1] * int(ground.islanders))
        for tribe in ground.left_out:
            members = vec[i64]()
            for islander in range(ground.islanders):
                if ground.tribe[islander] == tribe and ground.kind[islander] == TRIBAL:
                    members = append(members, islander)
            in_play[members[self.chance.below(len(members))]] = 0
        self.in_play = in_play

    def clear_beach(self) -> None:
        for cell in range(self.ground.cells):
            self.top[cell] = EMPTY

    def lay_obstacles(self) -> bool:
        """§3.2, row by row; a row that breaks a rule is laid again. False if none would do."""
        ground = self.ground
        first: i64 = 1
        for row in range(ground.rows):
            last = first
            while ground.row_of[last] == row and ground.kinds[last] == BEACH:
                last += 1
            tries: i64 = 0
            while not self.lay_row(first, last - first, ground.obstacle_counts[row]):
                for cell in range(first, last):
                    self.top[cell] = EMPTY
                tries += 1
                if tries == TRIES:
                    return False
            first = last
        return True

    def lay_row(self, first: i64, width: i64, obstacles: i64) -> bool:
        """Obstacles on random hexes of a row; whether no more than three touch each other, or the woods."""
        for each in range(obstacles):
            at = self.nth_empty(first, self.chance.below(width - each))
            self.top[at] = OBSTACLE
        return self.largest_group(first + width) <= MOST_TOUCHING and self.touching_woods() <= MOST_TOUCHING

    def nth_empty(self, first: i64, n: i64) -> i64:
        """The n-th empty hex from here on."""
        at = first
        while self.top[at] != EMPTY or n > 0:
            if self.top[at] == EMPTY:
                n -= 1
            at += 1
        return at

    def largest_group(self, end: i64) -> i64:
        """The size of the largest group of touching obstacles before this cell."""
        ground = self.ground
        seen = vec[i64]([0] * int(ground.cells))
        largest: i64 = 0
        for start in range(1, end):
            if self.top[start] != OBSTACLE or seen[start]:
                continue
            group = vec[i64]([start])
            seen[start] = 1
            at: i64 = 0
            while at < len(group):
                for direction in range(DIRECTIONS):
                    to = ground.near[group[at] * DIRECTIONS + direction]
                    if self.top[to] == OBSTACLE and not seen[to]:
                        seen[to] = 1
                        group = append(group, to)
                at += 1
            if at > largest:
                largest = at
        return largest

    def touching_woods(self) -> i64:
        """How many obstacles touch woods."""
        ground = self.ground
        count: i64 = 0
        for cell in range(ground.cells):
            if self.top[cell] == OBSTACLE:
                for direction in range(DIRECTIONS):
                    if ground.kinds[ground.near[cell * DIRECTIONS + direction]] == WOODS:
                        count += 1
                        break
        return count

    def lay_islanders(self) -> None:
        """§3.2: the empty hexes of each row are drawn, then who stands on the others."""
        ground = self.ground
        chips = vec[i64]()
        left: i64 = 0
        for islander in range(ground.islanders):
            if self.in_play[islander]:
                chips = append(chips, islander)
                left += 1
        self.free = left
        short = ground.islanders - left
        first: i64 = 1
        for row in range(ground.rows):
            last = first
            open_hexes: i64 = 0
            while ground.row_of[last] == row and ground.kinds[last] == BEACH:
                if self.top[last] == EMPTY:
                    open_hexes += 1
                last += 1
            gaps = ground.empty_counts[row] + (short if row == ground.rows - 1 else 0)
            gap = vec[i64]([0] * int(ground.cells))
            for each in range(gaps):
                n = self.chance.below(open_hexes - each)
                at = first
                while self.top[at] != EMPTY or gap[at] or n > 0:
                    if self.top[at] == EMPTY and not gap[at]:
                        n -= 1
                    at += 1
                gap[at] = 1
            for cell in range(first, last):
                if self.top[cell] == EMPTY and not gap[cell]:
                    drawn = self.chance.below(left)
                    left -= 1
                    islander = chips[drawn]
                    chips[drawn] = chips[left]
                    self.lay(islander, cell)
            first = last

    def draw_area_points(self) -> None:
        """§3.3: a side of each chip; the first game uses the better ones."""
        points = vec[i64]([6, 5, 4, 2])
        if not self.terms.first_game:
            for area in range(AREAS):
                points[area] -= self.chance.below(2)
        self.area_points = points

    def shuffle_fog(self) -> None:
        """§10.6: two cards B (and by choice two C instead of two A) are shuffled below the certain ones."""
        ground = self.ground
        self.marker = ground.fog_start
        if not self.terms.fog_cards:
            return
        cards = vec[i64]([2] * int(ground.fog_cards[1]))
        ordinary = ground.fog_cards[0]
        if self.terms.fog_cards == 2:
            cards = append(append(cards, 0), 0)
            ordinary -= 2
        for _ in range(ordinary):
            cards = append(cards, FOG_A)
        deck = vec[i64]([1] * int(ground.certain_cards))
        count = len(cards)
        while count:
            drawn = self.chance.below(count)
            count -= 1
            deck = append(deck, cards[drawn])
            cards[drawn] = cards[count]
        self.fog_deck = deck

    # §4.1 Selection.

    def select(self, islander: i64) -> None:
        self.owner[islander] = self.colour
        self.step += 1
        if self.step == self.free:
            self.phase = MOVING
            self.start_round()
            return
        colours = self.terms.colours
        place = self.step % (2 * colours)
        self.colour = colours - 1 - place if place < colours else place - colours

    # §4.2 Movement.

    def start_round(self) -> None:
        self.round += 1
        self.step = 0
        self.last_round = self.marker == -self.ground.rows
        self.start_turn()

    def start_turn(self) -> None:
        self.colour = self.terms.colours - 1 - self.step if self.backwards else self.step
        self.mp = self.terms.points[self.colour]
        self.mover = NOTHING
        self.going = AT_REST
        self.surcharge = 0
        for islander in range(self.ground.islanders):
            self.spent[islander] = 0
            self.endured[islander] = 0

    def end_turn(self) -> None:
        if self.free == 0:
            self.finish()
            return
        self.step += 1
        if self.step == self.terms.colours:
            self.move_fog()
        else:
            self.start_turn()

    def finish(self) -> None:
        self.phase = OVER
        self.mp = 0
        self.mover = NOTHING
        self.going = AT_REST

    # §4.3 Fog.

    def next_fog_steps(self) -> i64:
        """How far the fog will go: the next card, or one step."""
        return self.fog_deck[self.fog_drawn] if self.fog_drawn < len(self.fog_deck) else 1

    def move_fog(self) -> None:
        shore = -self.ground.rows - 1
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
        """Everybody on this row is lost."""
        ground = self.ground
        for islander in range(ground.islanders):
            at = self.where[islander]
            if at != NOWHERE and ground.row_of[at] == row:
                self.lift(islander)
                self.where[islander] = NOWHERE
                self.under[islander] = NOTHING
                self.lost[islander] = row
                self.free -= 1

    # A movement.

    def move_cost(self, islander: i64, move: i64) -> i64:
        """What this movement costs now."""
        at = self.where[islander]
        if move < ENDURE:
            on_beach = self.kinds[at] == BEACH
            return RUN_COST if on_beach else RUN_COST + self.leaving_cost(islander)
        if move < SWAP:
            return 0 if self.kinds[at] == BEACH else self.leaving_cost(islander)
        if move < PUSH:
            return SWAP_COST
        if move < PUSH_THREE:
            return self.push_cost(islander)
        if move < SQUEEZE:
            return self.push_cost(islander) + ENHANCED
        if move < CROSS:
            return self.squeeze_cost(islander) + (ENHANCED if move >= SQUEEZE_STOP else 0)
        if move < JUMP:
            return self.cross_cost(islander) + (ENHANCED if move >= CROSS_STOP else 0)
        if move < BOARD:
            return self.jump_cost(islander) + (ENHANCED if move >= JUMP_STOP else 0)
        cell = self.move_target(islander, move)
        if move < SHIFT:
            side = (move - BOARD) // (PLACES * BUMPS)
            return self.entry_cost(at, side, cell) + self.leaving_cost(islander)
        return self.shift_cost(at, cell)

    def move_over(self, islander: i64, move: i64) -> i64:
        """The hex that is crossed or jumped, or where the pushed or swapped one stands."""
        near = self.ground.near
        at = self.where[islander] * DIRECTIONS
        if SWAP <= move < PUSH_ANGLED:
            return near[at + (move - SWAP) % 4]
        if PUSH_ANGLED <= move < SQUEEZE:
            return near[at + (move - PUSH_ANGLED + 1) // 2]
        if CROSS <= move < JUMP or JUMP_STOP <= move < BOARD:
            bend = (move - CROSS) % 10 if move < JUMP else move - JUMP_STOP
            return near[at + (bend + 1) // 3]
        if JUMP <= move < JUMP_STOP:
            return near[at + move - JUMP]
        return NOWHERE

    def move_target(self, islander: i64, move: i64) -> i64:
        """Where this movement ends."""
        ground = self.ground
        near = ground.near
        at = self.where[islander]
        base = at * DIRECTIONS
        if move < SWAP:
            return near[base + (move % ENDURE) // BUMPS]
        if move < SQUEEZE:
            return self.move_over(islander, move)
        if move < CROSS:
            direction = (move - SQUEEZE) % 3
            return near[near[base + direction] * DIRECTIONS + direction + 1]
        if move < BOARD:
            return near[self.move_over(islander, move) * DIRECTIONS + self.onward(move)]
        if move < SHIFT:
            place = (move - BOARD) // BUMPS
            boat = ground.beside[at * 2 + place // PLACES]
            return NOWHERE if boat == NOTHING else ground.first_place[boat] + place % PLACES
        boat = ground.boat_of[at]
        return NOWHERE if boat == NOTHING else ground.first_place[boat] + move - SHIFT

    def onward(self, move: i64) -> i64:
        """The second direction of Push, Cross or Jump."""
        if PUSH_ANGLED <= move < SQUEEZE:
            turn = move - PUSH_ANGLED
            direction = (turn + 1) // 2
            return direction + 1 if turn % 2 == 0 else direction - 1
        if CROSS <= move < JUMP or JUMP_STOP <= move < BOARD:
            bend = (move - CROSS) % 10 if move < JUMP else move - JUMP_STOP
            return bend - 2 * ((bend + 1) // 3)
        if JUMP <= move < JUMP_STOP:
            return move - JUMP
        return (move - PUSH) % 4

    def bump_of(self, move: i64) -> i64:
        """Which way whom the islander passed is bumped; 0 if not at all."""
        if move < SWAP:
            return move % BUMPS
        return (move - BOARD) % BUMPS if BOARD <= move < SHIFT else 0

    def move(self, islander: i64, move: i64) -> None:
        at = self.where[islander]
        to = self.move_target(islander, move)
        cost = self.move_cost(islander, move)
        self.mp -= cost
        self.spent[islander] += cost
        bump = self.bump_of(move)
        if bump:
            passed = self.under[islander]
            aside = self.near[at * DIRECTIONS + bump_direction(bump)]
            self.lift(passed)
            self.lay(passed, aside)
        if not self.hovers(islander):
            self.lift(islander)
        self.mover = islander
        self.going = AT_REST
        self.surcharge = 0
        if move >= BOARD:
            if move < SHIFT:
                self.free -= 1
            self.take_place(islander, to)
            return
        if SWAP <= move < PUSH:
            other = self.top[to] - FIRST
            self.lift(other)
            self.lay(other, at)
        elif PUSH <= move < SQUEEZE:
            self.push(to, self.onward(move))
        elif ENDURE <= move < SWAP:
            self.endured[islander] = 1
        if SQUEEZE_STOP <= move < CROSS or CROSS_STOP <= move < JUMP or JUMP_STOP <= move < BOARD:
            self.where[islander] = to
            self.under[islander] = NOTHING
            self.going = STOPPED_OVER
        else:
            self.arrive(islander, to)

    def push(self, cell: i64, direction: i64) -> None:
        """Everybody in this line moves one hex on (§5 Push)."""
        pushed = self.top[cell] - FIRST
        next_cell = self.near[cell * DIRECTIONS + direction]
        if self.kinds[next_cell] == BEACH and self.top[next_cell] != EMPTY:
            self.push(next_cell, direction)
        self.lift(pushed)
        self.note_fall(next_cell)
        self.lay(pushed, next_cell)

    def arrive(self, islander: i64, to: i64) -> None:
        """Lie down on whoever is there, and perhaps run on (§6.2, §6.3)."""
        others = self.height[to]
        self.note_fall(to)
        self.lay(islander, to)
        if others and not self.endured[islander]:
            self.surcharge = 1 if others > 1 else 0
            room = others < 2 or (self.last_round and self.kinds[to] == PIER)
            self.going = PASSING if room else RUNNING_ON

    def note_fall(self, to: i64) -> None:
        """§9.3: in the expert solo game arriving where another is costs a point."""
        if self.terms.solo and self.terms.expert and self.height[to]:
            self.falls += 1
