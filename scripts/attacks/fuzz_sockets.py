"""Rubbish over sockets from many seats at once: every piece is answered or ends its socket, and nothing breaks."""

from __future__ import annotations

import asyncio
import contextlib
import json
import random
from collections import Counter
from collections.abc import Callable

from websockets.exceptions import WebSocketException

from tests.server.playing import Person, Seat
from tests.server.running import Server
from tests.server.test_fuzz import rubbish
from tests.server.visiting import dealt, person

GAMES = 60  # of two people and a bot; everybody sends rubbish as fast as the limit allows


class Rude:
    """A seat that sends rubbish and reads what it is told."""

    def __init__(self, seat: Seat, place: int, seed: str) -> None:
        self.seat, self.place = seat, place
        self.things = rubbish(random.Random(seed))
        self.heard: Counter[str] = Counter()
        self.lost = 0
        self.wrong: list[str] = []

    async def send(self, more: Callable[[], bool]) -> None:
        """Send until there is no more to send; come back whenever the socket is closed."""
        while more():
            reading = asyncio.create_task(self._read())
            try:
                await self.seat.send_text(next(self.things))
                while more():
                    await self.seat.send_text(next(self.things))
            except WebSocketException:
                self.lost += 1
            reading.cancel()
            with contextlib.suppress(asyncio.CancelledError, WebSocketException):
                await reading
            await self._come_back()

    async def _read(self) -> None:
        """Read everything, and note what no page should ever be told."""
        assert self.seat.socket is not None
        with contextlib.suppress(WebSocketException):
            async for text in self.seat.socket:
                message = json.loads(text)
                self.heard[message["type"]] += 1
                if message.get("code") == "mistake" or (message.get("refusal") or {}).get("code") == "mistake":
                    self.wrong.append("a mistake of the server")
                if message["type"] == "frame" and message["view"]["seat"] != self.place:
                    self.wrong.append("a frame of another seat")

    async def _come_back(self) -> None:
        assert self.seat.socket is not None
        await self.seat.socket.close()
        while True:
            try:
                await self.seat.open()
                return
            except (WebSocketException, OSError):
                await asyncio.sleep(0.1)


async def _game(server: Server, number: int) -> list[Rude]:
    """Begin a game of two people and a bot."""
    people: list[Person] = [await person(server.base, f"{name} {number}").arrive() for name in ("Ada", "Bo")]
    made = await people[0].new_table(3)
    table = made["table"]["id"]
    await people[1].post(f"/tables/{table}/join", invitation=made["invitation"])
    (await people[0].http.put(f"/tables/{table}/bots", json={"seat": 2})).raise_for_status()
    seats = [someone.sit(table) for someone in people]
    for seat in seats:
        await seat.open()
    await people[0].post(f"/tables/{table}/start")
    await asyncio.gather(*map(dealt, seats))
    return [Rude(seat, place, f"{number} {place}") for place, seat in enumerate(seats)]


async def fuzz_sockets(server: Server, messages: int, advance: Callable[[], None], games: int = GAMES) -> list[str]:
    """Send so many messages; return what went wrong, and a line of figures at the end."""
    left = messages

    def more() -> bool:
        nonlocal left
        if left <= 0:
            return False
        left -= 1
        advance()
        return True

    rude = [each for number in range(games) for each in await _game(server, number)]
    await asyncio.gather(*(each.send(more) for each in rude))
    heard: Counter[str] = sum((each.heard for each in rude), Counter())
    for each in rude:
        assert each.seat.socket is not None
        await each.seat.socket.close()
        await each.seat.person.http.aclose()
    wrong = [line for each in rude for line in each.wrong]
    told = ", ".join(f"{count:,} {kind}" for kind, count in heard.most_common())
    return [
        *wrong,
        f"{messages:,} messages from {len(rude)} seats, {sum(each.lost for each in rude):,} cut off; {told}",
    ]
