"""A vocabulary: the words in which a game's cards are written, each a typed class that is read from a card's row.

An effect is a list of parts. A part is a table in which exactly one key is a word; the others are its fields, as in
`{ pay = { credit = 3 }, then = [{ gain = { point = 3 } }] }`.
"""

import difflib
import re
import tomllib
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any, Generic, Literal, TypeVar, get_args, get_origin

import msgspec
from msgspec import Struct

P = TypeVar("P", bound=tuple[Any, ...])

_MANY = 12  # names: a longer list hides the one that was meant, and the page of the vocabulary has it

# What msgspec says of a value that is none of the known ones, and of a field that a word does not have.
_UNKNOWN_VALUE = re.compile(r"Invalid enum value '?(.*?)'? - at .*?\$\.(\w+)")
_UNKNOWN_FIELD = re.compile(r"Object contains unknown field `(.*?)`$")


def meant(given: object, known: Iterable[object], what: str) -> str:
    """The end of an error about a name that is not known: the one that was probably meant, and a short list of all."""
    names = list(dict.fromkeys(str(name) for name in known if name != ""))
    close = difflib.get_close_matches(str(given), names, 1)
    hint = f"; did you mean `{close[0]}`?" if close else ""
    return hint if close and len(names) > _MANY else f"{hint} ({what}: {', '.join(names) or 'none'})"


def tables(text: str, file: str) -> dict[str, Any]:
    """What a TOML file says; a mistake in its notation raises a `ValueError` that names the file and the line."""
    try:
        return tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise ValueError(f"{file}: {error}") from None


def rows_by_id(rows: Iterable[Mapping[str, Any]], needs: Sequence[str], may: Sequence[str] = ()) -> dict[str, Any]:
    """The rows of a list of cards by their ids.

    A row raises a `ValueError` with its id if a field is missing or unknown, if an earlier row has the same id, or if
    its name is not given in the languages of the first row.
    """
    found: dict[str, Any] = {}
    for row in rows:
        where = str(row.get("id", f"the card after {next(reversed(found), 'none')}"))
        if where in found:
            raise ValueError(f"{where}: an earlier card has this id")
        _check_fields(row, ("id", *needs), may, where)
        found[where] = row
        languages = next(iter(found.values())).get("name", {})
        if set(given := row.get("name", {})) != set(languages):
            raise ValueError(
                f"{where}: `name` needs these languages: {', '.join(languages)}; it has {', '.join(given)}"
            )
    return found


def _check_fields(row: Mapping[str, Any], needs: Sequence[str], may: Sequence[str], where: str) -> None:
    known = (*needs, *may)
    for field in row:
        if field not in known:
            raise ValueError(f"{where}: there is no field `{field}`{meant(field, known, 'fields')}")
    for field in needs:
        if field not in row:
            raise ValueError(f"{where}: `{field}` is missing")


def one_of(given: str, known: Iterable[str], what: str, where: str) -> str:
    """The value itself if it is known; any other raises a `ValueError` that says where it is and what was meant."""
    names = list(known)
    if given not in names:
        raise ValueError(f"{where}: there is no {what} `{given}`{meant(given, names, 'known')}")
    return given


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

    def values(self) -> dict[tuple[str, ...], list[tuple[str, str]]]:
        """The values that are allowed by name, with every word and field that takes one of them."""
        found: dict[tuple[str, ...], list[tuple[str, str]]] = {}
        for name, word in self._words.items():
            for field in msgspec.structs.fields(word):
                allowed = dict.fromkeys(value for value in _values(field.type) if isinstance(value, str) and value)
                if allowed:
                    found.setdefault(tuple(allowed), []).append((name, field.encode_name))
        return found

    def _part(self, row: Mapping[str, Any], where: str) -> Word:
        named = [key for key in row if key in self._words]
        fitting = [key for key in named if set(row) <= set(self._fields[self._words[key]])] or named
        if len(fitting) != 1:
            hint = "; give each a table of its own" if fitting else self._nearest(row)
            raise ValueError(
                f"{where}: one word is needed, not {' and '.join(fitting) or 'none'}, in {dict(row)}{hint}"
            )
        word, where = self._words[fitting[0]], f"{where}.{fitting[0]}"
        within: list[ValueError] = []

        def read(kind: type[Any], rows: Any) -> Any:
            try:
                return self._readers[kind].read(rows, where)
            except ValueError as error:
                within.append(error)
                raise

        try:
            return msgspec.convert(row, word, dec_hook=read)
        except msgspec.ValidationError as error:
            # An effect within this one has said where it is; msgspec would only add to that.
            raise (within or [ValueError(f"{where}: {error}{self._hint(word, str(error))}")])[0] from None

    def _nearest(self, row: Mapping[str, Any]) -> str:
        """Of the keys of a row without a word, the one that is most like a word."""
        likely = (key for key in row if difflib.get_close_matches(key, self._words, 1))
        return meant(next(likely, ""), self._words, "words")

    def _hint(self, word: type[Word], error: str) -> str:
        """What was meant by an unknown field or value; nothing for other errors, which say what they expect."""
        name, *others = self._fields[word]
        if wrong := _UNKNOWN_FIELD.match(error):
            return meant(wrong[1], others, f"other fields of `{name}`")
        if wrong := _UNKNOWN_VALUE.match(error):
            types = {field.encode_name: field.type for field in msgspec.structs.fields(word)}
            return meant(wrong[1], _values(types[wrong[2]]), "known")
        return ""


def _values(kind: Any) -> Iterator[object]:
    """The values that a type allows by name."""
    for each in get_args(kind):
        if get_origin(kind) is Literal:
            yield each
        else:
            yield from _values(each)
