"""The lesson: a first round with a coach, in which nobody can get lost."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import People
from tests.browser.people import Person
from tests.browser.playing import Player, awaited, play, still

BOUND = 7  # choices, up to the first prediction: until then only what is suggested may be done
LABELS = {"pick": "from pile {}", "place": "^Day {}", "advance": "^Advance", "pass": "^Pass"}


class Learner(Player):
    """Somebody at the lesson's table; `line` is what is suggested to them, choice by choice."""

    def __init__(self, ada: Person) -> None:
        super().__init__(ada)
        self.line: list[str] = ada.context.request.get("/api/v1/games/what-the-fog/lessons").json()[0]["suggested"]
        self.coach: Locator = self.page.get_by_role("region", name="Your coach")
        self.progress: Locator = self.coach.get_by_role("progressbar")
        self.understood: Locator = self.coach.get_by_role("button", name="Next")
        still(ada).open("/learn")
        expect(self.coach).to_contain_text("The goal: most points after four rounds.")
        self.understood.click()
        expect(self.coach).to_contain_text("from the marked pile: you have")

    def follow(self, begin: int, end: int) -> None:
        """Make these choices of the line, each as soon as it is offered."""
        for made in range(begin, end):
            kind, _, what = self.line[made].partition(" ")
            wanted = LABELS.get(kind, f"^{kind} {{}}").format(what)
            expect(self.offered(wanted)).to_be_visible()
            if made < BOUND:
                assert len(self.offers()) == 1, f"{self.line[made]} is suggested, but {self.offers()} are offered"
            else:
                expect(self.coach).to_contain_text("A hint:")
            self.choose(wanted)

    def offered(self, label: str) -> Locator:
        """What may be chosen and is called so."""
        named = self.page.get_by_role("button", name=re.compile(label), disabled=False)
        return named.and_(self.page.locator("[aria-disabled]").or_(self.question.get_by_role("button")))


@pytest.fixture
def ada(person: People) -> Learner:
    return Learner(person("Ada"))


def test_who_follows_the_coach_learns_everything_and_wins_the_round(ada: Learner) -> None:
    ada.follow(0, len(ada.line))
    expect(ada.coach).to_contain_text("All cards are face up.")
    ada.understood.click()
    expect(ada.coach).to_contain_text("Predicted 3, claimed 3: exact!")
    ada.understood.click()
    expect(ada.coach).to_contain_text("You know the game!")
    expect(ada.progress).to_have_accessible_name("Step 10 of 10")
    ada.coach.get_by_role("button", name="Play now with bots").click()
    expect(ada.hand.first).to_be_visible()
    expect(ada.coach).to_be_hidden()


def test_what_is_not_suggested_can_wait_until_the_first_prediction(ada: Learner) -> None:
    ada.piles.first.click(force=True)
    expect(ada.page.get_by_text("First do what is marked")).to_be_visible()
    expect(ada.coach).to_contain_text("from the marked pile")


def test_who_goes_another_way_gets_to_the_end_as_well(ada: Learner) -> None:
    ada.follow(0, BOUND)
    play([ada], ada.understood.is_visible)
    expect(ada.coach).to_contain_text("All cards are face up.")
    ada.understood.click()
    expect(ada.coach).to_contain_text("Predicted")
    ada.understood.click()
    expect(ada.coach).to_contain_text("You know the game!")
    ada.coach.get_by_role("link", name="Keep playing this game").click()
    expect(ada.coach).to_be_hidden()
    assert awaited([ada]).choose()


def test_a_lesson_goes_on_where_it_was_left(ada: Learner) -> None:
    ada.follow(0, 5)
    expect(ada.coach).to_contain_text("Everybody chooses a card in secret")
    expect(ada.progress).to_have_accessible_name("Step 5 of 10")
    ada.page.reload()
    expect(ada.coach).to_contain_text("Everybody chooses a card in secret")
    expect(ada.progress).to_have_accessible_name("Step 5 of 10")
    ada.follow(5, BOUND + 1)

    ada.page.get_by_role("link", name=re.compile("home page")).click()
    going = ada.page.get_by_role("region", name="Your games")
    expect(going).to_contain_text("Your first lesson")
    going.get_by_role("link", name="Continue").click()
    expect(ada.coach).to_contain_text("A hint:")


def test_a_lesson_can_be_started_over(ada: Learner) -> None:
    ada.follow(0, 4)
    ada.coach.get_by_role("button", name="Start over").click()
    expect(ada.progress).to_have_accessible_name("Step 1 of 10")
    ada.follow(0, 2)


def test_a_stranger_can_learn_at_once(person: People) -> None:
    page = still(person()).open("/learn")
    expect(page.get_by_role("region", name="Your coach")).to_be_visible()
