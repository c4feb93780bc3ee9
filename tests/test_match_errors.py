"""What the library says when something given to it is wrong: a sentence, wherever the error was raised."""

from __future__ import annotations

import pickle
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, cast

import pytest

import foghorn
from foghorn.core.chance import Chance

pytestmark = pytest.mark.usefixtures("sentences")


@pytest.mark.parametrize(
    ("options", "sentence"),
    [
        ({"players": 99}, "2 to 5 players"),
        ({"players": "two"}, "2 to 5 players"),
        ({"wind": 3}, "has no option “wind”; there are players, long_game."),
        ({"long_game": "perhaps"}, "long_game cannot be “perhaps”; it can be False, True."),
        ({"players": 3, "names": ["Ada"]}, "There is one name for 3 players."),
        ({"players": 3, "names": ["Ada", "Ben"]}, "There are 2 names for 3 players."),
        ({"players": 3, "names": "Ada"}, "names needs a list, not “Ada”."),
    ],
)
def test_options_that_do_not_exist_are_refused_in_a_sentence(options: dict[str, Any], sentence: str) -> None:
    with pytest.raises(foghorn.BadOption, match=sentence):
        foghorn.new("what-the-fog", **options)


def rubbish(view: Any, choices: Sequence[foghorn.Action], chance: Chance) -> Any:
    """A bot that has not understood the question."""
    return None


@pytest.mark.parametrize(
    ("wrong", "sentence"),
    [
        (lambda: foghorn.game("what-the-fog").options(players=99), "WHAT the FOG?! is for 2 to 5 players, not 99."),
        (
            lambda: foghorn.game("escape").options(players=6, board="small"),
            "This board is for 2 to 4 players. (§3.1)",
        ),
        (lambda: foghorn.game("nope"), "There is no game called “nope”"),
        (lambda: foghorn.new("escape", players=99), "1 to 6 players, not 99"),
        (lambda: foghorn.new("what-the-fog", seed=1).play("nonsense"), "“nonsense” is not an action of this game"),
        (lambda: foghorn.new("what-the-fog", seed=1).play("place 1"), "(§3.1)"),
        (lambda: foghorn.new("escape", players=2).ask(rubbish), "The bot “rubbish” answered None"),
        (lambda: foghorn.new("escape", players=2).ask("nobody"), "There is no bot called “nobody”"),
        (lambda: foghorn.game("escape").options(players=2, board="round"), "it can be large, small."),
        (
            lambda: foghorn.new("escape", players=2, chips="blue"),
            "chips cannot be “blue”; it can be None, white, grey.",
        ),
        (lambda: foghorn.new("escape", players=2, scenario=3), "scenario cannot be “3”; it can be str | None."),
        (lambda: foghorn.tournament("steady", "escape"), "bots needs a list, not “steady”."),
        (lambda: foghorn.new(cast(str, None)), "There is no game called “None”"),
        (lambda: foghorn.new("escape", players=2, language="xx"), "xx"),
        (lambda: foghorn.tournament(["random"], "escape", players=2, language="xx"), "xx"),
        (lambda: foghorn.load("/dev/null", language="xx"), "xx"),
        (lambda: foghorn.new("escape", players=2).view(2), "seat must be from 0 to 1, not 2"),
        (lambda: foghorn.new("escape", players=2).draw(-1), "seat must be from 0 to 1, not -1"),
        (lambda: foghorn.new("escape", players=2).legal_for(7), "seat must be from 0 to 1, not 7"),
        (lambda: foghorn.new("escape", players=2, seed=1).ask("random", seat=1), "it is seat 0’s turn."),
        (lambda: foghorn.new("escape", players=2, seed=1).play("end", seat=1), "it is seat 0’s turn."),
        (lambda: foghorn.new("escape", players=2, seed=1).play("end", seat=9), "seat must be from 0 to 1, not 9"),
        (lambda: foghorn.new("escape", players=2, seed=1).ask("random", seat=9), "seat must be from 0 to 1, not 9"),
    ],
)
def test_an_error_is_a_sentence_wherever_it_was_raised(wrong: Callable[[], object], sentence: str) -> None:
    with pytest.raises(foghorn.FoghornError) as raised:
        wrong()
    assert sentence in str(raised.value)


@pytest.mark.parametrize(("game", "example"), [("what-the-fog", "“pick 2”"), ("escape", "“run C4 B4”")])
def test_a_games_code_speaks_with_the_games_words(game: str, example: str) -> None:
    rules = foghorn.game(game)
    state = rules.start(rules.options(players=2), foghorn.Seeded(1))
    with pytest.raises(foghorn.Unreadable, match=example):
        rules.parse(state, "fly")


@pytest.mark.parametrize(
    "error", [foghorn.BadOption("unknown-game", name="x", games="y"), foghorn.InvalidFile("entry", 7)]
)
def test_an_error_travels_between_processes_as_it_is(error: foghorn.FoghornError) -> None:
    other = pickle.loads(pickle.dumps(error))
    assert (type(other), other.refusal, str(other)) == (type(error), error.refusal, str(error))


def test_an_error_without_words_is_its_code_with_the_facts() -> None:
    assert str(foghorn.Illegal("never-heard-of", "3.4", pile=2)) == "never-heard-of (pile 2)"


def test_a_file_that_is_not_there_is_pythons_own_error(tmp_path: Path) -> None:
    with pytest.raises(FileNotFoundError):
        foghorn.load(tmp_path / "nowhere")


@pytest.mark.skipif(not Path("/dev/zero").exists(), reason="needs /dev/zero")
def test_a_device_without_an_end_is_given_up() -> None:
    with pytest.raises(foghorn.InvalidFile, match="too large"):
        foghorn.load("/dev/zero")


def test_options_are_checked_wherever_they_are_made() -> None:
    with pytest.raises(foghorn.BadOption):
        foghorn.game("escape").options(players=6, board="small")
    assert foghorn.new("escape", scenario="the-gap").options.players == 1
