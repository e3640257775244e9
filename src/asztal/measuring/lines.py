"""Files that grow line by line, written by one process at a time; a line that was cut off goes before more comes."""

import fcntl
import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import BinaryIO

from asztal.text import Problem


def whole_lines(path: Path) -> list[bytes]:
    """The lines of a file, without one that was cut off in writing."""
    text = path.read_bytes() if path.exists() else b""
    return text[: text.rfind(b"\n") + 1].splitlines()


@contextmanager
def locked(path: Path) -> Iterator[BinaryIO]:
    """A file to add lines to, of which this process is the only writer, without a last line that was cut off."""
    with path.open("a+b") as file:
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            raise Problem("measure-busy", file=str(path)) from None
        cut(file)
        yield file


def cut(file: BinaryIO, lines: int | None = None) -> None:
    """Leave whole lines only, and so many of them at most."""
    file.seek(0)
    file.truncate(sum(len(line) for line in file.readlines()[:lines] if line.endswith(b"\n")))


def append(file: BinaryIO, line: bytes) -> None:
    """On disk before anything follows from it."""
    file.write(line + b"\n")
    file.flush()
    os.fsync(file.fileno())
