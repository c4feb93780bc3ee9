"""A bar for people at a terminal, and nothing for files and pipes."""

from __future__ import annotations

import sys

import pytest

from foghorn.cli.progress import progress_bar


@pytest.mark.parametrize("at_terminal", [True, False])
def test_the_bar_is_shown_at_a_terminal_only(
    at_terminal: bool, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys.stderr, "isatty", lambda: at_terminal)
    monkeypatch.setenv("TERM", "xterm")
    with progress_bar("Counting shells", 3) as advance:
        advance(3)
    out, err = capsys.readouterr()
    assert out == ""
    assert ("Counting shells" in err and "100%" in err) == at_terminal
    assert bool(err) == at_terminal
