"""Commands with closed or full streams: each ends with its exit code and a sentence, and nothing is silently lost."""

from __future__ import annotations

import asyncio
import io
import os
import shlex
import signal
import subprocess
import sys
from pathlib import Path

import pytest
from typing_extensions import Buffer

from foghorn.cli.app import main
from foghorn.cli.streams import print_document
from foghorn.simulation.series import Series, play_batch
from foghorn.store.store import Store

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="needs a shell")

FULL = Path("/dev/full")
NO_INPUT = "Standard input is closed, so there is nothing to read from it.\n"
NO_OUTPUT = "Standard output is closed, so nothing could be printed.\n"
DISK_FULL = "The disk is full, so not everything could be written.\n"

# What is typed, and whether the command reads standard input. What each prints is what it is for.
COMMANDS = {
    "--help": False,
    "--version": False,
    "games": False,
    "doctor": False,
    "schema": False,
    "simulate what-the-fog --games 2 --format csv": False,
    "simulate what-the-fog --games 2 --trace -": False,
    "audit trace": False,
    "audit -": True,
    "verify -": True,
    "replay trace": True,
    "play what-the-fog --players 2": True,
}
READERS = [command for command, reads in COMMANDS.items() if reads]
OTHERS = [command for command, reads in COMMANDS.items() if not reads]
PRINTERS = [command for command in COMMANDS if command != "verify -"]  # no record stands at the keyboard


@pytest.fixture(scope="module")
def room(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with a trace and a database in it."""
    folder = tmp_path_factory.mktemp("room")
    series = Series(game="what-the-fog", options={"players": 2}, seed=1, games=1, trace=True)
    (folder / "trace").write_bytes(play_batch(series, range(1)).trace)

    async def make() -> None:
        await (await Store.open(str(folder / "tables.sqlite"))).close()

    asyncio.run(make())
    return folder


def run(room: Path, command: str, streams: str) -> subprocess.CompletedProcess[str]:
    """Type a command into a shell, the trace at standard input unless something else is there."""
    line = f"exec {shlex.quote(sys.executable)} -m foghorn {command} <trace {streams}"
    variables = os.environ | {"FOGHORN_LANG": "en", "FOGHORN_DATA": str(room / "data")}
    return subprocess.run(
        ["/bin/sh", "-c", line], cwd=room, env=variables, capture_output=True, text=True, timeout=120, check=False
    )


@pytest.mark.parametrize("command", READERS)
def test_who_reads_a_closed_standard_input_is_told(room: Path, command: str) -> None:
    done = run(room, command, "<&-")
    assert (done.returncode, done.stdout, done.stderr) == (3, "", NO_INPUT)


@pytest.mark.parametrize("command", READERS)
def test_an_input_that_is_open_only_for_writing_counts_as_closed(room: Path, command: str) -> None:
    done = run(room, command, "0>/dev/null")  # as nohup leaves it
    assert (done.returncode, done.stdout, done.stderr) == (3, "", NO_INPUT)


@pytest.mark.parametrize("command", OTHERS)
def test_who_reads_nothing_does_not_mind_a_closed_standard_input(room: Path, command: str) -> None:
    done = run(room, command, "<&-")
    assert done.returncode == 0
    assert done.stdout


@pytest.mark.parametrize("command", PRINTERS)
def test_who_prints_to_a_closed_standard_output_is_told(room: Path, command: str) -> None:
    done = run(room, command, ">&-")
    assert (done.returncode, done.stdout, done.stderr) == (3, "", NO_OUTPUT)


@pytest.mark.parametrize("command", PRINTERS)
def test_a_closed_standard_error_keeps_nobody_from_printing(room: Path, command: str) -> None:
    done = run(room, command, "2>&-")
    assert done.returncode == 0
    assert done.stdout


@pytest.mark.parametrize("command", COMMANDS)
def test_with_all_streams_closed_the_exit_code_alone_tells(room: Path, command: str) -> None:
    assert run(room, command, "<&- >&- 2>&-").returncode == 3


@pytest.mark.skipif(not FULL.exists(), reason="needs /dev/full")
@pytest.mark.parametrize("command", PRINTERS)
def test_a_full_disk_behind_standard_output_is_one_sentence(room: Path, command: str) -> None:
    done = run(room, command, ">/dev/full")
    assert (done.returncode, done.stderr) == (3, DISK_FULL)


@pytest.mark.skipif(not FULL.exists(), reason="needs /dev/full")
@pytest.mark.parametrize("command", ["games", "simulate what-the-fog --games 2 --format csv", "audit trace"])
def test_a_full_disk_behind_standard_error_is_nobodys_trouble(room: Path, command: str) -> None:
    done = run(room, command, "2>/dev/full")
    assert done.returncode == 0
    assert done.stdout


class Sip(io.RawIOBase):
    """An unbuffered stream that takes three bytes at a time, as a pipe may when a signal comes."""

    def __init__(self) -> None:
        self.taken = b""

    def writable(self) -> bool:
        return True

    def write(self, data: Buffer) -> int:
        sip = bytes(data)[:3]
        self.taken += sip
        return len(sip)


def test_an_unbuffered_output_gets_every_byte(monkeypatch: pytest.MonkeyPatch) -> None:
    sip = Sip()
    monkeypatch.setattr(sys, "stdout", io.TextIOWrapper(sip, write_through=True))  # type: ignore[type-var]
    print_document("all of it")
    assert sip.taken == b"all of it\n"
    assert not sip.closed


def test_a_refused_command_line_is_told_apart_from_a_closed_stream(room: Path) -> None:
    assert run(room, "audit nowhere", ">&-").returncode == 2
    assert run(room, "audit nowhere", "<&- >&- 2>&-").returncode == 2


@pytest.mark.parametrize("streams", [">&-", ">/dev/full", "<&- >&-"])
def test_a_backup_is_made_whole_and_told_where_it_can_be(room: Path, streams: str, tmp_path: Path) -> None:
    if "full" in streams and not FULL.exists():
        pytest.skip("needs /dev/full")
    done = run(room, f"backup --database tables.sqlite {tmp_path}/copy", streams)
    assert (done.returncode, done.stderr) == (0, f"Everything is now in {tmp_path}/copy.\n")
    back = run(room, f"restore --database {tmp_path}/new.sqlite {tmp_path}/copy", streams)
    assert back.returncode == 0
    assert back.stderr.count("\n") == 1


def test_no_file_takes_the_place_of_a_closed_stream(room: Path, tmp_path: Path) -> None:
    done = run(room, f"backup --database tables.sqlite {tmp_path}/copy", "<&- >&- 2>&-")
    assert done.returncode == 0
    assert (tmp_path / "copy").read_bytes().startswith(b"SQLite format 3\0")
    assert b"Everything is now" not in (tmp_path / "copy").read_bytes() + (room / "tables.sqlite").read_bytes()


@pytest.mark.parametrize(("number", "streams"), [(signal.SIGHUP, ">&-"), (signal.SIGTERM, ">&-"), (signal.SIGHUP, "")])
def test_a_server_says_where_it_is_and_ends_cleanly(
    room: Path, tmp_path: Path, number: signal.Signals, streams: str
) -> None:
    line = f"exec {shlex.quote(sys.executable)} -m foghorn serve --port 0 --database {tmp_path}/t.db <&- {streams}"
    variables = os.environ | {"FOGHORN_LANG": "en"}
    pipe = subprocess.PIPE
    with subprocess.Popen(["/bin/sh", "-c", line], env=variables, stdout=pipe, stderr=pipe, text=True) as server:
        try:
            said = server.stderr if streams else server.stdout
            assert said is not None
            assert said.readline().startswith("Foghorn is running at http://localhost:")
            server.send_signal(number)
            errors = server.communicate(timeout=60)[1]
        finally:
            server.kill()  # one that does not end would be waited for without end
    assert server.returncode == 0
    assert errors == ""


def test_a_closed_stream_is_told_in_every_language(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    monkeypatch.setattr("foghorn.cli.streams._goes", lambda stream, way: False)
    sentences = set()
    for language in ("en", "nl", "fr", "de"):
        for words in (["audit", "-"], ["simulate", "what-the-fog"]):
            assert main([*words, "--lang", language]) == 3
            sentences.add(capsys.readouterr().err)
    assert len(sentences) == 8


@pytest.mark.parametrize("command", [["play", "what-the-fog", "--players", "2"], ["replay", "trace"]])
def test_a_terminal_that_goes_away_ends_a_command_without_drama(room: Path, command: list[str]) -> None:
    variables = os.environ | {"FOGHORN_LANG": "en", "FOGHORN_DATA": str(room / "data")}
    words, pipe = [sys.executable, "-m", "foghorn", *command], subprocess.PIPE
    with subprocess.Popen(words, cwd=room, env=variables, stdin=pipe, stdout=pipe, stderr=pipe) as process:
        try:
            assert process.stdout is not None
            printed = b""
            while not printed.endswith(b"> "):
                more = os.read(process.stdout.fileno(), 65536)
                assert more, "it ended before it asked"
                printed += more
            process.send_signal(signal.SIGHUP)
            rest, errors = process.communicate(timeout=60)
        finally:
            process.kill()
    assert process.returncode == 129
    assert (b"foghorn play --resume" in rest, errors) in [(True, b""), (False, b"Stopped.\n")]
