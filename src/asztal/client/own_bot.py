"""Runs somebody's own bot, a program that reads questions and writes choices, at a seat of any server."""

import asyncio
import secrets
import shlex
from asyncio.subprocess import PIPE, Process
from collections.abc import Callable
from typing import Any
from urllib.parse import urlsplit

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from asztal.kernel.patch import patched
from asztal.text import Problem

NONSENSE = 3  # answers in a row that cannot be used
PATIENCE = 60.0  # seconds for a busy server to accept a connection
AGAIN = 1.0  # seconds before a lost connection, or a server that is busy, is tried again
GOODBYE = 5.0  # seconds for a program to end when the game is over
ACCOUNT = "asztal_"  # how tokens of accounts begin
LONGEST = 1 << 20  # bytes of a program's line
_HELLO = {"type": "hello", "protocol": 3}  # the number of the protocol as we speak it
_EXAMPLE = "http://127.0.0.1:8000/api/tables/abc"


class Prompt(msgspec.Struct, frozen=True):
    """A line that the program reads. `events` are those since the line before; `refused` says what was wrong with its
    last answer, which it is to give again."""

    observation: Any
    question: Any
    events: list[Any]
    refused: str


class Chosen(msgspec.Struct, frozen=True):
    """A line that the program writes."""

    option: str


def socket_address(table: str) -> str:
    """The web socket of the table with this address; a table's page will do as well."""
    parts = urlsplit(table.strip())
    names = [name for name in parts.path.split("/") if name and name != "socket"]
    if parts.scheme not in ("http", "https", "ws", "wss") or not parts.netloc or not names:
        raise Problem("bot-address", value=table, example=_EXAMPLE)
    scheme = "wss" if parts.scheme in ("https", "wss") else "ws"
    return f"{scheme}://{parts.netloc}/api/tables/{names[-1]}/socket"


class OwnBot:
    """Plays one seat to the end of the game, through lost connections too; `say` tells its owner what happens."""

    def __init__(self, address: str, token: str, lang: str, say: Callable[[str], None]) -> None:
        self._address, self._lang, self._say = address, lang, say
        # A token of an account is shown to the server at once, a seat's return link to the table.
        account = token.startswith(ACCOUNT)
        self._headers, self._link = ({"Authorization": f"Bearer {token}"}, "") if account else ({}, token)
        self._observation: Any = None
        self._question: Any = None
        self._heard = 0  # events
        self._events: list[Any] = []  # those that the program has not been told of
        self._answered = ""  # the name of a question
        self._pending: dict[str, Any] | None = None  # sent, and not confirmed yet
        self._late = False  # what is pending is to be sent again, after a while
        self._came_late = False  # the answer was refused: what is told next may be the same question again
        self._replaced = False  # a bot of the server plays the seat
        self._scores: list[int] | None = None

    async def play(self, program: str) -> list[int]:
        """The scores of all seats."""
        try:
            words = shlex.split(program)
            process = await asyncio.create_subprocess_exec(*words, stdin=PIPE, stdout=PIPE, limit=LONGEST)
        except (OSError, ValueError, TypeError) as error:
            raise Problem("bot-no-program", reason=str(error)) from None
        try:
            while self._scores is None:
                try:
                    async with connect(
                        self._address, additional_headers=self._headers, max_size=None, open_timeout=PATIENCE
                    ) as socket:
                        await self._talk(socket, process)
                except (OSError, WebSocketException) as error:
                    if self._observation is None:
                        raise Problem("bot-refused", text=str(error)) from None
                    self._say("bot-retry")
                    await asyncio.sleep(AGAIN)
            return self._scores
        finally:
            await _end(process)

    async def _talk(self, socket: ClientConnection, process: Process) -> None:
        await _send(socket, {**_HELLO, "token": self._link, "events": self._heard, "lang": self._lang})
        while self._scores is None:
            self._take_in(msgspec.json.decode(await socket.recv()))
            if self._pending is None:
                if self._scores is not None or self._question is None or self._question["name"] == self._answered:
                    continue
                option, name = await self._ask(process), self._question["name"]
                self._pending = {"type": "act", "id": secrets.token_hex(8), "option": option, "question": name}
            elif not self._late:
                continue
            else:
                self._late = False
                await asyncio.sleep(AGAIN)
            await _send(socket, self._pending)

    def _take_in(self, message: dict[str, Any]) -> None:
        match message["type"]:
            case "view":
                if message["seat"] is None:
                    raise Problem("bot-watches")
                self._observation = message["view"]
                self._news(message, message["first"])
                self._late = self._pending is not None  # the connection was lost before the answer came
            case "update":
                self._observation = patched(self._observation, message["patch"])
                self._news(message, self._heard)
            case "table":
                if self._replaced:  # we may have got the seat back, with the question that we had
                    self._replaced, self._answered = False, ""
                self._scores = message["scores"] if message["status"] in ("over", "ended") else None
            case "done" if self._pending is not None:
                self._answered, self._pending = self._pending["question"], None
            case "refused":
                self._heed_refusal(message)

    def _news(self, message: dict[str, Any], first: int) -> None:
        self._events += message["events"][max(0, self._heard - first) :]
        self._heard = first + len(message["events"])
        self._question = message["question"]
        if self._came_late:
            self._came_late, self._answered = False, ""

    def _heed_refusal(self, message: dict[str, Any]) -> None:
        if message["status"] in (429, 503):  # too fast, or the database is away
            if self._pending is None:
                raise ConnectionError(message["text"])
            self._late = True
            return
        if self._pending is None or message["id"] != self._pending["id"]:
            raise Problem("bot-refused", text=message["text"])
        # Somebody went back meanwhile, or a bot of the server has the seat: the next question will be told.
        self._replaced = message["key"] == "bot-plays"
        self._came_late = not self._replaced
        self._answered, self._pending = self._pending["question"], None

    async def _ask(self, process: Process) -> str:
        assert process.stdin is not None
        assert process.stdout is not None
        offered = [choice["option"] for choice in self._question["choices"]]
        refused, events, self._events = "", self._events, []
        for _ in range(NONSENSE):
            line = Prompt(self._observation, self._question, events, refused)
            try:
                process.stdin.write(msgspec.json.encode(line) + b"\n")
                await process.stdin.drain()
                answer = await process.stdout.readline()
            except ConnectionError:
                answer = b""
            except ValueError:  # longer than any answer
                answer = b"..."
            if not answer:
                raise Problem("bot-ended", code=await process.wait())
            refused = answer.decode(errors="replace").strip()[:200]
            try:
                option = msgspec.json.decode(answer, type=Chosen).option
            except msgspec.MsgspecError:
                continue
            if option in offered:
                return option
            events = []
        raise Problem("bot-nonsense", count=NONSENSE, text=refused)


async def _send(socket: ClientConnection, message: dict[str, Any]) -> None:
    await socket.send(msgspec.json.encode(message).decode())


async def _end(process: Process) -> None:
    """The end of its input tells the program that the game is over."""
    assert process.stdin is not None
    process.stdin.close()
    try:
        async with asyncio.timeout(GOODBYE):
            await process.communicate()  # reads to the end, so that nothing of it is left open
    except TimeoutError:
        process.kill()
        await process.communicate()


def play(table: str, token: str, program: str, lang: str, say: Callable[[str], None]) -> list[int]:
    """Play a seat with a program; gives the scores."""
    return asyncio.run(OwnBot(socket_address(table), token, lang, say).play(program))
