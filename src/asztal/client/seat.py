"""A program of yours at a seat of any server: it is asked, and answers; the connection is looked after here."""

import secrets
import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Generic, TypeVar

import msgspec
from websockets.exceptions import ConnectionClosed, WebSocketException
from websockets.sync.client import ClientConnection, connect

from asztal.client.connecting import AGAIN, BUSY, FOR_GOOD, HELLO, PATIENCE, secret_of, shown, socket_address
from asztal.client.shapes.messages import Act, FromServer, Question, Refusal, TableInfo, Update, View
from asztal.kernel.patch import patched
from asztal.text import Problem

__all__ = ["Situation", "play"]

Seen = TypeVar("Seen")
_DONE = ("over", "ended")


@dataclass(frozen=True)
class Situation(Generic[Seen]):
    """What the seat knows, what it is asked, and the events since it was asked the last time."""

    observation: Seen
    question: Question
    events: list[Any]


def play(
    table: str,
    token: str,
    choose: Callable[[Situation[Any]], str],
    *,
    lang: str = "en",
    say: Callable[[str], None] = lambda key: None,
) -> TableInfo:
    """Play a seat to the end of the game, through lost connections too, and give the table as it ended.

    `table` is the address of a table or of its page, `token` the secret of the seat's return link, the whole link, or
    the token of an account. `choose` gives the `option` of one of the choices of the question. `lang` is the language
    of sentences; `say` is told "bot-retry" each time a connection was lost.
    """
    return _Seat(socket_address(table, "table"), token, lang, say).play(choose)


class _Seat:
    """What is known of a seat, and what of it was answered."""

    def __init__(self, address: str, token: str, lang: str, say: Callable[[str], None]) -> None:
        self._address, self._lang, self._say = address, lang, say
        self._headers, self._link = shown(secret_of(token))
        self._observation: Any = None
        self._question: Question | None = None
        self._heard = 0  # events
        self._events: list[Any] = []  # those since the last question
        self._answered = ""  # the name of a question
        self._pending: Act | None = None  # sent, and not confirmed yet
        self._late = False  # what is pending is to be sent again, after a while
        self._came_late = False  # the answer was refused: what is told next may be the same question again
        self._replaced = False  # a bot of the server plays the seat
        self._ended: TableInfo | None = None

    def play(self, choose: Callable[[Situation[Any]], str]) -> TableInfo:
        while self._ended is None:
            try:
                with connect(
                    self._address, additional_headers=self._headers, max_size=None, open_timeout=PATIENCE
                ) as socket:
                    self._talk(socket, choose)
            except (OSError, WebSocketException) as error:
                code = error.rcvd.code if isinstance(error, ConnectionClosed) and error.rcvd else 0
                if self._observation is None or code in FOR_GOOD:
                    raise Problem("bot-refused", text=str(error)) from None
                self._say("bot-retry")
                time.sleep(AGAIN)
        return self._ended

    def _talk(self, socket: ClientConnection, choose: Callable[[Situation[Any]], str]) -> None:
        _send(socket, {**HELLO, "token": self._link, "events": self._heard, "lang": self._lang})
        while True:
            self._take_in(msgspec.json.decode(socket.recv()))
            if self._ended is not None:
                return
            if self._pending is None:
                if self._question is None or self._question["name"] == self._answered:
                    continue
                self._pending = self._ask(self._question, choose)
            elif not self._late:
                continue
            else:
                self._late = False
                time.sleep(AGAIN)
            _send(socket, self._pending)

    def _ask(self, question: Question, choose: Callable[[Situation[Any]], str]) -> Act:
        events, self._events = self._events, []
        option = choose(Situation(self._observation, question, events))
        if option not in [choice["option"] for choice in question["choices"]]:
            raise ValueError(f"{option!r} is none of the options")
        return {"type": "act", "id": secrets.token_hex(8), "option": option, "question": question["name"]}

    def _take_in(self, message: FromServer) -> None:
        if message["type"] == "view":
            if message["seat"] is None:
                raise Problem("bot-watches")
            self._observation = message["view"]
            self._tell(message, message["first"])
            self._late = self._pending is not None  # the connection was lost before the answer came
        elif message["type"] == "update":
            self._observation = patched(self._observation, message["patch"])
            self._tell(message, self._heard)
        elif message["type"] == "table":
            if self._replaced:  # we may have got the seat back, with the question that we had
                self._replaced, self._answered = False, ""
            self._ended = message if message["status"] in _DONE else None
        elif message["type"] == "done":
            self._close(self._pending)
        elif message["type"] == "refused":
            self._heed(message)

    def _tell(self, message: View | Update, first: int) -> None:
        self._events += message["events"][max(0, self._heard - first) :]
        self._heard = first + len(message["events"])
        self._question = message["question"]
        if self._came_late:
            self._came_late, self._answered = False, ""

    def _heed(self, refusal: Refusal) -> None:
        if refusal["status"] in BUSY:  # too fast, or the database is away
            if self._pending is None:
                raise ConnectionError(refusal["text"])
            self._late = True
            return
        if self._pending is None or refusal.get("id") != self._pending["id"]:
            raise Problem("bot-refused", text=refusal["text"])
        # Somebody went back meanwhile, or a bot of the server has the seat: the next question will be told.
        self._replaced = refusal["key"] == "bot-plays"
        self._came_late = not self._replaced
        self._close(self._pending)

    def _close(self, answer: Act | None) -> None:
        if answer is not None:
            self._answered, self._pending = answer.get("question", ""), None


def _send(socket: ClientConnection, message: Any) -> None:
    socket.send(msgspec.json.encode(message).decode())
