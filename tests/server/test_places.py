"""Who came where, as the game says: stored once, and told alike at the table, in lists, replays and the record."""

import asyncio
from typing import Any, NamedTuple

import psycopg
import pytest

from asztal.kernel import rules as k
from asztal.kernel.record import parse, replay
from asztal.server.config import Config
from asztal.server.http.list_routes import line_of
from asztal.server.service import Service
from asztal.server.tables.live.access import Person
from asztal.server.tables.live.request import Request
from asztal.server.tables.play.sentences import Voice, table_info
from tests.kernel.minis.own_pace import Pace, PaceTitle, Player
from tests.server.other_rules import FIRST, GAME, installed
from tests.server.people import seated_table

DUG = 6  # choices of a seat; seat n digs n + 1 gold each time
EQUAL = {0: 2, 1: 1, 2: 4}  # how often each seat digs: 2, 2 and 12 gold


class LaterFirst(PaceTitle):
    """Among equals whoever sits later is ahead."""

    def tie_breaks(self, state: Pace, player: int) -> list[k.ScoreLine]:
        return [k.ScoreLine("later", player, {"seat": player})]


class Machine(PaceTitle):
    """A machine without a seat plays as well, and has 7 gold."""

    def start(self, seats: int, variant: dict[str, str]) -> Pace:
        state = super().start(seats, variant)
        state.players.append(Player(gold=7))
        return state


class Unwinnable(PaceTitle):
    """Nobody ever wins."""

    def places(self, state: Pace) -> list[int]:
        return [0] * state.seats


class Told(NamedTuple):
    """What is told of a finished table."""

    rows: list[tuple[int, int, int, bool]]
    scores: list[int]
    places: list[int]
    winners: list[int]
    own: list[tuple[int | None, int | None, int | None]]
    named: list[str]
    replay: list[tuple[int | None, int | None]]


def ended(config: Config, title: k.Title[Any], digs: dict[int, int]) -> tuple[str, list[int]]:
    """A table that was played to its end, at which every seat dug so often and rested else."""

    async def story() -> tuple[str, list[int]]:
        async with Service(config) as service:
            table, guests = await seated_table(service, GAME, len(digs))
            for turn in range(DUG):
                for seat, guest in enumerate(guests):
                    option = "choose dig" if turn < digs[seat] else "choose rest"
                    await service.play.act(Request(table, Person(guest), f"{seat} {turn}"), option)
            return table, guests

    with installed(title):
        return asyncio.run(story())


def told(config: Config, title: k.Title[Any], table: str, guests: list[int]) -> Told:
    """What another process reads of it."""

    async def story() -> Told:
        async with Service(config) as service:
            async with service.changes.reading(table) as warm:
                info = table_info(warm.stored)
            lines = [line_of(line) for guest in guests for line in await service.lists.of_guest(guest)]
            assert [line_of(line) for line in await service.lists.archive(guests[0], 0)] == lines[:1]
            result = (await service.replays.get(table)).moves("en", None).result
            own = [(line.own.score, line.own.rank, line.own.players) for line in lines if line.own]
            record = parse((await service.records.text(table)).splitlines())
            assert list(replay(title, record))
            return Told(
                rows(config, table),
                info.scores,
                info.places,
                info.winners,
                own,
                lines[0].winners,
                [(seat.score, seat.rank) for seat in result.seats],
            )

    with installed(title):
        return asyncio.run(story())


def rows(config: Config, table: str) -> list[tuple[int, int, int, bool]]:
    query = "SELECT number, score, rank, won FROM result_seat WHERE table_id = %s ORDER BY number"
    with psycopg.connect(config.database) as connection:
        return list(connection.execute(query, [table]))


@pytest.mark.parametrize(("title", "places"), [(FIRST, [2, 2, 1]), (LaterFirst(), [3, 2, 1])])
def test_what_the_game_says_of_equals_is_stored_and_told_everywhere(
    config: Config, title: k.Title[Any], places: list[int]
) -> None:
    table, guests = ended(config, title, EQUAL)
    scores = [2, 2, 12]
    assert told(config, title, table, guests) == Told(
        [(seat, scores[seat], places[seat], seat == 2) for seat in range(3)],
        scores,
        places,
        [2],
        [(score, place, 3) for score, place in zip(scores, places, strict=True)],
        [f"P{guests[2]}"],
        list(zip(scores, places, strict=True)),
    )


def test_who_plays_without_a_seat_has_a_place_and_the_record_can_be_checked(config: Config) -> None:
    table, guests = ended(config, Machine(), {0: 5, 1: 2})
    assert told(config, Machine(), table, guests) == Told(
        [(0, 5, 2, False), (1, 4, 3, False), (2, 7, 1, True)],
        [5, 4, 7],
        [2, 3, 1],
        [2],
        [(5, 2, 3), (4, 3, 3)],
        [],
        [(5, 2), (4, 3)],
    )


def test_what_broke_a_tie_is_told_with_the_points_after_the_end(config: Config) -> None:
    table, _ = ended(config, LaterFirst(), EQUAL)

    async def story() -> None:
        async with Service(config) as service, service.changes.reading(table) as warm:
            voice = Voice(warm.title, "en", warm.stored.names())
            names = warm.stored.names()
            ties = [voice.score(warm, seat, "r").ties for seat in range(3)]
            assert ties == [[f"later {names[0]}"], [f"later {names[1]}"], []]

    with installed(LaterFirst()):
        asyncio.run(story())


def test_where_nobody_won_nobody_has_a_place(config: Config) -> None:
    table, guests = ended(config, Unwinnable(), {0: 3})
    found = told(config, Unwinnable(), table, guests)
    assert (found.places, found.winners, found.own, found.replay) == ([0], [], [(3, 0, 1)], [(3, 0)])


def test_a_first_rank_that_was_stored_without_a_victory_is_no_place(config: Config) -> None:
    table, guests = ended(config, Unwinnable(), {0: 3})
    with psycopg.connect(config.database) as connection:
        connection.execute("UPDATE result_seat SET rank = 1 WHERE table_id = %s", [table])
    found = told(config, Unwinnable(), table, guests)
    assert (found.places, found.winners, found.own, found.replay) == ([0], [], [(3, 0, 1)], [(3, 0)])
