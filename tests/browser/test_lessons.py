"""The beach's lessons: one for each movement, done by touching, in any order; and its rules with pictures."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.browser.accessibility import axe, every_word_is_there, larger_text, nothing_cut_off
from tests.browser.beach import Islanders
from tests.browser.conftest import People
from tests.browser.playing import still

LESSONS = 11


def test_a_lesson_is_done_by_touching_and_remembered_among_the_others(person: People) -> None:
    ada = Islanders(still(person("Ada")))
    page = ada.person.open("/learn/escape")
    cards = page.get_by_role("main").get_by_role("listitem")
    expect(cards).to_have_count(LESSONS)
    expect(page.get_by_text(f"0 of {LESSONS} lessons done")).to_be_visible()
    axe(page)
    cards.filter(has_text="Swap").get_by_role("link").click()

    coach = page.get_by_role("region", name="Your coach")
    expect(coach).to_contain_text("Change places with one of them")
    # Something else is no harm, and the coach says so.
    ada.touch("G3")
    ada.touch("H4")
    ada.touch("H4")
    expect(coach).to_contain_text("that was something else")
    ada.take_back.click()
    expect(coach).not_to_contain_text("that was something else")
    expect(ada.place("F3")).to_have_accessible_name(re.compile("reachable for 3 MP"))
    ada.touch("F3")
    ada.says("Swap to F3: 3 MP")
    ada.touch("F3")
    expect(coach).to_contain_text("Nobody is asked whether they want to swap.")
    axe(page)
    every_word_is_there(page)

    # What is done stays done, also for whoever comes back later; the next one is at hand.
    coach.get_by_role("link", name="Next: Push").click()
    expect(coach).to_contain_text("Your blue warrior has the push icon")
    page.reload()
    coach.get_by_role("link", name="All lessons").click()
    expect(page.get_by_text(f"1 of {LESSONS} lessons done")).to_be_visible()
    expect(cards.filter(has_text="Swap").get_by_text("Done")).to_be_attached()
    expect(page.get_by_role("link", name="Next: Run")).to_be_visible()


def test_on_a_phone_the_lessons_and_their_boats_are_in_sight(person: People) -> None:
    ada = Islanders(still(person("Ada", phone=True, language="de")))
    page = ada.person.open("/learn/escape")
    expect(page.get_by_role("link", name=re.compile("Boote"))).to_be_visible()
    nothing_cut_off(page)
    page.get_by_role("link", name=re.compile("Boote")).click()
    expect(page.get_by_role("region", name="Dein Coach")).to_contain_text("Dein Ältester steht auf dem Steg")
    expect(ada.place("P1.3")).to_be_in_viewport()
    page.get_by_role("link", name="Alle Lektionen").click()
    larger_text(page)
    nothing_cut_off(page)


def test_the_rules_have_pictures_and_are_found_by_their_number(person: People) -> None:
    page = still(person()).open("/rules/escape#5.1")
    expect(page.get_by_role("link", name="§5.1", exact=True)).to_be_focused()
    moving = page.get_by_role("region", name="Moving on the beach")
    expect(moving.get_by_role("figure")).to_have_count(9)
    expect(moving.get_by_role("figure").filter(has_text="Squeeze")).to_contain_text("2 MP")
    axe(page)
    nothing_cut_off(page)


def test_a_rule_that_is_asked_for_stands_below_the_header_and_is_marked(person: People) -> None:
    for phone in (False, True):
        page = still(person(phone=phone)).open("/rules/escape")
        for rule in ("7", "10.4", "5.1"):
            page.goto(f"/rules/escape#{rule}")
            link = page.get_by_role("link", name=f"§{rule}", exact=True)
            expect(link).to_be_focused()
            expect(link).to_be_in_viewport(ratio=1)
            box, banner = link.bounding_box(), page.get_by_role("banner").bounding_box()
            assert box is not None
            assert banner is not None
            assert box["y"] >= max(0, banner["y"] + banner["height"]), f"§{rule} is under the header"
