"""One conversation over a web socket: every message is read, carried out and answered, whatever a stranger sends."""

from typing import Any

import msgspec
import structlog

from asztal.kernel import SPECTATOR, Option
from asztal.server import messages as m
from asztal.server.budget import Budget
from asztal.server.database import AWAY
from asztal.server.denied import Denied
from asztal.server.guests import checked_lang
from asztal.server.play import LONGEST_OPTION
from asztal.server.rooms import Reader, Rooms
from asztal.server.service import Service
from asztal.server.voice import Voice, texts_of

_LOG = structlog.get_logger("asztal.talk")
LONGEST = 8192  # bytes of a message


class Talk:
    """What one connection says and is told; `reader` appears with its first message, then it has `greeted`."""

    def __init__(
        self, service: Service, rooms: Rooms, table_id: str, guest: int | None, lang: str, *, budget: Budget
    ) -> None:
        self._service, self._rooms, self._table = service, rooms, table_id
        self._guest, self._lang, self._budget = guest, lang, budget
        self.reader = Reader(SPECTATOR, lang)
        self.greeted = False

    async def heed(self, data: str | bytes) -> None:
        """Carry out one message; a refusal is an answer too."""
        request_id = ""
        try:
            message = _read(data)
            request_id = getattr(message, "id", "")
            async with self._budget.on(message):
                if isinstance(message, m.Hello):
                    await self._hello(message)
                else:
                    if not self.greeted:
                        raise Denied("hello-first", 409)
                    await self._answer(message)
        except Denied as denied:
            await self._budget.refused(denied)
            self.reader.send(await self._refusal(denied, request_id))
        except AWAY:
            self.reader.send(await self._refusal(Denied("database-away", 503), request_id))
        except Exception as error:  # our own mistake: the client learns no more than that
            _LOG.error("internal error", exc_info=error)
            self.reader.send(await self._refusal(Denied("internal", 500), request_id))

    async def _hello(self, hello: m.Hello) -> None:
        if self.greeted:
            raise Denied("hello-once", 409)
        self.reader.lang = checked_lang(hello.lang or self._lang)
        if hello.token:
            table_id, self.reader.seat = await self._service.lobby.seat_by_token(hello.token)
            if table_id != self._table:
                raise Denied("no-such-link", 404)
        elif self._guest is not None:
            async with self._service.changes.look(self._table) as warm:
                seat = warm.known.seat_of(self._guest)
            self.reader.seat = SPECTATOR if seat is None else seat
        await self._rooms.enter(self._table, self.reader, hello.events)
        self.greeted = True

    async def _answer(self, message: m.Message) -> None:
        if isinstance(message, m.Resync):
            async with self._service.changes.look(self._table) as warm:
                room = self._rooms.by_table[self._table]
                await room.show_again(self.reader, warm, self._service.changes, message.events)
        elif isinstance(message, m.AskScore):
            await self._score(message)
        elif isinstance(message, m.WhyNot):
            await self._why_not(message)
        elif isinstance(message, m.ReadOut):
            await self._read_out(message)
        else:
            await self._do(message, self._own_seat())

    async def _do(self, message: Any, seat: int) -> None:
        play, table = self._service.play, self._table

        def done() -> None:
            self.reader.send(m.Done(message.id))

        match message:
            case m.Act():
                await play.act(table, seat, message.id, message.option, question=message.question, done=done)
            case m.Undo():
                await play.undo(table, seat, message.id, everything=message.everything, done=done)
            case m.ProposeBack():
                await play.propose_back(table, seat, message.id, choices=message.choices, done=done)
            case m.AnswerBack():
                await play.answer_back(table, seat, message.id, agree=message.agree, done=done)
            case m.Say():
                await play.say(table, seat, message.id, message.text, done)

    def _own_seat(self) -> int:
        if self.reader.seat == SPECTATOR:
            raise Denied("not-seated", 403)
        return self.reader.seat

    async def _why_not(self, message: m.WhyNot) -> None:
        seat = self._own_seat()
        if len(message.option) > LONGEST_OPTION:
            raise Denied("too-long", 413, longest=LONGEST_OPTION)
        async with self._service.changes.look(self._table) as warm:
            if warm.table is None:
                raise Denied("not-started", 409)
            voice = Voice(warm.title, self.reader.lang, warm.known.names())
            self.reader.send(voice.because(warm, seat, message.id, Option.parse(message.option)))

    async def _score(self, message: m.AskScore) -> None:
        async with self._service.changes.look(self._table) as warm:
            if warm.table is None:
                raise Denied("not-started", 409)
            if message.seat not in warm.game.seats():
                raise Denied("no-such-seat", 404)
            if message.seat != self.reader.seat and not warm.game.over:
                raise Denied("own-score-only", 403)
            voice = Voice(warm.title, self.reader.lang, warm.known.names())
            self.reader.send(voice.score(warm, message.seat, message.id))

    async def _read_out(self, message: m.ReadOut) -> None:
        async with self._service.changes.look(self._table) as warm:
            if warm.table is None:
                raise Denied("not-started", 409)
            voice = Voice(warm.title, self.reader.lang, warm.known.names())
            self.reader.send(voice.read_out(warm, self.reader.seat, message.id))

    async def _refusal(self, denied: Denied, request_id: str) -> m.Refusal:
        wording, clause = None, ""
        if denied.reason is not None:
            async with self._service.changes.look(self._table) as warm:
                wording = Voice(warm.title, self.reader.lang, warm.known.names()).wording
            clause = denied.reason.clause
        text = denied.said(texts_of(self.reader.lang), wording)
        return m.Refusal(denied.status, denied.key, text, clause, request_id)


def _read(data: str | bytes) -> m.Message:
    if len(data) > LONGEST:
        raise Denied("too-long", 413, longest=LONGEST)
    try:
        return m.read(data)
    except (msgspec.MsgspecError, UnicodeError):
        raise Denied("bad-message", 422) from None
