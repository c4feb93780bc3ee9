"""Actions and cells as words, and back."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from foghorn.core.chance import Seeded
from foghorn.core.errors import Unreadable
from foghorn.games.escape import GAME, notation
from foghorn.games.escape.actions import ACTIONS
from foghorn.games.escape.notation import cell_of, islander_at, parse_action, spot_of, text_of
from foghorn.games.escape.options import EscapeOptions
from foghorn.games.escape.state import EscapeState

from .tables import Standing, Who, do, legal, position

CROWD: Standing = {
    "C4": Who(0, icon="squeeze"),
    "B4": Who(1),
    "C5": Who(1),
    "A4": Who(0),
    "S4": [Who(1), Who(0)],
    "P2.1": Who(0),
    "blue:B1": Who(0),
    "blue:D": [Who(0), Who(1)],
}


def crowd() -> EscapeState:
    return position(CROWD, obstacles=["B5", "A3"])


@pytest.mark.parametrize(
    "text",
    [
        "end",
        "run C4 C3",
        "swap C4 C5",
        "push C4 C5",
        "push+ C4 C5 B6",
        "squeeze+ C4 A4",
        "cross C4 B5 A5",
        "jump C4 C5 C6",
        "jump+ C4 C5 B6",
        "run S4 S3",
        "board S4 black:D",
        "board P2.1 blue:D",
        "shift blue:B1 blue:B3",
        "shift blue:D/1 blue:B3",
    ],
)
def test_an_action_is_read_and_written_in_the_words_of_the_trace(text: str) -> None:
    state = crowd()
    assert text in legal(state)
    assert text_of(state, parse_action(state, text)) == text


@pytest.mark.parametrize(
    ("written", "meant"),
    [
        ("  END ", "end"),
        ("Run c4   c3", "run C4 C3"),
        ("board p2.1 BLUE:d", "board P2.1 blue:D"),
        ("run s4/2 s3", "run S4 S3"),
    ],
)
def test_spaces_and_capitals_do_not_matter(written: str, meant: str) -> None:
    state = crowd()
    assert text_of(state, parse_action(state, written)) == meant


UNREADABLE = {
    "": "no-such-action",
    "end now": "no-such-action",
    "fly C4 B4": "no-such-action",
    "run C4": "no-such-action",
    "select": "no-such-action",
    "select C3": "nobody-there",
    "run C9 C8": "no-such-cell",
    "run C3 C2": "nobody-there",
    "run S4/3 S3": "nobody-there",
    "run S4/0 S3": "nobody-there",
    "run S4/² S3": "nobody-there",
    "run C4 A4": "too-far",
    "swap C4 D4": "never-backward",
    "endure C4 D4": "never-backward",
    "swap C4 C5 C6": "no-such-action",
    "push+ C4 C5 B5": "push-angle",
    "push+ C4 C5 B6 A6": "no-such-action",
    "squeeze C4 C2": "no-squeeze-there",
    "squeeze C4 A4 S4": "no-such-action",
    "cross C4 B5": "no-such-action",
    "cross C4 B5 B4": "too-far",
    "jump C4 C5 B6": "jump-straight",
    "board P2.1 red:D": "boat-out-of-reach",
    "board P2.1 C4": "boat-out-of-reach",
    "shift blue:B1 red:B1": "not-that-boat",
    "shift P2.1 blue:B1": "not-that-boat",
    "shift blue:B1 blue:B3 blue:D": "no-such-action",
    "run S4 S3 bump": "no-such-action",
    "run S4 S3 bumb S5": "no-such-action",
    "run S4 S3 bump P2.1": "no-bump-there",
}


@pytest.mark.parametrize("text", UNREADABLE)
def test_what_is_no_action_is_refused_with_its_code(text: str) -> None:
    with pytest.raises(Unreadable) as refused:
        parse_action(crowd(), text)
    assert refused.value.refusal.code == UNREADABLE[text]


def test_every_code_of_the_notation_has_an_example() -> None:
    codes = set(re.findall(r'Unreadable\("([a-z-]+)"', Path(notation.__file__).read_text("utf-8")))
    assert codes == set(UNREADABLE.values())


def test_where_several_are_the_last_to_arrive_is_the_plain_cell() -> None:
    """§6.2, §6.5"""
    state = crowd()
    under, upper = (islander_at(state, text) for text in ("S4/1", "S4"))
    assert (spot_of(state, under), spot_of(state, upper)) == ("S4/1", "S4")
    assert islander_at(state, "S4/2") == upper


def test_who_stops_over_is_the_plain_cell_while_it_is_there() -> None:
    """§5.1"""
    state = do(crowd(), "squeeze+ C4 A4")
    assert all(text.split()[1] == "A4" for text in legal(state))
    assert spot_of(state, islander_at(state, "A4/1")) == "A4/1"


def test_a_bump_names_the_new_cell_of_who_is_bumped() -> None:
    """§6.4"""
    state = do(position({"A4": Who(0), "S4": Who(1)}), "run A4 S4")
    assert {"run S4 S3 bump A4", "board S4 black:D bump S5", "run S4 P2.1 bump S3"} <= set(legal(state))


def test_every_legal_action_of_a_game_prints_and_parses_itself() -> None:
    state, choose = GAME.start(EscapeOptions(players=4, board="small"), Seeded(3)), Seeded(3, 1)
    while not state.over():
        actions = state.legal(state.turn())
        texts = [text_of(state, action) for action in actions]
        assert [parse_action(state, text) for text in texts] == actions
        assert len(set(texts)) == len(texts)
        assert max(actions) < ACTIONS
        state.apply(state.turn(), actions[choose.below(len(actions))])


def test_a_cell_that_does_not_exist_is_named_in_the_refusal() -> None:
    """§1.1"""
    with pytest.raises(Unreadable) as refused:
        cell_of(crowd(), "K1")
    assert (refused.value.refusal.rule, refused.value.refusal.facts) == ("1.1", {"given": "K1"})
