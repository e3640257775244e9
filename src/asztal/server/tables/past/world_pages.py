"""What is shown of a world: entries, places and how lines parted; and who may look at whose replay before it closes."""

import asyncio
from collections import Counter, OrderedDict
from collections.abc import Iterable, Mapping, Sequence
from datetime import datetime
from typing import Any, NamedTuple

import msgspec
import structlog
from sqlalchemy import Row, exists, func, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from asztal import registry
from asztal.kernel.table import Entry
from asztal.server.denied import Denied
from asztal.server.storage.cells import Cells, read_rows
from asztal.server.storage.models import GameTable, ResultSeat, Seat, TableResult
from asztal.server.storage.stored_worlds import StoredEntry, StoredWorld
from asztal.server.tables.stored.history import read_log
from asztal.server.tables.stored.open_worlds import WORLD, keyed_of, played_here, read_world
from asztal.server.tables.stored.table import DONE
from asztal.server.wire.world_shapes import EntryInfo, WorldInfo, WorldPage
from asztal.worlds.comparing import Crossing, Followed, crossings, deeds_by_turn, follow, places
from asztal.worlds.telling import names, option_labels
from asztal.worlds.verifying import watched_entry
from asztal.worlds.world import KeyedWorld

FINISHED = 10  # games that an account must have played to their end before it stands in a list
KEPT = 200  # worlds that are listed
BATCH = 20  # entries that are followed at a time
MOST_READ = 3000  # entries that are kept as they were read: what is stored of one never changes

_LOG = structlog.get_logger("asztal.worlds")


def standing_choices(entries: Iterable[Entry]) -> list[tuple[int, str]]:
    """The choices of a log that stand: what was taken back is not among them."""
    log: list[tuple[int, str]] = []
    for entry in entries:
        if entry.kind == "choice":
            log.append((entry.seat, entry.text))
        elif entry.kind == "undo":
            del log[max(number for number, (seat, _) in enumerate(log) if seat == entry.seat)]
    return log


class _Sealed(NamedTuple):
    """An entry in an open world: where its person sits, and whether whoever asks has ended the own one."""

    seat: int
    ended: bool


class WorldPages:
    """Reads worlds with their entries."""

    def __init__(self, cells: Cells) -> None:
        self._cells, self._engine = cells, cells.people.engine
        self._read: OrderedDict[str, Followed | None] = OrderedDict()  # by table, the one used last at the end

    async def listed(self, person: int | None, game: str = "") -> list[WorldInfo]:
        """The newest worlds, those that are open first, with what the person has done in each.

        Those of clubs come only to whoever made or entered them: others have no link.
        """
        entered = exists().where(StoredEntry.world_id == StoredWorld.id, StoredEntry.person == person)
        query = WORLD.where((StoredWorld.kind != "club") | (StoredWorld.maker == person) | entered)
        query = query.order_by(StoredWorld.closed_at.is_not(None), StoredWorld.opened_at.desc()).limit(KEPT)
        async with self._engine.connect() as connection:
            rows = (await connection.execute(query.where(StoredWorld.game == game) if game else query)).all()
        return await self.infos(rows, person)

    async def infos(self, rows: Sequence[Row[Any]], person: int | None) -> list[WorldInfo]:
        """Worlds as everybody may know them; neither who plays them nor how is part of it."""
        ids = [row.id for row in rows]
        counted = select(StoredEntry.world_id, func.count()).where(StoredEntry.world_id.in_(ids))
        mine = select(StoredEntry.world_id, StoredEntry.table_id, GameTable.status).join(
            GameTable, GameTable.id == StoredEntry.table_id
        )
        async with self._engine.connect() as connection:
            counts = {row[0]: row[1] for row in await connection.execute(counted.group_by(StoredEntry.world_id))}
            query = mine.where(StoredEntry.world_id.in_(ids), StoredEntry.person == person)
            own = {row[0]: (row[1], row[2]) for row in await connection.execute(query)} if person else {}
        return [_info(row, counts.get(row.id, 0), own.get(row.id, ("", ""))) for row in rows]

    async def page(self, person: int | None, world_id: str, lang: str = "en") -> WorldPage:
        """A world as somebody may see it now, with the words of what is compared."""
        async with self._engine.connect() as connection:
            row = await read_world(connection, world_id)
        [info] = await self.infos([row], person)
        closed = row.closed_at is not None
        if not closed and info.status not in DONE:
            return WorldPage(info, False, [], [], [], "")
        async with self._engine.connect() as connection:
            ended = (await connection.execute(_entries(world_id))).all()
            followed = await self._followed(connection, [each.table_id for each in ended])
        known = await self._finished([each.person for each in ended], _ends_of(row))
        entries = _listed(row, ended, followed, known, person)
        ready = [each for each in followed if each is not None]
        own = next((each for row, each in zip(ended, followed, strict=True) if row.person == person and each), None)
        lines = [each.choices for each in ready]
        met = crossings(lines, own.choices, own.turns) if own else []
        labels, kinds, sources = list[dict[str, str]](), dict[str, str](), dict[str, str]()
        if played_here(row):  # where the rules are no longer here, nobody knows what things are called
            labels = await self._labels(row, info.table, met, lang)
            kinds, sources = names(registry.find(row.game), ready, lang)
        return WorldPage(
            info,
            True,
            entries,
            met,
            [dict(each) for each in deeds_by_turn(ready)],
            row.key if closed else "",
            [[*turn.deeds] for turn in own.turns] if own else [],
            labels,
            kinds,
            sources,
        )

    async def _followed(self, connection: AsyncConnection, tables: Sequence[str]) -> list[Followed | None]:
        """How entries went; None for those of which it was not worked out. Reading a thousand takes a while."""
        known = {table: self._read[table] for table in tables if table in self._read}
        new = [table for table in tables if table not in known]
        if new:
            query = select(StoredEntry.table_id, StoredEntry.followed).where(StoredEntry.table_id.in_(new))
            rows = await connection.execute(query.where(StoredEntry.followed.is_not(None)))
            known |= await asyncio.to_thread(_decoded, {row.table_id: row.followed for row in rows})
        for table, followed in known.items():
            self._read[table] = followed
            self._read.move_to_end(table)
        while len(self._read) > MOST_READ:
            self._read.popitem(last=False)
        return [known.get(table) for table in tables]

    async def _labels(self, row: Row[Any], table: str, met: Sequence[Crossing], lang: str) -> list[dict[str, str]]:
        """What the options of a line are called."""
        if not met:
            return []
        async with self._engine.connect() as connection:
            log = standing_choices(await read_log(connection, table))
        return await asyncio.to_thread(option_labels, keyed_of(row), log, met, lang)

    async def check_look(self, person: int | None, table_id: str, seat: int | None) -> None:
        """Raise `Denied` for somebody who may not look at the replay of an entry as this seat knew it.

        While the world is open, only whoever has ended the own entry may, and only as the person there saw it: what
        bots held and what was to come is nobody's yet.
        """
        sealed = await self._sealed(person, table_id)
        if sealed is not None and (not sealed.ended or seat != sealed.seat):
            raise Denied("world-open", 409)

    async def hides_result(self, person: int | None, table_id: str) -> bool:
        """Whether how an entry ended is not to be told to somebody yet."""
        sealed = await self._sealed(person, table_id)
        return sealed is not None and not sealed.ended

    async def _sealed(self, person: int | None, table_id: str) -> _Sealed | None:
        """None for a table that is no entry in an open world."""
        query = select(StoredWorld.__table__).join(GameTable, GameTable.world == StoredWorld.id)
        async with self._engine.connect() as connection:
            row = (await connection.execute(query.where(GameTable.id == table_id))).one_or_none()
            if row is None or row.closed_at is not None:
                return None
            mine = select(GameTable.status).join(StoredEntry, StoredEntry.table_id == GameTable.id)
            own = mine.where(StoredEntry.world_id == row.id, StoredEntry.person == person)
            status = await connection.scalar(own) if person else None
        return _Sealed(keyed_of(row).world.seat, status in DONE)

    async def _finished(self, people: Sequence[int], until: datetime) -> Counter[int]:
        """How many games each of them had played to the end by then, in all cells that answer."""
        query = select(ResultSeat.person, func.count()).join(TableResult, TableResult.table_id == ResultSeat.table_id)
        played = query.where(ResultSeat.person.in_(people), TableResult.how == "played", TableResult.ended_at <= until)
        played = played.group_by(ResultSeat.person)
        counted = Counter[int]()
        for rows in await self._cells.ask_alive(lambda connection: read_rows(connection, played)):
            counted.update(dict(map(tuple, rows)))
        return counted

    async def follow_due(self) -> None:
        """Work out how entries went that have ended since; a world that was closed by an upgrade keeps what it has."""
        due = _ENDED.add_columns(StoredWorld.__table__.c.world, StoredWorld.__table__.c.key)
        due = due.join(StoredWorld, StoredWorld.id == StoredEntry.world_id)
        due = due.join(TableResult, TableResult.table_id == StoredEntry.table_id)
        due = due.where(StoredEntry.followed.is_(None), StoredWorld.why != "engine")
        due = due.order_by(TableResult.ended_at).limit(BATCH)
        async with self._engine.connect() as connection:
            rows = (await connection.execute(due)).all()
            logs = [await read_log(connection, row.table_id) for row in rows]
        for row, log in zip(rows, logs, strict=True):
            try:
                followed = await asyncio.to_thread(_follow, keyed_of(row), log)
            except Exception as error:  # other rules, or none any more: it must not hold up those after it
                _LOG.error("an entry is not what its world makes of it", table=row.table_id, why=repr(error))
                followed = _UNREADABLE
            mine = StoredEntry.table_id == row.table_id
            async with self._engine.begin() as connection:
                await connection.execute(update(StoredEntry).where(mine).values(followed=followed))


_UNREADABLE = b""


def _follow(keyed: KeyedWorld, log: Sequence[Entry]) -> bytes:
    return msgspec.json.encode(follow(keyed, watched_entry(keyed, standing_choices(log))))


_ENDED = (
    select(StoredEntry.world_id, StoredEntry.person, StoredEntry.table_id)
    .join(GameTable, GameTable.id == StoredEntry.table_id)
    .where(GameTable.status.in_(DONE))
)


def _entries(world_id: str) -> Any:
    """Entries of a world that have ended, with names and when."""
    return (
        _ENDED.add_columns(Seat.name, Seat.program, TableResult.how, TableResult.ended_at)
        .join(TableResult, TableResult.table_id == StoredEntry.table_id)
        .join(Seat, (Seat.table_id == StoredEntry.table_id) & (Seat.bot == ""))
        .where(StoredEntry.world_id == world_id)
        .order_by(TableResult.ended_at, StoredEntry.person)
    )


def _ends_of(world: Row[Any]) -> datetime:
    """Until when counts what is done: when a world was closed, its list stays as it is."""
    ends: datetime = min(world.closes_at, world.closed_at or world.closes_at)
    return ends


def _decoded(stored: Mapping[str, bytes]) -> dict[str, Followed | None]:
    return {
        table: None if followed == _UNREADABLE else msgspec.json.decode(followed, type=Followed)
        for table, followed in stored.items()
    }


def _listed(
    world: Row[Any],
    ended: Sequence[Row[Any]],
    followed: Sequence[Followed | None],
    known: dict[int, int],
    person: int | None,
) -> list[EntryInfo]:
    """The entries by place; those that are not ranked come last, and say why."""
    whys = [_why(world, row, each, known) for row, each in zip(ended, followed, strict=True)]
    ranked = [each for each, why in zip(followed, whys, strict=True) if each is not None and not why]
    order = iter(places(ranked))
    found = []
    for row, each, why in zip(ended, followed, whys, strict=True):
        place = next(order) if each is not None and not why else 0
        score, at_table, choices = (each.score, each.place, len(each.choices)) if each else (0, 0, 0)
        rounds = each.rounds if each else []
        own = row.person == person
        found.append(EntryInfo(row.name, row.table_id, place, why, score, at_table, choices, own, rounds))
    return sorted(found, key=lambda each: (not each.place, each.place, -each.score, each.name))


def _why(world: Row[Any], row: Row[Any], followed: Followed | None, known: dict[int, int]) -> str:
    """Why an entry is not ranked; empty for one that is."""
    if row.how != "played":
        return "left"
    if row.ended_at > _ends_of(world):
        return "late"
    if followed is None:
        return "unread"
    if row.program:
        return "program"
    return "" if known.get(row.person, 0) >= FINISHED else "few-games"


def _info(row: Row[Any], entries: int, own: tuple[str, str]) -> WorldInfo:
    world, closed = keyed_of(row).world, row.closed_at
    return WorldInfo(
        row.id,
        row.kind,
        row.game,
        row.period or "",
        world.rules,
        world.variant,
        world.bots,
        world.seat,
        world.commitment,
        row.made_by,
        row.opened_at.isoformat(),
        row.closes_at.isoformat(),
        closed.isoformat() if closed else "",
        row.why,
        entries,
        *own,
    )
