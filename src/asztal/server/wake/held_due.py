"""Held choices whose seconds are over are carried out, whichever process took them and whatever became of it."""

from functools import partial

from asztal.server.config import Config
from asztal.server.tables.live.changes import Changes
from asztal.server.tables.play.holding import make_held, stands
from asztal.server.tables.stored.held_choices import drop_held, read_held
from asztal.server.wake.due_loop import DueLoop, DueRows

EVERY = 0.5  # seconds between looks
# A table that cannot be changed is put off with all its seats.
_DUE = """
SELECT table_id, table_id, seat FROM held_choice WHERE due <= %(now)s AND table_id <> ALL(%(later)s)
ORDER BY due LIMIT %(batch)s
"""


def held_loop(config: Config, changes: Changes) -> DueLoop:
    """The loop over `HeldChoice.due`; each choice is made once."""
    due = DueRows(_DUE, partial(_carry_out, changes), "held choice not carried out", EVERY)
    return DueLoop(config, changes.keeper, due)


async def _carry_out(changes: Changes, table_id: str, seat: int) -> None:
    async with changes.change(table_id) as (change, connection):
        held = (await read_held(connection, table_id)).get(seat)
        if held is None or held.due is None or held.due > change.at:
            return
        if stands(held, change.warm):
            await make_held(change, connection, held)
        else:  # the seat is asked something else, or somebody else plays it
            await drop_held(connection, table_id, seat)
            change.held = True
