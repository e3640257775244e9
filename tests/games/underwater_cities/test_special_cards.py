"""Special cards: three ways to take one, what it costs to use one, and where it goes."""

from typing import Any

import pytest

from asztal.games.underwater_cities.cards import CARDS, CONTRACTS, METROPOLISES, SLOTS, SPECIAL_CARDS
from asztal.games.underwater_cities.examples.tabletop import Tabletop
from tests.games.underwater_cities.test_cards import nowhere

CHEAP = [card.id for card in SPECIAL_CARDS.values() if card.cost in (1, 2)]


def open_card(table: Tabletop) -> str:
    """The face-up card of the deck."""
    (card,) = table.state.specials.top[:1]
    return card


def special_deck(table: Tabletop, *cards: str) -> Tabletop:
    """The deck of special cards is exactly these; the first lies open, the others come in this order."""
    deck = table.state.specials
    deck.cards.clear()
    deck.bottom.clear()
    for card in cards:
        table.put(card, deck, 0)
    deck.top[:] = cards[:1]
    deck.bottom[:] = cards[1:]
    if cards:
        table.put(cards[0], deck)
        deck.top[:] = cards[:1]
    return table


def symbols(parts: Any) -> int:
    """How often a special-card symbol stands in an effect."""
    return str(parts).count("take_special_card=")


# --- taking one -------------------------------------------------------------------------------------------------------


@pytest.mark.rules("UWC-SPEC-01")
def test_only_slots_hand_out_special_cards() -> None:
    assert {slot.id for slot in SLOTS.values() if symbols(slot.effect)} == {"12-R1", "34-Y3"}
    others = [*(card.effect for card in CARDS.values()), *METROPOLISES.values(), *CONTRACTS.values()]
    assert not any(map(symbols, others))


@pytest.mark.rules("UWC-SPEC-01")
def test_ordinary_draws_never_bring_a_special_card() -> None:
    every = sum(card.era == 1 for card in CARDS.values())
    table = Tabletop(2).effect([{"gain": {"card": every}}])
    assert len(table.player().hand) == every
    assert not any(card in SPECIAL_CARDS for card in table.player().hand)


@pytest.mark.rules("UWC-SPEC-01")
def test_a_slot_that_is_chosen_cloned_or_performed_hands_one_out() -> None:
    table = Tabletop(2).hand("C001", "C004").turn("slot 12-R1", "card C004")
    table.answer(0, f"special {open_card(table)}")
    assert sum(card in SPECIAL_CARDS for card in table.player().hand) == 1
    table = Tabletop(4).hand("C001", "C004").tile("34-Y3", 1).stock(credit=1).turn("clone 34-Y3", "card C004")
    table.answers(0, "part 34-Y3-2", f"special {open_card(table)}", "stop")
    assert sum(card in SPECIAL_CARDS for card in table.player().hand) == 1
    table = Tabletop(4).tile("34-Y3", 1).effect([{"perform_slot": "other"}], "part 34-Y3-2")
    table.answer(0, f"special {open_card(table)}")
    assert sum(card in SPECIAL_CARDS for card in table.player().hand) == 1


@pytest.mark.rules("UWC-SPEC-02")
def test_three_ways_to_take_one() -> None:
    table = Tabletop(2).slot("12-R1")
    dear = [f"special {card}" for card in table.state.dear_specials]
    assert len(dear) == 6
    assert table.options() == [*dear, f"special {open_card(table)}", "look"]
    table.answer(0, dear[2])
    assert table.game.over  # one way, one card
    assert list(table.player().hand) == [dear[2].split()[1]]


@pytest.mark.rules("UWC-SPEC-03")
def test_a_dear_card_is_not_replaced() -> None:
    table = Tabletop(2)
    before, top = list(table.state.dear_specials), open_card(table)
    table.slot("12-R1", f"special {before[0]}")
    assert table.state.dear_specials == before[1:]
    assert open_card(table) == top
    assert len(table.state.specials) == len(CHEAP)
    assert table.see(1).players[0].hand == [before[0]]  # all saw which one


@pytest.mark.rules("UWC-SPEC-04")
def test_after_the_open_card_the_next_is_turned_up() -> None:
    table = special_deck(Tabletop(2), "SP11", "SP12", "SP13").slot("12-R1", "special SP11")
    assert list(table.player().hand) == ["SP11"]
    assert table.see(1).specials.top == ["SP12"]
    assert len(table.state.dear_specials) == 6


@pytest.mark.rules("UWC-SPEC-05")
@pytest.mark.parametrize("rejected", [("SP12", "SP14"), ("SP14", "SP12")])
def test_the_look_option(rejected: tuple[str, str]) -> None:
    table = special_deck(Tabletop(2), "SP11", "SP12", "SP13", "SP14", "SP15", "SP16").slot("12-R1", "look")
    assert table.options() == ["keep SP12", "keep SP13", "keep SP14"]
    table.answer(0, "keep SP13")
    assert table.options() == ["bottom SP12", "bottom SP14"]
    table.answers(0, f"bottom {rejected[0]}", f"bottom {rejected[1]}")
    assert list(table.player().hand) == ["SP13"]
    deck = table.state.specials
    assert (deck.top, deck.bottom) == (["SP15"], ["SP16", "SP11", *rejected])
    assert table.see(1).specials.top == ["SP15"]


@pytest.mark.rules("UWC-SPEC-06")
def test_only_the_looker_sees_the_three_and_the_rejected() -> None:
    table = special_deck(Tabletop(2), "SP11", "SP12", "SP13", "SP14", "SP15").slot("12-R1", "look")
    assert table.see(0).players[0].looking == ["SP12", "SP13", "SP14"]
    assert all(isinstance(card, int) for card in table.see(1).players[0].looking)
    table.answers(0, "keep SP13", "bottom SP12", "bottom SP14")
    assert all(isinstance(card, int) for card in table.see(1).players[0].hand)
    assert [card for card in table.see(1).specials.bottom if isinstance(card, str)] == ["SP11"]
    assert table.see(0).specials.bottom == ["SP11", "SP12", "SP14"]
    assert not any("SP1" in str(event) for event in table.events())


@pytest.mark.rules("UWC-SPEC-06")
def test_the_choice_is_secret_even_among_cards_that_all_have_seen() -> None:
    table = special_deck(Tabletop(2), "SP11", "SP12", "SP13", "SP14")
    for card in ("SP12", "SP13", "SP14"):  # put back in the open earlier
        table.state.specials.cards[card] = table.state.specials.cards["SP11"]
    assert table.see(1).specials.bottom == ["SP12", "SP13", "SP14"]
    table.slot("12-R1", "look", "keep SP13", "bottom SP14", "bottom SP12")
    assert list(table.player().hand) == ["SP13"]
    assert all(isinstance(card, int) for card in table.see(1).players[0].hand)
    assert table.see(1).specials.top == ["SP11"]
    assert all(isinstance(card, int) for card in table.see(1).specials.bottom)


@pytest.mark.rules("UWC-SPEC-07")
@pytest.mark.parametrize(
    ("deck", "drawn"),
    [
        (("SP11", "SP12", "SP13"), ["SP12", "SP13", "SP11"]),
        (("SP11", "SP12"), ["SP12", "SP11"]),
    ],
)
def test_a_look_at_a_small_deck_draws_all_of_it(deck: tuple[str, ...], drawn: list[str]) -> None:
    table = special_deck(Tabletop(2), *deck).slot("12-R1", "look")
    assert table.options() == [f"keep {card}" for card in drawn]
    table.answer(0, f"keep {drawn[0]}")
    while table.ask():
        table.answer(0, table.options()[0])
    assert list(table.player().hand) == [drawn[0]]
    assert table.state.specials.top == [drawn[1]]


@pytest.mark.rules("UWC-SPEC-08")
def test_without_any_special_card_the_part_cannot_be_used() -> None:
    table = special_deck(Tabletop(2), "SP11").hand("C001", "C004")
    table.state.dear_specials.clear()
    table.slot("12-R1")
    assert list(table.player().hand) == ["C001", "C004", "SP11"]  # the last one
    table.hand("C001", "C004").turn()
    assert table.why_not("slot 12-R1") == ("nothing-usable", "UWC-SLOT-03")
    table = special_deck(Tabletop(3))
    table.state.dear_specials.clear()
    table.slot("34-Y3", "choose PA-1b")  # the other part is all that is left
    assert table.game.over
    assert table.rest() == {"credit": 1}


@pytest.mark.rules("UWC-SPEC-08", "UWC-SPEC-14")
def test_a_card_put_back_under_an_empty_deck_can_be_taken_again() -> None:
    table = special_deck(Tabletop(2)).hand("SP12", "C001", "C002").stock(credit=5)
    table.state.dear_specials.clear()
    table.turn("slot ALW", "card SP12")
    assert table.see(1).specials.top == ["SP12"]
    table.hand("C004", seat=1).turn("slot 12-R1", "card C004", seat=1)
    assert "SP12" in table.player(1).hand


@pytest.mark.rules("UWC-SPEC-09")
def test_a_taken_card_is_played_in_a_later_turn() -> None:
    table = special_deck(Tabletop(2), "SP20", "SP12").hand("C001", "C004", "C003").stock(credit=1).deck("C010")
    table.turn("slot 12-R1", "card C004")
    table.answer(0, "special SP20")
    assert table.game.over
    assert [event["card"] for event in table.events("played")] == ["C004"]
    assert list(table.player().hand) == ["C001", "C003", "SP20", "C010"]
    table.turn("discard C010", "slot 12-G4")
    assert table.options() == ["card C001", "card C003", "card SP20"]
    table.answers(0, "card SP20", "card-first")
    assert table.player().cards == ["PA", "SP20"]


# --- playing one ------------------------------------------------------------------------------------------------------


@pytest.mark.rules("UWC-SPEC-10", "UWC-SPEC-13")
@pytest.mark.parametrize("card", ["SP11", "SP19", "SP22", "SP24", "SP04", "SP06"])
def test_a_card_on_its_colour_is_claimed_for_its_cost(card: str) -> None:
    cost = CARDS[card].cost
    table = Tabletop(2).hand(card, "C004").stock(credit=cost + 1).turn("slot 12-Y1", f"card {card}", "card-first")
    assert table.player().cards == ["PA", card]
    assert table.player().credit == 1
    assert table.player().special_paid == 1
    assert table.events("paid") == [{"event": "paid", "seat": 0, "item": "credit", "count": cost}]


@pytest.mark.rules("UWC-SPEC-10")
@pytest.mark.parametrize("card", ["SP11", "SP19", "SP04"])
def test_without_payment_a_card_has_no_effect(card: str) -> None:
    short = CARDS[card].cost - 1
    table = Tabletop(2).hand(card, "C004").stock(credit=short).turn("slot 12-Y1", f"card {card}")
    assert table.game.over  # there was nothing to decide
    assert table.player().cards == ["PA"]
    assert table.rest() == {"science": 2} | ({"credit": short} if short else {})
    assert table.player().special_paid == 0


@pytest.mark.rules("UWC-SPEC-10")
def test_on_another_colour_nothing_is_paid() -> None:
    table = Tabletop(2).hand("SP20", "C004").stock(credit=5).turn("slot 12-Y1", "card SP20")
    assert table.player().cards == ["PA"]
    assert table.rest() == {"credit": 5, "science": 2}


@pytest.mark.rules("UWC-SPEC-11")
def test_credits_of_the_slot_may_pay_for_the_card() -> None:
    table = Tabletop(2).hand("SP19", "C004").turn("slot 12-Y4", "card SP19", "part 12-Y4-2")
    table.answers(0, "items kelp credit", "stop")
    assert table.options() == ["resolve", "decline"]
    table.answer(0, "resolve")
    assert table.player().cards == ["PA", "SP19"]
    assert table.rest() == {"kelp": 1, "points": 2}


@pytest.mark.rules("UWC-SPEC-12")
@pytest.mark.parametrize("order", ["card-first", "slot-first"])
def test_a_paid_instant_card_is_kept_under_the_board(order: str) -> None:
    table = Tabletop(2).hand("SP14", "C004").stock(credit=2).build("C1a=farm", "T1")
    table.turn("slot 12-G4", "card SP14", order)
    table.answers(0, *(["stop", "resolve"] if order == "slot-first" else []), "upgrade C1a", "upgrade T1")
    assert table.player().upgraded == ["C1a", "T1"]
    assert table.player().under == ["SP14"]
    assert "SP14" not in (*table.state.specials, *table.state.discard, *table.player().cards)
    assert table.player().special_paid == 1
    assert table.rest() == {}


# --- where cards go ---------------------------------------------------------------------------------------------------


@pytest.mark.rules("UWC-SPEC-14", "UWC-SPEC-17")
@pytest.mark.parametrize("way", ["mismatch", "declined", "unpaid", "discarded"])
@pytest.mark.parametrize("card", ["SP19", "SP11"])
def test_a_cheap_card_that_is_not_used_goes_under_its_deck(way: str, card: str) -> None:
    table = Tabletop(2).hand("C001", "C002", "C003", card).stock(credit=0 if way == "unpaid" else 5)
    top = open_card(table)
    if way == "discarded":
        table.turn(f"discard {card}")
    else:
        slot = "ALW" if way == "mismatch" else "12-Y1"
        table.turn("discard C001", f"slot {slot}", f"card {card}")
        table.answers(0, *{"mismatch": [], "declined": ["slot-first", "decline"], "unpaid": []}[way])
    assert table.state.specials.bottom[-1] == card
    assert (open_card(table), len(table.state.specials)) == (top, len(CHEAP))
    assert not any(other in SPECIAL_CARDS for other in table.state.discard)
    assert table.player().special_paid == 0


@pytest.mark.rules("UWC-SPEC-15", "UWC-SPEC-17")
@pytest.mark.parametrize("way", ["mismatch", "declined", "unpaid", "discarded"])
def test_a_dear_card_that_is_not_used_leaves_the_game(way: str) -> None:
    table = Tabletop(2).hand("C001", "C002", "C003", "SP04").stock(credit=2 if way == "unpaid" else 5)
    if way == "discarded":
        table.turn("discard SP04")
    else:
        slot = "12-G4" if way == "mismatch" else "12-Y1"
        table.turn("discard C001", f"slot {slot}", "card SP04")
        rest = {"mismatch": ["stop"], "declined": ["slot-first", "decline"], "unpaid": []}
        table.answers(0, *rest[way])
    assert nowhere(table, "SP04")
    assert "SP04" not in table.state.dear_specials
    assert table.player().special_paid == 0


@pytest.mark.rules("UWC-SPEC-16")
@pytest.mark.parametrize("used", [False, True])
def test_a_special_action_card_above_the_limit_goes_under_its_deck_and_no_longer_counts(used: bool) -> None:
    table = Tabletop(2).claimed("PA", "SP12", "C033", "C040").hand("C020", "C004")
    table.player().special_paid = 2  # that one and another
    table.player().used[:] = ["SP12"] if used else []
    table.turn("slot 12-Y1", "card C020", "card-first", "give-up SP12")
    if not used:
        assert table.options() == ["use SP12", "stop"]
        table.answer(0, "stop")
    assert table.player().special_paid == 1
    assert table.state.specials.bottom[-1] == "SP12"
    assert "SP12" not in table.state.discard
    assert table.player().cards == ["PA", "C033", "C040", "C020"]
