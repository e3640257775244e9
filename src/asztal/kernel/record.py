"""Records: a whole game as text that replays bit for bit on any machine.

A record is JSON Lines: a header, one line per choice, undo or rewind, a state hash every few choices, and the result.
Where a game went on with other rules, a line names them and the state from which it did. A game that was played on from
a moment of another one names that one, and begins with such a line. A game that was saved to go on with says who plays
it and what its bots have in mind.
"""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from hashlib import blake2b
from typing import Annotated, Any, Literal

import msgspec

from asztal.kernel.ask import Id, Message, Option
from asztal.kernel.chance import Chance, Seeded, commitment, derived_nonce, mixed_seed, nonce_hash
from asztal.kernel.game import Game, Refused
from asztal.kernel.table import Entry, Table
from asztal.kernel.title import Title

HASH_EVERY = 20
SEGMENTS = 2  # the format of a record with segments; one without is as it ever was
ORIGINS = 3  # the format of a record whose game began where another one stood
SAVES = 4  # the format of a record that names who plays, so that the game can be gone on with


class Origin(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """The moment of another game at which a game began: after `step` entries of the record with this hash.

    "true": with the cards as they were, and `seed` and `nonces` of that game for what comes. "known": as `seat` knew
    it, with everything that it did not know dealt anew. `rules` are those by which the other game stood there.
    """

    hash: str
    step: Annotated[int, msgspec.Meta(ge=0)]
    way: Literal["true", "known"]
    rules: int
    seat: int | None = None
    seed: str = ""
    nonces: list[str] = []


class Header(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How the game was set up. The seed is secret until the game ends; its commitment is not.

    `people` are the seats of people, `hashes` what they had published of their nonces before any nonce was known, empty
    where somebody had not. A nonce that fits no hash follows from the seed. Records of before have neither. `origin` is
    named where the game began at a moment of another one, `seating` (me, me:NAME or a bot for each seat) where the game
    is to be gone on with.
    """

    game: str
    rules: int
    seats: int
    variant: dict[str, str]
    seed: str
    commitment: str
    nonces: list[str] = []
    format: int = 1
    people: list[int] | msgspec.UnsetType = msgspec.UNSET
    hashes: list[str] | msgspec.UnsetType = msgspec.UNSET
    origin: Origin | msgspec.UnsetType = msgspec.UNSET
    seating: list[str] | msgspec.UnsetType = msgspec.UNSET

    @property
    def begun_at(self) -> Origin | None:
        """The moment of another game at which this one began, if it did."""
        return None if self.origin is msgspec.UNSET else self.origin

    @property
    def draws(self) -> bytes:
        """The key that decides the draws; where they are those of another game, its key."""
        origin = self.begun_at
        true = origin is not None and origin.way == "true"
        return mixed_seed(origin.seed, origin.nonces) if origin and true else mixed_seed(self.seed, self.nonces)

    @property
    def bound(self) -> bool:
        """True when no nonce could be chosen after the others were known."""
        return self.people is not msgspec.UNSET and self.hashes is not msgspec.UNSET

    def added(self, seat: int) -> bool:
        """True when the nonce of this seat is the one that its person had promised."""
        promised = "" if self.hashes is msgspec.UNSET else self.hashes[seat]
        return bool(promised) and nonce_hash(self.nonces[seat]) == promised


class Mark(msgspec.Struct, frozen=True, tag="mark", forbid_unknown_fields=True):
    """The hash of the state after so many entries."""

    entries: int
    state: str


class Mind(msgspec.Struct, frozen=True, tag="mind", forbid_unknown_fields=True):
    """What a bot has in mind after its choice that is to come as entry number `entry`; the record holds without it."""

    entry: int
    mind: bytes


class Segment(msgspec.Struct, frozen=True, tag="segment", forbid_unknown_fields=True):
    """What follows after so many entries was played by these rules of this version of Asztal, from this state."""

    entries: int
    rules: int
    engine: str
    state: dict[str, Any] | None = None  # None where a game begins that has no origin


class Result(msgspec.Struct, frozen=True, tag="result", forbid_unknown_fields=True):
    """How the game ended."""

    scores: list[int]
    winners: list[int]
    state: str


@dataclass(frozen=True, slots=True)
class Record:
    """A record that was read: its lines by their kinds."""

    header: Header
    entries: list[Entry]
    marks: list[Mark]
    result: Result | None
    segments: list[Segment] = field(default_factory=list)
    minds: dict[int, bytes] = field(default_factory=dict)  # what bots had in mind, by the numbers of entries

    def stretches(self) -> list["Stretch"]:
        """The entries by the rules that they were made with, in order."""
        given = self.segments or [Segment(0, self.header.rules, "")]
        ends = [*(segment.entries for segment in given[1:]), len(self.entries)]
        return [Stretch(segment, self.entries[segment.entries : end]) for segment, end in zip(given, ends, strict=True)]


@dataclass(frozen=True, slots=True)
class Stretch:
    """The entries of a record that were made with the same rules, and the segment line that names them."""

    segment: Segment
    entries: list[Entry]


class BadRecord(Exception):
    """The record cannot be replayed, or what it says is not what happens; `message` says it in any language."""

    def __init__(self, key: str, **args: Id) -> None:
        super().__init__(" ".join([key, *map(str, args.values())]))
        self.message = Message(key, args)


def state_hash(game: Game[Any]) -> str:
    """A short fingerprint of the whole state."""
    return fingerprint(state_bytes(game))


def state_bytes(game: Game[Any]) -> bytes:
    """The whole state as JSON, as it is stored; the same state gives the same bytes."""
    return sorted_bytes(game.state.to_data())


def sorted_bytes(data: Any) -> bytes:
    """The data of a state as JSON whose keys are in order, so that equal states give equal bytes."""
    return msgspec.json.encode(data, order="sorted")


def restored(title: Title[Any], state: bytes, chance: Chance | None = None) -> Game[Any]:
    """The game that a stored state is from, ready to be looked at; to go on with it, give its chance."""
    return _restored(title, msgspec.json.decode(state), chance or Seeded(0))


def _restored(title: Title[Any], data: Any, chance: Chance) -> Game[Any]:
    game = Game(title, title.load(data), chance)
    game.settle()
    return game


def fingerprint(state: bytes) -> str:
    """The short fingerprint of a stored state."""
    return blake2b(state, digest_size=16).hexdigest()


def header_for(
    title: Title[Any], seats: int, variant: dict[str, str], seed: str, nonces: list[str] | None = None
) -> Header:
    """The header of a new record."""
    full = title.full_variant(seats, variant)
    return Header(title.name, title.rules_version, seats, full, seed, commitment(seed), nonces or [])


def open_table(title: Title[Any], header: Header) -> Table[Any]:
    """A new table as the header describes it."""
    return Table.new(title, header.seats, header.variant, chance_of(header))


def reopened(title: Title[Any], header: Header, state: bytes) -> Table[Any]:
    """A table that goes on from a stored state: nothing of before can be taken back."""
    return Table(restored(title, state, chance_of(header)))


def chance_of(header: Header) -> Chance:
    """What decides the draws of a game."""
    return Seeded(header.draws)


class Recorder:
    """Writes a record while a table is played."""

    def __init__(
        self,
        header: Header,
        table: Table[Any],
        first: Segment | None = None,
        start: int = 0,
        *,
        every: int = HASH_EVERY,
    ) -> None:
        self._table = table
        self._start = start  # entries of other tables, which had other rules
        self._written = 0
        self._header = header
        self._first = first  # the line that names the rules; needed where a game has an origin
        self._every = every  # so many entries between two hashes

    def start(self) -> str:
        """The line, or the lines, that a record begins with."""
        return "\n".join(map(line_of, beginning(self._header, self._first)))

    def lines(self) -> Iterator[str]:
        """What has been done since the last call, one choice at a time."""
        for entry in self._table.entries[self._written :]:
            yield line_of(entry)
            self._written += 1
            number = self._start + self._written
            if number % self._every == 0 and self._written == len(self._table.entries):
                yield line_of(Mark(number, state_hash(self._table.game)))

    def end(self) -> str:
        """The last line, for a finished game."""
        return line_of(result_of(self._table.game))


def beginning(header: Header, first: Segment | None) -> Iterator[Header | Mark | Segment]:
    """What a record begins with; `first` says from which state, where the game has an origin."""
    yield header
    yield from () if first is None else named(first)


def named(segment: Segment) -> Iterator[Mark | Segment]:
    """The lines that name other rules, with the state from which they hold, if there is one."""
    if segment.state is not None:
        yield Mark(segment.entries, fingerprint(sorted_bytes(segment.state)))
    yield segment


def result_of(game: Game[Any]) -> Result:
    """The result of a finished game."""
    return Result(game.title.scores(game.state), game.title.winners(game.state), state_hash(game))


def parse(lines: Iterable[str]) -> Record:
    """The record that these lines hold; raises `BadRecord` with the number of a line that makes no sense."""
    header: Header | None = None
    entries: list[Entry] = []
    marks: list[Mark] = []
    segments: list[Segment] = []
    minds: dict[int, bytes] = {}
    result: Result | None = None
    for number, line in enumerate(lines, 1):
        try:
            if result is not None:
                raise BadRecord("record-after-result", line=number)
            if header is None:
                header = msgspec.json.decode(line, type=Header)
            elif line.startswith("["):
                entries.append(msgspec.json.decode(line, type=Entry))
            else:
                found = msgspec.json.decode(line, type=Mark | Mind | Segment | Result)
                if isinstance(found, Result):
                    result = found
                elif isinstance(found, Mind):
                    minds[found.entry] = found.mind
                elif found.entries != len(entries):
                    raise BadRecord("record-mark-place", line=number)
                elif isinstance(found, Mark):
                    marks.append(found)
                elif bool(segments or header.begun_at) != (found.state is not None) or bool(entries) > bool(segments):
                    raise BadRecord("record-segment", line=number)
                else:
                    segments.append(found)
        except msgspec.MsgspecError as error:
            raise BadRecord("record-line", line=number, problem=str(error)) from None
    if header is None:
        raise BadRecord("record-empty")
    if header.begun_at and not segments:
        raise BadRecord("origin-state")
    return Record(header, entries, marks, result, segments, minds)


def replay(title: Title[Any], record: Record) -> Iterator[Table[Any]]:
    """The table before the first and after every entry; raises `BadRecord` where the record and the rules disagree.

    Where other rules begin it is another table, which goes on from the same state.
    """
    check_header(title, record)
    for stretch in record.stretches():
        tables = replay_stretch(title, record, stretch)
        if stretch.segment.entries:
            next(tables)
        yield from tables


def check_header(title: Title[Any], record: Record) -> None:
    """Raises `BadRecord` unless the record is of this game, and seed and nonces those that were committed to."""
    header = record.header
    if header.game != title.name:
        raise BadRecord("record-game", game=header.game, ours=title.name)
    if header.commitment != commitment(header.seed):
        raise BadRecord("record-seed")
    origin = header.begun_at
    if origin and origin.seat not in (range(header.seats) if origin.way == "known" else [None]):
        raise BadRecord("origin-seat")
    if header.people is msgspec.UNSET and header.hashes is msgspec.UNSET:
        return
    if header.people is msgspec.UNSET or header.hashes is msgspec.UNSET:
        raise BadRecord("record-nonces")
    if not len(header.nonces) == len(header.hashes) == header.seats:
        raise BadRecord("record-nonces")
    if header.people != [seat for seat in range(header.seats) if seat in header.people]:
        raise BadRecord("record-nonces")
    for seat, nonce in enumerate(header.nonces):
        promised = seat in header.people and header.added(seat)
        if not promised and nonce != derived_nonce(header.seed, seat):
            raise BadRecord("record-nonce", seat=seat + 1)


def replay_stretch(title: Title[Any], record: Record, stretch: Stretch) -> Iterator[Table[Any]]:
    """The table before and after every entry of one stretch, whose rules must be those of the title."""
    header, segment = record.header, stretch.segment
    if segment.rules != title.rules_version:
        raise BadRecord("record-rules-version", rules=segment.rules, ours=title.rules_version)
    marks = {mark.entries: mark.state for mark in record.marks}
    first = segment.entries
    if segment.state is not None and marks.get(first, "") != fingerprint(sorted_bytes(segment.state)):
        raise BadRecord("record-state", entry=first)
    table = _begun(title, header, segment)
    wrong = (Refused, ValueError) if segment.state is None else Exception  # a state that somebody made up
    yield table
    for number, entry in enumerate(stretch.entries, first + 1):
        try:
            do_entry(table, entry)
        except wrong:
            raise BadRecord("record-refused", entry=number, text=entry.text or entry.kind) from None
        if number in marks and marks[number] != state_hash(table.game):
            raise BadRecord("record-state", entry=number)
        yield table
    if first + len(stretch.entries) < len(record.entries):
        return
    if record.result is not None and record.result != result_of(table.game):
        raise BadRecord("record-result")
    if record.result is not None and not table.game.over:
        raise BadRecord("record-not-over")


def _begun(title: Title[Any], header: Header, segment: Segment) -> Table[Any]:
    try:
        if segment.state is None:
            return open_table(title, header)
    except Refused as refused:
        raise BadRecord("record-refused", entry=0, text=refused.reason.key) from None
    try:
        table = Table(_restored(title, segment.state, chance_of(header)))
    except Exception:
        raise BadRecord("record-state", entry=segment.entries) from None
    state = table.game.state
    if (state.seats, state.variant) != (header.seats, header.variant):
        raise BadRecord("record-state", entry=segment.entries)
    return table


def do_entry(table: Table[Any], entry: Entry) -> None:
    """Do again what a line of a record says."""
    if entry.kind == "choice":
        table.apply(entry.seat, Option.parse(entry.text))
    elif entry.kind == "undo":
        table.undo(entry.seat)
    elif entry.kind == "rewind":
        to = int(entry.text)
        table.rewind(to, table.concerned(to))  # the seats agreed when it was recorded
    else:
        raise ValueError(f"no such entry: {entry.kind}")


def line_of(value: Any) -> str:
    """A line of a record."""
    return msgspec.json.encode(value).decode()
