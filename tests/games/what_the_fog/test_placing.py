"""Placing tokens and what the parts ask for (§3); more positions are in positions/placing.toml and actions.toml."""

from __future__ import annotations

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from foghorn.core.chance import Seeded
from foghorn.core.entry import Entry
from foghorn.core.errors import Illegal
from foghorn.core.table import Table
from foghorn.games.what_the_fog import GAME
from foghorn.games.what_the_fog.description import describe
from foghorn.games.what_the_fog.notation import TEXTS, Phase
from foghorn.games.what_the_fog.options import WhatTheFogOptions

from .tables import do, legal, position
from .test_data import LAYOUT

PARTS = [(day, part) for day in LAYOUT for part in range(1, 5)]


@pytest.mark.parametrize(("day", "part"), PARTS, ids=[f"day-{day}-part-{part}" for day, part in PARTS])
def test_a_token_triggers_what_its_part_asks_for_and_nothing_else(day: int, part: int) -> None:
    """§1.4, §3.5, §3.6, §3.7: the action first, then the prediction of a fourth part, else the next turn."""
    days = [""] * 7
    days[day - 1] = "sun " * (part - 1)
    state = position(round=4, phase="place", held="rain", active=1, days=days, hands=["sun", "fog", "snow"])
    do(state, f"1 place {day}")
    action = LAYOUT[day][part - 1]
    expected = {"swap": ("swap", [1]), "reveal": ("reveal", [0, 1, 2]), None: ("pick", [2])}[action]
    if action is None and part == 4:
        expected = ("predict", [1])
    assert (describe(state).phase, state.waiting()) == expected
    assert describe(state).days[day - 1] == [("sun", "rain")] * (part - 1) + [("rain", "snow")]


def table(seed: int) -> Table:
    return Table(GAME, WhatTheFogOptions(players=2), Seeded(seed), ["a", "b"])


def act(table: Table, text: str, kind: str = "act") -> None:
    seat = table.state.waiting()[0]
    table.fold(Entry(table.seq + 1, "", seat, "undo" if kind == "undo" else "act", text, "person", 0.0))


def test_a_pick_cannot_be_taken_back() -> None:
    """§3.1"""
    game = table(1)
    act(game, "pick 2")
    seat = game.state.waiting()[0]
    assert not game.can_undo(seat)
    with pytest.raises(Illegal, match="nothing-to-undo"):
        act(game, "", "undo")


def test_a_placement_that_asks_its_player_to_swap_can_still_be_taken_back() -> None:
    """§3.1, §3.5: nothing hidden was shown yet."""
    game = table(1)
    for text in ("pick 1", "place 1", "pick 1"):
        act(game, text)
    before = describe_table(game)
    act(game, "place 3")
    assert legal_texts(game)[0].startswith("swap")
    assert game.can_undo(game.state.waiting()[0])
    act(game, "", "undo")
    assert describe_table(game) == before


def test_a_swap_cannot_be_taken_back() -> None:
    """§3.5: it shows a card."""
    game = table(1)
    for text in ("pick 1", "place 3"):
        act(game, text)
    act(game, legal_texts(game)[0])
    assert not any(game.can_undo(seat) for seat in (0, 1))


def test_a_placement_stands_once_the_next_player_may_choose() -> None:
    """§3.1"""
    game = table(1)
    for text in ("pick 1", "place 4"):
        act(game, text)
    assert not any(game.can_undo(seat) for seat in (0, 1))


def test_a_placement_stands_once_everybody_must_reveal() -> None:
    """§3.6"""
    game = table(1)
    for text in ("pick 1", "place 2", "pick 2", "place 2"):
        act(game, text)
    assert len(game.state.waiting()) == 2
    assert not any(game.can_undo(seat) for seat in (0, 1))


def test_a_secret_choice_can_be_taken_back_until_all_have_chosen() -> None:
    """§3.6"""
    game = table(1)
    for text in ("pick 1", "place 2", "pick 2", "place 2"):
        act(game, text)
    first = game.state.waiting()[0]
    before = describe_table(game)
    act(game, legal_texts(game)[0])
    assert game.can_undo(first)
    game.fold(Entry(game.seq + 1, "", first, "undo", "", "person", 0.0))
    assert describe_table(game) == before
    act(game, legal_texts(game)[0])
    act(game, legal_texts(game)[0])
    assert not any(game.can_undo(seat) for seat in (0, 1))


def test_a_prediction_cannot_be_taken_back_once_the_next_player_may_predict() -> None:
    """§4.1"""
    game = table(1)
    for text in ("pick 1", "place 4", "pick 2", "place 4"):
        act(game, text)
    for _ in range(2):
        act(game, legal_texts(game)[0])
    act(game, "pick 3")
    act(game, "place 4")
    placer = game.state.waiting()[0]
    assert legal_texts(game) == ["pass", "advance"]
    assert game.can_undo(placer), "the placement itself, before the prediction"
    act(game, "advance")
    assert not game.can_undo(placer)


def describe_table(game: Table) -> object:
    return GAME.describe(game.state)  # type: ignore[arg-type]  # a table does not know whose state it has


def legal_texts(game: Table) -> list[str]:
    return [TEXTS[action] for action in game.state.legal(game.state.waiting()[0])]


def test_only_the_active_player_has_a_choice_while_placing() -> None:
    """§3.1, §3.5"""
    for phase in ("pick", "place", "swap"):
        state = position(phase=phase, held="sun", active=1, hands=["sun", "rain", "fog"])
        assert [bool(legal(state, seat)) for seat in range(3)] == [False, True, False]
        assert (state.waiting(), state.turn()) == ([1], 1)


def test_turn_names_the_first_seat_that_must_still_choose_a_card() -> None:
    """§3.6, §5.1"""
    for phase in ("reveal", "discard"):
        state = position(phase=phase, hands=["sun", "", "rain", "fog"], chosen=["sun", "", "", ""])
        assert state.turn() == 2
        assert state.waiting() == [2, 3]
        assert [bool(legal(state, seat)) for seat in range(4)] == [False, False, True, True]


@pytest.mark.parametrize("phase", ["pick", "place", "swap", "reveal", "predict", "discard", "over"])
def test_moves_are_the_legal_actions_on_whatever_paper_they_are_written(phase: Phase) -> None:
    state = position(phase=phase, piles=["sun", "sun", "sun"], held="sun", round=4)
    for seat in (0, 1):
        paper = vec[i64]([99] * state.most_moves())
        count = state.moves(seat, paper)
        assert list(paper)[:count] == state.legal(seat)
        assert set(list(paper)[count:]) <= {99}


def test_no_seat_ever_has_more_moves_than_there_are_actions() -> None:
    assert position().most_moves() == 31
