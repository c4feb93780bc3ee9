"""`foghorn prune`: what it shows, what it deletes, and what it refuses."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path

import pytest

from foghorn.cli.app import main
from foghorn.store.store import Store
from tests.store.samples import guest, table

DAY = 24 * 3600.0


@pytest.fixture(autouse=True)
def _surroundings(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("FOGHORN_LANG", "en")
    monkeypatch.setenv("FOGHORN_DATA", str(tmp_path / "data"))
    monkeypatch.setenv("COLUMNS", "100")
    for name in ("DATABASE", "KEEP_GAMES", "KEEP_GUESTS"):
        monkeypatch.delenv(f"FOGHORN_{name}", raising=False)


@pytest.fixture
def database(tmp_path: Path) -> str:
    """A database with three finished games of which one is new, and an idle guest."""
    url, now = f"sqlite:///{tmp_path}/tables.sqlite", time.time()

    async def fill() -> None:
        store = await Store.open(url)
        await store.add_guest(guest("zoe", made=now - 100 * DAY))
        for number, days in enumerate((1, 40, 50)):
            await store.add_table(table(f"t{number}", status="finished", changed=now - days * DAY))
        await store.close()

    asyncio.run(fill())
    return url


def left(url: str) -> tuple[int, bool]:
    """Return the number of tables, and whether the guest is still there."""

    async def count() -> tuple[int, bool]:
        store = await Store.open(url)
        found = len(await store.tables_of("ada")), await store.guest("zoe") is not None
        await store.close()
        return found

    return asyncio.run(count())


def test_what_would_go_is_shown_and_stays(database: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["prune", "--database", database, "--keep-games", "30", "--keep-guests", "90"]) == 0
    shown = capsys.readouterr().out
    rows = [line.split() for line in shown.splitlines()]
    assert ["Finished", "games", "2"] in [row[:3] for row in rows]
    assert ["Guests", "without", "a", "table", "1"] in [row[:5] for row in rows]
    assert "Nothing was deleted." in shown
    assert left(database) == (3, True)


def test_with_yes_it_goes(database: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["prune", "--database", database, "--keep-games", "30", "--keep-guests", "90", "--yes"]) == 0
    assert "3 are deleted." in capsys.readouterr().out
    assert left(database) == (1, False)
    assert main(["prune", "--database", database, "--keep-games", "30", "--yes"]) == 0
    assert "There is nothing that old." in capsys.readouterr().out


@pytest.mark.parametrize(
    ("arguments", "code", "sentence"),
    [
        ([], 2, "--keep-games or --keep-guests"),
        (["--keep-games", "-1"], 2, "--keep-games"),
        (["--keep-games", "soon"], 2, "--keep-games"),
    ],
)
def test_what_makes_no_sense_is_refused_in_a_sentence(
    database: str, capsys: pytest.CaptureFixture[str], arguments: list[str], code: int, sentence: str
) -> None:
    assert main(["prune", "--database", database, *arguments, "--yes"]) == code
    assert sentence in capsys.readouterr().err
    assert left(database) == (3, True)


def test_a_database_that_does_not_exist_is_not_created(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["prune", "--database", f"{tmp_path}/none.sqlite", "--keep-games", "1"]) != 0
    assert capsys.readouterr().err.count("\n") == 1
    assert not (tmp_path / "none.sqlite").exists()
