"""Golden files: one out of date is named, and all are written on request."""

from pathlib import Path

import pytest

from asztal.testkit.golden import hold_all, with_figures

TEXTS = {"en": "Of 7 cards 2 are red.", "de": "Von 7 Karten sind 2 rot."}


@pytest.fixture
def rules(tmp_path: Path) -> Path:
    for lang, text in TEXTS.items():
        (tmp_path / f"game.{lang}.md").write_text(f"- **GAM-01** {text}\n- **GAM-02** There are 7.\n", "utf-8")
    return tmp_path


def test_all_files_that_are_out_of_date_are_named(rules: Path) -> None:
    hold_all(with_figures(rules, {"GAM-01": (7, 2), "GAM-02": (7,)}))
    new = rules / "new.txt"
    with pytest.raises(
        AssertionError, match=r"`make golden`, and review the diff: game\.de\.md, game\.en\.md, new\.txt"
    ):
        hold_all({**with_figures(rules, {"GAM-01": (8, 2), "GAM-02": (7,)}), new: "new"})


def test_they_are_written_on_request(rules: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("ASZTAL_GOLDEN", "write")
    hold_all(with_figures(rules, {"GAM-01": (8, 3), "GAM-02": (8,)}))
    german = (rules / "game.de.md").read_text("utf-8")
    assert german == "- **GAM-01** Von 8 Karten sind 3 rot.\n- **GAM-02** There are 8.\n"
    assert "Of 8 cards 3 are red." in (rules / "game.en.md").read_text("utf-8")


def test_a_clause_that_has_other_numbers_must_be_put_into_words_again(rules: Path) -> None:
    with pytest.raises(AssertionError, match=r"game.de.md: GAM-01 should have these numbers: \(7,\)"):
        with_figures(rules, {"GAM-01": (7,)})
    with pytest.raises(AssertionError, match="GAM-03 is in no rules file"):
        with_figures(rules, {"GAM-01": (7, 2), "GAM-03": (7,)})
