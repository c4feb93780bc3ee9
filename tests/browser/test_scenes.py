"""Every scene is for everybody: all eyes, ears and fingers, by day and night, in every language, with large letters."""

from __future__ import annotations

import re
from functools import cache

import pytest
from playwright.sync_api import Page, expect

from foghorn.i18n.words import LANGUAGES, catalogues, words_for
from tests.browser.accessibility import (
    a_table_does_not_scroll,
    axe,
    every_word_is_there,
    large_enough,
    larger_text,
    nothing_cut_off,
    nothing_moves,
    resize,
    said,
)
from tests.browser.beach_scenes import BEACH
from tests.browser.conftest import People
from tests.browser.people import PHONE, WIDE, Person
from tests.browser.scenes import GAME, SCENES

# What these show is also on the screen of another scene, which adds something to it.
SEEN_ELSEWHERE = {"pick": "lost", "place": "refused", "discard": "reckoning"}
ALL_SCENES = {name: lead for name, lead in {**SCENES, **BEACH}.items() if name not in SEEN_ELSEWHERE}


@cache
def sentences(language: str, game: str) -> dict[str, str]:
    """All that needs no facts to be said; a single letter may be the name of a key, the same for everybody."""
    words = words_for(language, game)
    names = re.findall(r"^([a-z][a-z0-9-]*) =", "\n".join(catalogues(language, game)), re.MULTILINE)
    found = {name: words.sentence(name) for name in names}
    return {name: text for name, text in found.items() if text and len(text) > 1}


def nothing_left_of(page: Page, before: str, language: str, game: str) -> None:
    """Nothing is still said as in another language."""
    now = sentences(language, game)
    old = {text for name, text in sentences(before, game).items() if now.get(name) != text} - set(now.values())
    assert not [text for text in said(page) if text in old], f"still {before} at {page.url}"


def look_again(ada: Person, language: str, game: str) -> None:
    """Everything in another language, without loading the page again."""
    before = ada.language
    ada.speak(language)
    every_word_is_there(ada.page)
    nothing_cut_off(ada.page)
    if language != before:
        nothing_left_of(ada.page, before, language, game)


def by(page: Page, light: str) -> None:
    """Day or night, as the device says."""
    page.emulate_media(color_scheme="dark" if light == "night" else "light")
    expect(page.locator("html")).to_have_attribute("data-theme", "dark" if light == "night" else "light")


# German, which has the longest words, comes first; leading somebody to a scene takes longer than looking at it.
@pytest.mark.parametrize("scene", ALL_SCENES)
def test_everybody_can_use_every_scene_and_read_it_in_every_language(person: People, scene: str) -> None:
    ada = person("Ada", language="de")
    ALL_SCENES[scene](ada)
    page, game = ada.page, "escape" if scene in BEACH else GAME
    # Where there is room, the two languages with the longest words are enough.
    for size, light, languages in ((WIDE, "day", ["fr"]), (PHONE, "night", LANGUAGES)):
        resize(page, size)
        nothing_moves(page)
        large_enough(page)
        if size == WIDE:
            a_table_does_not_scroll(page)
        by(page, light)
        axe(page)
        for language in (*languages, "de"):
            look_again(ada, language, game)
    by(page, "day")
    axe(page, colours_alone=True)
    larger_text(page)
    for size in (PHONE, WIDE):
        resize(page, size)
        nothing_cut_off(page)
