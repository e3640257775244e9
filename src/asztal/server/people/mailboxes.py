"""Consent of mailboxes: an owner is asked at most twice a day, and never again after saying no.

Stored are a hash of the address and when it was asked, so no address is kept of somebody who said no.
"""

import re
from datetime import timedelta
from hashlib import blake2b

from asztal.server.denied import Denied
from asztal.server.storage.statements import Driver, rows

LONGEST = 254
_ADDRESS = re.compile(r"([A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]+)@((?:[A-Za-z0-9-]+\.)+[A-Za-z0-9-]{2,})")
SPAN = timedelta(days=1)  # in which a mailbox is asked twice at most

# One statement, so that of several who ask at once two are heard.
_ASK = """
INSERT INTO mailbox AS m (hash, asked_at) VALUES (%(hash)s, now())
ON CONFLICT (hash) DO UPDATE SET asked_before = m.asked_at, asked_at = now()
WHERE m.refused_at IS NULL AND (m.asked_before IS NULL OR m.asked_before < now() - %(span)s)
RETURNING hash
"""
_REFUSED = "SELECT hash FROM mailbox WHERE hash = %s AND refused_at IS NOT NULL"
_REFUSE = """
INSERT INTO mailbox (hash, refused_at) VALUES (%s, now()) ON CONFLICT (hash) DO UPDATE SET refused_at = now()
"""


class BadAddress(ValueError):
    """The text is no address that mail can be sent to."""


def checked_address(text: str) -> str:
    """A mail address in its normal form; raises `BadAddress`."""
    found = _ADDRESS.fullmatch(text.strip())
    if found is None or len(found[0]) > LONGEST:
        raise BadAddress
    return f"{found[1]}@{found[2].lower()}"


def hash_of(address: str) -> str:
    """A hash of the address, whatever its capitals."""
    return blake2b(address.lower().encode(), digest_size=16, person=b"mailbox").hexdigest()


async def count_question(people: Driver, address: str) -> None:
    """Count a question to the owner; raises `Denied` when none may be sent."""
    if not await rows(people, _ASK, {"hash": hash_of(address), "span": SPAN}):
        raise Denied("mailbox-silent", 409)


async def refuses(people: Driver, address: str) -> bool:
    """True when the owner said no."""
    return bool(await rows(people, _REFUSED, [hash_of(address)]))


async def note_refusal(people: Driver, address: str) -> None:
    """Store that the owner wants no more questions."""
    await people.execute(_REFUSE, (hash_of(address),))
