"""What may not be done explains itself; who leads is told where it is allowed; and hands can carry."""

from __future__ import annotations

import re

from playwright.sync_api import ElementHandle, Locator, expect

from tests.browser.conftest import People
from tests.browser.playing import Player, awaited, carry, labels, reveal, seated
from tests.browser.scenes import refused

LEAD = "as far as you can see"


def explained(player: Player, sentence: str, rule: str) -> None:
    """The page says why not, and its link opens the rule beside the table; going back closes it."""
    page = player.page
    notice = page.get_by_role("status").get_by_role("paragraph").filter(has_text=sentence)
    expect(notice).to_be_visible()
    link = notice.get_by_role("link", name=f"Rule {rule}")
    expect(link).to_have_attribute("href", f"/rules/what-the-fog#{rule}")
    table = page.url
    link.click()
    expect(page.get_by_role("link", name=f"§{rule}")).to_be_focused()
    assert page.url == table
    expect(player.hand.first).to_be_in_viewport(ratio=1)
    page.go_back()
    expect(page.get_by_role("dialog", name="The rules")).to_be_hidden()
    assert page.url == table


OVERLAPS = """(notice, parts) => {
  const over = notice.getBoundingClientRect();
  return parts.filter((part) => {
    const { left, right, top, bottom } = part.getBoundingClientRect();
    return left < over.right && right > over.left && top < over.bottom && bottom > over.top;
  }).length;
}"""


def test_a_refusal_covers_nothing_of_the_table_and_goes_with_the_next_choice(person: People) -> None:
    for phone in (False, True):
        ada = person("Ada", phone=phone)
        refused(ada)
        page, player = ada.page, Player(ada)
        notice = page.get_by_role("status").get_by_role("paragraph").filter(has_text="Rule 3")
        parts = [*player.days.all(), *player.piles.all(), *player.hand.all()]
        assert len(parts) > 8
        covered = page.evaluate(f"([notice, ...parts]) => ({OVERLAPS})(notice, parts)", handles(notice, *parts))
        assert covered == 0, "it lies over the table"
        expect(player.story).to_contain_text("Round 1")  # the log has been fetched
        player.choose("^Day")
        expect(notice).to_have_count(0)


def handles(*things: Locator) -> list[ElementHandle]:
    return [thing.element_handle() for thing in things]


def test_a_full_day_says_why_it_takes_no_token(person: People) -> None:
    players = seated([person("Ada"), person("Bo")])
    for day in (1, 1, 1):
        fill(players, day)
    player = awaited(players)
    player.choose("from pile")
    full = player.page.get_by_role("button", name="Day 1 is full")
    expect(full).to_be_disabled()
    before = player.offers()
    assert not any(label.startswith("Day 1") for label in before)
    full.click(force=True)
    explained(player, "Day 1 is full: all 4 parts have a token.", "3.2")
    assert player.offers() == before


def fill(players: list[Player], day: int) -> None:
    """The next token goes to this day, with all that follows from it."""
    player = awaited(players)
    player.choose("from pile")
    player.choose(f"^Day {day}")
    while (player := awaited(players)) and not any("from pile" in label for label in player.offers()):
        player.choose()


def test_whatever_is_out_of_turn_says_whose_turn_it_is(person: People) -> None:
    players = seated([person("Ada"), person("Bo")])
    player = awaited(players)
    [other] = [each for each in players if each is not player]
    other.piles.first.click(force=True)
    explained(other, f"It is {player.person.name}’s turn to choose.", "4.2")


def test_a_card_and_a_day_say_what_is_to_be_done_first(person: People) -> None:
    player = awaited(seated([person("Ada"), person("Bo")]))
    player.hand.first.click(force=True)
    explained(player, "“swap” is not possible now: first pick the top token of a pile.", "3.1")
    player.days.first.click(force=True)
    explained(player, "“place” is not possible now: first pick the top token of a pile.", "3.1")


def test_a_revealed_card_says_that_it_stays_and_never_goes_for_another_of_its_symbol(person: People) -> None:
    players = seated([person("Ada"), person("Bo")])
    reveal(players)
    for player in players:
        assert player.choose(r"\([2-5] in hand\)") or player.choose()
    player = awaited(players)
    player.choose("from pile")
    player.choose("^Day 3")
    expect(player.question).to_contain_text("which card do you swap")
    before = labels(player.hand)
    player.page.get_by_role("button", name="revealed: 1").click(force=True)
    explained(player, "evealed card stays until the end of the round", "3.6")
    assert labels(player.hand) == before


def test_who_leads_is_shown_to_whoever_asks(person: People) -> None:
    player = awaited(seated([person("Ada"), person("Bo")]))
    page = player.page
    toggle = page.get_by_role("button", name="Show who leads each day")
    expect(toggle).to_have_attribute("aria-pressed", "false")
    assert not any(LEAD in label.lower() for label in labels(player.days))
    toggle.click()
    expect(toggle).to_have_attribute("aria-pressed", "true")
    expect(player.days.filter(has_text=LEAD)).to_have_count(player.days.count())
    page.reload()
    expect(toggle).to_have_attribute("aria-pressed", "true")
    toggle.click()
    assert not any(LEAD in label.lower() for label in labels(player.days))


def test_a_hint_is_marked_on_the_table_and_taken_with_one_touch_or_key(person: People) -> None:
    [player] = seated([person("Ada")], bots=1, aid=True)
    awaited([player])
    player.question.get_by_role("button", name="Hint", exact=True).press("Enter")
    expect(player.question).to_contain_text("A hint: ")
    marked = player.page.locator(".marked")
    expect(marked).to_have_count(1)
    expect(player.question.get_by_role("button", name="Do what the hint says")).to_be_visible()
    expect(player.question.locator(".reasons")).to_contain_text(re.compile("your chance of claiming|All three piles"))
    player.page.keyboard.press("h")
    expect(player.story).to_contain_text(re.compile("You (take|put three)"))
    expect(marked).to_have_count(0)
    expect(player.question).not_to_contain_text("A hint: ")


def test_a_table_without_the_aid_has_no_way_to_see_who_leads(person: People) -> None:
    ada, _ = seated([person("Ada"), person("Bo")], aid=False)
    # Somebody who had it on at another table.
    ada.page.evaluate("localStorage.setItem('foghorn-aid', 'yes')")
    ada.page.reload()
    expect(ada.hand.first).to_be_visible()
    assert ada.page.get_by_role("button", name="Show who leads each day").count() == 0
    assert not any(LEAD in label.lower() for label in labels(ada.days))
    ada.page.get_by_role("button", name="Help").click()
    expect(ada.page.get_by_text("This table plays without the aid")).to_be_visible()
    expect(ada.page.get_by_role("button", name="Hint", exact=True)).to_have_count(0)


def test_a_mouse_carries_a_token_to_a_day_and_a_card_to_the_discards(person: People) -> None:
    player = awaited(seated([person("Ada"), person("Bo")]))
    carry(player.page, player.piles.nth(2), player.days.nth(2))
    expect(player.story).to_contain_text(re.compile(r"You take \w+ from pile 3\."))
    expect(player.story).to_contain_text(re.compile(r"You place \w+ on day 3, midday\."))
    expect(player.question).to_contain_text("which card do you swap")
    symbol = labels(player.hand)[0].split()[1]
    carry(player.page, player.hand.first, player.page.get_by_role("button", name="Discards"))
    expect(player.story).to_contain_text(f"You discard {symbol} face up")


def test_a_token_dropped_beside_the_days_stays_in_the_hand_that_took_it(person: People) -> None:
    player = awaited(seated([person("Ada"), person("Bo")]))
    carry(player.page, player.piles.first, player.page.get_by_role("list", name="hand"))
    held = player.page.get_by_text("Being placed")
    expect(held).to_be_visible()
    assert all(label.startswith("Day") for label in player.offers())
    carry(player.page, held.locator("xpath=preceding-sibling::*[1]"), player.days.first)
    expect(player.story).to_contain_text(re.compile(r"You place \w+ on day 1, midday\."))
