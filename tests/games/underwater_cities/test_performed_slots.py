"""Slots that a card performs, and cards that react to the choice or the use of a slot."""

import pytest

from asztal.games.underwater_cities.cards import CARDS, ERA_CARDS, SPECIAL_CARDS, parts_of
from asztal.games.underwater_cities.examples.tabletop import Tabletop
from asztal.games.underwater_cities.vocabulary import PerformSlot

REFUSED = ("nothing-usable", "UWC-SLOT-03")


def options_of(table: Tabletop) -> list[str]:
    """The slots among which the card lets one choose."""
    return [option.split()[1] for option in table.options(kind="slot")]


# --- performing another slot ------------------------------------------------------------------------------------------


@pytest.mark.rules("UWC-SLOT-10")
def test_a_performed_slot_takes_no_tile_and_no_card_and_stays_free() -> None:
    table = Tabletop(2).hand("C095", "C004", "C001").deck("C070").claimed("PA")
    table.state.era = 2
    table.turn("slot 12-R2", "card C095", "card-first", "slot 12-Y1")
    assert table.rest() == {"science": 2}
    table.answer(0, "choose PA-1a")  # the slot of the turn
    assert table.game.over
    assert {slot: tiles for slot, tiles in table.state.slots.items() if tiles} == {"12-R2": [0]}
    assert len(table.events("played")) == len(table.events("tile-placed")) == 1
    assert [event["slot"] for event in table.events("performed")] == ["12-Y1"]
    assert list(table.player().hand) == ["C004", "C001", "C070"]
    table.hand("C002", seat=1).turn(seat=1)
    assert "slot 12-Y1" in table.options(1)


@pytest.mark.rules("UWC-SLOT-10")
def test_a_performed_slot_keeps_the_tiles_of_others() -> None:
    table = Tabletop(2).tile("12-Y1", 1).card("C155", "part C155-1")
    assert table.rest() == {"science": 2, "points": 1}
    assert table.state.slots["12-Y1"] == [1]


@pytest.mark.rules("UWC-SLOT-11")
@pytest.mark.parametrize("card", ["SP10", "SP13", "SP15", "SP25"])
def test_special_cards_never_reach_the_always_available_slot(card: str) -> None:
    performing = {other for other in SPECIAL_CARDS if "perform_slot=" in str(CARDS[other].effect)}
    assert performing == {"SP10", "SP13", "SP15", "SP25"}
    table = Tabletop(2).tile("12-Y1", 1).tile("12-Y4", 1).stock(credit=1).card(card)
    if table.ask() == "part":
        table.answer(0, f"part {card}-1")
    assert table.ask() == "perform-slot"
    assert options_of(table)
    assert "ALW" not in options_of(table)
    assert table.why_not("slot ALW") == ("never-always", "UWC-SLOT-11")


@pytest.mark.rules("UWC-SLOT-12")
def test_a_performed_slot_must_be_usable_in_part() -> None:
    table = Tabletop(2).card("C095")
    assert options_of(table) == ["12-G1", "12-G4", "12-R1", "12-R2", "12-Y1", "12-Y4", "ALW"]
    assert table.why_not("slot 12-Y3") == ("nothing-to-build", "UWC-SLOT-04")
    table.stock(steelplast=1, credit=1).card("C095")
    assert "12-Y3" in options_of(table)
    table.answer(0, "slot 12-Y3")
    assert table.options() == ["build tunnel T1", "build tunnel T2"]
    assert table.why_not("stop")[0] == "not-offered"


@pytest.mark.rules("UWC-SLOT-12")
def test_without_a_usable_slot_nothing_is_performed() -> None:
    table = Tabletop(2).tile("12-Y3", 1).card("C155")
    assert table.game.over
    assert table.events("performed") == []
    assert table.rest() == {"points": 1}


@pytest.mark.rules("UWC-SLOT-13")
def test_a_performed_slot_is_finished_before_the_effect_goes_on() -> None:
    table = Tabletop(2).tile("12-R3", 1).stock(steelplast=3, kelp=1, credit=2).card("SP25")
    assert table.options() == ["part SP25-1", "part SP25-2"]
    table.answers(0, "part SP25-1", "part 12-R3-1", "build tunnel T1")
    assert table.options() == ["part 12-R3-2", "stop"]  # nothing of the card in between
    table.answers(0, "part 12-R3-2", "build nonsymbiotic_city C2")
    assert table.options() == ["part SP25-2", "stop"]


@pytest.mark.rules("UWC-SLOT-13")
def test_of_two_performed_slots_the_first_is_finished_first() -> None:
    table = Tabletop(2).tile("12-R3", 1).tile("12-Y1", 1).stock(steelplast=3, kelp=1, credit=2).card("SP10")
    table.answers(0, "part SP10-1", "slot 12-R3", "part 12-R3-1", "build tunnel T1")
    assert table.why_not("slot 12-Y1")[0] == "not-offered"
    table.answer(0, "stop")
    assert table.options() == ["slot 12-Y1", "stop"]
    assert table.why_not("slot 12-R3")[0] == "picked-before"


@pytest.mark.rules("UWC-SLOT-14")
def test_an_era_card_for_any_available_slot_reaches_the_always_available_one() -> None:
    any_slot = [
        card for card in ERA_CARDS if any(part.perform_slot == "available" for part in parts_of(card, PerformSlot))
    ]
    assert any_slot == ["C095"]
    table = Tabletop(2).deck("C070", "C071").card("C095", "slot ALW")
    assert table.rest() == {"credit": 2}
    assert list(table.player().hand) == ["C070", "C071"]


# --- cards that react to a slot ---------------------------------------------------------------------------------------


@pytest.mark.rules("UWC-SLOT-15")
def test_what_a_card_cheapens_because_the_slot_is_used_makes_it_usable() -> None:
    table = Tabletop(2).claimed("PA").hand("C004").stock(steelplast=1).turn()
    assert table.why_not("slot 12-Y3") == REFUSED
    table.claimed("PA", "C077").turn("slot 12-Y3", "card C004", "build tunnel T1")  # 1 credit less there
    assert table.player().tunnels == ["T1"]
    assert table.rest() == {}


@pytest.mark.rules("UWC-SLOT-15")
def test_what_a_card_cheapens_counts_for_a_performed_slot_too() -> None:
    table = Tabletop(2).tile("12-Y3", 1).stock(steelplast=1).claimed("PA", "C077").card("C155", "part C155-1")
    assert [event["slot"] for event in table.events("performed")] == ["12-Y3"]
    table.answer(0, "build tunnel T2")
    assert table.player().tunnels == ["T2"]
    assert table.rest() == {"points": 1}


@pytest.mark.rules("UWC-SLOT-15")
def test_what_a_card_cheapens_counts_after_a_card_that_comes_first() -> None:
    table = Tabletop(2).claimed("PA").hand("C054", "C004").turn()  # 1 kelp, steelplast or science, and a card
    assert table.why_not("slot 12-Y3") == REFUSED
    table.claimed("PA", "C077").turn("slot 12-Y3", "card C054")
    table.answer(0, "build tunnel T1")  # steelplast was the only thing to take (UWC-SLOT-06)
    assert table.player().tunnels == ["T1"]


@pytest.mark.rules("UWC-SLOT-15")
def test_what_a_card_gives_because_the_slot_is_chosen_may_pay_for_it() -> None:
    table = Tabletop(2).claimed("PA").hand("C004", "C015").stock(credit=1).turn()
    assert [table.why_not("slot 12-R4"), table.why_not("slot 12-Y3")] == [REFUSED, REFUSED]
    # C014 gives 1 steelplast for a card of another colour.
    table = Tabletop(2).claimed("PA", "C014").hand("C004", "C015").stock(credit=1).turn()
    assert "slot 12-R4" in table.options()
    assert "slot 12-Y3" in table.options()
    table.answer(0, "slot 12-R4")
    assert table.options() == ["card C004"]  # the red one matches and brings no steelplast
    assert table.why_not("card C015") == ("card-does-not-help", "UWC-SLOT-05")
    table.answers(0, "card C004", "build laboratory C1a")
    assert table.player().buildings == {"C1a": "laboratory"}
    assert table.rest() == {"credit": 1}


@pytest.mark.rules("UWC-SLOT-15")
def test_a_match_may_be_declined_for_what_a_mismatch_gives() -> None:
    table = Tabletop(2).claimed("PA", "C014", "C083").hand("C025").stock().turn("slot 12-R4")
    assert table.options() == ["mismatch C025"]  # C083: green cards match red slots too
    table.answer(0, "mismatch C025")
    assert table.options()[0] == "build laboratory C1a"


@pytest.mark.rules("UWC-SLOT-15")
def test_receiving_something_is_not_yet_using_the_slot() -> None:
    table = Tabletop(3).claimed("PA", "C049").hand("C004").turn()  # 1 credit for the slot of two farms
    assert table.why_not("slot 34-R4") == REFUSED
    table = Tabletop(3).claimed("PA", "C014").hand("C005").turn()
    assert table.why_not("slot 34-R4") == REFUSED  # the steelplast of C014 builds no farm
    table = Tabletop(3).claimed("PA", "C049").hand("C004").stock(kelp=1).turn("slot 34-R4", "card C004")
    assert table.rest() == {"kelp": 1, "credit": 1}
    assert table.why_not("stop")[0] == "not-offered"
