"""Names and words that could mislead others."""

from __future__ import annotations

import asyncio
import re
import sys
import unicodedata
from pathlib import Path

import pytest

from foghorn.server.names import HIDDEN as HIDDEN_CLASS
from foghorn.server.names import imitates, without_hidden
from foghorn.server.wire import Chat
from tests.server.in_process import page_at, running_table, server_on
from tests.server.running import Server
from tests.server.visiting import code_of, guest, new_table, stranger

HIDDEN = ["\u202e", "\u2066", "\u200d", "\U000e0041", "\ufeff", "\u3164", "\u2800", "\ue000", "\u0600", "\uffa0"]


def test_every_kind_of_hidden_character_is_named() -> None:
    hidden = re.compile(f"[{HIDDEN_CLASS}]")
    kinds = {"Cc", "Cf", "Co", "Zl", "Zp"}
    every = map(chr, range(sys.maxunicode + 1))
    assert [each for each in every if unicodedata.category(each) in kinds and not hidden.match(each)] == []


@pytest.mark.parametrize("hidden", HIDDEN)
def test_what_cannot_be_seen_is_in_no_name_and_in_no_line(server: Server, hidden: str) -> None:
    assert without_hidden(f" mo{hidden}in\nall ") == "moin all"
    answer = stranger(server.base).post("/guests", json={"nickname": f"A{hidden}da"})
    assert (answer.status_code, code_of(answer)) == (422, "invalid")
    answer = guest(server.base).patch("/me", json={"nickname": f"A{hidden}da"})
    assert (answer.status_code, code_of(answer)) == (422, "invalid")


@pytest.mark.parametrize("text", ["Zoë", "雨", "🌧️", "Ωμέγα", "Łukasz", "O'Neil", "עדה", "x²"])
def test_what_can_be_seen_stays(text: str) -> None:
    assert without_hidden(text) == text


@pytest.mark.parametrize(
    ("name", "other"), [("Аda", "Ada"), ("Bо", "Bo"), ("Ιda", "Ida"), ("B0", "Bo"), ("Eval", "Eva1"), ("сas", "CAS")]
)
def test_letters_of_another_script_imitate_a_name(name: str, other: str) -> None:
    assert imitates(name, other)
    assert imitates(other, name)


@pytest.mark.parametrize(
    ("name", "other"), [("Ada", "Ada"), ("ada", "ADA"), ("Andre", "André"), ("Ada", "Ida"), ("Bo", "")]
)
def test_the_same_name_or_another_imitates_nobody(name: str, other: str) -> None:
    assert not imitates(name, other)


def test_who_imitates_a_name_at_the_table_is_not_seated(server: Server) -> None:
    opened = new_table(guest(server.base, "Ada"), 3)
    path, body = f"/tables/{opened['table']['id']}/join", {"invitation": opened["invitation"]}
    answer = guest(server.base, "Аda").post(path, json=body)
    assert (answer.status_code, code_of(answer)) == (409, "name-imitates")
    assert answer.json()["facts"] == {"name": "Ada"}
    assert [chair["name"] for chair in guest(server.base, "Ada").post(path, json=body).json()["table"]["chairs"]] == [
        "Ada",
        "Ada 2",
        "",
    ]


def test_a_line_of_nothing_to_see_is_refused(tmp_path: Path) -> None:
    async def scene() -> None:
        async with server_on(f"{tmp_path}/tables.sqlite") as live:
            await live.store.add_table(running_table(2, game="lighthouse"))
            page = await page_at(live, 0)
            assert (await page.say(Chat(id="c1", text="\u202e\u200b")))["type"] == "refused"
            await page.say(Chat(id="c2", text="\u202eniom"))
            assert [line.text for line in await live.store.chat("t1")] == ["niom"]

    asyncio.run(scene())
