"""Send rubbish to a server of our own, over sockets and HTTP, on each database; nothing may break.

python scripts/soak_fuzz.py --messages 1000000 --requests 100000 --database both

Of the requests a fifth are schemathesis's, which checks each answer against the OpenAPI page; the others are our own.
The server must answer everything without a mistake, log no error, stay ready and stop cleanly.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))
os.environ["FOGHORN_GAMES"] = str(ROOT / "tests" / "extra_games")

import httpx  # noqa: E402 - after the lines above, as what follows
from attacks.floods import memory_of  # noqa: E402 - found by the lines above
from attacks.fuzz_http import fuzz_http, schemathesis_requests  # noqa: E402 - found by the lines above
from attacks.fuzz_sockets import GAMES, fuzz_sockets  # noqa: E402 - found by the lines above
from soak_server import KINDS, database  # noqa: E402 - found by the lines above

from tests.postgres import Unavailable  # noqa: E402 - found by the lines above
from tests.server.running import Server  # noqa: E402 - found by the lines above


def soak(kind: str, messages: int, requests: int, games: int) -> bool:
    """Test one database; print what went wrong and a line of figures for each part; tell whether all is well."""
    with tempfile.TemporaryDirectory(prefix="foghorn-fuzz-") as name, database(kind, Path(name)) as url:
        server = Server(url, Path(name) / "log").start()
        try:
            before, good = memory_of(server), _all_parts(server, kind, messages, requests, games)
            ready = httpx.get(f"{server.base}/api/v1/ready").status_code == 200
            grown = memory_of(server) - before
        finally:
            stopped = server.stop()
        log = server.log.read_text()
    errors = log.count('"level":"error"') + log.count("Traceback")
    good &= ready and stopped == 0 and not errors
    print(
        f"{kind}: {'all is well' if good else 'NOT WELL'}: memory {grown:+.0f} MB, {errors} errors in the log,"
        f" {'ready' if ready else 'not ready'} afterwards, stopped with {stopped}",
        flush=True,
    )
    if errors:
        print(log[-3000:])
    return good


def _all_parts(server: Server, kind: str, messages: int, requests: int, games: int) -> bool:
    """Send messages and requests; tell whether all were answered as they should be."""
    good, thesis = True, requests // 5
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns) as progress:

        def part(what: str, total: int, work: Callable[[Callable[[], None]], list[str]]) -> None:
            nonlocal good
            if not total:
                return
            begin, task = time.monotonic(), progress.add_task(f"{kind}, {what}", total=total)
            *wrong, figures = work(lambda: progress.advance(task))
            good &= not wrong
            for line in wrong[:20]:
                print(f"{kind}: {line}")
            print(f"{kind}: {figures} ({time.monotonic() - begin:.0f} s)", flush=True)

        part("messages", messages, lambda on: asyncio.run(fuzz_sockets(server, messages, on, games)))
        part("requests", requests - thesis, lambda on: asyncio.run(fuzz_http(server, requests - thesis, on)))
        part("schemathesis", thesis, lambda on: schemathesis_requests(server, thesis, on))
    return good


def main() -> int:
    """Return the exit code: 0 if all is well, 1 if not, 3 if a database is not available."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--messages", type=int, default=20_000)
    parser.add_argument("--requests", type=int, default=5_000)
    parser.add_argument("--games", type=int, default=GAMES, help="with two seats each that send messages at once")
    parser.add_argument("--database", choices=(*KINDS, "both"), default="both")
    asked = parser.parse_args()
    try:
        kinds = KINDS if asked.database == "both" else (asked.database,)
        good = [soak(kind, asked.messages, asked.requests, asked.games) for kind in kinds]
        return 0 if all(good) else 1
    except Unavailable as reason:
        print(reason)
        return 3


if __name__ == "__main__":
    sys.exit(main())
