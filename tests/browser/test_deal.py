"""A deal that is begun again: every page asks its own person, and whoever took part can prove it afterwards."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Locator, expect

from foghorn.cli.app import main
from foghorn.server import deal_phase
from tests.browser.conftest import People
from tests.browser.dealing import begun_again
from tests.browser.driving import Chair, Game, cookie_of
from tests.browser.people import Person
from tests.browser.serving import ServerHere

BEGUN_AGAIN = "The deal was begun again once, because no number came from Bo."


@pytest.fixture
def patient(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    """The address of a server in this process that gives pages and people all the time they want."""
    for seconds in ("SEAL_SECONDS", "ASK_SECONDS"):
        monkeypatch.setattr(deal_phase, seconds, 3600.0)
    server = ServerHere(tmp_path, monkeypatch)
    with server.running():
        yield server.base


def question(person: Person) -> Locator:
    return person.page.get_by_role("region", name="Take part in the new deal?")


def mark(person: Person) -> Locator:
    """What the table's seal says when it is clicked."""
    person.page.get_by_role("button", name="How the deal was made").click()
    return person.page.get_by_role("dialog", name="How the deal was made")


# The server comes before the people, so that it goes after them.
def test_a_second_deal_needs_each_persons_word_and_can_be_proved_afterwards(
    patient: str, person: People, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    ada, cas = person("Ada", base=patient), person("Cas", base=patient)
    ada.context.grant_permissions(["clipboard-read", "clipboard-write"])
    table, bo = begun_again([ada, cas])
    for each in (ada, cas):
        expect(question(each)).to_be_visible()
        expect(each.page.get_by_text(BEGUN_AGAIN)).to_be_visible()

    ada.page.reload()
    question(ada).get_by_role("button", name="Take part").click()
    expect(question(ada)).to_be_hidden()
    bo.hear_until(lambda: bool(bo.news["chairs"][0]["promise"]))
    assert bo.news["chairs"][1]["promise"] is None, "Cas has not answered"
    question(cas).get_by_role("button", name="Stay out").click()

    expect(mark(cas)).to_contain_text("This deal was made without a number of your browser")
    ada.page.reload()
    seal = mark(ada)
    expect(seal).to_contain_text(BEGUN_AGAIN)
    expect(seal).to_contain_text("Your browser’s number is in this deal")
    seal.get_by_role("button", name="Copy the receipt").click()
    expect(ada.page.get_by_text("The receipt is copied.")).to_be_visible()
    receipt: str = ada.page.evaluate("navigator.clipboard.readText()")

    chairs = [Chair(patient, table, cookie_of(each)) for each in (ada, cas)]
    with Game(table, [*chairs, bo], seed=1) as game:
        for chair in game.chairs:
            chair.hear_frame()
        game.play_out()
    (tmp_path / f"{table}.json").write_bytes(ada.context.request.get(f"/api/v1/tables/{table}/record").body())
    monkeypatch.chdir(tmp_path)
    program, *command = receipt.splitlines()[-1].split()
    assert (program, main([*command, "--lang", "en"])) == ("foghorn", 0)

    for each in (ada, cas):
        each.open(f"/replay/{table}#check")
        found = each.page.get_by_role("dialog", name="Check the deal").get_by_role("listitem")
        expect(found.filter(has_text=BEGUN_AGAIN)).to_be_visible()
        expect(found.filter(has_text="Dealt in without a number of their own: Cas, Bo")).to_be_visible()
        expect(found.filter(has_text=re.compile("!$"))).to_have_count(0)
    expect(found.filter(has_text="This browser took no part in the last of these deals")).to_be_visible()
