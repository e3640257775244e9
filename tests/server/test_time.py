"""Time at tables: what is stored with a move, what undo gives back, alarms, flags and outages."""

from datetime import UTC, datetime, timedelta
from typing import Any

import psycopg
import pytest

from asztal.bots.strengths import STRENGTHS
from asztal.server.clocks.keeper import Keeper
from asztal.server.config import Config
from asztal.server.denied import Denied
from asztal.server.service import Service
from asztal.server.tables.live.access import Person
from asztal.server.tables.live.request import Request
from asztal.server.wire.around import Pace
from tests.server.people import seated_table, with_service
from tests.server.timing import BEGAN, PACE, World, tell

TURNS, TOGETHER = "payment", "own_pace"  # one after another; at one's own pace, three choices each


@pytest.fixture(autouse=True)
def _no_outages(apart: Config) -> None:
    with psycopg.connect(apart.database, autocommit=True) as connection:
        for table in ("outage", "beat"):
            connection.execute(f"TRUNCATE {table}".encode())
        connection.execute("UPDATE game_table SET wake_at = NULL")


def test_a_move_is_logged_with_the_time_at_which_the_clocks_changed(apart: Config) -> None:
    async def story(world: World) -> None:
        table, guests = await seated_table(world.service, TURNS, 2, pace=PACE)
        assert await world.running(table) == [0, None]
        world.later(70.5)
        await world.act(table, guests[0], "choose fish")
        assert (await world.banks(table), await world.running(table)) == ([89.5, 100], [None, 70.5])
        log = "SELECT at, clock FROM action WHERE table_id = %s ORDER BY seq"
        began = round(BEGAN.timestamp() * 1000)
        changed = {"0": [100_000, began, None], "1": [100_000, None, None]}
        assert await world.sql(log, table) == [(world.now, changed)]
        assert await world.sql("SELECT changed FROM game_table WHERE id = %s", table) == [(world.now,)]

    tell(apart, story)


def test_no_change_is_made_before_the_last_one(apart: Config) -> None:
    async def story(world: World) -> None:
        table, guests = await seated_table(world.service, TURNS, 2, pace=PACE)
        world.later(10)
        await world.act(table, guests[0], "choose fish")
        world.later(-5)  # a process whose time is behind
        await world.act(table, guests[1], "choose fish")
        (first,), (second,) = await world.sql("SELECT at FROM action WHERE table_id = %s ORDER BY seq", table)
        assert first == second == BEGAN + timedelta(seconds=10)
        assert await world.running(table) == [10, None]

    tell(apart, story)


@pytest.mark.parametrize("pace", [None, PACE], ids=["no pace", "live"])
def test_a_move_is_one_statement(apart: Config, monkeypatch: pytest.MonkeyPatch, pace: Pace | None) -> None:
    said: list[Any] = []
    execute = psycopg.AsyncConnection.execute

    async def counted(self: Any, query: Any, *values: Any, **more: Any) -> Any:
        said.append(query)
        return await execute(self, query, *values, **more)

    async def story(world: World) -> None:
        table, guests = await seated_table(world.service, TURNS, 2, pace=pace)
        monkeypatch.setattr(psycopg.AsyncConnection, "execute", counted)
        await world.act(table, guests[0], "choose fish")
        assert len(said) == 1

    tell(apart, story)


def test_undo_gives_the_time_back_also_after_a_restart(apart: Config) -> None:
    async def story(world: World) -> None:
        table, guests = await seated_table(world.service, TURNS, 2, pace=PACE)
        world.later(70)
        await world.act(table, guests[0], "choose fish")
        world.later(100)
        await world.service.engine.dispose()
        async with world.restarted():
            await world.undo(table, guests[0])
            assert (await world.banks(table), await world.running(table)) == ([100, 100], [0, None])
            world.later(-60)
            await world.act(table, guests[0], "choose grain")  # not before the undo, which was at 170
            assert (await world.banks(table), await world.running(table)) == ([0, 100], [None, 170])

    tell(apart, story)


def test_at_ones_own_pace_a_clock_runs_through_all_choices_and_undo_touches_no_other(apart: Config) -> None:
    async def story(world: World) -> None:
        table, guests = await seated_table(world.service, TOGETHER, 2, pace=PACE)
        for seconds in (10, 20, 40):
            world.later(seconds)
            await world.act(table, guests[0], "choose dig")
        assert (await world.banks(table), await world.running(table)) == ([90, 100], [None, 0])
        world.later(20)
        await world.undo(table, guests[0])
        assert (await world.banks(table), await world.running(table)) == ([100, 100], [0, 0])
        world.later(10)
        await world.act(table, guests[0], "choose rest")
        assert (await world.banks(table), await world.running(table)) == ([60, 100], [None, 0])
        logged = await world.sql("SELECT clock FROM action WHERE table_id = %s ORDER BY seq", table)
        assert [None if clock is None else sorted(clock) for (clock,) in logged] == [None, None, ["0"], ["0"], ["0"]]

    tell(apart, story)


def test_after_going_back_by_consent_spans_begin_anew(apart: Config) -> None:
    async def story(world: World) -> None:
        table, guests = await seated_table(world.service, TURNS, 2, pace=PACE)
        world.later(70)
        await world.act(table, guests[0], "choose fish")
        world.later(80)
        proposals = world.service.proposals
        await proposals.propose(Request(table, Person(guests[0]), "p"), "back")
        await proposals.answer(Request(table, Person(guests[1]), "a"), agree=True)
        assert (await world.banks(table), await world.running(table)) == ([90, 80], [150, None])

    tell(apart, story)


# --- alarm and flag -------------------------------------------------------------------------------------------------


def test_a_seat_is_warned_then_a_bot_takes_over_and_the_person_may_return(apart: Config) -> None:
    async def story(world: World) -> None:
        table, guests = await seated_table(world.service, TURNS, 2, pace=PACE)
        world.later(127)
        await world.poll()
        assert (await world.clock(table))[0].alarm is None
        world.later(1)
        await world.poll()
        assert (await world.clock(table))[0].alarm is not None
        world.later(31)
        await world.poll()
        assert await world.bots(table) == [("", "", 0), ("", "", 0)]
        world.later(1)
        await world.poll()
        assert await world.bots(table) == [(STRENGTHS["medium"], "time", 1), ("", "", 0)]
        assert await world.banks(table) == [0, 100]
        with pytest.raises(Denied, match="bot-plays"):
            await world.act(table, guests[0], "choose fish")
        await world.service.lobby.come_back(guests[0], table)
        world.later(50)  # the free time of this turn
        await world.act(table, guests[0], "choose fish")
        assert (await world.banks(table), await world.running(table)) == ([0, 100], [None, 210])

    tell(apart, story)


def test_a_late_move_that_comes_first_counts_and_shows_zero(apart: Config) -> None:
    async def story(world: World) -> None:
        table, guests = await seated_table(world.service, TURNS, 2, pace=PACE)
        world.later(500)
        await world.act(table, guests[0], "choose fish")
        await world.poll()
        assert await world.bots(table) == [("", "", 0), ("", "", 0)]
        assert await world.banks(table) == [0, 100]

    tell(apart, story)


def test_nobody_is_flagged_without_an_alarm_however_late_somebody_looks(apart: Config) -> None:
    async def story(world: World) -> None:
        table, _ = await seated_table(world.service, TOGETHER, 2, pace=PACE)
        world.later(1000)
        await world.poll()
        assert [bot for bot, _, _ in await world.bots(table)] == ["", ""]
        assert all(mine.alarm for mine in await world.clock(table))
        world.later(2)
        await world.poll()
        assert await world.bots(table) == [(STRENGTHS["medium"], "time", 1)] * 2

    tell(apart, story)


def test_somebody_looks_when_it_is_time_and_a_bots_seat_has_none(apart: Config) -> None:
    async def story(world: World) -> None:
        pace = Pace("live", 0, 30)
        table, guests = await seated_table(world.service, TURNS, 3, 2, pace=pace)
        wake = "SELECT extract(epoch FROM wake_at - changed)::float FROM game_table WHERE id = %s"
        assert await world.sql(wake, table) == [(24,)]
        world.later(1)
        await world.act(table, guests[0], "choose fish")
        assert await world.sql(wake, table) == [(23,)]  # not written: it was not to become earlier
        world.later(23)
        await world.poll()
        assert await world.sql(wake, table) == [(24,)]
        await world.act(table, guests[1], "choose fish")
        world.later(1000)
        await world.poll()
        assert [flags for _, _, flags in await world.bots(table)] == [0, 0, 0]

    tell(apart, story)


# --- outages --------------------------------------------------------------------------------------------------------


def test_while_the_service_is_away_clocks_stand_still(apart: Config) -> None:
    async def story(world: World) -> None:
        keeper = world.service.keeper
        table, guests = await seated_table(world.service, TURNS, 2, pace=PACE)
        for seconds in (0, 10, 30):
            world.later(seconds)
            await keeper.beat("web")
            await keeper.beat("worker")
        assert await world.sql("SELECT count(*) FROM outage") == [(0,)]
        world.later(600)
        await world.service.engine.dispose()
        async with world.restarted() as service:
            await service.keeper.beat("web")
            await service.keeper.beat("worker")
            gap = (BEGAN + timedelta(seconds=40), BEGAN + timedelta(seconds=640))
            assert await world.sql("SELECT began, ended FROM outage") == [gap] * 2  # of both parts, counted once
            await world.poll()
            assert (await world.clock(table))[0].alarm is None
            world.later(30)
            await world.act(table, guests[0], "choose fish")
            assert await world.banks(table) == [90, 100]

    tell(apart, story)


def test_while_a_part_of_the_service_is_away_nobody_is_late(apart: Config) -> None:
    async def story(world: World) -> None:
        keeper = world.service.keeper
        table, guests = await seated_table(world.service, TURNS, 2, pace=PACE)
        await keeper.beat("web")
        world.later(130)
        await keeper.beat("worker")
        await world.poll()
        assert (await world.clock(table))[0].alarm is None  # the web is away, as far as anybody knows
        await world.act(table, guests[0], "choose fish")
        assert await world.banks(table) == [100, 100]

    tell(apart, story)


def test_nobody_is_flagged_while_a_beat_is_late(apart: Config) -> None:
    async def story(world: World) -> None:
        keeper = world.service.keeper
        table, _ = await seated_table(world.service, TURNS, 2, pace=PACE)
        world.later(134)
        await keeper.beat("web")
        await world.poll()
        world.later(26)
        await world.poll()
        assert await world.bots(table) == [("", "", 0), ("", "", 0)]
        await keeper.beat("web")
        world.later(10)
        await world.poll()
        assert await world.bots(table) == [(STRENGTHS["medium"], "time", 1), ("", "", 0)]

    tell(apart, story)


def test_a_process_whose_time_is_not_that_of_the_database_is_not_ready(apart: Config) -> None:
    async def story(service: Service) -> None:
        assert await service.answers()
        for off in (-1.5, 1.5):
            service.keeper.now = lambda off=off: datetime.now(UTC) + timedelta(seconds=off)  # type: ignore[misc]
            assert not await service.answers()

    with_service(apart, story)


def test_beats_of_several_processes_make_one_part(apart: Config) -> None:
    async def story(world: World) -> None:
        engines = world.service.engine, world.service.stores
        one, other = Keeper(*engines, lambda: world.now), Keeper(*engines, lambda: world.now)
        await one.beat("web")
        for _ in range(5):
            world.later(20)
            await other.beat("web")
        await one.beat("web")
        assert await world.sql("SELECT count(*) FROM outage") == [(0,)]

    tell(apart, story)
