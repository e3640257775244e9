"""The beginning of a game: whom it waits for, whose nonces go into the deal, and the first question.

Nobody can choose the deal. The commitment binds the server to its seed from the moment a table is opened; hashes, given
on sitting down, bind people to their nonces. People send their nonces only when the table is full and nobody can come
or go any more. Where somebody gives none, it is derived from the seed.
"""

from datetime import timedelta

import msgspec
from sqlalchemy import delete, func, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from asztal import __version__
from asztal.kernel import Observation
from asztal.kernel.chance import derived_nonce, nonce_hash
from asztal.kernel.origin import imagined
from asztal.kernel.record import state_bytes
from asztal.server.denied import Denied
from asztal.server.storage.models import NEW_KIND, Opening, Position, Seat, Snapshot
from asztal.server.tables.live.change import Change
from asztal.server.tables.play.seats import HERE, set_seat, set_table, unseen
from asztal.server.tables.play.story import tell
from asztal.server.tables.stored.log_replay import Unreadable
from asztal.server.tables.stored.table import Place

REVEALING = timedelta(seconds=3)  # for people who are there to send their nonces
LONGEST_NONCE = 100


async def reveal(change: Change, connection: AsyncConnection, place: Place, nonce: str) -> None:
    """Take the nonce that a person promised. Who is alone with bots need not have promised one."""
    if not place.nonce_hash and len(change.warm.stored.held()) == 1:
        place.nonce_hash = nonce_hash(nonce)
    printable = nonce.isascii() and nonce.isprintable() and len(nonce) <= LONGEST_NONCE
    if not printable or nonce_hash(nonce) != place.nonce_hash:
        raise Denied("wrong-nonce", 422)
    place.nonce = nonce
    await set_seat(change, connection, place.number, nonce=nonce, nonce_hash=place.nonce_hash)


async def ready(change: Change, connection: AsyncConnection) -> bool:
    """True when everybody present has sent the nonce that they promised, or the time for it is over."""
    starting = change.warm.stored.row.starting
    if starting is None or starting + REVEALING <= change.at:
        return starting is not None
    gone = await unseen(change, connection)
    promised = [place.number for place in change.warm.stored.places if place.nonce_hash and not place.nonce]
    return not any(gone.get(seat, 0.0) < HERE for seat in promised)


async def begin_when_ready(change: Change, connection: AsyncConnection) -> bool:
    """Begin the game if it can begin; True when it has begun."""
    if change.status == "waiting" and await ready(change, connection):
        await begin(change, connection)
    return change.status != "waiting"


async def begin(change: Change, connection: AsyncConnection) -> None:
    """Mix the nonces of the seats into the seed and ask the first question."""
    warm, table_id = change.warm, change.warm.id
    people = dict[str, bool]()
    for place in warm.stored.places if warm.stored.row.world is None else ():
        adds = bool(place.holders and place.nonce) and nonce_hash(place.nonce) == place.nonce_hash
        if place.holders:
            people[str(place.number)] = adds
        if not adds:
            place.nonce = derived_nonce(warm.stored.row.seed, place.number)
            await set_seat(change, connection, place.number, nonce=place.nonce)
        if place.nonce_hash and not adds:
            await tell(change, connection, "changed", seat=place.number, says="adds-none")
    rules = warm.title.rules_version
    await set_table(change, connection, rules=rules, people=people if warm.stored.row.world is None else None)
    state = await _first_state(change, connection)
    after = warm.begin(state)
    change.made, change.status = True, "over" if warm.game.over else "playing"
    first = {"table_id": table_id, "rules": rules}
    if state is not None:
        await connection.execute(delete(Opening).where(Opening.table_id == table_id))
        await connection.execute(insert(Snapshot).values(**first, seq=0, state=state, engine=__version__))
    await connection.execute(insert(Opening).values(**first, engine=__version__, after=after))
    row = warm.stored.row
    kind = 0 if row.origin is None and row.world is None else NEW_KIND
    position = {"table_id": table_id, "rules": rules + kind, "seq": 0, "state": state_bytes(warm.game)}
    await connection.execute(insert(Position).values(position))
    held = Seat.number.in_(warm.stored.held())
    await connection.execute(update(Seat).where(Seat.table_id == table_id, held).values(seen_at=func.now()))


async def _first_state(change: Change, connection: AsyncConnection) -> bytes | None:
    """The state in which a table with an origin begins; a seat's knowledge is filled by the table's own key."""
    warm = change.warm
    if warm.stored.origin is None:
        return None
    given = await connection.scalar(select(Opening.after).where(Opening.table_id == warm.id))
    if given is None or warm.stored.origin.origin.seat is None:
        return given
    try:
        seen = msgspec.json.decode(given, type=Observation[warm.title.view])  # type: ignore[name-defined]
        return msgspec.json.encode(imagined(warm.title, seen, warm.stored.header()))
    except Exception as error:
        raise Unreadable from error
