"""Nothing that a connection may not know ever reaches it: not over the socket, not in the log, not before its time."""

from __future__ import annotations

import asyncio
import hashlib
import re
import sys
import tempfile
from collections.abc import Awaitable, Callable, Iterator, Sequence
from pathlib import Path
from types import FrameType
from typing import Any

import pytest
from msgspec.structs import replace

from foghorn.core.chance import Seeded
from foghorn.core.entry import Chosen
from foghorn.core.errors import FoghornError, Refusal
from foghorn.core.event import Event
from foghorn.core.frame import Frame, frames_of
from foghorn.core.game import game_of
from foghorn.core.table import Table
from foghorn.server import deal_phase, sealing
from foghorn.server import presence as presence_module
from foghorn.server.room import Room
from foghorn.server.wire import TableState
from tests.server.live_server import TABLE, WATCHER, LiveServer
from tests.server.paired_servers import PairedServers
from tests.server.playing import Person, Seat
from tests.server.running import Server

PACKAGE = Path(presence_module.__file__).parents[1]
Seats = Sequence[int | None]
MEMORY = Path("/dev/shm")  # nothing here is about disks


@pytest.fixture
def folder() -> Iterator[Path]:
    with tempfile.TemporaryDirectory(dir=MEMORY if MEMORY.is_dir() else None) as name:
        yield Path(name)


# Over the socket.


@pytest.mark.parametrize(("seats", "decisions"), [("ppb", 200), ("bpp", 120)])
def test_no_byte_depends_on_what_a_connection_may_not_know(
    seats: str, decisions: int, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    twins = asyncio.run(PairedServers("what-the-fog", seats, 7, folder, monkeypatch).play(decisions))
    assert twins.differing > 0.9 * twins.worlds, "the worlds were hardly exchanged"
    assert twins.parted < twins.worlds / 4
    assert twins.noticed > decisions / 4, "hardly anything was told elsewhere"
    for place in twins.places:
        counts = {kind: count for (where, kind), count in twins.compared.items() if where == place}
        assert counts["deal"] == 1
        assert counts["probe"] * len(twins.places) == twins.worlds
        for kind in ("pick", "place", "pass", "advance", "reveal", "discard", "swap", "undo"):
            assert counts.get(kind, 0) >= 3, f"{place} hardly saw {kind}: {counts}"


def test_no_byte_of_the_tiny_game_does_either(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    twins = asyncio.run(PairedServers("lighthouse", "pbp", 3, folder, monkeypatch).play())
    assert twins.differing > 0.8 * twins.worlds
    assert all(twins.compared[place, "climb"] >= 19 for place in twins.places)


def leaky_events(table: Table, frame: Frame, events: list[Event]) -> Frame:
    return replace(frame, events=events)


def leaky_view(table: Table, frame: Frame, events: list[Event]) -> Frame:
    return replace(frame, view=table.game.view(table.state, 2))


def leaky_undo(table: Table, frame: Frame, events: list[Event]) -> Frame:
    return replace(frame, undo=sum(str(table.game.describe(table.state)).encode()) % 2 == 1)


@pytest.mark.parametrize("leak", [leaky_events, leaky_view, leaky_undo])
def test_a_leaky_frame_is_caught(
    leak: Callable[[Table, Frame, list[Event]], Frame], folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def frames(table: Table, seats: Seats, events: list[Event], aided: Seats) -> list[Frame]:
        return [leak(table, frame, events) for frame in frames_of(table, seats, events, aided)]

    monkeypatch.setattr(presence_module, "frames_of", frames)
    with pytest.raises(AssertionError, match="can tell two worlds apart after deal"):
        asyncio.run(PairedServers("lighthouse", "pbp", 3, folder, monkeypatch, observed=0).play())


def test_a_leaky_refusal_is_caught(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    game: Any = type(game_of("lighthouse"))
    honest = game.explain

    def explain(self: Any, state: Any, seat: int, action: int) -> Refusal | None:
        refusal = honest(self, state, seat, action)
        return refusal and Refusal("not-your-turn", None, {"matches": sum(state.matches)})

    monkeypatch.setattr(game, "explain", explain)
    with pytest.raises(AssertionError, match="can tell two worlds apart after probe"):
        asyncio.run(PairedServers("lighthouse", "pbp", 3, folder, monkeypatch, observed=2).play())


def test_a_leaky_table_state_is_caught(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    honest = Room.state_for

    def state_for(self: Room, guest: str | None) -> TableState:
        told = honest(self, guest)
        return told if self.table is None else replace(told, rematch=str(self.table.game.describe(self.table.state)))

    monkeypatch.setattr(Room, "state_for", state_for)
    with pytest.raises(AssertionError, match="can tell two worlds apart"):
        asyncio.run(PairedServers("what-the-fog", "pbp", 3, folder, monkeypatch, observed=WATCHER).play())


def test_a_leaky_notice_is_caught(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    honest = Room._tell_guests

    def leaky(self: Room) -> None:
        told = sum(str(self.table.game.describe(self.table.state)).encode()) if self.table else 0
        self.row = replace(self.row, changed=float(told))
        monkeypatch.setattr(self, "awaited", dict)
        honest(self)

    monkeypatch.setattr(Room, "_tell_guests", leaky)
    with pytest.raises(AssertionError, match=r'apart .*"type":"notices"'):
        asyncio.run(PairedServers("lighthouse", "pbp", 3, folder, monkeypatch, observed=0).play())


def test_a_refusal_goes_the_same_way_in_every_world() -> None:
    """Not only the answer but every line on the way to it is the same, so that its time tells nothing either."""
    game = game_of("what-the-fog")
    options, chance = game.options(players=3), Seeded(5)
    table = Table(game, options, Seeded(5), ["a", "b", "c"])
    compared = 0
    for _ in range(30):
        for seat in range(3):
            world = game.sample(options, game.view(table.state, seat), chance)
            twin = Table(game, options, Seeded(5), ["a", "b", "c"])
            twin.state, twin.decisions = world, table.decisions
            for action in range(game.meta.actions):
                if action not in table.state.legal(seat):
                    text = game.text(table.state, action)
                    assert way(table, seat, text) == way(twin, seat, text), text
                    compared += 1
        seat = table.state.waiting()[0]
        legal = table.state.legal(seat)
        table._step(seat, legal[chance.below(len(legal))])
        table.decisions = dict.fromkeys(table.state.waiting(), 0)
    assert compared > 1500


def way(table: Table, seat: int, text: str) -> list[tuple[str, int]]:
    """The lines that run while a choice is refused."""
    lines: list[tuple[str, int]] = []

    def note(frame: FrameType, event: str, _: Any) -> Any:
        if PACKAGE not in Path(frame.f_code.co_filename).parents:
            return None  # the interpreter's own housekeeping
        lines.append((frame.f_code.co_name, frame.f_lineno))
        return note

    before = sys.gettrace()
    sys.settrace(note)
    try:
        table.propose(seat, Chosen(text), table.decisions.get(seat, 0))
    except FoghornError as error:
        lines.append((error.refusal.code, 0))
    finally:
        sys.settrace(before)
    return lines


# In the log.


def test_the_log_of_a_whole_game_tells_no_secret(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("FOGHORN_LOG_LEVEL", "debug")
    server = Server(f"sqlite:///{tmp_path}/tables.sqlite", tmp_path / "log").start()
    try:
        secrets, heard = asyncio.run(play_and_collect(server))
    finally:
        assert server.stop() == 0
    log = (tmp_path / "log").read_text()
    assert "INFO" in log or '"level":"info"' in log
    assert len(secrets) > 10
    for name, secret in secrets.items():
        assert secret not in log, f"{name} is in the log"
    assert not [text for text in heard if text in log]
    assert not re.search(r'hand"|"legal|promise|"number', log)


async def play_and_collect(server: Server) -> tuple[dict[str, str], list[str]]:
    """A game of two people, a bot and a spectator, with mishaps; every secret there was, and all that was said."""
    ada, bo = await Person(server.base, "Ada").arrive(), await Person(server.base, "Bo").arrive()
    made = await ada.new_table(3)
    table = made["table"]["id"]
    await bo.post(f"/tables/{table}/join", invitation=made["invitation"])
    (await ada.http.put(f"/tables/{table}/bots", json={"seat": 2, "bot": "random"})).raise_for_status()
    pages = [ada.sit(table), bo.sit(table), Person(server.base, "Cy").sit(table, made["watching"])]
    for page in pages:
        await page.open()
    wrong = "a-wrong-secret-that-somebody-mistyped"
    assert (await ada.http.post("/enter", json={"link": wrong})).status_code == 404
    await Person(server.base, "Di").sit(table, wrong).open()
    await pages[0].send(type="say", id="s-1", text="nobody else should read this whisper")
    assert pages[0].socket is not None
    await pages[0].socket.send("garbage that was not meant for the log")
    await ada.post(f"/tables/{table}/start")
    await asyncio.gather(*(page.play() for page in pages))
    assert not [message for page in pages for message in page.received if message["type"] == "bye"]
    record = (await ada.http.get(f"/tables/{table}/record")).json()["record"]
    deal = record["heading"]["deal"]
    secrets = {
        "Ada's cookie": ada.http.cookies["foghorn"],
        "Bo's cookie": bo.http.cookies["foghorn"],
        "Ada's signature": ada.http.cookies["foghorn"].rsplit(".", 1)[1],
        "Ada's link": ada.link,
        "Bo's link": bo.link,
        "Ada's link's hash": hashlib.sha256(b"foghorn link\0" + ada.link.encode()).hexdigest(),
        "the invitation": made["invitation"],
        "the watching secret": made["watching"],
        "the sealing secret": deal["secret"],
        "a guess": wrong,
        "a whisper": "nobody else should read this whisper",
        "garbage": "garbage that was not meant",
        **{f"number {at}": number for at, number in enumerate(deal["numbers"])},
    }
    assert set(deal["numbers"]) == {page.number.hex() for page in pages[:2]}
    before_end = [text for page in pages for text in page.raw]
    assert not [text for text in before_end if deal["secret"] in text], "the secret was opened over the socket"
    return secrets, before_end


# Before its time.


def sealed_table(
    folder: Path, scenario: Callable[[LiveServer], Awaitable[None]], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Two people and a spectator at a table of a bot, just before the deal is sealed."""

    async def run() -> None:
        async with LiveServer(folder) as live:
            twins = PairedServers("lighthouse", "ppb", 1, folder, monkeypatch)
            await live.furnish(twins.row)
            for place, page in live.pages.items():
                await page.open()
                await live.settle(place)
            await live.pages[0].person.post(f"/tables/{TABLE}/start")
            await live.settle()
            await scenario(live)

    asyncio.run(run())


async def answer(live: LiveServer, place: int, **message: Any) -> str | None:
    """The code of the refusal of a message without an id; None if it was carried out."""
    page = live.pages[place]
    before = len(page.received)
    await page.send(**message)
    await live.settle(place)
    codes = [each["refusal"]["code"] for each in page.received[before:] if each["type"] == "refused"]
    return next((code for code in codes if code != "unreadable"), None)


def promise_of(page: Seat) -> dict[str, str]:
    return {
        "type": "promise",
        "commitment": page.news["commitment"],
        "hash": hashlib.sha256(page.number).hexdigest(),
    }


def opening_of(page: Seat) -> dict[str, str]:
    return {"type": "open", "number": page.number.hex()}


def test_no_number_is_opened_before_all_have_promised(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scenario(live: LiveServer) -> None:
        ada, bo = live.pages[0], live.pages[1]
        assert await answer(live, 0, **opening_of(ada)) == "not-all-promised"
        assert await answer(live, 0, **promise_of(ada)) is None
        assert await answer(live, 0, **opening_of(ada)) == "not-all-promised"
        assert await answer(live, 0, **promise_of(bo)) == "already-promised"
        assert await answer(live, 1, **promise_of(bo)) is None
        assert await answer(live, WATCHER, **promise_of(bo)) == "only-watching"
        assert await answer(live, 1, **opening_of(ada)) == "broken-promise"
        assert await answer(live, 1, type="open", number=bo.number.hex()[:-1] + "\n") is None
        assert (await bo.hear_until("refused"))["refusal"]["code"] == "unreadable"
        assert live.room.row.sealing.numbers == {}
        assert await answer(live, 0, **opening_of(ada)) is None
        assert ada.news["status"] == "sealing"
        assert not [page for page in live.pages.values() if page.frame], "a frame before the deal"
        assert await answer(live, 1, **opening_of(bo)) is None
        assert ada.news["status"] == "running"
        assert await answer(live, 1, **opening_of(bo)) == "not-sealing"
        secret, numbers = live.room.row.sealing.secret, [ada.number.hex(), bo.number.hex()]
        said = "".join(text for page in live.pages.values() for text in page.raw)
        assert secret not in said
        assert not [number for number in numbers if number in said], "numbers are opened to the server alone"
        assert live.pages[WATCHER].news["commitment"] == sealing.shown(live.room.row.sealing)

    sealed_table(folder, scenario, monkeypatch)


def test_a_silent_seat_is_recorded_and_the_deal_starts_anew(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scenario(live: LiveServer) -> None:
        ada, bo, room = live.pages[0], live.pages[1], live.room
        first = ada.news["commitment"]
        assert await answer(live, 0, **promise_of(ada)) is None
        assert await answer(live, 1, **promise_of(bo)) is None
        assert await answer(live, 0, **opening_of(ada)) is None
        begin = live.live.now()
        monkeypatch.setattr(live.live, "now", lambda: begin + deal_phase.SEAL_SECONDS)
        await room.tick()
        await live.settle()
        for page in live.pages.values():
            assert page.news["restarts"] == [[1]], "everyone is told who stayed silent, spectators too"
            assert page.news["commitment"] != first, "a new deal has a new secret"
        assert not any(chair["promise"] for chair in ada.news["chairs"])
        assert await answer(live, 1, **promise_of(bo)) == "not-sealing", "who kept silent is not waited for"
        assert await answer(live, 0, **promise_of(ada)) is None
        assert await answer(live, 0, **opening_of(ada)) is None
        assert room.row.status == "running"
        assert room.row.sealing.numbers == {0: ada.number.hex()}
        said = "".join(text for page in live.pages.values() for text in page.raw)
        assert not [page.number.hex() for page in (ada, bo) if page.number.hex() in said]

    sealed_table(folder, scenario, monkeypatch)


def test_who_leaves_while_the_deal_is_sealed_takes_its_promise_along(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scenario(live: LiveServer) -> None:
        ada, bo = live.pages[0], live.pages[1]
        assert await answer(live, 0, **promise_of(ada)) is None
        assert await answer(live, 1, **promise_of(bo)) is None
        await bo.person.post(f"/tables/{TABLE}/leave")
        bo.socket = None
        assert await answer(live, 0, **opening_of(ada)) == "not-all-promised"
        assert await answer(live, 0, **promise_of(ada)) is None
        assert await answer(live, 0, **opening_of(ada)) is None
        assert (live.room.row.status, list(live.room.row.sealing.promises)) == ("running", [0])

    sealed_table(folder, scenario, monkeypatch)
