"""Small positions in few words: tokens are `shown` or `shown/back`, cards are symbols, all separated by spaces."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, TypedDict, Unpack

import msgspec

from foghorn.core.chance import Chance, Scripted, Seeded
from foghorn.games.what_the_fog import GAME
from foghorn.games.what_the_fog.description import Description, SheetRow, Token, build, describe
from foghorn.games.what_the_fog.notation import NUMBER_OF, SYMBOL_NAMES, TEXTS, Phase, Symbol, parse_action
from foghorn.games.what_the_fog.options import WhatTheFogOptions
from foghorn.games.what_the_fog.position import Material
from foghorn.games.what_the_fog.state import WhatTheFogState


class Fields(TypedDict, total=False):
    """A position in words; what is left out is as plain as can be."""

    round: int
    starter: int
    active: int
    actor: int
    phase: Phase
    closing: bool
    days: Sequence[str]
    held: str
    piles: Sequence[str]
    supply: str
    hands: Sequence[str]
    revealed: Sequence[str]
    chosen: Sequence[str]
    deck: str
    discards: str
    arrows: Sequence[int]
    sheets: Sequence[Sequence[tuple[int, int, int]]]


def symbol(word: str) -> Symbol:
    return SYMBOL_NAMES[NUMBER_OF[word]]


def cards(text: str) -> list[Symbol]:
    return [symbol(word) for word in text.split()]


def token(word: str) -> Token:
    """A token; a back side that nobody names is the next symbol in the list."""
    shown, _, back = word.partition("/")
    return symbol(shown), symbol(back) if back else SYMBOL_NAMES[(NUMBER_OF[shown] + 1) % len(SYMBOL_NAMES)]


def tokens(text: str) -> list[Token]:
    return [token(word) for word in text.split()]


def described(**fields: Unpack[Fields]) -> Description:
    """The whole position that a few words describe: by default round 1, seat 0 to pick, two players."""
    hands = fields.get("hands", ("sun rain fog", "snow clouds thunder"))
    number, seats = fields.get("round", 1), range(len(hands))
    active = fields.get("active", 0)
    held = fields.get("held")
    return Description(
        round=number,
        starter=fields.get("starter", 0),
        active=active,
        actor=fields.get("actor", active),
        phase=fields.get("phase", "pick"),
        closing=fields.get("closing", False),
        days=[tokens(day) for day in fields.get("days", [""] * (number + 3))],
        held=None if held is None else token(held),
        piles=[tokens(pile) for pile in fields.get("piles", ("rain rain", "snow snow", "fog fog"))],
        supply=tokens(fields.get("supply", "")),
        hands=[cards(hand) for hand in hands],
        revealed=[cards(each) for each in fields.get("revealed", [""] * len(hands))],
        chosen=[symbol(each) if each else None for each in fields.get("chosen", [""] * len(hands))],
        deck=cards(fields.get("deck", "clouds thunder sun")),
        discards=cards(fields.get("discards", "")),
        arrows=list(fields.get("arrows", [0] * len(hands))),
        sheets=[
            [SheetRow(*row) for row in sheet]
            for sheet in fields.get("sheets", [[(0, 0, 0)] * (number - 1)] * len(seats))
        ],
    )


def position(
    chance: Chance | None = None,
    long_game: bool = False,
    box: Material | None = None,
    **fields: Unpack[Fields],
) -> WhatTheFogState:
    """The position that a few words describe; without a chance, nothing may be drawn."""
    return build(described(**fields), long_game, chance or Scripted([]), box)


def legal(state: WhatTheFogState, seat: int) -> list[str]:
    """What a seat may do, in notation."""
    return [TEXTS[action] for action in state.legal(seat)]


def do(state: WhatTheFogState, *moves: str) -> WhatTheFogState:
    """Carry out moves written `seat action`, each of which must be legal."""
    for move in moves:
        seat, _, text = move.partition(" ")
        action = parse_action(text)
        assert action in state.legal(int(seat)), f"{move}: only {legal(state, int(seat))} in {describe(state).phase}"
        state.apply(int(seat), action)
    return state


def advanced(players: int, long_game: bool, seed: int, decisions: int) -> WhatTheFogState:
    """A game after so many random decisions, or at its end."""
    state, choose = GAME.start(WhatTheFogOptions(players=players, long_game=long_game), Seeded(seed)), Seeded(seed, 1)
    while decisions and not state.over():
        seat = state.turn()
        moves = state.legal(seat)
        state.apply(seat, moves[choose.below(len(moves))])
        decisions -= 1
    return state


def pairs(held: Iterable[Token]) -> list[tuple[str, ...]]:
    """Tokens without their sides, in one order."""
    return sorted(tuple(sorted(each)) for each in held)


def same_tokens(found: Sequence[Token], wanted: str) -> bool:
    """Whether tokens are as written; a back side counts only where it is written."""
    words = wanted.split()
    return len(words) == len(found) and all(
        word == (f"{shown}/{back}" if "/" in word else shown) for word, (shown, back) in zip(words, found, strict=True)
    )


def differences(state: WhatTheFogState, wanted: Mapping[str, Any]) -> list[str]:
    """Where a position is not as written, field by field."""
    description, wrong = describe(state), []
    for field, value in wanted.items():
        found: Any = _found(state, description, field)
        if field in ("days", "piles"):
            right = len(found) == len(value) and all(map(same_tokens, found, value))
        elif field == "supply":
            right = pairs(found) == pairs(tokens(value))
        elif field == "held":
            right = same_tokens([found] if found else [], value)
        else:
            right = found == value
        if not right:
            wrong.append(f"{field}: found {found}, wanted {value}")
    return wrong


def _found(state: WhatTheFogState, description: Description, field: str) -> Any:
    match field:
        case "hands" | "revealed":
            return [" ".join(each) for each in getattr(description, field)]
        case "deck" | "discards":
            return " ".join(getattr(description, field))
        case "chosen":
            return [each or "" for each in description.chosen]
        case "supply_size":
            return len(description.supply)
        case "pile_sizes":
            return [len(pile) for pile in description.piles]
        case "waiting" | "winners" | "scores":
            return getattr(state, field)()
        case "legal":
            return {str(seat): moves for seat in range(state.players) if (moves := legal(state, seat))}
        case "sheets":
            return [[list(msgspec.structs.astuple(row)) for row in sheet] for sheet in description.sheets]
        case "last_influence":
            return description.last_round and description.last_round.influence
        case "last_opened":
            return description.last_round and [" ".join(opened) for opened in description.last_round.opened]
        case "last_discarded":
            return description.last_round and [each or "" for each in description.last_round.discarded]
    return getattr(description, field)


def play_to(state: WhatTheFogState, choose: Chance, number: int) -> WhatTheFogState:
    """Play at random until that round begins, or to the end."""
    while not state.over() and state.round + 1 < number:
        seat = state.turn()
        moves = state.legal(seat)
        state.apply(seat, moves[choose.below(len(moves))])
    return state


class Prefixed(Chance):
    """Draws written out first, then a seeded rest."""

    def __init__(self, draws: Sequence[int], seed: int = 1) -> None:
        self.script = Scripted(draws)
        self.rest = Seeded(seed)

    def below(self, n: int) -> int:
        return self.script.below(n) if self.script.left() else self.rest.below(n)
