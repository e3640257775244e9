"""A seat of a server's table in a terminal: what is asked and told comes from there, the table is drawn here."""

import os
import secrets
import select
import sys
import time
from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

import msgspec
from rich.console import Group

from asztal import registry
from asztal.client.connecting import AGAIN, BUSY, secret_of, socket_address
from asztal.client.seat_socket import SeatSocket
from asztal.kernel import Observation, Option, Title, recall
from asztal.kernel.patch import patched
from asztal.terminal import log
from asztal.terminal.desk import OptionText, Why
from asztal.terminal.screen import Left, Screen
from asztal.terminal.turn import Turn
from asztal.text import Problem, Texts
from asztal.text.drawing import Drawing, Scene
from asztal.text.generic import drawing_of
from asztal.text.rows import plain
from asztal.text.wording import Wording, wording_of

_DONE = ("over", "ended")


class Told(NamedTuple):
    """A sentence of the server's log."""

    seat: int | None
    text: str
    clause: str
    clauses: list[str]


class Moved(Exception):
    """What is asked is to be shown anew: something else is by now, or the connection is back."""


class Listening(Screen):
    """A screen that waits for a line and for news at once; `hear` is called for news, and may end the waiting."""

    def __init__(self, ready: int, hear: Callable[[], None], *, plain: bool) -> None:
        super().__init__(plain=plain)
        self._ready, self._hear, self._typed = ready, hear, b""

    def ask(self, question: str) -> str:
        """What is typed; raises `Left` at the end of the input, and what `hear` raises."""
        print(f"{question}: ", end="", flush=True)
        keyboard = sys.stdin.fileno()
        while b"\n" not in self._typed:
            found, _, _ = select.select([keyboard, self._ready], [], [])
            if self._ready in found:
                self._hear()
            if keyboard in found:
                read = os.read(keyboard, 4096)
                if not read:
                    print()
                    raise Left
                self._typed += read
        line, _, self._typed = self._typed.partition(b"\n")
        return line.decode(errors="replace").strip()


class RemoteGame:
    """One seat; the server decides what it may see and do."""

    kept = "seat"
    title: Title[Any]
    wording: Wording
    drawing: Drawing

    def __init__(self, address: str, token: str, *, texts: Texts, plain: bool) -> None:
        self._texts = texts
        self._table: dict[str, Any] = {}
        self._view: Any = None
        self._seat = -1
        self._question: dict[str, Any] | None = None
        self._answered = ""  # the name of a question
        self._ending = ""
        self._events = 0
        self._log: list[list[Told]] = []  # message by message
        self._seen = 0  # messages of the log before the last choice
        self._request: dict[str, Any] | None = None  # sent, and not answered yet
        self._answer: dict[str, Any] = {}
        self._news = 0  # views and updates
        self._lost = False  # the connection, and that was said
        self._link = SeatSocket(socket_address(address, "--server"), secret_of(token), texts.lang, lambda: self._events)
        self.screen: Screen = Listening(self._link.ready, self._interrupt, plain=plain)

    def run(self) -> None:
        """Play to the end of the game, or until somebody leaves."""
        try:
            while self._view is None and self._status not in _DONE:
                self._hear()
            while self._status not in _DONE:
                try:
                    Turn(self, self._seat).take()
                except Moved:
                    self.screen.lines([""])
            self._finish()
        except (Left, KeyboardInterrupt) as left:
            self.screen.lines(["", self._texts.say("play-left-seat")])
            if isinstance(left, KeyboardInterrupt):
                raise
        finally:
            self._link.close()

    # --- what the server says ---------------------------------------------------------------------------------------

    @property
    def _status(self) -> str:
        return str(self._table.get("status", ""))

    @property
    def _open(self) -> dict[str, Any] | None:
        """The question that is to be answered."""
        asked = self._question
        return None if asked is None or asked["name"] == self._answered else asked

    def _interrupt(self) -> None:
        """Take in what was heard; raises `Moved` where what is asked is to be shown anew."""
        before, lost = self._now(), self._lost
        self._hear()
        back = lost and not self._lost  # nobody would see that, and the loss was told below the question
        if back or self._now() != before:
            raise Moved

    def _now(self) -> tuple[str, str, bool]:
        asked = self._open
        return (asked["name"], "", False) if asked else ("", self.asked(self._seat), self._status in _DONE)

    def _hear(self) -> None:
        message = self._link.next()
        match message["type"]:
            case "table":
                self._table = message
                if self._view is not None:
                    self._name_people()
                elif self._status not in ("playing", *_DONE):
                    self.screen.lines([self._texts.say("play-not-begun")])
            case "view":
                self._lost = False
                self._begin(message)
                self._take_in(message, message["first"])
                if self._request is not None:  # the connection was lost before the answer came
                    self._link.send(self._request)
            case "update":
                self._view = patched(self._view, message["patch"])
                self._take_in(message, self._events)
            case "refused" if self._request is None or message.get("id") != self._request["id"]:
                raise Problem("bot-refused", text=message["text"])
            case "refused" if message["status"] in BUSY:
                time.sleep(AGAIN)
                self._link.send(self._request or {})
            case "done" | "because" | "scored" | "refused":
                if self._request is not None and message["id"] == self._request["id"]:
                    self._answer, self._request = message, None
            case "lost" if self._view is not None:
                self._lost = True
                self.screen.lines(["", self._texts.say("bot-retry")])
            case "lost" | "closed":
                raise Problem("bot-refused", text=message["text"])

    def _begin(self, message: dict[str, Any]) -> None:
        """Take in a whole view; the first one says what is played."""
        if message["seat"] is None:
            raise Problem("bot-watches")
        self._seat, self._view = message["seat"], message["view"]
        title = registry.find(self._view["game"])
        rules = self._view["rules"]
        if rules != title.rules_version:
            raise Problem("server-rules", game=title.name, rules=str(rules), ours=str(title.rules_version))
        if self._news == 0:
            self.title, self.wording, self.drawing = title, wording_of(title, self._texts.lang), drawing_of(title)
            self._name_people()

    def _name_people(self) -> None:
        self.wording.people = [seat["name"] or seat["bot"] for seat in self._table["seats"]]

    def _take_in(self, message: dict[str, Any], first: int) -> None:
        known = max(0, self._events - first)
        lines = [line for line in message["log"] if line["end"] > known]
        told = [Told(line["seat"], line["text"], line["clause"], line["clauses"]) for line in lines]
        self._log += [told] if told else []
        self._events = first + len(message["events"])
        self._question, self._ending = message["question"], message.get("ending", "")
        self._news += 1
        if self._request is None:  # what has become of the own choice, or of others': the same may be asked again
            self._answered = ""

    def _ask(self, **request: Any) -> dict[str, Any]:
        """The answer to a request, which counts once however often it has to be sent."""
        self._request = {**request, "id": secrets.token_hex(8)}
        self._link.send(self._request)
        while self._waits:
            self._hear()
        return self._answer

    @property
    def _waits(self) -> bool:
        """Whether a request is not answered yet."""
        return self._request is not None

    def _do(self, **request: Any) -> Why | None:
        """Change something, and wait for what has become of the table; where that is refused, why."""
        news, seen = self._news, len(self._log)
        answer = self._ask(**request)
        if answer["type"] == "refused":
            return Why(answer["text"], answer.get("clause", ""))
        self._answered, self._seen = request.get("question", ""), seen
        while self._news == news:
            self._hear()
        return None

    # --- what a turn needs ------------------------------------------------------------------------------------------

    def say(self, key: str, **args: str | int) -> str:
        """A sentence of the table."""
        return self.wording.say(key, **args)

    def asked(self, seat: int) -> str:
        """The question, or who is waited for."""
        if self._open is not None:
            return str(self._open["text"])
        waiting = [other for other in self._view["waiting"] if other != seat]
        return self.say("play-waiting", people=self.wording.join([*map(self.wording.name_seat, waiting)]))

    def offered(self, seat: int) -> list[OptionText]:
        """All that the seat can choose, in words."""
        return [
            OptionText(choice["option"], choice["label"], choice["preview"], choice["targets"])
            for choice in (self._open or {"choices": []})["choices"]
        ]

    def scene(self, seat: int, numbers: Mapping[str, int] | None = None) -> Scene:
        """The table as the seat sees it."""
        kind: Any = Observation[self.title.view]  # type: ignore[name-defined]
        seen = msgspec.json.decode(msgspec.json.encode(self._view), type=kind)
        return Scene(recall(self.title, seen), self.wording, self.screen.width, numbers or {})

    def new_lines(self, seat: int) -> list[Told]:
        """What happened since the own last choice."""
        return [line for told in self._log[self._seen :] for line in told]

    def moves(self, seat: int) -> list[list[Told]]:
        """All that happened, in the parts in which it was told."""
        return self._log

    def choose(self, seat: int, option: Option) -> Why | None:
        """Take one of the options."""
        assert self._open is not None
        return self._do(type="act", option=str(option), question=self._open["name"])

    def why_not(self, seat: int, option: Option) -> Why:
        """Why something is not among the options."""
        because = self._ask(**{"type": "why-not", "option": str(option)})
        return Why(because["text"], because.get("clause", ""))

    def undo(self, seat: int) -> Why | None:
        """Take back the last choice."""
        return self._do(type="undo")

    def score(self, seat: int) -> list[str]:
        """Every point of a seat explained."""
        told = self._ask(type="score", seat=seat)
        if told["type"] == "refused":
            return [told["text"]]
        total = self.say("play-total", seat=seat, points=told["total"])
        lines = [f"{line['points']:>5}  {line['text']}" for line in told["lines"]]
        return [total, *lines, *(f"{'':>5}  {tie}" for tie in told.get("ties", []))]

    def _finish(self) -> None:
        if self._view is None:
            raise Problem("server-over")
        if self.screen.plain:
            table = plain(self.drawing.rows(self.scene(self._seat)))
            self.screen.lines([*table, *log.sentences(self.new_lines(self._seat))])
        else:
            self.screen.clear()
            drawn = self.drawing.table(self.scene(self._seat))
            self.screen.show(Group(drawn, *log.paragraphs(self.new_lines(self._seat))))
        self.screen.lines(["", self.say("play-final")])
        for seat in range(len(self._table["seats"])):
            self.screen.lines(self.score(seat))
        winners = [*map(self.wording.name_seat, self._table["winners"])]
        won = self._texts.say("play-winners", winners=self.wording.join(winners), count=len(winners))
        self.screen.lines([self._ending or won])


def play_at_server(address: str, token: str, *, texts: Texts, plain: bool = False) -> None:
    """Play the seat to which this token belongs, at the table with this address."""
    RemoteGame(address, token, texts=texts, plain=plain).run()
