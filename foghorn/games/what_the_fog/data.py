"""The box, read from data.toml and checked."""

from __future__ import annotations

import tomllib
from collections.abc import Collection
from functools import cache
from importlib import resources

import msgspec

from ...core.errors import InvalidFile
from .notation import SYMBOL_NAMES
from .position import DAYS, NO_ACTION, PARTS, REVEAL_PART, SWAP_PART, SYMBOLS, Material

PART_ACTIONS: dict[str, int] = {"-": NO_ACTION, "swap": SWAP_PART, "reveal": REVEAL_PART}
CARDS = 48
TOKENS = 45
MOST_PLAYERS = 5


class Box(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """data.toml, as it stands."""

    symbols: list[str]
    cards_per_symbol: int
    spare_cards: int
    barometer: int
    tokens_per_pair: int
    days: dict[str, list[str]]

    def material(self, without: Collection[str] = ()) -> Material:
        """Convert the box to the kernel's material; `without` names actions that the day boards go without."""
        symbols = range(len(self.symbols))
        parts = [part for day in sorted(self.days) for part in self.days[day]]
        return Material(
            cards=[symbol for symbol in symbols for _ in range(self.cards_per_symbol)],
            tokens=[
                first * SYMBOLS + second
                for first in symbols
                for second in symbols
                if first < second
                for _ in range(self.tokens_per_pair)
            ],
            actions=[NO_ACTION if part in without else PART_ACTIONS[part] for part in parts],
            spare_cards=self.spare_cards,
            barometer=self.barometer,
        )


def read_box(text: str) -> Box:
    """Read and check a box; raise `InvalidFile` naming the line that is wrong."""
    try:
        box = msgspec.convert(tomllib.loads(text), Box)
    except (tomllib.TOMLDecodeError, msgspec.ValidationError) as error:
        raise InvalidFile("box-unreadable", 1, detail=str(error)) from error

    def require(right: bool, key: str, detail: str) -> None:
        if not right:
            raise InvalidFile("box-wrong", _line_of(text, key), detail=detail)

    kinds = len(SYMBOL_NAMES)
    require(tuple(box.symbols) == SYMBOL_NAMES, "symbols", f"the symbols must be {', '.join(SYMBOL_NAMES)}")
    require(box.cards_per_symbol * kinds == CARDS, "cards_per_symbol", f"there must be {CARDS} cards")
    pairs = kinds * (kinds - 1) // 2
    require(box.tokens_per_pair * pairs == TOKENS, "tokens_per_pair", f"there must be {TOKENS} tokens")
    most = CARDS // MOST_PLAYERS - DAYS
    require(0 <= box.spare_cards <= most, "spare_cards", f"there are cards for {most} more than boards at most")
    require(0 <= box.barometer <= DAYS, "barometer", f"the barometer has numbers up to {DAYS}")
    require(sorted(box.days) == [str(day + 1) for day in range(DAYS)], "[days]", f"days 1 to {DAYS} are needed")
    for day, parts in box.days.items():
        require(len(parts) == PARTS, day, f"day {day} must have {PARTS} parts")
        for part in parts:
            require(part in PART_ACTIONS, day, f"day {day}: {part!r} is not one of {', '.join(PART_ACTIONS)}")
    return box


def _line_of(text: str, key: str) -> int:
    for number, line in enumerate(text.splitlines(), 1):
        if line.startswith(key):
            return number
    return 1


@cache
def box() -> Box:
    """Return the box this game is played with, read once."""
    return read_box(resources.files(__package__).joinpath("data.toml").read_text("utf-8"))


@cache
def material() -> Material:
    """Return the box's material for the kernel."""
    return box().material()


@cache
def part_names(box: Material) -> list[list[str | None]]:
    """Name the action on each part of each day of a box; None where there is none."""
    words = {number: None if part == "-" else part for part, number in PART_ACTIONS.items()}
    parts = [words[int(action)] for action in box.actions]
    return [parts[day : day + int(PARTS)] for day in range(0, len(parts), int(PARTS))]
