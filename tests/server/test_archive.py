"""Finished games: the record deals and plays again, and with anything changed it does not."""

from __future__ import annotations

import asyncio
import hashlib
import json
from collections.abc import Callable
from typing import Any

import msgspec
import pytest

from foghorn.core.errors import InvalidFile
from foghorn.core.record import Heading, encode_line, open_table
from foghorn.server.archive import Archive, verify
from tests.server.running import Server
from tests.server.visiting import played

Change = Callable[[Any], object]


@pytest.fixture(scope="module")
def downloaded(server: Server) -> tuple[bytes, bytes]:
    """A record and a trace, as a browser gets them."""

    async def scenario() -> tuple[bytes, bytes]:
        table, people = await played(server.base)
        record = await people[0].http.get(f"/tables/{table}/record")
        trace = await people[1].http.get(f"/tables/{table}/trace")
        assert record.headers["Content-Type"] == "application/json"
        assert trace.headers["Content-Type"] == "application/jsonl"
        return record.content, trace.content

    return asyncio.run(scenario())


@pytest.fixture(scope="module")
def record(downloaded: tuple[bytes, bytes]) -> bytes:
    return downloaded[0]


def changed(record: bytes, change: Change, *, new_digest: bool) -> bytes:
    """The record with something else in it; whoever forges it may also make the digest fit."""
    download = json.loads(record)
    change(download["record"])
    body = msgspec.json.encode(msgspec.convert(download["record"], Archive, strict=False))
    digest = hashlib.sha256(body).hexdigest() if new_digest else download["digest"]
    return b'{"digest":"' + digest.encode() + b'","record":' + body + b"}\n"


def code(data: bytes) -> str:
    with pytest.raises(InvalidFile) as damaged:
        verify(data)
    return damaged.value.refusal.code


def test_a_record_deals_and_plays_again(downloaded: tuple[bytes, bytes]) -> None:
    record, trace = downloaded
    archive = verify(record)
    assert len(archive.heading.seats) == 2
    assert archive.trace_digest == hashlib.sha256(trace).hexdigest()
    assert [json.loads(line)["type"] for line in trace.splitlines()][-1] == "game_ended"
    assert changed(record, lambda _: None, new_digest=True) == record


def test_a_record_kept_by_postgresql_is_the_same_kind(postgres_server: Server) -> None:
    async def scenario() -> bytes:
        table, people = await played(postgres_server.base)
        assert (await people[0].http.delete("/me")).status_code == 204
        assert (await people[1].http.get("/tables/%00")).status_code == 404
        return (await people[1].http.get(f"/tables/{table}/record")).content

    assert verify(asyncio.run(scenario())).heading.game == "lighthouse"


def flip(text: str) -> str:
    return ("0" if text[0] != "0" else "1") + text[1:]


def put(where: Any, key: Any, value: Any) -> None:
    assert where[key] != value
    where[key] = value


def other_action(entry: dict[str, Any]) -> None:
    put(entry, "action", "climb 1" if entry["action"] != "climb 1" else "climb 2")


def swap(entries: list[Any], renumber: bool) -> None:
    first, second = entries[0], entries[1]
    assert first["seat"] != second["seat"]
    entries[0], entries[1] = second, first
    if renumber:
        second["seq"], first["seq"] = first["seq"], second["seq"]


def dealt(record: Any) -> bytes:
    """The opening of the game that a record deals."""
    return b"".join(map(encode_line, open_table(msgspec.convert(record["heading"], Heading)).opening))


def forge(record: Any, where: Any, key: Any) -> str:
    """Put another number there, one that deals another game: in a game this small many deal the same. Its hash."""
    before = dealt(record)
    for attempt in range(1000):
        where[key] = f"{attempt:064x}"
        if dealt(record) != before:
            return hashlib.sha256(bytes.fromhex(where[key])).hexdigest()
    raise AssertionError("every number deals the same game")


def new_commitment(record: Any) -> None:
    """A secret and the commitment that fits it, but another deal."""
    record["commitment"] = forge(record, record["heading"]["deal"], "secret")


def new_promise(record: Any) -> None:
    """A number and the promise that fits it, but another deal."""
    record["promises"]["0"] = forge(record, record["heading"]["deal"]["numbers"], 0)


# What was changed -> how, and what does not fit then even if the digest was made to fit.
CHANGES: dict[str, tuple[Change, str]] = {
    "secret": (
        lambda r: put(r["heading"]["deal"], "secret", flip(r["heading"]["deal"]["secret"])),
        "record-commitment",
    ),
    "secret in capitals": (
        lambda r: put(r["heading"]["deal"], "secret", r["heading"]["deal"]["secret"].upper()),
        "record-unreadable",
    ),
    "secret cut off": (
        lambda r: put(r["heading"]["deal"], "secret", r["heading"]["deal"]["secret"][:-1]),
        "record-unreadable",
    ),
    "commitment": (lambda r: put(r, "commitment", flip(r["commitment"])), "record-commitment"),
    "commitment that is no hash": (lambda r: put(r, "commitment", "é"), "record-commitment"),
    "number": (lambda r: put(r["heading"]["deal"]["numbers"], 1, "0" * 64), "record-promise"),
    "numbers swapped": (lambda r: r["heading"]["deal"]["numbers"].reverse(), "record-promise"),
    "number missing": (lambda r: r["heading"]["deal"]["numbers"].pop(), "record-promise"),
    "promise": (lambda r: put(r["promises"], "1", flip(r["promises"]["1"])), "record-promise"),
    "promise missing": (lambda r: r["promises"].pop("0"), "record-promise"),
    "promise of nobody": (lambda r: r["promises"].update({"7": r["promises"].pop("1")}), "record-promise"),
    "a silent seat that gave a number": (lambda r: put(r, "failed", [[0]]), "record-promise"),
    "a silent seat that does not exist": (lambda r: put(r, "failed", [[7]]), "record-promise"),
    "deal and commitment": (new_commitment, "record-trace"),
    "number and promise": (new_promise, "record-trace"),
    "deal not sealed": (
        lambda r: put(r["heading"], "deal", {"type": "seeded", "seed": 1, "stream": 0}),
        "record-not-sealed",
    ),
    "an action": (lambda r: other_action(r["entries"][2]), "record-trace"),
    "the last action": (lambda r: put(r["entries"][-1], "action", "climb 99"), "entry"),
    "a seat": (lambda r: put(r["entries"][0], "seat", 7), "record-impossible"),
    "a seat below": (lambda r: put(r["entries"][0], "seat", -1), "record-impossible"),
    "a seq": (lambda r: put(r["entries"][3], "seq", 99), "entry"),
    "the order": (lambda r: swap(r["entries"], renumber=False), "entry"),
    "an entry left out": (lambda r: r["entries"].pop(2), "entry"),
    "an entry twice": (lambda r: r["entries"].append(r["entries"][-1]), "entry"),
    "the end cut off": (lambda r: r["entries"].pop(), "record-unfinished"),
    "an option": (lambda r: put(r["heading"]["options"], "length", 21), "record-unfinished"),
    "another option": (lambda r: put(r["heading"]["options"], "length", 19), "entry"),
    "the players": (lambda r: put(r["heading"]["options"], "players", 1), "entry"),
    "an option that does not exist": (lambda r: r["heading"]["options"].update(wind=1), "record-impossible"),
    "the game": (lambda r: put(r["heading"], "game", "chess"), "record-impossible"),
    "the rules": (lambda r: put(r["heading"], "rules_version", 2), "rules-version"),
    "a name": (lambda r: put(r["heading"]["seats"], 0, "Eve"), "record-trace"),
    "one name more": (lambda r: r["heading"]["seats"].append("Eve"), "record-unfinished"),
    "the trace": (lambda r: put(r, "trace_digest", flip(r["trace_digest"])), "record-trace"),
}
# These leave the game as it was: only the digest, which names the record, tells.
HARMLESS: dict[str, Change] = {
    "table": lambda r: put(r, "table", "A" * 16),
    "id": lambda r: put(r["entries"][0], "id", "x"),
    "by": lambda r: put(r["entries"][0], "by", "bot"),
    "kind": lambda r: put(r["entries"][0], "kind", "timeout"),
    "at": lambda r: put(r["entries"][0], "at", 1.0),
}


@pytest.mark.parametrize("what", [*CHANGES, *HARMLESS])
def test_a_record_with_anything_changed_does_not_fit_its_digest(record: bytes, what: str) -> None:
    change = HARMLESS[what] if what in HARMLESS else CHANGES[what][0]
    assert code(changed(record, change, new_digest=False)) == "record-digest"


@pytest.mark.parametrize("what", CHANGES)
def test_a_changed_record_is_found_out_even_with_a_digest_that_fits(record: bytes, what: str) -> None:
    change, expected = CHANGES[what]
    assert code(changed(record, change, new_digest=True)) == expected


def test_no_single_byte_can_be_changed(record: bytes) -> None:
    """Every byte of the first part with all its fields, and then every seventh."""
    for at in [*range(min(1500, len(record) - 1)), *range(1500, len(record) - 1, 7)]:
        data = record[:at] + bytes([record[at] ^ 1]) + record[at + 1 :]
        with pytest.raises(InvalidFile):
            verify(data)


@pytest.mark.parametrize(
    "data",
    [b"", b"{}", b"null", b"\xff\xfe", b"[" * 100_000, b'{"digest":"x","record":{}}', b'{"digest":1,"record":2}'],
    ids=lambda data: str(data[:20]),
)
def test_what_is_no_record_is_unreadable(data: bytes) -> None:
    assert code(data) == "record-unreadable"


def test_nothing_can_be_added_around_a_record(record: bytes) -> None:
    assert verify(record.rstrip()).table  # a missing line end is no change
    assert code(record.replace(b'{"digest"', b'{"note":"true","digest"', 1)) == "record-digest"
    assert code(b" " + record) == "record-digest"
