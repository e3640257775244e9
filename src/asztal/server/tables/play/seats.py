"""Who plays a seat: a person, a bot until the person returns, or a bot for good; and who has been away for long."""

from collections.abc import Mapping
from typing import Any

from sqlalchemy import delete, extract, func, insert, select, update
from sqlalchemy.dialects.postgresql import insert as upsert
from sqlalchemy.ext.asyncio import AsyncConnection

from asztal.server.clocks.clock import DAY, SECOND, to_ms
from asztal.server.denied import Denied
from asztal.server.storage.models import Barred, GameTable, Note, Seat, SeatHolder, Story
from asztal.server.storage.retention import ABANDONED
from asztal.server.storage.sittings import Sitting
from asztal.server.tables.live.access import SAT
from asztal.server.tables.live.change import Change
from asztal.server.tables.play.ending import end
from asztal.server.tables.play.story import tell
from asztal.server.tables.stored.held_choices import drop_held
from asztal.server.tables.stored.table import Place

SEEN = 20.0  # seconds between notes that a seat is connected
HERE = 2 * SEEN  # seconds: whoever was connected within them may be there
UNTIL_RETURN = ("away", "time", "left")  # why a bot plays a seat that its person may take back


def place_at(change: Change, seat: int) -> Place:
    """The seat with this number; raises `Denied` if there is none."""
    if not 0 <= seat < len(change.warm.stored.places):
        raise Denied("no-such-seat", 404)
    return change.warm.stored.places[seat]


async def check_not_barred(change: Change, connection: AsyncConnection, guest: int) -> None:
    """Raise `Denied` for somebody who was sent away from this table."""
    here = (Barred.table_id == change.warm.id) & (Barred.person == guest)
    if await connection.scalar(select(1).where(here)) is not None:
        raise Denied("barred", 403)


async def set_seat(change: Change, connection: AsyncConnection, seat: int, **values: Any) -> None:
    """Change what is stored of a seat."""
    mine = (Seat.table_id == change.warm.id) & (Seat.number == seat)
    await connection.execute(update(Seat).where(mine).values(**values))
    change.made = change.seated = True


async def hold(change: Change, connection: AsyncConnection, seat: int, guest: int, via: str) -> None:
    """Let a guest play the seat. Under which name somebody sat down is known for longer than they hold it."""
    values = {"table_id": change.warm.id, "number": seat, "guest_id": guest, "via": via}
    await connection.execute(upsert(SeatHolder).values(values).on_conflict_do_nothing())
    if via == SAT:
        name = change.warm.stored.places[seat].name
        sat = {"table_id": change.warm.id, "number": seat, "person": guest, "name": name}
        await connection.execute(insert(Sitting).values(sat))
    change.made = change.seated = True


async def put_out(change: Change, connection: AsyncConnection, seat: int, guest: int | None = None) -> None:
    """Let nobody play the seat any more, so that its notes are nobody's, or not this guest.

    Holders go first, as whoever writes notes locks them first: the two would wait for each other.
    """
    mine = (SeatHolder.table_id == change.warm.id) & (SeatHolder.number == seat)
    if guest is not None:
        mine &= SeatHolder.guest_id == guest
    await connection.execute(delete(SeatHolder).where(mine))
    if guest is None:
        await connection.execute(delete(Note).where(Note.table_id == change.warm.id, Note.number == seat))
    change.made = change.seated = True


async def hand_over(
    change: Change,
    connection: AsyncConnection,
    seat: int,
    why: str,
    bot: str = "",
    *,
    by: int | None = None,
    says: str = "",
    args: Mapping[str, str | int] | None = None,
) -> None:
    """Let a bot play the seat: until its person returns ("away", "time", "left"), or for good ("gone").

    It is the one that the table has for this, unless `bot` names another.
    `says` and `args` replace the usual line of the story. Nobody plays an entry of a world for somebody: it ends.
    """
    if change.warm.stored.row.world:
        await end(change, connection, "abandoned")
        if why not in UNTIL_RETURN:
            await put_out(change, connection, seat)
        return
    await tell(change, connection, why, seat=seat, by=by, says=says, args=args)
    bot = bot or change.warm.stored.stand_in
    await drop_held(connection, change.warm.id, seat)
    if why in UNTIL_RETURN:
        await set_seat(change, connection, seat, bot=bot, why=why)
    else:
        await put_out(change, connection, seat)
        await set_seat(change, connection, seat, bot=bot, why=why, link=None)
    change.moved.add(seat)
    change.proposal = None  # whoever plays now proposes it again


async def take_over(change: Change, connection: AsyncConnection, seat: int) -> None:
    """A person takes the seat back from the bot."""
    await tell(change, connection, "returned", seat=seat)
    await set_seat(change, connection, seat, bot="", why="", seen_at=func.now())
    change.proposal = None  # whoever returns is asked as well


async def pass_on(change: Change, connection: AsyncConnection, but: int) -> None:
    """Pass the owner's right to the next person after seat `but`, if there is one: first to those who still play."""
    places = change.warm.stored.places
    others = [*places[but + 1 :], *places[:but]]
    others.sort(key=lambda place: bool(place.bot))  # rather somebody who plays than somebody who left
    heirs = [(place.number, guest) for place in others for guest, via in place.holders.items() if via == SAT]
    if not heirs:
        return
    seat, guest = heirs[0]
    await set_table(change, connection, owner=guest)
    await tell(change, connection, "owner", seat=seat)


async def set_table(change: Change, connection: AsyncConnection, **values: Any) -> None:
    """Change what is stored of the table besides its game."""
    await connection.execute(update(GameTable).where(GameTable.id == change.warm.id).values(**values))
    change.warm.stored.row = change.warm.stored.row._replace(**values)
    change.made = True


async def unseen(change: Change, connection: AsyncConnection) -> dict[int, float]:
    """For how many seconds nobody has been connected with each seat that people hold."""
    gone = extract("epoch", func.clock_timestamp() - Seat.seen_at)
    query = select(Seat.number, gone).where(Seat.table_id == change.warm.id, Seat.seen_at.is_not(None))
    held = change.warm.stored.held()
    return {seat: float(seconds) for seat, seconds in await connection.execute(query) if seat in held}


async def away(change: Change, connection: AsyncConnection) -> set[int]:
    """The seats of people who have been away for longer than the table's patience."""
    patience = change.warm.stored.patience
    return {seat for seat, seconds in (await unseen(change, connection)).items() if seconds > patience}


async def check_away(change: Change, connection: AsyncConnection, seat: int) -> None:
    """Raise `Denied` unless a person plays here who has been away for long; over days only the clock decides."""
    place = place_at(change, seat)
    if place.bot or not place.holders:
        raise Denied("no-person", 409)
    if change.warm.stored.over_days:
        raise Denied("clock-decides", 409)
    if seat not in await away(change, connection):
        raise Denied("not-away", 409, seconds=change.warm.stored.patience)


async def silent(change: Change, connection: AsyncConnection) -> set[int]:
    """The seats of people who are not asked when the others end the table.

    Those whose time ran out and who have not been there since for the time of a turn (live: a day); and those whose
    absence would abandon the table.
    """
    stored, now = change.warm.stored, to_ms(change.at)
    gone = await unseen(change, connection)
    found = {seat for seat, seconds in gone.items() if seconds > ABANDONED.total_seconds()}
    flagged = [place.number for place in stored.places if place.why == "time" and place.holders]
    if stored.pace is None or not flagged:
        return found
    wait = stored.pace.turn * SECOND if stored.over_days else DAY
    flags = (Story.table_id == change.warm.id) & (Story.kind == "time") & Story.seat.in_(flagged)
    query = select(Story.seat, func.max(Story.at)).where(flags).group_by(Story.seat)
    when = {row[0]: row[1] for row in await connection.execute(query)}
    for seat in flagged:
        if seat not in when:
            continue  # nobody wrote down when
        since = max(to_ms(when[seat]), now - round(gone.get(seat, 0.0) * SECOND))
        if change.warm.times.counted(seat, since, now) >= wait:
            found.add(seat)
    return found
