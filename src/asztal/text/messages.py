"""Turns a message key and its arguments into a sentence in the reader's language, by Fluent files."""

from functools import cache, lru_cache
from pathlib import Path
from typing import Annotated, TypeAlias

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast
from msgspec import Meta

LANGUAGES = ("en", "hu", "de")
# Words for people, already in their language: programs show them and never take them apart.
Said: TypeAlias = Annotated[str, Meta(extra_json_schema={"format": "said"})]
OWN_FOLDER = Path(__file__).parent
REMEMBERED = 10_000  # sentences, because putting one together takes long


class Texts:
    """All sentences of one language: those of the command line and of every `folder`, from its `*.<lang>.ftl` files."""

    def __init__(self, lang: str, *folders: Path) -> None:
        if lang not in LANGUAGES:
            raise UnknownLanguage(lang)
        self.lang = lang
        self._remembered = lru_cache(REMEMBERED)(self._said)
        self._bundle = FluentBundle([lang], use_isolating=False)
        self.keys: set[str] = set()
        for folder in (OWN_FOLDER, *folders):
            for path in sorted(folder.glob(f"*.{lang}.ftl")):
                self._add(path)

    def _add(self, path: Path) -> None:
        resource = _parsed(path)
        for entry in resource.body:
            if isinstance(entry, ast.Message) and self._bundle.has_message(entry.id.name):
                raise ValueError(f"{path.name} has {entry.id.name}, which another message is called already")
        self.keys |= {entry.id.name for entry in resource.body if isinstance(entry, ast.Message)}
        self._bundle.add_resource(resource)

    def __contains__(self, key: str) -> bool:
        return self._bundle.has_message(key)

    def say(self, key: str, /, **args: str | int | float) -> str:
        """The sentence; raises `LookupError` where the key, or an argument that the sentence needs, is missing."""
        return self._remembered(key, tuple(args.items()))

    def _said(self, key: str, args: tuple[tuple[str, str | int | float], ...]) -> str:
        pattern = self._bundle.get_message(key).value if self._bundle.has_message(key) else None
        if pattern is None:
            raise LookupError(f"there is no text {key!r} in {self.lang!r}")
        sentence, errors = self._bundle.format_pattern(pattern, dict(args))
        if errors:
            raise LookupError(f"the text {key!r} in {self.lang!r}: {errors[0]}")
        return str(sentence)


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
