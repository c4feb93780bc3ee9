"""The game's bots, from easy to patient: legal, honest, and each better than the one before."""

from __future__ import annotations

import signal
import sys
import time
from concurrent.futures import ThreadPoolExecutor
from threading import Timer

import pytest

from foghorn.bots.bot import Bot
from foghorn.core.action import legal_actions
from foghorn.core.chance import Seeded
from foghorn.core.thinker import Thinker
from foghorn.games.what_the_fog import GAME
from foghorn.games.what_the_fog.levels import LEVELS, STRENGTHS
from foghorn.games.what_the_fog.notation import TEXTS
from foghorn.games.what_the_fog.options import WhatTheFogOptions
from foghorn.games.what_the_fog.sample import sample_world
from foghorn.games.what_the_fog.view import view_of

from .tables import position

pytestmark = pytest.mark.compiled_only


def thinker(name: str, playouts: int = 60) -> Thinker:
    """A level, with few playouts where it searches."""
    level = LEVELS[name]
    return level.with_playouts(playouts) or level


@pytest.mark.parametrize("name", LEVELS)
@pytest.mark.parametrize(("players", "long_game"), [(2, False), (3, True), (5, False)])
def test_a_level_chooses_the_same_in_every_world_that_its_seat_cannot_tell_apart(
    name: str, players: int, long_game: bool
) -> None:
    """§7: the same from a view, from another world with the same view, and from the seat's knowledge."""
    state = GAME.start(WhatTheFogOptions(players=players, long_game=long_game), Seeded(players))
    level, number = thinker(name), 0
    kinds: set[str] = set()
    while state.round < 1 or len(kinds) < 6:
        seat = state.turn()
        choices = legal_actions(GAME, state, seat)
        view = view_of(state, seat)
        action = level(view, choices, Seeded(number))
        assert action in choices
        number += 1
        if len(choices) > 1 and (number % 3 == 0 or view.phase not in kinds):
            world = sample_world(view, Seeded(number, 7))
            assert level(view_of(world, seat), choices, Seeded(number - 1)) == action
            assert level(GAME.knowledge(world, seat), choices, Seeded(number - 1)) == action
            kinds.add(view.phase)
        state.apply(seat, action)


def wins(first: str, second: str, games: int, playouts: int) -> float:
    """How many of the seat-balanced games for two the first level wins."""
    bots = [Bot(name, thinker(name, playouts)) for name in (first, second)]
    won = 0.0
    for number in range(games):
        state, chance = GAME.start(WhatTheFogOptions(players=2), Seeded(number // 2)), Seeded(number, 1)
        while not state.over():
            seat = state.turn()
            state.apply(seat, bots[(seat + number) % 2].choose(GAME, state, seat, chance))
        winners = state.winners()
        won += (number % 2 in winners) / len(winners)
    return won


def test_steady_beats_easy_but_not_always() -> None:
    assert 0.75 * 200 <= wins("steady", "easy", 200, 0) <= 0.9 * 200


def test_the_search_beats_steady_with_few_playouts() -> None:
    """A smoke figure; docs/bots.md has the real ones."""
    assert wins("hard", "steady", 24, 100) > 12


def test_a_search_that_is_short_of_time_still_chooses() -> None:
    state = GAME.start(WhatTheFogOptions(players=4), Seeded(3))
    choices = legal_actions(GAME, state, state.turn())
    hurried = LEVELS["patient"].within(1e-9)
    assert hurried(view_of(state, state.turn()), choices, Seeded(1)) in choices


@pytest.mark.parametrize("name", ["easy", "hard"])
def test_threads_may_share_a_bot(name: str) -> None:
    state = GAME.start(WhatTheFogOptions(players=2), Seeded(3))
    choices, known = legal_actions(GAME, state, state.turn()), GAME.knowledge(state, state.turn())
    alone = [thinker(name)(known, choices, Seeded(number)) for number in range(8)]
    shared = thinker(name)
    with ThreadPoolExecutor(4) as threads:
        together = threads.map(lambda number: shared(known, choices, Seeded(number)), range(8))
        assert list(together) == alone


@pytest.mark.skipif(sys.platform == "win32", reason="needs signals")
def test_ctrl_c_is_answered_during_a_search() -> None:
    state = GAME.start(WhatTheFogOptions(players=5), Seeded(3))
    choices, known = legal_actions(GAME, state, state.turn()), GAME.knowledge(state, state.turn())
    began = time.monotonic()
    alarm = Timer(0.3, signal.raise_signal, [signal.SIGINT])
    alarm.start()
    with pytest.raises(KeyboardInterrupt):
        thinker("patient", 200_000)(known, choices, Seeded(1))
    assert time.monotonic() - began < 3


def test_the_search_predicts_the_day_that_wins_the_game() -> None:
    """§5.4, §6: in the last round, all boards full, only an exact prediction catches up."""
    others = ["fog fog fog snow", "fog fog fog snow", "snow snow snow clouds", "clouds clouds clouds thunder"]
    state = position(
        round=4,
        phase="predict",
        days=["sun sun sun sun", *others, "thunder thunder thunder fog", "thunder thunder clouds fog"],
        hands=["sun sun sun rain", "rain rain"],
        sheets=[[(0, 0, 0)] * 3, [(0, 0, 1)] * 3],
    )
    choices = legal_actions(GAME, state, 0)
    assert TEXTS[thinker("hard")(view_of(state, 0), choices, Seeded(1))] == "advance"


def test_only_levels_there_are_have_a_strength() -> None:
    assert set(STRENGTHS) <= set(LEVELS) - {"steady"}
