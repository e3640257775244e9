"""`asztal db`, `serve` and `worker`: the play service, whose packages are installed only where somebody serves."""

from argparse import Namespace
from collections.abc import Iterator
from contextlib import contextmanager

from asztal.text import Problem, Texts


@contextmanager
def packages(extra: str = "serve") -> Iterator[None]:
    """Says what to install where a package is missing; `extra` is the one of ours that brings it."""
    try:
        yield
    except ModuleNotFoundError as error:
        if (error.name or "").startswith("asztal"):
            raise
        raise Problem("packages-missing", module=str(error.name), extra=extra) from None


def run_db(args: Namespace, texts: Texts) -> int:
    """Bring the database up to date, or let tables go on that newer rules left behind."""
    with packages():
        from asztal.server.config import read_config
        from asztal.server.storage.database import upgrade
        from asztal.server.storage.newer_rules import tables_ahead
    if args.what == "upgrade":
        print(texts.say("db-upgraded", revision=upgrade(read_config())))
        return 0
    found = tables_ahead(read_config(), accept=args.accept)
    for game, rules, tables, unreadable in found:
        said = texts.say("db-rules-game", game=game, rules=str(rules), count=tables)
        print(said + (" " + texts.say("db-rules-unreadable", count=unreadable) if unreadable else ""))
    going_on = sum(game.tables - game.unreadable for game in found)
    if not found:
        print(texts.say("db-rules-none"))
    elif args.accept:
        print(texts.say("db-rules-accepted", count=going_on))
    else:
        print(texts.say("db-rules-how"))
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
        from asztal.server.bots.worker import work
        from asztal.server.config import read_config
    return work(read_config())


def print_keys(args: Namespace, texts: Texts) -> int:
    """The key by which push services know a server, as a line for its settings."""
    with packages():
        from asztal.server.notices.push import Vapid
    print(f"ASZTAL_VAPID={Vapid.new()}")
    return 0
