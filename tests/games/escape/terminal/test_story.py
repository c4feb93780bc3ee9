"""What happened on the beach, in every language."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any, get_args

import pytest

from foghorn.core.event import Event, Undone
from foghorn.core.table import Table
from foghorn.games.escape import scenario
from foghorn.games.escape.events import EscapeEvent, EscapeStarted, GameEnded, Moved, TurnEnded
from foghorn.games.escape.notation import Movement
from foghorn.i18n.words import LANGUAGES, Words, catalogues, words_for
from foghorn.terminal.board import board_of

from . import ESCAPE, NAMES, TABLES, walk

pytestmark = pytest.mark.compiled_only

BOARD = board_of("escape")
SCENARIO = """
board = "small"
chips = "grey"
par = 30
beach = '''
I ... ... ... ... ...
H ... ... ... ... ... ...
G ... ... ... ... ...
F ... ... ... ... ... ...
E ... ... ... ... ... ... ...
D ... ... ### ... ... ...
C ... bEe ... ... rTp ... ...
B ... kCe ... ... ... ... ... ...
A ... ... bCp ... rCj ... ...
'''
targets = [
    { goal = "rescue", tribe = "red", count = 2, points = 4 },
    { goal = "at-home", kind = "chief", count = 9, points = 6 },
]
levels = [{ name = "calm", points = 0 }, { name = "storm", points = 200 }]
"""
STORY = """
scenario-test-bay = Test Bay
scenario-test-bay-story = A quiet morning.
level-calm = a calm crossing
level-storm = through the storm
"""


def told(event: Event, table: Table, words: Words) -> list[str]:
    view = ESCAPE.view(table.state, None)
    return BOARD.log(ESCAPE.shown(event, None), view, words, NAMES)


def test_every_event_of_whole_games_has_a_sentence_in_every_language() -> None:
    kinds: set[type] = set()
    for options in TABLES:
        for table, events in walk(options):
            for event in events:
                kinds.add(type(event))
                for language in LANGUAGES:
                    sentences = told(event, table, words_for(language, "escape"))
                    assert sentences
                    assert all(sentence.strip() and "{" not in sentence for sentence in sentences)
    assert kinds == {*get_args(EscapeEvent), EscapeStarted}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_movement_and_every_end_of_a_turn_has_words(language: str) -> None:
    words = words_for(language, "escape")
    table, _ = next(walk({"players": 2, "board": "small"}))
    first = NAMES[ESCAPE.view(table.state, None).colours[0].seat]
    for movement in get_args(Movement):
        path = ["C4", "B4", "A4"] if movement in ("cross", "jump") else ["C4", "blue:B2"]
        moved = Moved(
            colour="orange", islander=1, movement=movement, enhanced=False, path=path, cost=2, displaced=[], chip=None
        )
        (sentence,) = told(moved, table, words)
        assert f"▲ {first}" in sentence
        assert ("A4" if len(path) > 2 else f"{words.say('word-blue')} B2") in sentence
    for reason in ("chosen", "spent", "stuck", "timeout"):
        assert f"▲ {first}" in told(TurnEnded(colour="orange", mp_left=2, reason=reason), table, words)[0]
    assert first in told(Undone(seat=NAMES.index(first)), table, words)[0]


def test_the_winner_is_named_with_the_points_of_all_their_colours() -> None:
    words = words_for("en", "escape")
    *_, (table, _) = walk({"players": 2, "board": "small"})
    view = ESCAPE.view(table.state, None)
    totals = [colour.score.total for colour in view.colours]
    (winner,) = view.winners
    points = [str(colour.score.total).replace("-", "−") for colour in view.colours if colour.seat == winner]
    said = f"{NAMES[winner]} wins with {' and '.join(points)} points!"
    assert BOARD.prompt(view, words, NAMES) == said
    assert told(GameEnded(winners=[winner], totals=totals), table, words) == [said]
    assert told(GameEnded(winners=[0, 1], totals=totals), table, words) == [f"Ada and {NAMES[1]} win together!"]


@pytest.fixture
def bay(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    """A scenario that only this test knows."""
    folder = tmp_path / "scenarios"
    folder.mkdir()
    (folder / "01-test-bay.toml").write_text(SCENARIO, "utf-8")
    caches = (scenario.scenario_names, scenario.scenario_of)
    for cached in caches:
        cached.cache_clear()
    monkeypatch.setattr(scenario, "resources", SimpleNamespace(files=lambda package: tmp_path))
    yield "test-bay"
    monkeypatch.undo()
    for cached in caches:
        cached.cache_clear()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("level", ["family", "expert"])
def test_a_scenario_is_told_from_its_story_to_its_rescue_level(bay: str, language: str, level: str) -> None:
    words = Words(language, [*catalogues(language, "escape"), STORY])
    options: dict[str, Any] = {"players": 1, "board": "small", "scenario": bay, "level": level}
    sentences: list[str] = []
    for table, events in walk(options):
        view = ESCAPE.view(table.state, 0)
        assert BOARD.draw(view, words, NAMES, 80)
        assert BOARD.prompt(view, words, NAMES)
        sentences += [sentence for event in events for sentence in told(event, table, words)]
    page = "\n".join(sentences)
    for part in ("Test Bay", "A quiet morning.", "a calm crossing", "through the storm", words.say("word-chief")):
        assert part in page
    (ended,) = (event for event in events if isinstance(event, GameEnded))
    assert ended.level == "calm"
    total = ended.totals[0]
    par = [words.say("event-par", points=30)] if level == "expert" else []  # it stands for experts only
    assert sentences[-2 - len(par) :] == [
        words.say("event-game-ended-solo", points=total, level="a calm crossing"),
        words.say("event-next-level", points=200 - total, level="through the storm"),
        *par,
    ]
