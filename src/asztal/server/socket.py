"""The web socket of a table: reads what the client says and sends what is put into its outbox."""

import asyncio
import contextlib
from typing import Any

from litestar import WebSocket, websocket

from asztal.server.database import AWAY
from asztal.server.rooms import UNSENT
from asztal.server.talk import Talk
from asztal.server.web import Id, known_caller, language, rooms_of, service_of

LATER = 1013  # the database is away: try again


@websocket("/api/tables/{table_id:str}/socket")
async def table_socket(socket: WebSocket[Any, Any, Any], table_id: Id) -> None:
    """Talk with one client until it goes or cannot keep up."""
    await socket.accept()
    try:
        caller = await known_caller(socket)
    except AWAY:
        await socket.close(LATER)
        return
    rooms = rooms_of(socket)
    talk = Talk(
        service_of(socket), rooms, table_id, caller.id if caller else None, caller.lang if caller else language(socket)
    )
    works = (_listen(socket, talk), _send(socket, talk), talk.reader.ended.wait())
    tasks = [asyncio.create_task(work) for work in works]
    try:
        done, _ = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await rooms.leave(table_id, talk.reader)
    if talk.reader.code and tasks[0] not in done:
        with contextlib.suppress(RuntimeError, OSError):
            await socket.close(talk.reader.code)
    for task in done:
        task.result()


async def _listen(socket: WebSocket[Any, Any, Any], talk: Talk) -> None:
    while True:
        event: Any = await socket.receive()
        if event["type"] == "websocket.disconnect":
            return
        await talk.heed(event.get("text") or event.get("bytes") or b"")
        while talk.reader.outbox.qsize() > UNSENT // 2:  # whoever asks a lot waits until the answers are on their way
            await asyncio.sleep(0.01)


async def _send(socket: WebSocket[Any, Any, Any], talk: Talk) -> None:
    while True:
        data = await talk.reader.outbox.get()
        await socket.send_data(data.decode(), "text")
