"""A deal in the making: all promise, then all open, and what was promised is what counts."""

from __future__ import annotations

import hashlib

import pytest
from hypothesis import given
from hypothesis import strategies as st

from foghorn.core.seal import commitment
from foghorn.server import sealing
from foghorn.server.errors import Conflict
from foghorn.store.rows import Sealing

numbers = st.binary(min_size=32, max_size=32)


def promise(number: bytes) -> str:
    return hashlib.sha256(number).hexdigest()


def code(refused: pytest.ExceptionInfo[Conflict]) -> str:
    return refused.value.refusal.code


def test_the_commitment_is_the_hash_of_a_secret_nobody_had_before() -> None:
    first, second = sealing.new_sealing(), sealing.new_sealing()
    assert first.secret != second.secret
    assert sealing.shown(first) == commitment(bytes.fromhex(first.secret))
    assert first.secret not in sealing.shown(first)


@given(st.lists(numbers, min_size=1, max_size=5), st.randoms(use_true_random=False))
def test_in_any_order_the_deal_has_the_numbers_in_seat_order(given_numbers: list[bytes], luck: object) -> None:
    seats = list(range(len(given_numbers)))
    order = seats[:]
    luck.shuffle(order)  # type: ignore[attr-defined]  # a random.Random
    made = sealing.new_sealing()
    for seat in order:
        assert not sealing.promised(made, seats)
        made = sealing.with_promise(made, seat, promise(given_numbers[seat]))
    assert sealing.promised(made, seats)
    for seat in reversed(order):
        assert not sealing.opened(made, seats)
        made = sealing.with_number(made, seats, seat, given_numbers[seat].hex())
    assert sealing.opened(made, seats)
    deal = sealing.deal_of(made)
    assert deal.numbers == [number.hex() for number in given_numbers]
    assert deal.secret == made.secret


def test_the_first_promise_stands() -> None:
    made = sealing.with_promise(sealing.new_sealing(), 0, promise(b"a" * 32))
    with pytest.raises(Conflict) as refused:
        sealing.with_promise(made, 0, promise(b"b" * 32))
    assert code(refused) == "already-promised"


def test_nobody_opens_before_all_have_promised() -> None:
    made = sealing.with_promise(sealing.new_sealing(), 0, promise(b"a" * 32))
    with pytest.raises(Conflict) as refused:
        sealing.with_number(made, [0, 1], 0, (b"a" * 32).hex())
    assert code(refused) == "not-all-promised"


@pytest.mark.parametrize("seat", [0, 1])
def test_only_the_promised_number_opens(seat: int) -> None:
    made = sealing.with_promise(sealing.new_sealing(), 0, promise(b"a" * 32))
    with pytest.raises(Conflict) as refused:
        sealing.with_number(made, [0], seat, (b"b" * 32).hex())
    assert code(refused) == "broken-promise"


def test_who_promises_nothing_is_left_out_and_the_secret_stays() -> None:
    made = sealing.with_promise(sealing.new_sealing(), 0, promise(b"a" * 32))
    made = sealing.with_promise(made, 1, promise(b"b" * 32))
    rest = sealing.without(made, [1, 2])
    assert (rest.secret, rest.failed) == (made.secret, [])
    assert list(rest.promises) == [0]
    assert sealing.excused(rest) == {1, 2}


def test_who_does_not_open_a_number_is_recorded_and_not_waited_for_again() -> None:
    made = sealing.with_promise(sealing.new_sealing(), 0, promise(b"a" * 32))
    again = sealing.anew(sealing.anew(sealing.without(made, [4]), [1]), [2, 3])
    assert again.failed == [[1], [2, 3]]
    assert sealing.excused(again) == {1, 2, 3, 4}
    assert (again.promises, again.numbers) == ({}, {})
    assert again.secret != made.secret


def test_a_deal_without_people_needs_no_numbers() -> None:
    made = Sealing(secret="00" * 32)
    assert sealing.promised(made, [])
    assert sealing.opened(made, [])
    assert sealing.deal_of(made).numbers == []
