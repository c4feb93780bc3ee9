"""Deeds that once succeeded: races and disguises. Each is tried again and again; none may succeed even once."""

from __future__ import annotations

import contextlib
import json
import shutil
import sqlite3
import tempfile
import threading
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from dataclasses import dataclass
from pathlib import Path

import httpx
from websockets.exceptions import WebSocketException
from websockets.sync.client import ClientConnection, connect

from foghorn.core.frame import SCHEMA
from foghorn.server.limits import LISTED_TABLES_PER_GUEST, OPEN_TABLES_PER_GUEST
from tests.server.running import Server
from tests.server.visiting import guest, new_address, new_table, stranger

HELLO = json.dumps({"type": "hello", "schema": SCHEMA})
Deed = Callable[[Server], int]  # tries once; returns how often it succeeded


@dataclass(frozen=True)
class Tried:
    """How often a deed was tried, and how often it succeeded."""

    tries: int
    succeeded: int

    @property
    def held(self) -> bool:
        return self.tries > 0 and not self.succeeded


def at_table(server: Server, table: str, cookie: str) -> ClientConnection:
    """Open a socket at a table and say hello."""
    url = f"{server.base.replace('http', 'ws', 1)}/api/v1/tables/{table}/socket"
    line = connect(url, additional_headers={"Cookie": f"foghorn={cookie}", "X-Forwarded-For": new_address()})
    line.send(HELLO)
    return line


def undo_renewal(server: Server) -> int:
    """Rename with the old cookie while the owner renews the private link."""
    owner = guest(server.base)
    old, stop = owner.cookies["foghorn"], threading.Event()

    def rename() -> None:
        with stranger(server.base) as thief:
            thief.cookies.set("foghorn", old)
            while not stop.is_set() and thief.patch("/me", json={"nickname": "Thief"}).is_success:
                pass

    with ThreadPoolExecutor(2) as thieves:
        work = [thieves.submit(rename) for _ in range(2)]
        owner.post("/me/link").raise_for_status()
        stop.set()
        for each in work:
            each.result()
    with stranger(server.base) as thief:
        thief.cookies.set("foghorn", old)
        return int(thief.patch("/me", json={"nickname": "Thief"}).is_success or not owner.get("/me/tables").is_success)


def stay_seated(server: Server) -> int:
    """Sit down with the old cookie while the owner renews the private link."""
    owner = guest(server.base)
    table, stayed = new_table(owner)["table"]["id"], 0
    old = owner.cookies["foghorn"]
    with ExitStack() as stack:
        lines = [stack.enter_context(at_table(server, table, old)) for _ in range(4)]
        owner.post("/me/link").raise_for_status()
        for line in lines:
            try:
                while json.loads(line.recv(2))["type"] != "bye":
                    pass
            except TimeoutError:
                stayed += 1
            except WebSocketException:
                pass
    return stayed


def open_too_many(server: Server) -> int:
    """Open more tables than allowed, and more public ones, by requests at the same time."""
    host, lister = guest(server.base), guest(server.base)
    listed = {"game": "lighthouse", "settings": {"listed": True}}
    with ThreadPoolExecutor(8) as hands:
        tables = list(hands.map(lambda _: host.post("/tables", json={"game": "lighthouse"}), range(16)))
        public = list(hands.map(lambda _: lister.post("/tables", json=listed), range(8)))
    opened, shown = (sum(answer.status_code == 201 for answer in each) for each in (tables, public))
    return max(0, opened - OPEN_TABLES_PER_GUEST) + max(0, shown - LISTED_TABLES_PER_GUEST)


def undo_each_other(server: Server) -> int:
    """Change a table in several ways at the same time; what got lost counts."""
    host = guest(server.base)
    table = new_table(host, 4)["table"]["id"]
    with ThreadPoolExecutor(4) as hands:
        seated = hands.map(lambda seat: host.put(f"/tables/{table}/bots", json={"seat": seat}), range(1, 4))
        done = sum(answer.is_success for answer in seated)
    chairs = host.get(f"/tables/{table}").json()["table"]["chairs"]
    return done - len([chair for chair in chairs if chair["kind"] == "bot"])


def outlive_deletion(server: Server) -> int:
    """Sit down at tables while deleting oneself; the names that stay count."""
    host, gone = guest(server.base), guest(server.base, "Ghost")
    made = [new_table(host) for _ in range(4)]

    def sit(each: dict[str, object]) -> None:
        with contextlib.suppress(httpx.HTTPError):
            table = each["table"]
            assert isinstance(table, dict)
            gone.post(f"/tables/{table['id']}/join", json={"invitation": each["invitation"]})

    with ThreadPoolExecutor(5) as hands:
        work = [hands.submit(sit, each) for each in made[:2]]
        work += [hands.submit(gone.delete, "/me")]  # type: ignore[arg-type]  # only its end matters
        work += [hands.submit(sit, each) for each in made[2:]]
        for job in work:
            job.result()
    tables = [host.get(f"/tables/{each['table']['id']}").json()["table"] for each in made]
    return sum(chair["name"] == "Ghost" for table in tables for chair in table["chairs"])


def return_after_removal(server: Server) -> int:
    """Come back as somebody else by the same invitation."""
    host, ben = guest(server.base), guest(server.base, "Ben")
    made = new_table(host, 3)
    path, invited = f"/tables/{made['table']['id']}", {"invitation": made["invitation"]}
    ben.post(f"{path}/join", json=invited).raise_for_status()
    with ThreadPoolExecutor(2) as hands:
        removing = hands.submit(host.post, f"{path}/remove", json={"seat": 1})
        again = guest(server.base, "Not Ben")
        removing.result().raise_for_status()
    return int(again.post(f"{path}/join", json=invited).is_success)


def speak_as_another(server: Server) -> int:
    """Leave a seat, let somebody else take it, and speak from the page that is still open."""
    host, ben, cy = guest(server.base), guest(server.base, "Ben"), guest(server.base, "Cy")
    made = new_table(host, 2)
    path, invited = f"/tables/{made['table']['id']}", {"invitation": made["invitation"]}
    ben.post(f"{path}/join", json=invited).raise_for_status()
    with at_table(server, made["table"]["id"], ben.cookies["foghorn"]) as line, contextlib.suppress(WebSocketException):
        json.loads(line.recv(10))
        ben.post(f"{path}/leave").raise_for_status()
        cy.post(f"{path}/join", json=invited).raise_for_status()
        for number in range(5):
            line.send(json.dumps({"type": "say", "id": f"s{number}", "text": "It was me"}))
    with at_table(server, made["table"]["id"], cy.cookies["foghorn"]) as line:
        while (heard := json.loads(line.recv(10)))["type"] != "table":
            if heard["type"] == "said" and heard["name"] == "Cy":
                return 1
    return 0


def come_from_elsewhere(server: Server) -> int:
    """Ask by a name that is not the server's, and change something from a page of another origin."""
    with stranger(server.base) as visitor:
        names = [visitor.get("/me", headers={"Host": host}) for host in ("evil.example", "127.0.0.1.evil.example")]
        origins = ("http://evil.example", "null", "https://127.0.0.1", "http://[", f"{server.base}.evil.example")
        pages = [visitor.post("/guests", json={"nickname": "A"}, headers={"Origin": origin}) for origin in origins]
    return sum(answer.is_success or answer.status_code >= 500 for answer in [*names, *pages])


def disguise(server: Server) -> int:
    """Take a name with hidden characters, or one that looks like another's at the table."""
    hidden = ["Ada\u202e", "A\u200bda", "\u2066Ada", "Ada\U000e0041", "\u3164"]
    with stranger(server.base) as visitor:
        named = sum(visitor.post("/guests", json={"nickname": name}).is_success for name in hidden)
    made = new_table(guest(server.base, "Carla"), 4)
    path = f"/tables/{made['table']['id']}/join"
    for name in ("\u0421arla", "Car1a", "C\u0430rl\u0430"):  # Cyrillic letters, a digit
        named += guest(server.base, name).post(path, json={"invitation": made["invitation"]}).is_success
    return int(named)


def lose_acknowledged(server: Server) -> int:
    """Replace the database's file under a server of its own; what was acknowledged and is lost afterwards counts."""
    with tempfile.TemporaryDirectory(prefix="foghorn-replaced-") as folder:
        file = Path(folder) / "tables.sqlite"
        own = Server(f"sqlite:///{file}", Path(folder) / "log").start()
        try:
            with (
                contextlib.closing(sqlite3.connect(file)) as old,
                contextlib.closing(sqlite3.connect(f"{file}.2")) as new,
            ):
                old.backup(new)
            shutil.move(f"{file}.2", file)
            acknowledged = [guest_or_none(own, f"Guest {number}") for number in range(5)]
            own.stop()
            own.start()
            return sum(client is not None and client.get("/me").status_code != 200 for client in acknowledged)
        finally:
            own.stop()


def guest_or_none(server: Server, name: str) -> httpx.Client | None:
    """Become a guest, if the server takes it."""
    visitor = stranger(server.base)
    return visitor if visitor.post("/guests", json={"nickname": name}).is_success else None


DEEDS: dict[str, Deed] = {
    "undo the renewal of a private link": undo_renewal,
    "stay seated with the old cookie": stay_seated,
    "open more tables than allowed": open_too_many,
    "undo another's change of a table": undo_each_other,
    "stay at a table after deleting oneself": outlive_deletion,
    "come back after being removed": return_after_removal,
    "speak as whoever has the seat now": speak_as_another,
    "come by another name or origin": come_from_elsewhere,
    "take a name in disguise": disguise,
    "lose what was acknowledged: replace the file": lose_acknowledged,
}


def attempt(server: Server, deed: Deed, seconds: float) -> Tried:
    """Try a deed for some seconds, at least once."""
    until, tries, succeeded = time.monotonic() + seconds, 0, 0
    while not tries or time.monotonic() < until:
        succeeded += deed(server)
        tries += 1
    return Tried(tries, succeeded)
