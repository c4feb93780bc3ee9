"""Playing alone: the list of scenarios, a medal for what was reached, and the scenario of the day."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Iterable
from concurrent.futures import ThreadPoolExecutor
from datetime import date, timedelta
from itertools import repeat
from typing import Any

from playwright.sync_api import Route, expect

from foghorn.games.escape import GAME
from tests.browser.accessibility import axe, every_word_is_there, large_enough, larger_text, nothing_cut_off
from tests.browser.beach import Islanders
from tests.browser.conftest import People
from tests.browser.people import Person
from tests.browser.playing import still
from tests.games.escape.solve import read_solution, start_of
from tests.server.playing import Person as Player

SCENARIO = "first-light"
# What somebody new does with it, turn by turn: whoever is nearest goes aboard, wherever that is quick.
FIRST_GAME = """
B6 red:A1, D2 A1
C3 blue:B1, E4 C4
B7 red:A1, D6 A5
A5 black:A1, E2 A2
C4 blue:A2
A1 blue:A2, E6 A4
A4 blue:B3, G4 B5
H3 S5
A2 black:B1, G2 B1
B1 blue:C1
S5 black:C2
B5 blue:C3
"""
NO_QUESTION = "if (location.protocol.startsWith('http')) localStorage.setItem('foghorn-careful', 'no')"
NEAR_MIDNIGHT = 120  # seconds: longer than a game of the day takes here


def solution() -> list[str]:
    """The recorded game that reaches par, in notation."""
    state, texts = start_of(SCENARIO), []
    for action in read_solution(SCENARIO):
        texts.append(GAME.text(state, action))
        state.apply(0, action)
    return texts


def play(person: Person, table: str, actions: Iterable[str]) -> None:
    """Make these choices at a person's table without its page, which would show each of them."""
    player = Player(person.base, "Ada")
    for cookie in person.context.cookies():
        player.http.cookies.set(str(cookie["name"]), str(cookie["value"]))

    async def choose() -> None:
        async with player.sit(table) as seat:
            for made, action in enumerate(actions):
                while seat.frame.get("seq") != made and seat.news.get("status") != "finished":
                    await seat.hear()
                if not seat.frame["legal"]:
                    break
                await seat.act(action)
            while seat.news.get("status") != "finished":
                await seat.hear()

    with ThreadPoolExecutor(1) as thread:  # Playwright's loop runs in this one
        thread.submit(asyncio.run, choose()).result()


def test_a_scenario_is_begun_from_the_list_and_its_medals_are_kept(person: People) -> None:
    ada = person("Ada")
    page = ada.open("/")
    page.get_by_role("link", name="Play alone").click()
    card = page.get_by_role("article", name="First Light")
    expect(page.get_by_text("You have reached a level in 0 of 8")).to_be_visible()
    expect(card.get_by_role("listitem").filter(has_text="reached")).to_have_count(0)
    expect(card).to_contain_text("par 79")
    card.get_by_role("button", name="Expert").click()
    expect(page).to_have_url(re.compile("/t/"))
    table = page.url.rsplit("/", 1)[1]
    page.go_back()
    expect(card.get_by_role("link", name="Go on where you stopped")).to_have_attribute("href", f"/t/{table}")
    ada.open("about:blank")
    play(ada, table, solution())
    ada.open("/solo/escape")
    expect(card).to_contain_text("Best: 79")
    expect(card.get_by_role("listitem").filter(has_text="reached")).to_have_count(4)
    expect(page.get_by_text("in 1 of 8, and the highest one in 1")).to_be_visible()
    ada.open(f"/replay/{table}#check")
    dialog = page.get_by_role("dialog", name="Check the deal")
    expect(dialog).to_contain_text("In this game nothing is drawn")
    expect(dialog.get_by_role("listitem")).to_have_count(1)


def test_somebody_new_plays_a_scenario_by_touching_to_its_medal(person: People) -> None:
    ada = Islanders(still(person("Ada")))
    ada.person.context.add_init_script(NO_QUESTION)
    page = ada.person.open("/solo/escape")
    card = page.get_by_role("article", name="First Light")
    card.get_by_role("button", name="Family").click()
    turns = page.get_by_role("log", name="What happened").get_by_text(re.compile("ends the turn|has used all MP"))
    for turn, moves in enumerate(FIRST_GAME.strip().splitlines(), 1):
        for start, goal in map(str.split, moves.split(",")):
            page.locator(f'[data-cell="{start}"][aria-label*="can be chosen"]').click(force=True)
            page.locator(f'[data-cell="{goal}"][aria-label*="reachable for"]').click(force=True)
            ada.button("Go").wait_for()
            ada.touch(goal)
            ada.button("Go").wait_for(state="detached")
        if turn == 1:
            expect(page.get_by_role("region", name="Targets")).to_contain_text("1/11")
        ada.button("End turn").click()
        turns.nth(turn - 1).wait_for(state="attached")
    expect(page.get_by_role("dialog", name="The reckoning")).to_contain_text("61 points: a safe crossing!")
    axe(page)
    ada.dock.get_by_role("link", name="All scenarios").click()
    expect(card).to_contain_text("Best: 61")
    expect(card.get_by_role("listitem").filter(has_text="reached")).to_have_count(2)


def test_a_scenario_that_does_not_load_says_so_among_the_others(person: People) -> None:
    """The server answers so for a file that cannot be read; here only its answer is changed."""

    def spoil(route: Route) -> None:
        listed = route.fetch().json()
        refusal: dict[str, Any] = {"code": "box-unreadable", "facts": {}, "rule": None}
        listed[1] = {**listed[1], "refusal": refusal, "story": "", "levels": [], "ways": []}
        route.fulfill(json=listed)

    ada = person("Ada")
    ada.page.route("**/api/v1/games/escape/scenarios", spoil)
    page = ada.open("/solo/escape")
    spoilt = page.get_by_role("article", name="The Gap")
    expect(spoilt).to_contain_text("cannot be played")
    expect(spoilt.get_by_role("button")).to_have_count(0)
    expect(page.get_by_text("You have reached a level in 0 of 7")).to_be_visible()
    axe(page)
    page.get_by_role("article", name="First Light").get_by_role("button", name="Family").click()
    expect(page).to_have_url(re.compile("/t/"))


def whole_day(ada: Person) -> date:
    """Return the server's day; where midnight is near, wait for it, so that the day does not change meanwhile."""
    while (found := ada.context.request.get("/api/v1/games/escape/daily").json())["seconds_left"] < NEAR_MIDNIGHT:
        ada.page.wait_for_timeout(1000 * found["seconds_left"] + 1000)
    return date.fromisoformat(found["day"])


def test_the_page_to_play_alone_is_for_everybody(person: People) -> None:
    windows: list[dict[str, Any]] = [{}, {"phone": True, "dark": True, "language": "fr"}]
    for window in windows:
        someone = person("Ada", **window)
        page = someone.open("/solo/escape")
        expect(page.get_by_role("article")).to_have_count(8)
        axe(page)
        nothing_cut_off(page)
        every_word_is_there(page)
        large_enough(page)
        larger_text(page)
        nothing_cut_off(page)


def test_the_scenario_of_the_day_is_the_same_for_all_and_counts_once(person: People) -> None:
    ada = person("Ada")
    today = whole_day(ada)
    page = ada.open("/solo/escape")
    daily = page.get_by_role("region", name="Daily beach")
    expect(daily).to_contain_text("Your first finished attempt without a hint counts")
    daily.get_by_role("button", name="Play: Family").click()
    expect(page).to_have_url(re.compile("/t/"))
    table = page.url.rsplit("/", 1)[1]
    ada.open("about:blank")
    play(ada, table, repeat("end"))
    page = ada.open("/solo/escape")
    expect(daily).to_contain_text("no level this time. It counts.")
    expect(daily.get_by_role("button", name="Practise: Family")).to_be_visible()
    expect(daily.get_by_role("row", name=re.compile("Ada"))).to_contain_text("you")
    daily.get_by_role("button", name="Share your result").click()
    expect(daily).to_contain_text(re.compile(r"\(Family\): −\d+ points, no level\s+(🌫️){4}\s+http.*/solo/escape#day="))
    daily.get_by_role("link", name="The day before").click()
    expect(daily).to_contain_text("This day is over")
    expect(page).to_have_url(re.compile(f"#day={today - timedelta(1)}"))
