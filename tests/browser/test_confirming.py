"""A mis-tap is forgiven: who wants it confirms every choice, and taking back says until when."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.accessibility import axe, nothing_cut_off
from tests.browser.conftest import People
from tests.browser.playing import awaited, reveal, seated


def test_who_confirms_sees_a_choice_before_it_is_made(person: People) -> None:
    player = awaited(seated([person("Ada"), person("Bo")]))
    page = player.page
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("switch", name="Confirm my choices").click()
    page.get_by_role("dialog", name="Settings").get_by_role("button", name="Close").click()
    before = player.told()

    player.piles.nth(0).click()
    expect(player.question).to_contain_text("Once more to confirm")
    axe(page)
    nothing_cut_off(page)
    page.keyboard.press("Escape")
    expect(player.question).not_to_contain_text("Once more to confirm")
    player.piles.nth(0).click()
    player.piles.nth(1).click()  # something else is shown instead
    expect(player.question).to_contain_text("from pile 2")
    assert player.told() == before
    player.piles.nth(1).click()
    expect(player.story).to_contain_text("from pile 2")


def test_taking_back_says_until_when(person: People) -> None:
    players = seated([person("Ada"), person("Bo", phone=True)])
    reveal(players)
    bo = players[1]
    bo.choose("^reveal")
    expect(bo.question.get_by_role("button", name="Take back")).to_contain_text("until all have chosen")
    nothing_cut_off(bo.page)
