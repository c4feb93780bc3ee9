"""uvicorn's WebSocket, extended to write several messages at once without waiting, and to read only a little at a time.

Through ASGI every message costs a task switch and a system call, which together cost more than making the frame. And
a flood of small frames on one socket must not delay the others: what arrives is handled in slices, and frames that are
no messages, which no other limit counts, have a limit of their own.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from starlette.websockets import WebSocket
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from .limits import OTHER_FRAME_BURST, OTHER_FRAMES_PER_SECOND, READ_BYTES, Buckets

NAME = "foghorn.transport"


class BatchedSocket(WebSocketsSansIOProtocol):
    """Serve with `ws=BatchedSocket`; a handler finds its own with `transport_of`."""

    on_ready: Callable[[], None] | None = None  # called when the client reads messages again

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self._unread = b""  # has arrived and was not handled yet
        self._scheduled = False  # whether the event loop will call `_read_on`
        self._other_frames = Buckets(OTHER_FRAMES_PER_SECOND, OTHER_FRAME_BURST, keys=1)

    async def run_asgi(self) -> None:
        self.scope["extensions"][NAME] = {"socket": self}
        try:
            await super().run_asgi()
        finally:
            del self.scope["extensions"][NAME]  # breaks the reference cycle

    def resume_writing(self) -> None:
        super().resume_writing()
        if self.on_ready is not None:
            self.on_ready()

    def data_received(self, data: bytes) -> None:
        self._unread += data
        if not self._scheduled:
            self._read_on()

    def _read_on(self) -> None:
        """Handle a slice of what has arrived; the rest when others had their turn and its messages were received."""
        self._scheduled = False
        if self.transport.is_closing():
            self._unread = b""
            return
        slice, self._unread = self._unread[:READ_BYTES], self._unread[READ_BYTES:]
        if slice:
            super().data_received(slice)
        if self.transport.is_closing():
            return
        received = self.queue.empty() or self.close_sent  # after a close, messages are thrown away
        if self._unread and not self.read_paused:
            self.read_paused = True
            self.transport.pause_reading()
        if self._unread and received:
            self._scheduled = True
            self.soon(self._read_on)
        elif received and self.read_paused:
            self.read_paused = False
            self.transport.resume_reading()

    async def receive(self) -> Any:
        message = await self.queue.get()
        if self.read_paused and self.queue.empty() and not self._scheduled:
            self._read_on()
        return message

    def handle_ping(self) -> None:
        if self._may_send_other():
            super().handle_ping()

    def handle_pong(self, event: Any) -> None:
        if self._may_send_other():
            super().handle_pong(event)

    def handle_cont(self, event: Any) -> None:
        if self._may_send_other():
            super().handle_cont(event)

    def _may_send_other(self) -> bool:
        """Count a frame that is no whole message; cut the client off if it sends too many."""
        allowed = self._other_frames.take("")
        if not allowed:
            self.hang_up()
        return allowed

    def ready(self) -> bool:
        """Tell whether messages may be written now; not while the client leaves too much unread."""
        return self.writable.is_set()

    def soon(self, work: Callable[[], None]) -> None:
        """Call a function at the end of this turn of the event loop, when all related messages have been queued."""
        self.loop.call_soon(work)

    def write(self, messages: list[bytes]) -> None:
        """Write messages in a single write; on a closed socket they are dropped."""
        if self.close_sent or self.disconnected or self.transport.is_closing():
            return
        for message in messages:
            self.conn.send_text(message)
        self.transport.write(b"".join(self.conn.data_to_send()))

    def hang_up(self) -> None:
        """Abort the connection now, even with unread messages; the handler sees a disconnect."""
        self.transport.abort()


def transport_of(socket: WebSocket) -> BatchedSocket:
    """Return the batched socket behind a WebSocket."""
    transport: BatchedSocket = socket.scope["extensions"][NAME]["socket"]
    return transport
