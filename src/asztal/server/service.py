"""The service without the web: all that a process needs to carry out what people do."""

from datetime import timedelta
from functools import partial
from types import TracebackType

import structlog
from sqlalchemy import func, select
from sqlalchemy.exc import SQLAlchemyError

from asztal.server.background import Background
from asztal.server.clocks.calendars import Calendars
from asztal.server.clocks.keeper import Keeper, Now, wall
from asztal.server.config import Config
from asztal.server.people.accounts import Accounts
from asztal.server.people.claiming import Claiming
from asztal.server.people.deeds import StoredDeeds
from asztal.server.people.erasing import Erasing
from asztal.server.people.exporting import Exporting
from asztal.server.people.handovers import Handovers
from asztal.server.people.mail_home import MailHome
from asztal.server.people.merging import Merging
from asztal.server.people.passkeys import Passkeys
from asztal.server.people.sessions import Sessions
from asztal.server.people.signing_out import SigningOut
from asztal.server.people.tokens import Tokens
from asztal.server.people.ways_home import WaysHome
from asztal.server.storage.cells import Cells
from asztal.server.storage.jobs import Jobs
from asztal.server.tables.live.changes import Changes
from asztal.server.tables.live.kept_tables import Cache
from asztal.server.tables.lobby.bringing import SeatBringing
from asztal.server.tables.lobby.forks import Forks
from asztal.server.tables.lobby.lists import Lists
from asztal.server.tables.lobby.lobby import Lobby
from asztal.server.tables.lobby.program_seats import ProgramSeats
from asztal.server.tables.lobby.seat_erasing import SeatErasing
from asztal.server.tables.lobby.waiting_room import WaitingRoom
from asztal.server.tables.lobby.worlds import SharedWorlds
from asztal.server.tables.past.kept_rows import KeptRows
from asztal.server.tables.past.look_backs import LookBacks
from asztal.server.tables.past.packer import Packer
from asztal.server.tables.past.records import Records
from asztal.server.tables.past.replays import Replays
from asztal.server.tables.past.world_pages import WorldPages
from asztal.server.tables.play.choices import SeatActions
from asztal.server.tables.play.claims import Claims
from asztal.server.tables.play.holding import Holding
from asztal.server.tables.play.notes import Notes
from asztal.server.tables.play.proposals import Proposals
from asztal.server.tables.play.reports import Reports

_LOG = structlog.get_logger("asztal.service")
MOST_OFF = timedelta(seconds=1)  # from the database's time: whoever is further off would take time from people


class Service:
    """Holds the connections to the databases. Use it with `async with`.

    `engine`, `stores` and `jobs` are those of people; for a table, `cells` knows.
    """

    def __init__(self, config: Config, now: Now = wall) -> None:
        self.config = config
        self.cells = Cells(config)
        self.engine, self.stores = self.cells.people.engine, self.cells.people.stores
        self.cache = Cache(config.cache, lambda: now().timestamp())
        self.jobs = Jobs(config)
        self.keeper = Keeper(self.engine, self.stores, now)
        self.keepers = [self.keeper, *(self.keeper.beside(cell.engine) for cell in self.cells.all[1:])]
        self.changes = Changes(self.cells, self.cache, self.jobs, self.keepers)
        self.calendars = Calendars(self.keeper)
        self.sessions = Sessions(self.engine, self.jobs)
        self.deeds = StoredDeeds(self.engine)
        self.tokens = Tokens(self.engine, self.sessions, self.jobs, self.deeds, ProgramSeats(self.changes))
        self.ways_home = WaysHome(self.engine, self.jobs)
        self.handovers = Handovers(self.engine, self.jobs)
        self.passkeys = Passkeys(self.engine, config, self.ways_home)
        self.mail_home = MailHome(self.engine, self.jobs, self.ways_home)
        self.claims = Claims(self.changes)
        self.claiming = Claiming(self.engine, self.sessions, self.ways_home, self.claims)
        self.lobby = Lobby(self.changes, self.claims)
        self.accounts = Accounts(self.engine, self.jobs)
        self.signing_out = SigningOut(self.engine, self.deeds, self.sessions, self.lobby, self.jobs)
        bringing = SeatBringing(self.changes, self.claims)
        self.merging = Merging(self.engine, self.deeds, self.calendars, self.lobby, bringing)
        self.erasing = Erasing(
            self.engine, self.deeds, self.sessions, SeatErasing(self.changes, self.claims), self.jobs
        )
        self.exporting = Exporting(self.engine, KeptRows(self.cells), self.jobs)
        self.lists = Lists(self.cells)
        self.worlds, self.world_pages = SharedWorlds(self.changes), WorldPages(self.cells)
        self.waiting_room = WaitingRoom(self.changes)
        self.play = SeatActions(self.changes)
        self.holding = Holding(self.changes, self.play)
        self.proposals = Proposals(self.changes)
        self.reports = Reports(self.changes, self.stores)
        self.notes = Notes(self.cells)
        self.replays = Replays(self.cells)
        self.records = Records(self.changes)
        self.look_backs = LookBacks(self.cells, self.records.text, config.packages)
        self.packers = [Packer(cell.engine, config.pack_days) for cell in self.cells.all]
        self.forks = Forks(self.changes, self.lobby, self.records.text)

    def watch(self, background: Background) -> None:
        """Look from now on which cells answer. The service can do without each but the first."""
        for cell in self.cells.all[1:]:
            background.start(cell.task("cell"), cell.watch, spare=True)

    def beat(self, background: Background, part: str) -> None:
        """Note from now on, in each cell, that this part of the service is up."""
        for cell, keeper in zip(self.cells.all, self.keepers, strict=True):
            beat = partial(cell.work, partial(keeper.keep_beating, part))
            background.start(cell.task("beat"), beat, spare=cell.number > 0)

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
        await self.look_backs.close()
        await self.cells.dispose()
