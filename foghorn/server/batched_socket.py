"""uvicorn's WebSocket, extended to write several messages at once without waiting.

Through ASGI every message costs a task switch and a system call, which together cost more than making the frame.
"""

from __future__ import annotations

from collections.abc import Callable

from starlette.websockets import WebSocket
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

NAME = "foghorn.transport"


class BatchedSocket(WebSocketsSansIOProtocol):
    """Serve with `ws=BatchedSocket`; a handler finds its own with `transport_of`."""

    on_ready: Callable[[], None] | None = None  # called when the client reads messages again

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
