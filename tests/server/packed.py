"""Packs finished games as if their time had come."""

from typing import Any

import psycopg

from asztal.server.config import Config
from asztal.server.service import Service

_OLD = "UPDATE game_table SET changed = now() - interval '31 days' WHERE status IN ('over', 'ended')"
_COPIED = "UPDATE packed_game SET made_at = made_at - interval '2 minutes' WHERE NOT checked"


def sql(config: Config, statement: str, *values: Any) -> list[Any]:
    with psycopg.connect(config.database) as connection:
        cursor = connection.execute(statement.encode(), values)
        return cursor.fetchall() if cursor.description else []


def age(config: Config) -> None:
    """Let a month go by after the end of every finished game, and a minute after every copy."""
    sql(config, _OLD)
    sql(config, _COPIED)


async def pack_now(config: Config, service: Service) -> int:
    """Pack every finished game and forget what is in memory; returns how many games were packed."""
    packed = 0
    for _ in ("copy", "drop"):
        age(config)
        packed += await service.packers[0].pack_due()
    service.cache.clear()
    service.replays.clear()
    return packed
