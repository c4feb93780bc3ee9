"""A real browser before a real server. How to write a test here:

    def test_a_table_can_be_opened(person: People) -> None:
        ada = person("Ada")                       # known to the server; person() is a stranger
        bo = person("Bo", language="nl", phone=True, dark=True)
        page = ada.open("/")
        page.get_by_role("button", name="Open a table").click()
        expect(page.get_by_role("heading", name="…")).to_be_visible()     # from playwright.sync_api
        axe(page); nothing_cut_off(page); larger_text(page)               # from tests.browser.accessibility

`person(name=None, language="en", phone=False, dark=False, reduced_motion=True, size=None, base=…)`
    A fresh browser context and page (1280 × 800, or a phone's 360 × 640) from an address of its own. The test fails if
    the console shows an error, a script throws, a request fails or is answered with 400 or more, the content security
    policy is violated or a request goes to another host. `ada.forgive("status of 404")` takes expected trouble out
    of it (a regular expression). `ada.context.request` speaks HTTP with Ada's cookie.
`base`
    The address of the server that all workers of a run share. It has the published games; no test may stop it. A test
    that must stop one makes its own: `page_server(tmp_path).start()`, and `person("Ada", base=server.base)`.
`home_network`
    The address that a server started with `--lan` printed: plain http, not localhost, no secure context.
`browser`
    Chromium, one for each worker.

Playwright's loop runs in this thread while `browser` lives, so `asyncio.run` cannot be used in these tests; it ends
with this folder's last test, and the others do not notice. A test that fails leaves its pictures in `tmp_path` and the
page's outline in the report.
"""

from __future__ import annotations

import ipaddress
import re
from collections.abc import Generator, Iterator
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Browser, Error, sync_playwright

from tests.browser.people import Person, launch
from tests.browser.serving import page_server, shared_server

FAILED = pytest.StashKey[bool]()


class People:
    """Makes the people of one test."""

    def __init__(self, browser: Browser, base: str) -> None:
        self.browser, self.base = browser, base
        self.all: list[Person] = []

    def __call__(self, name: str | None = None, *, base: str | None = None, **window: Any) -> Person:
        someone = Person(self.browser, base or self.base, name, **window)
        self.all.append(someone)
        return someone


@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        chromium = launch(playwright.chromium)
        yield chromium
        chromium.close()


@pytest.fixture(scope="session")
def base() -> str:
    return shared_server()


@pytest.fixture
def person(browser: Browser, base: str, request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[People]:
    people = People(browser, base)
    yield people
    if request.node.stash.get(FAILED, False):
        show(people.all, tmp_path)
    for each in people.all:
        each.context.close()
    trouble = {each.name or "stranger": each.unforgiven() for each in people.all if each.unforgiven()}
    assert not trouble, "\n".join(f"{name}: {line}" for name, lines in trouble.items() for line in lines)


@pytest.fixture(scope="package")
def home_network(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    server = page_server(tmp_path_factory.mktemp("home-network"), "--lan").start()
    told = re.findall(r"http://\S+", server.log.read_text("utf-8"))
    host = urlsplit(told[-1]).hostname or ""
    try:
        assert not ipaddress.ip_address(host).is_loopback, f"this machine has no address besides its own: {told}"
        yield f"http://{host}:{server.port}"
    finally:
        server.stop()


def show(people: list[Person], folder: Path) -> None:
    """Show everybody's screen when a test has failed."""
    for number, each in enumerate(people):
        file = folder / f"{number}-{each.name or 'stranger'}.png"
        try:
            each.picture(file)
            print(f"--- {each.name or 'stranger'} at {each.page.url}: {file}")
            print(each.page.locator("body").aria_snapshot())
        except Error as error:
            print(f"--- {each.name or 'stranger'}: {error}")


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    report = yield
    if report.when == "call":
        item.stash[FAILED] = report.failed
    return report
