"""Lets everybody in a world have played ten games to the end, or ends its time.

`python world.py DATABASE WORLD ranked|closed`
"""

import sys

import psycopg

_GAME = """
INSERT INTO game_table SELECT (jsonb_populate_record(t, jsonb_build_object('id', t.id || n, 'invite', t.id || n,
  'world', null))).* FROM game_table t JOIN entry e ON e.table_id = t.id, generate_series(1, 10) n WHERE e.world_id = %s
"""
_RESULT = """
INSERT INTO result (table_id, rules, how) SELECT e.table_id || n, 1, 'played' FROM entry e, generate_series(1, 10) n
WHERE e.world_id = %s
"""
_SEAT = """
INSERT INTO result_seat (table_id, number, score, rank, won, person)
SELECT e.table_id || n, 0, 1, 1, true, e.person FROM entry e, generate_series(1, 10) n WHERE e.world_id = %s
"""
_CLOSED = "UPDATE world SET closes_at = now() WHERE id = %s"

database, world, what = sys.argv[1:]
with psycopg.connect(database) as connection:
    for statement in (_GAME, _RESULT, _SEAT) if what == "ranked" else (_CLOSED,):
        if not connection.execute(statement.encode(), [world]).rowcount:
            raise SystemExit(f"nobody plays {world}")
