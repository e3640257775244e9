"""Sending what is due to a person: at least once, under one id, and not any more when it is over."""

import secrets
from collections.abc import Sequence
from datetime import UTC, datetime, timedelta
from itertools import groupby
from typing import NamedTuple

import structlog
from sqlalchemy.ext.asyncio import AsyncEngine

from asztal.server.cluster.asking import looking
from asztal.server.config import Config
from asztal.server.notices.duty import TOGETHER
from asztal.server.notices.guard import Guard
from asztal.server.notices.letters import Item, Letter
from asztal.server.notices.mail import Post
from asztal.server.notices.occasions import read_occasions, read_shown
from asztal.server.notices.outcome import Outcome
from asztal.server.notices.push import Vapid, send_push
from asztal.server.notices.webhook import send_webhook
from asztal.server.storage.jobs import Jobs
from asztal.server.storage.statements import Driver, borrowed, rows

_LOG = structlog.get_logger("asztal.notices")
TRIES = 6  # of one letter at one channel
PAUSE = 15  # seconds before the second try, doubled before each further one

_OPEN = """
SELECT id, table_id, seat, span, reason, state, message, made_at FROM notice
WHERE person = %s AND settled_at IS NULL ORDER BY message, made_at, id
"""
_LAST = "SELECT max(settled_at) FROM notice WHERE person = %s AND state = 'sent'"
_CLAIM = "UPDATE notice SET state = 'sending', message = %s WHERE id = ANY(%s) AND state = 'due'"
_SETTLE = "UPDATE notice SET state = %s, why_not = %s, settled_at = clock_timestamp() WHERE id = ANY(%s)"
_CHANNELS = "SELECT id, kind, address, keys FROM channel WHERE person = %s AND confirmed_at IS NOT NULL ORDER BY id"
_LANG = "SELECT lang FROM guest WHERE id = %s"
_TRIED = "SELECT channel_id, max(tries), max(answer) FROM delivery WHERE notice_id = ANY(%s) GROUP BY channel_id"
_TRY = """
INSERT INTO delivery (notice_id, channel_id, tries) SELECT unnest(%s::varchar[]), %s, 1
ON CONFLICT (notice_id, channel_id) DO UPDATE SET tries = delivery.tries + 1, at = clock_timestamp(), answer = ''
"""
_ANSWER = "UPDATE delivery SET answer = %s, at = clock_timestamp() WHERE notice_id = ANY(%s) AND channel_id = %s"
_FAILING = "UPDATE channel SET failing_since = coalesce(failing_since, now()) WHERE id = %s"
_FINE = "UPDATE channel SET failing_since = NULL WHERE id = %s AND failing_since IS NOT NULL"
_GONE = "DELETE FROM channel WHERE id = %s"


class Open(NamedTuple):
    """A notice that is not settled."""

    id: str
    table: str
    seat: int
    span: str
    reason: str
    state: str
    message: str
    made: datetime


class Channel(NamedTuple):
    """A way to reach the person."""

    id: int
    kind: str
    address: str
    keys: dict[str, str]


class Sender:
    """Sends; any number of processes may, but one at a time to a person."""

    def __init__(self, config: Config, tables: AsyncEngine, people: AsyncEngine, jobs: Jobs, guard: Guard) -> None:
        self._config, self._tables, self._people, self._jobs, self._guard = config, tables, people, jobs, guard
        self._post = Post(config.smtp, config.mail_from, config.address) if config.smtp else None
        self._vapid = Vapid(config.vapid, config.reached_at) if config.vapid else None

    async def send(self, person: int) -> None:
        """All that is due to a person, in one letter; what could not be sent is tried again later."""
        async with borrowed(self._people) as people:
            notices = [Open._make(row) for row in await rows(people, _OPEN, [person])]
            notices = await self._still_on(people, person, notices)
            if not notices:
                return
            channels = [Channel._make(row) for row in await rows(people, _CHANNELS, [person])]
            if not channels:
                await _settle(people, notices, "dropped", "no-channel")
                return
            wait = await self._claim(people, person, notices)
            if wait is not None:
                await self._jobs.notices(people, person, wait)
                notices = [notice for notice in notices if notice.state != "due"]
            else:
                named = {row[0]: Open._make(row) for row in await rows(people, _OPEN, [person])}
                notices = [named[notice.id] for notice in notices if notice.id in named]
            notices.sort(key=lambda notice: notice.message)
            for message, group in groupby(notices, key=lambda notice: notice.message):
                await self._send(people, person, message, list(group), channels)

    async def _still_on(self, people: Driver, person: int, notices: list[Open]) -> list[Open]:
        """Those that are still true, and that nobody sees anyway; the others are settled."""
        tables = sorted({notice.table for notice in notices})
        if not tables:
            return []
        async with borrowed(self._tables) as driver:
            keys = {occasion.key for occasion in await read_occasions(driver, tables)}
        over = [one for one in notices if (person, one.table, one.seat, one.span) not in keys]
        sent = {row[0] for row in await rows(people, _DELIVERED, [[one.id for one in over]])}
        await _settle(people, [one for one in over if one.id in sent], "sent", "")
        await _settle(people, [one for one in over if one.id not in sent], "dropped", "over")
        rest = [one for one in notices if one not in over]
        seen = await looking(self._config, sorted({one.table for one in rest})) if rest else {}
        seeing = [one for one in rest if person in seen[one.table]]
        await _settle(people, seeing, "dropped", "looking")
        return [one for one in rest if one not in seeing]

    async def _claim(self, people: Driver, person: int, notices: list[Open]) -> datetime | None:
        """What is due becomes one letter with an id for good; or when it may, if the last letter was just now."""
        due = [notice.id for notice in notices if notice.state == "due"]
        if not due:
            return None
        last: datetime | None = (await rows(people, _LAST, [person]))[0][0]
        if last is not None and last + TOGETHER > datetime.now(UTC):
            return last + TOGETHER
        await people.execute(_CLAIM, (secrets.token_urlsafe(16), due))
        return None

    async def _send(
        self, people: Driver, person: int, message: str, notices: list[Open], channels: Sequence[Channel]
    ) -> None:
        ids = [notice.id for notice in notices]
        letter = await self._letter(people, person, message, notices)
        tried = {channel: (tries, answer) for channel, tries, answer in await rows(people, _TRIED, [ids])}
        kinds, pauses = dict[str, str](), list[int]()
        for channel in channels:
            tries, answer = tried.get(channel.id, (0, ""))
            if answer.startswith(("taken", "refused")):
                kinds[answer.split()[0]] = answer
                continue
            await people.execute(_TRY, (ids, channel.id))
            outcome = await self._hand(channel, letter)
            if outcome.kind == "later":
                if tries + 1 < TRIES:
                    pauses.append(max(outcome.wait, PAUSE * 2**tries))
                else:
                    outcome = outcome._replace(kind="refused")
            answer = f"{outcome.kind} {outcome.answer}"
            kinds[outcome.kind] = answer
            await people.execute(_ANSWER, (answer, ids, channel.id))
            match outcome.kind:
                case "taken":
                    await people.execute(_FINE, (channel.id,))
                case "gone":
                    await people.execute(_GONE, (channel.id,))
                case "refused":
                    await people.execute(_FAILING, (channel.id,))
            _LOG.info("notice handed over", kind=channel.kind, outcome=outcome.kind, answer=outcome.answer)
        if pauses:
            await self._jobs.notices(people, person, datetime.now(UTC) + timedelta(seconds=min(pauses)))
        elif "taken" in kinds:
            await _settle(people, notices, "sent", "")
        else:
            await _settle(people, notices, "failed", next(iter(kinds.values()), ""))

    async def _letter(self, people: Driver, person: int, message: str, notices: Sequence[Open]) -> Letter:
        found = await rows(people, _LANG, [person])
        async with borrowed(self._tables) as driver:
            shown = await read_shown(driver, [notice.table for notice in notices], person)
        items = [
            Item(one.table, one.reason, *shown.get(one.table, ("", [])), f"{self._config.address}/t/{one.table}")
            for one in notices
        ]
        return Letter(message, found[0][0] if found else "en", items, min(one.made for one in notices).timestamp())

    async def _hand(self, channel: Channel, letter: Letter) -> Outcome:
        match channel.kind:
            case "mail" if self._post is not None:
                return await self._post.send(self._post.notice(channel.address, channel.keys["code"], letter))
            case "push" if self._vapid is not None:
                return await send_push(self._guard, self._vapid, channel.address, channel.keys, letter)
            case "webhook":
                return await send_webhook(self._guard, channel.address, letter)
        return Outcome("refused", "not-here")

    async def confirm(self, channel: int) -> None:
        """Ask the owner of a mailbox whether notices may come; raises when the mail server wants it later."""
        async with borrowed(self._people) as people:
            found = await rows(people, _UNCONFIRMED, [channel])
            for address, code, person in found if self._post is not None else ():
                ((lang,),) = await rows(people, _LANG, [person])
                assert self._post is not None
                made = datetime.now(UTC).timestamp()
                outcome = await self._post.send(self._post.confirmation(address, code, lang, made))
                if outcome.kind == "later":
                    raise TimeoutError(outcome.answer)
                if outcome.kind == "refused":
                    await people.execute(_FAILING, (channel,))


_DELIVERED = "SELECT DISTINCT notice_id FROM delivery WHERE notice_id = ANY(%s) AND answer LIKE 'taken%%'"
_UNCONFIRMED = "SELECT address, keys ->> 'code', person FROM channel WHERE id = %s AND confirmed_at IS NULL"


async def _settle(people: Driver, notices: Sequence[Open], state: str, why_not: str) -> None:
    if notices:
        await people.execute(_SETTLE, (state, why_not, [notice.id for notice in notices]))
