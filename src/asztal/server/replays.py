"""Looking back at a finished game: every move, and what any seat or all of them together knew after it."""

import asyncio
from collections import OrderedDict
from typing import Any

import msgspec
from sqlalchemy.ext.asyncio import AsyncEngine

from asztal.kernel import SPECTATOR, Event, Game, Observation, bit, observe, observe_openly
from asztal.kernel.record import do_entry, restored
from asztal.kernel.table import Entry
from asztal.server.denied import Denied
from asztal.server.facts import Facts, read_places, read_row
from asztal.server.shapes import MoveLine, Moves
from asztal.server.voice import Voice
from asztal.server.warm import Warm, read_entries

KEPT = 20  # replays in memory; one of the longest games takes some megabytes


class Replay:
    """A finished game, played again once: the state after each move, and what was told by it.

    `warm` is the table as it was at its start, or where other rules replaced those that it began with.
    """

    def __init__(self, warm: Warm, entries: list[Entry]) -> None:
        self._title, self._names = warm.title, warm.known.names()
        self._first, self._entries = warm.seq, entries
        table = warm.playing
        self._states = [_stored(table.game)]
        self._events: list[list[tuple[int, Event]]] = []
        self._counts: list[tuple[int, int, list[int]]] = []
        for entry in entries:
            told = len(table.game.events or ())
            do_entry(table, entry)
            state = table.game.state
            self._states.append(_stored(table.game))
            self._events.append((table.game.events or [])[told:])
            scores = [self._title.score(state, seat) for seat in table.game.seats()]
            turn = self._title.turn_number(state, max(entry.seat, 0))
            self._counts.append((self._title.round_number(state), turn, scores))

    def seen(self, seat: int | None, move: int | None) -> Observation[Any]:
        """What a seat knew after so many moves, or (None) all of them together."""
        self._check_seat(seat)
        number = len(self._entries) if move is None else move - self._first
        if not 0 <= number < len(self._states):
            raise Denied("no-such-move", 404)
        game = restored(self._title, self._states[number])
        return observe_openly(game) if seat is None else observe(game, seat)

    def read_out(self, lang: str, seat: int | None, move: int | None) -> list[str]:
        """The same in words, one statement per line."""
        return Voice(self._title, lang, self._names).lines(self.seen(seat, move))

    def told(self, lang: str, seat: int | None) -> Moves:
        """Every move with its sentences: all of them, or those that a seat was told."""
        self._check_seat(seat)
        voice = Voice(self._title, lang, self._names)
        lines = []
        for number, (entry, events, counts) in enumerate(
            zip(self._entries, self._events, self._counts, strict=True), self._first + 1
        ):
            heard = [event for seats, event in events if seat is None or seats & bit(seat)]
            by = entry.seat if entry.seat >= 0 else None
            lines.append(MoveLine(number, by, entry.kind, entry.text, *counts, voice.log(heard), heard))
        return Moves(self._first, lines)

    def _check_seat(self, seat: int | None) -> None:
        if seat not in (None, *range(len(self._names)), SPECTATOR):
            raise Denied("no-such-seat", 404)


def _stored(game: Game[Any]) -> bytes:
    """The state with the cards of a hand in the order in which they came, unlike `state_bytes`."""
    return msgspec.json.encode(game.state.to_data())


class Replays:
    """The finished games looked at last; a finished game never changes."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine
        self._kept: OrderedDict[str, Replay] = OrderedDict()
        self._one_by_one = asyncio.Lock()  # a replay takes a whole CPU

    async def get(self, table_id: str) -> Replay:
        """The game of a table; only after its end."""
        if table_id not in self._kept:
            async with self._one_by_one:
                if table_id not in self._kept:
                    self._kept[table_id] = await self._made(table_id)
        self._kept.move_to_end(table_id)
        if len(self._kept) > KEPT:
            self._kept.popitem(last=False)
        return self._kept[table_id]

    async def _made(self, table_id: str) -> Replay:
        warm = Warm(table_id)
        async with self._engine.connect() as connection:
            row, _ = await read_row(connection, table_id)
            if row.status != "over":
                raise Denied("not-over", 409)
            warm.facts = Facts(row, await read_places(connection, table_id))
            await warm.open(connection, row)
            entries = await read_entries(connection, table_id, warm.seq)
        return await asyncio.to_thread(Replay, warm, entries)

    def __contains__(self, table_id: str) -> bool:
        return table_id in self._kept

    def clear(self) -> None:
        """Forget every replay, as a restart does."""
        self._kept.clear()
