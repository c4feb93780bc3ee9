"""Simulated people: guests with cookies and sockets who sit at tables of a running server and play at random."""

from __future__ import annotations

import asyncio
import hashlib
import json
import random
import secrets
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from foghorn.core.frame import SCHEMA
from foghorn.server.limits import MESSAGE_BURST, MESSAGES_PER_SECOND, Buckets

PATIENCE = 60.0  # seconds; only a test that hangs takes longer, however busy the machine is


class Person:
    """A guest: HTTP with a cookie, and a socket at a table."""

    def __init__(self, base: str, name: str) -> None:
        self.base, self.name = base, name
        self.http = httpx.AsyncClient(base_url=f"{base}/api/v1", timeout=PATIENCE, verify=False)
        self.link = ""
        # The server counts every message; a page that keeps to this rate is never too fast, on any machine.
        self.pace = Buckets(MESSAGES_PER_SECOND, MESSAGE_BURST / 2)

    async def arrive(self) -> Person:
        """Become a guest."""
        answer = await self.http.post("/guests", json={"nickname": self.name})
        answer.raise_for_status()
        self.link = answer.json()["link"]
        return self

    async def post(self, path: str, **body: Any) -> Any:
        """Send a request that must succeed."""
        answer = await self.http.post(path, json=body)
        assert answer.is_success, answer.text
        return answer.json() if answer.content else None

    async def new_table(self, players: int, game: str = "what-the-fog", **settings: Any) -> dict[str, Any]:
        """Open a table; the answer contains its secrets."""
        answer: dict[str, Any] = await self.post("/tables", game=game, options={"players": players}, settings=settings)
        return answer

    def sit(self, table: str, watch: str | None = None) -> Seat:
        """Make a page at a table."""
        return Seat(self, table, watch)

    def elsewhere(self) -> Seat:
        """Make a page that is at no table, and hears notices."""
        page = Seat(self, "")
        page.path = "/me/socket"
        return page


class Seat:
    """A page at a table: remembers the newest frame, everything it was sent, and what was acknowledged."""

    def __init__(self, person: Person, table: str, watch: str | None = None) -> None:
        self.person, self.table, self.watch = person, table, watch
        self.path = f"/tables/{table}/socket"
        self.socket: ClientConnection | None = None
        self.frame: dict[str, Any] = {}
        self.news: dict[str, Any] = {}
        self.received: list[dict[str, Any]] = []
        self.raw: list[str] = []
        self.done: dict[str, int] = {}
        self.number = secrets.token_bytes(32)
        self.choose = random.Random(person.name)
        self._sent = 0

    async def __aenter__(self) -> Seat:
        await self.open()
        return self

    async def __aexit__(self, *_: object) -> None:
        if self.socket is not None:
            await self.socket.close()

    async def open(self) -> None:
        """Connect and say hello."""
        cookies = "; ".join(f"{name}={value}" for name, value in self.person.http.cookies.items())
        address = self.person.base.replace("http", "ws", 1) + f"/api/v1{self.path}"
        headers = {"Cookie": cookies}
        if "X-Forwarded-For" in self.person.http.headers:
            headers["X-Forwarded-For"] = self.person.http.headers["X-Forwarded-For"]
        self.socket = await connect(address, additional_headers=headers, max_size=2**20)
        await self.send(type="hello", schema=SCHEMA, **({"watch": self.watch} if self.watch else {}))

    async def send(self, **message: Any) -> None:
        """Send a message, at a pace that the server's limit allows."""
        await self.send_text(json.dumps(message))

    async def send_text(self, text: str | bytes) -> None:
        """Send anything, at the same pace."""
        while not self.person.pace.take("messages"):
            await asyncio.sleep(0.01)
        assert self.socket is not None
        await self.socket.send(text)

    async def hear(self, timeout: float = PATIENCE) -> dict[str, Any]:
        """Receive the next message."""
        assert self.socket is not None
        text = await asyncio.wait_for(self.socket.recv(decode=True), timeout)
        assert isinstance(text, str)
        message: dict[str, Any] = json.loads(text)
        self.raw.append(text)
        self.received.append(message)
        if message["type"] == "frame":
            assert message["seq"] >= self.frame.get("seq", 0), "a frame from the past"
            self.frame = message
        elif message["type"] == "table":
            self.news = message
        elif message["type"] == "done":
            self.done[message["id"]] = message["seq"]
        return message

    async def hear_until(self, kind: str) -> dict[str, Any]:
        """Receive everything up to the next message of a kind, and return that."""
        while (message := await self.hear())["type"] != kind:
            pass
        return message

    async def hear_first(self) -> dict[str, Any]:
        """Receive the first message that is about this table; news of others may come before it."""
        while (message := await self.hear())["type"] == "notices":
            pass
        return message

    async def seal(self) -> None:
        """Promise and open a number, as a page does."""
        news = self.news
        if news.get("status") != "sealing" or news["you"] is None:
            return
        if not news["chairs"][news["you"]]["promise"]:
            promise = hashlib.sha256(self.number).hexdigest()
            await self.send(type="promise", commitment=news["commitment"], hash=promise)
        elif news["opening"]:
            await self.send(type="open", number=self.number.hex())

    async def act(self, action: str, decision: int | None = None, name: str | None = None) -> str:
        """Send a choice and return its message id."""
        self._sent += 1
        name = name or f"{self.person.name}-{secrets.token_hex(4)}-{self._sent}"
        wanted = self.frame["decision"] if decision is None else decision
        await self.send(type="act", id=name, decision=wanted, action=action)
        return name

    async def play(self) -> None:
        """Choose at random whenever there is a choice, until the table's status is finished."""
        asked = -1
        try:
            while self.news.get("status") != "finished":
                message = await self.hear()
                if message["type"] == "table":
                    await self.seal()
                if message["type"] == "bye":
                    return
                if self.frame.get("legal") and self.frame["decision"] is not None and self.frame["decision"] != asked:
                    asked = self.frame["decision"]
                    await self.act(self.choose.choice(self.frame["legal"])["action"])
        except ConnectionClosed:
            return
