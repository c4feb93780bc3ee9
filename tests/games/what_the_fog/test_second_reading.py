"""The kernel against a second, independent reading of the rules: both accept what is right and reject what is not."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from foghorn.core.audit import audit
from foghorn.core.errors import InvalidFile
from tests.games.traces import lines_of, rejected_by
from tests.second_reading.what_the_fog import complaints

from .golden import GAMES
from .traces import played

pytestmark = pytest.mark.compiled_only

# Three players, the long game: a return, a rebuilt pile, swaps and reveals are all in it.
TRACE = next(golden for golden in GAMES if golden.options == {"players": 3, "long_game": True}).read()
SYMBOLS = ("rain", "snow", "fog", "clouds", "thunder", "sun")


@pytest.mark.parametrize("first", range(0, 60, 10))
def test_a_second_reading_of_the_rules_has_nothing_to_complain_about(first: int) -> None:
    """60 random games, mixed options, with decisions."""
    games = [played(2 + number % 4, number % 8 >= 4, 1000 + number) for number in range(first, first + 10)]
    assert complaints(b"".join(games).decode().splitlines()) == []


def test_traces_without_decisions_are_read_too() -> None:
    trace = played(3, False, 5, decisions=False)
    assert complaints(trace.decode().splitlines()) == []
    assert audit(trace.splitlines(keepends=True)).decisions == 0


def test_the_trace_that_will_be_damaged_is_whole() -> None:
    assert rejected_by(lines_of(TRACE), complaints) == []


def other(symbol: str) -> str:
    return SYMBOLS[(SYMBOLS.index(symbol) + 1) % 6]


def change(field: str, alter: Callable[[Any], Any]) -> Callable[[dict[str, Any]], None]:
    def altered(line: dict[str, Any]) -> None:
        before = line[field]
        line[field] = alter(before)
        assert line[field] != before, "nothing was changed"

    return altered


def first_changed(alter: Callable[[Any], Any]) -> Callable[[list[Any]], list[Any]]:
    return lambda items: [alter(items[0]), *items[1:]]


def plus_one(number: int) -> int:
    return number + 1


def next_seat(seat: int) -> int:
    return (seat + 1) % 3


def first_claim(field: str, alter: Callable[[Any], Any]) -> Callable[[dict[str, Any]], None]:
    return lambda line: change(field, alter)(line["days"][0])


DAMAGE: dict[str, dict[str, Callable[[dict[str, Any]], None]]] = {
    "game_started": {
        "another number of players": lambda line: line["options"].update(players=2),
        "too many players": lambda line: line["options"].update(players=6),
        "the other variant": lambda line: line["options"].update(long_game=False),
        "too few names": change("seats", lambda seats: seats[1:]),
        "another game": change("game", lambda _: "chess"),
    },
    "round_started": {
        "another round": change("round", plus_one),
        "another number of days": change("days", lambda days: days[:-1]),
        "a card changed": change("hands", first_changed(first_changed(other))),
        "a card moved to another hand": change(
            "hands", lambda hands: [hands[0][1:], [*hands[1], hands[0][0]], hands[2]]
        ),
        "a card of the deck changed": change("deck", first_changed(other)),
        "another top": change("tops", first_changed(other)),
        "another size of a pile": change("pile_sizes", first_changed(plus_one)),
        "another size of the supply": change("supply_size", plus_one),
        "a token laid out in the long game": lambda line: line.update(laid={"1": "sun"}, laid_backs={"1": "rain"}),
        "a token that is not in the box": change("supply", first_changed(lambda _: ["sun", "sun"])),
        "a token of a pile turned over": change("piles", first_changed(first_changed(lambda token: token[::-1]))),
        "a pile cut short": change("piles", first_changed(lambda pile: pile[:-1])),
        "hidden piles": lambda line: line.pop("piles"),
    },
    "tokens_returned": {
        "another seat": change("seat", next_seat),
        "another symbol": change("symbol", other),
        "another size of a pile": change("pile_sizes", first_changed(plus_one)),
        "another size of the supply": change("supply_size", plus_one),
        "a pile that was not rebuilt": change("rebuilt", lambda _: [{"pile": 1, "tokens": [["sun", "rain"]]}]),
    },
    "token_picked": {
        "another seat": change("seat", next_seat),
        "no such seat": change("seat", lambda _: 7),
        "another pile": change("pile", lambda pile: pile % 3 + 1),
        "no such pile": change("pile", lambda _: 4),
        "another symbol": change("symbol", other),
        "other tops": change("tops", first_changed(other)),
        "another size of a pile": change("pile_sizes", first_changed(plus_one)),
    },
    "token_placed": {
        "another seat": change("seat", next_seat),
        "another part": change("part", plus_one),
        "no such day": change("day", lambda _: 9),
        "another symbol": change("symbol", other),
    },
    "card_swapped": {
        "another seat": change("seat", next_seat),
        "another card drawn": change("drawn", other),
        "a reshuffled deck": change("reshuffled", lambda _: ["sun"]),
        "no such symbol": change("discarded", lambda _: "hail"),
    },
    "cards_revealed": {
        "nobody's card": change("cards", first_changed(lambda _: None)),
        "a seat too many": change("cards", lambda cards: [*cards, "sun"]),
    },
    "predicted": {
        "another seat": change("seat", next_seat),
        "another arrow": change("arrow", plus_one),
        "the other choice": change("advanced", lambda advanced: not advanced),
    },
    "cards_discarded": {"nobody's card": change("cards", first_changed(lambda _: None))},
    "cards_opened": {
        "a card missing": change("cards", first_changed(lambda cards: cards[1:])),
        "another card": change("cards", first_changed(first_changed(other))),
    },
    "days_claimed": {
        "more influence": first_claim("influence", first_changed(plus_one)),
        "other claimers": first_claim("claimed_by", lambda seats: [] if seats else [0]),
        "a day missing": change("days", lambda days: days[1:]),
    },
    "round_scored": {
        "another round": change("round", plus_one),
        "another prediction": change("predictions", first_changed(plus_one)),
        "another claim": change("claimed", first_changed(plus_one)),
        "other points": change("points", first_changed(plus_one)),
        "another total": change("totals", first_changed(plus_one)),
    },
    "game_ended": {
        "another total": change("totals", first_changed(plus_one)),
        "another winner": change("winners", first_changed(next_seat)),
        "nobody wins": change("winners", lambda _: []),
    },
    "decision": {
        "an action too few": change("legal", lambda legal: legal[1:]),
        "an action too many": change("legal", lambda legal: [*legal, "swap sun"]),
        "another seat": change("seat", next_seat),
    },
}
CASES = [(kind, name) for kind, damages in DAMAGE.items() for name in damages]


@pytest.mark.parametrize(("kind", "name"), CASES, ids=[f"{kind}: {name}" for kind, name in CASES])
def test_both_readers_reject_a_line_that_was_altered(kind: str, name: str) -> None:
    """The first line of its type, and the last."""
    at = [number for number, line in enumerate(lines_of(TRACE)) if line["type"] == kind]
    for number in {at[0], at[-1]}:
        lines = lines_of(TRACE)
        DAMAGE[kind][name](lines[number])
        assert rejected_by(lines, complaints) == ["second reading", "audit"]


@pytest.mark.parametrize("kind", [kind for kind in DAMAGE if kind != "decision"])
def test_both_readers_reject_a_line_that_is_missing_or_told_twice(kind: str) -> None:
    """Decisions may be left out where they were forced, so these are not among them."""
    at = [number for number, line in enumerate(lines_of(TRACE)) if line["type"] == kind]
    for number in {at[0], at[-1]}:
        lines = lines_of(TRACE)
        assert rejected_by(lines[:number] + lines[number + 1 :], complaints) == ["second reading", "audit"]
        assert rejected_by([*lines[: number + 1], *lines[number:]], complaints) == ["second reading", "audit"]


def test_both_readers_reject_two_lines_in_the_wrong_order() -> None:
    lines = [line for line in lines_of(TRACE) if line["type"] != "decision"]
    for number in range(1, len(lines) - 1, 9):
        swapped = [*lines[:number], lines[number + 1], lines[number], *lines[number + 2 :]]
        if lines[number] != lines[number + 1]:
            assert rejected_by(swapped, complaints) == ["second reading", "audit"]


def test_both_readers_reject_a_trace_that_breaks_off() -> None:
    lines = lines_of(TRACE)
    for length in (1, 2, 40, len(lines) // 2, len(lines) - 1):
        assert rejected_by(lines[:length], complaints) == ["second reading", "audit"]


def test_both_readers_reject_what_is_no_trace() -> None:
    for line in (b"{", b"[]", b'"text"', b"null", b'{"type": 1}', b"\xff"):
        broken = [*TRACE.splitlines()[:30], line, *TRACE.splitlines()[30:]]
        assert complaints([each.decode("utf-8", "replace") for each in broken])
        with pytest.raises(InvalidFile):
            audit(broken)
    assert complaints([])
    with pytest.raises(InvalidFile):
        audit([])


def test_both_readers_let_a_trace_carry_more() -> None:
    lines = lines_of(TRACE)
    lines[5]["note"] = "more fields"
    lines.insert(7, {"type": "remark", "text": "more types"})
    assert rejected_by(lines, complaints) == []


def test_every_type_of_line_is_damaged_here() -> None:
    assert {line["type"] for line in lines_of(TRACE)} == DAMAGE.keys()
