"""What a typed line means."""

from __future__ import annotations

from pathlib import Path

import pytest

from foghorn.cli.commands import COMMANDS, Typed, help_page, names_of, read_line, why_not
from foghorn.core.chance import Seeded
from foghorn.core.errors import Unreadable
from foghorn.core.game import game_of, read_options
from foghorn.core.record import replay
from foghorn.core.table import Table
from foghorn.i18n.words import LANGUAGES, words_for

from . import Room, first_of_the_menu, lines, new_game, resume

GAME = game_of("what-the-fog")
MENU = ["pick 1", "pick 2", "swap sun"]
WORDS = words_for("en", "what-the-fog")


def understood(line: str, language: str = "en") -> Typed:
    return read_line(line, MENU, words_for(language, "what-the-fog"))


def test_a_number_is_the_action_on_that_line_of_the_menu() -> None:
    assert understood("2") == Typed("act", "pick 2")
    assert understood("why 3") == Typed("why", "swap sun")
    assert understood("0000000000002") == Typed("act", "pick 2")


@pytest.mark.parametrize("number", ["0", "4", "99999999999999999999", "0000000019", "1" * 5000, "0" * 5000])
def test_a_number_that_is_not_on_the_menu_is_unreadable(number: str) -> None:
    with pytest.raises(Unreadable) as raised:
        understood(number)
    assert raised.value.refusal.code == "no-such-number"


def test_an_empty_line_shows_the_table_again() -> None:
    assert understood("").kind == "board"


def test_commands_are_their_english_words_in_every_language() -> None:
    for language in LANGUAGES:
        for command in COMMANDS:
            assert understood(command, language).kind == command
            assert understood(command.upper(), language).kind == command


def test_a_language_has_words_of_its_own_for_commands() -> None:
    assert understood("waarom pick 1", "nl") == Typed("why", "pick 1")
    assert understood("règles", "fr").kind == "rules"
    assert understood("Zurück", "de").kind == "undo"


def test_no_word_calls_two_commands_or_hides_an_action() -> None:
    actions = {"pick", "place", "swap", "reveal", "discard", "advance", "pass", "return"}
    for language in LANGUAGES:
        words = words_for(language, "what-the-fog")
        names = [name for command in COMMANDS for name in names_of(command, words)]
        assert len(names) == len(set(names))
        assert not actions & set(names)
        assert all(name == name.casefold() for name in names)


def test_a_command_that_takes_nothing_leaves_longer_lines_to_the_game() -> None:
    assert understood("board P2.1 blue:C1") == Typed("act", "board P2.1 blue:C1")


def test_the_words_of_the_menu_may_be_the_readers_own() -> None:
    assert understood("swap zon", "nl") == Typed("act", "swap sun")
    assert understood("why swap soleil", "fr") == Typed("why", "swap sun")


def test_an_action_that_is_not_on_the_menu_may_be_in_the_readers_words_too() -> None:
    words = words_for("nl", "escape")
    assert read_line("rennen C4 B4", ["C4"], words, ["run C4 B4"]) == Typed("act", "run C4 B4")
    assert read_line("Rennen c4 b4", ["C4"], words, ["run C4 B4"]) == Typed("act", "run C4 B4")
    assert read_line("rennen C4 B5", ["C4"], words, ["run C4 B4"]) == Typed("act", "rennen C4 B5")


def test_what_is_no_command_goes_to_the_game_as_it_was_typed() -> None:
    assert understood("save the day") == Typed("save", "the day")
    assert understood("hello there") == Typed("act", "hello there")


def test_why_explains_what_is_illegal_unreadable_and_allowed() -> None:
    table = Table(GAME, read_options(GAME, {"players": 2}), Seeded(1), ["Ada", "Bo"])
    seat = table.state.waiting()[0]
    assert "pick 1" in why_not(table, seat, "pick 1", WORDS)
    assert why_not(table, seat, "place 2", WORDS).endswith("(§3.1)")
    assert why_not(table, 1 - seat, "pick 1", WORDS).endswith("(§4.2)")
    assert "7" in why_not(table, seat, "pick 7", WORDS)


def test_help_names_every_command() -> None:
    page = help_page(len(MENU), MENU, WORDS)
    assert page.row_count == len(COMMANDS) + 3


@pytest.fixture
def room(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Room:
    return Room(tmp_path, monkeypatch, capsys)


def test_undo_takes_a_placement_back_and_never_a_pick(room: Room) -> None:
    """Day 3's second part asks for a swap (§1.4): until then the placement can be taken back."""
    assert room.play(new_game(humans=2), lines("", "1", "undo", "place 3", "undo", "place 3")) == 0
    record = room.left()
    assert [(entry.kind, entry.action) for entry in record.entries] == [
        ("act", "pick 1"),
        ("act", "place 3"),
        ("undo", ""),
        ("act", "place 3"),
    ]
    assert room.printed().count(WORDS.say("refused-nothing-to-undo")) == 1
    assert replay(record).state.waiting() == [record.entries[0].seat]


def test_commands_answer_and_change_nothing(room: Room) -> None:
    typed = ["why", "why place 2", "help", "rules", "save", "log", "hand", "", "nonsense", "77", "lang xx", "lang nl"]
    assert room.play(new_game(), lines("1", *typed)) == 0
    printed = room.printed()
    assert "RULES" in printed
    assert "nonsense" in printed
    assert WORDS.say("refused-no-such-number", given="77", most=4) in printed
    assert str(room.games) in printed
    assert words_for("nl").say("play-hint") in printed
    assert sum(entry.by == "person" for entry in room.left().entries) == 1


def test_a_copy_is_saved_once_and_then_refused(room: Room, tmp_path: Path) -> None:
    copy = tmp_path / "my copy.jsonl"
    room.play(new_game(), lines("1", f"save {copy}", "1", f"save {copy}"))
    printed = room.printed()
    assert WORDS.say("play-copied", file=str(copy)) in printed
    assert WORDS.say("error-save-exists", file=str(copy)) in printed
    assert room.play(resume(copy), first_of_the_menu) is None
