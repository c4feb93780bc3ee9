"""One real server for all tests of a worker; each test adds what it needs under names of its own."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.postgres import Postgres
from tests.server.running import Server


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """Run `foghorn serve` on SQLite; shared, so no test may stop it."""
    folder = tmp_path_factory.mktemp("server")
    running = Server(f"sqlite:///{folder}/tables.sqlite", folder / "log").start()
    yield running
    running.stop()


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    """Run a PostgreSQL server in which every test creates its own databases."""
    database = Postgres()
    yield database
    database.remove()


@pytest.fixture(scope="session")
def postgres_server(postgres: Postgres, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """Run `foghorn serve` on PostgreSQL; shared, so no test may stop it."""
    folder: Path = tmp_path_factory.mktemp("postgres-server")
    running = Server(asyncio.run(postgres.new()), folder / "log").start()
    yield running
    running.stop()
