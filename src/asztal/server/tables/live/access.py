"""Who may do what at a table now: a connection keeps why it has a right, and its seat is found from that each time.

Nobody keeps a seat: whoever stood up, or came by a link that was replaced since, has lost it everywhere at once. What
changes a table asks inside the change, so that the table's version guards the answer across processes.
"""

import secrets
from typing import NamedTuple

from asztal.kernel import SPECTATOR
from asztal.server.denied import Denied
from asztal.server.tables.stored.facts import Facts

SAT, LINK = "sat", "link"  # how a guest came to hold a seat


class Person(NamedTuple):
    """The right of a guest: the seat that the guest holds, if any."""

    guest: int


class Link(NamedTuple):
    """The right of whoever shows a seat's return link, of which this is the hash."""

    hash: bytes


Right = Person | Link | None  # None: of somebody whom nobody knows, who may watch


def seat_of(right: Right, facts: Facts) -> int:
    """The seat that the right gives now; SPECTATOR when it gives none."""
    match right:
        case Person(guest):
            found = (place.number for place in facts.places if guest in place.holders)
        case Link(hash=link):
            found = (place.number for place in facts.places if place.link == link)
        case None:
            return SPECTATOR
    return next(found, SPECTATOR)


def own_seat(right: Right, facts: Facts) -> int:
    """The same for whoever wants to do something there."""
    seat = seat_of(right, facts)
    if seat == SPECTATOR:
        raise Denied("not-seated", 403)
    return seat


def entered_seat(right: Right, facts: Facts) -> int:
    """The same for whoever comes in: everybody may watch, but a link that leads to no seat here is refused."""
    seat = seat_of(right, facts)
    if isinstance(right, Link) and seat == SPECTATOR:
        raise Denied("no-such-link", 404)
    return seat


def check_owner(guest: int, facts: Facts) -> None:
    """What only whoever opened the table may do."""
    if guest != facts.row.owner:
        raise Denied("owner-only", 403)


def check_invited(guest: int, invite: str, facts: Facts) -> None:
    """Anybody may sit down at a listed table; at another one the owner, and whoever has its invitation."""
    row = facts.row
    if not row.listed and guest != row.owner and not secrets.compare_digest(invite.encode(), row.invite.encode()):
        raise Denied("invited-only", 403)
