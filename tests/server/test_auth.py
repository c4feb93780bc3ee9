"""Guests: a nickname and a cookie, a private link for other devices, and a way to be forgotten."""

from __future__ import annotations

import asyncio
import json
from http.cookies import SimpleCookie
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from tests.server.running import Server
from tests.server.visiting import code_of, dealt, guest, new_address, new_table, person, played, stranger


def arrived(server: Server, name: str = "Ada") -> tuple[httpx.Client, str]:
    """A guest and its private link."""
    visitor = stranger(server.base)
    link: str = visitor.post("/guests", json={"nickname": name}).json()["link"]
    return visitor, link


def with_cookie(server: Server, value: str) -> httpx.Response:
    return stranger(server.base).get("/me/tables", headers={b"Cookie": f"foghorn={value}".encode("latin-1")})


def test_the_cookie_is_for_the_server_alone(server: Server) -> None:
    answer = stranger(server.base).post("/guests", json={"nickname": "Ada"})
    cookie = SimpleCookie(answer.headers["Set-Cookie"])["foghorn"]
    assert cookie["httponly"]
    assert cookie["samesite"].lower() == "lax"
    assert cookie["path"] == "/"
    assert not cookie["domain"]
    assert not cookie["secure"]  # plain http: a home network has nothing else
    assert cookie.value not in answer.text


def test_behind_https_the_cookie_is_secure(server: Server) -> None:
    headers = {"X-Forwarded-Proto": "https", "X-Forwarded-For": new_address()}
    answer = httpx.post(f"{server.base}/api/v1/guests", json={"nickname": "Ada"}, headers=headers)
    assert SimpleCookie(answer.headers["Set-Cookie"])["foghorn"]["secure"]


def test_a_forged_cookie_is_nobodys(server: Server) -> None:
    visitor = guest(server.base)
    cookie = visitor.cookies["foghorn"]
    assert with_cookie(server, cookie).status_code == 200
    id, version, signature = cookie.split(".")
    other = guest(server.base, "Bo").cookies["foghorn"].split(".")
    flipped = signature[:5] + ("A" if signature[5] != "A" else "B") + signature[6:]
    for forged in (
        f"{id}.{version}.{flipped}",
        f"{id}.{version}.{other[2]}",
        f"{other[0]}.{version}.{signature}",
        f"{id}.{int(version) + 1}.{signature}",
        f"{id}.0{version}.{signature}",
        f"{id}.{version}.",
        f"{id}.{version}",
        f"{id}..{signature}",
        f"{id}.{version}.é",
        signature,
        "..",
        ". . .",
        "é.1.é",
        "x" * 4000,
    ):
        answer = with_cookie(server, forged)
        assert (answer.status_code, code_of(answer)) == (401, "no-guest"), forged


@pytest.mark.parametrize("name", ["A", "Ada Lovelace", "Zoë", "雨", "x" * 24, "  Ada  ", "🌧"])
def test_a_nickname_may_be_any_name(server: Server, name: str) -> None:
    answer = stranger(server.base).post("/guests", json={"nickname": name})
    assert answer.json()["nickname"] == name.strip()


@pytest.mark.parametrize(
    "name",
    ["", "   ", "x" * 25, "a\nb", "a\x00b", "\x1b[31mred", "a\u202eb", "\u200b", "a\u2028b", "\x85", 7, None, ["Ada"]],
)
def test_a_nickname_is_short_visible_text(server: Server, name: Any) -> None:
    answer = stranger(server.base).post("/guests", json={"nickname": name})
    assert (answer.status_code, code_of(answer)) == (422, "invalid")
    assert answer.json()["facts"] == {"where": "body.nickname"}


def test_another_nickname_holds_for_the_next_tables(server: Server) -> None:
    visitor = guest(server.base, "Ada")
    before = new_table(visitor)["table"]["id"]
    assert visitor.patch("/me", json={"nickname": "Countess"}).json()["nickname"] == "Countess"
    assert visitor.get("/me").json() == {"nickname": "Countess", "link": None}
    assert new_table(visitor)["table"]["chairs"][0]["name"] == "Countess"
    assert visitor.get(f"/tables/{before}").json()["table"]["chairs"][0]["name"] == "Ada"


def test_the_private_link_brings_the_guest_to_another_device(server: Server) -> None:
    visitor, link = arrived(server)
    table = new_table(visitor)["table"]["id"]
    phone = stranger(server.base)
    assert phone.post("/enter", json={"link": link}).json() == {"nickname": "Ada", "link": None}
    assert [each["table"]["id"] for each in phone.get("/me/tables").json()] == [table]
    assert phone.get(f"/tables/{table}").json()["table"]["you"] == 0
    assert visitor.get("/me").status_code == 200  # the first device stays


def test_a_renewed_link_kills_the_old_link_and_every_other_cookie(server: Server) -> None:
    visitor, link = arrived(server)
    phone = stranger(server.base)
    phone.post("/enter", json={"link": link})
    fresh = visitor.post("/me/link").json()["link"]
    assert fresh != link
    assert visitor.get("/me").status_code == 200
    assert phone.get("/me").status_code == 204
    again = phone.post("/enter", json={"link": link})
    assert (again.status_code, code_of(again)) == (404, "no-such-link")
    assert phone.post("/enter", json={"link": fresh}).status_code == 200
    assert phone.get("/me").status_code == 200


def test_a_renewed_link_closes_the_pages_that_are_open(server: Server) -> None:
    async def renew() -> dict[str, Any]:
        ada = await person(server.base, "Ada").arrive()
        table = (await ada.new_table(2, "lighthouse"))["table"]["id"]
        async with ada.sit(table) as seat:
            await seat.hear_until("table")
            await ada.post("/me/link")
            bye = await seat.hear_until("bye")
            with pytest.raises(ConnectionClosed):
                await seat.hear()
        async with ada.sit(table) as seat:  # the device that renewed it has the new cookie
            assert (await seat.hear_until("table"))["you"] == 0
        return bye

    assert asyncio.run(renew())["code"] == "link-renewed"


def test_whoever_deletes_itself_leaves_nothing_but_its_moves(server: Server) -> None:
    """Open seats are free, running ones become bots, words are gone, finished games name nobody."""

    async def scenario() -> None:
        finished, (ada, bo) = await played(server.base, ("AdaSecretname", "Bo"))
        waiting = await bo.new_table(2, "lighthouse")
        await ada.post(f"/tables/{waiting['table']['id']}/join", invitation=waiting["invitation"])
        running = await bo.new_table(2, "lighthouse", seconds=600)
        await ada.post(f"/tables/{running['table']['id']}/join", invitation=running["invitation"])
        await ada.new_table(2)
        left = (await ada.new_table(2))["table"]["id"]
        await ada.post(f"/tables/{left}/leave")
        a, b = ada.sit(running["table"]["id"]), bo.sit(running["table"]["id"])
        async with a, b:
            await a.hear_until("table")
            await a.send(type="say", id="s1", text="a word of my own")
            assert (await b.hear_until("said"))["name"] == "AdaSecretname"
            await bo.post(f"/tables/{running['table']['id']}/start")
            await asyncio.gather(dealt(a), dealt(b))
            assert (await ada.http.delete("/me")).status_code == 204
            assert (await a.hear_until("bye"))["code"] == "left-table"
            while b.news["chairs"][1]["kind"] != "bot":
                await b.hear()
            assert b.news["chairs"][1]["name"] == "Alma"
        async with bo.sit(running["table"]["id"]) as again:
            await again.hear_until("table")
            assert all(message["type"] != "said" for message in again.received)
        assert (await ada.http.get("/me")).status_code == 204
        assert code_of(await ada.http.post("/enter", json={"link": ada.link})) == "no-such-link"
        mine = (await bo.http.get("/me/tables")).json()
        assert "AdaSecretname" not in json.dumps(mine)
        by_id = {each["table"]["id"]: each["table"] for each in mine}
        assert by_id[waiting["table"]["id"]]["chairs"][1]["kind"] == "free"
        assert by_id[finished]["chairs"][0]["name"] == ""
        again_table = await bo.post(f"/tables/{finished}/rematch")
        assert "AdaSecretname" not in json.dumps(again_table)
        mine = (await bo.http.get("/me/tables")).json()
        assert "AdaSecretname" not in json.dumps(mine)

    asyncio.run(scenario())


def test_the_cookie_of_a_deleted_guest_is_nobodys(server: Server) -> None:
    visitor = guest(server.base)
    cookie = visitor.cookies["foghorn"]
    assert visitor.delete("/me").status_code == 204
    assert "foghorn" not in visitor.cookies
    assert with_cookie(server, cookie).status_code == 401
