"""Two people in one world: whatever either asks for, it tells nothing of what the other does before its time.

Every route is asked before and after the other has done something: the answers must be the same bytes.
"""

import json
from typing import Any

import pytest
from litestar import Litestar
from litestar.routes import HTTPRoute

from asztal.server.config import Config
from asztal.server.service import Service
from asztal.worlds.session import play
from tests.server.people import with_service
from tests.server.test_access import BODIES, routes
from tests.server.test_ways_home import Traveller, tell
from tests.server.test_worlds import Entrant, answer_bots, club, entrant, keyed

GAME = "ginkgopolis"
BESIDE = {"/metrics", "/api/openapi", "/api/openapi/{path}", "/api/openapi/openapi.json"}  # nobody's in particular


def looks(app: Litestar) -> list[str]:
    """The paths of everything that can be read."""
    found = (route for route in app.routes if isinstance(route, HTTPRoute) and "GET" in route.methods)
    return sorted(route.path_format for route in found if route.path_format not in BESIDE)


def addresses(app: Litestar, world: str, tables: list[str]) -> list[str]:
    """All of them, at these tables and in this world."""
    places = {"world": world, "game": GAME, "invite": "x", "code": "x", "name": "x", "number": 1, "path": "x"}
    found = dict[str, None]()
    for path in looks(app):
        for table in tables:
            for seat in (0, 1, 15):
                here = path.format_map(places | {"table_id": table, "table": table, "seat": seat})
                found |= dict.fromkeys([here, f"{here}?seat={seat}"] if path.endswith("/moves") else [here])
    return [*found, f"/api/worlds?game={GAME}", *(f"/{page}/{table}" for page in "tr" for table in tables)]


async def everything(who: Traveller, asked: list[str]) -> dict[str, tuple[int, str]]:
    """What somebody is told at each address, in headers too, and all that is stored of them."""
    found = {}
    for path in asked:
        answer = await who.http.get(path)
        held = {name: value for name, value in answer.headers.items() if name not in ("date", "set-cookie")}
        found[path] = (answer.status_code, f"{held} {answer.text}")
    status, exported = await who.ask("POST", "/api/me/export")
    exported.pop("made", None)  # when
    found["export"] = (status, str(exported))
    return found


def differing(before: dict[str, tuple[int, str]], after: dict[str, tuple[int, str]]) -> dict[str, Any]:
    return {path: (before[path], after[path]) for path in before if before[path] != after[path]}


class TwoInOneWorld:
    """Two accounts with an entry each, one without, and somebody unknown; and the service, to play for them."""

    def __init__(self, app: Litestar) -> None:
        self.app, self.service = app, app.state.service
        assert isinstance(self.service, Service)

    async def open(self) -> None:
        self.ada, self.bela, self.carl, self.nobody = [
            await self._account(name) for name in ("Ada", "Bela", "Carl", "")
        ]
        made = await self.ada.does("POST", "/api/worlds", game=GAME, bots=["level2"], days=1)
        self.world = made["world"]["id"]
        self.one, self.two = await self._entrant(self.ada), await self._entrant(self.bela)
        self.line = play(await keyed(self.service, self.world), "level1", 3).choices
        for each in (self.one, self.two):
            await answer_bots(self.service, each.table)
        self.asked = addresses(self.app, self.world, [self.one.table, self.two.table])

    async def _account(self, name: str) -> Traveller:
        made = Traveller(self.app)
        if name:
            await made.named(name)
            await made.words()
            await made.does("POST", "/api/me/account", name=f"{name} of Pest")
        return made

    async def _entrant(self, who: Traveller) -> Entrant:
        table = (await who.does("POST", f"/api/worlds/{self.world}/enter"))["table"]
        async with self.service.changes.reading(table) as warm:
            [person] = warm.stored.places[0].holders
        return Entrant(self.service, person, table)

    async def told(self, *people: Traveller) -> list[dict[str, tuple[int, str]]]:
        return [await everything(each, self.asked) for each in people]


def result_alone(before: dict[str, tuple[int, str]], after: dict[str, tuple[int, str]], table: str) -> None:
    """Nothing differs but that the table is over, which its address tells: not how."""
    here = f"/api/tables/{table}"
    assert set(differing(before, after)) == {here}
    for answer, status in ((before[here][1], "playing"), (after[here][1], "over")):
        told = json.loads(answer[answer.index("} ") + 2 :])["table"]
        assert (told["status"], told["scores"], told["winners"], told["places"]) == (status, [], [], [])
        assert told["revealed"] is None


def test_whoever_has_not_ended_is_told_the_same_whatever_others_did(alone: Config) -> None:
    async def story(app: Litestar) -> None:
        scene = TwoInOneWorld(app)
        await scene.open()
        others = scene.bela, scene.carl, scene.nobody
        begun = await scene.told(*others)
        await scene.one.play(scene.line[:5])
        for before, after in zip(begun, await scene.told(*others), strict=True):
            assert differing(before, after) == {}
        await scene.one.play(scene.line[5:])
        await scene.service.world_pages.follow_due()
        key = (await keyed(scene.service, scene.world)).key
        for before, after in zip(begun, await scene.told(*others), strict=True):
            result_alone(before, after, scene.one.table)
            assert key not in str(after)
        [mine] = await scene.told(scene.ada)
        assert '"scores":[' in mine[f"/api/tables/{scene.one.table}"][1]
        assert key not in str(mine)

    tell(alone, story)


def test_whoever_has_ended_is_told_nothing_of_a_game_under_way(alone: Config) -> None:
    async def story(app: Litestar) -> None:
        scene = TwoInOneWorld(app)
        await scene.open()
        await scene.one.play(scene.line)
        await scene.service.world_pages.follow_due()
        [begun] = await scene.told(scene.ada)
        for choices in (scene.line[:3], scene.line[3:9]):
            await scene.two.play(choices)
            assert differing(begun, (await scene.told(scene.ada))[0]) == {}

    tell(alone, story)


def test_nobody_does_anything_at_the_entry_of_another(alone: Config) -> None:
    """Neither whoever still plays nor whoever has ended, whether that entry is over or not."""

    async def story(app: Litestar) -> None:
        scene = TwoInOneWorld(app)
        await scene.open()
        await scene.one.play(scene.line)
        deeds = [
            route for route in sorted(routes()) if "{table_id}" in route and not route.startswith(("GET", "SOCKET"))
        ]
        assert len(deeds) > 15
        before = await scene.told(scene.ada, scene.bela)
        for who, table in ((scene.bela, scene.one.table), (scene.ada, scene.two.table), (scene.carl, scene.two.table)):
            for route in deeds:
                method, path = route.split()
                status, _ = await who.ask(method, path.format(table_id=table, seat=0), **BODIES.get(route, {}))
                assert 400 <= status < 500, (route, status)
        assert [differing(*each) for each in zip(before, await scene.told(scene.ada, scene.bela), strict=True)] == [
            {},
            {},
        ]

    tell(alone, story)


@pytest.mark.parametrize(("game", "hidden"), [("ginkgopolis", True), ("imperial_miners", False)])
def test_the_moves_of_an_entry_tell_no_option_of_a_bot_and_no_points_behind_its_screen(
    game: str, hidden: bool, apart: Config
) -> None:
    """A bot lays cards face down before the person has done anything: in every entry the same."""

    async def story(service: Service) -> None:
        world = await club(service, game)
        ada = await entrant(service, world)
        await ada.play(play(await keyed(service, world), "level1", 3).choices)
        replay, log = await service.replays.get(ada.table), await ada.log()
        told, all_of_it = replay.moves("en", 0).moves, replay.moves("en", None).moves
        assert [(line.seat, line.option) for line in all_of_it] == log
        assert [(line.seat, line.option) for line in told] == [(seat, "" if seat else text) for seat, text in log]
        rival = [line.scores[1] for line in all_of_it]
        assert [line.scores[0] for line in told] == [line.scores[0] for line in all_of_it]
        assert [line.scores[1] for line in told] == ([None] * len(rival) if hidden else rival)

    with_service(apart, story)


def test_whatever_somebody_tries_at_their_own_entry_it_stays_the_game_that_the_library_plays(alone: Config) -> None:
    """Everything but leaving, which ends it."""

    async def story(app: Litestar) -> None:
        scene = TwoInOneWorld(app)
        await scene.open()
        expected = play(await keyed(scene.service, scene.world), "level1", 3)
        await scene.one.play(scene.line[:4])
        tried = [route for route in sorted(routes()) if "{table_id}" in route and not route.startswith("SOCKET")]
        allowed = set()
        for route in tried:
            method, path = route.split()
            for seat in (0, 1):
                if not path.endswith("/leave"):
                    here = path.format(table_id=scene.one.table, seat=seat)
                    status, _ = await scene.ada.ask(method, here, **BODIES.get(route, {}))
                    allowed |= {route} if status < 400 else set()
        table = "/api/tables/{table_id}"
        no_change = {f"POST {table}/return", f"POST {table}/start"}  # who is there, at a game that has begun
        assert allowed == {f"GET {table}", f"GET {table}/notes", f"PUT {table}/notes", *no_change}
        await scene.one.play(scene.line[4:])
        assert await scene.one.log() == expected.log

    tell(alone, story)
