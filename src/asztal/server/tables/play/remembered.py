"""Sentences that the tables of a process share: putting one together takes long, and most are said at many tables."""

from collections.abc import Iterable, Iterator, Sequence
from typing import Generic, TypeVar, overload

from asztal.text.wording import Sentence

T = TypeVar("T")


class Remembered(Generic[T]):
    """The values used last, between half of `most` and `most` of them: those not used for a while are forgotten."""

    def __init__(self, most: int) -> None:
        self._half = most // 2
        self._new: dict[bytes, T] = {}
        self._old: dict[bytes, T] = {}

    def get(self, key: bytes) -> T | None:
        """What is remembered, if it is."""
        found = self._new.get(key)
        if found is None:
            found = self._old.get(key)
            if found is not None:
                self.put(key, found)
        return found

    def put(self, key: bytes, value: T) -> T:
        """Remember it until so many others were used that it falls out; gives it back."""
        if len(self._new) >= self._half:
            self._old, self._new = self._new, {}
        self._new[key] = value
        return value

    def clear(self) -> None:
        """Drop all of it, as a restart does."""
        self._old, self._new = {}, {}

    def __len__(self) -> int:
        return len(self._new.keys() | self._old.keys())


SAID: Remembered[str] = Remembered(30_000)  # some 300 bytes each
MOVES: Remembered[list[Sentence]] = Remembered(10_000)  # the lines of a move, some kB each


class WatchedNames(Sequence[str]):
    """The names at a table; `used` is set when a sentence has one of them. How many there are is no name."""

    def __init__(self, names: Iterable[str]) -> None:
        self._names = tuple(names)
        self.used = False

    @overload
    def __getitem__(self, index: int) -> str: ...
    @overload
    def __getitem__(self, index: slice) -> Sequence[str]: ...
    def __getitem__(self, index: int | slice) -> str | Sequence[str]:
        self.used = True
        return self._names[index]

    def __iter__(self) -> Iterator[str]:
        self.used = True
        return iter(self._names)

    def __len__(self) -> int:
        return len(self._names)
