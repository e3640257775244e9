"""Coming home by mail: letters are asked for here, and the link or the code in them is spent here.

A link serves the browser in which it is tapped, a code the one that asked. Either spends both.
"""

import re
from datetime import timedelta

from sqlalchemy import ColumnElement, exists, func, insert, select, update
from sqlalchemy.dialects.postgresql import insert as upsert
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from asztal.server.denied import Denied
from asztal.server.hashing import hashed
from asztal.server.people.letter_codes import is_code, new_ticket, public_half
from asztal.server.people.mailboxes import BadAddress, checked_address, hash_of, note_refusal
from asztal.server.people.proof import check_proved
from asztal.server.people.sessions import Caller, Proof, lock_for, lock_person
from asztal.server.people.ways_home import MAIL, WaysHome
from asztal.server.storage.jobs import Jobs
from asztal.server.storage.people import SignInLetter, WayHome
from asztal.server.storage.statements import driver_of
from asztal.server.tables.lobby.guests import checked_lang

LASTS = timedelta(minutes=15)  # that a letter is good, since it was asked for
TRIES = 5  # of a code; the link stays good, so that nobody else's tries spoil a letter
GOOD = (SignInLetter.spent_at.is_(None), SignInLetter.made_at > func.now() - LASTS)
_BETWEEN = re.compile(r"[\s.\-\u2010-\u2015]+")  # how people group digits, and what keyboards make of it


class MailHome:
    """Asks for letters, and takes what they brought."""

    def __init__(self, engine: AsyncEngine, jobs: Jobs, ways: WaysHome) -> None:
        self._engine, self._jobs, self._ways = engine, jobs, ways

    # --- asking for a letter ----------------------------------------------------------------------------------------

    async def ask(self, address: str, lang: str, asker: int | None = None) -> str:
        """Ask for a letter by which a mailbox brings its person home; returns the ticket for the code.

        `asker` is who the browser knows.

        Nothing here depends on whether it is anybody's: that is looked up when the letter is sent.
        """
        async with self._engine.begin() as connection:
            return await self._add(
                connection, {"mailbox": mailbox_of(address), "lang": checked_lang(lang), "asker": asker}
            )

    async def ask_adding(self, caller: Caller, address: str) -> str:
        """Ask for a letter by which a mailbox becomes a way home of the caller; returns the ticket for the code."""
        values = {"mailbox": mailbox_of(address), "lang": caller.lang, "person": caller.id, "address": address}
        async with self._engine.begin() as connection:
            await lock_for(connection, caller)
            await check_proved(connection, caller)
            return await self._add(connection, values)

    async def _add(self, connection: AsyncConnection, values: dict[str, object]) -> str:
        ticket = new_ticket()
        made = insert(SignInLetter).values({**values, "ticket": public_half(ticket)}).returning(SignInLetter.id)
        letter = (await connection.execute(made)).scalar_one()
        await self._jobs.queue_sign_in_letter(await driver_of(connection), letter)
        return ticket

    async def is_stuck(self, ticket: str) -> bool:
        """True while the mail server does not answer, which is noted whether there is a letter or none."""
        query = select(SignInLetter.failed_at).where(SignInLetter.ticket == public_half(ticket), *GOOD)
        async with self._engine.connect() as connection:
            return await connection.scalar(query) is not None

    # --- coming home ------------------------------------------------------------------------------------------------

    async def by_link(self, secret: str) -> tuple[int, int]:
        """The letter with this link, and whom it brings home; raises `Denied`."""
        return await self._home(SignInLetter.link == hashed(secret))

    async def by_code(self, ticket: str, code: str) -> tuple[int, int]:
        """The letter that was asked for with this ticket, and whom it brings home, if it has this code.

        Raises `Denied`, the same whether there is no letter, it was spent, or the code is wrong.
        """
        return await self._home(SignInLetter.id == await self._tried(ticket, code, SignInLetter.person.is_(None)))

    async def _home(self, which: ColumnElement[bool]) -> tuple[int, int]:
        query = select(SignInLetter.id, WayHome.person).join(WayHome, WayHome.id == SignInLetter.way)
        async with self._engine.connect() as connection:
            found = (await connection.execute(query.where(which, *GOOD))).one_or_none()
        if found is None:
            raise Denied("letter-over", 404)
        return found[0], found[1]

    async def _tried(self, ticket: str, code: str, whose: ColumnElement[bool]) -> int:
        """Count a try of a code; returns the letter. What was counted stays, whatever comes of it."""
        asked = SignInLetter.ticket == public_half(ticket), whose, SignInLetter.tries < TRIES, *GOOD
        trying = update(SignInLetter).where(*asked).values(tries=SignInLetter.tries + 1)
        async with self._engine.begin() as connection:
            found = (await connection.execute(trying.returning(SignInLetter.id, SignInLetter.code))).one_or_none()
        if not is_code(_BETWEEN.sub("", code), ticket, found.code if found else None) or found is None:
            raise Denied("wrong-letter-code", 422)
        return int(found.id)

    def spending(self, letter: int, *, tell: bool = True) -> Proof:
        """What must still hold when the session is opened, and holds once: the letter is good. `tell` as in `use`."""

        async def spend(connection: AsyncConnection) -> None:
            mailbox = await connection.scalar(select(SignInLetter.mailbox).where(SignInLetter.id == letter, *GOOD))
            if mailbox is None:
                raise Denied("letter-over", 404)
            # Locked before the letter, as whoever sends one does.
            await self._ways.use(connection, MAIL, mailbox, tell=tell)
            await _spend(connection, letter)

        return spend

    # --- a mailbox becomes a way home -------------------------------------------------------------------------------

    async def confirm_by_link(self, secret: str, here: int | None) -> str:
        """Make the mailbox with this letter a way home; returns its address. `here` is who the browser knows.

        Nobody gives their mailbox to a stranger by a tap: a browser that is somebody else says no.
        """
        query = select(SignInLetter.id, SignInLetter.person)
        query = query.where(SignInLetter.link == hashed(secret), SignInLetter.person.is_not(None), *GOOD)
        async with self._engine.connect() as connection:
            found = (await connection.execute(query)).one_or_none()
        if found is None:
            raise Denied("letter-over", 404)
        if here is not None and here != found.person:
            raise Denied("other-asked", 409)
        return await self._confirm(found.id, found.person)

    async def confirm_by_code(self, caller: Caller, ticket: str, code: str) -> str:
        """Make a mailbox a way home of the caller by the code in its letter; returns its address."""
        letter = await self._tried(ticket, code, SignInLetter.person == caller.id)
        async with self._engine.begin() as connection:
            await lock_for(connection, caller)
        return await self._confirm(letter, caller.id)

    async def _confirm(self, letter: int, person: int) -> str:
        """Add the mailbox, unless the person got another way home since it was asked for: that takes fresh proof."""
        newer = exists().where(WayHome.person == person, WayHome.made_at > SignInLetter.made_at)
        async with self._engine.begin() as connection:
            await lock_person(connection, person)
            query = select(SignInLetter.mailbox, SignInLetter.address).where(SignInLetter.id == letter, *GOOD, ~newer)
            found = (await connection.execute(query)).one_or_none()
            if found is None:
                raise Denied("letter-over", 404)
            mailbox, address = found
            values = {"person": person, "kind": MAIL, "hash": mailbox, "about": {"address": address}}
            added = upsert(WayHome).values(values).on_conflict_do_nothing(index_elements=[WayHome.kind, WayHome.hash])
            if await connection.scalar(added.returning(WayHome.id)) is None:
                raise Denied("letter-over", 404)  # it was somebody's already, which only its owner is told
            await _spend(connection, letter)
            await self._ways.tell(connection, person, "mail-added")
        return str(address)

    async def refuse(self, secret: str) -> None:
        """Say no to a mailbox becoming a way home: its owner is asked for nothing again."""
        asked = SignInLetter.link == hashed(secret), SignInLetter.person.is_not(None), *GOOD
        refused = update(SignInLetter).where(*asked).values(spent_at=func.now()).returning(SignInLetter.address)
        async with self._engine.begin() as connection:
            address = await connection.scalar(refused)
            if address is None:
                raise Denied("letter-over", 404)
            await note_refusal(await driver_of(connection), address)


async def _spend(connection: AsyncConnection, letter: int) -> None:
    spent = update(SignInLetter).where(SignInLetter.id == letter, *GOOD).values(spent_at=func.now())
    if not (await connection.execute(spent)).rowcount:
        raise Denied("letter-over", 404)


def checked_mailbox(address: str) -> str:
    """An address as it is written to; raises `Denied`."""
    try:
        return checked_address(address)
    except BadAddress:
        raise Denied("bad-mail-address", 422) from None


def mailbox_of(address: str) -> bytes:
    """By what a mailbox is known, whatever its capitals."""
    return bytes.fromhex(hash_of(address))
