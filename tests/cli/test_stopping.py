"""Stopping a simulation: it ends at once, with its workers, and hands over every game that was finished."""

from __future__ import annotations

import csv
import io
import json
import os
import re
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from foghorn.cli.app import main
from foghorn.core.audit import audit

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="needs signals")

SIMULATE = [sys.executable, "-m", "foghorn", "simulate"]
STEADY = ["what-the-fog", "--players", "2", "--bots", "steady", "--games", "100000"]
LONG = 120  # seconds: a safety net only


@contextmanager
def started(*words: str, stderr: int = subprocess.PIPE) -> Iterator[subprocess.Popen[bytes]]:
    variables = os.environ | {"FOGHORN_LANG": "en"}
    with subprocess.Popen([*SIMULATE, *words], stdout=subprocess.PIPE, stderr=stderr, env=variables) as process:
        try:
            yield process
        finally:
            process.kill()


def wait_for(happened: Callable[[], bool], process: subprocess.Popen[bytes]) -> None:
    end = time.monotonic() + LONG
    while not happened():
        assert process.poll() is None
        assert time.monotonic() < end
        time.sleep(0.02)


def read_until(process: subprocess.Popen[bytes], mark: bytes) -> bytes:
    """What it prints until a line with the mark."""
    assert process.stdout is not None
    lines = [process.stdout.readline()]
    while mark not in lines[-1]:
        assert lines[-1]
        lines.append(process.stdout.readline())
    return b"".join(lines)


def processes() -> dict[int, tuple[int, str]]:
    """Every process that has not ended: its parent and its command line."""
    shown = subprocess.run(
        ["ps", "-A", "-ww", "-o", "pid=,ppid=,stat=,args="], capture_output=True, text=True, check=True
    )
    rows = ([*line.split(None, 3), ""] for line in shown.stdout.splitlines())
    return {int(row[0]): (int(row[1]), row[3]) for row in rows if not row[2].startswith("Z")}


def the_rest(process: subprocess.Popen[bytes]) -> tuple[bytes, bytes]:
    """What it still prints until it ends; `communicate` would pass over what has been read ahead."""
    assert process.stdout is not None
    assert process.stderr is not None
    rest = process.stdout.read(), process.stderr.read()
    process.wait(LONG)
    return rest


def workers_of(process: subprocess.Popen[bytes]) -> set[int]:
    """The processes that play for a simulation."""
    return {pid for pid, (parent, command) in processes().items() if parent == process.pid and "spawn_main" in command}


def wait_for_the_end_of(workers: set[int]) -> None:
    end = time.monotonic() + LONG
    while workers & set(processes()):
        assert time.monotonic() < end
        time.sleep(0.1)


@pytest.mark.parametrize("jobs", ["1", "2"])
@pytest.mark.parametrize(("number", "code"), [(signal.SIGINT, 130), (signal.SIGTERM, 143), (signal.SIGHUP, 129)])
def test_a_stopped_trace_ends_after_a_whole_game_and_the_summary_is_of_those_games(
    number: signal.Signals, code: int, jobs: str
) -> None:
    with started(*STEADY, "--jobs", jobs, "--trace", "-", "--format", "csv") as process:
        begun = read_until(process, b'"game_ended"')
        workers = workers_of(process)
        process.send_signal(number)
        rest, said = the_rest(process)
    assert process.returncode == code
    assert b"Traceback" not in said
    games = audit((begun + rest).splitlines()).games
    assert games >= 1
    *table, stopped, _speed = said.decode().splitlines()
    assert list(csv.DictReader(io.StringIO("\n".join(table))))[-1]["games"] == str(games)
    assert stopped.startswith("Stopped early: this sums up the first ")
    assert stopped.endswith(" of 100,000 games.")
    assert len(workers) == (2 if jobs == "2" else 0)
    wait_for_the_end_of(workers)


def test_the_games_so_far_are_those_of_a_shorter_series(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    trace = tmp_path / "trace.jsonl"
    trace.write_bytes(b"what was there before\n")
    with started(*STEADY, "--jobs", "2", "--trace", str(trace), "--format", "json") as process:
        wait_for(lambda: any(path != trace and path.stat().st_size for path in tmp_path.iterdir()), process)
        process.send_signal(signal.SIGINT)
        out, _ = the_rest(process)
    assert process.returncode == 130
    assert list(tmp_path.iterdir()) == [trace]
    summary = json.loads(out)
    games = audit(trace.read_bytes().splitlines()).games
    assert (summary["games"], summary.pop("asked")) == (games, 100_000)
    again = tmp_path / "again.jsonl"
    assert main(["simulate", *STEADY[:-1], str(games), "--trace", str(again), "--format", "json"]) == 0
    assert json.loads(capsys.readouterr().out) == summary
    assert again.read_bytes() == trace.read_bytes()


def test_the_table_says_that_it_was_stopped() -> None:
    master, terminal = os.openpty()
    with started(*STEADY[:-1], "100", "--jobs", "1", stderr=terminal) as process:
        os.close(terminal)
        shown = b""
        while re.search(rb"[^0-9][1-9][0-9]*%", shown) is None:
            shown += os.read(master, 65536)
        process.send_signal(signal.SIGINT)
        assert process.stdout is not None
        out = process.stdout.read().decode()
        process.wait(LONG)
    os.close(master)
    assert process.returncode == 130
    title, stopped, *table = out.splitlines()
    assert title.startswith("WHAT the FOG?!: ")
    assert re.fullmatch(r"Stopped early: this sums up the first (\d+ )?of 100 games\.", stopped)
    assert any(line.startswith("steady") for line in table)


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_a_game_in_the_middle_is_dropped_and_an_older_trace_stays(jobs: str, tmp_path: Path) -> None:
    trace = tmp_path / "trace.jsonl"
    trace.write_bytes(b"what was there before\n")
    # One such game takes many seconds, most of them in the kernel.
    words = ["escape", "--players", "6", "--bots", "steady", "--games", "1000", "--jobs", jobs, "--trace", str(trace)]
    with started(*words) as process:
        wait_for(lambda: len(list(tmp_path.iterdir())) == 2, process)
        workers = workers_of(process)
        process.send_signal(signal.SIGTERM)
        out, said = the_rest(process)
    assert (process.returncode, out, said) == (143, b"", b"Stopped.\n")
    assert trace.read_bytes() == b"what was there before\n"
    assert list(tmp_path.iterdir()) == [trace]
    wait_for_the_end_of(workers)


def test_no_worker_outlives_a_killed_simulation() -> None:
    with started(*STEADY, "--jobs", "2", "--trace", "-") as process:
        read_until(process, b'"game_ended"')
        workers = workers_of(process)
        assert len(workers) == 2
        process.kill()
        the_rest(process)
    wait_for_the_end_of(workers)


def test_a_worker_that_is_killed_from_outside_is_one_sentence() -> None:
    with started(*STEADY, "--jobs", "2", "--trace", "-") as process:
        read_until(process, b'"game_ended"')
        os.kill(min(workers_of(process)), signal.SIGKILL)
        _, said = the_rest(process)
    assert process.returncode == 3
    assert said.decode().startswith("A process that was playing games was ended from outside")
    assert said.count(b"\n") == 1
