"""People come in a few at a time: whoever would have to wait behind too many is sent away to come again later."""

import asyncio

import pytest

from asztal.server.cluster.rooms import LATER, Rooms
from asztal.server.config import Config
from asztal.server.limits import doors
from asztal.server.limits.doors import Crowded, Doors
from asztal.server.service import Service
from asztal.server.socket.conversation import Talk
from asztal.server.tables.live.access import Person
from tests.server.people import seated_table, unlimited, with_service


def test_so_many_are_let_in_and_so_many_wait(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(doors, "MOST", 3)

    async def story() -> None:
        entrance, inside, told = Doors(2), list[int](), list[str]()

        async def comes(number: int) -> None:
            try:
                async with entrance.let_in():
                    inside.append(number)
                    await asyncio.sleep(0.01)
                    told.append(f"{number} of {len(inside)}")
                    inside.remove(number)
            except Crowded:
                told.append(f"{number} comes again later")

        await asyncio.gather(*map(comes, range(4)))
        assert told == ["3 comes again later", "0 of 2", "1 of 1", "2 of 1"]
        with pytest.raises(ZeroDivisionError):
            async with entrance.let_in():
                raise ZeroDivisionError
        await asyncio.gather(*map(comes, range(3)))  # the one that failed has left
        assert told[-3:] == ["0 of 2", "1 of 1", "2 of 1"]

    asyncio.run(story())


def test_whoever_would_wait_too_long_is_told_to_come_again_and_who_is_in_stays(
    config: Config, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story(service: Service) -> None:
        table, guests = await seated_table(service, "own_pace", 1)
        rooms = Rooms(service.changes)

        async def arrived() -> Talk:
            talk = Talk(service, rooms, table, Person(guests[0]), "en", budget=unlimited(config))
            await talk.handle('{"type": "hello"}')
            return talk

        early = await arrived()
        with monkeypatch.context() as crowd:
            crowd.setattr(doors, "MOST", 0)
            late = await arrived()
            await early.handle('{"type": "resync"}')
        assert (late.greeted, late.reader.code, late.reader.outbox.qsize()) == (False, LATER, 0)
        assert (early.greeted, early.reader.ended.is_set()) == (True, False)
        assert (await arrived()).greeted

    with_service(config, story)
