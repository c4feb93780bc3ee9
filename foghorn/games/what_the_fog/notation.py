"""Actions, symbols and phases as words; every number here counts from 1."""

from __future__ import annotations

from typing import Literal

from ...core.errors import Unreadable
from .position import ADVANCE, DAYS, DISCARD, PASS, PICK, PILES, PLACE, RETURN, REVEAL, SWAP

Symbol = Literal["rain", "snow", "fog", "clouds", "thunder", "sun"]
SYMBOL_NAMES: tuple[Symbol, ...] = ("rain", "snow", "fog", "clouds", "thunder", "sun")
NUMBER_OF: dict[str, int] = {name: number for number, name in enumerate(SYMBOL_NAMES)}

Phase = Literal["pick", "place", "swap", "reveal", "predict", "discard", "over"]
PHASES: tuple[Phase, ...] = ("pick", "place", "swap", "reveal", "predict", "discard", "over")

PLAIN: dict[str, int] = {"pass": PASS, "advance": ADVANCE, "return": RETURN}
NUMBERED: dict[str, tuple[int, int, str]] = {
    "pick": (PICK, PILES, "no-such-pile"),
    "place": (PLACE, DAYS, "no-such-day"),
}
CARDS: dict[str, int] = {"swap": SWAP, "reveal": REVEAL, "discard": DISCARD}


def _all_texts() -> list[str]:
    texts = {number: word for word, number in PLAIN.items()}
    for word, (first, count, _) in NUMBERED.items():
        texts |= {first + i: f"{word} {i + 1}" for i in range(count)}
    for word, first in CARDS.items():
        texts |= {first + number: f"{word} {name}" for name, number in NUMBER_OF.items()}
    return [texts[number] for number in sorted(texts)]


TEXTS = _all_texts()


def parse_action(text: str) -> int:
    """Return the action number of a notation; raise `Unreadable` if it is none."""
    words = text.lower().split()
    if len(words) == 1 and words[0] in PLAIN:
        return PLAIN[words[0]]
    if len(words) == 2:
        word, rest = words
        if word in NUMBERED and rest.isascii() and rest.isdigit():
            first, count, code = NUMBERED[word]
            number = int(rest) if len(rest) < 10 else 0
            if not 1 <= number <= count:
                raise Unreadable(code, "2.4" if word == "pick" else "2.1", given=rest[:9], most=count)
            return first + number - 1
        if word in CARDS:
            if rest not in NUMBER_OF:
                raise Unreadable("no-such-symbol", "1.1", given=rest[:20])
            return CARDS[word] + NUMBER_OF[rest]
    raise Unreadable("no-such-action", given=text.strip()[:40])


def kind_of(action: int) -> str:
    """Return the first word of an action's notation."""
    return TEXTS[action].split()[0]
