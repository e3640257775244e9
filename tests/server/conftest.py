"""Fixtures with real services: every run has its own database, which is dropped at the end."""

import atexit
import os
import secrets
from collections.abc import Iterator
from contextlib import contextmanager
from functools import lru_cache
from pathlib import Path
from threading import Thread

import psycopg
import pytest
from msgspec.structs import replace

from asztal.server.cluster.oracle import ORACLE
from asztal.server.config import Config
from asztal.server.storage.database import upgrade
from tests.server.clients import Started, free_port, process, wait_until_ready
from tests.server.sides import CROSSINGS, watch

# Fixtures that come with a database, here and in the modules.
DATABASE = {"config", "live", "empty", "alone", "apart", "limited"}
SERVER = os.environ.get("ASZTAL_TEST_DATABASE", "postgresql://postgres@127.0.0.1:5432")
# Tables in so many databases besides that of people, in which then are none but entries of worlds.
CELLS = int(os.environ.get("ASZTAL_TEST_CELLS", "0"))
REDIS = os.environ.get("ASZTAL_TEST_REDIS", "redis://127.0.0.1:6379")


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """What needs PostgreSQL waits for the gate: `make check` is quick, and needs nothing but Python."""
    here = Path(__file__).parent
    for item in items:
        if isinstance(item, pytest.Function) and item.path.parent == here and DATABASE & set(item.fixturenames):
            item.add_marker(pytest.mark.slow)


@pytest.fixture(scope="session", autouse=True)
def two_sides(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    """No transaction of any test touches both people and tables, here or in the processes that tests start.

    And no push of any test differs from one that is made from nothing.
    """
    found = tmp_path_factory.mktemp("sides") / "crossings"
    os.environ[CROSSINGS] = str(found)
    watch()
    ORACLE.every = 1
    yield
    assert not found.exists(), found.read_text()


def fresh_config() -> Config:
    """Settings with the name of a database that does not exist yet."""
    name = f"asztal_test_{secrets.token_hex(6)}"
    return Config(database=f"{SERVER}/{name}", prefix=name, pool=4)


def with_cells(config: Config, further: int, *, spread: bool = False) -> Config:
    """The same settings with tables in further databases; with `spread`, in that of people too."""
    urls = [f"{config.database}_{number}" for number in range(1, further + 1)]
    return replace(config, cells=" ".join([config.database, *urls] if spread and urls else urls))


def create(config: Config, like: str = "template1") -> None:
    with psycopg.connect(f"{SERVER}/postgres", autocommit=True) as connection:
        for name in names_of(config):
            connection.execute(f'CREATE DATABASE "{name}" TEMPLATE "{like}"'.encode())


def names_of(config: Config) -> list[str]:
    """The names of its databases."""
    return [each.database.rpartition("/")[2] for each in config.databases]


def drop(config: Config) -> None:
    with psycopg.connect(f"{SERVER}/postgres", autocommit=True) as connection:
        for name in names_of(config):
            connection.execute(f'DROP DATABASE IF EXISTS "{name}" WITH (FORCE)'.encode())


def leave(config: Config) -> None:
    """Drop it without waiting: PostgreSQL writes everything down first, which takes seconds."""
    Thread(target=drop, args=[config]).start()


@lru_cache
def up_to_date() -> str:
    """The name of a database that nobody uses: a copy of it takes a fifth of the time of all migrations."""
    made = fresh_config()
    create(made)
    atexit.register(drop, made)
    upgrade(made)
    return made.prefix


@contextmanager
def prepared(*, waits_for_the_disk: bool = False, cells: int = CELLS, spread: bool = False) -> Iterator[Config]:
    """A server's settings with databases that are up to date.

    It need not wait for the disk unless that is measured: nobody pulls the plug here.
    """
    made = with_cells(fresh_config(), cells, spread=spread)
    create(made, like=up_to_date())
    try:
        if not waits_for_the_disk:
            with psycopg.connect(f"{SERVER}/postgres", autocommit=True) as connection:
                for name in names_of(made):
                    connection.execute(f'ALTER DATABASE "{name}" SET synchronous_commit = off'.encode())
        yield made
    finally:
        leave(made)


@pytest.fixture(scope="session")
def config() -> Iterator[Config]:
    """A database at which no process works but the test."""
    with prepared() as made:
        yield made


@pytest.fixture(scope="module")
def apart() -> Iterator[Config]:
    """A database with the tables of one module's tests."""
    with prepared() as made:
        yield made


@pytest.fixture
def alone() -> Iterator[Config]:
    """A database with the tables of one test."""
    with prepared() as made:
        yield made


@pytest.fixture(scope="session")
def live() -> Iterator[Config]:
    """One web process and one worker, with PostgreSQL alone."""
    with prepared() as made:
        here = replace(made, port=free_port(), limits=0, metrics=secrets.token_hex(8))
        with process(here, "serve"), process(here, "worker"):
            wait_until_ready(here)
            yield here


@contextmanager
def beside(live: Config, sabotage: str = "") -> Iterator[tuple[Config, Started]]:
    """Another web process beside the one that all tests share."""
    other = replace(live, port=free_port())
    with process(other, "serve", sabotage) as started:
        wait_until_ready(other)
        yield other, started


@pytest.fixture(scope="module")
def two(live: Config) -> Iterator[list[Config]]:
    """The web process that all tests share, and another one."""
    with beside(live) as (other, _):
        yield [live, other]


@pytest.fixture
def empty() -> Iterator[Config]:
    """A database without any tables."""
    made = fresh_config()
    create(made)
    yield made
    leave(made)
