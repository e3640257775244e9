"""The beginning of a game: whom it waits for, whose nonces go into the deal, and the first question.

Nobody can choose the deal. The commitment binds the server to its seed from the moment a table is opened; hashes, given
on sitting down, bind people to their nonces. People send their nonces only when the table is full and nobody can come
or go any more. Where somebody gives none, it is derived from the seed.
"""

from datetime import timedelta

from sqlalchemy import func, insert, update
from sqlalchemy.ext.asyncio import AsyncConnection

from asztal import __version__
from asztal.kernel.chance import derived_nonce, nonce_hash
from asztal.kernel.record import state_bytes
from asztal.server.denied import Denied
from asztal.server.storage.models import Opening, Position, Seat
from asztal.server.tables.live.change import Change
from asztal.server.tables.play.seats import HERE, set_seat, set_table, unseen
from asztal.server.tables.play.story import tell
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
    after = warm.begin()
    change.made, change.status = True, "over" if warm.game.over else "playing"
    first = {"table_id": table_id, "rules": rules}
    await connection.execute(insert(Opening).values(**first, engine=__version__, after=after))
    await connection.execute(insert(Position).values(**first, seq=0, state=state_bytes(warm.game)))
    held = Seat.number.in_(warm.stored.held())
    await connection.execute(update(Seat).where(Seat.table_id == table_id, held).values(seen_at=func.now()))
