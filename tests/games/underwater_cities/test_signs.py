"""The signs of every effect, as they are sent to a board.

`make golden` writes them into a file; the board's own tests read it and look for every sign in the list that they have.
"""

import json
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path
from typing import get_args

import msgspec
import pytest

from asztal.games.underwater_cities import TITLE
from asztal.games.underwater_cities.cards import CARDS, CONTRACTS, METROPOLISES, SLOTS
from asztal.games.underwater_cities.face.icons import icons, signs
from asztal.games.underwater_cities.face.printed import printed
from asztal.games.underwater_cities.face.words import UnderwaterCitiesWording
from asztal.games.underwater_cities.vocabulary import WORDS, Condition, Part
from asztal.kernel.vocabulary import Word
from asztal.text import LANGUAGES
from asztal.text.wording import EffectText, Icon

SIGNS = Path(__file__).parents[2] / "golden" / "underwater_cities_signs.json"
EVERYTHING = (*CARDS, *METROPOLISES, *CONTRACTS, *SLOTS)
ADDRESSES = ("slot", "card", "production", "when", "ability", "metropolis", "contract")


def sent(lang: str = "en") -> dict[str, EffectText]:
    return {effect.id: effect for card in UnderwaterCitiesWording(lang).cards() for effect in card.effects}


def test_everything_with_an_effect_is_sent_with_signs() -> None:
    cards = {card.id: card.effects for card in UnderwaterCitiesWording("en").cards()}
    assert list(cards) == list(EVERYTHING)
    for id_, effects in cards.items():
        assert effects, id_
        for effect in effects:
            assert effect.icons, effect.id
            assert all(effect.icons), effect.id
            assert all(icon.icon or icon.text for step in effect.icons for icon in step), effect.id


def test_the_addresses_are_those_of_the_rules() -> None:
    ruled = {at for at in TITLE.effects if at.partition(".")[0] in ADDRESSES}
    assert ruled <= set(sent())
    only_counted = {at.partition(".")[0] for at in sent() if at not in ruled}
    assert only_counted == {"standing", "scoring", "production"}  # of Production: extra output and food


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_sentences_of_the_effects_are_the_text_of_the_card(lang: str) -> None:
    for card in UnderwaterCitiesWording(lang).cards():
        said = [effect.text for effect in card.effects]
        text = "; ".join(sentence.rstrip(".") for sentence in said) if card.id in CARDS else " ".join(said)
        assert card.text.rstrip(".").casefold() == text.rstrip(".").casefold()


def words(given: object) -> Iterator[type]:
    if isinstance(given, Word):
        yield type(given)
        for name in given.__struct_fields__:
            yield from words(getattr(given, name))
    elif isinstance(given, tuple):
        for one in given:
            yield from words(one)


def test_no_two_effects_have_the_same_signs() -> None:
    texts: dict[str, set[str]] = defaultdict(set)
    for effect in sent().values():
        texts[json.dumps(msgspec.to_builtins(effect.icons))].add(effect.text)
    assert [said for said in texts.values() if len(said) > 1] == []


def test_every_word_that_something_prints_has_been_seen() -> None:
    effects = [(one.effect, one.needs) for id_ in EVERYTHING for one in printed(id_)]
    assert set(words(tuple(effects))) == {*get_args(Part), *get_args(Condition)}


def test_a_price_is_paid_before_the_arrow_and_a_branch_ends_with_a_stroke() -> None:
    (pay,) = icons(WORDS.read([{"pay": {"kelp": 2}, "then": [{"gain": {"point": 2}}], "times": 2}], "C999"))
    arrow = [Icon("kelp", "−2", price=True), Icon("then"), Icon(text="+"), Icon("point", "2")]
    assert pay == [*arrow, Icon(text="×2", small=True)]
    either = icons(WORDS.read([{"choose": [[{"gain": {"kelp": 1}}], [{"upgrade": "farm", "n": 2}]]}], "C999"))
    assert either == [
        [Icon(text="+"), Icon("kelp", "1"), Icon(text="/")],
        [Icon("upgrade"), Icon(text="2"), Icon("farm")],
    ]


def test_a_tile_says_when_it_works_and_a_contract_what_it_needs() -> None:
    connected, produces = map(signs, printed("BL05"))
    assert (connected[0], produces[0]) == (
        [Icon("connected"), Icon(text=":")],
        [Icon("production"), Icon(text=":")],
    )
    (contract,) = map(signs, printed("GC1"))
    assert contract[0][-1] == Icon(text=":")


def signs_as_sent() -> str:
    """What the file has."""
    lines = [f'"{at}": {msgspec.json.encode(effect.icons).decode()}' for at, effect in sent().items()]
    return "{\n" + ",\n".join(lines) + "\n}\n"
