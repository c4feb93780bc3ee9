"""Lighthouse: a tiny third game, proof that a folder is enough.

Everyone has a secret number of matches. In turn each climbs one or two steps, until the stairs have been climbed
`length` times; then the matches are shown, and steps plus matches decide.
"""

from __future__ import annotations

from foghorn.core.simple import Chance, Meta, Options, Position, Private, SimpleGame

MATCHES = 6
CLIMBS = 2


class LighthouseOptions(Options, frozen=True, kw_only=True):
    players: int = 2
    length: int = 20


class Stairs(Position):
    options: LighthouseOptions
    steps: list[int]
    matches: Private[int]
    climbs: int = 0

    def actions(self, seat: int) -> list[int]:
        at_turn = self.climbs < self.options.length and seat == self.climbs % len(self.seats)
        return list(range(CLIMBS)) if at_turn else []

    def text(self, action: int) -> str:
        return f"climb {action + 1}"

    def play(self, seat: int, action: int) -> None:
        self.steps[seat] += action + 1
        self.climbs += 1

    def scores(self) -> list[int]:
        return [steps + matches for steps, matches in zip(self.steps, self.matches, strict=True)]


class Lighthouse(SimpleGame[Stairs, LighthouseOptions]):
    meta = Meta(key="lighthouse", name="Lighthouse", seats=(1, 4), rules_version=1, actions=CLIMBS)
    options = LighthouseOptions
    position = Stairs

    def deal(self, options: LighthouseOptions, chance: Chance) -> Stairs:
        matches = [chance.below(MATCHES) for _ in range(options.players)]
        return Stairs(options=options, chance=chance, steps=[0] * options.players, matches=matches)

    def imagine(self, options: LighthouseOptions, world: Stairs, chance: Chance) -> None:
        world.matches = [chance.below(MATCHES) if each is None else each for each in world.matches]


GAME = Lighthouse()
