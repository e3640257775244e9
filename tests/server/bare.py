"""The bare chain: socket in, the same transaction, as many bytes out to three sockets; no rules, no views."""

import asyncio
import json
import time
from collections import defaultdict
from typing import Any

import uvicorn
from litestar import Litestar, WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath
from sqlalchemy import text
from websockets.asyncio.client import connect

from asztal.server.changes import _ONE_MOVE, CHANNEL
from asztal.server.config import Config
from asztal.server.database import connect as engine_of
from asztal.server.facts import lock

STATE = b"x" * 3500


def serve(config: Config, port: int, size: int) -> None:
    """Serve until it is killed."""
    uvicorn.run(make_app(config, size), port=port, ws="websockets-sansio", log_level="error")


def make_app(config: Config, size: int) -> Litestar:
    engine = engine_of(config)
    rooms: dict[str, list[Any]] = defaultdict(list)
    locks: dict[str, asyncio.Lock] = defaultdict(asyncio.Lock)
    filler = "x" * size

    async def prepare() -> None:
        async with engine.begin() as connection:
            await connection.execute(
                text(
                    "INSERT INTO guest (id, session, name, lang) VALUES (-9, 'bare', 'B', 'en') ON CONFLICT DO NOTHING"
                )
            )

    async def open_table(table: str) -> None:
        async with engine.begin() as connection:
            await connection.execute(
                text(
                    "INSERT INTO game_table (id, owner, game, rules, seats, variant, listed, status, invite, seed,"
                    " commitment, seq, version, said, agreed) VALUES (:id, -9, 'g', 1, 3, '{}', false, 'playing', :id,"
                    " 's', 'c', 0, 1, 0, '[]') ON CONFLICT DO NOTHING"
                ),
                {"id": table},
            )

    async def move(table: str, request: str) -> None:
        async with locks[table], engine.begin() as connection:
            row = await lock(connection, table, request)
            values = {
                "id": table,
                "seq": row.seq + 1,
                "action": row.seq + 1,
                "status": "playing",
                "back_to": None,
                "back_by": None,
                "agreed": "[]",
                "said": 0,
                "channel": f"{CHANNEL}_bare",
                "seat": 0,
                "kind": "choice",
                "text": "choose something",
                "request_id": request,
                "state_hash": "0" * 32,
                "rules": 1,
                "state": STATE,
            }
            await connection.execute(_ONE_MOVE, values)

    @websocket("/{table:str}")
    async def table_socket(socket: WebSocket[Any, Any, Any], table: FromPath[str]) -> None:
        await socket.accept()
        await open_table(table)
        rooms[table].append(socket)
        try:
            while True:
                request = await socket.receive_text()
                await move(table, request)
                for other in rooms[table]:
                    await other.send_text(json.dumps([request, filler]))
        except WebSocketDisconnect:
            rooms[table].remove(socket)

    return Litestar([table_socket], on_startup=[prepare], logging_config=None)


async def play(port: int, tables: int, seconds: float) -> list[float]:
    """At each table three sockets move in turn; the times from sending to the confirmation."""
    taken: list[float] = []

    async def table(number: int) -> None:
        name = f"bare-{number}-{time.time_ns()}"
        for _ in range(100):
            try:
                sockets = [await connect(f"ws://127.0.0.1:{port}/{name}", max_size=None) for _ in range(3)]
                break
            except OSError:
                await asyncio.sleep(0.1)
        until, count = time.monotonic() + seconds, 0
        while time.monotonic() < until:
            count += 1
            mover = sockets[count % 3]
            sent = time.perf_counter()
            await mover.send(f"r{count}")
            json.loads(await mover.recv())
            taken.append(time.perf_counter() - sent)
            for other in sockets:
                if other is not mover:
                    json.loads(await other.recv())
        for socket in sockets:
            await socket.close()

    await asyncio.gather(*[table(number) for number in range(tables)])
    return taken
