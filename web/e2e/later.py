"""Lets time pass at a table without waiting for it: whoever is away has been so for longer, clocks have run, and so has
the wait of whoever asks for a seat.

A process that knows the table does not notice what happens to its clocks here: it has to be started anew.

`python later.py DATABASE TABLE SECONDS`
"""

import sys
from datetime import timedelta

import psycopg

_CLOCKS = """
UPDATE game_table SET wake_at = wake_at - %(ago)s, clock = (
  SELECT jsonb_agg(
    jsonb_build_array(seat -> 0, (seat ->> 1)::bigint - %(ms)s, (seat ->> 2)::bigint - %(ms)s)
    ORDER BY n)
  FROM jsonb_array_elements(clock) WITH ORDINALITY AS of(seat, n))
WHERE id = %(table)s
"""

_CLAIMS = """
UPDATE claim SET agreed_at = agreed_at - %(ago)s, until = until - %(ago)s, look_at = look_at - %(ago)s
WHERE table_id = %(table)s
"""
_NOTICED = "UPDATE game_table SET version = version + 1 WHERE id = %(table)s AND claimed > 0"

database, table, seconds = sys.argv[1:]
ago = timedelta(seconds=float(seconds))
with psycopg.connect(database, autocommit=True) as connection:
    connection.execute("UPDATE seat SET seen_at = seen_at - %s WHERE table_id = %s", [ago, table])
    for statement in (_CLAIMS, _NOTICED):
        connection.execute(statement, {"ago": ago, "table": table})
    connection.execute(_CLOCKS, {"ago": ago, "ms": round(1000 * float(seconds)), "table": table})
