"""Holes in who somebody is, and limits that are small: planted in the processes that the machine of identities uses."""

from collections.abc import Callable
from contextlib import suppress
from typing import Any

from asztal.server import run
from asztal.server.bots.worker import Turns
from asztal.server.cluster.connected import Connected
from asztal.server.cluster.fanout import FanOut
from asztal.server.cluster.news import SignedOut, read
from asztal.server.denied import Denied
from asztal.server.hashing import hashed
from asztal.server.http import callers, door, list_routes
from asztal.server.http.door import Door
from asztal.server.limits import limits
from asztal.server.limits.limits import Limit, Sockets, Visitor, secret_person
from asztal.server.people import deeds, erasing, handovers, ways_home
from asztal.server.people.deeds import OpenDeed
from asztal.server.people.handovers import Handovers
from asztal.server.people.sessions import Caller, Sessions
from asztal.server.people.signing_out import SigningOut
from asztal.server.people.ways_home import WaysHome
from asztal.server.recovery.phrases import new_secret, phrase_of, stored_hash
from asztal.server.tables.live import access
from asztal.server.tables.live.access import LINK
from asztal.server.tables.play import claims
from asztal.server.tables.play.claims import Claims
from asztal.server.tables.play.seats import hold
from asztal.server.wake import claims_due
from tests.server.identity_model import BOT_GAMES, SOCKETS, TRIES

PLENTY = 1_000_000
DAY = 86_400
SOON = 0.2  # seconds between looks of a worker at what is due


def small_limits() -> None:
    """A person may do little of some things, and everything else as often as anybody likes; bots never move.

    A worker looks often at what is due.
    """
    for name, those in limits.LIMITS.items():
        limits.LIMITS[name] = tuple(limit._replace(amount=PLENTY, reserve=0) for limit in those)
    limits.LIMITS["bot games"] = (Limit("person", BOT_GAMES, DAY, key="too-many-bot-games"),)
    limits.LIMITS["words tried"] = (
        Limit("person", TRIES, DAY, key="too-many-words"),
        Limit("address", TRIES, DAY, key="too-many-words"),
    )
    vars(list_routes)["WAITING_TABLES"] = PLENTY
    vars(limits)["SOCKETS"] = (Sockets(("person",), SOCKETS),)

    async def still(self: Turns, table_id: str, seat: int, seq: int) -> bool:
        return True

    setattr(Turns, "_once", still)  # noqa: B010
    for module in (claims_due, deeds, erasing):
        vars(module)["EVERY"] = SOON
    vars(run)["read_texts"] = lambda: None  # which nobody asks for here


# --- sessions -----------------------------------------------------------------------------------------------------


def a_revoked_session_still_acts() -> None:
    """A process that has met a cookie believes it for ever."""
    find, met = Sessions.find, dict[bytes, Caller]()

    async def remembering(self: Sessions, token: str, agent: str = "") -> Caller | None:
        found = await find(self, token, agent)
        if found is not None:
            met[hashed(token)] = found
        return met.get(hashed(token))

    setattr(Sessions, "find", remembering)  # noqa: B010


def a_revoked_session_still_sees() -> None:
    """Nothing closes the sockets of a session that ended."""
    setattr(Connected, "end", lambda self, sessions: None)  # noqa: B010


def other_processes_do_not_hear_of_it() -> None:
    """A session that ended at one process goes on seeing at the others."""
    take_in = FanOut.take_in

    def deaf(self: FanOut, payload: bytes) -> None:
        if not isinstance(read(payload), SignedOut):
            take_in(self, payload)

    async def blind(self: FanOut) -> None:
        pass

    setattr(FanOut, "take_in", deaf)  # noqa: B010
    setattr(FanOut, "check_sessions", blind)  # noqa: B010


def signing_out_leaves_the_links() -> None:
    """Whoever came by a link stays, though the person signed out everywhere."""

    async def nothing(self: SigningOut, deed: OpenDeed) -> int:
        return 0

    setattr(SigningOut, "_go_on", nothing)  # noqa: B010


def whoever_was_here_stays_known() -> None:
    """A browser that becomes somebody else leaves the session of whom it knew behind."""

    async def nothing(self: Sessions, caller: Caller) -> None:
        pass

    setattr(Sessions, "leave", nothing)  # noqa: B010


# --- links, codes and words ---------------------------------------------------------------------------------------


def a_code_is_spent_twice() -> None:
    """A second device gets in by the same link or code."""
    unspent = handovers._unspent
    vars(handovers)["_unspent"] = lambda given: (unspent(given)[0], unspent(given)[3])


def a_yes_is_used_twice() -> None:
    """Whoever has the ticket comes in as often as they like."""

    async def anybody(connection: Any) -> None:
        pass

    setattr(Handovers, "taking", lambda self, ticket: anybody)  # noqa: B010


def a_link_is_spent_by_get() -> None:
    """A scanner of mails that opens a return link has the seat."""
    _read_as_posted("/api/links/")


def a_code_is_spent_by_get() -> None:
    """A scanner that opens a link for another device uses it up."""
    call = Door.__call__

    async def spending(self: Door, scope: Any, receive: Any, send: Any) -> None:
        if scope["type"] == "http" and scope["method"] in ("GET", "HEAD") and b"secret=" in scope["query_string"]:
            secret = scope["query_string"].decode().partition("secret=")[2]
            with suppress(Denied):
                await self._service.handovers.claim(secret, "")
        await call(self, scope, receive, send)

    setattr(Door, "__call__", spending)  # noqa: B010


def _read_as_posted(path: str) -> None:
    call = Door.__call__

    async def posting(self: Door, scope: Any, receive: Any, send: Any) -> None:
        if scope["type"] == "http" and scope["path"].startswith(path):
            scope["method"] = "POST"
        await call(self, scope, receive, send)

    setattr(Door, "__call__", posting)  # noqa: B010


def old_words_stay_good() -> None:
    """Words that were replaced still bring somebody home."""

    async def adding(self: WaysHome, caller: Caller, language: str) -> list[str]:
        secret = new_secret()
        async with self._engine.begin() as connection:
            await ways_home.add_way(connection, caller.id, ways_home.WORDS, stored_hash(secret))
        return phrase_of(secret, language)

    setattr(WaysHome, "make_words", adding)  # noqa: B010


# --- limits -------------------------------------------------------------------------------------------------------


def words_are_guessed_without_end() -> None:
    """Tries are counted by person alone: whoever drops the cookie goes on."""
    limits.LIMITS["words tried"] = limits.LIMITS["words tried"][:1]


def every_session_has_limits_of_its_own() -> None:
    """Twenty sessions bring twenty times the limits."""
    visitor_at = callers.visitor_at

    def by_cookie(service: Any, connection: Any, table_id: str) -> Visitor:
        found = visitor_at(service, connection, table_id)
        return found._replace(person=secret_person(callers.session_of(connection)))

    for module in (callers, door):
        vars(module)["visitor_at"] = by_cookie


# --- requests for seats -------------------------------------------------------------------------------------------


def an_opponent_claims_a_seat_alone() -> None:
    """One yes is enough: the opponent asks in a second browser, and agrees in the first."""
    vars(claims)["asked_for"] = lambda seat, stored: (
        access.asked_for(seat, stored) and _one_of(access.asked_for(seat, stored), stored, seat)
    )


def _one_of(asked: set[int], stored: Any, seat: int) -> set[int]:
    agreed = {by for claim in stored.claims if claim.seat == seat for by in claim.agreed}
    return (asked & agreed) or asked


def who_asks_for_a_seat_has_it_at_once() -> None:
    """Whoever asks sees what the seat sees during the wait."""
    ask = Claims.ask

    async def asking(self: Claims, asker: int, name: str, *where: Any) -> None:
        await ask(self, asker, name, *where)
        table_id, seat, _ = where
        async with self._changes.change(table_id) as (change, connection):
            await hold(change, connection, seat, asker, LINK)

    setattr(Claims, "ask", asking)  # noqa: B010


def a_person_with_a_seat_claims_another() -> None:
    """An opponent asks for a second seat."""
    may = access.check_may_claim

    def blind(guest: int, seat: int, stored: Any) -> None:
        may(-1 if access.seat_of(access.Person(guest), stored) != seat else guest, seat, stored)

    vars(claims)["check_may_claim"] = blind


def a_sign_of_the_holder_is_overlooked() -> None:
    """The seat is handed over though its person was here."""

    async def overlooking(self: Claims, person: int, table_id: str) -> None:
        pass

    setattr(Claims, "take_sign", overlooking)  # noqa: B010


def _named(*holes: Callable[[], None]) -> dict[str, Callable[[], None]]:
    return {hole.__name__: hole for hole in holes}


HOLES = _named(
    a_revoked_session_still_acts,
    a_revoked_session_still_sees,
    other_processes_do_not_hear_of_it,
    signing_out_leaves_the_links,
    whoever_was_here_stays_known,
    a_code_is_spent_twice,
    a_yes_is_used_twice,
    a_link_is_spent_by_get,
    a_code_is_spent_by_get,
    old_words_stay_good,
    words_are_guessed_without_end,
    every_session_has_limits_of_its_own,
    an_opponent_claims_a_seat_alone,
    who_asks_for_a_seat_has_it_at_once,
    a_person_with_a_seat_claims_another,
    a_sign_of_the_holder_is_overlooked,
)
