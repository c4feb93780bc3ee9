"""`foghorn schema`, `verify` and `backup`: what they print, and what they refuse."""

from __future__ import annotations

import asyncio
import hashlib
import io
import json
import sqlite3
import sys
from pathlib import Path
from typing import Any

import jsonschema
import msgspec
import pytest

from foghorn.cli.app import main
from foghorn.core.entry import Entry
from foghorn.core.frame import SCHEMA
from foghorn.core.game import game_of, read_options
from foghorn.core.record import SealedDeal, heading_of, open_table
from foghorn.i18n.words import LANGUAGES
from foghorn.server.archive import finished_of, handed_out
from foghorn.server.lobby import FREE
from foghorn.store.rows import Guest, Sealing, Settings, TableRow
from foghorn.store.store import Store
from tests.postgres import Postgres

SECRET, NUMBERS = "5e" * 32, ["0a" * 32, "0b" * 32]
COMMITMENT = hashlib.sha256(bytes.fromhex(SECRET)).hexdigest()
PROMISES = "ce209086824b5cb24a2ea92d88bce5a3222b9be8a35405bc53582749ca97ddb5"  # web/tests/net/deal.test.ts has the same


@pytest.fixture(autouse=True)
def _english(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("FOGHORN_LANG", "en")
    monkeypatch.setenv("FOGHORN_DATA", str(tmp_path / "data"))
    monkeypatch.delenv("FOGHORN_DATABASE", raising=False)


def table_row(key: str, numbers: list[str] = NUMBERS, failed: list[list[int]] | None = None) -> TableRow:
    game = game_of(key)
    return TableRow(
        id="A" * 16,
        game=key,
        rules_version=game.meta.rules_version,
        options={"players": 2},
        host="ada",
        chairs=[FREE, FREE],
        settings=Settings(),
        sealing=sealed(numbers, failed or []),
        made=1.0,
        changed=1.0,
    )


def sealed(numbers: list[str], failed: list[list[int]]) -> Sealing:
    promises = {seat: hashlib.sha256(bytes.fromhex(number)).hexdigest() for seat, number in enumerate(numbers)}
    return Sealing(secret=SECRET, promises=promises, numbers=dict(enumerate(numbers)), failed=failed)


def record_of(key: str, numbers: list[str] = NUMBERS, failed: list[list[int]] | None = None) -> bytes:
    """A finished game in which everybody always takes the first choice."""
    game, row = game_of(key), table_row(key, numbers, failed)
    heading = heading_of(game, read_options(game, row.options), ["Ada", "Bo\x1b[31m"], SealedDeal(SECRET, numbers))
    table, entries = open_table(heading), []
    while not table.state.over():
        seat = table.state.waiting()[0]
        action = game.text(table.state, table.state.legal(seat)[0])
        entries.append(Entry(table.seq + 1, f"m{table.seq}", seat, "act", action, "person", 1.5))
        table.fold(entries[-1])
    return handed_out(finished_of(row, heading, entries, 2.0))


@pytest.fixture(scope="module")
def record() -> bytes:
    return record_of("what-the-fog")


# schema


def test_the_schema_is_one_document_always_the_same(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["schema"]) == 0
    first = capsys.readouterr().out
    assert main(["schema"]) == 0
    assert capsys.readouterr().out == first
    document = json.loads(first)
    assert document["schema"] == SCHEMA
    assert set(document["games"]["what-the-fog"]) == {
        *("rules_version", "view", "events", "options", "setup", "aid", "questions"),
    }
    assert list(document["components"]["schemas"]) == sorted(document["components"]["schemas"])


def test_what_a_game_says_fits_its_schema(capsys: pytest.CaptureFixture[str]) -> None:
    main(["schema"])
    document = json.loads(capsys.readouterr().out)
    game = game_of("what-the-fog")
    table = open_table(heading_of(game, read_options(game, {"players": 2}), ["Ada", "Bo"], SealedDeal(SECRET, NUMBERS)))

    def fits(what: str, value: Any) -> None:
        schema = document["games"]["what-the-fog"][what] | {"components": document["components"]}
        jsonschema.validate(json.loads(msgspec.json.encode(value)), schema)

    for seat in (0, 1, None):
        fits("view", game.view(table.state, seat))
        for event in table.opening:
            fits("events", game.shown(event, seat))
    fits("setup", game.describe(table.state))
    fits("options", table.options)


# verify


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_good_record_is_told_by_its_commitment_and_outcome(
    record: bytes, tmp_path: Path, capsys: pytest.CaptureFixture[str], language: str
) -> None:
    file = tmp_path / "record.json"
    file.write_bytes(record)
    assert main(["verify", str(file), "--lang", language]) == 0
    said = capsys.readouterr()
    assert COMMITMENT in said.out
    assert "Ada (" in said.out
    assert said.out.count("\n") == 1
    assert "\x1b" not in said.out
    assert said.err == ""


@pytest.mark.parametrize(
    ("flag", "noted", "code"),
    [
        ("--commitment", COMMITMENT, 0),
        ("--commitment", COMMITMENT.upper(), 0),
        ("--commitment", "00" * 32, 1),
        ("--number", NUMBERS[0], 0),
        ("--number", "00" * 32, 1),
        ("--promises", PROMISES, 0),
        ("--promises", "00" * 32, 1),
    ],
)
def test_a_record_is_compared_with_what_a_player_noted(
    record: bytes, tmp_path: Path, capsys: pytest.CaptureFixture[str], flag: str, noted: str, code: int
) -> None:
    file = tmp_path / "record.json"
    file.write_bytes(record)
    assert main(["verify", str(file), flag, noted]) == code
    said = capsys.readouterr()
    assert (said.out if code else said.err) == ""
    assert code == 0 or "you noted" in said.err


def test_a_receipt_tells_of_an_accomplice_who_chose_a_number_after_the_others_were_open(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """The secret and Ada's number are as she noted them; Bo's was promised again when both were known."""
    file = tmp_path / "record.json"
    file.write_bytes(record_of("what-the-fog", [NUMBERS[0], "77" * 32]))
    noted = ["--commitment", COMMITMENT, "--number", NUMBERS[0]]
    assert main(["verify", str(file), *noted]) == 0
    assert main(["verify", str(file), *noted, "--promises", PROMISES]) == 1
    assert "you noted" in capsys.readouterr().err


@pytest.mark.parametrize(("numbers", "code", "word"), [(NUMBERS[:1], 0, "Bo"), ([], 1, "without a number")])
def test_people_without_a_number_in_the_deal_are_named_and_a_deal_without_any_proves_nothing(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], numbers: list[str], code: int, word: str
) -> None:
    file = tmp_path / "record.json"
    file.write_bytes(record_of("what-the-fog", numbers, [[1]]))
    assert main(["verify", str(file)]) == code
    said = capsys.readouterr()
    assert word in said.out + said.err
    assert ("begun again once" in said.out) == (code == 0)


def test_a_record_is_read_from_standard_input(
    record: bytes, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(record)))
    assert main(["verify", "-"]) == 0
    assert "was dealt and played again" in capsys.readouterr().out


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("old", "new", "fits", "word"),
    [
        (b'"Ada"', b'"Eve"', False, "digest"),
        (b'"Ada"', b'"Eve"', True, "goes differently"),
        (b'"secret":"5e', b'"secret":"5f', True, "secret"),
        (b'"0a0a', b'"0b0a', True, "number"),
        (b'"action":"pick ', b'"action":"sing ', True, "Line 2"),
        (b'"rules_version":', b'"rules_version":9', True, "version 9"),
        (b'"game":"what-the-fog"', b'"game":"chess"', True, "chess"),
        (b'"table"', b'"tabel"', True, "not the record"),
    ],
)
def test_a_changed_record_is_refused_in_one_sentence(
    record: bytes,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
    language: str,
    old: bytes,
    new: bytes,
    fits: bool,
    word: str,
) -> None:
    assert old in record
    changed = record.replace(old, new, 1)
    if fits:
        body = changed[changed.index(b'"record":') + 9 : -2]
        changed = b'{"digest":"' + hashlib.sha256(body).hexdigest().encode() + b'","record":' + body + b"}\n"
    file = tmp_path / "record.json"
    file.write_bytes(changed)
    assert main(["verify", str(file), "--lang", language]) == 1
    said = capsys.readouterr()
    assert said.out == ""
    assert said.err.count("\n") == 1
    assert "Traceback" not in said.err
    assert language != "en" or word in said.err


def test_a_record_that_is_not_there_is_named(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["verify", "nowhere.json"]) == 2
    assert "nowhere.json" in capsys.readouterr().err


# backup


async def fill(url: str) -> None:
    store = await Store.open(url)
    await store.add_guest(Guest(id="ada", nickname="Ada", link="x", made=1.0))
    await store.close()


def test_a_backup_while_a_server_has_the_database(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    url, target = f"sqlite:///{tmp_path}/tables.sqlite", tmp_path / "copy.sqlite"

    async def open_and_back_up() -> int:
        store = await Store.open(url)
        await store.add_guest(Guest(id="ada", nickname="Ada", link="x", made=1.0))
        try:
            return await asyncio.to_thread(main, ["backup", "--database", url, str(target)])
        finally:
            await store.close()

    assert asyncio.run(open_and_back_up()) == 0
    assert str(target) in capsys.readouterr().out
    with sqlite3.connect(target) as copy:
        assert copy.execute("select nickname from guests").fetchall() == [("Ada",)]
    assert target.stat().st_mode & 0o077 == 0
    assert [path.name for path in tmp_path.glob(".*")] == []


def test_a_backup_fills_an_empty_database_and_no_other(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    old, new, copy = (f"sqlite:///{tmp_path}/old.sqlite", f"sqlite:///{tmp_path}/new.sqlite", tmp_path / "copy")
    asyncio.run(fill(old))
    assert main(["backup", "--database", old, str(copy)]) == 0
    assert main(["restore", "--database", new, str(copy)]) == 0
    with sqlite3.connect(tmp_path / "new.sqlite") as restored:
        assert restored.execute("select nickname from guests").fetchall() == [("Ada",)]
    assert main(["restore", "--database", new, str(copy)]) == 3
    assert main(["restore", "--database", new, str(tmp_path / "nowhere")]) == 2
    assert capsys.readouterr().err.count("\n") == 2


def test_a_backup_of_postgresql_is_a_whole_file(tmp_path: Path) -> None:
    postgres = Postgres()
    try:
        url = asyncio.run(postgres.new())
        asyncio.run(fill(url))
        assert main(["backup", "--database", url, str(tmp_path / "copy")]) == 0
    finally:
        postgres.remove()
    lines = (tmp_path / "copy").read_bytes().splitlines()
    assert json.loads(lines[-1])["line"] == "end"
    assert any(b'"Ada"' in line for line in lines)


def test_without_an_address_the_servers_own_file_is_backed_up(tmp_path: Path) -> None:
    (tmp_path / "data").mkdir()
    asyncio.run(fill(f"sqlite:///{tmp_path}/data/tables.sqlite"))
    assert main(["backup", str(tmp_path / "copy")]) == 0
    assert (tmp_path / "copy").exists()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("words", "code"),
    [
        (["backup", "--database", "sqlite:///{}/none.sqlite", "{}/copy"], 3),
        (["backup", "--database", "mysql://x", "{}/copy"], 2),
        (["backup", "--database", "sqlite:///{}/none.sqlite", "{}"], 2),
        (["backup", "--database", "sqlite:///{}/none.sqlite", "{}/no/where"], 2),
        (["backup"], 2),
    ],
)
def test_what_cannot_be_backed_up_is_said_in_one_sentence(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], words: list[str], code: int, language: str
) -> None:
    assert main([word.format(tmp_path) for word in words] + ["--lang", language]) == code
    said = capsys.readouterr()
    assert said.out == ""
    assert said.err.count("\n") == 1
    assert list(tmp_path.iterdir()) == []
