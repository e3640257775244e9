"""The web socket of a seat for somebody who waits for a keyboard too: a thread hears, whoever plays reads and asks."""

import contextlib
import os
import time
from collections.abc import Callable
from queue import SimpleQueue
from threading import Thread
from typing import Any

import msgspec
from websockets.exceptions import ConnectionClosed, WebSocketException
from websockets.sync.client import ClientConnection, connect

from asztal.client.connecting import AGAIN, BUSY, FOR_GOOD, HELLO, PATIENCE, shown


class SeatSocket:
    """A connection that is made again when it is lost. `ready` can be read from when something was heard.

    Beside the messages of the server it tells "lost", and "closed" where that is for good; both with a `text`.
    """

    def __init__(self, address: str, token: str, lang: str, heard: Callable[[], int]) -> None:
        self._address, self._lang = address, lang
        self._headers, self._token = shown(token)
        self._heard = heard  # how many events are known
        self._news: SimpleQueue[dict[str, Any]] = SimpleQueue()
        self._socket: ClientConnection | None = None
        self._closed = False
        self.ready, self._wake = os.pipe()
        Thread(target=self._listen, daemon=True).start()

    def _listen(self) -> None:
        while not self._closed:
            try:
                with connect(
                    self._address, additional_headers=self._headers, max_size=None, open_timeout=PATIENCE
                ) as socket:
                    self._hear(socket)
            except ConnectionClosed as error:
                for_good = error.rcvd is not None and error.rcvd.code in FOR_GOOD
                self._tell({"type": "closed" if for_good else "lost", "text": str(error)})
            except (OSError, WebSocketException) as error:
                self._tell({"type": "lost", "text": str(error)})
            self._socket = None
            time.sleep(AGAIN)

    def _hear(self, socket: ClientConnection) -> None:
        hello = {**HELLO, "token": self._token, "lang": self._lang, "events": self._heard()}
        socket.send(msgspec.json.encode(hello).decode())
        self._socket = socket
        while True:
            message = msgspec.json.decode(socket.recv())
            if message["type"] == "refused" and not message.get("id") and message["status"] in BUSY:
                raise ConnectionError(message["text"])  # it has no time for a greeting
            self._tell(message)

    def _tell(self, message: dict[str, Any]) -> None:
        self._news.put(message)
        os.write(self._wake, b".")

    def next(self) -> dict[str, Any]:
        """What was heard next; waits for it."""
        os.read(self.ready, 1)
        return self._news.get()

    def send(self, message: dict[str, Any]) -> None:
        """Send something; where the connection is lost, whoever asked hears of the next one and sends it again."""
        with contextlib.suppress(OSError, WebSocketException):
            if self._socket is not None:
                self._socket.send(msgspec.json.encode(message).decode())

    def close(self) -> None:
        """End the connection for good."""
        self._closed = True
        if self._socket is not None:
            self._socket.close()
