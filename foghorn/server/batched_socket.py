"""The way to a page: uvicorn's WebSocket, which also takes several messages at once, without waiting.

Through ASGI every message costs a task's turn and a system call of its own; these cost more than making the frame.
"""

from __future__ import annotations

from collections.abc import Callable

from starlette.websockets import WebSocket
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

NAME = "foghorn.transport"


class BatchedSocket(WebSocketsSansIOProtocol):
    """Serve with `ws=BatchedSocket`; a handler finds its own with `transport_of`."""

    on_ready: Callable[[], None] | None = None  # called when the page takes messages again

    async def run_asgi(self) -> None:
        self.scope["extensions"][NAME] = {"socket": self}
        try:
            await super().run_asgi()
        finally:
            del self.scope["extensions"][NAME]  # or the two would keep each other alive

    def resume_writing(self) -> None:
        super().resume_writing()
        if self.on_ready is not None:
            self.on_ready()

    def ready(self) -> bool:
        """Whether messages may be written now; not while the page leaves too much unread."""
        return self.writable.is_set()

    def soon(self, work: Callable[[], None]) -> None:
        """Do something at the end of this turn of the event loop, when all that belongs together has been said."""
        self.loop.call_soon(work)

    def write(self, messages: list[bytes]) -> None:
        """Write messages in one go; what comes after the end goes nowhere."""
        if self.close_sent or self.disconnected or self.transport.is_closing():
            return
        for message in messages:
            self.conn.send_text(message)
        self.transport.write(b"".join(self.conn.data_to_send()))

    def hang_up(self) -> None:
        """End it now, whatever is still unread; the handler hears that the page is gone."""
        self.transport.abort()


def transport_of(socket: WebSocket) -> BatchedSocket:
    """Return the batched socket behind a WebSocket."""
    transport: BatchedSocket = socket.scope["extensions"][NAME]["socket"]
    return transport
