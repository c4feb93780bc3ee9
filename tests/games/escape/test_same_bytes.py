"""One seed, one trace: compiled or plain, in one process or in several."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from foghorn.core.audit import audit

GAME = ["simulate", "escape", "--players", "4", "--board", "small", "--fog-uncertainty", "ab", "--teams", "2x2:lowest"]


def simulated(path: Path, jobs: int, pure: bool) -> bytes:
    """The trace of a run in a process of its own."""
    arguments = [*GAME, "--seed", "11", "--games", "4", "--decisions", "--jobs", str(jobs), "--trace", str(path)]
    subprocess.run(
        [sys.executable, "-m", "foghorn", *arguments],
        env={**os.environ, "FOGHORN_PURE": "1" if pure else "0"},
        check=True,
        capture_output=True,
        timeout=120,
    )
    return path.read_bytes()


@pytest.mark.compiled_only  # it runs both
def test_traces_are_equal_for_any_number_of_jobs_compiled_or_plain(tmp_path: Path) -> None:
    runs = [simulated(tmp_path / f"{jobs}{pure}", jobs, pure) for jobs, pure in ((1, False), (3, False), (2, True))]
    assert len(set(runs)) == 1
    assert audit(runs[0].splitlines(keepends=True)).games == 4
