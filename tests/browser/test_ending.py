"""A game's end leads on: home, to its replay, to others, to the next game; and it can be read again later."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from foghorn.i18n.words import LANGUAGES
from tests.browser.accessibility import nothing_cut_off
from tests.browser.beach import GAP, play_to_the_end
from tests.browser.beach import seated as at_the_beach
from tests.browser.beach_scenes import beach_end
from tests.browser.conftest import People
from tests.browser.driving import started
from tests.browser.people import PHONE, Person
from tests.browser.playing import still
from tests.browser.scenes import after, finished

ACTIONS = ".ending > .button"


def shares(page: Page, link: str) -> None:
    page.get_by_role("button", name="Share", exact=True).click()
    expect(page.get_by_text("The link is copied.")).to_be_visible()
    assert page.evaluate("navigator.clipboard.readText()") == link


def test_the_end_leads_home_to_the_replay_and_to_others(person: People) -> None:
    for phone in (False, True):
        ada = person("Ada", phone=phone)
        ada.context.grant_permissions(["clipboard-read", "clipboard-write"])
        after(ada)
        page, table = ada.page, ada.page.url.rsplit("/", 1)[1]
        expect(page.get_by_role("link", name="Watch the replay")).to_have_attribute("href", f"/replay/{table}")
        shares(page, f"{ada.base}/replay/{table}")
        page.get_by_role("link", name="Home", exact=True).click()
        expect(page.get_by_role("heading", name="What shall we play?")).to_be_visible()


def test_the_end_tells_places_exact_predictions_and_moments(person: People) -> None:
    ada = person("Ada", phone=True)
    finished(ada)
    end = ada.page.get_by_role("region", name="The end")
    places = end.get_by_role("list", name="Final standings").get_by_role("listitem")
    expect(places).to_have_count(4)
    for place in places.all():
        expect(place).to_contain_text(re.compile(r"\d of 4 exact"))
    expect(end.get_by_role("status")).to_contain_text(re.compile("points?!"))
    expect(end.get_by_role("list", name="Moments to remember").get_by_role("listitem")).to_have_count(2)


def test_the_days_show_who_claimed_them_and_points_explain_themselves(person: People) -> None:
    ada = person("Ada")
    after(ada)
    table = ada.page.url.rsplit("/", 1)[1]
    frames = ada.context.request.get(f"/api/v1/tables/{table}/frames?seat=0").json()
    claims = frames[-1]["view"]["last_round"]["claims"]
    days = ada.page.get_by_role("button", name=re.compile(r"^Day \d"))
    expect(days).to_have_count(len(claims))
    expect(ada.page.get_by_role("table", name="Score sheet")).to_contain_text(re.compile(r"exact: \d \+ \d|off by \d"))
    for day, claim in zip(days.all(), claims, strict=True):
        said = "Claimed by " if claim["claimed_by"] else "Claimed by nobody"
        expect(day).to_have_accessible_name(re.compile(said))
        expect(day.locator(".lead svg")).to_have_count(len(claim["claimed_by"]))


def test_on_a_phone_what_follows_the_rematch_stands_in_one_line_in_every_language(person: People) -> None:
    for end in (after, beach_end):
        ada = person("Ada", phone=True)
        end(ada)
        for language in LANGUAGES:
            ada.speak(language)
            boxes = [each.bounding_box() for each in ada.page.locator(ACTIONS).all()]
            tops = [round(box["y"]) for box in boxes if box]
            assert len(tops) >= 4
            assert len(set(tops[1:])) == 1, f"more than one line in {language}: {tops}"
            assert all(box and box["x"] >= 0 and box["x"] + box["width"] <= PHONE[0] for box in boxes)
            nothing_cut_off(ada.page)


def test_a_finished_game_that_is_opened_again_tells_how_it_went(person: People) -> None:
    ada = person("Ada")
    with started(ada) as game:
        game.play_out()
    still(ada).open(f"/t/{game.table}")
    told = ada.page.get_by_role("log", name="What happened")
    expect(told).to_contain_text("Round 1")
    expect(told).to_contain_text("Round 4")
    expect(told).not_to_contain_text("From now on")

    beach = at_the_beach(person("Bo"), **GAP)
    table = play_to_the_end(beach)
    beach.person.open(f"/t/{table}")
    told = beach.page.get_by_role("log", name="What happened")
    expect(told).to_contain_text("Red ends the turn")
    expect(told).not_to_contain_text("From now on")


def watching(cleo: Person, ada: Person, table: str) -> Page:
    """Let somebody watch a table of Ada's."""
    answer = ada.context.request.get(f"/api/v1/tables/{table}").json()
    return still(cleo).open(f"/t/{table}#watch={answer['watching']}")


def test_who_watched_a_game_may_watch_its_rematch(person: People) -> None:
    ada, bo, cleo = person("Ada"), person("Bo"), person("Cleo", phone=True)
    with started(ada, 2, (bo,)) as game:
        page = watching(cleo, ada, game.table)
        expect(page.get_by_text("You are watching.")).to_be_visible()
        game.play_out()
    still(ada).open(f"/t/{game.table}")
    still(bo).open(f"/t/{game.table}")
    ada.page.get_by_role("button", name="Rematch").click()
    expect(page.get_by_text("Ada would like a rematch.")).to_be_visible()
    # Who waits can talk.
    words = ada.page.get_by_role("textbox", name="Say something")
    words.fill("One more?")
    words.press("Enter")
    expect(bo.page.get_by_role("log", name="Chat")).to_contain_text("One more?")
    bo.page.get_by_role("button", name="Play again").click()
    page.get_by_role("link", name="Watch the rematch").tap()
    expect(page).not_to_have_url(re.compile(game.table))
    for each in (ada.page, bo.page, page):
        expect(each.get_by_text("Watching (1): Cleo")).to_be_visible()
    ada.page.get_by_role("button", name="Start the game").click()
    expect(page.get_by_text("You are watching.")).to_be_visible()
    expect(page.get_by_role("list", name="hand")).to_have_count(0)
    # Who said yes may look at the old table again and stays there.
    bo.page.go_back()
    expect(bo.page.get_by_role("button", name="Join the rematch")).to_be_visible()
    expect(bo.page).to_have_url(re.compile(game.table))
