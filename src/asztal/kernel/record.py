"""Records: a whole game as text that replays bit for bit on any machine.

A record is JSON Lines: a header, one line per choice, undo or rewind, a state hash every few choices, and the result.
"""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from hashlib import blake2b
from typing import Any

import msgspec

from asztal.kernel.ask import Id, Message, Option
from asztal.kernel.chance import Chance, Seeded, commitment, mixed_seed
from asztal.kernel.game import Game, Refused
from asztal.kernel.table import Entry, Table
from asztal.kernel.title import Title

HASH_EVERY = 20


class Header(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How the game was set up. The seed is secret until the game ends; its commitment is not."""

    game: str
    rules: int
    seats: int
    variant: dict[str, str]
    seed: str
    commitment: str
    nonces: list[str] = []
    format: int = 1


class Mark(msgspec.Struct, frozen=True, tag="mark", forbid_unknown_fields=True):
    """The hash of the state after so many entries."""

    entries: int
    state: str


class Result(msgspec.Struct, frozen=True, tag="result", forbid_unknown_fields=True):
    """How the game ended."""

    scores: list[int]
    winners: list[int]
    state: str


@dataclass(frozen=True, slots=True)
class Record:
    """A parsed record."""

    header: Header
    entries: list[Entry]
    marks: list[Mark]
    result: Result | None


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
    return msgspec.json.encode(game.state.to_data(), order="sorted")


def restored(title: Title[Any], state: bytes, chance: Chance | None = None) -> Game[Any]:
    """The game that a stored state is from, ready to be looked at; to go on with it, give its chance."""
    game = Game(title, title.load(msgspec.json.decode(state)), chance or Seeded(0))
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
    chance = Seeded(mixed_seed(header.seed, header.nonces))
    return Table.new(title, header.seats, header.variant, chance)


class Recorder:
    """Writes a record while a table is played."""

    def __init__(self, header: Header, table: Table[Any]) -> None:
        self._table = table
        self._written = 0
        self._header = header

    def start(self) -> str:
        """The first line."""
        return _line(self._header)

    def lines(self) -> Iterator[str]:
        """What has been done since the last call, one choice at a time."""
        for entry in self._table.entries[self._written :]:
            yield _line(entry)
            self._written += 1
            if self._written % HASH_EVERY == 0 and self._written == len(self._table.entries):
                yield _line(Mark(self._written, state_hash(self._table.game)))

    def end(self) -> str:
        """The last line, for a finished game."""
        return _line(result_of(self._table.game))


def result_of(game: Game[Any]) -> Result:
    """The result of a finished game."""
    scores = [game.title.score(game.state, seat) for seat in game.seats()]
    return Result(scores, game.title.winners(game.state), state_hash(game))


def parse(lines: Iterable[str]) -> Record:
    """The record that these lines hold; raises `BadRecord` with the number of a line that makes no sense."""
    header: Header | None = None
    entries: list[Entry] = []
    marks: list[Mark] = []
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
                found = msgspec.json.decode(line, type=Mark | Result)
                if isinstance(found, Result):
                    result = found
                elif found.entries != len(entries):
                    raise BadRecord("record-mark-place", line=number)
                else:
                    marks.append(found)
        except msgspec.MsgspecError as error:
            raise BadRecord("record-line", line=number, problem=str(error)) from None
    if header is None:
        raise BadRecord("record-empty")
    return Record(header, entries, marks, result)


def replay(title: Title[Any], record: Record) -> Iterator[Table[Any]]:
    """The table before the first and after every entry; raises `BadRecord` where the record and the rules disagree."""
    header = record.header
    if header.game != title.name:
        raise BadRecord("record-game", game=header.game, ours=title.name)
    if header.rules != title.rules_version:
        raise BadRecord("record-rules-version", rules=header.rules, ours=title.rules_version)
    if header.commitment != commitment(header.seed):
        raise BadRecord("record-seed")
    marks = {mark.entries: mark.state for mark in record.marks}
    try:
        table = open_table(title, header)
    except Refused as refused:
        raise BadRecord("record-refused", entry=0, text=refused.reason.key) from None
    yield table
    for number, entry in enumerate(record.entries, 1):
        try:
            do_entry(table, entry)
        except (Refused, ValueError):
            raise BadRecord("record-refused", entry=number, text=entry.text or entry.kind) from None
        if number in marks and marks[number] != state_hash(table.game):
            raise BadRecord("record-state", entry=number)
        yield table
    if record.result is not None and record.result != result_of(table.game):
        raise BadRecord("record-result")
    if record.result is not None and not table.game.over:
        raise BadRecord("record-not-over")


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


def _line(value: Any) -> str:
    return msgspec.json.encode(value).decode()
