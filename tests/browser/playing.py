"""People who play on the page: they choose at random among what it offers them, and nothing else."""

from __future__ import annotations

import random
import re
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack, contextmanager
from typing import Any

from playwright.sync_api import Locator, Page, expect

from tests.browser.people import Person

# An empty tab has no local storage.
STILL = "if (location.protocol.startsWith('http')) localStorage.setItem('foghorn-speed', 'off')"
# What a screen reader says of an element.
ALOUD = """(element) => {
  const aloud = (node) => {
    if (node.nodeType === Node.TEXT_NODE) return node.data;
    return node.ariaHidden === "true" ? "" : (node.ariaLabel ?? [...node.childNodes].map(aloud).join(""));
  };
  return aloud(element).trim().replace(/\\s+/g, " ");
}"""
ANSWERS = re.compile("^(Return all three|Advance to|Pass, stay at)")
# The log tells every choice; it is watched from inside the page, because that is the quickest way.
TOLD = """async (log, before) => {
  for (let looks = 0; log.textContent === before; looks++) {
    if (looks > 2000) throw new Error("the choice was not carried out");
    await new Promise((soon) => setTimeout(soon, 10));
  }
}"""
PAUSE = 20  # milliseconds between two looks when there was nothing to choose
LONG_GAME = 240.0  # seconds; only a game that hangs takes longer


class Player:
    """A person at a table, with the table's parts as a screen reader names them (in English)."""

    def __init__(self, person: Person, page: Page | None = None, luck: int = 1) -> None:
        self.person, self.page = person, page or person.page
        self.luck = random.Random(luck)
        page = self.page
        self.question: Locator = page.get_by_role("region", name="What to do now")
        self.piles: Locator = page.get_by_role("group", name="Piles").get_by_role("button")
        self.days: Locator = page.get_by_role("button", name=re.compile(r"^Day \d"))
        self.hand: Locator = page.get_by_role("list", name="hand").get_by_role("button")
        self.players: Locator = page.get_by_role("list", name="Players").get_by_role("listitem")
        self.story: Locator = page.get_by_role("log", name="What happened")
        self.lost: Locator = page.get_by_text("Lost in the fog for a moment")
        self.rematch: Locator = page.get_by_role("button", name="Rematch")
        said = self.question.get_by_role("button", name=ANSWERS)
        self._offered = page.locator("[aria-disabled=false]").or_(said)
        self.go_on: Locator = page.get_by_role("button", name="Continue")

    def offers(self) -> list[str]:
        """List the labels of everything that may be chosen now."""
        return labels(self._offered)

    def told(self) -> list[str]:
        """List the lines of the log."""
        return [line.strip() for line in self.story.locator("p").all_inner_texts()]

    def asked(self) -> str:
        """Return the question, or what the others are doing."""
        return self.question.locator("p").last.inner_text()

    def press(self, thing: Locator) -> None:
        """Choose something, in this person's way."""
        thing.click()

    @contextmanager
    def putting_away(self) -> Iterator[None]:
        """Close the result of a round if it comes while a secret choice was about to be made anew."""
        self.page.add_locator_handler(self.go_on, self.press)
        yield
        self.page.remove_locator_handler(self.go_on)

    def read(self) -> None:
        """Go on from the result of a round, if the page waits for that; among other people it may go on by itself."""
        self.go_on.evaluate_all("all => all.forEach((button) => button.click())")

    def choose(self, wanted: str = "") -> str | None:
        """Click a random offer whose label matches and return the label; None when there is none."""
        fitting = [(at, label) for at, label in enumerate(self.offers()) if re.search(wanted, label)]
        if not fitting:
            return None
        at, label = self.luck.choice(fitting)
        before = self.story.text_content()
        self.press(self._offered.nth(at))
        self.story.evaluate(TOLD, before)
        return label


def labels(parts: Locator) -> list[str]:
    """List what a screen reader says of each element."""
    found: list[str] = parts.evaluate_all(f"all => all.map({ALOUD})")
    return found


def middle(thing: Locator) -> tuple[float, float]:
    """Return the middle of an element, where a pointer would grab it."""
    box = thing.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def carry(page: Page, thing: Locator, place: Locator) -> None:
    """Carry something to a place with the mouse, in a few steps, as a hand would."""
    (x, y), (to_x, to_y) = middle(thing), middle(place)
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(to_x, to_y, steps=8)
    page.mouse.up()


def still(person: Person) -> Person:
    """Switch off all animation on a person's pages, so that nothing has to be waited for."""
    person.context.add_init_script(STILL)
    return person


def play(players: Sequence[Player], until: Callable[[], object]) -> int:
    """Let everybody choose what they are asked until a condition holds; return the number of choices."""
    choices, deadline = 0, time.monotonic() + LONG_GAME
    with ExitStack() as looking_on:
        for player in players:
            looking_on.enter_context(player.putting_away())
        while not until():
            assert time.monotonic() < deadline, "this game does not come to its end"
            chosen = sum(player.choose() is not None for player in players)
            choices += chosen
            if not chosen:
                wait(players)
    return choices


def wait(players: Sequence[Player]) -> None:
    """Wait a moment for others; whoever reads the result of a round goes on."""
    for player in players:
        player.read()
    players[0].page.wait_for_timeout(PAUSE)


def awaited(players: Sequence[Player]) -> Player:
    """Wait until a player must choose, and return the first who must."""
    deadline = time.monotonic() + LONG_GAME
    while time.monotonic() < deadline:
        for player in players:
            if player.offers():
                return player
        wait(players)
    raise AssertionError("nobody is asked anything")


def card(page: Page, game: str = "WHAT the FOG?!") -> Locator:
    """Find a game's card on the home page."""
    return page.get_by_role("article", name=game)


def opened(host: Person, players: int, game: str = "what-the-fog", options: Any = None, **settings: Any) -> Any:
    """Open a table over HTTP; the answer contains its secrets."""
    body = {"game": game, "options": {"players": players, **(options or {})}, "settings": settings}
    answer = host.context.request.post("/api/v1/tables", data=body)
    assert answer.status == 201, answer.text()
    return answer.json()


def seated(people: list[Person], bots: int = 0, **settings: Any) -> list[Player]:
    """Open everybody's page at a table whose game has been dealt, without animation."""
    host, *others = map(still, people)
    answer = opened(host, len(people) + bots, **settings)
    table = f"/api/v1/tables/{answer['table']['id']}"
    for each in others:
        joined = each.context.request.post(f"{table}/join", data={"invitation": answer["invitation"]})
        assert joined.ok, joined.text()
    for seat in range(len(people), len(people) + bots):
        assert host.context.request.put(f"{table}/bots", data={"seat": seat, "bot": "random"}).ok
    for each in people:
        each.open(f"/t/{answer['table']['id']}")
    assert host.context.request.post(f"{table}/start").ok
    players = [Player(each, luck=seat) for seat, each in enumerate(people)]
    for player in players:
        expect(player.hand.first).to_be_visible()
    return players


def reveal(players: Sequence[Player]) -> None:
    """Put two tokens on day 2, so that everybody chooses a card to reveal."""
    for _ in range(2):
        player = awaited(players)
        player.choose("from pile")
        player.choose("^Day 2")
    for player in players:
        expect(player.question).to_contain_text("choose in secret a card to reveal")
