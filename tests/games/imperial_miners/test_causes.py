"""A refusal names its cause: the own cards with such an effect, the card of the round, and where the chain is."""

import pytest

from asztal.games.imperial_miners import TITLE
from asztal.games.imperial_miners.examples.tabletop import Tabletop, bare
from asztal.kernel import observe, recall
from asztal.kernel.offers import refused_there
from asztal.text import LANGUAGES
from asztal.text.wording import wording_of


def cause(table: Tabletop, target: str) -> tuple[str, list[str]]:
    """What the first player is told and sees light up, in every language a sentence of its own; said in English."""
    refused = refused_there(recall(TITLE, observe(table.game, 0)), target)
    assert refused is not None
    words = {lang: wording_of(TITLE, lang, ["Anna", "Béla"]) for lang in LANGUAGES}
    said = {lang: " ".join(map(word.message, refused.cause.told)) for lang, word in words.items()}
    assert not refused.cause.told or len({*said.values()}) == len(LANGUAGES)
    return said["en"], list(refused.cause.targets)


def mine() -> Tabletop:
    return bare(seats=1).mine({"1,0": "I-31", "1,2": "I-15", "2,1": "II-43"})


@pytest.mark.rules("IMP-FDRAW-04", "IMP-RES-01", "IMP-DRAW-01")
def test_the_own_cards_with_such_an_effect() -> None:
    table = mine().hand("I-28", "I-01").choosing()
    said = "Your cards with such an effect: Clockwork Teahouse and Guest-House of Six Doors."
    assert cause(table, "faction.SCO") == (said, ["I-28", "1,2"])
    none = bare(seats=1).mine({"1,0": "I-31"}).hand("I-01").choosing()
    assert cause(none, "faction.SCO") == ("None of your cards has such an effect.", [])


@pytest.mark.rules("IMP-ROUND-02")
def test_the_card_of_the_round() -> None:
    table = mine().hand("I-01").dig("II-29")
    assert cause(table, "I-01") == ("", ["II-29"])


@pytest.mark.rules("IMP-CHAIN-02", "IMP-CHAIN-03")
def test_where_the_chain_is_and_how_it_goes_on() -> None:
    table = mine().chain("2,1", "skip")
    assert table.ask() == "climb"
    for target in ("2,1", "surface.gold"):
        said, lit = cause(table, target)
        assert said.startswith("Your chain has come to ")
        assert said.endswith(" and Guest-House of Six Doors.")
        assert lit == ["2,1", "1,0", "1,2"]
    assert cause(mine().hand("I-01").choosing(), "1,0") == ("", [])  # it has not begun
