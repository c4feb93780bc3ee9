"""Speed of the page in a real browser: medians of five with their spread.

A game's `tests/games/<name>/page_bench.py` says what is measured (`MEASURES`) and what is asked.

python scripts/bench_page.py
"""

from __future__ import annotations

import importlib
import statistics
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path

import msgspec
from playwright.sync_api import Browser, sync_playwright

ROOT = Path(__file__).parent.parent
sys.path.insert(0, str(ROOT))

from tests.browser.people import Person, launch  # noqa: E402
from tests.browser.serving import page_server  # noqa: E402

RUNS = 5


class Measure(msgspec.Struct):
    """A figure, measured on the page of a person that nobody has used before; at most `asked`, if anything is."""

    name: str
    unit: str
    run: Callable[[Person], float]
    asked: float | None = None


def measured(browser: Browser, base: str, measure: Measure) -> bool:
    """Print a figure's median and spread; tell whether it is as asked."""
    found = []
    for _ in range(RUNS):
        person = Person(browser, base, "Ada", reduced_motion=False)
        found.append(measure.run(person))
        person.context.close()
    median = statistics.median(found)
    good = measure.asked is None or median <= measure.asked
    goal = "" if measure.asked is None else f"  (asked: {measure.asked:g}) {'ok' if good else 'MISSED'}"
    print(f"{measure.name:<58} {median:8.1f} {measure.unit}  ({min(found):.1f} to {max(found):.1f}){goal}")
    return good


def main() -> int:
    good = []
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = page_server(Path(folder)).start()
        browser = launch(playwright.chromium)
        try:
            for file in sorted(ROOT.glob("tests/games/*/page_bench.py")):
                print(f"\n{file.parent.name.replace('_', '-')}, the page\n")
                module = importlib.import_module(f"tests.games.{file.parent.name}.page_bench")
                good += [measured(browser, server.base, Measure(*each)) for each in module.MEASURES]
        finally:
            browser.close()
            server.stop()
    return 0 if all(good) else 1


if __name__ == "__main__":
    sys.exit(main())
