"""The judges of every other browser test can say no."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page

from tests.browser.accessibility import axe, larger_text, nothing_cut_off
from tests.browser.people import Person

GOOD = """<!doctype html><html lang="en"><title>A page</title><main><h1>Weather</h1>
<div tabindex="0" style="overflow: auto; width: 5rem; height: 2rem"><p>A long sentence, but it scrolls.</p></div>
<p style="overflow: hidden; width: 1px; height: 1px; clip-path: inset(50%)">For listeners alone</p>
<p style="overflow: hidden; line-height: 1">Tight lines</p>
<svg viewBox="0 0 199 30"><text y="20">In the picture</text></svg>
<svg viewBox="0 0 9 9" preserveAspectRatio="xMidYMid slice" aria-hidden="true"><text x="8">Art</text></svg>
</main></html>"""
CUT = [
    '<p style="overflow: hidden; width: 3rem; white-space: nowrap">Thunderstorms</p>',
    '<p style="overflow: clip; width: 3rem; text-overflow: ellipsis; white-space: nowrap">Thunderstorms</p>',
    '<div style="overflow: hidden; height: 1.5rem"><p>Rain</p><p>Thunderstorms</p></div>',
    '<svg viewBox="0 0 9 9" width="90"><text x="5" y="5">Thunderstorms</text></svg>',
    '<p style="position: fixed; left: -2rem">Thunderstorms</p>',
    '<p style="width: 200vw">Rain</p>',
]


@pytest.fixture
def page(browser: Browser) -> Iterator[Page]:
    context = browser.new_context(viewport={"width": 800, "height": 600})
    yield context.new_page()
    context.close()


@pytest.fixture
def watched(browser: Browser, base: str) -> Iterator[Person]:
    """Somebody whose trouble does not fail the test."""
    someone = Person(browser, base)
    someone.open("/api/docs")
    assert someone.trouble == []
    yield someone
    someone.context.close()


def test_a_good_page_passes(page: Page) -> None:
    page.set_content(GOOD)
    nothing_cut_off(page)
    axe(page)


@pytest.mark.parametrize("part", CUT)
def test_text_that_cannot_be_read_is_found(page: Page, part: str) -> None:
    page.set_content(part)
    with pytest.raises(AssertionError, match=r"Thunderstorms|sideways"):
        nothing_cut_off(page)


def test_text_that_only_fits_while_it_is_small_is_found(page: Page) -> None:
    page.set_content('<p style="overflow: hidden; width: 150px; white-space: nowrap">Thunderstorms</p>')
    nothing_cut_off(page)
    larger_text(page)
    with pytest.raises(AssertionError, match="Thunderstorms"):
        nothing_cut_off(page)


def test_axe_names_what_is_wrong_and_where(page: Page) -> None:
    page.set_content(GOOD.replace("</main>", '<button id="bare"></button></main>'))
    with pytest.raises(AssertionError, match=r"critical: button-name: .*\n +#bare"):
        axe(page)


@pytest.mark.parametrize(
    ("script", "trouble"),
    [
        ("console.error('oh')", "console: oh"),
        ("setTimeout(() => { throw new Error('oh'); })", "page error: oh"),
        ("fetch('/api/v1/nothing')", "console: .*404"),
        ("fetch('http://192.0.2.99/').catch(() => null)", "Content Security Policy"),
        ("document.body.setAttribute('style', 'margin: 0')", "Content Security Policy"),
        ("location.assign('http://127.0.0.9:9/')", "another host"),
    ],
)
def test_trouble_on_a_page_is_noted_and_can_be_forgiven(watched: Person, script: str, trouble: str) -> None:
    watched.page.evaluate(f"() => {{ {script} }}")
    for _ in range(100):
        if watched.trouble:
            break
        watched.page.wait_for_timeout(50)
    assert watched.trouble
    watched.forgive(trouble)
    watched.forgive("ERR_|127.0.0.9")
    assert watched.unforgiven() == []
