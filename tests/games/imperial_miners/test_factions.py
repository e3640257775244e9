"""What each of the six factions is good at: on its cards, and on the table."""

import pytest

from asztal.games.imperial_miners.cards import CARDS, FACTIONS
from asztal.games.imperial_miners.examples.shorthand import written
from asztal.games.imperial_miners.examples.tabletop import bare


def cards_with(*words: str) -> list[str]:
    """The cards that have one of these words in an effect."""
    return [card.id for card in CARDS.values() if any(word in f"{written(card.a)} {written(card.b)}" for word in words)]


def of(faction: str, cards: list[str]) -> int:
    return sum(faction in CARDS[card].factions for card in cards)


def is_known_for(faction: str, cards: list[str]) -> bool:
    """At least nine in ten of these cards are of the faction: a card of another may have the idea too, but not many."""
    return of(faction, cards) >= 0.9 * len(cards) > 0


def cards_of(faction: str) -> int:
    return of(faction, list(CARDS))


# --- Scots ----------------------------------------------------------------------------------------------------------


@pytest.mark.rules("IMP-FAC-01")
@pytest.mark.parametrize(("scots", "gold", "left"), [(1, 3, 0), (1, 10, 7), (2, 2, 0), (3, 4, 3), (4, 0, 0), (5, 1, 1)])
def test_each_scot_card_makes_a_scot_price_one_gold_lower_but_never_negative(scots: int, gold: int, left: int) -> None:
    table = bare()
    table.mine({"1,0": "I-01", "1,20": "I-31"})  # pay 4 for 2 gems, itself a Scot card
    for number, card in enumerate(["I-02", "I-03", "I-04", "I-25"][: scots - 1], 1):
        table.player().mine[f"1,{2 * number}"] = card
    table.stock(gold=gold).activate("1,0", "effect A")
    assert table.rest() == (left, 2)


@pytest.mark.rules("IMP-FAC-01", "IMP-EFF-03")
def test_a_scot_price_that_is_one_gold_too_high_cannot_be_paid() -> None:
    table = bare()
    table.mine({"1,0": "I-01", "1,2": "I-30"}).stock(gold=1)  # the price is 4 - 2
    table.activate("1,0")
    assert table.options() == ["effect B", "skip"]
    assert table.why_not("effect A") == ("too-little-gold", "IMP-EFF-03")


@pytest.mark.rules("IMP-FAC-01")
def test_scot_prices_stand_on_scot_cards_only() -> None:
    priced = cards_with("pay_scot")
    assert of("SCO", priced) == len(priced) > cards_of("SCO") / 2


@pytest.mark.rules("IMP-FAC-02")
def test_scot_cards_make_neither_cards_nor_other_effects_cheaper() -> None:
    table = bare()
    table.mine({"1,0": "I-01", "1,2": "I-02", "1,4": "I-11"}).hand("II-01", "I-31").stock(gold=1)
    table.choosing()
    assert table.options() == ["card I-31"]
    assert table.why_not("card II-01") == ("too-little-gold", "IMP-MINE-02")
    table.activate("1,4")
    assert table.options() == ["effect B", "skip"]  # pay(2) stays 2
    table.stock(gold=2).choosing()
    table.answer(0, "card II-01")
    assert table.player().gold == 0


# --- Barbarians -----------------------------------------------------------------------------------------------------


@pytest.mark.rules("IMP-FAC-03")
def test_collapses_are_the_business_of_barbarian_cards() -> None:
    collapsing = cards_with("collapse(")
    assert is_known_for("BAR", collapsing)
    assert of("BAR", collapsing) > cards_of("BAR") / 2
    assert is_known_for("BAR", cards_with("COLLAPSES", "clear("))
    table = bare()
    table.mine({"1,0": "I-06", "1,2": "I-08"})
    table.activate("1,0", "effect A")
    assert (table.rest(), table.player().collapses) == ((0, 2), ["1,0"])
    table.activate("1,2", "effect A")  # two gold, and one for the collapse
    assert table.rest() == (3, 2)


# --- Egyptians ------------------------------------------------------------------------------------------------------


@pytest.mark.rules("IMP-FAC-04")
def test_research_is_easiest_with_egyptian_cards() -> None:
    researching = {faction: of(faction, cards_with("research(")) for faction in FACTIONS}
    egyptian = researching.pop("EGY")
    assert egyptian > cards_of("EGY") / 2
    assert egyptian > 4 * max(researching.values())
    assert is_known_for("EGY", cards_with("RESEARCH_POS", "BOARDS_DONE"))
    table = bare()
    table.mine({"1,0": "I-12", "1,2": "I-09"}).marker("A", 7)
    table.activate("1,0", "effect A")  # two gold, and one for four spaces
    assert table.rest() == (3, 0)
    table.activate("1,2", "effect A")
    assert table.player().space == 8


# --- Japanese -------------------------------------------------------------------------------------------------------


@pytest.mark.rules("IMP-FAC-05")
def test_japanese_effects_grow_with_japanese_cards_and_with_factions() -> None:
    growing = cards_with("FACTIONS", "FAC_JAP")
    assert is_known_for("JAP", growing)
    assert of("JAP", growing) > cards_of("JAP") / 2
    table = bare()
    for more, gold in (({}, 2), ({"1,2": "I-14"}, 3), ({"1,2": "I-14", "1,4": "I-27"}, 4), ({"1,2": "I-01"}, 2)):
        table.mine({"1,0": "I-16", **more}).stock(gold=0)
        table.activate("1,0", "effect A")
        assert table.player().gold == gold
    for more, gold in (({}, 1), ({"1,2": "I-14"}, 1), ({"1,2": "I-25"}, 3), ({"1,2": "I-31"}, 1)):
        table.mine({"1,0": "I-13", **more}).stock(gold=0)
        table.activate("1,0", "effect A")
        assert table.player().gold == gold


# --- Atlanteans -----------------------------------------------------------------------------------------------------


@pytest.mark.rules("IMP-FAC-06")
def test_atlantean_cards_collect_machines_and_grow_and_some_put_them_on_other_cards() -> None:
    machines = cards_with("machine", "MACHINE")
    assert is_known_for("ATL", machines)
    assert of("ATL", machines) > cards_of("ATL") / 2
    assert is_known_for("ATL", cards_with("machine(MINE", "machine(OTHERS", "machine_each"))
    table = bare()
    table.mine({"1,0": "I-17", "1,2": "I-31", "2,1": "II-22"})
    for gold in (1, 3, 6, 9):  # one, two, three and again three machines
        table.activated().activate("1,0", "effect A")
        assert table.player().gold == gold
    assert table.player().machines == {"1,0": 3}
    table.activate("2,1", "effect A")  # two on other cards: the first is full, so both on the neutral one
    assert table.player().machines == {"1,0": 3, "1,2": 2}


# --- Romans ---------------------------------------------------------------------------------------------------------


@pytest.mark.rules("IMP-FAC-07")
def test_roman_effects_depend_on_placement_and_carts_and_many_place_cart_tokens() -> None:
    placed = cards_with("CARTS", "NEIGHBOURS,", "NEIGHBOURS/", "gate(SIDES", "gate(ABOVE", ",ABOVE")
    assert is_known_for("ROM", placed)
    assert of("ROM", placed) > cards_of("ROM") / 2
    assert of("ROM", cards_with("cart(")) > cards_of("ROM") / 2
    table = bare()
    table.mine({"1,0": "I-24", "1,2": "I-35", "1,4": "I-08", "1,6": "I-22"})
    # I-35 and I-08 are full on both sides, I-22 on its left: two completed carts, and a place for a token.
    table.activate("1,0", "effect A")
    assert table.player().gold == 2
    table.stock(gold=0).activate("1,6", "effect A")  # one neighbour
    assert table.player().gold == 2
    table.effect("cart(MINE,1)")
    assert table.player().carts == ["1,0|1,2"]


# --- counting different factions --------------------------------------------------------------------------------------


@pytest.mark.rules("IMP-FAC-08")
@pytest.mark.parametrize(
    ("cards", "factions"),
    [
        ([], 0),
        (["I-31"], 0),
        (["I-01"], 1),
        (["I-01", "I-02"], 1),
        (["I-25"], 2),
        (["I-25", "I-01", "I-05"], 2),
        (["I-25", "I-26"], 3),
        (["I-25", "I-27", "I-29"], 6),
        (["I-25", "I-26", "I-27", "I-28", "I-29", "I-30"], 6),
    ],
)
def test_a_card_of_two_factions_adds_both_and_each_faction_counts_once(cards: list[str], factions: int) -> None:
    table = bare()
    table.mine({f"1,{2 * number}": card for number, card in enumerate(cards)})
    table.effect("gem_per(1,FACTIONS,9)")
    assert table.player().gems == factions
