"""HTTP under /api/v1 for tables until their game begins. What moves in a game goes over the socket."""

from __future__ import annotations

import msgspec
from starlette.requests import Request

from ..bots.bot import bot_of
from ..core.game import game_of
from ..core.lesson import lesson_of
from ..core.offers import options_of_new
from ..core.scenario import must_have_come
from ..store.rows import Chair, Guest, TableRow
from . import lobby, sealing, solo
from .archive_routes import finished_game, is_inside
from .auth import address_of, guess_allowed, guessed_right, guest_behind
from .endpoints import Endpoints
from .errors import Conflict, NotFound, TooMany
from .lessons import lesson_row, makes_way
from .limits import LISTED_TABLES_PER_GUEST
from .live_tables import LiveTables
from .models import (
    Exchange,
    Join,
    Look,
    Mute,
    NewLesson,
    NewTable,
    Seat,
    SeatBot,
    SeatOnly,
    TableAnswer,
    TableId,
    TableTerms,
)
from .rematch_routes import after_somebody_left
from .table_access import answer_for, disconnect, leave_table, my_room, seated
from .table_limits import hosted_by, may_list, must_have_room
from .tokens import new_id

OLD_INVITATIONS = 100  # that are still known as such
endpoint = Endpoints("/api/v1")


@endpoint("GET /tables", tag="tables")
async def open_tables(live: LiveTables) -> list[TableAnswer]:
    """Tables that are listed and wait for players."""
    return [answer_for(live, live.newest(row), None) for row in await live.store.open_tables()]


@endpoint("POST /tables", tag="tables", status=201)
async def new_table(body: NewTable, request: Request, guest: Guest, live: LiveTables) -> TableAnswer:
    """Open a table; you are its host and sit in the first seat. A scenario for you alone begins at once."""
    if not request.app.state.new_tables.take(address_of(request)):
        raise TooMany("too-many-new-tables")
    game = game_of(body.game)
    options = options_of_new(game, {"players": game.meta.seats[1], **game.fill_in(body.options)})
    scenario = game.scenario(options)
    must_have_come(scenario, live.now())
    async with live.opening(guest.id):  # so that requests at the same time are counted one after the other
        mine = await hosted_by(live, guest.id)
        if scenario is not None:  # an attempt that was not finished ends here
            again = [row for row in mine if row.status == "running" and row.options.get("scenario") == scenario.name]
            for row in again:
                await leave_table(await live.room(row.id), guest.id)
            mine = [row for row in mine if row not in again]
        must_have_room(mine)
        if body.settings.listed:
            _must_be_listable(mine, request)
        row = TableRow(
            id=new_id(),
            game=body.game,
            rules_version=game.meta.rules_version,
            options=msgspec.to_builtins(options),
            host=guest.id,
            chairs=[Chair(name=guest.nickname, guest=guest.id), *[lobby.FREE] * (options.players - 1)],
            settings=body.settings,
            sealing=sealing.new_sealing(),
            made=live.now(),
            changed=live.now(),
        )
        await live.store.add_table(solo.begun(row, scenario))
    return await seated(live, row.id, guest)


def _must_be_listable(mine: list[TableRow], request: Request) -> None:
    """Raise an error if the host of these tables, or its address, has listed as many as it may."""
    if not may_list(mine):
        raise Conflict("too-many-listed", most=LISTED_TABLES_PER_GUEST)
    if not request.app.state.listed_tables.take(address_of(request)):
        raise TooMany("too-many-new-tables")


@endpoint("POST /lessons", tag="tables", status=201)
async def new_lesson(body: NewLesson, request: Request, guest: Guest, live: LiveTables) -> TableAnswer:
    """Learn a game by playing it: you and the bots, already dealt. The lesson ends that you had begun before."""
    if not request.app.state.new_tables.take(address_of(request)):
        raise TooMany("too-many-new-tables")
    lesson = lesson_of(body.game, body.lesson)
    row = lesson_row(body.game, lesson, guest, live.now())
    async with live.opening(guest.id):
        for other in await live.store.tables_of(guest.id):
            room = await live.room(other.id) if makes_way(other, lesson) else None
            if room is not None and makes_way(room.row, lesson):  # its page may have left it just now
                await leave_table(room, guest.id)
        await live.store.add_table(row)
    return await seated(live, row.id, guest)


@endpoint("GET /tables/{table}", tag="tables")
async def look(table: TableId, request: Request, live: LiveTables) -> TableAnswer:
    """A table, for those who sit there, and for everybody if it is listed; a finished one as its record is."""
    room = await live.room(table)
    guest = await guest_behind(request, live)
    if not room.row.settings.listed and not is_inside(room.row, guest):
        await finished_game(table, request, live)
    return answer_for(live, room.row, guest.id if guest else None)


@endpoint("POST /tables/{table}/look", tag="tables")
async def look_first(table: TableId, body: Look, request: Request, live: LiveTables) -> TableAnswer:
    """Show a table to whoever has a link to it, before they sit down or watch."""
    room = await live.room(table)
    guest = await guest_behind(request, live)
    if not room.row.settings.listed and not is_inside(room.row, guest):
        _must_be_invited(live, room.row, body.invitation, request, body.watching)
    return answer_for(live, room.row, guest.id if guest else None)


@endpoint("POST /tables/{table}/join", tag="tables")
async def join(table: TableId, body: Join, request: Request, guest: Guest, live: LiveTables) -> TableAnswer:
    """Take a seat, with the invitation or at a listed table."""
    room = await live.room(table)

    def sit_down(row: TableRow) -> TableRow:
        if not row.settings.listed and lobby.seat_of(row, guest.id) is None and guest.id not in row.banned:
            _must_be_invited(live, row, body.invitation, request)
        return lobby.joined(row, guest.id, guest.nickname, body.seat)

    async with room.lock:
        await room.change(sit_down)
    return await seated(live, table, guest)


def _must_be_invited(
    live: LiveTables, row: TableRow, secret: str | None, request: Request, watching: str | None = None
) -> None:
    """Raise an error unless the secret is the table's invitation; who has an older one is told so.

    Where looking is enough, so is the secret that lets one watch. Both together are one guess.
    """
    guess_allowed(request)
    if watching is not None and row.settings.spectators and live.keys.lets_watch(row.id, watching):
        guessed_right(request)
        return
    known = range(row.invitations, max(0, row.invitations - OLD_INVITATIONS), -1)
    number = next((each for each in known if live.keys.invites(row.id, secret or "", each)), None)
    if number is None:
        raise NotFound("no-such-table")
    guessed_right(request)
    if number != row.invitations:
        raise Conflict("invitation-renewed")


@endpoint("POST /tables/{table}/leave", tag="tables")
async def leave(table: TableId, guest: Guest, live: LiveTables) -> None:
    """Give your seat up; in a running game a bot plays on."""
    room = await live.room(table)
    await leave_table(room, guest.id)
    await after_somebody_left(room, live)


@endpoint("PUT /tables/{table}/bots", tag="tables")
async def seat_bot(table: TableId, body: SeatBot, guest: Guest, live: LiveTables) -> TableAnswer:
    """The host seats a bot."""
    room = await my_room(live, table, guest)
    bot = body.bot or lobby.stand_in(room.row)
    bot_of(bot, game_of(room.row.game))
    async with room.lock:
        await room.change(lambda row: lobby.with_bot(row, guest.id, body.seat, bot))
    return answer_for(live, room.row, guest.id)


@endpoint("DELETE /tables/{table}/bots", tag="tables")
async def send_bot_away(table: TableId, seat: Seat, guest: Guest, live: LiveTables) -> TableAnswer:
    """The host frees a bot's seat."""
    room = await my_room(live, table, guest)
    async with room.lock:
        await room.change(lambda row: lobby.without_bot(row, guest.id, seat))
    return answer_for(live, room.row, guest.id)


@endpoint("PUT /tables/{table}/terms", tag="tables")
async def change_terms(
    table: TableId, body: TableTerms, request: Request, guest: Guest, live: LiveTables
) -> TableAnswer:
    """The host changes options and settings while the game has not begun; everybody at the table sees it."""
    room = await my_room(live, table, guest)
    lobby.must_be_host(room.row, guest.id)
    game = game_of(room.row.game)
    options = options_of_new(game, {"players": len(room.row.chairs), **game.fill_in(body.options)})
    if game.scenario(options) is not None:
        raise Conflict("scenario-needs-own-table")
    terms = msgspec.to_builtins(options)
    async with live.opening(guest.id), room.lock:  # counted one after the other, as new tables are
        if body.settings.listed and not room.row.settings.listed:
            _must_be_listable(await hosted_by(live, guest.id), request)
        await room.change(lambda row: lobby.with_terms(row, guest.id, terms, body.settings))
    return answer_for(live, room.row, guest.id)


@endpoint("POST /tables/{table}/exchange", tag="tables")
async def exchange(table: TableId, body: Exchange, guest: Guest, live: LiveTables) -> TableAnswer:
    """Two chairs change places before the game; your own and an unclaimed one, or any two for the host."""
    room = await my_room(live, table, guest)
    async with room.lock:
        await room.change(lambda row: lobby.exchanged(row, guest.id, body.seat, body.other))
    return answer_for(live, room.row, guest.id)


@endpoint("POST /tables/{table}/start", tag="tables")
async def start(table: TableId, guest: Guest, live: LiveTables) -> TableAnswer:
    """The host starts the game: the deal is sealed, then dealt."""
    room = await my_room(live, table, guest)
    await room.start(guest.id)
    return answer_for(live, room.row, guest.id)


@endpoint("POST /tables/{table}/remove", tag="tables")
async def remove(table: TableId, body: SeatOnly, guest: Guest, live: LiveTables) -> TableAnswer:
    """The host removes a guest; the invitation is renewed."""
    room = await my_room(live, table, guest)
    async with room.lock:
        await room.change(lambda row: lobby.removed(row, guest.id, body.seat))
        removed = room.row.banned[-1]
    disconnect(room, removed)
    return answer_for(live, room.row, guest.id)


@endpoint("POST /tables/{table}/invitation", tag="tables")
async def renew_invitation(table: TableId, guest: Guest, live: LiveTables) -> TableAnswer:
    """The host makes a new invitation; older ones stop working."""
    room = await my_room(live, table, guest)
    async with room.lock:
        await room.change(lambda row: lobby.with_new_invitation(row, guest.id))
    return answer_for(live, room.row, guest.id)


@endpoint("POST /tables/{table}/mute", tag="tables")
async def mute(table: TableId, body: Mute, guest: Guest, live: LiveTables) -> TableAnswer:
    """The host mutes a guest, or lets it speak again."""
    room = await my_room(live, table, guest)
    async with room.lock:
        await room.change(lambda row: lobby.muted(row, guest.id, body.seat, body.mute))
    return answer_for(live, room.row, guest.id)
