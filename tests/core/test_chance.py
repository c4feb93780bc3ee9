"""Randomness: unbiased, repeatable, and the same compiled and plain."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from hashlib import sha256, shake_256

import pytest
from hypothesis import given
from hypothesis import strategies as st

from foghorn.core.chance import SEALED_TAG, Chance, Scripted, ScriptError, Sealed, Seeded
from foghorn.core.seal import commitment, new_secret, opens, sealed_seed


def draws(chance: Chance, n: int, count: int) -> list[int]:
    return [chance.below(n) for _ in range(count)]


@given(st.integers(0, 2**62), st.integers(0, 2**40), st.integers(1, 2**31 - 1))
def test_a_seeded_draw_is_in_range_and_repeatable(seed: int, stream: int, n: int) -> None:
    first = draws(Seeded(seed, stream), n, 20)
    assert all(0 <= draw < n for draw in first)
    assert first == draws(Seeded(seed, stream), n, 20)


def test_the_seeded_stream_never_changes() -> None:
    """Written down once: traces of old seeds must stay what they are, compiled or plain."""
    assert draws(Seeded(1), 1000, 8) == [931, 694, 735, 12, 472, 574, 320, 680]
    assert draws(Seeded(2**62, 99), 2**31 - 1, 3) == [1228255755, 1795183843, 1915710604]


def test_neighbouring_seeds_and_streams_share_nothing() -> None:
    starts = {tuple(draws(Seeded(seed, stream), 2**30, 2)) for seed in range(40) for stream in range(40)}
    assert len(starts) == 1600


@pytest.mark.parametrize("chance", [Seeded(3), Sealed(b"seed")], ids=["seeded", "sealed"])
@pytest.mark.parametrize("n", [2, 3, 6, 45, 90])
def test_draws_are_even(chance: Chance, n: int) -> None:
    count = 2000 * n
    seen = Counter(draws(chance, n, count))
    # Chi-square with n - 1 degrees of freedom; six standard deviations is beyond bad luck, and the seed is fixed.
    distance = sum((seen[value] - 2000) ** 2 / 2000 for value in range(n))
    assert distance < (n - 1) + 6 * (2 * (n - 1)) ** 0.5 + 10


def test_a_draw_near_two_to_the_31_is_not_biased_by_rounding() -> None:
    n = 3 * 2**29
    low = sum(draw < n // 2 for draw in draws(Seeded(4), n, 20_000))
    assert abs(low - 10_000) < 500


def test_the_sealed_stream_is_shake_256_in_blocks_with_rejection() -> None:
    """Anyone can deal a game again with a few lines of another language."""
    seed = sha256(b"example").digest()
    words: list[int] = []
    for counter in range(3):
        block = shake_256(SEALED_TAG + seed + counter.to_bytes(8, "little")).digest(1024)
        words += [int.from_bytes(block[at : at + 4], "little") for at in range(0, 1024, 4)]
    n = 3 * 2**30 // 2
    expected = [word % n for word in words if word < 2**32 // n * n]
    assert draws(Sealed(seed), n, len(expected) - 1) == expected[:-1]


def test_a_script_gives_its_draws_and_then_complains() -> None:
    script = Scripted([2, 0])
    assert draws(script, 3, 2) == [2, 0]
    assert script.left() == 0
    with pytest.raises(ScriptError, match=r"draw 3 .* missing"):
        script.below(3)


@pytest.mark.parametrize("draw", [-1, 3])
def test_a_script_refuses_a_draw_out_of_range(draw: int) -> None:
    with pytest.raises(ScriptError, match="must be below 3"):
        Scripted([draw]).below(3)


def test_a_chance_of_ones_own_may_be_written_in_plain_python() -> None:
    class Last(Chance):
        def below(self, n: int) -> int:
            return n - 1

    assert draws(Last(), 6, 3) == [5, 5, 5]


def test_a_commitment_opens_with_its_secret_alone() -> None:
    secret = new_secret()
    assert len(secret) == 32
    assert opens(secret, commitment(secret))
    assert not opens(new_secret(), commitment(secret))


def test_every_number_and_its_place_changes_the_seed() -> None:
    secret = bytes(32)
    seeds = [
        sealed_seed(secret, []),
        sealed_seed(secret, [b"a"]),
        sealed_seed(secret, [b"a", b"b"]),
        sealed_seed(secret, [b"b", b"a"]),
        sealed_seed(secret, [b"ab"]),
        sealed_seed(bytes(31) + b"\1", [b"a"]),
    ]
    assert len(set(seeds)) == len(seeds)


@pytest.mark.parametrize("make", [lambda: Seeded(5), lambda: Sealed(b"seed"), lambda: Scripted([1] * 600)])
@pytest.mark.parametrize("read", [0, 1, 255, 256, 257, 513])
def test_a_stream_can_be_gone_on_with_from_any_position(make: Callable[[], Chance], read: int) -> None:
    first, second = make(), make()
    draws(first, 6, read)
    second.seek(first.position())
    assert draws(second, 6, 50) == draws(first, 6, 50)
