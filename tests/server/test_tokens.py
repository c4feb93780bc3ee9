"""A cookie, a private link, an invitation, a watching link and a seat: none can be turned into another."""

from __future__ import annotations

import asyncio
import hashlib
import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

from foghorn.server.tokens import Keys, link_hash, new_id, new_link
from tests.server.running import Server
from tests.server.visiting import code_of, person, stranger

KEYS = Keys(b"k" * 32)
ids = st.from_regex(r"[A-Za-z0-9_-]{16}", fullmatch=True)


@given(ids, st.integers(1, 10**6))
def test_a_cookie_names_its_guest_and_version(guest: str, version: int) -> None:
    assert KEYS.guest_of(KEYS.cookie(guest, version)) == (guest, version)
    assert Keys(b"other" * 7).guest_of(KEYS.cookie(guest, version)) is None


@given(ids, st.data())
def test_a_cookie_with_any_letter_changed_is_nobodys(guest: str, data: st.DataObject) -> None:
    cookie = KEYS.cookie(guest, 1)
    at = data.draw(st.integers(0, len(cookie) - 2))  # the last letter of base64 holds bits that mean nothing
    letter = data.draw(st.characters(codec="latin-1").filter(lambda each: each != cookie[at]))
    assert KEYS.guest_of(cookie[:at] + letter + cookie[at + 1 :]) is None


@given(st.text(max_size=80))
def test_whatever_stands_in_a_cookie_is_nobodys_and_no_mistake(text: str) -> None:
    assert KEYS.guest_of(text.encode("utf-8", "replace").decode("latin-1")) is None


@given(ids, ids)
def test_an_invitation_and_a_watching_secret_are_for_one_table_and_one_purpose(table: str, other: str) -> None:
    invitation, watching = KEYS.invitation(table), KEYS.watching(table)
    assert KEYS.invites(table, invitation)
    assert KEYS.lets_watch(table, watching)
    assert not KEYS.invites(table, watching)
    assert not KEYS.lets_watch(table, invitation)
    assert not KEYS.invites(table, invitation[:-1])
    assert not KEYS.invites(table, "")
    if other != table:
        assert not KEYS.invites(other, invitation)
        assert not KEYS.lets_watch(other, watching)


@given(ids, st.lists(st.integers(1, 10**6), min_size=2, max_size=2, unique=True))
def test_a_renewed_invitation_has_nothing_of_the_one_before(table: str, numbers: list[int]) -> None:
    one, other = (KEYS.invitation(table, number) for number in numbers)
    assert one != other
    assert KEYS.invites(table, one, numbers[0])
    assert not KEYS.invites(table, one, numbers[1])
    assert KEYS.invitation(table, 1) == KEYS.invitation(table)  # as it was before invitations could be renewed


def test_secrets_are_long_enough_that_guessing_is_hopeless() -> None:
    assert len(new_id()) == 16  # 96 bits
    assert len(new_link()) == 32  # 192 bits
    assert len(KEYS.invitation("t")) == len(KEYS.watching("t")) == 24  # 144 bits
    assert len({new_link() for _ in range(1000)} | {new_id() for _ in range(1000)}) == 2000


def test_of_a_private_link_only_a_hash_is_kept() -> None:
    link = new_link()
    assert re.fullmatch(r"[0-9a-f]{64}", link_hash(link))
    assert link_hash(link) != hashlib.sha256(link.encode()).hexdigest()  # one purpose, one hash


def test_no_secret_does_the_work_of_another(server: Server) -> None:
    """Each secret is tried wherever any secret is wanted; it works where it belongs and nowhere else."""

    async def scenario() -> None:
        ada, bo = await person(server.base, "Ada").arrive(), await person(server.base, "Bo").arrive()
        opened = await ada.new_table(3, "lighthouse")
        other = await ada.new_table(3, "lighthouse")
        table = opened["table"]["id"]
        held = {
            "cookie": ada.http.cookies["foghorn"],
            "link": ada.link,
            "invitation": opened["invitation"],
            "watching": opened["watching"],
            "table": table,
            "invitation elsewhere": other["invitation"],
            "watching elsewhere": other["watching"],
            "commitment": opened["table"]["commitment"],
        }
        for kind, secret in held.items():
            entered = stranger(server.base).post("/enter", json={"link": secret})
            assert (entered.status_code == 200) == (kind == "link"), kind
            known = stranger(server.base).get("/me", headers={"Cookie": f"foghorn={secret}"})
            assert (known.status_code == 200) == (kind == "cookie"), kind
            eve = await person(server.base, "Eve").arrive()
            joined = await eve.http.post(f"/tables/{table}/join", json={"invitation": secret})
            assert (joined.status_code == 200) == (kind == "invitation"), kind
            async with eve.sit(table, secret) as watcher:
                message = await watcher.hear_first()
                assert (message["type"] == "table") == (kind == "watching"), kind
                if message["type"] == "table":
                    assert message["you"] is None
            async with eve.sit(table) as seat:
                assert ((await seat.hear_first())["type"] == "table") == (joined.status_code == 200), kind
        assert code_of(await bo.http.get(f"/tables/{table}")) == "no-such-table"

    asyncio.run(scenario())


def test_who_watches_can_only_watch(server: Server) -> None:
    async def scenario() -> None:
        ada = await person(server.base, "Ada").arrive()
        opened = await ada.new_table(2, "lighthouse")
        async with person(server.base, "W").sit(opened["table"]["id"], opened["watching"]) as watcher:
            await watcher.hear_until("table")
            for message in (
                {"type": "act", "id": "a", "decision": 0, "action": "climb 1"},
                {"type": "undo", "id": "b"},
                {"type": "say", "id": "c", "text": "hello"},
                {"type": "back", "id": "d"},
                {"type": "promise", "commitment": "0" * 64, "hash": "0" * 64},
                {"type": "open", "number": "0" * 64},
                {"type": "decline", "commitment": "0" * 64},
            ):
                await watcher.send(**message)
                assert (await watcher.hear_until("refused"))["refusal"]["code"] == "only-watching"

    asyncio.run(scenario())


def test_a_table_without_spectators_has_no_watching_link_that_works(server: Server) -> None:
    async def scenario() -> str:
        ada = await person(server.base, "Ada").arrive()
        opened = await ada.new_table(2, "lighthouse", spectators=False)
        async with person(server.base, "W").sit(opened["table"]["id"], opened["watching"]) as watcher:
            return str((await watcher.hear_until("bye"))["code"])

    assert asyncio.run(scenario()) == "no-such-table"


@pytest.mark.parametrize("what", ["", "/socket"])
def test_secrets_are_not_in_the_servers_log(server: Server, what: str) -> None:
    async def scenario() -> list[str]:
        ada = await person(server.base, "Ada").arrive()
        opened = await ada.new_table(2, "lighthouse")
        table = opened["table"]["id"]
        async with ada.sit(table) as seat, person(server.base, "W").sit(table, opened["watching"]) as watcher:
            await seat.hear_until("table")
            await watcher.hear_until("table")
            await ada.http.get(f"/tables/{table}{what}")
        return [ada.link, ada.http.cookies["foghorn"], opened["invitation"], opened["watching"]]

    secrets = asyncio.run(scenario())
    log = server.log.read_text()
    assert not [secret for secret in secrets if secret in log]
