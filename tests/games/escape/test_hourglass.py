"""§10.1: a turn whose time is over ends, and what had to go on is taken back."""

from __future__ import annotations

import pytest

from foghorn.core.audit import audit
from foghorn.core.chance import Seeded
from foghorn.core.entry import Chosen, Entry
from foghorn.core.errors import Illegal, InvalidFile
from foghorn.core.event import Undone
from foghorn.core.record import Record, SeededDeal, heading_of, trace_of
from foghorn.core.table import Saved, Table
from foghorn.games.escape import GAME
from foghorn.games.escape.constants import MOVING
from foghorn.games.escape.description import Description, describe
from foghorn.games.escape.events import TurnEnded
from foghorn.games.escape.notation import text_of
from foghorn.games.escape.options import EscapeOptions
from foghorn.games.escape.state import EscapeState
from tests.second_reading.escape.auditor import complaints

OPTIONS = EscapeOptions(players=2, board="small", hourglass=40)


def state_of(table: Table) -> EscapeState:
    assert isinstance(table.state, EscapeState)
    return table.state


def entered(table: Table, kind: str, action: str = "", seat: int | None = None) -> Entry:
    seat = table.state.waiting()[0] if seat is None else seat
    by = "clock" if kind == "timeout" else "person"
    return Entry(table.seq + 1, f"e{table.seq + 1}", seat, kind, action, by, 0.0)  # type: ignore[arg-type]


def act(table: Table, at: int = 0) -> Entry:
    state = state_of(table)
    entry = entered(table, "act", text_of(state, state.legal(state.turn())[at]))
    table.fold(entry)
    return entry


def moving(seed: int = 3) -> tuple[Table, list[Entry]]:
    """A table at the first turn of the movement phase."""
    table, entries = Table(GAME, OPTIONS, Seeded(seed), ["Ada", "Ben"]), []
    while state_of(table).phase != MOVING:
        entries.append(act(table))
    return table, entries


def test_the_hourglass_runs_in_turns_of_the_movement_phase_alone() -> None:
    """§10.1"""
    table = Table(GAME, OPTIONS, Seeded(3), ["Ada", "Ben"])
    assert table.turn_limit is None
    table, entries = moving()
    assert table.turn_limit is not None
    assert (table.turn_limit.seconds, table.turn_seq) == (40, len(entries))
    assert Table(GAME, EscapeOptions(players=2, board="small"), Seeded(3), ["Ada", "Ben"]).turn_limit is None


def test_time_runs_on_through_movements_and_undo_and_begins_anew_with_the_next_turn() -> None:
    """§10.1"""
    table, entries = moving()
    first = table.turn_limit
    act(table, 1)
    table.fold(entered(table, "undo"))
    act(table, 1)
    assert (table.turn_limit, table.turn_seq) == (first, len(entries))
    table.fold(entered(table, "act", "end"))
    assert table.turn_limit != first
    assert table.turn_seq == table.seq


def test_at_the_end_of_time_the_turn_ends_and_the_points_left_are_lost() -> None:
    """§10.1"""
    table, _ = moving()
    act(table, 1)
    left, colour = state_of(table).mp, state_of(table).colour
    ended = table.fold(entered(table, "timeout", "timeout"))[0]
    assert isinstance(ended, TurnEnded)
    assert (ended.mp_left, ended.reason) == (left, "timeout")
    assert state_of(table).colour != colour
    assert not table.can_undo(0)
    assert not table.can_undo(1)


def halfway(seed: int) -> tuple[Table, Description]:
    """A table where somebody must go on, and the position before."""
    table, _ = moving(seed)
    while True:
        state = state_of(table)
        legal = state.legal(state.turn())
        for at, action in enumerate(legal):
            after = state.clone(Seeded(0))
            after.apply(state.turn(), action)
            if GAME.is_mid_action(after):
                act(table, at)
                return table, describe(state)
        act(table, min(1, len(legal) - 1))


@pytest.mark.parametrize("seed", range(5))
def test_a_movement_that_must_go_on_is_undone_back_to_the_action_that_began_it(seed: int) -> None:
    """§10.1, §5.1, §6.3"""
    table, before = halfway(seed)
    state = state_of(table)
    assert describe(state).standing != before.standing
    assert "end" not in [text_of(state, each) for each in state.legal(state.turn())]
    undone, ended = table.fold(entered(table, "timeout", "timeout"))[:2]
    assert isinstance(undone, Undone)
    assert isinstance(ended, TurnEnded)
    assert (ended.reason, ended.mp_left) == ("timeout", before.mp)
    assert describe(state_of(table)).standing == before.standing


def test_nobody_can_end_a_turn_as_the_clock_does() -> None:
    """§10.1"""
    table, _ = moving()
    seat = table.state.waiting()[0]
    with pytest.raises(Illegal, match="only-the-clock"):
        table.propose(seat, Chosen("timeout"), table.decisions[seat])
    with pytest.raises(Illegal, match="only-the-clock"):
        table.fold(entered(table, "act", "timeout"))
    with pytest.raises(Illegal, match="not-your-turn"):
        table.fold(entered(table, "timeout", "timeout", 1 - seat))


def test_without_an_hourglass_time_is_never_over() -> None:
    """§10.1"""
    plain = EscapeOptions(players=2, board="small")
    table = Table(GAME, plain, Seeded(3), ["Ada", "Ben"])
    while state_of(table).phase != MOVING:
        act(table)
    with pytest.raises(Illegal, match="only-the-clock"):
        table.fold(entered(table, "timeout", "timeout"))


def played() -> tuple[bytes, Record]:
    """A whole game in which every third turn runs out, some of them halfway."""
    table, entries = moving()
    number = 0
    while not table.state.over():
        state = state_of(table)
        legal = state.legal(state.turn())
        number += 1
        if number % 9 == 0 or (GAME.is_mid_action(state) and number % 2):
            entry = entered(table, "timeout", "timeout")
        else:
            entry = entered(table, "act", text_of(state, legal[-1] if number % 4 else legal[len(legal) // 2]))
        table.fold(entry)
        entries.append(entry)
    record = Record(heading_of(GAME, OPTIONS, ["Ada", "Ben"], SeededDeal(3)), entries)
    return trace_of(record, decisions=True), record


def test_a_trace_with_turns_that_ran_out_passes_the_audit() -> None:
    """§10.1"""
    trace, record = played()
    assert trace.count(b'"reason":"timeout"') == sum(entry.kind == "timeout" for entry in record.entries) > 5
    assert audit(trace.splitlines(keepends=True)).games == 1
    assert complaints(trace.decode().splitlines()) == []


def test_a_turn_cannot_run_out_without_an_hourglass() -> None:
    """§10.1"""
    trace = played()[0].replace(b'"hourglass":40', b'"hourglass":null', 1)
    with pytest.raises(InvalidFile):
        audit(trace.splitlines(keepends=True))


def test_a_table_saved_and_restored_knows_when_its_turn_began() -> None:
    """§10.1"""
    table, _ = moving()
    act(table, 1)
    assert table.save() is None
    table.fold(entered(table, "timeout", "timeout"))
    saved = table.save()
    assert isinstance(saved, Saved)
    again = Table(GAME, OPTIONS, Seeded(3), ["Ada", "Ben"])
    again.restore(saved)
    assert (again.turn_limit, again.turn_seq, again.seq) == (table.turn_limit, table.turn_seq, table.seq)
