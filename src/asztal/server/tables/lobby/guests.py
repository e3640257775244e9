"""Names, languages and secrets of people, as they are checked and stored."""

import re
import secrets
from hashlib import sha256

from asztal.server.denied import Denied
from asztal.text import LANGUAGES

LONGEST_NAME = 40
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


def checked_lang(lang: str) -> str:
    """A language that we have texts in; raises `Denied`."""
    if lang not in LANGUAGES:
        raise Denied("bad-language", 422, known=", ".join(LANGUAGES))
    return lang
