"""One real server for all tests of a worker; what a test needs of its own it makes under a name of its own."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.postgres import Postgres
from tests.server.running import Server


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """`foghorn serve` on SQLite; shared, so nobody may stop it."""
    folder = tmp_path_factory.mktemp("server")
    running = Server(f"sqlite:///{folder}/tables.sqlite", folder / "log").start()
    yield running
    running.stop()


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    """A PostgreSQL in which every test makes databases of its own."""
    database = Postgres()
    yield database
    database.remove()


@pytest.fixture(scope="session")
def postgres_server(postgres: Postgres, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """`foghorn serve` on PostgreSQL; shared, so nobody may stop it."""
    folder: Path = tmp_path_factory.mktemp("postgres-server")
    running = Server(asyncio.run(postgres.new()), folder / "log").start()
    yield running
    running.stop()
