"""Tables of the beach, and people who touch what they want to move."""

from __future__ import annotations

import re
from contextlib import closing
from typing import Any

from playwright.sync_api import Locator, expect

from tests.browser.driving import Chair, cookie_of
from tests.browser.people import Person
from tests.browser.playing import still

GAP = {"players": 1, "scenario": "the-gap"}  # always the same beach: blue moves first, its chief stands on E4


class Islanders:
    """The beach as a person meets it, by what a screen reader says of it (in English)."""

    def __init__(self, person: Person) -> None:
        self.person, self.page = person, person.page
        self.dock: Locator = self.page.get_by_role("region", name="What to do now")
        self.sentence: Locator = self.dock.get_by_role("paragraph").last
        self.able: Locator = self.page.get_by_role("button", name=re.compile("can be chosen"))
        # Of a crowded place that is opened, each by themselves.
        self.fanned: Locator = self.page.locator("[data-target]").and_(self.able)
        self.lit: Locator = self.page.get_by_role("button", name=re.compile("reachable for"))
        # From a free place nobody must go on, and nobody is there who would be chosen instead.
        self.goals: Locator = self.page.get_by_role("button", name=re.compile("free.*reachable for"))
        log = self.page.get_by_role("log", name="What happened")
        self.selected: Locator = log.get_by_text("You select the")
        self.ended: Locator = log.get_by_text(re.compile("You (end your turn|have used all|cannot move)"))
        self.over: Locator = self.page.get_by_role("button", name=re.compile("^(Rematch|Once more)$"))

    def place(self, cell: str) -> Locator:
        return self.page.locator(f'[data-cell="{cell}"]')

    def touch(self, cell: str) -> None:
        """Touch a place, or who stands there."""
        self.place(cell).click(force=True)

    def button(self, name: str) -> Locator:
        return self.dock.get_by_role("button", name=name, exact=True)

    @property
    def take_back(self) -> Locator:
        """The button that also says until when."""
        return self.dock.get_by_role("button", name="Take back")

    def says(self, words: str) -> None:
        expect(self.sentence).to_contain_text(words)

    def take(self) -> int:
        """Select an islander with two touches; return how many that are."""
        before, cell = self.selected.count(), self.able.first.get_attribute("data-cell") or ""
        self.touch(cell)
        expect(self.button("Take")).to_be_enabled()
        self.touch(cell)
        expect(self.selected).to_have_count(before + 1)
        return 1

    def move(self) -> int:
        """Move whoever is nearest to the fog, as far as possible; return how many moved."""
        if self.able.count() == 0:
            return 0
        self.able.first.click(force=True)
        expect(self.lit.or_(self.fanned).first).to_be_visible()
        if self.fanned.count() > 0:
            self.fanned.first.click(force=True)
            expect(self.lit.first).to_be_visible()
        if self.goals.count() == 0:
            return 0
        cell = self.goals.last.get_attribute("data-cell") or ""
        self.touch(cell)
        self.touch(cell)
        expect(self.place(cell)).to_have_accessible_name(re.compile("one of yours"))
        return 1

    def turn(self) -> None:
        """Move somebody if that can be done, and end the turn if that has not ended it."""
        before = self.ended.count()
        self.move()
        if self.ended.count() == before:
            self.end()

    def end(self) -> int:
        """End the turn, whatever is left; return how many that are."""
        before = self.ended.count()
        self.button("End turn").click()
        if self.button("End it").is_visible():
            self.button("End it").click()
        expect(self.ended).not_to_have_count(before)
        return 1


def opened(host: Person, options: dict[str, Any]) -> str:
    """Open a table of the beach over HTTP; return its number."""
    answer = host.context.request.post("/api/v1/tables", data={"game": "escape", "options": options})
    assert answer.status == 201, answer.text()
    table: str = answer.json()["table"]["id"]
    return table


def seated(host: Person, **options: Any) -> Islanders:
    """Open the page at a table where everybody else is a bot, without animation."""
    table = opened(still(host), options)
    for seat in range(1, options["players"]):
        assert host.context.request.put(f"/api/v1/tables/{table}/bots", data={"seat": seat, "bot": "random"}).ok
    host.open(f"/t/{table}")
    if options["players"] > 1:  # whoever plays alone waits for nobody
        assert host.context.request.post(f"/api/v1/tables/{table}/start").ok
    islanders = Islanders(host)
    expect(islanders.dock).to_be_visible()
    return islanders


def at_lesson(host: Person, name: str) -> Islanders:
    """Open the page at the position of a lesson, without its coach: everything may be done there."""
    answer = still(host).context.request.post("/api/v1/lessons", data={"game": "escape", "lesson": name})
    assert answer.status == 201, answer.text()
    host.open(f"/t/{answer.json()['table']['id']}")
    islanders = Islanders(host)
    expect(islanders.able.first).to_be_visible()
    return islanders


def play_to_the_end(ada: Islanders) -> str:
    """End every turn behind the page until the game is over; return the table."""
    table = ada.page.url.rsplit("/", 1)[1]
    with closing(Chair(ada.person.base, table, cookie_of(ada.person))) as chair:
        chair.hear_frame()
        while chair.frame["view"]["phase"] != "over":
            chair.hear_to(chair.act("end"))
        chair.hear_until(lambda: bool(chair.news["status"] == "finished"))
    return table
