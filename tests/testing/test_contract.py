"""The contract can fail: games broken on purpose are caught."""

from __future__ import annotations

from types import MappingProxyType
from typing import Any

import msgspec
import pytest

from foghorn.core.chance import Chance
from foghorn.core.event import Event
from foghorn.core.game import game_of
from foghorn.core.question import Question
from foghorn.testing import Report, check_game

LIGHTHOUSE: Any = type(game_of("lighthouse"))


def check(game: Any, seeds: int = 3) -> Report:
    report = Report()
    for seed in range(seeds):
        check_game(game, game.options(players=3), seed, limit=100, report=report)
    return report


def test_the_tiny_game_passes_and_its_events_are_really_compared() -> None:
    report = check(LIGHTHOUSE())
    assert report.decisions == 60
    assert report.events_compared["climb"] > 100


class Endless(LIGHTHOUSE):  # type: ignore[misc]  # found at run time, by its folder
    def start(self, options: Any, chance: Chance) -> Any:
        return super().start(msgspec.structs.replace(options, length=10**9), chance)

    def sample(self, options: Any, view: Any, chance: Chance) -> Any:
        return super().sample(msgspec.structs.replace(options, length=10**9), view, chance)


class LeakyView(LIGHTHOUSE):  # type: ignore[misc]
    def view(self, state: Any, seat: int | None) -> Any:
        return msgspec.structs.replace(super().view(state, seat), chosen=str(state.matches))


class WrongWaiting(LIGHTHOUSE):  # type: ignore[misc]
    def view(self, state: Any, seat: int | None) -> Any:
        return msgspec.structs.replace(super().view(state, seat), waiting=[0])


class WrongWinners(LIGHTHOUSE):  # type: ignore[misc]
    def events(self, before: Any, seat: int, action: int, after: Any) -> list[Event]:
        *most, last = super().events(before, seat, action, after)
        return [*most, msgspec.structs.replace(last, winners=[]) if after.over() else last]


class LeakyEvent(LIGHTHOUSE):  # type: ignore[misc]
    def events(self, before: Any, seat: int, action: int, after: Any) -> list[Event]:
        first, *rest = super().events(before, seat, action, after)
        return [msgspec.structs.replace(first, changed={"steps": sum(after.matches)}), *rest]


class LeakyReason(LIGHTHOUSE):  # type: ignore[misc]
    def explain(self, state: Any, seat: int, action: int) -> Any:
        refusal = super().explain(state, seat, action)
        return refusal and type(refusal)(refusal.code, None, {"matches": sum(state.matches)})


class Matches(Question, frozen=True, kw_only=True, tag="matches"):
    """How many matches do the others have?"""


class Told(msgspec.Struct, frozen=True):
    count: int


class LeakyAnswer(LIGHTHOUSE):  # type: ignore[misc]
    questions = MappingProxyType({Matches: Told})

    def examples(self, state: Any, seat: int) -> list[Question]:
        return [Matches()]

    def answer(self, state: Any, seat: int, question: Matches) -> Told:
        return Told(sum(state.matches))


class WrongAnswer(LeakyAnswer):
    def answer(self, state: Any, seat: int, question: Matches) -> Any:
        return question


class PlayingAnswer(LeakyAnswer):
    def answer(self, state: Any, seat: int, question: Matches) -> Told:
        state.steps[seat] += 1
        return Told(0)


class WrongNotation(LIGHTHOUSE):  # type: ignore[misc]
    def parse(self, state: Any, text: str) -> int:
        return 1 - super().parse(state, text)  # type: ignore[no-any-return]


class ReadsAnything(LIGHTHOUSE):  # type: ignore[misc]
    def parse(self, state: Any, text: str) -> int:
        return int(text[-1:] == "2")


class Speechless(LIGHTHOUSE):  # type: ignore[misc]
    def explain(self, state: Any, seat: int, action: int) -> Any:
        refusal = super().explain(state, seat, action)
        return refusal and type(refusal)("too-many-gulls")


class Unexplained(LIGHTHOUSE):  # type: ignore[misc]
    def explain(self, state: Any, seat: int, action: int) -> Any:
        return None


class SharedClone(LIGHTHOUSE):  # type: ignore[misc]
    def start(self, options: Any, chance: Chance) -> Any:
        state = super().start(options, chance)

        class Sharing(type(state)):  # type: ignore[misc]
            def clone(self, chance: Chance) -> Any:
                other = super().clone(chance)
                other.steps = self.steps
                return other

        state.__class__ = Sharing
        return state


@pytest.mark.parametrize(
    ("broken", "complaint"),
    [
        (Endless, "no end after"),
        (WrongWaiting, "sees others waiting"),
        (WrongWinners, "names other winners"),
        (LeakyView, "can tell two worlds apart"),
        (LeakyEvent, "told more than it may know"),
        (LeakyReason, "can tell two worlds apart"),
        (LeakyAnswer, "Matches.* can tell two worlds apart"),
        (WrongAnswer, "is answered with Matches"),
        (PlayingAnswer, "a question changed the position"),
        (WrongNotation, "read as another action"),
        (ReadsAnything, "read as an action"),
        (Speechless, "words are missing: en.ftl: refused-too-many-gulls"),
        (Unexplained, "action"),
        (SharedClone, "shares something"),
    ],
)
def test_a_broken_game_is_caught(broken: Any, complaint: str) -> None:
    with pytest.raises(AssertionError, match=complaint):
        check(broken())
