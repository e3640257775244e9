"""The slots of the board side for three or four players."""

import pytest

from asztal.games.underwater_cities.cards import SIDES, SLOTS
from asztal.games.underwater_cities.examples.tabletop import Tabletop

COLOURS = ("green", "red", "yellow")
ENOUGH = {"kelp": 9, "steelplast": 9, "science": 9, "credit": 9, "biomatter": 9}


def kinds(table: Tabletop) -> set[str]:
    """The kinds of pieces that are offered now."""
    return {option.split()[1] for option in table.options(kind="build")}


def rich(seats: int = 3) -> Tabletop:
    """A table whose first player can pay anything."""
    return Tabletop(seats).stock(**ENOUGH)


@pytest.mark.rules("UWC-S34-01")
@pytest.mark.parametrize("seats", [3, 4])
def test_there_are_five_slots_of_each_colour(seats: int) -> None:
    table = rich(seats).hand("C013").turn()
    slots = [option.split()[1] for option in table.options(kind="slot")]
    assert slots == [*(f"34-{colour}{number}" for colour in "GRY" for number in range(1, 6)), "ALW"]
    assert [[SLOTS[slot].colour for slot in slots].count(colour) for colour in COLOURS] == [5, 5, 5]


@pytest.mark.rules("UWC-S34-19")
def test_four_places_are_public_and_the_other_eleven_inferred() -> None:
    side = SIDES["34"]
    assert {slot.id for slot in side if slot.place == "public"} == {"34-R5", "34-G1", "34-G2", "34-Y3"}
    assert [slot.place for slot in side].count("designed") == 11
    assert {slot.source for slot in side} == {"rulebook"}


@pytest.mark.rules("UWC-S34-02")
def test_green_1_uses_an_action_card_and_gives_steelplast() -> None:
    table = Tabletop(3).slot("34-G1")
    assert table.rest() == {"steelplast": 1}
    assert table.options() == ["part 34-G1-1", "stop"]
    table.answers(0, "part 34-G1-1", "choose PA-1b")
    assert table.rest() == {"steelplast": 1, "credit": 1}
    assert table.player().used == ["PA"]


@pytest.mark.rules("UWC-S34-02")
def test_green_1_gives_steelplast_without_an_action_card() -> None:
    table = Tabletop(3).slot("34-G1", "stop")
    assert table.rest() == {"steelplast": 1}
    assert not table.player().used


@pytest.mark.rules("UWC-S34-03")
def test_green_2_builds_a_tunnel_or_gives_a_step_two_cards_and_a_credit() -> None:
    built = rich().slot("34-G2", "choose 34-G2-1a")
    assert kinds(built) == {"tunnel"}
    built.answer(0, "build tunnel T1").answer(0, "pay 0 1 0 1 0")
    assert (built.game.over, built.player().tunnels, built.player().space, len(built.player().hand)) == (
        True,
        ["T1"],
        0,
        0,
    )
    instead = rich().slot("34-G2", "choose 34-G2-1b", "part 34-G2-1b-1")
    assert (instead.game.over, instead.player().space, len(instead.player().hand)) == (True, 4, 2)
    assert instead.rest() == {**ENOUGH, "credit": 10}


@pytest.mark.rules("UWC-S34-04")
def test_green_3_builds_a_city_or_gives_a_kelp() -> None:
    built = rich().slot("34-G3", "choose 34-G3-1a")
    assert kinds(built) == {"nonsymbiotic_city", "symbiotic_city"}
    built.answer(0, "build nonsymbiotic_city C2").answer(0, "pay 1 2 0 1 0")
    assert (built.game.over, set(built.player().cities)) == (True, {"C1", "C2"})
    instead = rich().slot("34-G3", "choose 34-G3-1b")
    assert instead.game.over
    assert instead.rest() == {**ENOUGH, "kelp": 10}


@pytest.mark.parametrize(
    ("slot", "kind", "item", "paid"),
    [
        pytest.param("34-G4", "desalination", "credit", (), marks=pytest.mark.rules("UWC-S34-05")),
        pytest.param("34-R1", "laboratory", "steelplast", ("pay 0 1 0 0 0",), marks=pytest.mark.rules("UWC-S34-07")),
        pytest.param("34-R4", "farm", "kelp", ("pay 1 0 0 0 0",), marks=pytest.mark.rules("UWC-S34-10")),
    ],
)
def test_three_slots_build_up_to_two_buildings_of_one_type(slot: str, kind: str, item: str, paid: list[str]) -> None:
    table = rich().slot(slot)
    assert kinds(table) == {kind}
    assert "stop" not in table.options()
    table.answers(0, f"build {kind} C1a", *paid)
    assert "stop" in table.options()
    table.answers(0, f"build {kind} C1b", *paid)
    assert table.game.over
    assert table.player().buildings == {"C1a": kind, "C1b": kind}
    assert table.rest() == {**ENOUGH, item: 7}
    once = rich().slot(slot, f"build {kind} C1a", *paid, "stop")
    assert (once.game.over, once.player().buildings) == (True, {"C1a": kind})


@pytest.mark.rules("UWC-S34-06")
def test_green_5_advances_two_spaces() -> None:
    table = Tabletop(3).space(4).slot("34-G5", "advance")
    assert (table.game.over, table.player().space) == (True, 2)
    assert table.rest() == {"credit": 1, "steelplast": 1}


@pytest.mark.rules("UWC-S34-08")
def test_red_2_gives_two_steelplast_and_a_kelp() -> None:
    table = Tabletop(3).slot("34-R2")
    assert table.game.over
    assert table.rest() == {"steelplast": 2, "kelp": 1}


@pytest.mark.rules("UWC-S34-09")
def test_red_3_builds_a_tunnel_and_a_city() -> None:
    table = rich().slot("34-R3", "part 34-R3-2")
    assert kinds(table) == {"nonsymbiotic_city", "symbiotic_city"}
    table.answer(0, "build nonsymbiotic_city C2").answer(0, "pay 1 2 0 1 0")
    assert table.options() == ["part 34-R3-1", "stop"]
    table.answer(0, "part 34-R3-1")
    assert kinds(table) == {"tunnel"}
    table.answer(0, "build tunnel T1").answer(0, "pay 0 1 0 1 0")
    assert table.game.over
    assert (set(table.player().cities), table.player().tunnels) == ({"C1", "C2"}, ["T1"])


@pytest.mark.rules("UWC-S34-11", "UWC-S34-12")
def test_red_5_uses_an_action_card_and_builds_an_upgraded_structure() -> None:
    table = rich().slot("34-R5", "part 34-R5-2")
    assert kinds(table) == {"farm", "desalination", "laboratory", "tunnel"}
    table.answers(0, "build farm C1a", "pay 1 0 0 0 0")
    assert table.player().upgraded == ["C1a"]
    assert table.rest() == {**ENOUGH, "kelp": 8, "science": 8}
    assert table.options() == ["part 34-R5-1", "stop"]
    table.answers(0, "part 34-R5-1", "choose PA-1a")
    assert table.game.over
    assert table.rest() == {**ENOUGH, "kelp": 8, "science": 8, "steelplast": 10}


@pytest.mark.rules("UWC-S34-12", "UWC-S34-13")
def test_red_5_neither_builds_without_science_nor_upgrades_what_stands() -> None:
    table = Tabletop(3).build("C1a=farm").stock(kelp=3, steelplast=3, credit=3).hand("C004").turn()
    table.answers(0, "slot 34-R5", "card C004")
    assert table.ask() == "choose"  # only the Personal Assistant was left to use
    assert table.player().buildings == {"C1a": "farm"}
    with_science = Tabletop(3).build("C1a=farm").stock(science=3).claimed().hand("C004").turn()
    assert with_science.why_not("slot 34-R5") == ("nothing-usable", "UWC-SLOT-03")


@pytest.mark.rules("UWC-S34-13")
def test_the_science_of_red_5_may_come_from_the_site() -> None:
    table = Tabletop(3).claimed().build("C2", "T1").stock(kelp=1).slot("34-R5")
    assert table.game.over  # the only site that gives science was the only choice
    assert table.player().buildings == {"C5a": "farm"}
    assert table.player().upgraded == ["C5a"]
    assert table.rest() == {}


@pytest.mark.rules("UWC-S34-13")
def test_the_science_of_red_5_may_come_from_a_metropolis_that_the_tunnel_connects() -> None:
    table = Tabletop(3).claimed().metropolises(first="BL04").build("T2").stock(steelplast=1, credit=1)
    table.slot("34-R5")
    assert table.player().tunnels == ["T2", "T13"]
    assert table.player().upgraded == ["T13"]
    assert table.rest() == {}


@pytest.mark.rules("UWC-S34-13", "UWC-GOV-02")
def test_the_science_of_red_5_may_come_from_a_contract_that_the_build_fulfils() -> None:
    farms, plants = ("C1a=farm", "C1b=farm", "C1c=farm"), ("C2a=desalination", "C2b=desalination", "C2c=desalination")
    pieces = ("C2", "C3", "C4", "T1", "T2", "C5a=farm", *farms, *plants, "C3a=laboratory", "C3b=laboratory")
    table = Tabletop(3, contracts="yes").claimed().contracts("GC5").build(*pieces).hand("C004").stock(steelplast=1)
    table.turn("slot 34-R5", "card C004")
    assert table.game.over  # C3c is the only site for a third laboratory of the network
    assert "C3c" in table.player().upgraded
    assert (table.player().contracts, table.rest()) == (["GC5"], {"points": 4})
    table = Tabletop(3, contracts="yes").claimed().contracts("GC5").build(*pieces[:-1]).hand("C004")
    assert table.stock(steelplast=1).turn().why_not("slot 34-R5") == ("nothing-usable", "UWC-SLOT-03")


@pytest.mark.rules("UWC-S34-13")
def test_no_science_comes_from_a_metropolis_that_stays_unconnected() -> None:
    table = Tabletop(3).claimed().metropolises(brown="BL04").build("T2", "T4", "T6", "T8").hand("C013")
    table.stock(steelplast=1, credit=1).turn()
    assert table.why_not("slot 34-R5") == ("nothing-usable", "UWC-SLOT-03")


@pytest.mark.rules("UWC-S34-13")
def test_a_surcharge_of_science_is_not_left_for_the_upgrade() -> None:
    table = Tabletop(3, boards="advanced").build("C2", "C4").stock(kelp=1, science=1).slot("34-R5", "part 34-R5-2")
    assert "build farm C4c" in table.options()
    assert table.why_not("build farm C4d") == ("cannot-upgrade-it", "UWC-S34-12")
    more = Tabletop(3, boards="advanced").build("C2", "C4").stock(kelp=1, science=2)
    more.slot("34-R5", "part 34-R5-2", "build farm C4d")
    assert more.player().upgraded == ["C4d"]
    assert more.player().science == 0


@pytest.mark.rules("UWC-S34-12", "UWC-UPG-01")
def test_a_tunnel_that_its_metropolis_has_upgraded_is_not_upgraded_twice() -> None:
    table = Tabletop(3).metropolises(first="BL11").build("T2", "C1a=farm").stock(steelplast=1, credit=1, science=1)
    table.slot("34-R5", "part 34-R5-2", "build tunnel T13", "upgrade T13", "stop")
    assert table.player().upgraded == ["T13"]
    assert table.rest() == {"science": 1}


@pytest.mark.rules("UWC-S34-12", "UWC-COST-05")
def test_the_price_of_the_upgrade_is_the_one_with_which_red_5_began() -> None:
    table = Tabletop(3).claimed("C061").metropolises(first="BL11").build("T2", "C1a=farm")
    table.stock(steelplast=1, credit=1).slot("34-R5", "build tunnel T13", "upgrade C1a", "stop")
    assert table.player().upgraded == ["C1a", "T13"]
    assert table.rest() == {}


@pytest.mark.rules("UWC-S34-14")
def test_yellow_1_gives_two_science_or_upgrades_up_to_three_structures() -> None:
    gained = rich().build("C1a=farm").slot("34-Y1", "choose 34-Y1-1a")
    assert gained.game.over
    assert gained.rest() == {**ENOUGH, "science": 11}
    pieces = ("T1", "C1a=farm", "C1b=laboratory", "C1c=desalination")
    table = rich().build(*pieces).slot("34-Y1", "choose 34-Y1-1b")
    assert sorted(table.options()) == ["upgrade C1a", "upgrade C1b", "upgrade C1c", "upgrade T1"]
    table.answers(0, "upgrade T1", "upgrade C1a", "upgrade C1b")
    assert table.game.over
    assert table.player().upgraded == ["T1", "C1a", "C1b"]
    assert table.rest() == {**ENOUGH, "science": 6}


@pytest.mark.rules("UWC-S34-15")
def test_yellow_2_builds_a_city_and_any_building() -> None:
    table = rich().slot("34-Y2", "part 34-Y2-1")
    assert kinds(table) == {"nonsymbiotic_city", "symbiotic_city"}
    table.answers(0, "build nonsymbiotic_city C2", "pay 1 2 0 1 0", "part 34-Y2-2")
    assert kinds(table) == {"farm", "desalination", "laboratory"}
    table.answer(0, "build desalination C2a")
    assert table.game.over
    assert table.player().buildings == {"C2a": "desalination"}


@pytest.mark.rules("UWC-S34-16")
def test_yellow_3_uses_an_action_card_and_takes_a_special_card() -> None:
    table = Tabletop(3)
    dear = table.state.dear_specials[0]
    table.slot("34-Y3", "part 34-Y3-2", f"special {dear}")
    assert list(table.player().hand) == [dear]
    table.answers(0, "part 34-Y3-1", "choose PA-1a")
    assert table.game.over
    assert table.rest() == {"steelplast": 1}


@pytest.mark.rules("UWC-S34-17")
def test_yellow_4_builds_up_to_two_tunnels() -> None:
    table = rich().slot("34-Y4")
    assert kinds(table) == {"tunnel"}
    table.answers(0, "build tunnel T1", "pay 0 1 0 1 0")
    assert "stop" in table.options()
    table.answers(0, "build tunnel T2", "pay 0 1 0 1 0")
    assert table.game.over
    assert table.player().tunnels == ["T1", "T2"]
    assert table.rest() == {**ENOUGH, "steelplast": 7, "credit": 7}


@pytest.mark.rules("UWC-S34-18")
def test_yellow_5_gives_a_science_a_steelplast_and_a_kelp() -> None:
    table = Tabletop(3).slot("34-Y5")
    assert table.game.over
    assert table.rest() == {"science": 1, "steelplast": 1, "kelp": 1}
