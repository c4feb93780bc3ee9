"""A sealed deal in the making: all promise, then all open, then nobody could have chosen the cards.

Pure: each step takes the table's `Sealing` and gives a new one.
"""

from __future__ import annotations

from collections.abc import Collection

from msgspec.structs import replace

from ..core.record import SealedDeal
from ..core.seal import commitment, new_secret, opens
from ..store.rows import Sealing
from .errors import Conflict


def new_sealing() -> Sealing:
    """A fresh secret; its hash may be shown at once."""
    return Sealing(secret=new_secret().hex())


def shown(sealing: Sealing) -> str:
    """The hash of the host machine's secret."""
    return commitment(bytes.fromhex(sealing.secret))


def promised(sealing: Sealing, seats: Collection[int]) -> bool:
    """Whether every one of these seats has promised a number."""
    return all(seat in sealing.promises for seat in seats)


def opened(sealing: Sealing, seats: Collection[int]) -> bool:
    """Whether every one of these seats has opened its number."""
    return all(seat in sealing.numbers for seat in seats)


def with_promise(sealing: Sealing, seat: int, promise: str) -> Sealing:
    """One more promise; the first stands."""
    if seat in sealing.promises:
        raise Conflict("already-promised")
    return replace(sealing, promises={**sealing.promises, seat: promise})


def with_number(sealing: Sealing, seats: Collection[int], seat: int, number: str) -> Sealing:
    """One more number; it must be the promised one, and all must have promised before."""
    if not promised(sealing, seats):
        raise Conflict("not-all-promised")
    if not opens(bytes.fromhex(number), sealing.promises.get(seat, "")):
        raise Conflict("broken-promise")
    return replace(sealing, numbers={**sealing.numbers, seat: number})


def anew(sealing: Sealing, silent: list[int]) -> Sealing:
    """Start again without the seats that kept silent; that they did is recorded."""
    return replace(new_sealing(), failed=[*sealing.failed, silent])


def excused(sealing: Sealing) -> set[int]:
    """Seats that kept silent before are not waited for again."""
    return {seat for silent in sealing.failed for seat in silent}


def deal_of(sealing: Sealing) -> SealedDeal:
    """The deal, with the numbers in seat order."""
    return SealedDeal(sealing.secret, [sealing.numbers[seat] for seat in sorted(sealing.numbers)])
