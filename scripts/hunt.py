"""Look for tests that fail by chance: the same tests many times, each time in another order and with other examples.

    python scripts/hunt.py --runs 6                         the whole of pytest, six times
    python scripts/hunt.py --runs 2 --busy                  the same while something else keeps every core busy
    python scripts/hunt.py --runs 10 tests/server tests/cli only the parts where time and chance play

A failure is printed with the seed of its run: `FOGHORN_TEST_LUCK=SEED pytest -p randomly --randomly-seed=SEED` repeats
the order, and the games that the browser tests look at. The exit code is the number of runs that failed, 100 at most.
"""

from __future__ import annotations

import argparse
import contextlib
import os
import re
import secrets
import subprocess
import sys
import time
from collections.abc import Iterator

BURN = "while True: pass"


@contextlib.contextmanager
def busy_cores(busy: bool) -> Iterator[None]:
    """Keep every core busy with something else."""
    burners = [subprocess.Popen([sys.executable, "-c", BURN]) for _ in range((os.cpu_count() or 1) if busy else 0)]
    try:
        yield
    finally:
        for burner in burners:
            burner.kill()
            burner.wait()


def run_once(paths: list[str], seed: int, jobs: str) -> tuple[bool, str]:
    """Run the tests in the order of a seed; return whether all passed, and what pytest printed."""
    options = ["-n", jobs, "-p", "randomly", f"--randomly-seed={seed}", "--hypothesis-profile=hunt"]
    command = [sys.executable, "-m", "pytest", *options, *paths]
    surroundings = os.environ | {"FOGHORN_TEST_LUCK": str(seed)}
    done = subprocess.run(
        command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, check=False, env=surroundings
    )
    return done.returncode == 0, done.stdout


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("paths", nargs="*", default=["tests"], help="what to run (default: tests)")
    parser.add_argument("--runs", type=int, default=6, help="how many times (default: 6)")
    parser.add_argument("--busy", action="store_true", help="keep every core busy with something else")
    parser.add_argument("--jobs", default="auto", help="how many tests at once, as pytest-xdist takes it")
    asked = parser.parse_args()
    failures = 0
    for run in range(1, asked.runs + 1):
        seed, begin = secrets.randbelow(2**32), time.monotonic()
        with busy_cores(asked.busy):
            passed, said = run_once(asked.paths, seed, asked.jobs)
        last = said.rstrip().rpartition("\n")[2]
        print(f"run {run} of {asked.runs}, seed {seed}, {time.monotonic() - begin:.0f} s: {last}", flush=True)
        if not passed:
            failures += 1
            print(re.sub(r"(?m)^[.sxEF]+ *\[ *\d+%\]\n", "", said), flush=True)
    print(f"{asked.runs} runs, {failures} with a failure")
    return min(failures, 100)


if __name__ == "__main__":
    sys.exit(main())
