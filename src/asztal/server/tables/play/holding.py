"""Confirming a turn: the choice that ends it is held at the server, and nobody else learns of it until it is made.

A held choice is beside the table: it changes neither its row nor its version. Time carries it out, its own seconds or
the clock's end; whatever people do about the seat or the table drops it.
"""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from datetime import datetime, timedelta

from sqlalchemy import exists, select
from sqlalchemy.ext.asyncio import AsyncConnection

from asztal.kernel import Option, ends_turn
from asztal.server.denied import Denied
from asztal.server.storage.models import Action
from asztal.server.tables.live.cache import Warm
from asztal.server.tables.live.change import Change
from asztal.server.tables.live.changes import Changes
from asztal.server.tables.live.request import Pending, Request
from asztal.server.tables.play.choices import SeatActions, check_option, check_turn, player, take_back
from asztal.server.tables.stored.held_choices import Held, drop_held, put_held, read_held
from asztal.server.wire.messages import HeldInfo


class Holding:
    """Holds choices, confirms them, takes them back."""

    def __init__(self, changes: Changes, play: SeatActions) -> None:
        self._changes, self._play = changes, play

    def act(self, request: Request, option: str, seconds: int, *, question: str = "") -> Pending[None]:
        """Make a person's choice, or hold it if it ends the turn: for so many seconds; 0 is until it is confirmed."""
        check_option(option)
        return Pending(self._act(request, option, seconds, question))

    @asynccontextmanager
    async def _act(self, request: Request, option: str, seconds: int, question: str) -> AsyncIterator[None]:
        async with self._changes.reading(request.table) as warm:
            ends, asked = self._ends_turn(warm, request, option)
            mine, name = await self._mine(warm, request), request.name(warm.stored)
        if mine is not None and name in mine.names:  # sent again: by now it may not end the turn
            yield
            return
        question = question or asked

        async def hold(change: Change, connection: AsyncConnection) -> None:
            seat, name = player(request, change), request.name(change.warm.stored)
            check_turn(change)
            known = (await read_held(connection, request.table)).get(seat)
            if (known is not None and name in known.names) or await _logged(connection, request.table, name):
                return
            due = change.at + timedelta(seconds=seconds) if seconds else None
            names = [*(known.names if known is not None else ()), name]
            held = Held(seat, question, str(Option.parse(option)), name, names, due)
            if question != asked or not stands(held, change.warm):  # what was found to end the turn is no longer asked
                raise Denied("stale", 409)
            await put_held(connection, request.table, held)
            change.held = True

        made = self._changes.carry_out(request, hold) if ends else self._play.act(request, option, question=question)
        async with made:
            yield

    def _ends_turn(self, warm: Warm, request: Request, option: str) -> tuple[bool, str]:
        """Whether the choice ends the turn, and the name of the question; what is not allowed is refused elsewhere."""
        seat, choice = request.seat(warm.stored), Option.parse(option)
        if warm.table is None:
            return False, ""
        allowed = seat in warm.game.decisions and warm.game.why_not(seat, choice) is None
        return allowed and ends_turn(warm.game, seat, choice), warm.question(seat)

    async def _mine(self, warm: Warm, request: Request) -> Held | None:
        """What the seat holds or held last."""
        async with self._changes.cells.engine_of(request.table).connect() as connection:
            return (await read_held(connection, request.table)).get(request.seat(warm.stored))

    def confirm(self, request: Request, held: str) -> Pending[None]:
        """Carry out the seat's choice that was held by the request with this id; once, however often it is asked."""
        holding = Request(request.table, request.right, held)

        async def confirm(change: Change, connection: AsyncConnection) -> None:
            name = holding.name(change.warm.stored)
            if await _logged(connection, request.table, name):
                return
            seat = player(request, change)
            mine = (await read_held(connection, request.table)).get(seat)
            if mine is None or mine.option is None or mine.request_id != name:
                raise Denied("not-held", 409)
            if not stands(mine, change.warm):
                raise Denied("stale", 409)
            await make_held(change, connection, mine)

        return self._changes.carry_out(request, confirm)

    def undo(self, request: Request, *, choices: int = 1, everything: bool = False) -> Pending[None]:
        """Take back the seat's last choices; one that is held is the last of them."""
        return Pending(self._undo(request, choices, everything))

    @asynccontextmanager
    async def _undo(self, request: Request, choices: int, everything: bool) -> AsyncIterator[None]:
        # Only the own row decides: whether other seats have one shows in nothing that this seat does.
        async with self._changes.reading(request.table) as warm:
            mine = await self._mine(warm, request)

        async def undo(change: Change, connection: AsyncConnection) -> None:
            seat, name = player(request, change), request.name(change.warm.stored)
            change.request, rest = name, choices
            held = (await read_held(connection, request.table)).get(seat)
            if (held is not None and name in held.names) or await _logged(connection, request.table, name):
                return
            if held is not None and (choices or everything) and stands(held, change.warm):
                await put_held(connection, request.table, held.taken_back(name))
                change.held, rest = True, choices - 1
                if change.warm.playing.why_not_undo(seat) is not None if everything else not rest:
                    return
            take_back(change, seat, rest, everything=everything)

        play = self._play.undo(request, choices=choices, everything=everything)
        async with play if mine is None else self._changes.carry_out(request, undo):
            yield


async def _logged(connection: AsyncConnection, table_id: str, request_id: str) -> bool:
    logged = exists().where(Action.table_id == table_id, Action.request_id == request_id)
    return bool(await connection.scalar(select(logged)))


def stands(held: Held, warm: Warm) -> bool:
    """Whether a stored choice is still held: its person plays the seat, is asked the same as then and may choose it."""
    playing = warm.table is not None and warm.stored.row.status == "playing"
    if not playing or held.option is None or warm.stored.places[held.seat].bot:
        return False
    allowed = warm.game.why_not(held.seat, Option.parse(held.option)) is None
    return allowed and warm.question(held.seat) == held.question


def held_for(held: Held | None, now: datetime) -> HeldInfo:
    """What the seat is told of its held choice."""
    if held is None or held.option is None:
        return HeldInfo()
    left = None if held.due is None else max(0.0, round((held.due - now).total_seconds(), 1))
    return HeldInfo(held.request_id.partition(":")[2], held.question, held.option, left)


async def make_held(change: Change, connection: AsyncConnection, held: Held) -> None:
    """Make a choice that is held; in the log it has the name of the request by which it was held."""
    assert held.option is not None
    await drop_held(connection, change.warm.id, held.seat)
    change.request = held.request_id
    change.warm.playing.apply(held.seat, Option.parse(held.option))
    change.log()
