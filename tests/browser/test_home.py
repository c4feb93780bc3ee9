"""The first thing anyone sees."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from foghorn.i18n.words import LANGUAGES
from tests.browser.accessibility import axe, larger_text, nothing_cut_off
from tests.browser.conftest import People

FIRST_LOAD_BYTES = 150_000
SCRIPTS = """performance.getEntriesByType("resource")
  .filter((each) => new URL(each.name).pathname.endsWith(".js"))
  .map((each) => each.transferSize)"""


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("phone", [False, True], ids=["wide", "phone"])
def test_the_home_page_speaks_the_readers_language_and_anyone_can_use_it(
    person: People, language: str, phone: bool
) -> None:
    page = person(language=language, phone=phone, dark=phone).open()
    expect(page.get_by_role("main")).to_be_visible()
    expect(page.locator("html")).to_have_attribute("lang", language)
    axe(page)
    nothing_cut_off(page)
    larger_text(page)
    nothing_cut_off(page)


def test_the_first_visit_loads_little_script(person: People) -> None:
    page = person().page
    page.goto("/", wait_until="networkidle")
    sizes: list[int] = page.evaluate(SCRIPTS)
    assert sizes
    assert min(sizes) > 0, "a script came from a cache, so this measured nothing"
    assert sum(sizes) <= FIRST_LOAD_BYTES


def test_a_page_at_rest_asks_for_nothing(person: People) -> None:
    page = person("Ada").page
    page.goto("/", wait_until="networkidle")
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    page.wait_for_timeout(1000)
    assert asked == []


def test_the_page_is_written_in_its_own_typeface(person: People) -> None:
    page = person().open()
    expect(page.get_by_role("main")).to_be_visible()
    loaded = "async () => [...(await document.fonts.ready)].filter(({ status }) => status === 'loaded').length"
    assert page.evaluate(loaded) > 0
