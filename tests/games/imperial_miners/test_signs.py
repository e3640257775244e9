"""The signs of every effect, as they are sent to a board.

`make golden` writes them into a file; the board's own tests read it and look for a picture of every sign in it.
"""

from pathlib import Path

import msgspec
import pytest

from asztal.games.imperial_miners.cards import written
from asztal.games.imperial_miners.examples.shorthand import parts
from asztal.games.imperial_miners.face.icons import icons
from asztal.games.imperial_miners.face.words import ImperialMinersWording
from asztal.text import LANGUAGES
from asztal.text.wording import Icon

SIGNS = Path(__file__).parents[2] / "golden" / "imperial_miners_signs.json"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_effect_is_sent_with_its_address_its_sentence_and_its_signs(lang: str) -> None:
    wording = ImperialMinersWording(lang)
    sent = {effect.id: effect for card in wording.cards() for effect in card.effects}
    assert list(sent) == list(written())
    for address, given in written().items():
        assert (sent[address].text, sent[address].icons) == (wording.name_does(address), icons(given))


def test_only_effects_that_stand_beside_others_are_marked() -> None:
    cards = {card.id: [effect.mark for effect in card.effects] for card in ImperialMinersWording("en").cards()}
    assert (cards["I-11"], cards["I-04"], cards["EV-01"]) == (["A", "B"], [""], [""])
    assert (cards["E"], cards["surface"]) == ([*"123456789"], [""] * 4)


def test_a_price_is_followed_by_an_arrow_and_a_gate_by_what_it_holds_back() -> None:
    price = [Icon("coin", "−2", price=True), Icon("then")]
    assert icons(parts("pay(2); research(2)")) == [price, [Icon("research"), Icon(text="2")]]
    gate = [Icon("SIDES"), Icon(text="≥2:", small=True)]
    assert icons(parts("gold(2); gate(SIDES,2); gem(1)")) == [[Icon("coin", "2")], gate, [Icon("gem", "1")]]


def signs_as_sent() -> str:
    """What the file has."""
    lines = [f'"{address}": {msgspec.json.encode(icons(given)).decode()}' for address, given in written().items()]
    return "{\n" + ",\n".join(lines) + "\n}\n"
