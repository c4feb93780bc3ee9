"""The FOG — Escape from Paradise on paper: everything is there, and nothing runs over the edge."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest
from rich.cells import cell_len
from rich.console import Console
from rich.text import Text

from foghorn.core.chance import Seeded
from foghorn.games.escape import board as place
from foghorn.games.escape.terminal.paint import glyph, standing
from foghorn.games.escape.view import EscapeView
from foghorn.games.escape.words import ICONS, KINDS, TRIBES
from foghorn.i18n.words import LANGUAGES, Words, words_for
from foghorn.terminal.board import board_of

from . import ESCAPE, NAMES, TABLES, walk

pytestmark = pytest.mark.compiled_only

BOARD = board_of("escape")
EVERY = 30  # choices from one look to the next


def drawn(view: EscapeView, words: Words, width: int = 80) -> list[str]:
    text = BOARD.draw(view, words, NAMES, width)
    assert isinstance(text, Text)
    return text.plain.splitlines()


def looks(options: dict[str, Any]) -> list[EscapeView]:
    """What the seat to move sees, now and then and at the end."""
    moments = []
    for table, _ in walk(options):
        if table.seq % EVERY == 0 or table.state.over():
            moments.append(ESCAPE.view(table.state, None if table.state.over() else table.state.turn()))
    return moments


@pytest.mark.parametrize("options", TABLES, ids=str)
def test_no_line_is_wider_than_the_terminal_in_any_language(options: dict[str, Any]) -> None:
    for view in looks(options):
        for language in LANGUAGES:
            for width in (80, 100, 140, 200):
                lines = drawn(view, words_for(language, "escape"), width)
                assert [line for line in lines if cell_len(line) > width] == []


def test_a_drawing_is_the_same_in_colour() -> None:
    view = ESCAPE.view(ESCAPE.start(ESCAPE.options(players=4), Seeded(1)), 0)
    plain = drawn(view, words_for("en", "escape"))
    console = Console(width=80, force_terminal=True, color_system="truecolor", emoji=False)
    with console.capture() as captured:
        console.print(BOARD.draw(view, words_for("en", "escape"), NAMES, 80))
    assert "\x1b[" in captured.get()
    assert Text.from_ansi(captured.get()).plain.splitlines() == plain


def row_of(lines: list[str], name: str) -> str:
    """The line of the map that begins with that letter."""
    (found,) = (line for line in lines if line.split()[:1] == [name] and line.rstrip()[-2:-1] == "−")
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_hex_shows_its_number_and_who_or_what_is_on_it(language: str) -> None:
    words = words_for(language, "escape")
    for view in looks({"players": 4, "board": "small"}):
        lines, there = drawn(view, words), standing(view)
        rows = place.board_of(view.board).rows
        names = [row.name for row in rows]
        closed = names[: names.index(view.fog) + 1] if view.fog in names else []
        for row in rows[:-1]:
            line = row_of(lines, row.name)
            if row.name in closed:
                assert set(line) <= set(f"{row.name} ≋♣−123")
                continue
            for number in range(1, len(row.hexes) + 1):
                cell = f"{row.name}{number}"
                shown = "▒▒▒▒" if cell in view.obstacles else " ·"
                assert f"{number}{glyph(there[cell][-1], words).plain if cell in there else shown}" in line


def test_boats_show_who_sits_where_and_whose_seats_are_free() -> None:
    words = words_for("en", "escape")
    view = looks({"players": 2, "board": "small"})[-1]
    there = standing(view)
    lines = drawn(view, words)
    blue = next(line for line in lines if line.startswith("│blue"))
    seated = [islander for cell in there if cell.startswith("blue:") for islander in there[cell]]
    assert len(seated) > 3
    for islander in seated:
        code = glyph(islander, words).plain
        assert code[:2] + code[3] in blue
    free = msgspec.structs.replace(
        view, islanders=[each for each in view.islanders if not (each.cell or "").startswith("blue:")]
    )
    blue = next(line for line in drawn(free, words) if line.startswith("│blue"))
    assert [cell.split() for cell in blue.split("│")[3:6]] == [["E", "C", "E"], ["S", "W", "S"], ["T", "W", "T"]]


def test_who_lies_under_whom_is_told() -> None:
    words = words_for("en", "escape")
    view = looks({"players": 2, "board": "small"})[0]
    first, second = (msgspec.structs.replace(view.islanders[at], cell="S3", order=at + 1, lost=None) for at in (0, 1))
    view = msgspec.structs.replace(view, islanders=[first, second, *view.islanders[2:]])
    told = f"S3 {glyph(first, words).plain}/{glyph(second, words).plain}"
    lines = drawn(view, words)
    assert any(told in line for line in lines)
    assert any(f"{glyph(second, words).plain}²" in line for line in lines)


def test_every_colours_points_and_movement_points_are_on_the_table() -> None:
    words = words_for("en", "escape")
    for view in looks({"players": 3, "board": "small"}):
        lines = drawn(view, words)
        for colour in view.colours:
            mine = next(line for line in lines if line.startswith("│") and NAMES[colour.seat] in line)
            assert mine.rstrip("│ ").endswith(str(colour.score.total).replace("-", "−"))
            assert (f"{view.mp} MP" in mine) == (view.phase == "move" and colour.colour == view.active)


@pytest.mark.parametrize("language", LANGUAGES)
def test_letters_tell_tribes_types_and_icons_apart_without_colour(language: str) -> None:
    words = words_for(language, "escape")
    for family in (TRIBES, KINDS, ICONS):
        letters = [words.say(f"letter-{name}") for name in family]
        assert len(set(letters)) == len(family)
        assert {cell_len(letter) for letter in letters} == {1}


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_stands_in_a_narrow_place_is_short(language: str) -> None:
    words = words_for(language, "escape")
    heads = ("ashore", "aboard", "own-boat", "missing", "areas", "lost", "bonus", "crew")
    assert [head for head in heads if cell_len(words.say(f"board-{head}")) > 5] == []
    assert [tribe for tribe in TRIBES if cell_len(words.say(f"word-{tribe}")) > 7] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rules_have_every_section(language: str) -> None:
    console = Console(width=80)
    with console.capture() as captured:
        console.print(BOARD.rules(words_for(language, "escape")))
    page = captured.get()
    for number in ("§1.1", "§2.3", "§3.6", "§4.3", "§5 ", "§5.3", "§6.6", "§7.5", "§8.6", "§9.4", "§10.7"):
        assert number in page
