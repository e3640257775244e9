"""Whoever is waited for is told once, by what the table shows, and not when it is over or seen anyway."""

import asyncio
import time
from collections.abc import Awaitable, Callable
from contextlib import AsyncExitStack
from datetime import UTC, datetime, timedelta
from functools import partial
from typing import Any

import psycopg
import pytest
from msgspec.structs import replace

from asztal.server.background import Background
from asztal.server.bots import worker as working
from asztal.server.cluster import asking
from asztal.server.config import Config
from asztal.server.denied import Denied
from asztal.server.hashing import hashed
from asztal.server.notices import sender as sending
from asztal.server.notices.channels import Channels
from asztal.server.notices.maker import AGAIN, Notices
from asztal.server.notices.push import Vapid
from asztal.server.notices.sender import Sender
from asztal.server.notices.settings import Wishes, checked_wishes
from asztal.server.service import Service
from asztal.server.storage.retention import tidy
from asztal.server.storage.statements import Driver
from asztal.server.tables.live.access import Person
from asztal.server.tables.live.request import Request
from tests.server.clients import PATIENCE
from tests.server.people import seated_table
from tests.server.receivers import Mails, Web
from tests.server.sending import made_sender
from tests.server.wire import Socket, application

SMALL = "own_pace"


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(asking, "WAIT", 0.2)


class World:
    """A service, its duty and its sender, and where notices arrive."""

    def __init__(self, service: Service, sender: Sender, driver: Driver, web: Web, mails: Mails) -> None:
        self.service, self.sender, self.driver, self.web, self.mails = service, sender, driver, web, mails
        self.notices = Notices(service.cells, service.jobs, service.keeper.now)

    async def sql(self, statement: str, *values: Any) -> list[Any]:
        done = await self.driver.execute(statement.encode(), values)
        return await done.fetchall() if done.description else []

    async def table(self, people: int = 2) -> tuple[str, list[int]]:
        return await seated_table(self.service, SMALL, 2, people)

    async def channel(self, person: int, kind: str = "webhook") -> int:
        """A confirmed one."""
        address, keys = f"{self.web.address}/hook/{person}", {}
        if kind == "push":
            browser = self.web.subscribe()
            address, keys = browser.endpoint, browser.subscription()["keys"]
        elif kind == "mail":
            address, keys = f"p{person}@example.org", {"code": f"c{person}"}
        ((made,),) = await self.sql(
            "INSERT INTO channel (person, kind, address, keys, confirmed_at) VALUES (%s, %s, %s, %s, now())"
            " RETURNING id",
            person,
            kind,
            address,
            psycopg.types.json.Jsonb(keys),
        )
        return int(made)

    async def waited(self, *tables: str, seconds: float = 61) -> None:
        """So much time has passed at these tables."""
        for table in tables:
            past = (datetime.now(UTC) - timedelta(seconds=seconds)).isoformat()
            await self.sql(
                "UPDATE game_table SET since = (SELECT jsonb_object_agg(key, %s::text) FROM jsonb_each(since))"
                " WHERE id = %s",
                past,
                table,
            )

    async def due(self, *tables: str) -> dict[str, float]:
        """Seconds until the next look."""
        found = await self.notices.perform(self.driver, list(tables))
        return {table: (at - datetime.now(UTC)).total_seconds() for table, at in found.items()}

    async def rows(self, person: int) -> list[tuple[str, str, str]]:
        found = "SELECT reason, state, why_not FROM notice WHERE person = %s ORDER BY made_at, id"
        return [tuple(row) for row in await self.sql(found, person)]

    async def jobs(self, person: int) -> list[float]:
        """In how many seconds there is something to send."""
        found = await self.sql(
            "SELECT coalesce(extract(epoch FROM scheduled_at - now()), 0) FROM procrastinate_jobs"
            " WHERE task_name = 'send_notices' AND status = 'todo' AND (args ->> 'person')::int = %s",
            person,
        )
        return [float(seconds) for (seconds,) in found]

    async def send(self, person: int, *, early: bool = False) -> None:
        """As a worker does, when what failed is to be tried again; or before that."""
        await self.sql("DELETE FROM procrastinate_jobs WHERE (args ->> 'person')::int = %s", person)
        if not early:
            await self.sql("UPDATE delivery SET at = at - interval '1 day'")
        await self.sender.send(person)


def tell(config: Config, story: Callable[[World], Awaitable[None]]) -> None:
    async def told() -> None:
        with Mails() as mails:
            here = replace(
                config,
                smtp=f"smtp://127.0.0.1:{mails.port}",
                mail_from="Asztal <asztal@example.org>",
                vapid=Vapid.new(),
                origin="https://play.example.org",
                networks="127.0.0.0/8",
            )
            async with AsyncExitStack() as stack:
                web = await stack.enter_async_context(Web().serving())
                driver = await psycopg.AsyncConnection.connect(config.database, autocommit=True)
                service = await stack.enter_async_context(Service(here))
                background = await stack.enter_async_context(Background())
                async with driver, service.jobs.app.open_async():
                    await story(World(service, made_sender(here, service, background), driver, web, mails))

    asyncio.run(told())


def test_one_notice_for_a_wait_by_every_channel_and_none_before_its_time(apart: Config) -> None:
    async def story(world: World) -> None:
        table, (ada, bea) = await world.table()
        for kind in ("webhook", "push", "mail"):
            await world.channel(ada, kind)
        assert 55 < (await world.due(table))[table] <= 60
        assert await world.rows(ada) == []
        await world.waited(table)
        for _ in range(3):
            assert 50 < (await world.due(table))[table] <= AGAIN.total_seconds()
        assert await world.rows(ada) == [("turn", "due", "")]
        assert await world.jobs(ada) == [0]
        assert await world.rows(bea) == []  # nobody can reach her
        await world.send(ada)
        assert await world.rows(ada) == [("turn", "sent", "")]
        (hook,), (push,), (mail,) = world.web.hooked, world.web.pushed, world.mails.mails
        assert hook.key == push.topic == push.shown["tag"] == mail["Message-ID"].partition("@")[0].strip("<")
        assert push.shown["url"] == f"https://play.example.org/t/{table}"
        assert f"P{bea}" in push.shown["body"]
        await world.send(ada)
        assert (await world.due(table), await world.jobs(ada)) == ({}, [])
        assert len(world.web.hooked) == 1

    tell(apart, story)


def test_what_is_done_in_somebodys_name_is_told_first_whatever_they_look_at_or_wish(apart: Config) -> None:
    async def story(world: World) -> None:
        table, (ada, _) = await world.table()
        for kind in ("webhook", "push", "mail"):
            await world.channel(ada, kind)
        here = await world.service.sessions.find(await world.service.sessions.open(ada, "", "guest"))
        assert here is not None
        await world.waited(table)
        await world.due(table)
        await world.service.ways_home.make_words(here, "en")
        await world.service.play.act(Request(table, Person(ada), "a"), "choose dig")
        await world.send(ada)
        assert await world.rows(ada) == [("turn", "sent", ""), ("words-made", "sent", "")]
        (hook,), (push,), (mail,) = world.web.hooked, world.web.pushed, world.mails.mails
        assert [told["table"] for told in hook.body["tables"]] == ["", table]
        assert push.shown["url"] == "https://play.example.org/me"
        assert push.shown["title"] == mail["Subject"] == hook.body["text"]
        assert mail["Subject"].startswith("New recovery words were made for you")
        channels, wishes = Channels(world.service.config, world.service.stores, world.service.jobs), Wishes(None, ())
        await channels.set_wishes(ada, wishes)
        await world.sql("UPDATE notice SET settled_at = settled_at - interval '1 hour'")
        [way] = await world.service.ways_home.mine(ada)
        await world.service.ways_home.remove(here, way.id)
        await world.send(ada)
        assert (await world.rows(ada))[-1] == ("way-removed", "sent", "")
        assert len(world.web.hooked) == 2

    tell(apart, story)


def test_within_a_wait_choices_make_no_second_notice_and_the_next_wait_makes_one(apart: Config) -> None:
    async def story(world: World) -> None:
        table, (ada, _) = await world.table()
        await world.channel(ada)
        ((first,),) = await world.sql("SELECT since ->> '0' FROM game_table WHERE id = %s", table)
        await world.service.play.act(Request(table, Person(ada), "a"), "choose dig")
        assert await world.sql("SELECT since ->> '0' FROM game_table WHERE id = %s", table) == [(first,)]
        await world.waited(table)
        await world.due(table)
        await world.send(ada)
        for number in range(2):
            await world.service.play.act(Request(table, Person(ada), f"b{number}"), "choose dig")
        assert await world.sql("SELECT since ? '0', since ? '1' FROM game_table WHERE id = %s", table) == [
            (False, True)
        ]
        await world.waited(table)
        assert await world.due(table) == {}
        assert len(await world.rows(ada)) == 1

    tell(apart, story)


def test_what_is_over_meanwhile_is_not_sent(apart: Config) -> None:
    async def story(world: World) -> None:
        table, (ada, _) = await world.table()
        await world.channel(ada)
        await world.waited(table)
        await world.due(table)
        for number in range(3):
            await world.service.play.act(Request(table, Person(ada), f"m{number}"), "choose dig")
        await world.send(ada)
        assert await world.rows(ada) == [("turn", "dropped", "over")]
        assert world.web.hooked == []

    tell(apart, story)


def test_what_is_due_soon_goes_along_and_what_comes_later_waits_two_minutes(apart: Config) -> None:
    async def story(world: World) -> None:
        table, (ada, _) = await world.table()
        others = [await world.table() for _ in range(3)]
        for other, (host, _) in others:
            await world.sql("UPDATE holder SET guest_id = %s WHERE table_id = %s AND guest_id = %s", ada, other, host)
        (soon, _), (later, _), (fresh, _) = others
        await world.channel(ada)
        await world.sql("INSERT INTO notice_setting VALUES (%s, 300, '[\"turn\"]', NULL)", ada)
        await world.waited(table, seconds=301)
        await world.waited(soon, seconds=200)
        await world.waited(later, seconds=100)
        await world.due(table)
        await world.send(ada)
        assert [len(hooked.body["tables"]) for hooked in world.web.hooked] == [2]
        await world.waited(later, fresh, seconds=301)
        await world.due(later, fresh)
        await world.send(ada)
        assert len(world.web.hooked) == 1
        assert 100 < (await world.jobs(ada))[0] <= 120
        await world.sql("UPDATE notice SET settled_at = settled_at - interval '2 minutes' WHERE state = 'sent'")
        await world.send(ada)
        assert [len(hooked.body["tables"]) for hooked in world.web.hooked] == [2, 2]
        assert len({hooked.key for hooked in world.web.hooked}) == 2

    tell(apart, story)


def test_whoever_looks_at_the_table_is_sent_nothing(apart: Config) -> None:
    async def story(world: World) -> None:
        table, (ada, bea) = await world.table()
        await world.channel(ada)
        await world.channel(bea)
        token = "a-cookie-of-hers"
        await world.sql("UPDATE guest SET session = %s WHERE id = %s", hashed(token), ada)
        async with application(apart) as app:
            while not app.state.fanout.connected:
                await asyncio.sleep(0.01)
            socket = Socket(app, table, token)
            socket.say({"type": "hello"})
            await socket.settle()
            await world.waited(table)
            await world.due(table)
            await world.send(ada)
            await world.send(bea)
            await socket.close()
        assert await world.rows(ada) == [("turn", "dropped", "looking")]
        assert await world.rows(bea) == [("turn", "sent", "")]

    tell(apart, story)


def test_what_is_not_taken_is_tried_again_under_the_same_id_and_what_was_taken_is_not(
    apart: Config, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story(world: World) -> None:
        table, (ada, _) = await world.table()
        await world.channel(ada)
        push = await world.channel(ada, "push")
        await world.waited(table)
        await world.due(table)
        world.web.pushes = [503, 429]
        await world.send(ada)
        assert await world.rows(ada) == [("turn", "sending", "")]
        assert 10 < (await world.jobs(ada))[0] <= 15
        await world.send(ada)
        assert 20 < (await world.jobs(ada))[0] <= 30
        await world.send(ada)
        assert await world.rows(ada) == [("turn", "sent", "")]
        assert len(world.web.hooked) == 1
        assert [pushed.answered for pushed in world.web.pushed] == [503, 429, 201]
        assert {pushed.topic for pushed in world.web.pushed} == {world.web.hooked[0].key}
        found = await world.sql("SELECT tries, answer FROM delivery WHERE channel_id = %s", push)
        assert found == [(3, "taken 201")]

    tell(apart, story)


@pytest.mark.parametrize(("answer", "stays"), [(404, False), (410, False), (403, True), (400, True)])
def test_a_subscription_is_deleted_only_when_its_service_does_not_know_it(
    answer: int, stays: bool, apart: Config
) -> None:
    async def story(world: World) -> None:
        table, (ada, _) = await world.table()
        push = await world.channel(ada, "push")
        await world.waited(table)
        await world.due(table)
        world.web.answers = [answer]
        await world.send(ada)
        found = await world.sql("SELECT failing_since IS NOT NULL FROM channel WHERE id = %s", push)
        assert found == ([(True,)] if stays else [])
        ((_, state, why_not),) = await world.rows(ada)
        assert (state, why_not) == ("failed", f"{'refused' if stays else 'gone'} {answer}")

    tell(apart, story)


def test_a_channel_that_never_answers_is_given_up(apart: Config, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story(world: World) -> None:
        table, (ada, _) = await world.table()
        channel = await world.channel(ada)
        await world.waited(table)
        await world.due(table)
        world.web.answers = [500] * 10
        for _ in range(5):
            await world.send(ada)
        assert await world.rows(ada) == [("turn", "failed", "refused 500")]
        assert len(world.web.hooked) == 3
        assert await world.sql("SELECT failing_since IS NULL FROM channel WHERE id = %s", channel) == [(False,)]

    monkeypatch.setattr(sending, "TRIES", 3)
    tell(apart, story)


def test_alarms_calls_bots_and_ends_are_told_each_once(apart: Config) -> None:
    async def story(world: World) -> None:
        table, (ada, bea) = await world.table()
        await world.channel(ada)
        await world.channel(bea)
        await world.sql(
            "UPDATE game_table SET clock = '[[1000, 5, null], [1000, 5, 1700000000000]]' WHERE id = %s", table
        )
        line = "INSERT INTO story (table_id, number, kind, seat, args, seq) VALUES (%s, %s, %s, %s, '{}', 0)"
        await world.sql(line, table, 11, "reminded", 0)
        await world.due(table)
        assert {reason for reason, *_ in await world.rows(ada)} == {"remind", "turn"}  # the turn goes along
        assert {reason for reason, *_ in await world.rows(bea)} == {"alarm", "turn"}
        await world.sql(line, table, 12, "away", 0)
        await world.sql("UPDATE seat SET bot = 'random', why = 'away' WHERE table_id = %s AND number = 0", table)
        await world.due(table)
        await world.send(ada)
        assert {(reason, state) for reason, state, _ in await world.rows(ada)} >= {
            ("remind", "dropped"),
            ("taken", "sent"),
        }
        await world.sql("UPDATE game_table SET status = 'over', waiting = 0 WHERE id = %s", table)
        await world.sql("INSERT INTO result (table_id, rules, how) VALUES (%s, 1, 'played')", table)
        await world.due(table)
        await world.due(table)
        assert [row for row in await world.rows(bea) if row[0] == "ended"] == [("ended", "due", "")]

    tell(apart, story)


def test_whoever_is_asked_is_told_also_while_a_bot_plays_and_not_any_more_after_the_answer(apart: Config) -> None:
    async def story(world: World) -> None:
        table, (ada, bea) = await world.table()
        await world.channel(bea)
        await world.service.play.act(Request(table, Person(ada), "m"), "choose dig")
        await world.service.lobby.leave(bea, table)
        for kind in ("back", "end"):
            await world.service.proposals.propose(Request(table, Person(ada), f"p{kind}"), kind)
            ((wake,),) = await world.sql(
                "SELECT wake_at <= now() + interval '3 s' FROM game_table WHERE id = %s", table
            )
            assert wake
            await world.due(table)
            await world.due(table)
            if kind == "back":
                await world.send(bea)
                await world.service.proposals.answer(Request(table, Person(bea), "no"), agree=False)
        await world.service.proposals.answer(Request(table, Person(bea), "yes"), agree=True)
        await world.sql("UPDATE notice SET settled_at = now() - interval '1 hour' WHERE settled_at IS NOT NULL")
        await world.send(bea)
        found = [row for row in await world.rows(bea) if row[0] == "proposed"]
        assert found == [("proposed", "sent", ""), ("proposed", "dropped", "over")]

    tell(apart, story)


def test_nothing_is_told_that_somebody_does_not_want(apart: Config) -> None:
    async def story(world: World) -> None:
        table, (ada, bea) = await world.table()
        await world.channel(ada)
        await world.channel(bea)
        await world.sql("INSERT INTO notice_setting VALUES (%s, NULL, '[\"turn\"]', NULL)", ada)
        await world.sql("INSERT INTO notice_setting VALUES (%s, 60, '[\"ended\"]', NULL)", bea)
        await world.waited(table, seconds=10_000)
        assert await world.due(table) == {}
        assert (await world.rows(ada), await world.rows(bea)) == ([], [])

    tell(apart, story)


def test_what_a_dead_worker_left_is_taken_up_unless_the_same_waits_already(apart: Config) -> None:
    async def story(world: World) -> None:
        jobs, people = world.service.jobs, (7001, 7002, 7003)
        await world.sql("DELETE FROM procrastinate_jobs")
        heard = "INSERT INTO procrastinate_workers (last_heartbeat) VALUES (now() - %s * interval '1 s') RETURNING id"
        ((dead,),), ((alive,),) = await world.sql(heard, 11), await world.sql(heard, 1)
        for person, worker in zip(people, (dead, dead, alive), strict=True):
            await jobs.queue_notices(world.driver, person)
            doing = "UPDATE procrastinate_jobs SET status = 'doing', worker_id = %s WHERE status = 'todo'"
            await world.sql(doing, worker)
        await jobs.queue_notices(world.driver, people[1])  # a reason to send something came up meanwhile
        await jobs.take_up(world.driver, 10.0)
        found = await world.sql("SELECT (args ->> 'person')::int, status::text FROM procrastinate_jobs ORDER BY 1")
        assert found == [(7001, "todo"), (7002, "todo"), (7003, "doing")]
        await world.sql("DELETE FROM procrastinate_jobs")

    tell(apart, story)


def test_a_worker_that_stood_still_does_not_take_its_own_jobs_for_those_of_a_dead_one(
    apart: Config, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(working, "HEARTBEAT", 0.6)
    monkeypatch.setattr(working, "STALLED", 2.0)

    async def story(world: World) -> None:
        states = "SELECT status::text FROM procrastinate_jobs"
        await world.sql("DELETE FROM procrastinate_jobs")
        ((itself,),) = await world.sql("INSERT INTO procrastinate_workers (last_heartbeat) VALUES (now()) RETURNING id")
        await world.service.jobs.queue_notices(world.driver, 7001)
        await world.sql("UPDATE procrastinate_jobs SET status = 'doing', worker_id = %s", itself)
        async with Background() as background:
            background.start("take-up", partial(working.keep_taking_up, world.service, world.service.cells.people))
            await asyncio.sleep(0.05)
            time.sleep(2.2)  # the whole process, its signs of life too
            await asyncio.sleep(0.4)
            assert await world.sql(states) == [("doing",)]
            until = time.monotonic() + PATIENCE
            while await world.sql(states) != [("todo",)]:  # nothing gave a sign of life for it
                assert time.monotonic() < until
                await asyncio.sleep(0.05)
        await world.sql("DELETE FROM procrastinate_jobs")

    tell(apart, story)


def test_old_notices_and_what_belongs_to_nobody_are_deleted(apart: Config) -> None:
    async def story(world: World) -> None:
        table, (ada, bea) = await world.table()
        for person in (ada, bea, 1_000_000):
            await world.channel(person)
            await world.sql("INSERT INTO notice_setting VALUES (%s, 60, '[]', NULL)", person)
            await world.sql("INSERT INTO playing_hours VALUES (%s, now(), 'UTC', '[]')", person)
            await world.sql("INSERT INTO vacation (person, began, ended) VALUES (%s, now(), now())", person)
        await world.sql("INSERT INTO channel (person, kind, address, keys) VALUES (%s, 'mail', 'a@b.c', '{}')", ada)
        await world.sql("UPDATE channel SET created = now() - interval '8 days' WHERE person = %s", ada)
        for age in ("29 days", "31 days"):
            made = "INSERT INTO notice (id, person, table_id, seat, span, reason, made_at) VALUES"
            await world.sql(f"{made} (%s, %s, %s, 0, %s, 'turn', now() - %s::interval)", age, ada, table, age, age)
        await tidy(world.driver)
        assert await world.sql("SELECT id FROM notice WHERE person = %s", ada) == [("29 days",)]
        found = await world.sql("SELECT person, kind FROM channel WHERE person >= %s ORDER BY id", ada)
        assert found == [(ada, "webhook"), (bea, "webhook")]
        for name in ("notice_setting", "playing_hours", "vacation"):
            assert len(await world.sql(f"SELECT person FROM {name} WHERE person >= %s", ada)) == 2

    tell(apart, story)


def test_in_quiet_hours_notices_wait() -> None:
    wishes = Wishes(60, ("turn",), {"from": "22:00", "to": "07:00", "zone": "Europe/Budapest"})

    def due(text: str) -> str | None:
        at = wishes.due("turn", datetime.fromisoformat(text))
        return None if at is None else at.isoformat()

    assert due("2026-11-16T20:00:00+01:00") == "2026-11-16T20:01:00+01:00"
    assert due("2026-11-16T21:59:30+01:00") == "2026-11-17T07:00:00+01:00"
    assert due("2026-11-17T03:00:00+01:00") == "2026-11-17T07:00:00+01:00"
    assert due("2026-10-24T23:00:00+02:00") == "2026-10-25T07:00:00+01:00"  # the night in which clocks go back
    assert due("2026-11-17T07:00:00+01:00") == "2026-11-17T07:01:00+01:00"
    noon = Wishes(0, ("turn",), {"from": "12:00", "to": "13:00", "zone": "UTC"})
    assert noon.due("turn", datetime(2026, 1, 1, 12, 30, tzinfo=UTC)) == datetime(2026, 1, 1, 13, tzinfo=UTC)


@pytest.mark.parametrize(
    ("after", "reasons", "quiet"),
    [
        (-1, [], None),
        (10**9, [], None),
        (60, ["lunch"], None),
        (60, [], {"from": "22:00"}),
        (60, [], {"from": "25:00", "to": "07:00", "zone": "UTC"}),
        (60, [], {"from": "22:00", "to": "07:00", "zone": "Nowhere/City"}),
        (60, [], {"from": "22:00", "to": "07:00", "zone": "../x"}),
        (60, [], {"from": "22:00", "to": "07:00", "zone": "Europe"}),
    ],
)
def test_wishes_that_cannot_be_kept_are_refused(after: int, reasons: list[str], quiet: dict[str, str] | None) -> None:
    with pytest.raises(Denied):
        checked_wishes(after, reasons, quiet)
