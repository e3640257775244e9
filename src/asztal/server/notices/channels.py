"""The channels of people: added by them, confirmed by the owner of a mailbox, ended by one click."""

import secrets
from datetime import datetime
from typing import Any, NamedTuple

import msgspec
from psycopg.errors import ForeignKeyViolation
from sqlalchemy.ext.asyncio import AsyncEngine

from asztal.server.config import Config
from asztal.server.denied import Denied
from asztal.server.notices.deliveries import forget_parted
from asztal.server.notices.outgoing import Forbidden, Guard
from asztal.server.notices.push import BadKeys, Vapid, check_keys
from asztal.server.notices.settings import Wishes, keep_wishes, read_wishes
from asztal.server.people.mailboxes import BadAddress, checked_address, count_question, note_refusal
from asztal.server.people.told import tell_by
from asztal.server.storage.jobs import Jobs
from asztal.server.storage.statements import Driver, borrowed, rows

MOST = 10  # channels of one person
SHOWN = 50  # notices, the latest
_encode = msgspec.json.Encoder().encode

_MINE = """
SELECT id, kind, address, created, confirmed_at, failing_since FROM channel
WHERE person = %s AND removed_at IS NULL ORDER BY id
"""
_COUNT = "SELECT count(*) FROM channel WHERE person = %s AND removed_at IS NULL"
# One webhook and one mailbox per person: another address takes the place of the one before.
_BEFORE = """
SELECT id FROM channel WHERE person = %s AND kind = %s AND kind <> 'push' AND address <> %s AND removed_at IS NULL
"""
_PARTING = "SELECT FROM channel WHERE person = %s AND kind = 'mail' AND address = %s AND removed_at IS NOT NULL"
_ADD = """
INSERT INTO channel (person, kind, address, keys, share, session, confirmed_at)
VALUES (%(person)s, %(kind)s::varchar, %(address)s, %(keys)s::jsonb, %(share)s, %(session)s,
  CASE WHEN %(kind)s::varchar <> 'mail' THEN now() END)
ON CONFLICT (person, kind, address) DO UPDATE SET failing_since = NULL, session = excluded.session,
  removed_at = NULL, confirmed_at = coalesce(channel.confirmed_at, excluded.confirmed_at),
  keys = CASE WHEN channel.kind = 'push' OR channel.removed_at IS NOT NULL THEN excluded.keys ELSE channel.keys END
RETURNING id, kind, address, created, confirmed_at, failing_since
"""
# What was never confirmed has nothing to be told.
_PART = """
UPDATE channel SET removed_at = now(), confirmed_at = NULL
WHERE person = %s AND id = %s AND confirmed_at IS NOT NULL RETURNING id
"""
_REMOVE = "DELETE FROM channel WHERE person = %s AND id = %s AND removed_at IS NULL RETURNING id"
_MAILBOX = """
SELECT address, confirmed_at FROM channel WHERE kind = 'mail' AND keys ->> 'code' = %s AND removed_at IS NULL
"""
_CONFIRM = """
UPDATE channel SET confirmed_at = coalesce(confirmed_at, now())
WHERE kind = 'mail' AND keys ->> 'code' = %s AND removed_at IS NULL
RETURNING address, confirmed_at
"""
_END = """
DELETE FROM channel WHERE kind = 'mail' AND keys ->> 'code' = %s RETURNING person, address, confirmed_at, removed_at
"""
_NOTICES = """
SELECT n.id, n.table_id, n.reason, n.made_at, n.state, n.why_not, n.settled_at,
  coalesce(jsonb_agg(jsonb_build_array(c.kind, d.tries, d.answer) ORDER BY c.id) FILTER (WHERE c.id IS NOT NULL), '[]')
FROM notice n LEFT JOIN delivery d ON d.notice_id = n.id LEFT JOIN channel c ON c.id = d.channel_id
WHERE n.person = %s GROUP BY n.id ORDER BY n.made_at DESC, n.id LIMIT %s
"""


class ChannelRow(NamedTuple):
    """A channel as its person may see it."""

    id: int
    kind: str
    address: str
    created: datetime
    confirmed_at: datetime | None
    failing_since: datetime | None


class NoticeRow(NamedTuple):
    """A notice, and what came of it on each channel: kind, tries and answer."""

    id: str
    table: str
    reason: str
    made_at: datetime
    state: str
    why_not: str
    settled_at: datetime | None
    deliveries: list[list[Any]]


class Channels:
    """How people want to be reached, and what they want to be told."""

    def __init__(self, config: Config, people: AsyncEngine, jobs: Jobs) -> None:
        self._people, self._jobs, self._guard = people, jobs, Guard(config.networks)
        self.mails = bool(config.smtp)
        self.push_key = Vapid(config.vapid, config.reached_at).public if config.vapid else ""

    async def mine(self, person: int) -> list[ChannelRow]:
        """The channels of a person."""
        async with borrowed(self._people) as people:
            return [ChannelRow._make(row) for row in await rows(people, _MINE, [person])]

    async def add_mail(self, person: int, address: str, share: str = "") -> ChannelRow:
        """Add a mailbox, whose owner is asked first; adding it again sends the question again."""
        if not self.mails:
            raise Denied("no-mail-here", 409)
        try:
            address = checked_address(address)
        except BadAddress:
            raise Denied("bad-mail-address", 422) from None
        return await self._add(person, "mail", address, {"code": secrets.token_urlsafe(24)}, share)

    async def add_push(
        self, person: int, endpoint: str, p256dh: str, auth: str, share: str = "", *, session: int | None = None
    ) -> ChannelRow:
        """Add a browser by its push subscription; it ends with the session in which it was added."""
        if not self.push_key:
            raise Denied("no-push-here", 409)
        try:
            self._guard.check(endpoint)
            check_keys(p256dh, auth)
        except (Forbidden, BadKeys):
            raise Denied("bad-subscription", 422) from None
        keys = {"p256dh": p256dh, "auth": auth}
        return await self._add(person, "push", endpoint, keys, share, session=session)

    async def add_webhook(self, person: int, url: str, share: str = "", *, session: int | None = None) -> ChannelRow:
        """Add an address of the person's own, to which notices are posted, until that session is signed out."""
        try:
            self._guard.check(url)
        except Forbidden:
            raise Denied("bad-webhook", 422) from None
        return await self._add(person, "webhook", url, {}, share, session=session)

    async def _add(
        self, person: int, kind: str, address: str, keys: dict[str, str], share: str, *, session: int | None = None
    ) -> ChannelRow:
        """Add a channel; `share` groups those that are added from one network."""
        said = _encode(keys).decode()
        values: dict[str, Any] = {"person": person, "kind": kind, "address": address, "keys": said, "share": share}
        values["session"] = session
        async with borrowed(self._people) as people, people.transaction():
            if kind == "mail":
                await forget_parted(people, person)
                if await rows(people, _PARTING, [person, address]):  # whoever is there would not hear of it any more
                    raise Denied("channel-parting", 409)
            try:  # before others are told of, as whoever ends the session does
                found = ChannelRow._make((await rows(people, _ADD, values))[0])
            except ForeignKeyViolation:  # the session ended meanwhile
                raise Denied("no-session", 401) from None
            for (before,) in await rows(people, _BEFORE, [person, kind, address]):
                await self._remove(people, person, before)
            ((count,),) = await rows(people, _COUNT, [person])
            if count > MOST:
                raise Denied("too-many-channels", 409, most=MOST)
            if kind == "mail" and found.confirmed_at is None:
                await count_question(people, address)
                await self._jobs.queue_confirmation(people, found.id)
        return found

    async def remove(self, person: int, channel: int) -> None:
        """Remove a channel: nothing is sent there any more but that."""
        async with borrowed(self._people) as people, people.transaction():
            await self._remove(people, person, channel)

    async def _remove(self, people: Driver, person: int, channel: int) -> None:
        if await rows(people, _PART, [person, channel]):
            await tell_by(people, self._jobs, person, "channel-removed")
        elif not await rows(people, _REMOVE, [person, channel]):
            raise Denied("no-such-channel", 404)

    async def mailbox(self, code: str) -> tuple[str, bool]:
        """The address of the mailbox with this code, and whether notices go there."""
        return await self._mailbox(_MAILBOX, code)

    async def confirm_mailbox(self, code: str) -> tuple[str, bool]:
        """Let notices go to the mailbox with this code from now on."""
        return await self._mailbox(_CONFIRM, code)

    async def _mailbox(self, query: str, code: str) -> tuple[str, bool]:
        async with borrowed(self._people) as people:
            found = await rows(people, query, [code])
        if not found:
            raise Denied("no-such-mailbox", 404)
        return found[0][0], found[0][1] is not None

    async def end_mails(self, code: str) -> None:
        """Remove a mailbox by one click; a second click does no harm.

        Whoever ends what was never confirmed did not want to be asked, and is not asked again. Who was told something
        there is told on other channels that it ended.
        """
        async with borrowed(self._people) as people, people.transaction():
            for person, address, confirmed, removed in await rows(people, _END, [code]):
                if confirmed is not None:
                    await tell_by(people, self._jobs, person, "channel-removed")
                elif removed is None:
                    await note_refusal(people, address)

    async def wishes(self, person: int) -> Wishes:
        """What a person wants to be told."""
        async with borrowed(self._people) as people:
            return (await read_wishes(people, [person])).get(person, Wishes())

    async def set_wishes(self, person: int, wishes: Wishes) -> None:
        """Store what a person wants to be told."""
        async with borrowed(self._people) as people:
            await keep_wishes(people, person, wishes, _encode)

    async def notices(self, person: int) -> list[NoticeRow]:
        """The latest notices of a person, and for those that were not sent, why."""
        async with borrowed(self._people) as people:
            return [NoticeRow._make(row) for row in await rows(people, _NOTICES, [person, SHOWN])]
