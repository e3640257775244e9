"""A web process or a worker of `asztal up`. It ends when the process that started it is gone, for whatever reason."""

import os
import signal
import sys
import threading

from asztal.server.bots.worker import work
from asztal.server.config import read_config
from asztal.server.run import serve
from asztal.text import Problem


def main(what: str) -> int:
    """Serve or work, by the settings in the environment."""
    threading.Thread(target=_end_with_parent, daemon=True).start()
    try:
        config = read_config()
        return serve(config, lambda games: None) if what == "serve" else work(config)
    except Problem as problem:  # the database is away; we are started again
        print(problem, file=sys.stderr)
        return 2


def _end_with_parent() -> None:
    # Nothing ever comes; the pipe closes with its other end. Not by sys.stdin, which must not be in use when we end.
    while os.read(0, 1):
        pass
    os.kill(os.getpid(), signal.SIGTERM)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1]))
