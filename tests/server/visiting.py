"""Visitors over plain HTTP, each from an address of its own, and games played to their end."""

from __future__ import annotations

import asyncio
import itertools
import os
from typing import Any

import httpx

from tests.server.playing import PATIENCE, Person, Seat

_addresses = itertools.count(os.getpid() % 60_000 * 256)


def new_address() -> str:
    """Return an address that no other visitor has, as a proxy would report it."""
    number = next(_addresses)
    return f"10.{number >> 16 & 255}.{number >> 8 & 255}.{number & 255}"


def stranger(base: str, address: str | None = None) -> httpx.Client:
    """Make a visitor without a name."""
    headers = {"X-Forwarded-For": address or new_address()}
    return httpx.Client(base_url=f"{base}/api/v1", headers=headers, timeout=PATIENCE)


def guest(base: str, name: str = "Ada", address: str | None = None) -> httpx.Client:
    """Make a visitor with a name and a cookie."""
    visitor = stranger(base, address)
    assert visitor.post("/guests", json={"nickname": name}).status_code == 201
    return visitor


def new_table(host: httpx.Client, players: int = 2, game: str = "lighthouse", **settings: Any) -> dict[str, Any]:
    """Open a table; the answer contains its secrets."""
    body = {"game": game, "options": {"players": players}, "settings": settings}
    answer = host.post("/tables", json=body)
    assert answer.status_code == 201, answer.text
    found: dict[str, Any] = answer.json()
    return found


def code_of(answer: httpx.Response) -> str:
    """Return the code of a refusal; check that it has exactly our shape."""
    body = answer.json()
    assert set(body) == {"code", "rule", "facts"}, body
    code: str = body["code"]
    return code


def refused(answer: httpx.Response, status: int, code: str) -> None:
    """Check that a request was refused, and how."""
    assert (answer.status_code, code_of(answer)) == (status, code), answer.text


def path(table: dict[str, Any], what: str = "") -> str:
    """Return the address of a table that was opened, or of something there."""
    return f"/tables/{table['table']['id']}{what}"


def joined(base: str, table: dict[str, Any], name: str = "Bo") -> httpx.Client:
    """Make a visitor who sits down at a table."""
    other = guest(base, name)
    assert other.post(path(table, "/join"), json={"invitation": table["invitation"]}).status_code == 200
    return other


def names(answer: httpx.Response) -> list[str]:
    """List the names in the seats of a table that was answered."""
    assert answer.status_code == 200, answer.text
    return [chair["name"] for chair in answer.json()["table"]["chairs"]]


def person(base: str, name: str) -> Person:
    """Make a person who can also sit down and play."""
    someone = Person(base, name)
    someone.http.headers["X-Forwarded-For"] = new_address()
    return someone


async def dealt(seat: Seat) -> None:
    """Take part in the sealing until the game is dealt."""
    while not seat.frame:
        if (await seat.hear())["type"] == "table":
            await seat.seal()


async def played(base: str, names: tuple[str, ...] = ("Ada", "Bo"), **settings: Any) -> tuple[str, list[Person]]:
    """Play a game of Lighthouse to its end; return its table and the people who played it."""
    people = [await person(base, name).arrive() for name in names]
    opened = await people[0].new_table(len(names), "lighthouse", **settings)
    table: str = opened["table"]["id"]
    for other in people[1:]:
        await other.post(f"/tables/{table}/join", invitation=opened["invitation"])
    seats = [someone.sit(table) for someone in people]
    for seat in seats:
        await seat.open()
    await people[0].post(f"/tables/{table}/start")
    await asyncio.wait_for(asyncio.gather(*(seat.play() for seat in seats)), PATIENCE)
    for seat in seats:
        assert seat.news["status"] == "finished"
        assert seat.socket is not None
        await seat.socket.close()
    return table, people
