"""A refusal names its cause: the card that was chosen, what the hand and the stock hold, and where the thing is."""

import pytest

from asztal.games.ginkgopolis.examples.tabletop import Tabletop
from tests.games.causes import cause


def choosing() -> Tabletop:
    table = Tabletop(seats=2)
    table.tiles(0, "r12")
    table.building("0,0", "y10")
    return table.hands("Y10 B10 UA UB", "UC UD UE UF")


@pytest.mark.rules("GIN-CHO-02")
def test_what_is_in_the_hand_instead_and_where_the_card_is() -> None:
    table = choosing()
    hand = "In your hand: yellow 10, blue 10, urbanization A and urbanization B."
    assert cause(table.game, "UG") == (f"It is in the deck or with another player. {hand}", ["Y10", "B10", "UA", "UB"])
    assert cause(table.game, "UC")[0] == f"It is in the deck or with another player. {hand}"  # though Béla has it
    table.answer(0, "new-hand")
    assert cause(table.game, "UA")[0].startswith("It lies on the discard pile. In your hand: ")


@pytest.mark.rules("GIN-CHO-02", "GIN-CHO-03")
def test_the_card_that_was_chosen_and_the_tiles_of_the_stock() -> None:
    table = choosing()
    table.answer(0, "card UA")
    assert cause(table.game, "Y10") == ("Your card: urbanization A.", ["UA"])
    assert cause(table.game, "y10") == ("It is part of the city. Your tiles: red 12.", ["r12"])
    assert cause(table.game, "r13") == ("It is in the supply or behind another screen. Your tiles: red 12.", ["r12"])


@pytest.mark.rules("GIN-URB-02")
def test_where_a_new_building_may_stand() -> None:
    table = choosing()
    table.remove("1,1")
    said, lit = cause(table.game, "1,1")
    assert (said, set(lit)) == ("", {f"U{letter}" for letter in table.game.state.tokens})
