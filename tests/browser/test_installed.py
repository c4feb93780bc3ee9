"""The installed page opens without its server and says what is missing, and is never older than its server."""

from __future__ import annotations

import re
import shutil
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from foghorn.server.static_files import SITE
from tests.browser.conftest import People
from tests.browser.serving import ServerHere

KEPT = """async () => {
  const names = await caches.keys();
  const kept = await Promise.all(names.map(async (name) => (await (await caches.open(name)).keys()).length));
  return names.length === 1 && kept[0] > %d;
}"""


NEWER = "() => caches.keys().then(([name, ...older]) => name.startsWith('foghorn-/assets/newer-') && !older.length)"


def newer_build(folder: Path) -> Path:
    """A copy of the page whose scripts have other names, as after a change of what they all need."""
    site = folder / "newer"
    shutil.copytree(SITE, site)
    scripts = sorted(site.glob("assets/*.js"))
    names = re.compile("|".join(re.escape(script.name) for script in scripts))
    for file in (site / "index.html", *scripts):
        file.write_text(names.sub(lambda name: f"newer-{name[0]}", file.read_text("utf-8")), "utf-8")
    for script in scripts:
        script.rename(script.with_name(f"newer-{script.name}"))
    return site


def test_the_page_opens_without_its_server_and_is_never_older_than_it(
    person: People, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    server = ServerHere(tmp_path, monkeypatch)
    with server.running():
        ada = person("Ada", base=server.base, service_workers="allow")
        ada.forgive("ERR_CONNECTION_REFUSED")
        page = ada.open("/")
        expect(page.get_by_role("heading", name="What shall we play?")).to_be_visible()
        page.wait_for_function(KEPT % 8)
    reloaded_without(page)
    with ServerHere(tmp_path, monkeypatch, site=newer_build(tmp_path), port=server.port).running():
        expect(page.get_by_text("The server cannot be reached: ")).to_be_hidden()  # it comes back by itself
        page.reload()
        expect(page.locator('script[src^="/assets/newer-"]')).to_be_attached()
        expect(page.get_by_role("heading", name="What shall we play?")).to_be_visible()
        page.wait_for_function(NEWER)
        expect(page.get_by_text("The server cannot be reached")).to_be_hidden()


def test_the_page_can_be_installed(person: People) -> None:
    ada = person("Ada")
    page = ada.open("/")
    address = page.locator('link[rel="manifest"]').get_attribute("href") or ""
    manifest = ada.context.request.get(address).json()
    assert (manifest["name"], manifest["start_url"], manifest["display"]) == ("Foghorn", "/", "standalone")
    assert {"192x192", "512x512"} <= {icon["sizes"] for icon in manifest["icons"]}
    for icon in manifest["icons"]:
        answer = ada.context.request.get(icon["src"])
        assert answer.status == 200
        assert answer.headers["content-type"] == icon["type"]


def reloaded_without(page: Page) -> None:
    """The page of a server that was stopped."""
    page.reload()
    expect(page.get_by_role("banner")).to_be_visible()
    expect(page.get_by_text("The server cannot be reached: ")).to_be_visible()
    assert page.evaluate("() => navigator.serviceWorker.controller !== null")
