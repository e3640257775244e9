"""Connects to PostgreSQL and brings its tables up to date."""

import time
from pathlib import Path
from typing import Any

import psycopg
import structlog
from alembic import command
from alembic.config import Config as AlembicConfig
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, column, create_engine, func, inspect, select, table
from sqlalchemy.exc import InterfaceError, OperationalError
from sqlalchemy.exc import TimeoutError as PoolTimeout
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from asztal.server.config import Config
from asztal.server.measured import Pool
from asztal.server.packages import admit
from asztal.server.storage.models import CODE, Compatibility, GameTable
from asztal.text import Problem

# No connection, a lost one, none free for half a minute, or one that waited too long for somebody else: whether it was
# committed, a retry with the same id tells. Every other error of the database is a mistake of ours.
AWAY = (OperationalError, InterfaceError, PoolTimeout, psycopg.OperationalError, psycopg.InterfaceError, OSError)
# A statement that takes longer is given up, and so is a lock or a transaction that nobody goes on with: a process that
# was stopped in the middle of a change must not stop its table.
TIMEOUTS = "-c statement_timeout=20s -c lock_timeout=10s -c idle_in_transaction_session_timeout=30s"
# A database whose packets vanish is given up after these seconds, and not by the system after a quarter of an hour.
REACHED: dict[str, Any] = {
    "connect_timeout": 20,
    "keepalives_idle": 5,
    "keepalives_interval": 2,
    "tcp_user_timeout": 10_000,
}
PATIENCE = 10.0  # seconds for a database that starts at the same time as we do
_ONE_BY_ONE = select(func.pg_advisory_xact_lock(func.hashtext("asztal db upgrade")))
_DATABASES = table("pg_database", column("oid"), column("datname"))
_PLACE = select(func.pg_postmaster_start_time(), _DATABASES.c.oid).where(
    _DATABASES.c.datname == func.current_database()
)
_LOG = structlog.get_logger("asztal.database")
_MIGRATIONS = Path(__file__).parent / "migrations"


def is_locked(error: BaseException) -> bool:
    """True for an error of `AWAY` that only says that others held a lock for too long."""
    told = getattr(error, "orig", error)
    return isinstance(told, psycopg.errors.LockNotAvailable | psycopg.errors.DeadlockDetected)


def has_answered(error: BaseException) -> bool:
    """True for an error of `AWAY` that the database itself told us, and not because it ends."""
    state = getattr(getattr(error, "orig", error), "sqlstate", None) or ""
    return state == "57014" or (bool(state) and state[:2] not in ("08", "57"))  # the first: a statement took too long


def connect(config: Config, **settings: Any) -> AsyncEngine:
    """A pool of connections; when one turns out to be dead, all of them are replaced."""
    return create_async_engine(
        config.driver_url,
        poolclass=Pool,
        pool_size=config.pool,
        max_overflow=0,
        pool_recycle=1800,
        hide_parameters=True,
        connect_args={"options": TIMEOUTS, **REACHED},
        **settings,
    )


def upgrade(config: Config) -> str:
    """Create or change the tables of all cells as this version needs them; returns the revision reached.

    A database of a newer version that this one can use stays as it is. If another process is upgrading, this one waits
    for its transaction to end and finds nothing left to do.
    """
    admit(config)
    reached = [_upgrade(each) for each in config.databases]
    return reached[0]


def _upgrade(config: Config) -> str:
    engine = create_engine(config.driver_url)
    try:
        with engine.begin() as connection:
            connection.execute(_ONE_BY_ONE)
            if not is_newer(connection):
                settings = migrations()
                settings.attributes["connection"] = connection
                command.upgrade(settings, "head")
            return revision(connection)
    except OperationalError as error:
        raise Problem("database-unreachable", reason=str(error.orig).strip().splitlines()[0]) from None
    finally:
        engine.dispose()


def check_databases(config: Config) -> None:
    """Check the database of people, and all cells that answer: the others' tables say that they are away."""
    check_database(config)
    places = dict[Any, int]()
    for number, each in enumerate(config.databases):
        try:
            _check_cell(each, number, places)
        except OperationalError as error:
            reason = str(error.orig).strip().splitlines()[0]
            _LOG.warning("cell does not answer", cell=number, reason=reason)


def _check_cell(config: Config, number: int, places: dict[Any, int]) -> None:
    """Raise a `Problem` for a cell that does not fit this version, or whose tables have another cell's number.

    `places` are those of the cells before: no other database has the same, whatever its address is.
    """
    newer, found = database_version(config)
    if not found:  # it will be restored: until then its tables are away
        _LOG.warning("cell has no tables", cell=number)
        return
    if found != newest_revision() and not newer:
        raise Problem("database-old", found=found, needed=newest_revision())
    mark, engine = str(number) if number else "", create_engine(config.driver_url)
    try:
        with engine.connect() as connection:
            other = places.setdefault(connection.execute(_PLACE).one(), number)
            table_id = connection.scalar(select(GameTable.id).limit(1))  # they all begin alike
        if other != number:
            raise Problem("cells-same", number=number, other=other)
        if table_id is not None and table_id[:-CODE] != mark:
            raise Problem("cells-moved", number=number, table=table_id)
    finally:
        engine.dispose()


def check_database(config: Config) -> str:
    """The revision of the database; a `Problem` if it does not answer within a while, or does not fit this version.

    While processes are replaced one after another, ours may be older than the database.
    """
    until = time.monotonic() + PATIENCE
    while True:
        try:
            newer, found = database_version(config)
            break
        except OperationalError as error:
            if time.monotonic() > until:
                raise Problem("database-unreachable", reason=str(error.orig).strip().splitlines()[0]) from None
            time.sleep(0.5)
    if found != newest_revision() and not newer:
        raise Problem("database-old", found=found or "-", needed=newest_revision())
    return found


def migrations() -> AlembicConfig:
    """The configuration by which Alembic finds the migrations."""
    settings = AlembicConfig()
    settings.set_main_option("script_location", str(_MIGRATIONS))
    return settings


def newest_revision() -> str:
    """The revision that this version needs."""
    return ScriptDirectory(str(_MIGRATIONS)).get_current_head() or ""


def revision(connection: Connection) -> str:
    """The revision of a database; empty before the first migration."""
    return MigrationContext.configure(connection).get_current_revision() or ""


def database_version(config: Config) -> tuple[bool, str]:
    """Whether the database is of a newer version that this one can use, and its revision."""
    engine = create_engine(config.driver_url)
    try:
        with engine.connect() as connection:
            return is_newer(connection), revision(connection)
    finally:
        engine.dispose()


def is_newer(connection: Connection) -> bool:
    """True for a database of a newer version that this one can use; one that it cannot use is a `Problem`."""
    found = revision(connection)
    if not found or found in {step.revision for step in ScriptDirectory(str(_MIGRATIONS)).walk_revisions()}:
        return False
    told = inspect(connection).has_table(Compatibility.__tablename__)
    oldest = connection.execute(select(Compatibility.oldest)).scalar() if told else None
    if oldest is None or oldest > newest_revision():
        raise Problem("database-newer", found=found, known=newest_revision())
    return True
