"""Turns a message key and its arguments into a sentence in the reader's language, by Fluent files."""

from functools import cache, lru_cache
from pathlib import Path
from typing import Annotated, TypeAlias

from fluent.runtime import FluentResource
from fluent.syntax import ast
from msgspec import Meta

from asztal.text.patterns import Patterns, Value

LANGUAGES = ("en", "hu", "de")
# Words for people, already in their language: programs show them and never take them apart.
Said: TypeAlias = Annotated[str, Meta(extra_json_schema={"format": "said"})]
OWN_FOLDER = Path(__file__).parent
REMEMBERED = 2_000  # sentences, of which the same ones come again within a move


class Texts:
    """All sentences of one language: those of the command line and of every `folder`, from its `*.<lang>.ftl` files."""

    def __init__(self, lang: str, *folders: Path) -> None:
        if lang not in LANGUAGES:
            raise UnknownLanguage(lang)
        self.lang = lang
        self._remembered = lru_cache(REMEMBERED)(self._said)
        self._patterns = Patterns(lang)
        self.keys: set[str] = set()
        for folder in (OWN_FOLDER, *folders):
            for path in sorted(folder.glob(f"*.{lang}.ftl")):
                self._add(path)

    def _add(self, path: Path) -> None:
        resource = _parsed(path)
        for entry in resource.body:
            if isinstance(entry, ast.Message):
                if entry.id.name in self.keys:
                    raise ValueError(f"{path.name} has {entry.id.name}, which another message is called already")
                self.keys.add(entry.id.name)
                self._patterns.add(entry)

    def __contains__(self, key: str) -> bool:
        return key in self._patterns

    def say(self, key: str, /, **args: Value) -> str:
        """The sentence; raises `LookupError` where the key, or an argument that the sentence needs, is missing."""
        return self._remembered(key, tuple(args.items()))

    def _said(self, key: str, args: tuple[tuple[str, Value], ...]) -> str:
        if key not in self._patterns:
            raise LookupError(f"there is no text {key!r} in {self.lang!r}")
        try:
            return self._patterns.say(key, dict(args))
        except KeyError as error:
            raise LookupError(f"the text {key!r} in {self.lang!r} lacks {error}") from None


@cache
def _parsed(path: Path) -> ast.Resource:
    """A file as every `Texts` of its language shares it: parsing takes most of the time in which a server starts."""
    resource = FluentResource(path.read_text(encoding="utf-8"))
    for entry in resource.body:
        if isinstance(entry, ast.Junk):
            raise ValueError(f"{path.name} has a line that is not Fluent: {(entry.content or '').strip()!r}")
    return resource


@cache
def _english() -> Texts:
    return Texts("en")


class Problem(Exception):
    """Something that a person can put right: a message key and its arguments.

    The command line says it in the reader's language, with exit code 2; `str()` gives the English sentence.
    """

    def __init__(self, key: str, /, **values: str | int | float) -> None:
        self.key = key
        self.values = values

    def __str__(self) -> str:
        return self.said(_english())

    def said(self, texts: Texts) -> str:
        """The sentence in the language of the texts."""
        return texts.say(self.key, **self.values)


class UnknownLanguage(Problem):
    """There are no texts in this language."""

    def __init__(self, lang: str) -> None:
        super().__init__("unknown-language", lang=lang, known=", ".join(LANGUAGES))
