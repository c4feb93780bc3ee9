"""Tournaments: everybody in every seat, equal games for equal seeds, and a table of who is how good."""

from __future__ import annotations

import subprocess
import sys
from collections import Counter
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import pytest

import foghorn
from foghorn import Action, Chance, Tournament
from foghorn.i18n.words import LANGUAGES


def last(view: Any, choices: Sequence[Action], chance: Chance) -> Action:
    """Choose the last there is."""
    return choices[-1]


def first(view: Any, choices: Sequence[Action], chance: Chance) -> Action:
    """Choose the first there is."""
    return choices[0]


def played(*bots: Any, **more: Any) -> Tournament:
    """A short tournament of the tiny game."""
    return foghorn.tournament(bots or (last, "random"), "lighthouse", **{"games": 12, "seed": 3, "players": 2, **more})


def test_names_functions_and_places_of_functions_are_bots() -> None:
    result = played("random", last, "tests.test_tournaments:first")
    assert {each.name for each in result.standings} == {"random", "last", "tests.test_tournaments:first"}
    assert result == played("random", last, "tests.test_tournaments:first")
    assert result.results != played("random", last, "tests.test_tournaments:first", seed=4).results


@pytest.mark.parametrize(("bots", "players"), [("ab", 2), ("ab", 3), ("abc", 2), ("abcde", 3), ("a", 2)])
def test_every_bot_plays_equally_often_in_every_seat(bots: str, players: int) -> None:
    result = played(*["random"] * len(bots), games=2 * len(bots), players=players)
    seats = Counter((name, seat) for each in result.results for seat, name in enumerate(each.bots))
    assert set(seats.values()) == {2}
    assert len(seats) == len(bots) * players


def test_figures_add_up_over_all_games() -> None:
    result = played(last, "random", first, games=30)
    assert len(result) == len(result.results) == 30
    assert sum(each.wins for each in result.standings) == pytest.approx(30)
    assert sum(each.games for each in result.standings) == 60
    for each in result.standings:
        scores = [
            score
            for game in result.results
            for name, score in zip(game.bots, game.scores, strict=True)
            if name == each.name
        ]
        assert each.score == pytest.approx(sum(scores) / len(scores), abs=1e-5)
        assert each.share == pytest.approx(each.wins / each.games, abs=1e-5)
        assert each.low <= each.share <= each.high
    assert [each.share for each in result.standings] == sorted((each.share for each in result.standings), reverse=True)


def test_bots_of_the_same_name_are_told_apart() -> None:
    result = played("random", "random", lambda view, choices, chance: choices[0], last, last, last)
    assert {each.name for each in result.standings} == {"random", "random-2", "<lambda>", "last", "last-2", "last-3"}


def test_it_prints_itself_as_a_table_in_every_language() -> None:
    for language in LANGUAGES:
        title, heads, *rows, note = str(played(language=language)).splitlines()
        assert "3" in title
        assert {row.split()[0] for row in rows} == {"last", "random"}
        assert len({len(line) for line in (heads, *rows)}) == 1
        assert "95" in note
    assert repr(played()).startswith("<Tournament lighthouse, 12 games, ")
    assert played()["last"].games == 12
    with pytest.raises(KeyError):
        played()["nobody"]


def test_progress_is_told_and_nothing_is_printed(capsys: pytest.CaptureFixture[str]) -> None:
    told: list[tuple[int, int]] = []
    played(progress=lambda done, games: told.append((done, games)))
    assert told == [(done, 12) for done in range(1, 13)]
    assert capsys.readouterr() == ("", "")


def test_without_a_seed_every_tournament_is_another_and_tells_its_seed() -> None:
    one, other = played(seed=None), played(seed=None)
    assert one.seed != other.seed
    assert played(seed=one.seed) == one


@pytest.mark.parametrize(
    ("wrong", "sentence"),
    [
        (lambda: played("nobody"), "no bot called “nobody”"),
        (lambda: played(7), "int is not a function"),
        (lambda: foghorn.tournament([], "lighthouse"), "at least one bot"),
        (lambda: played(players=99), "players, not 99"),
        (lambda: played(wind=1), "no option “wind”"),
        (lambda: played(games=0), "games must be from 1"),
        (lambda: played(games="many"), "games needs a whole number"),
        (lambda: played(jobs=0), "jobs must be from 1"),
        (lambda: played(seed=-1), "seed must be from 0"),
        (lambda: foghorn.tournament(["random"], "chess"), "no game called “chess”"),
        (lambda: played(lambda view, choices, chance: "jump"), "answered jump"),
        (lambda: played(lambda view, choices, chance: choices[0], jobs=2), "or leave out “jobs”"),
        (lambda: played(foghorn.games, jobs=2), "cannot be taken to other processes"),
        (lambda: played(jobs=2, language="nl", games="veel"), "geheel getal"),
    ],
)
def test_what_cannot_be_played_is_said_in_a_sentence(wrong: Callable[[], object], sentence: str) -> None:
    with pytest.raises(foghorn.BadOption, match=sentence):
        wrong()


SCRIPT = """
import foghorn
from mybots import hopeful

def mine(view, choices, chance):
    return choices[0]

for jobs in (1, 2):
    print(foghorn.tournament([hopeful, "random"], "lighthouse", games=10, seed=1, jobs=jobs))
try:
    foghorn.tournament([mine, "random"], "lighthouse", jobs=2)
except foghorn.BadOption as error:
    print(error)
"""


def test_a_plain_script_plays_on_several_processes_and_is_run_once(tmp_path: Path) -> None:
    (tmp_path / "mybots.py").write_text("def hopeful(view, choices, chance):\n    return choices[-1]\n")
    (tmp_path / "script.py").write_text(SCRIPT)
    said = subprocess.run(
        [sys.executable, "script.py"], capture_output=True, text=True, cwd=tmp_path, check=True, timeout=120
    )
    *tables, refused = said.stdout.splitlines()
    half = len(tables) // 2
    assert tables[:half] == tables[half:]
    assert tables[0].endswith("seed 1")
    assert refused.startswith("The bot “mine” cannot be taken to other processes")
    assert said.stderr == ""
