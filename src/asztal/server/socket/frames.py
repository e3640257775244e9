"""Limits how much of a socket is read at a time, so that a flood of small frames holds up nobody else."""

import asyncio
import time
from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame

AT_ONCE = 8192  # bytes that are read before others have their turn
BESIDE = 50.0  # frames that are no message: so many in a row, and one a second


class Frames(WebSocketsSansIOProtocol):
    """Reads little at a time, and cuts off clients that send endless pings or fragments, which are no messages."""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Set up a new connection."""
        super().connection_made(transport)
        transport.max_size = AT_ONCE  # type: ignore[attr-defined]
        self._beside, self._since = 0.0, time.monotonic()

    async def send(self, message: Any) -> None:
        """Send what the application says; refusing the handshake ends the connection."""
        await super().send(message)
        if self.initial_response is not None and self.close_sent:
            self.handshake_complete = True

    def _count(self) -> bool:
        now = time.monotonic()
        self._beside, self._since = max(0.0, self._beside - (now - self._since)) + 1, now
        if self._beside > BESIDE:
            self.transport.abort()
        return self._beside <= BESIDE

    def handle_ping(self) -> None:
        """Answer a ping, unless there are too many."""
        if self._count():
            super().handle_ping()

    def handle_pong(self, event: Frame) -> None:
        """Count a pong that nobody asked for as a ping."""
        if self.pending_ping_payload is not None or self._count():
            super().handle_pong(event)

    def handle_cont(self, event: Frame) -> None:
        """Take a fragment of a message, unless there are too many."""
        if self._count():
            super().handle_cont(event)
