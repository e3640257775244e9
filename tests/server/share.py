"""Where the CPU time of a move goes: `python -m tests.server.share [moves per game]`, for docs/scale.md.

Three people of one language at a table in this very process, with PostgreSQL and without sockets. The games and the
choices are the same in every run. A share is thread time without what is counted under another name.
"""

import asyncio
import functools
import random
import sys
import time
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

import msgspec

from asztal import registry
from asztal.kernel import Feed, Seeded, Table, feed
from asztal.server.cluster import readers, rooms
from asztal.server.cluster.readers import Reader, SharedFeed
from asztal.server.cluster.rooms import Rooms
from asztal.server.service import Service
from asztal.server.tables.live import access
from asztal.server.tables.live.change import Change
from asztal.server.tables.live.request import Request
from asztal.server.tables.play.sentences import Voice
from tests.server.conftest import prepared
from tests.server.people import any_option, seated_table

GAMES = [name for name, title in registry.titles().items() if title.finished]
SEATS, MOVES, WARM_UP = 3, 300, 40  # `WARM_UP` moves are not counted: texts are read, statements prepared
REST = "database, locks, event loop"
# What is counted under which name: where it is looked up, and what it is called there.
PARTS: dict[str, list[tuple[Any, str]]] = {
    "rules, with the copy for undo": [(Table, "apply")],
    "state and log entry": [(Change, "log")],
    "view": [(feed, "observe"), (feed, "observe_again"), (feed, "differences")],
    "forecast": [(feed, "forecast")],
    "encode, compare, patch": [(Feed, "update")],
    "question": [(Voice, "question")],
    "log lines": [(Voice, "log")],
    "steps and undo": [(SharedFeed, "_undo")],
    "messages": [(readers, "write"), (rooms, "write")],
    "rest of telling": [(Rooms, "push_own")],
}


class Meter:
    """Adds up thread time by name; what is counted inside another name is not counted there."""

    def __init__(self) -> None:
        self.spent: Counter[str] = Counter()
        self.on, self._since, self._names = False, 0, [REST]

    def _switch(self) -> None:
        now = time.thread_time_ns()
        if self.on:
            self.spent[self._names[-1]] += now - self._since
        self._since = now

    @contextmanager
    def under(self, name: str) -> Iterator[None]:
        self._switch()
        self._names.append(name)
        try:
            yield
        finally:
            self._switch()
            self._names.pop()

    def counted(self, name: str, function: Callable[..., Any]) -> Callable[..., Any]:
        if asyncio.iscoroutinefunction(function):

            @functools.wraps(function)
            async def wait(*args: Any, **kwargs: Any) -> Any:
                with self.under(name):
                    return await function(*args, **kwargs)

            return wait

        @functools.wraps(function)
        def call(*args: Any, **kwargs: Any) -> Any:
            with self.under(name):
                return function(*args, **kwargs)

        return call


@contextmanager
def measured() -> Iterator[Meter]:
    """Everything in `PARTS` is counted inside."""
    meter, before = Meter(), list[tuple[Any, str, Any]]()
    for name, places in PARTS.items():
        for place, called in places:
            before.append((place, called, getattr(place, called)))
            setattr(place, called, meter.counted(name, getattr(place, called)))
    try:
        yield meter
    finally:
        for place, called, function in before:
            setattr(place, called, function)


async def opened(service: Service, rooms: Rooms, game: str, number: int) -> tuple[str, list[int], list[Reader]]:
    """A table of three readers, with a game that is the same in every run."""
    table, guests = await seated_table(service, game, SEATS)
    async with service.changes.reading(table) as warm:
        warm.table = Table.new(registry.find(game), SEATS, chance=Seeded(f"{game} {number}"))
        warm.before = msgspec.json.encode(warm.game.state.to_data())
    entered = [Reader("en", access.Person(guest)) for guest in guests]
    for reader in entered:
        await rooms.enter(table, reader, 0)
    return table, guests, entered


async def play(service: Service, game: str, moves: int, meter: Meter) -> int:
    """So many moves of as many games as that takes, with any choices; gives the thread time in ns."""
    rooms, made, number, spent = Rooms(service.changes), -WARM_UP, 0, 0
    while made < moves:
        chance, number = random.Random(f"{game} {number}"), number + 1
        table, guests, entered = await opened(service, rooms, game, number)
        playing = service.cache.get(table).playing
        while made < moves and not playing.game.over:
            seat, option = any_option(playing.game, list(range(SEATS)), chance)
            request = Request(table, access.Person(guests[seat]), f"r{made}")
            meter.on = made >= 0
            with meter.under(REST):
                began = time.thread_time_ns()
                await service.play.act(request, option)
                spent += time.thread_time_ns() - began if meter.on else 0
            meter.on = False
            made += 1
            for reader in entered:
                while not reader.outbox.empty():
                    reader.note_sent(reader.outbox.get_nowait())
        for reader in entered:
            await rooms.leave(table, reader)
    return spent


def main(moves: int = MOVES) -> None:
    with prepared() as config:
        for game in GAMES:

            async def story(game: str = game) -> None:
                async with Service(config) as service:
                    with measured() as meter:
                        spent = await play(service, game, moves, meter)
                parts = {name: meter.spent[name] for name in [*PARTS, REST]}
                print(f"{game}: {moves} moves, {spent / moves / 1e6:.2f} ms each", flush=True)
                for name, part in parts.items():
                    print(f"  {100 * part / spent:5.1f} %  {part / moves / 1e3:7.0f} us  {name}", flush=True)

            asyncio.run(story())


if __name__ == "__main__":
    main(*map(int, sys.argv[1:]))
