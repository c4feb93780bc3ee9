"""A large screen is used: what is played on grows with it, and nothing has to be scrolled."""

from __future__ import annotations

from playwright.sync_api import Locator, expect

from tests.browser.accessibility import a_table_does_not_scroll, nothing_cut_off, resize
from tests.browser.beach import GAP
from tests.browser.beach import seated as at_the_beach
from tests.browser.conftest import People
from tests.browser.people import WIDE
from tests.browser.playing import seated

LARGE = ((1920, 1080), (2560, 1440))


def grows(parts: Locator) -> None:
    """Check that parts of a table keep at least nine tenths of their share of the window's width or height."""
    page = parts.page

    def shares() -> tuple[float, float]:
        page.wait_for_function("() => document.getAnimations().every((each) => each.playState !== 'running')")
        boxes = [box for each in parts.all() if (box := each.bounding_box())]
        window = page.viewport_size
        assert window is not None
        across = max(box["x"] + box["width"] for box in boxes) - min(box["x"] for box in boxes)
        down = max(box["y"] + box["height"] for box in boxes) - min(box["y"] for box in boxes)
        return across / window["width"], down / window["height"]

    expect(parts.first).to_be_visible()
    before = shares()
    for size in LARGE:
        resize(page, size)
        assert any(now > 0.9 * then for now, then in zip(shares(), before, strict=True)), f"room is left on {size}"
        a_table_does_not_scroll(page)
        nothing_cut_off(page)


def test_the_week_grows_with_the_window(person: People) -> None:
    player, _ = seated([person("Ada", size=WIDE), person("Bo")])
    grows(player.days)


def test_the_beach_grows_with_the_window(person: People) -> None:
    grows(at_the_beach(person("Ada", size=WIDE), **GAP).page.locator("[data-cell]"))
