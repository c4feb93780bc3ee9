"""The terminal itself: a line that comes in time, and one that does not."""

from __future__ import annotations

import os
import pty
import subprocess
import sys

SCRIPT = """
import time
from foghorn.cli.screen import Screen, TimeOver
screen = Screen()
for seconds in (30, 1, 30):
    try:
        print("heard", screen.read(time.monotonic() + seconds), flush=True)
    except TimeOver:
        print("too late", flush=True)
"""


class Terminal:
    """The other end of a program's terminal."""

    def __init__(self) -> None:
        self.end, other = pty.openpty()
        self.process = subprocess.Popen(
            [sys.executable, "-c", SCRIPT], stdin=other, stdout=other, stderr=other, env=os.environ | {"TERM": "xterm"}
        )
        os.close(other)
        self._unread = ""

    def show(self, word: str) -> None:
        """Wait until the program shows a word."""
        while word not in self._unread:
            self._unread += os.read(self.end, 4096).decode()
        self._unread = self._unread.partition(word)[2]

    def type(self, text: str) -> None:
        os.write(self.end, text.encode())

    def close(self) -> None:
        self.process.kill()
        os.close(self.end)


def test_a_line_that_comes_too_late_is_not_waited_for_and_leaves_nothing_behind() -> None:
    """The first line comes in time; the second is half typed when its time is over; the third is whole again."""
    terminal = Terminal()
    try:
        terminal.show("> ")
        terminal.type("run A4 S4\n")
        terminal.show("heard run A4 S4")
        terminal.show("> ")
        terminal.type("half of a li")
        terminal.show("too late")
        terminal.show("> ")
        terminal.type("end\n")
        terminal.show("heard end")
        assert terminal.process.wait(120) == 0
    finally:
        terminal.close()
