"""Who may do what at a table: a connection holds a right, and its seat is found from it every time.

No connection keeps a seat: whoever stood up, or came by a link that was replaced since, has lost it everywhere at once.
A change of the table asks inside the change, so that the table's version guards the answer across processes.
"""

import secrets
from typing import NamedTuple

from asztal.kernel import SPECTATOR
from asztal.server.denied import Denied
from asztal.server.tables.stored.table import StoredTable

SAT, LINK = "sat", "link"  # how a guest came to hold a seat


class Person(NamedTuple):
    """The right of a guest: to the seat that the guest holds, if any.

    `session` is the one that shows it on a connection, which is closed when it ends; a request shows its own anew.
    """

    guest: int
    session: int | None = None


class Link(NamedTuple):
    """The right of whoever shows a seat's return link, by its hash."""

    hash: bytes


Right = Person | Link | None  # None: of somebody whom nobody knows, who may watch


def seat_of(right: Right, stored: StoredTable) -> int:
    """The seat that the right gives now; SPECTATOR when it gives none."""
    match right:
        case Person(guest):
            found = (place.number for place in stored.places if guest in place.holders)
        case Link(hash=link):
            found = (place.number for place in stored.places if place.link == link)
        case None:
            return SPECTATOR
    return next(found, SPECTATOR)


def own_seat(right: Right, stored: StoredTable) -> int:
    """The seat that the right gives now, for somebody who wants to act there; raises `Denied` without one."""
    seat = seat_of(right, stored)
    if seat == SPECTATOR:
        raise Denied("not-seated", 403)
    return seat


def entered_seat(right: Right, stored: StoredTable) -> int:
    """The seat for somebody who comes in: anybody may watch, but a link without a seat here is refused."""
    seat = seat_of(right, stored)
    if isinstance(right, Link) and seat == SPECTATOR:
        raise Denied("no-such-link", 404)
    return seat


def check_owner(guest: int, stored: StoredTable) -> None:
    """Raise `Denied` unless the guest opened the table."""
    if guest != stored.row.owner:
        raise Denied("owner-only", 403)


def check_invited(guest: int, invite: str, stored: StoredTable) -> None:
    """Raise `Denied` at an unlisted table, except for its owner and whoever has the invitation."""
    row = stored.row
    if not row.listed and guest != row.owner and not secrets.compare_digest(invite.encode(), row.invite.encode()):
        raise Denied("invited-only", 403)
