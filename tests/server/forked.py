"""Processes of the server that are forked from one that has imported them: a start takes a fraction of the time.

They are processes like any other, with their own settings; only the seed of hashes is shared. What is about the start
itself, or about memory, starts the command from scratch.
"""

import os
import signal
import subprocess
import sys
from multiprocessing import get_context

CONTEXT = get_context("forkserver")
CONTEXT.set_forkserver_preload(["tests.server.preloaded"])


def _run(command: str, sabotage: str, environment: dict[str, str]) -> None:
    from asztal.cli import main
    from asztal.server.cluster.oracle import ORACLE
    from tests.server.sabotage import plant
    from tests.server.sides import CROSSINGS, watch

    os.environ.clear()
    os.environ.update(environment)
    sys.argv = ["asztal", command]
    plant(sabotage)
    if CROSSINGS in environment:
        ORACLE.every = 1  # every push of every test; who measures gets what anybody gets
        watch()
    sys.exit(main())


class Forked:
    """`asztal serve` or `asztal worker`, in tests watched by `tests.server.sides`; used as a `subprocess.Popen`."""

    def __init__(self, command: str, sabotage: str, environment: dict[str, str]) -> None:
        self._process = CONTEXT.Process(target=_run, args=(command, sabotage, environment), daemon=True)
        self._process.start()
        assert self._process.pid is not None
        self.pid = self._process.pid

    def poll(self) -> int | None:
        return self._process.exitcode

    def wait(self, timeout: float | None = None) -> int:
        self._process.join(timeout)
        code = self.poll()
        if code is None:
            raise subprocess.TimeoutExpired(self._process.name, timeout or 0)
        return code

    def send_signal(self, sent: signal.Signals) -> None:
        if self.poll() is None:  # else its number may be another's by now
            os.kill(self.pid, sent)

    def terminate(self) -> None:
        self.send_signal(signal.SIGTERM)

    def kill(self) -> None:
        self.send_signal(signal.SIGKILL)
