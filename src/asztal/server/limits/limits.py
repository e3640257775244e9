"""What one person, one address and one table may use: every limit as data, and the one class that applies them."""

import asyncio
from collections.abc import AsyncIterator, Mapping, Sequence
from contextlib import asynccontextmanager
from hashlib import blake2b
from ipaddress import IPv6Address, ip_address, ip_network
from math import ceil
from typing import Literal, NamedTuple
from weakref import WeakValueDictionary

from asztal.server.background import Background
from asztal.server.config import Config
from asztal.server.denied import Denied
from asztal.server.limits.doors import Doors
from asztal.server.limits.headcount import Headcount, Most
from asztal.server.limits.rates import Charge, Counts, Here, Shared

Whose = Literal["address", "person", "table", "connection", "mailbox"]


class Limit(NamedTuple):
    """So much per so many seconds for each address, person, table and so on; `reserve` of it at once, or all.

    Beyond it, a request waits up to `patience` seconds or is refused with `key`.
    """

    whose: Whose
    amount: float
    seconds: float
    reserve: float = 0
    patience: float = 0
    key: str = "too-fast"


class Sockets(NamedTuple):
    """The most sockets that may be open; `whose` may be a combination, such as an address at a table."""

    whose: tuple[Whose, ...]
    most: int


EFFORT_PATIENCE = 5.0
# Effort is counted in milliseconds of a web process's CPU.
LIMITS: dict[str, tuple[Limit, ...]] = {
    "requests": (Limit("address", 600, 60),),
    "guests": (Limit("address", 30, 3600, key="too-many-guests"),),
    "tables": (Limit("address", 30, 3600, key="too-many-tables"),),
    "bot games": (
        Limit("person", 6, 3600, key="too-many-bot-games"),
        Limit("address", 12, 3600, key="too-many-bot-games"),
    ),
    "chat": (Limit("person", 30, 60, key="too-much-chat"), Limit("table", 120, 60, key="too-much-chat")),
    "notes": (Limit("person", 60, 60),),
    "proposals": (Limit("person", 20, 60), Limit("table", 60, 60)),
    "claims": (
        Limit("person", 5, 86_400, key="too-many-claims"),
        Limit("address", 20, 86_400, key="too-many-claims"),
    ),
    "guesses": (Limit("address", 60, 60),),
    # Nobody guesses 80 bits: this only keeps down the noise of those who try, and lets a class come home together.
    "words tried": (
        Limit("person", 10, 3600, key="too-many-words"),
        Limit("address", 30, 3600, key="too-many-words"),
    ),
    "words made": (Limit("person", 10, 3600, key="too-many-words"),),
    "names": (Limit("person", 10, 3600, key="too-many-names"), Limit("address", 30, 3600, key="too-many-names")),
    # Nobody guesses what a passkey signs either: a challenge is a row for some minutes.
    "passkeys": (
        Limit("person", 30, 3600, key="too-many-passkeys"),
        Limit("address", 120, 3600, key="too-many-passkeys"),
    ),
    "mails": (
        Limit("person", 5, 3600, key="too-many-mails"),
        Limit("address", 20, 3600, key="too-many-mails"),
    ),
    # By mailbox and address together: what a stranger asks for elsewhere is not counted against its owner.
    "letters home": (
        Limit("mailbox", 5, 3600, key="too-many-letters"),
        Limit("person", 10, 3600, key="too-many-letters"),
        Limit("address", 20, 3600, key="too-many-letters"),
    ),
    "reports": (Limit("address", 20, 86_400, key="too-many-reports"),),
    # A processor of ours works for a second or two, beside the web process.
    "look backs": (
        Limit("person", 40, 3600, key="too-many-look-backs"),
        Limit("address", 80, 3600, key="too-many-look-backs"),
    ),
    "effort": (
        Limit("address", 80, 1, reserve=400, patience=EFFORT_PATIENCE),
        Limit("person", 60, 1, reserve=300, patience=EFFORT_PATIENCE),
        Limit("table", 240, 1, reserve=1200, patience=EFFORT_PATIENCE),
    ),
}
# What is only slowed down, never refused; each process counts for itself, so that a move waits for nobody.
PACES: dict[str, tuple[Limit, ...]] = {
    "messages": (Limit("connection", 100, 1, reserve=200), Limit("address", 200, 1, reserve=400)),
    "moves": (Limit("connection", 30, 1), Limit("address", 30, 1, reserve=60)),
    "files": (Limit("address", 50, 1, reserve=300),),
    "refusals": (Limit("address", 20, 1, reserve=100),),
}
SOCKETS = (
    Sockets(("address",), 40),
    Sockets(("person",), 20),
    Sockets(("address", "table"), 10),
    Sockets(("table",), 1000),
)
WAITING_TABLES = 10  # of one person, opened within a day
REPORTS = 5  # of one person within a day
FOR_EVER = 1e9  # seconds of patience
LONGEST_PACE = 10.0  # seconds until the next message is heard, or the next refusal is sent, at the latest


class Visitor(NamedTuple):
    """Who uses something: the network of the request, the person, cookie or link that it is from, and the table.

    `mailbox` is one that is written to, as asked for from this network.
    """

    address: str
    person: str = ""
    table: str = ""
    connection: str = ""
    mailbox: str = ""

    def key_of(self, whose: Sequence[Whose]) -> str:
        """The key for these parts; empty when one of them is unknown."""
        parts = [str(getattr(self, name)) for name in whose]
        return ":".join([*whose, *parts]) if all(parts) else ""


def network_of(host: str) -> str:
    """What counts as one address: an IPv4 address, or the /64 network of one customer in IPv6."""
    try:
        address = ip_address(host.partition("%")[0])
    except ValueError:
        return host[:100] or "-"
    if isinstance(address, IPv6Address):
        mapped = address.ipv4_mapped
        return str(mapped or ip_network((address, 64), strict=False))
    return str(address)


def secret_person(secret: str) -> str:
    """A name for whoever carries a cookie or a link, made from a hash of it; empty without one."""
    return blake2b(secret.encode(errors="replace"), digest_size=12).hexdigest() if secret else ""


def known_person(person: int) -> str:
    """A name for a person who was recognised, whatever cookie the request carries."""
    return f"person {person}"


class Limits:
    """Applies the limits, `config.limits` times as generous; 0 turns them off."""

    def __init__(self, config: Config) -> None:
        self.factor = config.limits
        self._shared = Shared(config) if config.redis and self.factor else None
        self._counts, self._pace = Counts(self._shared), Here()
        self.sockets = Headcount(self._shared)
        self.doors = Doors(config.pool // 2)  # others play meanwhile
        self._turns: WeakValueDictionary[str, asyncio.Semaphore] = WeakValueDictionary()

    async def count(self, visitor: Visitor, **used: float) -> None:
        """Count a use such as `requests=1, effort=8`: wait if the limit allows that, or raise `Denied`."""
        known, charges = self._used(visitor, used)
        if not charges:
            return
        verdict = await self._counts.take(charges)
        if verdict.over is not None:
            raise Denied(known[verdict.over].key, 429, seconds=ceil(verdict.wait))
        if verdict.wait > 0:
            await asyncio.sleep(verdict.wait)

    async def owe(self, visitor: Visitor, **used: float) -> None:
        """Count what was used already: nothing waits now, but the next request may."""
        _, charges = self._used(visitor, used)
        if charges:
            await self._counts.take([charge._replace(patience=FOR_EVER) for charge in charges])

    def _used(self, visitor: Visitor, used: Mapping[str, float]) -> tuple[list[Limit], list[Charge]]:
        """The limits that apply to a use, and what it takes from each."""
        known, charges = list[Limit](), list[Charge]()
        for name, cost in used.items():
            for limit in LIMITS[name.replace("_", " ")]:
                if self.factor and cost and (whose := visitor.key_of([limit.whose])):
                    known.append(limit)
                    charges.append(self._charge(name, whose, limit, cost))
        return known, charges

    def _charge(self, name: str, whose: str, limit: Limit, cost: float) -> Charge:
        every = limit.seconds / (limit.amount * self.factor)
        reserve = max(1.0, (limit.reserve or limit.amount) * self.factor)
        return Charge(f"{name}:{whose}", every, reserve, cost, limit.patience)

    async def pace(self, visitor: Visitor, name: str) -> None:
        """Wait until the visitor may go on; at a usual pace, that is at once."""
        if not self.factor:
            return
        charges = [
            self._charge(name, visitor.key_of([limit.whose]), limit, 1.0)._replace(patience=LONGEST_PACE)
            for limit in PACES[name]
        ]
        verdict = self._pace.take(charges)
        if verdict.wait > 0:
            await asyncio.sleep(min(verdict.wait, LONGEST_PACE))

    @asynccontextmanager
    async def turn(self, visitor: Visitor) -> AsyncIterator[None]:
        """Let an address do one costly thing at a time in this process; addresses take turns."""
        if not self.factor:
            yield
            return
        turns = self._turns.get(visitor.address)
        if turns is None:
            turns = self._turns[visitor.address] = asyncio.Semaphore(max(1, round(self.factor)))
        async with turns:
            await asyncio.sleep(0)
            yield

    @asynccontextmanager
    async def seated(self, visitor: Visitor) -> AsyncIterator[None]:
        """Count an open socket for the length of the block; raises `Denied` when there are too many."""
        places = [
            Most(key, max(1, round(sockets.most * self.factor)))
            for sockets in SOCKETS
            if self.factor and (key := visitor.key_of(sockets.whose))
        ]
        name, full = await self.sockets.enter(places)
        if full is not None:
            raise Denied("too-many-sockets", 429, seconds=60)
        try:
            yield
        finally:
            await self.sockets.leave(name)

    @asynccontextmanager
    async def running(self, background: Background) -> AsyncIterator[None]:
        """Tell other processes of this one's sockets while the block lasts."""
        if self._shared is not None:
            background.start("sockets", self.sockets.refresh)
        try:
            yield
        finally:
            if self._shared is not None:
                await self._shared.close()

    def share(self, visitor: Visitor) -> str:
        """The key by which a visitor's bots take turns with those of others; empty when nothing is limited."""
        return blake2b(visitor.address.encode(), digest_size=2).hexdigest() if self.factor else ""
