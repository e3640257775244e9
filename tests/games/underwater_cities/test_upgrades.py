"""Upgrades of structures: which are allowed, and what they cost."""

import pytest

from asztal.games.underwater_cities.examples.tabletop import Tabletop

PIECES = ("T1", "C1a=farm", "C1b=desalination", "C1c=laboratory")


@pytest.mark.rules("UWC-UPG-01")
def test_every_structure_can_be_upgraded_once_and_nothing_else() -> None:
    table = Tabletop().build("C2", *PIECES).stock(science=9).card("C146")
    assert table.options() == ["upgrade C1a", "upgrade C1b", "upgrade C1c", "upgrade T1"]
    assert table.why_not("upgrade C2") == ("not-a-structure", "UWC-CITY-08")
    table.answer(0, "upgrade C1a")
    assert table.why_not("upgrade C1a") == ("already-upgraded", "UWC-UPG-01")
    table.answers(0, "stop").card("C146")
    assert table.why_not("upgrade C1a") == ("already-upgraded", "UWC-UPG-01")  # nor by a later effect


@pytest.mark.rules("UWC-UPG-02")
def test_an_upgrade_costs_a_science_unless_a_card_names_another_price() -> None:
    usual = Tabletop().build("C1a=farm").stock(science=2, credit=2).card("C094")
    assert (usual.player().upgraded, usual.rest()) == (["C1a"], {"science": 1, "credit": 2})
    named = Tabletop().build("C1a=farm").stock(science=2, credit=2).card("C011")
    assert (named.player().upgraded, named.rest()) == (["C1a"], {"science": 2, "credit": 1})
    free = Tabletop().build("C1a=farm").card("C102")
    assert (free.player().upgraded, free.rest()) == (["C1a"], {})
    assert Tabletop().build("C1a=farm").stock(credit=2).card("C094").player().upgraded == []


@pytest.mark.rules("UWC-UPG-02")
def test_without_an_effect_that_offers_it_nothing_is_upgraded() -> None:
    table = Tabletop().build("C1a=farm").stock(science=9, kelp=1).hand("C004").turn()
    assert not any(option.startswith("upgrade") for option in table.options())
    table.answers(0, "slot 12-R4", "card C004", "build farm C1b")
    assert (table.game.over, table.player().upgraded) == (True, [])


@pytest.mark.rules("UWC-UPG-02")
def test_a_discount_on_upgrades_makes_the_first_of_a_turn_free() -> None:
    table = Tabletop().claimed("C061").build(*PIECES).stock(science=1).card("C094", "upgrade T1", "upgrade C1a")
    assert (table.player().upgraded, table.rest()) == (["T1", "C1a"], {})


@pytest.mark.rules("UWC-UPG-03")
def test_an_upgraded_structure_is_still_one_of_its_type() -> None:
    table = Tabletop().claimed("C045").build("C1a=farm", "C1b=farm+", "C1c=farm").produce()
    assert table.rest() == {"kelp": 3 + 1, "points": 1}  # one for three farms
    tunnels = Tabletop().build("T1+", "T2").card("C069")
    assert tunnels.rest() == {"credit": 2}


@pytest.mark.rules("UWC-UPG-04")
def test_an_upgrade_gives_no_bonus_and_costs_no_surcharge() -> None:
    bonus = Tabletop().build("T1", "T3").stock(science=1).card("C094", "upgrade T3")
    assert (bonus.player().upgraded, bonus.rest()) == (["T3"], {})
    surcharge = Tabletop(board=5, boards="advanced").build("C2", "C4", "C4d=farm").stock(science=1).card("C094")
    assert (surcharge.player().upgraded, surcharge.rest()) == (["C4d"], {})


@pytest.mark.rules("UWC-UPG-05")
def test_an_unconnected_building_may_be_upgraded() -> None:
    table = Tabletop().build("C2", "C2a=farm", "C3a=laboratory").stock(science=2)
    table.card("C094", "upgrade C3a", "upgrade C2a")
    assert table.player().upgraded == ["C3a", "C2a"]


@pytest.mark.rules("UWC-UPG-06")
@pytest.mark.parametrize("number", [1, 2, 3])
def test_one_two_or_three_structures_are_upgraded_and_paid_one_by_one(number: int) -> None:
    upgrades = [f"upgrade {site}" for site in ("T1", "C1a", "C1b")[:number]]
    end = ["stop"] if number < 3 else []
    table = Tabletop().build(*PIECES).stock(science=4).slot("12-Y1", "choose 12-Y1-1b", *upgrades, *end)
    assert table.game.over
    assert len(table.player().upgraded) == number
    assert table.rest() == {"science": 4 - number}  # and not the two of the other alternative


@pytest.mark.rules("UWC-UPG-06")
def test_the_upgrades_end_with_the_science() -> None:
    table = Tabletop().build(*PIECES).stock(science=2).slot("12-Y1", "choose 12-Y1-1b", "upgrade T1", "upgrade C1a")
    assert table.game.over
    assert table.player().upgraded == ["T1", "C1a"]
