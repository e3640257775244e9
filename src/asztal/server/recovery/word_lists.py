"""The three word lists, and how a typed word is found in one: whole or by its start, without accents, in any case.

A list has 2,048 words of 4 to 8 letters in `LANGUAGE.txt`, no two of which begin with the same four letters once
accents and case are gone, in the order of these starts. The words are ours: common, easy to spell, nothing rude, sad or
political, no names; and not the list of wallets, for which guards of browsers look on pages. The number of its line is
what a word means, and people have words on paper: a list that has been served never changes, not even for a mistake in
it; a test holds its hash.
"""

import unicodedata
from collections.abc import Iterator, Sequence
from functools import cache
from pathlib import Path
from string import ascii_lowercase

from asztal.text import LANGUAGES

SIZE = 2048
START = 4  # letters: enough to know a word
_UMLAUTS = str.maketrans({"ä": "ae", "ö": "oe", "ü": "ue"})  # how German is written without them


def fold(text: str) -> str:
    """Small letters without accents: what two people write who mean one word."""
    bare = "".join(
        sign for sign in unicodedata.normalize("NFKD", text) if not unicodedata.category(sign).startswith("M")
    )
    return bare.lower().replace("ß", "ss")


def typed_words(text: str) -> list[str]:
    """What stands between anything that is no letter: spaces, commas, hyphens, new lines, the numbers of a list."""
    return "".join(sign if sign.isalpha() else " " for sign in fold(text)).split()


class WordList:
    """The words of one language, by number."""

    def __init__(self, language: str, words: Sequence[str]) -> None:
        self.language, self.words = language, words
        self._plain = [fold(word) for word in words]
        self._by_start = {plain[:START]: number for number, plain in enumerate(self._plain)}
        spelled = (
            {fold(word.translate(_UMLAUTS)): number for number, word in enumerate(words)} if language == "de" else {}
        )
        self._spelled = spelled

    def number(self, typed: str) -> int | None:
        """The number of a folded word or of its start of four letters or more; None for anything else."""
        number = self._by_start.get(typed[:START])
        if number is not None and self._plain[number].startswith(typed):
            return number
        return self._spelled.get(typed)

    def suggestion(self, typed: str) -> str | None:
        """The word that was probably meant: with the same start, else one slip away.

        Rather a whole word than a start, and rather with the first letter right.
        """
        same = self._by_start.get(typed[:START])
        if same is not None:
            return self.words[same]
        near = [
            (other != self._plain[number], other[:1] != typed[:1], number)
            for other in _slips(typed)
            if (number := self.number(other)) is not None
        ]
        return self.words[min(near)[-1]] if near else None


def _slips(typed: str) -> Iterator[str]:
    """What differs by one letter that is too many, missing, mistaken or swapped with the next."""
    for i in range(len(typed) + 1):
        before, after = typed[:i], typed[i:]
        yield before + after[1:]
        yield before + after[1:2] + after[:1] + after[2:]
        for letter in ascii_lowercase:
            yield before + letter + after
            yield before + letter + after[1:]


@cache
def word_list(language: str) -> WordList:
    """The list of one language, read once."""
    text = (Path(__file__).parent / f"{language}.txt").read_text("utf-8")
    return WordList(language, tuple(text.split()))


def word_lists() -> list[WordList]:
    """The lists of all languages, in the order in which they are tried."""
    return [word_list(language) for language in LANGUAGES]
