"""Worlds on a server: they are made for every day and week, entered once by each account, and closed."""

from collections.abc import Mapping
from datetime import UTC, datetime, timedelta
from typing import Any, NamedTuple

from sqlalchemy import func, insert, select, update
from sqlalchemy.dialects.postgresql import Insert
from sqlalchemy.dialects.postgresql import insert as upsert

from asztal import registry
from asztal.bots import package_of
from asztal.bots.strengths import bots_of
from asztal.kernel import Refused
from asztal.registry import UnknownGame
from asztal.server.denied import Denied
from asztal.server.storage.models import GameTable, Seat, SeatHolder
from asztal.server.storage.sittings import Sitting
from asztal.server.storage.stored_worlds import StoredEntry, StoredWorld
from asztal.server.tables.live.access import SAT
from asztal.server.tables.live.changes import Changes
from asztal.server.tables.lobby.beginning import begin
from asztal.server.tables.lobby.lobby import check_offered
from asztal.server.tables.lobby.new_table import BOT_NAMES, blank_seats, table_row
from asztal.server.tables.stored.open_worlds import WORLD, keyed_of, played_here, read_world
from asztal.server.wire.world_shapes import EnteredWorld, NewWorld
from asztal.worlds.world import PERSON, KeyedWorld, make

# How strong the bots are in the world of a day and of a week.
WORD_OF_PERIOD: Mapping[str, str] = {"day": "medium", "week": "hard"}
CLUB = "club"
OPEN_CLUBS = 5  # worlds for clubs that one person has open
_CLUB_LOCK = func.hashtext("asztal club's world")  # processes that count for the same person wait for one another
BESIDE = timedelta(hours=1)  # that a world of another release is left to it, which may still be playing beside this one


class Period(NamedTuple):
    """A day or a week: its kind, its name, and when it ends."""

    kind: str
    name: str
    ends: datetime


def periods(now: datetime) -> list[Period]:
    """The day and the week that it is now, by the time of Greenwich."""
    day = now.astimezone(UTC).replace(hour=0, minute=0, second=0, microsecond=0)
    year, week, weekday = day.isocalendar()
    return [
        Period("day", f"{day:%Y-%m-%d}", day + timedelta(days=1)),
        Period("week", f"{year}-W{week:02}", day + timedelta(days=8 - weekday)),
    ]


class SharedWorlds:
    """Makes worlds, lets people in, and closes them."""

    def __init__(self, changes: Changes) -> None:
        self._changes, self._engine = changes, changes.cells.people.engine
        self._began = changes.keeper.now()

    # --- making and closing -----------------------------------------------------------------------------------------

    async def make_due(self) -> None:
        """Make the worlds of today and of this week that are missing; whoever is faster makes them.

        One that an upgrade has closed is missing, unless this process would play it: a newer release closed it then.
        """
        now = self._changes.keeper.now()
        wanted = {(game, each.kind, each.name): each for game in _games() for each in periods(now)}
        known = WORLD.where(StoredWorld.period.in_([name for _, _, name in wanted]))
        async with self._engine.connect() as connection:
            rows = (await connection.execute(known)).all()
        there = {(row.game, row.kind, row.period) for row in rows if row.why != "engine" or played_here(row)}
        for (game, kind, name), period in wanted.items():
            if (game, kind, name) not in there:
                title = registry.find(game)
                bots = [PERSON, *[bots_of(title.name)[WORD_OF_PERIOD[kind]]] * (registry.usual_seats(title) - 1)]
                async with self._engine.begin() as connection:
                    await connection.execute(insert_world(make(title, bots, closes=period.ends), kind, name, now))

    async def make_club(self, person: int, name: str, wish: NewWorld) -> str:
        """Make a world for a club. Its key comes from the server; still one can make several and show one of them."""
        try:
            title = registry.find(wish.game)
            for bot in wish.bots:
                check_offered(bot)
                if package_of(bot) is not None:  # nobody has checked that its choices follow from key, seat and log
                    raise Denied("world-bot", 422, bot=bot)
            now = self._changes.keeper.now()
            closes = (now + timedelta(days=wish.days)).replace(microsecond=0)
            made = make(title, [PERSON, *wish.bots], wish.variant, closes.astimezone(UTC))
        except UnknownGame:
            raise Denied("no-such-game", 404) from None
        except Refused as refused:
            raise Denied.by_rules(refused.reason) from None
        still = select(func.count()).where(StoredWorld.maker == person, StoredWorld.closed_at.is_(None))
        async with self._engine.begin() as connection:
            await connection.execute(select(func.pg_advisory_xact_lock(_CLUB_LOCK, person)))
            if (await connection.scalar(still) or 0) >= OPEN_CLUBS:
                raise Denied("too-many-worlds", 409, most=OPEN_CLUBS)
            await connection.execute(insert_world(made, CLUB, None, now, maker=person, made_by=name))
        return made.world.id

    async def close_due(self) -> None:
        """Close worlds whose time is over, and those that would be played otherwise than they were made.

        Of these only what was there before this process, or for long: what is newer was made by another release.
        """
        now = self._changes.keeper.now()
        async with self._engine.connect() as connection:
            rows = (await connection.execute(WORLD.where(StoredWorld.closed_at.is_(None)))).all()
        before = max(self._began, now - BESIDE)
        for row in rows:
            why = "time" if row.closes_at <= now else ""
            if not why and row.opened_at < before and not played_here(row):
                why = "engine"
            if why:
                mine = (StoredWorld.id == row.id) & StoredWorld.closed_at.is_(None)
                async with self._engine.begin() as connection:
                    await connection.execute(update(StoredWorld).where(mine).values(closed_at=now, why=why))

    # --- entering ---------------------------------------------------------------------------------------------------

    async def enter(self, person: int, name: str, world_id: str, *, share: str = "") -> EnteredWorld:
        """The table at which an account plays its entry: the one that it has, or a new one."""
        async with self._engine.connect() as connection:
            row = await read_world(connection, world_id)
        table_id = await self._table(world_id, person)
        if table_id is None:
            if row.closed_at is not None or row.closes_at <= self._changes.keeper.now() or not played_here(row):
                raise Denied("world-closed", 409)
            await self._seat(keyed_of(row), person, name, share)
            table_id = await self._table(world_id, person)
            assert table_id is not None
        async with self._changes.change(table_id) as (change, connection):
            if change.status == "waiting":  # or a process that was killed left it so
                await begin(change, connection)
        return EnteredWorld(table_id, keyed_of(row).world.seat)

    async def _table(self, world_id: str, person: int) -> str | None:
        mine = (StoredEntry.world_id == world_id) & (StoredEntry.person == person)
        async with self._engine.connect() as connection:
            found: str | None = await connection.scalar(select(StoredEntry.table_id).where(mine))
        return found

    async def _seat(self, keyed: KeyedWorld, person: int, name: str, share: str) -> None:
        """Store table, seats and entry together; nothing where the account has an entry by now.

        No seat has a return link: nobody else may play it.
        """
        world, now = keyed.world, self._changes.keeper.now()
        title = registry.find(world.game)
        more: dict[str, Any] = {
            "cell": self._changes.cells.people,
            "listed": False,
            "world": world.id,
            "share": share,
            "beat": 0.0,
        }
        table = table_row(person, title, world.seats, world.variant, now, seed=keyed.key, **more)
        seats = blank_seats(table["id"], range(world.seats))
        for seat, bot in enumerate(world.bots):
            seats[seat] |= {"bot": bot, "why": "bot" if bot else "", "account": "", "seen_at": None}
            seats[seat]["name"] = BOT_NAMES[seat % len(BOT_NAMES)]
        seats[world.seat] |= {"name": name, "account": name, "seen_at": now}
        holder = {"table_id": table["id"], "number": world.seat}
        entry = upsert(StoredEntry).values(world_id=world.id, person=person, table_id=table["id"])
        async with self._engine.begin() as connection:
            await connection.execute(insert(GameTable).values(table))
            await connection.execute(insert(Seat), seats)
            await connection.execute(insert(SeatHolder).values(guest_id=person, via=SAT, **holder))
            await connection.execute(insert(Sitting).values(person=person, name=name, **holder))
            kept = await connection.execute(entry.on_conflict_do_nothing().returning(StoredEntry.table_id))
            if kept.first() is None:
                await connection.rollback()


def insert_world(made: KeyedWorld, kind: str, period: str | None, now: datetime, **more: Any) -> Insert:
    """Stores a world; nothing where somebody else has made that of the period meanwhile."""
    world = made.world
    values = {
        "id": world.id,
        "game": world.game,
        "kind": kind,
        "period": period,
        "world": world.written,
        "key": made.key,
        "opened_at": now,
        "closes_at": world.closes,
        **more,
    }
    return upsert(StoredWorld).values(values).on_conflict_do_nothing()


def _games() -> list[str]:
    return [name for name, title in registry.titles().items() if title.finished]
