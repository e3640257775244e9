"""Names and languages of people, as they are checked."""

import re

from asztal.server.denied import Denied
from asztal.text import LANGUAGES

LONGEST_NAME = 40
_DOTS = ".。．｡"  # what stands for one in an address
# What a mail program makes a link of, whichever endings of addresses there are by now.
_LINK = re.compile(rf"://|\bwww[{_DOTS}]|[{_DOTS}](?=[^\W\d_]{{2}})", re.IGNORECASE)


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
