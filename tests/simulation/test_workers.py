"""Workers: results come in order, whoever closes them ends the work, and what cannot travel is known beforehand."""

from __future__ import annotations

import contextlib
import gc
import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from functools import partial
from multiprocessing.queues import SimpleQueue
from pathlib import Path
from typing import Any

import pytest

from foghorn.core.errors import FoghornError
from foghorn.simulation.workers import Here, Processes, main_hidden, travels


def test_work_is_done_in_order_and_only_as_far_as_it_is_wanted() -> None:
    done: list[int] = []

    def work(item: int) -> int:
        done.append(item)
        return item * item

    with contextlib.closing(Here().map(work, range(9))) as results:
        assert [next(results), next(results)] == [0, 1]
    assert done == [0, 1]
    assert list(Here().map(work, range(4))) == [0, 1, 4, 9]


SOON = 60  # seconds: a safety net only


def tell_half(told: Path) -> None:
    """Write the beginning of a report, as a process does that is killed in the middle of one."""
    [reports] = [each for each in gc.get_objects() if isinstance(each, SimpleQueue)]
    queue: Any = reports
    queue._writer._send((4096).to_bytes(4, "big") + b"half")
    told.touch()
    time.sleep(600)


def stop_in_the_middle(told: Path) -> None:
    """Do work that is interrupted while its report is half sent."""

    def items() -> Iterator[Path]:
        yield told
        while not told.exists():
            time.sleep(0.01)
        raise KeyboardInterrupt

    with contextlib.suppress(KeyboardInterrupt):
        list(Processes(1).map(tell_half, items()))


def die_half_way(told: Path) -> None:
    """Write the beginning of a report and end, as a process does that is killed in the middle of one."""
    [reports] = [each for each in gc.get_objects() if isinstance(each, SimpleQueue)]
    queue: Any = reports
    queue._wlock.acquire()  # which nobody gives back
    queue._writer._send((4096).to_bytes(4, "big") + b"half")
    told.touch()
    os.kill(os.getpid(), signal.SIGKILL)


def lose_a_process(told: Path) -> None:
    """Do work in two processes, one of which is killed while its report is half sent."""
    with contextlib.suppress(FoghornError):
        list(Processes(2).map(die_half_way, [told]))


def test_work_ends_when_a_process_is_gone_though_it_was_in_the_middle_of_its_report(tmp_path: Path) -> None:
    told = tmp_path / "told"
    program = "import sys, pathlib; from tests.simulation.test_workers import lose_a_process as lose; lose"
    words = [sys.executable, "-c", f"{program}(pathlib.Path(sys.argv[1]))", str(told)]
    done = subprocess.run(words, capture_output=True, timeout=SOON, check=False)
    assert (done.returncode, done.stderr) == (0, b"")
    assert told.exists()


def test_work_ends_at_once_though_a_process_is_killed_in_the_middle_of_its_report(tmp_path: Path) -> None:
    told = tmp_path / "told"
    program = "import sys, pathlib; from tests.simulation.test_workers import stop_in_the_middle as stop; stop"
    words = [sys.executable, "-c", f"{program}(pathlib.Path(sys.argv[1]))", str(told)]
    # In a process of its own: if work did not end, this one would wait for ever.
    done = subprocess.run(words, capture_output=True, timeout=SOON, check=False)
    assert (done.returncode, done.stderr) == (0, b"")
    assert told.exists()


def of_the_program() -> None:
    """Stands for what a script defines itself."""


def test_what_a_module_has_travels_and_what_a_program_or_a_function_has_does_not(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def closed_in() -> None:
        """Known to this function alone."""

    assert travels("random")
    assert travels(test_work_is_done_in_order_and_only_as_far_as_it_is_wanted)
    assert not travels(closed_in)
    assert travels(of_the_program)
    monkeypatch.setattr(of_the_program, "__module__", "__main__")
    monkeypatch.setattr(sys.modules["__main__"], "of_the_program", of_the_program, raising=False)
    assert not travels(of_the_program)
    assert not travels(partial(of_the_program))


def test_the_program_is_hidden_for_a_moment_only() -> None:
    main = sys.modules["__main__"]
    with contextlib.suppress(ZeroDivisionError), main_hidden():
        assert not hasattr(sys.modules["__main__"], "__file__")
        raise ZeroDivisionError
    assert sys.modules["__main__"] is main
