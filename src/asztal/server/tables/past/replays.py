"""Replays of finished games: every move, and what any seat or all of them together knew after it."""

import asyncio
from collections import OrderedDict
from contextlib import suppress
from typing import Any

import msgspec
from msgspec.structs import replace
from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncConnection

from asztal.kernel import SPECTATOR, Game, Observation, Seeded, Table, Title, observe, shown
from asztal.kernel.record import Header, fingerprint, open_table, reopened, restored, sorted_bytes, state_bytes
from asztal.kernel.view import observe_openly
from asztal.kernel.zones import bit
from asztal.server.denied import Denied
from asztal.server.storage.cells import Cells
from asztal.server.storage.models import ResultSeat, Seat, TableResult
from asztal.server.tables.play.sentences import Voice
from asztal.server.tables.stored.codec import AfterAction
from asztal.server.tables.stored.history import History, RulesStart, read_history
from asztal.server.tables.stored.log_replay import FROM_POSITION, SAME, ReplayFailed, Unreadable, count, play_again
from asztal.server.tables.stored.origin import ForkMoment
from asztal.server.tables.stored.position import check_rules, read_position
from asztal.server.tables.stored.table import DONE, StoredTable, installed, place_of, read_row, read_stored_table
from asztal.server.wire.shapes import GameResult, MoveLine, Moves, SeatResult
from asztal.text.rows import Row

KEPT = 20  # replays in memory; one of the longest games takes some megabytes


class Replay:
    """A finished game: the state after each move, and the events it told, as they were stored then.

    Moves from before these were stored are replayed by the installed rules. Those that cannot be are left out: the
    replay then begins after move `first`.
    """

    def __init__(
        self, title: Title[Any], result: GameResult, header: Header, history: History, position: bytes
    ) -> None:
        self._title, self._result, self._starts = title, result, history.starts
        states = history.after_each(title)
        if None in states:
            _play_missing(title, header, history, position, states)
        if states[-1] is None:
            states[-1] = AfterAction(position, [], [], 0, 0)
        self._first = max((number + 1 for number, after in enumerate(states) if after is None), default=0)
        self._actions = history.actions[self._first :]
        self._after = [after for after in states[self._first :] if after is not None]

    @property
    def names(self) -> list[str]:
        """The names of the seats."""
        return [seat.name for seat in self._result.seats]

    def rename(self, names: list[str]) -> None:
        """Give the seats other names: somebody was erased."""
        seats = [replace(seat, name=name) for seat, name in zip(self._result.seats, names, strict=True)]
        self._result = replace(self._result, seats=seats)

    def observation(self, seat: int | None, move: int | None) -> Observation[Any]:
        """What a seat, or (None) all of them together, knew after so many moves."""
        self._check_seat(seat)
        number = len(self._actions) if move is None else move - self._first
        if not 0 <= number < len(self._after):
            raise Denied("no-such-move", 404)
        game = _as_it_was(self._title, self._after[number].state)
        return observe_openly(game) if seat is None else observe(game, seat)

    def moment(self, step: int, seat: int | None) -> ForkMoment:
        """The moment after so many moves, as it was or (with a seat) as that seat knew it, to play on from there.

        Refused where nobody is asked, and where today's rules would not stand as those of then did.
        """
        if not 0 <= step - self._first < len(self._after):
            raise Denied("no-such-move", 404)
        stored = self._after[step - self._first].state
        try:
            game = Game(self._title, self._title.load(msgspec.json.decode(stored)), Seeded(0))
            before = state_bytes(game)
            game.settle()
            same = state_bytes(game) == before
        except Exception:
            same = False
        if not same:
            raise Denied("fork-unreadable", 409)
        if not game.decisions:
            raise Denied("fork-over", 409)
        rules = [start.rules for start in self._starts if start.seq <= step][-1]
        seen = None if seat is None else observe(game, seat)
        return ForkMoment(msgspec.json.encode(game.state.to_data() if seen is None else seen), rules, seen)

    def view(self, seat: int | None, move: int | None) -> dict[str, Any]:
        """What a seat, or (None) all together, knew after so many moves, as a client gets it with the forecast."""
        made: dict[str, Any] = msgspec.to_builtins(shown(self._title, self.observation(seat, move)))
        return made

    def read_out(self, lang: str, seat: int | None, move: int | None) -> list[Row]:
        """What a seat, or (None) all together, knew after so many moves, in words, row by row."""
        return Voice(self._title, lang, self.names).rows(self.observation(seat, move))

    def moves(self, lang: str, seat: int | None) -> Moves:
        """Every move with its sentences: all of them, or those that a seat was told.

        It was told neither what others chose, which may lie face down, nor points that its view does not name.
        """
        self._check_seat(seat)
        voice = Voice(self._title, lang, self.names)
        lines = []
        for number, (action, after) in enumerate(zip(self._actions, self._after[1:], strict=True), self._first + 1):
            events = [event for seats, event in after.told if seat is None or seats & bit(seat)]
            by, option = action.seat if action.seat >= 0 else None, action.text if seat in (None, action.seat) else ""
            counts = after.round, after.turn, self._known_scores(after, seat)
            lines.append(MoveLine(number, by, action.kind, option, *counts, voice.log([events]), events))
        return Moves(self._first, lines, self._result)

    def _known_scores(self, after: AfterAction, seat: int | None) -> list[int | None]:
        """The points of every seat, as far as a seat knew them."""
        known = seat is None or self._title.goes_on_from_view(len(self.names))
        return [score if known or who == seat else None for who, score in enumerate(after.scores)]

    def __len__(self) -> int:
        """How many moves can be looked at."""
        return len(self._actions)

    def _check_seat(self, seat: int | None) -> None:
        if seat not in (None, *range(len(self._result.seats)), SPECTATOR):
            raise Denied("no-such-seat", 404)


def _as_it_was(title: Title[Any], state: bytes) -> Game[Any]:
    """A game to look at: if today's rules would go on from this state by themselves, nobody is asked."""
    try:
        data = msgspec.json.decode(state)
        game = Game(title, title.load(data), Seeded(0))
        stored = sorted_bytes(game.state.to_data())
    except Exception as error:
        raise Unreadable from error
    with suppress(Exception):
        game.settle()
        if state_bytes(game) == stored:
            return game
    return Game(title, title.load(data), Seeded(0))


def _play_missing(
    title: Title[Any], header: Header, history: History, position: bytes, states: list[AfterAction | None]
) -> None:
    """Replay what was not stored, segment by segment, where our rules are those of then."""
    for start, end in zip(history.starts, history.ends(), strict=True):
        if start.rules != title.rules_version or None not in states[start.seq : end + 1]:
            continue
        try:
            found = _play_segment(title, header, history, start, end)
            wanted = history.hash_after(end) if end else fingerprint(position)
            _check_end(title, found[-1].state, wanted, position if end == len(history.actions) else None)
        except ReplayFailed as failed:
            count(FROM_POSITION, title, failed)
        else:
            count(SAME, title)
            for number, after in enumerate(found, start.seq):
                states[number] = states[number] or after


def _play_segment(
    title: Title[Any], header: Header, history: History, start: RulesStart, end: int
) -> list[AfterAction]:
    try:
        table = open_table(title, header) if start.state is None else reopened(title, header, start.state)
    except Exception as error:
        raise ReplayFailed from error
    found = [_after_action(table, 0, 0)]
    for action in history.actions[start.seq : end]:
        told = len(table.game.events or ())
        play_again(table, [action.entry])
        found.append(_after_action(table, told, action.seat))
    return found


def _after_action(table: Table[Any], told: int, seat: int) -> AfterAction:
    game, title = table.game, table.game.title
    state = game.state
    counts = title.scores(state), title.round_number(state), title.turn_number(state, max(seat, 0))
    return AfterAction(msgspec.json.encode(state.to_data()), (game.events or [])[told:], *counts)


def _check_end(title: Title[Any], state: bytes, wanted: str, position: bytes | None) -> None:
    """Raise `ReplayFailed` unless the last state is the stored one, as it was or in today's shape."""
    found = sorted_bytes(msgspec.json.decode(state))
    if fingerprint(found) == wanted:
        return
    try:
        if position is not None and state_bytes(restored(title, position)) == found:
            return
    except Exception as error:
        raise ReplayFailed from error
    raise ReplayFailed


async def _read_result(connection: AsyncConnection, stored: StoredTable) -> GameResult:
    """How the table ended; an older version may have stored no result."""
    row = stored.row
    ended = await connection.scalar(select(TableResult.ended_at).where(TableResult.table_id == row.id))
    query = select(ResultSeat.__table__).where(ResultSeat.table_id == row.id)
    came = {result.number: (result.score, place_of(result)) for result in await connection.execute(query)}
    seats = [SeatResult(name, *came.get(number, (None, None))) for number, name in enumerate(stored.names())]
    return GameResult(row.game, stored.how, (ended or row.changed).isoformat(), seats)


class Replays:
    """The replays used last; a finished game never changes, but names are erased."""

    def __init__(self, cells: Cells) -> None:
        self._cells = cells
        self._kept: OrderedDict[str, Replay] = OrderedDict()
        self._one_by_one = asyncio.Lock()  # a replay takes a whole CPU

    async def get(self, table_id: str) -> Replay:
        """The replay of a table; refused before its end."""
        if table_id not in self._kept:
            async with self._one_by_one:
                if table_id not in self._kept:
                    self._kept[table_id] = await self._read(table_id)
        replay = self._kept[table_id]
        self._kept.move_to_end(table_id)
        if len(self._kept) > KEPT:
            self._kept.popitem(last=False)
        names = await self._read_names(table_id)
        if names != replay.names:
            replay.rename(names)
        return replay

    async def _read_names(self, table_id: str) -> list[str]:
        async with self._cells.engine_of(table_id).connect() as connection:
            query = select(Seat.name).where(Seat.table_id == table_id).order_by(Seat.number)
            return list(await connection.scalars(query))

    async def _read(self, table_id: str) -> Replay:
        async with self._cells.engine_of(table_id).connect() as connection:
            row, _ = await read_row(connection, table_id)
            title = installed(row.game)
            if row.status not in DONE:
                raise Denied("not-over", 409)
            stored = await read_stored_table(connection, row)
            result = await _read_result(connection, stored)
            position = await read_position(connection, table_id)
            if position is None:
                raise Unreadable
            check_rules(position.rules, title)
            history = await read_history(connection, table_id, row.rules, row.seq)
        return await asyncio.to_thread(Replay, title, result, stored.header(), history, position.state)

    def __contains__(self, table_id: str) -> bool:
        return table_id in self._kept

    def clear(self) -> None:
        """Forget every replay, as a restart does."""
        self._kept.clear()
