""" "This is me": somebody asks for a seat whose person lost every cookie; the others agree, and then it waits.

`tables.live.access` says who may ask and who must agree. This is the tables' side; `people.claiming` does what concerns
people too. Any sign of whoever held the seat is a no, and after the end of the wait takes the seat back.
"""

import time
from datetime import datetime, timedelta
from typing import Any, NamedTuple

from sqlalchemy import delete, exists, select
from sqlalchemy.ext.asyncio import AsyncConnection

from asztal.server.clocks.clock import SECOND, from_ms, to_ms
from asztal.server.clocks.counted_time import Times
from asztal.server.denied import Denied
from asztal.server.hashing import hashed, new_token
from asztal.server.storage.cells import read_rows
from asztal.server.storage.models import Seat, SeatHolder
from asztal.server.storage.sittings import Claim
from asztal.server.tables.live.access import CLAIM, SAT, Person, asked_for, check_may_claim, claim_of, own_seat, void
from asztal.server.tables.live.change import Change
from asztal.server.tables.live.changes import Changes
from asztal.server.tables.play.seats import HERE, check_not_barred, hold, set_seat, set_table, unseen
from asztal.server.tables.play.story import tell
from asztal.server.tables.stored.held_choices import drop_held
from asztal.server.tables.stored.seat_claims import HANDED, STANDING, SeatClaim, add_claim, change_claim
from asztal.server.tables.stored.table import DONE

LIVE, DAY = timedelta(minutes=10), timedelta(days=1)  # for which it waits after the last yes; over days at least a day
EVENING = timedelta(hours=1)  # whoever was there within it plays live, at a table without clocks
AGAIN = timedelta(days=1)  # until somebody may ask for the same seat again
LOOK, SOON = timedelta(hours=1), timedelta(minutes=1)  # until somebody looks whether it still holds


class Awaited(NamedTuple):
    """The people who hold a seat, since when each sign of them is noted, and until when (monotonic) that is sure."""

    holders: list[int]
    since: datetime
    sure: float


class PeopleSay(NamedTuple):
    """What the people's side knows of a request: whether a holder was here or has a way home, or the asker is gone."""

    returned: bool = False
    home: bool = False
    gone: bool = False


class Claims:
    """Keeps the requests for seats at tables."""

    def __init__(self, changes: Changes) -> None:
        self._changes = changes

    async def read_holders(self, asker: int, table_id: str, seat: int) -> list[int]:
        """Who holds a seat for which somebody may ask; raises `Denied` where nobody may."""
        async with self._changes.reading(table_id) as warm:
            check_may_claim(asker, seat, warm.stored)
            return sorted(warm.stored.places[seat].holders)

    async def ask(self, asker: int, name: str, table_id: str, seat: int, awaited: Awaited) -> None:
        """Ask for a seat, of which everybody at the table is told; its holders have no way home and are awaited."""
        async with self._changes.change(table_id) as (change, connection):
            stored = change.warm.stored
            check_may_claim(asker, seat, stored)
            await check_not_barred(change, connection, asker)
            if set(stored.places[seat].holders) != set(awaited.holders) or time.monotonic() > awaited.sure:
                raise Denied("busy", 503)
            gone = (await unseen(change, connection)).get(seat)
            if gone is not None and gone < HERE:
                raise Denied("claim-here", 409)
            lately = exists().where(Claim.table_id == table_id, Claim.seat == seat, Claim.asked_at > change.at - AGAIN)
            if await connection.scalar(select(lately)):
                raise Denied("claim-lately", 409)
            await tell(change, connection, "changed", seat=seat, says="claim-asked", args={"name": name})
            claim = await add_claim(
                connection,
                table_id,
                seat=seat,
                number=change.story,
                asker=asker,
                name=name,
                asked_at=change.at,
                since=awaited.since,
                holders=awaited.holders,
                wait=round(_wait(change, gone).total_seconds()),
                look_at=change.at + LOOK,
            )
            await _keep(change, connection, [*stored.claims, claim])
            change.calls = True

    async def answer(self, guest: int, table_id: str, seat: int, number: int, *, agree: bool) -> None:
        """Say yes or no to a request, as somebody who is asked. One no ends it."""
        async with self._changes.change(table_id) as (change, connection):
            by = own_seat(Person(guest), change.warm.stored)
            claim = _open_claim(change, seat, number)
            if by not in asked_for(seat, change.warm.stored):
                raise Denied("claim-not-asked", 403)
            if not agree:
                await self._end(change, connection, claim, "refused", by=by)
            elif by not in claim.agreed:
                claim = await change_claim(connection, claim, agreed=sorted({*claim.agreed, by}))
                await tell(change, connection, "changed", **_about(claim), by=by, says="claim-agreed")
                await self._wait_when_agreed(change, connection, claim)

    async def withdraw(self, guest: int, table_id: str, seat: int) -> None:
        """End an own request that is still open; the seat cannot be asked for again on the same day."""
        async with self._changes.change(table_id) as (change, connection):
            claim = claim_of(guest, change.warm.stored)
            if claim is None or claim.seat != seat:
                raise Denied("claim-gone", 409)
            await self._end(change, connection, claim, "withdrawn")

    # --- signs of whoever held the seat -----------------------------------------------------------------------------

    async def concerning(self, person: int, *, everywhere: bool = False) -> list[str]:
        """The tables with a request for a seat that this person held when it was asked for.

        Those in cells that answer; with `everywhere`, it raises `Denied` unless all of them do.
        """
        held = (SeatHolder.table_id == Claim.table_id) & (SeatHolder.number == Claim.seat)
        query = select(Claim.table_id, Claim.holders).join(SeatHolder, held)
        query = query.where(SeatHolder.guest_id == person, STANDING)
        ask = self._changes.cells.ask_all if everywhere else self._changes.cells.ask_alive
        found = await ask(lambda connection: read_rows(connection, query))
        return [table_id for rows in found for table_id, holders in rows if person in holders]

    async def take_sign(self, person: int, table_id: str) -> None:
        """A holder is back: the seat stays theirs, or is theirs again."""
        async with self._changes.change(table_id) as (change, connection):
            for claim in [claim for claim in change.warm.stored.claims if person in claim.holders]:
                await self._return(change, connection, claim)

    async def show_link(self, table_id: str, link: bytes) -> None:
        """Somebody connects with a return link, maybe the one that a seat had before it was handed over."""
        async with self._changes.reading(table_id) as warm:
            concerned = bool(warm.stored.claims)
        if concerned:
            async with self._changes.change(table_id) as (change, connection):
                await self.follow(change, connection, link)

    async def follow(self, change: Change, connection: AsyncConnection, link: bytes) -> None:
        """A seat's return link is used, in the middle of a change."""
        stored = change.warm.stored
        for claim in list(stored.claims):
            if link == (claim.link if claim.handed else stored.places[claim.seat].link):
                await self._return(change, connection, claim)

    async def give_back(self, change: Change, connection: AsyncConnection, seat: int) -> None:
        """Whoever was given the seat gives it up for good, in the middle of a change."""
        for claim in [claim for claim in change.warm.stored.claims if claim.handed and claim.seat == seat]:
            await self._take_back(change, connection, claim, "left")

    async def settle(self, change: Change, connection: AsyncConnection, seat: int) -> bool:
        """Whoever could take a seat back is gone, in the middle of a change: who was given it sits there from now on.

        False where nobody was.
        """
        place = change.warm.stored.places[seat]
        handed = [claim for claim in change.warm.stored.claims if claim.handed and claim.seat == seat]
        for claim in [claim for claim in handed if claim.asker in place.holders]:
            await self._end(change, connection, await change_claim(connection, claim, link=None), "kept")
            here = (SeatHolder.table_id == change.warm.id) & (SeatHolder.number == seat)
            moved = [*claim.holders, claim.asker]
            await connection.execute(delete(SeatHolder).where(here, SeatHolder.guest_id.in_(moved)))
            place.name = claim.name
            await set_seat(change, connection, seat, name=claim.name, account="", program=False)
            await hold(change, connection, seat, claim.asker, SAT)
            return True
        return False

    async def drop(self, change: Change, connection: AsyncConnection, asker: int) -> None:
        """Whoever asked for a seat will never be there to have it, in the middle of a change."""
        if (claim := claim_of(asker, change.warm.stored)) is not None:
            await self._end(change, connection, claim, "withdrawn")

    async def _return(self, change: Change, connection: AsyncConnection, claim: SeatClaim) -> None:
        if claim.handed:
            await self._take_back(change, connection, claim, "back")
        else:
            await self._end(change, connection, claim, "returned")

    # --- the wait ---------------------------------------------------------------------------------------------------

    async def review(self, change: Change, connection: AsyncConnection) -> None:
        """Somebody gave a seat up for good, in the middle of a change: who is left may have agreed already."""
        for claim in change.warm.stored.claims:
            if not claim.handed:
                await change_claim(connection, claim, look_at=change.at)

    async def read_standing(self, table_id: str, number: int) -> SeatClaim | None:
        """A request that is open or can be taken back."""
        async with self._changes.reading(table_id) as warm:
            return next((claim for claim in warm.stored.claims if claim.number == number), None)

    async def judge(self, table_id: str, number: int, people: PeopleSay) -> None:
        """Do what is due about a request: end it, hand the seat over, take it back, or say when to look again."""
        async with self._changes.change(table_id) as (change, connection):
            stored = change.warm.stored
            claim = next((claim for claim in stored.claims if claim.number == number), None)
            if claim is None:
                return
            if people.returned or await _seen(change, connection, claim):
                await self._return(change, connection, claim)
            elif claim.handed:
                later = None if change.status in DONE else change.at + LOOK
                await change_claim(connection, claim, look_at=later)
            elif people.home or people.gone or void(claim, stored):
                await self._end(change, connection, claim, "void")
            else:
                claim = await self._wait_when_agreed(change, connection, claim)
                healthy = self._changes.keeper_of(table_id).healthy
                if claim.until is not None and claim.until <= change.at and healthy:
                    await self._hand(change, connection, claim)

    async def _wait_when_agreed(self, change: Change, connection: AsyncConnection, claim: SeatClaim) -> SeatClaim:
        """Begin to wait when everybody has said yes, and note how long it takes as things are now.

        No outage counts, for nobody could come; and over days the turn's time runs as on the holder's clock.
        """
        began, until, stored = claim.agreed_at, claim.until, change.warm.stored
        if asked_for(claim.seat, stored) <= set(claim.agreed):
            began = began or change.at
            away = Times(self._changes.keeper_of(change.warm.id).away())
            ends = [away.when(claim.seat, to_ms(began), claim.wait * SECOND)]
            if stored.over_days and stored.pace is not None:
                ends.append(change.warm.times.when(claim.seat, to_ms(began), stored.pace.turn * SECOND))
            until = from_ms(max(ends))
            if claim.agreed_at is None:
                await tell(change, connection, "changed", **_about(claim), says="claim-waits")
        look_at = min(change.at + LOOK, max(until, change.at + SOON / 60) if until else change.at + LOOK)
        changed = await change_claim(connection, claim, agreed_at=began, until=until, look_at=look_at)
        if changed != next(known for known in stored.claims if known.id == claim.id):
            await _keep(change, connection, [changed if known.id == claim.id else known for known in stored.claims])
        return changed

    async def _hand(self, change: Change, connection: AsyncConnection, claim: SeatClaim) -> None:
        """Let the asker hold the seat too, and give it a return link that nobody knows yet."""
        stored, seat = change.warm.stored, claim.seat
        done = {"how": HANDED, "ended_at": change.at, "look_at": change.at + SOON}
        handed = await change_claim(connection, claim, **done, link=stored.places[seat].link)
        await hold(change, connection, seat, claim.asker, CLAIM)
        await set_seat(change, connection, seat, link=hashed(new_token()))
        await self._pass_hands(change, connection, seat)
        await tell(change, connection, "changed", **_about(claim), says="claim-handed")
        await _keep(change, connection, [handed if known.id == claim.id else known for known in stored.claims])
        change.calls = True

    async def _take_back(self, change: Change, connection: AsyncConnection, claim: SeatClaim, how: str) -> None:
        """Put out everybody who came to the seat by this request, and let the old return link work again."""
        place = change.warm.stored.places[claim.seat]
        here = (SeatHolder.table_id == change.warm.id) & (SeatHolder.number == claim.seat)
        await connection.execute(delete(SeatHolder).where(here, SeatHolder.guest_id.not_in(claim.holders)))
        await set_seat(change, connection, claim.seat, link=claim.link)
        place.link, place.holders = claim.link, {who: via for who, via in place.holders.items() if who in claim.holders}
        await self._pass_hands(change, connection, claim.seat)
        await self._end(change, connection, claim, how)

    async def _pass_hands(self, change: Change, connection: AsyncConnection, seat: int) -> None:
        """Forget what the other person who played the seat held or agreed to."""
        await drop_held(connection, change.warm.id, seat)
        change.proposal = None

    async def _end(
        self, change: Change, connection: AsyncConnection, claim: SeatClaim, how: str, by: int | None = None
    ) -> None:
        await change_claim(connection, claim, how=how, ended_at=change.at, look_at=None)
        if change.status not in DONE or claim.handed:  # after the end of the game a request says nothing any more
            await tell(change, connection, "changed", **_about(claim), by=by, says=f"claim-{how}")
        await _keep(change, connection, [known for known in change.warm.stored.claims if known.id != claim.id])


def _about(claim: SeatClaim) -> dict[str, Any]:
    return {"seat": claim.seat, "args": {"name": claim.name}}


def _open_claim(change: Change, seat: int, number: int) -> SeatClaim:
    for claim in change.warm.stored.claims:
        if (claim.seat, claim.number) == (seat, number) and not claim.handed and not void(claim, change.warm.stored):
            return claim
    raise Denied("claim-gone", 409)


def _wait(change: Change, gone: float | None) -> timedelta:
    """For how long it waits; at a table without clocks that depends on whether the holder was there this evening."""
    pace = change.warm.stored.pace
    if pace is not None:
        return max(DAY, timedelta(seconds=pace.turn)) if pace.kind == "days" else LIVE
    return LIVE if gone is not None and gone < EVENING.total_seconds() else DAY


async def _seen(change: Change, connection: AsyncConnection, claim: SeatClaim) -> bool:
    """True when somebody was connected with the seat since it was asked for: only who held it before could be."""
    mine = (Seat.table_id == change.warm.id) & (Seat.number == claim.seat)
    seen = select(Seat.seen_at > claim.since).where(mine)
    return not claim.handed and bool(await connection.scalar(seen))


async def _keep(change: Change, connection: AsyncConnection, claims: list[SeatClaim]) -> None:
    change.warm.stored.claims = claims
    if len(claims) != change.warm.stored.row.claimed:
        await set_table(change, connection, claimed=len(claims))
    change.made = True
