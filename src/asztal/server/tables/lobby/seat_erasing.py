"""Erasing a person at tables: the seat goes on without them, and their name, their words and their notes go.

The game and its result stay as they are to the bit: what others played, scored and can verify is theirs. So is the
right to a seat that the person got by "this is me": a bot plays it until one of those comes who held it before.
"""

from sqlalchemy import delete, func, select, true, union, update
from sqlalchemy.dialects.postgresql import array
from sqlalchemy.ext.asyncio import AsyncConnection

from asztal.server.denied import Denied
from asztal.server.storage.models import Chat, GameTable, Note, ResultSeat, Seat, SeatHolder, Story
from asztal.server.storage.sittings import Claim, Sitting
from asztal.server.storage.stored_worlds import StoredWorld
from asztal.server.tables.live.access import CLAIM, SAT
from asztal.server.tables.live.change import Change
from asztal.server.tables.live.changes import Changes
from asztal.server.tables.lobby.lobby import free
from asztal.server.tables.play.claims import Claims
from asztal.server.tables.play.seats import hand_over, pass_on, put_out, set_seat
from asztal.server.tables.stored.held_choices import drop_held
from asztal.server.tables.stored.seat_claims import HANDED

NOBODY = "N. N."  # the name of a seat whose person was erased; without a name it would be free
GIVEN = (HANDED, "back", "left")  # how a request is or was a seat of its asker's
_LISTS = ("absent", "gone")  # what in a line of the story lists names


class SeatErasing:
    """Erases people at tables; each step can be repeated."""

    def __init__(self, changes: Changes, claims: Claims) -> None:
        self._changes, self._claims = changes, claims

    async def tables_of(self, person: int) -> list[str]:
        """All tables at which something is stored of the person."""
        query = union(
            select(SeatHolder.table_id).where(SeatHolder.guest_id == person),
            select(Sitting.table_id).where(Sitting.person == person),
            select(ResultSeat.table_id).where(ResultSeat.person == person),
            select(GameTable.id).where(GameTable.owner == person),
            select(Claim.table_id).where(Claim.asker == person),
        )
        return sorted(await self._changes.cells.all_ids(query))

    async def forget_maker(self, person: int) -> None:
        """Take the person's name off the worlds that they made; the worlds stay."""
        async with self._changes.cells.people.engine.begin() as connection:
            made = update(StoredWorld).where(StoredWorld.maker == person)
            await connection.execute(made.values(maker=None, made_by=NOBODY))

    async def names_at(self, person: int, table_id: str) -> set[str]:
        """Under which names the person sat down at a table."""
        async with self._changes.cells.engine_of(table_id).connect() as connection:
            return {name for _, name in await _sat(connection, person, table_id)}

    async def erase_at(self, person: int, table_id: str) -> None:
        """Take the person's seat away and their name out of all that is told of the table."""
        async with self._changes.change(table_id) as (change, connection):
            sat = await _sat(connection, person, table_id)
            last = await _named_last(change, connection, person)
            name = "" if last is None else change.warm.stored.places[last].name
            await _rename_claims(change, connection, person)
            kept = await self._stand_up(change, connection, person)
            for seat, name in sorted(sat):
                await _rename_lines(connection, table_id, seat, name)
            if last is not None:
                await _rename_lists(connection, table_id, name)
                await _empty_seat(change, connection, last, kept=kept)
            mine = (Sitting.table_id == table_id) & (Sitting.person == person)
            if (await connection.execute(delete(Sitting).where(mine))).rowcount:
                change.made = change.seated = True

    async def _stand_up(self, change: Change, connection: AsyncConnection, person: int) -> bool:
        """Let the person play no seat any more, ask for none, and lead no table that is not over.

        True where the seat was handed over: whoever was given it keeps it.
        """
        stored, waits, plays = change.warm.stored, change.status == "waiting", change.status == "playing"
        if waits and stored.row.starting is not None:
            raise Denied("busy", 503)  # within seconds it has begun
        await self._claims.drop(change, connection, person)
        but, kept = len(stored.places), False
        for place in [place for place in stored.places if person in place.holders]:
            via = place.holders[person]
            if via == SAT and (waits or plays):
                but = place.number
                kept = await self._claims.settle(change, connection, but)
                if waits:
                    await free(change, connection, but, "stood-up")
                elif not kept:
                    await self._claims.give_back(change, connection, but)  # or its old link would lead back to the seat
                    await hand_over(change, connection, but, "gone")
                    await self._claims.review(change, connection)
            elif via == CLAIM and plays:
                await self._claims.give_back(change, connection, place.number)
                if not place.bot:
                    await hand_over(change, connection, place.number, "left")
            else:
                await put_out(change, connection, place.number, person)
        if stored.row.owner == person and (waits or plays):
            await pass_on(change, connection, but)
        return kept


async def _sat(connection: AsyncConnection, person: int, table_id: str) -> set[tuple[int, str]]:
    """At which seats the person sat down under which names; the release before only knows who holds one now."""
    here = (Sitting.table_id == table_id) & (Sitting.person == person)
    holding = select(Seat.number, Seat.name).join(
        SeatHolder, (SeatHolder.table_id == Seat.table_id) & (SeatHolder.number == Seat.number)
    )
    holding = holding.where(Seat.table_id == table_id, SeatHolder.guest_id == person, SeatHolder.via == SAT)
    query = union(select(Sitting.number, Sitting.name).where(here), holding)
    return {(number, name) for number, name in await connection.execute(query) if name}


async def _named_last(change: Change, connection: AsyncConnection, person: int) -> int | None:
    """The seat that has the person's name: they hold it, or gave it up and nobody sat down there since."""
    here = Sitting.table_id == change.warm.id
    query = select(Sitting.number, Sitting.person, Sitting.name).where(here).order_by(Sitting.id)
    last = {number: (whose, name) for number, whose, name in await connection.execute(query)}
    for place in change.warm.stored.places:
        holds = next((who for who, via in place.holders.items() if via == SAT), None)
        if holds == person or (holds is None and last.get(place.number) == (person, place.name)):
            return place.number
    return None


async def _empty_seat(change: Change, connection: AsyncConnection, seat: int, *, kept: bool) -> None:
    """Take from a seat what is left of its person; one that is free has nothing, and one that is kept has another's."""
    await connection.execute(delete(Note).where(Note.table_id == change.warm.id, Note.number == seat))
    if kept:
        return
    await drop_held(connection, change.warm.id, seat)
    if change.status != "waiting":
        await set_seat(change, connection, seat, name=NOBODY, account="", link=None, seen_at=None)


async def _rename_lines(connection: AsyncConnection, table_id: str, seat: int, name: str) -> None:
    """Take a name that somebody had at a seat out of the story and the chat, with what they said."""
    said = (Chat.table_id == table_id) & (Chat.seat == seat) & (Chat.name == name)
    await connection.execute(update(Chat).where(said).values(name=NOBODY, text=""))
    for column, arg in ((Story.seat, "who"), (Story.by, "by")):
        told = (Story.table_id == table_id) & (column == seat) & (Story.args[arg].astext == name)
        await connection.execute(update(Story).where(told).values(args=Story.args.concat({arg: NOBODY})))


async def _rename_claims(change: Change, connection: AsyncConnection, person: int) -> None:
    """Take the name out of what is told of seats that the person asked for, and what they said and noted there."""
    table_id, stored = change.warm.id, change.warm.stored
    asked = (Claim.table_id == table_id) & (Claim.asker == person)
    had = select(Claim.seat, Claim.number, Claim.how).where(asked, Claim.how.in_(GIVEN))
    for seat, number, how in (await connection.execute(had)).all():
        line = (Story.table_id == table_id) & (Story.seat == seat) & (Story.number > number)
        says, at = Story.args["says"].astext, select(func.min(Story.at))
        since = at.where(line, says == "claim-handed").scalar_subquery()
        until = at.where(line, says.in_(("claim-back", "claim-left"))).scalar_subquery()
        said = (Chat.table_id == table_id) & (Chat.seat == seat) & (Chat.at >= since)
        said &= true() if how == HANDED else Chat.at <= until
        await connection.execute(update(Chat).where(said).values(name=NOBODY, text=""))
        if how == HANDED:
            await connection.execute(delete(Note).where(Note.table_id == table_id, Note.number == seat))
    for (name,) in (await connection.execute(select(Claim.name).where(asked).distinct())).all():
        told = (Story.table_id == table_id) & (Story.args["name"].astext == name)
        await connection.execute(update(Story).where(told).values(args=Story.args.concat({"name": NOBODY})))
    if (await connection.execute(update(Claim).where(asked, Claim.name != NOBODY).values(name=NOBODY))).rowcount:
        change.made = True  # what is told of it later has the new name at every process
        stored.claims = [claim._replace(name=NOBODY) if claim.asker == person else claim for claim in stored.claims]


async def _rename_lists(connection: AsyncConnection, table_id: str, name: str) -> None:
    """Take a seat's name out of the lines that list several; of two of the same name one stays."""
    query = select(Story.number, Story.args).where(Story.table_id == table_id, Story.args.has_any(array(_LISTS)))
    for number, args in (await connection.execute(query)).all():
        told = {key: _replaced(args[key], name) for key in _LISTS if args.get(key)}
        line = (Story.table_id == table_id) & (Story.number == number)
        await connection.execute(update(Story).where(line).values(args=args | told))


def _replaced(names: str, name: str) -> str:
    return f", {names}, ".replace(f", {name}, ", f", {NOBODY}, ", 1)[2:-2]
