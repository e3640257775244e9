"""Requests to change a table: by which right, under which name in the log, and when they are carried out."""

from collections.abc import Generator
from contextlib import AbstractAsyncContextManager
from types import TracebackType
from typing import Any, Generic, NamedTuple, Protocol, TypeVar

import msgspec

from asztal.server.denied import Denied
from asztal.server.tables.live.access import Right, own_seat
from asztal.server.tables.stored.table import StoredTable

R = TypeVar("R")
LONGEST_ID = 64


class AnyRequest(Protocol):
    """A request of a person or a bot."""

    @property
    def table(self) -> str:
        """The table to be changed."""

    def name(self, stored: StoredTable) -> str:
        """The name in the log, which begins with whose request it is; raises `Denied`."""


class Request(msgspec.Struct, frozen=True):
    """A person's request. One of the same name that was carried out before gets the same answer again.

    It carries a right; the seat is found from that in the version of the table that is changed.
    """

    table: str
    right: Right
    id: str

    def __post_init__(self) -> None:
        if not 0 < len(self.id) <= LONGEST_ID or not self.id.isascii() or not self.id.isprintable():
            raise Denied("bad-request-id", 422, longest=LONGEST_ID)

    def seat(self, stored: StoredTable) -> int:
        """The seat that it is for; raises `Denied`."""
        return own_seat(self.right, stored)

    def name(self, stored: StoredTable) -> str:
        """The name in the log: the seat and the id that the client gave."""
        return f"{self.seat(stored)}:{self.id}"


class BotTurn(NamedTuple):
    """A bot's request: to answer at this seat what it is asked after action `seq`."""

    table: str
    seat: int
    seq: int

    def name(self, _stored: StoredTable) -> str:
        """The name in the log: the seat and the number of the action."""
        return f"b{self.seat}:{self.seq}"


class Pending(Generic[R]):
    """Work that is done when this is awaited.

    To answer somebody, use `async with`: the block runs as soon as the change is stored for good, and before anybody is
    told of it.
    """

    def __init__(self, work: AbstractAsyncContextManager[R]) -> None:
        self._work = work

    def __await__(self) -> Generator[Any, Any, R]:
        return self._carry_out().__await__()

    async def _carry_out(self) -> R:
        async with self._work as result:
            return result

    async def __aenter__(self) -> R:
        return await self._work.__aenter__()

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self._work.__aexit__(kind, error, trace)
