"""`foghorn serve`: the table server, one process on one database."""

from __future__ import annotations

import gc
import logging
import signal
import socket
import sys
import threading
import time
import webbrowser
from collections import Counter
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

import msgspec

from ..core.errors import FoghornError
from ..i18n.words import words_for
from ..server.app import make_app
from ..server.batched_socket import BatchedSocket
from ..server.config import Config
from ..server.descriptors import raise_limit
from ..server.http_connection import HttpConnection
from ..server.limits import LOG_LINE_BURST, LOG_LINES_PER_SECOND, Buckets
from ..server.static_files import SITE, has_page
from ..store.store import Store
from .addresses import listen, reaching
from .interruptions import hear, restore
from .saves import tables_file
from .streams import tell

ANYWHERE = "0.0.0.0"


@dataclass(frozen=True)
class Serving:
    """What was asked for on the command line or in the environment."""

    database: str | None
    host: str
    port: int
    lan: bool
    origins: tuple[str, ...]
    trusted_proxies: str
    thinkers: int
    keep_games: int
    keep_guests: int
    log_level: str
    language: str
    open: bool
    called: Mapping[str, str]  # the option or the variable that gave each of the above


class JsonLines(logging.Formatter):
    """Formats each log record as one line of JSON: time, level, logger and text."""

    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, Any] = {
            "at": round(record.created, 3),
            "level": record.levelname.lower(),
            "from": record.name,
            "text": record.getMessage(),
        }
        if record.exc_info and record.exc_info[0] is not None:
            line["error"] = record.exc_info[0].__name__
            line["where"] = self.formatException(record.exc_info).splitlines()[-3:]
        return msgspec.json.encode(line).decode()


class LinesPerSecond(logging.Filter):
    """Drops log lines beyond a rate, so that a client cannot fill the disk; the next line tells how many.

    Each logger has a rate of its own: what clients make the web server say does not hide what the tables say.
    """

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        super().__init__()
        self._buckets = Buckets(LOG_LINES_PER_SECOND, LOG_LINE_BURST, clock=clock)
        self._dropped: Counter[str] = Counter()

    def filter(self, record: logging.LogRecord) -> bool:
        """Tell whether a line may be written."""
        if not self._buckets.take(record.name):
            self._dropped[record.name] += 1
            return False
        dropped = self._dropped.pop(record.name, 0)
        if dropped:
            record.msg, record.args = f"{record.getMessage()} ({dropped} lines before this were dropped)", None
        return True


def run(asked: Serving) -> int:
    """Serve until it is stopped; raises `FoghornError` if it cannot start."""
    import uvicorn

    _log_to_stderr(asked.log_level)
    raise_limit()
    database = asked.database or f"sqlite:///{_default_database()}"
    host = ANYWHERE if asked.lan and asked.host == "127.0.0.1" else asked.host
    listener = listen(asked.called["host"], host, asked.called["port"], asked.port)
    config = Config(
        database=database,
        host=host,
        port=asked.port,
        origins=asked.origins,
        address=address_for_others(asked, listener.getsockname()[1]),
        trusted_proxies=asked.trusted_proxies,
        thinkers=asked.thinkers,
        keep_games=asked.keep_games,
        keep_guests=asked.keep_guests,
    )
    app = make_app(config)

    class PoliteServer(uvicorn.Server):
        """Opens the store first, so that a failure is one sentence; says goodbye before the sockets are closed."""

        async def serve(self, sockets: list[socket.socket] | None = None) -> None:
            with reaching(asked.called["database"], database):
                app.state.store = await Store.open(database)
            await super().serve(sockets)

        async def startup(self, sockets: list[socket.socket] | None = None) -> None:
            await super().startup(sockets)
            _calm_collector()
            if self.started:
                announce(asked, listener.getsockname()[1])

        async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
            if self.started:
                await app.state.live.say_goodbye()
            await super().shutdown(sockets)

    server = PoliteServer(
        uvicorn.Config(
            app,
            log_config=None,
            access_log=False,
            http=HttpConnection,
            ws=BatchedSocket,
            ws_max_size=8192,
            ws_per_message_deflate=False,  # a frame is two kilobytes; compressing it costs more than making it
            ws_ping_interval=20,
            ws_ping_timeout=20,
            forwarded_allow_ips=asked.trusted_proxies,
            timeout_graceful_shutdown=1,
            server_header=False,
        )
    )
    # Uvicorn handles SIGTERM, stops, and then raises it again. It does not handle SIGHUP, but a server whose terminal
    # is closed must say goodbye as well.
    before = hear(signal.SIG_IGN, "SIGTERM") | hear(server.handle_exit, "SIGHUP")
    try:
        server.run(sockets=[listener])
    finally:
        restore(before)
    if not server.started:
        raise FoghornError("serve-failed")
    return 0


def _calm_collector() -> None:
    """Collect garbage less often: what is loaded now stays, and frames are freed without cycles."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(10_000, 10, 10)


def announce(asked: Serving, port: int) -> None:
    """Print the server's address, and how to build the page if there is none."""
    words, here = words_for(asked.language), f"http://localhost:{port}"
    tell(words.say("serve-here", address=here))
    if asked.lan:
        tell(words.say("serve-lan", address=_lan_address(port)))
    if not has_page(SITE):
        tell(words.say("site-not-built"))
    if asked.open:
        # Some browsers block their caller until they are closed.
        threading.Thread(target=webbrowser.open, args=(here,), daemon=True).start()


def address_for_others(asked: Serving, port: int) -> str | None:
    """Return the address by which others reach this server, as far as it was told."""
    if asked.origins:
        return asked.origins[0]
    return _lan_address(port) if asked.lan else None


def _lan_address(port: int) -> str:
    return f"http://{_own_address()}:{port}"


def _default_database() -> str:
    file = tables_file()
    file.parent.mkdir(parents=True, exist_ok=True)
    return str(file)


def _own_address() -> str:
    """Return this machine's address in the home network; no packet is sent."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
            address: str = probe.getsockname()[0]
        except OSError:
            address = socket.gethostname()
    return address


def _log_to_stderr(level: str) -> None:
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    handler.addFilter(LinesPerSecond())
    logging.basicConfig(level=level.upper(), handlers=[handler], force=True)
    # At debug level, libraries log what is sent: cookies, numbers, hands.
    if logging.getLogger().level < logging.INFO:
        logging.getLogger().setLevel(logging.INFO)
        logging.getLogger("foghorn").setLevel(level.upper())
