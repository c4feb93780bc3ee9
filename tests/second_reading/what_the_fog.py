"""A second reading of the rules of WHAT the FOG?!, as a checker of traces.

It shares nothing with the rules engine: what both readings agree on is probably what the rules say. It
follows a trace line by line, keeps the whole table in plain lists and Counters, and complains about the first
line of each game that the rules do not allow. The paragraphs (§) are those of the numbered rules.
"""

from __future__ import annotations

import json
import sys
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping
from itertools import combinations
from pathlib import Path
from typing import Any

from tests.second_reading.lines import EVENTS, RULE_OF_STAGE, SYMBOLS, fits, shapes

Event = dict[str, Any]
Token = tuple[str, str]  # the side shown, the back
Layout = Mapping[int, tuple[str, str, str, str]]

# --- §1 Material --------------------------------------------------------------------------------------------

ALL_CARDS = Counter(dict.fromkeys(SYMBOLS, 8))
ALL_TOKENS = Counter({frozenset(two): 3 for two in combinations(SYMBOLS, 2)})
LAYOUT: Layout = {
    1: ("", "", "swap", ""),
    2: ("", "", "reveal", ""),
    3: ("", "swap", "", ""),
    4: ("", "", "reveal", ""),
    5: ("", "", "swap", ""),
    6: ("", "swap", "", "reveal"),
    7: ("swap", "", "swap", ""),
}
ROUNDS, PARTS, PILE_SIZE = 4, 4, 10


def unordered(tokens: Iterable[Token]) -> Counter[frozenset[str]]:
    return Counter(frozenset(token) for token in tokens)


class TraceError(Exception):
    """The trace does something the rules do not allow."""


def need(holds: bool, rule: str, otherwise: str) -> None:
    if not holds:
        raise TraceError(f"{rule}: {otherwise}")


# --- The game -----------------------------------------------------------------------------------------------


class Game:
    def __init__(self, layout: Layout, with_decisions: bool) -> None:
        self.layout, self.with_decisions = layout, with_decisions
        self.asked: set[int] = set()  # seats whose decision line for the coming choice was seen
        self.stage, self.shapes = "game", shapes(0)
        self.players = self.round = self.active = self.starter = self.day = self.predicting = 0
        self.long_game = False
        self.totals: list[int] = []
        self.arrows: list[int] = []
        self.claimed: list[int] = []
        self.boards: dict[int, list[Token]] = {}
        self.piles: list[list[Token]] = []  # the top first
        self.held: list[Token] = []  # picked, not yet placed
        self.supply: Counter[frozenset[str]] = Counter()
        self.deck: list[str] = []  # the next first
        self.discards: list[str] = []
        self.hands: list[list[str]] = []
        self.revealed: list[list[str]] = []

    def play(self, event: Event) -> None:
        kind = event["type"]
        need(kind != NOT_AN_EVENT, "trace", "not a JSON object with a type")
        if kind not in HANDLERS:
            return  # a trace may carry more types than these
        self.skip_empty_hands(kind)
        awaited = RULE_OF_STAGE[self.stage]
        stage, rule = EVENTS.get(kind, (self.stage, awaited))
        need(stage == self.stage, awaited, f"the next thing is '{self.stage}', not {kind} ({rule})")
        for name, shape in self.shapes[kind].items():
            need(name in event, rule, f"{kind} has no {name}")
            need(fits(event[name], shape), rule, f"{kind} cannot have {name} = {event[name]!r}")
        HANDLERS[kind](self, event)
        if self.boards:
            self.check_material(rule)

    def skip_empty_hands(self, kind: str) -> None:
        # §3.6, §5.1: when nobody has a hand card the joint line may be there, all null, or not at all.
        if self.stage == "reveal" and kind != "cards_revealed" and not any(self.hands):
            self.after_action()
        if self.stage == "discard" and kind != "cards_discarded" and not any(self.hands):
            self.stage = "open"

    def check_material(self, rule: str) -> None:
        tokens = [token for tokens in (*self.boards.values(), *self.piles, self.held) for token in tokens]
        need(unordered(tokens) + self.supply == ALL_TOKENS, f"§1.3, {rule}", "not every pair three times")
        cards = Counter(card for cards in (*self.hands, *self.revealed) for card in cards)
        cards += Counter(self.deck) + Counter(self.discards)
        need(cards == ALL_CARDS, f"§1.2, {rule}", "not 8 cards of each symbol")

    # --- Choices ---

    def choices(self) -> dict[int, set[str]]:
        """Who has to choose now, and between what."""
        match self.stage:
            case "pick":
                tops = self.tops()
                legal = {f"pick {pile}" for pile, top in enumerate(tops, 1) if top is not None}
                same = len(legal) == 3 and len(set(tops)) == 1  # §3.3
                return {self.active: legal | {"return"} if same else legal}
            case "place":  # §3.2
                return {self.active: {f"place {day}" for day in self.boards if len(self.boards[day]) < PARTS}}
            case "swap":
                return {self.active: {f"swap {card}" for card in self.hands[self.active]}}
            case "predict":
                return {self.predicting: {"advance", "pass"}}
            case "reveal" | "discard":
                able = [seat for seat in range(self.players) if self.hands[seat]]
                return {seat: {f"{self.stage} {card}" for card in self.hands[seat]} for seat in able}
        return {}

    def choose(self, rule: str, made: dict[int, str]) -> None:
        choices = self.choices()
        need(set(made) == set(choices), rule, f"seats {sorted(choices)} have to choose, not {sorted(made)}")
        for seat, action in made.items():
            need(action in choices[seat], rule, f"seat {seat} cannot {action}, only {sorted(choices[seat])}")
            told = seat in self.asked or len(choices[seat]) == 1 or not self.with_decisions
            need(told, rule, f"no decision line for seat {seat} before {action}")
        self.asked.clear()

    def decision(self, event: Event) -> None:
        rule, seat, legal, choices = RULE_OF_STAGE[self.stage], event["seat"], event["legal"], self.choices()
        need(seat in choices, rule, f"seat {seat} has nothing to choose now")
        need(seat not in self.asked, rule, f"seat {seat} is asked twice")
        need(len(legal) == len(set(legal)), rule, f"an action is listed twice: {legal}")
        need(set(legal) == choices[seat], rule, f"legal is {sorted(choices[seat])}, not {sorted(legal)}")
        self.asked.add(seat)

    # --- §2 A round is laid out ---

    def game_started(self, event: Event) -> None:
        self.players, self.long_game = event["options"]["players"], event["options"]["long_game"]
        need(len(event["seats"]) == self.players, "§1.5", f"{event['seats']} are not {self.players} players")
        self.shapes, self.totals = shapes(self.players), [0] * self.players
        self.stage = "round"

    def round_started(self, event: Event) -> None:
        left = (self.starter + 1) % self.players
        need(event["round"] == self.round + 1, "§2.1", f"round {event['round']} after {self.round}")
        need(self.round == 0 or event["starter"] == left, "§2.5", f"seat {left} starts this round")
        self.round, self.starter, self.active = event["round"], event["starter"], event["starter"]
        self.lay_out_tokens(event)
        self.hands, self.deck, self.discards = list(map(list, event["hands"])), list(event["deck"]), []
        size = len(self.boards) + 1
        need(all(len(hand) == size for hand in self.hands), "§2.1", f"everyone is dealt {size} cards")
        self.revealed = [[] for _ in range(self.players)]
        self.arrows = [0] * self.players
        self.stage = "pick"

    def lay_out_tokens(self, event: Event) -> None:
        days = list(range(1, self.round + 4))
        need(event["days"] == days, "§2.1", f"round {self.round} uses days {days}")
        laid, backs = event["laid"], event["laid_backs"]
        covered = set() if self.long_game else {str(day) for day in days if day != 7}
        rule = "§2.3" if self.long_game else "§2.2"
        need(set(laid) == set(backs) == covered, rule, f"days {sorted(covered)} get a token")
        self.boards = {day: [(laid[str(day)], backs[str(day)])] if str(day) in laid else [] for day in days}
        self.piles = [[(shown, back) for shown, back in pile] for pile in event["piles"]]
        need(all(len(pile) == PILE_SIZE for pile in self.piles), "§2.4", "three piles of 10")
        self.supply = Counter(frozenset(token) for token in event["supply"])
        self.check_piles("§2.4", event)

    # --- §3 Placing ---

    def tops(self) -> list[str | None]:
        return [pile[0][0] if pile else None for pile in self.piles]

    def check_piles(self, rule: str, event: Event) -> None:
        tops, sizes, supply = self.tops(), [len(pile) for pile in self.piles], self.supply.total()
        need(event["tops"] == tops, rule, f"the tops are {tops}, not {event['tops']}")
        need(event["pile_sizes"] == sizes, rule, f"the pile sizes are {sizes}, not {event['pile_sizes']}")
        need(event["supply_size"] == supply, rule, f"the supply is {supply}, not {event['supply_size']}")

    def rebuild(self, rebuilt: list[Event]) -> None:
        """§3.4; a pile that stays empty may be told as rebuilt with no tokens, or not at all."""
        order = [entry["pile"] for entry in rebuilt]
        need(order == sorted(set(order)), "§3.4", f"piles are rebuilt in the order 1, 2, 3, not {order}")
        told = {entry["pile"]: [(shown, back) for shown, back in entry["tokens"]] for entry in rebuilt}
        for which, pile in enumerate(self.piles, 1):
            need(not pile or which not in told, "§3.4", f"pile {which} is not empty, so not rebuilt")
            size = 0 if pile else min(PILE_SIZE, self.supply.total())
            new = told.get(which, [])
            need(len(new) == size, "§3.4", f"pile {which} gets {size} tokens, not {len(new)}")
            need(unordered(new) <= self.supply, "§3.4", f"pile {which} is not out of the supply")
            self.supply -= unordered(new)
            pile.extend(new)

    def tokens_returned(self, event: Event) -> None:
        top = self.tops()[0]
        self.choose("§3.3", {event["seat"]: "return"})
        need(event["symbol"] == top, "§3.3", f"the three tokens show {top}")
        self.supply += unordered(pile.pop(0) for pile in self.piles)  # §3.4: before any pile is rebuilt
        self.rebuild(event["rebuilt"])
        self.check_piles("§3.3", event)

    def token_picked(self, event: Event) -> None:
        self.choose("§3.1", {event["seat"]: f"pick {event['pile']}"})
        self.held = [self.piles[event["pile"] - 1].pop(0)]
        need(event["symbol"] == self.held[0][0], "§3.1", f"the picked token shows {self.held[0][0]}")
        self.rebuild(event["rebuilt"])
        self.check_piles("§3.1", event)
        self.stage = "place"

    def token_placed(self, event: Event) -> None:
        self.choose("§3.2", {event["seat"]: f"place {event['day']}"})
        self.day, board = event["day"], self.boards[event["day"]]
        need(event["part"] == len(board) + 1, "§3.2", f"the next empty part is {len(board) + 1}")
        need(event["symbol"] == self.held[0][0], "§3.2", f"the token keeps showing {self.held[0][0]}")
        board.append(self.held.pop())
        action = self.layout[self.day][event["part"] - 1]
        if action == "reveal" or (action == "swap" and self.hands[self.active]):
            self.stage = action
        else:
            self.after_action()

    def card_swapped(self, event: Event) -> None:
        self.choose("§3.5", {event["seat"]: f"swap {event['discarded']}"})
        self.hands[self.active].remove(event["discarded"])
        self.discards.append(event["discarded"])
        new = event["reshuffled"]
        need((new is None) == bool(self.deck), "§3.5", f"the deck has {len(self.deck)} cards")
        if new is not None:
            need(Counter(new) == Counter(self.discards), "§3.5", "the new deck is not the discards")
            self.deck, self.discards = list(new), []
        drawn = self.deck.pop(0)
        need(event["drawn"] == drawn, "§3.5", f"the next card of the deck is {drawn}")
        self.hands[self.active].append(drawn)
        self.after_action()

    def cards_revealed(self, event: Event) -> None:
        for seat, card in self.chosen_together("§3.6", event):
            self.revealed[seat].append(card)
        self.after_action()

    def chosen_together(self, rule: str, event: Event) -> list[tuple[int, str]]:
        chosen = [(seat, card) for seat, card in enumerate(event["cards"]) if card is not None]
        self.choose(rule, {seat: f"{self.stage} {card}" for seat, card in chosen})
        for seat, card in chosen:
            self.hands[seat].remove(card)
        return chosen

    def after_action(self) -> None:
        """§3.7: only now the prediction, if the board is full."""
        if len(self.boards[self.day]) == PARTS:
            self.stage, self.predicting = "predict", self.active
        else:
            self.next_turn()

    def next_turn(self) -> None:
        self.active = (self.active + 1) % self.players  # §4.2
        full = all(len(board) == PARTS for board in self.boards.values())
        self.stage = "discard" if full else "pick"

    # --- §4 Predicting ---

    def predicted(self, event: Event) -> None:
        seat = event["seat"]
        self.choose("§4.1", {seat: "advance" if event["advanced"] else "pass"})
        self.arrows[seat] += event["advanced"]
        need(event["arrow"] == self.arrows[seat], "§4.1", f"the arrow is on {self.arrows[seat]}")
        self.predicting = (seat + 1) % self.players
        if self.predicting == self.active:
            self.next_turn()

    # --- §5 Claiming and scoring ---

    def cards_discarded(self, event: Event) -> None:
        self.discards += [card for _, card in self.chosen_together("§5.1", event)]
        self.stage = "open"

    def open_cards(self) -> list[list[str]]:
        return [hand + revealed for hand, revealed in zip(self.hands, self.revealed, strict=True)]

    def cards_opened(self, event: Event) -> None:
        for seat, cards in enumerate(map(sorted, self.open_cards())):
            need(sorted(event["cards"][seat]) == cards, "§5.1", f"seat {seat} lays open {cards}")
        self.stage = "claim"

    def days_claimed(self, event: Event) -> None:
        told = [entry["day"] for entry in event["days"]]
        need(sorted(told) == sorted(self.boards), "§5.3", f"the days are {sorted(self.boards)}, not {told}")
        self.claimed = [0] * self.players
        for entry in event["days"]:
            day, board = entry["day"], self.boards[entry["day"]]
            influence = [sum(cards.count(shown) for shown, _ in board) for cards in self.open_cards()]
            need(entry["influence"] == influence, "§5.2", f"influence on day {day} is {influence}")
            claimers = [seat for seat, mine in enumerate(influence) if mine == max(influence) >= 1]
            need(sorted(entry["claimed_by"]) == claimers, "§5.3", f"seats {claimers} claim day {day}")
            for seat in claimers:
                self.claimed[seat] += 1
        self.stage = "score"

    def round_scored(self, event: Event) -> None:
        need(event["round"] == self.round, "§5.4", f"this is round {self.round}")
        need(event["predictions"] == self.arrows, "§5.4", f"the predictions are {self.arrows}")
        need(event["claimed"] == self.claimed, "§5.4", f"the days claimed are {self.claimed}")
        misses = [abs(said - claimed) for said, claimed in zip(self.arrows, self.claimed, strict=True)]
        points = [-miss if miss else self.arrows[seat] + self.round for seat, miss in enumerate(misses)]
        need(event["points"] == points, "§5.4", f"the points are {points}")
        self.totals = [total + gained for total, gained in zip(self.totals, points, strict=True)]
        need(event["totals"] == self.totals, "§5.4", f"the totals are {self.totals}")
        self.stage = "end" if self.round == ROUNDS else "round"

    # --- §6 The end ---

    def game_ended(self, event: Event) -> None:
        need(event["totals"] == self.totals, "§6", f"the totals are {self.totals}")
        groups = [max(Counter(cards).values(), default=0) for cards in self.open_cards()]
        standings = list(zip(self.totals, self.claimed, groups, strict=True))
        winners = [seat for seat, standing in enumerate(standings) if standing == max(standings)]
        need(sorted(event["winners"]) == winners, "§6", f"{winners} win, standing {standings}")
        self.stage = "over"


Handler = Callable[[Game, Event], None]
HANDLERS: dict[str, Handler] = {kind: getattr(Game, kind) for kind in (*EVENTS, "decision")}

# --- Reading traces -----------------------------------------------------------------------------------------

NOT_AN_EVENT = ""


def parse(line: str) -> Event:
    try:
        event = json.loads(line)
    except (ValueError, RecursionError):
        event = None
    has_type = isinstance(event, dict) and isinstance(event.get("type"), str)
    return event if has_type else {"type": NOT_AN_EVENT}


def games(lines: Iterable[str]) -> Iterator[list[tuple[int, Event]]]:
    """Each game's numbered lines; lines of types not known here may come before, between and after."""
    texts = list(lines)
    while texts and not texts[-1].strip():
        texts.pop()
    game: list[tuple[int, Event]] = []
    for where, event in enumerate(map(parse, texts), 1):
        if event["type"] == "game_started" and any(earlier["type"] in HANDLERS for _, earlier in game):
            yield game
            game = []
        game.append((where, event))
    if game:
        yield game


def first_complaint(lines: list[tuple[int, Event]], layout: Layout) -> str | None:
    game = Game(layout, with_decisions=any(event["type"] == "decision" for _, event in lines))
    for where, event in lines:
        try:
            game.play(event)
        except TraceError as complaint:
            return f"line {where}: {complaint}"
    if game.stage == "over":
        return None
    return f"line {lines[-1][0]}: {RULE_OF_STAGE[game.stage]}: the trace breaks off before '{game.stage}'"


def complaints(lines: Iterable[str], layout: Layout = LAYOUT) -> list[str]:
    """What is wrong with a trace of one or more games: the first thing of each game."""
    found = [first_complaint(game, layout) for game in games(lines)]
    return [complaint for complaint in found if complaint] if found else ["line 1: §2.1: there is no game"]


def main() -> int:
    with Path(sys.argv[1]).open(encoding="utf-8") as file:
        lines = list(file)
    found = complaints(lines)
    praise = f"{len(list(games(lines)))} games, {len(lines)} lines: nothing to complain about"
    print("\n".join(found or [praise]))
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
