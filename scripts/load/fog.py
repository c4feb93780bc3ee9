"""Four guests who play on Foghorn at random, one game after the other."""

from __future__ import annotations

import asyncio
import hashlib
from typing import Any

import msgspec

from foghorn.core.frame import SCHEMA

from .game import GAME
from .pace import SEATS, Pace, Table
from .wire import Http, Listener, WebSocket


class Choice(msgspec.Struct):
    action: str


class Heard(msgspec.Struct):
    """What a trivial client reads of a frame or of the table's news; the rest is skipped."""

    type: str
    seq: int = 0
    decision: int | None = None
    legal: list[Choice] = []
    status: str = ""
    commitment: str = ""
    opening: bool = False


decode = msgspec.json.Decoder(Heard).decode


class Seat(Listener):
    """One page at a table."""

    def __init__(self, table: FogTable, place: int) -> None:
        self.table, self.place = table, place
        self.socket: WebSocket | None = None
        self.seq = -1
        self.decision: int | None = None
        self.legal: list[Choice] = []
        self.promised = self.told = self.finished = False
        self.number = hashlib.sha256(f"{table.number}-{place}".encode())

    def hear(self, socket: WebSocket, data: bytes) -> None:
        heard = decode(data)
        if heard.type == "frame":
            self.seq, self.decision, self.legal = heard.seq, heard.decision, heard.legal
            self.table.seen(heard.seq)
        elif heard.type == "table":
            self._news(socket, heard)
        elif heard.type in ("refused", "bye"):
            self.table.pace.fail(RuntimeError(data.decode()))

    def lost(self, reason: str) -> None:
        self.table.pace.fail(RuntimeError(f"the server hung up: {reason}"))

    def _news(self, socket: WebSocket, news: Heard) -> None:
        if news.status == "finished" and not self.finished:
            self.finished = True
            self.table.finished()
        elif news.status == "sealing" and not self.promised:
            self.promised = True
            promise = hashlib.sha256(self.number.digest()).hexdigest()
            said = f'{{"type":"promise","commitment":"{news.commitment}","hash":"{promise}"}}'
            socket.send(said.encode())
        elif news.status == "sealing" and news.opening and not self.told:
            self.told = True
            socket.send(b'{"type":"open","number":"%s"}' % self.number.hexdigest().encode())


class FogTable(Table):
    """A home of its own: behind the proxy that the server trusts, each table has another address."""

    def __init__(self, pace: Pace, number: int, port: int, run: int = 0) -> None:
        super().__init__(pace, number)
        self.port = port
        self.home = {"X-Forwarded-For": f"10.{run % 250}.{number // 250}.{number % 250 + 1}"}
        self.http = Http(port, self.home)
        self.cookies: list[str] = []
        self.seats: list[Seat] = []
        self.id = ""
        self._wanted = 0  # the seq that all seats must see
        self._seen = 0
        self._heard = 0

    async def _post(self, place: int, path: str, body: Any) -> Any:
        return (await self.http.post("/api/v1" + path, body, {"Cookie": self.cookies[place]}))[0]

    async def open(self) -> None:
        await (self._again() if self.id else self._arrive())
        old, self.seats = self.seats, [Seat(self, place) for place in range(SEATS)]
        for seat in old:
            if seat.socket is not None:
                self._heard += seat.socket.bytes_heard
                seat.socket.close()
        self._wanted = self._seen = 0
        path = f"/api/v1/tables/{self.id}/socket"

        async def connect(seat: Seat) -> None:
            headers = {"Cookie": self.cookies[seat.place], **self.home}
            hello = f'{{"type":"hello","schema":{SCHEMA}}}'
            seat.socket = await WebSocket.connect(self.port, path, headers, seat, hello)

        await asyncio.gather(*(connect(seat) for seat in self.seats))
        await self._post(0, f"/tables/{self.id}/start", {})
        self.http.close()  # both servers would close it before the game is over

    async def _arrive(self) -> None:
        for place in range(SEATS):
            _, cookie = await self.http.post("/api/v1/guests", {"nickname": f"P{place + 1}"})
            self.cookies.append(cookie)
        body = {"game": GAME, "options": {"players": SEATS}, "settings": {"listed": True}}
        self.id = (await self._post(0, "/tables", body))["table"]["id"]
        for place in range(1, SEATS):
            await self._post(place, f"/tables/{self.id}/join", {})

    async def _again(self) -> None:
        answers = [await self._post(place, f"/tables/{self.id}/rematch", {}) for place in range(SEATS)]
        self.id = answers[-1]["table"]["id"]  # it opens with the last yes

    def seen(self, seq: int) -> None:
        """Count one more seat that has the frame all wait for."""
        if seq == self._wanted:
            self._seen += 1
            if self._seen == SEATS:
                over = all(seat.decision is None for seat in self.seats)
                self.pace.settled(self, moved=seq > 0, over=over)

    def move(self) -> None:
        seat = next(seat for seat in self.seats if seat.decision is not None and seat.legal)
        assert seat.socket is not None
        action = self.choose.choice(seat.legal).action
        self._wanted, self._seen = seat.seq + 1, 0
        text = b'{"type":"act","id":"m%d","decision":%d,"action":"%s"}'
        seat.socket.send(text % (self._wanted, seat.decision, action.encode()))

    def finished(self) -> None:
        """Count one more seat that knows the game is archived."""
        if all(seat.finished for seat in self.seats):
            self.pace.ended(self)

    @property
    def bytes_heard(self) -> int:
        return self._heard + sum(seat.socket.bytes_heard for seat in self.seats if seat.socket is not None)

    def close(self) -> None:
        self.http.close()
        for seat in self.seats:
            if seat.socket is not None:
                seat.socket.close()
