"""What happened is shown before anybody is asked about it, and nothing is told before it is shown."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from tests.browser.conftest import People
from tests.browser.driving import Game, started
from tests.browser.people import Person
from tests.browser.playing import Player, awaited, seated


def last_to_discard(ada: Person, friends: tuple[str, ...]) -> Player:
    """Show the table when the round waits for Ada, and at most for bots, at the usual pace."""

    def discarding(game: Game) -> bool:
        asked = [game.asked(chair) for chair in range(len(game.chairs))]
        return bool(game.view["phase"] == "discard" and asked == [True] + [False] * len(friends))

    with started(ada, 2 if friends else 4, friends) as game:
        game.play(discarding)
    ada.page.clock.install()
    ada.open(f"/t/{game.table}")
    return Player(ada)


def totals(page: Page) -> list[str]:
    found: list[str] = page.get_by_role("table", name="Score sheet").locator("tfoot td").all_inner_texts()
    return found


def test_the_reckoning_waits_for_who_plays_with_bots_and_nothing_is_told_before_it(person: People) -> None:
    player = last_to_discard(person("Ada", reduced_motion=False), ())
    page = player.page
    expect(page).to_have_title(re.compile("your turn", re.IGNORECASE))
    page.clock.pause_at(page.evaluate("Date.now()") + 1000)  # so that the points stay uncounted while one looks
    player.hand.first.click()
    count_all = page.get_by_role("button", name="Show all")
    expect(count_all).to_be_visible()
    expect(player.question).to_contain_text("Round 1 is over.")
    expect(page).to_have_title("WHAT the FOG?!")
    expect(player.story).not_to_contain_text(re.compile("claim"))
    assert totals(page) == [""] * 4
    page.clock.resume()
    count_all.click()
    expect(player.story).to_contain_text("Round 2")
    expect(player.go_on).to_have_text("Continue")
    assert "" not in totals(page)
    assert player.offers() == []
    expect(page.get_by_role("heading", name="Round 1 of 4")).to_be_attached()
    player.go_on.click()
    expect(page.get_by_role("heading", name="Round 2 of 4")).to_be_attached()
    expect(page).to_have_title(re.compile("your turn", re.IGNORECASE))
    assert player.offers() != []


def test_the_reckoning_goes_on_by_itself_among_people(person: People) -> None:
    player = last_to_discard(person("Ada"), ("Bo",))
    player.hand.first.click()
    expect(player.go_on).to_have_text(re.compile(r"Continue\s*\d"))
    assert player.offers() == []
    expect(player.go_on).to_be_hidden()
    expect(player.page.get_by_role("heading", name="Round 2 of 4")).to_be_attached()


def test_what_others_did_stays_marked_until_i_choose_and_the_log_shows_its_place(person: People) -> None:
    players = seated([person("Ada"), person("Bo")])
    first = awaited(players)
    other = players[1 - players.index(first)]
    first.choose("from pile")
    first.choose("^Day 1")  # nobody is asked for a card there yet
    name = first.person.name
    marked = other.page.get_by_role("button", name=re.compile(f"placed by {name}"))
    expect(marked).to_have_count(1)
    expect(first.page.get_by_role("button", name=re.compile("placed by"))).to_have_count(0)

    pointed = first.page.locator("[data-pointed]")
    first.story.get_by_text("on day 1").click()
    expect(pointed).to_have_attribute("data-place", re.compile(r"^day-1-"))
    first.story.press("ArrowUp")
    expect(pointed).to_have_attribute("data-place", re.compile(r"^pile-"))
    first.story.press("Escape")
    expect(pointed).to_have_count(0)

    other.choose()
    expect(marked).to_have_count(0)
