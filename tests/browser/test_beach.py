"""Moving islanders on the page: by touching, by keys alone, by a thumb, from the first touch to the end of a game."""

from __future__ import annotations

import re
import time
from contextlib import closing

import pytest
from playwright.sync_api import Page, Response, expect

from tests.browser.accessibility import axe, every_word_is_there, nothing_cut_off
from tests.browser.beach import GAP, Islanders, seated
from tests.browser.conftest import People
from tests.browser.driving import Chair, cookie_of
from tests.browser.playing import LONG_GAME, PAUSE, carry
from tests.browser.playing import seated as weather_watchers

# What only one game's code says, and no build makes shorter.
TELLTALES = {"escape": "islander_selected", "what-the-fog": "days_claimed"}
TABS = 40  # more than there are things before the beach


def test_a_family_game_against_three_bots_is_played_by_touching_to_its_end(person: People) -> None:
    ada = seated(person("Ada"), players=4, board="small", level="family", first_game=True)
    taken = moved = ended = 0
    deadline = time.monotonic() + LONG_GAME
    while not ada.over.is_visible():
        assert time.monotonic() < deadline, "this game does not come to its end"
        if ada.able.count() == 0:
            ada.page.wait_for_timeout(PAUSE)
        elif ada.button("Take").is_visible():
            taken += ada.take()
        else:
            moved += ada.move()
            ended += ada.end()
    assert taken == 8
    assert moved > 5
    assert ended >= moved
    expect(ada.sentence).to_contain_text("win")
    nothing_cut_off(ada.page)


def test_a_ghost_shows_what_a_second_touch_does_and_everything_can_be_taken_back(person: People) -> None:
    ada = seated(person("Ada"), **GAP)
    ada.says("9 MP")
    ada.touch("E4")
    ada.says("Where to with the blue chief? 9 MP left.")
    expect(ada.place("D4")).to_have_accessible_name(re.compile("reachable for 1 MP"))

    # One place, two ways; the cheaper one first.
    ada.touch("E3")
    ada.says("Push to E3: 2 MP, 7 left. Also moves: black chief")
    ada.dock.get_by_role("button", name="Another way (1 of").click()
    ada.says("Swap to E3: 3 MP, 6 left. Also moves: black chief → E4.")
    ada.touch("E3")
    expect(ada.place("E3")).to_have_accessible_name(re.compile("blue chief"))

    # Several movements at once, then back step by step, and the whole turn.
    ada.touch("C4")
    ada.says("to C4")
    ada.button("Go").click()
    expect(ada.place("C4")).to_have_accessible_name(re.compile("blue chief"))
    ada.take_back.click()
    expect(ada.place("C4")).to_have_accessible_name(re.compile("free"))
    ada.button("Start my turn again").click()
    expect(ada.place("E4")).to_have_accessible_name(re.compile("blue chief"))
    expect(ada.take_back).to_be_disabled()
    ada.says("9 MP")

    # Dropping somebody there does it at once.
    carry(ada.page, ada.place("E4"), ada.place("C4"))
    expect(ada.place("C4")).to_have_accessible_name(re.compile("blue chief"))
    ada.button("Start my turn again").click()
    expect(ada.place("E4")).to_have_accessible_name(re.compile("blue chief"))

    # Why not, with its rule.
    ada.touch("E4")
    ada.touch("D1")
    ada.says("There is an obstacle on D1.")
    axe(ada.page)
    every_word_is_there(ada.page)

    # Points that could be used are not lost by mistake.
    ada.button("End turn").click()
    ada.says("9 MP could still be used. End the turn?")
    ada.button("Keep moving").click()
    ada.says("9 MP")
    ada.button("End turn").click()
    ada.button("End it").click()
    expect(ada.place("E3")).to_have_accessible_name(re.compile("black chief.*can be chosen"))


def test_a_turn_is_played_with_the_keyboard_alone(person: People) -> None:
    ada = seated(person("Ada"), **GAP)
    page = ada.page
    go_to(page, ada, "E4")
    page.keyboard.press("Enter")
    ada.says("Where to with the blue chief?")
    page.keyboard.press("ArrowLeft")
    page.keyboard.press("Enter")
    ada.says("Push to E3")
    page.keyboard.press("n")
    ada.says("Swap to E3")
    page.keyboard.press("Enter")
    expect(ada.place("E3")).to_have_accessible_name(re.compile("blue chief"))
    page.keyboard.press("u")
    expect(ada.place("E4")).to_have_accessible_name(re.compile("blue chief"))
    page.keyboard.press("Escape")
    ada.says("9 MP")
    page.keyboard.press("h")
    expect(ada.button("Go").or_(ada.button("End turn"))).to_be_enabled()
    page.keyboard.press("Escape")
    page.keyboard.press("e")
    ada.says("End the turn?")
    page.keyboard.press("e")
    expect(ada.place("E3")).to_have_accessible_name(re.compile("black chief.*can be chosen"))


def go_to(page: Page, ada: Islanders, cell: str) -> None:
    """Go to the beach by Tab, then to a place by the arrows."""
    for _ in range(TABS):
        page.keyboard.press("Tab")
        if at := focused(page):
            break
    else:
        raise AssertionError("no way to the beach by the keyboard")
    rows = "IHGFEDCBA"
    while at != cell:
        if at[0] != cell[0]:
            nearer = rows.index(at[0]) > rows.index(cell[0]) if at[0] in rows else True
            page.keyboard.press("ArrowUp" if nearer else "ArrowDown")
        else:
            page.keyboard.press("ArrowLeft" if int(at[1:]) > int(cell[1:]) else "ArrowRight")
        before, at = at, focused(page)
        assert at != before, f"the arrows lead nowhere from {at}"


def focused(page: Page) -> str:
    """The place that has the focus; nothing if something else has it."""
    found: str | None = page.evaluate("document.activeElement.closest('[data-cell]')?.dataset.cell")
    return found or ""


def test_a_thumb_moves_islanders_on_a_phone_with_the_question_in_view(person: People) -> None:
    ada = seated(person("Ada", phone=True), **GAP)
    expect(ada.sentence).to_be_in_viewport(ratio=1)
    ada.place("E4").tap(force=True)  # which also gets closer
    ada.says("Where to with the blue chief?")
    expect(ada.place("D4")).to_have_accessible_name(re.compile("reachable for"))  # lit places have a wider edge
    where = ada.place("D4").bounding_box()
    ada.place("D4").tap(force=True)
    ada.says("Run to D4: 1 MP, 8 left.")
    assert ada.place("D4").bounding_box() == where, "the beach moved between two touches"
    expect(ada.button("Go")).to_be_in_viewport(ratio=1)
    ada.place("D4").tap(force=True)
    expect(ada.place("D4")).to_have_accessible_name(re.compile("blue chief"))


def test_a_stop_over_survives_a_reload_and_the_turn_starts_again_from_its_middle(person: People) -> None:
    ada = seated(person("Ada"), **GAP)
    with closing(Chair(ada.person.base, ada.person.page.url.rsplit("/", 1)[1], cookie_of(ada.person))) as chair:
        chair.hear_until(lambda: bool(chair.frame))
        chair.act(next(each["action"] for each in chair.frame["legal"] if "squeeze+" in each["action"]))
    ada.says("must go on now")
    ada.page.reload()
    ada.says("must go on now")
    expect(ada.lit.first).to_be_visible()
    expect(ada.button("End turn")).to_be_disabled()
    ada.button("Start my turn again").click()
    ada.says("You have 9 MP")
    expect(ada.take_back).to_be_disabled()


@pytest.mark.parametrize("game", TELLTALES)
def test_a_games_page_fetches_no_code_of_another_game(person: People, game: str) -> None:
    ada = person("Ada")
    fetched: list[Response] = []
    ada.page.on("response", lambda response: fetched.append(response) if ".js" in response.url else None)
    if game == "escape":
        expect(seated(ada, **GAP).able.first).to_be_visible()
    else:
        weather_watchers([ada], bots=1)
    code = "\n".join(response.text() for response in fetched)
    assert {each for each, telltale in TELLTALES.items() if telltale in code} == {game}
