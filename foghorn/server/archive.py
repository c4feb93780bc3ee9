"""Finished games: a record and a trace as canonical bytes, with digests, that anyone can check."""

from __future__ import annotations

import hashlib

import msgspec

from ..core.errors import Damaged
from ..core.record import Heading, Record, SealedDeal, trace_of
from ..core.seal import commitment, opens
from ..core.table import Entry
from ..store.rows import Finished, TableRow
from . import sealing


class Archive(msgspec.Struct, frozen=True, kw_only=True):
    """A finished game as it is kept and handed out: all that is needed to deal and play it again."""

    table: str
    commitment: str  # shown before the first deal
    promises: dict[int, str]  # shown before the numbers were opened, by seat
    failed: list[list[int]]  # seats that kept silent in deals that had to start anew
    heading: Heading
    entries: list[Entry]
    trace_digest: str


def archive_of(row: TableRow, heading: Heading, entries: list[Entry]) -> tuple[Archive, bytes]:
    """A finished game's archive and trace."""
    trace = trace_of(Record(heading, entries))
    archive = Archive(
        table=row.id,
        commitment=sealing.shown(row.sealing),
        promises=row.sealing.promises,
        failed=row.sealing.failed,
        heading=heading,
        entries=entries,
        trace_digest=digest_of(trace),
    )
    return archive, trace


def finished_of(row: TableRow, heading: Heading, entries: list[Entry], at: float) -> Finished:
    """The same as a row of the store."""
    archive, trace = archive_of(row, heading, entries)
    body = msgspec.json.encode(archive)
    return Finished(table=row.id, record=body, digest=digest_of(body), trace=trace, at=at)


def handed_out(finished: Finished) -> bytes:
    """A record as it is downloaded: its digest, and the canonical bytes."""
    return b'{"digest":"' + finished.digest.encode() + b'","record":' + finished.record + b"}\n"


class Download(msgspec.Struct, frozen=True):
    """What `handed_out` writes."""

    digest: str
    record: msgspec.Raw


def verify(data: bytes) -> Archive:
    """Deal and play a downloaded record again; raises `Damaged` if anything was changed."""
    try:
        download = msgspec.json.decode(data, type=Download)
        archive = msgspec.json.decode(download.record, type=Archive)
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise Damaged("record-unreadable", 1) from error
    body = bytes(download.record)
    if digest_of(body) != download.digest or msgspec.json.encode(archive) != body:
        raise Damaged("record-digest", 1)
    deal = archive.heading.deal
    if not isinstance(deal, SealedDeal):
        raise Damaged("record-not-sealed", 1)
    if commitment(bytes.fromhex(deal.secret)) != archive.commitment:
        raise Damaged("record-commitment", 1)
    promises = [archive.promises[seat] for seat in sorted(archive.promises)]
    if len(promises) != len(deal.numbers) or not all(map(opens, map(bytes.fromhex, deal.numbers), promises)):
        raise Damaged("record-promise", 1)
    if digest_of(trace_of(Record(archive.heading, archive.entries))) != archive.trace_digest:
        raise Damaged("record-trace", 1)
    return archive


def digest_of(data: bytes) -> str:
    return hashlib.sha256(data).hexdigest()
