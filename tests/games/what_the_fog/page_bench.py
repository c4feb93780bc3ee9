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


# Notes when the newest question of this seat arrived.
HEARD = """{
  const Real = WebSocket;
  window.asked = 0;
  window.WebSocket = class extends Real {
    set onmessage(hear) {
      super.onmessage = (event) => {
        const message = JSON.parse(event.data);
        if (message.type === "frame" && message.decision !== null) window.asked = performance.now();
        hear(event);
      };
    }
  };
}"""
# How long it took until I could choose again; nothing, where a choice came to nothing.
ASKED = """async (offers) => {
  const offered = () => document.querySelector(offers) !== null;
  for (let idle = 0, looks = 0; idle < 100 && looks < 3000; looks++, idle = offered() ? idle + 1 : 0) {
    if (asked > before && offered()) return performance.now() - asked;
    await new Promise((soon) => setTimeout(soon, 10));
  }
  return 0;
}"""
OFFERS = "[aria-disabled=false], .question .buttons .primary"
CHOICES = 8  # until the three others have had their turns


def question_after_bots(person: Person) -> float:
    """Seconds from the arrival of the last bot's move to my question: the longest of a few, at the usual pace."""
    person.context.add_init_script(HEARD)
    card(person.open("/")).get_by_role("button", name="Play now").click()
    page, longest = person.page, 0.0
    offer = page.locator(OFFERS).first
    expect(offer).to_be_visible()
    for _ in range(CHOICES):
        page.evaluate("window.before = asked")
        offer.click()
        longest = max(longest, page.evaluate(ASKED, OFFERS))
    return longest / 1000


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
    ("from the last bot's move to my question", "s", question_after_bots),
    ("preview of a table's link in its page", "B", preview),
    ("picture of a table's link", "kB", picture),
]
