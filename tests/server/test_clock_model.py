"""Random games with clocks, against a model that computes them anew from the log without what was taken back.

Moves, undos, going back, absence, restarts, outages, hours and vacations happen in any order. No time is lost or won by
undo or crash, and nobody is flagged without an alarm.
"""

import asyncio
import random
import sys
import time
from collections import Counter
from collections.abc import Iterable
from datetime import datetime, timedelta
from typing import Any, NamedTuple
from zoneinfo import ZoneInfo

import psycopg
import pytest

from asztal import registry
from asztal.server.clocks import clock as functions
from asztal.server.clocks import due
from asztal.server.clocks.counted_time import Times
from asztal.server.config import Config
from asztal.server.service import Service
from asztal.server.tables.live import change
from asztal.server.wire.around import Pace
from tests.server.clock_benches import Bench, InMemory, Stored
from tests.server.clock_model import GAMES, GRID, Model
from tests.server.timing import BEGAN

STEPS = 14
GRACE = timedelta(seconds=2)


class SeatNow(NamedTuple):
    """What is looked at when the loop has looked."""

    bot: str
    flags: int
    alarm: datetime | None


class Run:
    """One random game; every step is compared with the model."""

    def __init__(self, bench: Bench, seed: int, counts: Counter[str]) -> None:
        self.bench, self.seed, self.counts, self.chance = bench, seed, counts, random.Random(seed)
        self.told: list[str] = []

    async def run(self) -> None:
        chance, bench = self.chance, self.bench
        self.days = chance.random() < 0.3
        if self.days:
            pace = Pace("days", chance.choice([0, 6 * 3600, 86_400]), chance.choice([3600, 12 * 3600, 86_400]))
        else:
            pace = Pace("live", chance.choice([0, 30, 200]), chance.choice([10, 60]))
        game, seats = chance.choice(list(GAMES)), chance.choice([2, 3])
        bench.now = BEGAN
        await bench.begin(game, seats, pace)
        self.model = Model(game, seats, pace, bench.now)
        steps = [self.move] * 6 + [self.undo] * 3 + [self.poll] * 4
        steps += [self.go_back, self.leave, self.come_back, self.restart, self.outage]
        steps += [self.calendar] * 2 if self.days else []
        for _ in range(STEPS):
            self.pass_time()
            step = chance.choice(steps)
            self.told.append(f"{bench.now:%d %H:%M:%S} {step.__name__}")
            await step()
            self.counts[step.__name__] += 1
            await self.compare()
            if (await bench.warm()).game.over:
                break
        await bench.end()

    def why(self, what: str) -> str:
        return f"seed {self.seed}: {what} after {self.told}"

    def pass_time(self) -> None:
        if self.days:
            self.bench.now += GRID * self.chance.choice([1, 3, 20, 80])
        else:
            self.bench.now += timedelta(milliseconds=self.chance.choice([500, 7001, 25_000, 60_000, 130_000]))

    async def move(self) -> None:
        seat = self.chance.choice(sorted((await self.bench.warm()).game.decisions))
        text = f"choose {self.chance.choice(self.model.options)}"
        await self.bench.act(seat, text)
        self.model.chose(seat, text, self.bench.now)

    async def undo(self) -> None:
        warm = await self.bench.warm()
        found = [(seat, len(warm.playing.undoable(seat))) for seat in warm.stored.people()]
        may = [(seat, most) for seat, most in found if most]
        if may:
            seat, most = self.chance.choice(may)
            choices = self.chance.randint(1, most)
            await self.bench.undo(seat, choices)
            for _ in range(choices):
                self.model.took_back(seat, self.bench.now)

    async def go_back(self) -> None:
        warm = await self.bench.warm()
        moments = [moment.seat for moment in warm.playing.moments]
        own = [seat for seat in warm.stored.people() if seat in moments]
        if own:
            seat = self.chance.choice(own)
            mine = [number for number, by in enumerate(moments) if by == seat]
            choices = self.chance.randint(1, len(mine))
            to = mine[-choices]
            await self.bench.go_back(seat, choices, to)
            self.model.went_back(to, self.bench.now)

    async def leave(self) -> None:
        await self.bench.leave(self.chance.randrange(self.model.seats))

    async def come_back(self) -> None:
        await self.bench.come_back(self.chance.randrange(self.model.seats))

    async def restart(self) -> None:
        await self.bench.restart()

    async def outage(self) -> None:
        began, parts = self.bench.now, self.chance.choice([("web",), ("worker",), ("web", "worker")])
        gap = GRID * 3 if self.days else timedelta(seconds=self.chance.choice([20, 31, 300]))
        await self.bench.outage(gap, parts)
        if gap > timedelta(seconds=30):
            self.model.outages.append((began, self.bench.now))

    async def calendar(self) -> None:
        seat, now = self.chance.randrange(self.model.seats), self.bench.now
        person = self.model.people[seat]
        zone = self.chance.choice(["Europe/Budapest", "America/New_York", "Asia/Kolkata"])
        if self.chance.random() < 0.5:
            hours = self.chance.choice([(600, 1320), (0, 240), (60, 1440)])
            await self.bench.set_hours(seat, zone, hours)
            since = now.replace(minute=0) + timedelta(hours=1)
            person.hours = [rule for rule in person.hours if rule[0] != since] + [(since, zone, hours)]
        else:
            zone = person.hours[-1][1] if person.hours else "UTC"
            first = now.astimezone(ZoneInfo(zone)).date() + timedelta(days=self.chance.randint(1, 2))
            last = first + timedelta(days=self.chance.randint(0, 3))
            if await self.bench.announce(seat, first, last):
                person.vacations.append((first, last, zone))
        self.model.forget()

    async def poll(self) -> None:
        """What the loop does is what the model says is due: no flag without its alarm, and none too early or never."""
        now, model = self.bench.now, self.model
        before, clocks = await self.seats(), model.clocks()
        await self.bench.poll()
        after = await self.seats()
        for seat, (bank, since) in enumerate(clocks):
            flags, alarm = after[seat].flags - before[seat].flags, before[seat].alarm
            if since is None or before[seat].bot:
                assert not flags, self.why(f"seat {seat} was flagged and not asked")
                continue
            used, total = model.used(seat, since, now), bank + timedelta(seconds=model.pace.turn)
            if used < total or alarm is None or now - alarm < GRACE:
                assert not flags, self.why(f"seat {seat} was flagged: {used} of {total}, alarm {alarm}")
                warned = used >= 0.8 * total
                assert (after[seat].alarm is not None) == warned, self.why(f"seat {seat}, alarm, {used} of {total}")
                self.counts["alarms"] += warned and alarm is None
            else:
                assert flags == 1, self.why(f"seat {seat} was not flagged: {used} of {total}")
                model.flagged(seat, since, now)
                self.counts["flags"] += 1

    async def seats(self) -> list[SeatNow]:
        known, flags = (await self.bench.warm()).stored, await self.bench.flags()
        alarms = [None if mine.alarm is None else functions.from_ms(mine.alarm) for mine in known.clock or ()]
        return [SeatNow(*one) for one in zip((place.bot for place in known.places), flags, alarms, strict=True)]

    async def compare(self) -> None:
        found = (await self.bench.warm()).stored.clock or ()
        stored = [
            (timedelta(milliseconds=mine.bank), None if mine.since is None else functions.from_ms(mine.since))
            for mine in found
        ]
        expected = self.model.clocks()
        assert stored == expected, self.why(f"{stored} instead of {expected}")


def play(monkeypatch: pytest.MonkeyPatch, seeds: Iterable[int]) -> Counter[str]:
    """Play with these seeds, in memory; raises what was found."""

    async def all_of_them() -> Counter[str]:
        counts, found = Counter[str](), registry.titles()
        monkeypatch.setattr(registry, "titles", lambda: found)  # it looks into folders, here thousands of times
        for seed in seeds:
            await Run(InMemory(BEGAN), seed, counts).run()
        return counts

    return asyncio.run(all_of_them())


def play_stored(config: Config, seeds: Iterable[int]) -> Counter[str]:
    """The same at a service."""

    async def all_of_them() -> Counter[str]:
        counts = Counter[str]()
        connection = await psycopg.AsyncConnection.connect(config.database, autocommit=True)
        async with connection as driver, Service(config) as service:
            guests = [(await service.sessions.welcome(f"P{number}", "en"))[0] for number in range(3)]
            bench = Stored(config, service, driver, guests)
            for seed in seeds:
                await Run(bench, seed, counts).run()
        return counts

    return asyncio.run(all_of_them())


@pytest.mark.slow
def test_clocks_are_those_of_the_log_without_what_was_taken_back(monkeypatch: pytest.MonkeyPatch) -> None:
    counts = play(monkeypatch, range(300))
    kinds = (
        "move",
        "undo",
        "go_back",
        "leave",
        "come_back",
        "restart",
        "outage",
        "calendar",
        "poll",
        "alarms",
        "flags",
    )
    assert min(counts[kind] for kind in kinds) > 50, counts


@pytest.mark.slow
def test_so_they_are_at_a_service(apart: Config) -> None:
    play_stored(apart, range(8))


@pytest.mark.full
@pytest.mark.timeout(7200)
def test_the_same_ten_thousand_times(monkeypatch: pytest.MonkeyPatch) -> None:
    began = time.monotonic()
    counts = play(monkeypatch, range(1000, 11_000))
    print(f"10,000 games in {time.monotonic() - began:.0f} s: {dict(counts)}", file=sys.stderr)


@pytest.mark.full
@pytest.mark.timeout(7200)
def test_the_same_five_hundred_times_at_a_service(apart: Config) -> None:
    began = time.monotonic()
    counts = play_stored(apart, range(1000, 1500))
    print(f"500 games in {time.monotonic() - began:.0f} s: {dict(counts)}", file=sys.stderr)


# --- faults that are planted ----------------------------------------------------------------------------------------

COUNTED = Times.counted


def nothing_back(clock: functions.Clock, changed: Any) -> functions.Clock:
    return clock


def all_back(clock: functions.Clock, changed: Any) -> functions.Clock:
    """As if every seat had been asked only since then."""
    return tuple(mine._replace(since=None) for mine in functions.restored(clock, changed))


def outages_count(self: Times, seat: int, began: int, ended: int) -> int:
    return COUNTED(Times((), self.calendars), seat, began, ended)


def vacations_count(self: Times, seat: int, began: int, ended: int) -> int:
    return COUNTED(Times(self.outages), seat, began, ended)


def every_choice_is_a_span(clock: functions.Clock, pace: Pace, waiting: Any, at: int, counted: Any) -> functions.Clock:
    made = functions.moved(clock, pace, waiting, at, counted)
    return functions.renewed(made, pace, waiting, at, counted)


def no_alarm(mine: functions.SeatClock, pace: Pace) -> int:
    return functions.time_for_span(mine, pace)


@pytest.mark.parametrize(
    ("where", "what", "fault"),
    [
        (change, "restored", nothing_back),
        (change, "restored", all_back),
        (change, "moved", every_choice_is_a_span),
        (Times, "counted", outages_count),
        (Times, "counted", vacations_count),
        (due, "alarm_after", no_alarm),
        (due, "GRACE", 0),
    ],
    ids=[
        "undo gives nothing back",
        "undo begins a span",
        "every choice is a span",
        "outages count",
        "vacations count",
        "alarm with the flag",
        "flag with the alarm",
    ],
)
def test_a_planted_fault_is_found(monkeypatch: pytest.MonkeyPatch, where: Any, what: str, fault: Any) -> None:
    monkeypatch.setattr(where, what, fault)
    with pytest.raises(AssertionError, match="seed"):
        play(monkeypatch, range(300))
