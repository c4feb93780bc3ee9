"""Bots in their processes: waiting is no thinking, many think shorter, and who gets no process has a stand-in."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from concurrent.futures import Future
from pathlib import Path
from typing import Any, cast

import msgspec
import pytest

from foghorn.bots.bot import bot_of, default_bot
from foghorn.core.action import legal_actions
from foghorn.core.chance import Seeded
from foghorn.core.game import game_of, read_options
from foghorn.server import bot_pool, workers
from foghorn.server.bot_pool import BotPool, Thinkers, think
from foghorn.server.workers import Workers, WorkLost
from tests.simulation.test_workers import die_half_way

GAME = game_of("what-the-fog")
STATE = GAME.start(read_options(GAME, {"players": 3}), Seeded(3))
SEAT = STATE.turn()
VIEW = GAME.view(STATE, SEAT)
CHOICES = legal_actions(GAME, STATE, SEAT)
SEARCHING = "hard"
USUAL = bot_of(default_bot(GAME), GAME).policy(VIEW, CHOICES, Seeded(1))


class Slow(Thinkers):
    """Processes that are ready when the test says so; `seconds` lists how long each bot may think."""

    def __init__(self, patience: float = 60.0) -> None:
        super().__init__(1, patience)
        self._pool = cast(Any, self)  # work is handed to `submit`
        self.seconds: list[float] = []
        self.works: list[Future[Any]] = []

    def submit(self, work: Callable[..., Any], *args: Any) -> Future[Any]:
        self.seconds.append(args[-1])
        self.works.append(Future())
        self.works[-1].set_running_or_notify_cancel()  # what runs can no longer be cancelled
        return self.works[-1]


class Pool(BotPool):
    """Bots that search in slow processes; the others choose right here, or are lost."""

    def __init__(self, thinkers: Slow, lost: bool = False) -> None:
        super().__init__()
        self.thinkers, self.lost = thinkers, lost

    async def run(self, work: Callable[..., Any], *args: Any, deadline: float | None = None) -> Any:
        if self.lost:
            raise WorkLost
        return work(*args)


async def settled() -> None:
    """Let everything happen that can."""
    for _ in range(20):
        await asyncio.sleep(0)


def test_a_bot_that_waits_has_its_time_before_it_and_many_think_shorter() -> None:
    async def scene() -> None:
        slow = Slow()
        pool = Pool(slow)
        choices = [asyncio.create_task(pool.choose("what-the-fog", SEARCHING, VIEW, CHOICES)) for _ in range(4)]
        await settled()
        assert len(slow.works) == 1, "one process, one bot"
        for at in range(4):
            slow.works[at].set_result(CHOICES[at % 2])
            await settled()
        assert [await choice for choice in choices] == [CHOICES[at % 2] for at in range(4)]
        assert slow.seconds == [1 / 4, 1 / 3, 1 / 2, 1.0], "the last has no one behind it"

    asyncio.run(scene())


def test_who_gets_no_process_in_time_plays_as_the_usual_bot() -> None:
    async def scene() -> None:
        slow = Slow(patience=0.01)
        pool = Pool(slow)
        first = asyncio.create_task(pool.choose("what-the-fog", SEARCHING, VIEW, CHOICES))
        await settled()
        assert await pool.choose("what-the-fog", SEARCHING, VIEW, CHOICES) == USUAL
        slow.works[0].set_result(CHOICES[0])
        assert await first == CHOICES[0]

    asyncio.run(scene())


def test_a_process_that_is_overdue_is_not_free() -> None:
    async def scene() -> None:
        slow = Slow(patience=0.01)
        slow.deadline = -0.99  # beside the one second that it may think
        pool = Pool(slow)
        assert await pool.choose("what-the-fog", SEARCHING, VIEW, CHOICES) == USUAL
        assert await pool.choose("what-the-fog", SEARCHING, VIEW, CHOICES) == USUAL
        assert len(slow.works) == 1

    asyncio.run(scene())


def test_the_usual_bot_plays_even_if_every_process_is_lost() -> None:
    async def scene() -> None:
        pool = Pool(Slow(patience=0.01), lost=True)
        assert await pool.choose("what-the-fog", default_bot(GAME), VIEW, CHOICES) == USUAL

    asyncio.run(scene())


def test_without_processes_the_bots_think_one_after_the_other(monkeypatch: pytest.MonkeyPatch) -> None:
    """In one process they are one object, which two threads must not use at once."""
    busy: list[int] = []
    most: list[int] = []

    def slow(*_: Any) -> int:
        busy.append(0)
        most.append(len(busy))
        time.sleep(0.01)
        busy.pop()
        return CHOICES[0]

    async def scene() -> None:
        pool = Pool(Slow(patience=0.01), lost=True)
        monkeypatch.setattr(bot_pool, "think", slow)
        usual = default_bot(GAME)
        await asyncio.gather(*(pool.choose("what-the-fog", usual, VIEW, CHOICES) for _ in range(4)))
        assert most == [1] * 4

    asyncio.run(scene())


def test_processes_of_which_one_was_ended_in_the_middle_of_its_report_are_replaced(tmp_path: Path) -> None:
    async def scene() -> None:
        pool = Workers(1, deadline=2.0)
        with pytest.raises(WorkLost):
            await pool.run(die_half_way, tmp_path / "told")
        assert await pool.run(len, "abc", deadline=60.0) == 3
        pool.close()

    asyncio.run(scene())


@pytest.mark.parametrize("error", [OSError("no more processes"), MemoryError()])
def test_a_process_that_cannot_be_started_takes_nobodys_place(
    monkeypatch: pytest.MonkeyPatch, error: BaseException
) -> None:
    tried = 0

    def none_left(*_: Any) -> Any:
        nonlocal tried
        tried += 1
        raise error

    async def scene() -> None:
        monkeypatch.setattr(workers, "ProcessPoolExecutor", none_left)
        pool = Pool(Slow(patience=0.01))
        pool.thinkers = Thinkers(1, patience=0.01)
        for _ in range(2):
            if isinstance(error, OSError):
                assert await pool.choose("what-the-fog", SEARCHING, VIEW, CHOICES) == USUAL
            else:
                with pytest.raises(MemoryError):
                    await pool.choose("what-the-fog", SEARCHING, VIEW, CHOICES)
        assert tried == 2, "the second did not wait for a place that nobody has"

    asyncio.run(scene())


@pytest.mark.parametrize("name", ["easy", "steady", "hard"])
def test_what_a_process_is_sent_does_not_change_with_what_the_seat_cannot_see(name: str) -> None:
    """§7: another deal of all that is hidden, through the same door."""
    options = read_options(GAME, {"players": 3})

    def asked(view: Any) -> int:
        return think("what-the-fog", name, msgspec.json.encode(view), CHOICES, seed=5)

    chosen = asked(VIEW)
    for seed in range(2):
        assert asked(GAME.view(GAME.sample(options, VIEW, Seeded(seed)), SEAT)) == chosen


class Unhurried(Thinkers):
    """Lets who searches do all its playouts, right here; keeps what it was sent."""

    def __init__(self, sent: list[Any]) -> None:
        super().__init__(1)
        self.sent = sent

    async def ponder(self, seconds: float, key: str, name: str, view: bytes, choices: Any, seed: int) -> int:
        self.sent.append((key, name, view, choices, seed))
        return think(key, name, view, choices, seed)


class Seeing(BotPool):
    """Chooses right here, each time with the same chance; keeps what was sent to a process."""

    def __init__(self) -> None:
        super().__init__()
        self.sent: list[Any] = []
        self.thinkers = Unhurried(self.sent)

    def draw_seed(self) -> int:
        return 7

    async def run(self, work: Callable[..., Any], *args: Any, deadline: float | None = None) -> Any:
        self.sent.append(args)
        return work(*args)


@pytest.mark.compiled_only
@pytest.mark.parametrize("name", ["easy", "steady", "hard"])
def test_a_bot_of_the_server_chooses_the_same_whatever_it_cannot_see(name: str) -> None:
    """§7: other hands, the deck, backs and what lies below the tops are dealt anew; what is sent and chosen stays."""
    options = read_options(GAME, {"players": 3})
    state, number = GAME.start(options, Seeded(11)), 0
    kinds: set[str] = set()
    while len(kinds) < 6:
        seat = state.turn()
        view, choices = GAME.view(state, seat), legal_actions(GAME, state, seat)
        if len(choices) > 1 and view.phase not in kinds:
            kinds.add(view.phase)
            world = GAME.sample(options, view, Seeded(number, 3))
            assert GAME.describe(world) != GAME.describe(state)
            pools = Seeing(), Seeing()
            chosen = [
                asyncio.run(pool.choose("what-the-fog", name, GAME.view(real, seat), legal_actions(GAME, real, seat)))
                for pool, real in zip(pools, (state, world), strict=True)
            ]
            assert chosen[0] == chosen[1]
            assert pools[0].sent == pools[1].sent != []
        state.apply(seat, bot_of("steady", GAME).policy(view, choices, Seeded(number)))
        number += 1
