"""Pictures beside links, and icons of the installed page, drawn by Chromium from our own art. The page must be built.

python scripts/previews.py        writes them where the page's build finds them
"""

from __future__ import annotations

import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from playwright.sync_api import Page, sync_playwright  # noqa: E402 - found by the line above

from foghorn.core.game import game_keys, game_of  # noqa: E402 - found by the line above
from tests.browser.people import Person, launch  # noqa: E402 - found by the line above
from tests.browser.serving import page_server  # noqa: E402 - found by the line above

WEB = ROOT / "web"
SIZE = (800, 420)
# A replay can be run, a day has its medal; what stands on a table's picture is the game alone.
MARKS = {
    "table": "",
    "replay": '<circle r="62"/><path d="M-20-36 44 0-20 36z"/>',
    "solo": '<path d="M-40-96h80L22-30h-44z"/><circle cy="18" r="56"/>'
    '<path d="m0-22 12 25 28 4-20 19 5 27L0 40l-25 13 5-27-20-19 28-4z"/>',
}
# Paints one picture over the whole window: a game's own, or the horn alone, with a name and a mark.
PAINT = """([name, mark, card]) => {
  const art = card ? [...document.querySelectorAll("article, section, li")]
    .find((each) => each.querySelector("h2, h3")?.textContent.includes(card))
    ?.querySelector("svg[viewBox]").parentElement : null;
  const logo = document.querySelector("header .logo");
  const room = document.createElement("div");
  room.className = "preview";
  room.style.cssText = "position:fixed;inset:0;z-index:99;background:#31485c;overflow:hidden";
  if (art) {
    const whole = art.cloneNode(true);
    whole.style.cssText = "position:absolute;inset:0 0 88px;width:100%;height:332px;margin:0";
    room.append(whole);
  }
  const line = document.createElement("div");
  line.style.cssText = "position:absolute;left:0;right:0;bottom:0;display:flex;gap:16px;align-items:center;" +
    "height:88px;padding:0 28px;font:800 36px/1.1 var(--font);color:#fff;background:#31485c";
  if (!art) line.style.cssText += ";top:0;height:100%;justify-content:center;font-size:80px;gap:32px";
  const horn = logo.cloneNode(true);
  horn.setAttribute("width", art ? 56 : 150);
  horn.setAttribute("height", art ? 56 : 150);
  line.append(horn, name);
  room.append(line);
  if (mark) {
    room.insertAdjacentHTML("beforeend",
      `<svg viewBox="-100 -100 200 200" width="130" height="130" fill="#31485c" stroke="#fff" stroke-width="8"` +
      ` stroke-linejoin="round">${mark}</svg>`);
    room.lastElementChild.style.cssText = "position:absolute;right:20px;top:16px";
  }
  document.body.append(room);
}"""
ICON = """([share]) => {
  const horn = new Image();
  horn.src = "/favicon.svg";
  horn.style.cssText = `position:fixed;inset:${50 - 50 * share}%;width:${100 * share}%;height:${100 * share}%`;
  document.documentElement.style.background = share < 1 ? "#31485c" : "none";
  document.body.replaceChildren(horn);
  return horn.decode();
}"""
# By name: pixels, and how much of the square the horn takes; a maskable icon may lose its edge.
ICONS = {"icon-192": (192, 1.0), "icon-512": (512, 1.0), "maskable-512": (512, 0.8)}


def previews(page: Page) -> Iterator[Path]:
    """Paint a picture for each game with art and each kind of page, and one for all others."""
    wanted = [("Foghorn", "", "", WEB / "public" / "previews" / "foghorn.png")]
    for key in game_keys():
        folder = WEB / "src" / "games" / key
        if (folder / "Hero.svelte").exists():
            game = game_of(key)
            wanted += [
                (game.meta.name, mark, game.meta.name, folder / "previews" / f"{kind}.png")
                for kind, mark in MARKS.items()
                if kind != "solo" or game.scenarios()
            ]
    for name, mark, card, file in wanted:
        page.goto("/")
        page.wait_for_load_state("networkidle")
        page.evaluate(PAINT, [name, mark, card])
        file.parent.mkdir(parents=True, exist_ok=True)
        page.screenshot(path=file)
        yield file


def icons(page: Page) -> Iterator[Path]:
    """Paint the icons of the installed page."""
    (WEB / "public" / "icons").mkdir(parents=True, exist_ok=True)
    for name, (pixels, share) in ICONS.items():
        page.set_viewport_size({"width": pixels, "height": pixels})
        page.goto("/")
        page.evaluate(ICON, [share])
        file = WEB / "public" / "icons" / f"{name}.png"
        page.screenshot(path=file, omit_background=True)
        yield file


def main() -> None:
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server, browser = page_server(Path(folder)).start(), launch(playwright.chromium)
        someone = Person(browser, server.base, size=SIZE)
        for file in (*previews(someone.page), *icons(someone.page)):
            print(f"{file.relative_to(ROOT)}: {file.stat().st_size:,} bytes")
        browser.close()
        server.stop()


if __name__ == "__main__":
    main()
