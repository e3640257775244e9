"""No text says a word or a group of words twice in a row: in clauses, pages, sentences and cards, in every language."""

import re
from collections.abc import Iterator

import pytest

from asztal.text import LANGUAGES
from tests.docs.texts import FRAME, GAMES, ROOT, aided, paragraphs, printed, ruled, taught, told

_REPEATED = re.compile(r"(?<![\w-])(\w+(?: \w+){0,7}) \1(?![\w-])", re.IGNORECASE)
# A pronoun may meet an article or another pronoun: "that that one", "az az épület", "der der Ablage", "wenn sie sie".
_MEET = {"en": {"that", "had"}, "hu": {"az"}, "de": {"der", "die", "das", "sie"}}


def repeated(text: str, lang: str) -> Iterator[str]:
    """Words that follow themselves; a comma between them is a list or a clause, and a number may stand in a row."""
    for found in _REPEATED.finditer(text):
        once, again = found[1], found[0][-len(found[1]) :]
        letter = len(once) == 1 and once != again  # "A a": a thing that a letter names, and the article after it
        if not (letter or once.isdigit() or once.casefold() in _MEET[lang]):
            yield found[0]


def read(lang: str) -> Iterator[str]:
    yield from told(FRAME, lang)
    for game in GAMES:
        for texts in (ruled, taught, aided, told, printed):
            yield from texts(game, lang)
    if lang == "en":
        for path in (*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md")):
            if path.parent.name not in ("rules", "howto", "aid"):
                yield from paragraphs(path)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_words_follow_themselves(lang: str) -> None:
    assert [(found, text) for text in read(lang) for found in repeated(text, lang)] == []


@pytest.mark.parametrize(
    ("lang", "text", "found"),
    [
        ("hu", "és az ilyen illesztés az ilyen illesztés sosem ér pontot", "az ilyen illesztés az ilyen illesztés"),
        ("en", "The the table waits", "The the"),
        ("de", "Karten Karten", "Karten Karten"),
        ("hu", "az az épület, amelyet", None),
        ("de", "jede, die die Ablage verlässt, der, der beginnt", None),
        ("hu", "2-2 sikerpont, egy-egy lap", None),
        ("hu", "miközben A a másik helyre kerül", None),
        ("de", "Züge 2 2 1", None),
    ],
)
def test_what_counts_as_repeated(lang: str, text: str, found: str | None) -> None:
    assert next(repeated(text, lang), None) == found
