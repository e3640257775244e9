"""`asztal up`: runs the web process and the workers as children, restarts them after a crash, stops them together."""

import os
import signal
import socket
import subprocess
import sys
import threading
import time
import urllib.error
import urllib.request
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from types import FrameType

from asztal.server.addresses import local_address, network_address
from asztal.server.config import Config
from asztal.server.storage.backup import backup_before_upgrade
from asztal.server.storage.database import upgrade
from asztal.text import Problem

Say = Callable[..., None]  # a message key and its values
EVERY = 0.25  # seconds between looks at the children
CALM = 20.0  # seconds after which a child is no longer said to crash again and again
LONGEST_PAUSE = 30.0
TRIES = 3  # crashes before the first answer, after which we give up
STOPPING = 20.0  # seconds for a child to finish what it does


class Child:
    """A process that is restarted when it ends by itself: at once the first time, later after a pause."""

    def __init__(self, what: str, environment: dict[str, str]) -> None:
        self.what = what
        self.crashes = 0  # one soon after another
        self._environment = environment
        self._due = 0.0
        self._process = self._start()

    def _start(self) -> "subprocess.Popen[bytes]":
        self._since = time.monotonic()
        return subprocess.Popen(
            [sys.executable, "-m", "asztal.server.home.child", self.what],
            env=self._environment,
            stdin=subprocess.PIPE,  # closes with us, however we end
            process_group=0,  # Ctrl-C reaches us alone, and we stop everything in order
        )

    def tend(self, say: Say) -> None:
        """Restart the process if it has ended."""
        code, now = self._process.poll(), time.monotonic()
        if code is None:
            return
        if not self._due:
            self.crashes = self.crashes + 1 if now - self._since < CALM else 1
            self._due = now + min(LONGEST_PAUSE, 2.0 ** (self.crashes - 1) - 1)
            say("up-crashed", what=self.what, code=code)
        if now >= self._due:
            self._close()
            self._due, self._process = 0.0, self._start()

    def ask_to_stop(self) -> None:
        """Ask the process to stop when it has finished what it is doing."""
        self._process.terminate()

    def wait(self, until: float) -> None:
        """Wait until it has stopped; kill it at `until`."""
        try:
            self._process.wait(max(0.1, until - time.monotonic()))
        except subprocess.TimeoutExpired:
            self._process.kill()
            self._process.wait()
        self._close()

    def _close(self) -> None:
        assert self._process.stdin is not None
        self._process.stdin.close()


def up(config: Config, workers: int, backups: Path, say: Say, keep: Callable[[], bool] = lambda: False) -> int:
    """Serve until a signal comes. `keep` is called regularly; it is True when the database had to be started again.

    A database of an older version is backed up into the folder `backups` and brought up to date first.
    """
    _check_port(config)
    with _signals() as stop:
        say("up-upgrades")
        if saved := backup_before_upgrade(config, backups):
            say("up-backup", file=str(saved))
        upgrade(config)
        environment = os.environ | {
            f"ASZTAL_{name.upper()}": str(value)
            for name in Config.__struct_fields__
            if (value := getattr(config, name)) != ""
        }
        say("up-starts-processes", workers=workers)
        children = [Child(what, environment) for what in ["serve", *["worker"] * workers]]
        try:
            ready = False
            while not stop.wait(EVERY):
                if keep():
                    say("up-database")
                for child in children:
                    child.tend(say)
                if not ready:
                    ready = _tell_when_ready(config, children[0], say)
            say("up-stopping")
        finally:
            for child in children:
                child.ask_to_stop()
            until = time.monotonic() + STOPPING
            for child in children:
                child.wait(until)
    return 0


def _tell_when_ready(config: Config, web: Child, say: Say) -> bool:
    if web.crashes >= TRIES:
        raise Problem("up-failed")
    here = local_address(config)
    try:
        with urllib.request.urlopen(f"{here}/ready", timeout=2):
            pass
    except (urllib.error.URLError, OSError):
        return False
    say("up-ready", address=config.origin or here)
    if network := network_address(config):
        say("up-network", address=network)
    say("up-how-to-stop")
    return True


@contextmanager
def _signals() -> Iterator[threading.Event]:
    """An event that is set by Ctrl-C or SIGTERM."""
    stop = threading.Event()

    def on_signal(number: int, frame: FrameType | None) -> None:
        stop.set()

    before = {sign: signal.signal(sign, on_signal) for sign in (signal.SIGINT, signal.SIGTERM, signal.SIGHUP)}
    try:
        yield stop
    finally:
        for sign, handler in before.items():
            signal.signal(sign, handler)


def _check_port(config: Config) -> None:
    family = socket.AF_INET6 if ":" in config.host else socket.AF_INET
    with socket.socket(family) as probe:
        probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            probe.bind((config.host, config.port))
        except OSError as error:
            raise Problem("up-port", port=str(config.port), reason=error.strerror or str(error)) from None
