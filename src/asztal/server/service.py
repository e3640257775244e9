"""The service without the web: all that a process needs to carry out what people do."""

from datetime import timedelta
from types import TracebackType

import structlog
from sqlalchemy import func, select
from sqlalchemy.exc import SQLAlchemyError

from asztal.server.clocks.calendars import Calendars
from asztal.server.clocks.keeper import Keeper, Now, wall
from asztal.server.config import Config
from asztal.server.people.sessions import Sessions
from asztal.server.people.signing_out import SigningOut
from asztal.server.storage import statements
from asztal.server.storage.database import connect
from asztal.server.storage.jobs import Jobs
from asztal.server.tables.live.cache import Cache
from asztal.server.tables.live.changes import Changes
from asztal.server.tables.lobby.lists import Lists
from asztal.server.tables.lobby.lobby import Lobby
from asztal.server.tables.lobby.waiting_room import WaitingRoom
from asztal.server.tables.past.records import Records
from asztal.server.tables.past.replays import Replays
from asztal.server.tables.play.choices import SeatActions
from asztal.server.tables.play.holding import Holding
from asztal.server.tables.play.notes import Notes
from asztal.server.tables.play.proposals import Proposals
from asztal.server.tables.play.reports import Reports

_LOG = structlog.get_logger("asztal.service")
MOST_OFF = timedelta(seconds=1)  # from the database's time: whoever is further off would take time from people


class Service:
    """Holds the connections to the database. Use it with `async with`."""

    def __init__(self, config: Config, now: Now = wall) -> None:
        self.config = config
        self.engine, self.stores = connect(config), statements.connect(config)
        self.cache = Cache(config.cache)
        self.jobs = Jobs(config)
        self.keeper = Keeper(self.engine, self.stores, now)
        self.changes = Changes(self.engine, self.stores, self.cache, self.jobs, self.keeper)
        self.calendars = Calendars(self.keeper)
        self.sessions = Sessions(self.engine)
        self.lobby = Lobby(self.changes)
        self.signing_out = SigningOut(self.engine, self.sessions, self.lobby)
        self.lists = Lists(self.engine)
        self.waiting_room = WaitingRoom(self.changes)
        self.play = SeatActions(self.changes)
        self.holding = Holding(self.changes, self.play)
        self.proposals = Proposals(self.changes)
        self.reports = Reports(self.changes, self.stores)
        self.notes = Notes(self.engine)
        self.replays = Replays(self.engine)
        self.records = Records(self.changes)

    async def answers(self) -> bool:
        """True when the database answers and its clock agrees with ours."""
        try:
            async with self.engine.connect() as connection:
                before = self.keeper.now()
                there = (await connection.execute(select(func.clock_timestamp()))).scalar_one()
        except (SQLAlchemyError, OSError):
            return False
        off = max(before - there, there - self.keeper.now())
        if off > MOST_OFF:
            _LOG.warning("the time is not that of the database", seconds=round(off.total_seconds(), 1))
        return bool(off <= MOST_OFF)

    async def __aenter__(self) -> "Service":
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self.engine.dispose()
        await self.stores.dispose()
