"""A position's fields say who sees them; copies, views and worlds follow."""

from __future__ import annotations

from dataclasses import field
from typing import Any

import msgspec
import pytest

from foghorn.core.action import Action
from foghorn.core.chance import Scripted, Seeded
from foghorn.core.game import Options
from foghorn.core.position import Card, Position, Private, Secret, copied, shuffled, with_cards


class Pair(msgspec.Struct, frozen=True):
    left: int
    right: int


class Mixed(Position):
    open: list[int]
    hands: Private[list[Card]]
    marks: Private[tuple[int, str]]
    perhaps: Private[Pair | None]
    deck: Secret[list[Card]]
    number: Secret[int] = 7
    pairs: dict[str, tuple[Card, ...]] = field(default_factory=dict)

    def actions(self, seat: int) -> list[int]:
        return [] if self.open else [seat, seat + 1]

    def play_all(self, choices: dict[int, int]) -> None:
        self.open = [*choices.values(), self.chance.below(9)]

    def scores(self) -> list[int]:
        return [1, 1, 0]


@pytest.fixture
def mixed() -> Mixed:
    return Mixed(
        options=Options(players=3),
        chance=Scripted([4]),
        open=[],
        hands=[[1, 2], [3], []],
        marks=[(0, "a"), (1, "b"), (2, "c")],
        perhaps=[None, Pair(1, 2), None],
        deck=[4, 5],
    )


def seen(position: Mixed, seat: int | None, over: bool = False) -> dict[str, Any]:
    return {name: kind.seen(getattr(position, name), seat, over) for name, kind in position.kinds.items()}


def test_a_seat_sees_its_own_and_how_much_the_others_have(mixed: Mixed) -> None:
    view = seen(mixed, 0)
    assert view["hands"] == [[1, 2], [None], []]
    assert view["marks"] == [(0, "a"), (None, None), (None, None)]
    assert seen(mixed, 1)["perhaps"] == [None, Pair(1, 2), None]
    assert seen(mixed, None)["perhaps"] == [None, None, None]
    assert (view["deck"], view["number"]) == (2, None)


def test_at_the_end_what_was_private_is_open_and_what_is_secret_is_not(mixed: Mixed) -> None:
    view = seen(mixed, None, over=True)
    assert (view["hands"], view["deck"]) == (mixed.hands, 2)


def test_a_view_has_a_type_for_what_may_be_hidden() -> None:
    types = {name: kind.seen_type for name, kind in Mixed.kinds.items()}
    assert types["hands"] == list[list[int | None]]
    assert types["marks"] == list[tuple[int | None, str | None]]
    assert (types["deck"], types["number"]) == (int, None)


def test_those_who_choose_at_once_choose_in_secret_and_are_carried_out_together(mixed: Mixed) -> None:
    assert mixed.waiting() == [0, 1, 2]
    for seat in (2, 0):
        mixed.apply(seat, seat)
    assert (mixed.waiting(), mixed.legal(2), mixed.legal(1), mixed.open) == ([1], [], [1, 2], [])
    mixed.apply(1, Action(2, "two"))
    assert (mixed.open, mixed.chosen, mixed.drawn) == ([0, 2, 2, 4], {}, [4])
    assert not any(isinstance(each, Action) for each in mixed.open), "a rule gets numbers"
    assert mixed.over()
    assert (mixed.waiting(), mixed.winners()) == ([], [0, 1])


def test_nobody_has_won_before_the_end(mixed: Mixed) -> None:
    assert mixed.winners() == []


def test_a_seat_that_is_not_there_may_do_nothing(mixed: Mixed) -> None:
    assert mixed.legal(7) == mixed.legal(-1) == []


def test_a_clone_shares_nothing_and_has_drawn_nothing(mixed: Mixed) -> None:
    mixed.apply(0, 1)
    other = mixed.clone(Scripted([8]))
    assert isinstance(other, Mixed)
    other.hands[0].append(9)
    other.apply(1, 1)
    other.apply(2, 2)
    assert (mixed.hands[0], mixed.chosen, mixed.drawn, other.drawn) == ([1, 2], {0: 1}, [], [8])


def test_cards_are_found_wherever_they_are_marked(mixed: Mixed) -> None:
    mixed.pairs = {"x": (6, 7)}
    found: list[int | None] = []
    for name, kind in mixed.kinds.items():
        value = getattr(mixed, name)
        assert with_cards(kind.type, value, lambda card: found.append(card) or card) == value  # type: ignore[func-returns-value]
    assert found == [1, 2, 3, 4, 5, 6, 7]


def test_a_copy_shares_only_what_cannot_change() -> None:
    value = [[1], {"a": [2]}, (3,)]
    other = copied(value)
    assert other == value
    assert other[0] is not value[0]
    assert other[1]["a"] is not value[1]["a"]  # type: ignore[index]


def test_shuffling_keeps_every_card() -> None:
    cards = shuffled(range(30), Seeded(1))
    assert cards != sorted(cards) == list(range(30))


def test_a_field_cannot_have_a_name_that_every_view_has() -> None:
    with pytest.raises(TypeError, match="field of the name waiting"):
        type("Wrong", (Position,), {"__annotations__": {"waiting": int}, "__module__": __name__})
