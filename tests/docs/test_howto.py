"""The pages on how to play say the same in every language, and their figures show positions that there are."""

import re
from pathlib import Path

import pytest

from asztal import registry
from asztal.text import LANGUAGES
from asztal.text.howto import figures, howto_text, in_words, stills

FOLDER = Path(__file__).parents[2] / "docs" / "howto"
GAMES = sorted(path.stem for path in FOLDER.glob("*.jsonl"))
OTHERS = [(game, lang) for game in GAMES for lang in LANGUAGES if lang != "en"]


def shape(text: str) -> list[str]:
    """The kinds of its lines, in order."""
    kinds = [re.match(r"#+ |- |!\[|", line) for line in text.splitlines() if line]
    return [kind[0] for kind in kinds if kind]


def test_every_game_has_a_page_in_every_language() -> None:
    assert set(GAMES) == {name for name, title in registry.titles().items() if title.finished}
    assert all(howto_text(game, lang) for game in GAMES for lang in LANGUAGES)


@pytest.mark.parametrize(("game", "lang"), OTHERS)
def test_headings_items_and_figures_are_those_of_the_english_page(game: str, lang: str) -> None:
    english, other = howto_text(game, "en"), howto_text(game, lang)
    assert shape(other) == shape(english)
    pairs = list(zip(figures(english), figures(other), strict=True))
    for theirs, ours in pairs:
        assert (ours.still, ours.look) == (theirs.still, theirs.look)
        assert ours.words != theirs.words


@pytest.mark.parametrize("game", GAMES)
def test_the_positions_of_the_figures_are_stored(game: str) -> None:
    text = howto_text(game, "en")
    found = stills(registry.find(game), text)
    assert set(found) == {figure.still for figure in figures(text)}
    assert len(found) >= 3


@pytest.mark.parametrize("game", GAMES)
def test_every_figure_numbers_its_marks_in_words(game: str) -> None:
    for lang in LANGUAGES:
        for figure in figures(howto_text(game, lang)):
            marks = re.search(r"mark=(\S+)", figure.look)
            numbers = re.findall(r"(?:^|\s)(\d):", figure.words)
            assert numbers == [str(n + 1) for n in range(len(marks[1].split(",")) if marks else 0)], figure


def test_whoever_sees_no_figures_reads_them() -> None:
    text = in_words(howto_text("ginkgopolis", "en"))
    assert "](" not in text
    assert "[The city at the start" in text
