"""`asztal db`, `serve` and `worker`: the play service, whose packages are installed only where somebody serves."""

from argparse import Namespace
from collections.abc import Iterator
from contextlib import contextmanager

from asztal.text import Problem, Texts


@contextmanager
def packages(extra: str = "serve") -> Iterator[None]:
    """Says what to install where a package of the server is missing."""
    try:
        yield
    except ModuleNotFoundError as error:
        if (error.name or "").startswith("asztal"):
            raise
        raise Problem("server-missing", module=str(error.name), extra=extra) from None


def run_db(args: Namespace, texts: Texts) -> int:
    """Bring the database up to date."""
    with packages():
        from asztal.server.config import read_config
        from asztal.server.database import upgrade
    print(texts.say("db-upgraded", revision=upgrade(read_config())))
    return 0


def run_serve(args: Namespace, texts: Texts) -> int:
    """Serve until somebody stops it."""
    with packages():
        from asztal.server.config import read_config
        from asztal.server.run import serve
    config = read_config()
    return serve(config, lambda games: print(texts.say("serve-listening", games=games, address=config.address)))


def run_worker(args: Namespace, texts: Texts) -> int:
    """Play the bots' turns until somebody stops it."""
    with packages():
        from asztal.server.config import read_config
        from asztal.server.worker import work
    return work(read_config())
