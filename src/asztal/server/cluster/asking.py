"""Asks all web processes who is looking at some tables, and waits until all have answered or a second is over."""

import asyncio
import secrets
from collections.abc import Callable
from contextlib import suppress
from typing import NamedTuple

import msgspec

from asztal.server.cluster.listening import listening
from asztal.server.cluster.news import CALL, News, Present, read
from asztal.server.cluster.peers import Peers
from asztal.server.config import Config

WAIT = 1.0  # seconds for the answers

Looking = dict[str, set[int]]


class RollCall(NamedTuple):
    """An open question about some tables. Every process answers for the tables first and `call` last."""

    call: str
    found: Looking
    missing: set[str]  # processes that have not answered
    answered: asyncio.Event


class Asking:
    """Asks all processes by `tell` and collects their answers with one listener."""

    def __init__(self, config: Config, peers: Peers, tell: Callable[[News], None]) -> None:
        self._config, self._peers, self._tell = config, peers, tell
        self._name = CALL + secrets.token_hex(8)
        self._open: list[RollCall] = []

    async def looking(self, tables: list[str]) -> Looking:
        """The guests at each table who have its page in sight."""
        call, found = CALL + secrets.token_hex(8), {table: set[int]() for table in tables}
        question = RollCall(call, found, self._asked(), asyncio.Event())
        self._open.append(question)
        for name in (*tables, question.call):
            self._tell(Present(name, self._name, [], 0, True))
        try:
            with suppress(TimeoutError):
                await asyncio.wait_for(question.answered.wait(), WAIT)
        finally:
            self._open.remove(question)
        return question.found

    def _asked(self) -> set[str]:
        """The processes that must answer; when they are unknown, one that never does, so that we wait."""
        there = self._peers.there
        return there if there and self._peers.listened > WAIT else {*there, ""}

    def take_in(self, payload: bytes) -> None:
        """Take in what a process said."""
        with suppress(msgspec.MsgspecError):  # a newer process may have sent it
            news = read(payload)
            if not isinstance(news, Present) or news.process.startswith(CALL):
                return
            self._peers.note(news)
            for question in self._open:
                if news.table in question.found:
                    question.found[news.table].update(news.looking)
                elif news.table == question.call:
                    question.missing.discard(news.process)
                    if not question.missing:
                        question.answered.set()

    async def listen(self) -> None:
        """Listen until the connection is lost."""
        try:
            async with listening(self._config) as news:
                self._peers.begin()
                self._tell(Present(CALL, self._name, [], 0, True))  # whoever answers is known from then on
                async for payload in news:
                    self.take_in(payload)
        finally:
            self._peers.end()
