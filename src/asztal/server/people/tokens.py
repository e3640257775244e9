"""Tokens: a program acts for a person without a browser, for the purposes that the person chose, until a day.

A token is a session of its own: limits count it with its person, and revoking it closes its connections everywhere.
It is no cookie: it is hashed in another way, so neither is ever taken for the other.
"""

import secrets
from collections.abc import Collection, Sequence
from contextlib import suppress
from datetime import datetime, timedelta
from hashlib import blake2b
from typing import NamedTuple

from sqlalchemy import exists, func, insert, select, update
from sqlalchemy.ext.asyncio import AsyncEngine

from asztal.server.denied import Denied
from asztal.server.people.deeds import OpenDeed, StoredDeeds
from asztal.server.people.proof import check_proved
from asztal.server.people.sessions import NOTED, TOKEN, Caller, Sessions, add_session, lock_for, note_here
from asztal.server.people.told import tell_person
from asztal.server.storage.jobs import Jobs
from asztal.server.storage.people import Guest, Session, Token
from asztal.server.tables.lobby.program_seats import ProgramSeats

READ, TABLES, PLAY = "read", "tables", "play"
SCOPES = (READ, TABLES, PLAY)  # look at one's lists; open and lead tables; sit down and play
BEGINNING = "asztal_"  # by which people and programs that search for lost secrets know one
MOST = 20  # tokens of a person
LONGEST = timedelta(days=365)
MARK, ASK_TABLES, AT_TABLES = "program", 2, 3  # the deed that marks seats, and its steps after the first


class OwnToken(NamedTuple):
    """A token as its person is told of it; the secret was shown once, when it was made."""

    id: int
    label: str
    scopes: Sequence[str]
    made_at: datetime
    used_at: datetime
    ends_at: datetime


def token_hash(token: str) -> bytes:
    """The hash that is stored in place of a token."""
    return blake2b(token.encode(errors="replace"), digest_size=32, person=b"token").digest()


class Tokens:
    """Makes tokens and knows whose they are."""

    def __init__(
        self, engine: AsyncEngine, sessions: Sessions, jobs: Jobs, deeds: StoredDeeds, seats: ProgramSeats
    ) -> None:
        self._engine, self._sessions, self._jobs, self._deeds, self._seats = engine, sessions, jobs, deeds, seats
        deeds.kinds[MARK] = self._mark_seats

    async def make(self, caller: Caller, label: str, scopes: Collection[str], days: int) -> str:
        """A new token of the caller, which is shown once; needs fresh proof."""
        token = BEGINNING + secrets.token_urlsafe(32)
        async with self._engine.begin() as connection:
            await lock_for(connection, caller)
            await check_proved(connection, caller)
            mine = select(func.count()).where(Session.person == caller.id, Session.came == TOKEN)
            if (await connection.scalar(mine) or 0) >= MOST:
                raise Denied("too-many-tokens", 409, most=MOST)
            if PLAY in scopes and not await connection.scalar(select(Guest.program).where(Guest.id == caller.id)):
                raise Denied("no-program", 409)
            made = await add_session(connection, caller.id, token_hash(token), "", TOKEN)
            values = {"session": made, "label": label, "scopes": [scope for scope in SCOPES if scope in scopes]}
            values |= {"ends_at": func.now() + min(timedelta(days=days), LONGEST), "made_by": caller.session}
            await connection.execute(insert(Token).values(values))
            await tell_person(connection, self._jobs, caller.id, "token-made")
        return token

    async def is_program(self, person: int) -> bool:
        """Whether the person is a program."""
        async with self._engine.connect() as connection:
            return bool(await connection.scalar(select(Guest.program).where(Guest.id == person)))

    async def mark(self, caller: Caller, *, program: bool) -> None:
        """Say whether the caller's account is a program; needs fresh proof.

        Nobody plays as a person with tokens from before: they have to be revoked first. Seats taken before are marked
        at once, and once more when the deed is taken up: a request may still be sitting down as a person.
        """
        async with self._engine.begin() as connection:
            await lock_for(connection, caller)
            await check_proved(connection, caller)
            if program and not await connection.scalar(select(Guest.name_key).where(Guest.id == caller.id)):
                raise Denied("account-first", 409)
            mine = (Session.person == caller.id) & (Session.id == Token.session)
            plays = exists().where(mine, Token.scopes.contains([PLAY]))
            if not program and await connection.scalar(select(plays)):
                raise Denied("tokens-play", 409)
            changed = update(Guest).where(Guest.id == caller.id, Guest.program != program).values(program=program)
            if (await connection.execute(changed)).rowcount:
                await tell_person(
                    connection, self._jobs, caller.id, "program-marked" if program else "program-unmarked"
                )
            if program:
                await self._deeds.store(connection, caller.id, MARK, ASK_TABLES)
        for table in await self._seats.tables_of(caller.id) if program else ():
            with suppress(Denied):
                await self._seats.mark(caller.id, table)

    async def _mark_seats(self, deed: OpenDeed) -> None:
        """Mark all seats of a program; each step can be repeated."""
        if deed.step == ASK_TABLES:
            tables = await self._seats.tables_of(deed.person) if await self.is_program(deed.person) else []
            deed = deed._replace(step=AT_TABLES, tables=tables)
            await self._deeds.note(deed)
        await self._deeds.do_at_tables(deed, lambda table: self._seats.mark(deed.person, table))

    def whose(self, token: str) -> int | None:
        """Whose token it is, as far as this process has met it: by whom limits count."""
        return self._sessions.remembered(token_hash(token))

    async def mine(self, person: int) -> list[OwnToken]:
        """A person's tokens, the newest first."""
        query = select(
            Token.session, Token.label, Token.scopes, Session.first_seen, Session.last_seen, Token.ends_at
        ).join(Session, Session.id == Token.session)
        query = query.where(Session.person == person, Token.ends_at > func.now()).order_by(Token.session.desc())
        async with self._engine.connect() as connection:
            return [OwnToken(*row) for row in await connection.execute(query)]

    async def find(self, token: str, scope: str = "") -> Caller:
        """Whose token it is; raises `Denied` if it is nobody's, or not for this purpose."""
        secret = token_hash(token)
        noted_long_ago = Session.last_seen < func.now() - NOTED
        who = Guest.id, Guest.name, Guest.lang, Session.id, Guest.name_key.is_not(None), Guest.program
        query = select(*who, Token.scopes, noted_long_ago, Guest.awaited.is_not(None))
        query = query.join_from(Session, Guest, Session.person == Guest.id).join(Token, Token.session == Session.id)
        async with self._engine.begin() as connection:
            found = (
                await connection.execute(query.where(Session.hash == secret, Token.ends_at > func.now()))
            ).one_or_none()
            if found is None:
                raise Denied("bad-token", 401)
            *known, scopes, long_ago, awaited = found
            caller = Caller._make(known)
            if awaited or long_ago:
                await note_here(connection, caller, "")
        self._sessions.remember(secret, caller)
        if awaited:
            await self._sessions.on_sign(caller.id)
        if scope not in scopes:
            raise Denied("token-scope", 403, needed=scope)
        return caller
