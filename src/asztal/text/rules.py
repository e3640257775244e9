"""The rules of a game as numbered clauses to look up: `<game>.md`, or `<game>.<lang>.md` where there is one."""

import re
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

_PACKAGE = Path(__file__).parents[1]
_FOLDERS = (_PACKAGE / "_rules", _PACKAGE.parents[1] / "docs" / "rules")  # installed, in the repository


@dataclass(frozen=True, slots=True)
class Clause:
    """One numbered statement of the rules; `kind` is its mark ("ruling", "public", ...) or empty."""

    id: str
    text: str
    kind: str = ""

    def __str__(self) -> str:
        return " ".join(filter(None, [self.id, f"({self.kind})" if self.kind else "", self.text]))


_CLAUSE = re.compile(r"- \*\*([A-Z]+(?:-[A-Z0-9]+)*-\d+)\*\*\s*(.*)")
_KIND = re.compile(r"((?:\[\w+\]\s*)*)\(([a-z]+)\)\s*")  # a mark may follow tags: "[full] (ruling) ..."
_ENDS_CLAUSE = re.compile(r"\s*$|[-*+]\s|[#|>]|---|\d+\.\s")


def clauses(text: str) -> list[Clause]:
    """All clauses in the text of a rules file, in order; continuation lines are joined with a space."""
    items: list[tuple[str, list[str]]] = []
    inside = False
    for line in text.splitlines():
        if start := _CLAUSE.match(line):
            items.append((start[1], [start[2].strip()]))
            inside = True
        elif _ENDS_CLAUSE.match(line):
            inside = False
        elif inside:
            items[-1][1].append(line.strip())
    return [_clause(name, " ".join(lines)) for name, lines in items]


def _clause(name: str, text: str) -> Clause:
    mark = _KIND.match(text)
    return Clause(name, mark[1] + text[mark.end() :], mark[2]) if mark else Clause(name, text)


def rules_text(game: str, lang: str) -> str:
    """The rules of a game in this language, else in the one that they were written in; empty when there are none."""
    for folder in _FOLDERS:
        for name in (f"{game}.{lang}.md", f"{game}.md"):
            if (folder / name).is_file():
                return (folder / name).read_text(encoding="utf-8")
    return ""


def look_up(rules: Sequence[Clause], words: str) -> list[Clause]:
    """The clause of this id, those of a section (GIN-URB, or just URB), or those that have the words in their text."""
    name, text = words.strip().upper(), words.strip().casefold()
    if not text:
        return []
    return (
        [clause for clause in rules if clause.id == name]
        or [
            clause
            for clause in rules
            if clause.id.rpartition("-")[0] in (name, f"{clause.id.partition('-')[0]}-{name}")
        ]
        or [clause for clause in rules if text in clause.text.casefold()]
    )
