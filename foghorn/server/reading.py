"""Reading an old game again, in a worker: every frame of it as one seat saw them, and whether its deal was fair.

Both give plain values, refusals included: an error would not find its way out of the process whole.
"""

from __future__ import annotations

import gzip

import msgspec

from ..core.errors import FoghornError, Refusal
from ..core.frame import frame_of
from ..core.record import SealedDeal, open_table
from .archive import Archive, verify


class Check(msgspec.Struct, frozen=True, kw_only=True):
    """Whether a record deals and plays again; if it does, what was shown before the deal and opened after it."""

    good: bool
    refusal: Refusal | None = None
    commitment: str | None = None
    secret: str | None = None
    promises: dict[int, str] = {}  # by seat
    numbers: dict[int, str] = {}


def all_frames(record: bytes, seat: int | None, aid: bool) -> bytes | Refusal:
    """A kept record's frames as a seat's page got them, gzipped: one after the deal, one for each entry."""
    archive = msgspec.json.decode(record, type=Archive)
    if seat is not None and seat >= len(archive.heading.seats):
        return Refusal("no-such-seat", facts={"seat": seat + 1})
    try:
        table = open_table(archive.heading)
        frames = [frame_of(table, seat, table.opening, aid)]
        for entry in archive.entries:
            frames.append(frame_of(table, seat, table.accept(entry), aid))
            table.take_settled()
    except FoghornError as error:
        return error.refusal
    return gzip.compress(msgspec.json.encode(frames), compresslevel=6, mtime=0)


def check(download: bytes) -> Check:
    """Deal and play a record again."""
    try:
        archive = verify(download)
    except FoghornError as error:
        return Check(good=False, refusal=error.refusal)
    deal = archive.heading.deal
    assert isinstance(deal, SealedDeal)
    return Check(
        good=True,
        commitment=archive.commitment,
        secret=deal.secret,
        promises=archive.promises,
        numbers=dict(zip(sorted(archive.promises), deal.numbers, strict=True)),
    )
