"""One conversation over a web socket: every message is read, carried out and answered, whatever a stranger sends."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import msgspec
import structlog

from asztal.kernel import SPECTATOR
from asztal.server import traces
from asztal.server.cluster.readers import Reader
from asztal.server.cluster.rooms import LATER, Rooms
from asztal.server.denied import Denied
from asztal.server.hashing import hashed
from asztal.server.limits.budget import Budget
from asztal.server.limits.doors import Crowded
from asztal.server.measured import count_move
from asztal.server.service import Service
from asztal.server.storage.cells import away
from asztal.server.storage.database import AWAY
from asztal.server.tables.live.access import Link, Person, own_seat
from asztal.server.tables.live.cache import Warm
from asztal.server.tables.live.request import Pending, Request
from asztal.server.tables.lobby.guests import checked_lang
from asztal.server.tables.play.choices import LONGEST_OPTION
from asztal.server.tables.play.sentences import Voice, texts_of
from asztal.server.wire import client_messages as client
from asztal.server.wire import messages as m

_LOG = structlog.get_logger("asztal.talk")
LONGEST = 8192  # bytes of a message
Wish = (
    client.Act | client.Confirm | client.Undo | client.Propose | client.AnswerProposal | client.Remind | client.Say
)  # what changes the table


class Talk:
    """One connection's conversation; `reader` is set by its first message, and `greeted` from then on."""

    def __init__(
        self, service: Service, rooms: Rooms, table_id: str, person: Person | None, lang: str, *, budget: Budget
    ) -> None:
        self._service, self._rooms, self._table = service, rooms, table_id
        self._person, self._lang, self._budget = person, lang, budget
        self.reader = Reader(lang)
        self.greeted = False

    async def handle(self, data: str | bytes) -> None:
        """Carry out one message; a refusal is an answer too."""
        request_id = ""
        try:
            message = _read(data)
            request_id = getattr(message, "id", "")
            self._budget.plays = self.reader.seat != SPECTATOR
            async with self._budget.on(message):
                if isinstance(message, client.Hello):
                    await self._hello(message)
                else:
                    if not self.greeted:
                        raise Denied("hello-first", 409)
                    await self._answer(message)
        except Crowded:
            self.reader.end(LATER)
        except Denied as denied:
            await self._budget.count_refusal(denied)
            self.reader.send(self._refusal(denied, request_id))
        except AWAY:
            self.reader.send(self._refusal(away(self._table), request_id))
        except Exception as error:  # our own mistake: the client learns no more than that
            _LOG.error("internal error", exc_info=error)
            self.reader.send(self._refusal(Denied("internal", 500), request_id))

    async def _hello(self, hello: client.Hello) -> None:
        if self.greeted:
            raise Denied("hello-once", 409)
        if hello.protocol < client.PROTOCOL:
            raise Denied("older-client", 426)
        if hello.protocol > client.PROTOCOL:  # of a version that is just being installed
            raise Denied("newer-client", 503)
        if self.reader.ended.is_set():
            raise Denied("no-session", 401)
        self.reader.lang = checked_lang(hello.lang or self._lang)
        self.reader.right = Link(hashed(hello.token)) if hello.token else self._person
        if isinstance(self.reader.right, Link):
            await self._service.claims.show_link(self._table, self.reader.right.hash)
        await self._rooms.enter(self._table, self.reader, hello.events)
        self.greeted = True

    async def _answer(self, message: client.Message) -> None:
        if isinstance(message, client.Resync):
            async with self._rooms.reading(self._table, self.reader) as (warm, room):
                room.show(self.reader, warm, message.events)
        elif isinstance(message, client.AskScore):
            await self._score(message)
        elif isinstance(message, client.WhyNot):
            await self._why_not(message)
        elif isinstance(message, client.ReadOut):
            await self._read_out(message)
        elif isinstance(message, client.Looking):
            self._rooms.see(self._table, self.reader, visible=message.visible)
        elif isinstance(message, Wish):
            await self._do(message)

    async def _do(self, message: Wish) -> None:
        with traces.move(str(message.__struct_config__.tag)):
            async with self._carry_out(message, Request(self._table, self.reader.right, message.id)):
                self.reader.send(m.Done(message.id))
                traces.note_answered()
                if isinstance(message, client.Act | client.Undo):
                    count_move()

    def _carry_out(self, message: Wish, request: Request) -> Pending[None]:
        play, holding, proposals = self._service.play, self._service.holding, self._service.proposals
        match message:
            case client.Act():
                if message.hold is None:
                    return play.act(request, message.option, question=message.question)
                return holding.act(request, message.option, message.hold, question=message.question)
            case client.Confirm():
                return holding.confirm(request, message.request)
            case client.Undo():
                return holding.undo(request, choices=message.choices, everything=message.everything)
            case client.Propose():
                return proposals.propose(request, message.kind, choices=message.choices, seat=message.seat)
            case client.AnswerProposal():
                return proposals.answer(request, agree=message.agree, number=message.number)
            case client.Remind():
                return proposals.remind(request, message.seat)
            case client.Say():
                return play.say(request, message.text)

    async def _why_not(self, message: client.WhyNot) -> None:
        if max(len(message.option), len(message.target)) > LONGEST_OPTION:
            raise Denied("too-long", 413, longest=LONGEST_OPTION)
        async with self._begun() as (warm, voice):
            seat = own_seat(self.reader.right, warm.stored)
            self.reader.send(voice.because(warm, seat, message))

    async def _score(self, message: client.AskScore) -> None:
        async with self._begun() as (warm, voice):
            if message.seat not in warm.game.seats():
                raise Denied("no-such-seat", 404)
            if message.seat != self.reader.seat and not warm.game.over:
                raise Denied("own-score-only", 403)
            self.reader.send(voice.score(warm, message.seat, message.id))

    async def _read_out(self, message: client.ReadOut) -> None:
        async with self._begun() as (warm, voice):
            self.reader.send(voice.read_out(warm, self.reader.seat, message.id))

    @asynccontextmanager
    async def _begun(self) -> AsyncIterator[tuple[Warm, Voice]]:
        """The table, once play has begun, and its sentences in the reader's language."""
        async with self._rooms.reading(self._table, self.reader) as (warm, room):
            if warm.table is None:
                raise Denied("not-started", 409)
            yield warm, room.voice(self.reader.lang, warm)

    def _refusal(self, denied: Denied, request_id: str) -> m.Refusal:
        feed, clause = self.reader.feed, denied.reason.clause if denied.reason else ""
        text = denied.said(texts_of(self.reader.lang), feed.voice.wording if feed else None)
        return m.Refusal(denied.status, denied.key, text, clause, request_id)


def _read(data: str | bytes) -> client.Message:
    if len(data) > LONGEST:
        raise Denied("too-long", 413, longest=LONGEST)
    try:
        return client.read(data)
    except (msgspec.MsgspecError, UnicodeError):
        raise Denied("bad-message", 422) from None
