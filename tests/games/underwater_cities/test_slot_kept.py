"""Until a part of the chosen slot is used, no option is offered that would rule all of them out (UWC-SLOT-06)."""

import pytest

from asztal.games.underwater_cities.examples.tabletop import Tabletop

LOST = ("slot-lost", "UWC-SLOT-06")
TUNNELS = ["build tunnel T1", "build tunnel T2"]
pytestmark = pytest.mark.rules("UWC-SLOT-06")


# --- inside the card --------------------------------------------------------------------------------------------------


def test_a_swap_that_would_cost_the_slot_is_not_offered() -> None:
    table = Tabletop(3).hand("C003").stock(steelplast=1, credit=1)  # C003: 2 credits; swap kelp and steelplast
    table.turn("slot 34-Y4", "card C003", "card-first")
    assert table.options() == TUNNELS  # to stop was all that was left of the card
    assert table.rest() == {"steelplast": 1, "credit": 3}
    table = Tabletop(3).hand("C003").stock(steelplast=1, kelp=1, credit=1)
    table.turn("slot 34-Y4", "card C003", "card-first")
    assert table.options() == ["part C003-1", "stop"]
    table.answer(0, "part C003-1")  # kelp into steelplast, which is not asked: the other way is withheld
    assert (table.rest(), table.options()) == ({"steelplast": 2, "credit": 3}, TUNNELS)


def test_nobody_stops_before_the_part_that_makes_the_slot_usable() -> None:
    table = Tabletop(3).hand("C003").stock(kelp=1, credit=1).turn("slot 34-Y4", "card C003")
    assert (table.rest(), table.options()) == ({"steelplast": 1, "credit": 3}, TUNNELS)  # the kelp is swapped
    table.answer(0, "build tunnel T1")
    assert (table.player().tunnels, table.state.slots["34-Y4"]) == (["T1"], [0])


def test_a_choice_that_a_later_one_makes_good_is_offered() -> None:
    table = Tabletop(3).hand("C109").stock(steelplast=1, kelp=2, credit=1)  # C109: up to three swaps
    table.turn("slot 34-Y4", "card C109", "card-first", "part C109-1")
    assert table.options() == ["exchange kelp", "exchange steelplast"]
    table.answer(0, "exchange steelplast")  # nothing is left for a tunnel: kelp is swapped back, which is not asked
    assert (table.rest(), table.options()) == ({"steelplast": 1, "kelp": 2, "credit": 3}, ["exchange kelp", "stop"])


def test_what_is_withheld_has_a_reason() -> None:
    table = Tabletop(3).hand("C109").stock(steelplast=1, kelp=2, credit=1)
    table.turn("slot 34-Y4", "card C109", "card-first", "part C109-1", "exchange kelp", "exchange steelplast")
    assert table.options() == ["exchange kelp", "stop"]
    assert table.why_not("exchange steelplast") == LOST
    assert table.why_not("exchange credit") == ("not-exchanged", "UWC-GLOS-06")


def test_a_payment_that_would_cost_the_slot_is_not_offered() -> None:
    table = Tabletop(3).hand("C060").build("C1a=farm", "C1b=farm").stock(steelplast=1, credit=1, science=1)
    table.turn("slot 34-R3", "card C060", "card-first", "upgrade C1a")  # for science: the tunnel needs the credit
    assert table.rest() == {"steelplast": 1, "credit": 1}
    assert table.options() == TUNNELS  # the other farm could only be upgraded for that credit


def test_a_performed_slot_that_would_cost_the_slot_is_not_offered() -> None:
    table = Tabletop(3).hand("C095").stock(steelplast=1, credit=1)  # C095: any available slot
    table.turn("slot 34-R1", "card C095", "card-first")
    assert {"slot 34-Y3", "slot 34-G4", "slot 34-R2"} < set(table.options())
    for slot in ("34-Y4", "34-R3"):
        assert table.why_not(f"slot {slot}") == LOST
    table.answers(0, "slot 34-Y3", "part 34-Y3-2", "look")  # which cards come does not matter to the slot
    assert len(table.options(kind="keep")) == 3


def test_a_metropolis_that_chance_turns_up_is_never_in_the_way() -> None:
    table = Tabletop(3).hand("C075").stock(credit=1).turn("slot 34-G4", "card C075")
    assert table.options() == ["card-first", "slot-first"]
    table.answer(0, "card-first")
    assert len(table.options(kind="metropolis")) == 2
    table.answer(0, table.options()[0])
    assert table.options(kind="build")[0].startswith("build desalination")


# --- the order --------------------------------------------------------------------------------------------------------


def test_a_card_that_would_cost_the_slot_comes_after_it() -> None:
    table = Tabletop(3).hand("C127").stock(steelplast=1, science=1)  # C127: both for 4 points
    table.turn("slot 34-R1", "card C127")
    assert table.ask() == "build"  # slot first, which is not asked
    table.answer(0, "build laboratory C1a")
    assert (table.game.over, table.rest()) == (True, {"science": 1})


def test_a_special_card_whose_price_would_cost_the_slot_comes_after_it() -> None:
    table = Tabletop(3).hand("SP25").stock(credit=1, steelplast=1).tile("34-R2", 1).turn("slot 34-R3", "card SP25")
    assert table.options() == TUNNELS


def test_a_card_that_would_upgrade_all_that_the_slot_could_comes_after_it() -> None:
    table = Tabletop(3).claimed("C011").hand("C143").build("C1a=farm").stock(credit=1)  # which the slot uses
    table.turn("slot 34-R5", "card C143")
    assert table.ask() != "order"  # slot first, which is not asked: C143 upgrades for nothing, but only what is left
    table = Tabletop(3).claimed("C011").hand("C143").build("C1a=farm", "C1b=farm").stock(credit=1)
    table.turn("slot 34-R5", "card C143")
    assert (table.ask(), table.options()) == ("order", ["card-first", "slot-first"])


# --- abilities --------------------------------------------------------------------------------------------------------


def test_an_ability_that_would_cost_the_slot_is_not_offered() -> None:
    table = Tabletop(2).claimed("C044").hand("C004").stock(steelplast=1, credit=1).turn("slot 12-Y3", "card C004")
    assert table.options() == TUNNELS  # the only swap, of the steelplast, is withheld, and so is the ability
    table = Tabletop(3).claimed("C044", "SP21").hand("C003").build("C1a=farm").stock(kelp=1, credit=2)
    table.turn("slot 34-G4", "card C003")
    assert table.options() == ["part 34-G4-1", "ability C044"]
    assert table.why_not("ability SP21") == LOST  # 2 credits for an upgrade: none would be left for a plant


def test_nobody_stops_while_an_ability_would_make_the_slot_usable() -> None:
    table = Tabletop(3).claimed("C044").stock(kelp=1, steelplast=1, science=1).hand("C127")
    table.turn("slot 34-R1", "card C127", "card-first", "part C127-1")
    assert table.options() == ["ability C044"]
    assert table.why_not("stop") == LOST


def test_once_a_part_was_used_everything_is_free_again() -> None:
    table = Tabletop(2).claimed("C044").hand("C004").stock(steelplast=2, credit=2).turn("slot 12-Y3", "card C004")
    assert table.options() == ["part 12-Y3-1", "ability C044"]
    table.answers(0, "part 12-Y3-1", "build tunnel T1")
    assert "stop" in table.options()
    table.answers(0, "stop", "ability C044")
    assert table.rest() == {"kelp": 1, "credit": 1}


# --- other slots, and none that can be kept ---------------------------------------------------------------------------


@pytest.mark.rules("UWC-CLONE-06")
def test_a_cloned_slot_is_kept_as_any_other() -> None:
    table = Tabletop(4).hand("C003").stock(kelp=1, credit=1).tile("34-Y4", 2).turn("clone 34-Y4", "card C003")
    assert (table.rest(), table.options()) == ({"steelplast": 1, "credit": 2}, TUNNELS)  # the kelp is swapped
    table.answer(0, "build tunnel T1")
    assert (table.player().tunnels, table.state.slots["34-Y4"]) == (["T1"], [2, 0])


def test_a_slot_that_always_gives_something_bars_nothing() -> None:
    table = Tabletop(3).hand("C109").stock(steelplast=1, kelp=1).turn("slot 34-Y5", "card C109", "card-first")
    table.answers(0, "part C109-1", "exchange steelplast", "exchange kelp", "exchange kelp")
    assert table.rest() == {"steelplast": 3, "kelp": 1, "science": 1, "credit": 2}


def test_where_nothing_can_keep_the_slot_all_is_offered_and_it_is_forfeited() -> None:
    table = Tabletop(3).hand("C109").stock(steelplast=1, kelp=2, credit=1)
    table.turn("slot 34-Y4", "card C109", "card-first", "part C109-1", "exchange kelp")
    table.stock(steelplast=2, kelp=1)  # luck has taken the credits
    table.game.settle()
    assert table.options() == ["exchange kelp", "exchange steelplast", "stop"]
    table.answer(0, "stop")
    assert (table.game.over, table.player().tunnels, table.state.slots["34-Y4"]) == (True, [], [0])
    assert table.rest() == {"steelplast": 2, "kelp": 1}
