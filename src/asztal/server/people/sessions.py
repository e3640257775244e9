"""Sessions: the browsers and programs in which a person is known, each by a cookie of its own."""

from collections import OrderedDict
from collections.abc import Awaitable, Callable, Collection, Sequence
from datetime import datetime, timedelta
from typing import Any, NamedTuple

from sqlalchemy import (
    ARRAY,
    ColumnElement,
    Integer,
    LargeBinary,
    Select,
    any_,
    delete,
    exists,
    func,
    insert,
    literal,
    select,
    update,
)
from sqlalchemy.dialects.postgresql import insert as upsert
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from asztal.server.denied import Denied
from asztal.server.hashing import hashed, new_token
from asztal.server.people.devices import device_of
from asztal.server.people.names import check_not_anothers
from asztal.server.people.told import tell_person
from asztal.server.storage.jobs import Jobs
from asztal.server.storage.people import Guest, Handover, Session, SignInLetter, Token, WayHome
from asztal.server.storage.retention import SESSIONS
from asztal.server.storage.telling import Channel
from asztal.server.tables.lobby.guests import checked_lang, checked_name

MOST = 20  # sessions of a person; the one that was not used for longest ends
NOTED = timedelta(hours=1)  # between two notes that somebody is here
REMEMBERED = 20_000  # cookies of which a process knows whose they are
GUEST = "guest"  # how a session came: by giving a name
UNASKED = ("push", "webhook")  # channels that a session adds by itself: the owner of a mailbox is asked
TOKEN = "token"  # it is a program's, which shows a token in place of a cookie
# Of 16 bytes, which the hash of no cookie has.
_NO_COOKIE = func.uuid_send(func.gen_random_uuid(), type_=LargeBinary)
_LATEST = (Session.last_seen.desc(), Session.id.desc())
_USED = Session.last_seen > func.now() - SESSIONS
_BROWSER = Session.came != TOKEN
Proof = Callable[[AsyncConnection], Awaitable[object]]


class Caller(NamedTuple):
    """A person who was recognised, and the session by which."""

    id: int
    name: str
    lang: str
    session: int
    account: bool = False
    program: bool = False


class OpenSession(NamedTuple):
    """A session as its person is told of it."""

    id: int
    device: str
    came: str
    first_seen: datetime
    last_seen: datetime


class Sessions:
    """Makes people known by cookies and ends that again; `listeners` are called with sessions that ended here.

    `on_sign` is called with a person who is awaited and was here, after that is noted.
    """

    def __init__(self, engine: AsyncEngine, jobs: Jobs) -> None:
        self._engine, self._jobs = engine, jobs
        self._whose: OrderedDict[bytes, Caller] = OrderedDict()  # by cookie
        self.listeners: list[Callable[[Collection[int]], None]] = []
        self.on_sign: Callable[[int], Awaitable[None]] = _nobody_waits

    # --- who it is --------------------------------------------------------------------------------------------------

    async def welcome(self, name: str, lang: str, agent: str = "") -> tuple[int, str]:
        """Create a person; returns the id and the secret for the cookie."""
        token = new_token()
        values: dict[str, Any] = {"session": hashed(token), "name": checked_name(name), "lang": checked_lang(lang)}
        async with self._engine.begin() as connection:
            await check_not_anothers(connection, values["name"])
            person = (await connection.execute(insert(Guest).values(values).returning(Guest.id))).scalar_one()
            await add_session(connection, person, hashed(token), agent, GUEST)
        return person, token

    async def open(
        self,
        person: int,
        agent: str,
        came: str,
        prove: Proof | None = None,
        *,
        proved: bool = False,
        before: int | None = None,
    ) -> str:
        """Make a person known on another device; returns the secret for the cookie.

        `prove` looks again whether it may be, once nobody else can change that: it raises `Denied` if not. `proved` is
        whether a way home was shown for it, `before` the guest whose seats the person may bring along. Whoever was to
        be erased stays.
        """
        token = new_token()
        async with self._engine.begin() as connection:
            await lock_person(connection, person)
            if prove is not None:
                await prove(connection)
            await connection.execute(update(Guest).where(Guest.id == person).values(erase_at=None))
            await add_session(connection, person, hashed(token), agent, came, proved=proved, before=before)
            latest = select(Session.id).where(Session.person == person, _BROWSER).order_by(*_LATEST)
            ended = await _end(connection, person, Session.id.in_(latest.offset(MOST)))
        self.tell(ended)
        return token

    async def find(self, token: str, agent: str = "") -> Caller | None:
        """Whose cookie it is. That the person is here is noted once an hour.

        Of somebody who is awaited every sign is noted and told, before anything is done for it.
        """
        secret = hashed(token)
        async with self._engine.begin() as connection:
            found = (await connection.execute(_known(secret))).one_or_none()
            if found is None:
                await _adopt(connection, secret, agent)
                found = (await connection.execute(_known(secret))).one_or_none()
            if found is None:
                self._whose.pop(secret, None)
                return None
            *who, noted_long_ago, awaited = found
            caller = Caller._make(who)
            if (awaited or noted_long_ago) and not await note_here(connection, caller, agent):
                self._whose.pop(secret, None)
                return None  # who was away for long was deleted just now
        self.remember(secret, caller)
        if awaited:
            await self.on_sign(caller.id)
        return caller

    def remember(self, secret: bytes, caller: Caller) -> None:
        """Know whose cookie or token it is by its hash, for those who count."""
        self._whose[secret] = caller
        self._whose.move_to_end(secret)
        if len(self._whose) > REMEMBERED:
            self._whose.popitem(last=False)

    def whose(self, token: str) -> int | None:
        """Whose cookie it is, as far as this process has met it: by whom limits count."""
        return self.remembered(hashed(token))

    def remembered(self, secret: bytes) -> int | None:
        """Whose cookie or token has this hash, as far as this process has met it."""
        known = self._whose.get(secret)
        return known.id if known else None

    def forget(self, ended: Collection[int]) -> None:
        """Know no longer whose the cookies of these sessions were: they use up nobody's limits."""
        for secret in [secret for secret, known in self._whose.items() if known.session in ended]:
            del self._whose[secret]

    async def rename(self, person: int, name: str, lang: str) -> None:
        """Change a guest's name and language; of an account only the language, for its name is not given lightly."""
        values = {"name": checked_name(name), "lang": checked_lang(lang)}
        async with self._engine.begin() as connection:
            await lock_person(connection, person)
            mine = select(Guest.name, Guest.name_key).where(Guest.id == person)
            found = (await connection.execute(mine)).one_or_none()
            if found is not None and found.name_key is not None and found.name != values["name"]:
                raise Denied("own-name", 409, name=found.name)
            if found is not None and found.name_key is None:
                await check_not_anothers(connection, values["name"])
            await connection.execute(update(Guest).where(Guest.id == person).values(values))

    # --- where ------------------------------------------------------------------------------------------------------

    async def mine(self, person: int) -> list[OpenSession]:
        """A person's sessions, the last one used first."""
        query = select(Session.id, Session.device, Session.came, Session.first_seen, Session.last_seen)
        query = query.where(Session.person == person, _USED, _BROWSER).order_by(*_LATEST)
        async with self._engine.connect() as connection:
            return [OpenSession(*row) for row in await connection.execute(query)]

    async def living(self, sessions: Sequence[int]) -> set[int]:
        """Those of these connected sessions that have not ended; of their people, who is awaited is here."""
        over = exists().where(Token.session == Session.id, Token.ends_at <= func.now())
        query = select(Session.id, Guest.id, Guest.awaited).join_from(Session, Guest, Session.person == Guest.id)
        query = query.where(Session.id == any_(literal(list(sessions), ARRAY(Integer))), ~over)
        async with self._engine.begin() as connection:
            found = (await connection.execute(query)).all()
            here = {person for _, person, awaited in found if awaited is not None}
            if here:
                await connection.execute(update(Guest).where(Guest.id.in_(here)).values(seen_at=func.now()))
        for person in here:
            await self.on_sign(person)
        return {session for session, _, _ in found}

    async def revoke(self, caller: Caller, session: int) -> None:
        """End another session of the caller, with the channels and the tokens that it made; it is told.

        A token is a session too.
        """
        if session == caller.session:
            raise Denied("own-session", 409)
        async with self._engine.begin() as connection:
            await lock_for(connection, caller)
            # Whoever is signed out may have asked for a mailbox to become a way home.
            await connection.execute(delete(SignInLetter).where(SignInLetter.person == caller.id))
            mine = Session.id == session, Session.person == caller.id
            came = await connection.scalar(select(Session.came).where(*mine))
            if came is None:
                raise Denied("no-such-session", 404)
            which = (Session.id == session) | Session.id.in_(_tokens(Token.made_by == session))
            ended = await _end(connection, caller.id, which, caller.session)
            deed = "token-revoked" if came == TOKEN else "device-out"
            await tell_person(connection, self._jobs, caller.id, deed)
        self.tell(ended)

    async def revoke_others(self, connection: AsyncConnection, caller: Caller) -> list[int]:
        """End all other sessions of the caller, what they made, and what lets anybody in: codes, letters on their way.

        Channels of the release before do not say who made them. After the transaction, `tell` says who ended.
        """
        await lock_for(connection, caller)
        from_here = Channel.session.is_not_distinct_from(caller.session)
        mine = (Channel.person == caller.id) & Channel.kind.in_(UNASKED)
        await _part(connection, mine, ~from_here)
        await connection.execute(delete(Handover).where(Handover.person == caller.id))
        # Also those of which nobody has looked up yet whose they are.
        mailboxes = select(WayHome.hash).where(WayHome.person == caller.id, WayHome.kind == "mail")
        asked = (SignInLetter.person == caller.id) | SignInLetter.mailbox.in_(mailboxes)
        await connection.execute(delete(SignInLetter).where(asked))
        offered = Session.guest_before == caller.id  # to whoever was here and became somebody else
        await connection.execute(update(Session).where(offered).values(guest_before=None))
        made_here = _tokens(Token.made_by == caller.session)
        which = (Session.id != caller.session) & Session.id.not_in(made_here)
        return await _end(connection, caller.id, which, caller.session)

    async def prove(self, caller: Caller, prove: Proof | None = None) -> None:
        """Note that the caller has just shown a way home. `prove` as in `open`."""
        async with self._engine.begin() as connection:
            await lock_for(connection, caller)
            if prove is not None:
                await prove(connection)
            await note_proof(connection, caller)

    async def leave(self, caller: Caller) -> None:
        """End the caller's own session: its browser becomes somebody else's."""
        async with self._engine.begin() as connection:
            await lock_person(connection, caller.id)
            ended = await _end(connection, caller.id, Session.id == caller.session)
        self.tell(ended)

    def tell(self, ended: Collection[int]) -> None:
        """Say which sessions have ended, so that their connections are closed."""
        self.forget(ended)
        for listener in self.listeners if ended else ():
            listener(ended)


async def _nobody_waits(person: int) -> None:
    """Do nothing about a person who is awaited: this process tells no table."""


async def note_proof(connection: AsyncConnection, caller: Caller) -> None:
    """Note that the caller has just shown a way home."""
    await connection.execute(update(Session).where(Session.id == caller.session).values(proved_at=func.now()))


def _known(secret: bytes) -> Select[int, str, str, int, bool, bool, bool, bool]:
    noted_long_ago = (Session.last_seen < func.now() - NOTED) | (Guest.seen_at < func.now() - NOTED)
    who = Guest.id, Guest.name, Guest.lang, Session.id, Guest.name_key.is_not(None), Guest.program
    query = select(*who, noted_long_ago, Guest.awaited.is_not(None))
    return query.join_from(Session, Guest, Session.person == Guest.id).where(Session.hash == secret, _USED)


def _tokens(which: ColumnElement[bool]) -> Select[int]:
    """The sessions of tokens."""
    return select(Token.session).where(which)


async def lock_person(connection: AsyncConnection, person: int) -> None:
    """Let nobody else open or end sessions of the person meanwhile. Always the first lock."""
    await connection.execute(select(Guest.id).where(Guest.id == person).with_for_update())


async def lock_for(connection: AsyncConnection, caller: Caller) -> None:
    """Lock the caller's sessions; raises `Denied` if the one that asks has ended.

    Otherwise two devices that sign each other out at once would leave none.
    """
    await lock_person(connection, caller.id)
    if await connection.scalar(select(Session.id).where(Session.id == caller.session)) is None:
        raise Denied("no-session", 401)


async def add_session(
    connection: AsyncConnection,
    person: int,
    secret: bytes,
    agent: str,
    came: str,
    *,
    proved: bool = False,
    before: int | None = None,
) -> int:
    """Store a session; returns its number."""
    values = {"person": person, "hash": secret, "device": device_of(agent), "came": came, "guest_before": before}
    values |= {"proved_at": func.now()} if proved else {}
    return (await connection.execute(insert(Session).values(values).returning(Session.id))).scalar_one()


async def _adopt(connection: AsyncConnection, secret: bytes, agent: str) -> None:
    """Make a session of a cookie if a process of the release before gave it out."""
    given = select(Guest.id, literal(secret), literal(device_of(agent)), literal(GUEST), Guest.created)
    given = given.where(Guest.session == secret).with_for_update(read=True)  # it may be revoked at this moment
    made = upsert(Session).from_select(["person", "hash", "device", "came", "first_seen"], given)
    await connection.execute(made.on_conflict_do_nothing(index_elements=[Session.hash]))


async def note_here(connection: AsyncConnection, caller: Caller, agent: str) -> bool:
    """Note that somebody is here; False when there is no such person any more."""
    here = update(Guest).where(Guest.id == caller.id).values(seen_at=func.now())
    if not (await connection.execute(here)).rowcount:
        return False
    told = {"last_seen": func.now(), **({"device": device} if (device := device_of(agent)) else {})}
    await connection.execute(update(Session).where(Session.id == caller.session).values(told))
    return True


async def _part(connection: AsyncConnection, *which: ColumnElement[bool]) -> None:
    """Remove channels, which are told why: whoever was signed out there may not be whoever did it."""
    parted = {"removed_at": func.now(), "confirmed_at": None}
    await connection.execute(update(Channel).where(*which, Channel.removed_at.is_(None)).values(parted))


async def _end(
    connection: AsyncConnection, person: int, which: ColumnElement[bool], by: int | None = None
) -> list[int]:
    """End sessions of a person, with the push channels that they made; signed out `by` another, with webhooks too.

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
    made = Channel.session.in_(ids)
    if by is None:
        await connection.execute(delete(Channel).where(made, Channel.kind == "push"))
    else:
        await _part(connection, made, Channel.kind.in_(UNASKED))
    await connection.execute(delete(Session).where(Session.id.in_(ids)))
    return ids
