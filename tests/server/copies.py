"""Thousands of stored tables in mid-game: played by the service, and copied row by row with ids of their own.

Each copy has people of its own: every person sits at as many tables as a table has seats.
"""

import asyncio
import random
import secrets
from typing import Any, NamedTuple

import psycopg
from sqlalchemy import Table

from asztal.server.config import Config
from asztal.server.service import Service
from asztal.server.storage.models import CODE, Base
from asztal.server.tables.live import access
from asztal.server.tables.live.request import Request
from asztal.server.wire.around import Pace
from tests.server.costs import GAMES
from tests.server.load import SEATS
from tests.server.memory import length
from tests.server.people import any_option, game_of, seated_table

DAYS = Pace("days", 7 * 86_400, 86_400)
# What a copy does not take over: what is unique, and who sits there.
_OTHERS = {
    ("game_table", "id"): "copied.id",
    ("game_table", "invite"): "copied.id || 'invite'",
    ("game_table", "owner"): "copied.people[1]",
    ("seat", "link"): "NULL",
    ("holder", "guest_id"): "copied.people[old.number + 1]",
}


class SeatedGuest(NamedTuple):
    """Somebody at a seat, with the secret of the cookie; the number is that of the guest, from 0."""

    table: str
    guest: int
    cookie: str


def store(config: Config, tables: int, positions: int) -> list[SeatedGuest]:
    """Play so many positions of every game, over days and between a quarter and three quarters of it, and copy them."""
    sources = [table for game in GAMES for table in asyncio.run(_played(config, game, positions))]
    guests = asyncio.run(_welcomed(config, tables))
    ids = [secrets.token_urlsafe(CODE)[:CODE] for _ in range(tables)]
    apart = -(-tables // SEATS)  # people of a table are so far from each other
    seated = [[(number + seat * apart) % tables for seat in range(SEATS)] for number in range(tables)]
    with psycopg.connect(config.database) as connection:
        connection.execute("CREATE TEMPORARY TABLE copied (source text, id text, people int[])")
        with connection.cursor().copy("COPY copied FROM STDIN") as copy:
            for number, table in enumerate(ids):
                copy.write_row((sources[number % len(sources)], table, [guests[who][0] for who in seated[number]]))
        for stored in Base.metadata.sorted_tables:
            if stored.name == "game_table" or "table_id" in stored.primary_key.columns:
                connection.execute(_copying(stored).encode())
    with psycopg.connect(config.database, autocommit=True) as connection:
        connection.execute("ANALYZE")
    return [
        SeatedGuest(table, who, guests[who][1]) for table, people in zip(ids, seated, strict=True) for who in people
    ]


def _copying(stored: Table) -> str:
    """The statement that copies the rows of one stored table."""
    key = "id" if stored.name == "game_table" else "table_id"
    names = [column.name for column in stored.columns]
    values = ["copied.id" if name == key else _OTHERS.get((stored.name, name), f'old."{name}"') for name in names]
    into = ", ".join(f'"{name}"' for name in names)
    return (
        f'INSERT INTO "{stored.name}" ({into}) SELECT {", ".join(values)}'
        f' FROM "{stored.name}" old JOIN copied ON copied.source = old."{key}"'
    )


async def _played(config: Config, game: str, positions: int) -> list[str]:
    """Tables of a game that have come more or less far."""
    chance, tables, whole = random.Random(game), list[str](), length(game)
    async with Service(config) as service:
        for position in range(positions):
            table, guests = await seated_table(service, game, SEATS, pace=DAYS)
            for number in range(whole // 4 + whole * position // (2 * positions)):
                async with game_of(service, table) as now:
                    if now.over:
                        break
                    seat, option = any_option(now, list(range(SEATS)), chance)
                await service.play.act(Request(table, access.Person(guests[seat]), f"r{number}"), option)
            tables.append(table)
    return tables


async def _welcomed(config: Config, count: int) -> list[tuple[int, str]]:
    """So many guests, and the secrets of their cookies."""
    found: list[Any] = []
    async with Service(config) as service:
        while len(found) < count:
            some = range(min(8, count - len(found)))
            found += await asyncio.gather(*(service.sessions.welcome("Ada", "en") for _ in some))
    return found
