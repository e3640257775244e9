"""In which order things happen: parts, triggered effects, and abilities of a turn."""

import pytest

from asztal.games.underwater_cities.examples.tabletop import Tabletop
from asztal.kernel.frame import queued
from asztal.kernel.rules import Frame


@pytest.mark.rules("UWC-TIME-01", "UWC-TIME-05")
def test_the_parts_of_one_effect_may_be_resolved_in_any_order() -> None:
    table = Tabletop().space(4).stock(kelp=1).card("C019")
    assert table.options() == ["part C019-1", "part C019-2"]
    first = Tabletop().space(4).stock(kelp=1).card("C019", "part C019-1", "build farm C1a", "part C019-2")
    assert (first.player().buildings, first.rest()) == ({"C1a": "farm"}, {"credit": 1})
    # The other way round the credit of space 3 pays for a desalination plant.
    last = Tabletop().space(4).card("C019", "part C019-1", "build desalination C1a")
    assert (last.player().buildings, last.rest()) == ({"C1a": "desalination"}, {})


@pytest.mark.rules("UWC-TIME-02")
def test_the_slot_is_finished_before_the_card_begins() -> None:
    table = Tabletop(3).stock(steelplast=4, kelp=1, credit=2).hand("C010").turn("slot 34-R3", "card C010", "slot-first")
    assert table.options() == ["part 34-R3-1", "part 34-R3-2"]
    table.answers(0, "part 34-R3-1", "build tunnel T1")
    assert table.options() == ["part 34-R3-2", "stop"]  # no part of the card yet
    table.answers(0, "part 34-R3-2", "build nonsymbiotic_city C2")
    assert (table.ask(), len(table.player().hand)) == ("resolve-card", 0)
    table.answers(0, "resolve", "part C010-1", "build tunnel T2")
    assert table.game.over
    assert (table.player().tunnels, table.rest()) == (["T1", "T2"], {})
    assert len(table.player().hand) == 2  # of the card, and at the end of the turn


@pytest.mark.rules("UWC-TIME-02")
def test_the_card_is_finished_before_the_slot_begins() -> None:
    table = Tabletop(3).stock(steelplast=4, kelp=1, credit=2).hand("C010").turn("slot 34-R3", "card C010", "card-first")
    assert (table.options(), len(table.player().hand)) == (["part C010-1", "stop"], 1)
    table.answer(0, "stop")
    assert table.options() == ["part 34-R3-1", "part 34-R3-2"]


@pytest.mark.rules("UWC-TIME-03", "UWC-TIME-05")
def test_the_bonus_of_the_first_tunnel_helps_to_pay_the_second() -> None:
    table = Tabletop(3).build("T1").stock(steelplast=1, credit=2).slot("34-Y4", "build tunnel T3")
    assert table.rest() == {"steelplast": 1, "credit": 1}
    table.answer(0, "build tunnel T2")
    assert (table.player().tunnels, table.rest()) == (["T1", "T3", "T2"], {})


@pytest.mark.rules("UWC-TIME-03", "UWC-TIME-04")
@pytest.mark.parametrize(
    ("card", "site", "gained"),
    [
        ("C138", "T2", {"points": 1}),  # a permanent card
        ("C036", "T3", {"steelplast": 1}),  # the bonus of the site
        ("C036", "T14", {"kelp": 1}),  # a metropolis
    ],
)
def test_what_a_tunnel_sets_off_comes_before_the_next_tunnel_is_chosen(
    card: str, site: str, gained: dict[str, int]
) -> None:
    table = Tabletop().claimed(card).metropolises(second="BL01").build("T1", "T5").stock(steelplast=2, credit=2)
    table.slot("12-Y3", f"build tunnel {site}")
    assert table.ask() == "build"  # the second tunnel
    assert table.rest() == {"credit": 1, **gained, "steelplast": 1 + gained.get("steelplast", 0)}


@pytest.mark.rules("UWC-TIME-04", "UWC-TIME-05")
def test_a_federation_bonus_comes_with_its_step_and_may_be_spent_in_the_same_effect() -> None:
    table = Tabletop().space(4).claimed("C035").slot("12-G4")
    assert (table.ask(), table.rest()) == ("advance", {"credit": 2})  # of the space and of the card
    table = Tabletop().space(4).effect([{"gain": {"federation": 1}}, {"build": "desalination", "n": 1}])
    table.answers(0, "part try-2", "build desalination C1a")
    assert (table.player().buildings, table.rest()) == ({"C1a": "desalination"}, {})


@pytest.mark.rules("UWC-TIME-06")
@pytest.mark.parametrize("first", ["metropolis.BL11", "bonus.1.C4"])
def test_the_owner_orders_effects_that_are_triggered_together(first: str) -> None:
    # No card of the set brings two such effects together, so they are called by hand.
    table = Tabletop().build("C1a=farm", "T1").deck("C013")
    calls = [Frame("metropolis.BL11", 0), Frame("bonus.1.C4", 0)]
    table.state.stack[:] = [queued(calls)]
    table.game.settle()
    found = {option.split()[1]: option for option in table.options()}
    assert (table.ask(), set(found)) == ("order-triggers", {"metropolis.BL11", "bonus.1.C4"})
    table.answer(0, found[first])
    assert (table.ask(), table.player().space) == ("upgrade", 4 if first == "bonus.1.C4" else 0)
    table.answers(0, "upgrade T1", "upgrade C1a")
    assert (table.game.over, table.player().space, list(table.player().hand)) == (True, 4, ["C013"])


@pytest.mark.rules("UWC-TIME-06")
def test_nobody_is_asked_for_an_order_that_does_not_matter() -> None:
    table = Tabletop(contracts="yes").contracts("GC2").metropolises(first="BL11").claimed("C138", "SP11")
    table.build("T1", "T5", "T14", "T2").stock(steelplast=1, credit=1).slot("12-Y3", "build tunnel T13")
    assert table.ask() == "upgrade"  # all gains have come: of the contract and of both cards
    assert table.rest() == {"credit": 2 + 2, "points": 3 + 1 + 2}


@pytest.mark.rules("UWC-TIME-07")
def test_an_action_card_is_finished_before_the_next_part_of_the_slot() -> None:
    table = Tabletop(3).claimed("C019").stock(kelp=2, science=1).slot("34-R5", "part 34-R5-1")
    assert table.options() == ["part C019-1", "part C019-2"]
    table.answers(0, "part C019-2")
    assert table.options() == ["part C019-1", "stop"]
    table.answers(0, "part C019-1", "build farm C1a")
    assert table.options() == ["part 34-R5-2", "stop"]
    assert table.answers(0, "part 34-R5-2", "build farm C1b").player().upgraded == ["C1b"]


@pytest.mark.rules("UWC-TIME-08")
def test_a_declined_part_does_not_come_back() -> None:
    table = Tabletop(3).stock(steelplast=9, kelp=9, credit=9).hand("C038")
    table.turn("slot 34-R3", "card C038", "slot-first", "part 34-R3-1", "build tunnel T1", "stop", "resolve")
    assert table.game.over
    assert (list(table.player().cities), table.player().tunnels) == (["C1"], ["T1"])


@pytest.mark.rules("UWC-TIME-08")
def test_an_impossible_part_is_lost_though_the_card_would_pay_for_it_afterwards() -> None:
    table = Tabletop(3).stock(steelplast=1, kelp=1, credit=2).hand("C038")
    table.turn("slot 34-R3", "card C038", "slot-first", "build tunnel T1", "resolve")
    assert table.game.over  # the city was not offered again
    assert table.rest() == {"steelplast": 2, "kelp": 1, "credit": 1}
    assert list(table.player().cities) == ["C1"]


# --- abilities of a turn ----------------------------------------------------------------------------------------------


@pytest.mark.rules("UWC-TIME-09")
def test_an_ability_may_be_used_before_the_slot_is_chosen() -> None:
    table = Tabletop(3).claimed("C044").stock(kelp=1).hand("C013").turn("ability C044")
    assert table.rest() == {"steelplast": 1}
    assert not table.options(kind="ability")
    table.answers(0, "slot 34-R1", "card C013", "build laboratory C1a")
    assert table.game.over  # and it is not offered at the end


@pytest.mark.rules("UWC-TIME-09")
def test_an_ability_may_be_used_between_two_parts() -> None:
    table = Tabletop(3).claimed("C044", "PA").stock(kelp=1, credit=1)
    table.slot("34-G1")
    assert table.options() == ["part 34-G1-1", "stop", "ability C044"]
    table.answer(0, "ability C044").answers(0, "exchange kelp", "part 34-G1-1", "choose PA-1a")
    assert table.rest() == {"steelplast": 3, "credit": 1}


@pytest.mark.rules("UWC-TIME-09")
def test_an_ability_between_two_parts_may_make_the_second_possible() -> None:
    table = Tabletop().claimed("C044").stock(steelplast=2, kelp=2, credit=2)
    table.slot("12-R3", "part 12-R3-1", "build tunnel T1")
    assert table.options() == ["stop", "ability C044"]  # a city needs one more steelplast
    table.answers(0, "ability C044", "exchange kelp", "part 12-R3-2", "build nonsymbiotic_city C2")
    assert (table.game.over, set(table.player().cities), table.rest()) == (True, {"C1", "C2"}, {})


@pytest.mark.rules("UWC-TIME-09")
def test_an_ability_between_card_and_slot_may_make_the_slot_possible() -> None:
    table = Tabletop(3).claimed("C044").stock(kelp=1, steelplast=1, science=1).hand("C127")
    table.turn("slot 34-R1", "card C127", "card-first", "part C127-1")
    assert (table.rest(), table.options()) == ({"kelp": 1, "points": 4}, ["ability C044"])
    table.answers(0, "ability C044", "build laboratory C1a")
    assert (table.game.over, table.player().buildings, table.rest()) == (True, {"C1a": "laboratory"}, {"points": 4})


@pytest.mark.rules("UWC-TIME-09")
def test_an_ability_between_slot_and_card_may_make_the_card_possible() -> None:
    table = Tabletop(3).claimed("C044").stock(kelp=2, science=1).hand("C127")
    table.turn("slot 34-R4", "card C127", "part 34-R4-1", "build farm C1a", "stop")
    assert table.options() == ["decline", "ability C044"]
    table.answers(0, "ability C044", "resolve")
    assert (table.game.over, table.rest()) == (True, {"points": 4})


@pytest.mark.rules("UWC-TIME-09")
def test_an_ability_may_be_used_before_the_draw_that_ends_the_turn() -> None:
    table = Tabletop(3).claimed("C044").hand("C013").turn("slot 34-R2", "card C013")
    assert (table.ask(), table.options()) == ("end-turn", ["ability C044", "end-turn"])
    table.answers(0, "ability C044", "exchange steelplast")
    assert table.game.over
    assert table.rest() == {"steelplast": 1, "kelp": 2}
    assert len(table.player().hand) == 1


@pytest.mark.rules("UWC-TIME-09")
def test_an_ability_of_the_turn_cannot_be_used_in_production() -> None:
    table = Tabletop().claimed("C044", "C002").stock(kelp=1).produce("produce C002")
    assert table.options() == ["choose C002-1a", "choose C002-1b"]
    turn = Tabletop().claimed("C044", "C002").stock(kelp=1).hand("C013").turn()
    assert "ability C044" in turn.options()


@pytest.mark.rules("UWC-TIME-09")
def test_an_ability_waits_until_a_part_is_complete() -> None:
    table = Tabletop().claimed("C044").stock(kelp=1, steelplast=2, credit=2).slot("12-Y3")
    assert "ability C044" in table.options()
    table.answers(0, "part 12-Y3-1", "build tunnel T1")
    assert table.options() == ["build tunnel T2", "build tunnel T3", "build tunnel T5", "stop"]


# --- effects tied to a slot -------------------------------------------------------------------------------------------


@pytest.mark.rules("UWC-TIME-10")
def test_an_effect_tied_to_a_slot_works_when_the_slot_is_chosen_and_for_the_rest_of_the_turn() -> None:
    table = Tabletop().claimed("C077").stock(steelplast=3).hand("C154")
    table.turn("slot 12-Y3", "card C154", "slot-first", "build tunnel T1", "build tunnel T2")
    table.answers(0, "resolve", "part C154-1", "build tunnel T4")  # through the card, and still without its credit
    assert table.game.over
    assert (table.player().tunnels, table.rest()) == (["T1", "T2", "T4"], {"points": 1})
    later = table.stock(steelplast=1).hand("C013").turn()
    assert later.why_not("slot 12-R3") == ("nothing-usable", "UWC-SLOT-03")  # a tunnel costs its credit again


@pytest.mark.rules("UWC-TIME-10")
def test_an_effect_tied_to_a_slot_does_not_reach_a_card_that_comes_first() -> None:
    table = Tabletop().claimed("C077").stock(steelplast=3).hand("C154").turn("slot 12-Y3", "card C154", "card-first")
    assert table.rest() == {"steelplast": 3, "points": 1}  # no tunnel could be paid
    assert table.ask() == "build"


@pytest.mark.rules("UWC-TIME-10")
def test_an_effect_tied_to_a_slot_works_when_a_card_performs_the_slot() -> None:
    table = Tabletop().claimed("C049").stock(kelp=1).card("C095", "slot 12-R4", "build farm C1a")
    assert table.game.over
    assert table.rest() == {"credit": 1}
    tunnels = Tabletop().claimed("C077").stock(steelplast=2).tile("12-Y3", 1)
    tunnels.card("C155", "part C155-1", "build tunnel T1", "build tunnel T2")
    assert (tunnels.player().tunnels, tunnels.rest()) == (["T1", "T2"], {"points": 1})


@pytest.mark.rules("UWC-TIME-10")
def test_of_a_slot_with_alternatives_the_one_that_the_card_depicts_must_be_taken() -> None:
    table = Tabletop().claimed("C049", "C064").stock(kelp=1, steelplast=1)
    table.slot("12-R4", "choose 12-R4-1b")
    assert table.rest() == {"kelp": 2, "steelplast": 1}  # for two laboratories, nothing for two farms
