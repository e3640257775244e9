"""One thing has one name in every language: in clauses, pages, log, cards, on the board and in the frame around it."""

import re
import unicodedata
from collections.abc import Iterator, Sequence

import pytest

from asztal.text import LANGUAGES, Texts
from asztal.text.rules import clauses, meanings, rules_text, terms
from tests.docs.texts import FRAME, GAMES, aided, printed, ruled, sentences, taught, told

# Words of time, which are easily taken for one another.
TIMES = ("turn", "round", "move", "step")
# "körbe" and "körül" are no turns; whoever is "am Zug" is asked, whatever that is called.
_TIME = {"hu": r"\b{}(?!be\b|ül|ny|öz|pont)", "de": r"(?<!am )\b{}(?:e|en|es|n|s)?\b"}


def plain(text: str) -> str:
    """Without capitals and accents: "Städte" has the letters of "Stadt"."""
    letters = unicodedata.normalize("NFD", text.casefold())
    return "".join(letter for letter in letters if not unicodedata.combining(letter))


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
def test_every_word_means_something_and_names_clauses_that_exist(game: str, lang: str) -> None:
    known = {clause.id for clause in clauses(rules_text(game, lang))}
    found = meanings(game, Texts(lang))
    assert [term["en"] for term, meaning in found if len(meaning) < 10 or not known.issuperset(term.clauses)] == []
    assert all(term.clauses for term, _ in found)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_the_clauses_use_these_names(game: str, lang: str) -> None:
    assert [term[lang] for term in terms(game) if not named(term[lang], lang, ruled(game, lang))] == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_frame_uses_its_names(lang: str) -> None:
    assert [term[lang] for term in terms(FRAME) if not named(term[lang], lang, told(FRAME, lang))] == []


@pytest.mark.parametrize("lang", ["hu", "de"])
@pytest.mark.parametrize("game", GAMES)
def test_what_is_named_at_the_table_has_its_name_in_all_languages(game: str, lang: str) -> None:
    said = [term for term in terms(game) if named(term["en"], "en", told(game, "en"))]
    assert len(said) >= 20
    assert [term[lang] for term in said if not named(term[lang], lang, told(game, lang))] == []


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", [FRAME, *GAMES])
def test_no_text_uses_another_name(game: str, lang: str) -> None:
    """Rules, pages on how to play, aids, sentences and cards with their names."""
    others = [word for term in terms(game) for word in term.others.get(lang, ())]
    used = re.compile(rf"\b(?:{'|'.join(map(re.escape, others))})\w*", re.IGNORECASE)
    kinds = (told,) if game == FRAME else (ruled, taught, aided, told, printed)
    texts = (text for kind in kinds for text in kind(game, lang))
    assert [(found[0], text) for text in texts if others and (found := used.search(text))] == []


def times(game: str, lang: str) -> dict[str, set[str]]:
    """The names of turn, round, move and step, each with what it may mean in English."""
    glossary = {term["en"]: term[lang] for term in (*terms(FRAME), *terms(game)) if term["en"] in TIMES}
    return {name: {en for en in glossary if glossary[en] == name} for name in glossary.values()}


def side_by_side(game: str, lang: str) -> Iterator[tuple[str, str, str]]:
    """What is said in English and in another language, by key or clause."""
    english = sentences(game, "en")
    for key, ways in sentences(game, lang).items():
        yield key, " ".join(english[key]), " ".join(ways)
    if game != FRAME:
        for theirs, ours in zip(clauses(rules_text(game, "en")), clauses(rules_text(game, lang)), strict=True):
            yield ours.id, theirs.text, ours.text


@pytest.mark.parametrize("lang", ["hu", "de"])
@pytest.mark.parametrize("game", [FRAME, *GAMES])
def test_turns_rounds_and_moves_are_not_mixed_up(game: str, lang: str) -> None:
    """Their names stand only where the English sentence speaks of the same."""
    mixed = []
    for name, meant_by in times(game, lang).items():
        used = re.compile(_TIME[lang].format(name.replace("u", "[uü]")), re.IGNORECASE)
        meant = re.compile(rf"\b(?:{'|'.join(meant_by)})s?\b", re.IGNORECASE)
        texts = side_by_side(game, lang)
        mixed += [(key, name, ours) for key, en, ours in texts if used.search(ours) and not meant.search(en)]
    assert mixed == []
