"""Propose, accept, take back."""

from __future__ import annotations

from typing import Any, Literal

import msgspec
import pytest

from foghorn.core.chance import Seeded
from foghorn.core.errors import Illegal, Stale, Unreadable
from foghorn.core.event import ChoiceMade, Undone
from foghorn.core.frame import SCHEMA, frame_of
from foghorn.core.game import game_of
from foghorn.core.table import Entry, Saved, Table
from foghorn.testing import encode


def new_table(seed: int = 1, players: int = 3) -> Table:
    game = game_of("what-the-fog")
    return Table(game, game.options(players=players), Seeded(seed), [f"p{seat}" for seat in range(players)])


def act(table: Table, seat: int, action: str, kind: Literal["act", "undo"] = "act") -> list[Any]:
    return table.accept(Entry(table.seq + 1, f"m{table.seq}", seat, kind, action, "person", 0.0))


def play_until(table: Table, phase: str) -> None:
    """Play on, placing on the first open day, until something of that kind is awaited."""
    while table.game.view(table.state, None).phase != phase:
        seat = table.state.waiting()[0]
        act(table, seat, table.game.text(table.state, table.state.legal(seat)[0]))


def position(table: Table) -> bytes:
    return encode(table.game.setup(table.state))


def test_proposing_changes_nothing() -> None:
    table = new_table()
    before, seat = position(table), table.state.waiting()[0]
    assert table.propose(seat, 0, "pick 1") in table.state.legal(seat)
    assert (position(table), table.seq) == (before, 0)


def test_three_failures_are_three_errors() -> None:
    table = new_table()
    seat = table.state.waiting()[0]
    with pytest.raises(Unreadable):
        table.propose(seat, 0, "dance")
    with pytest.raises(Illegal) as refused:
        table.propose(seat, 0, "place 1")
    assert (refused.value.refusal.code, refused.value.refusal.rule) == ("now-pick", "3.1")
    act(table, seat, "pick 1")
    with pytest.raises(Stale):
        table.propose(seat, 0, "place 1")
    assert table.propose(seat, 1, "place 1")


def test_another_seat_is_refused_with_the_name_of_the_rule() -> None:
    table = new_table()
    other = (table.state.waiting()[0] + 1) % 3
    with pytest.raises(Illegal) as refused:
        table.propose(other, 0, "pick 1")
    assert refused.value.refusal.code == "not-your-turn"


def test_an_entry_out_of_order_is_refused() -> None:
    table = new_table()
    seat = table.state.waiting()[0]
    with pytest.raises(Stale):
        table.accept(Entry(2, "x", seat, "act", "pick 1", "person", 0.0))


def test_a_secret_choice_of_another_seat_does_not_make_mine_stale() -> None:
    table = new_table()
    play_until(table, "reveal")
    opened = dict(table.opened)
    assert len(opened) == 3
    first, second, _ = table.state.waiting()
    events = act(table, first, table.game.text(table.state, table.state.legal(first)[0]))
    assert events == [ChoiceMade(seat=first)]
    assert table.opened == {seat: at for seat, at in opened.items() if seat != first}
    assert table.propose(second, opened[second], table.game.text(table.state, table.state.legal(second)[0])) is not None


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


def test_a_saved_table_goes_on_as_if_it_had_never_been_away() -> None:
    table, saves = new_table(seed=9), 0
    while not table.state.over():
        saved = table.save()
        if saved is not None:
            saves += 1
            other = new_table(seed=9)
            other.restore(msgspec.json.decode(msgspec.json.encode(saved), type=Saved))
            assert (position(other), other.seq, other.opened) == (position(table), table.seq, table.opened)
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
