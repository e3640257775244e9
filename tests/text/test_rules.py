"""Rules are looked up by clause, by section and by word, in the reader's language where there is a translation."""

from pathlib import Path

import pytest

from asztal.text import rules
from asztal.text.rules import Clause, clauses, look_up, rules_text

RULES = [
    Clause("GIN-URB-01", "The tile is placed."),
    Clause("GIN-URB-02", "The token moves.", "ruling"),
    Clause("GIN-CON-01", "A floor is placed."),
]


@pytest.mark.parametrize(
    ("words", "found"),
    [
        ("GIN-URB-02", [1]),
        ("gin-urb-02 ", [1]),
        ("GIN-URB", [0, 1]),
        ("urb", [0, 1]),
        ("Placed", [0, 2]),
        ("tile is", [0]),
        ("nothing", []),
        ("", []),
    ],
)
def test_looking_up(words: str, found: list[int]) -> None:
    assert look_up(RULES, words) == [RULES[index] for index in found]


def test_a_clause_is_written_with_its_mark() -> None:
    assert [str(clause) for clause in RULES[:2]] == [
        "GIN-URB-01 The tile is placed.",
        "GIN-URB-02 (ruling) The token moves.",
    ]


def test_a_translation_comes_first(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rules, "_FOLDERS", (tmp_path / "missing", tmp_path))
    (tmp_path / "gin.md").write_text("- **GIN-A-01** A rule.\n", encoding="utf-8")
    (tmp_path / "gin.hu.md").write_text("- **GIN-A-01** Egy szabály.\n", encoding="utf-8")
    assert clauses(rules_text("gin", "hu")) == [Clause("GIN-A-01", "Egy szabály.")]
    assert clauses(rules_text("gin", "de")) == [Clause("GIN-A-01", "A rule.")]
    assert rules_text("other", "de") == ""


def test_the_rules_of_ginkgopolis_are_found() -> None:
    assert len(clauses(rules_text("ginkgopolis", "en"))) > 250
