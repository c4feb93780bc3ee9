"""Replays of games in a worker process: what a seat was shown, and whether the deal was fair.

All functions return plain values, refusals too, because an exception would not leave the process intact.
"""

from __future__ import annotations

import gzip
from typing import Any

import msgspec

from ..core.entry import Entry
from ..core.errors import FoghornError, Refusal
from ..core.frame import frame_of
from ..core.record import Heading, SealedDeal, open_table
from .archive import Archive, verify, without_number


class Check(msgspec.Struct, frozen=True, kw_only=True):
    """Whether a record deals and plays again; if it does, what was shown before the deal and opened after it."""

    good: bool
    refusal: Refusal | None = None
    commitment: str | None = None
    secret: str | None = None
    promises: dict[int, str] = {}  # by seat
    numbers: dict[int, str] = {}
    restarts: list[list[int]] = []  # for each deal that was given up, the seats that did not open their number
    without_number: list[int] = []  # seats of people whose number is not in the deal


class Told(msgspec.Struct, frozen=True):
    """The events of one entry, as a seat was shown them."""

    seq: int
    events: list[Any]


def all_frames(record: bytes, seat: int | None, aid: bool) -> bytes | Refusal:
    """Return a stored record's frames as a seat's page got them, gzipped: one after the deal, one for each entry."""
    archive = msgspec.json.decode(record, type=Archive)
    try:
        table = open_table(archive.heading)
        frames = [frame_of(table, seat, table.opening, aid)]
        for entry in archive.entries:
            frames.append(frame_of(table, seat, table.fold(entry), aid))
            table.take_settled()
    except FoghornError as error:
        return error.refusal
    return gzip.compress(msgspec.json.encode(frames), compresslevel=6, mtime=0)


def story(heading: bytes, entries: bytes, seat: int) -> bytes | Refusal:
    """Return what a seat has been shown so far in a running game, entry by entry, gzipped; the deal is entry 0."""
    try:
        table = open_table(msgspec.json.decode(heading, type=Heading))
        game = table.game
        told = [Told(0, [game.shown(event, seat) for event in table.opening])]
        for entry in msgspec.json.decode(entries, type=list[Entry]):
            told.append(Told(entry.seq, [game.shown(event, seat) for event in table.fold(entry)]))
            table.take_settled()
    except FoghornError as error:
        return error.refusal
    return gzip.compress(msgspec.json.encode(told), compresslevel=6, mtime=0)


def check(download: bytes) -> Check:
    """Replay a record, from its deal on, and tell whether it is valid."""
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
        restarts=archive.failed,
        without_number=without_number(archive),
    )
