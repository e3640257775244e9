"""Playing hours and vacations: what people may set, and what it does at a table over days."""

import asyncio
from datetime import UTC, date, datetime, timedelta

import httpx
import psycopg
import pytest

from asztal.bots.strengths import STRENGTHS
from asztal.server.clocks.clock import DAY
from asztal.server.config import Config
from asztal.server.denied import Denied
from asztal.server.tables.live.wake_time import wake_now
from asztal.server.wire.around import Pace
from tests.server.people import seated_table
from tests.server.timing import BEGAN, World, tell
from tests.server.wire import application

DAYS = Pace("days", 86_400, 86_400)
EVENINGS = [(18 * 60, 22 * 60)] * 7
BUDAPEST = "Europe/Budapest"


@pytest.fixture(autouse=True)
def _nobody_waits(apart: Config) -> None:
    with psycopg.connect(apart.database, autocommit=True) as connection:
        connection.execute("UPDATE game_table SET wake_at = NULL")


def test_hours_hold_from_the_next_full_hour_and_for_the_next_span(apart: Config) -> None:
    async def story(world: World) -> None:
        table, guests = await seated_table(world.service, "payment", 2, pace=DAYS)
        calendars = world.service.calendars
        assert (await calendars.hours(guests[0])).zone == "UTC"
        for guest in guests:
            await calendars.set_hours(guest, BUDAPEST, EVENINGS)
        assert (await calendars.hours(guests[0])).zone == BUDAPEST
        world.later(30 * 3600)  # all of it counts: the span began before
        await world.act(table, guests[0], "choose fish")
        world.later(7 * 86_400)
        await world.act(table, guests[1], "choose fish")
        assert await world.banks(table) == [18 * 3600, 20 * 3600]

    tell(apart, story)


@pytest.mark.parametrize(
    ("zone", "week"),
    [
        ("Europe/Nowhere", EVENINGS),
        (BUDAPEST, EVENINGS[:6]),
        (BUDAPEST, [(0, 1441), *EVENINGS[1:]]),
        (BUDAPEST, [(600, 500), *EVENINGS[1:]]),
        (BUDAPEST, [(-1, 500), *EVENINGS[1:]]),
        (BUDAPEST, [(0, 119)] * 7),
        ("../../etc/passwd", EVENINGS),
    ],
)
def test_hours_in_which_nobody_could_play_are_refused(apart: Config, zone: str, week: list[tuple[int, int]]) -> None:
    async def story(world: World) -> None:
        with pytest.raises(Denied, match="bad-hours"):
            await world.service.calendars.set_hours(1, zone, week)

    tell(apart, story)


def test_hours_that_are_changed_often_take_one_row_an_hour(apart: Config) -> None:
    async def story(world: World) -> None:
        for number in range(6):
            await world.service.calendars.set_hours(77, BUDAPEST, [(0, 1440 - number)] * 7)
            world.later(1200)
        rows = await world.sql("SELECT since FROM playing_hours WHERE person = 77 ORDER BY since")
        assert rows == [(BEGAN + timedelta(hours=number),) for number in (1, 2)]
        world.later(500 * 86_400)
        await world.service.calendars.set_hours(77, BUDAPEST, EVENINGS)
        assert await world.sql("SELECT count(*) FROM playing_hours WHERE person = 77") == [(2,)]

    tell(apart, story)


def test_a_vacation_is_announced_beforehand_and_is_at_most_thirty_days_a_year(apart: Config) -> None:
    async def story(world: World) -> None:
        calendars, person = world.service.calendars, 5
        today = BEGAN.date()
        for first, last in ((today, today), (today - timedelta(days=1), today), (date(2026, 5, 2), date(2026, 5, 1))):
            with pytest.raises(Denied, match="bad-vacation"):
                await calendars.announce(person, first, last)
        with pytest.raises(Denied, match="too-much-vacation"):
            await calendars.announce(person, date(2026, 5, 1), date(2026, 5, 31))
        await calendars.announce(person, date(2026, 5, 1), date(2026, 5, 20))
        await calendars.announce(person, date(2026, 5, 15), date(2026, 5, 25))
        known, left = await calendars.vacations(person)
        assert ([(away.first.day, away.last.day) for away in known], left) == ([(1, 20), (15, 25)], 5)
        await calendars.announce(person, date(2026, 12, 27), date(2027, 1, 9))  # five days of this year
        with pytest.raises(Denied, match="too-much-vacation"):
            await calendars.announce(person, date(2026, 6, 1), date(2026, 6, 1))
        with pytest.raises(Denied, match="no-such-vacation"):
            await calendars.cancel(person + 1, known[0].id)
        await calendars.cancel(person, known[0].id)
        assert (await calendars.vacations(person))[1] == 30 - 11 - 5
        world.now = datetime(2026, 5, 17, 12, tzinfo=UTC)
        await calendars.cancel(person, known[1].id)
        with pytest.raises(Denied, match="no-such-vacation"):
            await calendars.cancel(person, known[1].id)
        assert (await calendars.vacations(person))[1] == 30 - 3 - 5

    tell(apart, story)


def test_on_a_vacation_time_stands_still_and_nobody_is_warned(apart: Config) -> None:
    async def story(world: World) -> None:
        table, guests = await seated_table(world.service, "payment", 2, pace=DAYS)
        first = BEGAN.date() + timedelta(days=1)
        await world.service.calendars.announce(guests[0], first, first + timedelta(days=9))
        world.later(5 * 86_400)
        await world.poll()
        assert (await world.clock(table))[0].alarm is None
        ((wake,),) = await world.sql("SELECT wake_at FROM game_table WHERE id = %s", table)
        assert wake - BEGAN == timedelta(days=10) + timedelta(milliseconds=0.8 * 2 * DAY)
        world.later(5 * 86_400)
        await world.act(table, guests[0], "choose fish")
        assert await world.banks(table) == [86_400, 86_400]

    tell(apart, story)


def test_when_a_vacation_is_off_the_clock_is_looked_at_in_time(apart: Config) -> None:
    async def story(world: World) -> None:
        service, first = world.service, BEGAN.date() + timedelta(days=1)
        table, (ada, _) = await seated_table(service, "payment", 2, pace=DAYS)
        await service.calendars.announce(ada, first, first + timedelta(days=9))
        world.later(86_400)
        await world.poll()  # the vacation is known: nobody looks before it is over
        await service.calendars.cancel(ada, (await service.calendars.vacations(ada))[0][0].id)
        await wake_now(service.cells, ada, world.now)
        await world.poll()
        ((wake,),) = await world.sql("SELECT wake_at FROM game_table WHERE id = %s", table)
        assert wake - BEGAN == timedelta(hours=12) + timedelta(milliseconds=0.8 * 2 * DAY)  # half a day was one of it

    tell(apart, story)


def test_a_flag_falls_in_playing_hours_over_the_clock_change(apart: Config) -> None:
    async def story(world: World) -> None:
        table, guests = await seated_table(world.service, "payment", 2, pace=Pace("days", 0, 8 * 3600))
        await world.service.calendars.set_hours(guests[1], BUDAPEST, [(60, 240)] * 7)  # at night, from one to four
        world.later(7 * 3600)
        await world.act(table, guests[0], "choose fish")
        assert (await world.clock(table))[1].since is not None
        # Two hours on the night of the change, three on each of the next two: eight on the third night.
        zero = datetime(2026, 3, 31, 4, tzinfo=UTC) - timedelta(hours=2)
        world.now = zero - timedelta(hours=1)
        await world.poll()
        assert (await world.clock(table))[1].alarm is not None
        world.now = zero - timedelta(milliseconds=1)
        await world.poll()
        assert (await world.bots(table))[1] == ("", "", 0)
        world.now = zero
        await world.poll()
        assert (await world.bots(table))[1] == (STRENGTHS["medium"], "time", 1)

    tell(apart, story)


def test_hours_vacations_and_a_pace_over_http(apart: Config) -> None:
    async def story() -> None:
        async with application(apart) as app:
            transport = httpx.ASGITransport(app=app)  # type: ignore[arg-type]
            async with httpx.AsyncClient(transport=transport, base_url="http://test") as http:
                await http.post("/api/guest", json={"name": "Ada"})
                assert (await http.get("/api/me/hours")).json() == {"zone": "UTC", "week": [[0, 1440]] * 7}
                hours = {"zone": "Europe/Vienna", "week": [[480, 1320]] * 7}
                assert (await http.put("/api/me/hours", json=hours)).json() == hours
                assert (await http.get("/api/me/hours")).json() == hours
                first = (datetime.now(UTC) + timedelta(days=3)).date()
                days = {"first": first.isoformat(), "last": first.isoformat()}
                told = (await http.post("/api/me/vacations", json=days)).json()["vacations"]
                assert [away["first"] for away in told] == [days["first"]]
                over_days = {"game": "own_pace", "seats": 1, "pace": {"kind": "days", "bank": 0, "turn": 86_400}}
                mine = (await http.post("/api/tables", json=over_days)).json()["table"]["id"]
                for step in ("join", "start"):
                    assert (await http.post(f"/api/tables/{mine}/{step}", json={})).status_code == 200
                gone = await http.delete(f"/api/me/vacations/{told[0]['id']}")
                assert (gone.status_code, gone.json()["vacations"]) == (200, [])
                with psycopg.connect(apart.database) as connection:
                    due = connection.execute("SELECT id FROM game_table WHERE wake_at <= now()").fetchall()
                assert (mine,) in due
                pace = {"kind": "live", "bank": 900, "turn": 60}
                table = {"game": "own_pace", "seats": 2}
                opened = await http.post("/api/tables", json={**table, "pace": pace})
                assert opened.json()["table"]["pace"] == pace
                refused = await http.post("/api/tables", json={**table, "pace": {**pace, "turn": 5000}})
                assert (refused.status_code, refused.json()["key"]) == (422, "bad-pace")

    asyncio.run(story())
