"""What a table does by itself needs its log and the store, and no page."""

from __future__ import annotations

import asyncio
import subprocess
import sys
from collections.abc import Coroutine
from pathlib import Path
from typing import Any

import pytest

from foghorn.core.action import Actions
from foghorn.core.entry import Chosen, ChosenForAbsent, Entry, Move
from foghorn.core.game import game_of, read_options
from foghorn.core.record import Heading, SealedDeal, heading_of, open_table
from foghorn.core.table import Table
from foghorn.games.what_the_fog.notation import TEXTS
from foghorn.server.autoplay import AWAY_SECONDS, Autoplay
from foghorn.server.bot_pool import BotPool
from foghorn.store.rows import TableRow
from foghorn.store.store import Store

from .in_process import NOON, FirstThought, running_table


class Lone:
    """A server with one table that writes its log and has no pages."""

    def __init__(self, store: Store, row: TableRow) -> None:
        self.store, self.row = store, row
        self.bot_pool: BotPool = FirstThought()
        self.lock = asyncio.Lock()
        self.table: Table | None = open_table(self.heading())
        self.work: list[Coroutine[Any, Any, Any]] = []
        self.alarms: list[float] = []
        self.moves: list[Move] = []

    def heading(self) -> Heading:
        game = game_of(self.row.game)
        names = [chair.name for chair in self.row.chairs]
        return heading_of(game, read_options(game, self.row.options), names, SealedDeal(self.row.sealing.secret))

    def now(self) -> float:
        return NOON

    def spawn(self, work: Coroutine[Any, Any, Any]) -> None:
        self.work.append(work)

    def set_alarm(self, table: str, seconds: float) -> None:
        assert table == self.row.id
        self.alarms.append(seconds)

    async def play(self, seat: int, move: Move, id: str, decision: int | None = None) -> int:
        assert self.table is not None
        proposal = self.table.propose(seat, move, decision)
        await self.store.append(self.row.id, proposal.entry(id, self.now()))
        self.table.accept(proposal)
        self.moves.append(proposal.move)
        return proposal.seq

    async def save(self, row: TableRow) -> None:
        self.row = await self.store.save_table(row)


def alone(database: Path, row: TableRow, bots: BotPool | None = None) -> tuple[list[Move], list[Entry], list[float]]:
    """Let a table go on once after a long absence of seat 0; the moves, the log and the alarms."""

    async def scene() -> tuple[list[Move], list[Entry], list[float]]:
        store = await Store.open(str(database))
        await store.add_table(row)
        lone = Lone(store, row)
        lone.bot_pool = bots or lone.bot_pool
        autoplay = Autoplay(lone, lone)
        await autoplay.tick(NOON, {0: NOON - AWAY_SECONDS})
        for work in lone.work:
            await work
        entries = await store.entries(row.id)
        await store.close()
        return lone.moves, entries, lone.alarms

    return asyncio.run(scene())


def test_a_bot_chooses_at_its_own_seat(tmp_path: Path) -> None:
    moves, entries, _ = alone(tmp_path / "tables.sqlite", running_table(0, 2, host=""))
    assert moves == [Chosen("pick 1", "bot")]
    assert [entry.move for entry in entries] == moves


def test_a_bot_stands_in_for_somebody_absent_and_the_log_says_so(tmp_path: Path) -> None:
    moves, entries, _ = alone(tmp_path / "tables.sqlite", running_table())
    assert moves == [ChosenForAbsent("pick 1", "away")]
    assert [entry.move for entry in entries] == moves


class Wrong(FirstThought):
    """Bots that choose what they may not."""

    async def choose(self, key: str, name: str, view: Any, choices: Actions) -> int:
        return next(action for action in range(len(TEXTS)) if action not in choices)


def test_a_game_goes_on_after_a_bot_chose_what_it_may_not(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    moves, entries, alarms = alone(tmp_path / "tables.sqlite", running_table(0, 2, host=""), Wrong())
    assert [type(move) for move in moves] == [Chosen]
    assert [entry.move for entry in entries] == moves
    assert alarms == []
    assert "steady chose what it may not at table t1" in caplog.text


def test_it_is_loaded_without_anything_that_knows_pages() -> None:
    code = "import foghorn.server.autoplay, sys; print(*sys.modules)"
    loaded = subprocess.run([sys.executable, "-c", code], check=True, timeout=60, capture_output=True, text=True)
    names = {name.removeprefix("foghorn.server.") for name in loaded.stdout.split()}
    assert "autoplay" in names
    assert not names & {"connection", "presence", "room", "wire"}
