"""Which rules an event rests on: `clauses.toml` beside a game's texts says it, kind by kind.

A kind of events has cases, of which the first that fits holds. A case names its `clauses`; it may ask for fields of the
event (`item = "gold"`; `clause` is what the engine says), for the event of the move that it came `after`, and for one
that follows `then`. Those two are named by kind and values ("engineers bank 2"). All are patterns, in which `*` stands
for anything. The table `parts` adds the clauses of a component to every event that names it, and to what came after
such an event, except in a case with `parts = false`.
"""

import re
import tomllib
from collections.abc import Callable, Iterable, Mapping, Sequence
from fnmatch import translate
from functools import cache, lru_cache
from pathlib import Path
from typing import Any, NamedTuple

import msgspec

from asztal.kernel import Event

REMEMBERED = 10_000  # fields with their values, of which the same ones come again and again
MOST = 5  # clauses of one sentence: more would not be read


class ToldEvent(NamedTuple):
    """An event as cases see it: its kind, its fields in words, and how others mean it."""

    kind: str
    fields: dict[str, str]
    name: str


class Case(NamedTuple):
    """When these clauses hold."""

    clauses: list[str]
    after: str
    then: str
    parts: bool
    fields: dict[str, str]

    def means(self, fields: Mapping[str, str]) -> bool:
        """Whether an event with these fields is meant."""
        return all(_meant(pattern)(fields.get(name, "")) for name, pattern in self.fields.items())

    def fits_between(self, cause: ToldEvent | None, follows: ToldEvent | None) -> bool:
        """Whether the case is about an event that comes between these two."""
        return (not self.after or (cause is not None and bool(_meant(self.after)(cause.name)))) and (
            not self.then or (follows is not None and bool(_meant(self.then)(follows.name)))
        )


class Citing:
    """The clauses of one game's events."""

    def __init__(self, rows: Mapping[str, Any]) -> None:
        self.parts: dict[str, list[str]] = dict(rows.get("parts", {}))
        self._remembered = lru_cache(REMEMBERED)(self._found_parts)
        self.kinds = {kind: [_case(row) for row in cases] for kind, cases in rows.items() if kind != "parts"}

    def of(self, move: Sequence[ToldEvent], place: int, traits: Mapping[str, str]) -> list[str]:
        """The clauses that the event at this place of a move rests on; `traits` are read like its fields."""
        event = move[place]
        fields = {**event.fields, **traits}
        cases = [case for case in self.kinds.get(event.kind, []) if case.means(fields)]
        cause = _nearest(reversed(move[:place]), [case.after for case in cases if case.after])
        follows = _nearest(move[place + 1 :], [case.then for case in cases if case.then])
        for case in cases:
            if case.fits_between(cause, follows):
                named = [event, *([cause] if case.after and cause else [])] if case.parts else []
                parts = [clause for each in named for clause in self._of_parts(each.fields)]
                return list(dict.fromkeys([*parts, *case.clauses]))[:MOST]
        return []

    def _of_parts(self, fields: Mapping[str, str]) -> list[str]:
        if not self.parts:
            return []
        named = {part for name, value in fields.items() for part in self._remembered(f"{name}={value}")}
        return [clause for part, clauses in self.parts.items() if part in named for clause in clauses]

    def _found_parts(self, field: str) -> list[str]:
        return [part for part in self.parts if _meant(part)(field)]


@cache
def citing(folder: Path | None) -> Citing:
    """What a game says in its folder of texts; nothing unless there is such a file."""
    path = folder / "clauses.toml" if folder else None
    return Citing(tomllib.loads(path.read_text("utf-8")) if path and path.is_file() else {})


def read(event: Event) -> ToldEvent:
    """An event for the cases; who did it does not name it."""
    fields: dict[str, Any] = msgspec.to_builtins(event)
    kind = str(fields.pop("event"))
    words = {name: str(value) for name, value in fields.items()}
    named = [word for name, word in words.items() if name not in ("seat", "clause")]
    return ToldEvent(kind, words, " ".join([kind, *named]))


@cache
def _meant(*patterns: str) -> Callable[[str], object]:
    """Finds out whether a word is meant by one of these patterns."""
    return re.compile("|".join(map(translate, patterns))).match


def _case(row: Mapping[str, Any]) -> Case:
    fields = {name: value for name, value in row.items() if name not in Case._fields}
    return Case(row["clauses"], row.get("after", ""), row.get("then", ""), row.get("parts", True), fields)


def _nearest(events: Iterable[ToldEvent], patterns: Sequence[str]) -> ToldEvent | None:
    """The first of these events that is one of those meant."""
    if not patterns:
        return None
    meant = _meant(*patterns)
    return next((event for event in events if meant(event.name)), None)
