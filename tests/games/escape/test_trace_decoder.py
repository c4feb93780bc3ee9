"""Reading a trace backwards: the draws and the choices that a line tells of."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from foghorn.core.chance import Chance, Seeded
from foghorn.core.errors import Unreadable
from foghorn.games.escape import GAME
from foghorn.games.escape.events import (
    BeachLaidOut,
    FogMoved,
    IslanderSelected,
    Moved,
    TurnEnded,
    events_of,
    opening_of,
    shown_to,
)
from foghorn.games.escape.notation import text_of
from foghorn.games.escape.options import EscapeOptions
from foghorn.games.escape.state import EscapeState
from foghorn.games.escape.trace_decoder import acts_of, draws_of
from tests.games.traces import Noting

from .tables import Standing, Who, do, legal, position

TABLES = (
    EscapeOptions(players=2, board="small", fog_uncertainty="abc"),
    EscapeOptions(players=3, board="small", first_game=True),
    EscapeOptions(players=5, fog_uncertainty="ab"),
)


def opened(options: EscapeOptions, seed: int) -> tuple[EscapeState, BeachLaidOut, list[int]]:
    chance = Noting(seed)
    state = GAME.start(options, chance)
    (laid_out,) = opening_of(state)
    assert isinstance(laid_out, BeachLaidOut)
    return state, laid_out, chance.draws


@pytest.mark.parametrize("options", TABLES)
@pytest.mark.parametrize("seed", range(8))
def test_the_draws_of_the_opening_are_read_off_its_lines(options: EscapeOptions, seed: int) -> None:
    """§3.2: a trace tells where obstacles are, not in which order, nor how often a row was laid anew."""
    state, laid_out, _ = opened(options, seed)
    started = GAME.started(options, ["x"] * options.players, state)
    again = GAME.start(options, Repeating([*draws_of(options, started), *draws_of(options, laid_out)]))
    assert opening_of(again) == [laid_out]
    assert again.starter == state.starter


class Repeating(Chance):
    """Draws written out; there must be just enough."""

    def __init__(self, draws: list[int]) -> None:
        self.draws = iter(draws)

    def below(self, n: int) -> int:
        draw = next(self.draws)
        assert 0 <= draw < n
        return draw


def changed(**fields: Any) -> BeachLaidOut:
    _, laid_out, _ = opened(TABLES[0], 1)
    return msgspec.structs.replace(laid_out, **fields)


def other_people(count: int) -> list[Any]:
    _, laid_out, _ = opened(TABLES[1], 1)
    return laid_out.islanders[:count]


def with_cell(cell: str) -> list[Any]:
    _, laid_out, _ = opened(TABLES[0], 1)
    first, *rest = laid_out.islanders
    return [msgspec.structs.replace(first, cell=cell), *rest]


@pytest.mark.parametrize(
    ("line", "code"),
    [
        (lambda: changed(area_points=[6, 5, 4]), "area-points-wrong"),
        (lambda: changed(area_points=[7, 5, 4, 2]), "area-points-wrong"),
        (lambda: changed(fog_deck=["A"] * 9), "fog-deck-wrong"),
        (lambda: changed(fog_deck=None), "trace-hides"),
        (lambda: shown_to(changed(), 0), "trace-hides"),
        (lambda: changed(islanders=with_cell("Z1")), "people-do-not-add-up"),
        (lambda: changed(islanders=[*with_cell("I1"), *with_cell("I1")]), "people-do-not-add-up"),
    ],
)
def test_an_opening_that_no_draw_can_give_is_refused(line: Any, code: str) -> None:
    """§3.2, §3.3, §10.6"""
    with pytest.raises(Unreadable, match=code):
        draws_of(TABLES[0], line())


def test_too_few_left_out_are_refused() -> None:
    """§2.2"""
    _, laid_out, _ = opened(TABLES[1], 1)
    with pytest.raises(Unreadable, match="people-do-not-add-up"):
        draws_of(TABLES[1], msgspec.structs.replace(laid_out, islanders=other_people(20)))


CROWD: Standing = {
    "E6": Who(0, icon="cross"),
    "D6": Who(1),
    "F2": Who(0, icon="squeeze"),
    "E2": Who(1),
    "C3": Who(0, icon="jump"),
    "C4": Who(1),
    "C5": Who(1),
    "B4": Who(0, icon="push"),
    "A4": Who(1, icon="endurance"),
    "S4": [Who(1), Who(0, icon="endurance", spent=1)],
    "S5": Who(1),
    "P2.1": Who(0, kind="elder", tribe="blue"),
    "P2.2": Who(1),
    "blue:A3": Who(1, kind="elder"),
    "blue:B1": Who(0),
}


def crowd() -> EscapeState:
    return position(CROWD, obstacles=["B5", "A2", "D5", "C6", "E3", "D2"])


@pytest.mark.parametrize(
    "before",
    [[], ["jump+ C3 C4 C5"], ["run S4 S5"], ["run P2.1 P2.2"], ["run S4 S3"]],
    ids=["at rest", "stopped over", "passing", "on a pier", "spent"],
)
def test_every_movement_is_read_off_its_line(before: list[str]) -> None:
    """§5, §6.1, §7.2, §7.3: whatever is legal, its line tells the action and its seat."""
    state = do(crowd(), *before)
    for action in state.legal(0):
        after = state.clone(Seeded(1))
        after.apply(0, action)
        line = events_of(state, 0, action, after)[0]
        assert isinstance(line, Moved | TurnEnded)
        assert acts_of(state, line) == [(0, text_of(state, action))]


def test_lines_of_consequences_tell_of_no_choice() -> None:
    assert acts_of(crowd(), FogMoved(steps=1, to="A", lost=[])) == []
    assert acts_of(None, FogMoved(steps=1, to="A", lost=[])) == []
    assert acts_of(None, IslanderSelected(colour="orange", islander=1)) != []


@pytest.mark.parametrize(
    ("line", "code"),
    [
        (TurnEnded(colour="brown", mp_left=0, reason="chosen"), "no-such-colour"),
        (IslanderSelected(colour="orange", islander=99), "nobody-there"),
        (IslanderSelected(colour="orange", islander=0), "nobody-there"),
    ],
)
def test_a_line_about_nobody_is_refused(line: Any, code: str) -> None:
    with pytest.raises(Unreadable, match=code):
        acts_of(crowd(), line)


def test_the_crowd_can_do_a_bit_of_everything() -> None:
    """What the movements above were read off."""
    texts = set(legal(crowd())) | set(legal(do(crowd(), "run S4 S5"))) | set(legal(do(crowd(), "run S4 S3")))
    verbs = {text.split()[0] for text in texts} | {"bump" for text in texts if "bump" in text}
    moving = {"run", "swap", "push", "push+", "squeeze", "squeeze+", "cross", "cross+", "jump", "jump+", "endure"}
    assert verbs == moving | {"board", "shift", "bump", "end"}
