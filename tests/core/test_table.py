"""Propose, accept, take back."""

from __future__ import annotations

from typing import Any, Literal

import msgspec
import pytest

from foghorn.core.chance import Seeded
from foghorn.core.entry import Chosen, ChosenForAbsent, Entry, TakenBack, TurnRanOut
from foghorn.core.errors import Illegal, Stale, Unreadable
from foghorn.core.event import ChoiceMade, Undone
from foghorn.core.frame import SCHEMA, frame_of
from foghorn.core.game import game_of
from foghorn.core.table import Saved, Table
from foghorn.testing import encode


def new_table(seed: int = 1, players: int = 3) -> Table:
    game = game_of("what-the-fog")
    return Table(game, game.options(players=players), Seeded(seed), [f"p{seat}" for seat in range(players)])


def act(table: Table, seat: int, action: str, kind: Literal["act", "undo"] = "act") -> list[Any]:
    return table.fold(Entry(table.seq + 1, f"m{table.seq}", seat, kind, action, "person", 0.0))


def play_until(table: Table, phase: str) -> None:
    """Play on, placing on the first open day, until something of that kind is awaited."""
    while table.game.view(table.state, None).phase != phase:
        seat = table.state.waiting()[0]
        act(table, seat, table.game.text(table.state, table.state.legal(seat)[0]))


def position(table: Table) -> bytes:
    return encode(table.game.describe(table.state))


def test_proposing_changes_nothing() -> None:
    table = new_table()
    before, seat = position(table), table.state.waiting()[0]
    assert table.propose(seat, Chosen("pick 1"), 0).action in table.state.legal(seat)
    assert (position(table), table.seq) == (before, 0)


def test_three_failures_are_three_errors() -> None:
    table = new_table()
    seat = table.state.waiting()[0]
    with pytest.raises(Unreadable):
        table.propose(seat, Chosen("dance"), 0)
    with pytest.raises(Illegal) as refused:
        table.propose(seat, Chosen("place 1"), 0)
    assert (refused.value.refusal.code, refused.value.refusal.rule) == ("now-pick", "3.1")
    act(table, seat, "pick 1")
    with pytest.raises(Stale):
        table.propose(seat, Chosen("place 1"), 0)
    assert table.propose(seat, Chosen("place 1"), 1)


def test_another_seat_is_refused_with_the_name_of_the_rule() -> None:
    table = new_table()
    other = (table.state.waiting()[0] + 1) % 3
    with pytest.raises(Illegal) as refused:
        table.propose(other, Chosen("pick 1"), 0)
    assert refused.value.refusal.code == "not-your-turn"


def test_an_entry_out_of_order_is_refused() -> None:
    table = new_table()
    seat = table.state.waiting()[0]
    with pytest.raises(Stale):
        table.fold(Entry(2, "x", seat, "act", "pick 1", "person", 0.0))


def test_what_was_proposed_is_accepted_without_reading_or_checking_it_again(monkeypatch: pytest.MonkeyPatch) -> None:
    table = new_table()
    proposal = table.propose(table.state.waiting()[0], Chosen(" PICK  1"))
    assert proposal.entry("m", 2.5) == Entry(1, "m", proposal.seat, "act", "pick 1", "person", 2.5)
    for name in ("parse", "explain"):
        monkeypatch.setattr(type(table.game), name, None)
    assert table.accept(proposal)
    assert table.seq == 1


def test_a_proposal_is_accepted_once_and_by_its_own_table_alone() -> None:
    table, other = new_table(), new_table()
    proposal = table.propose(table.state.waiting()[0], Chosen("pick 1"))
    with pytest.raises(Stale):
        other.accept(proposal)
    table.accept(proposal)
    with pytest.raises(Stale):
        table.accept(proposal)
    assert (table.seq, other.seq) == (1, 0)


def test_an_entry_of_unknown_origin_is_checked_whoever_is_said_to_have_chosen() -> None:
    table = new_table()
    seat, before = table.state.waiting()[0], position(table)
    for move in (Chosen("place 1", "bot"), ChosenForAbsent("place 1", "clock"), ChosenForAbsent("place 1", "away")):
        with pytest.raises(Illegal, match="now-pick"):
            table.fold(Entry.of(1, "m", seat, move, 0.0))
    with pytest.raises(Illegal, match="nothing-to-undo"):
        table.fold(Entry.of(1, "m", seat, TakenBack(), 0.0))
    with pytest.raises(Unreadable):
        table.fold(Entry.of(1, "m", seat, TurnRanOut(), 0.0))
    assert (position(table), table.seq) == (before, 0)


def test_a_secret_choice_of_another_seat_does_not_make_mine_stale() -> None:
    table = new_table()
    play_until(table, "reveal")
    opened = dict(table.decisions)
    assert len(opened) == 3
    first, second, _ = table.state.waiting()
    events = act(table, first, table.game.text(table.state, table.state.legal(first)[0]))
    assert events == [ChoiceMade(seat=first)]
    assert table.decisions == {seat: at for seat, at in opened.items() if seat != first}
    text = table.game.text(table.state, table.state.legal(second)[0])
    assert table.propose(second, Chosen(text), opened[second]).seat == second


def test_a_secret_choice_may_be_taken_back_until_all_have_chosen() -> None:
    table = new_table()
    play_until(table, "reveal")
    first, second, third = table.state.waiting()
    texts = {seat: table.game.text(table.state, table.state.legal(seat)[0]) for seat in (first, second, third)}
    before = position(table)
    act(table, first, texts[first])
    alone = position(table)
    act(table, second, texts[second])
    assert act(table, second, "", "undo") == [Undone(seat=second)]
    assert position(table) == alone
    act(table, second, texts[second])
    act(table, first, "", "undo")
    assert sorted(table.state.waiting()) == sorted([first, third])
    act(table, second, "", "undo")
    assert position(table) == before
    for seat, text in texts.items():
        act(table, seat, text)
    assert not any(table.can_undo(seat) for seat in range(3))


def test_a_pick_cannot_be_taken_back() -> None:
    """§3.1: it uncovered the next token."""
    table = new_table()
    seat = table.state.waiting()[0]
    act(table, seat, "pick 1")
    assert not table.can_undo(seat)
    with pytest.raises(Illegal) as refused:
        act(table, seat, "", "undo")
    assert refused.value.refusal.code == "nothing-to-undo"


def test_a_placement_that_asks_for_a_swap_can_be_taken_back_until_the_swap() -> None:
    table = new_table()
    play_until(table, "place")
    while True:
        before = position(table)
        seat = table.state.waiting()[0]
        act(table, seat, table.game.text(table.state, table.state.legal(seat)[0]))
        if table.game.view(table.state, None).phase == "swap":
            break
        play_until(table, "place")
    act(table, seat, "", "undo")
    assert position(table) == before
    play_until(table, "swap")
    act(table, seat, table.game.text(table.state, table.state.legal(seat)[0]))
    assert not table.can_undo(seat)


def test_a_frame_holds_one_seats_view_and_choices_and_nothing_else() -> None:
    table = new_table()
    seat = table.state.waiting()[0]
    mine, others = (frame_of(table, place, table.opening, aid=True) for place in (seat, (seat + 1) % 3))
    assert (mine.schema, mine.seq, mine.decision) == (SCHEMA, 0, 0)
    assert [choice.action for choice in mine.legal][-1] == "pick 3"
    assert others.decision is None
    assert others.legal == []
    assert others.view.hand != mine.view.hand
    watching = frame_of(table, None, table.opening, aid=True)
    assert watching.view.hand == []
    assert watching.events[1].hands == [None, None, None]
    assert mine.aid == table.game.aids([mine.view])[0]
    assert watching.aid == table.game.aids([watching.view])[0]
    assert frame_of(table, seat, [], aid=False).aid is None


def test_a_table_is_saved_under_the_names_that_databases_have() -> None:
    saved = msgspec.json.decode(msgspec.json.encode(new_table().save()))
    assert list(saved) == ["seq", "opened", "setup", "chance"]


def test_a_saved_table_goes_on_as_if_it_had_never_been_away() -> None:
    table, saves = new_table(seed=9), 0
    while not table.state.over():
        saved = table.save()
        if saved is not None:
            saves += 1
            other = new_table(seed=9)
            other.restore(msgspec.json.decode(msgspec.json.encode(saved), type=Saved))
            assert (position(other), other.seq, other.decisions) == (position(table), table.seq, table.decisions)
            table = other
        seat = table.state.waiting()[-1]
        act(table, seat, table.game.text(table.state, table.state.legal(seat)[-1]))
    straight = new_table(seed=9)
    while not straight.state.over():
        seat = straight.state.waiting()[-1]
        act(straight, seat, straight.game.text(straight.state, straight.state.legal(seat)[-1]))
    assert position(straight) == position(table)
    assert saves > 100


def test_a_table_is_not_saved_while_a_choice_can_be_taken_back() -> None:
    table = new_table()
    play_until(table, "reveal")
    seat = table.state.waiting()[0]
    act(table, seat, table.game.text(table.state, table.state.legal(seat)[0]))
    assert table.save() is None
