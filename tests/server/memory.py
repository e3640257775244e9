"""What a connected table takes in memory: `python -m tests.server.memory [tables per game] [game ...]`.

Tables are played by the service itself with three people connected, without sockets (`tests.server.costs connections`
tells what one of those takes). Counted are the bytes that Python holds (tracemalloc), after a table that is not
counted: what all tables share is there by then. A part is what is freed when it is dropped, in this order, so that what
two parts share counts for the later one. Sentences that are remembered for all tables are bounded and belong to the
process, as all caches with a limit do: they are told apart as "shared". Then the same for a game that sleeps.
"""

import asyncio
import functools
import gc
import random
import sys
import tracemalloc
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from datetime import UTC, datetime, timedelta
from time import process_time
from typing import Any, NamedTuple

from asztal import registry
from asztal.kernel import Option, Seeded, Table
from asztal.kernel.feed import Gaze
from asztal.server.cluster.readers import Reader
from asztal.server.cluster.resting import Resting
from asztal.server.cluster.rooms import Room, Rooms
from asztal.server.config import Config
from asztal.server.service import Service
from asztal.server.tables.live import access
from asztal.server.tables.live.cache import Warm
from asztal.server.tables.live.kept_tables import QUIET
from asztal.server.tables.live.request import Request
from asztal.server.tables.play.remembered import MOVES, SAID
from tests.server.conftest import prepared
from tests.server.costs import GAMES
from tests.server.load import SEATS
from tests.server.people import any_option, game_of, seated_table

EACH = 3  # tables of a game that are counted
ONE, TWO = ("en",) * SEATS, ("en", "hu", "en")


class Seated(NamedTuple):
    """A table with its people, who are connected."""

    id: str
    guests: list[int]
    readers: list[Reader]


class People:
    """Plays tables with somebody connected at every seat."""

    def __init__(self, service: Service, rooms: Rooms, game: str, langs: tuple[str, ...]) -> None:
        self._service, self._rooms, self._game, self._langs = service, rooms, game, langs
        self._chance, self._number = random.Random(game), 0

    async def seat(self) -> Seated:
        """A table that has begun."""
        table, guests = await seated_table(self._service, self._game, SEATS)
        readers = [Reader(lang, access.Person(guest)) for lang, guest in zip(self._langs, guests, strict=True)]
        for reader in readers:
            await self._rooms.enter(table, reader, 0)
        return Seated(table, guests, readers)

    async def play(self, at: Seated, moves: int) -> int:
        """So many moves, or fewer if the game ends; gives how many."""
        for played in range(moves):
            _take_in(at)
            async with game_of(self._service, at.id) as game:
                if game.over:
                    return played
                seat, option = any_option(game, list(range(SEATS)), self._chance)
            self._number += 1
            await self._service.play.act(Request(at.id, access.Person(at.guests[seat]), f"r{self._number}"), option)
        _take_in(at)
        return moves


def _take_in(at: Seated) -> None:
    """Read what was sent to everybody."""
    for reader in at.readers:
        while not reader.outbox.empty():
            reader.note_sent(reader.outbox.get_nowait())


def length(game: str) -> int:
    """The choices of a game at random."""
    table, chance = Table.new(registry.find(game), SEATS, chance=Seeded(game)), random.Random(game)
    while not table.game.over:
        seat, option = any_option(table.game, list(range(SEATS)), chance)
        table.apply(seat, Option.parse(option))
    return len(table.entries)


@contextmanager
def _traced() -> Iterator[None]:
    tracemalloc.start()
    try:
        yield
    finally:
        tracemalloc.stop()


def _held() -> int:
    gc.collect()
    return tracemalloc.get_traced_memory()[0]


def _drop(warm: Warm, room: Room) -> dict[str, Callable[[], Any]]:
    """How the parts of a table are dropped."""
    table = warm.playing

    def forget_log() -> None:
        table.entries.clear()
        table.ends.clear()
        warm.clocks.clear()

    def forget_feeds() -> None:
        for reader in room.readers:
            room.feeds.take_out(reader)
        room.feeds._gaze = Gaze()

    return {
        "undo": table.moments.clear,
        "events": (table.game.events or []).clear,
        "log": forget_log,
        "feeds": forget_feeds,
        "voices": room._voices.clear,
        "game": warm.forget,
    }


def _forget_shared() -> None:
    """Forget the sentences that all tables share."""
    SAID.clear()
    MOVES.clear()
    for found in gc.get_objects():
        if isinstance(found, functools._lru_cache_wrapper) and found.cache_info().maxsize:
            found.cache_clear()


async def held(
    config: Config, game: str, langs: tuple[str, ...], each: int, moves: int, *, sleeps: bool
) -> dict[str, float]:
    """Bytes of a table after so many moves, and of its parts or when it sleeps."""
    time = datetime.now(UTC)
    async with Service(config, lambda: time) as service:
        rooms = Rooms(service.changes)
        people = People(service, rooms, game, langs)
        with _traced():
            first = await people.seat()
            await people.play(first, moves)
            _forget_shared()
            start = _held()
            tables = [await people.seat() for _ in range(each)]
            played = [await people.play(at, moves) for at in tables]
            whole = _held()
            _forget_shared()
            found: dict[str, float] = {"moves": sum(played), "shared": whole - _held(), "in play": _held() - start}
            if sleeps:
                time += timedelta(seconds=QUIET)
                service.cache.get(first.id)
                await Resting(service.cache, rooms).look()
                found["asleep"] = _held() - start
                tracemalloc.stop()
                began = process_time()
                for at in tables:
                    assert service.cache.get(at.id).table
                found["ms to wake"] = 1e6 * (process_time() - began)
            else:
                parts = [_drop(service.cache.get(at.id), rooms.by_table[at.id]) for at in tables]
                for name in list(parts[0]):
                    before = _held()
                    for part in parts:
                        part.pop(name)()
                    found[name] = before - _held()
                found["rest"] = _held() - start
        return {name: size / each for name, size in found.items()}


def main(each: int = EACH, games: tuple[str, ...] = ()) -> None:
    for game in games or GAMES:
        for langs, about, moves, sleeps in (
            (ONE, "mid-game", length(game) // 2, False),
            (ONE, "mid-game", length(game) // 2, True),
            (TWO, "mid-game", length(game) // 2, False),
            (ONE, "at the end", 10_000, False),
            (ONE, "at the end", 10_000, True),
        ):
            with prepared() as config:
                found = asyncio.run(held(config, game, langs, each, moves, sleeps=sleeps))
            said = ", ".join(f"{name} {size / 1000:.0f}" for name, size in found.items() if name != "moves")
            count = len(set(langs))
            print(
                f"{game}, {about} ({found['moves']:.0f} moves), {count} languages, {each} tables, kB: {said}",
                flush=True,
            )


if __name__ == "__main__":
    main(int(sys.argv[1]) if sys.argv[1:] else EACH, tuple(sys.argv[2:]))
