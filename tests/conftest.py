"""Shared by all tests: the tiny third game is found like any other, by its folder; a run's pages have one server."""

from __future__ import annotations

import os
import signal
from pathlib import Path

import pytest
from hypothesis import settings

# Before Foghorn is imported; inherited by every process that a test starts.
os.environ["FOGHORN_GAMES"] = str(Path(__file__).parent / "extra_games")

import foghorn
from foghorn.core import explaining
from tests.browser.serving import begin_run, end_run

explaining.explain = None  # tests identify errors by their codes; those of the library ask for `sentences`

# The gate tries the same examples every time; `make hunt` looks for new ones.
settings.register_profile("gate", derandomize=True, database=None, deadline=None)
settings.register_profile("hunt", derandomize=False, database=None, deadline=None)
settings.load_profile("gate")


@pytest.fixture
def sentences(monkeypatch: pytest.MonkeyPatch) -> None:
    """Errors speak, as they do for whoever imports Foghorn."""
    monkeypatch.setattr(explaining, "explain", foghorn._explain)


def is_worker(config: pytest.Config) -> bool:
    return hasattr(config, "workerinput")


def pytest_configure(config: pytest.Config) -> None:
    # A shell that starts this in the background ignores these signals, and every process of a test would, too.
    signal.signal(signal.SIGINT, signal.default_int_handler)
    if hasattr(signal, "SIGHUP"):
        signal.signal(signal.SIGHUP, signal.SIG_DFL)
    if not is_worker(config):
        begin_run()


def pytest_unconfigure(config: pytest.Config) -> None:
    if not is_worker(config):
        end_run()
