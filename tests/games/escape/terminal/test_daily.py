"""The daily beach in the terminal: named by its day, and unknown before it has come."""

from __future__ import annotations

import pytest

from foghorn.cli.options import read_command
from foghorn.core.chance import Scripted
from foghorn.core.errors import BadOption
from foghorn.core.game import read_options
from foghorn.games.escape import GAME
from foghorn.games.escape.terminal.solo import scenario_panel
from foghorn.i18n.words import LANGUAGES, words_for

CHRISTMAS_EVE = "daily-1-2026-12-24"
MORNING = 1_798_092_000.0  # of that day, UTC


def asked(scenario: str) -> dict[str, object]:
    return read_command(["escape", "--scenario", scenario], None, ())[1]


@pytest.fixture(autouse=True)
def on_christmas_eve(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("foghorn.cli.options.time.time", lambda: MORNING)


@pytest.mark.parametrize("scenario", ["the-gap", "daily-1-2026-11-01", CHRISTMAS_EVE])
def test_a_command_knows_scenarios_and_the_days_that_have_come(scenario: str) -> None:
    assert asked(scenario)["players"] == 1


def test_a_command_does_not_know_a_day_to_come() -> None:
    with pytest.raises(BadOption, match="2026-12-25"):
        asked("daily-1-2026-12-25")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_panel_is_named_by_the_day_and_tells_the_story_of_the_weekday(language: str) -> None:
    view = GAME.view(GAME.start(read_options(GAME, {"scenario": CHRISTMAS_EVE}), Scripted([])), 0)
    words = words_for(language, "escape")
    text = "\n".join(line.plain for line in scenario_panel(view, words, 60))
    assert "2026-12-24" in text
    assert words.say("scenario-daily-story-4").split()[0] in text
    assert words.say("board-par", points=97) in text
