"""The files of tests of truth: a heading and a line for each task, in their order, however they are spread."""

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Generic, TypeVar

import msgspec

from asztal.arena.spread import Engine, spread
from asztal.identity import Plays
from asztal.measuring.lines import append, cut, locked, whole_lines
from tools.trust.plan import Tested, TitlePlan

T = TypeVar("T")
R = TypeVar("R")


class TrustHeading(msgspec.Struct, frozen=True):
    """The first line: what is measured, and by which engine."""

    seed: str
    title: TitlePlan
    engine: str


class LinesFile(Generic[R]):
    """The lines of one kind that there are; reading changes nothing."""

    def __init__(self, folder: Path, tested: Tested, kind: str, line: type[R]) -> None:
        self._path, self._tested = folder / f"{tested.title.name}.{kind}.jsonl", tested
        lines = whole_lines(self._path)
        self.heading = msgspec.json.decode(lines[0], type=TrustHeading) if lines else None
        if self.heading and (self.heading.seed, self.heading.title) != (tested.plan.seed, tested.title):
            raise ValueError(f"{self._path} was measured by another plan")
        self.found = [msgspec.json.decode(each, type=line) for each in lines[1:]]

    def complete(self, work: Callable[[T], R], tasks: Sequence[T], engine: Engine, identity: str) -> list[R]:
        """All results; those that are missing are made now. Another engine may not go on with them."""
        missing = tasks[len(self.found) :]
        if not missing:
            return self.found
        self._path.parent.mkdir(parents=True, exist_ok=True)
        heading = TrustHeading(self._tested.plan.seed, self._tested.title, identity)
        if self.heading not in (None, heading):
            raise ValueError(f"another engine has begun {self._path}: measure all of it again")
        with locked(self._path) as file:
            if self.heading is None:
                append(file, msgspec.json.encode(heading))
            cut(file, 1 + len(self.found))
            for result in spread(work, missing, engine, Plays(self._tested.title.game)):
                append(file, msgspec.json.encode(result))
                self.found.append(result)
        return self.found
