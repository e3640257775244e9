"""Events: immediate ones, modifiers of a round, and those of its end; and each of the eighteen."""

from typing import get_args

import pytest

from asztal.games.imperial_miners.cards import EVENTS
from asztal.games.imperial_miners.examples.shorthand import parts
from asztal.games.imperial_miners.examples.tabletop import Tabletop, bare
from asztal.games.imperial_miners.vocabulary import ModBoth, ModCost, Modifier

SEVEN = [f"III-0{number}" for number in range(1, 8)]


def digging(event: str, mine: dict[str, str], card: str = "", **stock: int) -> Tabletop:
    """One player in the mine phase of a round with this event, about to place a card, or to carry out what comes."""
    table = bare()
    table.mine(mine).stock(gold=0, **stock).event(event)
    if card:
        table.dig(card)
    return table


# --- the phase ------------------------------------------------------------------------------------------------------


@pytest.mark.rules("IMP-EVENT-01", "IMP-EVENT-02")
def test_an_event_is_revealed_and_every_player_carries_it_out_before_the_mine_phase() -> None:
    table = bare(seats=3)
    table.state.round = 4
    count = len(table.events())
    table.round("EV-01")
    assert table.since(count) == ["event-revealed 5 EV-01", *(f"gained {seat} gold 3" for seat in range(3))]
    assert (table.state.event, table.state.round, "EV-01" in table.state.events) == ("EV-01", 5, False)
    assert [player.gold for player in table.state.players] == [3, 3, 3]
    assert [table.ask(seat) for seat in range(3)] == ["choose-card"] * 3
    assert len(table.state.turned) == 0


@pytest.mark.rules("IMP-EVENT-02")
def test_gold_of_an_immediate_event_can_pay_for_the_card_of_this_round() -> None:
    table = bare()
    table.mine({"1,0": "I-31"}).hand("II-43").round("EV-01")
    assert table.options() == ["card II-43"]


@pytest.mark.rules("IMP-EVENT-03")
def test_a_modifier_holds_for_this_round_only() -> None:
    table = bare()
    table.mine({"1,0": "I-31"}).hand("II-43").deck(1, "I-36")
    table.round("EV-11")
    assert table.options() == ["card II-43"]  # two gold less
    table.answers(0, "card II-43", "place 2,1", "skip", "skip", "surface draw", "deck 1", "deck 2", "deck 2")
    table.hand("II-42").stock(gold=1).round("EV-17")
    assert table.options() == ["draw-one"]
    assert table.state.past_events == ["EV-11"]


@pytest.mark.rules("IMP-EVENT-03")
@pytest.mark.parametrize("event", ["EV-01", "EV-11", "EV-14", "EV-16"])
def test_other_events_are_no_modifiers_of_this_kind(event: str) -> None:
    table = bare()
    table.event(event)
    active = [kind for kind in get_args(Modifier) if table.state.modifier(kind)]
    assert active == {"EV-11": [ModCost], "EV-14": [ModBoth]}.get(event, [])
    table.state.event = ""
    assert not any(table.state.modifier(kind) for kind in get_args(Modifier))


@pytest.mark.rules("IMP-EVENT-04")
def test_an_end_of_round_event_comes_after_the_mine_phase_of_all() -> None:
    table = bare(seats=2)
    table.hand("I-31").hand("I-36", seat=1).round("EV-18").each("card I-31", "card I-36")
    table.answers(0, "effect A", "surface gold")
    assert [player.gold for player in table.state.players] == [5, 0]
    table.answers(1, "skip", "surface gold")
    assert [player.gold for player in table.state.players] == [6, 3]


@pytest.mark.rules("IMP-EVENT-05")
def test_an_event_must_be_carried_out_completely() -> None:
    table = bare()
    table.mine({"1,0": "I-31", "1,2": "I-36"}).round("EV-05")
    assert table.options() == ["machine 1,0", "machine 1,2"]  # no way out
    table.answer(0, "machine 1,0")
    assert table.options() == ["machine 1,0", "machine 1,2"]
    table.marker("A", 0).round("EV-03")
    assert table.options() == ["climb 1", "climb 2"]
    table.hand("I-01").round("EV-04")
    assert table.options() == ["discard I-01", "stop"]  # unless the card says "up to"


@pytest.mark.rules("IMP-EVENT-06")
def test_who_cannot_do_all_does_as_much_as_possible() -> None:
    table = bare()
    table.mine({"1,0": "I-31"}).machines({"1,0": 2}).round("EV-05")  # two machines, one place, then two gold
    assert (table.player().machines, table.player().gold) == ({"1,0": 3}, 2)
    table.round("EV-06")  # no joint for the cart, then two gold
    assert (table.player().carts, table.player().gold, table.ask()) == ([], 4, "choose-card")
    table.mine({}).round("EV-10")  # no card to activate, then two gold
    assert (table.player().gold, table.ask()) == (6, "choose-card")


@pytest.mark.rules("IMP-EVENT-07")
def test_each_player_makes_the_choices_of_an_event_alone() -> None:
    table = bare(seats=2)
    for seat in (0, 1):
        table.mine({"1,0": f"I-3{seat}", "1,2": f"I-0{seat + 1}"}, seat)
    table.round("EV-10")
    assert [table.options(0), table.options(1)] == [["activate 1,0", "activate 1,2"]] * 2
    table.answer(1, "activate 1,2").answer(0, "activate 1,0")
    assert [player.activated for player in table.state.players] == [["1,0"], ["1,2"]]
    table.hand("I-31", "II-01").hand("I-36", seat=1).round("EV-04")
    table.answers(0, "discard I-31", "stop").answer(1, "stop")
    assert [player.gold for player in table.state.players] == [2, 0]


@pytest.mark.rules("IMP-EVENT-08")
def test_a_card_activated_by_an_event_is_activated_for_the_whole_round() -> None:
    table = bare()
    table.mine({"1,0": "I-31"}).hand("II-43").stock(gold=2).activated("1,0")  # that was last round
    table.round("EV-10")
    assert (table.player().activated, table.options()) == (["1,0"], ["effect A", "effect B", "skip"])
    table.answers(0, "effect B", "card II-43", "place 2,1", "effect A")
    assert (table.ask(), table.rest()) == ("surface", (2, 1 + 2))  # the chain skipped the card above
    assert [event["card"] for event in table.events("skipped")] == ["I-31"]


@pytest.mark.rules("IMP-EVENT-08")
def test_the_effect_of_a_card_activated_by_an_event_is_optional() -> None:
    table = bare()
    table.mine({"1,0": "I-31"}).hand("II-43").stock(gold=2).round("EV-10").answer(0, "skip")
    assert (table.player().activated, table.rest(), table.ask()) == (["1,0"], (2 + 2, 0), "choose-card")
    table.answers(0, "card II-43", "place 2,1", "skip")
    assert table.ask() == "surface"


def first_round(event: str) -> tuple[int, int, int, int]:
    """What a player has after a first round with this event: three gold by a card, two at the surface, and the rest."""
    table = bare()
    table.hand("I-31", "II-01", "II-02").round(event)
    while not table.game.over:
        wanted = {"card I-31", "effect A", "surface gold"} & set(table.options())
        table.answer(0, wanted.pop() if wanted else table.options()[-1 if table.ask() == "trade" else 0])
    me = table.player()
    return me.gold, me.gems, len(me.hand), me.space


@pytest.mark.parametrize("event", [event.id for event in EVENTS.values() if event.kind != "modifier"])
def test_an_event_gives_something_in_the_first_round_already(event: str) -> None:
    assert first_round("EV-11") == (5, 0, 2, 0)  # cheaper cards do not help who plays one for nothing
    assert first_round(event) != (5, 0, 2, 0)


def test_a_new_round_forgets_what_was_placed_and_activated_before() -> None:
    table = bare(seats=2)
    for seat in (0, 1):
        table.mine({"1,0": f"I-0{seat + 1}"}, seat).activated("1,0", seat=seat)
        table.stock(seat, placed="1,0", card=f"I-0{seat + 1}")
    table.round("EV-09")
    assert [(p.activated, p.placed, p.card) for p in table.state.players] == [([], "", "")] * 2


@pytest.mark.rules("IMP-EVENT-09")
def test_modifiers_change_play_costs_and_the_number_of_surface_effects() -> None:
    table = bare()
    table.mine({"1,0": "I-31", "2,1": "II-01"}).hand("II-43", "III-11", "III-08").stock(gold=3)
    table.choosing("EV-11")
    assert table.options() == ["card II-43", "card III-11"]  # 0 and 3 instead of 2 and 5; 4 are too many
    table.event("EV-12").surface("surface gold")
    assert table.options() == ["surface draw", "surface research-2"]
    assert (table.ask(), table.player().gold) == ("surface", 5)


# --- the immediate ones ---------------------------------------------------------------------------------------------


def test_ev_01_gives_three_gold() -> None:
    table = bare()
    table.round("EV-01")
    assert table.rest() == (3, 0)


def test_ev_02_draws_three_cards_and_checks_the_hand_limit() -> None:
    table = bare()
    table.hand(*SEVEN).deck(1, "I-01", "I-02", "I-03").round("EV-02").answers(0, "deck 1", "deck 1", "deck 1")
    assert (table.ask(), len(table.player().hand)) == ("hand-limit", 10)
    table.answers(0, "discard III-01", "discard III-02")
    assert (table.ask(), table.options()) == ("choose-card", ["card I-01", "card I-02", "card I-03"])


def test_ev_03_researches_two() -> None:
    table = bare()
    table.round("EV-03").answers(0, "board A", "climb 2")
    assert (table.player().board, table.player().space, table.rest()) == ("A", 2, (2, 0))


@pytest.mark.parametrize(
    ("answers", "gold"), [(["stop"], 0), (["discard II-01", "stop"], 2), (["discard II-01", "discard II-02"], 4)]
)
def test_ev_04_gives_two_gold_for_each_discarded_card(answers: list[str], gold: int) -> None:
    table = bare()
    table.hand("II-01", "II-02").round("EV-04").answers(0, *answers)
    assert (table.ask(), table.player().gold) == ("choose-card", gold)


def test_ev_04_takes_three_cards_at_most() -> None:
    table = bare()
    table.hand("II-01", "II-02", "II-03", "II-04").round("EV-04")
    table.answers(0, "discard II-01", "discard II-02", "discard II-03")
    assert (table.ask(), table.player().gold, list(table.player().hand)) == ("choose-card", 6, ["II-04"])


def test_ev_05_places_two_machines_and_gives_two_gold() -> None:
    table = bare()
    table.mine({"1,0": "I-31", "1,2": "I-36"}).round("EV-05").answers(0, "machine 1,0", "machine 1,2")
    assert (table.player().machines, table.rest()) == ({"1,0": 1, "1,2": 1}, (2, 0))


def test_ev_06_places_a_cart_token_and_gives_two_gold() -> None:
    table = bare()
    table.mine({"1,0": "I-31", "1,2": "I-36"}).round("EV-06")
    assert (table.player().carts, table.rest()) == (["1,0|1,2"], (2, 0))


def test_ev_07_is_a_faction_draw_and_two_gold() -> None:
    table = bare()
    table.no_cards().deck(1, "I-01", "I-13").round("EV-07").answer(0, "faction JAP")
    assert (list(table.player().hand), table.rest()) == (["I-13"], (2, 0))


def test_ev_08_draws_a_card_of_level_4() -> None:
    table = bare()
    table.deck(4, "IV-07").round("EV-08")
    assert (list(table.player().hand), len(table.state.level4)) == (["IV-07"], 0)


def test_ev_10_activates_a_card_of_level_1_and_gives_two_gold() -> None:
    table = bare()
    table.mine({"1,0": "I-31", "2,1": "II-43"}).round("EV-10").answer(0, "effect A")
    assert (table.rest(), table.player().activated, table.ask()) == ((3 + 2, 0), ["1,0"], "choose-card")


# --- the modifiers --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("card", "gold"), [("I-31", 0), ("II-43", 0), ("III-40", 11), ("IV-01", 0), ("III-03", 0)])
def test_ev_11_makes_every_card_two_gold_cheaper(card: str, gold: int) -> None:
    table = bare()
    table.mine({"1,0": "I-01", "2,1": "II-01", "3,2": "III-01"}).hand(card)
    if gold:
        table.stock(gold=gold - 1).choosing("EV-11")
        assert table.options() == ["draw-one"]
    table.stock(gold=gold).choosing("EV-11").answer(0, f"card {card}")
    assert table.player().gold == 0


def test_ev_12_gives_two_different_surface_effects() -> None:
    table = bare()
    table.event("EV-12").stock(gold=4).marker("A", 0).deck(1, "I-01", "I-02", "I-03")
    table.surface("surface research-2")
    table.answer(0, "climb 1")  # a gold
    assert table.options() == ["surface gold", "surface draw"]
    table.stock(gold=22)
    for used in ("research-2", "research-5"):  # one effect, and there is gold enough
        assert table.why_not(f"surface {used}") == ("surface-used", "IMP-EVENT-09")
    assert table.why_not("surface air") == ("not-offered", "")
    table.stock(gold=1).answers(0, "surface draw", "deck 1", "deck 1", "deck 1")
    assert (table.game.over, table.rest(), len(table.player().hand)) == (True, (1, 0), 3)


def test_ev_12_checks_the_hand_limit_after_each_of_them() -> None:
    table = bare()
    table.event("EV-12").hand(*SEVEN).deck(1, "I-01", "I-02", "I-03")
    table.surface("surface draw", "deck 1", "deck 1", "deck 1")
    assert table.ask() == "hand-limit"
    table.answers(0, "discard I-01", "discard I-02")
    assert (table.game.over, table.player().gold) == (True, 2)  # gold was the only effect left


def test_ev_13_gives_a_gold_for_each_card_of_the_chain() -> None:
    table = digging("EV-13", {"1,0": "I-31", "1,2": "I-36", "2,1": "II-43"}, "III-43")
    table.answer(0, "place 3,2")
    assert (table.player().gold, table.ask()) == (1, "choose-effect")  # before the effect is chosen
    table.answers(0, "skip", "skip", "next 1,0", "skip")
    assert (table.player().gold, table.ask()) == (3, "surface")


def test_ev_13_counts_a_removed_collapse_but_no_skipped_and_no_specially_activated_card() -> None:
    table = digging("EV-13", {"1,0": "I-31", "2,1": "II-40"})
    table.collapses("1,0").chain("2,1", "skip")
    assert (table.player().gold, table.player().collapses) == (2, [])
    table.activated().chain("2,1", "effect A", "skip")  # activates 1,0, which the chain then skips
    assert (table.game.over, table.player().gold) == (True, 3)


def test_ev_13_may_give_gems(monkeypatch: pytest.MonkeyPatch) -> None:
    event = EVENTS["EV-13"]._replace(effect=parts("mod_on(CHAIN_CARD,gem,2)"))
    monkeypatch.setitem(EVENTS, "EV-13", event)
    table = digging("EV-13", {"1,0": "I-31"})
    table.chain("1,0", "skip")
    assert table.rest() == (0, 2)


def test_ev_14_lets_the_placed_card_use_a_and_then_b() -> None:
    table = digging("EV-14", {"1,0": "I-35"}, "I-31")
    count = len(table.events())
    table.answers(0, "place 1,2", "effect A")
    assert (table.rest(), table.ask(), table.options()) == ((3, 0), "choose-effect", ["effect B", "skip"])
    table.answer(0, "effect B")
    assert (table.rest(), table.ask()) == ((3, 1), "surface")
    assert table.since(count)[1:] == ["activated 0 I-31 A", "gained 0 gold 3", "activated 0 I-31 B", "gained 0 gem 1"]


def test_ev_14_does_not_let_a_come_after_b_and_b_may_be_declined() -> None:
    for answers, rest in ((["effect B"], (0, 1)), (["effect A", "skip"], (3, 0)), (["skip"], (0, 0))):
        table = digging("EV-14", {"1,0": "I-35"}, "I-31")
        table.answers(0, "place 1,2", *answers)
        assert (table.ask(), table.rest()) == ("surface", rest)


def test_ev_14_is_for_the_placed_card_and_for_cards_with_two_effects_only() -> None:
    table = digging("EV-14", {"1,0": "I-31"}, "II-43")
    table.answers(0, "place 2,1", "effect A", "effect A")
    assert (table.ask(), table.rest()) == ("surface", (3, 2))  # neither the one effect again, nor both of I-31
    table = digging("EV-01", {"1,0": "I-35"}, "I-31")
    table.answers(0, "place 1,2", "effect A")
    assert table.ask() == "surface"  # without the event one effect is all


def test_ev_14_each_effect_pays_its_own_price() -> None:
    table = digging("EV-14", {"1,0": "I-31"}, "II-42")  # draw three and two gold; discard one for gems and gold
    table.no_cards().answers(0, "place 2,1", "effect A")
    assert (table.player().gold, table.ask(), table.options()) == (2, "choose-effect", ["effect A", "effect B", "skip"])
    # There was no card for effect B, so these are the effects of the card above.
    assert table.player().activated == ["2,1", "1,0"]


def test_ev_15_lets_every_research_go_one_further() -> None:
    table = digging("EV-15", {"1,0": "I-09"}, gems=0)
    table.marker("A", 0).activate("1,0", "effect A")
    assert table.options() == ["climb 1", "climb 2"]
    table.answer(0, "climb 2").stock(gold=4).surface("surface research-2")
    assert table.options() == ["climb 1", "climb 2", "climb 3"]
    table.event("EV-14").surface("surface gold")
    table.effect("research(2)")
    assert table.options() == ["climb 1", "climb 2"]


# --- those of the end -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("mine", "gold", "place", "gems"),
    [
        ({}, 0, "1,0", 1),
        ({"1,0": "I-31", "1,2": "I-36"}, 0, "1,4", 1),
        ({"1,0": "I-31", "2,1": "II-43"}, 2, "2,3", 2),
        ({"1,0": "I-31", "2,1": "II-43"}, 2, "3,2", 3),
        ({"1,0": "I-31", "2,1": "II-43", "3,2": "III-40", "4,3": "IV-01"}, 0, "4,1", 4),
    ],
)
def test_ev_09_gives_a_gem_for_each_row_with_a_card_those_of_this_round_included(
    mine: dict[str, str], gold: int, place: str, gems: int
) -> None:
    card = {"1": "I-35", "2": "II-42", "3": "III-43", "4": "IV-02"}[place[0]]
    table = bare()
    table.mine(mine).hand(card).stock(gold=gold).round("EV-09").answer(0, f"card {card}")
    while not table.game.over:
        wanted = {f"place {place}", "skip", "surface gold"} & set(table.options())
        table.answer(0, wanted.pop() if wanted else table.options()[0])
    assert table.rest() == (2, gems)


@pytest.mark.parametrize(
    ("card", "place", "gold"), [("I-35", "1,2", 1), ("II-43", "2,1", 2), ("III-09", "3,2", 3), ("IV-01", "4,3", 4)]
)
def test_ev_16_gives_gold_for_the_level_of_the_placed_card(card: str, place: str, gold: int) -> None:
    table = bare()
    table.mine(
        {"1,0": "I-31", "2,-1": "II-01", "2,1": "II-02", "3,2": "III-01"} if card != "II-43" else {"1,0": "I-31"}
    )
    if card == "III-09":
        table.mine({"1,0": "I-31", "2,1": "II-02"})
    table.hand(card).stock(gold=2).round("EV-16").answers(0, f"card {card}", f"place {place}")
    while table.ask() != "surface":
        table.answer(0, table.options()[-1])
    before = table.player().gold
    table.answer(0, "surface draw")
    while not table.game.over:
        table.answer(0, table.options()[0])
    assert table.player().gold == before + gold


@pytest.mark.parametrize(("gold", "offers"), [(0, 0), (2, 1), (3, 1), (4, 2), (40, 2)])
def test_ev_17_swaps_three_gold_for_two_gems_twice_at_most(gold: int, offers: int) -> None:
    table = bare()
    table.hand("I-36").stock(gold=gold).round("EV-17").answers(0, "card I-36", "skip", "surface gold")
    if not offers:
        assert (table.game.over, table.rest()) == (True, (2, 0))
        return
    assert table.options() == [f"trade {times}" for times in range(offers + 1)]
    table.answer(0, f"trade {offers}")
    assert (table.game.over, table.rest()) == (True, (gold + 2 - 3 * offers, 2 * offers))


def test_ev_18_removes_collapses_for_gems_and_gives_a_gold() -> None:
    table = bare()
    table.mine({"1,0": "I-31", "1,2": "I-36", "1,4": "I-35", "1,6": "I-34"}).collapses("1,0", "1,2", "1,4", "1,6")
    table.hand("I-33").round("EV-18").answers(0, "card I-33", "place 1,8", "skip", "surface gold")
    table.answers(0, "clear 1,0", "clear 1,2", "clear 1,6")
    assert (table.game.over, table.player().collapses, table.rest()) == (True, ["1,4"], (3, 3))
