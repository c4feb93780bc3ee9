"""Whoever is invited sees what they join, and one who comes too late is told so before they sit down."""

from __future__ import annotations

import re
from typing import Any

from playwright.sync_api import Page, expect

from tests.browser.accessibility import axe, nothing_cut_off
from tests.browser.conftest import People
from tests.browser.driving import started
from tests.browser.people import Person
from tests.browser.playing import opened, still


def invited(guest: Person, answer: dict[str, Any], watch: bool = True) -> Page:
    """Open an invitation as its link has it."""
    secrets = f"join={answer['invitation']}" + (f"&watch={answer['watching']}" if watch else "")
    guest.open("about:blank")  # another link to the same table is only another place on the same page
    return still(guest).open(f"/t/{answer['table']['id']}#{secrets}")


def test_an_invitation_tells_of_game_host_people_options_and_clock(person: People) -> None:
    ada, bo = person("Ada"), person(phone=True)
    answer = opened(ada, 4, "escape", {"minimum_crew": True}, seconds=120)
    ada.context.request.put(f"/api/v1/tables/{answer['table']['id']}/bots", data={"seat": 1, "bot": "easy"})
    page = invited(bo, answer)
    form = page.get_by_role("main")
    expect(form.get_by_text("Ada invites you.")).to_be_visible()
    expect(form).to_contain_text("The FOG — Escape from Paradise")
    for said in ("Alma", "easy", "2 min", "crew"):
        expect(form).to_contain_text(re.compile(said, re.IGNORECASE))
    axe(page)
    nothing_cut_off(page)


def test_a_full_started_or_finished_game_says_so_and_offers_to_watch(person: People) -> None:
    ada, bo = person("Ada"), person(phone=True)
    full = opened(ada, 2)
    ada.context.request.put(f"/api/v1/tables/{full['table']['id']}/bots", data={"seat": 1, "bot": "random"})
    page = invited(bo, full)
    expect(page.get_by_role("heading", name="All seats are taken")).to_be_visible()
    expect(page.get_by_role("button", name="Sit down")).to_have_count(0)
    axe(page)
    nothing_cut_off(page)

    with started(ada) as game:
        going = {**full, **ada.context.request.get(f"/api/v1/tables/{game.table}").json()}
        page = invited(bo, going)
        expect(page.get_by_role("heading", name="This game has already begun")).to_be_visible()
        expect(page.get_by_role("button", name="Sit down")).to_have_count(0)
        page.get_by_role("button", name="Watch instead").click()
        expect(page.get_by_text("You are watching.")).to_be_visible()
        game.play_out()
    page = invited(bo, going, watch=False)
    expect(page.get_by_role("heading", name="This game is over")).to_be_visible()
    expect(page.get_by_role("button", name="Watch instead")).to_have_count(0)
    expect(page.get_by_role("main").get_by_role("link", name="Home")).to_be_visible()


def test_a_link_that_others_cannot_follow_says_so_and_how_to_make_one_that_they_can(person: People) -> None:
    ada = person("Ada")
    page = still(ada).open(f"/t/{opened(ada, 2)['table']['id']}")
    note = page.get_by_role("note")
    for command in ("foghorn serve --lan", "foghorn serve --origins"):
        expect(note).to_contain_text(command)


def test_the_host_changes_what_was_agreed_while_nobody_has_started(person: People) -> None:
    ada, bo = person("Ada"), person("Bo", phone=True)
    answer = opened(ada, 3)
    path = f"/t/{answer['table']['id']}"
    assert bo.context.request.post(f"/api/v1/tables{path[2:]}/join", data={"invitation": answer["invitation"]}).ok
    hers, his = still(ada).open(path), still(bo).open(path)
    expect(his.get_by_role("heading", name="What was agreed")).to_be_visible()
    expect(his.get_by_role("button", name="Change what was agreed")).to_have_count(0)
    hers.get_by_role("button", name="Change what was agreed").click()
    dialog = hers.get_by_role("dialog")
    dialog.get_by_role("switch", name="Public").click()
    dialog.get_by_role("button", name="Close").click()
    hers.get_by_role("button", name="Change what was agreed").click()
    expect(dialog.get_by_role("switch", name="Public")).not_to_be_checked()  # what was given up is forgotten
    dialog.get_by_role("radio", name="4", exact=True).check()
    dialog.get_by_role("button", name="Agree on this").click()
    expect(dialog).to_be_hidden()
    for page in (hers, his):
        expect(page.get_by_role("region", name="Seats").get_by_role("listitem")).to_have_count(4)
