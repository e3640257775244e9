"""Dots and quotation marks stand as each language has them."""

import re

import pytest

from asztal.text import LANGUAGES
from tests.docs.texts import FRAME, GAMES, printed, ruled, taught, told

# Between words they stand for one left out; at the end German puts a space before them, the others do not.
_DOTS = {"en": r"\s…(?!\s)", "hu": r"\s…(?!\s)|\.\.\.", "de": r"[^\s„(]…|\.\.\."}
_MARKS = {"en": "[„»«]", "hu": "[“»«]", "de": "[”»«]"}


def read(lang: str) -> list[str]:
    pages = [text for game in GAMES for kind in (ruled, taught, printed) for text in kind(game, lang)]
    return pages + [text for game in (FRAME, *GAMES) for text in told(game, lang)]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_dots_and_quotation_marks_are_those_of_the_language(lang: str) -> None:
    wrong = re.compile(f"{_DOTS[lang]}|{_MARKS[lang]}")
    assert [(found[0], text) for text in read(lang) if (found := wrong.search(text))] == []
