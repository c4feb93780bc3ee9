"""Crowded places on the page: who lies under whom, who is bumped where to, and what others have moved."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, expect

from tests.browser.beach import GAP, Islanders, at_lesson, seated
from tests.browser.conftest import People


def targets(ada: Islanders) -> Locator:
    """Find those of an opened fan, and those who can be sent elsewhere."""
    return ada.page.locator("[data-target]")


def test_nobody_is_bumped_until_the_one_in_the_way_is_touched(person: People) -> None:
    ada = at_lesson(person("Ada"), "shore")
    ada.touch("A3")
    ada.touch("P2.1")
    ada.says("Run × 2 to P2.1: 2 MP, 5 left.")
    expect(ada.sentence).not_to_contain_text("Also moves")
    expect(targets(ada)).to_have_accessible_name("black tribal member to S3: send elsewhere")
    targets(ada).click(force=True)
    ada.says("Run × 2 to P2.1: 2 MP, 5 left. Also moves: black tribal member →")
    ada.touch("P2.1")
    expect(ada.place("P2.1")).to_have_accessible_name(re.compile("blue tribal member"))
    expect(ada.place("S3")).to_have_accessible_name(re.compile("free"))


def test_a_field_with_several_opens_and_tells_who_lies_uppermost_or_why_not(person: People) -> None:
    ada = at_lesson(person("Ada"), "shore")
    ada.touch("S4")
    ada.says("Red warrior, endurance, of")
    expect(targets(ada)).to_have_count(2)
    expect(targets(ada).last).to_have_accessible_name(re.compile("^red warrior, endurance, of "))
    ada.touch("S4")
    expect(targets(ada)).to_have_count(0)
    ada.touch("A3")
    ada.touch("I3")
    ada.says("MP; you have 7.")
    ada.touch("A2")
    ada.says("There is an obstacle on A2.")


def test_keys_alone_open_a_fan_and_choose_the_lower_one(person: People) -> None:
    ada = at_lesson(person("Ada"), "shore")
    ada.touch("A3")
    ada.touch("S3")
    ada.touch("S3")
    expect(ada.place("S3")).to_have_accessible_name(re.compile("blue tribal member"))
    ada.page.keyboard.press("Escape")
    ada.place("S3").focus()
    ada.page.keyboard.press("Enter")
    ada.says("Where to with the blue tribal member?")  # the only one of Ada's
    ada.page.keyboard.press("Enter")
    ada.says("Whom do you move?")
    expect(targets(ada)).to_have_count(0)
    ada.place("S4").focus()
    ada.page.keyboard.press("Enter")
    expect(targets(ada)).to_have_count(2)
    ada.page.keyboard.press("Tab")
    expect(targets(ada).first).to_be_focused()
    ada.page.keyboard.press("Escape")
    expect(ada.place("S4")).to_be_focused()


def test_what_others_have_moved_stays_marked_over_a_reload_until_the_turn_ends(person: People) -> None:
    ada = at_lesson(person("Ada"), "shore")
    marks = ada.page.locator("[data-islander] .moved")
    ada.end()
    expect(ada.able.first).to_be_visible()
    expect(marks).not_to_have_count(0)
    count = marks.count()
    ada.page.reload()
    expect(ada.able.first).to_be_visible()
    expect(marks).to_have_count(count)


def test_the_question_before_a_turn_ends_is_switched_off_where_it_is_asked_and_on_in_the_settings(
    person: People,
) -> None:
    ada = seated(person("Ada"), **GAP)
    ada.button("End turn").click()
    ada.dock.get_by_role("switch", name="Do not ask again").click()
    ada.button("End it").click()
    ada.says("You have 7 MP")
    ada.button("End turn").click()
    ada.says("You have 9 MP")  # the third tribe's turn

    ada.page.get_by_role("button", name="Settings", exact=True).click()
    ada.page.get_by_role("switch", name="Ask before a turn ends that could go on").click()
    ada.page.keyboard.press("Escape")
    ada.button("End turn").click()
    ada.says("End the turn?")
