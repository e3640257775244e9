"""One thing has one name: in clauses, pages on how to play, log, cards and on the board, in every language."""

import re
import unicodedata
from collections.abc import Iterator, Sequence
from functools import cache
from pathlib import Path

import pytest

from asztal.text import LANGUAGES
from asztal.text.rules import terms

ROOT = Path(__file__).parents[2]
GAMES = sorted(path.name.split(".")[0] for path in (ROOT / "docs" / "rules").glob("*.glossary.toml"))


def plain(text: str) -> str:
    """Without capitals and accents: "Städte" has the letters of "Stadt"."""
    letters = unicodedata.normalize("NFD", text.casefold())
    return "".join(letter for letter in letters if not unicodedata.combining(letter))


@cache
def ruled(game: str, lang: str) -> list[str]:
    """What the rules say."""
    name = game if lang == "en" else f"{game}.{lang}"
    return (ROOT / "docs" / "rules" / f"{name}.md").read_text("utf-8").splitlines()


@cache
def taught(game: str, lang: str) -> list[str]:
    """What the page on how to play says."""
    return (ROOT / "docs" / "howto" / f"{game}.{lang}.md").read_text("utf-8").splitlines()


@cache
def told(game: str, lang: str) -> list[str]:
    """What the log, the cards and the board say."""
    return list(_messages(game, lang))


def _messages(game: str, lang: str) -> Iterator[str]:
    for folder in (ROOT / "src" / "asztal" / "games" / game / "face", ROOT / "web" / "src" / "games" / game):
        for path in sorted(folder.glob(f"*.{lang}.ftl")):
            for message in re.split(r"(?m)^(?=[\w-]+ =)", path.read_text("utf-8")):
                text = re.sub(r"(?m)^#.*$|^[\w-]+ =", "", message)
                yield re.sub(r"\[[\w.-]+\]|\$[\w-]+|\{ [a-z_-]+ \}", "", text)  # ids, not words


def named(name: str, lang: str, texts: Sequence[str]) -> bool:
    """Whether one of the texts has the words of a name; in Hungarian and German their endings may differ."""
    stems = [word if lang == "en" else word[: max(4, len(word) * 2 // 3)] for word in plain(name).split()]
    words = re.compile(r"\w*\s+".join(map(re.escape, stems)))
    return any(words.search(plain(text)) for text in texts)


def test_every_game_has_a_glossary() -> None:
    assert GAMES == ["barrage", "ginkgopolis", "imperial_miners", "underwater_cities"]
    assert all(len(terms(game)) >= 30 for game in GAMES)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_the_clauses_use_these_names(game: str, lang: str) -> None:
    assert [term[lang] for term in terms(game) if not named(term[lang], lang, ruled(game, lang))] == []


@pytest.mark.parametrize("lang", ["hu", "de"])
@pytest.mark.parametrize("game", GAMES)
def test_what_is_named_at_the_table_has_its_name_in_all_languages(game: str, lang: str) -> None:
    said = [term for term in terms(game) if named(term["en"], "en", told(game, "en"))]
    assert len(said) >= 20
    assert [term[lang] for term in said if not named(term[lang], lang, told(game, lang))] == []


@pytest.mark.parametrize("lang", ["hu", "de"])
@pytest.mark.parametrize("game", GAMES)
def test_no_text_uses_another_name(game: str, lang: str) -> None:
    others = [word for term in terms(game) for word in term.others.get(lang, ())]
    used = re.compile(rf"\b(?:{'|'.join(map(re.escape, others))})\w*", re.IGNORECASE)
    texts = (*ruled(game, lang), *taught(game, lang), *told(game, lang))
    assert [(found[0], text) for text in texts if (found := used.search(text))] == []
