"""Who is asked and when somebody must look again is stored with every change, and asked for by plain queries."""

import random
from datetime import timedelta
from typing import Any

from sqlalchemy import select, text

from asztal.kernel.rules import bit
from asztal.server.config import Config
from asztal.server.service import Service
from asztal.server.storage.models import Action, GameTable, SeatHolder
from asztal.server.storage.retention import UNUSED
from asztal.server.tables.live.access import Person
from asztal.server.tables.live.request import Request
from asztal.server.tables.live.wake_time import ASK_AGAIN, NOTICE
from tests.server.people import any_option, game_of, seated_table, with_service

SMALL = "own_pace"


async def stored(service: Service, table: str) -> Any:
    query = select(
        GameTable.waiting, GameTable.wake_at, GameTable.version, (GameTable.wake_at - text("now()")).label("due")
    )
    async with service.engine.connect() as connection:
        return (await connection.execute(query.where(GameTable.id == table))).one()


def test_the_seats_that_are_asked_are_stored_with_every_move_and_undo(config: Config) -> None:
    async def story(service: Service) -> None:
        chance = random.Random(1)
        table, guests = await seated_table(service, "payment", 3)
        for number in range(200):
            async with game_of(service, table) as game:
                assert (await stored(service, table)).waiting == sum(map(bit, game.decisions))
                if game.over:
                    break
                seat, option = any_option(game, [0, 1, 2], chance)
                undone = number % 3 == 0
            await service.play.act(Request(table, Person(guests[seat]), f"a{number}"), option)
            async with service.changes.reading(table) as warm:
                undone = undone and not warm.game.over and warm.playing.why_not_undo(seat) is None
            if undone:
                await service.play.undo(Request(table, Person(guests[seat]), f"u{number}"))
        assert (await stored(service, table)).waiting == 0

    with_service(config, story)


def test_when_to_look_again_is_stored_once_and_not_with_every_move(config: Config) -> None:
    async def story(service: Service) -> None:
        guest, _ = await service.sessions.welcome("Ada", "en")
        table = await service.lobby.create(guest, SMALL, 2, {})
        assert UNUSED - timedelta(minutes=1) < (await stored(service, table)).due <= UNUSED
        await service.lobby.join(guest, table, "Ada")
        await service.lobby.sit_bot(guest, table, 1, "random")
        assert (await stored(service, table)).waiting == 0
        await service.lobby.start(guest, table)
        first = await stored(service, table)
        assert first.waiting == 0b11
        assert ASK_AGAIN - 30 < first.due.total_seconds() <= ASK_AGAIN
        await service.play.act(Request(table, Person(guest), "a"), "choose dig")
        assert await service.play.act_for_bot(table, 1, 1, "choose dig")
        later = await stored(service, table)
        assert (later.wake_at, later.version) == (first.wake_at, first.version + 2)

        people, seated = await seated_table(service, SMALL, 2)
        await service.play.act(Request(people, Person(seated[0]), "a"), "choose dig")
        assert NOTICE - 30 < (await stored(service, people)).due.total_seconds() <= NOTICE

    with_service(config, story)


def test_a_bot_that_takes_over_is_looked_after(config: Config) -> None:
    async def story(service: Service) -> None:
        table, guests = await seated_table(service, SMALL, 2)
        await service.lobby.leave(guests[0], table, "random")
        assert (await stored(service, table)).due.total_seconds() <= ASK_AGAIN
        assert table not in await service.lists.turns(guests[0])
        await service.lobby.come_back(guests[0], table)
        assert await service.lists.turns(guests[0]) == [table]

    with_service(config, story)


def test_my_turns_are_known_without_the_states(config: Config) -> None:
    async def story(service: Service) -> None:
        table, guests = await seated_table(service, SMALL, 2)
        async with service.engine.begin() as connection:
            await connection.execute(text("DELETE FROM position WHERE table_id = :id"), {"id": table})
        for guest in guests:
            assert await service.lists.turns(guest) == [table]

    with_service(config, story)


def test_what_a_bot_chose_and_who_sat_down_is_written_down(config: Config) -> None:
    async def story(service: Service) -> None:
        guests = [(await service.sessions.welcome("Ada", "en"))[0] for _ in range(2)]
        table = await service.lobby.create(guests[0], SMALL, 2, {})
        _, token = await service.lobby.join(guests[0], table, "Ada")
        await service.lobby.sit_bot(guests[0], table, 1, "random")
        await service.lobby.follow_link(guests[1], token)
        await service.lobby.follow_link(guests[0], token)
        await service.lobby.start(guests[0], table)
        await service.play.act(Request(table, Person(guests[0]), "a"), "choose dig")
        await service.play.act(Request(table, Person(guests[0]), "b"), "choose dig")
        await service.play.undo(Request(table, Person(guests[0]), "c"), everything=True)
        assert await service.play.act_for_bot(table, 1, 0, "choose dig")
        async with service.engine.connect() as connection:
            log = select(Action.kind, Action.by_bot, Action.rules, Action.clock)
            logged = (await connection.execute(log.where(Action.table_id == table).order_by(Action.seq))).all()
            held = select(SeatHolder.guest_id, SeatHolder.via).where(SeatHolder.table_id == table)
            holders = {row.guest_id: row.via for row in await connection.execute(held)}
        kinds = [("choice", False), ("choice", False), ("undo", False), ("undo", False), ("choice", True)]
        assert [tuple(row) for row in logged] == [(*kind, 1, None) for kind in kinds]
        assert holders == {guests[0]: "sat", guests[1]: "link"}

    with_service(config, story)
