"""Looking back at finished games: any move, from any seat's knowledge or all of it, and quickly."""

import random
import time
from typing import Any

import httpx
import msgspec
import pytest

from asztal import registry
from asztal.kernel import SPECTATOR, observe, shown
from asztal.kernel.record import parse, replay
from asztal.server.config import Config
from asztal.server.service import Service
from asztal.server.tables.live.access import Person
from asztal.server.tables.live.request import Request
from tests.server.people import any_option, game_of, seated_table, with_service

SOON = 0.3  # seconds, on a machine that does nothing else


def finished(config: Config, name: str, seats: int) -> str:
    """A table whose game is over; the first choice that may be taken back is, and some later ones."""

    async def story(service: Service) -> str:
        chance, undone = random.Random(name), False
        table, guests = await seated_table(service, name, seats)
        for number in range(10_000):
            async with game_of(service, table) as game:
                if game.over:
                    return table
                seat, option = any_option(game, list(range(seats)), chance)
            await service.play.act(Request(table, Person(guests[seat]), f"r{number}"), option)
            if not undone or chance.random() < 0.05:
                async with service.changes.reading(table) as warm:
                    may = warm.playing.why_not_undo(seat) is None and not warm.game.over
                if may:
                    await service.play.undo(Request(table, Person(guests[seat]), f"u{number}"))
                    undone = True
        raise AssertionError("it never ends")

    found: list[str] = []

    async def keep(service: Service) -> None:
        found.append(await story(service))

    with_service(config, keep)
    return found[0]


@pytest.fixture(scope="module")
def over(live: Config) -> str:
    return finished(live, "ginkgopolis", 3)


def read(config: Config, table: str, what: str, **query: Any) -> Any:
    answer = httpx.get(f"{config.address}/api/tables/{table}/{what}", params=query, timeout=60)
    assert answer.status_code == 200, answer.text
    return answer.json()


@pytest.mark.full
def test_every_view_of_every_move_is_what_the_record_says(live: Config, over: str) -> None:
    record = parse(httpx.get(f"{live.address}/api/tables/{over}/record").text.splitlines())
    for number, table in enumerate(replay(registry.find("ginkgopolis"), record)):
        for seat in random.Random(number).sample([0, 1, 2, SPECTATOR], 1):
            known = shown(table.game.title, observe(table.game, seat))
            assert read(live, over, f"views/{seat}", move=number) == msgspec.to_builtins(known)
    assert read(live, over, "views/0") == read(live, over, "views/0", move=len(record.entries))


@pytest.mark.slow
def test_a_replay_shows_the_forecast_of_every_moment(live: Config) -> None:
    table = finished(live, "barrage", 2)
    record = parse(httpx.get(f"{live.address}/api/tables/{table}/record").text.splitlines())
    title = registry.find("barrage")
    for number, then in enumerate(replay(title, record)):
        if number % 40 == 5:
            foretold = msgspec.to_builtins(shown(title, observe(then.game, SPECTATOR)).forecast)
            assert foretold["ways"]
            for eyes in (f"views/{SPECTATOR}", "views/0", "views/open"):
                assert read(live, table, eyes, move=number)["forecast"] == foretold


def test_the_open_view_has_every_hand_and_a_seats_view_only_its_own(live: Config, over: str) -> None:
    middle = read(live, over, "views/open", move=30)["view"]["players"]
    assert read(live, over, "views/open", move=30)["forecast"] is None
    own = read(live, over, "views/1", move=30)["view"]["players"]
    assert all(isinstance(card, str) for player in middle for card in player["hand"])
    assert all(player["points"] is not None for player in middle)
    assert [player["points"] is None for player in own] == [True, False, True]
    assert middle[1] == own[1]


def test_a_moment_can_be_read_out(live: Config, over: str) -> None:
    own = read(live, over, "rows/1", move=30, lang="en")
    assert own != read(live, over, "rows/1", move=90, lang="en")
    assert own != read(live, over, "rows/0", move=30, lang="en")
    assert len(own) > 10
    assert read(live, over, "rows/open", move=30, lang="de") != read(live, over, "rows/open", move=30, lang="en")


def test_every_move_has_the_points_after_it(live: Config, over: str) -> None:
    moves = read(live, over, "moves")["moves"]
    record = parse(httpx.get(f"{live.address}/api/tables/{over}/record").text.splitlines())
    assert record.result is not None
    assert moves[-1]["scores"] == record.result.scores
    assert any(move["scores"] != record.result.scores for move in moves)


def test_the_moves_come_in_sentences_of_the_readers_language(live: Config, over: str) -> None:
    all_moves = read(live, over, "moves", lang="en")["moves"]
    assert [move["number"] for move in all_moves] == list(range(1, len(all_moves) + 1))
    assert {"choice", "undo"} == {move["kind"] for move in all_moves}
    rounds = [move["round"] for move in all_moves]
    assert rounds[-1] > rounds[0]
    said = [line["text"] for move in all_moves for line in move["log"]]
    assert len(said) > len(all_moves) / 2
    watched = read(live, over, "moves", lang="en", seat=SPECTATOR)["moves"]
    heard = [line["text"] for move in watched for line in move["log"]]
    assert set(heard) <= set(said)
    assert len(heard) < len(said)
    told = [event["event"] for move in all_moves for event in move["events"]]
    assert len(told) >= len(said)
    assert sum(len(move["events"]) for move in watched) < len(told)
    german = read(live, over, "moves", lang="de")["moves"]
    assert [line["text"] for move in german for line in move["log"]] != said


@pytest.mark.parametrize(
    ("what", "query", "key"),
    [
        ("views/0", {"move": 100_000}, "no-such-move"),
        ("views/open", {"move": 100_000}, "no-such-move"),
        ("views/7", {}, "no-such-seat"),
        ("moves", {"seat": 7}, "no-such-seat"),
    ],
)
def test_what_there_is_not_is_refused(live: Config, over: str, what: str, query: dict[str, int], key: str) -> None:
    answer = httpx.get(f"{live.address}/api/tables/{over}/{what}", params=query)
    assert (answer.status_code, answer.json()["key"]) == (404, key)


def taken(config: Config, table: str, what: str, **query: Any) -> float:
    began = time.perf_counter()
    read(config, table, what, **query)
    return time.perf_counter() - began


def look_back(config: Config, name: str, seats: int) -> dict[str, float]:
    """How long a page takes that the server has not seen before, and any other move afterwards."""
    first, second = finished(config, name, seats), finished(config, name, seats)
    read(config, first, "moves")  # the texts are read once per process
    times = {"cold view": taken(config, second, "views/open", move=100), "moves": taken(config, second, "moves")}
    last = len(read(config, second, "moves")["moves"])
    times["view"] = max(taken(config, second, f"views/{n % seats}", move=n) for n in range(0, last, 25))
    said = ", ".join(f"{what} {1000 * seconds:.0f} ms" for what, seconds in times.items())
    print(f"{name}, {seats} seats, {last} moves: {said} (aim: {1000 * SOON:.0f} ms)")
    return times


@pytest.mark.slow
def test_looking_back_does_not_take_long(live: Config) -> None:
    assert max(look_back(live, "ginkgopolis", 3).values()) < 10 * SOON


@pytest.mark.full
@pytest.mark.parametrize("name", ["underwater_cities", "barrage"])
def test_looking_back_at_the_longest_games_does_not_take_long(live: Config, name: str) -> None:
    assert max(look_back(live, name, 4).values()) < 10 * SOON
