"""By another name than localhost a browser trusts the page less; friends on the home network have just that."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.conftest import People


def test_the_page_works_on_the_home_network_without_a_secure_context(person: People, home_network: str) -> None:
    ada = person("Ada", base=home_network)
    page = ada.open()
    assert page.evaluate("window.isSecureContext") is False
    expect(page.get_by_role("main")).to_be_visible()
    assert page.evaluate("async () => (await fetch('/api/v1/me')).status") == 200
