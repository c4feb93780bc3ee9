"""The game's bots, from easy to patient: legal, honest, and none worse than the one before."""

from __future__ import annotations

import signal
import sys
import time
from concurrent.futures import ThreadPoolExecutor
from threading import Timer

import pytest

from foghorn.bots.bot import Bot, any_bot
from foghorn.core.action import legal_actions
from foghorn.core.chance import Seeded
from foghorn.core.game import read_options
from foghorn.core.thinker import Thinker
from foghorn.games.escape import GAME, levels, opponents
from foghorn.games.escape.levels import LEVELS, STRENGTHS, Careless, Character, Intentions, Searcher
from foghorn.games.escape.notation import text_of
from foghorn.games.escape.options import EscapeOptions
from foghorn.games.escape.sample import sample_world
from foghorn.games.escape.view import view_of

pytestmark = pytest.mark.compiled_only

SMALL = EscapeOptions(players=2, board="small")
OPPONENTS = ("greedy", "gambler", "cautious", "spoiler", "collector")


def fresh(name: str) -> Thinker:
    """A bot that remembers nothing, with few playouts where it searches."""
    if isinstance(LEVELS[name], Searcher):
        return Searcher(8, 1.0)
    return Careless(300) if isinstance(LEVELS[name], Careless) else Character()


@pytest.mark.parametrize("name", LEVELS)
@pytest.mark.parametrize(
    "options",
    [SMALL, EscapeOptions(players=3, board="small", fog_uncertainty="abc", minimum_crew=True)],
    ids=["two", "three with fog cards"],
)
def test_a_level_chooses_the_same_in_worlds_that_its_seat_cannot_tell_apart(name: str, options: EscapeOptions) -> None:
    """§11: one is shown views, another the knowledge in worlds with the fog deck dealt anew; they play alike."""
    state = GAME.start(options, Seeded(7))
    looks, knows, strolls = fresh(name), fresh(name), Seeded(8)
    number = 0
    while state.round < 4 and not state.over():
        seat = int(state.turn())
        choices = legal_actions(GAME, state, seat)
        if seat or (state.round == 0 and number >= 3):
            action = int(choices[strolls.below(len(choices))])
        else:
            number += 1
            view = view_of(state, seat)
            world = sample_world(options, view, Seeded(number, 5))
            action = looks(view, choices, Seeded(number))
            assert knows(GAME.knowledge(world, seat), choices, Seeded(number)) == action
            assert action in choices
        state.apply(seat, action)
    assert number > 3


@pytest.mark.parametrize("name", OPPONENTS)
def test_an_opponent_can_be_named_and_plays_a_whole_game(name: str) -> None:
    bots = [any_bot(f"foghorn.games.escape.opponents:{name}", GAME), any_bot("random", GAME)]
    state, chance = GAME.start(SMALL, Seeded(5)), Seeded(5, 1)
    while not state.over():
        seat = int(state.turn())
        state.apply(seat, bots[seat].choose(GAME, state, seat, chance))
    assert state.winners() == [0]
    assert name not in LEVELS


def test_opponents_play_differently() -> None:
    """Their first turns on one beach are not all the same."""
    state = GAME.start(SMALL, Seeded(3))
    steady = Character()
    while state.round < 3:
        seat = int(state.turn())
        state.apply(seat, steady(GAME.knowledge(state, seat), legal_actions(GAME, state, seat), Seeded(1)))
    turns = set()
    for name in OPPONENTS:
        after, bot = state.clone(state.chance), getattr(opponents, name)
        played = []
        while after.colour == state.colour and after.round == state.round:
            seat = int(after.turn())
            action = bot(GAME.knowledge(after, seat), legal_actions(GAME, after, seat), Seeded(1))
            played.append(text_of(after, action))
            after.apply(seat, action)
        turns.add(tuple(played))
    assert len(turns) >= 3


def wins(first: Thinker, second: Thinker, games: int) -> float:
    """How many of the seat-balanced games for two the first bot wins."""
    bots, won = [Bot("first", first), Bot("second", second)], 0.0
    for number in range(games):
        state, chance = GAME.start(SMALL, Seeded(number // 2)), Seeded(number, 1)
        while not state.over():
            seat = int(state.turn())
            state.apply(seat, bots[(seat + number) % 2].choose(GAME, state, seat, chance))
        winners = state.winners()
        won += (number % 2 in winners) / len(winners)
    return won


def test_steady_beats_easy() -> None:
    """A smoke figure; docs/bots.md has the real ones."""
    assert wins(LEVELS["steady"], LEVELS["easy"], 8) >= 5


def test_a_search_that_is_short_of_time_still_chooses() -> None:
    state = GAME.start(EscapeOptions(players=4, board="small"), Seeded(3))
    choices = legal_actions(GAME, state, state.turn())
    hurried = LEVELS["patient"].within(1e-9)
    assert hurried(view_of(state, state.turn()), choices, Seeded(1)) in choices


def test_equal_seeds_and_playouts_give_equal_choices() -> None:
    def begin() -> list[int]:
        state, bot, chosen = GAME.start(SMALL, Seeded(2)), Searcher(12, 1.0), list[int]()
        while state.round < 2:
            seat = int(state.turn())
            choices = legal_actions(GAME, state, seat)
            chosen.append(int(bot(GAME.knowledge(state, seat), choices, Seeded(len(chosen)))))
            state.apply(seat, chosen[-1])
        return chosen

    assert begin() == begin()


@pytest.mark.parametrize("name", LEVELS)
def test_asked_again_about_the_same_position_a_bot_gives_the_same_answer(name: str) -> None:
    """A hint and the bot itself may ask, at the beginning of a turn and in the middle of what was planned."""
    bot, state, asked = fresh(name), GAME.start(SMALL, Seeded(6)), 0
    while state.round < 2:
        seat = int(state.turn())
        choices = legal_actions(GAME, state, seat)
        first, second = (int(bot(GAME.knowledge(state, seat), choices, Seeded(asked))) for _ in range(2))
        assert first == second
        asked += len(choices) > 1
        state.apply(seat, first)
    assert asked > 20


def test_of_plans_the_oldest_are_forgotten(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(levels, "REMEMBERED", 3)
    intentions, state = Intentions(), GAME.start(read_options(GAME, {"scenario": "first-light"}), Seeded(1))
    known = GAME.knowledge(state, 0)
    plan = Character().plan(known, (), 1)
    assert len(plan) > 4
    for _ in range(2):
        intentions.keep(known, plan)
        for at, action in enumerate(plan[:-1]):
            assert intentions.at(known) == (plan[at:] if at > len(plan) - 4 else ())
            known.apply(0, action)
        known = GAME.knowledge(state, 0)


def test_threads_may_share_a_bot() -> None:
    state = GAME.start(SMALL, Seeded(6))
    choices = legal_actions(GAME, state, int(state.turn()))
    known, bot = GAME.knowledge(state, int(state.turn())), Searcher(40, 1.0)
    alone = [int(Searcher(40, 1.0)(known, choices, Seeded(number))) for number in range(4)]
    with ThreadPoolExecutor(4) as threads:
        together = threads.map(lambda number: int(bot(known, choices, Seeded(number))), range(4))
        assert list(together) == alone


@pytest.mark.skipif(sys.platform == "win32", reason="needs signals")
def test_ctrl_c_is_answered_during_a_search() -> None:
    state = GAME.start(SMALL, Seeded(6))
    choices, known = legal_actions(GAME, state, int(state.turn())), GAME.knowledge(state, int(state.turn()))
    began = time.monotonic()
    alarm = Timer(0.3, signal.raise_signal, [signal.SIGINT])
    alarm.start()
    with pytest.raises(KeyboardInterrupt):
        Searcher(200_000, 1.0)(known, choices, Seeded(1))
    assert time.monotonic() - began < 5


def test_alone_patience_never_plays_worse_than_steady() -> None:
    """§9: it begins with the steady bot's game, and remembers the best that it has seen."""
    totals = {}
    for name, bot in (("steady", Character()), ("patient", Searcher(1, 1.0))):
        state = GAME.start(read_options(GAME, {"scenario": "first-light"}), Seeded(1))
        while not state.over():
            action = bot(GAME.knowledge(state, 0), legal_actions(GAME, state, 0), Seeded(4))
            state.apply(0, action)
        totals[name] = state.scores()[0]
    assert totals["patient"] >= totals["steady"]


def test_only_levels_there_are_have_a_strength() -> None:
    assert set(STRENGTHS) <= set(LEVELS) - {"steady"}
