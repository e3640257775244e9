"""Sends letters by which people come home. Only here is it looked up whether a mailbox is anybody's way home.

Whoever asks for a letter therefore learns nothing from the answer, nor from the time that it took. What a letter
brings is made when it is sent: it is stored nowhere but as hashes.
"""

import asyncio
import secrets
from email.message import EmailMessage
from math import ceil

import structlog
from sqlalchemy import ColumnElement, Row, exists, func, select, update
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from asztal.server.config import Config
from asztal.server.denied import Denied
from asztal.server.hashing import hashed
from asztal.server.notices.mail import Post, SignIn
from asztal.server.people.letter_codes import seal
from asztal.server.people.mail_home import GOOD, LASTS
from asztal.server.people.mailboxes import count_question, refuses
from asztal.server.people.ways_home import MAIL
from asztal.server.storage.people import SignInLetter, WayHome
from asztal.server.storage.statements import driver_of
from asztal.server.storage.telling import Channel

_LOG = structlog.get_logger("asztal.letters")
# Good letters in a mailbox: when another is asked for, each of these still brings its owner home. So many again are for
# its owner alone, who asks in a browser that knows them: strangers use up none of those.
MOST = 3
AT_ONCE = 8  # letters that the mail server is given together, apart from notices
_ASKED = (
    SignInLetter.id,
    SignInLetter.mailbox,
    SignInLetter.lang,
    SignInLetter.person,
    SignInLetter.address,
    SignInLetter.asker,
    SignInLetter.ticket,
    SignInLetter.link.is_not(None).label("repeated"),
    (LASTS - (func.now() - SignInLetter.made_at)).label("left"),
)


class SignInLetters:
    """Sends the letters that were asked for, in any number of processes."""

    def __init__(self, config: Config, engine: AsyncEngine) -> None:
        self._post = Post(config.smtp, config.mail_from, config.address) if config.smtp else None
        self._engine, self._slots = engine, asyncio.Semaphore(AT_ONCE)

    async def send(self, letter: int) -> None:
        """Send a letter; raises when the mail server wants to be tried later. Each try makes a new link and code.

        Whether the server answers is tried for every letter that was asked for, before anybody knows if there is one:
        that it does not is told to whoever asked.
        """
        if self._post is None:
            return
        async with self._slots:
            answers = await self._post.answers()
        await self._note_answer(letter, answers=answers)
        if not answers:
            raise TimeoutError("unreachable")
        async with self._engine.begin() as connection:
            query = select(*_ASKED).where(SignInLetter.id == letter, *GOOD)
            asked = (await connection.execute(query)).one_or_none()
            if asked is None:
                return
            secret, code = secrets.token_urlsafe(32), f"{secrets.randbelow(10**8):08}"
            sign_in = SignIn(secret, code, ceil(asked.left.total_seconds() / 60))
            write = self._way_back if asked.person is None else self._way_wanted
            mail = await write(connection, self._post, asked, sign_in)
        if mail is None:
            return
        async with self._slots:
            outcome = await self._post.send(mail)
        _LOG.info("letter handed over", outcome=outcome.kind, answer=outcome.answer)
        if outcome.kind == "later":
            raise TimeoutError(outcome.answer)

    async def _note_answer(self, letter: int, *, answers: bool) -> None:
        noted = update(SignInLetter).where(SignInLetter.id == letter)
        async with self._engine.begin() as connection:
            await connection.execute(noted.values(failed_at=None if answers else func.now()))

    async def _way_back(
        self, connection: AsyncConnection, post: Post, asked: Row[*tuple[object, ...]], sign_in: SignIn
    ) -> EmailMessage | None:
        """The letter by which the mailbox brings its person home; None if there is nobody, or there are enough."""
        address = WayHome.about["address"].astext.label("address")
        ways = select(WayHome.id, WayHome.person, address).where(*_of(asked.mailbox))
        way = (await connection.execute(ways.with_for_update())).one_or_none()  # one letter to a mailbox at a time
        if way is None:
            return None
        own = SignInLetter.asker.is_not_distinct_from(way.person)
        alike = own if asked.asker == way.person else ~own
        others = select(func.count()).where(SignInLetter.way == way.id, SignInLetter.id != asked.id, alike, *GOOD)
        if (await connection.scalar(others) or 0) >= MOST:
            return None
        await _note(connection, asked, sign_in, way.id)
        return post.way_back(way.address, asked.lang, sign_in)

    async def _way_wanted(
        self, connection: AsyncConnection, post: Post, asked: Row[*tuple[object, ...]], sign_in: SignIn
    ) -> EmailMessage | None:
        """The letter that asks whether a mailbox shall be a way home; None if its owner may not be asked.

        Whose notices go there already has the owner's consent to be written to; others ask as notices do.
        """
        people = await driver_of(connection)
        if await refuses(people, asked.address):
            return None
        own = Channel.kind == MAIL, Channel.person == asked.person, Channel.confirmed_at.is_not(None)
        own_mailbox = exists().where(*own, func.lower(Channel.address) == asked.address.lower())
        if not asked.repeated and not await connection.scalar(select(own_mailbox)):
            try:
                await count_question(people, asked.address)
            except Denied:
                return None
        await _note(connection, asked, sign_in)
        if await connection.scalar(select(exists().where(*_of(asked.mailbox)))):
            return post.way_taken(asked.address, asked.lang)
        return post.way_wanted(asked.address, asked.lang, sign_in)


def _of(mailbox: bytes) -> tuple[ColumnElement[bool], ...]:
    return WayHome.kind == MAIL, WayHome.hash == mailbox


async def _note(
    connection: AsyncConnection, asked: Row[*tuple[object, ...]], sign_in: SignIn, way: int | None = None
) -> None:
    values = {"link": hashed(sign_in.secret), "code": seal(sign_in.code, asked.ticket), "way": way}
    await connection.execute(update(SignInLetter).where(SignInLetter.id == asked.id).values(values))
