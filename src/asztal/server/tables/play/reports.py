"""Reports: somebody was given the rule behind a line of the log, and still thinks that it was applied wrongly.

A report is made from what the reporter's seat was told and sees, so it cannot contain more. The table is only read: its
version stays, and nobody there is told.
"""

from typing import Any

import msgspec
from sqlalchemy.ext.asyncio import AsyncEngine

from asztal.kernel import SPECTATOR, Event, observe
from asztal.server.denied import Denied
from asztal.server.storage.statements import borrowed, rows
from asztal.server.tables.live.access import Person, entered_seat
from asztal.server.tables.live.cache import Warm
from asztal.server.tables.live.changes import Changes
from asztal.server.tables.play.sentences import Voice
from asztal.server.wire.messages import LogLine

EVENTS = 200  # those of the line and after it that are kept, at most
_encode = msgspec.json.Encoder().encode

# Processes that count for the same person wait for one another.
_LOCK = "SELECT pg_advisory_xact_lock(hashtext('asztal report'), %(person)s)"
_COUNT = "SELECT count(*) FROM report WHERE person = %(person)s AND made_at > now() - interval '1 day'"
_ADD = """
INSERT INTO report (person, table_id, game, rules, seat, lang, words, line, view)
VALUES (%(person)s, %(table_id)s, %(game)s, %(rules)s, %(seat)s, %(lang)s, %(words)s, %(line)s::jsonb, %(view)s::jsonb)
"""


class Reports:
    """Stores what people report."""

    def __init__(self, changes: Changes, people: AsyncEngine) -> None:
        self._changes, self._people = changes, people

    async def send(
        self, person: int, table_id: str, place: tuple[int, int], words: str, lang: str, *, most: int
    ) -> int:
        """Store what somebody says about the line of these events; returns how many more of `most` a day are left."""
        values = {"person": person, "words": checked_words(words), "lang": lang}
        async with self._changes.reading(table_id) as warm:
            values |= {"table_id": table_id, **_seen(warm, entered_seat(Person(person), warm.stored), place, lang)}
        async with borrowed(self._people) as people, people.transaction():
            await people.execute(_LOCK.encode(), values)
            ((sent,),) = await rows(people, _COUNT, values)
            if sent >= most:
                raise Denied("too-many-reports", 429)
            await people.execute(_ADD.encode(), values)
        return most - int(sent) - 1


def checked_words(words: str) -> str:
    """The words without signs that would do something on a terminal; `Denied` if none are left."""
    tidy = "".join(sign for sign in words if sign.isprintable() or sign == "\n").strip()
    if not tidy:
        raise Denied("empty-report", 422)
    return tidy


def _seen(warm: Warm, seat: int, place: tuple[int, int], lang: str) -> dict[str, Any]:
    """The game, the line and the position, as this seat knows them."""
    if warm.table is None:
        raise Denied("not-started", 409)
    moves = warm.playing.heard(seat)
    line = _line(Voice(warm.title, lang, warm.stored.names()), moves, place)
    events = [event for move in moves for event in move][place[0] : place[0] + EVENTS]
    told = {"text": line.text, "clause": line.clause, "clauses": line.clauses, "events": events}
    return {
        "game": warm.title.name,
        "rules": warm.title.rules_version,
        "seat": None if seat == SPECTATOR else seat,
        "line": _encode(told).decode(),
        "view": _encode(observe(warm.game, seat)).decode(),
    }


def _line(voice: Voice, moves: list[list[Event]], place: tuple[int, int]) -> LogLine:
    """The line that tells of these events; `Denied` if there is none, because it was taken back meanwhile."""
    before = 0
    for move in moves:
        if place[0] < before + len(move):
            found = (one for one in voice.log([move]) if (one.start + before, one.end + before) == place)
            if line := next(found, None):
                return line
            break
        before += len(move)
    raise Denied("no-such-line", 409)
