"""Whoever takes too long is chosen for; whoever is away for long is played for, until they are back."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from foghorn.server import autoplay, room
from tests.browser.conftest import People
from tests.browser.playing import awaited, play, seated
from tests.browser.serving import ServerHere

SHORTEST = 5  # seconds that a table's clock may give at least


def test_the_clock_runs_for_whoever_must_choose_and_then_chooses(person: People) -> None:
    players = seated([person("Ada"), person("Bo")], seconds=SHORTEST)
    player = awaited(players)
    name = str(player.person.name)
    for each in players:
        clock = each.page.get_by_title("Time left to choose")
        expect(each.players.filter(has=clock)).to_contain_text([re.compile(f"{name}.*0:0[1-5]")])
    for each in players:
        expect(each.story).to_contain_text("You take" if each is player else f"{name} takes")


@pytest.fixture
def impatient(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    """The address of a server in this process, where a moment away is long."""
    for module in (autoplay, room):  # one decides, the other wakes it
        monkeypatch.setattr(module, "AWAY_SECONDS", 0.5)
    server = ServerHere(tmp_path, monkeypatch)
    with server.running():
        yield server.base


# The server comes before the people, so that it goes after them: no page looks for one that has gone.
def test_a_bot_plays_for_whoever_is_away_and_gives_the_seat_back(impatient: str, person: People) -> None:
    ada, bo = seated([person("Ada", base=impatient), person("Bo", base=impatient)])
    table = bo.page.url
    bo.person.open("/")
    seat = ada.players.filter(has_text="Bo")
    expect(seat).to_contain_text("a bot is playing")
    play([ada], lambda: "Bo places" in ada.story.inner_text())

    bo.person.open(table)
    expect(bo.question).to_contain_text("A bot is playing for you.")
    bo.question.get_by_role("button", name="Take your seat back").click()
    expect(bo.page.get_by_text("A bot is playing for you.")).to_be_hidden()
    expect(seat).not_to_contain_text("a bot is playing")
    while awaited([ada, bo]) is ada:
        ada.choose()
    assert bo.choose()
