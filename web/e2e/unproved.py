"""Lets ten minutes pass for everybody of this name: the way home that they showed was shown too long ago.

`python unproved.py DATABASE NAME`
"""

import sys

import psycopg

_OLD = """
UPDATE session SET proved_at = now() - interval '11 minutes' FROM guest WHERE guest.id = person AND guest.name = %s
"""

database, name = sys.argv[1:]
with psycopg.connect(database, autocommit=True) as connection:
    if not connection.execute(_OLD.encode(), [name]).rowcount:
        raise SystemExit(f"nobody is {name}")
