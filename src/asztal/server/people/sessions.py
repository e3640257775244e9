"""Sessions: the browsers and programs in which a person is known, each by a cookie of its own."""

from collections import OrderedDict
from collections.abc import Callable, Collection, Sequence
from datetime import datetime, timedelta
from typing import NamedTuple

from sqlalchemy import (
    ARRAY,
    ColumnElement,
    Integer,
    LargeBinary,
    Select,
    any_,
    delete,
    func,
    insert,
    literal,
    select,
    update,
)
from sqlalchemy.dialects.postgresql import insert as upsert
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from asztal.server.denied import Denied
from asztal.server.people.devices import device_of
from asztal.server.storage.people import Channel, Guest, Session
from asztal.server.storage.retention import SESSIONS
from asztal.server.tables.lobby.guests import checked_lang, checked_name, hashed, new_token

MOST = 20  # sessions of a person; the one that was not used for longest ends
NOTED = timedelta(hours=1)  # between two notes that somebody is here
REMEMBERED = 20_000  # cookies of which a process knows whose they are
GUEST = "guest"  # how a session came: by giving a name
# Of 16 bytes, which the hash of no cookie has.
_NO_COOKIE = func.uuid_send(func.gen_random_uuid(), type_=LargeBinary)
_LATEST = (Session.last_seen.desc(), Session.id.desc())
_USED = Session.last_seen > func.now() - SESSIONS


class Caller(NamedTuple):
    """A person who was recognised, and the session by which."""

    id: int
    name: str
    lang: str
    session: int


class OpenSession(NamedTuple):
    """A session as its person is told of it."""

    id: int
    device: str
    came: str
    first_seen: datetime
    last_seen: datetime


class Sessions:
    """Makes people known by cookies and ends that again; `listeners` are called with sessions that ended here."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine
        self._whose: OrderedDict[bytes, Caller] = OrderedDict()  # by cookie
        self.listeners: list[Callable[[Collection[int]], None]] = []

    # --- who it is --------------------------------------------------------------------------------------------------

    async def welcome(self, name: str, lang: str, agent: str = "") -> tuple[int, str]:
        """Create a person; returns the id and the secret for the cookie."""
        token = new_token()
        values = {"session": hashed(token), "name": checked_name(name), "lang": checked_lang(lang)}
        async with self._engine.begin() as connection:
            person = (await connection.execute(insert(Guest).values(values).returning(Guest.id))).scalar_one()
            await _add(connection, person, token, agent, GUEST)
        return person, token

    async def open(self, person: int, agent: str, came: str) -> str:
        """Make a person known on another device; returns the secret for the cookie."""
        token = new_token()
        async with self._engine.begin() as connection:
            await _lock(connection, person)
            await _add(connection, person, token, agent, came)
            latest = select(Session.id).where(Session.person == person).order_by(*_LATEST)
            ended = await _end(connection, person, Session.id.in_(latest.offset(MOST)))
        self.tell(ended)
        return token

    async def find(self, token: str, agent: str = "") -> Caller | None:
        """Whose cookie it is. That the person is here is noted once an hour."""
        secret = hashed(token)
        async with self._engine.begin() as connection:
            found = (await connection.execute(_known(secret))).one_or_none()
            if found is None:
                await _adopt(connection, secret, agent)
                found = (await connection.execute(_known(secret))).one_or_none()
            if found is None:
                self._whose.pop(secret, None)
                return None
            person, name, lang, session, noted_long_ago = found
            caller = Caller(person, name, lang, session)
            if noted_long_ago and not await _note(connection, caller, agent):
                self._whose.pop(secret, None)
                return None  # who was away for long was deleted just now
        self._whose[secret] = caller
        self._whose.move_to_end(secret)
        if len(self._whose) > REMEMBERED:
            self._whose.popitem(last=False)
        return caller

    def whose(self, token: str) -> int | None:
        """Whose cookie it is, as far as this process has met it: by whom limits count."""
        known = self._whose.get(hashed(token))
        return known.id if known else None

    def forget(self, ended: Collection[int]) -> None:
        """Know no longer whose the cookies of these sessions were: they use up nobody's limits."""
        for secret in [secret for secret, known in self._whose.items() if known.session in ended]:
            del self._whose[secret]

    async def rename(self, person: int, name: str, lang: str) -> None:
        """Change a person's name and language."""
        values = {"name": checked_name(name), "lang": checked_lang(lang)}
        async with self._engine.begin() as connection:
            await connection.execute(update(Guest).where(Guest.id == person).values(values))

    # --- where ------------------------------------------------------------------------------------------------------

    async def mine(self, person: int) -> list[OpenSession]:
        """A person's sessions, the last one used first."""
        query = select(Session.id, Session.device, Session.came, Session.first_seen, Session.last_seen)
        query = query.where(Session.person == person, _USED).order_by(*_LATEST)
        async with self._engine.connect() as connection:
            return [OpenSession(*row) for row in await connection.execute(query)]

    async def living(self, sessions: Sequence[int]) -> set[int]:
        """Those of the sessions that have not ended."""
        query = select(Session.id).where(Session.id == any_(literal(list(sessions), ARRAY(Integer))))
        async with self._engine.connect() as connection:
            return set((await connection.execute(query)).scalars())

    async def revoke(self, caller: Caller, session: int) -> None:
        """End another session of the caller, with the push channels that it made."""
        if session == caller.session:
            raise Denied("own-session", 409)
        async with self._engine.begin() as connection:
            await _lock_for(connection, caller)
            ended = await _end(connection, caller.id, Session.id == session, caller.session)
        if not ended:
            raise Denied("no-such-session", 404)
        self.tell(ended)

    async def revoke_others(self, connection: AsyncConnection, caller: Caller) -> list[int]:
        """End all other sessions of the caller, and all push channels that they may have made.

        Those of the release before do not say who made them. After the transaction, `tell` says who ended.
        """
        await _lock_for(connection, caller)
        made_here = Channel.session.is_not_distinct_from(caller.session)
        mine = (Channel.person == caller.id) & (Channel.kind == "push")
        await connection.execute(delete(Channel).where(mine, ~made_here))
        return await _end(connection, caller.id, Session.id != caller.session, caller.session)

    def tell(self, ended: Collection[int]) -> None:
        """Say which sessions have ended, so that their connections are closed."""
        self.forget(ended)
        for listener in self.listeners if ended else ():
            listener(ended)


def _known(secret: bytes) -> Select[int, str, str, int, bool]:
    noted_long_ago = (Session.last_seen < func.now() - NOTED) | (Guest.seen_at < func.now() - NOTED)
    query = select(Guest.id, Guest.name, Guest.lang, Session.id, noted_long_ago)
    return query.join_from(Session, Guest, Session.person == Guest.id).where(Session.hash == secret, _USED)


async def _lock(connection: AsyncConnection, person: int) -> None:
    """Let nobody else open or end sessions of the person meanwhile. Always the first lock."""
    await connection.execute(select(Guest.id).where(Guest.id == person).with_for_update())


async def _lock_for(connection: AsyncConnection, caller: Caller) -> None:
    """Lock the caller's sessions; raises `Denied` if the one that asks has ended.

    Otherwise two devices that sign each other out at once would leave none.
    """
    await _lock(connection, caller.id)
    if await connection.scalar(select(Session.id).where(Session.id == caller.session)) is None:
        raise Denied("no-session", 401)


async def _add(connection: AsyncConnection, person: int, token: str, agent: str, came: str) -> None:
    values = {"person": person, "hash": hashed(token), "device": device_of(agent), "came": came}
    await connection.execute(insert(Session).values(values))


async def _adopt(connection: AsyncConnection, secret: bytes, agent: str) -> None:
    """Make a session of a cookie if a process of the release before gave it out."""
    given = select(Guest.id, literal(secret), literal(device_of(agent)), literal(GUEST), Guest.created)
    given = given.where(Guest.session == secret).with_for_update(read=True)  # it may be revoked at this moment
    made = upsert(Session).from_select(["person", "hash", "device", "came", "first_seen"], given)
    await connection.execute(made.on_conflict_do_nothing(index_elements=[Session.hash]))


async def _note(connection: AsyncConnection, caller: Caller, agent: str) -> bool:
    """Note that somebody is here; False when there is no such person any more."""
    here = update(Guest).where(Guest.id == caller.id).values(seen_at=func.now())
    if not (await connection.execute(here)).rowcount:
        return False
    told = {"last_seen": func.now(), **({"device": device} if (device := device_of(agent)) else {})}
    await connection.execute(update(Session).where(Session.id == caller.session).values(told))
    return True


async def _end(
    connection: AsyncConnection, person: int, which: ColumnElement[bool], by: int | None = None
) -> list[int]:
    """End sessions of a person, with the push channels that they made.

    The release before knows one cookie only: if that ends, it is told the one of the session that ended it.
    """
    ending = select(Session.id, Session.hash).where(Session.person == person, which)
    found = (await connection.execute(ending)).all()
    if not found:
        return []
    ids, hashes = [row.id for row in found], [row.hash for row in found]
    left = select(Session.hash).where(Session.id == by).scalar_subquery()
    known = update(Guest).where(Guest.id == person, Guest.session.in_(hashes))
    await connection.execute(known.values(session=func.coalesce(left, _NO_COOKIE)))
    await connection.execute(delete(Channel).where(Channel.session.in_(ids), Channel.kind == "push"))
    await connection.execute(delete(Session).where(Session.id.in_(ids)))
    return ids
