"""Questions: answered without the lock, from what the seat may know, kept for a position, and never played."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path
from typing import Any, ClassVar, cast

import msgspec
import pytest
from starlette.websockets import WebSocket, WebSocketDisconnect

from foghorn.bots.bot import default_bot
from foghorn.core.game import game_keys, game_of
from foghorn.core.question import Question
from foghorn.i18n.words import words_for
from foghorn.server import questions
from foghorn.server.bot_pool import BotPool, explain
from foghorn.server.limits import HINT_BURST, Buckets
from foghorn.server.sockets import read_messages
from foghorn.server.wire import Ask
from foghorn.server.workers import WorkLost

from .in_process import FirstThought, Page, page_at, running_table, server_on


class Stairs(Question, frozen=True, kw_only=True, tag="stairs"):
    """How many steps have been climbed?"""

    anytime: ClassVar[bool] = True


class Next(Question, frozen=True, kw_only=True, tag="next"):
    """What is next?"""


class Counted(msgspec.Struct, frozen=True):
    count: int


@pytest.fixture
def asked(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[Question]]:
    """Lend the tiny game two questions; what it was really asked is listed."""
    game, heard = game_of("what-the-fog"), list[Question]()

    def answer(state: Any, seat: int, question: Question) -> Counted:
        heard.append(question)
        return Counted(len(heard))

    monkeypatch.setattr(type(game), "questions", {Stairs: Counted, Next: Counted})
    monkeypatch.setattr(game, "answer", answer, raising=False)
    questions.decoder_for.cache_clear()
    yield heard
    questions.decoder_for.cache_clear()


async def ask(page: Page, question: str, id: str = "q") -> dict[str, Any]:
    """Ask, and return the answer or the refusal."""
    await page.room.handle(page.connection, Ask(id=id, question=msgspec.Raw(question.encode())))
    await page.room.live.settle()  # type: ignore[attr-defined]  # the tests' own server
    said = page.heard[-1]
    assert said["id"] == id
    assert said["type"] in ("answer", "refused")
    return said


def code(said: dict[str, Any]) -> str:
    assert said["type"] == "refused", said
    found: str = said["refusal"]["code"]
    return found


HINT, NEXT, STAIRS = '{"type": "hint"}', '{"type": "next"}', '{"type": "stairs"}'


def test_a_hint_is_a_legal_action_and_plays_nothing(tmp_path: Path) -> None:
    async def scene() -> None:
        async with server_on(f"{tmp_path}/tables.sqlite") as live:
            await live.store.add_table(running_table(2))
            pages = [await page_at(live, seat) for seat in (0, 1)]
            chooser = next(page for page in pages if page.frame["legal"])
            said = await ask(chooser, HINT)
            assert (said["type"], said["id"], said["seq"], said["answer"]["action"]) == ("answer", "q", 0, "pick 1")
            assert await live.store.entries("t1") == []

    asyncio.run(scene())


def test_the_choice_after_a_hint_is_noted_as_such_and_the_next_is_not(tmp_path: Path) -> None:
    async def scene() -> None:
        async with server_on(f"{tmp_path}/tables.sqlite") as live:
            await live.store.add_table(running_table(1, 1))
            page = await page_at(live, 0)
            await live.settle()
            await ask(page, HINT)
            await page.act("m1")
            await live.settle()
            await page.act("m2")
            mine = [entry.by for entry in await live.store.entries("t1") if entry.seat == 0]
            assert mine == ["hinted", "person"]

    asyncio.run(scene())


def test_only_a_seat_that_must_choose_is_answered_unless_the_question_may_be_asked_anytime(
    tmp_path: Path, asked: list[Question]
) -> None:
    async def scene() -> None:
        async with server_on(f"{tmp_path}/tables.sqlite") as live:
            await live.store.add_table(running_table(2))
            pages = [await page_at(live, seat) for seat in (0, 1)]
            other = next(page for page in pages if not page.frame["legal"])
            watcher = await page_at(live, None)
            assert code(await ask(other, HINT)) == "ask-on-your-turn"
            assert code(await ask(other, NEXT)) == "ask-on-your-turn"
            assert (await ask(other, STAIRS))["answer"] == {"count": 1}
            assert code(await ask(watcher, STAIRS)) == "only-watching"

    asyncio.run(scene())


@pytest.mark.parametrize("nonsense", ['{"type": "shout"}', "[]", "7", '{"type": "hint", "seat": 2}'])
def test_what_is_no_question_of_the_game_is_refused(tmp_path: Path, nonsense: str) -> None:
    async def scene() -> None:
        async with server_on(f"{tmp_path}/tables.sqlite") as live:
            await live.store.add_table(running_table(1, 1))
            page = await page_at(live, 0)
            assert code(await ask(page, nonsense)) == "unreadable"
            assert page.connection.farewell is None

    asyncio.run(scene())


def test_a_question_does_not_wait_for_the_tables_lock(tmp_path: Path, asked: list[Question]) -> None:
    async def scene() -> None:
        async with server_on(f"{tmp_path}/tables.sqlite") as live:
            await live.store.add_table(running_table(1, 1))
            page = await page_at(live, 0)
            await live.settle()
            async with page.room.lock:
                assert (await ask(page, STAIRS))["type"] == "answer"

    asyncio.run(scene())


def test_an_answer_is_kept_until_the_next_entry(tmp_path: Path, asked: list[Question]) -> None:
    async def scene() -> None:
        async with server_on(f"{tmp_path}/tables.sqlite") as live:
            await live.store.add_table(running_table(2))
            pages = [await page_at(live, seat) for seat in (0, 1)]
            assert [(await ask(pages[0], STAIRS))["answer"]["count"] for _ in range(3)] == [1, 1, 1]
            assert (await ask(pages[1], STAIRS))["answer"]["count"] == 2, "another seat may know something else"
            chooser = next(page for page in pages if page.frame["legal"])
            await chooser.act("m1")
            said = await ask(pages[0], STAIRS)
            assert (said["seq"], said["answer"]["count"]) == (1, 3)

    asyncio.run(scene())


def test_a_table_without_aid_gives_no_hints(tmp_path: Path) -> None:
    async def scene() -> None:
        async with server_on(f"{tmp_path}/tables.sqlite") as live:
            await live.store.add_table(running_table(1, 1, settings={"aid": False}))
            page = await page_at(live, 0)
            await live.settle()
            assert code(await ask(page, HINT)) == "no-hints-here"

    asyncio.run(scene())


def test_hints_have_a_limit_of_their_own(tmp_path: Path) -> None:
    async def scene() -> None:
        async with server_on(f"{tmp_path}/tables.sqlite") as live:
            live.hints = Buckets(0.0, HINT_BURST)
            await live.store.add_table(running_table(1, 1))
            page = await page_at(live, 0)
            await live.settle()
            for turn in range(int(HINT_BURST)):
                assert (await ask(page, HINT))["type"] == "answer"
                assert (await ask(page, HINT))["type"] == "answer", "asking again costs nothing"
                await page.act(f"m{turn}")
                await live.settle()
            assert code(await ask(page, HINT)) == "too-many-questions"

    asyncio.run(scene())


class Typed:
    """A socket over which messages have come, and no more will."""

    def __init__(self, *messages: str) -> None:
        self.messages = list(messages)

    async def receive(self) -> dict[str, str]:
        if not self.messages:
            raise WebSocketDisconnect
        return {"type": "websocket.receive", "text": self.messages.pop(0)}


def test_too_many_questions_are_refused_and_only_a_flood_of_them_ends_the_connection(tmp_path: Path) -> None:
    async def scene() -> None:
        async with server_on(f"{tmp_path}/tables.sqlite") as live:
            live.questions, messages = Buckets(0.0, 2.0), Buckets(0.0, 3.0)
            await live.store.add_table(running_table(1, 1))
            page = await page_at(live, 0)
            await live.settle()
            asked = [f'{{"type": "ask", "id": "q{at}", "question": {HINT}}}' for at in range(6)]
            some, another = Typed(*asked[:5]), Typed(*asked[5:])
            await read_messages(cast(WebSocket, some), page.room, page.connection, live, messages)
            await live.settle()
            heard = {each["id"]: each for each in page.heard if each.get("id")}
            assert [heard[f"q{at}"]["type"] for at in range(2)] == ["answer"] * 2
            assert [code(heard[f"q{at}"]) for at in range(2, 5)] == ["too-many-questions"] * 3
            assert page.connection.farewell is None
            await read_messages(cast(WebSocket, another), page.room, page.connection, live, messages)
            assert page.connection.farewell == "too-fast"

    asyncio.run(scene())


class WorkHere(BotPool):
    """The bots' work, done without a process of its own; what it is given is listed."""

    def __init__(self) -> None:
        super().__init__()
        self.given: list[tuple[Any, ...]] = []

    async def run(self, work: Any, *args: Any, deadline: float | None = None) -> Any:
        self.given.append(args)
        return work(*args)


@pytest.mark.parametrize("key", game_keys())
def test_a_hint_is_the_usual_bots_choice_from_the_seats_view_alone(tmp_path: Path, key: str) -> None:
    async def scene() -> None:
        async with server_on(f"{tmp_path}/tables.sqlite") as live:
            live.bot_pool = pool = WorkHere()
            await live.store.add_table(running_table(2, game=key))
            pages = [await page_at(live, seat) for seat in (0, 1)]
            chooser = next(page for page in pages if page.frame["legal"])
            said = await ask(chooser, HINT)
            assert said["answer"]["action"] in [each["action"] for each in chooser.frame["legal"]]
            for game, *rest in pool.given:
                bot, view = rest[:2] if isinstance(rest[0], str) else (default_bot(game_of(key)), rest[0])
                assert (game, bot) == (key, default_bot(game_of(key)))
                assert msgspec.json.decode(view) == chooser.frame["view"]

    asyncio.run(scene())


@pytest.mark.parametrize("key", ["escape", "what-the-fog"])
def test_a_hint_comes_with_its_reasons_as_codes_and_facts(tmp_path: Path, key: str) -> None:
    async def scene() -> None:
        async with server_on(f"{tmp_path}/tables.sqlite") as live:
            live.bot_pool = WorkHere()
            await live.store.add_table(running_table(2, game=key))
            pages = [await page_at(live, seat) for seat in (0, 1)]
            chooser = next(page for page in pages if page.frame["legal"])
            reasons = (await ask(chooser, HINT))["answer"]["reasons"]
            assert reasons
            for each in reasons:
                assert words_for("en", key).has(f"reason-{each['code']}")

    asyncio.run(scene())


class OnlyBots(WorkHere):
    """The bots choose, but the process that would give reasons is lost."""

    async def run(self, work: Any, *args: Any, deadline: float | None = None) -> Any:
        if work is explain:
            raise WorkLost
        return await super().run(work, *args, deadline=deadline)


def test_a_hint_whose_reasons_are_lost_is_given_without_them(tmp_path: Path) -> None:
    async def scene() -> None:
        async with server_on(f"{tmp_path}/tables.sqlite") as live:
            live.bot_pool = OnlyBots()
            await live.store.add_table(running_table(2))
            pages = [await page_at(live, seat) for seat in (0, 1)]
            chooser = next(page for page in pages if page.frame["legal"])
            answer = (await ask(chooser, HINT))["answer"]
            assert answer["action"].startswith("pick")
            assert answer["reasons"] == []

    asyncio.run(scene())


class Lost(FirstThought):
    """Bots whose process has died."""

    async def ponder(self, key: str, name: str, view: Any, choices: Any) -> int:
        raise WorkLost


def test_a_hint_whose_worker_is_lost_is_refused_and_not_made_up(tmp_path: Path) -> None:
    async def scene() -> None:
        async with server_on(f"{tmp_path}/tables.sqlite") as live:
            await live.store.add_table(running_table(2))
            pages = [await page_at(live, seat) for seat in (0, 1)]
            live.bot_pool = Lost()
            chooser = next(page for page in pages if page.frame["legal"])
            assert code(await ask(chooser, HINT)) == "no-hint-now"
            await chooser.act("m1")
            assert [entry.by for entry in await live.store.entries("t1")] == ["person"]

    asyncio.run(scene())
