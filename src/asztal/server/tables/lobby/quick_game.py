"""Quick games against bots: the table is opened, everybody sits down, and it begins."""

from sqlalchemy import select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from asztal import registry
from asztal.bots.strengths import usual_bot
from asztal.registry import UnknownGame
from asztal.server.denied import Denied
from asztal.server.storage.models import GameTable
from asztal.server.tables.live.changes import Changes
from asztal.server.tables.lobby.lobby import Lobby, check_offered
from asztal.server.tables.play.ending import end
from asztal.server.wire.shapes import NowTable, Seated


async def play_now(
    lobby: Lobby,
    guest: int,
    name: str,
    wish: NowTable,
    *,
    share: str = "",
    account: bool = False,
    program: bool = False,
) -> Seated:
    """Open an unlisted table with the guest at the first seat and bots at the others, and begin unless told to wait."""
    try:
        usual = registry.usual_seats(registry.find(wish.game))
    except UnknownGame:
        raise Denied("no-such-game", 404) from None
    bots = [usual_bot(wish.game)] * (usual - 1) if wish.bots is None else wish.bots
    for bot in bots:
        check_offered(bot)
    table_id = await lobby.create(guest, wish.game, len(bots) + 1, wish.variant, listed=False)
    seat, link = await lobby.join(guest, table_id, name, seat=0, account=account, program=program)
    for number, bot in enumerate(bots, 1):
        await lobby.sit_bot(guest, table_id, number, bot)
    if wish.begin:
        await lobby.start(guest, table_id, share=share)
    return Seated(table_id, seat, link)


async def replace_guide(changes: Changes, guest: int, game: str, table_id: str) -> None:
    """Make this the guest's guided game; the one before ends, unless other people sit there."""
    left = (GameTable.owner == guest) & (GameTable.game == game) & GameTable.guide & (GameTable.status == "playing")

    async def guided(connection: AsyncConnection) -> list[str]:
        return list(await connection.scalars(select(GameTable.id).where(left, GameTable.id != table_id)))

    found = await changes.cells.ask_alive(guided)
    async with changes.cells.engine_of(table_id).begin() as connection:
        await connection.execute(update(GameTable).where(GameTable.id == table_id).values(guide=True))
    for table in (table for tables in found for table in tables):
        async with changes.change(table) as (change, connection):
            others = {holder for place in change.warm.stored.places for holder in place.holders} - {guest}
            if change.status == "playing" and not others:
                await end(change, connection, "abandoned")
