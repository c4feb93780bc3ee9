"""One game whose draws are given from outside, one by one, and what each seat was told of it."""

from __future__ import annotations

from hashlib import sha256
from typing import Any

import msgspec

from ..core.chance import Chance, Scripted, ScriptError, Seeded
from ..core.state import State
from .setup import Setup


class Choice(msgspec.Struct, frozen=True):
    """A choice with the draws that it took."""

    seat: int
    action: int
    draws: list[int]


class Play:
    """A position, or what is still missing to reach it: while `outcomes` is not 0, that many may be drawn next.

    What seats were told is worked out when somebody asks; until then, the choices are only written down.
    """

    def __init__(self, setup: Setup, source: Play | None = None) -> None:
        self.setup = setup
        self.state: State | None = source.state if source else None  # the last one that has all its draws
        self.chosen: tuple[int, int] | None = source.chosen if source else None  # a seat's action that needs draws
        self.draws: list[int] = source.draws[:] if source else []
        self.outcomes: int = source.outcomes if source else 0
        self.untold: list[Choice] = source.untold[:] if source else []
        self.told_until: State | None = source.told_until if source else None
        players = setup.options.players
        self.stories: list[list[str]] = [each[:] for each in source.stories] if source else [[] for _ in range(players)]
        if source is None:
            self._carry_out()

    @classmethod
    def from_view(cls, setup: Setup, view: Any, chance: Chance) -> Play:
        """Begin in a world that looks like this; nobody remembers more than can be seen in it."""
        play = cls(setup)
        play.state = play.told_until = setup.game.sample(setup.options, view, chance)
        play.draws, play.outcomes = [], 0
        views = [setup.game.view(play.state, seat) for seat in range(len(play.stories))]
        play.stories = [[msgspec.json.encode(each).decode()] for each in views]
        return play

    def __deepcopy__(self, memo: dict[int, Any]) -> Play:
        return Play(self.setup, self)

    def __reduce__(self) -> tuple[Any, ...]:
        """Travel to another process without the compiled position, which is built from its description there."""
        if self.state is not None:
            self.story(0)
        position = None if self.state is None else self.setup.game.describe(self.state)
        return rebuilt, (self.setup, position, self.chosen, self.draws, self.outcomes, self.stories)

    def __str__(self) -> str:
        shown = b"" if self.state is None else msgspec.json.encode(self.setup.game.describe(self.state))
        return f"{shown.decode()} {self.chosen} {self.draws}"

    def dealt(self) -> State:
        """Return the position, which must be complete."""
        assert self.state is not None
        return self.state

    def over(self) -> bool:
        """Tell whether the game has ended."""
        return self.state is not None and not self.outcomes and self.state.over()

    def choose(self, seat: int, action: int) -> None:
        """Carry out a legal action, as far as it goes without draws."""
        self.chosen = (seat, action)
        self._carry_out()

    def draw(self, outcome: int) -> None:
        """Give the next draw."""
        self.draws.append(outcome)
        self._carry_out()

    def _carry_out(self) -> None:
        """Try the deal, or the choice, with the draws so far; a draw with one outcome needs no asking."""
        while True:
            try:
                after = self._after(self.state, self.chosen, self.draws)
                break
            except ScriptError as error:
                if error.below > 1:
                    self.outcomes = error.below
                    return
                self.draws.append(0)
        if self.chosen is None:
            self.told_until = after
            for seat, story in enumerate(self.stories):
                story += self._told(self.setup.game.opening(after), seat)
        else:
            self.untold.append(Choice(*self.chosen, self.draws))
        self.state, self.chosen, self.draws, self.outcomes = after, None, [], 0

    def _after(self, before: State | None, chosen: tuple[int, int] | None, draws: list[int]) -> State:
        """Return the deal, or what a choice leads to; nothing given is changed."""
        if before is None or chosen is None:
            return self.setup.start(Scripted(draws))
        after = before.clone(Scripted(draws))
        after.apply(*chosen)
        return after

    def _told(self, events: list[Any], seat: int) -> list[str]:
        return [msgspec.json.encode(self.setup.game.shown(event, seat)).decode() for event in events]

    def story(self, seat: int) -> list[str]:
        """Return all that a seat was shown since the beginning, an event a line."""
        game, before = self.setup.game, self.told_until
        assert before is not None
        for choice in self.untold:
            after = self._after(before, (choice.seat, choice.action), choice.draws)
            events = game.events(before, choice.seat, choice.action, after)
            for each, story in enumerate(self.stories):
                story += self._told(events, each)
                if each == choice.seat:
                    story.append(game.text(before, choice.action))  # it knows its choice while that is still secret
            before = after
        self.told_until, self.untold = before, []
        return self.stories[seat]

    def fingerprint(self, seat: int) -> bytes:
        """Return eight bytes that differ where what a seat was shown does."""
        return sha256("\n".join(self.story(seat)).encode()).digest()[:8]

    def resampled(self, seat: int, seed: int) -> Play:
        """Return a world that a seat cannot tell from this one; other seats remember only what they see in it."""
        game, chance = self.setup.game, Seeded(seed)
        world = Play(self.setup, self)
        view = game.view(self.dealt(), seat)
        stories = [self.story(seat)[:] if each == seat else [] for each in range(len(self.stories))]
        world.state = world.told_until = game.sample(self.setup.options, view, chance)
        for each, story in enumerate(stories):
            if each != seat:
                story.append(msgspec.json.encode(game.view(world.state, each)).decode())
        world.stories, world.untold = stories, []
        return world


def rebuilt(
    setup: Setup,
    position: Any,
    chosen: tuple[int, int] | None,
    draws: list[int],
    outcomes: int,
    stories: list[list[str]],
) -> Play:
    """Build a play that has travelled."""
    play = Play(setup)
    if position is not None:
        play.state = play.told_until = setup.game.build(setup.options, position, Scripted([]))
    play.chosen, play.draws, play.outcomes, play.stories = chosen, draws, outcomes, stories
    return play
