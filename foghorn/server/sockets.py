"""One WebSocket per page: decode, find the guest by the cookie, hand over to the room, or to the notices elsewhere."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections import Counter
from collections.abc import Awaitable, Callable
from typing import Protocol

import msgspec
from starlette.routing import WebSocketRoute
from starlette.websockets import WebSocket, WebSocketDisconnect

from ..core.errors import FoghornError, Refusal
from ..core.frame import SCHEMA
from . import lobby
from .auth import address_of, guest_behind
from .batched_socket import BatchedSocket, transport_of
from .connection import Connection
from .errors import Conflict, NotFound, NotSignedIn, TooMany
from .limits import CONNECTIONS_PER_ADDRESS, MESSAGE_BYTES, Buckets
from .live_tables import LiveTables
from .origins import is_own_host, is_own_origin
from .solo import must_be_open
from .waiting import Waiting
from .wire import Ask, Bye, Hello, Incoming, Rejected, encode, read_message

HELLO_SECONDS = 10.0
WRITE_SECONDS = 10.0
CLOSE_SECONDS = 1.0

log = logging.getLogger("foghorn.server")


class Place(Protocol):
    """Where a page is: at a table, or elsewhere, where it only hears notices."""

    async def attach(self, connection: Connection) -> None:
        """Add a page, and send it what it needs to begin with."""

    def detach(self, connection: Connection) -> None:
        """Remove a page, also one that was never added."""

    async def handle(self, connection: Connection, message: Incoming) -> None:
        """Carry out a message, or tell its sender why it was refused."""


Greeting = Callable[[WebSocket, LiveTables, Hello], Awaitable[tuple[Place, Connection]]]


async def table_socket(socket: WebSocket) -> None:
    """Serve a page at a table. Its first message must be `hello`; after that, any message of the wire format."""
    await _serve(socket, _greet_at_table)


async def guest_socket(socket: WebSocket) -> None:
    """Serve a page of a guest that is at no table: after its `hello` it only hears notices."""
    await _serve(socket, _greet_guest)


async def _serve(socket: WebSocket, greeting: Greeting) -> None:
    state = socket.app.state
    if not is_own_host(socket, state.origins) or not is_own_origin(socket, state.origins):
        await socket.close(4403, "origin")
        return
    address = address_of(socket)
    if not state.new_sockets.take(address):
        await socket.close(4429, "too-many-connections")  # not accepted: a page tries again by itself
        return
    await socket.accept()
    open_now: Counter[str] = state.open_sockets
    if open_now[address] >= CONNECTIONS_PER_ADDRESS or open_now.total() >= state.most_sockets:
        await say_bye(socket, "too-many-connections")
        return
    open_now[address] += 1
    state.live.metrics.connections.inc()
    try:
        await _visit(socket, state.live, greeting, state.messages)
    finally:
        open_now[address] -= 1
        if not open_now[address]:
            del open_now[address]
        state.live.metrics.connections.dec()


async def _visit(socket: WebSocket, live: LiveTables, greeting: Greeting, messages: Buckets) -> None:
    transport = transport_of(socket)
    silent: Waiting[BatchedSocket] = socket.app.state.silent_sockets
    oldest = silent.add(address_of(socket), transport)
    if oldest is not None:
        oldest.hang_up()
    try:
        try:
            place, connection = await greeting(socket, live, await _hello(socket))
        finally:
            silent.remove(address_of(socket), transport)
        transport.on_ready = connection.flush
        await _attach(socket, live, place, connection)
    except FoghornError as error:
        await say_bye(socket, error.refusal.code)
        return
    except (WebSocketDisconnect, TimeoutError, RuntimeError):
        return
    # Separate tasks: read here, every message would wake all the layers between the server and this function.
    reader = asyncio.create_task(read_messages(socket, place, connection, live, messages))
    minder = asyncio.create_task(_mind(socket, transport, connection))
    try:
        await reader
        if connection.farewell is not None:
            await minder
    finally:
        minder.cancel()
        transport.on_ready = None
        place.detach(connection)
        if connection.farewell is not None:
            live.metrics.dropped.inc()


async def _attach(socket: WebSocket, live: LiveTables, place: Place, connection: Connection) -> None:
    """Add a page to its place; one that cannot stay leaves nothing there."""
    try:
        await place.attach(connection)
        # A renewal of the guest's link that came before is seen now; a later one finds this page.
        if connection.reader is not None and await guest_behind(socket, live) is None:
            connection.drop("link-renewed")
    except BaseException:  # otherwise its seat would count as here for ever
        place.detach(connection)
        raise


async def _mind(socket: WebSocket, transport: BatchedSocket, connection: Connection) -> None:
    """Close the socket after a farewell, and cut off a page that is stuck; either ends the reading task."""
    while not connection.over.is_set():
        # A timer for each write would cost as much as the write, so check at intervals whether one is stuck.
        if connection.stuck():
            connection.drop("too-slow")
            transport.hang_up()
            return
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(connection.over.wait(), WRITE_SECONDS)
    if not await _close(socket, connection.farewell):
        transport.hang_up()


async def _hello(socket: WebSocket) -> Hello:
    """Read the first message."""
    try:
        message = read_message(await asyncio.wait_for(_receive(socket), HELLO_SECONDS))
    except msgspec.MsgspecError as error:
        raise Conflict("unreadable") from error
    if not isinstance(message, Hello):
        raise Conflict("hello-first")
    if message.schema != SCHEMA:
        raise Conflict("reload")
    return message


async def _greet_guest(socket: WebSocket, live: LiveTables, message: Hello) -> tuple[Place, Connection]:
    """Find out whose page it is."""
    guest = await guest_behind(socket, live)
    if guest is None:
        raise NotSignedIn("no-guest")
    return live.notices, Connection(guest.id, None, transport_of(socket))


async def _greet_at_table(socket: WebSocket, live: LiveTables, message: Hello) -> tuple[Place, Connection]:
    """Decide between playing at a seat and watching."""
    table, guesses = socket.path_params["table"], socket.app.state.guesses
    room = await live.room(table)
    guest = await guest_behind(socket, live)
    if message.watch is not None:
        if not guesses.take(address_of(socket)):
            raise TooMany("too-many-guesses")
        if not room.row.settings.spectators or not live.keys.lets_watch(table, message.watch):
            raise NotFound("no-such-table")
        guesses.give_back(address_of(socket))
        must_be_open(room.row, live.now())
        return room, Connection(None, None, transport_of(socket), watcher=guest)
    seat = lobby.seat_of(room.row, guest.id) if guest else None
    if guest is None or seat is None:
        raise NotFound("no-such-table")
    return room, Connection(guest.id, seat, transport_of(socket))


async def _receive(socket: WebSocket) -> bytes:
    """Return the next message's bytes; raises `WebSocketDisconnect` when the page is gone."""
    received = await socket.receive()
    if received["type"] == "websocket.disconnect":
        raise WebSocketDisconnect(received.get("code", 1000))
    text = received.get("text")
    data: bytes = text.encode() if text is not None else received.get("bytes") or b""
    return data


async def read_messages(
    socket: WebSocket, place: Place, connection: Connection, live: LiveTables, messages: Buckets
) -> None:
    """Carry out messages one by one until the page is gone."""
    key = connection.guest or str(id(connection))
    while connection.farewell is None:
        try:
            data = await _receive(socket)
        except (WebSocketDisconnect, RuntimeError):
            return
        begin = time.perf_counter()
        if len(data) > MESSAGE_BYTES:
            connection.drop("too-long")
            return
        message = _message_in(data)
        # Questions have a limit of their own; only those beyond it count as messages.
        asks = isinstance(message, Ask) and live.questions.take(key)
        if not asks and not messages.take(key):
            connection.drop("too-fast")
        elif message is None:
            live.metrics.refused.inc()
            connection.send(Rejected(id=None, refusal=Refusal("unreadable")))
        elif isinstance(message, Ask) and not asks:
            connection.send(Rejected(id=message.id, refusal=Refusal("too-many-questions")))
        else:
            try:
                await place.handle(connection, message)
            except Exception as error:
                log.error("a message failed", exc_info=error)
                connection.drop("mistake")
            live.metrics.seconds.observe(time.perf_counter() - begin)


def _message_in(data: bytes) -> Incoming | None:
    """Read a message; None if it cannot be read."""
    try:
        return read_message(data)
    except msgspec.MsgspecError:
        return None


async def say_bye(socket: WebSocket, code: str) -> None:
    """Send the reason, then close."""
    try:
        await socket.send_text(encode(Bye(code=code)).decode())
    except (WebSocketDisconnect, RuntimeError):
        return
    await _close(socket, code)


async def _close(socket: WebSocket, code: str | None) -> bool:
    """Close with a reason; return False if the page did not respond in time."""
    try:
        await asyncio.wait_for(socket.close(4000, code), CLOSE_SECONDS)
    except TimeoutError:
        return False
    except (WebSocketDisconnect, RuntimeError):
        pass
    return True


socket_routes = [
    WebSocketRoute("/api/v1/tables/{table}/socket", table_socket),
    WebSocketRoute("/api/v1/me/socket", guest_socket),
]
