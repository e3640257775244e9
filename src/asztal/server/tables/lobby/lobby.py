"""Everything before play: tables are created; seats are taken, given to bots, left and found again."""

import asyncio
import secrets
from collections.abc import Mapping
from datetime import timedelta

import msgspec
from sqlalchemy import Select, delete, exists, func, insert, select
from sqlalchemy.ext.asyncio import AsyncConnection

from asztal import __version__, registry
from asztal.bots import UnknownBot, bots, check_bot
from asztal.bots.strengths import usual_bot
from asztal.kernel import SPECTATOR, Refused
from asztal.kernel.chance import nonce_hash
from asztal.registry import UnknownGame
from asztal.server.clocks.clock import check_patience, checked_pace
from asztal.server.denied import Denied
from asztal.server.hashing import hashed, new_token
from asztal.server.storage.cells import mark_of, read_rows
from asztal.server.storage.models import GameTable, Opening, Seat, SeatHolder
from asztal.server.storage.sittings import Claim
from asztal.server.tables.live.access import (
    CLAIM,
    LINK,
    SAT,
    Link,
    Person,
    check_invited,
    check_owner,
    entered_seat,
    own_seat,
    seat_of,
)
from asztal.server.tables.live.change import Change
from asztal.server.tables.live.changes import Changes
from asztal.server.tables.lobby.beginning import REVEALING, begin_when_ready, reveal
from asztal.server.tables.lobby.guests import checked_name
from asztal.server.tables.lobby.new_table import BOT_NAMES, blank_seats, table_row
from asztal.server.tables.play.claims import Claims
from asztal.server.tables.play.seats import (
    check_away,
    check_not_barred,
    hand_over,
    hold,
    pass_on,
    place_at,
    put_out,
    set_seat,
    set_table,
    take_over,
)
from asztal.server.tables.play.story import tell
from asztal.server.tables.stored.held_choices import drop_held
from asztal.server.tables.stored.origin import Forking
from asztal.server.tables.stored.table import DONE, Place
from asztal.server.wire.around import Pace

_POLL = 0.2  # seconds between looks whether everybody has sent a nonce


class Lobby:
    """Opens tables and seats people."""

    def __init__(self, changes: Changes, claims: Claims) -> None:
        self._changes, self._claims, self._cells = changes, claims, changes.cells

    async def create(
        self,
        guest: int,
        game: str,
        seats: int,
        variant: Mapping[str, str],
        *,
        listed: bool = True,
        pace: Pace | None = None,
        patience: int | None = None,
        beat: float = 0.0,
        stand_in: str = "",
        forking: Forking | None = None,
        beside: str = "",
    ) -> str:
        """Create a table; its secret seed is fixed now, and the commitment to it is public at once.

        It is stored in any cell, or in that of the table `beside` which it is.
        """
        try:
            title = registry.find(game)
            full = title.full_variant(seats, variant)
        except UnknownGame:
            raise Denied("no-such-game", 404) from None
        except Refused as refused:
            raise Denied.by_rules(refused.reason) from None
        paced = checked_pace(pace)
        check_patience(paced, patience)
        stand_in = stand_in or usual_bot(game)
        check_offered(stand_in)
        now, settings = self._changes.keeper.now(), {"pace": paced, "patience": patience, "beat": beat}
        cell = self._cells.of(beside) if beside else self._cells.for_new()
        values = table_row(
            guest,
            title,
            seats,
            full,
            now,
            cell=cell,
            seed=secrets.token_hex(32),
            listed=listed,
            stand_in=stand_in,
            **settings,
        )
        values["origin"] = None if forking is None else msgspec.to_builtins(forking.origin)
        table_id: str = values["id"]
        async with cell.engine.begin() as connection:
            await connection.execute(insert(GameTable).values(values))
            await connection.execute(insert(Seat), blank_seats(table_id, range(seats)))
            if forking is not None:
                opening = {"table_id": table_id, "rules": title.rules_version, "engine": __version__}
                await connection.execute(insert(Opening).values(**opening, after=forking.given))
        return table_id

    async def count_waiting(self, guest: int) -> int:
        """How many tables that a guest opened within a day still wait for people."""
        lately = GameTable.created > func.now() - timedelta(days=1)
        query = select(func.count()).where(GameTable.owner == guest, GameTable.status == "waiting", lately)
        found = await self._cells.ask_alive(lambda connection: read_rows(connection, query))
        return sum(count for ((count,),) in found)

    async def held_tables(self, guest: int) -> list[str]:
        """All tables at which a guest has a seat; those that are over come last."""
        found = await self._cells.ask_all(lambda connection: read_rows(connection, _held(guest)))
        return [table_id for _, table_id in sorted(row for each in found for row in each)]

    @property
    def cells(self) -> list[int]:
        """The numbers of all cells."""
        return [cell.number for cell in self._cells.all]

    async def held_in(self, cell: int, guest: int) -> list[str]:
        """Of these tables, those of one cell."""
        found = await self._cells.ask(cell, lambda connection: read_rows(connection, _held(guest)))
        return [table_id for _, table_id in sorted(found)]

    async def by_invite(self, invite: str) -> str:
        """The table that an invitation is for."""
        async with self._cells.of_secret(invite).engine.connect() as connection:
            found = await connection.execute(select(GameTable.id).where(GameTable.invite == invite))
            table_id = found.scalar_one_or_none()
        if table_id is None:
            raise Denied("no-such-table", 404)
        return str(table_id)

    # --- seats ------------------------------------------------------------------------------------------------------

    async def join(
        self,
        guest: int,
        table_id: str,
        name: str,
        *,
        seat: int | None = None,
        invite: str = "",
        promise: str = "",
        account: bool = False,
        program: bool = False,
    ) -> tuple[int, str]:
        """Sit down on a free seat; returns its number and the secret of the return link.

        `promise` is the hash of the nonce that the person will send when the game begins. Whoever is no `account` is
        shown as a guest, and a `program` as one.
        """
        if promise and len(promise) != len(nonce_hash("")):
            raise Denied("wrong-nonce", 422)
        token = new_token(mark_of(table_id))
        async with self._changes.change(table_id) as (change, connection):
            stored = change.warm.stored
            if not await played_before(connection, guest, table_id):
                check_invited(guest, invite, stored)
            check_waiting(change)
            if seat_of(Person(guest), stored) != SPECTATOR:
                raise Denied("already-seated", 409)
            await check_not_barred(change, connection, guest)
            place = _free_place(change, seat)
            place.name = checked_name(name)
            await set_seat(
                change,
                connection,
                place.number,
                name=place.name,
                account=place.name if account else "",
                program=program,
                nonce="",
                nonce_hash=promise,
                link=hashed(token),
                seen_at=func.now(),
            )
            await hold(change, connection, place.number, guest, SAT)
            await tell(change, connection, "sat-down", seat=place.number)
        return place.number, token

    async def sit_bot(self, guest: int, table_id: str, seat: int, bot: str) -> None:
        """Before the start, give a free seat to a bot, or take it from one (`bot` empty); only the owner may.

        In play, let a bot stand in for somebody who has been away longer than the table's patience; not over days. The
        table has chosen which: `bot` counts only where the release before opened it.
        """
        if bot:
            check_offered(bot)
        async with self._changes.change(table_id) as (change, connection):
            check_owner(guest, change.warm.stored)
            if change.status == "playing" and bot:
                await check_away(change, connection, seat)
                chosen = change.warm.stored.row.stand_in or bot
                await hand_over(change, connection, seat, "away", chosen, by=_seat_or_none(guest, change))
                return
            check_waiting(change)
            if place_at(change, seat).holders:
                raise Denied("seat-taken", 409)
            name = BOT_NAMES[seat % len(BOT_NAMES)] if bot else ""
            await set_seat(change, connection, seat, bot=bot, why="bot" if bot else "", name=name, nonce="")

    async def leave(self, guest: int, table_id: str, bot: str = "", *, for_good: bool = False) -> None:
        """Stand up. Once play has begun a bot takes over until the person comes back, or for good.

        It is the table's own, unless `bot` names another.
        Before that the seat becomes free. A guest who came by its link or asked for it gives up only that access: the
        person who sat down keeps the seat.
        """
        if bot:
            check_offered(bot)
        async with self._changes.change(table_id) as (change, connection):
            stored = change.warm.stored
            seat = own_seat(Person(guest), stored)
            via = stored.places[seat].holders[guest]
            by_link = via == LINK
            if change.status == "waiting":
                check_waiting(change)
                if by_link:
                    await put_out(change, connection, seat, guest)
                else:
                    await free(change, connection, seat, "stood-up")
                    await _pass_on_from(guest, seat, change, connection)
            elif change.status == "playing":
                if for_good and by_link:
                    await put_out(change, connection, seat, guest)
                elif for_good and via == CLAIM:
                    await self._claims.give_back(change, connection, seat)
                    if not stored.places[seat].bot:
                        await hand_over(change, connection, seat, "left", bot)
                elif for_good:
                    await hand_over(change, connection, seat, "gone", bot)
                    await self._claims.review(change, connection)
                    await _pass_on_from(guest, seat, change, connection)
                elif not stored.places[seat].bot:
                    await hand_over(change, connection, seat, "left", bot)

    async def come_back(self, guest: int, table_id: str) -> int:
        """Take one's seat back from the bot."""
        async with self._changes.change(table_id) as (change, connection):
            seat = own_seat(Person(guest), change.warm.stored)
            if change.status == "playing" and change.warm.stored.places[seat].bot:
                await take_over(change, connection, seat)
        return seat

    async def follow_link(self, guest: int, token: str) -> tuple[str, int]:
        """Let a guest who has a seat's return link play it, also on another device.

        After the end it only leads to the table: there is nothing to play, and the notes are not for whoever finds it.
        """
        link = Link(hashed(token))
        now, before = select(Seat.table_id).where(Seat.link == link.hash), select(Claim.table_id)
        async with self._cells.of_secret(token).engine.connect() as connection:
            table_id = await connection.scalar(now.union(before.where(Claim.link == link.hash)).limit(1))
        if table_id is None:
            raise Denied("no-such-link", 404)
        async with self._changes.change(str(table_id)) as (change, connection):
            await self._claims.follow(change, connection, link.hash)
            seat = entered_seat(link, change.warm.stored)
            if seat_of(Person(guest), change.warm.stored) not in (SPECTATOR, seat):
                raise Denied("already-seated", 409)
            await check_not_barred(change, connection, guest)
            if change.status not in DONE:
                await hold(change, connection, seat, guest, LINK)
        return str(table_id), seat

    async def new_link(self, guest: int, table_id: str) -> tuple[int, str]:
        """Replace the return link of one's seat; everybody who came by the old one loses the seat.

        Somebody who was given the seat puts nobody out who can take it back.
        """
        token = new_token(mark_of(table_id))
        async with self._changes.change(table_id) as (change, connection):
            stored = change.warm.stored
            if stored.row.world:  # nobody else may play an entry
                raise Denied("world-entry", 403)
            seat = own_seat(Person(guest), stored)
            stay = [guest, *(who for claim in stored.claims if claim.seat == seat for who in claim.holders)]
            came = (SeatHolder.table_id == table_id) & (SeatHolder.number == seat) & (SeatHolder.via == LINK)
            await connection.execute(delete(SeatHolder).where(came, SeatHolder.guest_id.not_in(stay)))
            await set_seat(change, connection, seat, link=hashed(token))
            await drop_held(connection, table_id, seat)  # whoever held it may be one of them
        return seat, token

    async def start(self, guest: int, table_id: str, *, nonce: str = "", share: str = "") -> None:
        """Begin once everybody present has sent the nonce that they promised. A second call does nothing.

        From now on nobody comes or goes: all hashes are public. `nonce` is the caller's own. `share` names whose share
        of the bots' time the table uses; bots without one wait for nobody.
        """
        async with self._changes.change(table_id) as (change, connection):
            stored = change.warm.stored
            check_owner(guest, stored)
            if change.status != "waiting":
                return  # the answer to the first request was lost on its way
            if any(place.free for place in stored.places):
                raise Denied("seats-free", 409)
            if stored.row.starting is None:
                await set_table(change, connection, starting=change.at, share=share or stored.row.share)
            if nonce:
                await reveal(change, connection, stored.places[own_seat(Person(guest), stored)], nonce)
            begun = await begin_when_ready(change, connection)
        if not begun:
            await self._wait_for_nonces(table_id)

    async def _wait_for_nonces(self, table_id: str) -> None:
        """Begin at the last nonce or at the end of the time; if this process dies before, a worker does it."""
        for _ in range(round(REVEALING.total_seconds() / _POLL) + 1):
            await asyncio.sleep(_POLL)
            async with self._changes.reading(table_id) as warm:
                if warm.stored.row.status != "waiting":
                    return
        async with self._changes.change(table_id) as (change, connection):
            await begin_when_ready(change, connection)

    async def reveal(self, guest: int, table_id: str, nonce: str) -> None:
        """Send the nonce that was promised, while the table is starting."""
        async with self._changes.change(table_id) as (change, connection):
            stored = change.warm.stored
            seat = own_seat(Person(guest), stored)
            if change.status != "waiting":
                raise Denied("already-started", 409)  # it is not in the deal
            if stored.row.starting is None:
                raise Denied("not-started", 409)
            await reveal(change, connection, stored.places[seat], nonce)
            await begin_when_ready(change, connection)


def _held(guest: int) -> Select[bool, str]:
    over = GameTable.status.in_(DONE)
    held = select(over, GameTable.id).join(SeatHolder, SeatHolder.table_id == GameTable.id)
    return held.where(SeatHolder.guest_id == guest)


def check_offered(bot: str) -> None:
    """Raise `Denied` unless there is a bot of this name here."""
    try:
        check_bot(bot)
    except UnknownBot:
        raise Denied("no-such-bot", 422, known=", ".join(bots())) from None


def check_waiting(change: Change) -> None:
    """Raise `Denied` once the start has begun: the deal depends on who sits where. In a world that never changes."""
    row = change.warm.stored.row
    if change.status != "waiting" or row.starting is not None or row.world is not None:
        raise Denied("already-started", 409)


async def played_before(connection: AsyncConnection, guest: int, table_id: str) -> bool:
    """True for somebody who sat down at the table of which this is the next, not for who came by a return link.

    Whoever was sent away from the next one could come back as another guest, by a link of the last.
    """
    mine = (SeatHolder.guest_id == guest) & SeatHolder.via.in_((SAT, CLAIM))
    had = exists().where(SeatHolder.table_id == GameTable.id, mine)
    return bool(await connection.scalar(select(1).where(GameTable.again == table_id, had).limit(1)))


async def free(change: Change, connection: AsyncConnection, seat: int, why: str) -> None:
    """Free a seat before the start, and tell why in the story."""
    await tell(change, connection, why, seat=seat)
    await put_out(change, connection, seat)
    await set_seat(
        change, connection, seat, name="", account="", program=False, nonce="", nonce_hash="", link=None, seen_at=None
    )


async def _pass_on_from(guest: int, seat: int, change: Change, connection: AsyncConnection) -> None:
    if guest == change.warm.stored.row.owner:
        await pass_on(change, connection, seat)


def _seat_or_none(guest: int, change: Change) -> int | None:
    seat = seat_of(Person(guest), change.warm.stored)
    return None if seat == SPECTATOR else seat


def _free_place(change: Change, seat: int | None) -> Place:
    if seat is not None:
        place = place_at(change, seat)
        if not place.free:
            raise Denied("seat-taken", 409)
        return place
    free = next((place for place in change.warm.stored.places if place.free), None)
    if free is None:
        raise Denied("table-full", 409)
    return free
