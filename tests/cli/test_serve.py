"""`foghorn serve`: says where it is, and opens the page for whoever asks."""

from __future__ import annotations

import logging
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from foghorn.cli import serve
from foghorn.cli.serve import LinesPerSecond
from foghorn.i18n.words import LANGUAGES, words_for
from foghorn.server.limits import LOG_LINE_BURST


@pytest.mark.parametrize("asked", [True, False])
def test_the_page_is_opened_in_the_browser_only_when_asked_for(tmp_path: Path, asked: bool) -> None:
    browser, opened = tmp_path / "browser", tmp_path / "opened"
    browser.write_text(f'#!/bin/sh\necho "$1" > {opened}.new\nmv {opened}.new {opened}\n')
    browser.chmod(0o755)
    flags = ["--open"] if asked else []
    server = subprocess.Popen(
        [sys.executable, "-m", "foghorn", "serve", "--port", "0", "--database", str(tmp_path / "t.db"), *flags],
        stdout=subprocess.PIPE,
        env=os.environ | {"BROWSER": f"{browser} %s", "FOGHORN_LANG": "en"},
        text=True,
    )
    try:
        assert server.stdout is not None
        said = server.stdout.readline()
        deadline = time.monotonic() + (120 if asked else 0.5)
        while not opened.exists() and time.monotonic() < deadline:
            time.sleep(0.02)
    finally:
        server.send_signal(signal.SIGTERM)
        assert server.wait(120) == 0
    assert said.startswith("Foghorn is running at http://localhost:")
    assert opened.exists() == asked
    if asked:
        assert opened.read_text().strip() in said


def serving(language: str = "en", lan: bool = False, origins: tuple[str, ...] = ()) -> serve.Serving:
    return serve.Serving(
        database=None,
        host="127.0.0.1",
        port=0,
        lan=lan,
        origins=origins,
        trusted_proxies="",
        thinkers=1,
        keep_games=0,
        keep_guests=0,
        log_level="warning",
        language=language,
        open=False,
        called={},
    )


def test_invitations_name_the_address_that_others_reach_if_it_was_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(serve, "_own_address", lambda: "192.0.2.7")
    assert serve.address_for_others(serving(), 8000) is None
    assert serve.address_for_others(serving(lan=True), 8000) == "http://192.0.2.7:8000"
    public = ("https://games.example.org", "https://other.example.org")
    assert serve.address_for_others(serving(lan=True, origins=public), 8000) == public[0]


@pytest.mark.parametrize("built", [True, False])
@pytest.mark.parametrize("language", LANGUAGES)
def test_without_the_page_it_says_how_to_get_one(
    language: str, built: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    if built:
        (tmp_path / "index.html").write_text("", encoding="utf-8")
    monkeypatch.setattr(serve, "SITE", tmp_path)
    serve.announce(serving(language), 8000)
    address, *advice = capsys.readouterr().out.splitlines()
    assert "http://localhost:8000" in address
    assert advice == ([] if built else [words_for(language).say("site-not-built")])


def test_a_flood_of_log_lines_is_cut_short_and_told() -> None:
    now = 0.0
    lines = LinesPerSecond(clock=lambda: now)

    def line(part: str = "foghorn") -> logging.LogRecord:
        return logging.LogRecord(part, logging.WARNING, "", 0, "a request failed: %s", ("why",), None)

    written = [lines.filter(line()) for _ in range(int(LOG_LINE_BURST) + 50)]
    assert written == [True] * int(LOG_LINE_BURST) + [False] * 50
    assert lines.filter(line("uvicorn.error"))  # a flood of one part hides nothing of another
    now = 1.0
    later = line()
    assert lines.filter(later)
    assert later.getMessage() == "a request failed: why (50 lines before this were dropped)"
    after = line()
    assert lines.filter(after)
    assert after.getMessage() == "a request failed: why"
