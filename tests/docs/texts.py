"""All texts that people read, in every language, in pieces in which one word follows another."""

import re
from collections.abc import Iterator
from functools import cache
from itertools import product
from pathlib import Path

from fluent.runtime import FluentResource
from fluent.syntax import ast

from asztal import registry
from asztal.text.aid import aid_text
from asztal.text.wording import wording_of

ROOT = Path(__file__).parents[2]
GAMES = sorted(path.name.split(".")[0] for path in (ROOT / "docs" / "rules").glob("*.md") if path.name.count(".") == 1)
GAMES.remove("README")
FRAME = "frame"
_GAP = "{}"  # what is put in when the sentence is said
_BLOCK = re.compile(r"\s*(?:[-*+>|#]|\d+\.|!\[)")


@cache
def ruled(game: str, lang: str) -> list[str]:
    """What the rules say."""
    name = game if lang == "en" else f"{game}.{lang}"
    return paragraphs(ROOT / "docs" / "rules" / f"{name}.md")


@cache
def taught(game: str, lang: str) -> list[str]:
    """What the page on how to play says."""
    name = game if lang == "en" else f"{game}.{lang}"
    return paragraphs(ROOT / "docs" / "howto" / f"{name}.md")


@cache
def aided(game: str, lang: str) -> list[str]:
    """What the player aid says, with the numbers and words from the data."""
    return pieces(aid_text(registry.find(game), lang))


@cache
def told(game: str, lang: str) -> list[str]:
    """What the log, the reasons and the board say, or the frame around every game."""
    return [text for ways in sentences(game, lang).values() for text in ways]


@cache
def sentences(game: str, lang: str) -> dict[str, list[str]]:
    """The same by their keys, each in every way in which it can be said."""
    paths = (path for folder in _folders(game) for path in sorted(folder.glob("*.ftl")))
    return {key: ways for path in paths if f".{path.name}".endswith(f".{lang}.ftl") for key, ways in said(path)}


def _folders(game: str) -> tuple[Path, Path]:
    if game == FRAME:
        return ROOT / "src" / "asztal" / "text", ROOT / "web" / "src" / "lib" / "words"
    return ROOT / "src" / "asztal" / "games" / game / "face", ROOT / "web" / "src" / "games" / game


@cache
def printed(game: str, lang: str) -> list[str]:
    """What the cards say: names, facts and effects as they are put together."""
    cards = wording_of(registry.find(game), lang).cards()
    return [text for card in cards for text in (card.heading, card.text)]


@cache
def paragraphs(path: Path) -> list[str]:
    """A page in pieces."""
    return pieces(path.read_text("utf-8"))


def pieces(text: str) -> list[str]:
    """One piece for each paragraph, item, title or row; without code."""
    text = re.sub(r"(?ms)^```.*?^```|<[^>]*>", "", text)
    made: list[str] = []
    goes_on = False
    for line in text.splitlines():
        if goes_on and line.strip() and not _BLOCK.match(line):
            made[-1] += " " + line.strip()
        elif line.strip():
            made.append(line.strip())
        goes_on = bool(line.strip())
    return made


def said(path: Path) -> Iterator[tuple[str, list[str]]]:
    """The sentences of a Fluent file by their keys, each in every way in which it can be said."""
    for entry in FluentResource(path.read_text("utf-8")).body:
        if isinstance(entry, (ast.Message, ast.Term)) and entry.value:
            yield entry.id.name, list(_ways(entry.value))


def _ways(pattern: ast.Pattern) -> Iterator[str]:
    parts: list[list[str]] = []
    for element in pattern.elements:
        if isinstance(element, ast.TextElement):
            parts.append([element.value])
        elif isinstance(element.expression, ast.SelectExpression):
            parts.append([text for variant in element.expression.variants for text in _ways(variant.value)])
        elif isinstance(element.expression, ast.StringLiteral):
            parts.append([element.expression.parse()["value"]])
        else:
            parts.append([_GAP])
    return ("".join(way) for way in product(*parts))
