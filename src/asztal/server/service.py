"""The service without the web: everything that a process needs to carry out what people do."""

from types import TracebackType

from sqlalchemy import text
from sqlalchemy.exc import SQLAlchemyError

from asztal.server import store
from asztal.server.changes import Changes
from asztal.server.config import Config
from asztal.server.database import connect
from asztal.server.guests import Guests
from asztal.server.jobs import Jobs
from asztal.server.lobby import Lobby
from asztal.server.play import Play
from asztal.server.replays import Replays
from asztal.server.warm import Cache


class Service:
    """Open it with `async with`; it holds the connections to the database."""

    def __init__(self, config: Config) -> None:
        self.config = config
        self.engine, self._stores = connect(config), store.connect(config)
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
