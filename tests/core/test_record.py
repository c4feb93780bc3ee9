"""The log is the truth: equal records, equal bytes."""

from __future__ import annotations

import msgspec
import pytest

from foghorn.core.chance import Seeded
from foghorn.core.entry import Entry
from foghorn.core.errors import InvalidFile
from foghorn.core.event import Decision
from foghorn.core.game import game_of
from foghorn.core.record import (
    Deal,
    Record,
    ScriptedDeal,
    SealedDeal,
    SeededDeal,
    chance_of,
    encode_line,
    heading_of,
    open_table,
    replay,
    trace_of,
)


def played(deal: Deal, seed: int = 3) -> Record:
    """A whole game by random choices."""
    game = game_of("what-the-fog")
    heading = heading_of(game, game.options(players=2), ["Ada", "Bo"], deal)
    table, choose, entries = open_table(heading), Seeded(seed), []
    while not table.state.over():
        seat = table.state.turn()
        legal = table.state.legal(seat)
        text = game.text(table.state, legal[choose.below(len(legal))])
        entries.append(Entry(table.seq + 1, f"m{table.seq}", seat, "act", text, "bot", 0.0))
        table.fold(entries[-1])
    return Record(heading, entries)


DEALS: list[Deal] = [SeededDeal(5, 2), SealedDeal("ab" * 32, ["01", "02"])]


@pytest.mark.parametrize("deal", DEALS, ids=["seeded", "sealed"])
def test_a_record_survives_being_written_and_replays_to_equal_bytes(deal: Deal) -> None:
    record = played(deal)
    again = msgspec.json.decode(msgspec.json.encode(record), type=Record)
    assert again == record
    assert trace_of(again, decisions=True) == trace_of(record, decisions=True)
    assert replay(again).state.over()


def test_a_deal_can_be_written_out_as_draws() -> None:
    assert [chance_of(ScriptedDeal([4, 2])).below(5) for _ in range(1)] == [4]


def test_another_seed_is_another_game() -> None:
    assert trace_of(played(SeededDeal(1))) != trace_of(played(SeededDeal(2)))


def test_a_choice_taken_back_is_not_in_the_trace() -> None:
    """The log keeps both entries; the trace tells the game as if the choice had not been made."""
    record = played(SeededDeal(5, 2))
    plain = trace_of(record)
    table, entries, undone = open_table(record.heading), [], 0
    for entry in record.entries:
        for each in (entry, None, entry):
            seq, name = table.seq + 1, f"m{table.seq}"
            if each is None:
                if not table.can_undo(entry.seat):
                    break
                undone += 1
                entries.append(Entry(seq, name, entry.seat, "undo", "", "person", 0.0))
            else:
                entries.append(Entry(seq, name, entry.seat, "act", entry.action, "bot", 0.0))
            table.fold(entries[-1])
    assert undone > 10
    assert trace_of(Record(record.heading, entries)) == plain


def test_the_first_entry_that_cannot_be_is_named() -> None:
    record = played(SeededDeal(5))
    entries = list(record.entries)
    entries[10] = msgspec.structs.replace(entries[10], seat=1 - entries[10].seat)
    with pytest.raises(InvalidFile) as damaged:
        replay(Record(record.heading, entries))
    assert damaged.value.line == 12  # the heading is line 1


def test_a_record_of_other_rules_is_refused() -> None:
    record = played(SeededDeal(5))
    with pytest.raises(InvalidFile) as damaged:
        open_table(msgspec.structs.replace(record.heading, rules_version=99))
    assert damaged.value.refusal.code == "rules-version"


def test_a_line_is_one_json_object_and_a_line_end() -> None:
    line = encode_line(Decision(seat=0, legal=["pass"]))
    assert line == b'{"type":"decision","seat":0,"legal":["pass"]}\n'


def test_an_entry_that_cannot_be_gives_its_reason_with_the_facts_of_it() -> None:
    game = game_of("lighthouse")
    heading = heading_of(game, game.options(players=2), ["Ada", "Ben"], SeededDeal(1))
    with pytest.raises(InvalidFile) as raised:
        replay(Record(heading, [Entry(1, "a", 0, "act", "climb 99", "person", 0.0)]))
    assert raised.value.refusal.code == "entry"
    assert raised.value.refusal.facts == {"line": 2, "reason": "no-such-action", "given": "climb 99"}
