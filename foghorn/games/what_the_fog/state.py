# compiled
"""WHAT the FOG?! — the verbs: the rules, from the first deal to the last tie-break.

Compiled by mypyc where possible; the same file runs as plain Python. A reader with the rulebook open can follow it
from top to bottom; `§` numbers are the rules page's.
"""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i16, i64

from ...core.chance import Chance
from .observation import observe
from .position import (
    ACTIONS,
    ADVANCE,
    CLAIMED,
    COLUMNS,
    DAYS,
    DISCARD,
    DISCARDING,
    FIRST_DAYS,
    NOTHING,
    OVER,
    PARTS,
    PASS,
    PICK,
    PICKING,
    PILE,
    PILES,
    PLACE,
    PLACING,
    POINTS,
    PREDICTED,
    PREDICTING,
    RETURN,
    REVEAL,
    REVEAL_PART,
    REVEALING,
    ROUNDS,
    SWAP,
    SWAP_PART,
    SWAPPING,
    SYMBOLS,
    Position,
)


class WhatTheFogState(Position):
    """One game in progress."""

    def clone(self, chance: Chance) -> WhatTheFogState:
        return WhatTheFogState(self.material, self.players, self.long_game, chance, self)

    def observe(self, seat: i64, out: vec[i16], at: i64) -> None:
        observe(self, seat, out, at)

    # Who may choose, and what.

    def over(self) -> bool:
        return self.phase == OVER

    def waiting(self) -> list[int]:
        if self.phase == OVER:
            return []
        if self.phase == REVEALING or self.phase == DISCARDING:
            return [seat for seat in range(self.players) if self.must_choose_card(seat)]
        return [self.actor]

    def turn(self) -> i64:
        phase = self.phase
        if phase == REVEALING or phase == DISCARDING:
            seat: i64 = 0
            while not self.must_choose_card(seat):
                seat += 1
            return seat
        return NOTHING if phase == OVER else self.actor

    def legal(self, seat: i64) -> list[int]:
        moves = self.material.paper[:]
        return [int(moves[i]) for i in range(self.moves(seat, moves))]

    def most_moves(self) -> i64:
        return ACTIONS

    def moves(self, seat: i64, out: vec[i64]) -> i64:
        phase = self.phase
        count: i64 = 0
        if phase == REVEALING or phase == DISCARDING:
            if self.must_choose_card(seat):
                count = self.card_moves(seat, REVEAL if phase == REVEALING else DISCARD, out)
        elif seat != self.actor or phase == OVER:
            count = 0
        elif phase == PICKING:
            if self.tops_match():
                out[0] = RETURN
                count = 1
            sizes = self.pile_sizes
            for pile in range(PILES):
                if sizes[pile]:
                    out[count] = PICK + pile
                    count += 1
        elif phase == PLACING:
            filled = self.filled
            for day in range(self.days):
                if filled[day] < PARTS:
                    out[count] = PLACE + day
                    count += 1
        elif phase == SWAPPING:
            count = self.card_moves(seat, SWAP, out)
        else:
            out[0] = PASS
            out[1] = ADVANCE
            count = 2 if self.arrows[seat] < self.material.barometer else 1
        return count

    def card_moves(self, seat: i64, kind: i64, out: vec[i64]) -> i64:
        """Write one move for each symbol in hand; cards already revealed are not in hand (§3.6)."""
        hand = self.hand
        base = seat * SYMBOLS
        count: i64 = 0
        for symbol in range(SYMBOLS):
            if hand[base + symbol]:
                out[count] = kind + symbol
                count += 1
        return count

    def must_choose_card(self, seat: i64) -> bool:
        return self.chosen[seat] == NOTHING and self.hand_sizes[seat] > 0

    def tops_match(self) -> bool:
        """Tell whether the tops match (§3.3): three piles, none empty, one symbol."""
        sizes = self.pile_sizes
        if not (sizes[0] and sizes[1] and sizes[2]):
            return False
        piles = self.piles
        top = piles[sizes[0] - 1] // SYMBOLS
        return top == piles[PILE + sizes[1] - 1] // SYMBOLS and top == piles[2 * PILE + sizes[2] - 1] // SYMBOLS

    def apply(self, seat: i64, action: i64) -> None:
        if action == PASS or action == ADVANCE:
            self.predict(action == ADVANCE)
        elif action == RETURN:
            self.return_tops()
        elif PICK <= action < PLACE:
            self.pick(action - PICK)
        elif PLACE <= action < SWAP:
            self.place(action - PLACE)
        elif SWAP <= action < REVEAL:
            self.swap(action - SWAP)
        elif REVEAL <= action < DISCARD:
            self.choose_card(seat, action - REVEAL)
        elif DISCARD <= action < ACTIONS:
            self.choose_card(seat, action - DISCARD)
        else:
            raise ValueError(f"no action has the number {action}")

    # §2 A round is laid out.

    def begin(self) -> None:
        """Draw the starting player (§2.5) and lay out the first round."""
        self.starter = self.chance.below(self.players)
        self.lay_out_round()

    def lay_out_round(self) -> None:
        self.days = FIRST_DAYS + self.round
        self.lay_out_tokens()
        self.deal_cards()
        for seat in range(self.players):
            self.arrows[seat] = 0
        self.start_turn(self.starter)

    def lay_out_tokens(self) -> None:
        """Draw the tokens of the boards and piles (§2.2 to §2.4), a random side up; the draws do the shuffling."""
        self.supply = self.material.tokens[:]
        self.supply_size = len(self.supply)
        self.open_parts = self.days * PARTS
        for day in range(DAYS):
            self.filled[day] = 0
            if day < self.days and day != DAYS - 1 and not self.long_game:
                self.laid[day * PARTS] = self.draw_token()
                self.filled[day] = 1
                self.open_parts -= 1
        for pile in range(PILES):
            self.build_pile(pile)

    def deal_cards(self) -> None:
        """Deal every player one card more than there are boards (§2.1)."""
        size = self.days + self.material.spare_cards
        self.deck = self.material.cards[:]
        self.shuffle(self.deck)
        self.drawn = 0
        self.discards = vec[i64]()
        for seat in range(self.players):
            base = seat * SYMBOLS
            for symbol in range(SYMBOLS):
                self.hand[base + symbol] = 0
                self.revealed[base + symbol] = 0
            for _ in range(size):
                self.hand[base + self.deck[self.drawn]] += 1
                self.drawn += 1
            self.hand_sizes[seat] = size

    def shuffle(self, cards: vec[i64]) -> None:
        chance = self.chance
        for i in range(len(cards) - 1, 0, -1):
            j = chance.below(i + 1)
            card = cards[i]
            cards[i] = cards[j]
            cards[j] = card

    def draw_token(self) -> i64:
        """Draw a token: one draw decides which token of the supply, and which side is up."""
        draw = self.chance.below(self.supply_size * 2)
        supply = self.supply
        self.supply_size -= 1
        token = supply[draw >> 1]
        supply[draw >> 1] = supply[self.supply_size]
        return token % SYMBOLS * SYMBOLS + token // SYMBOLS if draw & 1 else token

    def build_pile(self, pile: i64) -> None:
        """Build a pile (§3.4): ten tokens, or as many as there are; drawn top first."""
        size: i64 = PILE if self.supply_size > PILE else self.supply_size
        self.pile_sizes[pile] = size
        top = pile * PILE + size - 1
        for below in range(size):
            self.piles[top - below] = self.draw_token()

    # §3 Placing.

    def start_turn(self, seat: i64) -> None:
        self.active = seat
        self.actor = seat
        self.phase = PICKING

    def take_top(self, pile: i64) -> i64:
        self.pile_sizes[pile] -= 1
        return self.piles[pile * PILE + self.pile_sizes[pile]]

    def return_tops(self) -> None:
        """Return the tops (§3.3, §3.4): all three reach the supply before a pile is rebuilt."""
        for pile in range(PILES):
            self.supply[self.supply_size] = self.take_top(pile)
            self.supply_size += 1
        for pile in range(PILES):
            if not self.pile_sizes[pile]:
                self.build_pile(pile)

    def pick(self, pile: i64) -> None:
        """Pick a token (§3.1): the next one is uncovered before the player says where this one goes."""
        self.held = self.take_top(pile)
        if not self.pile_sizes[pile]:
            self.build_pile(pile)
        self.phase = PLACING

    def place(self, day: i64) -> None:
        """Place the token (§3.2), then do what the part asks for (§3.5, §3.6)."""
        part = day * PARTS + self.filled[day]
        self.laid[part] = self.held
        self.held = NOTHING
        self.filled[day] += 1
        self.open_parts -= 1
        self.closing = self.filled[day] == PARTS
        wanted = self.material.actions[part]
        if wanted == SWAP_PART and self.hand_sizes[self.active]:
            self.phase = SWAPPING
        elif wanted == REVEAL_PART and self.someone_must_choose():
            self.phase = REVEALING
        else:
            self.after_action()

    def swap(self, symbol: i64) -> None:
        """Discard face up, then draw; a deck that ran out is made of the discards (§3.5)."""
        base = self.active * SYMBOLS
        self.hand[base + symbol] -= 1
        self.discards = append(self.discards, symbol)
        if self.drawn == len(self.deck):
            self.deck = self.discards
            self.discards = vec[i64]()
            self.drawn = 0
            self.shuffle(self.deck)
        self.hand[base + self.deck[self.drawn]] += 1
        self.drawn += 1
        self.after_action()

    def someone_must_choose(self) -> bool:
        """Open the choice of a card to every seat that has one; tell whether there is any (§3.6, §5.1)."""
        self.pending = 0
        for seat in range(self.players):
            if self.hand_sizes[seat]:
                self.pending += 1
        return self.pending > 0

    def choose_card(self, seat: i64, symbol: i64) -> None:
        self.chosen[seat] = symbol
        self.pending -= 1
        if self.pending:
            return
        if self.phase == REVEALING:
            self.turn_up_cards()
            self.after_action()
        else:
            self.end_round()

    def turn_up_cards(self) -> None:
        """Turn up all chosen cards at once; a revealed card leaves the hand but keeps its influence (§3.6)."""
        for seat in range(self.players):
            symbol = self.chosen[seat]
            if symbol != NOTHING:
                self.hand[seat * SYMBOLS + symbol] -= 1
                self.hand_sizes[seat] -= 1
                self.revealed[seat * SYMBOLS + symbol] += 1
                self.chosen[seat] = NOTHING

    def after_action(self) -> None:
        """Go on after the board's action: with the prediction, or the next turn (§3.7)."""
        if self.closing:
            self.closing = False
            self.phase = PREDICTING
            self.actor = self.active
        else:
            self.start_turn(self.left_of(self.active))

    def left_of(self, seat: i64) -> i64:
        return 0 if seat + 1 == self.players else seat + 1

    # §4 Predicting.

    def predict(self, advance: bool) -> None:
        """Predict (§4.1): the placer first, then clockwise, exactly one choice each."""
        if advance:
            self.arrows[self.actor] += 1
        self.actor = self.left_of(self.actor)
        if self.actor != self.active:
            return
        if self.open_parts:
            self.start_turn(self.left_of(self.active))
        elif self.someone_must_choose():
            self.phase = DISCARDING
        else:
            self.end_round()

    # §5 Claiming and scoring.

    def end_round(self) -> None:
        self.open_cards()
        self.weigh_influence()
        self.score_round()
        if self.round + 1 == ROUNDS:
            self.phase = OVER
        else:
            self.round += 1
            self.starter = self.left_of(self.starter)
            self.lay_out_round()

    def open_cards(self) -> None:
        """Discard one hand card each face down; lay the rest open beside the revealed ones (§5.1)."""
        for i in range(self.players * SYMBOLS):
            self.opened[i] = self.hand[i] + self.revealed[i]
        for seat in range(self.players):
            symbol = self.chosen[seat]
            self.buried[seat] = symbol
            if symbol != NOTHING:
                self.opened[seat * SYMBOLS + symbol] -= 1
                self.chosen[seat] = NOTHING

    def weigh_influence(self) -> None:
        """Add up the influence on each day: for each token, the open cards of its symbol (§5.2)."""
        players, opened, laid, influence = self.players, self.opened, self.laid, self.influence
        for day in range(self.days):
            for seat in range(players):
                influence[day * players + seat] = 0
            for part in range(day * PARTS, day * PARTS + PARTS):
                symbol = laid[part] // SYMBOLS
                for seat in range(players):
                    influence[day * players + seat] += opened[seat * SYMBOLS + symbol]

    def claims(self, day: i64, seat: i64) -> bool:
        """Tell whether a seat claims a day: most influence, ties included, and at least 1 (§5.3)."""
        base = day * self.players
        mine = self.influence[base + seat]
        if not mine:
            return False
        for other in range(self.players):
            if self.influence[base + other] > mine:
                return False
        return True

    def score_round(self) -> None:
        """Score the round (§5.4): exact is prediction plus round number; otherwise the difference is lost."""
        for seat in range(self.players):
            claimed: i64 = 0
            for day in range(self.days):
                if self.claims(day, seat):
                    claimed += 1
            predicted = self.arrows[seat]
            points = predicted + self.round + 1
            if predicted > claimed:
                points = claimed - predicted
            elif predicted < claimed:
                points = predicted - claimed
            line = self.sheet_line(self.round, seat)
            self.sheet[line + PREDICTED] = predicted
            self.sheet[line + CLAIMED] = claimed
            self.sheet[line + POINTS] = points
            self.totals[seat] += points

    def sheet_line(self, number: i64, seat: i64) -> i64:
        """Return where a seat's line of a round begins on the score sheet."""
        return (number * self.players + seat) * COLUMNS

    # §6 The end.

    def scores(self) -> list[int]:
        return [int(points) for points in self.totals]

    def winners(self) -> list[int]:
        """List the winners: highest total.

        Ties: days claimed in the last round, then the largest group of open cards; then shared.
        """
        if self.phase != OVER:
            return []
        merits = [self.merit(seat) for seat in range(self.players)]
        best = max(merits)
        return [seat for seat, merit in enumerate(merits) if merit == best]

    def merit(self, seat: int) -> tuple[int, int, int]:
        claimed = self.sheet[self.sheet_line(ROUNDS - 1, seat) + CLAIMED]
        group = max([self.opened[seat * SYMBOLS + symbol] for symbol in range(SYMBOLS)])
        return int(self.totals[seat]), int(claimed), int(group)
