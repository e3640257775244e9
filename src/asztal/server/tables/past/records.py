"""Writes the record of a finished game, as text that anybody can check."""

from collections.abc import Iterator
from typing import Any

import msgspec
from msgspec.structs import replace

from asztal.kernel.record import HASH_EVERY, SEGMENTS, Header, Mark, Result, Segment, fingerprint, sorted_bytes
from asztal.server.tables.live.changes import Changes
from asztal.server.tables.stored.history import History, read_history
from asztal.server.tables.stored.log_replay import Unreadable
from asztal.server.tables.stored.open_worlds import check_all_may_know
from asztal.server.tables.stored.position import read_position
from asztal.server.tables.stored.table import Outcome


class Records:
    """Writes records from what is stored."""

    def __init__(self, changes: Changes) -> None:
        self._changes = changes

    async def text(self, table_id: str) -> str:
        """The record of a table that has ended, seed and nonces included, as text that anybody can check.

        Where it went on with other rules, or from another state than a replay leads to, the record says so.
        """
        async with self._changes.reading(table_id) as warm:
            stored = warm.stored
        async with self._changes.cells.engine_of(table_id).connect() as connection:
            await check_all_may_know(connection, stored.row)
            position = await read_position(connection, table_id)
            if position is None or (stored.outcome is None and stored.row.status == "over"):
                raise Unreadable
            history = await read_history(connection, table_id, stored.row.rules, stored.row.seq)
        result = None if stored.outcome is None else _result(stored.outcome, stored.row.seats, position.state)
        return "".join(msgspec.json.encode(line).decode() + "\n" for line in _record(stored.header(), history, result))


def _result(outcome: Outcome, seats: int, state: bytes) -> Result:
    """The result as a record has it: the scores are those of the seats, places follow from the state."""
    return Result(outcome.scores[:seats], outcome.winners, fingerprint(state))


def _record(header: Header, history: History, result: Result | None) -> Iterator[Any]:
    starts = {start.seq: start for start in history.starts}
    parted = len(starts) > 1 or header.begun_at is not None
    yield replace(header, format=SEGMENTS) if parted and header.begun_at is None else header
    for number in range(len(history.actions) + 1):
        if number:
            yield history.actions[number - 1].entry
            if number % HASH_EVERY == 0 or number in starts:
                yield Mark(number, history.hash_after(number))
        if parted and number in starts:
            start = starts[number]
            state = None if start.state is None else msgspec.json.decode(start.state)
            if number == 0 and state is not None:
                yield Mark(0, fingerprint(sorted_bytes(state)))
            yield Segment(number, start.rules, start.engine, state)
    if result is not None:  # a table that ended before has none
        yield result
