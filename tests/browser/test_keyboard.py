"""A hand on the keyboard and none on the mouse."""

from __future__ import annotations

import re
import time

from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import People
from tests.browser.playing import ALOUD, LONG_GAME, Player, awaited, labels, reveal, seated, still

TABS = 60  # more than there are things on any page
FOCUS = (
    f"""() => {{
  const aloud = {ALOUD};
"""
    + """
  const element = document.activeElement;
  if (element === document.body) return [true, ""]; // past the last thing: in the browser's own line
  const outlined = (style) => style.outlineStyle !== "none" && parseFloat(style.outlineWidth) >= 2;
  // What is drawn by others shows its focus on them: a radio button on its words, a list on what holds it.
  const drawn = [element, element.nextElementSibling, element.closest("label")];
  const seen = drawn.some((each) => each && outlined(getComputedStyle(each)));
  return [seen, aloud(element.labels?.[0] ?? element)];
}"""
)


def focused(page: Page) -> str:
    """What has the focus, which everybody can see."""
    seen, label = page.evaluate(FOCUS)
    assert seen, f"nobody sees that this has the focus: {label}"
    return str(label)


def tab_to(page: Page, wanted: str) -> None:
    """Go on from thing to thing until the one that is wanted has the focus."""
    passed = []
    for _ in range(TABS):
        page.keyboard.press("Tab")
        passed.append(focused(page))
        if re.search(wanted, passed[-1]):
            return
    raise AssertionError(f"no way to {wanted} by the keyboard: {passed}")


def key_of(player: Player, label: str) -> str:
    """The key that chooses what has this label, by the list that the page shows."""
    if found := re.match("(Advance|Pass|Return)", label):
        return found[1][0]
    if found := re.search(r"from pile (\d)|^Day (\d)", label):
        return found[1] or found[2]
    return str(labels(player.hand).index(label) + 1)


def press(player: Player, key: str) -> None:
    """Press a key that chooses, and see it carried out."""
    before = player.told()
    player.page.keyboard.press(key)
    expect(player.story.locator("p").nth(len(before))).to_be_attached()


def test_from_the_front_door_to_the_end_of_a_round_without_a_mouse(person: People) -> None:
    page = still(person()).open()
    tab_to(page, "^Skip to the main content")
    tab_to(page, "^Play now")
    page.keyboard.press("Enter")
    player = Player(person.all[0])
    expect(player.hand.first).to_be_visible()

    # Once by going there, otherwise by the keys.
    while not any("from pile" in label for label in awaited([player]).offers()):
        press(player, key_of(player, player.offers()[0]))
    tab_to(page, "from pile 2")
    page.keyboard.press("Enter")
    expect(page.get_by_text("Being placed")).to_be_visible()
    tab_to(page, r"^Day \d, ")  # one that is not full
    page.keyboard.press("Space")
    expect(page.get_by_text("Being placed")).to_be_hidden()
    claims = page.get_by_role("dialog", name="Round 1: who claims which day?")
    chosen, deadline = 0, time.monotonic() + LONG_GAME
    # What is offered after the round comes with the claims, so they are looked for second.
    while (offers := player.offers()) is not None and not claims.is_visible():
        assert time.monotonic() < deadline, "this round does not come to its end"
        if offers:
            press(player, key_of(player, offers[chosen % len(offers)]))
            chosen += 1
    assert chosen >= 6
    expect(claims).to_be_focused()
    tab_to(page, "^Continue")
    page.keyboard.press("Enter")
    expect(claims).to_be_hidden()
    expect(player.question).to_be_focused()  # where it goes on


def test_the_keys_are_listed_and_can_be_switched_off(person: People) -> None:
    player = awaited(seated([person("Ada"), person("Bo")]))
    page = player.page
    offers = player.offers()
    page.keyboard.press("?")
    listed = page.get_by_role("dialog", name="Help")
    for what in ("take from a pile", "place on a day", "take your last choice back", "pass"):
        expect(listed.get_by_text(what, exact=True)).to_be_visible()
    page.keyboard.press("1")  # here it means nothing
    switch = listed.get_by_role("switch", name="Use single-key shortcuts")
    go_to(page, switch)
    page.keyboard.press("Space")
    expect(switch).not_to_be_checked()
    page.keyboard.press("Escape")
    expect(listed).to_be_hidden()
    page.keyboard.press("1")
    page.keyboard.press("?")
    expect(listed).to_be_hidden()
    assert player.offers() == offers

    tab_to(page, "^Help")
    page.keyboard.press("Enter")
    go_to(page, switch)
    page.keyboard.press("Space")
    page.keyboard.press("Escape")
    expect(listed).to_be_hidden()
    press(player, "1")
    expect(page.get_by_text("Being placed")).to_be_visible()


def test_help_tells_the_goal_and_opens_the_rules_beside_the_table(person: People) -> None:
    player = awaited(seated([person("Ada"), person("Bo")]))
    page = player.page
    tab_to(page, "^Help")
    page.keyboard.press("Enter")
    told = page.get_by_role("dialog", name="Help")
    expect(told).to_contain_text("predict exactly how many days you will claim")
    for rule in ("six symbols", "whoever placed the token discards a hand card", "everybody chooses a hand card"):
        expect(told).to_contain_text(rule)
    go_to(page, told.get_by_role("link", name="The rules"))
    page.keyboard.press("Enter")
    rules = page.get_by_role("dialog", name="The rules")
    expect(rules.get_by_role("heading", name="Predicting")).to_be_attached()
    expect(told).to_be_hidden()
    expect(page.get_by_role("log", name="What happened")).to_be_hidden()  # they have its place
    player.piles.first.click()  # the table can be played on
    expect(page.get_by_text("Being placed")).to_be_visible()
    page.keyboard.press("Escape")
    expect(rules).to_be_hidden()
    expect(page.get_by_role("button", name="Help")).to_be_focused()


def go_to(page: Page, thing: Locator) -> None:
    for _ in range(TABS):
        if thing.evaluate("each => each === document.activeElement"):
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"no way to {thing} by the keyboard")


def test_what_is_written_to_friends_chooses_nothing(person: People) -> None:
    player = awaited(seated([person("Ada"), person("Bo")]))
    offers = player.offers()
    tab_to(player.page, "^Say something")
    player.page.keyboard.type("1 up? Lap 2!")
    expect(player.page.get_by_role("textbox", name="Say something")).to_have_value("1 up? Lap 2!")
    assert player.offers() == offers
    player.page.keyboard.press("Enter")
    expect(player.page.get_by_role("log", name="Chat")).to_contain_text("1 up? Lap 2!")
    assert player.offers() == offers


def test_a_token_is_taken_back_by_a_key_while_its_swap_is_still_open(person: People) -> None:
    player = awaited(seated([person("Ada"), person("Bo")]))
    press(player, "1")
    where = player.asked()
    press(player, "3")
    expect(player.question).to_contain_text("which card do you swap")
    press(player, "u")
    assert player.asked() == where
    press(player, "1")
    assert player.told()[-1].endswith("on day 1, midday.")


def test_a_secret_choice_is_taken_back_by_a_key_until_all_have_chosen(person: People) -> None:
    ada, bo = players = seated([person("Ada"), person("Bo")])
    reveal(players)
    before = ada.offers()
    press(ada, "1")
    assert ada.offers() == []
    press(ada, "U")
    assert ada.offers() == before
    press(ada, "2")
    press(bo, "1")
    expect(ada.story).to_contain_text("You reveal")
    ada.page.keyboard.press("u")  # too late: it lies open
    press(awaited(players), "1")
    assert not any("last choice back" in line for line in ada.told()[-2:])
