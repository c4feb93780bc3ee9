"""Bad days on the beach: whatever goes wrong in the middle of a turn, nobody loses more than a moment."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.beach import GAP, Islanders, seated
from tests.browser.conftest import People
from tests.browser.driving import Game, started
from tests.browser.playing import still
from tests.browser.proxy import Cable
from tests.browser.serving import ServerHere
from tests.browser.sockets import between

STOP_OVER = re.compile(r"^(squeeze|cross|jump)\+")
HOURGLASS = 40  # seconds


def test_two_of_six_lose_the_network_in_a_stop_over_and_come_back_to_the_same_question(
    person: People, base: str
) -> None:
    with Cable(base) as cable:
        ada, bo = (still(person(name, base=cable.base)) for name in ("Ada", "Bo"))
        with started(ada, 6, (bo, "Cas", "Dee", "Eve", "Flo"), game="escape", options={"level": "expert"}) as game:
            stop_over(game)
        beaches = [Islanders(someone) for someone in (ada, bo)]
        for each in beaches:
            each.person.forgive("WebSocket|ERR_")
            each.person.open(f"/t/{game.table}")
            each.says("must go on")
        mover = beaches[0]
        expect(mover.goals.first).to_be_visible()
        questions = [each.sentence.inner_text() for each in beaches]

        cable.pull()
        for each in beaches:
            expect(lost(each)).to_be_visible()
        assert [each.sentence.inner_text() for each in beaches] == questions
        cable.plug()
        for each in beaches:
            expect(lost(each)).to_be_hidden()
        assert [each.sentence.inner_text() for each in beaches] == questions
        expect(mover.button("End turn")).to_be_disabled()

        cell = mover.goals.last.get_attribute("data-cell") or ""
        mover.touch(cell)
        mover.touch(cell)
        for each in beaches:
            expect(each.place(cell)).to_have_accessible_name(re.compile("one of yours" if each is mover else "of Ada"))
            expect(each.sentence).not_to_contain_text("must go on")


def stop_over(game: Game) -> None:
    """Play until somebody of the first chair's has stopped over where they cannot stay."""
    game.play(lambda game: bool(game.view["phase"] == "move"))
    action = ""
    while not action:
        asked = next(at for at in range(len(game.chairs)) if game.asked(at))
        legal = [each["action"] for each in game.chairs[asked].frame["legal"]]
        if asked == 0:
            action = next(filter(STOP_OVER.match, legal), "")
        seq = game.chairs[asked].act(action or "end")
        for each in game.chairs:
            each.hear_to(seq)


def lost(beach: Islanders) -> Locator:
    return beach.page.get_by_text("Lost in the fog for a moment")


def test_a_reload_between_a_push_and_the_end_of_its_way_loses_nothing(person: People) -> None:
    ada = seated(person("Ada"), **GAP)
    on_the_second_choice(ada, "null")  # it never arrives
    ada.touch("E4")
    ada.touch("F2")
    ada.says("Push, run to F2: 3 MP, 6 left.")
    ada.touch("F2")
    expect(ada.place("E3")).to_have_accessible_name(re.compile("blue chief"))

    ada.page.reload()
    ada.says("You have 7 MP")
    expect(ada.place("E3")).to_have_accessible_name(re.compile("blue chief"))
    expect(ada.place("E2")).to_have_accessible_name(re.compile("black chief"))
    ada.touch("E3")
    ada.touch("F2")
    ada.says("Run to F2: 1 MP, 6 left.")
    ada.touch("F2")
    expect(ada.place("F2")).to_have_accessible_name(re.compile("blue chief"))
    ada.button("Start my turn again").click()
    ada.says("You have 9 MP")
    expect(ada.place("E3")).to_have_accessible_name(re.compile("black chief"))


def test_a_way_that_is_refused_half_way_stops_there_and_says_so(person: People) -> None:
    ada = seated(person("Ada"), **GAP)
    on_the_second_choice(ada, "({...message, action: 'run E3 A1'})")
    ada.touch("E4")
    ada.touch("F2")
    ada.says("Push, run to F2")
    ada.touch("F2")
    ada.says("It goes no further than this")
    expect(ada.place("E3")).to_have_accessible_name(re.compile("blue chief"))
    ada.touch("F2")
    ada.says("Run to F2: 1 MP, 6 left.")


def on_the_second_choice(beach: Islanders, change: str) -> None:
    """Change the second choice that the page sends from now on, in JavaScript; what becomes null gets lost."""
    counted = "sessionStorage.choices = Number(sessionStorage.choices ?? 0) + 1"  # also over a reload
    second = f"message.type === 'act' && ({counted}) === 2"
    between(beach.page, outgoing=f"(message) => {second} ? {change} : message")
    beach.page.reload()
    expect(beach.able.first).to_be_visible()


@pytest.fixture
def server(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[ServerHere]:
    server = ServerHere(tmp_path, monkeypatch)
    with server.running():
        yield server


# The server comes before the people, so that it goes after them: no page looks for one that has gone.
def test_an_hourglass_that_runs_out_takes_the_ghost_away_and_says_so(server: ServerHere, person: People) -> None:
    ada = seated(person("Ada", base=server.base), **GAP, hourglass=HOURGLASS)
    ada.touch("E4")
    ada.touch("C4")
    ada.says("Run × 2 to C4")
    server.later(HOURGLASS, ada.page.url.rsplit("/", 1)[1])
    ada.says("Time is up: your turn has ended.")
    expect(ada.place("E4")).to_have_accessible_name(re.compile("blue chief"))
    expect(ada.button("Go")).to_be_hidden()
    expect(ada.lit).to_have_count(0)

    # The next turn has all its time, and can be played at once.
    ada.touch("E3")
    ada.says("Where to with the black chief?")
