"""Sends people what is due to them: at least once, under one id, and not if it is no longer true.

Nobody is held up by others: the channels of a person are tried at once, those that may be silent have slots of their
own, and no database connection is held while a channel is waited for.
"""

import asyncio
import secrets
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager
from datetime import UTC, datetime, timedelta
from itertools import groupby
from typing import NamedTuple

import structlog
from sqlalchemy.ext.asyncio import AsyncEngine

from asztal.server.cluster.asking import Looking
from asztal.server.config import Config
from asztal.server.notices.deliveries import (
    ConfirmedChannel,
    Open,
    Tried,
    claim,
    forget_parted,
    note_failing,
    note_outcome,
    note_try,
    read_channels,
    read_delivered,
    read_last,
    read_open,
    read_tried,
    settle,
    stored_answer,
)
from asztal.server.notices.handed_over import HandedOver
from asztal.server.notices.letters import ALWAYS, Letter, LetterItem
from asztal.server.notices.mail import Post
from asztal.server.notices.maker import TOGETHER
from asztal.server.notices.occasions import read_occasions, read_shown
from asztal.server.notices.outgoing import Guard, resolving
from asztal.server.notices.push import Vapid, send_push
from asztal.server.notices.slots import Full, Slots
from asztal.server.notices.webhook import send_webhook
from asztal.server.people.mailboxes import refuses
from asztal.server.people.told import NO_TABLE
from asztal.server.storage.cells import Cells
from asztal.server.storage.jobs import Jobs
from asztal.server.storage.statements import Driver, borrowed, rows

_LOG = structlog.get_logger("asztal.notices")
TRIES = 6  # of one letter at one channel
PAUSE = 15  # seconds before the second try, doubled before each further one
SLOW = 1.0  # seconds: a channel that takes longer has no claim to the slots of those that answer
NO_SLOT = 1  # seconds before somebody comes again who got no slot
PROMPT, DOUBTFUL, MAILS = 64, 128, 16  # slots
CONNECTIONS = 4  # to the database, of those of the process

_LANG = "SELECT lang FROM guest WHERE id = %s"
_UNCONFIRMED = """
SELECT address, keys ->> 'code', person, share FROM channel
WHERE id = %s AND confirmed_at IS NULL AND removed_at IS NULL
"""


class ChannelResult(NamedTuple):
    """The outcome of one channel; `again` is when to try it again, where that makes sense."""

    kind: str  # as in `HandedOver`, empty for nothing yet
    answer: str
    again: datetime | None = None
    rests: bool = False  # it is left alone for a while: no reason to wait when somebody else took the letter


class Sender:
    """Sends letters, in any number of processes but one at a time to a person. `looking` tells who sees a table."""

    def __init__(
        self,
        config: Config,
        cells: Cells,
        jobs: Jobs,
        looking: Callable[[list[str]], Awaitable[Looking]],
    ) -> None:
        self._config, self._cells, self._jobs, self._looking = config, cells, jobs, looking
        self._people = cells.people.stores
        self._post = Post(config.smtp, config.mail_from, config.address) if config.smtp else None
        self._vapid = Vapid(config.vapid, config.reached_at) if config.vapid else None
        # By whether a channel is doubtful: slots, and threads that look its name up.
        self._slots = {False: Slots(PROMPT, PROMPT // 2, 10), True: Slots(DOUBTFUL, DOUBTFUL // 2, 2)}
        self._guards = {
            False: Guard(config.networks, resolving(PROMPT)),
            True: Guard(config.networks, resolving(DOUBTFUL)),
        }
        self._mail_slots = Slots(MAILS, MAILS // 2, 1)
        self._connections = asyncio.Semaphore(CONNECTIONS)

    @asynccontextmanager
    async def _borrowed(self, engine: AsyncEngine) -> AsyncIterator[Driver]:
        async with self._connections, borrowed(engine) as driver:
            yield driver

    async def send(self, person: int) -> None:
        """Send a person all that is due, in one letter; what fails is tried again later."""
        async with self._borrowed(self._people) as people:
            notices = await read_open(people, person)
        notices = await self._still_on(person, notices)
        if not notices:
            async with self._borrowed(self._people) as people:
                await forget_parted(people, person)
            return
        async with self._borrowed(self._people) as people:
            channels = await read_channels(people, person)
            if not channels:
                await settle(people, notices, "dropped", "no-channel")
                return
            wait, notices = await self._claim(people, person, notices)
        letters = [list(group) for _, group in groupby(notices, key=lambda notice: notice.message)]
        agains = await asyncio.gather(*(self._send(person, letter, channels) for letter in letters))
        times = [at for at in (wait, *agains) if at is not None]
        async with self._borrowed(self._people) as people:
            await forget_parted(people, person)
            if times:
                await self._jobs.queue_notices(people, person, min(times))

    async def _still_on(self, person: int, notices: list[Open]) -> list[Open]:
        """The notices that still hold and that the person is not looking at anyway; the others are settled."""
        own = [notice for notice in notices if notice.table == NO_TABLE]  # what was done stays true
        notices = [notice for notice in notices if notice.table != NO_TABLE]
        tables = sorted({notice.table for notice in notices})
        if not tables:
            return own
        keys = set[tuple[int, str, int, str]]()
        reached = set[str]()
        for cell, ids in self._cells.together(tables):
            async with self._borrowed(cell.stores) as driver:
                keys |= {occasion.key for occasion in await read_occasions(driver, ids)}
            reached.update(ids)
        notices = [one for one in notices if one.table in reached]  # nobody knows what still holds at the others
        over = [one for one in notices if (person, one.table, one.seat, one.span) not in keys]
        rest = [one for one in notices if one not in over]
        seen = await self._looking(sorted({one.table for one in rest})) if rest else {}
        seeing = [one for one in rest if person in seen[one.table] and one.reason not in ALWAYS]
        async with self._borrowed(self._people) as people:
            sent = await read_delivered(people, over)
            await settle(people, [one for one in over if one.id in sent], "sent")
            await settle(people, [one for one in over if one.id not in sent], "dropped", "over")
            await settle(people, seeing, "dropped", "looking")
        return own + [one for one in rest if one not in seeing]

    async def _claim(self, people: Driver, person: int, notices: list[Open]) -> tuple[datetime | None, list[Open]]:
        """Put what is due into one letter, whose id stays; or wait, if the last letter was a moment ago.

        Returns when to come back, and the notices that are in a letter.
        """
        due = [notice.id for notice in notices if notice.state == "due"]
        last = await read_last(people, person) if due else None
        if last is not None and last + TOGETHER > datetime.now(UTC):
            return last + TOGETHER, [notice for notice in notices if notice.state != "due"]
        if due:
            await claim(people, due, secrets.token_urlsafe(16))
            ids = {notice.id for notice in notices}
            notices = [notice for notice in await read_open(people, person) if notice.id in ids]
        return None, notices

    async def _send(self, person: int, notices: list[Open], channels: Sequence[ConfirmedChannel]) -> datetime | None:
        """Send one letter on all channels at once; returns when to go on with it."""
        ids = [notice.id for notice in notices]
        async with self._borrowed(self._people) as people:
            tried = await read_tried(people, ids)
            known = await rows(people, _LANG, [person])
        lang, hearing = known[0][0] if known else "en", [(channel, channel.hears(notices)) for channel in channels]
        whole = await self._letter(person, notices, lang)
        letters = [
            (channel, whole if heard == notices else await self._letter(person, heard, lang), [one.id for one in heard])
            for channel, heard in hearing
            if heard
        ]
        results = await asyncio.gather(
            *(
                self._try(person, channel, letter, heard, tried.get(channel.id, Tried()))
                for channel, letter, heard in letters
            )
        )
        taken = any(result.kind == "taken" for result in results)
        times = [result.again for result in results if result.again is not None and not (taken and result.rests)]
        if times:
            return min(times)
        async with self._borrowed(self._people) as people:
            if taken:
                await settle(people, notices, "sent")
            elif not results:
                await settle(people, notices, "dropped", "no-channel")
            else:
                await settle(people, notices, "failed", stored_answer(results[0].kind, results[0].answer))
        return None

    async def _letter(self, person: int, notices: Sequence[Open], lang: str) -> Letter:
        shown = dict[str, tuple[str, list[str]]]()
        for cell, ids in self._cells.together(notice.table for notice in notices if notice.table != NO_TABLE):
            async with self._borrowed(cell.stores) as driver:
                shown |= await read_shown(driver, ids, person)
        items = [
            LetterItem(one.table, one.reason, *shown.get(one.table, ("", [])), f"{self._config.address}{page}")
            for one in sorted(notices, key=lambda notice: notice.table != NO_TABLE)
            for page in ["/me" if one.table == NO_TABLE else f"/t/{one.table}"]
        ]
        return Letter(notices[0].message, lang, items, min(one.made for one in notices).timestamp())

    async def _try(
        self, person: int, channel: ConfirmedChannel, letter: Letter, ids: list[str], tried: Tried
    ) -> ChannelResult:
        now = datetime.now(UTC)
        if tried.settled:
            return ChannelResult(tried.kind, tried.answer)
        if channel.rests_until is not None and channel.rests_until > now:
            return ChannelResult(tried.kind, tried.answer, channel.rests_until, rests=True)
        if tried.at is not None and tried.kind == "later":  # something new was to be sent meanwhile
            due = tried.at + timedelta(seconds=PAUSE * 2 ** (tried.times - 1))
            if due > now:
                return ChannelResult(tried.kind, tried.answer, due)
        slots = self._mail_slots if channel.kind == "mail" else self._slots[channel.doubtful]
        try:
            async with slots.taken(channel.share or f"person {person}", person):
                async with self._borrowed(self._people) as people:
                    await note_try(people, ids, channel.id)
                began = time.monotonic()
                outcome = await self._hand(channel, letter)
                slow = time.monotonic() - began > SLOW
        except Full:
            return ChannelResult(tried.kind, tried.answer, now + timedelta(seconds=NO_SLOT))
        again = None
        if outcome.kind == "later" and tried.times + 1 < TRIES:
            wait = timedelta(seconds=max(outcome.wait, PAUSE * 2**tried.times))
            again = datetime.now(UTC) + wait
        elif outcome.kind == "later":
            outcome = outcome._replace(kind="refused")
        async with self._borrowed(self._people) as people:
            await note_outcome(people, ids, channel, outcome, slow=slow)
        _LOG.info("notice handed over", kind=channel.kind, outcome=outcome.kind, answer=outcome.answer)
        return ChannelResult(outcome.kind, outcome.answer, again)

    async def _hand(self, channel: ConfirmedChannel, letter: Letter) -> HandedOver:
        guard = self._guards[channel.doubtful]
        match channel.kind:
            case "mail" if self._post is not None:
                return await self._post.send(self._post.notice(channel.address, channel.keys["code"], letter))
            case "push" if self._vapid is not None:
                return await send_push(guard, self._vapid, channel.address, channel.keys, letter)
            case "webhook":
                return await send_webhook(guard, channel.address, letter)
        return HandedOver("refused", "not-here")

    async def ask_consent(self, channel: int) -> None:
        """Ask the owner of a mailbox for consent; raises when the mail server wants to be tried later."""
        async with self._borrowed(self._people) as people:
            found = await rows(people, _UNCONFIRMED, [channel])
            if not found or self._post is None:
                return
            address, code, person, share = found[0]
            if await refuses(people, address):  # said meanwhile, to somebody else's question
                return
            ((lang,),) = await rows(people, _LANG, [person])
        async with self._mail_slots.taken(share or f"person {person}", person):
            question = self._post.confirmation(address, code, lang, datetime.now(UTC).timestamp())
            outcome = await self._post.send(question)
        if outcome.kind == "later":
            raise TimeoutError(outcome.answer)
        if outcome.kind == "refused":
            async with self._borrowed(self._people) as people:
                await note_failing(people, channel)
