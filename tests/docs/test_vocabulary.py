"""The page of the words in which cards are written is made from the words themselves; `make golden` writes it anew."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

from asztal.games.barrage.parts import TILE_WORDS
from asztal.games.barrage.parts import WORDS as VALLEY
from asztal.games.ginkgopolis.parts import BONUSES
from asztal.games.imperial_miners.parts import WORDS as MINERS
from asztal.games.underwater_cities.parts import CONDITIONS
from asztal.games.underwater_cities.parts import WORDS as OCEAN
from asztal.kernel.vocabulary import Vocabulary
from asztal.testkit.golden import hold

PAGE = Path(__file__).parents[2] / "docs" / "games" / "vocabulary.md"
HEAD = """# The words of the cards

What a card does is data: an effect is a list of parts, and a part is a table in which exactly one key is a word; the
others are its fields, as in `{ pay = { credit = 3 }, then = [{ gain = { point = 3 } }] }`. Each word is a typed class
in the game's `parts.py`; rules, sentences, signs and bots match on it, and a row that does not fit is refused with the
card's id.
"""
VOCABULARIES: dict[str, Vocabulary[Any]] = {
    "Barrage: rewards, incomes and actions": VALLEY,
    "Barrage: technology tiles": TILE_WORDS,
    "Ginkgopolis: what a card pays while it lies in its holder's area": BONUSES,
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


def test_the_page_of_the_vocabulary_says_every_word() -> None:
    hold(PAGE, "\n".join(page()))
