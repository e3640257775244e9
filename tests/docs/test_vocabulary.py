"""The page of the words in which cards are written is made from the words themselves; `make golden` writes it anew."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

from asztal.games.barrage.vocabulary import TILE_WORDS
from asztal.games.barrage.vocabulary import WORDS as VALLEY
from asztal.games.ginkgopolis.vocabulary import BONUSES
from asztal.games.imperial_miners.vocabulary import WORDS as MINERS
from asztal.games.underwater_cities.vocabulary import CONDITIONS
from asztal.games.underwater_cities.vocabulary import WORDS as OCEAN
from asztal.kernel.vocabulary import Vocabulary
from asztal.testkit.golden import hold

PAGE = Path(__file__).parents[2] / "docs" / "games" / "vocabulary.md"
HEAD = """# The words of the cards

What a card does is data. An effect is a list of parts, and a part is a table in which exactly one key is a word; the
other keys are its fields, as in `{ pay = { credit = 3 }, then = [{ gain = { point = 3 } }] }`. "This many" is the
value of the word itself. Each word is a typed class in the game's `vocabulary.py`; rules, sentences, icons and bots
match on it, and a row that does not fit is refused with the card's id. Below each table are the values that a word or
a field may have, where they are names.
"""
VOCABULARIES: dict[str, Vocabulary[Any]] = {
    "Barrage: rewards, incomes and actions": VALLEY,
    "Barrage: technology tiles": TILE_WORDS,
    "Ginkgopolis: what a card gives while it is in a player's area": BONUSES,
    "Imperial Miners: effects": MINERS,
    "Underwater Cities: effects": OCEAN,
    "Underwater Cities: conditions": CONDITIONS,
}


def page() -> Iterator[str]:
    yield HEAD
    for title, words in VOCABULARIES.items():
        yield f"## {title}\n\n| word | other fields | what it means |\n|---|---|---|"
        for word, others, meaning in words.pages():
            fields = ", ".join(f"`{name}`" for name in others)
            yield f"| `{word}` | {fields} | {' '.join(meaning.split())} |"
        yield ""
        if named := [*values(words)]:
            yield "\n".join([*named, ""])


def values(words: Vocabulary[Any]) -> Iterator[str]:
    """Which values a field may have, once for all words that take the same ones."""
    for names, takers in words.values().items():
        own = [f"`{word}`" for word, field in takers if word == field]
        of: dict[str, list[str]] = {}
        for word, field in takers:
            if word != field:
                of.setdefault(field, []).append(f"`{word}`")
        said = [*own, *(f"`{field}` of {', '.join(each)}" for field, each in of.items())]
        yield f"* {'; '.join(said)}: {', '.join(f'`{name}`' for name in names)}."


def test_the_page_of_the_vocabulary_says_every_word() -> None:
    hold(PAGE, "\n".join(page()))
