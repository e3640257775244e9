"""Who may do what at a table: a connection holds a right, and its seat is found from it every time.

No connection keeps a seat: whoever stood up, or came by a link that was replaced since, has lost it everywhere at once.
A change of the table asks inside the change, so that the table's version guards the answer across processes.

A seat is given by whoever holds it, never by others, with one exception: "this is me". Somebody who lost every cookie
of a person without a way home asks for that person's seat (`check_may_claim`). Everybody else at the table agrees
(`asked_for`), nobody who held the seat shows up during a long wait, and all of it still holds at its end (`void`).
Until then the asker has the right of a watcher. Whoever held the seat keeps holding it, and takes it back by coming.
"""

import secrets
from typing import NamedTuple

from asztal.kernel import SPECTATOR
from asztal.server.denied import Denied
from asztal.server.tables.stored.seat_claims import SeatClaim
from asztal.server.tables.stored.table import StoredTable

SAT, LINK, CLAIM = "sat", "link", "claim"  # how a guest came to hold a seat


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
    """The seat for somebody who comes in: anybody may watch, but no entry; a link without a seat here is refused."""
    seat = seat_of(right, stored)
    if isinstance(right, Link) and seat == SPECTATOR:
        raise Denied("no-such-link", 404)
    if stored.row.world and seat == SPECTATOR:  # whoever watches may be about to play the same
        raise Denied("world-entry", 403)
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


# --- the exception: "this is me" ------------------------------------------------------------------------------------


def asked_for(seat: int, stored: StoredTable) -> set[int]:
    """The seats that must say yes before another person gets this one: all others that people hold."""
    return stored.held() - {seat}


def check_may_claim(guest: int, seat: int, stored: StoredTable) -> None:
    """Raise `Denied` unless the guest, who can watch by the table's address, may ask for this seat."""
    if stored.row.status != "playing":
        raise Denied("not-started" if stored.row.status == "waiting" else "table-ended", 409)
    if stored.row.listed:
        raise Denied("claim-listed", 403)
    if not 0 <= seat < len(stored.places) or not stored.places[seat].holders:
        raise Denied("no-person", 409)
    if seat_of(Person(guest), stored) != SPECTATOR:
        raise Denied("already-seated", 409)
    if CLAIM in stored.places[seat].holders.values() or any(claim.seat == seat for claim in stored.claims):
        raise Denied("claim-there", 409)
    if any(claim.asker == guest for claim in stored.claims):
        raise Denied("claim-other", 409)
    if not _others_decide(seat, stored):
        raise Denied("claim-alone", 409)


def _others_decide(seat: int, stored: StoredTable) -> bool:
    """True where somebody is asked, and not the owner alone: with a second browser, that one could take any seat."""
    return any(stored.row.owner not in stored.places[other].holders for other in asked_for(seat, stored))


def void(claim: SeatClaim, stored: StoredTable) -> bool:
    """True for an open request that nobody may grant any more, as the table is now."""
    holders = stored.places[claim.seat].holders
    return (
        stored.row.status != "playing"
        or stored.row.listed
        or set(holders) != set(claim.holders)
        or seat_of(Person(claim.asker), stored) != SPECTATOR
        or not _others_decide(claim.seat, stored)
    )


def claim_of(guest: int, stored: StoredTable) -> SeatClaim | None:
    """The open request of a guest."""
    return next((claim for claim in stored.claims if claim.asker == guest and not claim.handed), None)
