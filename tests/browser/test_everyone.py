"""The page is for everybody: for eyes, ears and fingers of all kinds, by day and by night, with letters of any size."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.browser.accessibility import nothing_cut_off
from tests.browser.conftest import People

# What is changed by animating it; transitions and running animations are found by `nothing_moves`.
WATCH = """
  window.changed = [];
  const animate = Element.prototype.animate;
  Element.prototype.animate = function (frames, timing) {
    window.changed.push(...frames.flatMap(Object.keys));
    return animate.call(this, frames, timing);
  };
"""


@pytest.mark.parametrize(("reduced", "ways"), [(True, {"opacity"}), (False, {"opacity", "transform"})])
def test_things_travel_unless_the_device_asks_for_less_motion(person: People, reduced: bool, ways: set[str]) -> None:
    ada = person("Ada", reduced_motion=reduced)
    ada.context.add_init_script(WATCH)
    page = ada.open("/learn")  # where it is known who begins
    page.get_by_role("button", name=re.compile("^rain from pile 3")).click()
    page.get_by_role("button", name=re.compile("^Day 3, midday is free")).click()
    expect(page.get_by_role("button", name=re.compile("^swap snow"))).to_be_visible()
    assert set(page.evaluate("window.changed")) == ways


def test_every_symbol_can_have_a_letter(person: People) -> None:
    page = person("Ada").open("/learn")
    table = page.get_by_role("region", name="The table")
    expect(table).to_be_visible()
    letters = table.locator("text").filter(has_text=re.compile("^[RSFCTU]$"))
    expect(letters).to_have_count(0)
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("switch", name="A letter on every weather symbol").check()
    page.get_by_role("button", name="Close").click()
    expect(letters).to_have_count(4 + 3 + 5)  # a token on every day, those on top of the piles, a hand
    nothing_cut_off(page)


def test_day_and_night_can_be_chosen_against_the_device(person: People) -> None:
    page = person(dark=True).open()
    html = page.locator("html")
    expect(html).to_have_attribute("data-theme", "dark")
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("radio", name="Day").check()
    expect(html).to_have_attribute("data-theme", "light")
    page.reload()
    expect(html).to_have_attribute("data-theme", "light")
