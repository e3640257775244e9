"""Recovery words: the lists, the check of the code counted out, and reading what people type, slips and all."""

import json
import random
import re
import unicodedata
from hashlib import sha256
from itertools import combinations, permutations
from pathlib import Path
from typing import NamedTuple

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from asztal.server.recovery.code import BITS, COUNT, SECRET, from_numbers, to_numbers
from asztal.server.recovery.phrases import is_twofold, new_secret, phrase_of, read_phrase, stored_hash
from asztal.server.recovery.word_lists import SIZE, START, fold, typed_words, word_list, word_lists
from asztal.testkit.golden import hold
from asztal.text import LANGUAGES

GOLDEN = Path(__file__).parents[1] / "golden" / "recovery.json"
LETTERS = {"en": "a-z", "hu": "a-záéíóöőúüű", "de": "a-zäöüßé"}
# People have these words on paper: a list that changes takes their way home away.
HASHES = {
    "en": "a8428fd7891a8c23",
    "hu": "4ce48eb874f5a73e",
    "de": "b0f269471ce6fb65",
}
# Starts that would be read aloud with a blush, or that make sad or angry; each language has its own.
BLOCKED = {
    "en": "anal anus arse bitc bomb cock corp crap cunt damn dead deat devi dick drug drun fart fuck hate homo kill "
    "nazi nigg nude orgy peni piss poop porn puss raci rape shit slav slut suic terr tits tort turd vagi wank whor",
    "hu": "anus basz bazd bomb buzi cici csöc dögl fasz fing foss fost geci gyász gyil hala hábo hitl hugy kaki kurv "
    "köcs náci orgi péni pics pina pisi pöcs punc segg sírh szar szex szűz terr tetű vagi",
    "de": "anal arsc bomb depp fick folt fotz furz gewa gift hass heil hitl hode homo hure idio jude kack kote krie "
    "leich mord nazi nutt peni piss porn rass sarg sche sexu ster titt tote verg waffe wich",
}
EXCUSED = {
    "en": {"device", "terrace", "tortoise"},
    "hu": {"habos", "halász", "kocsi"},
    "de": {"kriechen", "leicht", "rassel", "scheibe", "stern", "waffel"},
}
secrets_ = st.binary(min_size=SECRET, max_size=SECRET)
languages = st.sampled_from(LANGUAGES)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_list_is_what_it_promises(language: str) -> None:
    words = word_list(language).words
    assert len(words) == SIZE == 1 << BITS
    assert all(re.fullmatch(f"[{LETTERS[language]}]{{4,8}}", word) for word in words)
    assert all(unicodedata.is_normalized("NFC", word) for word in words)
    starts = [fold(word)[:START] for word in words]
    assert starts == sorted(set(starts))
    assert all(len(start) == START for start in starts)


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_word_is_rude_or_sad(language: str) -> None:
    blocked = tuple(fold(start) for start in BLOCKED[language].split())
    found = {word for word in word_list(language).words if fold(word).startswith(blocked)}
    assert found - EXCUSED[language] == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_list_that_people_have_on_paper_never_changes(language: str) -> None:
    assert sha256("\n".join(word_list(language).words).encode()).hexdigest()[:16] == HASHES[language]


def test_umlauts_spelled_out_mean_no_other_word() -> None:
    words = word_list("de")
    for number, word in enumerate(words.words):
        spelled = word.replace("ä", "ae").replace("ö", "oe").replace("ü", "ue")
        assert words.number(fold(spelled)) == number


@given(secrets_, languages, languages)
def test_what_is_given_out_is_read_again(secret: bytes, language: str, reader: str) -> None:
    words = phrase_of(secret, language)
    assume(not is_twofold(secret))
    for typed in (
        words,
        [word[:START] for word in words],
        [fold(word) for word in words],
        [word.upper() for word in words],
    ):
        found = read_phrase(" ".join(typed), reader)
        assert (found.fault, found.language, found.secret) == ("", language, secret)
        assert [each.word for each in found.words] == words


@given(secrets_, languages, st.text(st.characters(exclude_categories=["L", "M"]), min_size=1, max_size=4))
def test_anything_but_letters_parts_words(secret: bytes, language: str, between: str) -> None:
    words = phrase_of(secret, language)
    if "".join(typed_words(between)):
        return  # a sign that stands for letters, such as a number of months
    assert typed_words(between.join(words)) == [fold(word) for word in words]


@given(st.text(), languages)
def test_whatever_is_typed_is_understood_or_faulty(text: str, reader: str) -> None:
    found = read_phrase(text, reader)
    assert (found.secret is None) == (found.fault != "")


@given(st.lists(st.integers(0, SIZE - 1), min_size=COUNT, max_size=COUNT))
def test_numbers_are_those_of_their_secret_or_refused(numbers: list[int]) -> None:
    secret = from_numbers(numbers)
    assert secret is None or to_numbers(secret) == numbers


@pytest.mark.parametrize("place", range(COUNT))
def test_seven_wrong_words_of_2047_pass_at_each_place_and_none_is_near(place: int) -> None:
    numbers = to_numbers(random.Random(place).randbytes(SECRET))
    wrong = [each for each in range(SIZE) if each != numbers[place]]
    passing = [each for each in wrong if from_numbers([*numbers[:place], each, *numbers[place + 1 :]])]
    assert len(passing) == 7
    # The check is linear: the differences are the same for every word.
    differences = [each ^ numbers[place] for each in passing]
    assert min(abs(each - (each ^ difference)) for each in range(SIZE) for difference in differences) >= 67


@pytest.mark.parametrize(("one", "other"), list(combinations(range(COUNT), 2)))
def test_seven_differences_of_2047_pass_when_two_words_change_places(one: int, other: int) -> None:
    def passes(difference: int) -> bool:
        numbers = to_numbers(bytes(SECRET))  # the linear check: what changes alone decides
        numbers[one] ^= difference
        numbers[other] ^= difference
        return from_numbers(numbers) is not None

    assert sum(map(passes, range(1, SIZE))) == 7


def test_of_a_hundred_thousand_swapped_neighbours_seven_in_2047_pass() -> None:
    chance, swapped, passed = random.Random(2048), 0, 0
    while swapped < 100_000:
        numbers = to_numbers(chance.randbytes(SECRET))
        at = chance.randrange(COUNT - 1)
        numbers[at : at + 2] = numbers[at + 1], numbers[at]
        if numbers[at] != numbers[at + 1]:  # twice the same word is no slip
            swapped += 1
            passed += from_numbers(numbers) is not None
    assert passed / swapped == pytest.approx(7 / 2047, rel=0.2)


def test_words_that_say_something_in_two_languages_are_rare() -> None:
    shared = 0.0
    for own, other in permutations(word_lists(), 2):
        starts = [fold(word)[:START] for word in own.words]
        shared += (sum(other.number(start) is not None for start in starts) / SIZE) ** COUNT
    assert shared / 256 < 1 / 2_000_000


def test_words_that_say_something_in_two_languages_are_never_given_out(monkeypatch: pytest.MonkeyPatch) -> None:
    drawn = iter([TWOFOLD, TWOFOLD, PLAIN])
    monkeypatch.setattr("asztal.server.recovery.phrases.secrets.token_bytes", lambda _: next(drawn))
    assert is_twofold(TWOFOLD)
    assert new_secret() == PLAIN


def test_secrets_differ_and_so_do_their_hashes() -> None:
    made = {new_secret() for _ in range(100)}
    assert len(made) == len({stored_hash(secret) for secret in made}) == 100
    assert {len(secret) for secret in made} == {SECRET}


# What Python and the browser both do is in tests/golden/recovery.json; web/src/lib/recovery reads it too.

PLAIN = bytes.fromhex("5f1e0d2c3b4a69788796")
DOTTED = bytes.fromhex("46f0bc784514429192c1")  # in German almost every word has an umlaut or an ß
TWOFOLD = bytes.fromhex("3f57f222acd9bbebf756")  # in English, by starts, it says something in German too
GIVEN = [bytes(SECRET), b"\xff" * SECRET, bytes(range(SECRET)), PLAIN, DOTTED, TWOFOLD]
EN, HU, DE = (" ".join(phrase_of(PLAIN, language)) for language in ("en", "hu", "de"))
DOTS = " ".join(phrase_of(DOTTED, "de"))


class Typing(NamedTuple):
    """What somebody typed, and what is to come of it."""

    kind: str
    text: str
    fault: str = ""
    reader: str = "en"


def starts(text: str) -> str:
    return " ".join(word[:START] for word in text.split())


TYPINGS = [
    Typing("English", EN),
    Typing("Hungarian for a reader of German", HU, reader="de"),
    Typing("German for a reader of Hungarian", DE, reader="hu"),
    Typing("capitals", HU.upper()),
    Typing("no accents", fold(HU)),
    Typing("no umlauts", fold(DOTS)),
    Typing("umlauts spelled out", DOTS.replace("ä", "ae").replace("ö", "oe").replace("ü", "ue")),
    Typing("capitals with umlauts", DOTS.upper()),
    Typing("accents apart from their letters", unicodedata.normalize("NFD", HU)),
    Typing("the first four letters", starts(HU)),
    Typing("five letters of each", " ".join(word[:5] for word in EN.split())),
    Typing("commas", EN.replace(" ", ", ")),
    Typing("hyphens", DE.replace(" ", "-")),
    Typing("a numbered list", "".join(f"{n}. {word}\r\n" for n, word in enumerate(EN.split(), 1))),
    Typing("dots and stars in front", "".join(f" \u2022\u00a0{word}\t" for word in DE.split())),
    Typing("nothing", " \n ", "empty"),
    Typing("seven words", EN.rsplit(" ", 1)[0], "few"),
    Typing("one word of two lists", "radio", "few", reader="de"),
    Typing("nine words", f"{HU} alma", "many"),
    Typing("a letter too many", EN.replace("rumble", "rummble"), "unknown"),
    Typing("a letter too few", EN.replace("group", "goup"), "unknown"),
    Typing("a wrong letter", DE.replace("brunnen", "brannen"), "unknown"),
    Typing("a wrong first letter", HU.replace("smaragd", "amaragd"), "unknown"),
    Typing("letters that changed places", EN.replace("pond", "opnd"), "unknown"),
    Typing("a wrong ending", HU.replace("koala", "koalák"), "unknown"),
    Typing("three letters", HU.replace("gekkó", "gek"), "unknown"),
    Typing("a word that is nothing", DE.replace("igel", "qqxqq"), "unknown"),
    Typing("a word of another list", DE.replace("igel", "smaragdzöld"), "unknown"),
    Typing("a word in two", EN.replace("group", "gro up"), "unknown"),
    Typing("two words in one", EN.replace("veil fall", "veilfall"), "unknown"),
    Typing("another alphabet", EN.replace("veil", "вуаль"), "unknown"),
    Typing("another word of the list", HU.replace("koala", "kacsa"), "check"),
    Typing("the neighbour in the list", EN.replace("lace", "ladder"), "check"),
    Typing("neighbours that changed places", DE.replace("kran pfeffer", "pfeffer kran"), "check"),
    Typing("the first at the end", " ".join([*EN.split()[1:], EN.split()[0]]), "check"),
    Typing("a word twice and one missing", EN.replace("veil", "group"), "check"),
    Typing("two readings, for a reader of English", starts(" ".join(phrase_of(TWOFOLD, "en")))),
    Typing("two readings, for a reader of German", starts(" ".join(phrase_of(TWOFOLD, "en"))), reader="de"),
    Typing("far too much", "alma " * 200, "many"),
]


@pytest.mark.parametrize("typing", TYPINGS, ids=[typing.kind for typing in TYPINGS])
def test_what_people_type_is_understood(typing: Typing) -> None:
    found = read_phrase(typing.text, typing.reader)
    assert found.fault == typing.fault
    if "readings" not in typing.kind and not typing.fault:
        assert found.secret in (PLAIN, DOTTED)


def test_the_browser_is_held_to_the_same() -> None:
    given_out = [
        {"secret": secret.hex(), "stored": stored_hash(secret).hex()}
        | {"words": {language: " ".join(phrase_of(secret, language)) for language in LANGUAGES}}
        for secret in GIVEN
    ]
    read = []
    for typing in TYPINGS:
        found = read_phrase(typing.text, typing.reader)
        row = {"kind": typing.kind, "typed": typing.text, "reader": typing.reader, "fault": found.fault}
        secret = found.secret.hex() if found.secret else ""
        words = [" / ".join(each or "-" for each in word) for word in found.words]
        read.append(row | {"language": found.language, "secret": secret, "words": words})
    hold(GOLDEN, json.dumps({"given": given_out, "read": read}, ensure_ascii=False, indent=1) + "\n")
