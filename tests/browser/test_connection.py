"""A server that dies in the middle of a game, and comes back."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import People
from tests.browser.playing import awaited, labels, play, seated
from tests.browser.serving import page_server
from tests.server.running import Server


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    server = page_server(tmp_path).start()
    yield server
    server.stop()


def test_a_killed_server_comes_back_and_the_game_goes_on(person: People, server: Server) -> None:
    players = seated([person(name, base=server.base) for name in ("Ada", "Bo")], bots=1)
    for player in players:
        player.person.forgive("WebSocket connection|ERR_CONNECTION_REFUSED")
    player = awaited(players)
    player.choose("from pile")
    question, offers, hand = player.asked(), player.offers(), labels(player.hand)
    server.kill()
    for each in players:
        expect(each.lost).to_be_visible()
    assert (player.asked(), player.offers(), labels(player.hand)) == (question, offers, hand)
    # Carried out as soon as there is somebody to do it.
    player.page.get_by_role("button", name=offers[0]).click()

    server.start()
    expect(player.page.get_by_text("Being placed")).to_be_hidden()
    for each in players:
        expect(each.lost).to_be_hidden()
        expect(each.story).to_contain_text("You place" if each is player else f"{player.person.name} places")
    assert len([line for line in player.told() if line.startswith("You place")]) == 1
    play(players, lambda: all("You place" in each.story.inner_text() for each in players))
