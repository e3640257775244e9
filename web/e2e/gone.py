"""A finished game as one of long ago: played by rules that are no longer installed, and nothing of its moves stored.

`python gone.py DATABASE` prints its table.
"""

import sys

import psycopg

from asztal.server.config import Config
from tests.server.test_replay import finished

_FORGET = (
    "DELETE FROM opening WHERE table_id = %s",
    "ALTER TABLE action DISABLE TRIGGER USER",
    "UPDATE action SET after = NULL, rules = NULL WHERE table_id = %s",
    "ALTER TABLE action ENABLE TRIGGER USER",
    "UPDATE game_table SET rules = 0 WHERE id = %s",
    "UPDATE position SET rules = 0 WHERE table_id = %s",
)

database = sys.argv[1]
table = finished(Config(database=database), "ginkgopolis", 3)
with psycopg.connect(database) as connection:
    for statement in _FORGET:
        connection.execute(statement.encode(), [table] if "%s" in statement else None)
print(table)
