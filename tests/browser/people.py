"""People with browsers of their own; whatever goes wrong on their pages is noted."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Literal
from urllib.parse import urlsplit

from playwright.sync_api import Browser, BrowserContext, BrowserType, ConsoleMessage, Page, Request, WebError, expect

from foghorn.cli.doctor import find_program
from tests import luck
from tests.server.visiting import new_address

FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
WIDE = (1280, 800)
PHONE = (360, 640)
PATIENCE = 60_000  # milliseconds for anything to appear; all workers share two cores
# On the home network Chromium reports that it ignores this header of ours, which is meant for https.
NO_SECURE_CONTEXT = "The Cross-Origin-Opener-Policy header has been ignored"

expect.set_options(timeout=PATIENCE)

# The header's list of languages, which a dialog or a narrow table may hide.
CHOOSE_LANGUAGE = """(language) => {
  const list = document.querySelector("header select");
  list.value = language;
  list.dispatchEvent(new Event("change", { bubbles: true }));
}"""


def launch(chromium: BrowserType) -> Browser:
    """Launch the machine's own Chromium; Playwright's is never downloaded."""
    found = find_program("chromium")
    assert found, "there is no Chromium here: run scripts/browser.py"
    return chromium.launch(executable_path=found, args=FLAGS)


class Person:
    """A person with a browser window: `page` is what they see, `trouble` what went wrong in it.

    A person with a name is known to the server already; one without is a stranger. Each person has an address of their
    own, since the server limits what one address may do.
    """

    def __init__(
        self,
        browser: Browser,
        base: str,
        name: str | None = None,
        *,
        language: str = "en",
        phone: bool = False,
        dark: bool = False,
        reduced_motion: bool = True,
        size: tuple[int, int] | None = None,
        service_workers: Literal["allow", "block"] = "block",
    ) -> None:
        self.name, self.base, self.language = name, base, language
        self.trouble: list[str] = []
        self._forgiven: list[str] = []
        width, height = size or (PHONE if phone else WIDE)
        motion: Literal["reduce", "no-preference"] = "reduce" if reduced_motion else "no-preference"
        self.context: BrowserContext = browser.new_context(
            base_url=base,
            locale=language,
            viewport={"width": width, "height": height},
            is_mobile=phone,
            has_touch=phone,
            device_scale_factor=2 if phone else 1,
            color_scheme="dark" if dark else "light",
            reduced_motion=motion,
            service_workers=service_workers,
            extra_http_headers={"X-Forwarded-For": new_address()},  # also sent with the socket's handshake
        )
        self.context.set_default_timeout(PATIENCE)
        self.context.add_init_script(luck.page_script())
        self._watch()
        if name is not None:
            answer = self.context.request.post("/api/v1/guests", data={"nickname": name})
            assert answer.status == 201, answer.text()
        self.page: Page = self.context.new_page()

    def open(self, path: str = "/") -> Page:
        """Open a path, as if it had been typed into the address bar."""
        self.page.goto(path)
        return self.page

    def speak(self, language: str) -> None:
        """Choose another language without reloading the page."""
        self.page.evaluate(CHOOSE_LANGUAGE, language)
        expect(self.page.locator("html")).to_have_attribute("lang", language)
        self.language = language

    def forgive(self, pattern: str) -> None:
        """Expect trouble that matches in this test, before and after this call."""
        self._forgiven.append(pattern)

    def unforgiven(self) -> list[str]:
        """List what went wrong and was not expected, each kind once."""
        kinds = dict.fromkeys(self.trouble)
        return [each for each in kinds if not any(re.search(pattern, each) for pattern in self._forgiven)]

    def picture(self, file: Path) -> None:
        """Save a picture of the screen."""
        self.page.screenshot(path=file)

    def _watch(self) -> None:
        self.context.on("console", self._on_console)
        self.context.on("weberror", self._on_error)
        self.context.on("request", lambda request: self._on_address(request.url))
        self.context.on("requestfailed", self._on_failure)
        self.context.on("page", lambda page: page.on("websocket", lambda socket: self._on_address(socket.url)))

    def _on_console(self, message: ConsoleMessage) -> None:
        # Violations of the content security policy and answers of 400 and more are reported here as well.
        if message.type == "error" and not message.text.startswith(NO_SECURE_CONTEXT):
            self.trouble.append(f"console: {message.text} ({message.location['url']})")

    def _on_error(self, error: WebError) -> None:
        self.trouble.append(f"page error: {error.error}")

    def _on_address(self, url: str) -> None:
        parts = urlsplit(url)
        if parts.scheme not in ("data", "blob") and parts.netloc != urlsplit(self.base).netloc:
            self.trouble.append(f"another host: {url}")

    def _on_failure(self, request: Request) -> None:
        # A request that a page cancelled because it was left is no failure.
        if request.failure != "net::ERR_ABORTED":
            self.trouble.append(f"failed: {request.method} {request.url}: {request.failure}")
