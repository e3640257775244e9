"""The rules of a game as numbered clauses to look up: `<game>.md`, or `<game>.<lang>.md` where there is one.

`<game>.glossary.toml` holds what things are called in each language, and which clauses say what they are.
"""

import re
import tomllib
import unicodedata
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

from asztal.text.messages import LANGUAGES, Texts

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
_SIGN = re.compile(r"\((ruling|public|constructed)\)|\[(full|intro)\]")
_ENDING = 4  # letters that a typed word may have at its end and a word of the text has not
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
    path = _file(game, lang)
    return path.read_text(encoding="utf-8") if path else ""


def rules_language(game: str, lang: str) -> str:
    """The language that `rules_text` gives to a reader of this one."""
    path = _file(game, lang)
    return lang if path and path.name == f"{game}.{lang}.md" else "en"


def _file(game: str, lang: str) -> Path | None:
    paths = (folder / name for folder in _FOLDERS for name in (f"{game}.{lang}.md", f"{game}.md"))
    return next(filter(Path.is_file, paths), None)


@dataclass(frozen=True, slots=True)
class Term:
    """A thing with its name in each language; `others` are names that no text gives it.

    `clauses` are those that say what it is. In the languages of `everyday` it is often just a word.
    """

    names: Mapping[str, str]
    others: Mapping[str, Sequence[str]]
    clauses: Sequence[str] = ()
    everyday: Sequence[str] = ()

    def __getitem__(self, lang: str) -> str:
        return self.names[lang]


def terms(game: str) -> list[Term]:
    """The glossary of a game, none for a game without one."""
    path = next(filter(Path.is_file, (folder / f"{game}.glossary.toml" for folder in _FOLDERS)), None)
    rows = tomllib.loads(path.read_text("utf-8"))["terms"] if path else []
    more = ("clauses", "everyday")
    return [
        Term({lang: row[lang] for lang in LANGUAGES}, row.get("not", {}), *(row.get(name, ()) for name in more))
        for row in rows
    ]


def meanings(game: str, texts: Texts) -> list[tuple[Term, str]]:
    """The glossary by the names in the reader's language, each with what it means.

    That is what the rules' own list of words says, a table before their first section, or the clauses of the term.
    """
    text = rules_text(game, texts.lang)
    listed = dict(re.findall(r"(?m)^\| ([^|]+) \| ([^|]+) \|$", text.partition("\n## ")[0]))
    said = {clause.id: readable(clause.text, texts) for clause in clauses(text)}  # whoever asks needs no mark
    found = sorted(terms(game), key=lambda term: _plain(term[texts.lang]))
    return [
        (term, listed.get(term[texts.lang], " ".join(said[clause] for clause in term.clauses if clause in said)))
        for term in found
    ]


def glossary(game: str, texts: Texts) -> str:
    """What things are called as a part of the rules, by the name in the reader's language; empty if there is none."""
    langs = [texts.lang, *(lang for lang in LANGUAGES if lang != texts.lang)]
    rows = [[*(term[lang] for lang in langs), ", ".join(term.clauses)] for term, _ in meanings(game, texts)]
    if not rows:
        return ""
    head = [*(texts.say("language-name", lang=lang) for lang in langs), texts.say("rules-glossary-clauses")]
    table = [head, ["---"] * len(head), *rows]
    return f"\n## {texts.say('rules-glossary')}\n\n" + "".join(f"| {' | '.join(row)} |\n" for row in table)


def readable(text: str, texts: Texts) -> str:
    """Marks and tags, which are the same words in every file, in the words of the reader."""
    return _SIGN.sub(
        lambda sign: (
            f"({texts.say('rule-mark', mark=sign[1])})" if sign[1] else f"[{texts.say('rule-tag', tag=sign[2])}]"
        ),
        text,
    )


def look_up(rules: Sequence[Clause], words: str) -> list[Clause]:
    """The clause of this id, those of a section (GIN-URB, or just URB), or those that have all the words."""
    name, wanted = words.strip().upper(), _plain(words).split()
    if not wanted:
        return []
    return (
        [clause for clause in rules if clause.id == name]
        or [
            clause
            for clause in rules
            if clause.id.rpartition("-")[0] in (name, f"{clause.id.partition('-')[0]}-{name}")
        ]
        or [clause for clause in rules if all(_has(_plain(clause.text), word) for word in wanted)]
    )


def _plain(text: str) -> str:
    """Without capitals and accents."""
    return "".join(filter(lambda sign: not unicodedata.combining(sign), unicodedata.normalize("NFD", text.casefold())))


def _has(text: str, wanted: str) -> bool:
    """Whether the text has these letters, or a word that begins like them: "bővítéshez" is to find "bővítés"."""
    return wanted in text or any(_related(word, wanted) for word in re.findall(r"[^\W_]+", text))


def _related(word: str, other: str) -> bool:
    """Whether a word of the text begins as the other, which somebody typed, but for its ending. As in rules.ts.

    At least four letters, half of the longer one and more than half of the typed one: "Überlauf" is not to find "über".
    """
    same = max(4, -(-len(word) // 2), len(other) // 2 + 1, len(other) - _ENDING)
    return len(word) >= same and word[:same] == other[:same]
