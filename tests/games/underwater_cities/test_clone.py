"""The action-cloning tile in games of four players."""

import pytest

from asztal.games.underwater_cities.addresses import ROUND
from asztal.games.underwater_cities.examples.tabletop import Tabletop


@pytest.mark.rules("UWC-CLONE-01", "UWC-CLONE-02")
def test_a_credit_buys_a_slot_that_another_holds() -> None:
    table = Tabletop(4).stock(credit=1).tile("34-R2", 2).hand("C038").turn()
    assert table.why_not("slot 34-R2") == ("slot-occupied", "UWC-SLOT-01")
    assert table.why_not("clone 34-Y5") == ("not-anothers", "UWC-CLONE-03")  # nobody is there
    table.answer(0, "clone 34-R2")
    assert table.rest() == {}
    table.answers(0, "card C038", "slot-first", "resolve")
    assert table.rest() == {"steelplast": 2 + 2, "kelp": 1}  # slot and card
    assert table.state.slots["34-R2"] == [2, 0]
    assert table.events("slot-cloned") == [{"event": "slot-cloned", "seat": 0, "slot": "34-R2"}]


@pytest.mark.rules("UWC-CLONE-02")
def test_a_card_of_another_colour_has_no_effect_on_a_cloned_slot() -> None:
    table = Tabletop(4).stock(credit=1).tile("34-R2", 2).hand("C023").turn("clone 34-R2", "card C023")
    assert table.rest() == {"steelplast": 2, "kelp": 1}


@pytest.mark.rules("UWC-CLONE-01")
def test_without_a_credit_nothing_is_cloned() -> None:
    table = Tabletop(4).stock(kelp=5, biomatter=5).tile("34-R2", 2).hand("C038").turn()
    assert table.why_not("clone 34-R2") == ("cannot-pay", "UWC-CLONE-01")


@pytest.mark.rules("UWC-CLONE-03", "UWC-CLONE-07")
def test_a_slot_of_two_players_can_be_cloned_by_neither_of_them_but_is_anothers_for_a_third() -> None:
    table = Tabletop(4).tile("34-R2", 1, 0)
    for seat, card in enumerate(("C001", "C002", "C003")):
        table.stock(seat, credit=1).hand(card, seat=seat)
    assert table.turn().why_not("clone 34-R2") == ("not-anothers", "UWC-CLONE-03")
    assert table.turn(seat=1).why_not("clone 34-R2", 1) == ("not-anothers", "UWC-CLONE-03")
    assert table.turn(seat=2).options(2, "clone") == ["clone 34-R2"]


@pytest.mark.rules("UWC-CLONE-07")
def test_cards_see_a_slot_of_two_players_in_the_same_way() -> None:
    table = Tabletop(4).tile("34-R2", 1, 0).tile("34-Y5", 3).tile("34-G5", 3)
    assert table.card("C155", "part C155-1").options() == ["slot 34-G5", "slot 34-Y5"]
    third = table.card("C155", "part C155-1", seat=2)
    assert third.options(2) == ["slot 34-G5", "slot 34-R2", "slot 34-Y5"]


@pytest.mark.rules("UWC-CLONE-04")
def test_the_tile_is_used_once_in_a_round_by_all_together() -> None:
    table = Tabletop(4).tile("34-R2", 3).tile("34-Y5", 3)
    for seat, card in enumerate(("C001", "C002", "C003", "C004")):
        table.stock(seat, credit=2).hand(card, seat=seat)
    table.at(ROUND).answers(0, "clone 34-R2", "card C001", "slot-first", "decline")
    assert table.ask(1) == "slot"
    assert table.why_not("clone 34-Y5", 1) == ("clone-used", "UWC-CLONE-04")


@pytest.mark.rules("UWC-CLONE-04", "UWC-END-02")
def test_the_tile_is_back_when_the_round_ends() -> None:
    table = Tabletop.fresh(4).play_until(lambda state: state.round == 1)
    first, second, *_ = table.state.order
    table.hand("C002", seat=first).hand("C004", seat=second)  # green ones, which do not match
    table.answers(first, "slot 34-R2", "card C002").answers(second, "clone 34-R2", "card C004")
    assert (table.state.cloned, table.state.slots["34-R2"]) == (True, [first, second])
    table.play_until(lambda state: state.round == 2)
    assert (table.state.cloned, set(map(tuple, table.state.slots.values()))) == (False, {()})
    first, second, *_ = table.state.order
    table.hand("C009", seat=first).hand("C013", seat=second).stock(second, credit=1)
    table.game.settle()
    table.answers(first, "slot 34-Y5", "card C009")
    assert table.options(second, "clone") == ["clone 34-Y5"]


@pytest.mark.rules("UWC-CLONE-05")
def test_the_credit_is_paid_before_card_and_slot_and_is_missing_for_both() -> None:
    table = Tabletop(4).stock(credit=1, steelplast=1).tile("34-Y4", 2).tile("34-R3", 3).hand("C059").turn()
    assert table.why_not("clone 34-Y4") == ("nothing-usable", "UWC-CLONE-06")  # two tunnels need the credit
    richer = Tabletop(4).stock(credit=2, steelplast=1).tile("34-Y4", 2).hand("C059").turn("clone 34-Y4")
    assert richer.rest() == {"credit": 1, "steelplast": 1}  # before the card is chosen


@pytest.mark.rules("UWC-CLONE-06")
def test_some_part_of_a_cloned_slot_must_be_usable() -> None:
    table = Tabletop(4).stock(credit=5).tile("34-R4", 2).tile("34-G4", 2).hand("C038").turn()
    assert table.options(kind="clone") == ["clone 34-G4"]
    assert table.why_not("clone 34-R4") == ("nothing-usable", "UWC-CLONE-06")
