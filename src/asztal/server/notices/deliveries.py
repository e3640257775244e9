"""What is stored about sending: open notices, a person's channels, each try and its outcome."""

from collections.abc import Sequence
from datetime import datetime, timedelta
from typing import NamedTuple

from asztal.server.notices.handed_over import HandedOver
from asztal.server.people.told import COUNT, NO_TABLE
from asztal.server.storage.statements import Driver, rows

SILENCES = 2  # timeouts after which a channel rests
REST = timedelta(hours=1)

_OPEN = """
SELECT id, table_id, seat, span, reason, state, message, made_at FROM notice
WHERE person = %s AND settled_at IS NULL ORDER BY message, made_at, id
"""
_LAST = "SELECT max(settled_at) FROM notice WHERE person = %s AND state = 'sent'"
_CLAIM = "UPDATE notice SET state = 'sending', message = %s WHERE id = ANY(%s) AND state = 'due'"
_SETTLE = f"""
WITH settled AS (UPDATE notice SET state = %(state)s, why_not = %(why_not)s, settled_at = clock_timestamp()
  WHERE id = ANY(%(ids)s) AND settled_at IS NULL RETURNING reason)
{COUNT.format(found="SELECT 'notice', reason, %(outcome)s, count(*) FROM settled GROUP BY reason ORDER BY reason")}
"""
_DELIVERED = "SELECT DISTINCT notice_id FROM delivery WHERE notice_id = ANY(%s) AND answer LIKE 'taken%%'"
_CHANNELS = """
SELECT id, kind, address, keys, share, answered_at IS NULL OR timeouts > 0, rests_until, removed_at FROM channel
WHERE person = %s AND (confirmed_at IS NOT NULL OR removed_at IS NOT NULL) ORDER BY id
"""
# What was removed and has been told so.
_PARTED = """
DELETE FROM channel c WHERE person = %s AND removed_at IS NOT NULL AND NOT EXISTS (
  SELECT FROM notice n WHERE n.person = c.person AND n.made_at = c.removed_at AND n.settled_at IS NULL)
"""
# `answer` has both, with a space between them: see `stored_answer`.
_TRIED = """
SELECT channel_id, max(tries), split_part(max(answer), ' ', 1), substr(max(answer), strpos(max(answer), ' ') + 1),
  max(at)
FROM delivery WHERE notice_id = ANY(%s) GROUP BY channel_id
"""
_TRY = """
INSERT INTO delivery (notice_id, channel_id, tries)
SELECT n, c.id, 1 FROM unnest(%s::varchar[]) n, channel c WHERE c.id = %s
ON CONFLICT (notice_id, channel_id) DO UPDATE SET tries = delivery.tries + 1, at = clock_timestamp(), answer = ''
"""
_ANSWER = "UPDATE delivery SET answer = %s, at = clock_timestamp() WHERE notice_id = ANY(%s) AND channel_id = %s"
_FAILING = "UPDATE channel SET failing_since = coalesce(failing_since, now()) WHERE id = %s"
_FINE = "UPDATE channel SET failing_since = NULL WHERE id = %s AND failing_since IS NOT NULL"
_GONE = "DELETE FROM channel WHERE id = %s"
_ANSWERED = """
UPDATE channel SET answered_at = CASE WHEN %s THEN NULL ELSE now() END, timeouts = 0, rests_until = NULL WHERE id = %s
"""
_SILENT = """
UPDATE channel SET timeouts = timeouts + 1, rests_until = CASE WHEN timeouts + 1 >= %s THEN now() + %s END WHERE id = %s
"""
_COUNT_ONE = COUNT.format(found="VALUES ('delivery', %s, %s, 1)")


class Open(NamedTuple):
    """A notice that is not settled yet."""

    id: str
    table: str
    seat: int
    span: str
    reason: str
    state: str
    message: str
    made: datetime


class ConfirmedChannel(NamedTuple):
    """A way to reach the person. A doubtful one has not answered yet, or not the last time, or slowly."""

    id: int
    kind: str
    address: str
    keys: dict[str, str]
    share: str
    doubtful: bool
    rests_until: datetime | None
    removed_at: datetime | None

    def hears(self, notices: Sequence[Open]) -> list[Open]:
        """What of it is sent there: one that was removed is told that, and nothing else."""
        at = self.removed_at
        return [one for one in notices if at is None or (one.made == at and one.table == NO_TABLE)]


class Tried(NamedTuple):
    """How often something was handed to a channel, its last answer, and when that came."""

    times: int = 0
    kind: str = ""
    answer: str = ""
    at: datetime | None = None

    @property
    def settled(self) -> bool:
        """True when trying again would change nothing."""
        return self.kind in ("taken", "refused")


def stored_answer(kind: str, answer: str) -> str:
    """An outcome with its answer, as it is stored and shown."""
    return f"{kind} {answer}" if kind else ""


async def read_open(people: Driver, person: int) -> list[Open]:
    """The notices that a person is still to get."""
    return [Open._make(row) for row in await rows(people, _OPEN, [person])]


async def read_channels(people: Driver, person: int) -> list[ConfirmedChannel]:
    """The channels of a person."""
    return [ConfirmedChannel._make(row) for row in await rows(people, _CHANNELS, [person])]


async def forget_parted(people: Driver, person: int) -> None:
    """Delete the channels of a person that were removed and have been told so."""
    await people.execute(_PARTED, (person,))


async def read_last(people: Driver, person: int) -> datetime | None:
    """When the person was last told something."""
    last: datetime | None = (await rows(people, _LAST, [person]))[0][0]
    return last


async def claim(people: Driver, ids: Sequence[str], message: str) -> None:
    """Put these notices into one letter with this id, for good."""
    await people.execute(_CLAIM, (message, list(ids)))


async def settle(people: Driver, notices: Sequence[Open], state: str, why_not: str = "") -> None:
    """Close these notices: nothing more is done for them."""
    if notices:
        outcome = f"{state}-{why_not}" if state == "dropped" else state
        ids = [notice.id for notice in notices]
        values = {"state": state, "why_not": why_not, "ids": ids, "outcome": outcome}
        await people.execute(_SETTLE.encode(), values)


async def read_delivered(people: Driver, notices: Sequence[Open]) -> set[str]:
    """Those of the notices that arrived somewhere."""
    return {row[0] for row in await rows(people, _DELIVERED, [[notice.id for notice in notices]])}


async def read_tried(people: Driver, ids: Sequence[str]) -> dict[int, Tried]:
    """How each channel fared with these notices."""
    return {channel: Tried(*tried) for channel, *tried in await rows(people, _TRIED, [list(ids)])}


async def note_try(people: Driver, ids: Sequence[str], channel: int) -> None:
    """Note that these are being handed to a channel; if we die meanwhile, it counts as a try."""
    await people.execute(_TRY, (list(ids), channel))


async def note_outcome(
    people: Driver, ids: Sequence[str], channel: ConfirmedChannel, outcome: HandedOver, *, slow: bool = False
) -> None:
    """Store what came of it, for the notices and for the channel; a slow one stays doubtful."""
    await people.execute(_ANSWER, (stored_answer(outcome.kind, outcome.answer), list(ids), channel.id))
    await people.execute(_COUNT_ONE.encode(), (channel.kind, "timeout" if outcome.silent else outcome.kind))
    if outcome.silent:
        await people.execute(_SILENT, (SILENCES, REST, channel.id))
    elif outcome.answer.isdecimal():
        await people.execute(_ANSWERED, (slow, channel.id))
    match outcome.kind:
        case "taken":
            await people.execute(_FINE, (channel.id,))
        case "gone":
            await people.execute(_GONE, (channel.id,))
        case "refused":
            await note_failing(people, channel.id)


async def note_failing(people: Driver, channel: int) -> None:
    """Note that a channel refused something."""
    await people.execute(_FAILING, (channel,))
