"""The lobby's lists: whose turn it is, how games ended, what is put away, and games against bots at once."""

import random

import pytest

from asztal.bots.strengths import STRENGTHS
from asztal.server.config import Config
from asztal.server.denied import Denied
from asztal.server.service import Service
from asztal.server.tables.live import access
from asztal.server.tables.live.access import Person as Somebody
from asztal.server.tables.live.request import Request
from asztal.server.tables.lobby.quick_game import play_now, replace_guide
from asztal.server.wire.shapes import NowTable
from tests.server.clients import Person
from tests.server.people import any_option, game_of, seated_table, with_service
from tests.server.test_web import SMALL, refused, small_table, tell


async def played(service: Service, table: str, guests: list[int]) -> None:
    chance = random.Random(4)
    for number in range(2000):
        async with game_of(service, table) as game:
            if game.over:
                return
            seat, option = any_option(game, list(range(len(guests))), chance)
        await service.play.act(Request(table, Somebody(guests[seat]), f"a{number}"), option)
    raise AssertionError("no end")


def test_a_list_says_whose_turn_it_is_and_that_a_bot_plays_for_me(live: Config) -> None:
    async def story(address: str) -> None:
        async with Person(address, "Ada") as ada, Person(address, "Béla") as bela:
            table, _ = await small_table(ada, bela)
            (line,) = [line for line in await ada.get("/api/tables") if line["id"] == table]
            assert line["people"] == ["Ada", "Béla"]
            assert set(line["asked"]) <= {"Ada", "Béla"}
            assert line["asked"]
            assert (line["own"], line["how"], line["ended"], line["bots"]) == (None, "", "", 0)
            (mine,) = (await ada.get("/api/guest"))["tables"]
            nothing = {"score": None, "rank": None, "players": None}
            assert mine["own"] == {"seat": 0, "turn": "Ada" in line["asked"], "bot": False, **nothing}
            await ada.post(f"/api/tables/{table}/leave", bot="random")
            (mine,) = (await ada.get("/api/guest"))["tables"]
            assert (mine["own"]["bot"], mine["own"]["turn"]) == (True, False)

    tell(story, live)


def test_a_finished_game_tells_result_rank_and_date_and_can_be_put_away(config: Config) -> None:
    async def story(service: Service) -> None:
        table, guests = await seated_table(service, SMALL, 2)
        with pytest.raises(Denied, match="not-over"):
            await service.lists.put_away(guests[0], table, archived=True)
        await played(service, table, guests)
        (line,) = await service.lists.of_guest(guests[0])
        assert (line.row.status, line.row.how) == ("over", "played")
        assert line.row.ended is not None
        assert sorted(result.rank for result in line.results)[0] == 1
        assert line.winners
        await service.lists.put_away(guests[0], table, archived=True)
        assert await service.lists.of_guest(guests[0]) == []
        assert [line.row.id for line in await service.lists.of_guest(guests[1])] == [table]
        assert [line.row.id for line in await service.lists.archive(guests[0], 0)] == [table]
        assert await service.lists.archive(guests[0], 1) == []
        await service.lists.put_away(guests[0], table, archived=False)
        assert [line.row.id for line in await service.lists.of_guest(guests[0])] == [table]
        stranger, _ = await service.sessions.welcome("Eve", "en")
        with pytest.raises(Denied, match="not-seated"):
            await service.lists.put_away(stranger, table, archived=True)

    with_service(config, story)


def test_against_bots_at_once_in_one_request(live: Config) -> None:
    async def story(address: str) -> None:
        async with Person(address, "Ada") as ada, Person(address, "Eve") as eve:
            seated = await ada.post("/api/tables/now", game=SMALL)
            here = (await ada.get(f"/api/tables/{seated['table']}"))["table"]
            assert (here["status"], here["listed"]) == ("playing", False)
            assert [seat["bot"] for seat in here["seats"]] == ["", *[STRENGTHS["medium"]] * (len(here["seats"]) - 1)]
            assert seated["table"] not in [line["id"] for line in await eve.get("/api/tables")]
            two = await ada.post("/api/tables/now", game=SMALL, bots=["random"])
            assert len((await ada.get(f"/api/tables/{two['table']}"))["table"]["seats"]) == 2
            for wish, why in (
                ({"game": "nothing"}, "404 no-such-game"),
                ({"game": SMALL, "bots": ["nobody"]}, "422 no-such-bot"),
                ({"game": SMALL, "bots": ["random"] * 15}, "422 seat-count"),
            ):
                assert await refused(ada.http.post("/api/tables/now", json=wish)) == why

    tell(story, live)


def test_a_guided_game_replaces_the_one_that_was_left_and_is_in_no_list(config: Config) -> None:
    async def story(service: Service) -> None:
        guest, _ = await service.sessions.welcome("Ada", "en")
        other = await play_now(service.lobby, guest, "Ada", NowTable(SMALL, ["random"]))
        guides = []
        for _ in range(2):
            guides.append((await play_now(service.lobby, guest, "Ada", NowTable(SMALL, ["random"]))).table)
            await service.play.act(
                Request(guides[-1], access.Person(guest), "m"), "choose dig"
            )  # what happened is never deleted
            await replace_guide(service.changes, guest, SMALL, guides[-1])
        assert [line.row.id for line in await service.lists.of_guest(guest)] == [other.table]
        assert guides[1] not in await service.lists.turns(guest)
        async with service.changes.reading(guides[0]) as warm:
            assert (warm.stored.row.status, warm.stored.how) == ("ended", "abandoned")
        async with game_of(service, guides[1]) as game:
            assert not game.over

    with_service(config, story)


def test_a_second_guided_game_after_a_move_is_another_table_and_the_first_one_has_ended(live: Config) -> None:
    async def story(address: str) -> None:
        async with Person(address, "Ada") as ada:
            tables = []
            for _ in range(3):
                tables.append((await ada.post("/api/tables/now", game=SMALL, bots=["random"], guide=True))["table"])
                async with ada.at(tables[-1]) as chair:
                    assert (await chair.ask("act", option="choose dig"))["type"] == "done"
            here = [(await ada.get(f"/api/tables/{table}"))["table"]["status"] for table in tables]
            assert here == ["ended", "ended", "playing"]

    tell(story, live)
