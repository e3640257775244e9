"""The web socket of a table: reads what the client sends, and sends what is put into its outbox."""

import asyncio
import contextlib
from collections.abc import Awaitable, Callable
from functools import partial
from secrets import token_hex
from typing import Any

from litestar import WebSocket, websocket

from asztal.server import traces
from asztal.server.cluster.connected import SIGNED_OUT
from asztal.server.denied import Denied
from asztal.server.http.callers import (
    Id,
    for_all,
    for_tokens,
    known_caller,
    language,
    limits_of,
    rooms_of,
    service_of,
    visitor_of,
)
from asztal.server.limits.budget import Budget
from asztal.server.limits.doors import Crowded
from asztal.server.limits.prices import SOCKET, priced
from asztal.server.measured import note_read
from asztal.server.people.tokens import PLAY
from asztal.server.socket.conversation import Talk
from asztal.server.storage.database import AWAY
from asztal.server.tables.live.access import Person

LATER = 1013  # the database is away, or too many come at once: try again
NO_HELLO = 4410  # the close code for a client that says nothing
PATIENCE = 10.0  # seconds for the first hello


@websocket("/api/tables/{table_id:str}/socket", opt=for_tokens(PLAY, for_all("seats", priced(SOCKET)))["opt"])
async def table_socket(socket: WebSocket[Any, Any, Any], table_id: Id) -> None:
    """Talk to one client until it leaves or cannot keep up."""
    await socket.accept()
    try:
        async with limits_of(socket).doors.let_in():
            caller = await known_caller(socket)
    except (*AWAY, Crowded):
        await socket.close(LATER)
        return
    except Denied:  # a token that is not for playing, or of nobody
        await socket.close(SIGNED_OUT)
        return
    rooms, service = rooms_of(socket), service_of(socket)
    visitor = visitor_of(socket, table_id)._replace(connection=token_hex(8))
    budget = Budget(limits_of(socket), visitor, lambda: table_id not in service.cache)
    lang = caller.lang if caller else language(socket)
    person = Person(caller.id, caller.session) if caller else None
    talk = Talk(service, rooms, table_id, person, lang, budget=budget)
    with rooms.connected.noted(caller.session if caller else None, talk.reader):
        await _converse(socket, talk, budget, partial(rooms.leave, table_id, talk.reader))


async def _converse(
    socket: WebSocket[Any, Any, Any], talk: Talk, budget: Budget, leave: Callable[[], Awaitable[None]]
) -> None:
    """Listen and send until either ends."""
    works = (_listen(socket, talk, budget), _send(socket, talk), talk.reader.ended.wait())
    tasks = [asyncio.create_task(work) for work in works]
    try:
        done, _ = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await leave()
    silent = tasks[0] in done and isinstance(tasks[0].exception(), TimeoutError)
    code = NO_HELLO if silent else 0 if tasks[0] in done else talk.reader.code
    if code:
        with contextlib.suppress(RuntimeError, OSError):
            await socket.close(code)
    for task in done:
        if not silent:
            task.result()


async def _listen(socket: WebSocket[Any, Any, Any], talk: Talk, budget: Budget) -> None:
    until = asyncio.get_running_loop().time() + PATIENCE
    while talk.greeted or asyncio.get_running_loop().time() < until:
        async with asyncio.timeout_at(None if talk.greeted else until):
            event: Any = await socket.receive()
        if event["type"] == "websocket.disconnect":
            return
        await budget.wait_to_read()
        note_read()
        traces.note_read()
        await talk.handle(event.get("text") or event.get("bytes") or b"")
        await talk.reader.reads.wait()  # whoever asks a lot waits until the answers are on their way
    raise TimeoutError


async def _send(socket: WebSocket[Any, Any, Any], talk: Talk) -> None:
    while True:
        data = await talk.reader.outbox.get()
        await socket.send_data(data.decode(), "text")
        talk.reader.note_sent(data)
