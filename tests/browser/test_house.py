"""Every game is at home here: what can be begun, what can be agreed, and who sits where."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.browser.accessibility import axe, nothing_cut_off
from tests.browser.conftest import People
from tests.browser.playing import card, opened, still

BOX = "card => card.getBoundingClientRect().toJSON()"
ESCAPE = "The FOG — Escape from Paradise"


def seats(page: Page) -> list[str]:
    return page.get_by_role("region", name="Seats").get_by_role("listitem").locator("strong").all_inner_texts()


def test_home_has_the_games_side_by_side_or_one_below_the_other_and_none_is_first(person: People) -> None:
    for phone in (False, True):
        page = person(phone=phone).open()
        for name in ("WHAT the FOG?!", ESCAPE):
            for button in ("Play now", "Invite friends"):
                expect(card(page, name).get_by_role("button", name=button)).to_be_visible()
        one, other = (card(page, name).evaluate(BOX) for name in ("WHAT the FOG?!", ESCAPE))
        assert one["width"] == other["width"]
        assert (one["x"] == other["x"]) == phone
        nothing_cut_off(page)


def test_a_preset_is_chosen_and_what_does_not_go_with_it_says_why(person: People) -> None:
    page = still(person("Ada")).open()
    card(page, ESCAPE).get_by_role("button", name="Invite friends").click()
    dialog = page.get_by_role("dialog")
    dialog.get_by_role("radio", name="Family", exact=True).first.check()
    expect(dialog.get_by_role("radio", name="5", exact=True)).to_be_disabled()
    expect(dialog.get_by_text("5, 6: This board is for 2 to 4 players.")).to_be_visible()
    dialog.get_by_text("Options one by one").click()
    expect(dialog.get_by_role("switch", name="Demanding game for two")).to_be_disabled()
    expect(dialog.get_by_text("The demanding game is for two players on the large board.")).to_be_visible()
    axe(page)
    dialog.get_by_role("radio", name="Large").check()
    expect(dialog.get_by_text("5, 6: The family level is for 4 players at most.")).to_be_visible()
    expect(dialog.get_by_text("Your own mix")).to_be_visible()
    dialog.get_by_role("radio", name="Teams", exact=True).check()
    expect(dialog.get_by_text("The family level is for 4 players at most.")).to_have_count(0)
    dialog.get_by_role("button", name="Open the table").click()
    expect(page.get_by_role("heading", name="Team 2")).to_be_visible()
    expect(page.get_by_text("Team Play: Two teams of two, highest total")).to_be_visible()
    page.goto("/")
    expect(page.get_by_role("region", name="Your games")).to_contain_text(f"{ESCAPE} · Teams · no clock")


def test_the_host_makes_a_new_link_and_the_old_one_says_so(person: People) -> None:
    ada, bo, cy = still(person("Ada")), still(person("Bo")), still(person("Cy", phone=True))
    answer = opened(ada, 3)
    path = f"/t/{answer['table']['id']}"
    assert bo.context.request.post(f"/api/v1/tables{path[2:]}/join", data={"invitation": answer["invitation"]}).ok
    hers, his = ada.open(path), bo.open(path)
    link = hers.get_by_label("Whoever opens this link can sit down")
    old = link.input_value()
    expect(his.get_by_role("button", name="Make a new link")).to_have_count(0)
    hers.get_by_role("button", name="Make a new link").click()
    expect(hers.get_by_text("The old link no longer works. Send the new one.")).to_be_visible()
    expect(link).not_to_have_value(old)
    expect(his.get_by_label("Whoever opens this link can sit down")).to_have_value(link.input_value())
    theirs = cy.open(old.removeprefix(cy.base))
    theirs.get_by_role("button", name="Sit down").tap()
    expect(theirs.get_by_role("alert")).to_contain_text("Ask for the new link.")
    cy.forgive("40[49]")
    hers.get_by_role("button", name="More about Bo").click()
    hers.get_by_role("button", name="Remove from the table").click()
    expect(hers.get_by_text("Removed. The invitation has a new link")).to_be_visible()
    expect(his.get_by_text("You are no longer at this table.")).to_be_visible()


def test_seats_are_exchanged_with_the_keyboard_and_everybody_sees_it(person: People) -> None:
    ada, bo = still(person("Ada")), still(person("Bo", phone=True))
    answer = opened(ada, 4, "escape", {"teams": "2x2:total"})
    path = f"/t/{answer['table']['id']}"
    assert bo.context.request.post(f"/api/v1/tables{path[2:]}/join", data={"invitation": answer["invitation"]}).ok
    hers, his = ada.open(path), bo.open(path)
    expect(his.get_by_role("button", name="Change seats")).to_be_visible()
    hers.get_by_role("button", name="Move Bo to another seat").press("Enter")
    hers.get_by_role("button", name="To seat 3").press("Enter")
    expect(hers.get_by_text("Bo now has seat 3.")).to_be_visible()
    expect(hers.get_by_role("button", name="Move Bo to another seat")).to_be_focused()
    expect(his.get_by_role("listitem").filter(has_text="that is you").get_by_text("Bo")).to_be_visible()
    his.get_by_role("button", name="Change seats").tap()
    expect(his.get_by_role("button", name="Change places with Ada")).to_have_count(0)
    nothing_cut_off(his)
    his.get_by_role("button", name="To seat 4").tap()
    expect(his.get_by_text("Bo now has seat 4.")).to_be_visible()
    assert [name.split()[0] for name in seats(hers)] == ["Ada", "Seat", "Seat", "Bo"]
