"""Web sockets that cost next to nothing, for tens of thousands of them: no library, and nothing is read unasked.

They come back by themselves as the browser's do: after a quarter of a second times two for every try, ten seconds at
most, each time between half and one and a half times that.
"""

import asyncio
import contextlib
import random
from collections.abc import Callable

_HELLO = '{"type":"hello","events":0,"token":"","lang":"en"}'
_TEXT, _CLOSE, _PING, _PONG = 1, 8, 9, 10
_LAST = 0x80  # of the frames of a message
_DICE = random.Random(1)
LONGEST_WAIT = 10.0  # seconds between two tries


def _frame(kind: int, data: bytes) -> bytes:
    """From a client, masked with zeros: the data stays as it is."""
    size = bytes([0x80 | len(data)]) if len(data) < 126 else bytes([0x80 | 126]) + len(data).to_bytes(2)
    return bytes([_LAST | kind]) + size + bytes(4) + data


class ThinSocket(asyncio.Protocol):
    """One connection to a table from an address of this machine; `heard` is called with every message.

    It `claims` to be somewhere else, in the header that is the proxy's to write.
    """

    def __init__(
        self, port: int, table: str, cookie: str = "", source: str = "127.0.0.1", claims: str = "203.0.113.1"
    ) -> None:
        self.port, self.table, self._cookie, self._source, self._claims = port, table, cookie, source, claims
        self.heard: Callable[[bytes], None] = lambda message: None
        self.lost: Callable[[], None] = lambda: None
        self._transport: asyncio.Transport | None = None
        self._buffer, self._open, self._tries = bytearray(), False, 0
        self._again: asyncio.TimerHandle | asyncio.Task[None] | None = None
        self._closed = False

    async def connect(self) -> None:
        """Connect now, or try again later."""
        if self._closed:
            return
        loop = asyncio.get_running_loop()
        try:
            await loop.create_connection(lambda: self, "127.0.0.1", self.port, local_addr=(self._source, 0))
        except OSError:
            self._try_later()

    def _try_later(self) -> None:
        self._tries += 1
        wait = min(LONGEST_WAIT, 0.25 * 2**self._tries) * (0.5 + _DICE.random())
        self._again = asyncio.get_running_loop().call_later(wait, self._try)

    def _try(self) -> None:
        self._again = asyncio.ensure_future(self.connect())

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        assert isinstance(transport, asyncio.Transport)
        self._transport, self._open = transport, False
        self._buffer.clear()
        transport.write(
            f"GET /api/tables/{self.table}/socket HTTP/1.1\r\nHost: 127.0.0.1:{self.port}\r\nUpgrade: websocket\r\n"
            "Connection: Upgrade\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13\r\n"
            f"X-Forwarded-For: {self._claims}\r\nCookie: asztal_guest={self._cookie}\r\n\r\n".encode()
        )

    def connection_lost(self, error: Exception | None) -> None:
        self._transport = None
        if not self._closed:
            self.lost()
            self._try_later()

    def send(self, text: str) -> None:
        """Send a message; nothing where the connection was just lost."""
        if self._transport is not None:
            self._transport.write(_frame(_TEXT, text.encode()))

    def close(self) -> None:
        """Leave for good."""
        self._closed = True
        if self._again is not None:
            self._again.cancel()
        if self._transport is not None:
            self._transport.abort()

    def data_received(self, data: bytes) -> None:
        self._buffer += data
        if not self._open and not self._greet():
            return
        while (frame := self._next()) is not None:
            self._take_in(*frame)

    def _greet(self) -> bool:
        """Say hello once the handshake is answered."""
        head, found, rest = self._buffer.partition(b"\r\n\r\n")
        if not found:
            return False
        if b" 101 " not in head[:20]:
            with contextlib.suppress(AttributeError):
                self._transport.abort()  # type: ignore[union-attr]
            return False
        self._buffer, self._open = rest, True
        self.send(_HELLO)
        return True

    def _next(self) -> tuple[int, bytes] | None:
        """The next frame, if all of it is here. A server's messages are not masked and, from ours, in one piece."""
        have = self._buffer
        if len(have) < 2:
            return None
        length = have[1]
        more = {126: 2, 127: 8}.get(length, 0)
        if len(have) < 2 + more:
            return None
        size, start = int.from_bytes(have[2 : 2 + more]) if more else length, 2 + more
        if len(have) < start + size:
            return None
        kind, data = have[0] & 15, bytes(have[start : start + size])
        del have[: start + size]
        return kind, data

    def _take_in(self, kind: int, data: bytes) -> None:
        if kind == _TEXT:
            self._tries = 0
            self.heard(data)
        elif kind == _PING and self._transport is not None:
            self._transport.write(_frame(_PONG, data))
        elif kind == _CLOSE and self._transport is not None:
            self._transport.abort()
