"""Games as the page finds them: by their folders, in whatever way the server offers them."""

from __future__ import annotations

import os
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests import breakwater
from tests.browser.accessibility import axe, larger_text, nothing_cut_off
from tests.browser.conftest import People
from tests.browser.playing import card, still
from tests.browser.serving import page_server

EXTRA = Path(__file__).parents[1] / "extra_games"
HOME = "What shall we play?"


def title(page: Page, name: str) -> None:
    expect(page.get_by_role("heading", level=1, name=name)).to_be_visible()


def test_the_rules_without_a_game_are_the_first_games_at_the_same_rule(person: People) -> None:
    page = still(person()).open("/rules#3.5")
    expect(page.get_by_role("link", name="§3.5")).to_be_focused()
    expect(page).to_have_url(re.compile("/rules/what-the-fog#3.5$"))


def test_a_lesson_without_a_game_is_the_first_games(person: People) -> None:
    page = still(person("Ada")).open("/learn")
    expect(page.get_by_role("region", name="Your coach")).to_be_visible()
    expect(page).to_have_url(re.compile("/learn/what-the-fog$"))


def test_going_back_from_such_an_address_leaves_it(person: People) -> None:
    page = person("Ada").open("/me")
    page.get_by_role("link", name="Rules", exact=True).click()
    title(page, "The rules")
    expect(page).to_have_url(re.compile("/rules/what-the-fog$"))
    page.go_back()
    expect(page).to_have_url(re.compile("/me$"))


@pytest.mark.parametrize("path", ["/rules/atlantis", "/learn/atlantis"])
def test_a_game_that_there_is_not_is_nowhere(person: People, path: str) -> None:
    ada = person("Ada")
    ada.forgive("status of 404")
    title(ada.open(path), "Nothing here but fog")


@pytest.fixture(scope="module")
def with_a_third(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a server that offers games of which the page has never heard."""
    explained = breakwater.build(tmp_path_factory.mktemp("games")).parent
    server = page_server(tmp_path_factory.mktemp("third"))
    server.surroundings["FOGHORN_GAMES"] = os.pathsep.join([str(EXTRA), str(explained)])
    server.start()
    yield server.base
    server.stop()


@pytest.mark.parametrize("name", ["Lighthouse", "Breakwater"])
def test_a_game_the_page_never_heard_of_can_be_played_on_the_plain_board(
    person: People, with_a_third: str, name: str
) -> None:
    page = still(person("Ada", base=with_a_third)).open()
    title(page, HOME)
    expect(card(page, name).get_by_role("link")).to_have_count(0)
    axe(page)
    card(page, name).get_by_role("button", name="Play now").click()
    question = page.get_by_role("region", name="What to do now")
    expect(question.get_by_role("button").first).to_be_visible()
    nothing_cut_off(page)


def test_a_game_without_a_lesson_and_without_words_says_so_in_place_of_both(person: People, with_a_third: str) -> None:
    page = person("Ada", phone=True, base=with_a_third).open("/learn/lighthouse")
    title(page, "The rules")
    expect(page).to_have_url(re.compile("/rules/lighthouse$"))
    expect(page.get_by_text("The rules of this game are not written down here yet.")).to_be_visible()
    larger_text(page)
    nothing_cut_off(page)


def test_without_an_answer_the_home_page_says_so_and_can_ask_again(person: People) -> None:
    ada = person("Ada")
    ada.forgive("Failed to load resource")
    ada.forgive("net::ERR_FAILED")
    ada.page.route("**/api/v1/games", lambda route: route.abort(), times=1)
    page = ada.open()
    title(page, "Foghorn")
    axe(page)
    page.get_by_role("button", name="Try again").click()
    title(page, HOME)
