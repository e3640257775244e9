"""The service without the web: everything that a process needs to carry out what people do."""

from types import TracebackType

from sqlalchemy import text
from sqlalchemy.exc import SQLAlchemyError

from asztal.server.config import Config
from asztal.server.storage import statements
from asztal.server.storage.database import connect
from asztal.server.storage.jobs import Jobs
from asztal.server.tables.changes import Changes
from asztal.server.tables.guests import Guests
from asztal.server.tables.live import Cache
from asztal.server.tables.lobby import Lobby
from asztal.server.tables.play import Play
from asztal.server.tables.replays import Replays


class Service:
    """Open it with `async with`; it holds the connections to the database."""

    def __init__(self, config: Config) -> None:
        self.config = config
        self.engine, self._stores = connect(config), statements.connect(config)
        self.cache = Cache(config.cache)
        self.jobs = Jobs(config)
        self.changes = Changes(self.engine, self._stores, self.cache, self.jobs)
        self.guests = Guests(self.engine)
        self.lobby = Lobby(self.changes)
        self.play = Play(self.changes)
        self.replays = Replays(self.engine)

    async def answers(self) -> bool:
        """True when the database does."""
        try:
            async with self.engine.connect() as connection:
                await connection.execute(text("SELECT 1"))
        except (SQLAlchemyError, OSError):
            return False
        return True

    async def __aenter__(self) -> "Service":
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self.engine.dispose()
        await self._stores.dispose()
