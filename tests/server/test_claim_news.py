"""Who is told of a request for a seat, and that it goes its way whichever process is asked."""

import asyncio
from datetime import UTC, datetime
from typing import Any

import pytest

from asztal.server.config import Config
from asztal.server.notices.maker import Notices
from asztal.server.notices.settings import Wishes
from asztal.server.storage.statements import borrowed
from tests.server import clients
from tests.server.clients import PATIENCE
from tests.server.conftest import beside
from tests.server.lost_seat import GAME, LOST, SEATS, Evening, evening, sql

# --- who is told ----------------------------------------------------------------------------------------------------


def test_the_old_holder_is_told_at_once_whatever_was_wished_and_the_others_are_asked(apart: Config) -> None:
    async def story(here: Evening) -> None:
        channel = (
            "INSERT INTO channel (person, kind, address, keys, confirmed_at) VALUES (%s, 'webhook', %s, '{}', now())"
        )
        for one in (*here.people, here.asker):
            sql(apart, channel, one.id, f"https://example.org/{one.id}")
        never = "INSERT INTO notice_setting (person, turn_after, reasons) VALUES (%s, NULL, '[]')"
        sql(apart, never, here.people[LOST].id)
        told = "SELECT person, reason FROM notice WHERE reason <> 'turn' ORDER BY person, made_at"
        owner, lost, third = (one.id for one in here.people)

        async def make() -> list[Any]:
            service = here.service
            async with borrowed(service.stores) as driver:
                await Notices(service.cells, service.jobs, service.keeper.now).perform(driver, [here.table])
            return sql(apart, told)

        await here.ask()
        assert await make() == [(owner, "proposed"), (lost, "claim"), (third, "proposed")]
        await here.agree()
        await here.wait()
        assert await make() == [(owner, "proposed"), (lost, "claim"), (lost, "claimed"), (third, "proposed")]

    evening(apart, story)


def test_quiet_hours_do_not_hold_it_back() -> None:
    at = datetime(2026, 1, 1, 2, tzinfo=UTC)
    quiet = {"from": "00:00", "to": "08:00", "zone": "UTC"}
    assert Wishes(None, (), quiet).due("claim", at) == at
    assert Wishes(None, (), quiet).due("ended", at) is None


# --- two processes --------------------------------------------------------------------------------------------------


async def begun(people: list[clients.Person]) -> str:
    table = (await people[0].post("/api/tables", game=GAME, seats=SEATS, listed=False))["table"]["id"]
    invite = (await people[0].get(f"/api/tables/{table}"))["invite"]
    for one in people:
        await one.post(f"/api/tables/{table}/join", invite=invite)
    await people[0].post(f"/api/tables/{table}/start")
    return str(table)


def hurry(config: Config) -> None:
    """Ten minutes pass for the request, and nothing else."""
    sql(config, "UPDATE claim SET agreed_at = agreed_at - interval '10 minutes', look_at = now()")
    sql(config, "UPDATE game_table SET version = version + 1 WHERE claimed > 0")


@pytest.mark.slow
def test_the_asker_sees_what_a_watcher_sees_until_the_seat_is_handed_over_by_another_process(two: list[Config]) -> None:
    async def story(config: Config, webs: list[Config]) -> None:
        async with (
            clients.Person(webs[0].address, "Ada") as ada,
            clients.Person(webs[0].address, "Ben") as ben,
            clients.Person(webs[0].address, "Cleo") as cleo,
            clients.Person(webs[1].address, "Ben again") as again,
            clients.Person(webs[1].address, "Eve") as eve,
        ):
            table = await begun([ada, ben, cleo])
            sql(config, "UPDATE seat SET seen_at = now() - interval '5 minutes'")
            async with again.at(table) as asks, eve.at(table) as watches:
                for chair in (asks, watches):
                    await chair.until("presence")
                here = await again.post(f"/api/tables/{table}/seats/1/claim")
                assert (here["claims"], here["seat"]) == (1, None)
                assert (await eve.get(f"/api/tables/{table}"))["claims"] is None
                number = here["table"]["claims"][0]["number"]
                answer = {"agree": True, "number": number}
                assert (
                    await again.http.post(f"/api/tables/{table}/seats/1/claim/answer", json=answer)
                ).status_code == 403
                for other in (ada, cleo):
                    await other.post(f"/api/tables/{table}/seats/1/claim/answer", **answer)
                heard = [await heard_until(chair, "claim-waits") for chair in (asks, watches)]
                assert heard[0] == heard[1]
                assert (await asks.ask("say", text="let me in"))["key"] == "not-seated"
                views = []
                for chair in (asks, watches):
                    await chair.send("resync", events=0)
                    views.append(await chair.until("view"))
                assert views[0] == views[1]
                hurry(config)
                while asks.seat is None:
                    await asks.hear()
                assert asks.seat == 1
                assert (await asks.ask("say", text="thank you"))["type"] == "done"
                # The old cookie, at the lobby of the other process.
                await ben.get("/api/me")
                while asks.seat == 1:
                    await asks.hear()
                assert (await asks.ask("say", text="still here"))["key"] == "not-seated"
                async with ben.at(table) as back:
                    await back.until("view")
                    assert back.seat == 1

    async def heard_until(chair: clients.Chair, kind: str) -> list[Any]:
        found: list[Any] = []
        while True:
            message = await asyncio.wait_for(chair.hear(), PATIENCE)
            if message["type"] != "presence":
                found.append(message)
            if any(line["kind"] == kind for line in message.get("lines", ())):
                return found

    asyncio.run(story(two[0], two))


@pytest.mark.slow
def test_an_open_socket_elsewhere_is_a_no_and_a_killed_web_process_delays_nothing(live: Config) -> None:
    async def story(config: Config, webs: list[Config], web: Any) -> None:
        async with (
            clients.Person(webs[0].address, "Ada") as ada,
            clients.Person(webs[1].address, "Ben") as ben,
            clients.Person(webs[0].address, "Cleo") as cleo,
            clients.Person(webs[0].address, "Ben again") as again,
        ):
            table = await begun([ada, ben, cleo])
            other = (await ada.post("/api/tables", game=GAME, seats=2))["table"]["id"]
            sql(config, "UPDATE seat SET seen_at = now() - interval '5 minutes'")
            async with ben.at(other) as elsewhere, ada.at(table) as seen:
                await elsewhere.until("presence")
                await seen.until("presence")
                await again.post(f"/api/tables/{table}/seats/1/claim")
                while seen.info["claims"] == []:
                    await seen.hear()
                while seen.info["claims"]:
                    await asyncio.wait_for(seen.hear(), PATIENCE)
            sql(config, "UPDATE claim SET asked_at = asked_at - interval '1 day'")
            here = await again.post(f"/api/tables/{table}/seats/1/claim")
            number = here["table"]["claims"][0]["number"]
            for one in (ada, cleo):
                await one.post(f"/api/tables/{table}/seats/1/claim/answer", agree=True, number=number)
            web.kill()
            hurry(config)
            until = asyncio.get_running_loop().time() + PATIENCE
            while (await ada.get(f"/api/tables/{table}"))["table"]["claims"]:
                assert asyncio.get_running_loop().time() < until
                await asyncio.sleep(0.2)
            assert (await again.get(f"/api/tables/{table}"))["seat"] == 1

    with beside(live) as (other, web):
        asyncio.run(story(live, [live, other], web))
