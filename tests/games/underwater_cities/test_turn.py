"""A turn: hand limit, slot and card, the two resolved one after the other, one card drawn."""

import pytest

from asztal.games.underwater_cities.addresses import ROUND
from asztal.games.underwater_cities.cards import CARDS
from asztal.games.underwater_cities.examples.tabletop import Tabletop


def stocked(*cards: str, seats: int = 2) -> Tabletop:
    """A player with these cards and 3 of each resource."""
    return Tabletop(seats).hand(*cards).stock(kelp=3, steelplast=3, science=3, credit=3)


@pytest.mark.rules("UWC-TURN-01")
def test_the_four_steps_of_a_turn() -> None:
    table = stocked("C001", "C002", "C003", "C004").deck("C010").turn()
    asked = [table.ask()]
    for answer in ("discard C001", "slot 12-Y3", "card C003", "slot-first", "build tunnel T1", "stop", "decline"):
        table.answer(0, answer)
        asked.append(table.ask())
    assert asked == ["discard", "slot", "card", "order", "build", "build", "resolve-card", ""]
    assert list(table.player().hand) == ["C002", "C004", "C010"]
    kinds = [event["event"] for event in table.events()]
    steps = ("discarded", "tile-placed", "played", "built", "drew")
    assert [kind for kind in kinds if kind in steps] == list(steps)


@pytest.mark.rules("UWC-TURN-02")
def test_a_tile_goes_on_a_free_slot_or_on_the_always_available_one() -> None:
    table = stocked("C001", "C004").tile("12-Y1", 1).turn()
    free = [f"slot {slot}" for slot in table.state.slots if slot != "12-Y1"]
    assert set(free) - set(table.options()) == set()
    assert "slot ALW" in table.options()
    assert table.why_not("slot 12-Y1") == ("slot-occupied", "UWC-SLOT-01")
    table.answer(0, "slot 12-G1")
    assert table.state.slots["12-G1"] == [0]


@pytest.mark.rules("UWC-TURN-02")
def test_with_four_a_tile_may_go_on_anothers_by_the_cloning_tile() -> None:
    table = stocked("C001", "C004", seats=4).tile("34-Y1", 1).turn("clone 34-Y1")
    assert table.state.slots["34-Y1"] == [1, 0]
    assert table.state.cloned


@pytest.mark.rules("UWC-TURN-03")
def test_exactly_one_card_is_played_and_nobody_passes() -> None:
    table = stocked("C001", "C002", "C003").deck("C010").turn()
    assert {option.split()[0] for option in table.options()} == {"slot"}
    for no in ("stop", "end-turn", "decline"):
        assert table.why_not(no)[0] == "not-offered"
    table.answer(0, "slot ALW")
    assert table.options() == ["card C001", "card C002", "card C003"]
    assert table.why_not("stop")[0] == "not-offered"
    table.answer(0, "card C002")
    assert [event["card"] for event in table.events("played")] == ["C002"]
    assert "C002" not in table.player().hand
    assert {"C001", "C003", "C010"} < set(table.player().hand)
    assert table.game.over


@pytest.mark.rules("UWC-TURN-04")
@pytest.mark.parametrize(("card", "slot"), [("C015", "12-G1"), ("C012", "12-R2"), ("C025", "12-R2")])
def test_a_card_of_another_colour_has_no_effect_and_is_discarded(card: str, slot: str) -> None:
    table = Tabletop(2).hand(card, "C004").deck("C010", "C011", "C047").claimed("PA").stock(steelplast=1, credit=1)
    table.turn(f"slot {slot}", f"card {card}")
    while table.ask():
        table.answer(0, table.options()[0])
    assert card in table.state.discard
    assert table.player().cards == ["PA"]
    assert table.events("played")[0]["matches"] is False
    assert table.events("resolved") == table.events("claimed") == []
    gained = {event["item"] for event in table.events("gained")}
    assert gained == ({"steelplast"} if slot == "12-R2" else {"kelp"})  # of the Assistant; of the slot


@pytest.mark.rules("UWC-TURN-05")
@pytest.mark.parametrize("first", ["card-first", "slot-first"])
def test_a_matching_card_is_resolved_entirely_before_or_after_the_slot(first: str) -> None:
    table = stocked("C032", "C004").turn("slot 12-G3", "card C032")  # free farm and plant; up to 2 plants
    assert table.options() == ["card-first", "slot-first"]
    card = ["part C032-1", "build farm C1a", "part C032-2", "build desalination C1b"]
    slot = ["build desalination C1c", "build desalination C2a"]
    if first == "card-first":
        table.answers(0, first, "part C032-1", "build farm C1a", "part C032-2", "build desalination C1b")
        table.answers(0, "build desalination C1c", "build desalination C2a")
    else:
        table.answers(0, first, "build desalination C1c", "build desalination C2a", "resolve")
        table.answers(0, *card)
    sites = [event["site"] for event in table.events("built")]
    both = [[text.split()[-1] for text in part if text.startswith("build")] for part in (card, slot)]
    assert sites == (both[0] + both[1] if first == "card-first" else both[1] + both[0])
    assert table.game.over


@pytest.mark.rules("UWC-TURN-05")
def test_slot_and_card_are_not_mixed() -> None:
    table = stocked("C032", "C004").turn("slot 12-G3", "card C032", "slot-first", "build desalination C1c")
    assert table.why_not("resolve")[0] == "not-offered"
    assert not any(option.startswith(("part", "build farm")) for option in table.options())
    table.answer(0, "stop")
    assert table.ask() == "resolve-card"
    table.answers(0, "resolve", "part C032-1", "build farm C1a")
    assert table.options() == ["part C032-2", "stop"]  # nothing of the slot


@pytest.mark.rules("UWC-TURN-06", "UWC-TURN-07")
def test_a_matching_instant_card_may_be_declined_and_is_discarded() -> None:
    table = stocked("C023", "C004").deck("C010").turn("slot 12-Y1", "card C023", "slot-first")
    assert table.options() == ["resolve", "decline"]
    table.answer(0, "decline")
    assert table.rest() == {"kelp": 3, "steelplast": 3, "science": 5, "credit": 3}
    assert "C023" in table.state.discard
    assert list(table.player().hand) == ["C004", "C010"]


@pytest.mark.rules("UWC-TURN-06")
def test_whoever_resolves_the_card_first_wants_it_and_nobody_must() -> None:
    table = stocked("C023", "C004").turn("slot 12-Y1", "card C023")
    assert table.options() == ["card-first", "slot-first"]
    table.answer(0, "card-first")  # this says yes to the card: 2 kelp
    assert (table.game.over, table.rest()["kelp"]) == (True, 5)
    after = stocked("C023", "C004").turn("slot 12-Y1", "card C023", "slot-first", "decline")
    assert (after.game.over, after.rest()["kelp"]) == (True, 3)
    needed = Tabletop(2).hand("C030", "C004").turn("slot 12-Y3", "card C030")  # only the card can pay for the slot
    assert (needed.ask(), needed.rest()) == ("build", {"steelplast": 1, "credit": 1})


@pytest.mark.rules("UWC-TURN-06")
def test_a_matching_card_that_can_do_nothing_is_discarded_also_before_the_slot() -> None:
    table = stocked("C043", "C004").claimed().turn("slot 12-G4", "card C043")  # no action card to use
    assert table.options() == ["advance", "stop"]  # the slot at once: the card is no choice
    table.answer(0, "stop")
    assert table.game.over
    assert "C043" in table.state.discard
    assert table.events("resolved") == []


@pytest.mark.rules("UWC-TURN-07")
def test_a_claimable_card_may_be_declined_and_is_discarded() -> None:
    table = stocked("C012", "C004").turn("slot 12-Y1", "card C012", "slot-first", "decline")
    assert table.player().cards == ["PA"]
    assert "C012" in table.state.discard
    assert "C012" not in table.player().hand


@pytest.mark.rules("UWC-TURN-08")
def test_the_order_is_decided_only_after_slot_and_card() -> None:
    table = stocked("C023", "C004").build("C1a=farm").turn("slot 12-Y1")
    assert table.options() == ["card C023", "card C004"]
    table.answer(0, "card C023")
    assert table.ask() == "order"
    assert table.options() == ["card-first", "slot-first"]
    table.answer(0, "card-first")
    assert table.rest()["kelp"] == 5
    assert table.ask() == "choose"


@pytest.mark.rules("UWC-TURN-09")
def test_every_turn_ends_with_a_card_besides_those_gained() -> None:
    table = stocked("C001", "C002", "C003").deck("C010", "C011", "C013").turn("slot ALW", "card C001")
    assert list(table.player().hand) == ["C002", "C003", "C010", "C011", "C013"]
    assert [event["count"] for event in table.events("drew")] == [2, 1]
    table = stocked("C001", "C002", "C003").deck("C010").turn("slot 12-Y1", "card C001")
    assert list(table.player().hand) == ["C002", "C003", "C010"]


@pytest.mark.rules("UWC-TURN-09")
def test_the_card_comes_from_the_deck_of_the_current_era() -> None:
    table = Tabletop(2)
    table.state.round = 4
    table.at(f"{ROUND}.era").play_until(lambda state: state.era == 2)
    table.hand("C001").turn("slot ALW", "card C001")
    drawn = list(table.player().hand)
    assert len(drawn) == 3
    assert {CARDS[card].era for card in drawn} == {2}


@pytest.mark.rules("UWC-TURN-10")
def test_cards_drawn_in_the_turn_are_not_played_in_it() -> None:
    table = stocked("C047", "C004").deck("C023", "C017", "C030").build("C1a=farm").turn("slot 12-Y1")
    assert table.options() == ["card C047", "card C004"]
    table.answers(0, "card C047", "card-first")  # draws the first of them
    assert "C023" in table.player().hand
    assert table.ask() == "choose"  # only the slot is left
    table.answer(0, "choose 12-Y1-1a")
    assert table.game.over
    assert [event["card"] for event in table.events("played")] == ["C047"]
    assert list(table.player().hand) == ["C004", "C023", "C017"]


def test_an_instant_card_that_takes_effect_is_told() -> None:
    table = stocked("C004").turn("slot 12-G3", "card C004", "card-first")
    assert {"event": "resolved", "seat": 0, "card": "C004"} in table.events()
    assert table.player().resolved == ["C004"]


def test_a_slot_is_asked_for_even_where_one_is_left() -> None:
    table = stocked("C004")
    for slot in table.state.slots:
        table.tile(slot, 1)
    assert table.turn().ask() == "slot"  # going on without a question would say that no card of the hand helps
