"""What happened on the beach, told in sentences."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import UNSET

from ....core.event import Event, Undone
from ....i18n.words import Words
from ....terminal.paper import fitted, joined, signed
from ..events import (
    BeachLaidOut,
    ColourScore,
    EscapeStarted,
    FogMoved,
    GameEnded,
    GameScored,
    IslanderSelected,
    Moved,
    TurnEnded,
    TurnStarted,
)
from ..scenario import scenario_of
from ..scene import Target
from ..view import EscapeView, Islander, ScenarioView
from .paint import MARKS, alone, label, named, place, who
from .solo import next_level, title_of, verdict


def tell(event: Event, view: EscapeView, words: Words, names: Sequence[str]) -> list[str]:
    """Tell an event in sentences; the view tells which islander and whose colour it is."""

    def said(message: str, colour: str, **facts: int | str) -> str:
        return fitted(lambda short: words.say(message, who=who(colour, view, words, short), **facts), names)

    match event:
        case EscapeStarted():
            return _started(event, view, words, names)
        case BeachLaidOut():
            points = " ".join(map(str, event.area_points))
            count = len(event.islanders)
            return [words.say("event-beach-laid-out", count=count, obstacles=len(event.obstacles), points=points)]
        case IslanderSelected():
            chosen = _islander(event.islander, view)
            details = [words.say(f"word-{chosen.icon}")]
            if view.phase == "select" and chosen.cell is not None:  # later it may be on another cell
                details.append(chosen.cell)
            islander = label(chosen, words)
            return [said("event-islander-selected", event.colour, islander=islander, details=", ".join(details))]
        case TurnStarted():
            return [said("event-turn-started", event.colour, mp=event.mp)]
        case Moved():
            return _moved(event, view, words, names)
        case TurnEnded():
            return [said(f"event-turn-ended-{event.reason}", event.colour, mp=event.mp_left)]
        case FogMoved():
            return _fog(event, view, words)
        case GameScored():
            over = words.say("event-over-shore" if view.fog == "shore" else "event-over-nobody")  # §4.3
            return [over, *(_scored(score, view, words, names) for score in event.colours)]
        case GameEnded():
            return _ended(event, view, words, names)
        case Undone():
            return [words.say("event-undone", name=names[event.seat])]
    return []


def outcome(view: EscapeView, words: Words, names: Sequence[str]) -> str:
    """Say who won, from what is on the table."""
    if view.scenario is not None:
        return verdict(view.scenario, True, words)
    totals = [colour.score.total for colour in view.colours]
    return _winners(view.winners, totals, view, words, names)


def _winners(
    winners: Sequence[int], totals: Sequence[int], view: EscapeView, words: Words, names: Sequence[str]
) -> str:
    """Say who won; with two players each has several colours, and a total for each of them (§8.6)."""
    if len(winners) != 1:
        return fitted(
            lambda short: words.say("event-game-ended-several", names=joined([short[at] for at in winners], words)),
            names,
        )
    own = [total for colour, total in zip(view.colours, totals, strict=True) if colour.seat == winners[0]]
    points = joined([signed(total) for total in own], words)
    count = own[0] if len(own) == 1 else len(own)
    return fitted(
        lambda short: words.say("event-game-ended", names=short[winners[0]], points=points, count=count), names
    )


def _islander(number: int, view: EscapeView) -> Islander:
    return next(islander for islander in view.islanders if islander.islander == number)


def _person(number: int, view: EscapeView, words: Words) -> str:
    return label(_islander(number, view), words)


def _started(event: EscapeStarted, view: EscapeView, words: Words, names: Sequence[str]) -> list[str]:
    if alone(view):
        return _scenario(view, words)
    order = [f"{MARKS[each.colour]} {names[each.seat]}" for each in event.colours]
    started = fitted(lambda short: words.say("event-game-started", names=joined(short, words)), names)
    return [started, words.say("event-turn-order", names=joined(order, words))]


def _scenario(view: EscapeView, words: Words) -> list[str]:
    """Tell a scenario's story, what must be reached, and what the points are worth (§9)."""
    shown = view.scenario
    assert shown is not None
    scenario = scenario_of(shown.name)
    levels = [
        words.say("event-level", level=words.say(f"level-{level.name}"), points=level.points)
        for level in scenario.levels
    ]
    return [
        words.say("event-scenario-started", scenario=title_of(shown, words)),
        words.say(scenario.story),
        *(_target(target, words) for target in scenario.targets),
        words.say("event-levels", levels=", ".join(levels)),
        *_par(shown, words),
    ]


def _target(target: Target, words: Words) -> str:
    wanted = named(target.tribe, target.kind, words, target.count)
    return words.say(f"target-{target.goal}", count=target.count, islander=wanted, points=target.points)


def _moved(event: Moved, view: EscapeView, words: Words, names: Sequence[str]) -> list[str]:
    """Tell a movement, and in further sentences who else moved and what it earned."""
    stops = event.enhanced and event.movement != "push"
    sentences = [
        fitted(
            lambda short: words.say(
                f"event-moved-{event.movement}",
                who=who(event.colour, view, words, short),
                islander=_person(event.islander, view, words),
                origin=place(event.path[0], words),
                over=event.path[1],
                cell=place(event.path[-1], words),
                mp=event.cost,
            ),
            names,
        )
    ]
    if stops:
        sentences.append(words.say("event-stopped-over"))
    if event.displaced:
        others = [f"{_person(each.islander, view, words)} → {place(each.cell, words)}" for each in event.displaced]
        sentences.append(words.say("event-displaced", others=", ".join(others)))
    if event.chip is not None:
        sentences.append(words.say("event-chip", points=event.chip))
    return sentences


def _fog(event: FogMoved, view: EscapeView, words: Words) -> list[str]:
    """Tell how far the fog came, and whom it took."""
    if event.steps == 0:
        return [words.say("event-fog-stays")]
    if event.to.isdigit():
        return [words.say("event-fog-moved", count=int(event.to))]
    moved = words.say("event-fog-shore") if event.to == "shore" else words.say("event-fog-row", row=event.to)
    if not event.lost:
        return [moved]
    lost = joined([_person(islander, view, words) for islander in event.lost], words)
    return [moved, words.say("event-fog-lost", names=lost, count=len(event.lost))]


def _scored(score: ColourScore, view: EscapeView, words: Words, names: Sequence[str]) -> str:
    parts = {
        "own-boat": score.own_boat,
        "areas": score.areas,
        "bonus": score.bonus,
        "missing": score.missing,
        "lost": score.lost,
        "crew": score.crew,
        "falls": 0 if score.falls is UNSET else score.falls,
        "targets": 0 if score.targets is UNSET else score.targets,
    }
    told = ", ".join(words.say(f"score-{part}", points=signed(points)) for part, points in parts.items() if points)
    total = signed(score.total)
    if alone(view):
        return words.say("event-game-scored-solo", parts=told or "–", total=total)
    return fitted(
        lambda short: words.say(
            "event-game-scored", who=who(score.colour, view, words, short), parts=told or "–", total=total
        ),
        names,
    )


def _ended(event: GameEnded, view: EscapeView, words: Words, names: Sequence[str]) -> list[str]:
    """Say who won; in solo play the rescue level, how far the next one is, and what is known to be possible."""
    if view.scenario is None:
        return [_winners(event.winners, event.totals, view, words, names)]
    told = [verdict(view.scenario, True, words)]
    if (above := next_level(view.scenario)) is not None:
        missing, level = above
        told.append(words.say("event-next-level", points=missing, level=words.say(f"level-{level}")))
    return [*told, *_par(view.scenario, words)]


def _par(scenario: ScenarioView, words: Words) -> list[str]:
    return [] if scenario.par is None else [words.say("event-par", points=scenario.par)]
