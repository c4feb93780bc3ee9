"""The kernel against a second, independent reading of the rules: both accept what is right and reject what is not."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from foghorn.core.audit import audit
from foghorn.games.escape.options import EscapeOptions
from tests.games.traces import Lines, lines_of, rejected_by
from tests.second_reading.escape.auditor import complaints

from .golden import GAMES
from .traces import SMALL_TABLES, played

pytestmark = pytest.mark.compiled_only

Damage = Callable[[dict[str, Any]], None]

# With minimum crew: every field of a reckoning is there.
TRACE = next(golden for golden in GAMES if golden.name == "small-3-plain").read()
FOG_CARDS = next(golden for golden in GAMES if golden.name == "small-2-fog-cards").read()


@pytest.mark.parametrize("options", SMALL_TABLES)
@pytest.mark.parametrize("hurry", [False, True], ids=["at random", "in a hurry"])
def test_a_second_reading_of_the_rules_has_nothing_to_complain_about(options: EscapeOptions, hurry: bool) -> None:
    """With decisions: every position's actions are the same; `make soak` plays many more."""
    assert complaints(played(options, 100, hurry=hurry).decode().splitlines()) == []


def test_traces_without_decisions_are_read_too() -> None:
    trace = played(SMALL_TABLES[0], 5, decisions=False)
    assert complaints(trace.decode().splitlines()) == []
    assert audit(trace.splitlines(keepends=True)).decisions == 0


@pytest.mark.parametrize("trace", [TRACE, FOG_CARDS])
def test_the_traces_that_will_be_damaged_are_whole(trace: bytes) -> None:
    assert rejected_by(lines_of(trace), complaints) == []


BOTH = ["second reading", "audit"]


def to_damage(kind: str) -> Lines:
    """A trace to damage; lists of actions are left out where they would only take time."""
    return [line for line in lines_of(TRACE) if kind == "decision" or line["type"] != "decision"]


def change(field: str, alter: Callable[[Any], Any]) -> Damage:
    def altered(line: dict[str, Any]) -> None:
        before = line[field]
        line[field] = alter(before)
        assert line[field] != before, "nothing was changed"

    return altered


def plus_one(number: int) -> int:
    return number + 1


def first(field: str, alter: Callable[[Any], Any]) -> Damage:
    return lambda line: change(field, alter)(line["colours"][0])


def other_colour(colour: str) -> str:
    return "yellow" if colour == "orange" else "orange"


DAMAGE: dict[str, dict[str, Damage]] = {
    "game_started": {
        "another number of players": lambda line: line["options"].update(players=2),
        "another board": lambda line: line["options"].update(board="large"),
        "too few names": change("seats", lambda seats: seats[1:]),
        "another turn order": change("colours", lambda colours: colours[::-1]),
    },
    "beach_laid_out": {
        "an obstacle less": change("obstacles", lambda obstacles: obstacles[1:]),
        "an islander less": change("islanders", lambda islanders: islanders[1:]),
        "area points that no chip has": change("area_points", lambda points: [7, *points[1:]]),
        "another start of the fog": change("fog", lambda fog: str(int(fog) + 1)),
    },
    "islander_selected": {
        "another colour": change("colour", other_colour),
        "somebody who is not there": change("islander", lambda _: 99),
    },
    "turn_started": {"another colour": change("colour", other_colour), "more points": change("mp", plus_one)},
    "moved": {
        "another colour": change("colour", other_colour),
        "another cost": change("cost", plus_one),
        "another movement": change("movement", lambda movement: "swap" if movement == "run" else "run"),
        "enhanced": change("enhanced", lambda enhanced: not enhanced),
        "another way": change("path", lambda path: [*path[:-1], path[0]]),
        "somebody displaced who was not": change("displaced", lambda d: [*d, {"islander": 1, "cell": "A1"}]),
        "a chip": change("chip", lambda chip: 5 if chip != 5 else 4),
    },
    "turn_ended": {
        "another number of points": change("mp_left", plus_one),
        "another reason": change("reason", lambda reason: "stuck" if reason != "stuck" else "spent"),
    },
    "fog_moved": {
        "more steps": change("steps", plus_one),
        "another row": change("to", lambda to: "H" if to != "H" else "G"),
        "one more lost": change("lost", lambda lost: [*lost, 1]),
    },
    "game_scored": {
        field: first(field, plus_one) for field in ("own_boat", "missing", "areas", "lost", "bonus", "crew", "total")
    },
    "game_ended": {
        "another winner": change("winners", lambda winners: [(winners[0] + 1) % 3]),
        "other totals": change("totals", lambda totals: [totals[0] + 1, *totals[1:]]),
    },
    "decision": {
        "an action less": change("legal", lambda legal: legal[1:]),
        "an action too many": change("legal", lambda legal: [*legal, "run A1 A2"]),
        "another seat": change("seat", lambda seat: (seat + 1) % 3),
    },
}


@pytest.mark.parametrize(("kind", "damage"), [(kind, name) for kind, found in DAMAGE.items() for name in found])
def test_a_damaged_line_is_rejected_by_both(kind: str, damage: str) -> None:
    lines = to_damage(kind)
    line = [line for line in lines if line["type"] == kind][-1]
    DAMAGE[kind][damage](line)
    assert rejected_by(lines, complaints) == BOTH


@pytest.mark.parametrize("kind", [kind for kind in DAMAGE if kind != "decision"])
def test_a_missing_line_is_rejected_by_both(kind: str) -> None:
    lines = to_damage(kind)
    lines.remove(next(line for line in lines if line["type"] == kind))
    assert rejected_by(lines, complaints) == BOTH


@pytest.mark.parametrize("kind", ["islander_selected", "turn_started", "moved", "turn_ended", "fog_moved"])
def test_a_line_told_twice_is_rejected_by_both(kind: str) -> None:
    lines = to_damage(kind)
    at = next(at for at, line in enumerate(lines) if line["type"] == kind)
    lines.insert(at, dict(lines[at]))
    assert rejected_by(lines, complaints) == BOTH


def test_a_fog_deck_of_other_cards_is_rejected_by_both() -> None:
    """§10.6"""
    lines = lines_of(FOG_CARDS)
    lines[1]["fog_deck"] = ["A"] * len(lines[1]["fog_deck"])
    assert rejected_by(lines, complaints) == BOTH


def test_every_kind_of_line_is_damaged() -> None:
    assert {line["type"] for line in lines_of(TRACE)} == set(DAMAGE)
