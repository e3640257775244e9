"""Addresses that never answer hold up nobody else's notices, and are left alone after a while."""

import asyncio
import contextlib
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import AsyncExitStack, asynccontextmanager
from functools import partial
from typing import Any

import psycopg
import pytest
from msgspec.structs import replace

from asztal.server.background import Background
from asztal.server.bots.worker import SETTINGS
from asztal.server.config import Config
from asztal.server.notices import outgoing, sender, slots
from asztal.server.notices.channels import MOST, Channels
from asztal.server.notices.maker import Notices
from asztal.server.notices.outgoing import resolving
from asztal.server.notices.push import Vapid
from asztal.server.notices.sign_in_letters import SignInLetters
from asztal.server.notices.slots import Full, Slots
from asztal.server.notices.work import take_notices
from asztal.server.service import Service
from tests.server.conftest import prepared
from tests.server.people import seated_table
from tests.server.receivers import Browser, Web
from tests.server.sending import made_sender
from tests.server.wire import application

PAST = """
UPDATE game_table SET since = (SELECT jsonb_object_agg(key, to_jsonb(now() - interval '61 s')) FROM jsonb_each(since))
WHERE id = ANY(%s)
"""


class Evening:
    """A service with a worker for notices; everybody comes from one network."""

    def __init__(self, config: Config, service: Service, web: Web, driver: psycopg.AsyncConnection[Any]) -> None:
        self.service, self.web, self.driver = service, web, driver
        self.channels = Channels(config, service.stores, service.jobs)
        self.notices = Notices(service.cells, service.jobs, service.keeper.now)

    async def sql(self, statement: str, *values: Any) -> list[Any]:
        done = await self.driver.execute(statement.encode(), values)
        return await done.fetchall() if done.description else []

    async def silent(self, people: int, port: int) -> tuple[list[str], list[int]]:
        """Tables of people with as many browsers as they may have, none of which answers."""
        tables, persons = [], []
        for _ in range(people // 2):
            table, pair = await seated_table(self.service, "own_pace", 2, 2)
            tables.append(table)
            persons += pair
        for person in persons:
            for number in range(MOST):
                said = Browser(f"http://127.0.0.1:{port}/{person}/{number}").subscription()
                await self.channels.add_push(person, said["endpoint"], **said["keys"], share="same")
        return tables, persons

    async def honest(self) -> tuple[str, int]:
        """Somebody with a webhook that was never used."""
        table, (person, _) = await seated_table(self.service, "own_pace", 2, 2)
        await self.channels.add_webhook(person, f"{self.web.address}/hook/{person}", "same")
        return table, person

    async def late(self, tables: list[str]) -> float:
        """How late somebody's notice is that is due together with those of these tables."""
        table, _ = await self.honest()
        before, (began) = len(self.web.hooked), time.monotonic()
        await self.sql(PAST, [*tables, table])
        await self.notices.perform(self.driver, [*tables, table])  # theirs are queued first
        while len(self.web.hooked) == before:
            await asyncio.sleep(0.01)
        return time.monotonic() - began


@asynccontextmanager
async def tarpit() -> AsyncIterator[tuple[int, list[float]]]:
    """Takes connections and says nothing; gives its port and when somebody came."""
    came: list[float] = []

    async def hold(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        came.append(time.monotonic())
        try:
            while await reader.read(1000):
                pass
        finally:
            writer.close()

    server = await asyncio.start_server(hold, "127.0.0.1", 0)
    yield server.sockets[0].getsockname()[1], came
    server.close()


def tell(story: Callable[[Evening, int, list[float]], Awaitable[None]]) -> None:
    async def told(config: Config) -> None:
        here = replace(config, vapid=Vapid.new(), contact="mailto:a@example.org", networks="127.0.0.0/8")
        async with AsyncExitStack() as stack:
            web = await stack.enter_async_context(Web().serving())
            port, came = await stack.enter_async_context(tarpit())
            await stack.enter_async_context(application(here))  # says that nobody looks
            service = await stack.enter_async_context(Service(here))
            background = await stack.enter_async_context(Background())
            driver = await psycopg.AsyncConnection.connect(here.database, autocommit=True)
            await stack.enter_async_context(driver)
            await stack.enter_async_context(service.jobs.app.open_async())
            letters = SignInLetters(here, service.engine)
            worker = partial(take_notices, here, made_sender(here, service, background), letters, SETTINGS)
            background.start("notices", worker)
            await story(Evening(here, service, web, driver), port, came)

    with prepared() as made:
        asyncio.run(told(made))


async def held_up(evening: Evening, port: int, came: list[float], people: int, rounds: int) -> list[float]:
    """How much later than before somebody else is told whose notice is due with each try of the silent ones."""
    await evening.late([])  # which reads all that is read once
    before, late = await evening.late([]), []
    tables, _ = await evening.silent(people, port)
    for _ in range(rounds):
        late.append(await evening.late(tables) - before)
        resting = 0
        while resting < people * MOST and len(came) < 2 * people * MOST:  # until their next try
            ((due, resting),) = await evening.sql(
                "SELECT (SELECT count(*) FROM procrastinate_jobs WHERE status = 'todo' AND scheduled_at <= now()),"
                " (SELECT count(*) FROM channel WHERE rests_until IS NOT NULL)"
            )
            if due:
                break
            await asyncio.sleep(0.02)
    return late


@pytest.mark.slow
def test_forty_silent_addresses_hold_up_nobody_and_rest(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(outgoing, "SECONDS", 1.0)
    monkeypatch.setattr(sender, "PAUSE", 1)

    async def story(evening: Evening, port: int, came: list[float]) -> None:
        late = await held_up(evening, port, came, people=4, rounds=3)
        assert max(late) < 5, late  # one after another it is ten; a busy machine takes its time for the rest
        while len(came) < 2 * 40:
            await asyncio.sleep(0.05)
        await asyncio.sleep(1.5)
        rows = await evening.sql(
            "SELECT timeouts, rests_until > now() + interval '50 min' FROM channel WHERE kind = 'push'"
        )
        assert rows == [(2, True)] * 40
        assert len(came) == 2 * 40
        ((handed,),) = await evening.sql(
            "SELECT count FROM tally WHERE (what, kind, outcome) = ('delivery', 'push', 'timeout')"
        )
        assert handed == 2 * 40

    tell(story)


def test_a_slot_that_comes_in_the_moment_of_giving_up_is_not_lost(monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> None:
        here = Slots(1, 1, 1)

        async def take(seconds: float) -> None:
            async with here.taken("a", 1):
                await asyncio.sleep(seconds)

        for number in range(200):
            monkeypatch.setattr(slots, "PATIENCE", 0.002)
            first, second = asyncio.create_task(take(0.002)), asyncio.create_task(take(0.0))
            if number % 2:
                await asyncio.sleep(0.002)
                second.cancel()
            await asyncio.gather(first, second, return_exceptions=True)
        async with here.taken("a", 1):
            assert (here._shares.total(), here._waiting) == (1, [])

    asyncio.run(story())


def test_slots_go_to_whoever_has_the_fewest(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(slots, "PATIENCE", 0.05)
    given: list[tuple[str, int]] = []

    async def story() -> None:
        here, end = Slots(4, 3, 2), asyncio.Event()

        async def take(share: str, person: int, seconds: float = 0.0) -> None:
            async with here.taken(share, person):
                given.append((share, person))
                await (asyncio.sleep(seconds) if seconds else end.wait())

        async with asyncio.TaskGroup() as group:
            for share, person in [("a", 1)] * 3 + [("a", 2)] * 3 + [("b", 3)]:
                group.create_task(refused(take(share, person)))
            await asyncio.sleep(0.2)
            assert sorted(given) == [("a", 1), ("a", 1), ("a", 2), ("b", 3)]  # neither a third of 1 nor a fourth of a
            end.set()
        given.clear()
        end.clear()
        async with asyncio.TaskGroup() as group:
            first = [group.create_task(take("a", person, 0.02)) for person in (1, 1, 2)]
            await asyncio.sleep(0)
            group.create_task(take("b", 3))
            for share, person in (("a", 1), ("a", 4), ("b", 5), ("c", 6)):
                group.create_task(take(share, person, 0.01))
            await asyncio.wait(first)
            end.set()
        assert given[3:5] == [("b", 3), ("c", 6)]
        assert sorted(given[5:]) == [("a", 1), ("a", 4), ("b", 5)]

    async def refused(work: Awaitable[None]) -> None:
        with contextlib.suppress(Full):
            await work

    asyncio.run(story())


@pytest.mark.slow
def test_names_that_answer_slowly_hold_up_only_one_another(monkeypatch: pytest.MonkeyPatch) -> None:
    def slow(host: str, *_: Any, **__: Any) -> list[Any]:
        if host == "slow":
            time.sleep(0.5)
        return [(None, None, None, "", ("8.8.8.8", 443))]

    monkeypatch.setattr("socket.getaddrinfo", slow)

    async def story() -> None:
        doubtful, prompt = resolving(2), resolving(2)
        slow_ones = [asyncio.ensure_future(doubtful("slow", 443)) for _ in range(8)]
        await asyncio.sleep(0.05)
        began = time.monotonic()
        assert await prompt("quick", 443) == ["8.8.8.8"]
        assert time.monotonic() - began < 0.4
        await asyncio.gather(*slow_ones)

    asyncio.run(story())


@pytest.mark.slow
def test_a_channel_is_prompt_after_a_quick_answer_and_doubtful_again_after_a_slow_one() -> None:
    async def story(evening: Evening, port: int, came: list[float]) -> None:
        table, person = await evening.honest()
        for pause, prompt in ((0.0, True), (1.5, False)):
            evening.web.pause = pause
            before = len(evening.web.hooked)
            await evening.sql("UPDATE notice SET span = 'before', settled_at = now() - interval '1 hour'")
            await evening.sql(PAST, [table])
            await evening.notices.perform(evening.driver, [table])
            while len(evening.web.hooked) == before or await evening.sql(
                "SELECT 1 FROM notice WHERE settled_at IS NULL"
            ):
                await asyncio.sleep(0.02)
            assert await evening.sql("SELECT answered_at IS NOT NULL FROM channel WHERE person = %s", person) == [
                (prompt,)
            ]

    tell(story)


@pytest.mark.full
@pytest.mark.parametrize("people", [4, 30])
def test_forty_or_three_hundred_silent_addresses_hold_up_nobody_at_any_of_their_tries(people: int) -> None:
    async def story(evening: Evening, port: int, came: list[float]) -> None:
        late = await held_up(evening, port, came, people, rounds=12)
        print("late by", [round(seconds, 2) for seconds in late], "connections", len(came))
        assert max(late) < 2, late

    tell(story)
