"""Four people in four places finish an expert game with options; whoever watches, or looks again, sees the same."""

from __future__ import annotations

import random
import re
import time
from contextlib import ExitStack, closing
from typing import Any

from playwright.sync_api import Locator, Page, expect

from tests.browser.beach import Islanders
from tests.browser.conftest import People
from tests.browser.driving import Chair, Game, cookie_of
from tests.browser.people import Person
from tests.browser.playing import LONG_GAME, PAUSE, opened, still
from tests.server.visiting import guest

OPTIONS = {
    "board": "small",
    "level": "expert",
    "minimum_crew": True,
    "individual_points": True,
    "fog_uncertainty": "abc",
}
FAIR = [
    "The server dealt and played the whole game again from the opened numbers, and it came out the same.",
    "Worked out in this browser: the server’s number matches its fingerprint.",
    "Worked out in this browser: the numbers of all 4 players match their fingerprints.",
    "Before the deal, this browser was shown the very same fingerprint of the server.",
    "The number that this browser thought of was used in the deal.",
    "The fingerprints of all players’ numbers are those that this browser saw before it opened its own.",
]


def friend(host: Person, answer: Any, name: str) -> Chair:
    """Seat somebody whose page is not looked at."""
    with closing(guest(host.base, name)) as client:
        table = answer["table"]["id"]
        assert client.post(f"/tables/{table}/join", json={"invitation": answer["invitation"]}).is_success
        return Chair(host.base, table, "; ".join(f"{key}={value}" for key, value in client.cookies.items()))


def nearly_over(game: Game) -> bool:
    """At most two rounds are left, by the fog cards that may still come."""
    left = game.view["rounds_left"].get("shore")
    return game.view["phase"] == "move" and left is not None and left[1] <= 2


def finish(players: list[Islanders], chairs: list[Chair]) -> None:
    """Play to the end: some touch their islanders, the others choose at random."""
    choose, deadline = random.Random(1), time.monotonic() + LONG_GAME
    while not players[0].over.is_visible():
        assert time.monotonic() < deadline, "this game does not come to its end"
        for chair in chairs:
            chair.hear_all()
            if chair.frame["decision"] is not None:
                chair.act(choose.choice(chair.frame["legal"])["action"])
        for player in players:
            if player.able.count() > 0:
                player.turn()
        players[0].page.wait_for_timeout(PAUSE)


def reckoning(page: Page) -> list[str]:
    """What the end is said to be, line by line."""
    dialog = page.get_by_role("dialog", name="The reckoning")
    expect(dialog.get_by_role("status")).to_contain_text("win")
    return [" ".join(cells.all_inner_texts()) for cells in map(cells_of, dialog.get_by_role("row").all())]


def cells_of(row: Locator) -> Locator:
    return row.locator("th, td")


def beach(page: Page, eyes: str) -> list[str]:
    """What a screen reader says of every place; whose eyes they are is called by name."""
    expect(page.locator("[data-cell]").first).to_be_attached()
    said: list[str] = page.locator("[data-cell]").evaluate_all("all => all.map(each => each.ariaLabel)")
    return [each.replace("one of yours", f"of {eyes}") for each in said]


def test_four_people_finish_an_expert_game_and_all_who_look_at_it_agree(person: People) -> None:
    """§8, §10.2, §10.3, §10.6"""
    ada, bo, eve = still(person("Ada")), still(person("Bo", phone=True)), still(person("Eve"))
    answer = opened(ada, 4, "escape", OPTIONS, stand_in=False)
    table = answer["table"]["id"]
    assert bo.context.request.post(f"/api/v1/tables/{table}/join", data={"invitation": answer["invitation"]}).ok
    with ExitStack() as closing_time:
        others = [closing_time.enter_context(closing(friend(ada, answer, name))) for name in ("Cas", "Dee")]
        for each in (ada, bo):
            each.open(f"/t/{table}")
        eve.open(f"/t/{table}#watch={answer['watching']}")
        ada.page.get_by_role("button", name="Start the game").click()
        while not all(chair.frame for chair in others):  # they take part in the deal, all at the same time
            for chair in others:
                chair.hear_all()
            ada.page.wait_for_timeout(PAUSE)
        players = [Islanders(ada), Islanders(bo)]
        for player in players:
            expect(player.dock).to_be_visible()

        # Most of it goes quickly; the last rounds are played by touching.
        with ExitStack() as in_a_hurry:
            mine = [in_a_hurry.enter_context(closing(Chair(ada.base, table, cookie_of(each)))) for each in (ada, bo)]
            for chair in mine:
                chair.hear_frame()
            Game(table, [*mine, *others], seed=1).play(nearly_over)
        for player in players:  # a page that comes back is up to date, however quickly it went
            player.page.reload()
            expect(player.dock).to_be_visible()
        finish(players, others)

    ended = reckoning(ada.page)
    assert reckoning(bo.page) == reckoning(eve.page) == ended
    [mine_at] = ada.context.request.get("/api/v1/me/tables").json()
    assert any(line.startswith("Short crews") for line in ended)
    [sums] = [line.removeprefix("Total") for line in ended if line.startswith("Total")]
    assert sorted(int(each.replace("−", "-")) for each in sums.split()) == sorted(mine_at["totals"])

    # Everything was open to all, so every seat's eyes see the same beach.
    page = ada.open(f"/replay/{table}#step=60&seat=0")
    seen = beach(page, "Ada")
    eyes: Locator = page.get_by_role("combobox", name="Seen by")
    eyes.select_option("1")
    expect(page.get_by_role("list", name="Players")).to_be_visible()
    expect(page).to_have_url(re.compile("step=60&seat=1$"))
    assert beach(page, "Bo") == seen
    page.keyboard.press("End")
    assert reckoning(page) == ended

    page.get_by_role("button", name="Check the deal").click()
    expect(page.get_by_role("dialog", name="Check the deal").get_by_role("listitem")).to_have_text(FAIR)
