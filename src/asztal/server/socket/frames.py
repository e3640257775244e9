"""How much of a socket is read at a time, so that a flood of small frames keeps nobody else waiting."""

import asyncio
import time
from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame

AT_ONCE = 8192  # bytes that are read before others have their turn
BESIDE = 50.0  # frames that are no message: so many in a row, and one a second


class Frames(WebSocketsSansIOProtocol):
    """Reads little at a time; a client that sends pings or pieces without end is cut off, as no message counts them."""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """A client is there."""
        super().connection_made(transport)
        transport.max_size = AT_ONCE  # type: ignore[attr-defined]
        self._beside, self._since = 0.0, time.monotonic()

    async def send(self, message: Any) -> None:
        """What the application says; a refusal of the handshake is the end of it."""
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
        """A ping is answered, unless there are too many."""
        if self._count():
            super().handle_ping()

    def handle_pong(self, event: Frame) -> None:
        """A pong that nobody asked for counts as a ping."""
        if self.pending_ping_payload is not None or self._count():
            super().handle_pong(event)

    def handle_cont(self, event: Frame) -> None:
        """A message may come in a few pieces."""
        if self._count():
            super().handle_cont(event)
