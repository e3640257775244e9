"""`asztal up`, `backup`, `restore` and `erased`: a home server on one machine, and its tables in one file."""

import os
from argparse import Namespace
from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING

from asztal import __version__
from asztal.commands.serving import packages
from asztal.text import Texts

if TYPE_CHECKING:
    from asztal.server.config import Config


def run_up(args: Namespace, texts: Texts) -> int:
    """Serve from this machine until somebody stops it."""

    def say(key: str, **values: str | int) -> None:
        print(texts.say(key, **values), flush=True)

    say("up-begins", version=__version__)  # before the packages are imported, which takes seconds on a busy machine
    with packages("serve,home"):
        from asztal.server.config import has_database, read_config
        from asztal.server.home.embedded import data_folder, embedded
        from asztal.server.home.key import keyed, make_key
        from asztal.server.home.supervisor import up
    given = dict(os.environ)
    if not given.get("ASZTAL_HOST") and not given.get("ASZTAL_HOST_FILE"):
        given["ASZTAL_HOST"] = "0.0.0.0"  # friends in the same network are meant to come
    if args.port is not None:
        given["ASZTAL_PORT"] = str(args.port)
    folder = data_folder(args.data)
    backups = folder / "backups"
    if has_database(given):
        make_key(given, folder)
        return up(read_config(keyed(given, folder)), args.workers, backups, say)
    say("up-data", folder=str(folder))
    say("up-starts-database")
    with packages("serve,home"), embedded(folder, alone=True) as database:
        make_key(given, folder)
        config = read_config({**keyed(given, folder), "ASZTAL_DATABASE": database.address})
        return up(config, args.workers, backups, say, database.keep_running)


def run_backup(args: Namespace, texts: Texts) -> int:
    """Write everything that is stored into one file."""
    with packages("serve,home"):
        from asztal.server.storage.backup import backup
    with open_database(args) as config:
        tables, actions = backup(config, args.file)
    if args.file != "-":
        print(texts.say("backup-done", file=args.file, tables=tables, actions=actions))
    return 0


def run_restore(args: Namespace, texts: Texts) -> int:
    """Read it into an empty database."""
    with packages("serve,home"):
        from asztal.server.config import has_database, has_setting
        from asztal.server.home.embedded import data_folder
        from asztal.server.home.key import keep_key
        from asztal.server.storage.backup import restore
    with open_database(args) as config:
        found = restore(config, args.file, args.erased)
    print(texts.say("restore-done", tables=found.tables, actions=found.actions))
    if args.erased:
        print(texts.say("restore-erased", people=found.erased))
    if not found.vapid or found.vapid == config.vapid:
        return 0
    if has_database(os.environ) or has_setting(os.environ, "vapid"):  # whoever has settings has this one among them
        print(texts.say("restore-key", setting=f"ASZTAL_VAPID={found.vapid}"))
    else:
        keep_key(data_folder(args.data), found.vapid)
    return 0


def print_erased(args: Namespace, texts: Texts) -> int:
    """Print the list of the erased, for `restore`."""
    with packages("serve,home"):
        from asztal.server.storage.erased_list import list_erased
    with open_database(args) as config:
        for line in list_erased(config):
            print(line.decode())
    return 0


@contextmanager
def open_database(args: Namespace) -> "Iterator[Config]":
    """The database of the settings, or else that of the home server, which may be running."""
    with packages("serve,home"):
        from asztal.server.config import has_database, read_config
        from asztal.server.home.embedded import data_folder, embedded
        from asztal.server.home.key import keyed
    folder = data_folder(args.data)
    if has_database(os.environ):
        yield read_config(keyed(os.environ, folder))
        return
    with packages("serve,home"), embedded(folder, alone=False) as database:
        yield read_config({**keyed(os.environ, folder), "ASZTAL_DATABASE": database.address})
