"""A game of the terminal in a file: its record, written line by line while it is played, from which it goes on."""

import fcntl
import os
import time
from collections.abc import Iterator, Mapping, Sequence
from contextlib import suppress
from itertools import count
from pathlib import Path
from typing import Any, NamedTuple

import msgspec
from msgspec.structs import replace

from asztal import __version__, registry
from asztal.folders import user_folder
from asztal.kernel import Table
from asztal.kernel.record import (
    SAVES,
    BadRecord,
    Header,
    Mind,
    Record,
    Recorder,
    Segment,
    Stretch,
    line_of,
    named,
    parse,
    reopened,
    replay_stretch,
    state_bytes,
)
from asztal.terminal.people import printable
from asztal.text import Problem

_ENDING = b'{"type":"result"'


class Begun(NamedTuple):
    """A game that is played at a keyboard: how it was set up, its table, and where that goes on from."""

    header: Header
    table: Table[Any]
    first: Segment  # what its record begins with, below the header
    start: int = 0  # entries before the table, which were made by other rules
    minds: Mapping[int, bytes] = {}  # what its bots had in mind, by the numbers of entries

    @property
    def seats(self) -> list[str]:
        """Who plays: me, me:NAME or a bot at each seat."""
        assert self.header.seating is not msgspec.UNSET
        return self.header.seating

    @classmethod
    def new(cls, header: Header, table: Table[Any], seats: Sequence[str], state: Any = None) -> "Begun":
        """One that begins, with `seats` at it: me, me:NAME or a bot; `state` where it begins within another game."""
        first = Segment(0, header.rules, __version__, state)
        return cls(replace(header, seating=[*map(printable, seats)], format=SAVES), table, first)


class Saving:
    """Keeps the file of a game. It is locked, so that nobody else goes on with the same one at the same time."""

    def __init__(self, file: Path, locked: int, game: Begun) -> None:
        self.file, self.game, self._locked = file, game, locked
        self._recorder = Recorder(game.header, game.table, game.first, game.start, every=1)

    def begin(self) -> None:
        """Write what a record begins with."""
        self._append(self._recorder.start())

    def go_on(self) -> None:
        """What has been done up to now is in the file."""
        for _ in self._recorder.lines():
            pass

    def name_rules(self) -> None:
        """From here on other rules hold."""
        self._append(*map(line_of, named(self.game.first)))

    def keep(self, mind: bytes = b"") -> None:
        """Write what has been done since the last time; `mind` is what a bot has in mind now."""
        entry = self.game.start + len(self.game.table.entries)
        before = [line_of(Mind(entry, mind))] if mind else []
        self._append(*before, *self._recorder.lines())

    def end(self) -> None:
        """Write how the game ended."""
        self._append(self._recorder.end())

    def _append(self, *lines: str) -> None:
        text = "".join(f"{line}\n" for line in lines).encode()
        while text:
            text = text[os.write(self._locked, text) :]
        os.fsync(self._locked)

    def close(self, *, remove: bool = False) -> None:
        """Let others have the file, or nobody."""
        if remove:
            self.file.unlink(missing_ok=True)
        os.close(self._locked)


def save_new(game: Begun, given: str) -> Saving:
    """A new file for a game, or the one that was asked for; raises `OSError`."""
    for file in [Path(given)] if given else _names(game.header.game):
        try:
            locked = os.open(file, os.O_WRONLY | os.O_APPEND | os.O_CREAT | os.O_EXCL, 0o600)
        except FileExistsError:
            if given:
                raise Problem("save-exists", file=given) from None
            continue
        _lock(locked, file)
        saving = Saving(file, locked, game)
        saving.begin()
        return saving
    raise AssertionError("numbers do not end")


def _folder() -> Path:
    return user_folder() / "games"


def _names(game: str) -> Iterator[Path]:
    folder = _folder()
    folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    stem = f"{game}-{time.strftime('%Y-%m-%d-%H%M%S')}"
    yield folder / f"{stem}.jsonl"
    yield from (folder / f"{stem}-{number}.jsonl" for number in count(2))


def latest(game: str) -> Path:
    """The game of the user's folder that was played last and is not over; of this title if one is named."""
    found = [file for file in _folder().glob(f"{game or '*'}-*.jsonl") if not _is_over(file)]
    if not found:
        raise Problem("save-none", folder=str(_folder()))
    return max(found, key=lambda file: file.stat().st_mtime_ns)


def _is_over(file: Path) -> bool:
    with file.open("rb") as opened:
        opened.seek(max(0, file.stat().st_size - 4096))
        return opened.read().rstrip(b"\n").rpartition(b"\n")[2].startswith(_ENDING)


def resume(file: Path) -> tuple[Saving, bool]:
    """The game of a file, to go on with, and whether other rules than before hold from here on."""
    try:
        locked = os.open(file, os.O_RDWR | os.O_APPEND)
    except FileNotFoundError:
        raise Problem("no-such-file", file=str(file)) from None
    except OSError as error:
        raise Problem("unreadable-file", file=str(file), reason=error.strerror or str(error)) from None
    try:
        _lock(locked, file)
        game, other = _begun(parse(_whole_lines(locked, file)), file)
        saving = Saving(file, locked, game)
        if other:
            saving.name_rules()
        else:
            saving.go_on()
        return saving, other
    except BaseException:
        os.close(locked)
        raise


def _lock(locked: int, file: Path) -> None:
    try:
        fcntl.flock(locked, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        raise Problem("save-in-use", file=str(file)) from None


def _whole_lines(locked: int, file: Path) -> list[str]:
    """The lines of the file; one that was not written to its end is dropped."""
    text = file.read_bytes()
    whole = text[: text.rfind(b"\n") + 1]
    try:
        lines = whole.decode().splitlines()
    except UnicodeDecodeError:
        raise Problem("not-text", file=str(file)) from None
    if len(whole) < len(text) and lines:
        os.ftruncate(locked, len(whole))
    return lines


def _begun(record: Record, file: Path) -> tuple[Begun, bool]:
    header = record.header
    if header.seating is msgspec.UNSET:
        raise Problem("save-nobody", file=str(file))
    if record.result is not None:
        raise Problem("save-over", file=str(file))
    if len(header.seating) != header.seats:
        raise BadRecord("record-seating")
    title, last = registry.find(header.game), record.stretches()[-1]
    if last.segment.rules != title.rules_version:
        return _by_our_rules(record, last, file), True
    *_, table = replay_stretch(title, record, last)
    return Begun(header, table, last.segment, last.segment.entries, record.minds), False


def _by_our_rules(record: Record, last: Stretch, file: Path) -> Begun:
    """The game from where it is, if the rules that are installed lead to the same position."""
    title, entries = registry.find(record.header.game), len(record.entries)
    ours = Stretch(replace(last.segment, rules=title.rules_version), last.entries)
    with suppress(BadRecord):
        *_, table = replay_stretch(title, record, ours)
        if not last.entries or (record.marks and record.marks[-1].entries == entries):
            state = state_bytes(table.game)
            segment = Segment(entries, title.rules_version, __version__, msgspec.json.decode(state))
            return Begun(record.header, reopened(title, record.header, state), segment, entries)
    rules = {"rules": str(last.segment.rules), "ours": str(title.rules_version), "engine": last.segment.engine}
    raise Problem("save-other-rules", file=str(file), **rules)
