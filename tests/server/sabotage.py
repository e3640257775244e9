"""`python -m tests.server.sabotage NAME+NAME serve`: runs a process with planted holes or faults, or newer rules."""

import secrets
import sys
from collections.abc import Callable
from contextvars import ContextVar
from typing import Any

from sqlalchemy import delete, select, update

from asztal import cli, registry
from asztal.kernel import SPECTATOR
from asztal.kernel.chance import commitment, derived_nonce, nonce_hash
from asztal.server.bots.worker import Turns
from asztal.server.cluster import rooms
from asztal.server.cluster.fanout import FanOut
from asztal.server.hashing import hashed, new_token
from asztal.server.socket.conversation import Talk
from asztal.server.storage.models import Seat, SeatHolder
from asztal.server.tables.live import access, request
from asztal.server.tables.live.access import Person, own_seat
from asztal.server.tables.lobby import beginning, lobby
from asztal.server.tables.play import proposals, seats
from asztal.server.tables.play.seats import set_seat, set_table
from asztal.server.tables.stored.table import StoredTable
from tests.server import identity_home_holes as home
from tests.server.identity_holes import HOLES, small_limits
from tests.server.sides import watch

_LEFT: ContextVar[int] = ContextVar("left", default=SPECTATOR)


def a_refused_hello_leaves_its_seat() -> None:
    """The number of a seat at another table stays on the connection, and the next hello enters with it."""
    hello, entered = Talk._hello, access.entered_seat

    async def remembering(self: Talk, message: Any) -> None:
        if message.token:
            async with self._service.engine.connect() as connection:
                found = await connection.execute(select(Seat.number).where(Seat.link == hashed(message.token)))
                self.__dict__["left"] = found.scalar_one_or_none()
        left = self.__dict__.get("left")
        _LEFT.set(SPECTATOR if left is None else left)
        await hello(self, message)

    def trusting(right: Any, stored: Any) -> int:
        return entered(right, stored) if right is not None or _LEFT.get() == SPECTATOR else _LEFT.get()

    vars(rooms)["entered_seat"] = trusting
    setattr(Talk, "_hello", remembering)  # noqa: B010


def a_seat_is_kept_on_an_open_socket() -> None:
    """Whoever stood up goes on seeing what the seat sees."""
    rooms.Room._seat_readers = lambda self, stored: False  # type: ignore[method-assign]


def a_seat_is_played_by_whoever_had_it() -> None:
    """Whoever stood up sees no more, but goes on acting with the seat that the connection had at its beginning."""
    hello, do = Talk._hello, Talk._do

    async def remembering(self: Talk, message: Any) -> None:
        await hello(self, message)
        self.__dict__["left"] = self.reader.seat

    async def trusting(self: Talk, message: Any) -> None:
        _LEFT.set(self.__dict__["left"])
        await do(self, message)

    setattr(Talk, "_hello", remembering)  # noqa: B010
    setattr(Talk, "_do", trusting)  # noqa: B010
    vars(request)["own_seat"] = lambda right, stored: (
        own_seat(right, stored) if _LEFT.get() == SPECTATOR else _LEFT.get()
    )


def a_new_link_puts_nobody_out() -> None:
    """Those who came by the link before go on."""

    async def renewed(self: lobby.Lobby, guest: int, table_id: str) -> tuple[int, str]:
        token = new_token()
        async with self._changes.change(table_id) as (change, connection):
            seat = own_seat(Person(guest), change.warm.stored)
            mine = (Seat.table_id == table_id) & (Seat.number == seat)
            await connection.execute(update(Seat).where(mine).values(link=hashed(token)))
            change.made = change.seated = True
        return seat, token

    lobby.Lobby.new_link = renewed  # type: ignore[method-assign]


def whoever_came_by_a_link_puts_out_who_sat_down() -> None:
    """Standing up frees the seat, whoever else has it."""

    async def freed(
        self: lobby.Lobby, guest: int, table_id: str, bot: str = "greedy", *, for_good: bool = False
    ) -> None:
        async with self._changes.change(table_id) as (change, connection):
            seat = own_seat(Person(guest), change.warm.stored)
            if change.status == "waiting":
                mine = (SeatHolder.table_id == table_id) & (SeatHolder.number == seat)
                await connection.execute(delete(SeatHolder).where(mine))
                await set_seat(change, connection, seat, name="", nonce="", link=None)
            elif change.status == "playing":
                await set_seat(change, connection, seat, bot=bot)

    lobby.Lobby.leave = freed  # type: ignore[method-assign]


def whoever_is_away_is_not_asked() -> None:
    """Whoever is alone decides for all."""
    held = StoredTable.held

    async def here(change: Any, connection: Any, proposal: Any) -> None:
        gone = await seats.away(change, connection)
        setattr(StoredTable, "held", lambda stored: held(stored) - gone)  # noqa: B010
        try:
            await ask(change, connection, proposal)
        finally:
            setattr(StoredTable, "held", held)  # noqa: B010

    ask = proposals._ask
    vars(proposals)["_ask"] = here


def whoever_is_replaced_is_not_asked() -> None:
    """The two-step form: seat bots for the others, then decide."""
    setattr(StoredTable, "held", lambda stored: {place.number for place in stored.places if not place.bot})  # noqa: B010


def the_clock_does_not_decide() -> None:
    """Over days a bot takes over by a click or a vote, as elsewhere."""
    setattr(StoredTable, "over_days", False)  # noqa: B010


def the_end_asks_nobody_who_is_away() -> None:
    """The exception for whoever has been silent for a month holds for whoever sleeps."""
    vars(proposals)["silent"] = seats.away


def a_host_who_cheats() -> None:
    """The name at the first seat says how: another nonce or seed, a seed made late, a ground nonce of a bot."""
    honest = beginning.begin

    async def cheating(change: Any, connection: Any) -> None:
        place = change.warm.stored.places[0]
        seed = secrets.token_hex(32)
        match place.name:
            case "nonce":
                place.nonce, place.nonce_hash = "ground", nonce_hash("ground")
                await set_seat(change, connection, 0, nonce=place.nonce, nonce_hash=place.nonce_hash)
            case "seed":
                await set_table(change, connection, seed=seed, commitment=commitment(seed))
            case "late":
                await set_table(change, connection, seed=seed)
            case "bot":
                vars(beginning)["derived_nonce"] = lambda _seed, _seat: "ground"
        try:
            await honest(change, connection)
        finally:
            vars(beginning)["derived_nonce"] = derived_nonce

    vars(beginning)["begin"] = cheating


def news_get_lost() -> None:
    """Nothing that other processes say arrives; what they do is found by looking."""
    FanOut.take_in = lambda self, payload: None  # type: ignore[method-assign]


def newer_rules() -> None:
    """The next release: every game has the next number of its rules."""
    for title in registry.titles().values():
        type(title).rules_version = title.rules_version + 1


def failing_turns() -> None:
    """A mistake of ours: no turn of a bot can be taken."""

    async def broken(self: Turns, table_id: str, seat: int, seq: int) -> bool:
        raise ZeroDivisionError

    setattr(Turns, "_once", broken)  # noqa: B010


def _named(*faults: Callable[[], None]) -> dict[str, Callable[[], None]]:
    return {fault.__name__: fault for fault in faults}


DECIDING = _named(
    whoever_is_away_is_not_asked,
    whoever_is_replaced_is_not_asked,
    the_clock_does_not_decide,
    the_end_asks_nobody_who_is_away,
)
SABOTAGES = _named(
    a_refused_hello_leaves_its_seat,
    a_seat_is_kept_on_an_open_socket,
    a_seat_is_played_by_whoever_had_it,
    a_new_link_puts_nobody_out,
    whoever_came_by_a_link_puts_out_who_sat_down,
)

OTHERS = _named(newer_rules, news_get_lost, failing_turns, a_host_who_cheats, small_limits)


def plant(names: str) -> None:
    """Plant what is named here, with a plus between two of them."""
    known = SABOTAGES | DECIDING | HOLES | home.HOLES | home.RESTORING | OTHERS
    for name in filter(None, names.split("+")):
        known[name]()


if __name__ == "__main__":
    plant(sys.argv.pop(1))
    watch()
    sys.exit(cli.main())
