"""Whoever runs the server cannot choose the deal, and whoever is not there adds nothing to it."""

import asyncio
import math
import random
from collections.abc import Awaitable
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from asztal import registry
from asztal.kernel.chance import commitment, derived_nonce, nonce_hash
from asztal.kernel.record import BadRecord, Header, check_header, open_table, parse, replay
from asztal.server.config import Config
from asztal.server.denied import Denied
from asztal.server.service import Service
from asztal.server.storage.statements import borrowed, rows
from asztal.server.tables.live.access import Person
from asztal.server.tables.live.request import Request
from asztal.server.tables.lobby.quick_game import play_now
from asztal.server.tables.play.sentences import table_info
from asztal.server.tables.play.story import read_story
from asztal.server.wake.starts import Starts
from asztal.server.wire.messages import TableInfo
from asztal.server.wire.shapes import ChangeTable, NowTable
from tests.server.people import with_service

SMALL, GAME = "own_pace", "ginkgopolis"
TRIES = 1000  # that a host has for finding a deal


async def denied(work: Awaitable[Any]) -> str:
    with pytest.raises(Denied) as caught:
        await work
    return f"{caught.value.status} {caught.value.key}"


async def info_of(service: Service, table: str) -> TableInfo:
    async with service.changes.reading(table) as warm:
        return table_info(warm.stored)


async def seated(service: Service, *nonces: str, bots: int = 0) -> tuple[str, list[int]]:
    """A full table that has not begun; who has a nonce has promised it."""
    guests = [(await service.sessions.welcome(f"P{number}", "en"))[0] for number in range(len(nonces))]
    table = await service.lobby.create(guests[0], SMALL, len(nonces) + bots, {})
    for guest, nonce in zip(guests, nonces, strict=True):
        await service.lobby.join(guest, table, f"P{guest}", promise=nonce_hash(nonce) if nonce else "")
    for seat in range(len(nonces), len(nonces) + bots):
        await service.lobby.sit_bot(guests[0], table, seat, "random")
    return table, guests


async def cut_off(service: Service) -> tuple[str, list[int]]:
    """A table whose start was cut off while it waited for the second nonce."""
    table, guests = await seated(service, "a", "b")
    start = asyncio.create_task(service.lobby.start(guests[0], table, nonce="a"))
    while not (await info_of(service, table)).starting:
        await asyncio.sleep(0.02)
    start.cancel()
    return table, guests


async def header_of(service: Service, table: str) -> Header:
    async with service.changes.reading(table) as warm:
        return warm.stored.header()


def test_nonces_are_sent_after_all_hashes_are_public_and_nobody_comes_or_goes_then(config: Config) -> None:
    async def story(service: Service) -> None:
        async with Service(config) as other:
            table, guests = await seated(service, "a", "b", bots=1)
            info = await info_of(other, table)
            assert [seat.hash for seat in info.seats] == [nonce_hash("a"), nonce_hash("b"), ""]
            assert await denied(service.lobby.reveal(guests[0], table, "a")) == "409 not-started"
            start = asyncio.create_task(service.lobby.start(guests[0], table))
            while not (await info_of(other, table)).starting:
                await asyncio.sleep(0.02)
            for work in (
                other.lobby.leave(guests[1], table),
                other.waiting_room.send_away(guests[0], table, 1),
                other.waiting_room.change(guests[0], table, ChangeTable(beat=2.0)),
                other.lobby.sit_bot(guests[0], table, 2, ""),
            ):
                assert await denied(work) == "409 already-started"
            assert await denied(other.lobby.reveal(guests[1], table, "c")) == "422 wrong-nonce"
            await other.lobby.reveal(guests[1], table, "b")
            assert (await info_of(service, table)).status == "waiting"
            await service.lobby.reveal(guests[0], table, "a")
            await asyncio.wait_for(start, 5)
            assert await denied(service.lobby.reveal(guests[0], table, "a")) == "409 already-started"
            info = await info_of(other, table)
            assert (info.status, info.starting) == ("playing", False)
            assert [seat.chance for seat in info.seats] == ["own", "own", ""]
            header = await header_of(other, table)
            assert header.nonces == ["a", "b", derived_nonce(header.seed, 2)]
            assert header.people == [0, 1]
            await service.proposals.propose(Request(table, Person(guests[0]), "e"), "end")
            await service.proposals.answer(Request(table, Person(guests[1]), "f"), agree=True)
            for _ in replay(registry.find(SMALL), parse((await other.records.text(table)).splitlines())):
                pass

    with_service(config, story)


def test_whoever_is_not_there_adds_none_and_the_table_says_so(config: Config) -> None:
    async def story(service: Service) -> None:
        table, guests = await seated(service, "a", "b", "")
        await service.lobby.start(guests[0], table, nonce="a")  # the second one never answers
        info = await info_of(service, table)
        assert [seat.chance for seat in info.seats] == ["own", "none", "none"]
        header = await header_of(service, table)
        assert header.nonces == ["a", *[derived_nonce(header.seed, seat) for seat in (1, 2)]]
        assert [header.added(seat) for seat in range(3)] == [True, False, False]
        line = (await read_story(service.cells.engine_of(table), table, 0))[-1]
        assert (line.seat, line.args["says"]) == (1, "adds-none")

    with_service(config, story)


def test_a_start_that_a_crash_cut_off_goes_on_when_it_is_pressed_again(config: Config) -> None:
    async def story(service: Service) -> None:
        table, guests = await cut_off(service)
        async with Service(config) as other:
            await other.lobby.start(guests[0], table)
            assert [seat.chance for seat in (await info_of(other, table)).seats] == ["own", "none"]

    with_service(config, story)


def test_a_start_that_a_crash_cut_off_goes_on_when_nobody_presses_again(config: Config) -> None:
    async def story(service: Service) -> None:
        table, _ = await cut_off(service)
        duty = Starts(service.changes)
        async with borrowed(service.stores) as driver:
            assert list(await duty.perform(driver, [table])) == [table]  # the second one is still waited for
            older = "UPDATE game_table SET starting = now() - interval '4 s', version = version + 1 WHERE id = %s"
            await rows(driver, f"{older} RETURNING 1", [table])
            assert await duty.perform(driver, [table]) == {}
        assert (await info_of(service, table)).status == "playing"

    with_service(config, story)


@pytest.mark.parametrize("nonce", ["\0", "ő", "x" * 101])
def test_a_nonce_is_short_and_plain(config: Config, nonce: str) -> None:
    async def story(service: Service) -> None:
        table, guests = await seated(service, nonce)
        assert await denied(service.lobby.start(guests[0], table, nonce=nonce)) == "422 wrong-nonce"
        await service.lobby.start(guests[0], table)

    with_service(config, story)


def test_alone_with_bots_the_table_is_opened_first(config: Config) -> None:
    async def story(service: Service) -> None:
        guest = (await service.sessions.welcome("Ann", "en"))[0]
        here = await play_now(service.lobby, guest, "Ann", NowTable(SMALL, begin=False))
        before = await info_of(service, here.table)
        assert (before.status, len(before.commitment)) == ("waiting", 64)
        await service.lobby.start(guest, here.table, nonce="mine")
        header = await header_of(service, here.table)
        assert header.commitment == before.commitment
        assert (header.nonces[0], header.added(0)) == ("mine", True)
        check_header(registry.find(SMALL), parse([_line(header)]))

    with_service(config, story)


def _line(header: Header) -> str:
    return msgspec.json.encode(header).decode()


# --- a host who cheats --------------------------------------------------------------------------------------------


def dealt(seed: str, own: str, other: str) -> Header:
    """Two people, the host at the first seat, and a bot."""
    title = registry.find(GAME)
    variant = title.full_variant(3, {})
    hashes = [nonce_hash(own), nonce_hash(other), ""]
    nonces = [own, other, derived_nonce(seed, 2)]
    return Header(GAME, title.rules_version, 3, variant, seed, commitment(seed), nonces, people=[0, 1], hashes=hashes)


def luck(header: Header) -> int:
    """What a host would grind for: how high the own tiles are."""
    state = open_table(registry.find(GAME), header).game.state
    return sum(int(tile[1:]) for tile in state.players[0].tiles.cards)


def test_a_ground_nonce_of_a_bot_is_found_in_the_record() -> None:
    """`grind_nonces`: the host tries nonces of the bot until the own tiles are high."""
    title, honest = registry.find(GAME), dealt("tea", "host", "3-1-4-1")
    check_header(title, parse([_line(honest)]))
    tried = (replace(honest, nonces=["host", "3-1-4-1", f"{number}"]) for number in range(TRIES))
    ground = max((header for header, _ in zip(tried, range(60), strict=False)), key=luck)
    assert luck(ground) > luck(honest)
    for header in (ground, replace(ground, hashes=[*(ground.hashes or [])[:2], nonce_hash(ground.nonces[2])])):
        with pytest.raises(BadRecord, match="record-nonce"):
            check_header(title, parse([_line(header)]))


@pytest.mark.slow
@pytest.mark.timeout(300)
def test_a_host_who_sits_last_finds_no_better_deal_than_chance() -> None:
    """The host knows the seed and the other's hash, and tries nonces against a guess of the other's nonce.

    20 deals of 50 tries each: what was best for the guess is as good as any once the other's nonce is known.
    """
    chance, gained = random.Random(32), list[int]()
    deals = 20
    for deal in range(deals):
        seed, others, guess = f"seed {deal}", f"other {chance.random()}", f"guess {chance.random()}"
        tries = [f"try {chance.random()}" for _ in range(TRIES // deals)]
        best = max(tries, key=lambda own: luck(dealt(seed, own, guess)))
        assert luck(dealt(seed, best, guess)) > luck(dealt(seed, tries[0], guess)) or best == tries[0]
        gained.append(luck(dealt(seed, best, others)) - luck(dealt(seed, f"any {chance.random()}", others)))
    mean = sum(gained) / deals
    error = math.sqrt(sum((gain - mean) ** 2 for gain in gained) / (deals - 1) / deals)
    print(f"{TRIES} tries: {mean:.2f} points of {error:.2f}")
    assert abs(mean) < 2.5 * error
