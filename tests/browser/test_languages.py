"""Everything can be read in four languages (see test_scenes), and a reader may change theirs at any moment."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from foghorn.i18n.words import LANGUAGES, words_for
from tests.browser.conftest import People
from tests.browser.driving import started
from tests.browser.playing import still
from tests.browser.scenes import GAME, asked_to, hand


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_browsers_language_is_spoken_first(person: People, language: str) -> None:
    page = person(language=f"{language}-BE").open()
    expect(page.locator("html")).to_have_attribute("lang", language)
    expect(page.get_by_role("button", name=words_for(language).say("home-play")).first).to_be_visible()


def test_a_browser_whose_language_nobody_speaks_here_gets_english(person: People) -> None:
    expect(person(language="pt").open().locator("html")).to_have_attribute("lang", "en")


def test_a_language_that_was_chosen_stays_chosen(person: People) -> None:
    page = person(language="nl").open()
    page.get_by_role("combobox", name="Taal").select_option("Deutsch")
    expect(page.get_by_role("button", name=words_for("de").say("home-play")).first).to_be_visible()
    page.reload()
    expect(page.get_by_role("button", name=words_for("de").say("home-play")).first).to_be_visible()


def test_another_language_tells_the_game_anew_without_loading_it_again(person: People) -> None:
    ada = still(person("Ada"))
    with started(ada) as game:
        page = ada.open(f"/t/{game.table}")
        question = page.get_by_role("region", name="What to do now")
        expect(question).to_be_visible()
        game.play(lambda game: game.asked() and game.view["phase"] == "predict")
    expect(question).to_contain_text("move your arrow")
    told = page.get_by_role("log", name="What happened").locator("p").all_inner_texts()
    assert any("from pile" in line for line in told)
    expect(page.locator('meta[name="description"]')).to_have_attribute(
        "content", words_for("en", GAME).say("game-tagline")
    )
    loaded = page.evaluate("performance.timeOrigin")
    french = words_for("fr", GAME)

    page.get_by_role("button", name="Settings").click()
    page.get_by_role("radio", name="Français").check()
    page.get_by_role("button", name=french.say("close")).last.click()

    description = page.locator('meta[name="description"]')
    expect(description).to_have_attribute("content", french.say("game-tagline"))
    question = page.get_by_role("region", name=french.say("question"))
    expect(question).to_contain_text(french.say("ask-predict"))
    expect(question.get_by_role("button", name=french.say("do-pass", arrow=0))).to_be_visible()
    anew = page.get_by_role("log", name=french.say("log"), exact=True).locator("p")
    expect(anew).to_have_count(len(told))
    assert not set(told) & set(anew.all_inner_texts())
    expect(anew.filter(has_text="sur la pile")).to_have_count(sum("from pile" in line for line in told))
    assert page.evaluate("performance.timeOrigin") == loaded


def test_an_explanation_is_said_anew_in_another_language(person: People) -> None:
    ada = person("Ada")
    ada.page.clock.install(time=0)
    asked_to(ada, "predict")
    ada.page.clock.pause_at(600_000)  # milliseconds; what is said stays until time goes on
    hand(ada).first.click(force=True)
    for language in LANGUAGES:
        ada.speak(language)
        why = words_for(language, GAME).say("refused-now-predict", wanted="swap")
        expect(ada.page.get_by_text(why)).to_be_visible()
