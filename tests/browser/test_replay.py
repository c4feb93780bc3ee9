"""A finished game can be seen again: any moment of it, through anybody's eyes, and whether the deal was fair."""

from __future__ import annotations

import json
import re
from collections import Counter
from pathlib import Path
from typing import Any

from playwright.sync_api import Locator, Page, Route, expect

from tests.browser.conftest import People
from tests.browser.dealing import dealt_by_the_page
from tests.browser.driving import started
from tests.browser.people import Person
from tests.browser.playing import still

FITS = [
    "The server dealt and played the whole game again from the opened numbers, and it came out the same.",
    "Worked out in this browser: the server’s number matches its fingerprint.",
    "Worked out in this browser: the only player’s number matches its fingerprint.",
    "Before the deal, this browser was shown the very same fingerprint of the server.",
    "The number that this browser thought of was used in the deal.",
    "The fingerprints of all players’ numbers are those that this browser saw before it opened its own.",
]


def over(ada: Person) -> str:
    """A game of Ada's and three bots that has come to its end: its table."""
    with started(still(ada)) as game:
        game.play_out()
    return game.table


def frames(ada: Person, table: str, seat: int | None = None) -> list[dict[str, Any]]:
    """What the server says that a seat saw."""
    answer = ada.context.request.get(f"/api/v1/tables/{table}/frames{'' if seat is None else f'?seat={seat}'}")
    seen: list[dict[str, Any]] = answer.json()
    return seen


class Screen:
    """The parts of a replay."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.slider: Locator = page.get_by_role("slider", name="Moment of the game")
        self.eyes: Locator = page.get_by_role("combobox", name="Seen by")
        self.hand: Locator = page.get_by_role("list", name="hand")
        self.story: Locator = page.get_by_role("region", name="What happened").get_by_role("listitem")

    def button(self, name: str) -> Locator:
        return self.page.get_by_role("button", name=name, exact=True)

    def stands_at(self, step: int) -> None:
        """The slider, the story and the address all say so."""
        expect(self.slider).to_have_value(str(step))
        expect(self.story.nth(step).get_by_role("button")).to_have_attribute("aria-current", "step")
        expect(self.page).to_have_url(re.compile(rf"#step={step}(&|$)"))

    def shows(self, frame: dict[str, Any]) -> None:
        """The hand and the days of a frame lie there."""
        view = frame["view"]
        cards = [f"{symbol}, {count} in hand" for symbol, count in Counter(view["hand"]).items()]
        expect(self.hand.get_by_role("img")).to_have_count(len(cards))
        for card in cards:
            expect(self.hand.get_by_role("img", name=card)).to_be_visible()
        expect(self.page.get_by_role("img", name=re.compile(r"^Day \d"))).to_have_count(len(view["days"]))
        expect(self.page.get_by_role("heading", name=f"Round {view['round']} of 4")).to_be_visible()


def test_a_link_leads_to_its_moment_and_its_seat(person: People) -> None:
    ada = person("Ada")
    table = over(ada)
    screen = Screen(ada.open(f"/replay/{table}#step=100&seat=2"))
    screen.stands_at(100)
    expect(screen.eyes).to_have_value("2")
    screen.shows(frames(ada, table, 2)[100])


def test_every_moment_can_be_reached(person: People) -> None:
    ada = person("Ada")
    table = over(ada)
    screen, seen = Screen(ada.open(f"/replay/{table}")), frames(ada, table, 0)
    last = len(seen) - 1
    screen.stands_at(0)
    for key, step in (("ArrowRight", 1), ("End", last), ("ArrowLeft", last - 1), ("Home", 0)):
        screen.page.keyboard.press(key)
        screen.stands_at(step)
    for name, step in (
        ("One step forward", 1),
        ("To the end", last),
        ("One step back", last - 1),
        ("To the beginning", 0),
        ("Round 3", next(at for at, frame in enumerate(seen) if frame["view"]["round"] == 3)),
    ):
        screen.button(name).click()
        screen.stands_at(step)
    screen.slider.fill("77")
    screen.stands_at(77)
    screen.slider.press("ArrowLeft")
    screen.stands_at(76)
    screen.story.nth(120).get_by_role("button").click()
    screen.stands_at(120)
    screen.shows(seen[120])


def test_the_story_keeps_its_signs_wherever_one_jumps(person: People) -> None:
    ada = person("Ada")
    screen = Screen(ada.open(f"/replay/{over(ada)}"))
    screen.stands_at(0)
    signed = screen.story.filter(has=screen.page.locator("svg"))
    before = signed.count()
    assert before > 100, "a token that is taken or placed has its sign"
    for name in ("To the end", "Round 3", "To the beginning"):
        screen.button(name).click()
        expect(signed).to_have_count(before)


def test_a_game_can_be_seen_through_anybodys_eyes(person: People) -> None:
    ada = person("Ada")
    table = over(ada)
    screen = Screen(ada.open(f"/replay/{table}#step=60"))
    expect(screen.eyes).to_have_value("0")
    screen.shows(frames(ada, table, 0)[60])
    screen.eyes.select_option("3")
    screen.shows(frames(ada, table, 3)[60])
    screen.eyes.select_option("Onlooker")
    expect(screen.hand).to_be_hidden()
    expect(screen.page).to_have_url(re.compile("#step=60&seat=onlooker$"))


def test_a_moment_can_be_shared(person: People) -> None:
    ada, bo = person("Ada"), person()
    table = over(ada)
    ada.context.grant_permissions(["clipboard-read", "clipboard-write"])
    screen = Screen(ada.open(f"/replay/{table}#step=42&seat=1"))
    screen.stands_at(42)
    screen.page.get_by_role("button", name="Share this moment").click()
    expect(screen.page.get_by_text("The link is copied.")).to_be_visible()
    link: str = screen.page.evaluate("navigator.clipboard.readText()")
    assert link == f"{ada.base}/replay/{table}#step=42&seat=1"
    theirs = Screen(still(bo).open(link))
    theirs.stands_at(42)
    expect(theirs.eyes).to_have_value("1")


def test_the_record_and_the_trace_can_be_taken_home(person: People) -> None:
    ada = person("Ada")
    table = over(ada)
    page = ada.open(f"/replay/{table}")
    for name, part, ending in (("Download the record", "record", "json"), ("Download the full log", "trace", "jsonl")):
        with page.expect_download() as download:
            page.get_by_role("link", name=name).click()
        assert download.value.suggested_filename == f"{table}.{ending}"
        assert Path(download.value.path()).read_bytes() == (
            ada.context.request.get(f"/api/v1/tables/{table}/{part}").body()
        )


def test_a_fair_deal_is_found_fair_and_every_check_is_named(person: People) -> None:
    ada = person("Ada")
    table = dealt_by_the_page(ada)
    ada.page.reload()  # a page that was open all along would show one round after the other
    ada.page.get_by_role("button", name="Look at the table").click()
    ada.page.get_by_role("link", name="Check the deal").click()
    found = ada.page.get_by_role("dialog", name="Check the deal").get_by_role("listitem")
    expect(found).to_have_text(FITS)
    expect(ada.page.get_by_text("What this page does not check")).to_be_visible()
    expect(ada.page).to_have_url(re.compile(f"/replay/{table}#.*check$"))


def test_a_deal_that_does_not_fit_is_found_out_by_the_browser_itself(person: People) -> None:
    ada = person("Ada")
    table = dealt_by_the_page(ada)

    def lie(route: Route) -> None:
        told = route.fetch().json()
        told["numbers"]["0"] = told["secret"] = "00" * 32
        route.fulfill(body=json.dumps(told), content_type="application/json")

    ada.page.route("**/check", lie)
    ada.open(f"/replay/{table}#check")
    found = ada.page.get_by_role("dialog", name="Check the deal").get_by_role("listitem")
    expect(found).to_have_text(
        [
            FITS[0],
            "Worked out in this browser: the server’s number does not match its fingerprint!",
            "Worked out in this browser: a player’s number does not match its fingerprint!",
            FITS[3],
            "The number that this browser thought of was not used in the deal!",
            FITS[5],
        ]
    )


def test_somebody_who_was_not_there_is_told_what_could_not_be_compared(person: People) -> None:
    ada, bo = person("Ada"), person()
    still(bo).open(f"/replay/{over(ada)}#check")
    found = bo.page.get_by_role("dialog", name="Check the deal").get_by_role("listitem")
    expect(found).to_have_text([*FITS[:3], *[re.compile("Not compared")] * 3])


def test_a_game_that_is_still_played_says_so_and_leads_to_its_table(person: People) -> None:
    ada = person("Ada")
    ada.forgive("status of 409")
    with started(still(ada)) as game:
        page = ada.open(f"/replay/{game.table}")
    expect(page.get_by_text("This game is still being played")).to_be_visible()
    page.get_by_role("link", name="To the table").click()
    expect(page.get_by_role("region", name="What to do now")).to_be_visible()


def test_a_game_that_there_is_not_says_so_and_leads_home(person: People) -> None:
    ada = person("Ada")
    ada.forgive("status of 404")
    page = still(ada).open("/replay/atlantis")
    expect(page.get_by_text("There is no such game, or you are not allowed to see it.")).to_be_visible()
    page.get_by_role("main").get_by_role("link", name="Home").click()
    expect(page.get_by_role("button", name="Play now").first).to_be_visible()
