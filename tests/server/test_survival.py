"""The whole server, killed, stopped, locked out and left unread."""

from __future__ import annotations

import asyncio
import contextlib
import json
import random
import signal
import socket
import struct
import subprocess
import sys
import time
from pathlib import Path

import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from foghorn.core.frame import SCHEMA
from foghorn.server.archive import handed_out
from foghorn.server.sockets import WRITE_SECONDS
from foghorn.store.store import Store

from .crash import Campaign, reckon
from .playing import PATIENCE, Person, Seat
from .running import Server

MOVES = 250  # about half a megabyte for each page


def test_five_kills_in_the_middle_of_play_lose_nothing_and_repeat_nothing(tmp_path: Path) -> None:
    server = Server(f"sqlite:///{tmp_path}/tables.sqlite", tmp_path / "log").start()
    campaign = Campaign(server)
    try:
        asyncio.run(asyncio.wait_for(campaign.run(kills=5), 240))
    finally:
        assert server.stop() == 0
    counts = asyncio.run(reckon(campaign))
    assert campaign.kills == 5
    assert campaign.workers
    assert not campaign.outliving(), "a worker has outlived its server"
    assert counts["games"] >= 3
    assert counts["losses"] >= 5 * 2
    asyncio.run(verify_by_command(server, campaign.pages[0].seat.table, tmp_path / "record.json"))


async def verify_by_command(server: Server, table: str, record: Path) -> None:
    """`foghorn verify` accepts a record of the store."""
    store = await Store.open(server.database)
    finished = await store.finished(table)
    await store.close()
    assert finished is not None
    record.write_bytes(handed_out(finished))
    checked = subprocess.run([sys.executable, "-m", "foghorn", "verify", str(record)], capture_output=True, text=True)
    assert checked.returncode == 0, checked.stderr


async def dealt(server: Server, players: int) -> tuple[list[Seat], str]:
    """People whose game has just been dealt, and the secret that lets others watch."""
    people = [await Person(server.base, name).arrive() for name in ("Ada", "Ben", "Cas", "Dee", "Eva")[:players]]
    made = await people[0].new_table(players, listed=True)
    table = made["table"]["id"]
    for person in people[1:]:
        await person.post(f"/tables/{table}/join")
    seats = [person.sit(table) for person in people]
    for seat in seats:
        await seat.open()
    await people[0].post(f"/tables/{table}/start")
    await asyncio.gather(*(until_dealt(seat) for seat in seats))
    return seats, made["watching"]


async def until_dealt(seat: Seat) -> None:
    while not seat.frame:
        if (await seat.hear())["type"] == "table":
            await seat.seal()


async def until_seq(seat: Seat, seq: int) -> None:
    while seat.frame["seq"] < seq:
        await seat.hear()


# Stopping


@pytest.mark.parametrize(("how", "code"), [(signal.SIGTERM, 0), (signal.SIGINT, 130)])
def test_a_stop_is_clean_and_announced(tmp_path: Path, how: signal.Signals, code: int) -> None:
    server = Server(f"sqlite:///{tmp_path}/tables.sqlite", tmp_path / "log").start()

    async def scene() -> None:
        seats, _ = await dealt(server, 2)
        assert server.process is not None
        server.process.send_signal(how)
        for seat in seats:
            assert (await seat.hear_until("bye"))["code"] == "server-stops"

    try:
        asyncio.run(scene())
        assert server.process is not None
        assert server.process.wait(PATIENCE) == code
        assert "Traceback" not in server.log.read_text()
    finally:
        server.kill()


def test_a_second_server_on_the_same_file_says_so_and_leaves(server: Server) -> None:
    command = [sys.executable, "-m", "foghorn", "serve", "--database", server.database, "--port", "0", "--lang", "en"]
    second = subprocess.run(command, capture_output=True, text=True, timeout=60)
    assert (second.returncode, second.stdout) == (3, "")
    assert second.stderr.strip() == "Another server is using this database."
    assert httpx.get(f"{server.base}/api/v1/ready").status_code == 200


# Readers


def test_a_page_that_never_reads_delays_nobody_and_is_dropped_as_too_slow(server: Server) -> None:
    async def scene() -> None:
        seats, watching = await dealt(server, 5)
        small = socket.socket()
        small.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        small.connect(("127.0.0.1", server.port))
        address = f"ws://127.0.0.1:{server.port}/api/v1/tables/{seats[0].table}/socket"
        async with connect(address, sock=small, compression=None, max_queue=None) as deaf:
            await deaf.send(json.dumps({"type": "hello", "schema": SCHEMA, "watch": watching}))
            await deaf.recv()
            deaf.transport.pause_reading()
            waits: list[float] = []
            for seq in range(1, MOVES):
                asked = next(seat for seat in seats if seat.frame["legal"])
                begin = time.perf_counter()
                await asked.act(asked.choose.choice(asked.frame["legal"])["action"])
                await asyncio.gather(*(until_seq(seat, seq) for seat in seats))
                waits.append(time.perf_counter() - begin)
            assert max(waits) < WRITE_SECONDS, "somebody waited for the server's patience with the deaf one to end"
            deaf.transport.resume_reading()
            heard = []
            with contextlib.suppress(ConnectionClosed):
                while True:
                    heard.append(json.loads(await deaf.recv()))
            assert len(heard) < MOVES
            assert heard[-1] == {"type": "bye", "code": "too-slow"}
            assert (deaf.close_code, deaf.close_reason) == (4000, "too-slow")

    asyncio.run(scene())


def test_a_page_that_dies_without_a_word_is_away_at_once(server: Server) -> None:
    async def scene() -> None:
        (ada, ben), _ = await dealt(server, 2)
        assert ada.socket is not None
        raw = ada.socket.transport.get_extra_info("socket")
        raw.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
        ada.socket.transport.abort()
        while not ben.news["chairs"][0]["away"]:
            await ben.hear()

    asyncio.run(scene())


# Pages


def test_over_the_socket_a_message_id_counts_once_on_any_connection(server: Server) -> None:
    async def scene() -> None:
        seats, _ = await dealt(server, 2)
        asked = next(seat for seat in seats if seat.frame["legal"])
        action, decision = asked.frame["legal"][0]["action"], asked.frame["decision"]
        again = asked.person.sit(asked.table)
        await again.open()
        await again.hear_until("frame")
        for page in (asked, asked, again):
            await page.act(action, decision, "m1")
        for page in (asked, asked, again):
            assert (await page.hear_until("done"))["seq"] == 1

    asyncio.run(scene())


def test_two_tabs_agree_a_reload_shows_the_same_an_undo_goes_back_and_a_watcher_sees_no_hand(server: Server) -> None:
    async def scene() -> None:
        (ada, ben), watching = await dealt(server, 2)
        tab = ada.person.sit(ada.table)
        await tab.open()
        watcher = Person(server.base, "Walt").sit(ada.table, watching)
        await watcher.open()
        for page in (tab, watcher):
            await page.hear_until("frame")
        seats, chance, undone = [ada, ben], random.Random(3), 0
        for seq in range(1, 40):
            asked = next(seat for seat in seats if seat.frame["legal"])
            if asked.frame["undo"] and not undone:
                undone = seq
                await asked.send(type="undo", id="undo")
            else:
                await asked.act(chance.choice(asked.frame["legal"])["action"])
            await asyncio.gather(*(until_seq(seat, seq) for seat in (ada, ben, tab, watcher)))
        assert undone
        frames = [
            [raw for raw, message in zip(seat.raw, seat.received, strict=True) if message["type"] == "frame"]
            for seat in (ada, tab)
        ]
        assert frames[0][-38:] == frames[1][-38:]
        fresh = ada.person.sit(ada.table)
        await fresh.open()
        await fresh.hear_until("frame")
        assert {**fresh.frame, "events": []} == {**ada.frame, "events": []}
        for message in watcher.received:
            if message["type"] == "frame":
                assert (message["view"]["hand"], message["view"]["choice"], message["legal"]) == ([], None, [])

    asyncio.run(scene())


def test_a_page_that_goes_while_its_choice_is_being_stored_leaves_the_table_whole(server: Server) -> None:
    async def scene() -> None:
        seats, _ = await dealt(server, 2)
        for seq in range(1, 21):
            asked = next(seat for seat in seats if seat.frame["legal"])
            await asked.act(asked.choose.choice(asked.frame["legal"])["action"])
            assert asked.socket is not None
            if seq % 2:
                await asyncio.sleep(0.001 * (seq % 5))
                asked.socket.transport.abort()
                await asked.open()
                await asked.hear_until("frame")
            if asked.frame["seq"] < seq:  # it went before the server had read the choice, or while it was stored
                await asyncio.sleep(0.1)
                await asked.act(asked.frame["legal"][0]["action"])
            await asyncio.gather(*(until_seq(seat, seq) for seat in seats))

    asyncio.run(scene())
