"""What waits for a page: written together, in order, so much and no more; and a page that got stuck is cut off."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Callable
from pathlib import Path

import msgspec
import pytest
from websockets.exceptions import ConnectionClosed

from foghorn.server import sockets
from foghorn.server.connection import Connection
from foghorn.server.wire import Done
from tests.server.in_process import running_table
from tests.server.live_server import TABLE, WATCHER, LiveServer


class Wire:
    """A way to a page that takes messages when it is told to; a turn of the event loop ends when it is told to."""

    def __init__(self) -> None:
        self.open = True
        self.writes: list[list[bytes]] = []
        self._later: list[Callable[[], None]] = []

    def ready(self) -> bool:
        return self.open

    def soon(self, work: Callable[[], None]) -> None:
        self._later.append(work)

    def write(self, messages: list[bytes]) -> None:
        self.writes.append(messages)

    def end_turn(self) -> None:
        later, self._later = self._later, []
        for work in later:
            work()


@pytest.fixture
def wire() -> Wire:
    return Wire()


@pytest.fixture
def page(wire: Wire) -> Connection:
    return Connection("ada", 0, wire)


BYE = b'{"type":"bye","code":"too-slow"}'


def test_what_is_said_in_one_turn_is_written_together_and_in_order(wire: Wire, page: Connection) -> None:
    page.send_bytes(b"frame 1")
    page.send(Done(id="m1", seq=1))
    assert wire.writes == []
    wire.end_turn()
    page.send_bytes(b"frame 2")
    wire.end_turn()
    wire.end_turn()
    assert wire.writes == [[b"frame 1", b'{"type":"done","id":"m1","seq":1}'], [b"frame 2"]]


def test_what_a_page_does_not_take_now_waits_until_it_does(wire: Wire, page: Connection) -> None:
    wire.open = False
    page.send_bytes(b"1")
    wire.end_turn()
    page.send_bytes(b"2")
    wire.end_turn()
    assert wire.writes == []
    wire.open = True
    page.flush()
    assert wire.writes == [[b"1", b"2"]]
    page.flush()
    assert len(wire.writes) == 1


def test_when_too_much_waits_nothing_of_it_is_written_but_the_farewell(wire: Wire, page: Connection) -> None:
    wire.open, page.most = False, 3
    for number in range(3):
        page.send_bytes(b"%d" % number)
    assert page.farewell is None
    page.send_bytes(b"3")
    assert page.farewell == "too-slow"
    page.send_bytes(b"4")
    page.drop("mistake")
    wire.end_turn()
    assert not page.over.is_set()
    wire.open = True
    page.flush()
    page.send_bytes(b"5")
    wire.end_turn()
    assert wire.writes == [[BYE]]
    assert page.over.is_set()


def test_a_page_is_stuck_when_what_waited_at_the_last_look_still_waits(wire: Wire, page: Connection) -> None:
    assert [page.stuck(), page.stuck()] == [False, False]
    page.send_bytes(b"1")
    assert not page.stuck(), "it has only just been said"
    wire.end_turn()
    assert not page.stuck(), "it was written"
    wire.open = False
    page.send_bytes(b"2")
    wire.end_turn()
    assert not page.stuck(), "nothing waited at the last look"
    page.send_bytes(b"3")
    assert page.stuck()
    assert page.stuck()
    wire.open = True
    page.flush()
    wire.open = False
    page.send_bytes(b"4")
    assert not page.stuck(), "something was written since, and another waits now"
    assert page.stuck()


def test_a_page_that_is_stuck_in_one_write_is_cut_off_and_the_others_play_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sockets, "WRITE_SECONDS", 0.2)

    async def scene() -> None:
        async with LiveServer(tmp_path) as server:
            await server.furnish(running_table(2, id=TABLE))
            for page in server.pages.values():
                await page.open()
            await server.settle()
            deaf = server.pages[WATCHER].socket
            assert deaf is not None
            deaf.transport.pause_reading()
            (stuck,) = [each for each in server.room.connections if each.seat is None]
            # More than the two machines' buffers take, in fewer messages than may wait.
            big = msgspec.json.encode({"type": "said", "text": "." * 900_000})
            for _ in range(20):
                stuck.send_bytes(big)
                await asyncio.sleep(0)
            while stuck in server.room.connections:
                await asyncio.sleep(0.02)
            assert stuck.farewell == "too-slow"
            assert not stuck.over.is_set(), "it was never heard"
            assert server.live.metrics.registry.get_sample_value("foghorn_dropped_total") == 1
            deaf.transport.resume_reading()
            with contextlib.suppress(ConnectionClosed):
                while True:
                    await deaf.recv()
            assert deaf.close_code == 1006, "no goodbye: it would not have listened"
            seat = next(place for place in (0, 1) if server.pages[place].frame["legal"])
            frame = server.pages[seat].frame
            act = {"type": "act", "id": "m1", "decision": frame["decision"], "action": frame["legal"][0]["action"]}
            await server.say(seat, act)
            assert server.table.seq == 1

    asyncio.run(asyncio.wait_for(scene(), 120))
