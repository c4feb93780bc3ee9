"""HTTP under /api/v1: guests and tables. Everything that moves in a game goes over the socket."""

from __future__ import annotations

import msgspec
from msgspec.structs import asdict, replace
from starlette.requests import Request
from starlette.responses import Response

from ..bots.bot import bot_of
from ..core.game import game_of
from ..core.lesson import lesson_of
from ..core.offers import options_of_new
from ..core.scenario import must_have_come
from ..store.rows import Chair, Guest, TableRow
from . import lobby, sealing, solo
from .archive_routes import finished_game, is_inside
from .auth import (
    COOKIE,
    address_of,
    guess_allowed,
    guessed_right,
    guest_behind,
    still_signed_in,
    with_cookie,
)
from .clock import Clock
from .endpoints import Endpoints, json_response
from .errors import Conflict, NotFound, NotSignedIn, TooMany
from .lessons import lesson_row, makes_way
from .limits import LISTED_TABLES_PER_GUEST, OPEN_TABLES_PER_GUEST
from .live_tables import LiveTables
from .models import (
    Enter,
    Exchange,
    GuestAnswer,
    Join,
    Mute,
    MyTable,
    NewGuest,
    NewLesson,
    NewTable,
    Seat,
    SeatBot,
    SeatOnly,
    TableAnswer,
    TableId,
)
from .presence import Presence
from .room import Room
from .table_state import table_state
from .tokens import link_hash, new_id, new_link

ALL_TABLES = 1_000_000
OLD_INVITATIONS = 100  # that are still known as such
endpoint = Endpoints("/api/v1")


@endpoint("POST /guests", tag="guests", status=201, answers=GuestAnswer)
async def new_guest(body: NewGuest, request: Request, live: LiveTables) -> Response:
    """Become a guest: a nickname, a cookie, and a private link for other devices."""
    link = new_link()
    guest = Guest(id=new_id(), nickname=body.nickname.strip(), link=link_hash(link), made=live.now())
    await live.store.add_guest(guest)
    return with_cookie(request, json_response(GuestAnswer(nickname=guest.nickname, link=link), 201), live, guest)


@endpoint("GET /me", tag="guests")
async def me(request: Request, live: LiveTables) -> GuestAnswer | None:
    """Who you are; nothing for somebody new, which is no error."""
    guest = await guest_behind(request, live)
    return None if guest is None else GuestAnswer(nickname=guest.nickname)


@endpoint("PATCH /me", tag="guests")
async def rename(body: NewGuest, guest: Guest, live: LiveTables) -> GuestAnswer:
    """Another nickname, for the next tables."""
    nickname = body.nickname.strip()
    with still_signed_in():
        await live.store.rename_guest(guest, nickname)
    return GuestAnswer(nickname=nickname)


@endpoint("DELETE /me", tag="guests", answers=None)
async def forget_me(guest: Guest, live: LiveTables) -> Response:
    """Delete yourself and what belongs to you; bots take your seats."""
    rows = await live.store.tables_of(guest.id, ALL_TABLES)
    await _give_up_seats(live, rows, guest.id)
    _disconnect_everywhere(live, guest.id, "left-table")
    await live.store.delete_guest(guest.id)
    await _give_up_seats(live, await live.store.tables_of(guest.id, ALL_TABLES), guest.id)  # those taken meanwhile
    for row in rows:
        await _read_again(live, row.id)
    response = Response(status_code=204)
    response.delete_cookie(COOKIE)
    return response


@endpoint("POST /me/link", tag="guests", answers=GuestAnswer)
async def renew_link(request: Request, guest: Guest, live: LiveTables) -> Response:
    """A new private link; the old one and every other device's cookie stop working."""
    link = new_link()
    with still_signed_in():
        renewed = await live.store.renew_guest(guest, link_hash(link))
    _disconnect_everywhere(live, guest.id, "link-renewed")
    return with_cookie(request, json_response(GuestAnswer(nickname=guest.nickname, link=link)), live, renewed)


@endpoint("POST /enter", tag="guests", answers=GuestAnswer)
async def enter(body: Enter, request: Request, live: LiveTables) -> Response:
    """Come in by a private link, on another device."""
    guess_allowed(request)
    guest = await live.store.guest_by_link(link_hash(body.link))
    if guest is None:
        raise NotFound("no-such-link")
    guessed_right(request)
    return with_cookie(request, json_response(GuestAnswer(nickname=guest.nickname)), live, guest)


@endpoint("GET /me/tables", tag="tables")
async def my_tables(guest: Guest, live: LiveTables) -> list[MyTable]:
    """Your tables, the latest first: who sits there, whom the game waits for, and how it ended."""
    rows = await live.store.tables_of(guest.id)
    chosen = await live.store.last_choices(guest.id)
    mine = []
    for row in map(live.newest, rows):
        if row.seed is not None and row.status == "abandoned":  # nobody wants to keep a lesson that was broken off
            continue
        told = MyTable(
            **asdict(_answer(live, row, guest.id)),
            changed=chosen.get(row.id, row.changed),
            waiting=live.waiting(row.id),
            totals=None if row.result is None else row.result.totals,
            winners=None if row.result is None else row.result.winners,
        )
        mine.append(told)
    return sorted(mine, key=lambda each: -each.changed)


@endpoint("GET /tables", tag="tables")
async def open_tables(live: LiveTables) -> list[TableAnswer]:
    """Tables that are listed and wait for players."""
    return [_answer(live, live.newest(row), None) for row in await live.store.open_tables()]


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
        mine = await live.store.tables_of(guest.id, ALL_TABLES)
        mine = [row for row in mine if row.host == guest.id and row.seed is None]
        if scenario is not None:  # an attempt that was not finished ends here
            again = [row for row in mine if row.status == "running" and row.options.get("scenario") == scenario.name]
            for row in again:
                await _leave(await live.room(row.id), guest.id)
            mine = [row for row in mine if row not in again]
        _must_have_room(mine, body.settings.listed, request)
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
    return await _seated(live, row.id, guest)


def _must_have_room(mine: list[TableRow], listed: bool, request: Request) -> None:
    """Raise an error if a guest with these tables may not open another one, so that nobody fills the public list."""
    if sum(row.status in ("open", "sealing", "running") for row in mine) >= OPEN_TABLES_PER_GUEST:
        raise Conflict("too-many-tables", most=OPEN_TABLES_PER_GUEST)
    shown = sum(row.status == "open" and row.settings.listed for row in mine)
    if listed and shown >= LISTED_TABLES_PER_GUEST:
        raise Conflict("too-many-listed", most=LISTED_TABLES_PER_GUEST)
    if listed and not request.app.state.listed_tables.take(address_of(request)):
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
                await _leave(room, guest.id)
        await live.store.add_table(row)
    return await _seated(live, row.id, guest)


@endpoint("GET /tables/{table}", tag="tables")
async def look(table: TableId, request: Request, live: LiveTables) -> TableAnswer:
    """A table, for those who sit there, and for everybody if it is listed; a finished one as its record is."""
    room = await live.room(table)
    guest = await guest_behind(request, live)
    if not room.row.settings.listed and not is_inside(room.row, guest):
        await finished_game(table, request, live)
    return _answer(live, room.row, guest.id if guest else None)


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
    return await _seated(live, table, guest)


def _must_be_invited(live: LiveTables, row: TableRow, secret: str | None, request: Request) -> None:
    """Raise an error unless the secret is the table's invitation; who has an older one is told so."""
    guess_allowed(request)
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
    await _leave(await live.room(table), guest.id)


@endpoint("PUT /tables/{table}/bots", tag="tables")
async def seat_bot(table: TableId, body: SeatBot, guest: Guest, live: LiveTables) -> TableAnswer:
    """The host seats a bot."""
    room = await _my_room(live, table, guest)
    bot = body.bot or lobby.stand_in(room.row)
    bot_of(bot, game_of(room.row.game))
    async with room.lock:
        await room.change(lambda row: lobby.with_bot(row, guest.id, body.seat, bot))
    return _answer(live, room.row, guest.id)


@endpoint("DELETE /tables/{table}/bots", tag="tables")
async def send_bot_away(table: TableId, seat: Seat, guest: Guest, live: LiveTables) -> TableAnswer:
    """The host frees a bot's seat."""
    room = await _my_room(live, table, guest)
    async with room.lock:
        await room.change(lambda row: lobby.without_bot(row, guest.id, seat))
    return _answer(live, room.row, guest.id)


@endpoint("POST /tables/{table}/exchange", tag="tables")
async def exchange(table: TableId, body: Exchange, guest: Guest, live: LiveTables) -> TableAnswer:
    """Two chairs change places before the game; your own and an unclaimed one, or any two for the host."""
    room = await _my_room(live, table, guest)
    async with room.lock:
        await room.change(lambda row: lobby.exchanged(row, guest.id, body.seat, body.other))
    return _answer(live, room.row, guest.id)


@endpoint("POST /tables/{table}/start", tag="tables")
async def start(table: TableId, guest: Guest, live: LiveTables) -> TableAnswer:
    """The host starts the game: the deal is sealed, then dealt."""
    room = await _my_room(live, table, guest)
    await room.start(guest.id)
    return _answer(live, room.row, guest.id)


@endpoint("POST /tables/{table}/remove", tag="tables")
async def remove(table: TableId, body: SeatOnly, guest: Guest, live: LiveTables) -> TableAnswer:
    """The host removes a guest; the invitation is renewed."""
    room = await _my_room(live, table, guest)
    async with room.lock:
        await room.change(lambda row: lobby.removed(row, guest.id, body.seat))
        removed = room.row.banned[-1]
    _disconnect(room, removed)
    return _answer(live, room.row, guest.id)


@endpoint("POST /tables/{table}/invitation", tag="tables")
async def renew_invitation(table: TableId, guest: Guest, live: LiveTables) -> TableAnswer:
    """The host makes a new invitation; older ones stop working."""
    room = await _my_room(live, table, guest)
    async with room.lock:
        await room.change(lambda row: lobby.with_new_invitation(row, guest.id))
    return _answer(live, room.row, guest.id)


@endpoint("POST /tables/{table}/mute", tag="tables")
async def mute(table: TableId, body: Mute, guest: Guest, live: LiveTables) -> TableAnswer:
    """The host mutes a guest, or lets it speak again."""
    room = await _my_room(live, table, guest)
    async with room.lock:
        await room.change(lambda row: lobby.muted(row, guest.id, body.seat, body.mute))
    return _answer(live, room.row, guest.id)


@endpoint("POST /tables/{table}/rematch", tag="tables")
async def rematch(table: TableId, guest: Guest, live: LiveTables) -> TableAnswer:
    """The same people, options and bots at a new table; the first to ask opens it, the others are taken along."""
    room = await _my_room(live, table, guest)
    async with room.lock:
        if room.row.status != "finished":
            raise Conflict("not-finished")
        if room.row.rematch is None:
            await room.read_again()  # somebody may have been deleted meanwhile
            follower = replace(
                room.row,
                id=new_id(),
                version=1,
                invitations=1,
                rules_version=game_of(room.row.game).meta.rules_version,
                host=guest.id,
                status="open",
                chairs=[replace(chair, stand_in=False) for chair in room.row.chairs],
                sealing=sealing.new_sealing(),
                pauses=[],
                seed=None,
                result=None,
                made=live.now(),
                changed=live.now(),
            )
            await live.store.add_table(solo.begun(follower, solo.scenario_at(follower)))
            await room.change(lambda row: replace(row, rematch=follower.id))
    assert room.row.rematch is not None
    return await _seated(live, room.row.rematch, guest)


async def _seated(live: LiveTables, table: str, guest: Guest) -> TableAnswer:
    """Answer a guest who has just got a seat; raises `NotSignedIn`, and frees it, if it was deleted meanwhile."""
    room = await live.room(table)
    if await live.store.guest(guest.id) is None:
        await _give_up_seats(live, [room.row], guest.id)
        raise NotSignedIn("no-guest")
    return _answer(live, room.row, guest.id)


async def _give_up_seats(live: LiveTables, rows: list[TableRow], guest: str) -> None:
    """Take away the seats of a guest who deletes itself, at those of the tables that are not over."""
    for row in rows:
        if row.status not in ("finished", "abandoned"):
            room = await live.room(row.id)
            async with room.lock:
                if lobby.seat_of(room.row, guest) is not None:
                    await room.change(lambda row: lobby.forgotten(row, guest))


async def _leave(room: Room, guest: str) -> None:
    async with room.lock:
        await room.change(lambda row: lobby.left(row, guest))
    _disconnect(room, guest)


async def _my_room(live: LiveTables, table: str, guest: Guest) -> Room:
    room = await live.room(table)
    if lobby.seat_of(room.row, guest.id) is None:
        raise NotFound("no-such-table")
    return room


def _answer(live: LiveTables, row: TableRow, guest: str | None) -> TableAnswer:
    room = live.rooms.get(row.id)
    state = room.state_for(guest) if room else table_state(row, guest, Presence(), Clock(), live.now())
    if lobby.seat_of(row, guest) is None:
        return TableAnswer(table=state)
    invitation = live.keys.invitation(row.id, row.invitations)
    return TableAnswer(table=state, invitation=invitation, watching=live.keys.watching(row.id))


async def _read_again(live: LiveTables, table: str) -> None:
    """Show the pages of a table that is over what the store has changed of it."""
    room = live.rooms.get(table)
    if room is not None and room.row.status in ("finished", "abandoned"):
        async with room.lock:
            await room.read_again()


def _disconnect(room: Room, guest: str | None, code: str = "left-table") -> None:
    for connection in list(room.connections):
        if guest is not None and connection.guest == guest:
            connection.drop(code)


def _disconnect_everywhere(live: LiveTables, guest: str, code: str) -> None:
    for room in live.rooms.values():
        _disconnect(room, guest, code)
