"""A table at which somebody lost the cookie of a seat, and somebody else asks for it."""

from datetime import UTC, datetime, timedelta
from typing import Any

import psycopg

from asztal.kernel import SPECTATOR
from asztal.server.config import Config
from asztal.server.people.sessions import Caller
from asztal.server.service import Service
from asztal.server.storage.statements import borrowed
from asztal.server.tables.live.access import Link, Person, seat_of
from asztal.server.tables.play.claims import LIVE
from asztal.server.tables.play.sentences import table_info
from asztal.server.tables.play.story import read_story
from asztal.server.wake.claims_due import claims_loop
from asztal.server.wire.around import ClaimInfo, Pace
from tests.server.people import with_service

GAME, SEATS = "orchard", 3
LOST, ASKED = 1, (0, 2)  # the seat that is asked for, and those who have to agree
DAYS = Pace("days", 0, 3 * 86_400)


def sql(config: Config, statement: str, *values: Any) -> list[Any]:
    with psycopg.connect(config.database) as connection:
        done = connection.execute(statement.encode(), values)
        return done.fetchall() if done.description else []


class Evening:
    """A table with three people, of whom the one in the middle lost the cookie; `clock` is the time of the service."""

    def __init__(self, service: Service, config: Config) -> None:
        self.service, self.config = service, config
        self.late = timedelta()
        self.table = ""
        self.people: list[Caller] = []
        self.tokens: list[str] = []
        service.keeper.now = lambda: datetime.now(UTC) + self.late

    async def somebody(self, name: str) -> Caller:
        _, token = await self.service.sessions.welcome(name, "en")
        known = await self.service.sessions.find(token)
        assert known is not None
        self.tokens.append(token)
        return known

    async def begin(self, *, listed: bool = False, pace: Pace | None = None, bots: int = 0, seats: int = SEATS) -> None:
        sql(self.config, "TRUNCATE guest, channel, notice, notice_setting, vacation, beat, outage, claim CASCADE")
        lobby = self.service.lobby
        names = ("Owner", "Lost", "Third")[: seats - bots]
        self.people = [await self.somebody(name) for name in names]
        owner = self.people[0].id
        self.table = await lobby.create(owner, GAME, seats, {}, listed=listed, pace=pace)
        async with self.service.changes.reading(self.table) as warm:
            invite = warm.stored.row.invite
        self.links = [(await lobby.join(one.id, self.table, one.name, invite=invite))[1] for one in self.people]
        for seat in range(seats - bots, seats):
            await lobby.sit_bot(owner, self.table, seat, "random")
        await lobby.start(owner, self.table)
        sql(self.config, "UPDATE seat SET seen_at = now() - interval '5 minutes' WHERE table_id = %s", self.table)
        sql(self.config, "UPDATE guest SET seen_at = now() - interval '5 minutes'")
        sql(self.config, "UPDATE session SET last_seen = now() - interval '5 minutes'")
        self.asker = await self.somebody("New")

    async def ask(self, seat: int = LOST, asker: Caller | None = None) -> ClaimInfo:
        await self.service.claiming.ask(asker or self.asker, self.table, seat)
        return (await self.claims())[-1]

    async def claims(self) -> list[ClaimInfo]:
        async with self.service.changes.reading(self.table) as warm:
            return table_info(warm.stored).claims

    async def answer(self, seat: int, *, agree: bool = True) -> None:
        number = (await self.claims())[-1].number
        await self.service.claims.answer(self.people[seat].id, self.table, LOST, number, agree=agree)

    async def agree(self, *seats: int) -> None:
        for seat in seats or ASKED:
            await self.answer(seat)

    async def look(self, service: Service | None = None) -> None:
        """Do what is due, as any worker does."""
        service = service or self.service
        service.keeper.now = self.service.keeper.now
        due = claims_loop(self.config, service.claiming, service.keeper)
        async with borrowed(service.stores) as driver:
            await due.poll(driver)
        assert not due._later

    async def wait(self, wait: timedelta = LIVE, service: Service | None = None) -> None:
        self.late += wait
        await self.look(service)

    async def seat(self, right: Person | Link) -> int | None:
        async with self.service.changes.reading(self.table) as warm:
            found = seat_of(right, warm.stored)
        return None if found == SPECTATOR else found

    async def has(self) -> bool:
        """True when the asker has the seat."""
        found = await self.seat(Person(self.asker.id))
        assert found in (None, LOST)
        return found is not None

    async def told(self) -> list[str]:
        lines = await read_story(self.service.cells.engine_of(self.table), self.table, 0)
        found = (str(line.args.get("says", "")) for line in lines)
        return [says.removeprefix("claim-") for says in found if says.startswith("claim-")]

    async def sign(self, seat: int = LOST, service: Service | None = None) -> None:
        """A request with the old cookie, anywhere on the site."""
        assert await (service or self.service).sessions.find(self.tokens[seat])


def evening(config: Config, story: Any, **table: Any) -> None:
    async def tell(service: Service) -> None:
        made = Evening(service, config)
        await made.begin(**table)
        await story(made)

    with_service(config, tell)


async def handed(here: Evening) -> None:
    """Ask for the seat, and wait until it is the asker's."""
    await here.ask()
    await here.agree()
    await here.wait()
    assert await here.has()
