"""The people of a soak: what they do, what was acknowledged to them, and what went otherwise than it should."""

import asyncio
import random
import time
from collections import Counter
from collections.abc import Sequence
from contextlib import suppress
from typing import Any

import httpx
from websockets.exceptions import WebSocketException

from tests.server.clients import PATIENCE, Chair, Person
from tests.server.load import Gate

LANGS = ("en", "hu", "de")
CUT = (OSError, WebSocketException, httpx.TransportError)  # how a connection ends while a process is replaced
# Refusals that follow from others having been faster, and from taking back what nobody can.
USUAL = {"stale", "not-your-turn", "game-over", "bot-plays", "no-such-seat", "nothing-to-undo"}


class NotDone(Exception):
    """A request was refused."""


class Promised:
    """The choices of people at a table: sent, and of those acknowledged."""

    def __init__(self) -> None:
        self.sent: set[str] = set()
        self.acknowledged: set[str] = set()


class Town:
    """What all people of a soak share: the addresses, the gate that hands out moves, and what is counted."""

    def __init__(self, addresses: Sequence[str], gate: Gate, seed: str) -> None:
        self.addresses, self.gate, self.chance = list(addresses), gate, random.Random(seed)
        self.ending = asyncio.Event()
        self.counts: Counter[str] = Counter()
        self.wrong: Counter[str] = Counter()
        self.tables: dict[str, Promised] = {}  # that somebody plays at now
        self._named = 0

    def guest(self) -> "Guest":
        """Somebody new, with a language and a process to begin at."""
        self._named += 1
        self.counts["guests"] += 1
        return Guest(self, f"P{self._named}", LANGS[self._named % 3])

    async def rest(self, seconds: float) -> None:
        """Wait so long, or until the end."""
        with suppress(TimeoutError):
            await asyncio.wait_for(self.ending.wait(), seconds)


class Guest(Person):
    """Somebody whose browser asks another process when one does not answer."""

    def __init__(self, town: Town, name: str, lang: str) -> None:
        self.town = town
        first = town.chance.randrange(len(town.addresses))
        self.addresses = town.addresses[first:] + town.addresses[:first]
        super().__init__(self.addresses[0], name, lang)

    async def _ask(self, method: str, path: str, data: Any = None) -> Any:
        until = time.monotonic() + PATIENCE
        while True:
            try:
                answer = await self.http.request(method, self.addresses[0] + path, json=data)
            except httpx.TransportError:
                if time.monotonic() > until:
                    raise
            else:
                if answer.is_success:
                    return answer.json()
                if answer.status_code != 503 or time.monotonic() > until:
                    raise NotDone(f"{method} {path.rpartition('/')[2]}: {answer.status_code} {answer.text[:200]}")
            self.addresses = self.addresses[1:] + self.addresses[:1]
            await asyncio.sleep(0.3)

    def at(self, table: str) -> Chair:
        chair = Chair(self, table)
        chair.addresses = list(self.addresses)
        return chair


class Player:
    """Somebody at a table: chooses at random when the gate lets them, talks, takes back, loses the connection."""

    def __init__(self, chair: Chair, town: Town, *, leaves: bool = False) -> None:
        self.chair, self._town = chair, town
        self._chance = random.Random(town.chance.random())
        self._promised = town.tables[chair.table]
        self._answered = ""
        self._pending: tuple[str, str, str] | None = None
        self._leaves_after = self._chance.randrange(5, 40) if leaves else None

    async def play(self, *, one_turn: bool = False) -> None:
        """Play until the game is over or it is the end; with `one_turn`, until somebody else is asked."""
        while not self.chair.over and not self._town.ending.is_set():
            try:
                if self._pending is None and one_turn and self.chair.question is None:
                    return
                if self._pending is None and not await self._think():
                    continue
                await self._choose()
                if self._leaves_after is not None and self.chair.acted >= self._leaves_after:
                    await self.chair.person.post(f"/api/tables/{self.chair.table}/leave", for_good=True)
                    self._town.counts["left for good"] += 1
                    return
            except CUT:
                await self._reconnect()
        while self._pending is not None:  # nobody goes with a choice that may have been made or not
            try:
                await self._choose()
            except CUT:
                await self._reconnect()

    async def _reconnect(self) -> None:
        self._town.counts["reconnections"] += 1
        await self.chair.reopen()

    async def _think(self) -> bool:
        """Hear what comes until it is our turn and the gate is open; True when something is to be chosen."""
        question = self.chair.question
        if question is None or question["name"] == self._answered:
            await self._hear(self._town.ending.wait(), one=True)
            return False
        await self._hear(self._town.gate())
        now = self.chair.question
        if now is None or now["name"] != question["name"] or self._town.ending.is_set():
            return False
        deed = self._chance.random()
        if deed < 0.04:
            await self._ask("undo", "taken back")
        elif deed < 0.08:
            await self._ask("say", "said", text="Szép lépés! 🎲")
        elif deed < 0.1:
            await self.chair.resync()
        if self.chair.question != now:
            return False
        request = self.chair.request()
        self._promised.sent.add(f"{self.chair.seat}:{request}")
        self._pending = request, self._chance.choice(now["choices"])["option"], now["name"]
        return True

    async def _hear(self, until: Any, *, one: bool = False) -> None:
        """Take in what comes until this happens, or nothing is asked any more; or `one` message."""
        happens = asyncio.ensure_future(until)
        try:
            while not happens.done():
                hearing = asyncio.ensure_future(self.chair.hear())
                try:
                    await asyncio.wait({happens, hearing}, return_when=asyncio.FIRST_COMPLETED)
                finally:
                    if not hearing.done():
                        hearing.cancel()
                        await asyncio.wait({hearing})
                if not hearing.cancelled():
                    hearing.result()
                if one or self.chair.question is None:
                    return
        finally:
            happens.cancel()

    async def _choose(self) -> None:
        """Send the choice, or send it again."""
        assert self._pending is not None
        request, option, question = self._pending
        if self._chance.random() < 0.01:  # the connection breaks when the choice is on its way
            await self.chair.send("act", id=request, option=option, question=question)
            self.chair.socket.transport.abort()
            self._town.counts["cut off"] += 1
            raise ConnectionError
        answer = await self.chair.ask("act", id=request, option=option, question=question)
        if answer["type"] == "done":
            self.chair.acted += 1
            self._town.counts["moves"] += 1
            self._promised.acknowledged.add(f"{self.chair.seat}:{request}")
            self._answered = question
        elif answer["key"] == "hello-first" or answer["status"] == 503:
            await asyncio.sleep(0.2)
            raise ConnectionError(answer["key"])
        else:
            self._note(answer)
            await self.chair.resync()
        self._pending = None

    async def _ask(self, asked: str, done: str, **data: Any) -> None:
        answer = await self.chair.ask(asked, **data)
        if answer["type"] == "done":
            self._town.counts[done] += 1
        else:
            self._note(answer)

    def _note(self, refused: dict[str, Any]) -> None:
        self._town.counts["refused"] += 1
        if refused["key"] not in USUAL and not refused["key"].startswith("undo-") and refused["status"] != 503:
            self._town.wrong[f"refused {refused['key']}"] += 1
