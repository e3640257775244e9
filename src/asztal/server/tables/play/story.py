"""The story of a table: what happened around the game, line by line, in the reader's language."""

from collections.abc import Mapping
from datetime import datetime
from typing import Any, NamedTuple

from sqlalchemy import insert, select
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from asztal.server.storage.models import Story
from asztal.server.tables.live.cache import Warm
from asztal.server.tables.live.change import Change
from asztal.server.tables.play.sentences import texts_of
from asztal.server.wire.around import StoryLine

BEFORE = -1  # the number of the last action before the start
# Of these a person who is not there is told soon.
CALLS = ("reminded", "away", "time", "asks-back", "asks-bot", "asks-end")
SHOWN = 200  # lines, the latest, for somebody who comes
_BY = {"away": "away-by", "changed": "changed-by"}  # sentences that say who brought it about


class StoredLine(NamedTuple):
    """A line of the story as it is stored."""

    number: int
    at: datetime
    kind: str
    seat: int | None
    by: int | None
    args: dict[str, Any]
    seq: int

    def for_reader(self, warm: Warm, seat: int, lang: str) -> StoryLine:
        """The line for a reader at this seat; its place counts only what that seat was told."""
        texts, kind = texts_of(lang), str(self.args.get("says", self.kind))
        key = f"story-{_BY.get(kind, kind) if self.by is not None else kind}"
        text = texts.say(key if key in texts else "story-changed", **self.args)  # a newer release knows more
        return StoryLine(self.number, self.at.isoformat(), kind, self.seat, text, warm.count_told(seat, self.seq))


async def tell(
    change: Change,
    connection: AsyncConnection,
    kind: str,
    *,
    seat: int | None = None,
    by: int | None = None,
    args: Mapping[str, str | int] | None = None,
    says: str = "",
) -> None:
    """Add a line about `seat`, caused by `by`; the names are stored as they are now.

    `says` is the kind of the line where the release before does not know it; that one reads `kind`.
    """
    places = change.warm.stored.places
    names = {"who": seat, "by": by}
    named = {name: places[number].name for name, number in names.items() if number is not None}
    change.made, change.story = True, change.story + 1
    change.calls = change.calls or kind in CALLS
    values = {"table_id": change.warm.id, "number": change.story, "kind": kind, "seat": seat, "by": by}
    values |= {
        "args": named | dict(args or {}) | ({"says": says} if says else {}),
        "seq": change.warm.seq if change.warm.table is not None else BEFORE,
        "request_id": change.request,
    }
    await connection.execute(insert(Story).values(values))


async def tell_once(change: Change, connection: AsyncConnection, kind: str, *, seat: int, says: str) -> None:
    """Add a line about `seat`, unless the last line says the same of it."""
    last = select(Story.seat, Story.args["says"].astext).where(Story.table_id == change.warm.id)
    line = (await connection.execute(last.where(Story.number == change.story))).one_or_none()
    if line is None or tuple(line) != (seat, says):
        await tell(change, connection, kind, seat=seat, says=says)


async def read_story(engine: AsyncEngine, table_id: str, after: int) -> list[StoredLine]:
    """The lines of the story after number `after`."""
    query: Any = select(Story.number, Story.at, Story.kind, Story.seat, Story.by, Story.args, Story.seq)
    query = query.where(Story.table_id == table_id, Story.number > after).order_by(Story.number)
    async with engine.connect() as connection:
        return [StoredLine._make(row) for row in await connection.execute(query)]
