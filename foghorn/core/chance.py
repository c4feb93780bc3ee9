# compiled
"""The source of randomness: a kernel never makes any itself, it asks the `Chance` it was given.

Compiled together with the kernels. Every arithmetic step is masked to 62 bits, so that a native `i64` (which wraps)
and a plain `int` (which grows) give the same draws; constants beyond 62 bits would be slow objects in compiled code.
"""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import shake_256
from typing import Final

from mypy_extensions import i64, mypyc_attr

MASK62: Final[i64] = 0x3FFFFFFFFFFFFFFF
MASK32: Final[i64] = 0xFFFFFFFF
STEP: Final[i64] = 1752450205419405101
SHIFT: Final[i64] = 1442695040888963407
MIX_A: Final[i64] = 0x3F58476D1CE4E5B9
MIX_B: Final[i64] = 0x14D049BB133111EB

SEALED_TAG: Final = b"foghorn sealed stream 1"
BLOCK: Final = 1024


class ScriptError(Exception):
    """A script does not fit the draws that the kernel asks for; `found` is None where the script has ended."""

    def __init__(self, number: int, below: int, found: int | None = None) -> None:
        super().__init__(f"draw {number} must be below {below}, but is {'missing' if found is None else found}")
        self.number = number
        self.below = below
        self.found = found


@mypyc_attr(allow_interpreted_subclasses=True)
class Chance:
    """A source of draws; games, planners and tests may bring their own."""

    def below(self, n: i64) -> i64:
        """Draw a number without bias, 0 <= result < n."""
        raise NotImplementedError

    def position(self) -> int:
        """Tell how far the stream has been read, in the form that `seek` takes."""
        raise NotImplementedError

    def seek(self, position: int) -> None:
        """Continue as if the stream had been read up to this position."""
        raise NotImplementedError


def mix(x: i64) -> i64:
    """Mix the bits of a number, so that neighbouring seeds give unrelated streams."""
    x = x & MASK62
    x = ((x ^ (x >> 30)) * MIX_A) & MASK62
    x = ((x ^ (x >> 27)) * MIX_B) & MASK62
    return x ^ (x >> 31)


class Seeded(Chance):
    """For simulation, fast: a permuted congruential generator; the same seed and stream give the same draws."""

    def __init__(self, seed: i64, stream: i64 = 0) -> None:
        self.x: i64 = mix(mix(seed) + mix(stream + 0x51ED270B))

    def below(self, n: i64) -> i64:
        x = self.x
        product: i64 = 0
        reject: i64 = -1
        while True:
            x = (x * STEP + SHIFT) & MASK62
            # 32 bits below the top five, which say how far to rotate them: the two must not overlap.
            word = (((x >> 18) ^ x) >> 25) & MASK32
            turn = x >> 57
            word = ((word >> turn) | (word << (32 - turn))) & MASK32
            product = word * n
            low = product & MASK32
            if low >= n:
                break
            if reject < 0:
                reject = (MASK32 + 1) % n
            if low >= reject:
                break
        self.x = x
        return product >> 32

    def position(self) -> int:
        return int(self.x)

    def seek(self, position: int) -> None:
        self.x = position


class Sealed(Chance):
    """For live play: a counter stream over a 256-bit seed that no party could choose alone (see `seal.py`)."""

    def __init__(self, seed: bytes) -> None:
        self.seed = seed
        self.counter = 0
        self.block = b""
        self.at = 0

    def below(self, n: i64) -> i64:
        limit: i64 = (MASK32 + 1) // n * n
        while True:
            if self.at == len(self.block):
                self.next_block()
            word: i64 = int.from_bytes(self.block[self.at : self.at + 4], "little")
            self.at += 4
            if word < limit:
                return word % n

    def next_block(self) -> None:
        self.block = shake_256(SEALED_TAG + self.seed + self.counter.to_bytes(8, "little")).digest(BLOCK)
        self.counter += 1
        self.at = 0

    def position(self) -> int:
        """Return how many bytes of the stream have been read."""
        return self.counter * BLOCK - (len(self.block) - self.at)

    def seek(self, position: int) -> None:
        self.counter = position // BLOCK
        self.next_block()
        self.at = position % BLOCK


class Scripted(Chance):
    """Draws known beforehand: tests, tutorials, and audits that read the draws off a trace."""

    def __init__(self, draws: Sequence[int]) -> None:
        self.draws = list(draws)
        self.at = 0

    def below(self, n: i64) -> i64:
        if self.at == len(self.draws):
            raise ScriptError(self.at + 1, n)
        draw: i64 = self.draws[self.at]
        if draw < 0 or draw >= n:
            raise ScriptError(self.at + 1, n, draw)
        self.at += 1
        return draw

    def position(self) -> int:
        return self.at

    def seek(self, position: int) -> None:
        self.at = position

    def extend(self, draws: Sequence[int]) -> None:
        """Add draws to the end of the script."""
        self.draws.extend(draws)

    def left(self) -> int:
        """Return how many draws are still unused."""
        return len(self.draws) - self.at
