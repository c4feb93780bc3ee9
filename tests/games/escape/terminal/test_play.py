"""The FOG — Escape from Paradise at the keyboard."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from foghorn.cli.play import Request
from foghorn.cli.replay import Reader, read_story
from foghorn.cli.screen import Screen, TimeOver
from foghorn.core.audit import audit
from foghorn.i18n.words import words_for
from foghorn.simulation.series import Series, play_batch
from tests.cli import Room, lines, trace_in

pytestmark = pytest.mark.compiled_only

WORDS = words_for("en", "escape")


@pytest.fixture
def room(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Room:
    room = Room(tmp_path, monkeypatch, capsys)
    room.use_real_board()
    return room


def new_game(**more: Any) -> Request:
    return Request("escape", {"players": 2, "board": "small"}, bots=("random",), **({"seed": 4} | more))


def selected(count: int) -> list[str]:
    """Open the first row, take its first islander, so many times."""
    return ["1"] * 2 * count


def test_a_whole_game_through_pipes_ends_with_a_winner_and_passes_the_audit(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "foghorn", "play", "escape", "--players", "2", "--board", "small"]
    done = subprocess.run(
        [*command, "--bots", "random", "--seed", "4", "--lang", "en"],
        input="1\n" * 2000,
        capture_output=True,
        text=True,
        timeout=120,
        env=os.environ | {"FOGHORN_DATA": str(tmp_path), "COLUMNS": "80", "PYTHONIOENCODING": "utf-8"},
    )
    assert (done.returncode, done.stderr) == (0, "")
    assert " points!" in done.stdout
    assert [line for line in done.stdout.splitlines() if len(line) > 80 and "finished" not in line] == []
    (save,) = (tmp_path / "games" / "finished").iterdir()
    audit(trace_in(save).splitlines(keepends=True))


def test_a_cell_shows_its_movements_and_notation_moves(room: Room) -> None:
    room.play(new_game(), lines(*selected(16), "a4", "run A4 S4"))
    shown, moved = room.screens[-3:-1]
    assert "A4: blue tribal member, jump. You have 7 MP." in shown
    assert "[run A4 S4]" in shown
    assert "runs from A4 to S4 (1 MP)" in moved
    assert [entry.action for entry in room.left().entries if entry.by == "person"][-1] == "run A4 S4"


def test_looking_around_changes_nothing(room: Room) -> None:
    room.play(new_game(), lines(*selected(16), "B4", "S1", "C1", "why run A4 S4", "log", "help", "rules", "undo"))
    assert sum(entry.by == "person" for entry in room.left().entries) == 16
    page = room.printed()
    for sentence in (
        WORDS.say("refused-obstacle-there", cell="B4"),
        WORDS.say("refused-nobody-there", cell="S1"),
        WORDS.say("play-allowed", action="run A4 S4"),
        WORDS.say("refused-nothing-to-undo"),
    ):
        assert " ".join(sentence.split()) in " ".join(page.split())


def test_a_movement_is_taken_back_and_a_selection_is_not(room: Room) -> None:
    room.play(new_game(), lines(*selected(1), "undo", *selected(15), "run A4 S4", "undo"))
    entries = room.left().entries
    assert [entry.kind for entry in entries if entry.by == "person"] == ["act"] * 17 + ["undo"]


def test_the_words_of_an_action_may_be_the_readers_own(room: Room) -> None:
    room.play(new_game(language="nl"), lines(*selected(16), "rennen A4 S4"))
    assert room.left().entries[-1].action == "run A4 S4"


def test_nothing_is_covered_where_everything_is_open(room: Room) -> None:
    room.play(new_game(humans=2, names=("Ada", "Bo")), lines(*selected(6)))
    page = room.printed()
    for name in ("Ada", "Bo"):
        assert f"{name}, select an islander" in page
        assert WORDS.say("play-hand-over", name=name) not in page


def test_an_hourglass_ends_the_turn_of_who_takes_too_long(room: Room) -> None:
    """§10.1"""
    hourglass = WORDS.say("play-hourglass", seconds=40)
    late = iter(range(2))

    def answer() -> str:
        if hourglass in room.screens[-1] and next(late, None) is not None:
            raise TimeOver
        return "quit" if hourglass in room.screens[-1] else "1"

    request = Request("escape", {"players": 2, "board": "small", "hourglass": 40}, bots=("random",), seed=4)
    room.play(request, answer)
    ran_out = [entry for entry in room.left().entries if entry.kind == "timeout"]
    assert [(entry.seat, entry.action, entry.by) for entry in ran_out] == [(0, "timeout", "clock")] * 2
    assert "has run out of time and loses 7 MP" in " ".join(room.printed().split())


def test_replay_goes_from_round_to_round(tmp_path: Path) -> None:
    trace = tmp_path / "trace.jsonl"
    series = Series(game="escape", options={"players": 2, "board": "small"}, seed=5, games=1, trace=True)
    trace.write_bytes(play_batch(series, range(1)).trace)
    story = read_story(str(trace), 1)
    reader = Reader(story, WORDS, Screen())
    rounds = []
    while reader.at + 1 < len(story.moments):
        reader.follow(["r"])
        rounds.append(story.game.view(story.moments[reader.at].state, None).round)
    assert rounds[:-1] == list(range(1, len(rounds)))
    assert len(rounds) > 5
