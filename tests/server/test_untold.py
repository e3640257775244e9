"""What is stored is told in the end, though telling it was cut short: nobody waits for the next deed to see it."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

import pytest
from litestar import Litestar
from sqlalchemy.exc import OperationalError

from asztal.kernel import SPECTATOR
from asztal.server.cluster import fanout
from asztal.server.cluster.source import Source
from asztal.server.config import Config
from asztal.server.denied import Denied
from asztal.server.tables.live.request import Request
from tests.server.test_fanout import SMALL, SOON, until
from tests.server.wire import Socket, Wire, application, wire


@pytest.fixture(autouse=True)
def checked_soon(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(fanout, "CHECK", 0.2)


class Closing(Socket):
    """A page that is closed with the next thing that it says: nothing can be sent to it any more."""

    gone = False

    async def _send(self, event: Any) -> None:
        if self.gone:
            raise OSError("gone")
        await super()._send(event)


def tell(config: Config, story: Callable[[Litestar, Wire], Awaitable[None]]) -> None:
    async def told() -> None:
        async with application(config) as app:
            await story(app, await wire(app, SMALL, 2, {}))

    asyncio.run(told())


async def shown(socket: Socket) -> Socket:
    socket.say({"type": "hello"})
    await socket.settle()
    return socket


def test_who_says_good_bye_and_is_gone_is_heard(config: Config, monkeypatch: pytest.MonkeyPatch) -> None:
    read, reads = Source.chat, asyncio.Event()

    async def slowly(self: Source, table_id: str, after: int) -> Any:
        if not reads.is_set():
            reads.set()
            await asyncio.sleep(0.5)
        return await read(self, table_id, after)

    async def story(app: Litestar, table: Wire) -> None:
        mine, theirs = Closing(app, table.table, table.cookies[0]), table.connect(1)
        for each in (mine, theirs):
            await shown(each)
        monkeypatch.setattr(Source, "chat", slowly)
        mine.gone = True
        mine.say({"type": "say", "id": "bye", "text": "good game"})
        with pytest.raises(OSError, match="gone"):
            await mine._task
        assert reads.is_set()
        await asyncio.wait_for(until(theirs, b"good game"), SOON)
        await theirs.close()

    tell(config, story)


async def says(app: Litestar, table: Wire) -> None:
    await app.state.service.play.say(Request(table.table, table.rights[0], "a"), "good game")


async def asks(app: Litestar, table: Wire) -> None:
    await app.state.service.proposals.propose(Request(table.table, table.rights[0], "a"), "end")


async def leaves(app: Litestar, table: Wire) -> None:
    await app.state.service.lobby.leave(table.rights[0].guest, table.table)


@pytest.mark.parametrize(
    ("what", "deed", "words"),
    [("chat", says, b"good game"), ("story", asks, b'"asks-end"'), ("last_seen", leaves, b'"why":"left"')],
)
def test_what_could_not_be_read_for_a_moment_is_told_by_the_next_check(
    what: str,
    deed: Callable[[Litestar, Wire], Awaitable[None]],
    words: bytes,
    config: Config,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    read, failures = getattr(Source, what), [OperationalError("read", {}, Exception())]

    async def failing(self: Source, *about: Any) -> Any:
        if failures:
            raise failures.pop()
        return await read(self, *about)

    async def story(app: Litestar, table: Wire) -> None:
        sockets = [await shown(table.connect(observer)) for observer in (1, SPECTATOR)]
        monkeypatch.setattr(Source, what, failing)
        with pytest.raises((OperationalError, Denied)):
            await deed(app, table)
        for socket in sockets:
            await asyncio.wait_for(until(socket, words), SOON)
            assert sum(words in message for message in socket.sent) == 1
            await socket.close()

    tell(config, story)
