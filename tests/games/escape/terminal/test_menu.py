"""A hundred actions, a few lines at a time."""

from __future__ import annotations

from typing import Any

import pytest
from rich.cells import cell_len

from foghorn.core.table import Table
from foghorn.games.escape.terminal.paint import spots
from foghorn.games.escape.view import EscapeView
from foghorn.i18n.words import LANGUAGES, words_for
from foghorn.terminal.board import Menu, board_of

from . import ESCAPE, TABLES, walk

pytestmark = pytest.mark.compiled_only

BOARD = board_of("escape")
WORDS = words_for("en", "escape")
LONGEST = 30


def seen(table: Table) -> tuple[EscapeView, Any]:
    seat = table.state.turn()
    return ESCAPE.view(table.state, seat), ESCAPE.choices(table.state, seat)


def opened(table: Table, typed: str, language: str = "en") -> Menu | None:
    view, legal = seen(table)
    return BOARD.menu(view, legal, words_for(language, "escape"), typed)


def lines_of(table: Table, typed: str) -> list[str]:
    menu = opened(table, typed)
    assert menu is not None
    return [line.typed for line in menu.lines]


@pytest.mark.parametrize("options", TABLES, ids=str)
def test_the_menus_offer_every_legal_action_once_and_no_other(options: dict[str, Any]) -> None:
    for table, _ in walk(options):
        if table.state.over() or table.seq % 5:
            continue
        legal = [choice.action for choice in seen(table)[1]]
        offered: list[str] = []
        for typed in lines_of(table, ""):
            further = lines_of(table, typed) if typed not in legal else [typed]
            assert 0 < len(further) <= LONGEST
            offered += further
        assert sorted(offered) == sorted(legal)


@pytest.mark.parametrize("language", LANGUAGES)
def test_menu_lines_fit_80_columns(language: str) -> None:
    for table, _ in walk({"players": 3}):
        if table.state.over() or table.seq % 7:
            continue
        first = opened(table, "", language)
        assert first is not None
        menus = [first, *(opened(table, line.typed, language) for line in first.lines)]
        lines = [line.said for menu in menus if menu is not None for line in menu.lines]
        assert [line for line in lines if cell_len(line) > 75] == []


def test_a_cell_tells_who_is_there_whoever_it_belongs_to() -> None:
    told: dict[str, set[str]] = {"own": set(), "stuck": set(), "other": set()}
    for table, _ in walk({"players": 2, "board": "small"}):
        if table.state.over():
            break
        view, legal = seen(table)
        if view.phase != "move" or table.seq % 5:
            continue
        movable = {choice.islander for choice in legal}
        people = {islander.islander: islander for islander in view.islanders}
        for number, spot in spots(view).items():
            islander = people[number]
            menu = opened(table, spot.lower())
            assert menu is not None
            assert menu.title.startswith(f"{spot}: {islander.tribe}")
            whose = "own" if number in movable else "stuck" if islander.colour == view.active else "other"
            told[whose].add(menu.title.split(". ")[-1])
            assert bool(menu.lines) == (whose == "own")
    assert told["stuck"] == {"They cannot move now."}
    assert "They belong to ■ yellow." in told["other"]
    assert "You have 7 MP." in told["own"]


def test_a_cell_with_nobody_says_so_and_anything_else_is_an_action() -> None:
    table, _ = next(walk({"players": 2, "board": "small"}))
    view, _ = seen(table)
    obstacle = view.obstacles[0]
    assert opened(table, obstacle) == Menu(WORDS.say("refused-obstacle-there", cell=obstacle), [])
    assert opened(table, "s3") == Menu(WORDS.say("refused-nobody-there", cell="S3"), [])
    assert opened(table, "BLUE:c1") == Menu(WORDS.say("refused-nobody-there", cell="blue:C1"), [])
    assert opened(table, "Z9") is None
    assert opened(table, "select C1") is None


def test_a_row_lists_those_who_are_still_free() -> None:
    table, _ = next(walk({"players": 2, "board": "small"}))
    view, _ = seen(table)
    in_row = [each.cell for each in view.islanders if (each.cell or "")[0] == "B"]
    assert sorted(lines_of(table, "b")) == sorted(f"select {cell}" for cell in in_row)


def test_whoever_must_go_on_is_asked_at_once() -> None:
    for table, _ in walk({"players": 3}):
        if table.state.over():
            break
        view, legal = seen(table)
        if view.pending in ("running-on", "stopped-over"):
            assert sorted(lines_of(table, "")) == sorted(choice.action for choice in legal)
            asked = BOARD.prompt(view, WORDS, ["Ada", "Bo", "Cy"])
            assert "must go on now" in asked
            return
    pytest.fail("nobody ever stopped over")
