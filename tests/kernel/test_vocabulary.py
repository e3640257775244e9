"""Cards are data in words that are typed: a wrong row is refused with the card that it is in."""

from typing import Any

import msgspec
import pytest

from asztal.kernel.vocabulary import Vocabulary, Word


class Parts(tuple["Gain | Pay | When", ...]):
    """An effect."""


class Gain(Word, frozen=True):
    """Get something."""

    gain: dict[str, int]
    most: int = 9


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
        ({"take": 1}, "C001[1]: one word is needed, not none, in {'take': 1}"),
        ({"gain": {}, "pay": 1}, "C001[1]: one word is needed, not gain and pay, in"),
        ({"gain": {"gold": "two"}}, "C001[1].gain: Expected `int`, got `str` - at `$.gain[...]`"),
        ({"gain": {}, "mots": 2}, "C001[1].gain: Object contains unknown field `mots`"),
        ({"pay": 1}, "C001[1].pay: Object missing required field `then`"),
        ({"pay": 1, "then": [{"gian": {}}]}, "C001[1].pay: C001[1][1]: one word is needed, not none"),
    ],
)
def test_a_wrong_row_says_which_card_it_is_in(row: dict[str, Any], why: str) -> None:
    with pytest.raises(ValueError, match="C001") as refused:
        WORDS.read([row], "C001")
    assert str(refused.value).startswith(why)


def test_words_of_another_vocabulary_stand_beside_in_a_list_or_alone() -> None:
    words = Vocabulary(Parts, Gain, When, beside=[Vocabulary(Conditions, Rich)])
    for rows in ({"gold": 5}, [{"gold": 5}]):
        (when,) = words.read([{"when": rows, "then": [{"gain": {"gem": 1}}]}], "C001")
        assert when == When(Conditions([Rich(5)]), Parts([Gain({"gem": 1})]))
    with pytest.raises(ValueError, match=r"C001\[1\].when: C001\[1\]\[1\]: one word is needed, not none"):
        words.read([{"when": {"gain": {}}, "then": []}], "C001")


def test_the_page_of_the_vocabulary_comes_from_the_words() -> None:
    assert list(WORDS.pages()) == [
        ("gain", ["most"], "Get something."),
        ("pay", ["then", "else"], "Pay, then an effect."),
    ]
