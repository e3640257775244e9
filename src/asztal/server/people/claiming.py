""" "This is me", for the holder of a seat who lost every cookie: what concerns both people and tables.

The two sides share no transaction. First the people who hold the seat are marked as awaited, then the request is stored
at the table. From then on each of their requests and open sockets is noted with the person, and then told the table. So
whatever is killed, a sign that was noted is found before the seat is handed over, or takes it back soon afterwards.
"""

import time
from datetime import datetime, timedelta

import structlog
from sqlalchemy import ARRAY, ColumnElement, Integer, any_, exists, func, literal, select, update
from sqlalchemy.ext.asyncio import AsyncEngine
from sqlalchemy.orm import InstrumentedAttribute

from asztal.server.denied import Denied
from asztal.server.people.sessions import Caller, Sessions
from asztal.server.people.ways_home import WaysHome
from asztal.server.storage.database import AWAY
from asztal.server.storage.people import Guest, Session, WayHome
from asztal.server.tables.play.claims import Awaited, Claims, PeopleSay

_LOG = structlog.get_logger("asztal.people")
MARKED = timedelta(minutes=1)  # for which a person stays awaited in any case
SURE = 30.0  # seconds of them within which the request must be stored


class Claiming:
    """Carries requests for seats between people and tables."""

    def __init__(self, engine: AsyncEngine, sessions: Sessions, ways_home: WaysHome, claims: Claims) -> None:
        self._engine, self._ways_home, self._claims = engine, ways_home, claims
        sessions.on_sign = self.take_sign

    async def ask(self, caller: Caller, table_id: str, seat: int) -> None:
        """Ask for a seat in the caller's name; raises `Denied` where one of its holders has a way home.

        A program does not: everybody is told of one when it sits down, and nobody would be here.
        """
        if caller.program:
            raise Denied("claim-program", 409)
        holders = await self._claims.read_holders(caller.id, table_id, seat)
        if await self._ways_home.having_one(holders):
            raise Denied("claim-way-home", 409)
        sure = time.monotonic() + SURE
        awaited = Awaited(holders, await self._mark(holders), sure)
        await self._claims.ask(caller.id, caller.name, table_id, seat, awaited)

    async def take_sign(self, person: int) -> None:
        """Tell the tables that a person who is awaited is here; when none is left, nobody is awaited any more."""
        for table_id in await self._claims.concerning(person):
            try:
                await self._claims.take_sign(person, table_id)
            except Denied as denied:  # it is noted that the person was here: whoever looks at the request finds it
                _LOG.warning("sign not told", key=denied.key)
        try:
            left = await self._claims.concerning(person, everywhere=True)
        except (Denied, *AWAY):  # a cell is away: the person stays awaited
            return
        if not left:
            old = Guest.awaited < func.now() - MARKED  # otherwise a request may be about to be stored
            async with self._engine.begin() as connection:
                await connection.execute(update(Guest).where(Guest.id == person, old).values(awaited=None))

    async def look(self, table_id: str, number: int) -> None:
        """Look at a request and do what is due."""
        claim = await self._claims.read_standing(table_id, number)
        if claim is None:
            return
        here = await self._seen_since(claim.holders, claim.since)
        home = bool(await self._ways_home.having_one(claim.holders))
        gone = not await self._can_be_here(claim.asker)
        await self._claims.judge(table_id, number, PeopleSay(here, home, gone))

    async def _can_be_here(self, person: int) -> bool:
        """False when nobody can be this person any more: no browser knows them and nothing leads home, or a program."""
        known, home = exists().where(Session.person == person), exists().where(WayHome.person == person)
        program = exists().where(Guest.id == person, Guest.program)
        async with self._engine.connect() as connection:
            return bool(await connection.scalar(select((known | home) & ~program)))

    async def _mark(self, people: list[int]) -> datetime:
        """Mark people as awaited; returns since when."""
        async with self._engine.begin() as connection:
            await connection.execute(update(Guest).where(_among(Guest.id, people)).values(awaited=func.now()))
            return (await connection.execute(select(func.now()))).scalar_one()

    async def _seen_since(self, people: list[int], since: datetime) -> bool:
        """True when one of the people was here after that time, as any release notes it."""
        noted = exists().where(_among(Guest.id, people), Guest.seen_at > since)
        used = exists().where(_among(Session.person, people), Session.last_seen > since)
        async with self._engine.connect() as connection:
            return bool(await connection.scalar(select(noted | used)))


def _among(column: InstrumentedAttribute[int], people: list[int]) -> ColumnElement[bool]:
    return column == any_(literal(people, ARRAY(Integer)))
