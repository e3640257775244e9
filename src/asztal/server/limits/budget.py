"""What a conversation over a socket costs: the price of each message, and whether the visitor can pay it now."""

from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, nullcontext

from asztal.server.denied import Denied
from asztal.server.limits.limits import Limits, Visitor, secret_person
from asztal.server.limits.prices import COLD, NONSENSE, REFUSED
from asztal.server.wire import client_messages as client

# In milliseconds of CPU, as measured; what is not here changes the table and is only paced.
PRICES: dict[type[client.FromClient], float] = {
    client.Hello: 15,
    client.Resync: 4,
    client.ReadOut: 10,
    client.AskScore: 4,
    client.WhyNot: 3,
}


class Budget:
    """The limits of one connection; `cold` is true while its table would have to be read first.

    The limit of a table is shared by those who watch it, however many they are: they cannot use up what its players
    need.
    """

    def __init__(self, limits: Limits, visitor: Visitor, cold: Callable[[], bool]) -> None:
        self._limits, self._visitor, self._cold = limits, visitor, cold
        self.plays = False  # whoever is connected has a seat

    @property
    def _payer(self) -> Visitor:
        return self._visitor._replace(table="") if self.plays else self._visitor

    async def wait_to_read(self) -> None:
        """Wait before the next message is read if the visitor sends too many; the system's buffer fills meanwhile."""
        await self._limits.pace(self._visitor, "messages")

    @asynccontextmanager
    async def on(self, message: client.Message) -> AsyncIterator[None]:
        """Pay for a message that is carried out in the block; raises `Denied` after too many of its kind."""
        if isinstance(message, client.Hello) and message.token:
            self._visitor = self._visitor._replace(person=secret_person(message.token))
            await self._limits.count(self._visitor, guesses=1)
        if isinstance(message, client.Say):
            await self._limits.count(self._visitor, chat=1)
        if isinstance(message, client.Propose | client.AnswerProposal | client.Remind):
            await self._limits.count(self._visitor, proposals=1)
        price = PRICES.get(type(message))
        if price is None:
            await self._limits.pace(self._visitor, "moves")
            yield
            return
        arrives = isinstance(message, client.Hello)
        cold = arrives and self._cold()
        payer = self._visitor._replace(table="") if arrives else self._payer
        await self._limits.count(payer, effort=price + COLD["table" if cold else ""])
        # Whoever has to wait for a limit keeps nobody out.
        async with self._limits.turn(self._visitor), self._limits.doors.let_in() if arrives else nullcontext():
            yield

    async def count_refusal(self, denied: Denied) -> None:
        """Pay for a refusal, which is sent when the visitor can afford it."""
        if denied.status != 429:
            try:
                await self._limits.count(self._payer, effort=NONSENSE if denied.key == "bad-message" else REFUSED)
            except Denied:
                await self._limits.pace(self._visitor, "refusals")
        else:
            await self._limits.pace(self._visitor, "refusals")
