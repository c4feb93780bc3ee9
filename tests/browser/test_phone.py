"""A phone in one hand: 360 × 640, and a finger."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, Page, expect

from tests.browser.accessibility import nothing_cut_off
from tests.browser.conftest import People
from tests.browser.people import PHONE
from tests.browser.playing import Player, awaited, card, middle, play, reveal, seated, still

# Whether an element is what one sees at its four corners and in its middle.
WHOLE = """(element) => {
  const { left, right, top, bottom } = element.getBoundingClientRect();
  const inset = (bottom - top) / 6; // its corners are round
  const across = [left + inset, (left + right) / 2, right - inset];
  const down = [top + inset, (top + bottom) / 2, bottom - inset];
  return across.every((x) => down.every((y) => element.contains(document.elementFromPoint(x, y))));
}"""


def in_view(thing: Locator) -> bool:
    box = thing.bounding_box()
    assert box is not None
    width, height = PHONE
    return box["x"] >= 0 and box["y"] >= 0 and box["x"] + box["width"] <= width and box["y"] + box["height"] <= height


class Thumb(Player):
    """Somebody who taps, and looks whether everything that is needed for it can be seen without scrolling."""

    def choose(self, wanted: str = "") -> str | None:
        if self.offers():
            assert in_view(self.question), "the question is out of view"
            assert in_view(self.page.get_by_role("list", name="hand")), "the hand is out of view"
            assert self.page.evaluate("document.documentElement.scrollWidth") <= PHONE[0], "it scrolls sideways"
        return super().choose(wanted)

    def press(self, thing: Locator) -> None:
        thing.tap()


def test_a_round_is_played_by_tapping_with_question_and_hand_in_view(person: People) -> None:
    page = still(person(phone=True)).open()
    card(page).get_by_role("button", name="Play now").tap()
    player = Thumb(person.all[0])
    expect(player.hand.first).to_be_visible()
    nothing_cut_off(page)
    play([player], lambda: "Round 2" in player.story.inner_text() and not player.go_on.is_visible())
    assert player.days.count() == 5
    nothing_cut_off(page)
    page.get_by_role("button", name=re.compile("Round 2 of 4")).tap()
    page.get_by_role("button", name="How round 1 ended").tap()
    claims = page.get_by_role("dialog", name="Round 1: who claims which day?")
    expect(claims).to_be_visible()
    nothing_cut_off(page)
    player.go_on.tap()
    expect(claims).to_be_hidden()


def test_the_players_strip_opens_what_there_is_to_know_of_them(person: People) -> None:
    player, _ = seated([person("Ada", phone=True), person("Bo")], bots=3)
    page = player.page
    strip = page.get_by_role("button", name=re.compile("Round 1 of 4"))
    expect(strip).to_contain_text(re.compile(r"Bo, (arrow at \d, )?5 cards in hand[.,]"))
    box = strip.bounding_box()
    assert box is not None
    assert box["height"] < 48, "five players do not stand in one line"
    strip.tap()
    opened = page.get_by_role("dialog", name="Round 1 of 4")
    seats = opened.get_by_role("list", name="Players").get_by_role("listitem")
    expect(seats).to_have_count(5)
    expect(seats.filter(has_text=re.compile(r"Alma.*bot\s+random", re.DOTALL))).to_have_count(1)
    expect(seats.filter(has_text=re.compile(r"Ada.*you", re.DOTALL))).to_have_count(1)
    expect(opened.get_by_role("table", name="Score sheet")).to_be_visible()
    nothing_cut_off(page)
    opened.get_by_role("button", name="Close").tap()
    expect(opened).to_be_hidden()


def test_what_others_have_revealed_stands_in_the_strip(person: People) -> None:
    players = seated([person("Ada", phone=True), person("Bo")])
    reveal(players)
    ada, bo = players
    ada.choose("^reveal")
    shown = bo.choose("^reveal")
    assert shown is not None
    strip = ada.page.get_by_role("button", name=re.compile("Round 1 of 4"))
    expect(strip).to_have_accessible_name(re.compile(r"Bo, [^.]*, revealed: 1"))
    revealed = strip.locator('[data-place^="revealed-1-"]')
    expect(revealed).to_have_count(1)
    assert in_view(revealed)
    box = strip.bounding_box()
    assert box is not None
    assert box["height"] < 48, "the strip has grown, and everything below it has moved"
    nothing_cut_off(ada.page)


def test_the_days_keep_their_places_from_one_question_to_the_next(person: People) -> None:
    player = awaited(seated([person("Ada", phone=True), person("Bo")]))
    tops = [day.bounding_box() for day in player.days.all()]
    player.choose("from pile")  # now it is a longer question
    assert [day.bounding_box() for day in player.days.all()] == tops
    player.choose("^Day 4")  # and now it is another's turn
    assert [day.bounding_box() for day in player.days.all()] == tops


def test_log_and_chat_are_behind_one_button_that_tells_of_news(person: People) -> None:
    ada, bo = seated([person("Ada", phone=True), person("Bo")])
    expect(ada.page.get_by_role("textbox", name="Say something")).to_be_hidden()
    write = bo.page.get_by_role("textbox", name="Say something")
    write.fill("Lovely weather!")
    write.press("Enter")
    news = ada.page.get_by_role("button", name="Log and chat, 1 new message")
    expect(news).to_be_visible()
    assert news.locator(".badge").evaluate(WHOLE), "the badge is cut off or covered"
    news.tap()
    side = ada.page.get_by_role("complementary", name="Log and chat")
    expect(side.get_by_text("Lovely weather!")).to_be_visible()
    expect(side.get_by_text("sit down to WHAT the FOG?!")).to_be_visible()
    nothing_cut_off(ada.page)
    side.get_by_role("textbox", name="Say something").fill("Enjoy it")
    side.get_by_role("button", name="Send").tap()
    expect(bo.page.get_by_role("log", name="Chat")).to_contain_text("Enjoy it")
    side.get_by_role("button", name="Close").tap()
    expect(ada.page.get_by_role("textbox", name="Say something")).to_be_hidden()
    expect(ada.page.get_by_role("button", name="Log and chat", exact=True)).to_be_visible()


def test_a_finger_carries_a_token_from_its_pile_to_a_day(person: People) -> None:
    player = awaited(seated([person("Ada", phone=True), person("Bo", phone=True)]))
    finger = Finger(player.page)
    finger.carry(player.piles.nth(1), player.days.nth(2))
    expect(player.story).to_contain_text(re.compile(r"You take \w+ from pile 2\."))
    expect(player.story).to_contain_text(re.compile(r"You place \w+ on day 3, midday\."))
    expect(player.question).to_contain_text("which card do you swap")
    finger.carry(player.hand.first, player.page.get_by_role("button", name="Discards"))
    expect(player.story).to_contain_text(re.compile(r"You discard \w+ face up"))


class Finger:
    """One finger on the glass, below the level at which the browser makes a click of it."""

    def __init__(self, page: Page) -> None:
        self._session = page.context.new_cdp_session(page)

    def carry(self, thing: Locator, place: Locator) -> None:
        (x, y), (to_x, to_y) = middle(thing), middle(place)
        self._touch("touchStart", (x, y))
        for part in range(1, 9):
            self._touch("touchMove", (x + (to_x - x) * part / 8, y + (to_y - y) * part / 8))
        self._touch("touchEnd")

    def _touch(self, kind: str, *fingers: tuple[float, float]) -> None:
        points = [{"x": x, "y": y} for x, y in fingers]
        self._session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})
