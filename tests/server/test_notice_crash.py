"""Whatever is killed: one notice per wait, repeats under the same id alone, and nothing for somebody who looks."""

import asyncio
import contextlib
import random
import subprocess
import sys
import time
from collections import Counter
from collections.abc import Callable
from itertools import cycle
from typing import Any

import psycopg
import pytest
from msgspec.structs import replace

from asztal.server.config import Config
from asztal.server.notices.channels import Channels
from asztal.server.notices.maker import Notices
from asztal.server.notices.push import Vapid
from asztal.server.service import Service
from asztal.server.storage.database import upgrade
from tests.server.clients import PATIENCE, Person, environment, free_port, start, wait_until_ready
from tests.server.conftest import prepared
from tests.server.people import seated_table
from tests.server.private import Postgres
from tests.server.receivers import Mails, Web

GAME = "own_pace"
TABLES, WAITS = 30, 3
PAST = """
UPDATE game_table SET wake_at = now(), since = (SELECT jsonb_object_agg(key, to_jsonb(now() - interval '61 s'))
  FROM jsonb_each(since)) WHERE id = ANY(%s)
"""
CUT = """
SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()
"""


class Crashes:
    """A web process, two workers and a database, of which one after another is killed."""

    def __init__(self, config: Config, postgres: Postgres, chance: random.Random) -> None:
        self._config, self._postgres, self._chance = config, postgres, chance
        self._running = {name: start(config, name.split()[0]) for name in ("serve", "worker", "worker 2")}
        self._next = cycle(["worker", "database", "worker 2", "serve"])
        self.killed = Counter[str]()

    def kill(self, name: str) -> None:
        self.killed[name] += 1
        if name == "database":
            self._postgres.kill()
            self._postgres.start()
            return
        self._running[name].kill()
        self._running[name].wait()
        self._running[name] = start(self._config, name.split(maxsplit=1)[0])

    async def go_on(self, arrived: "Arrived", letters: int) -> None:
        """Until so many letters have come. Each kill follows one that has just come, often before it is marked."""
        until = time.monotonic() + PATIENCE
        while len(arrived()) < letters and time.monotonic() < until:
            before = arrived().total()
            while arrived().total() == before and time.monotonic() < until:
                await asyncio.sleep(0.02)
            await asyncio.sleep(self._chance.uniform(0.0, 0.4))
            await asyncio.to_thread(self.kill, next(self._next))

    def stop(self) -> None:
        for process in self._running.values():
            process.terminate()
        for process in self._running.values():
            with contextlib.suppress(subprocess.TimeoutExpired):
                process.wait(30)
            process.kill()


async def sql(config: Config, statement: str, *values: Any) -> list[Any]:
    async with await psycopg.AsyncConnection.connect(config.database, autocommit=True) as connection:
        done = await connection.execute(statement.encode(), values)
        return await done.fetchall() if done.description else []


Arrived = Callable[[], Counter[tuple[str, str]]]  # how often each letter came by each channel


def letters_at(web: Web, mails: Mails) -> Arrived:
    def arrived() -> Counter[tuple[str, str]]:
        hooks = [("webhook", hooked.key) for hooked in web.hooked]
        sent = [("mail", mail["Message-ID"].strip("<>").partition("@")[0]) for mail in mails.mails]
        return Counter([*(("push", pushed.topic) for pushed in web.pushed), *hooks, *sent])

    return arrived


async def story(config: Config, web: Web, mails: Mails, crashes: Crashes) -> None:
    arrived = letters_at(web, mails)
    try:
        await asyncio.to_thread(wait_until_ready, config)
        async with contextlib.AsyncExitStack() as stack:
            people, ids = [], []
            for number in range(TABLES):
                person = await stack.enter_async_context(Person(config.address, f"P{number}"))
                here = await person.post("/api/tables", game=GAME, seats=2)
                ids.append(here["table"]["id"])
                await person.post(f"/api/tables/{ids[-1]}/join")
                await person.put(f"/api/tables/{ids[-1]}/seats/1/bot", bot="random")
                await person.post(f"/api/tables/{ids[-1]}/start")
                browser = web.subscribe()
                said = browser.subscription()
                await person.post("/api/me/channels", kind="push", address=said["endpoint"], keys=said["keys"])
                await person.post("/api/me/channels", kind="webhook", address=f"{web.address}/hook/{number}")
                await person.post("/api/me/channels", kind="mail", address=f"p{number}@example.org")
                await sql(config, "UPDATE channel SET confirmed_at = NULL")  # nobody is told before all are seated
                people.append(person)
            for wait in range(1, WAITS + 1):
                web.pause = mails.pause = 0.5  # so that kills fall between sending and marking
                await sql(config, PAST, ids)
                await sql(config, "UPDATE channel SET confirmed_at = now()")
                await crashes.go_on(arrived, len(arrived()) + 3 * TABLES)
                web.pause = mails.pause = 0.0
                await settled(config, wait * TABLES)
                await sql(config, "UPDATE notice SET settled_at = settled_at - interval '3 minutes'")
            await asyncio.to_thread(wait_until_ready, config)
            await looks_and_hears_nothing(config, people[0], web, ids[0])
    finally:
        crashes.stop()
    rows = await sql(
        config, "SELECT person, table_id, seat, span, message, state FROM notice WHERE why_not <> 'looking'"
    )
    assert len(rows) == TABLES * WAITS
    assert {state for *_, state in rows} == {"sent"}
    assert len({message for *_, message, _ in rows}) == TABLES * WAITS
    tried = await sql(
        config,
        "SELECT c.kind, n.message, d.tries FROM delivery d JOIN notice n ON n.id = d.notice_id"
        " JOIN channel c ON c.id = d.channel_id",
    )
    assert len(tried) == 3 * TABLES * WAITS
    came, repeats = arrived(), 0
    for kind, message, tries in tried:
        # Every repeat was a try whose answer nobody could write down: without a kill there is one of each.
        assert 1 <= came[kind, message] <= tries
        repeats += came[kind, message] - 1
    assert not web.wrong
    tries = sum(tries for *_, tries in tried)
    print(f"killed {dict(crashes.killed)}; {len(rows)} rows, {len(tried)} letters, {repeats} repeats, {tries} tries")


async def settled(config: Config, notices: int) -> None:
    """Wait until there are so many and each of them is settled."""
    until = time.monotonic() + 2 * PATIENCE
    found = "SELECT count(*), count(settled_at) FROM notice"
    while await sql(config, found) != [(notices, notices)]:
        assert time.monotonic() < until, await sql(config, "SELECT state, why_not FROM notice")
        await sql(config, "UPDATE procrastinate_jobs SET scheduled_at = now() WHERE status = 'todo'")
        await sql(config, "UPDATE game_table SET wake_at = least(wake_at, now() + interval '2 s')")
        await asyncio.sleep(0.5)


async def looks_and_hears_nothing(config: Config, person: Person, web: Web, table: str) -> None:
    """Somebody with the table before them is sent nothing, in the next wait as well."""
    before = len(web.pushed)
    async with person.at(table) as chair:
        await chair.until("view")
        await sql(config, PAST, [table])  # another wait
        until = time.monotonic() + PATIENCE
        found = "SELECT why_not FROM notice WHERE table_id = %s AND state = 'dropped'"
        while await sql(config, found, table) != [("looking",)]:
            assert time.monotonic() < until
            await asyncio.sleep(0.3)
    assert len(web.pushed) == before


def furnished(config: Config, mails: Mails) -> Config:
    """Settings with all channels."""
    own = {"smtp": f"smtp://127.0.0.1:{mails.port}", "mail_from": "Asztal <asztal@example.org>"}
    here = replace(config, port=free_port(), limits=0, vapid=Vapid.new(), networks="127.0.0.0/8", **own)
    return replace(here, origin=here.address)


@pytest.mark.slow
def test_a_sender_that_is_killed_repeats_under_the_same_id_only_what_it_could_not_write_down() -> None:
    async def told(config: Config, mails: Mails) -> None:
        async with Web().serving() as web, Service(config) as service:
            table, (ada, _) = await seated_table(service, GAME, 2, 2)
            keys = web.subscribe().subscription()
            await service_channels(config, service).add_push(ada, keys["endpoint"], **keys["keys"])
            await service_channels(config, service).add_webhook(ada, f"{web.address}/hook")
            await service_channels(config, service).add_mail(ada, "ada@example.org")
            await sql(config, "UPDATE channel SET confirmed_at = now()")
            await sql(config, PAST, [table])
            async with await psycopg.AsyncConnection.connect(config.database, autocommit=True) as driver:
                await Notices(service.cells, service.jobs, service.keeper.now).perform(driver, [table])

            async def sender(*, came: int = 0, taken: int = 0) -> None:
                """Until it is done, or killed when so many letters came and so many answers are written down."""
                words = [sys.executable, "-m", "tests.server.sending", str(ada)]
                with subprocess.Popen(words, env=environment(config)) as process:
                    while process.poll() is None:
                        await asyncio.sleep(0.01)
                        if came == len(web.pushed) + len(web.hooked) + len(mails.mails):
                            written = await sql(config, "SELECT 1 FROM delivery WHERE answer LIKE 'taken%%'")
                            if len(written) == taken:
                                break
                    process.kill()

            mails.pause = web.pause = 60.0  # nobody answers before the kill
            await sender(came=3)
            web.pause = 0.0
            await sender(came=6, taken=2)
            mails.pause = 0.5
            cut = asyncio.create_task(cut_when(config, lambda: len(mails.mails) == 3))
            await sender()
            await cut
            mails.pause = 0.0
            await sender()
            assert [len(web.pushed), len(web.hooked), len(mails.mails)] == [2, 2, 4]
            (letter,) = {pushed.topic for pushed in web.pushed} | {hooked.key for hooked in web.hooked}
            assert {mail["Message-ID"] for mail in mails.mails} == {f"<{letter}@example.org>"}
            assert await sql(config, "SELECT state, message FROM notice") == [("sent", letter)]
            tried = await sql(config, "SELECT tries, answer FROM delivery ORDER BY channel_id")
            assert tried == [(2, "taken 201"), (2, "taken 201"), (4, "taken 250")]

    with prepared() as config, Mails() as mails:
        asyncio.run(told(furnished(config, mails), mails))


async def cut_when(config: Config, so: Callable[[], bool]) -> None:
    """All connections to the database end when this is so."""
    while not so():
        await asyncio.sleep(0.01)
    await sql(config, CUT)


def service_channels(config: Config, service: Service) -> Channels:
    return Channels(config, service.stores, service.jobs)


@pytest.mark.full
@pytest.mark.timeout(900)
def test_many_kills_of_all_processes_double_nothing() -> None:
    async def told(config: Config, mails: Mails) -> None:
        async with Web().serving() as web:
            await story(config, web, mails, Crashes(config, postgres, random.Random(2)))

    postgres = Postgres()  # of its own: killed processes leave connections behind that others would miss
    try:
        config = Config(database=postgres.url, pool=6)
        upgrade(config)
        with Mails() as mails:
            asyncio.run(told(furnished(config, mails), mails))
    finally:
        postgres.close()
