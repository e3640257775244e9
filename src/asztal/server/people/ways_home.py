"""Ways home: what a person keeps outside of any browser, to be recognised in another one."""

from collections.abc import Sequence
from datetime import datetime
from typing import Any, NamedTuple

from sqlalchemy import ARRAY, Integer, any_, delete, exists, func, insert, literal, select, update
from sqlalchemy.dialects.postgresql import insert as upsert
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from asztal.server.denied import Denied
from asztal.server.hashing import new_token
from asztal.server.people.proof import check_proved
from asztal.server.people.sessions import Caller, lock_for, note_proof
from asztal.server.people.told import tell_person
from asztal.server.recovery.phrases import new_secret, phrase_of, stored_hash
from asztal.server.storage.jobs import Jobs
from asztal.server.storage.people import Guest, WayHome
from asztal.server.storage.telling import Channel

WORDS, PASSKEY, MAIL = "words", "passkey", "mail"
# How it is told that somebody came home by a way of this kind, and that it was removed.
_USED = {WORDS: "came-home", MAIL: "mail-home"}
_REMOVED = {WORDS: "way-removed", PASSKEY: "passkey-removed", MAIL: "mail-removed"}


class OwnWay(NamedTuple):
    """A way home as its person is told of it."""

    id: int
    kind: str
    made_at: datetime
    used_at: datetime | None
    device: str  # on which it was made, in two words; empty if unknown
    address: str  # of a mailbox


class WaysHome:
    """Keeps people's ways home and finds people by them."""

    def __init__(self, engine: AsyncEngine, jobs: Jobs) -> None:
        self._engine, self._jobs = engine, jobs

    async def mine(self, person: int) -> list[OwnWay]:
        """A person's ways home, the newest first."""
        device, address = (func.coalesce(WayHome.about[key].astext, "") for key in ("device", "address"))
        query = select(WayHome.id, WayHome.kind, WayHome.made_at, WayHome.used_at, device, address)
        query = query.where(WayHome.person == person).order_by(WayHome.id.desc())
        async with self._engine.connect() as connection:
            return [OwnWay(*row) for row in await connection.execute(query)]

    async def having_one(self, people: Sequence[int]) -> set[int]:
        """Those of the people who have a way home."""
        among = WayHome.person == any_(literal(list(people), ARRAY(Integer)))
        async with self._engine.connect() as connection:
            return set(await connection.scalars(select(WayHome.person).where(among)))

    async def make_words(self, caller: Caller, language: str) -> list[str]:
        """Recovery words for the caller, in the place of those from before. Nobody can be told them again."""
        secret = new_secret()
        async with self._engine.begin() as connection:
            await lock_for(connection, caller)
            await check_proved(connection, caller)
            await connection.execute(delete(WayHome).where(WayHome.person == caller.id, WayHome.kind == WORDS))
            await add_way(connection, caller.id, WORDS, stored_hash(secret))
            await note_proof(connection, caller)  # whoever is told them has them
            await self.tell(connection, caller.id, "words-made")
        return phrase_of(secret, language)

    async def whose(self, kind: str, secret_hash: bytes) -> int | None:
        """Whose way home it is; None if it is nobody's."""
        query = select(WayHome.person).where(WayHome.kind == kind, WayHome.hash == secret_hash)
        async with self._engine.connect() as connection:
            found: int | None = await connection.scalar(query)
        return found

    async def use(self, connection: AsyncConnection, kind: str, secret_hash: bytes, *, tell: bool = True) -> None:
        """Note that it was shown; raises `Denied` if it is nobody's any more.

        `tell` the person that somebody came home by it: of fresh proof, the deed that needed it is told.
        """
        used = update(WayHome).where(WayHome.kind == kind, WayHome.hash == secret_hash).values(used_at=func.now())
        person = await connection.scalar(used.returning(WayHome.person))
        if person is None:
            raise Denied(f"unknown-{kind}", 404)
        if tell:
            await self.tell(connection, person, _USED[kind])

    async def remove(self, caller: Caller, way: int) -> None:
        """Remove a way home of the caller; raises `Denied` if it is not theirs, or the last one of an account."""
        gone = delete(WayHome).where(WayHome.id == way, WayHome.person == caller.id)
        async with self._engine.begin() as connection:
            await lock_for(connection, caller)
            await check_proved(connection, caller)
            removed = (await connection.execute(gone.returning(WayHome.kind, WayHome.about))).one_or_none()
            if removed is None:
                raise Denied("no-such-way", 404)
            left = exists().where(WayHome.person == caller.id)
            account = (Guest.id == caller.id) & Guest.name_key.is_not(None)
            if await connection.scalar(select(Guest.id).where(account, ~left)):
                raise Denied("last-way", 409)
            if removed.kind == MAIL:
                await _part_from(connection, caller.id, removed.about["address"])
            await self.tell(connection, caller.id, _REMOVED[removed.kind])

    async def tell(self, connection: AsyncConnection, person: int, deed: str) -> None:
        """Tell a person on all channels of something that was done in their name, in the transaction that does it."""
        await tell_person(connection, self._jobs, person, deed)


async def _part_from(connection: AsyncConnection, person: int, address: str) -> None:
    """Have a mailbox told this one thing, unless notices go there anyway."""
    values = {"person": person, "kind": MAIL, "address": address, "removed_at": func.now()}
    added = upsert(Channel).values(values | {"keys": {"code": new_token()}})
    told = added.on_conflict_do_update(
        index_elements=[Channel.person, Channel.kind, Channel.address],
        set_={"removed_at": func.now()},
        where=Channel.confirmed_at.is_(None),
    )
    await connection.execute(told)


async def add_way(
    connection: AsyncConnection, person: int, kind: str, secret_hash: bytes, about: dict[str, Any] | None = None
) -> None:
    """Store a way home."""
    await connection.execute(insert(WayHome).values(person=person, kind=kind, hash=secret_hash, about=about))
