"""Another game with the same people: whoever had a seat opens the next table, and the others need no invitation."""

from sqlalchemy import delete, select
from sqlalchemy.ext.asyncio import AsyncConnection

from asztal.server.denied import Denied
from asztal.server.storage.models import GameTable
from asztal.server.tables.live.access import Person, own_seat
from asztal.server.tables.live.changes import Changes
from asztal.server.tables.lobby.lobby import Lobby, check_offered
from asztal.server.tables.play.seats import set_table
from asztal.server.tables.play.story import tell
from asztal.server.tables.stored.table import DONE


async def next_table(connection: AsyncConnection, table_id: str | None) -> str:
    """The next table, as long as it waits for people or is played; else empty."""
    if not table_id:
        return ""
    here = (GameTable.id == table_id) & GameTable.status.not_in(DONE)
    return await connection.scalar(select(GameTable.id).where(here)) or ""


async def open_next(lobby: Lobby, changes: Changes, guest: int, table_id: str) -> str:
    """Open the next table with the same game, variant, pace and bots; whoever comes later gets the same one.

    It is not listed: whoever had a seat may sit down, and otherwise only those whom its owner invites.
    """
    async with changes.reading(table_id) as warm:
        stored = warm.stored
    own_seat(Person(guest), stored)
    if stored.row.status not in DONE:
        raise Denied("not-ended", 409)
    row, bots = stored.row, {place.number: place.bot for place in stored.places if place.why == "bot"}
    for bot in bots.values():
        check_offered(bot)
    made = await lobby.create(
        guest,
        row.game,
        row.seats,
        row.variant,
        listed=False,
        pace=stored.pace,
        patience=row.patience,
        beat=row.beat or 0.0,
        stand_in=stored.stand_in,
        beside=table_id,
    )
    for seat, bot in bots.items():
        await lobby.sit_bot(guest, made, seat, bot)
    async with changes.change(table_id) as (change, connection):
        known = await next_table(connection, change.warm.stored.row.again)
        if known:  # somebody was faster
            await connection.execute(delete(GameTable).where(GameTable.id == made, GameTable.status == "waiting"))
            return known
        await set_table(change, connection, again=made)
        await tell(change, connection, "changed", by=own_seat(Person(guest), change.warm.stored), says="again")
    return made
