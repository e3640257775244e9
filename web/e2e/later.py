"""Lets time pass at a table without waiting for it: whoever is away has been so for longer, and clocks have run.

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

database, table, seconds = sys.argv[1:]
ago = timedelta(seconds=float(seconds))
with psycopg.connect(database, autocommit=True) as connection:
    connection.execute("UPDATE seat SET seen_at = seen_at - %s WHERE table_id = %s", [ago, table])
    connection.execute(_CLOCKS, {"ago": ago, "ms": round(1000 * float(seconds)), "table": table})
