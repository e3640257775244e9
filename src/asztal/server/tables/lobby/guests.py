"""Guests: anybody who comes gets a cookie and needs nothing else."""

import re
import secrets
from datetime import timedelta
from hashlib import sha256

from sqlalchemy import func, insert, select, update
from sqlalchemy.ext.asyncio import AsyncEngine

from asztal.server.denied import Denied
from asztal.server.storage.people import Guest
from asztal.text import LANGUAGES

LONGEST_NAME = 40
NOTED = timedelta(hours=1)  # between two notes that somebody is here
_DOTS = ".。．｡"  # what stands for one in an address
# What a mail program makes a link of, whichever endings of addresses there are by now.
_LINK = re.compile(rf"://|\bwww[{_DOTS}]|[{_DOTS}](?=[^\W\d_]{{2}})", re.IGNORECASE)


def hashed(token: str) -> bytes:
    """The hash of a secret, which is stored in its place: it recognises the secret and cannot be used as it."""
    return sha256(token.encode()).digest()


def new_token() -> str:
    """A secret that nobody guesses."""
    return secrets.token_urlsafe(24)


def checked_name(name: str) -> str:
    """A name that can be shown; raises `Denied`."""
    tidy = " ".join(name.split())
    if not tidy or len(tidy) > LONGEST_NAME or not tidy.isprintable():
        raise Denied("bad-name", 422, longest=LONGEST_NAME)
    if _LINK.search(tidy):
        raise Denied("link-name", 422)
    return tidy


def unlinked(name: str) -> str:
    """A name changed where programs would make a link of it; older names were not checked for that."""
    return _LINK.sub(lambda found: f"{found[0]} ", name)


class Guests:
    """Creates guests and recognises them."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine

    async def welcome(self, name: str, lang: str) -> tuple[int, str]:
        """Create a guest; returns the id and the secret for the cookie."""
        token = new_token()
        values = {"session": hashed(token), "name": checked_name(name), "lang": checked_lang(lang)}
        async with self._engine.begin() as connection:
            made = await connection.execute(insert(Guest).values(values).returning(Guest.id))
            return made.scalar_one(), token

    async def rename(self, guest: int, name: str, lang: str) -> None:
        """Change a guest's name and language."""
        values = {"name": checked_name(name), "lang": checked_lang(lang)}
        async with self._engine.begin() as connection:
            await connection.execute(update(Guest).where(Guest.id == guest).values(values))

    async def find(self, token: str) -> tuple[int, str, str] | None:
        """The guest with this secret: id, name and language. That the guest is here is noted once an hour."""
        query = select(Guest.id, Guest.name, Guest.lang, Guest.seen_at < func.now() - NOTED)
        async with self._engine.begin() as connection:
            found = (await connection.execute(query.where(Guest.session == hashed(token)))).one_or_none()
            if found is None:
                return None
            guest, name, lang, noted_long_ago = found
            if noted_long_ago:
                seen = update(Guest).where(Guest.id == guest).values(seen_at=func.now())
                if not (await connection.execute(seen)).rowcount:
                    return None  # who was away for long was deleted just now
        return guest, name, lang


def checked_lang(lang: str) -> str:
    """A language that we have texts in; raises `Denied`."""
    if lang not in LANGUAGES:
        raise Denied("bad-language", 422, known=", ".join(LANGUAGES))
    return lang
