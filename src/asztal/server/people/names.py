"""Names of accounts: one name, one account, also for people who look only briefly.

Two names are one when they are the same after RFC 8265 (case, width, composition), without accents and spaces, and
with every sign replaced by the one that Unicode takes for all that look like it (UTS 39). Of signs that people mix up
in writing, not only on a screen, a few more are one: i, l and 1, o and 0.
"""

import unicodedata
from collections import defaultdict
from collections.abc import Iterable, Iterator
from functools import cache
from hashlib import sha256

from confusable_homoglyphs import confusables
from precis_i18n import get_profile
from sqlalchemy import or_, select
from sqlalchemy.ext.asyncio import AsyncConnection

from asztal.server.denied import Denied
from asztal.server.storage.people import Erased, FormerName, Guest
from asztal.server.tables.lobby.guests import LONGEST_NAME, checked_name

_ALIKE = str.maketrans({"i": "l", "1": "l", "0": "o"})
_ADDRESS = "@/\\:"  # what makes an address of a name
# Whoever gives no name is shown as a guest, and nobody speaks for the house.
_OF_THE_HOUSE = ("Guest", "Gast", "Vendég", "Asztal", "Admin", "Host", "Moderator", "Bot")


def checked_account_name(name: str) -> str:
    """A name that an account can have; raises `Denied`."""
    tidy = checked_name(unicodedata.normalize("NFC", name))
    if any(sign in _ADDRESS for sign in tidy):
        raise Denied("address-name", 422)
    key = name_key(tidy)
    if not key:
        raise Denied("bad-name", 422, longest=LONGEST_NAME)
    if key in map(name_key, _OF_THE_HOUSE):
        raise Denied("name-taken", 409, name=tidy)
    return tidy


def name_key(name: str) -> str:
    """What all names have in common that are one name; raises `Denied` for signs that no name may have."""
    profile = get_profile("UsernameCaseMapped")
    try:
        parts = [profile.enforce(part) for part in name.split()]
    except UnicodeEncodeError:  # bidi, control characters, signs that are no letters
        raise Denied("odd-name", 422) from None
    return _skeleton("".join(parts))


async def check_not_anothers(connection: AsyncConnection, name: str, person: int | None = None) -> None:
    """Raise `Denied` for a name of a guest that looks like the name of an account, unless it is this person's."""
    keys = _shown_keys(name)
    taken = select(Guest.id).where(Guest.name_key.in_(keys), Guest.id != (person or 0))
    if await connection.scalar(taken.limit(1)) is not None or await is_reserved(connection, keys):
        raise Denied("account-name", 409, name=name)


async def is_reserved(connection: AsyncConnection, keys: Iterable[str], person: int | None = None) -> bool:
    """Whether one of these was lately the name of an account, erased or renamed, unless it was this person's.

    Nobody is taken for whoever had it. To be asked after who has the name now: it may be given up meanwhile.
    """
    hashes = [key_hash(key) for key in keys]
    erased = select(Erased.person).where(Erased.name_hash.in_(hashes)).exists()
    others = or_(FormerName.person.is_(None), FormerName.person != (person or 0))
    former = select(FormerName.hash).where(FormerName.hash.in_(hashes), others).exists()
    return bool(await connection.scalar(select(erased | former)))


def key_hash(key: str) -> bytes:
    """What is kept of the name of an account that has it no longer; see `storage.belongings` as well."""
    return sha256(key.encode()).digest()


def _shown_keys(name: str) -> set[str]:
    """The keys of accounts for which a name could be taken: guests' names may have signs that are no letters."""
    letters = "".join(sign for sign in name if sign.isalnum())
    return {_skeleton("".join(name.split())), _skeleton(letters)} - {""}


def _skeleton(text: str) -> str:
    """What is left of a text without what people overlook."""
    return _bare("".join(_prototype(sign) for sign in _bare(text))).translate(_ALIKE)


def _prototype(sign: str) -> str:
    """The text for all signs that look like a small letter or like its capital, as the Greek zeta's does like Z."""
    alike = _prototypes()
    capital = sign.upper()
    if not sign.isascii() and alike.get(capital, capital).isascii():
        return alike.get(capital, capital)
    return alike.get(sign, sign)


def _bare(text: str) -> str:
    """Small letters without accents."""
    apart = unicodedata.normalize("NFKD", text.casefold())
    return "".join(sign for sign in apart if not unicodedata.category(sign).startswith("M"))


@cache
def _prototypes() -> dict[str, str]:
    """By sign that looks like others, the text that stands for all of them."""
    alike: dict[str, set[str]] = {}
    for text, others in _pairs():
        found = alike.get(text, {text}) | alike.get(others, {others})
        for each in found:
            alike[each] = found
    chosen: dict[int, str] = defaultdict(str)
    for group in alike.values():
        if id(group) not in chosen:
            # Plain letters rather than rare ones; "rn" rather than "m", for the two must become one.
            chosen[id(group)] = max(group, key=_plainness)
    return {text: chosen[id(group)] for text, group in alike.items() if len(text) == 1}


def _plainness(text: str) -> tuple[bool, bool, int, str]:
    bare = _bare(text)
    return bare.isascii() and bare.isalnum(), text.isascii(), len(text), text


def _pairs() -> Iterator[tuple[str, str]]:
    for text, others in confusables.confusables_data.items():
        for other in others:
            yield text, other["c"]
