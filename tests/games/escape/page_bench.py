"""What `scripts/bench_page.py` measures of this game's page, and what is asked."""

from __future__ import annotations

import gzip
import statistics
from typing import Any

from playwright.sync_api import Response, expect

from tests.browser.beach import Islanders, opened
from tests.browser.people import Person

# Sixty islanders on the large beach; at the expert level the first round ends with the fog on the first row.
EVENING = {"players": 1, "scenario": "the-last-evening", "level": "expert"}

# From a touch to the last place that is lit: they are lit together, in the frame after the answer.
TOUCH_TO_LIT = """() => new Promise((settle) => {
  const called = (words) => [...document.querySelectorAll(`[data-cell][aria-label*="${words}"]`)];
  const able = called("can be chosen");
  const lit = () => called("reachable for").length > 0;
  let begin = 0;
  const look = () => {
    if (!lit()) return requestAnimationFrame(look);
    settle(performance.now() - begin);
  };
  const { x, y, width, height } = able[Math.floor(able.length / 2)].getBoundingClientRect();
  const at = { bubbles: true, clientX: x + width / 2, clientY: y + height / 2, pointerId: 1, isPrimary: true };
  const target = document.elementFromPoint(at.clientX, at.clientY);
  begin = performance.now();
  target.dispatchEvent(new PointerEvent("pointerdown", at));
  target.dispatchEvent(new PointerEvent("pointerup", at));
  target.dispatchEvent(new MouseEvent("click", at));
  look();
})"""

# The 95th percentile of the time between frames, for two seconds.
FRAME_TIMES = """() => new Promise((settle) => {
  const times = [];
  let last = performance.now();
  const end = last + 2000;
  const tick = (now) => {
    times.push(now - last);
    last = now;
    if (now < end) requestAnimationFrame(tick);
    else settle(times);
  };
  requestAnimationFrame(tick);
})"""

# The same with nothing but one layer that moves: what this machine can do at all.
CONTROL = """() => {
  document.body.innerHTML = '<div style="position: fixed; inset: 0; background: grey"></div>';
  document.body.firstChild.animate({ transform: ["none", "translateY(90%)"] }, { duration: 1500, iterations: 9 });
}"""


def late(times: list[float]) -> float:
    """Return the 95th percentile."""
    return statistics.quantiles(times, n=20)[-1]


def begun(person: Person, options: dict[str, Any]) -> Islanders:
    """Open the page at a table for one, which begins at once, with its animations."""
    table = opened(person, options)
    person.open(f"/t/{table}")
    islanders = Islanders(person)
    expect(islanders.able.first).to_be_visible()
    return islanders


def script_bytes(person: Person) -> float:
    """Load a table's page for the first time; return how much JavaScript came, in kB gzipped."""
    scripts: list[Response] = []
    person.page.on("response", lambda each: scripts.append(each) if each.url.endswith(".js") else None)
    begun(person, EVENING)
    return sum(len(gzip.compress(each.body())) for each in scripts) / 1000


def touch_to_lit(person: Person) -> float:
    """Touch an islander; return the milliseconds until every place it can reach is lit."""
    begun(person, EVENING)
    person.page.wait_for_timeout(500)  # until everything is drawn and lies still
    return float(person.page.evaluate(TOUCH_TO_LIT))


def fog_frames(person: Person) -> float:
    """Let the fog take a row; return the 95th percentile of the time between frames, in milliseconds."""
    islanders = begun(person, EVENING)
    log = person.page.get_by_role("log", name="What happened").get_by_role("paragraph")
    for turn in range(5):
        before = log.count()
        islanders.button("End turn").click()
        if islanders.button("End it").is_visible():
            islanders.button("End it").click()
        if turn < 4:
            expect(log).not_to_have_count(before)
            expect(islanders.button("End turn")).to_be_enabled()
    return late(person.page.evaluate(FRAME_TIMES))


def control_frames(person: Person) -> float:
    """Let one empty layer move; return the 95th percentile of the time between frames, in milliseconds."""
    person.open("/rules")
    person.page.evaluate(CONTROL)
    return late(person.page.evaluate(FRAME_TIMES))


MEASURES = [
    ("JavaScript of the first load", "kB", script_bytes, 180.0),
    ("from touch to all reachable places lit", "ms", touch_to_lit, 50.0),
    ("an empty moving layer: time between frames, p95", "ms", control_frames, None),
    ("the fog takes a row, 60 islanders: the same", "ms", fog_frames, 20.0),
]
