"""Another device: a link and a code, used once within ten minutes, and a yes of the device on which they were made."""

import re
import secrets
from datetime import timedelta
from typing import Literal, NamedTuple

from sqlalchemy import ColumnElement, Row, delete, func, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from asztal.server.denied import Denied
from asztal.server.hashing import hashed, new_token
from asztal.server.people.devices import device_of
from asztal.server.people.sessions import Caller, Proof, lock_for
from asztal.server.people.told import tell_person
from asztal.server.storage.jobs import Jobs
from asztal.server.storage.people import Handover

DEVICE = "device"  # how a session came: from another device
LASTS = timedelta(minutes=10)
LETTERS = "BCDFGHJKLMNPQRSTVWXZ"  # without vowels, so that no words arise; without digits, so that none look alike
LONG = 8  # letters of a code: one of 20 ** 8, 2.56e10
YES, NO = "yes", "no"
_BETWEEN = re.compile(r"[\s.\-\u2010-\u2015]+")  # how people group letters, and what keyboards make of it
_OPEN = Handover.expires_at > func.now()
Progress = Literal["waiting", "asked", "yes", "no", "done", "gone"]


class NewHandover(NamedTuple):
    """What the new device needs, either of them; neither is stored."""

    number: int
    secret: str
    code: str


class HandoverSeen(NamedTuple):
    """How far a handover is, as the device sees it on which it began."""

    state: Progress
    device: str = ""
    digits: int = 0


class Spent(NamedTuple):
    """What the new device gets for the link or the code: to ask with, to show, and how long it lasts."""

    ticket: str
    digits: int
    left: timedelta


class Handovers:
    """Keeps at most one handover of a person. It ends with the session that began it."""

    def __init__(self, engine: AsyncEngine, jobs: Jobs) -> None:
        self._engine, self._jobs = engine, jobs

    # --- on the device that has the person --------------------------------------------------------------------------

    async def begin(self, caller: Caller) -> NewHandover:
        """Make a link and a code; those made before, on whichever device, are good for nothing from now on."""
        secret, code = new_token(), "".join(secrets.choice(LETTERS) for _ in range(LONG))
        values = {"person": caller.id, "by": caller.session, "link": hashed(secret), "code": hashed(code)}
        made = insert(Handover).values({**values, "expires_at": func.now() + LASTS})
        async with self._engine.begin() as connection:
            await lock_for(connection, caller)
            await connection.execute(delete(Handover).where(Handover.person == caller.id))
            number = (await connection.execute(made.returning(Handover.id))).scalar_one()
        return NewHandover(number, secret, code)

    async def look(self, caller: Caller, number: int) -> HandoverSeen:
        """How far a handover is that began in this session; all others are gone."""
        query = select(*_COLUMNS, Handover.device, Handover.digits).where(*_begun_here(caller, number))
        async with self._engine.connect() as connection:
            row = (await connection.execute(query)).one_or_none()
        return HandoverSeen(_state_of(row), row.device, row.digits or 0) if row else HandoverSeen("gone")

    async def confirm(self, caller: Caller, number: int) -> HandoverSeen:
        """Say yes to the device that came. The number is that of one device: no yes is for another one."""
        asked = Handover.spent_at.is_not(None), Handover.answer.is_(None), _OPEN
        async with self._engine.begin() as connection:
            await connection.execute(update(Handover).where(*_begun_here(caller, number), *asked).values(answer=YES))
        return await self.look(caller, number)

    async def refuse(self, caller: Caller, number: int) -> HandoverSeen:
        """Say no, before or after a device came, and also after a yes, until that device has used it."""
        refused = update(Handover).where(*_begun_here(caller, number), Handover.taken_at.is_(None)).values(answer=NO)
        async with self._engine.begin() as connection:
            await connection.execute(refused)
        return await self.look(caller, number)

    # --- on the new device ------------------------------------------------------------------------------------------

    async def is_of(self, person: int, given: str) -> bool:
        """True if it is the person's own link or code, and still good."""
        query = select(Handover.id).where(*_unspent(given), Handover.person == person)
        async with self._engine.connect() as connection:
            return await connection.scalar(query) is not None

    async def claim(self, given: str, agent: str) -> Spent:
        """Spend a link or a code; raises `Denied`, the same for whatever is wrong with it.

        One statement: of several devices at any processes, one gets it.
        """
        ticket, digits = new_token(), secrets.randbelow(90) + 10
        values = {"spent_at": func.now(), "device": device_of(agent), "digits": digits, "ticket": hashed(ticket)}
        spent = update(Handover).where(*_unspent(given)).values(values)
        async with self._engine.begin() as connection:
            left = await connection.scalar(spent.returning(Handover.expires_at - func.now()))
        if left is None:
            raise Denied("no-such-code", 404)
        return Spent(ticket, digits, left)

    async def answer(self, ticket: str) -> tuple[Progress, int]:
        """How far a handover is, as the new device sees it; with "yes" also whose."""
        query = select(*_COLUMNS, Handover.person).where(Handover.ticket == hashed(ticket))
        async with self._engine.connect() as connection:
            row = (await connection.execute(query)).one_or_none()
        state = _state_of(row) if row else "gone"
        return state, row.person if row and state == YES else 0

    def taking(self, ticket: str) -> Proof:
        """What must still hold when the session is opened, and holds once: there was a yes, and nobody took it back."""
        taken = update(Handover).where(Handover.ticket == hashed(ticket), Handover.answer == YES, _OPEN)
        taken = taken.where(Handover.taken_at.is_(None)).values(taken_at=func.now()).returning(Handover.person)

        async def take(connection: AsyncConnection) -> None:
            person = await connection.scalar(taken)
            if person is None:
                raise Denied("no-such-code", 404)
            await tell_person(connection, self._jobs, person, "device-came")

        return take


_COLUMNS = (Handover.spent_at, Handover.answer, Handover.taken_at, (~_OPEN).label("over"))


def _state_of(row: Row[*tuple[object, ...]]) -> Progress:
    if row.taken_at is not None:
        return "done"
    if row.answer == NO:
        return "no"
    if row.over:
        return "gone"
    if row.answer == YES:
        return "yes"
    return "waiting" if row.spent_at is None else "asked"


def _begun_here(caller: Caller, number: int) -> tuple[ColumnElement[bool], ...]:
    return Handover.id == number, Handover.by == caller.session


def _unspent(given: str) -> tuple[ColumnElement[bool], ...]:
    typed = hashed(_BETWEEN.sub("", given).upper())
    either = (Handover.link == hashed(given)) | (Handover.code == typed)
    return either, Handover.spent_at.is_(None), Handover.answer.is_(None), _OPEN
