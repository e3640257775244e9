"""Cards are data in words that are typed: a wrong row is refused with the card that it is in."""

import re
from typing import Any, Literal

import msgspec
import pytest

from asztal.kernel.vocabulary import Vocabulary, Word, meant, one_of, rows_by_id, tables


class Parts(tuple["Gain | Pay | When", ...]):
    """An effect."""


class Gain(Word, frozen=True):
    """Get something."""

    gain: dict[str, int]
    most: int = 9
    often: Literal["", "once", "twice"] = ""


class Pay(Word, frozen=True):
    """Pay, then an effect."""

    pay: int
    then: Parts
    otherwise: Parts = msgspec.field(default_factory=Parts, name="else")


class Conditions(tuple["Rich", ...]):
    """Tests, which are words of another vocabulary."""


class Rich(Word, frozen=True):
    """So much gold."""

    gold: int


class When(Word, frozen=True):
    """An effect on conditions."""

    when: Conditions
    then: Parts


WORDS = Vocabulary(Parts, Gain, Pay)


def test_rows_become_typed_words() -> None:
    rows: list[dict[str, Any]] = [
        {"gain": {"gold": 2}},
        {"pay": 1, "then": [{"gain": {"gem": 1}, "most": 3}], "else": []},
    ]
    gain, pay = WORDS.read(rows, "C001")
    assert gain == Gain({"gold": 2})
    assert pay == Pay(1, Parts([Gain({"gem": 1}, 3)]))
    assert isinstance(pay.then, Parts)


@pytest.mark.parametrize(
    ("row", "why"),
    [
        ({"take": 1}, "C001[1]: one word is needed, not none, in {'take': 1} (words: gain, pay)"),
        (
            {"n": 2, "gian": {}},
            "C001[1]: one word is needed, not none, in {'n': 2, 'gian': {}}; did you mean `gain`? (words: gain, pay)",
        ),
        (
            {"gain": {}, "pay": 1},
            "C001[1]: one word is needed, not gain and pay, in {'gain': {}, 'pay': 1}; give each a table of its own",
        ),
        ({"gain": {"gold": "two"}}, "C001[1].gain: Expected `int`, got `str` - at `$.gain[...]`"),
        (
            {"gain": {}, "mots": 2},
            "C001[1].gain: Object contains unknown field `mots`; did you mean `most`? (other fields of `gain`: most, ",
        ),
        (
            {"gain": {}, "often": "twiec"},
            "C001[1].gain: Invalid enum value 'twiec' - at `$.often`; did you mean `twice`? (known: once, twice)",
        ),
        ({"pay": 1}, "C001[1].pay: Object missing required field `then`"),
        (
            {"pay": 1, "then": [{"gian": {}}]},
            "C001[1].pay[1]: one word is needed, not none, in {'gian': {}}; did you mean `gain`?",
        ),
    ],
)
def test_a_wrong_row_says_which_card_it_is_in(row: dict[str, Any], why: str) -> None:
    with pytest.raises(ValueError, match="C001") as refused:
        WORDS.read([row], "C001")
    assert str(refused.value).startswith(why)


def test_a_long_list_does_not_hide_the_name_that_was_meant() -> None:
    known = [f"word{letter}" for letter in "abcdefghijklm"]
    assert meant("wordb", known, "words") == "; did you mean `wordb`?"
    assert meant("xyzzy", known, "words") == f" (words: {', '.join(known)})"


def test_a_mistake_in_the_notation_names_the_file_and_the_line() -> None:
    assert tables("[mine]\ncards = []\n", "cards.toml") == {"mine": {"cards": []}}
    with pytest.raises(ValueError, match=r"^cards.toml: .*line 2") as refused:
        tables("[mine]\ncards = [{ id = 1 cost = 2 }]\n", "cards.toml")
    assert refused.value.__cause__ is None


def test_words_of_another_vocabulary_stand_beside_in_a_list_or_alone() -> None:
    words = Vocabulary(Parts, Gain, When, beside=[Vocabulary(Conditions, Rich)])
    for rows in ({"gold": 5}, [{"gold": 5}]):
        (when,) = words.read([{"when": rows, "then": [{"gain": {"gem": 1}}]}], "C001")
        assert when == When(Conditions([Rich(5)]), Parts([Gain({"gem": 1})]))
    with pytest.raises(ValueError, match=r"^C001\[1\].when\[1\]: one word is needed, not none"):
        words.read([{"when": {"gain": {}}, "then": []}], "C001")


def test_the_page_of_the_vocabulary_comes_from_the_words() -> None:
    assert list(WORDS.pages()) == [
        ("gain", ["most", "often"], "Get something."),
        ("pay", ["then", "else"], "Pay, then an effect."),
    ]


def test_values_by_name_are_listed_with_the_fields_that_take_them() -> None:
    assert WORDS.values() == {("once", "twice"): [("gain", "often")]}


ROW = {"id": "C001", "name": {"en": "Mill", "de": "Mühle"}, "cost": 2}


def test_rows_are_found_by_their_ids() -> None:
    second = {**ROW, "id": "C002", "hint": "new"}
    assert rows_by_id([ROW, second], ("name", "cost"), may=("hint",)) == {"C001": ROW, "C002": second}


@pytest.mark.parametrize(
    ("row", "why"),
    [
        (ROW, "C001: an earlier card has this id"),
        ({"name": ROW["name"], "cost": 1}, "the card after C001: `id` is missing"),
        ({"id": "C002", "cost": 1}, "C002: `name` is missing"),
        (
            {**ROW, "id": "C002", "cots": 1},
            "C002: there is no field `cots`; did you mean `cost`? (fields: id, name, cost)",
        ),
        ({**ROW, "id": "C002", "name": {"en": "Inn"}}, "C002: `name` needs these languages: en, de; it has en"),
    ],
)
def test_a_row_with_wrong_fields_is_refused_with_its_id(row: dict[str, Any], why: str) -> None:
    with pytest.raises(ValueError, match=f"^{re.escape(why)}$"):
        rows_by_id([ROW, row], ("name", "cost"))


def test_a_value_is_one_of_those_that_are_known() -> None:
    assert one_of("red", ("red", "blue"), "colour", "C001") == "red"
    with pytest.raises(
        ValueError, match=r"^C001: there is no colour `bleu`; did you mean `blue`\? \(known: red, blue\)$"
    ):
        one_of("bleu", ("red", "blue"), "colour", "C001")
