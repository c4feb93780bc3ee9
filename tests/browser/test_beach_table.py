"""What people expect of a table, at the beach: reasons, places, second thoughts, and a record of what was asked."""

from __future__ import annotations

import re
import time

from playwright.sync_api import Locator, expect

from foghorn.i18n.words import LANGUAGES
from tests.browser.beach import GAP, play_to_the_end, seated
from tests.browser.beach_scenes import beach_last_round
from tests.browser.conftest import People
from tests.browser.playing import LONG_GAME, carry


def test_the_rule_of_a_refusal_opens_beside_the_beach_and_closes_back_to_it(person: People) -> None:
    ada = seated(person("Ada"), **GAP)
    page = ada.page
    expect(page).to_have_title("Your turn — The FOG — Escape from Paradise")
    ada.touch("E4")
    expect(ada.lit.first).to_be_visible()
    ada.touch("D1")
    ada.says("There is an obstacle on D1.")
    table = page.url
    ada.dock.get_by_role("link", name="§5").click()
    rule = page.get_by_role("dialog", name="The rules").get_by_role("link", name="§5", exact=True)
    expect(rule).to_be_focused()
    expect(rule).to_be_in_viewport(ratio=1)
    assert page.url == table
    page.keyboard.press("Escape")
    expect(rule).to_be_hidden()
    expect(ada.place("D4")).to_have_accessible_name(re.compile("reachable for 1 MP"))


def test_a_line_of_the_log_shows_where_it_was(person: People) -> None:
    ada = seated(person("Ada"), **GAP)
    ada.touch("E4")
    expect(ada.lit.first).to_be_visible()
    ada.touch("D4")
    ada.touch("D4")
    line = ada.page.get_by_role("log", name="What happened").get_by_text("runs from E4 to D4")
    line.click()
    pointed = ada.page.locator("[data-pointed]")
    expect(pointed).to_have_count(2)
    places = {each.get_attribute("data-place") for each in pointed.all()}
    assert places == {"E4", "D4"}
    ada.touch("D4")  # whoever chooses again is not kept looking back
    ada.button("Start my turn again").click()
    expect(pointed).to_have_count(0)


def test_who_confirms_sees_where_somebody_would_go_before_it_is_done(person: People) -> None:
    ada = seated(person("Ada"), **GAP)
    page = ada.page
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("switch", name="Confirm my choices").click()
    page.get_by_role("dialog", name="Settings").get_by_role("button", name="Close").click()
    carry(page, ada.place("E4"), ada.place("D4"))
    ada.says("Run to D4: 1 MP, 8 left.")
    expect(ada.place("E4")).to_have_accessible_name(re.compile("blue chief"))
    ada.button("Go").click()
    expect(ada.place("D4")).to_have_accessible_name(re.compile("blue chief"))
    expect(ada.take_back).to_have_accessible_name("Take back, until your turn ends")
    ada.button("End turn").click()
    ada.says("End the turn?")


def test_a_choice_after_a_hint_is_marked_in_the_replay_whose_signs_stay_after_a_jump(person: People) -> None:
    ada = seated(person("Ada"), **GAP)
    page = ada.page
    go, hint = ada.button("Go"), ada.button("Hint")
    hint.click()
    expect(hint).to_be_enabled()
    deadline = time.monotonic() + LONG_GAME
    while "No hint could be found just now" in ada.sentence.inner_text():  # bots who are still waking up
        assert time.monotonic() < deadline, "there is no hint"
        hint.click()
        expect(hint).to_be_enabled()
    expect(go.or_(ada.sentence.filter(has_text="end the turn"))).to_be_visible()
    if go.is_visible():
        go.click()
        expect(ada.take_back).to_be_enabled()
    else:
        ada.end()
    page.goto(f"/replay/{play_to_the_end(ada)}#step=1")
    hinted = page.get_by_text("after a hint")
    expect(hinted.first).to_be_visible()
    told = page.get_by_role("listitem").filter(has_text="Red ends the turn").first
    for _ in range(2):
        expect(told.locator("svg").first).to_be_attached()
        page.get_by_role("slider").press("End")
        expect(page.get_by_role("heading", name="The game is over")).to_be_visible()


def middle(thing: Locator) -> float:
    box = thing.bounding_box()
    assert box is not None
    return box["y"] + box["height"] / 2


def test_round_last_round_and_points_stand_in_one_line_on_a_phone(person: People) -> None:
    ada = person("Ada", phone=True)
    beach_last_round(ada)
    page = ada.page
    for language in LANGUAGES:
        ada.speak(language)
        title, points = page.get_by_role("heading", level=1), page.locator("h1 ~ [role=img]")
        assert abs(middle(title) - middle(points)) < 8, f"two lines in {language}"
