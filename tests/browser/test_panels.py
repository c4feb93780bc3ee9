"""What stands around the beach: who plays, who is next, how near the fog is, what is played for, and the points."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, expect

from tests.browser.accessibility import axe, every_word_is_there, large_enough, larger_text
from tests.browser.beach import GAP, seated
from tests.browser.conftest import People

LONG_NAME = "Wilhelmina-Charlotte Ada"


def readable(dialog: Locator) -> None:
    for check in (every_word_is_there, large_enough):
        check(dialog.page)
    assert dialog.evaluate("dialog => dialog.scrollWidth <= dialog.clientWidth"), "it is wider than the window"


def test_players_and_points_of_a_large_table_can_be_read_on_a_phone(person: People) -> None:
    """§8, §10.4"""
    ada = person(LONG_NAME, phone=True)
    page = seated(ada, players=6, teams="3x2:lowest", fog_uncertainty="abc", minimum_crew=True).page
    ada.speak("de")
    page.get_by_role("button", name=LONG_NAME).first.click()
    everybody = page.get_by_role("dialog")
    expect(everybody.get_by_role("list", name="Spieler").get_by_text("Team 3")).to_have_count(2)
    expect(everybody.get_by_role("region", name="Der Nebel").get_by_text("A × 7")).to_be_visible()
    readable(everybody)
    everybody.get_by_role("button", name="Schließen").click()

    page.get_by_role("button", name="Der Punktestand").click()
    points = page.get_by_role("dialog", name="Der Punktestand")
    expect(points.get_by_role("columnheader")).to_have_count(6)
    expect(points.get_by_role("row", name="Zu wenig Besatzung")).to_be_visible()
    larger_text(page)
    readable(points)
    axe(page)


def test_targets_and_medals_stand_beside_the_beach_of_who_plays_alone(person: People) -> None:
    """§9"""
    page = seated(person("Ada"), **GAP, hourglass=60).page
    targets = page.get_by_role("region", name="Targets")
    expect(targets.get_by_role("heading", name="The Gap")).to_be_visible()
    expect(targets.get_by_text("a narrow escape", exact=True)).to_be_visible()
    expect(targets.get_by_text("par")).to_be_visible()
    expect(page.get_by_title("Time left to choose")).to_have_text(re.compile(r"0:\d\d"))
