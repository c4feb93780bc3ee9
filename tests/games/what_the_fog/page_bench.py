"""What `scripts/bench_page.py` measures of this game's page."""

from __future__ import annotations

import re
import time

from playwright.sync_api import expect

from tests.browser.people import Person
from tests.browser.playing import card, opened


def first_decision(person: Person) -> float:
    """Seconds from opening the page, by one click, until something may be chosen."""
    begin = time.monotonic()
    card(person.open("/")).get_by_role("button", name="Play now").click()
    expect(person.page.locator("[aria-disabled=false]").first).to_be_visible()
    return time.monotonic() - begin


def preview(person: Person) -> float:
    """Bytes that the preview of a table's link adds to its page."""
    table = opened(person, 4)["table"]["id"]
    page = person.context.request.get(f"/t/{table}").text()
    return sum(
        len(line.strip().encode())
        for line in page.splitlines()
        if re.search('<title>|property="og:|name="(description|twitter)', line)
    )


def picture(person: Person) -> float:
    """Kilobytes of the picture of a table's link."""
    table = opened(person, 4)["table"]["id"]
    page = person.context.request.get(f"/t/{table}").text()
    found = re.search(r'property="og:image" content="([^"]+)"', page)
    assert found is not None
    return len(person.context.request.get(found[1]).body()) / 1000


MEASURES = [
    ("one click: from opening the page to the first decision", "s", first_decision),
    ("preview of a table's link in its page", "B", preview),
    ("picture of a table's link", "kB", picture),
]
