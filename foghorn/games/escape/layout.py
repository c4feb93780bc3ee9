# compiled
"""The FOG — Escape from Paradise — the setup (§3): obstacles, islanders, area chips and the fog deck, all drawn.

Compiled by mypyc where possible.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from .constants import AREAS, BEACH, DIRECTIONS, EMPTY, FOG_A, OBSTACLE, TRIBAL
from .scoring import Scoring

TRIES: Final[i64] = 200
MOST_TOUCHING: Final[i64] = 3


class Layout(Scoring):
    """Everything that is laid out before the first choice."""

    def leave_out(self) -> None:
        """Leave islanders out (§2.2): with three players on the small board two tribal members, drawn by lot."""
        board_map = self.board_map
        in_play = vec[i64]([1] * board_map.islanders)
        for tribe in board_map.left_out:
            members = vec[i64]()
            for islander in range(board_map.islanders):
                if board_map.tribe[islander] == tribe and board_map.kind[islander] == TRIBAL:
                    members = append(members, islander)
            in_play[members[self.chance.below(len(members))]] = 0
        self.in_play = in_play

    def lay_obstacles(self) -> bool:
        """Lay the obstacles row by row (§3.2), again where a row breaks a rule; return False if no try succeeds."""
        board_map = self.board_map
        first: i64 = 1
        for row in range(board_map.rows):
            last = first
            while board_map.row_of[last] == row and board_map.kinds[last] == BEACH:
                last += 1
            tries: i64 = 0
            while not self.lay_row(first, last - first, board_map.obstacle_counts[row]):
                for cell in range(first, last):
                    self.top[cell] = EMPTY
                tries += 1
                if tries == TRIES:
                    return False
            first = last
        return True

    def lay_row(self, first: i64, width: i64, obstacles: i64) -> bool:
        """Lay a row's obstacles on random hexes; tell whether no more than three touch each other, or the woods."""
        for each in range(obstacles):
            at = self.nth_empty(first, self.chance.below(width - each))
            self.top[at] = OBSTACLE
        for cell in range(first, first + width):
            if self.top[cell] == OBSTACLE and self.is_crowded(cell):
                return False
        return self.touching_woods() <= MOST_TOUCHING

    def nth_empty(self, first: i64, n: i64) -> i64:
        """Return the n-th empty hex from `first` on; n counts from 0."""
        at = first
        while self.top[at] != EMPTY or n > 0:
            if self.top[at] == EMPTY:
                n -= 1
            at += 1
        return at

    def is_crowded(self, start: i64) -> bool:
        """Tell whether more than three obstacles touch each other, this one among them."""
        group = vec[i64]([start] * MOST_TOUCHING)
        size: i64 = 1
        at: i64 = 0
        while at < size:
            for direction in range(DIRECTIONS):
                to = self.near[group[at] * DIRECTIONS + direction]
                if self.top[to] == OBSTACLE and to not in group:
                    if size == MOST_TOUCHING:
                        return True
                    group[size] = to
                    size += 1
            at += 1
        return False

    def touching_woods(self) -> i64:
        """Count the obstacles that touch woods."""
        count: i64 = 0
        for cell in range(1, self.shore):
            if self.top[cell] == OBSTACLE and self.board_map.by_woods[cell]:
                count += 1
        return count

    def lay_islanders(self) -> None:
        """Draw the empty hexes of each row, then who stands on the others (§3.2)."""
        board_map = self.board_map
        chips = vec[i64]([0] * board_map.islanders)
        gap = vec[i64]([0] * board_map.cells)
        left: i64 = 0
        for islander in range(board_map.islanders):
            if self.in_play[islander]:
                chips[left] = islander
                left += 1
        self.free = left
        short = board_map.islanders - left
        first: i64 = 1
        for row in range(board_map.rows):
            last = first
            open_hexes: i64 = 0
            while board_map.row_of[last] == row and board_map.kinds[last] == BEACH:
                if self.top[last] == EMPTY:
                    open_hexes += 1
                last += 1
            gaps = board_map.empty_counts[row] + (short if row == board_map.rows - 1 else 0)
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
        """Draw a side of each area chip (§3.3); the first game uses the better sides."""
        points = self.board_map.area_points[:]
        if not self.rules.first_game:
            for area in range(AREAS):
                points[area] -= self.chance.below(2)
        self.area_points = points

    def shuffle_fog(self) -> None:
        """Shuffle two cards B (and by choice two C instead of two A) below the certain ones (§10.6)."""
        board_map = self.board_map
        self.marker = board_map.fog_start
        if not self.rules.fog_cards:
            return
        cards = vec[i64]([2] * board_map.fog_cards[1])
        ordinary = board_map.fog_cards[0]
        if self.rules.fog_cards == 2:
            cards = append(append(cards, 0), 0)
            ordinary -= 2
        for _ in range(ordinary):
            cards = append(cards, FOG_A)
        deck = vec[i64]([1] * board_map.certain_cards)
        count = len(cards)
        while count:
            drawn = self.chance.below(count)
            count -= 1
            deck = append(deck, cards[drawn])
            cards[drawn] = cards[count]
        self.fog_deck = deck
