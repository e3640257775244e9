"""Lets time pass at a table without waiting for it: whoever is away has been so for longer.

`python later.py DATABASE TABLE SECONDS`
"""

import sys
from datetime import timedelta

import psycopg

database, table, seconds = sys.argv[1:]
ago = timedelta(seconds=float(seconds))
with psycopg.connect(database, autocommit=True) as connection:
    connection.execute("UPDATE seat SET seen_at = seen_at - %s WHERE table_id = %s", [ago, table])
