"""My games reach me on every page: first on home, counted in the header, over one socket and without asking again."""

from __future__ import annotations

import re

from playwright.sync_api import Page, WebSocket, expect

from tests.browser.conftest import People
from tests.browser.playing import awaited, seated

SOCKETS = re.compile(r"/api/v1/(me|tables/[\w-]+)/socket")


def test_my_turn_reaches_me_on_every_page_and_home_begins_with_my_games(person: People) -> None:
    ada, bo = players = seated([person("Ada"), person("Bo")])
    asked = awaited(players)
    other = bo if asked is ada else ada
    page, table = other.page, other.page.url.rsplit("/", 1)[1]
    sockets, requests = watched(page)
    badge = page.get_by_role("link", name=re.compile("^Your turn in"))
    icon = page.locator('link[rel="icon"]')

    home(page)
    mine = page.get_by_role("region", name="Your games")
    expect(mine.get_by_text(f"Waiting for {asked.person.name} · asked")).to_be_visible()
    above, below = (each.bounding_box() for each in (mine, page.get_by_role("heading", name="What shall we play?")))
    assert above is not None
    assert below is not None
    assert above["y"] < below["y"]
    expect(badge).to_have_count(0)
    expect(page).to_have_title("Foghorn")

    requests.clear()
    while asked.offers():
        asked.choose()
    expect(mine.get_by_text("Your turn · asked just now")).to_be_visible()
    expect(badge).to_have_accessible_name("Your turn in 1 game")
    expect(page).to_have_title("(1) Foghorn")
    expect(icon).to_have_attribute("href", "/favicon-turn.svg")
    assert requests == [], "nothing is asked for that was told"

    page.get_by_role("banner").get_by_role("link", name="Rules").click()
    expect(page).to_have_title(re.compile(r"^\(1\) The rules"))
    assert len([closed for closed in sockets.values() if not closed[0]]) == 1, "one socket for each page"
    badge.click()
    expect(page).to_have_url(re.compile(f"/t/{table}$"))
    expect(other.hand.first).to_be_visible()
    expect(badge).to_have_count(0)
    assert other.offers()


def home(page: Page) -> None:
    page.get_by_role("banner").get_by_role("link", name="Foghorn, home page").click()


def watched(page: Page) -> tuple[dict[str, list[bool]], list[str]]:
    """Watch a page's sockets, and its requests for my tables."""
    sockets: dict[str, list[bool]] = {}
    requests: list[str] = []

    def opened(socket: WebSocket) -> None:
        if SOCKETS.search(socket.url):
            closed = [False]
            sockets[f"{len(sockets)} {socket.url}"] = closed
            socket.on("close", lambda _: closed.__setitem__(0, True))

    page.on("websocket", opened)
    page.on("request", lambda request: requests.append(request.url) if "/me/tables" in request.url else None)
    return sockets, requests
