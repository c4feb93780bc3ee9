"""Finished games: a record and a trace as canonical bytes, with digests, that anyone can check."""

from __future__ import annotations

import hashlib
from collections.abc import Mapping

import msgspec

from ..core.entry import Chosen, Entry
from ..core.errors import FoghornError, Illegal, InvalidFile
from ..core.record import Heading, Record, SealedDeal, replay, trace_of
from ..core.seal import commitment
from ..store.rows import Finished, TableRow
from . import sealing


class Archive(msgspec.Struct, frozen=True, kw_only=True):
    """A finished game as it is kept and handed out: all that is needed to deal and play it again."""

    table: str
    commitment: str  # shown before the first deal
    promises: dict[int, str]  # shown before the numbers were opened, by seat
    failed: list[list[int]]  # the seats that stayed silent in each deal that had to be restarted
    heading: Heading
    entries: list[Entry]
    abandoned: bool  # all guests left before the end; the secret is opened nevertheless
    trace_digest: str


def archive_of(row: TableRow, heading: Heading, entries: list[Entry]) -> tuple[Archive, bytes]:
    """Return a finished game's archive and trace."""
    trace = trace_of(Record(heading, entries))
    archive = Archive(
        table=row.id,
        commitment=sealing.shown(row.sealing),
        promises=row.sealing.promises,
        failed=row.sealing.failed,
        heading=heading,
        entries=entries,
        abandoned=row.status == "abandoned",
        trace_digest=digest_of(trace),
    )
    return archive, trace


def finished_of(row: TableRow, heading: Heading, entries: list[Entry], at: float) -> Finished:
    """Return a finished game's archive and trace as a row of the store."""
    archive, trace = archive_of(row, heading, entries)
    body = msgspec.json.encode(archive)
    return Finished(table=row.id, record=body, digest=digest_of(body), trace=trace, at=at)


def handed_out(finished: Finished) -> bytes:
    """Return a record as it is downloaded: its digest and the canonical bytes."""
    return _download(finished.digest, finished.record)


def _download(digest: str, record: bytes) -> bytes:
    return b'{"digest":"' + digest.encode() + b'","record":' + record + b"}\n"


class Download(msgspec.Struct, frozen=True):
    """What `handed_out` writes."""

    digest: str
    record: msgspec.Raw


def verify(data: bytes) -> Archive:
    """Replay a downloaded record, from its deal on; raises `InvalidFile` if anything was changed."""
    try:
        download = msgspec.json.decode(data, type=Download)
        archive = msgspec.json.decode(download.record, type=Archive)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise InvalidFile("record-unreadable", 1) from error
    body = bytes(download.record)
    if digest_of(body) != download.digest or msgspec.json.encode(archive) != body:
        raise InvalidFile("record-digest", 1)
    if data.rstrip() != _download(download.digest, body).rstrip():
        raise InvalidFile("record-digest", 1)
    _verify_deal(archive)
    _verify_game(archive)
    return archive


def _verify_deal(archive: Archive) -> None:
    """Check that the commitments shown before the deal match the secret and the numbers opened after it."""
    deal = archive.heading.deal
    if not isinstance(deal, SealedDeal):
        raise InvalidFile("record-not-sealed", 1)
    if commitment(_raw(deal.secret)) != archive.commitment:
        raise InvalidFile("record-commitment", 1)
    promised, silent = sorted(archive.promises), silent_in(archive)
    if len(promised) != len(deal.numbers) or not all(0 <= seat < len(archive.heading.seats) for seat in promised):
        raise InvalidFile("record-promise", 1)
    if not set(silent) <= set(range(len(archive.heading.seats))) - set(promised):  # they are not waited for again
        raise InvalidFile("record-promise", 1)
    for seat, number in zip(promised, deal.numbers, strict=True):
        if commitment(_raw(number)) != archive.promises[seat]:
            raise InvalidFile("record-promise", 1)


def _verify_game(archive: Archive) -> None:
    """Check that the deal and the entries give this trace, and that the game ended unless it was abandoned."""
    record = Record(archive.heading, archive.entries)
    try:
        if any(not 0 <= entry.seat < len(archive.heading.seats) for entry in archive.entries):
            raise Illegal("no-such-seat", seat=max(entry.seat for entry in archive.entries) + 1)
        table = replay(record)
    except InvalidFile:
        raise
    except FoghornError as error:
        raise InvalidFile("record-impossible", 1, **error.as_reason()) from error
    if table.state.over() == archive.abandoned or len(archive.heading.seats) != table.options.players:
        raise InvalidFile("record-unfinished", 1)
    if digest_of(trace_of(record)) != archive.trace_digest:
        raise InvalidFile("record-trace", 1)
    drawn = table.chance.position() > 0  # a scenario for one player is laid out without chance
    if drawn and not archive.promises and people_in(archive):
        raise InvalidFile("record-no-number", 1)


def people_in(archive: Archive) -> set[int]:
    """Return the seats at which a person has chosen something."""
    return {entry.seat for entry in archive.entries if isinstance(entry.move, Chosen) and entry.move.by == "person"}


def silent_in(archive: Archive) -> list[int]:
    """List the seats that are said to have made the deal begin again, the first one first."""
    return [seat for silent in archive.failed for seat in silent]


def without_number(archive: Archive) -> list[int]:
    """List the seats of people whose own number is not in the deal: for them it proves nothing."""
    return sorted(people_in(archive) - set(archive.promises))


class Receipt(msgspec.Struct, frozen=True, kw_only=True):
    """What a player noted when the deal was sealed, in hexadecimal."""

    commitment: str | None = None
    number: str | None = None  # the player's own
    promises: str | None = None  # `fingerprint_of` all promises, before any number was opened


def must_hold(archive: Archive, receipt: Receipt) -> None:
    """Raise `InvalidFile` if a game was not dealt with what a player noted."""
    deal = archive.heading.deal
    if receipt.commitment not in (None, archive.commitment):
        raise InvalidFile("record-other-commitment", 1)
    if receipt.number is not None and (not isinstance(deal, SealedDeal) or receipt.number not in deal.numbers):
        raise InvalidFile("record-other-number", 1)
    if receipt.promises not in (None, fingerprint_of(archive.promises)):
        raise InvalidFile("record-other-promises", 1)


def fingerprint_of(promises: Mapping[int, str]) -> str:
    """Return one fingerprint of the promises of all seats, in their order; a page makes the same one."""
    return digest_of("".join(f"{seat} {promises[seat]}\n" for seat in sorted(promises)).encode())


def _raw(text: str) -> bytes:
    """Decode 256 bits from hexadecimal; only the canonical spelling is accepted."""
    try:
        raw = bytes.fromhex(text)
    except ValueError:
        raw = b""
    if len(raw) != 32 or raw.hex() != text:
        raise InvalidFile("record-unreadable", 1)
    return raw


def digest_of(data: bytes) -> str:
    return hashlib.sha256(data).hexdigest()
