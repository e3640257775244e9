"""A private PostgreSQL and Redis, from the installed binaries, which tests can kill and restart."""

import contextlib
import os
import pwd
import shutil
import signal
import subprocess
import tempfile
import time
from pathlib import Path

import psycopg

from tests.server.clients import free_port
from tests.server.lan import HERE, Host

BINARIES = next(iter(sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True)), Path("/usr/bin"))


class Postgres:
    """A PostgreSQL on a port of its own. It refuses to run as root, so root starts it as `postgres`."""

    def __init__(self, folder: Path | None = None, host: Host = HERE) -> None:
        # Not in the folder of pytest, which every other run closes to all users but its own.
        self._folder = Path(tempfile.mkdtemp(prefix="asztal-postgres-", dir=folder))
        self.data, self._log, self.port = self._folder / "data", self._folder / "log", free_port()
        self.url, self._host = f"postgresql://postgres@{host.address}:{self.port}/postgres", host
        self._as: list[str] = []
        if os.geteuid() == 0:
            os.chown(self._folder, pwd.getpwnam("postgres").pw_uid, -1)
            self._as = ["runuser", "-u", "postgres", "--"]
        subprocess.run(
            [*self._as, BINARIES / "initdb", "-D", self.data, "-A", "trust", "-U", "postgres"],
            check=True,
            capture_output=True,
        )
        with (self.data / "pg_hba.conf").open("a") as access:
            access.write("host all all samenet trust\n")
        self.start()

    def start(self) -> None:
        options = [
            "-p",
            str(self.port),
            "-c",
            f"listen_addresses={self._host.address}",
            "-c",
            f"unix_socket_directories={self.data}",
        ]
        until = time.monotonic() + 90
        while time.monotonic() < until:  # it exits at once while what was killed holds its memory
            with self._log.open("ab") as log:
                command = [*self._host.within, *self._as, str(BINARIES / "postgres"), "-D", str(self.data), *options]
                self._process = subprocess.Popen(command, stdout=log, stderr=log)
            while self._process.poll() is None and time.monotonic() < until:
                with contextlib.suppress(psycopg.OperationalError), psycopg.connect(self.url):
                    return
                time.sleep(0.1)
            time.sleep(0.2)
        raise TimeoutError(f"PostgreSQL does not start: {self._log.read_text()[-2000:]}")

    def kill(self) -> None:
        """The main process and, as they notice it, all others."""
        pid = int((self.data / "postmaster.pid").read_text().splitlines()[0])
        os.kill(pid, signal.SIGKILL)
        self._process.wait()

    def close(self) -> None:
        with contextlib.suppress(FileNotFoundError, ProcessLookupError):
            self.kill()
        shutil.rmtree(self._folder, ignore_errors=True)


class Redis:
    """A Redis on a port of its own."""

    def __init__(self, host: Host = HERE) -> None:
        self.port, self._host = free_port(), host
        self.url = f"redis://{host.address}:{self.port}"
        self.start()

    def start(self) -> None:
        command = [shutil.which("redis-server") or "redis-server", "--port", str(self.port), "--save", ""]
        command += ["--bind", self._host.address, "--protected-mode", "no"]
        self._process = subprocess.Popen([*self._host.within, *command], stdout=subprocess.DEVNULL)

    def kill(self) -> None:
        self._process.kill()
        self._process.wait()

    close = kill
