"""The lines of a trace of WHAT the FOG?!: which there are, which rule each answers to, and what each must hold."""

from __future__ import annotations

from typing import Any

GAME = "what-the-fog"
SYMBOLS = ("rain", "snow", "fog", "clouds", "thunder", "sun")

# What each event answers to: the stage of the game it belongs to, and its rule.
EVENTS = {
    "game_started": ("game", "§1.5"),
    "round_started": ("round", "§2.1"),
    "tokens_returned": ("pick", "§3.3"),
    "token_picked": ("pick", "§3.1"),
    "token_placed": ("place", "§3.2"),
    "card_swapped": ("swap", "§3.5"),
    "cards_revealed": ("reveal", "§3.6"),
    "predicted": ("predict", "§4.1"),
    "cards_discarded": ("discard", "§5.1"),
    "cards_opened": ("open", "§5.1"),
    "days_claimed": ("claim", "§5.3"),
    "round_scored": ("score", "§5.4"),
    "game_ended": ("end", "§6"),
}
RULE_OF_STAGE = dict(EVENTS.values()) | {"pick": "§3.1, §3.3", "over": "§6"}


def fits(value: Any, shape: Any) -> bool:
    """A tuple offers alternatives, [x] is a list of x, [x, 3] of three, {str: x} has any keys."""
    match shape:
        case tuple():
            return any(fits(value, one) for one in shape)
        case range():
            return type(value) is int and value in shape
        case type():
            return type(value) is shape
        case [inner, *size]:
            sized = type(value) is list and size in ([], [len(value)])
            return sized and all(fits(one, inner) for one in value)
        case dict():
            if type(value) is not dict:
                return False
            fields = dict.fromkeys(value, shape[str]) if str in shape else shape
            return all(name in value and fits(value[name], fields[name]) for name in fields)
    return bool(value == shape)


def shapes(players: int) -> dict[str, dict[str, Any]]:
    """The fields every line of a type has, in a game of so many players."""
    seat, day, size, symbol = range(players), range(1, 8), range(46), SYMBOLS
    tokens = [[symbol, 2]]  # [shown, back]
    visible = {"tops": [(*symbol, None), 3], "pile_sizes": [size, 3], "supply_size": size}
    after = visible | {"rebuilt": [{"pile": range(1, 4), "tokens": tokens}]}
    hidden = {"piles": [tokens, 3], "laid_backs": {str: symbol}, "supply": tokens, "deck": [symbol]}
    dealt = {"starter": seat, "days": [day], "hands": [[symbol], players], "laid": {str: symbol}}
    secret = {"cards": [(*symbol, None), players]}
    claim = {"day": day, "influence": [int, players], "claimed_by": [seat]}
    score = {name: [int, players] for name in ("predictions", "claimed", "points", "totals")}
    options = {"players": range(2, 6), "long_game": bool}
    return {
        "game_started": {"game": GAME, "rules_version": (str, int), "seats": [str], "options": options},
        "round_started": {"round": range(1, 5)} | dealt | visible | hidden,
        "tokens_returned": {"seat": seat, "symbol": symbol} | after,
        "token_picked": {"seat": seat, "pile": range(1, 4), "symbol": symbol} | after,
        "token_placed": {"seat": seat, "day": day, "part": range(1, 5), "symbol": symbol},
        "card_swapped": {"seat": seat, "discarded": symbol, "drawn": symbol, "reshuffled": (None, [symbol])},
        "cards_revealed": secret,
        "predicted": {"seat": seat, "advanced": bool, "arrow": range(8)},
        "cards_discarded": secret,
        "cards_opened": {"cards": [[symbol], players]},
        "days_claimed": {"days": [claim]},
        "round_scored": {"round": range(1, 5)} | score,
        "game_ended": {"totals": [int, players], "winners": [seat]},
        "decision": {"seat": seat, "legal": [str]},
    }
