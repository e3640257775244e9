"""A table that nobody plays at for a while, packed: woken, it is what it was, with all that can be taken back."""

import zlib
from functools import cache
from typing import Any, Generic, NamedTuple, Union

import msgspec

from asztal.kernel.events import Event, Unknown
from asztal.kernel.game import Game, S
from asztal.kernel.kept import Block
from asztal.kernel.table import Entry, Moment, Table, TookBack, WentBack


class _Kept(NamedTuple):
    """A choice, whose seat and option are in its entry."""

    entry: int
    fork: int
    learned: int
    stands: bool
    fixes: list[int]  # their entries
    told: int
    block: int
    place: int


class _Rest(msgspec.Struct, array_like=True):
    """All of a table but its blocks and its chance."""

    state: Any
    entries: list[Entry]
    ends: list[int]
    acts: dict[int, int]
    learned: int
    moments: list[_Kept]
    events: msgspec.Raw


_rest = msgspec.msgpack.Decoder(_Rest).decode


class SleepingTable(Generic[S]):
    """Where a table is until somebody wants it again."""

    __slots__ = ("_blocks", "_chance", "_data", "_title")

    def __init__(self, table: Table[S]) -> None:
        table.pack()
        game, blocks = table.game, dict[Block, int]()
        moments = [_kept(moment, blocks) for moment in table.moments]
        log = table.entries, table.ends, dict(table.acts), game.learned
        events = msgspec.Raw(msgspec.msgpack.encode(game.events or []))
        rest = _Rest(game.state.to_data(), *log, moments, events)
        self._title, self._chance, self._blocks = game.title, game.chance, [*blocks]
        self._data = zlib.compress(msgspec.msgpack.encode(rest))

    def woken(self) -> Table[S]:
        """The table as it was."""
        rest = _rest(zlib.decompress(self._data))
        game = Game(self._title, self._title.load(rest.state), self._chance)
        game.settle()
        game.events, game.learned = _events(tuple(self._title.events)).decode(rest.events), rest.learned
        table = Table(game)
        table.entries, table.ends = rest.entries, rest.ends
        table.acts.update(rest.acts)
        by_entry: dict[int, Moment[S]] = {}
        for kept in rest.moments:
            entry = rest.entries[kept.entry - 1]
            moment = Moment[S](entry.seat, entry.text, self._blocks[kept.block], kept.fork, kept.learned, kept.stands)
            moment.told, moment.entry, moment.place = kept.told, kept.entry, kept.place
            moment.fixes = tuple(by_entry[fixed] for fixed in kept.fixes if fixed in by_entry)
            by_entry[kept.entry] = moment
        table.moments = [*by_entry.values()]
        return table


def _kept(moment: Moment[Any], blocks: dict[Block, int]) -> _Kept:
    assert isinstance(moment.state, Block)
    block = blocks.setdefault(moment.state, len(blocks))
    fixes = [fixed.entry for fixed in moment.fixes]
    more = moment.fork, moment.learned, moment.stands, fixes, moment.told
    return _Kept(moment.entry, *more, block, moment.place)


def kinds_of(events: tuple[type[Event], ...]) -> Any:
    """Every kind of event that is told at a table of a title with these."""
    return Union[(*events, TookBack, WentBack, Unknown)]


@cache
def _events(events: tuple[type[Event], ...]) -> "msgspec.msgpack.Decoder[list[tuple[int, Event]]]":
    return msgspec.msgpack.Decoder(list[tuple[int, kinds_of(events)]])  # type: ignore[misc]
