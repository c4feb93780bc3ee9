"""The rules."""

from __future__ import annotations

from foghorn.core.chance import Chance
from foghorn.core.state import State

MATCHES = 6
CLIMBS = 2


class LighthouseState(State):
    """Steps climbed and matches held, by seat."""

    def __init__(self, players: int, length: int, matches: list[int], chance: Chance) -> None:
        self.length = length
        self.matches = matches
        self.chance = chance
        self.steps = [0] * players
        self.climbs = 0

    def over(self) -> bool:
        return self.climbs == self.length

    def waiting(self) -> list[int]:
        return [] if self.over() else [self.climbs % len(self.steps)]

    def legal(self, seat: int) -> list[int]:
        return list(range(CLIMBS)) if seat in self.waiting() else []

    def apply(self, seat: int, action: int) -> None:
        self.steps[seat] += action + 1
        self.climbs += 1

    def clone(self, chance: Chance) -> LighthouseState:
        other = LighthouseState(len(self.steps), self.length, self.matches, chance)
        other.steps = self.steps.copy()
        other.climbs = self.climbs
        return other

    def scores(self) -> list[int]:
        return [steps + matches for steps, matches in zip(self.steps, self.matches, strict=True)]

    def winners(self) -> list[int]:
        best = max(self.scores())
        return [seat for seat, score in enumerate(self.scores()) if self.over() and score == best]
