"""Questions at a table: answered from the newest position without the room's lock, and unable to change anything.

Answers are kept until the next entry, so that asking again costs nothing.
"""

from __future__ import annotations

import logging
from functools import cache
from typing import Any, Protocol

import msgspec

from ..bots.bot import default_bot
from ..core.action import legal_actions
from ..core.errors import FoghornError
from ..core.game import game_of, questions_to
from ..core.question import Hint, Hinted, Question
from ..core.table import Table
from ..store.rows import TableRow
from .bot_pool import BotPool
from .connection import Connection
from .errors import Conflict, Forbidden, TooMany
from .limits import Buckets
from .lobby import seat_of
from .wire import Answer, Ask, Rejected
from .workers import WorkLost

MOST_KEPT = 500  # answers, for one position

log = logging.getLogger("foghorn.server")


class Surroundings(Protocol):
    """What questions need of the server."""

    bot_pool: BotPool
    hints: Buckets


class Asked(Protocol):
    """The table that is asked about; only read here."""

    row: TableRow
    table: Table | None


@cache
def decoder_for(key: str) -> msgspec.json.Decoder[Any]:
    """Return what reads the questions of a game."""
    return msgspec.json.Decoder(questions_to(game_of(key)))


class Questions:
    """The questions asked at one table."""

    def __init__(self, server: Surroundings, asked: Asked) -> None:
        self.hinted: set[int] = set()  # seats that were given a hint and have not chosen since
        self._server, self._asked = server, asked
        self._kept: dict[tuple[int, Question], msgspec.Raw] = {}
        self._seq = 0  # the entry after which the kept answers hold

    async def reply(self, connection: Connection, ask: Ask) -> None:
        """Answer a question, or tell why it is not answered."""
        try:
            seq, answer = await self._answer(connection, ask)
        except FoghornError as error:
            connection.send(Rejected(id=ask.id, refusal=error.refusal))
        except Exception as error:
            log.error("a question failed", exc_info=error)
            connection.drop("mistake")
        else:
            connection.send(Answer(id=ask.id, seq=seq, answer=answer))

    async def _answer(self, connection: Connection, ask: Ask) -> tuple[int, msgspec.Raw]:
        # The seat is the guest's of now: its page may not have heard yet that it lost the seat.
        table, seat = self._asked.table, seat_of(self._asked.row, connection.guest)
        if seat is None or connection.guest is None:
            raise Forbidden("only-watching")
        if table is None or self._asked.row.status != "running":
            raise Conflict("not-running")
        try:
            question: Question = decoder_for(table.game.meta.key).decode(ask.question)
        except (msgspec.MsgspecError, RecursionError, UnicodeDecodeError) as error:
            raise Conflict("unreadable") from error
        if seat not in table.decisions and not question.anytime:
            raise Conflict("ask-on-your-turn")
        if isinstance(question, Hint) and not self._asked.row.settings.aid:
            raise Forbidden("no-hints-here")
        seq, kept = table.seq, self._kept_at(table.seq)
        if (seat, question) not in kept:
            if isinstance(question, Hint):
                found: msgspec.Struct = await self._hint(table, seat, connection.guest)
            else:
                found = table.game.answer(table.state, seat, question)
            kept[seat, question] = msgspec.Raw(msgspec.json.encode(found))
        if isinstance(question, Hint):
            self.hinted.add(seat)
        return seq, kept[seat, question]

    def _kept_at(self, seq: int) -> dict[tuple[int, Question], msgspec.Raw]:
        """Return the answers kept for the position after an entry; those for any other are forgotten."""
        if seq != self._seq or len(self._kept) >= MOST_KEPT:
            self._seq, self._kept = seq, {}
        return self._kept

    async def _hint(self, table: Table, seat: int, guest: str) -> Hinted:
        """Let the game's usual bot choose from this seat's view, and tell why, in a bot's process."""
        if not self._server.hints.take(guest):
            raise TooMany("too-many-questions")
        game, state, pool = table.game, table.state, self._server.bot_pool
        key, view, choices = game.meta.key, game.view(state, seat), legal_actions(game, state, seat)
        try:
            action = await pool.ponder(key, default_bot(game), view, choices)
        except WorkLost as error:
            raise Conflict("no-hint-now") from error
        return Hinted(game.text(state, action), await pool.reasons(key, view, choices, action))
