"""A scenario beside the beach: its story, its targets and how far they are reached, and what the points are worth."""

from __future__ import annotations

from textwrap import wrap

from rich.text import Text

from ....i18n.words import Words
from ....terminal.paper import BRASS, QUIET, box, fit, packed, right, signed
from ..view import EscapeView, ScenarioView, TargetView
from .paint import named

REACHED = 6  # cells for how far a target is reached
COST = 5
MET, OPEN = "✓", "·"


def scenario_panel(view: EscapeView, words: Words, width: int) -> list[Text]:
    """Draw the goals of solo play (§9), with the story in the first round; nothing where several play."""
    scenario = view.scenario
    if scenario is None:
        return []
    room = width - 4
    lines: list[Text] = []
    if view.round == 1:
        story = words.say(scenario.story)
        lines += [Text(line, "italic") for line in wrap(story, room, break_on_hyphens=False)]
    lines += [_target(target, words, room) for target in scenario.targets]
    facts = [Text(verdict(scenario, view.phase == "over", words), f"bold {BRASS}")]
    if (above := next_level(scenario)) is not None:
        missing, level = above
        facts.append(Text(words.say("board-next-level", points=missing, level=words.say(f"level-{level}"))))
    if scenario.par is not None:
        facts.append(Text(words.say("board-par", points=scenario.par)))
    return box(title_of(scenario, words), [*lines, *packed(facts, room, " · ")], width)


def title_of(scenario: ScenarioView, words: Words) -> str:
    """Say what a scenario is called; a daily beach is named by its day."""
    return words.say(scenario.title, day=scenario.day or "")


def verdict(scenario: ScenarioView, over: bool, words: Words) -> str:
    """Say the total and the rescue level it gives, at the end or so far."""
    points: int | str = scenario.total if scenario.total >= 0 else signed(scenario.total)
    if scenario.level is None:
        return words.say("event-game-ended-no-level" if over else "board-standing-no-level", points=points)
    message = "event-game-ended-solo" if over else "board-standing-solo"
    return words.say(message, points=points, level=words.say(f"level-{scenario.level}"))


def next_level(scenario: ScenarioView) -> tuple[int, str] | None:
    """Return the points missing to the next rescue level, and its name; None at the top."""
    above = (level for level in scenario.levels if level.points > scenario.total)
    return next(((level.points - scenario.total, level.name) for level in above), None)


def _target(target: TargetView, words: Words, width: int) -> Text:
    """Draw a mark, how far the target is reached, what it is, and what it costs while it is missed."""
    wanted = named(target.tribe, target.kind, words, target.count)
    name = Text(words.say(f"board-target-{target.goal}", count=target.count, islander=wanted))
    line = Text() + Text(MET if target.met else OPEN, f"bold {BRASS}")
    line += right(f"{target.reached}/{target.count}", REACHED) + Text("  ")
    line += fit(name, width - line.cell_len - COST)
    return line + right(Text("" if target.met else signed(-target.points), QUIET), COST)
