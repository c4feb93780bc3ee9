"""Attack a server of our own on this machine, one attack after the other, and print tables: attack, figure, bar.

python scripts/soak_attacks.py --seconds 20

Floods last some seconds each while an honest visitor asks for something every 20 ms; the figures are the 99th
percentile of the visitor's waiting time, and by how much the server's memory grew. Then a crowd of connections presses
against a server with 1024 descriptors while people play and come in. Then deeds that once succeeded are tried again.
"""

from __future__ import annotations

import argparse
import os
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))
os.environ["FOGHORN_GAMES"] = str(ROOT / "tests" / "extra_games")

from attacks import crowd  # noqa: E402 - found by the line above
from attacks.deeds import DEEDS, attempt  # noqa: E402 - found by the line above
from attacks.floods import FLOODS, MOST_MB, SLOWEST_MS, nothing, suffer  # noqa: E402 - found by the line above

from tests.server.running import Server  # noqa: E402 - found by the line above


def row(*cells: str) -> None:
    """Print a row of a table at once, because the next one takes a while."""
    print(f"| {' | '.join(cells)} |", flush=True)


def verdict(held: bool) -> str:
    return "yes" if held else "NO"


def floods(server: Server, seconds: float) -> bool:
    """Run the floods; tell whether every one stayed below the bars."""
    row(f"flood, {seconds:g} s each", f"p99 (< {SLOWEST_MS:g} ms)", f"memory (< {MOST_MB:g} MB)", "held")
    row("---", "---", "---", "---")
    good = True
    for name, flood in FLOODS.items():
        found = suffer(server, flood, seconds)
        good &= found.held or flood is nothing
        row(name, f"{found.slowest_ms:.1f} ms of {found.requests}", f"{found.grown_mb:+.1f} MB", verdict(found.held))
    return good


def crowds(seconds: float) -> bool:
    """Let a crowd press; tell whether players played on and every visitor came in."""
    row(
        f"crowd, {seconds:g} s, `ulimit -n {crowd.DESCRIPTORS}`",
        f"p99 of a choice (< {crowd.SLOWEST_MS:g} ms)",
        "visitors turned away (0)",
        "held",
    )
    row("---", "---", "---", "---")
    found = crowd.press(seconds)
    row(
        f"{found.opened:,} connections, {crowd.HELD:,} held",
        f"{found.slowest_ms:.1f} ms of {found.choices}",
        f"{found.turned_away} of {found.visitors}",
        verdict(found.held),
    )
    return found.held


def deeds(server: Server, seconds: float) -> bool:
    """Try the deeds; tell whether none succeeded."""
    row(f"deed, {seconds:g} s each", "succeeded (0)", "held")
    row("---", "---", "---")
    good = True
    for name, deed in DEEDS.items():
        found = attempt(server, deed, seconds)
        good &= found.held
        row(name, f"{found.succeeded} in {found.tries} tries", verdict(found.held))
    return good


def main() -> int:
    """Return the exit code: 0 if every attack stayed below the bars."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seconds", type=float, default=20.0)
    parser.add_argument("--only", choices=("floods", "crowd", "deeds"), help="a part of it")
    asked = parser.parse_args()
    if not Path("/proc/self/status").exists():
        print("memory can only be read where there is /proc")
        return 3
    good = True
    with tempfile.TemporaryDirectory(prefix="foghorn-attacks-") as folder:
        server = Server(f"sqlite:///{folder}/tables.sqlite", Path(folder) / "log").start()
        try:
            if asked.only in (None, "floods"):
                good &= floods(server, asked.seconds)
                print()
            if asked.only in (None, "crowd"):
                good &= crowds(asked.seconds)
                print()
            if asked.only in (None, "deeds"):
                good &= deeds(server, asked.seconds)
        finally:
            server.stop()
    return 0 if good else 1


if __name__ == "__main__":
    sys.exit(main())
