"""Pictures of the web page, each state in light and dark, wide and on a phone; the terminal's are screenshots.py's.

python scripts/pictures.py                                   everything in English, to docs/pictures
python scripts/pictures.py --to /tmp/look --languages en,nl --states home,lobby
"""

from __future__ import annotations

import argparse
import sys
import tempfile
from collections.abc import Callable, Iterator
from itertools import product
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from playwright.sync_api import Browser, sync_playwright  # noqa: E402 - found by the line above

from tests.browser.people import Person, launch  # noqa: E402 - found by the line above
from tests.browser.serving import page_server  # noqa: E402 - found by the line above

PHONE = (360, 740)


def home(ada: Person) -> None:
    """What a guest sees first."""
    ada.open("/")


def rules(ada: Person) -> None:
    """The rules of the game."""
    ada.open("/rules")


def lobby(ada: Person) -> None:
    """A new table that waits for others."""
    body = {"game": "what-the-fog", "options": {"players": 4}, "settings": {}}
    answer = ada.context.request.post("/api/v1/tables", data=body)
    assert answer.status == 201, answer.text()
    ada.open(f"/t/{answer.json()['table']['id']}")


# A state is a function that leads somebody to it; its name is the picture's.
STATES: dict[str, Callable[[Person], None]] = {each.__name__: each for each in (home, rules, lobby)}


def pictures(browser: Browser, base: str, states: list[str], languages: list[str], folder: Path) -> Iterator[Path]:
    """Take them one after the other; every picture has a person of its own."""
    for state, language, phone, dark in product(states, languages, (False, True), (False, True)):
        ada = Person(browser, base, "Ada", language=language, phone=phone, dark=dark, size=PHONE if phone else None)
        STATES[state](ada)
        ada.page.wait_for_load_state("networkidle")
        file = folder / f"{state}-{language}-{'phone' if phone else 'wide'}-{'dark' if dark else 'light'}.png"
        ada.picture(file)
        ada.context.close()
        if ada.unforgiven():
            sys.exit("\n".join([f"{file.name} went wrong:", *ada.unforgiven()]))
        yield file


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--to", type=Path, default=ROOT / "docs" / "pictures")
    parser.add_argument("--languages", default="en")
    parser.add_argument("--states", default=",".join(STATES))
    asked = parser.parse_args()
    asked.to.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(prefix="foghorn-pictures-") as folder, sync_playwright() as playwright:
        server, browser = page_server(Path(folder)).start(), launch(playwright.chromium)
        try:
            for file in pictures(browser, server.base, asked.states.split(","), asked.languages.split(","), asked.to):
                print(file)
        finally:
            browser.close()
            server.stop()


if __name__ == "__main__":
    main()
