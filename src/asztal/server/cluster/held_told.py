"""What the readers of a table know of held choices: each seat of its own, and nobody else of any."""

from collections.abc import Collection, Iterable

from asztal.server.cluster.readers import Reader
from asztal.server.cluster.source import Source
from asztal.server.tables.live.cache import Warm
from asztal.server.tables.play.holding import held_for, stands
from asztal.server.tables.stored.held_choices import Held


class HeldTold:
    """The held choices of one table, as they were last read and told. Used only with the table's lock held."""

    def __init__(self, source: Source) -> None:
        self._source = source
        self.read: dict[int, Held] = {}  # by seat, those too that mean nothing any more
        self._told: dict[int, Held] = {}

    async def tell(self, warm: Warm, readers: Iterable[Reader], new: Collection[Reader] = ()) -> None:
        """Read them again and tell each seat of its own, unless it knows; `new` readers know nothing."""
        self.read = await self._source.held(warm.id)
        known, self._told = self._told, {seat: held for seat, held in self.read.items() if stands(held, warm)}
        for reader in readers:
            mine = self._told.get(reader.seat)
            if mine != (None if reader in new else known.get(reader.seat)):
                reader.send(held_for(mine, self._source.now()))
