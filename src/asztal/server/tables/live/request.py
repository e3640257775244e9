"""What somebody asks of a table: by which right, under which name it is logged, and when it is carried out."""

from collections.abc import Generator
from contextlib import AbstractAsyncContextManager
from types import TracebackType
from typing import Any, Generic, NamedTuple, Protocol, TypeVar

import msgspec

from asztal.server.denied import Denied
from asztal.server.tables.live.access import Right, own_seat
from asztal.server.tables.stored.facts import Facts

R = TypeVar("R")
LONGEST_ID = 64


class AnyRequest(Protocol):
    """A wish of a person or a bot."""

    @property
    def table(self) -> str:
        """Which table is to be changed."""

    def name(self, facts: Facts) -> str:
        """Its name in the log, which begins with whose it is; raises `Denied`."""


class Request(msgspec.Struct, frozen=True):
    """A person's: one of the same name that was carried out before is answered as then.

    Whoever asks shows a right; the seat is found from it in the version of the table that is changed.
    """

    table: str
    right: Right
    id: str

    def __post_init__(self) -> None:
        if not 0 < len(self.id) <= LONGEST_ID or not self.id.isascii() or not self.id.isprintable():
            raise Denied("bad-request-id", 422, longest=LONGEST_ID)

    def seat(self, facts: Facts) -> int:
        """For which seat; raises `Denied`."""
        return own_seat(self.right, facts)

    def name(self, facts: Facts) -> str:
        """Its name in the log."""
        return f"{self.seat(facts)}:{self.id}"


class BotTurn(NamedTuple):
    """A bot's: to answer at this seat what it is asked after action `seq`."""

    table: str
    seat: int
    seq: int

    def name(self, _facts: Facts) -> str:
        """Its name in the log."""
        return f"b{self.seat}:{self.seq}"


class Pending(Generic[R]):
    """What is carried out when this is awaited.

    Whoever has to answer uses `async with`: what stands there is done as soon as it is stored for good, and before
    anybody is told of it.
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
