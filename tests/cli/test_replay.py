"""`foghorn replay`: every position of a written game, forward and back."""

from __future__ import annotations

import io
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from foghorn.bots.bot import bot_of
from foghorn.cli.app import main
from foghorn.cli.replay import Reader, read_story
from foghorn.cli.saves import SaveFile, SaveHeading
from foghorn.cli.screen import Screen
from foghorn.core.chance import Seeded
from foghorn.core.entry import Entry
from foghorn.core.errors import BadOption, InvalidFile
from foghorn.core.game import game_of, read_options
from foghorn.core.record import SeededDeal
from foghorn.core.table import Table
from foghorn.i18n.words import LANGUAGES, words_for
from foghorn.simulation.series import Series, play_batch

GAME = game_of("what-the-fog")


@pytest.fixture(scope="module")
def trace(tmp_path_factory: pytest.TempPathFactory) -> Path:
    series = Series(game="what-the-fog", options={"players": 3}, seed=5, games=2, trace=True, decisions=True)
    path = tmp_path_factory.mktemp("replay") / "trace.jsonl"
    path.write_bytes(play_batch(series, range(2)).trace)
    return path


def save(path: Path, choices: int, humans: int = 1) -> Table:
    """A save after so many choices, all made at random; the table it belongs to."""
    deal, names = SeededDeal(9), ["Ann", "Ben", "Cas"]
    heading = SaveHeading(
        game="what-the-fog",
        rules_version=GAME.meta.rules_version,
        options={"players": 3, "long_game": False},
        seats=names,
        deal=deal,
        humans=humans,
        bots=["random"] * (3 - humans),
        bots_seed=1,
        language="en",
    )
    file = SaveFile.create(path, heading)
    table = Table(GAME, read_options(GAME, {"players": 3}), Seeded(9), names)
    bot, chance = bot_of("random", GAME), Seeded(1)
    while table.seq < choices and not table.state.over():
        seat = table.state.turn()
        action = GAME.text(table.state, bot.choose(GAME, table.state, seat, chance))
        entry = Entry(table.seq + 1, f"m{table.seq}", seat, "act", action, "bot", 0.0)
        table.fold(entry)
        file.append(entry)
    file.close()
    return table


def reader(path: Path, number: int = 1) -> Reader:
    return Reader(read_story(str(path), number), words_for("en", "what-the-fog"), Screen())


def test_the_moments_are_those_of_the_game_as_it_was_played(trace: Path) -> None:
    story = read_story(str(trace), 2)
    state: Any = GAME.start(read_options(GAME, {"players": 3}), Seeded(5, 2))
    bot, choose = bot_of("random", GAME), Seeded(5, 3)
    views = [GAME.view(state, 0)]
    while (seat := state.turn()) >= 0:
        state.apply(seat, bot.choose(GAME, state, seat, choose))
        views.append(GAME.view(state, 0))
    replayed = [GAME.view(moment.state, 0) for moment in story.moments]
    assert replayed[0] == views[0]
    assert replayed[-1] == views[-1]
    assert all(view in views for view in replayed)
    assert story.names == ["random-1", "random-2", "random-3"]


def test_one_goes_forward_back_to_a_number_and_to_the_next_round(trace: Path) -> None:
    reading = reader(trace)
    last = len(reading.story.moments) - 1
    steps: list[tuple[list[str], int]] = [
        ([], 1),
        (["n"], 2),
        (["b"], 1),
        (["b"], 0),
        (["b"], 0),
        (["17"], 17),
        (["99999"], last),
        (["n"], last),
        (["0"], 0),
    ]
    for answer, place in steps:
        reading.follow(answer)
        assert reading.at == place
    rounds = []
    for _ in range(4):
        reading.follow(["r"])
        rounds.append(GAME.view(reading.story.moments[reading.at].state, None).round)
    assert rounds == [2, 3, 4, 4]
    assert reading.at == last


def test_one_sees_the_cards_of_the_seat_one_sits_on(trace: Path) -> None:
    reading = reader(trace)
    assert reading.seat is None
    assert reading.follow(["s", "2"]) is None
    assert reading.seat == 1
    assert reading.follow(["s", "4"]) is not None
    assert reading.seat == 1
    assert reading.follow(["s", "0"]) is None
    assert reading.seat is None
    assert reading.follow(["hop"]) == "“hop” means nothing here."


@pytest.mark.parametrize("language", LANGUAGES)
def test_piped_input_steps_through_and_ends_with_it(
    language: str, trace: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO("\nn\nb\nr\n30\ns 1\nhop\n9999\nn\n0\nb\n"))
    assert main(["replay", str(trace), "--seat", "3", "--lang", language]) == 0
    said = capsys.readouterr()
    assert "random-3" in said.out
    assert said.err == ""


def test_q_leaves_and_an_empty_input_shows_the_beginning(trace: Path) -> None:
    for typed in ("q\nn\nn\n", ""):
        command = [sys.executable, "-m", "foghorn", "replay", str(trace), "--lang", "en"]
        done = subprocess.run(command, input=typed, capture_output=True, text=True, check=True, timeout=120)
        assert done.stdout.count("Step ") == 1
        assert "Step 0 of " in done.stdout


def test_a_finished_save_is_a_story_too(tmp_path: Path) -> None:
    table = save(tmp_path / "save.jsonl", 10_000)
    story = read_story(str(tmp_path / "save.jsonl"), 1)
    assert GAME.view(story.moments[-1].state, 1) == GAME.view(table.state, 1)
    assert story.open_seats == [0, 1, 2]
    assert story.names == ["Ann", "Ben", "Cas"]


@pytest.mark.parametrize(("humans", "seats"), [(1, [0]), (2, [])])
def test_an_unfinished_save_keeps_the_others_cards_hidden(humans: int, seats: list[int], tmp_path: Path) -> None:
    save(tmp_path / "save.jsonl", 25, humans)
    story = read_story(str(tmp_path / "save.jsonl"), 1)
    assert story.open_seats == seats
    reading = reader(tmp_path / "save.jsonl")
    with pytest.raises(BadOption) as refused:
        reading.sit(2)
    assert refused.value.refusal.code == "seat-hidden"


def test_a_save_with_an_impossible_choice_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "save.jsonl"
    save(path, 4)
    lines = path.read_bytes().splitlines()
    path.write_bytes(b"\n".join([*lines[:2], lines[2].replace(b'"action":"', b'"action":"swap sun '), b""]))
    with pytest.raises(InvalidFile) as refused:
        read_story(str(path), 1)
    assert refused.value.line == 3


def test_a_game_that_is_not_there_is_refused(trace: Path, tmp_path: Path) -> None:
    save(tmp_path / "save.jsonl", 3)
    for path, number in ((trace, 3), (tmp_path / "save.jsonl", 2)):
        with pytest.raises(BadOption) as refused:
            read_story(str(path), number)
        assert refused.value.refusal.code == "no-such-game-here"


def test_damage_is_named_by_its_line_in_the_whole_file(trace: Path, tmp_path: Path) -> None:
    lines = trace.read_bytes().splitlines(keepends=True)
    at = max(place for place, line in enumerate(lines) if b'"token_picked"' in line)
    damaged = tmp_path / "trace"
    damaged.write_bytes(
        b"".join([*lines[:at], lines[at].replace(b'"supply_size":', b'"supply_size":9'), *lines[at + 1 :]])
    )
    with pytest.raises(InvalidFile) as refused:
        read_story(str(damaged), 2)
    assert refused.value.line == at + 1
    assert read_story(str(damaged), 1).names


@pytest.mark.parametrize("content", [b"", b"\n\n", b"rubbish\n", b"\x00\xff", b"{}\n"])
def test_a_file_without_a_game_is_damaged(content: bytes, tmp_path: Path) -> None:
    (tmp_path / "file").write_bytes(content)
    with pytest.raises(InvalidFile):
        read_story(str(tmp_path / "file"), 1)


def test_an_unfinished_trace_is_shown_as_far_as_it_goes(trace: Path, tmp_path: Path) -> None:
    lines = trace.read_bytes().splitlines(keepends=True)
    (tmp_path / "file").write_bytes(b"".join(lines[:40]))
    assert 1 < len(read_story(str(tmp_path / "file"), 1).moments) < 40
