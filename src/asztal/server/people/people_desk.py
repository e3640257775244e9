"""People as whoever runs the server finds and erases them, without waiting for seven days."""

from collections.abc import Iterator
from contextlib import contextmanager, suppress
from datetime import datetime
from typing import NamedTuple

from sqlalchemy import Connection, create_engine, select

from asztal.server.config import Config
from asztal.server.denied import Denied
from asztal.server.people.names import name_key
from asztal.server.storage.database import check_database
from asztal.server.storage.erased_list import erase_person
from asztal.server.storage.people import Guest

_LARGEST = 2**31 - 1


class StoredPerson(NamedTuple):
    """A person as whoever runs the server tells them from others."""

    id: int
    name: str
    account: bool
    created: datetime
    seen_at: datetime


def find_people(config: Config, who: str) -> list[StoredPerson]:
    """The person of this number, and everybody of this name: of accounts one, however it is written, and guests."""
    which = Guest.name == who
    with suppress(Denied):  # no account can be called so
        which |= Guest.name_key == name_key(who)
    if who.isdecimal():
        which |= Guest.id == min(int(who), _LARGEST)
    query = select(Guest.id, Guest.name, Guest.name_key.is_not(None), Guest.created, Guest.seen_at)
    with _connected(config) as connection:
        return [StoredPerson(*row) for row in connection.execute(query.where(which).order_by(Guest.id))]


def erase_now(config: Config, person: int) -> bool:
    """Erase a person among people at once; workers do the rest at tables. False if there is no such person."""
    with _connected(config) as connection:
        here = select(Guest.id).where(Guest.id == person).with_for_update()  # as whoever signs in does
        if connection.scalar(here) is None:
            return False
        erase_person(connection, person)
    return True


@contextmanager
def _connected(config: Config) -> Iterator[Connection]:
    check_database(config)
    engine = create_engine(config.driver_url)
    try:
        with engine.begin() as connection:
            yield connection
    finally:
        engine.dispose()
