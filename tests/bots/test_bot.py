"""Bots by name; each chooses something legal, and sees a view and nothing else."""

from __future__ import annotations

import io
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import pytest

from foghorn.bots.bot import Bot, any_bot, bot_names, bot_of, default_bot
from foghorn.cli.app import main
from foghorn.core.action import Action
from foghorn.core.chance import Chance, Seeded
from foghorn.core.errors import BadOption
from foghorn.core.game import game_of, read_options
from foghorn.core.thinker import Thinker

GAME = game_of("what-the-fog")


def test_random_plays_every_game_and_a_games_own_bots_follow() -> None:
    assert bot_names(GAME) == ["random", "easy", "steady", "hard", "patient"]


def test_an_unknown_bot_is_refused_with_the_names_there_are() -> None:
    with pytest.raises(BadOption) as refused:
        bot_of("stedy", GAME)
    assert refused.value.refusal.facts == {"name": "stedy", "bots": "random, easy, steady, hard, patient"}


@pytest.mark.parametrize("name", ["random", "easy", "steady"])
@pytest.mark.parametrize("players", [2, 5])
def test_a_bot_always_chooses_something_legal(name: str, players: int) -> None:
    state = GAME.start(read_options(GAME, {"players": players}), Seeded(3))
    bot, chance = bot_of(name, GAME), Seeded(4)
    for _ in range(60):
        seat = state.turn()
        action = bot.choose(GAME, state, seat, chance)
        assert action in state.legal(seat)
        state.apply(seat, action)


def test_a_policy_is_shown_its_seats_view_and_never_the_state() -> None:
    seen: list[Any] = []

    def watch(view: Any, choices: Sequence[Action], chance: Chance) -> int:
        seen.append(view)
        return choices[-1]

    state = GAME.start(read_options(GAME, {"players": 3}), Seeded(3))
    seat = state.turn()
    assert Bot("watcher", watch).choose(GAME, state, seat, Seeded(1)) == state.legal(seat)[-1]
    assert seen == [GAME.view(state, seat)]


def test_who_runs_the_program_may_say_how_many_playouts_a_search_has() -> None:
    assert any_bot("hard@40", GAME).name == "hard@40"
    assert any_bot("hard@40", GAME).policy is not bot_of("hard", GAME).policy
    for name in ("steady@40", "hard@", "hard@many", "random@40", "hard@0", "hard@00"):
        with pytest.raises(BadOption):
            any_bot(name, GAME)
    with pytest.raises(BadOption):
        bot_of("hard@40", GAME)  # what a server calls: a guest may not


def test_in_live_play_who_searches_is_hurried() -> None:
    asked: list[float] = []

    class Slow(Thinker):
        seconds = 7.0

        def within(self, seconds: float) -> Thinker:
            asked.append(seconds)
            return Thinker()

    slow, random = Bot("slow", Slow()), bot_of("random", GAME)
    assert slow.live().policy is not slow.policy
    assert (slow.live().name, asked) == ("slow", [7.0, 7.0])
    assert random.live() is random
    assert bot_of("steady", GAME).live().policy is bot_of("steady", GAME).policy


MINE = """
def last(view, choices, chance):
    return choices[-1]

def in_words(view, choices, chance):
    return str(choices[0])

number = 3
"""


@pytest.fixture
def mine(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """A module of one's own in the current folder."""
    (tmp_path / "mine_for_test.py").write_text(MINE)
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", sys.path[:])
    yield
    sys.modules.pop("mine_for_test", None)


def test_a_function_of_a_module_in_the_current_folder_is_a_bot(mine: None) -> None:
    state = GAME.start(read_options(GAME, {"players": 3}), Seeded(3))
    seat = state.turn()
    chosen = [
        any_bot(f"mine_for_test:{name}", GAME).choose(GAME, state, seat, Seeded(1)) for name in ("last", "in_words")
    ]
    assert chosen == [state.legal(seat)[-1], state.legal(seat)[0]]


@pytest.mark.parametrize("name", ["mine_for_test:nobody", "mine_for_test:number", "not_a_module:last", ":", "a b:c"])
def test_a_bot_that_is_not_there_is_refused_by_its_place(name: str, mine: None) -> None:
    with pytest.raises(BadOption) as refused:
        any_bot(name, GAME)
    assert refused.value.refusal.code == "bot-not-found"
    assert refused.value.refusal.facts["name"] == name


@pytest.mark.parametrize("command", ["play", "simulate"])
def test_every_command_that_takes_bots_takes_ones_own(
    command: str, mine: None, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("FOGHORN_DATA", str(tmp_path))
    monkeypatch.setattr("sys.stdin", io.StringIO("quit\n"))
    games = [] if command == "play" else ["--games", "2"]
    assert main([command, "lighthouse", "--players", "2", "--bots", "mine_for_test:in_words", *games]) == 0
    assert "in_words" in capsys.readouterr().out


def test_where_nobody_names_a_bot_the_games_own_plays_or_random(monkeypatch: pytest.MonkeyPatch) -> None:
    assert default_bot(GAME) == "steady"
    assert default_bot(game_of("lighthouse")) == "random"
    monkeypatch.setattr(type(GAME), "default_bot", "a bot that is not there")
    assert default_bot(GAME) == "random"
