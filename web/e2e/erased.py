"""Lets seven days pass for whoever asked to be erased under this name: the first step is done, a worker does the rest.

`python erased.py DATABASE NAME`
"""

import sys

import psycopg

from asztal.server.config import Config
from asztal.server.service import Service
from tests.server.people import with_service

_DUE = "UPDATE guest SET erase_at = now() WHERE name = %s AND erase_at IS NOT NULL"
_TAKEN_UP = "UPDATE deed SET due_at = now()"  # otherwise half a minute later

database, name = sys.argv[1:]


async def erase(service: Service) -> None:
    """Do the first step."""
    await service.erasing.erase_due()


with psycopg.connect(database, autocommit=True) as connection:
    if not connection.execute(_DUE.encode(), [name]).rowcount:
        raise SystemExit(f"nobody who is {name} asked for it")
    with_service(Config(database=database), erase)
    connection.execute(_TAKEN_UP.encode())
