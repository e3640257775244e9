"""Several people at one table, by the service's own methods, without the web."""

import asyncio
import random
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import Any

import msgspec
from msgspec.structs import replace

from asztal import registry
from asztal.kernel import SPECTATOR, Feed, Game, Glance, observe, patched, shown
from asztal.server.clocks.keeper import Now, wall
from asztal.server.config import Config
from asztal.server.limits.budget import Budget
from asztal.server.limits.limits import Limits, Visitor
from asztal.server.service import Service
from asztal.server.wire.around import Pace


def with_service(config: Config, story: Callable[[Service], Awaitable[object]], now: Now = wall) -> None:
    """Run a story with a service of its own."""

    async def tell() -> None:
        async with Service(config, now) as service:
            await story(service)

    asyncio.run(tell())


async def seated_table(
    service: Service,
    game: str,
    seats: int,
    people: int | None = None,
    *,
    variant: dict[str, str] | None = None,
    pace: Pace | None = None,
) -> tuple[str, list[int]]:
    """A table that has begun, with so many people (all seats unless given) and random bots at the other seats."""
    people = seats if people is None else people
    guests = [(await service.sessions.welcome(f"P{number}", "en"))[0] for number in range(people)]
    table = await service.lobby.create(guests[0], game, seats, variant or {}, pace=pace)
    for guest in guests:
        await service.lobby.join(guest, table, f"P{guest}")
    for seat in range(people, seats):
        await service.lobby.sit_bot(guests[0], table, seat, "random")
    await service.lobby.start(guests[0], table)
    return table, guests


@asynccontextmanager
async def game_of(service: Service, table: str) -> AsyncIterator[Game[Any]]:
    async with service.changes.reading(table) as warm:
        yield warm.game


class Follower:
    """A reader who keeps the view up to date by patches alone."""

    def __init__(self, seat: int) -> None:
        self.feed = Feed(seat)
        self.shown: Any = None
        self.updates = 0

    def follow(self, game: Game[Any]) -> None:
        update = self.feed.update(Glance(game))
        if update is not None:
            self.updates += 1
            assert update.version == self.updates
            self.shown = patched(self.shown, update.patch)
        assert self.shown == msgspec.to_builtins(shown(game.title, observe(game, self.feed.seat)))


def followers(seats: int) -> list[Follower]:
    return [Follower(seat) for seat in [*range(seats), SPECTATOR]]


def usual(name: str) -> int:
    return registry.usual_seats(registry.find(name))


def any_option(game: Game[Any], seats: list[int], chance: random.Random) -> tuple[int, str]:
    seat = chance.choice([seat for seat in sorted(game.decisions) if seat in seats])
    return seat, str(chance.choice(game.decisions[seat].options))


def unlimited(config: Config) -> Budget:
    """Somebody may do everything as often as they like."""
    return Budget(Limits(replace(config, limits=0)), Visitor("-"), lambda: False)
