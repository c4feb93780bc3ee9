"""My games reach me on every page: first on home, counted in the header, over one socket and without asking again."""

from __future__ import annotations

import re

from playwright.sync_api import Page, WebSocket, expect

from tests.browser.conftest import People
from tests.browser.playing import awaited, seated

SOCKETS = re.compile(r"/api/v1/(me|tables/[\w-]+)/socket")
# A browser's notifications without a desktop that shows them, and a page that is hidden once `lookedAt` is false.
NOTIFICATIONS = """{
  window.notified = [];
  window.lookedAt = true;
  Object.defineProperty(document, "hidden", { get: () => !window.lookedAt });
  window.Notification = class {
    static permission = "granted";
    static requestPermission = () => Promise.resolve("granted");
    constructor(title, options) { notified.push(Object.assign(this, { title, options })); }
    close() {}
  };
}"""
# What an installed app has on its icon.
BADGE = """Object.assign(window, { badge: 0 });
navigator.setAppBadge = (count) => Promise.resolve((window.badge = count));
navigator.clearAppBadge = () => Promise.resolve((window.badge = 0));"""
# Counts the tones that a page begins.
TONES = """{
  const Real = OscillatorNode;
  window.tones = 0;
  window.OscillatorNode = class extends Real {
    start(at) { window.tones += 1; super.start(at); }
  };
}"""


def test_my_turn_reaches_me_on_every_page_and_home_begins_with_my_games(person: People) -> None:
    people = [person("Ada"), person("Bo")]
    for each in people:
        each.context.add_init_script(BADGE)
    ada, bo = players = seated(people)
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
    assert page.evaluate("badge") == 1, "an installed app shows it, too"
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


def test_who_looks_elsewhere_is_told_by_the_browser_after_asking_for_it(person: People) -> None:
    """A notification of the browser, made by a page that nobody looks at; a touch on it leads to the table."""
    ada, bo = (person("Ada"), person("Bo"))
    for each in (ada, bo):
        each.context.add_init_script(NOTIFICATIONS)
    players = seated([ada, bo])
    asked = awaited(players)
    other = players[1 - players.index(asked)].page
    table = other.url.rsplit("/", 1)[1]
    home(other)
    other.get_by_role("button", name="Settings").click()
    switch = other.get_by_role("switch", name="Tell me when it is my turn")
    expect(switch).not_to_be_checked()
    switch.click()
    expect(switch).to_be_checked()
    other.get_by_role("dialog", name="Settings").get_by_role("button", name="Close").click()
    other.evaluate("window.lookedAt = false")
    while asked.offers():
        asked.choose()
    other.wait_for_function("() => notified.length > 0")
    [told] = other.evaluate("notified.map(({ title, options }) => [title, options.tag])")
    assert told == ["Your turn — WHAT the FOG?!", table]
    other.evaluate("notified[0].onclick()")
    expect(other).to_have_url(re.compile(f"/t/{table}$"))


def test_a_browser_that_allows_no_notifications_says_so(person: People) -> None:
    ada = person("Ada")
    ada.context.add_init_script(NOTIFICATIONS.replace('"granted"', '"denied"'))
    page = ada.open("/")
    page.get_by_role("button", name="Settings").click()
    switch = page.get_by_role("switch", name="Tell me when it is my turn")
    switch.click()
    expect(page.get_by_role("alert")).to_contain_text("This browser does not allow it.")
    expect(switch).not_to_be_checked()


def test_sounds_can_be_tried_where_they_are_switched_on(person: People) -> None:
    ada = person("Ada")
    ada.context.add_init_script(TONES)
    page = ada.open("/")
    page.get_by_role("button", name="Settings").click()
    again = page.get_by_role("button", name="Try it")
    expect(again).to_have_count(0)
    page.get_by_role("switch", name="Sounds").click()
    again.click()
    page.wait_for_function("() => tones > 0")
