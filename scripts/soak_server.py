"""Kill the server again and again in the middle of play, on each database, and compare every page with the store.

python scripts/soak_server.py --kills 50 --database both
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import os
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path

from rich.progress import Progress, TextColumn

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))
os.environ.setdefault("FOGHORN_GAMES", str(ROOT / "tests" / "extra_games"))

from tests.postgres import Postgres, Unavailable  # noqa: E402 - found by the line above
from tests.server.crash import Campaign, reckon  # noqa: E402 - found by the line above
from tests.server.running import Server  # noqa: E402 - found by the line above

KINDS = ("sqlite", "postgresql")


@contextlib.contextmanager
def database(kind: str, folder: Path) -> Iterator[str]:
    """Make an empty database in which every write is durable, and yield its address."""
    if kind == "sqlite":
        yield f"sqlite:///{folder}/tables.sqlite"
        return
    postgres = Postgres(durable=True)
    try:
        yield asyncio.run(postgres.new())
    finally:
        postgres.remove()


def soak(kind: str, kills: int, tables: int, seed: int) -> bool:
    """Test one database; tell whether nothing was lost and nothing applied twice."""
    begin = time.monotonic()
    with tempfile.TemporaryDirectory(prefix="foghorn-soak-") as name, database(kind, Path(name)) as url:
        server = Server(url, Path(name) / "log").start()
        campaign = Campaign(server, tables, seed)
        try:
            with Progress(*Progress.get_default_columns(), TextColumn("{task.fields[done]}")) as progress:
                task = progress.add_task(f"{kind}, kills", total=kills, done="")
                asyncio.run(campaign.run(kills, lambda line: progress.update(task, advance=1, done=line)))
            stopped = server.stop()
            counts = asyncio.run(reckon(campaign))
        except BaseException:
            server.kill()
            print(f"{kind}: seed {seed}; the end of the server's log:\n{server.log.read_text()[-4000:]}")
            raise
        if stopped != 0 or campaign.outliving():
            print(f"{kind}: the server left with {stopped}; processes that outlived it: {campaign.outliving()}")
            return False
    print(
        f"{kind}: {kills} kills, {counts['games']} games, {counts['entries']:,} entries, "
        f"{counts['acknowledged']:,} acknowledgements compared, {counts['losses']:,} connections lost, "
        f"slowest restart {campaign.slowest_start:.1f} s ({time.monotonic() - begin:.0f} s)",
        flush=True,
    )
    return True


def main() -> int:
    """Return the exit code: 0 if all is well, 1 if not, 3 if a database is not available."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--kills", type=int, default=50)
    parser.add_argument("--database", choices=(*KINDS, "both"), default="both")
    parser.add_argument("--tables", type=int, default=3)
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    try:
        for kind in KINDS if asked.database == "both" else (asked.database,):
            if not soak(kind, asked.kills, asked.tables, asked.seed):
                return 1
    except Unavailable as reason:
        print(reason)
        return 3
    except (AssertionError, ExceptionGroup) as failure:
        print(f"failed: {failure!r}")
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
