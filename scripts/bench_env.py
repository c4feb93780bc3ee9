"""Speed of foghorn.env: steps per second of one process with observations and masks, medians of three and their spread.

python scripts/bench_env.py
"""

from __future__ import annotations

import os
import statistics
import time
from collections.abc import Callable
from typing import Any

import numpy as np
from measures import BENCHES

from foghorn.env.batch import Batch
from foghorn.env.pettingzoo import raw_env

RUNS = 3
SECONDS = 1.5
TABLES: dict[str, dict[str, Any]] = {
    f"{key}, {size.name}": {"key": key, **size.options} for key, bench in BENCHES.items() for size in bench.env
}
SIZES = (1, 64, 512)


def per_second(step: Callable[[], int]) -> float:
    """Measure steps per second of processor time."""
    begin, steps = time.process_time(), 0
    while time.process_time() - begin < SECONDS:
        steps += step()
    return steps / (time.process_time() - begin)


def single(table: dict[str, Any]) -> Callable[[], int]:
    """Step one PettingZoo environment at random, looking at every observation."""
    env = raw_env(**table)
    env.reset(seed=1)
    choose = np.random.default_rng(1)

    def step() -> int:
        if any(env.terminations.values()):
            env.reset()
        legal = np.flatnonzero(env.observe(env.agent_selection)["action_mask"])
        env.step(int(legal[choose.integers(len(legal))]))
        return 1

    return step


def batched(table: dict[str, Any], count: int) -> Callable[[], int]:
    """Step many games at random."""
    batch = Batch(count=count, **table)
    batch.reset(1)

    def step() -> int:
        batch.step(batch.sample())
        return count

    return step


def line(title: str, measure: Callable[[], Callable[[], int]]) -> None:
    """Print a figure: median and spread."""
    runs = [per_second(measure()) for _ in range(RUNS)]
    print(f"{title:<52} {statistics.median(runs):>12,.0f}/s  ({min(runs):,.0f} to {max(runs):,.0f})")


def main() -> None:
    print(f"foghorn.env on one of {os.cpu_count()} cores, load {os.getloadavg()[0]:.1f}\n")
    for name, table in TABLES.items():
        line(f"{name}: PettingZoo", lambda table=table: single(table))  # type: ignore[misc]
        for count in SIZES:
            line(f"{name}: {count} at once", lambda table=table, count=count: batched(table, count))  # type: ignore[misc]


if __name__ == "__main__":
    main()
