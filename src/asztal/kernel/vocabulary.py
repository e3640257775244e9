"""A vocabulary: the words in which a game's cards are written, each a typed class that is read from a card's row.

An effect is a list of parts. A part is a table in which exactly one key is a word; the others are its fields, as in
`{ pay = { credit = 3 }, then = [{ gain = { point = 3 } }] }`.
"""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Generic, TypeVar

import msgspec
from msgspec import Struct

P = TypeVar("P", bound=tuple[Any, ...])


class Word(Struct, frozen=True, forbid_unknown_fields=True):
    """One word in which cards are written, as data for rules, sentences, icons and bots; its first field names it.

    A word is no verb: what it does is an `Effect` that the game makes of it.
    """


class Vocabulary(Generic[P]):
    """Reads rows of card data into the words of one game; `parts` is the tuple class that an effect becomes.

    Words may hold what vocabularies `beside` this one read, as conditions.
    """

    def __init__(self, parts: type[P], *words: type[Word], beside: "Iterable[Vocabulary[Any]]" = ()) -> None:
        self._parts = parts
        self._readers = {vocabulary._parts: vocabulary for vocabulary in (self, *beside)}
        self._fields = {word: [field.encode_name for field in msgspec.structs.fields(word)] for word in words}
        self._words = {fields[0]: word for word, fields in self._fields.items()}

    def read(self, rows: Mapping[str, Any] | Iterable[Mapping[str, Any]], where: str) -> P:
        """The parts of an effect, or its only one; what is none raises a `ValueError` that says where it stands."""
        listed = [rows] if isinstance(rows, Mapping) else rows
        return self._parts(self._part(row, f"{where}[{number}]") for number, row in enumerate(listed, 1))

    def pages(self) -> Iterable[tuple[str, Sequence[str], str]]:
        """Every word with its other fields and what it means, for the page of the vocabulary."""
        for name, word in self._words.items():
            yield name, self._fields[word][1:], (word.__doc__ or "").strip()

    def _part(self, row: Mapping[str, Any], where: str) -> Word:
        named = [key for key in row if key in self._words]
        fitting = [key for key in named if set(row) <= set(self._fields[self._words[key]])] or named
        if len(fitting) != 1:
            raise ValueError(f"{where}: one word is needed, not {' and '.join(fitting) or 'none'}, in {dict(row)}")
        word = self._words[fitting[0]]
        try:
            return msgspec.convert(row, word, dec_hook=lambda kind, rows: self._readers[kind].read(rows, where))
        except msgspec.ValidationError as error:
            raise ValueError(f"{where}.{fitting[0]}: {error}") from None
