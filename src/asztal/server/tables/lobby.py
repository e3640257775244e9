"""Before play and around it: tables are created, seats taken, given to bots and found again."""

import secrets
from collections.abc import Mapping
from datetime import timedelta
from typing import Any

from sqlalchemy import ColumnElement, Row, Text, cast, delete, func, insert, select, update
from sqlalchemy.dialects.postgresql import ARRAY, aggregate_order_by
from sqlalchemy.dialects.postgresql import insert as upsert
from sqlalchemy.ext.asyncio import AsyncConnection

from asztal import __version__, registry
from asztal.bots import BOTS
from asztal.kernel import SPECTATOR, Refused
from asztal.kernel.chance import commitment
from asztal.kernel.record import state_bytes
from asztal.registry import UnknownGame
from asztal.server.denied import Denied
from asztal.server.storage.models import CODE, GameTable, Holder, Opening, Position, Seat
from asztal.server.storage.retention import UNUSED
from asztal.server.tables.access import (
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
from asztal.server.tables.changes import Change, Changes
from asztal.server.tables.facts import Place
from asztal.server.tables.guests import checked_name, hashed, new_token

LONGEST_NONCE = 100
MOST_LISTED = 100
_BOT_NAMES = ("Ada", "Bruno", "Cleo", "Dorka", "Emil", "Flora")  # by seat: sentences read better than with "greedy 2"
_PEOPLE = (
    select(func.coalesce(func.array_agg(aggregate_order_by(Seat.name, Seat.number)), cast([], ARRAY(Text))))
    .where(Seat.table_id == GameTable.id, Seat.name != "")
    .scalar_subquery()
    .label("people")
)


class Lobby:
    """Opens tables and seats people."""

    def __init__(self, changes: Changes) -> None:
        self._changes = changes

    async def create(
        self, guest: int, game: str, seats: int, variant: Mapping[str, str], *, listed: bool = True
    ) -> str:
        """A new table; its secret seed is fixed now, and the commitment to it is public at once."""
        try:
            title = registry.find(game)
            full = title.full_variant(seats, variant)
        except UnknownGame:
            raise Denied("no-such-game", 404) from None
        except Refused as refused:
            raise Denied.by_rules(refused.reason) from None
        seed, table_id = secrets.token_hex(32), secrets.token_urlsafe(CODE)[:CODE]
        values = {
            "id": table_id,
            "owner": guest,
            "game": game,
            "rules": title.rules_version,
            "seats": seats,
            "variant": full,
            "listed": listed,
            "status": "waiting",
            "invite": new_token(),
            "seed": seed,
            "commitment": commitment(seed),
            "seq": 0,
            "version": 1,
            "said": 0,
            "agreed": [],
            "wake_at": func.now() + UNUSED,
        }
        async with self._changes.engine.begin() as connection:
            await connection.execute(insert(GameTable).values(values))
            blank = [{"table_id": table_id, "number": n, "name": "", "bot": "", "nonce": ""} for n in range(seats)]
            await connection.execute(insert(Seat), blank)
        return table_id

    async def waiting(self, guest: int) -> int:
        """How many tables that a guest opened within a day wait for people."""
        lately = GameTable.created > func.now() - timedelta(days=1)
        query = select(func.count()).where(GameTable.owner == guest, GameTable.status == "waiting", lately)
        async with self._changes.engine.connect() as connection:
            return int((await connection.execute(query)).scalar_one())

    async def listed(self) -> list[Row[Any]]:
        """The tables that anybody may see and join, newest first: the time of the last move would tell too much."""
        open_tables = GameTable.listed & GameTable.status.in_(["waiting", "playing"])
        query = select(GameTable.__table__, _PEOPLE).where(open_tables, _installed())
        query = query.order_by(GameTable.created.desc()).limit(MOST_LISTED)
        async with self._changes.engine.connect() as connection:
            return list(await connection.execute(query))

    async def of_guest(self, guest: int) -> list[Row[Any]]:
        """The tables at which a guest has a seat, newest first."""
        query = select(GameTable.__table__, _PEOPLE).join(Holder, Holder.table_id == GameTable.id)
        query = query.where(Holder.guest_id == guest, _installed())
        query = query.order_by(GameTable.created.desc()).limit(MOST_LISTED)
        async with self._changes.engine.connect() as connection:
            return list(await connection.execute(query))

    async def turns(self, guest: int) -> list[str]:
        """The tables at which a guest is asked something now."""
        query = select(GameTable.id).join(Holder, Holder.table_id == GameTable.id)
        query = query.join(Seat, (Seat.table_id == GameTable.id) & (Seat.number == Holder.number))
        asked = GameTable.waiting.bitwise_rshift(Holder.number).bitwise_and(1) == 1
        query = query.where(Holder.guest_id == guest, GameTable.status == "playing", Seat.bot == "", asked)
        query = query.where(_installed())
        async with self._changes.engine.connect() as connection:
            return list(await connection.scalars(query.order_by(GameTable.created.desc()).limit(MOST_LISTED)))

    async def by_invite(self, invite: str) -> str:
        """The table that an invitation is for."""
        async with self._changes.engine.connect() as connection:
            found = await connection.execute(select(GameTable.id).where(GameTable.invite == invite))
            table_id = found.scalar_one_or_none()
        if table_id is None:
            raise Denied("no-such-table", 404)
        return str(table_id)

    # --- seats ------------------------------------------------------------------------------------------------------

    async def join(
        self, guest: int, table_id: str, name: str, *, seat: int | None = None, invite: str = "", nonce: str = ""
    ) -> tuple[int, str]:
        """Sit down on a free seat; gives its number and the secret of the return link."""
        if len(nonce) > LONGEST_NONCE or "\0" in nonce:
            raise Denied("too-long", 413, longest=LONGEST_NONCE)
        token = new_token()
        async with self._changes.change(table_id) as (change, connection):
            facts = change.warm.known
            check_invited(guest, invite, facts)
            check_waiting(change)
            if seat_of(Person(guest), facts) != SPECTATOR:
                raise Denied("already-seated", 409)
            place = _free_place(change, seat)
            await self._set(
                connection,
                change,
                place.number,
                name=checked_name(name),
                nonce=nonce or new_token(),
                link=hashed(token),
            )
            await self._hold(connection, change, place.number, guest, SAT)
        return place.number, token

    async def sit_bot(self, guest: int, table_id: str, seat: int, bot: str) -> None:
        """Give a free seat to a bot, or take one away from it before the start (`bot` empty); the owner's right."""
        if bot and bot not in BOTS:
            raise Denied("no-such-bot", 422, known=", ".join(BOTS))
        async with self._changes.change(table_id) as (change, connection):
            check_owner(guest, change.warm.known)
            check_waiting(change)
            place = place_at(change, seat)
            if place.holders:
                raise Denied("seat-taken", 409)
            name = _BOT_NAMES[seat % len(_BOT_NAMES)] if bot else ""
            await self._set(connection, change, seat, bot=bot, name=name, nonce=new_token())

    async def leave(self, guest: int, table_id: str, bot: str = "greedy") -> None:
        """Stand up. Once play has begun a bot takes over, and the person may come back.

        Before that the seat becomes free, unless whoever stands up had come by the link of somebody who sits there.
        """
        if bot not in BOTS:
            raise Denied("no-such-bot", 422, known=", ".join(BOTS))
        async with self._changes.change(table_id) as (change, connection):
            facts = change.warm.known
            seat = own_seat(Person(guest), facts)
            if change.status == "waiting":
                mine = (Holder.table_id == table_id) & (Holder.number == seat)
                if facts.places[seat].holders[guest] == LINK:
                    await connection.execute(delete(Holder).where(mine, Holder.guest_id == guest))
                    change.made = change.seated = True
                else:
                    await connection.execute(delete(Holder).where(mine))
                    await self._set(connection, change, seat, name="", nonce="", link=None)
            elif change.status == "playing":
                await self._set(connection, change, seat, bot=bot)
                change.moved.add(seat)
                if change.back is not None:
                    change.back = None  # whoever is left proposes it again

    async def come_back(self, guest: int, table_id: str) -> int:
        """Take one's seat back from the bot."""
        async with self._changes.change(table_id) as (change, connection):
            seat = own_seat(Person(guest), change.warm.known)
            if change.status == "playing" and change.warm.known.places[seat].bot:
                await self._set(connection, change, seat, bot="")
        return seat

    async def follow_link(self, guest: int, token: str) -> tuple[str, int]:
        """Whoever has a seat's return link may play it, on this device as well."""
        link = Link(hashed(token))
        async with self._changes.engine.connect() as connection:
            found = await connection.execute(select(Seat.table_id).where(Seat.link == link.hash))
            table_id = found.scalar_one_or_none()
        if table_id is None:
            raise Denied("no-such-link", 404)
        async with self._changes.change(str(table_id)) as (change, connection):
            seat = entered_seat(link, change.warm.known)
            if seat_of(Person(guest), change.warm.known) not in (SPECTATOR, seat):
                raise Denied("already-seated", 409)
            await self._hold(connection, change, seat, guest, LINK)
        return str(table_id), seat

    async def new_link(self, guest: int, table_id: str) -> tuple[int, str]:
        """One's seat, and another return link for it; the one before ends with everybody else who came by it."""
        token = new_token()
        async with self._changes.change(table_id) as (change, connection):
            seat = own_seat(Person(guest), change.warm.known)
            came = (Holder.table_id == table_id) & (Holder.number == seat) & (Holder.via == LINK)
            await connection.execute(delete(Holder).where(came, Holder.guest_id != guest))
            await self._set(connection, change, seat, link=hashed(token))
        return seat, token

    async def start(self, guest: int, table_id: str, *, share: str = "") -> None:
        """Begin: the seats' nonces are mixed into the seed, and the first question is asked. Once is enough.

        `share` names whose share of the bots' time the table uses; bots of nobody's share wait for nobody.
        """
        async with self._changes.change(table_id) as (change, connection):
            warm = change.warm
            check_owner(guest, warm.known)
            if change.status != "waiting":
                return  # the answer to the first request was lost on its way
            if any(place.free for place in warm.known.places):
                raise Denied("seats-free", 409)
            rules = warm.title.rules_version
            after = warm.begin()
            change.made, change.status = True, "over" if warm.game.over else "playing"
            first = {"table_id": table_id, "rules": rules}
            await connection.execute(insert(Opening).values(**first, engine=__version__, after=after))
            await connection.execute(insert(Position).values(**first, seq=0, state=state_bytes(warm.game)))
            warm.known.row = row = warm.known.row._replace(rules=rules, share=share or warm.known.row.share)
            began = update(GameTable).where(GameTable.id == table_id).values(rules=row.rules, share=row.share)
            await connection.execute(began)

    async def _set(self, connection: AsyncConnection, change: Change, seat: int, **values: Any) -> None:
        mine = (Seat.table_id == change.warm.id) & (Seat.number == seat)
        await connection.execute(update(Seat).where(mine).values(**values))
        change.made = change.seated = True

    async def _hold(self, connection: AsyncConnection, change: Change, seat: int, guest: int, via: str) -> None:
        values = {"table_id": change.warm.id, "number": seat, "guest_id": guest, "via": via}
        await connection.execute(upsert(Holder).values(values).on_conflict_do_nothing())
        change.made = change.seated = True


def _installed() -> ColumnElement[bool]:
    """The tables of games that are there; those of others are hidden until they are installed again."""
    return GameTable.game.in_(registry.titles())


def check_waiting(change: Change) -> None:
    """Only before the start."""
    if change.status != "waiting":
        raise Denied("already-started", 409)


def place_at(change: Change, seat: int) -> Place:
    """The seat of this number."""
    if not 0 <= seat < len(change.warm.known.places):
        raise Denied("no-such-seat", 404)
    return change.warm.known.places[seat]


def _free_place(change: Change, seat: int | None) -> Place:
    if seat is not None:
        place = place_at(change, seat)
        if not place.free:
            raise Denied("seat-taken", 409)
        return place
    free = next((place for place in change.warm.known.places if place.free), None)
    if free is None:
        raise Denied("table-full", 409)
    return free
