"""A process that follows another's move reads it with one statement, and reads the same as with many."""

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import psycopg
import pytest
from litestar import Litestar

from asztal.server.cluster import fanout
from asztal.server.config import Config
from asztal.server.storage.statements import borrowed
from asztal.server.tables.live.cache import Warm
from asztal.server.tables.live.request import Request
from asztal.server.tables.stored.position import read_entries
from asztal.server.tables.stored.since import read_since
from asztal.server.tables.stored.table import read_places, read_row
from asztal.server.wire.around import Pace
from tests.server.test_fanout import until, watched, with_two
from tests.server.test_room_channels import move
from tests.server.wire import Socket, wire


@pytest.fixture(autouse=True)
def nothing_is_checked(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(fanout, "CHECK", 600.0)


@contextmanager
def counted() -> Iterator[list[str]]:
    """All statements of this process but the news and what begins and ends transactions."""
    found: list[str] = []
    execute = psycopg.AsyncCursor.execute

    async def noted(self: Any, query: Any, *args: Any, **kwargs: Any) -> Any:
        text = query.decode() if isinstance(query, bytes) else str(query)
        if "pg_notify" not in text:
            found.append(text)
        return await execute(self, query, *args, **kwargs)

    setattr(psycopg.AsyncCursor, "execute", noted)  # noqa: B010
    try:
        yield found
    finally:
        setattr(psycopg.AsyncCursor, "execute", execute)  # noqa: B010


async def seen(socket: Socket, count: int) -> None:
    """Wait until the socket was told of so many updates."""
    while sum(b'"type":"update"' in message for message in socket.sent) < count:
        await asyncio.sleep(0.005)


def test_a_followed_move_is_one_statement(config: Config) -> None:
    async def story(one: Litestar, other: Litestar) -> None:
        table, socket = await watched(one)
        await move(other, table)
        await until(socket, b'"dug"')
        await asyncio.sleep(0.1)
        with counted() as statements:
            await other.state.service.play.undo(Request(table.table, table.rights[0], "back"))
            await seen(socket, 2)
            await asyncio.sleep(0.1)
        [only] = [text for text in statements if text.lstrip().startswith("SELECT")]  # beside the move itself
        assert "LATERAL" in only
        await socket.close()

    with_two(config, story)


@pytest.mark.parametrize("pace", [None, Pace("live", bank=600, turn=30)])
def test_one_statement_reads_the_same_as_many(config: Config, pace: Pace | None) -> None:
    async def story(one: Litestar, other: Litestar) -> None:
        service = one.state.service
        table = await wire(one, "ginkgopolis", 3, {}, pace)
        async with service.changes.reading(table.table) as warm:
            first = warm.stored.row
            option = sorted(map(str, warm.game.decisions[0].options))[0]
        await service.play.act(Request(table.table, table.rights[0], "a"), option)
        async with borrowed(service.stores) as driver:
            since = await read_since(driver, first, 0, warm.title.rules_version, "0:a")
            unchanged = await read_since(driver, since.row, 1, warm.title.rules_version, "nothing")
        async with service.engine.connect() as connection:
            row, _ = await read_row(connection, table.table)
            assert since.new is not None
            assert since.row == unchanged.row == row
            assert (since.answered, unchanged.answered, unchanged.new) == (True, False, None)
            assert since.new.places == await read_places(connection, table.table)
            assert since.new.log == await read_entries(connection, table.table, 0, row.seq)

    with_two(config, story)


def test_a_process_that_replayed_to_another_state_reads_everything_again(
    config: Config, monkeypatch: pytest.MonkeyPatch
) -> None:
    differs, looked = Warm.differs, 0

    def once(self: Warm, last: Any) -> bytes | None:
        nonlocal looked
        looked += 1
        return b"another" if looked == 1 else differs(self, last)

    async def story(one: Litestar, other: Litestar) -> None:
        table, socket = await watched(one)
        await move(other, table)
        await until(socket, b'"dug"')
        before = one.state.service.cache.get(table.table).table
        monkeypatch.setattr(Warm, "differs", once)
        await other.state.service.play.undo(Request(table.table, table.rights[0], "back"))
        await seen(socket, 2)
        assert looked == 2
        assert one.state.service.cache.get(table.table).table is not before
        await socket.close()

    with_two(config, story)


def test_seats_are_the_same_list_until_one_of_them_changes(config: Config) -> None:
    """Only then everybody's seat is looked for again."""

    async def story(one: Litestar, other: Litestar) -> None:
        table, socket = await watched(one)
        warm = one.state.service.cache.get(table.table)
        places = warm.stored.places
        await move(other, table)
        await until(socket, b'"dug"')
        assert warm.stored.places is places
        await other.state.service.lobby.new_link(table.rights[0].guest, table.table)
        while warm.stored.places is places:
            await asyncio.sleep(0.01)
        assert warm.stored.places[0].link != places[0].link
        await socket.close()

    with_two(config, lambda one, other: asyncio.wait_for(story(one, other), 20))
