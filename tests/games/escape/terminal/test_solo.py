"""A scenario in the terminal: what is played for is beside the beach, in every language."""

from __future__ import annotations

from io import StringIO

import pytest
from rich.console import Console

from foghorn.core.chance import Scripted, Seeded
from foghorn.core.game import read_options
from foghorn.games.escape.scenario import scenario_names, scenario_of
from foghorn.games.escape.terminal import BOARD
from foghorn.games.escape.terminal.solo import next_level, scenario_panel, verdict
from foghorn.games.escape.view import EscapeView, ScenarioView
from foghorn.i18n.words import LANGUAGES, words_for

from . import ESCAPE

pytestmark = pytest.mark.compiled_only

GAP = "the-gap"


def opening(name: str, turns: int = 0) -> EscapeView:
    state = ESCAPE.start(read_options(ESCAPE, {"scenario": name}), Scripted([]))
    for _ in range(turns):
        state.apply(0, 0)
    view: EscapeView = ESCAPE.view(state, 0)
    return view


def shown(name: str, total: int) -> ScenarioView:
    """A scenario with no targets at so many points."""
    scenario = scenario_of(name)
    return ScenarioView(
        name=name,
        title=scenario.title,
        story=scenario.story,
        day=None,
        targets=[],
        levels=scenario.levels,
        par=scenario.par,
        total=total,
        level=scenario.level_of(total),
    )


def page(view: EscapeView, language: str, width: int) -> list[str]:
    console = Console(file=StringIO(), width=width, force_terminal=False)
    console.print(BOARD.draw(view, words_for(language, "escape"), ["Ada"], width))
    assert isinstance(console.file, StringIO)
    return console.file.getvalue().splitlines()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", scenario_names())
@pytest.mark.parametrize("width", [80, 120, 150])
def test_a_scenarios_name_story_targets_and_par_are_on_the_table(name: str, language: str, width: int) -> None:
    words, view = words_for(language, "escape"), opening(name)
    lines = page(view, language, width)
    assert max(map(len, lines)) <= width
    text = " ".join(" ".join(line.split("│")[-2:]).strip(" │") for line in lines if "│" in line)
    story = words.say(f"scenario-{name}-story")
    assert any(words.say(f"scenario-{name}") in line for line in lines)
    assert all(word in text for word in story.split())
    assert words.say("board-par", points=scenario_of(name).par or 0) in text
    assert view.scenario is not None
    assert sum("·   0/" in line or "·  0/" in line for line in lines) == len(view.scenario.targets)


def test_the_story_is_told_in_the_first_round_only() -> None:
    words = words_for("en", "escape")
    assert [line.plain for line in scenario_panel(opening(GAP), words, 80)][1].startswith("│ A storm")
    assert not any("storm" in line.plain for line in scenario_panel(opening(GAP, 3), words, 80))


def test_a_target_shows_what_it_still_costs() -> None:
    panel = [line.plain for line in scenario_panel(opening(GAP), words_for("en", "escape"), 80)]
    (target,) = (line for line in panel if "rescue 16" in line)
    assert target.startswith("│ ·  0/16")
    assert target.endswith("−8 │")


@pytest.mark.parametrize("over", [True, False])
def test_the_verdict_tells_points_and_rescue_level(over: bool) -> None:
    words = words_for("en", "escape")
    first = scenario_of(GAP).levels[0]
    assert "a narrow escape" in verdict(shown(GAP, first.points), over, words)
    assert "level" in verdict(shown(GAP, first.points - 1), over, words)


def test_the_next_level_is_named_until_there_is_none() -> None:
    first, second, *_, last = scenario_of(GAP).levels
    assert next_level(shown(GAP, first.points - 3)) == (3, first.name)
    assert next_level(shown(GAP, first.points)) == (second.points - first.points, second.name)
    assert next_level(shown(GAP, last.points)) is None


def test_where_several_play_there_is_no_scenario() -> None:
    state = ESCAPE.start(read_options(ESCAPE, {"players": 2, "board": "small"}), Seeded(1))
    assert scenario_panel(ESCAPE.view(state, 0), words_for("en", "escape"), 80) == []
