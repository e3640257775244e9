"""Who takes over is what the table chose: for whoever leaves, is away or has no time left."""

from typing import Any

import pytest

from asztal.bots.strengths import STRENGTHS
from asztal.server.config import Config
from asztal.server.service import Service
from asztal.server.tables.live.access import Person
from asztal.server.tables.live.request import Request
from asztal.server.wire.shapes import ChangeTable
from tests.server.people import seated_table, with_service
from tests.server.test_absence import SMALL, denied, gone_for, info_of, place, sql
from tests.server.test_waiting_room import opened
from tests.server.timing import PACE, World, tell

CHOSEN = "level5"


async def chose(service: Service, table: str, bot: str | None) -> None:
    """The table was opened with this choice; None for one that the release before opened."""
    await sql(service, "UPDATE game_table SET stand_in = :b WHERE id = :t", b=bot, t=table)
    service.cache.clear()


@pytest.mark.parametrize(("stored", "left", "named"), [(CHOSEN, CHOSEN, CHOSEN), (None, "greedy", "random")])
def test_a_bot_takes_over_as_the_table_chose(config: Config, stored: Any, left: str, named: str) -> None:
    async def story(service: Service) -> None:
        table, guests = await seated_table(service, SMALL, 4)
        await chose(service, table, stored)
        assert (await info_of(service, table)).stand_in == left
        await service.lobby.leave(guests[3], table)
        await gone_for(service, table, 200, 1, 2)
        await service.lobby.sit_bot(guests[0], table, 1, "random")  # nobody chooses how strong the others become
        await service.proposals.propose(Request(table, Person(guests[0]), "p"), "bot", seat=2)
        bots = [(await place(service, table, seat)).bot for seat in range(4)]
        assert bots == ["", named, left, left]

    with_service(config, story)


@pytest.mark.parametrize(("stored", "taken"), [(CHOSEN, CHOSEN), (None, "greedy")])
def test_the_clock_lets_the_same_bot_take_over(apart: Config, stored: Any, taken: str) -> None:
    async def story(world: World) -> None:
        table, _ = await seated_table(world.service, "payment", 2, pace=PACE)
        await chose(world.service, table, stored)
        for _ in range(2):  # nobody is late without a warning
            world.later(1000)
            await world.poll()
        assert (await place(world.service, table, 0)).bot == taken

    tell(apart, story)


def test_whoever_leaves_may_name_a_bot_for_the_own_seat(config: Config) -> None:
    async def story(service: Service) -> None:
        table, guests = await seated_table(service, SMALL, 2)
        await service.lobby.leave(guests[1], table, "random")
        assert (await place(service, table, 1)).bot == "random"

    with_service(config, story)


def test_the_owner_chooses_until_the_start(config: Config) -> None:
    async def story(service: Service) -> None:
        table, guests = await opened(service, 2)
        assert (await info_of(service, table)).stand_in == STRENGTHS["medium"]
        change = service.waiting_room.change
        for wish, key in (("", "422 no-such-bot"), ("nobody", "422 no-such-bot")):
            assert await denied(change(guests[0], table, ChangeTable(stand_in=wish))) == key
        assert await denied(service.lobby.create(guests[0], SMALL, 2, {}, stand_in="nobody")) == "422 no-such-bot"
        unchosen = await service.lobby.create(guests[0], "ginkgopolis", 2, {})
        assert (await info_of(service, unchosen)).stand_in == "plans4"  # the usual one differs from game to game
        assert await denied(change(guests[1], table, ChangeTable(stand_in=CHOSEN))) == "403 owner-only"
        await change(guests[0], table, ChangeTable(stand_in=CHOSEN))
        service.cache.clear()
        assert (await info_of(service, table)).stand_in == CHOSEN
        await service.lobby.start(guests[0], table)
        assert (
            await denied(change(guests[0], table, ChangeTable(stand_in=STRENGTHS["medium"]))) == "409 already-started"
        )

    with_service(config, story)
