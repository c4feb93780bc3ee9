"""Games played quickly behind the page, so that a browser need only look at the moment that a test is about.

Nothing here needs an event loop: Playwright uses this thread's.
"""

from __future__ import annotations

import hashlib
import json
import random
import secrets
from collections.abc import Callable
from contextlib import ExitStack, closing, suppress
from types import TracebackType
from typing import Any

from websockets.sync.client import connect

from foghorn.core.frame import SCHEMA
from tests import luck
from tests.browser.people import Person
from tests.browser.playing import opened
from tests.server.playing import PATIENCE
from tests.server.visiting import guest


class Chair:
    """The connection of a seated person: the newest frame, the newest news."""

    def __init__(self, base: str, table: str, cookie: str) -> None:
        self.frame: dict[str, Any] = {}
        self.news: dict[str, Any] = {}
        self._number = luck.number("chair")
        address = f"{base.replace('http', 'ws', 1)}/api/v1/tables/{table}/socket"
        self._closing = ExitStack()
        self._socket = self._closing.enter_context(
            connect(address, additional_headers={"Cookie": cookie}, max_size=2**20)
        )
        self._send(type="hello", schema=SCHEMA)

    def hear(self, patience: float = PATIENCE) -> dict[str, Any]:
        """Receive the next message."""
        message: dict[str, Any] = json.loads(self._socket.recv(patience))
        # A seal may be sent twice when messages cross; a choice is never refused.
        assert message["type"] != "bye", message
        assert message["type"] != "refused" or not message["id"], message
        if message["type"] == "frame":
            self.frame = message
        elif message["type"] == "table":
            self.news = message
            self._seal()
        return message

    def hear_until(self, enough: Callable[[], bool]) -> None:
        while not enough():
            self.hear()

    def hear_frame(self) -> None:
        """Receive until the game is there."""
        self.hear_until(lambda: bool(self.frame))

    def hear_all(self) -> None:
        """Receive whatever is there already."""
        with suppress(TimeoutError):
            while True:
                self.hear(0)

    def hear_to(self, seq: int) -> None:
        """Receive everything up to the frame of that number."""
        self.hear_until(lambda: bool(self.frame["seq"] >= seq))

    def act(self, action: str) -> int:
        """Choose; return the number of the frame that follows."""
        self._send(type="act", id=secrets.token_hex(8), decision=self.frame["decision"], action=action)
        while (message := self.hear())["type"] != "done":
            pass
        seq: int = message["seq"]
        return seq

    def close(self) -> None:
        self._closing.close()

    def _seal(self) -> None:
        news = self.news
        if news["status"] != "sealing" or news["you"] is None:
            return
        if not news["chairs"][news["you"]]["promise"]:
            promise = hashlib.sha256(self._number).hexdigest()
            self._send(type="promise", commitment=news["commitment"], hash=promise)
        elif news["opening"]:
            self._send(type="open", number=self._number.hex())

    def _send(self, **message: Any) -> None:
        self._socket.send(json.dumps(message))


class GameEnded(Exception):
    """A game ended before the moment that it was played for."""


class Game:
    """A table with everybody's connections: `chairs[0]` belongs to the person who will look at it."""

    def __init__(self, table: str, chairs: list[Chair], seed: int) -> None:
        self.table, self.chairs = table, chairs
        self._choose = random.Random(seed)

    def __enter__(self) -> Game:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()

    def close(self) -> None:
        for chair in self.chairs:
            chair.close()

    @property
    def view(self) -> dict[str, Any]:
        """What the first chair sees."""
        view: dict[str, Any] = self.chairs[0].frame["view"]
        return view

    def asked(self, chair: int = 0) -> bool:
        """Tell whether a chair must choose."""
        return self.chairs[chair].frame["decision"] is not None

    def play(self, until: Callable[[Game], bool]) -> None:
        """Let everybody choose at random until a condition holds; raises `GameEnded` if it never does."""
        while not until(self):
            if self.view["phase"] == "over":
                raise GameEnded
            asked = [chair for at, chair in enumerate(self.chairs) if self.asked(at)]
            if asked:
                legal = [choice["action"] for choice in asked[-1].frame["legal"]]
                seq = asked[-1].act(self._choose.choice(legal))
            else:  # a bot's choice
                seq = self.chairs[0].frame["seq"] + 1
            for chair in self.chairs:
                chair.hear_to(seq)

    def play_out(self) -> None:
        """Play to the end of the game, until its record is there."""
        self.play(lambda game: bool(game.view["phase"] == "over"))
        self.chairs[0].hear_until(lambda: self.chairs[0].news["status"] == "finished")


def cookie_of(person: Person) -> str:
    return "; ".join(f"{each['name']}={each['value']}" for each in person.context.cookies())


def started(
    ada: Person, players: int = 4, friends: tuple[str | Person, ...] = (), seed: int = 1, **settings: Any
) -> Game:
    """Start a game of Ada's with these friends, and bots on the other seats; absent players are not replaced."""
    answer = opened(ada, players, **{"stand_in": False, **settings})
    table = answer["table"]["id"]
    cookies = [cookie_of(ada)]
    invited = {"invitation": answer["invitation"]}
    for each in friends:
        if isinstance(each, Person):
            assert each.context.request.post(f"/api/v1/tables/{table}/join", data=invited).ok
            cookies.append(cookie_of(each))
            continue
        with closing(guest(ada.base, each)) as friend:
            assert friend.post(f"/tables/{table}/join", json=invited).is_success
            cookies.append("; ".join(f"{name}={value}" for name, value in friend.cookies.items()))
    for seat in range(1 + len(friends), players):
        assert ada.context.request.put(f"/api/v1/tables/{table}/bots", data={"seat": seat, "bot": "random"}).ok
    chairs = [Chair(ada.base, table, cookie) for cookie in cookies]
    assert ada.context.request.post(f"/api/v1/tables/{table}/start").ok
    waiting = set(range(len(chairs)))
    while waiting:
        for at in list(waiting):
            chairs[at].hear()
            if chairs[at].frame:
                waiting.discard(at)
    return Game(table, chairs, seed)
