"""Rules in another language say what the English ones say: the same clauses, numbers, ids and marks."""

import re
from pathlib import Path

import pytest

from asztal.text import LANGUAGES
from asztal.text.rules import Clause, clauses

FOLDER = Path(__file__).parents[2] / "docs" / "rules"
TRANSLATED = sorted(path.stem for path in FOLDER.glob("*.*.md"))
_ID = re.compile(r"\b[A-Z]+(?:-[A-Z0-9]+)*-\d+\b")
_TAG = re.compile(r"\[\w+\]")


def text_of(name: str) -> str:
    return (FOLDER / f"{name}.md").read_text(encoding="utf-8")


def both(name: str) -> list[tuple[Clause, Clause]]:
    """Every clause in English and in the other language."""
    return list(zip(clauses(text_of(name.split(".", maxsplit=1)[0])), clauses(text_of(name)), strict=True))


def numbers(text: str) -> list[int]:
    return sorted(map(int, re.findall(r"\d+", _ID.sub("", text))))


def lines(text: str, start: str) -> list[str]:
    return [line for line in text.splitlines() if line.startswith(start)]


@pytest.mark.parametrize("name", TRANSLATED)
def test_the_clauses_are_those_of_the_english_rules(name: str) -> None:
    game, lang = name.split(".")
    assert lang in LANGUAGES
    english, other = clauses(text_of(game)), clauses(text_of(name))
    assert [(clause.id, clause.kind) for clause in other] == [(clause.id, clause.kind) for clause in english]


@pytest.mark.parametrize("name", TRANSLATED)
def test_every_clause_is_translated(name: str) -> None:
    for english, other in both(name):
        assert re.search(r"\w{3}", other.text), other.id
        assert other.text != english.text, other.id


@pytest.mark.parametrize("name", TRANSLATED)
def test_numbers_ids_and_tags_are_equal(name: str) -> None:
    for english, other in both(name):
        assert numbers(other.text) == numbers(english.text), other.id
        assert sorted(_ID.findall(other.text)) == sorted(_ID.findall(english.text)), other.id
        assert _TAG.findall(other.text) == _TAG.findall(english.text), other.id


@pytest.mark.parametrize("name", TRANSLATED)
def test_the_parts_and_tables_are_those_of_the_english_rules(name: str) -> None:
    """Titles have the same numbers and short names; rows of tables the same numbers."""
    english, other = text_of(name.split(".", maxsplit=1)[0]), text_of(name)
    short = re.compile(r"\(([A-Z]{2,})\)")
    for start in ("##", "|"):
        pairs = list(zip(lines(english, start), lines(other, start), strict=True))
        for theirs, ours in pairs:
            assert numbers(ours) == numbers(theirs), ours
            assert short.findall(ours) == short.findall(theirs), ours


def shape(text: str) -> list[str]:
    """What stands in a page, block by block, without the words."""
    made: list[str] = []
    for line in text.splitlines():
        start = re.match(r"#+ |- |\d+\. |\||---$", line)
        kind = start[0] if start else "text" if line else ""
        if not (kind == "text" and made and made[-1] not in ("", "---")):  # a line that goes on
            made.append(kind)
    return [kind for kind in made if kind]


@pytest.mark.parametrize("name", TRANSLATED)
def test_the_page_has_the_shape_of_the_english_one(name: str) -> None:
    assert shape(text_of(name)) == shape(text_of(name.split(".", maxsplit=1)[0]))


@pytest.mark.parametrize("path", sorted(FOLDER.glob("[!R]*.md")), ids=lambda path: path.stem)
def test_a_page_for_players_has_no_notes_for_programmers(path: Path) -> None:
    """They stand in docs/rules/README.md."""
    told = re.findall(r"`|\.toml|src/|(?i:implement|programmer|software|\bengine\b|digest)", path.read_text("utf-8"))
    assert told == []
