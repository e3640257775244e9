"""Many tables at once, each with scripted people and one bot, over one or several processes."""

import asyncio
import contextlib
import random
from collections.abc import Sequence
from contextlib import AsyncExitStack
from dataclasses import dataclass

import httpx

from asztal import registry
from asztal.kernel.record import parse, replay
from tests.server.clients import Chair, Person

LANGS = ("en", "hu", "de")


@dataclass
class Played:
    """What happened at one table."""

    table: str
    seats: list[tuple[int, int]]  # of people: number, acknowledged choices
    updates: int
    checked: int
    reconnected: int
    acknowledged: set[str]


async def play_table(
    addresses: Sequence[str], game: str, seed: int, *, crashes: asyncio.Barrier | None = None
) -> Played:
    """One table from the first guest to the verified record; people, a bot, and somebody who watches."""
    seats = registry.usual_seats(registry.find(game))
    people = max(1, seats - 1)
    async with AsyncExitStack() as stack:
        at = [addresses[(seed + n) % len(addresses)] for n in range(people)]
        guests = [await stack.enter_async_context(Person(at[n], f"P{n}", LANGS[(seed + n) % 3])) for n in range(people)]
        owner = guests[0]
        table = (await owner.post("/api/tables", game=game, seats=seats, variant={}))["table"]["id"]
        for guest in guests:
            await guest.post(f"/api/tables/{table}/join", nonce=f"mine {seed}")
        for seat in range(people, seats):
            await owner.put(f"/api/tables/{table}/seats/{seat}/bot", bot="random")
        chairs = [guest.at(table) for guest in [*guests, Person(at[0])]]
        stack.push_async_callback(chairs[-1].person.http.aclose)
        for n, chair in enumerate(chairs):
            chair.addresses = [addresses[(seed + n + k) % len(addresses)] for k in range(len(addresses))]
            await chair.open()
        await owner.post(f"/api/tables/{table}/start")
        if crashes:
            await chairs.pop().socket.close()
            await crashes.wait()  # all tables have begun: now it may crash
        dice = [random.Random(f"{seed} {n}") for n in range(len(chairs))]
        await asyncio.gather(
            *[
                chair.play_through_crashes(luck) if crashes else chair.play(luck)
                for chair, luck in zip(chairs, dice, strict=True)
            ]
        )
        for chair in chairs:
            await chair.socket.close()
        await check_record(owner, game, chairs[0])
        return Played(
            table,
            [(n, chair.acted) for n, chair in enumerate(chairs[:people])],
            sum(chair.updates for chair in chairs),
            sum(chair.checked for chair in chairs),
            sum(chair.reconnected for chair in chairs),
            {f"{n}:{name}" for n, chair in enumerate(chairs) for name in chair.acknowledged},
        )


async def check_record(owner: Person, game: str, chair: Chair) -> None:
    """The record replays to the result that the table showed."""
    text = ""
    for _ in range(150):
        with contextlib.suppress(httpx.HTTPError):
            answer = await owner.http.get(f"{chair.addresses[0]}/api/tables/{chair.table}/record")
            if answer.is_success:
                text = answer.text
                break
        chair.addresses = chair.addresses[1:] + chair.addresses[:1]
        await asyncio.sleep(0.2)
    record = parse(text.splitlines())
    for _ in replay(registry.find(game), record):
        pass
    assert record.result is not None
    assert chair.info["scores"] == record.result.scores
    assert chair.info["revealed"]["seed"] == record.header.seed


async def play_all(
    addresses: Sequence[str], games: Sequence[str], *, crashes: asyncio.Barrier | None = None
) -> list[Played]:
    """All these tables at once."""
    return await asyncio.gather(
        *[play_table(addresses, game, seed, crashes=crashes) for seed, game in enumerate(games)]
    )
