"""The steps of a sealed deal: all seats promise a number, then all open it, so that none can choose the cards.

Pure: each step takes the table's `Sealing` and returns a new one.
"""

from __future__ import annotations

from collections.abc import Collection

from msgspec.structs import replace

from ..core.record import SealedDeal
from ..core.seal import commitment, new_secret, opens
from ..store.rows import Sealing
from .errors import Conflict


def new_sealing() -> Sealing:
    """Make a sealing with a new secret; its hash may be shown at once."""
    return Sealing(secret=new_secret().hex())


def shown(sealing: Sealing) -> str:
    """Return the hash of the server's secret."""
    return commitment(bytes.fromhex(sealing.secret))


def promised(sealing: Sealing, seats: Collection[int]) -> bool:
    """Tell whether all of these seats have promised a number."""
    return all(seat in sealing.promises for seat in seats)


def opened(sealing: Sealing, seats: Collection[int]) -> bool:
    """Tell whether all of these seats have opened their numbers."""
    return all(seat in sealing.numbers for seat in seats)


def with_promise(sealing: Sealing, seat: int, promise: str) -> Sealing:
    """Add a seat's promise; raises `Conflict` if it already has one."""
    if seat in sealing.promises:
        raise Conflict("already-promised")
    return replace(sealing, promises={**sealing.promises, seat: promise})


def with_number(sealing: Sealing, seats: Collection[int], seat: int, number: str) -> Sealing:
    """Add a seat's number; raises `Conflict` unless it is the promised one and all seats have promised."""
    if not promised(sealing, seats):
        raise Conflict("not-all-promised")
    if not opens(bytes.fromhex(number), sealing.promises.get(seat, "")):
        raise Conflict("broken-promise")
    return replace(sealing, numbers={**sealing.numbers, seat: number})


def without(sealing: Sealing, seats: Collection[int]) -> Sealing:
    """Go on without some seats. As no number is open yet, nobody has learnt anything and the secret can stay."""
    promises = {seat: promise for seat, promise in sealing.promises.items() if seat not in seats}
    return replace(sealing, promises=promises, left_out=[*sealing.left_out, *seats])


def anew(sealing: Sealing, silent: list[int]) -> Sealing:
    """Restart with a new secret, without the seats that did not open what they promised, and record them."""
    return replace(new_sealing(), failed=[*sealing.failed, silent], left_out=sealing.left_out)


def excused(sealing: Sealing) -> set[int]:
    """Return the seats that the deal no longer waits for."""
    return {*sealing.left_out, *(seat for silent in sealing.failed for seat in silent)}


def deal_of(sealing: Sealing) -> SealedDeal:
    """Return the deal, with the numbers in seat order."""
    return SealedDeal(sealing.secret, [sealing.numbers[seat] for seat in sorted(sealing.numbers)])
