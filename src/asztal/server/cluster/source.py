"""What a room reads from the database and the clock: chat, the story, when seats were last seen, the time."""

from datetime import datetime
from typing import Any

from sqlalchemy import select

from asztal.server.clocks.keeper import Keeper
from asztal.server.cluster.attendance import read_last_seen
from asztal.server.storage.cells import Cells
from asztal.server.storage.models import Chat
from asztal.server.tables.play.story import StoredLine, read_story
from asztal.server.tables.stored.held_choices import Held, read_held
from asztal.server.wire.around import ChatLine


class Source:
    """One for all rooms of a process."""

    def __init__(self, cells: Cells, keeper: Keeper) -> None:
        self._cells, self._keeper = cells, keeper

    def now(self) -> datetime:
        """The current time of this process."""
        return self._keeper.now()

    async def last_seen(self, table_id: str) -> dict[int, datetime]:
        """When each seat of a table was last connected."""
        return await read_last_seen(self._cells.engine_of(table_id), table_id)

    async def held(self, table_id: str) -> dict[int, Held]:
        """The held choices of a table by seat."""
        async with self._cells.engine_of(table_id).connect() as connection:
            return await read_held(connection, table_id)

    async def story(self, table_id: str, after: int) -> list[StoredLine]:
        """The lines of the story after number `after`."""
        return await read_story(self._cells.engine_of(table_id), table_id, after)

    async def chat(self, table_id: str, after: int) -> list[ChatLine]:
        """The lines of chat after number `after`."""
        query: Any = select(Chat.number, Chat.seat, Chat.name, Chat.text, Chat.at)
        query = query.where(Chat.table_id == table_id, Chat.number > after).order_by(Chat.number)
        async with self._cells.engine_of(table_id).connect() as connection:
            found = await connection.execute(query)
            return [ChatLine(number, seat, name, text, at.isoformat()) for number, seat, name, text, at in found]
