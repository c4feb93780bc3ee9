"""HTTP under /api/v1 for guests: who they are, and which tables are theirs."""

from __future__ import annotations

from msgspec.structs import asdict
from starlette.requests import Request
from starlette.responses import Response

from ..store.rows import Guest
from .auth import COOKIE, guess_allowed, guessed_right, guest_behind, still_signed_in, with_cookie
from .endpoints import Endpoints, json_response
from .errors import NotFound
from .live_tables import LiveTables
from .models import Enter, GuestAnswer, MyTable, NewGuest
from .rematch_routes import after_somebody_left
from .table_access import ALL_TABLES, answer_for, give_up_seats
from .tokens import link_hash, new_id, new_link

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
    await give_up_seats(live, rows, guest.id)
    live.notices.drop(guest.id, "left-table")
    await live.store.delete_guest(guest.id)
    live.notices.drop(guest.id, "left-table")  # those opened meanwhile, also at tables; a later one finds no guest
    await give_up_seats(live, await live.store.tables_of(guest.id, ALL_TABLES), guest.id)  # those taken meanwhile
    for row in rows:
        if row.proposal is not None:  # whoever was asked is told that nobody asks any more, or that all have answered
            await live.room(row.id)
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
    live.notices.drop(guest.id, "link-renewed")
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
        notice = live.notices.standing(guest.id, row.id)
        told = MyTable(
            **asdict(answer_for(live, row, guest.id)),
            changed=chosen.get(row.id, row.changed),
            waiting=None if notice is None else notice.waiting,
            since=None if notice is None else notice.since,
            totals=None if row.result is None else row.result.totals,
            winners=None if row.result is None else row.result.winners,
        )
        mine.append(told)
    return sorted(mine, key=lambda each: -each.changed)


async def _read_again(live: LiveTables, table: str) -> None:
    """Show the pages of a table that is over what the store has changed of it."""
    room = live.rooms.get(table)
    if room is not None and room.row.status in ("finished", "abandoned"):
        async with room.lock:
            await room.read_again()
        await after_somebody_left(room, live)
