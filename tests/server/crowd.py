"""Many tables at once, each with scripted people and one bot, over one or several processes."""

import asyncio
import contextlib
import random
from collections.abc import Sequence
from contextlib import AsyncExitStack
from dataclasses import dataclass

import httpx
import msgspec

from asztal import registry
from asztal.kernel import SPECTATOR, observe, shown
from asztal.kernel.record import parse, replay
from tests.server.clients import Chair, Person, fingerprint

LANGS = ("en", "hu", "de")
RESYNC = 0.1  # how often a whole view is asked for after an update


class Crowd:
    """So many tables are set up, a few at a time; when all have begun, all are played at once.

    With `crashes` one more waits for the beginning, and whoever plays thinks for so many seconds until it is `calm`.
    With `hold` every choice that ends a turn is held for so many seconds.
    """

    def __init__(self, tables: int, crashes: float | None = None, hold: int | None = None) -> None:
        self.hold = {} if hold is None else {"hold": hold}
        self.doors = asyncio.Semaphore(5)
        self.begun = asyncio.Barrier(tables + (crashes is not None))
        self.crashes, self.calm = crashes, asyncio.Event()


@dataclass
class Played:
    """What happened at one table."""

    table: str
    seats: list[tuple[int, int]]  # of people: number, acknowledged choices
    updates: int
    checked: int  # views that the server sent whole and that were as the patches had made them
    reconnected: int
    acknowledged: set[str]
    shown: dict[int, list[bytes]]  # by seat: the fingerprint of every view that there was
    record: str


async def play_table(addresses: Sequence[str], game: str, seed: int, crowd: Crowd) -> Played:
    """One table from the first guest to the record; people, a bot, and somebody who watches."""
    seats = registry.usual_seats(registry.find(game))
    people = max(1, seats - 1)
    async with AsyncExitStack() as stack:
        async with crowd.doors:
            at = [addresses[(seed + n) % len(addresses)] for n in range(people)]
            guests = [
                await stack.enter_async_context(Person(at[n], f"P{n}", LANGS[(seed + n) % 3])) for n in range(people)
            ]
            owner = guests[0]
            table = (await owner.post("/api/tables", game=game, seats=seats, variant={}))["table"]["id"]
            for guest in guests:
                await guest.post(f"/api/tables/{table}/join", nonce=f"mine {seed}")
            for seat in range(people, seats):
                await owner.put(f"/api/tables/{table}/seats/{seat}/bot", bot="random")
            chairs = [guest.at(table) for guest in [*guests, Person(at[0])]]
            stack.push_async_callback(chairs[-1].person.http.aclose)
            for n, chair in enumerate(chairs):
                chair.hold = crowd.hold
                chair.addresses = [addresses[(seed + n + k) % len(addresses)] for k in range(len(addresses))]
                await chair.open()
            await owner.post(f"/api/tables/{table}/start")
            if crowd.crashes is not None:
                await chairs.pop().socket.close()
        await crowd.begun.wait()
        dice = [random.Random(f"{seed} {n}") for n in range(len(chairs))]
        await asyncio.gather(
            *[
                chair.play(luck, resync=RESYNC)
                if crowd.crashes is None
                else chair.play_through_crashes(luck, crowd.calm, crowd.crashes)
                for chair, luck in zip(chairs, dice, strict=True)
            ]
        )
        for chair in chairs:
            await chair.socket.close()
        return Played(
            table,
            [(n, chair.acted) for n, chair in enumerate(chairs[:people])],
            sum(chair.updates for chair in chairs),
            sum(chair.checked for chair in chairs),
            sum(chair.reconnected for chair in chairs),
            {f"{n}:{name}" for n, chair in enumerate(chairs) for name in chair.acknowledged},
            {SPECTATOR if chair.seat is None else chair.seat: chair.shown for chair in chairs},
            await read_record(owner, chairs[0]),
        )


async def read_record(owner: Person, chair: Chair) -> str:
    """The record, which says what the table showed at the end; from any process that answers."""
    for _ in range(300):
        with contextlib.suppress(httpx.HTTPError):
            answer = await owner.http.get(f"{chair.addresses[0]}/api/tables/{chair.table}/record")
            if answer.is_success:
                record = parse(answer.text.splitlines())
                assert record.result is not None
                assert chair.info["scores"] == record.result.scores
                assert chair.info["revealed"]["seed"] == record.header.seed
                return answer.text
        chair.addresses = chair.addresses[1:] + chair.addresses[:1]
        await asyncio.sleep(0.2)
    raise TimeoutError(chair.table)


def compared(played: Played) -> int:
    """Replay the record: it verifies, and every view of every reader, made by patches, is one of the game, in order.

    Gives the number of views. A reader may miss one, when two changes come as one, but never the last.
    """
    record = parse(played.record.splitlines())
    history: dict[int, list[bytes]] = {seat: [] for seat in played.shown}
    for table in replay(registry.find(record.header.game), record):
        for seat, views in history.items():
            views.append(fingerprint(msgspec.to_builtins(shown(table.game.title, observe(table.game, seat)))))
    for seat, views in played.shown.items():
        true = iter(history[seat])
        now = next(true)
        for number, view in enumerate(views):
            while now != view:
                now = next(true, b"")
                assert now, f"{played.table}, seat {seat}: view {number} of {len(views)} is none of the game"
        assert now == history[seat][-1], f"{played.table}, seat {seat} was not shown the end"
    return sum(map(len, played.shown.values()))


async def play_all(addresses: Sequence[str], games: Sequence[str], crowd: Crowd | None = None) -> list[Played]:
    """All these tables at once."""
    crowd = crowd or Crowd(len(games))
    return await asyncio.gather(*[play_table(addresses, game, seed, crowd) for seed, game in enumerate(games)])
