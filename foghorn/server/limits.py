"""Rate and size limits for each guest or address, so that no client slows the others down."""

from __future__ import annotations

import time
from collections import OrderedDict
from collections.abc import Callable

MESSAGE_BYTES = 4096
READ_BYTES = 2048  # of one socket, in one turn of the event loop: some 300 of the smallest frames
OTHER_FRAMES_PER_SECOND, OTHER_FRAME_BURST = 1.0, 20.0  # pings, pongs and parts of messages; browsers send very few
MESSAGES_PER_SECOND, MESSAGE_BURST = 20.0, 60.0
QUESTIONS_PER_SECOND, QUESTION_BURST = 10.0, 40.0
HINTS_PER_SECOND, HINT_BURST = 0.5, 5.0  # they take the bots' time
REQUESTS_PER_SECOND, REQUEST_BURST = 20.0, 100.0
PAGE_COST = 0.1  # of a request, for each file of the page that is served from memory
GUESSES_PER_SECOND, GUESS_BURST = 0.1, 10.0
NEW_TABLES_PER_SECOND, NEW_TABLE_BURST = 0.05, 40.0  # for each address: a club opens many at once
REQUESTS_AT_ONCE = 64  # of one address
HEADER_BYTES = 32_768
REQUEST_SECONDS = 20.0  # for all of a request to arrive
RESPONSE_SECONDS = 120.0  # for it to be answered, and the answer read
WAITING_PER_ADDRESS, WAITING_CONNECTIONS = 64, 256  # connections without a whole request
UNREAD_PER_ADDRESS, UNREAD_CONNECTIONS = 64, 192  # connections whose request is being answered, or the answer read
CONNECTIONS_PER_GUEST = 12
CONNECTIONS_PER_ADDRESS = 256
NEW_SOCKETS_PER_SECOND, NEW_SOCKET_BURST = 10.0, 512.0  # of one address: a whole club comes back after a restart
SILENT_SOCKETS = 256  # that have not said hello
OPEN_TABLES_PER_GUEST = 10
LISTED_TABLES_PER_GUEST = 3  # that wait for players
LISTED_TABLES_PER_SECOND, LISTED_TABLE_BURST = 1 / 60, 10.0  # new ones, for each address
WATCHERS_PER_TABLE = 100
NAMED_WATCHERS = 12  # whose names everybody at the table is told
QUEUED_FRAMES = 64
LOG_LINES_PER_SECOND, LOG_LINE_BURST = 5.0, 200.0


class Buckets:
    """Token buckets by key; the least recently used are forgotten, which can only help a client."""

    def __init__(
        self, rate: float, burst: float, keys: int = 10_000, clock: Callable[[], float] = time.monotonic
    ) -> None:
        self.rate, self.burst, self.keys, self.clock = rate, burst, keys, clock
        self._left: OrderedDict[str, tuple[float, float]] = OrderedDict()

    def take(self, key: str, cost: float = 1.0) -> bool:
        """Take tokens from a key's bucket; tell whether there were enough. If not, none are taken."""
        now = self.clock()
        left, then = self._left.pop(key, (self.burst, now))
        left = min(self.burst, left + (now - then) * self.rate)
        paid = left >= cost
        self._left[key] = (left - cost if paid else left, now)
        while len(self._left) > self.keys:
            self._left.popitem(last=False)
        return paid

    def give_back(self, key: str, cost: float = 1.0) -> None:
        """Return tokens that were taken for something that turned out to be free."""
        if key in self._left:
            left, then = self._left[key]
            self._left[key] = (min(self.burst, left + cost), then)
