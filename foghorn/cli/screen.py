"""The terminal as the session uses it: print, clear, read a line, wait a moment."""

from __future__ import annotations

import io
import os
import select
import sys
import time
from collections.abc import Sequence

from rich.cells import cell_len, set_cell_size
from rich.console import Console, RenderableType
from rich.text import Text

if sys.platform != "win32":
    import termios

# Cursor home, erase the screen, erase the scrollback: in this order nothing is pushed into the scrollback.
WIPE = "\x1b[H\x1b[2J\x1b[3J"
PROMPT = "> "


class Screen:
    """Where one session reads and prints: a terminal or pipes."""

    def __init__(self) -> None:
        if isinstance(sys.stdout, io.TextIOWrapper):
            sys.stdout.reconfigure(errors="replace")  # a terminal that lacks a character shows ? instead
        self.console = Console(markup=False, highlight=False, emoji=False)
        self.typed_by_hand = sys.stdin is not None and sys.stdin.isatty()
        self.live = self.typed_by_hand and self.console.is_terminal
        self.hurried = False

    @property
    def width(self) -> int:
        """The number of columns."""
        return self.console.width

    def room_below(self, drawn: RenderableType, lines: int) -> int:
        """Return how many lines fit between a drawing and the lines below it; unlimited where nothing scrolls away."""
        if not self.live:
            return sys.maxsize
        return self.console.height - len(self.console.render_lines(drawn, pad=False)) - lines

    def in_columns(self, lines: Sequence[str]) -> list[str]:
        """Arrange lines in as many columns as there is room for, to be read from top to bottom."""
        column = max(map(cell_len, lines), default=0) + 2
        height = -(-len(lines) // max((self.width + 2) // column, 1))
        rows = [lines[at::height] for at in range(height)]
        return ["".join(set_cell_size(line, column) for line in row).rstrip() for row in rows]

    def show(self, thing: RenderableType) -> None:
        """Print a drawing."""
        self.console.print(thing)

    def say(self, sentence: str, style: str = "", unbroken: bool = False) -> None:
        """Print a sentence; `unbroken` does not wrap it, so that a path or a command in it can be copied."""
        self.console.print(Text(sentence, style=style), soft_wrap=unbroken)

    def clear(self) -> None:
        """Clear the screen if this is a terminal."""
        if self.live:
            self.console.clear()

    def wipe(self) -> None:
        """Clear the screen, the scrollback and the history of typed lines."""
        if self.console.is_terminal:
            if self.console.legacy_windows:
                self.console.clear()
            else:
                self.console.file.write(WIPE)
                self.console.file.flush()
        if (readline := sys.modules.get("readline")) is not None:
            readline.clear_history()

    def read(self, until: float | None = None) -> str:
        """Read a line; raises EOFError at the end of the input, `TimeOver` when the line comes too late."""
        self.hurried = False
        self.console.print(PROMPT, end="")
        if until is not None and self.live and sys.platform != "win32":
            self._wait_for_line(until)
        try:
            line = input()
        except UnicodeDecodeError:
            line = "\N{REPLACEMENT CHARACTER}"
        except OSError as error:  # the terminal is gone
            raise EOFError from error
        line = "".join(letter if letter.isprintable() else " " for letter in line).strip()
        if not self.typed_by_hand:
            self.say(line, unbroken=True)  # a scripted game looks like a played one
        if until is not None and time.monotonic() > until:
            raise TimeOver
        return line

    def _wait_for_line(self, until: float) -> None:
        """Wait for a line; when the time is over, discard what was half typed and raise `TimeOver`."""
        if not select.select([sys.stdin], [], [], max(0.0, until - time.monotonic()))[0]:
            termios.tcflush(sys.stdin, termios.TCIFLUSH)
            self.say("")
            raise TimeOver

    def pause(self, seconds: float) -> None:
        """Let a person follow; Enter skips this and all further pauses until the next question."""
        if not self.live or self.hurried:
            return
        if sys.platform == "win32":
            time.sleep(seconds)
        elif select.select([sys.stdin], [], [], seconds)[0]:
            os.read(sys.stdin.fileno(), 4096)
            self.hurried = True


class TimeOver(Exception):
    """The time for an answer is over."""
