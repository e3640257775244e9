"""Where a random game with clocks is played: at a real service, or with the same changes kept in memory."""

from collections.abc import Callable
from dataclasses import replace
from datetime import date, datetime, timedelta
from typing import Protocol
from zoneinfo import ZoneInfo

import msgspec

from asztal import registry
from asztal.kernel.record import open_table
from asztal.kernel.table import Entry
from asztal.server.bots import worker
from asztal.server.clocks.clock import checked_pace, encoded, to_ms
from asztal.server.clocks.counted_time import Calendar, Hours, Span, Times
from asztal.server.clocks.due import judged
from asztal.server.config import Config
from asztal.server.denied import Denied
from asztal.server.service import Service
from asztal.server.storage.statements import Driver
from asztal.server.tables.live.access import Person
from asztal.server.tables.live.cache import Warm
from asztal.server.tables.live.change import Change
from asztal.server.tables.live.request import Request
from asztal.server.tables.live.wake_time import seconds_to_wake
from asztal.server.tables.stored.log_replay import play_again
from asztal.server.tables.stored.table import Place, StoredTable, TableRow
from asztal.server.wake.loop import Wake
from asztal.server.wire.around import Pace

BOTH = ("web", "worker")


class Bench(Protocol):
    """What can happen to a table; the time is `now`."""

    now: datetime

    async def begin(self, game: str, seats: int, pace: Pace) -> None: ...
    async def end(self) -> None: ...
    async def warm(self) -> Warm: ...
    async def flags(self) -> list[int]: ...
    async def act(self, seat: int, text: str) -> None: ...
    async def undo(self, seat: int, choices: int) -> None: ...
    async def go_back(self, seat: int, choices: int, to: int) -> None: ...
    async def leave(self, seat: int) -> None: ...
    async def come_back(self, seat: int) -> None: ...
    async def restart(self) -> None: ...
    async def outage(self, gap: timedelta, parts: tuple[str, ...]) -> None: ...
    async def set_hours(self, seat: int, zone: str, hours: tuple[int, int]) -> None: ...
    async def announce(self, seat: int, first: date, last: date) -> bool: ...
    async def poll(self) -> None: ...


class Stored:
    """A real service with its database and its loop, and some people who play one game after another."""

    def __init__(self, config: Config, service: Service, driver: Driver, guests: list[int]) -> None:
        self.service, self.driver, self.now, self._all = service, driver, datetime.now().astimezone(), guests
        service.keeper.now = lambda: self.now
        self._wake = Wake(config, service.keeper, worker.duties(service))
        self._number = 0

    async def begin(self, game: str, seats: int, pace: Pace) -> None:
        tables = ("outage", "playing_hours", "vacation")
        await self.driver.execute("; ".join(f"DELETE FROM {table}" for table in tables).encode())
        self.service.keeper.outages, self._guests, lobby = [], self._all[:seats], self.service.lobby
        self._table = await lobby.create(self._guests[0], game, seats, {}, pace=pace)
        for guest in self._guests:
            await lobby.join(guest, self._table, "P")
        await lobby.start(self._guests[0], self._table)

    async def end(self) -> None:
        await self.driver.execute("UPDATE game_table SET wake_at = NULL WHERE id = %s", [self._table])

    async def warm(self) -> Warm:
        warm = self.service.cache.get(self._table)
        if warm.loaded is None:
            async with self.service.changes.reading(self._table):
                pass
        return warm

    async def flags(self) -> list[int]:
        query = "SELECT flags FROM seat WHERE table_id = %s ORDER BY number"
        return [flags for (flags,) in await (await self.driver.execute(query, [self._table])).fetchall()]

    def _request(self) -> str:
        self._number += 1
        return f"r{self._number}"

    def _right(self, seat: int) -> Person:
        return Person(self._guests[seat])

    async def act(self, seat: int, text: str) -> None:
        warm, play = await self.warm(), self.service.play
        if warm.stored.places[seat].bot:
            await play.act_for_bot(self._table, seat, warm.seq, text)
        else:
            await play.act(Request(self._table, self._right(seat), self._request()), text)

    async def undo(self, seat: int, choices: int) -> None:
        await self.service.play.undo(Request(self._table, self._right(seat), self._request()), choices=choices)

    async def go_back(self, seat: int, choices: int, to: int) -> None:
        people, proposals = (await self.warm()).stored.people(), self.service.proposals
        await proposals.propose(Request(self._table, self._right(seat), self._request()), "back", choices=choices)
        for other in people:
            if other != seat:
                await proposals.answer(Request(self._table, self._right(other), self._request()), agree=True)

    async def leave(self, seat: int) -> None:
        await self.service.lobby.leave(self._guests[seat], self._table, "random")

    async def come_back(self, seat: int) -> None:
        await self.service.lobby.come_back(self._guests[seat], self._table)

    async def _alive(self, *parts: str) -> None:
        """As if these parts of the service had given signs of life until now."""
        beats = "INSERT INTO beat SELECT unnest(%s::text[]), %s ON CONFLICT (part) DO UPDATE SET at = excluded.at"
        await self.driver.execute(beats.encode(), [list(parts), self.now])

    async def restart(self) -> None:
        await self._alive(*BOTH)
        await self._again()

    async def _again(self) -> None:
        self.service.cache.clear()
        self.service.keeper.outages = []
        for part in BOTH:
            await self.service.keeper.beat(part)
        self.service.keeper._beats = []  # from now on they come in time

    async def outage(self, gap: timedelta, parts: tuple[str, ...]) -> None:
        await self._alive(*BOTH)
        self.now += gap
        await self._alive(*(part for part in BOTH if part not in parts))
        await self._again()

    async def set_hours(self, seat: int, zone: str, hours: tuple[int, int]) -> None:
        await self.service.calendars.set_hours(self._guests[seat], zone, [hours] * 7)

    async def announce(self, seat: int, first: date, last: date) -> bool:
        try:
            await self.service.calendars.announce(self._guests[seat], first, last)
        except Denied:  # the days of this year are used
            return False
        return True

    async def poll(self) -> None:
        while await self._wake.poll(self.driver):
            pass


class InMemory:
    """The same changes, clocks and judgements; what is stored is bytes, and a restart reads them again."""

    def __init__(self, now: datetime) -> None:
        self.now = now

    async def begin(self, game: str, seats: int, pace: Pace) -> None:
        title = registry.find(game)
        row = {"id": "t", "game": game, "rules": title.rules_version, "seats": seats, "variant": {}, "seed": "s"}
        row |= {"commitment": "", "status": "waiting", "seq": 0, "version": 0, "said": 0, "changed": self.now}
        known = dict.fromkeys(TableRow._fields) | row | {"pace": checked_pace(pace), "story": 0}
        places = [Place(seat, f"P{seat}", "", "n", holders={seat: "sat"}) for seat in range(seats)]
        self._warm = Warm("t")
        self._warm.loaded = StoredTable(TableRow(**known), places)
        self._flags, self._log, self._wake_at = [0] * seats, list[tuple[Entry, bytes]](), self.now + timedelta(days=7)
        self._outages: list[Span] = []
        self._calendars = {seat: Calendar() for seat in range(seats)}
        change = Change.of(self._warm, self.now)
        self._warm.begin()
        change.status = "playing"
        self._write(change)

    async def end(self) -> None: ...

    async def warm(self) -> Warm:
        days = self._warm.stored.row.pace == {**(self._warm.stored.row.pace or {}), "kind": "days"}
        self._warm.times = Times(self._outages, self._calendars if days else None)
        return self._warm

    async def flags(self) -> list[int]:
        return list(self._flags)

    def _write(self, change: Change) -> None:
        warm = self._warm
        change.tick()
        entries = warm.playing.entries[len(warm.playing.entries) - len(change.logged) :]
        self._log += [
            (entry, msgspec.json.encode(logged["clock_before"]))
            for entry, logged in zip(entries, change.logged, strict=True)
        ]
        clock = None if change.clock is None else msgspec.json.decode(msgspec.json.encode(encoded(change.clock)))
        seconds = seconds_to_wake(warm, change.waiting(), change.clock, change.at)
        if seconds is not None:
            self._wake_at = min(self._wake_at, change.at + timedelta(seconds=seconds))
        row = warm.stored.row._replace(clock=clock, changed=change.at, status=change.status, seq=warm.seq)
        warm.loaded = StoredTable(row, warm.stored.places)

    async def _play(self, work: Callable[[Change], None]) -> None:
        change = Change.of(await self.warm(), self.now)
        work(change)
        self._write(change)

    async def act(self, seat: int, text: str) -> None:
        def choose(change: Change) -> None:
            change.warm.playing.apply(seat, text)
            change.log()

        await self._play(choose)

    async def undo(self, seat: int, choices: int) -> None:
        def take_back(change: Change) -> None:
            for _ in range(choices):
                change.warm.playing.undo(seat)
                change.log()

        await self._play(take_back)

    async def go_back(self, seat: int, choices: int, to: int) -> None:
        def rewind(change: Change) -> None:
            change.warm.playing.rewind(to, change.warm.game.seats())
            change.log()

        await self._play(rewind)

    async def leave(self, seat: int) -> None:
        await self._play(lambda change: self._seat(seat, "random"))

    async def come_back(self, seat: int) -> None:
        await self._play(lambda change: self._seat(seat, ""))

    def _seat(self, seat: int, bot: str) -> None:
        self._warm.stored.places[seat].bot = bot

    async def restart(self) -> None:
        again = Warm("t")
        again.loaded, again.seq = self._warm.loaded, len(self._log)
        again.table = open_table(again.title, again.stored.header())
        play_again(again.table, [entry for entry, _ in self._log])
        written = [msgspec.json.decode(before, type=str | None) for _, before in self._log]
        again.clocks = [None if before is None else msgspec.json.decode(before) for before in written]
        self._warm = again

    async def outage(self, gap: timedelta, parts: tuple[str, ...]) -> None:
        began = self.now
        self.now += gap
        if gap > timedelta(seconds=30):
            self._outages += [(to_ms(began), to_ms(self.now)) for _ in parts]
        await self.restart()

    async def set_hours(self, seat: int, zone: str, hours: tuple[int, int]) -> None:
        since, known = self.now.replace(minute=0) + timedelta(hours=1), self._calendars[seat]
        kept = [rule for rule in known.hours if rule.since != to_ms(since)]
        self._calendars[seat] = replace(known, hours=[*kept, Hours(to_ms(since), zone, (hours,) * 7)])

    async def announce(self, seat: int, first: date, last: date) -> bool:
        known = self._calendars[seat]
        zone = ZoneInfo(known.hours[-1].zone if known.hours else "UTC")
        days = [datetime(day.year, day.month, day.day, tzinfo=zone) for day in (first, last + timedelta(days=1))]
        self._calendars[seat] = replace(known, vacations=[*known.vacations, (to_ms(days[0]), to_ms(days[1]))])
        return True

    async def poll(self) -> None:
        while self._wake_at <= self.now:
            self._wake_at = self.now + timedelta(days=30)
            await self._play(self._judge)

    def _judge(self, change: Change) -> None:
        stored, times = change.warm.stored, change.warm.times
        pace = stored.pace
        assert pace is not None
        assert change.clock is not None
        found = judged(change.clock, pace, stored.people(), times, to_ms(change.at))
        change.clock = found.clock
        for seat in found.flagged:
            self._flags[seat] += 1
            self._seat(seat, "greedy")
