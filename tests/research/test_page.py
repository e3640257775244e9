"""The page on encodings explains every field, with the hash that it has."""

import re
from fnmatch import fnmatchcase
from pathlib import Path

import pytest

from asztal import registry
from asztal.research import encoding_of
from asztal.research.encoding import VERSION

PAGE = (Path(__file__).parents[2] / "docs" / "encodings.md").read_text("utf-8")
PARTS = dict(re.findall(r"(?ms)^## ([^\n]+)\n(.*?)(?=^## |\Z)", PAGE))
GAMES = [title.name for title in registry.titles().values() if title.finished]


def patterns(part: str) -> list[str]:
    return re.findall(r"(?m)^\| `([^`]+)` \|", PARTS[part])


@pytest.mark.parametrize("game", GAMES)
def test_every_field_is_explained(game: str) -> None:
    encoding, own = encoding_of(game), patterns(game.replace("_", " ").title())
    known = own + patterns("Every game")
    fields = [*encoding.state, *encoding.options]
    assert [field for field in fields if not any(fnmatchcase(field, pattern) for pattern in known)] == []
    assert [pattern for pattern in own if not any(fnmatchcase(field, pattern) for field in fields)] == []


@pytest.mark.parametrize("game", GAMES)
def test_the_page_names_version_hash_and_sizes(game: str) -> None:
    encoding = encoding_of(game)
    wide, deep = encoding.shape
    assert f"| {game} | {VERSION} | `{encoding.hash}` | {wide} | {deep} |" in PAGE
