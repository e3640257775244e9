"""What a bot is asked at a table, and from where it goes on: all that its choice follows from."""

from typing import NamedTuple

import msgspec
from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncEngine

from asztal.bots.standing import Standing, standing_of
from asztal.kernel import observe
from asztal.server.storage.models import Action
from asztal.server.tables.live.cache import Warm


class BotQuestion(NamedTuple):
    """What a bot is asked. Its choice is made only while the same is asked: so it follows from the log alone."""

    game: str
    bot: str
    seen: bytes  # the observation
    offered: list[str]
    standing: Standing
    secret: bool = False  # others see only that it has answered

    def in_mind(self, mind: bytes) -> bytes | None:
        """What is stored of what the bot keeps in mind: it is for the same bot only."""
        return f"{self.bot}\n".encode() + mind if mind else None


def bot_question(warm: Warm, seat: int) -> BotQuestion | None:
    """What the bot at this seat is asked; None where it has not to answer now."""
    asked = warm.game.decisions
    if warm.stored.row.status != "playing" or warm.stored.first_bot(asked) != seat:
        return None
    seen, offered = msgspec.json.encode(observe(warm.game, seat)), [str(option) for option in asked[seat].options]
    standing = standing_of(warm.playing, warm.stored.header(), seat, warm.start)
    secret = bool(warm.game.secret_of(seat))
    return BotQuestion(warm.stored.row.game, warm.stored.places[seat].bot, seen, offered, standing, secret)


async def read_mind(engine: AsyncEngine, table_id: str, asked: BotQuestion) -> bytes:
    """What the bot had in mind after its last choice, if that still holds."""
    if not asked.standing.last:
        return b""
    query = select(Action.in_mind).where(Action.table_id == table_id, Action.seq == asked.standing.last)
    async with engine.connect() as connection:
        stored: bytes = await connection.scalar(query) or b""
    bot, _, mind = stored.partition(b"\n")
    return mind if bot == asked.bot.encode() else b""
