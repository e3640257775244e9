"""A refusal names its cause: the own cards with such an effect, the card of the round, and where the chain is."""

import pytest

from asztal.games.imperial_miners.examples.tabletop import Tabletop, bare
from tests.games.causes import cause


def mine() -> Tabletop:
    return bare(seats=1).mine({"1,0": "I-31", "1,2": "I-15", "2,1": "II-43"})


@pytest.mark.rules("IMP-FDRAW-04", "IMP-RES-01", "IMP-DRAW-01")
def test_the_own_cards_with_such_an_effect() -> None:
    table = mine().hand("I-28", "I-01").choosing()
    said = "Your cards with such an effect: Clockwork Teahouse and Guest-House of Six Doors."
    assert cause(table.game, "faction.SCO") == (said, ["I-28", "1,2"])
    none = bare(seats=1).mine({"1,0": "I-31"}).hand("I-01").choosing()
    assert cause(none.game, "faction.SCO") == ("None of your cards has such an effect.", [])


@pytest.mark.rules("IMP-ROUND-02")
def test_the_card_of_the_round() -> None:
    table = mine().hand("I-01").dig("II-29")
    assert cause(table.game, "I-01") == ("", ["II-29"])


@pytest.mark.rules("IMP-CHAIN-02", "IMP-CHAIN-03")
def test_where_the_chain_is_and_how_it_goes_on() -> None:
    table = mine().chain("2,1", "skip")
    assert table.ask() == "climb"
    for target in ("2,1", "surface.gold"):
        said, lit = cause(table.game, target)
        assert said.startswith("Your chain has come to ")
        assert said.endswith(" and Guest-House of Six Doors.")
        assert lit == ["2,1", "1,0", "1,2"]
    assert cause(mine().hand("I-01").choosing().game, "1,0") == ("", [])  # it has not begun
