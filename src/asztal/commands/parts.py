"""The file of an analysis that is made part by part: its first line says of what, then come the looks, in order."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import msgspec

from asztal.analysis import Depth, FirstLook, Weighed
from asztal.measuring.lines import append, cut, locked, whole_lines
from asztal.text import Problem


class PartsHeading(msgspec.Struct, frozen=True):
    """What is analysed, by what, and how closely: parts of anything else must not come together."""

    record: str
    engine: str
    weights: str
    depth: Depth


class PartsFile:
    """What is there of an analysis; reading changes nothing. Without a path nothing is kept."""

    def __init__(self, path: Path | None, heading: PartsHeading) -> None:
        self._path, self._heading = path, heading
        lines = whole_lines(path) if path else []
        self.look: FirstLook | None = None
        self.weighed: list[Weighed] = []
        if path and not lines and path.exists() and not msgspec.json.encode(heading).startswith(path.read_bytes()):
            raise Problem("analyse-not-parts", file=str(path))  # it is not our first line that was cut off
        try:
            if lines and msgspec.json.decode(lines[0], type=PartsHeading) != heading:
                raise Problem("analyse-other-parts", file=str(path))
            if len(lines) > 1:
                self.look = msgspec.json.decode(lines[1], type=FirstLook)
            self.weighed = [msgspec.json.decode(line, type=Weighed) for line in lines[2:]]
        except msgspec.MsgspecError:
            raise Problem("analyse-not-parts", file=str(path)) from None

    @contextmanager
    def adding(self) -> Iterator["PartsFile"]:
        """Add parts in this block; nobody else can meanwhile."""
        self._file = None
        if self._path is None:
            yield self
            return
        with locked(self._path) as self._file:
            known = 1 + (self.look is not None) + len(self.weighed)
            if len(whole_lines(self._path)) > known:
                raise Problem("measure-busy", file=str(self._path))  # somebody wrote between reading and now
            if self.look is None:
                cut(self._file, 0)
                self._write(self._heading)
            yield self

    def add_look(self, look: FirstLook) -> None:
        """The first look comes first."""
        self._write(look)
        self.look = look

    def add(self, weighed: Weighed) -> None:
        """Write what the next leg cost."""
        self._write(weighed)
        self.weighed.append(weighed)

    def _write(self, part: msgspec.Struct) -> None:
        if self._file is not None:
            append(self._file, msgspec.json.encode(part))
