"""Games sleep while nobody does anything, though people are connected: nobody can tell but by the memory."""

import asyncio
import json
import random
from collections.abc import Awaitable, Callable
from contextlib import AsyncExitStack
from datetime import UTC, datetime, timedelta
from typing import Any

import msgspec
import pytest

from asztal import registry
from asztal.kernel import SPECTATOR, observe, patched, shown
from asztal.server.cluster.readers import Reader
from asztal.server.cluster.resting import Resting
from asztal.server.cluster.rooms import Rooms
from asztal.server.config import Config
from asztal.server.service import Service
from asztal.server.tables.live.access import Person
from asztal.server.tables.live.cache import Warm
from asztal.server.tables.live.kept_tables import QUIET
from asztal.server.tables.live.request import Request
from asztal.server.wire.around import Pace
from tests.server.people import any_option, seated_table

SMALL = "own_pace"
GAMES = ["own_pace", "toy_euro", *(name for name, title in registry.titles().items() if title.finished)]


class House:
    """A web process whose time stands still until somebody waits."""

    def __init__(self, config: Config) -> None:
        self.time = datetime.now(UTC)
        self.service = Service(config, lambda: self.time)
        self.rooms = Rooms(self.service.changes)
        self.resting = Resting(self.service.cache, self.rooms)

    async def wait(self, seconds: float = QUIET) -> int:
        """Let time pass, and games fall asleep; gives how many sleep."""
        self.time += timedelta(seconds=seconds)
        await self.resting.look()
        return self.service.cache.count_sleeping()


class Page:
    """Somebody connected to a table, who keeps the view by patches alone."""

    def __init__(self, right: Person | None, lang: str = "en") -> None:
        self.reader, self.right = Reader(lang, right), right or Person(0)
        self.shown: Any = None
        self.events: list[Any] = []
        self.version = self.views = 0
        self.heard: list[str] = []
        self.question: Any = None
        self.lines: list[str] = []

    async def enter(self, house: House, table: str) -> "Page":
        await house.rooms.enter(table, self.reader, 0)
        self.read()
        return self

    def read(self) -> list[str]:
        """Take in what came; gives the kinds of messages."""
        kinds = []
        while not self.reader.outbox.empty():
            message = json.loads(self.reader.outbox.get_nowait())
            kinds.append(message["type"])
            if message["type"] == "view":
                self.views += 1
                self.shown, self.events, self.lines = message["view"], [], []
                self.version = message["version"]
            elif message["type"] == "update":
                self.shown = patched(self.shown, message["patch"])
                assert message["version"] == self.version + 1
                self.version += 1
            if message["type"] in ("view", "update"):
                self.events += message["events"]
                self.lines += [line["text"] for line in message["log"]]
                self.question = message["question"]
        self.heard += kinds
        return kinds

    def check(self, warm: Warm) -> None:
        """What it shows is what the seat sees and was told, and nothing twice."""
        seat, game = self.reader.seat, warm.game
        assert self.shown == _plain(shown(game.title, observe(game, seat)))
        told = [event for move in warm.playing.heard(seat) for event in move]
        assert self.events == _plain(told)
        assert (self.question is None) == (seat not in game.decisions or game.over)


def _plain(value: Any) -> Any:
    return json.loads(msgspec.json.encode(value))


def tell(config: Config, story: Callable[..., Awaitable[None]], houses: int = 1) -> None:
    async def told() -> None:
        async with AsyncExitStack() as stack:
            opened = [House(config) for _ in range(houses)]
            for house in opened:
                await stack.enter_async_context(house.service)
            await story(*opened)

    asyncio.run(told())


async def gathered(house: House, game: str, seats: int, pace: Pace | None = None) -> tuple[str, list[Page]]:
    table, guests = await seated_table(house.service, game, seats, pace=pace)
    rights: list[Person | None] = [*map(Person, guests), None]
    langs = ["en", "hu", "de", "en"]
    pages = [await Page(right, langs[number % 4]).enter(house, table) for number, right in enumerate(rights)]
    for page in pages:
        page.read()
    return table, pages


@pytest.mark.parametrize("game", GAMES)
def test_who_is_connected_cannot_tell_that_the_game_slept(config: Config, game: str) -> None:
    async def story(house: House) -> None:
        chance, moves = random.Random(game), 40
        table, pages = await gathered(house, game, registry.usual_seats(registry.find(game)))
        for number in range(moves):
            if chance.random() < 0.5:
                assert await house.wait() == 1
                assert [page.read() for page in pages] == [[] for _ in pages]
            async with house.service.changes.reading(table) as warm:
                takers = [seat for seat in warm.game.seats() if warm.playing.why_not_undo(seat) is None]
                if warm.game.over:
                    break
                seat, option = any_option(warm.game, list(warm.game.seats()), chance)
            if chance.random() < 0.5:
                assert await house.wait() == 1
            taker = chance.choice(takers) if takers and chance.random() < 0.2 else None
            request = Request(table, pages[seat if taker is None else taker].right, f"r{number}")
            if taker is None:
                await house.service.play.act(request, option)
            else:
                await house.service.play.undo(request)
            async with house.service.changes.reading(table) as warm:
                for page in pages:
                    page.read()
                    page.check(warm)
        assert [page.views for page in pages] == [1] * len(pages)
        stored, kept = await _stored(house, table), list(warm.playing.entries)
        assert stored == kept

    tell(config, story)


async def _stored(house: House, table: str) -> list[Any]:
    """The log as a process reads it that has just started; its replay gives the state that is stored."""
    house.service.cache.clear()
    async with house.service.changes.reading(table) as warm:
        return list(warm.playing.entries)


def test_a_game_sleeps_after_five_minutes_and_not_before(config: Config) -> None:
    async def story(house: House) -> None:
        table, pages = await gathered(house, SMALL, 2)
        assert await house.wait(QUIET - 1) == 0
        house.rooms.presence.repeat()
        pages[0].reader.lang = "en"
        await house.rooms.note_seen()  # that they are there is no deed
        assert await house.wait(1) == 1
        async with house.service.changes.reading(table) as warm:
            assert warm.sleeps  # its row alone wakes nothing
            assert not warm.game.over
        assert await house.wait(1) == 0

    tell(config, story)


def test_a_game_in_use_does_not_fall_asleep(config: Config) -> None:
    async def story(house: House) -> None:
        table, _ = await gathered(house, SMALL, 2)
        async with house.service.changes.reading(table) as warm:
            assert await house.wait() == 0
            assert not warm.game.over

    tell(config, story)


def test_what_another_process_does_is_told_to_those_whose_game_slept(config: Config) -> None:
    async def story(here: House, there: House) -> None:
        table, pages = await gathered(here, SMALL, 2)
        for number in range(3):
            assert await here.wait() == 1
            await there.service.play.act(Request(table, pages[number % 2].right, f"o{number}"), "choose dig")
            async with there.service.changes.reading(table) as warm:
                await here.rooms.push_foreign(table, warm.stored.row.version)
            async with here.service.changes.reading(table) as warm:
                for page in pages:
                    assert "update" in page.read()
                    page.check(warm)
        assert {page.views for page in pages} == {1}

    tell(config, story, houses=2)


def test_chat_presence_and_who_comes_anew_while_the_game_slept(config: Config) -> None:
    async def story(house: House) -> None:
        table, pages = await gathered(house, SMALL, 2)
        assert await house.wait() == 1
        await house.service.play.say(Request(table, pages[0].right, "c"), "hello")
        assert [page.read() for page in pages] == [["chat"]] * 3
        assert await house.wait() == 1
        await house.rooms.leave(table, pages[2].reader)
        assert [page.read() for page in pages[:2]] == [["presence"]] * 2
        assert house.service.cache.count_sleeping() == 1
        new = await Page(None).enter(house, table)
        async with house.service.changes.reading(table) as warm:
            for page in (*pages[:2], new):
                page.read()
                page.check(warm)
        assert new.reader.seat == SPECTATOR
        assert await house.wait() == 1
        async with house.rooms.reading(table, pages[0].reader) as (warm, room):
            room.show(pages[0].reader, warm, 0)  # as when a page asks for everything again
            assert pages[0].read() == ["view"]
            pages[0].check(warm)

    tell(config, story)


def test_a_game_that_was_forgotten_asleep_is_shown_anew(config: Config) -> None:
    async def story(house: House) -> None:
        table, pages = await gathered(house, SMALL, 2)
        assert await house.wait() == 1
        house.service.cache.clear()
        async with house.rooms.reading(table, pages[1].reader) as (warm, room):
            room.show(pages[1].reader, warm, 0)
        await house.service.play.act(Request(table, pages[0].right, "a"), "choose dig")
        async with house.service.changes.reading(table) as warm:
            for page in pages:
                page.read()
                page.check(warm)
        assert [page.views for page in pages] == [2, 2, 2]

    tell(config, story)


def test_a_game_that_was_forgotten_asleep_and_falls_asleep_again_sends_no_patch_of_nothing(config: Config) -> None:
    async def story(house: House) -> None:
        table, pages = await gathered(house, SMALL, 2)
        assert await house.wait() == 1
        house.service.cache.clear()
        async with house.service.changes.reading(table) as warm:
            assert warm.awake  # somebody looked at the table, but not as one who is connected
        assert await house.wait() == 1
        assert [page.read() for page in pages] == [[], [], []]
        await house.service.play.act(Request(table, pages[0].right, "a"), "choose dig")
        async with house.service.changes.reading(table) as warm:
            for page in pages:
                page.read()
                page.check(warm)
        assert [page.views for page in pages] == [2, 2, 2]

    tell(config, story)


def test_clocks_go_on_while_the_game_sleeps(config: Config) -> None:
    async def story(house: House) -> None:
        clocks = []
        for sleeps in (True, False):
            table, pages = await gathered(house, "toy_euro", 2, Pace("live", 3600, 60))
            seen = []
            for number in range(8):
                async with house.service.changes.reading(table) as warm:
                    seat, asked = next(iter(warm.game.decisions.items()))
                house.time += timedelta(seconds=QUIET)
                if sleeps:
                    await house.resting.look()
                    assert warm.sleeps
                request = Request(table, pages[seat].right, f"r{number}")
                await house.service.play.act(request, str(asked.options[0]))
                if warm.playing.why_not_undo(seat) is None and number % 2:
                    house.time += timedelta(seconds=QUIET)
                    if sleeps:
                        await house.resting.look()
                    await house.service.play.undo(Request(table, pages[seat].right, f"u{number}"))
                seen.append([mine.bank for mine in warm.stored.clock or ()])
            clocks.append(seen)
        assert clocks[0] == clocks[1]
        assert min(clocks[0][-1]) < max(clocks[0][0])

    tell(config, story)
