"""An observation says in numbers what the view says in words (§7)."""

from __future__ import annotations

from foghorn.core.chance import Seeded
from foghorn.core.game import game_of
from foghorn.core.observation import observation_of, observation_slices
from foghorn.games.what_the_fog.notation import PHASES, SYMBOL_NAMES
from foghorn.games.what_the_fog.view import WhatTheFogView

GAME = game_of("what-the-fog")
PARTS = observation_slices(GAME)
CHAIRS = 5


def counts(symbols: list[str]) -> list[int]:
    return [symbols.count(name) for name in SYMBOL_NAMES]


def flag(symbol: str | None) -> list[int]:
    return counts([] if symbol is None else [symbol])


def flat(lists: list[list[int]], length: int) -> list[int]:
    found = [number for each in lists for number in each]
    return found + [0] * (length - len(found))


def in_numbers(view: WhatTheFogView, seat: int) -> dict[str, list[int]]:
    """Write a view as an observation should be."""
    chairs = [view.players[(seat + chair) % len(view.players)] for chair in range(len(view.players))]
    asked = [day.actions[len(day.tokens)] if len(day.tokens) < 4 else None for day in view.days]
    by_chair = {
        "starter": [int(each.seat == view.starter) for each in chairs],
        "active": [int(each.seat == view.active) for each in chairs],
        "waiting": [int(each.seat in view.waiting) for each in chairs],
        "chosen": [int(each.chosen) for each in chairs],
        "hand_sizes": [each.hand_size for each in chairs],
        "arrows": [each.arrow for each in chairs],
        "totals": [each.total for each in chairs],
    }
    return {
        "phase": [int(phase == view.phase) for phase in PHASES],
        "players": [len(view.players)],
        "long_game": [int(view.long_game)],
        "round": [view.round],
        "days": [len(view.days)],
        "closing": [int(view.closing)],
        "deck_size": [view.deck_size],
        "supply_size": [view.supply_size],
        "held": flag(view.held),
        "hand": counts(list(view.hand)),
        "choice": flag(view.choice),
        "discards": counts(list(view.discards)),
        "pile_tops": flat([flag(pile.top) for pile in view.piles], 18),
        "pile_sizes": [pile.size for pile in view.piles],
        "laid": flat([counts(list(day.tokens)) for day in view.days], 42),
        "room": flat([[4 - len(day.tokens)] for day in view.days], 7),
        "swaps": flat([[int(each == "swap")] for each in asked], 7),
        "reveals": flat([[int(each == "reveal")] for each in asked], 7),
        **{name: flat([each], CHAIRS) for name, each in by_chair.items()},
        "revealed": flat([counts(list(each.revealed)) for each in chairs], 30),
    }


def test_an_observation_is_the_view_of_its_seat_in_numbers() -> None:
    for seed, options in enumerate([GAME.options(players=3), GAME.options(players=5, long_game=True)]):
        state, choose = GAME.start(options, Seeded(seed)), Seeded(9)
        while (turn := state.turn()) >= 0:
            for seat in (turn, (turn + 1) % options.players):
                numbers = list(observation_of(GAME, state, seat))
                said = in_numbers(GAME.view(state, seat), seat)
                assert {name: numbers[part] for name, part in PARTS.items()} == said
            legal = state.legal(turn)
            state.apply(turn, legal[choose.below(len(legal))])
        assert list(observation_of(GAME, state, 0))[PARTS["waiting"]] == [0] * CHAIRS
