"""A game against bots at once: the table is opened, everybody sits down, and it begins."""

from sqlalchemy import delete, update
from sqlalchemy.ext.asyncio import AsyncEngine

from asztal import registry
from asztal.bots import BOTS
from asztal.registry import UnknownGame
from asztal.server.denied import Denied
from asztal.server.storage.models import GameTable
from asztal.server.tables.lobby import Lobby
from asztal.server.wire.shapes import NowTable, Seated

_USUAL = next(iter(BOTS))


async def play_now(lobby: Lobby, guest: int, name: str, wish: NowTable, *, share: str = "") -> Seated:
    """The first seat of a new table that nobody finds, with bots at all others."""
    try:
        usual = registry.usual_seats(registry.find(wish.game))
    except UnknownGame:
        raise Denied("no-such-game", 404) from None
    bots = [_USUAL] * (usual - 1) if wish.bots is None else wish.bots
    if not set(bots) <= set(BOTS):
        raise Denied("no-such-bot", 422, known=", ".join(BOTS))
    table_id = await lobby.create(guest, wish.game, len(bots) + 1, wish.variant, listed=False)
    seat, link = await lobby.join(guest, table_id, name, seat=0, nonce=wish.nonce)
    for number, bot in enumerate(bots, 1):
        await lobby.sit_bot(guest, table_id, number, bot)
    await lobby.start(guest, table_id, share=share)
    return Seated(table_id, seat, link)


async def replace_guide(engine: AsyncEngine, guest: int, game: str, table_id: str) -> None:
    """This is the guest's first game of this kind now; one that was left before its end is not kept."""
    left = (GameTable.owner == guest) & (GameTable.game == game) & GameTable.guide & (GameTable.status == "playing")
    async with engine.begin() as connection:
        await connection.execute(delete(GameTable).where(left, GameTable.id != table_id))
        await connection.execute(update(GameTable).where(GameTable.id == table_id).values(guide=True))
