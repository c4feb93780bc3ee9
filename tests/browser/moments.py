"""Moments of the beach for pictures: what a page looks like in the middle of a choice."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.beach import GAP, seated
from tests.browser.people import Person
from tests.browser.scenes import Lead

EVENING = {"players": 1, "scenario": "the-last-evening"}


def beach(ada: Person) -> None:
    """Show where an islander would go, on the large beach."""
    islanders = seated(ada, **EVENING)
    islanders.able.nth(3).click(force=True)
    expect(islanders.lit.first).to_be_visible()
    islanders.lit.last.click(force=True)
    expect(islanders.button("Go")).to_be_visible()


def reach(ada: Person) -> None:
    """Show every place that an islander can reach, on the small beach."""
    islanders = seated(ada, **GAP)
    islanders.touch("E4")
    expect(islanders.lit.first).to_be_visible()


def alone(ada: Person) -> None:
    """Show what there is to play alone."""
    ada.open("/solo/escape")
    expect(ada.page.get_by_role("heading", name="Scenarios")).to_be_visible()


MOMENTS: dict[str, Lead] = {lead.__name__: lead for lead in (beach, reach, alone)}
