"""Rules are looked up by clause, by section and by word, in the reader's language where there is a translation."""

from pathlib import Path

import pytest

from asztal.text import Texts, rules
from asztal.text.rules import Clause, clauses, glossary, look_up, meanings, readable, rules_language, rules_text

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


@pytest.mark.parametrize(
    ("words", "text", "found"),
    [
        ("bővítéshez", "A bővítés végén a kártya.", True),
        ("bővítések", "Minden bővítésed után.", True),
        ("bovites", "A bővítés végén.", True),
        ("alagutakat", "Egy alagút épül.", True),
        ("kártyák", "Mindenki húz 1 kártyát.", True),
        ("Gebäuden", "Ein Gebäude der Höhe 1.", True),
        ("Städte", "In der Stadt.", True),
        ("Strassen", "Die Straße.", True),
        ("város", "A lapka várakozik.", False),
        ("telep", "A teljes játék.", False),
        ("Karte", "Das Kapital.", False),
        ("Überlauf", "Über 100 Siegpunkte.", False),
        ("Über", "Der Überlauf.", True),
    ],
)
def test_an_ending_hides_no_word(words: str, text: str, found: bool) -> None:
    """The same words as in rules.test.ts."""
    assert bool(look_up([Clause("GAM-SET-01", text)], words)) is found


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
    assert [rules_language("gin", lang) for lang in ("en", "hu", "de")] == ["en", "hu", "en"]


def test_marks_and_tags_are_read_in_the_readers_language() -> None:
    line = "- **BAR-A-01** [full] (ruling) A gát. (1)"
    assert readable(line, Texts("hu")) == "- **BAR-A-01** [teljes] (döntés) A gát. (1)"
    assert readable(line, Texts("de")) == "- **BAR-A-01** [voll] (Entscheidung) A gát. (1)"
    assert readable(line, Texts("en")) == line


def test_the_rules_of_ginkgopolis_are_found() -> None:
    assert len(clauses(rules_text("ginkgopolis", "en"))) > 250


def test_the_rules_end_with_the_glossary() -> None:
    lines = glossary("ginkgopolis", Texts("hu")).splitlines()
    assert lines[1:3] == ["## Szavak három nyelven", ""]
    assert lines[3:5] == ["| magyarul | angolul | németül | szabálypontok |", "| --- | --- | --- | --- |"]
    assert "| bővítés | urbanize | Urbanisieren | GIN-ACT-03, GIN-URB-02 |" in lines
    assert glossary("toy_euro", Texts("en")) == ""


def test_a_word_means_what_the_list_of_words_says_or_else_its_clauses() -> None:
    found = {term["en"]: meaning for term, meaning in meanings("underwater_cities", Texts("de"))}
    assert found["structure"] == "Gebäude oder Tunnel (eine Stadt ist keines von beiden)"
    assert found["hand limit"].startswith("Das Handkartenlimit ")
    assert {term["en"]: meaning for term, meaning in meanings("barrage", Texts("hu"))}["Automa tile"][:2] == "Az"
