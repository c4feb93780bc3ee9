"""Pictures of the web page; the terminal's are screenshots.py's. The page must be built: make page.

python scripts/pictures.py                          the few that the documentation shows, to docs/pictures
python scripts/pictures.py --all /tmp/pictures      every page and state: wide, on a phone, by night, in German
python scripts/pictures.py --all /tmp/pictures --scenes lobby,predict --windows phone,night
"""

from __future__ import annotations

import argparse
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from playwright.sync_api import Browser, sync_playwright  # noqa: E402 - found by the line above

from tests.browser.beach_scenes import BEACH  # noqa: E402 - found by the line above
from tests.browser.moments import MOMENTS  # noqa: E402 - found by the line above
from tests.browser.people import Person, launch  # noqa: E402 - found by the line above
from tests.browser.scenes import SCENES  # noqa: E402 - found by the line above
from tests.browser.serving import page_server  # noqa: E402 - found by the line above

PHONE = {"phone": True, "size": (360, 740)}
WINDOWS: dict[str, dict[str, Any]] = {
    "wide": {},
    "phone": PHONE,
    "night": {"dark": True},
    "phone-night": {"dark": True, **PHONE},
    "german": {"language": "de"},
    "phone-german": {"language": "de", **PHONE},
}
DOCUMENTED = [
    *(("home", "wide"), ("beach", "wide"), ("reach", "phone-night"), ("alone", "phone")),
    *(("predict", "wide"), ("place", "phone"), ("reckoning", "night"), ("learn", "phone"), ("replay", "wide")),
]
QUALITY = 80  # of a JPEG: a picture in the repository stays small


def picture(browser: Browser, base: str, scene: str, window: str, file: Path) -> None:
    """Take a picture of one scene, as a new visitor."""
    ada = Person(browser, base, "Ada", **WINDOWS[window])
    {**SCENES, **BEACH, **MOMENTS}[scene](ada)
    ada.page.wait_for_timeout(300)  # until fonts are loaded and the fog stands still
    ada.page.screenshot(path=file, quality=QUALITY if file.suffix == ".jpg" else None)
    ada.context.close()
    if ada.unforgiven():
        print("\n".join([f"{file.name} went wrong:", *ada.unforgiven()]), file=sys.stderr)


def wanted(asked: argparse.Namespace) -> Iterator[tuple[str, str, Path]]:
    """Yield scene, window and file of every picture to take."""
    if asked.all is None:
        for scene, window in DOCUMENTED:
            yield scene, window, ROOT / "docs" / "pictures" / f"{scene}-{window}.jpg"
        return
    for scene in asked.scenes.split(","):
        for window in asked.windows.split(","):
            yield scene, window, asked.all / f"{scene}-{window}.png"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--all", type=Path, metavar="FOLDER")
    parser.add_argument("--scenes", default=",".join({**SCENES, **BEACH}))
    parser.add_argument("--windows", default=",".join(WINDOWS))
    asked = parser.parse_args()
    with tempfile.TemporaryDirectory(prefix="foghorn-pictures-") as folder, sync_playwright() as playwright:
        server, browser = page_server(Path(folder)).start(), launch(playwright.chromium)
        try:
            for scene, window, file in wanted(asked):
                file.parent.mkdir(parents=True, exist_ok=True)
                picture(browser, server.base, scene, window, file)
                print(file)
        finally:
            browser.close()
            server.stop()


if __name__ == "__main__":
    main()
