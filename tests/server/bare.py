"""The baseline for load tests: the same transaction and as many bytes to three sockets, without rules and views."""

import asyncio
import time
from collections import defaultdict
from collections.abc import Callable
from datetime import UTC, datetime
from typing import Any

import uvicorn
from litestar import Litestar, WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath
from sqlalchemy import text
from websockets.asyncio.client import ClientConnection, connect

from asztal import registry
from asztal.kernel.record import state_bytes
from asztal.server.config import Config
from asztal.server.storage import statements
from tests.server.clients import PATIENCE

AFTER = bytes(150)  # as long as what is packed of a move
STATE = state_bytes(registry.find("ginkgopolis").new(3))  # one that compresses as well as others


def serve(config: Config, port: int, size: int) -> None:
    """Serve until it is killed."""
    settings: Any = {"ws": "websockets-sansio", "ws_per_message_deflate": False, "log_level": "error"}
    uvicorn.run(make_app(config, size), port=port, **settings)


def make_app(config: Config, size: int) -> Litestar:
    engine = statements.connect(config)
    rooms: dict[str, list[Any]] = defaultdict(list)
    moves: dict[str, int] = defaultdict(int)
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
        async with locks[table], statements.borrowed(engine) as driver:
            seq, now = moves[table] + 1, datetime.now(UTC)
            moves[table] = seq
            values = {
                "id": table,
                "seq": seq,
                "version": seq,
                "status": "playing",
                "proposal": None,
                "said": 0,
                "story": 0,
                "rules": 1,
                "state": STATE,
                "waiting": 1,
                "clock": None,
                "wake": None,
                "at": now,
            }
            action = {
                "action": seq,
                "seat": 0,
                "kind": "choice",
                "text": "choose something",
                "request_id": request,
                "state_hash": "0" * 32,
                "after": AFTER,
                "by_bot": False,
                "at": now,
                "clock_before": None,
                "in_mind": None,
            }
            assert await statements.write(driver, values, [action])

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
                    await other.send_text(request + filler)
        except WebSocketDisconnect:
            rooms[table].remove(socket)

    return Litestar([table_socket], on_startup=[prepare], logging_config=None)


async def play(port: int, tables: int, seconds: float, began: Callable[[], None]) -> list[float]:
    """At each table three sockets move in turn; the times from sending to the confirmation."""
    taken: list[float] = []
    name = time.time_ns()
    places = [[await _open(f"ws://127.0.0.1:{port}/bare-{name}-{n}") for _ in range(3)] for n in range(tables)]
    began()
    until = time.monotonic() + seconds

    async def table(sockets: list[ClientConnection]) -> None:
        count = 0
        while time.monotonic() < until:
            count += 1
            mover = sockets[count % 3]
            sent = time.perf_counter()
            await mover.send(f"r{count}")
            await mover.recv()
            taken.append(time.perf_counter() - sent)
            for other in sockets:
                if other is not mover:
                    await other.recv()
        for socket in sockets:
            await socket.close()

    await asyncio.gather(*[table(sockets) for sockets in places])
    return taken


async def _open(address: str) -> ClientConnection:
    until = time.monotonic() + PATIENCE
    while time.monotonic() < until:
        try:
            return await connect(address, max_size=None, open_timeout=PATIENCE, ping_interval=None)
        except OSError:
            await asyncio.sleep(0.1)
    raise TimeoutError(address)
