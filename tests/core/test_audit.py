"""A trace is folded through the kernel; the first line that cannot be is named."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec
import pytest

from foghorn.core.audit import audit, replay_trace
from foghorn.core.entry import Entry
from foghorn.core.errors import InvalidFile
from foghorn.core.game import game_of
from foghorn.core.record import Record, SeededDeal, heading_of, open_table, trace_of


def lighthouse(seed: int = 1) -> list[bytes]:
    """A whole trace of the tiny game, with decisions."""
    game = game_of("lighthouse")
    heading = heading_of(game, game.options(players=2, length=6), ["Ada", "Bo"], SeededDeal(seed))
    table, entries = open_table(heading), []
    while not table.state.over():
        text = f"climb {1 + table.seq % 2}"
        entries.append(Entry(table.seq + 1, f"m{table.seq}", table.state.turn(), "act", text, "bot", 0.0))
        table.fold(entries[-1])
    return trace_of(Record(heading, entries), decisions=True).splitlines(keepends=True)


def altered(lines: list[bytes], number: int, **fields: Any) -> list[bytes]:
    raw = {**msgspec.json.decode(lines[number - 1]), **fields}
    return [*lines[: number - 1], msgspec.json.encode(raw) + b"\n", *lines[number:]]


def climbed(lines: list[bytes], number: int, **fields: Any) -> list[bytes]:
    """The same with another choice in a line."""
    choice = {**msgspec.json.decode(lines[number - 1])["choices"][0], **fields}
    return altered(lines, number, choices=[choice])


def test_a_true_trace_is_accepted_and_counted() -> None:
    lines = lighthouse(1) + lighthouse(2)
    tally = audit(lines)
    assert (tally.games, tally.lines, tally.decisions) == (2, len(lines), 12)


def test_lines_and_fields_nobody_knows_are_passed_over() -> None:
    lines = altered(lighthouse(), 4, mood="hopeful")
    lines.insert(3, b'{"type":"gull_screamed","loud":true}\n')
    assert audit(lines).games == 1


def test_a_trace_is_retold_moment_by_moment() -> None:
    moments = list(replay_trace(lighthouse()))
    assert len(moments) == 7
    assert [sum(moment.state.steps) for moment in moments] == [0, 1, 3, 4, 6, 7, 9]
    assert moments[0].seats == ["Ada", "Bo"]
    assert moments[-1].state.over()


# game_started, dealt, then decision and played by turns, game_ended.
DAMAGE: list[tuple[str, Callable[[list[bytes]], list[bytes]], int, str]] = [
    ("another result", lambda lines: altered(lines, 4, changed={"steps": [9, 0], "climbs": 1}), 4, "line-differs"),
    ("another winner", lambda lines: altered(lines, 15, winners=[0, 1]), 15, "line-differs"),
    ("another seat's turn", lambda lines: climbed(lines, 4, seat=1), 4, "line-illegal"),
    ("no such seat", lambda lines: climbed(lines, 4, seat=7), 4, "line-seat"),
    ("a seat beyond all bounds", lambda lines: climbed(lines, 4, seat=2**70), 4, "line-seat"),
    ("no such action", lambda lines: climbed(lines, 4, action="climb 3"), 4, "line-impossible"),
    ("a draw out of range", lambda lines: altered(lines, 2, draws=[6, 0]), 2, "line-draw-range"),
    ("a draw too few", lambda lines: altered(lines, 2, draws=[1]), 2, "line-draw-missing"),
    ("a legal action missing", lambda lines: altered(lines, 3, legal=["climb 1"]), 3, "decision-legal"),
    (
        "an illegal one listed",
        lambda lines: altered(lines, 3, legal=["climb 1", "climb 2", "fly"]),
        3,
        "decision-legal",
    ),
    ("a decision of the wrong seat", lambda lines: altered(lines, 3, seat=1), 3, "decision-seat"),
    ("a missing line", lambda lines: [*lines[:3], *lines[4:]], 4, "decision-seat"),
    ("a line twice", lambda lines: [*lines[:4], *lines[3:]], 5, "line-illegal"),
    ("an end too early", lambda lines: [*lines[:6], lines[14], *lines[6:]], 7, "line-out-of-place"),
    ("no end", lambda lines: lines[:-1], 14, "line-missing"),
    ("cut off", lambda lines: lines[:9], 9, "trace-unfinished"),
    ("half a line", lambda lines: [*lines[:8], lines[8][:10]], 9, "line-cut-off"),
    ("rubbish", lambda lines: [*lines[:5], b"\x00\xff\n", *lines[5:]], 6, "line-unreadable"),
    ("not an object", lambda lines: [*lines[:5], b"[1]\n", *lines[5:]], 6, "line-unreadable"),
    ("no start", lambda lines: lines[1:], 1, "trace-no-start"),
    ("nothing", lambda lines: [], 1, "trace-empty"),
    ("a field of the wrong type", lambda lines: altered(lines, 4, changed="many"), 4, "line-shape"),
    ("an unknown game", lambda lines: altered(lines, 1, game="chess"), 1, "line-options"),
    ("an option out of range", lambda lines: altered(lines, 1, options={"players": 9}), 1, "line-options"),
    ("a seat too few", lambda lines: altered(lines, 1, seats=["Ada"]), 1, "line-differs"),
    ("other rules", lambda lines: altered(lines, 1, rules_version=2), 1, "rules-version"),
]


@pytest.mark.parametrize(("damage", "number", "code"), [each[1:] for each in DAMAGE], ids=[each[0] for each in DAMAGE])
def test_the_first_line_that_cannot_be_is_named(
    damage: Callable[[list[bytes]], list[bytes]], number: int, code: str
) -> None:
    with pytest.raises(InvalidFile) as damaged:
        audit(damage(lighthouse()))
    assert (damaged.value.refusal.code, damaged.value.line) == (code, number)
