"""Buildings: where farms, desalination plants and laboratories may stand."""

from itertools import product

import pytest

from asztal.games.underwater_cities.cards import BOARDS
from asztal.games.underwater_cities.examples.tabletop import Tabletop

KINDS = ("farm", "desalination", "laboratory")
ENOUGH = {"kelp": 9, "steelplast": 9, "science": 9, "credit": 9, "biomatter": 9}


def sites(table: Tabletop) -> list[str]:
    """Where a building may stand now."""
    return sorted({option.split()[2] for option in table.options(kind="build")})


def at(*cities: str) -> list[str]:
    """The building sites of cities of a standard board."""
    return [f"{city}{letter}" for city in cities for letter in "abc"]


@pytest.mark.rules("UWC-BLDG-01", "UWC-BLDG-04")
def test_a_building_stands_at_a_city_or_where_one_could_be_built() -> None:
    table = Tabletop(3).build("C3", "C4", "C4a=farm").stock(credit=2).slot("34-G4")  # no tunnel anywhere
    assert sites(table) == sorted({*at("C1", "C2", "C3", "C4", "C6", "C7")} - {"C4a"})
    assert table.why_not("build desalination C8a") == ("no-city-near", "UWC-BLDG-01")
    assert table.why_not("build desalination C4a") == ("site-taken", "UWC-BLDG-01")  # not empty
    table.answers(0, "build desalination C6a", "build desalination C4b")
    assert table.player().buildings == {"C4a": "farm", "C6a": "desalination", "C4b": "desalination"}


@pytest.mark.rules("UWC-BLDG-02")
def test_a_site_is_legal_although_no_city_could_be_paid_and_no_dome_is_left() -> None:
    table = Tabletop(3).stock(credit=1)
    table.state.nonsymbiotic_left = table.state.symbiotic_left = 0
    table.slot("34-G4")
    assert sites(table) == at("C1", "C2", "C3")
    assert table.answer(0, "build desalination C2a").player().buildings == {"C2a": "desalination"}


@pytest.mark.rules("UWC-BLDG-03")
def test_any_type_may_stand_on_any_site() -> None:
    table = Tabletop(3).stock(**ENOUGH).slot("34-Y2", "part 34-Y2-2")
    assert table.options() == [f"build {kind} {site}" for kind, site in product(KINDS, at("C1", "C2", "C3"))]


@pytest.mark.rules("UWC-BLDG-04")
def test_a_building_at_an_unconnected_city_is_legal() -> None:
    table = Tabletop(3).build("C2").stock(credit=1).slot("34-G4", "build desalination C2a")
    assert table.player().buildings == {"C2a": "desalination"}
    assert table.produce().rest() == {}  # the city is not connected


@pytest.mark.rules("UWC-BLDG-05")
@pytest.mark.parametrize("board", BOARDS)
def test_every_city_site_has_one_expansion_site(board: int) -> None:
    table = Tabletop(board=board, boards=BOARDS[board].side)
    table.build(*(f"C{number}" for number in range(2, 10))).card("C176")
    assert sites(table) == [f"C{number}x" for number in range(1, 10)]
    table.answer(0, "build farm C4x").card("C176")
    assert "C4x" not in sites(table)


@pytest.mark.rules("UWC-BLDG-06")
def test_a_card_that_allows_an_expansion_site_asks_for_a_legal_city_site_too() -> None:
    table = Tabletop().build("C3").stock(**ENOUGH).card("C052", "part C052-1")
    assert sites(table) == ["C1x", "C2x", "C3x", "C4x"]
    assert table.why_not("build farm C5x") == ("no-city-near", "UWC-BLDG-01")
    assert table.why_not("build farm C1a") == ("expansion-only", "UWC-BLDG-01")  # it allows nothing else
    table.answers(0, "build farm C4x", "pay 1 0 0 0 0")
    assert table.player().buildings == {"C4x": "farm"}


@pytest.mark.rules("UWC-BLDG-06", "UWC-BLDG-07")
@pytest.mark.parametrize(
    ("slot", "kind"),
    [("34-G4", "desalination"), ("34-R1", "laboratory"), ("34-R4", "farm"), ("34-R5", "farm"), ("34-Y2", "farm")],
)
def test_no_slot_reaches_an_expansion_site(slot: str, kind: str) -> None:
    parts = ["part 34-Y2-2"] if slot == "34-Y2" else []
    table = Tabletop(3).claimed().stock(**ENOUGH).slot(slot, *parts)
    assert f"build {kind} C1a" in table.options()
    assert table.why_not(f"build {kind} C1x") == ("expansion-barred", "UWC-BLDG-06")


@pytest.mark.rules("UWC-BLDG-07")
def test_a_card_that_builds_any_building_reaches_no_expansion_site() -> None:
    table = Tabletop().stock(credit=1, science=1).card("C039")
    assert sites(table) == at("C1", "C2", "C3")
    assert table.why_not("build farm C1x") == ("expansion-barred", "UWC-BLDG-06")


@pytest.mark.rules("UWC-BLDG-08")
def test_a_building_on_an_expansion_site_is_a_building_of_its_city() -> None:
    table = Tabletop().claimed("C037").build("C1a=laboratory").stock(steelplast=1, credit=1)
    table.card("C052", "part C052-1", "build laboratory C1x")
    assert table.rest() == {"credit": 2}  # it was the second laboratory of a connected city
    table.player().upgraded += ["C1a", "C1x"]
    table.stock().produce()
    assert table.rest() == {"science": 2, "steelplast": 3}  # with the extra of two upgraded ones
    types = Tabletop().build("C1a=farm", "C1b=laboratory", "C1x=desalination").final()
    assert types.player().points_from["cities"] == 6


@pytest.mark.rules("UWC-BLDG-09")
@pytest.mark.parametrize("board", [1, 2, 3, 4])
def test_every_city_of_a_standard_board_has_three_building_sites(board: int) -> None:
    table = Tabletop(3, board=board).build(*(f"C{number}" for number in range(2, 10))).stock(credit=1).slot("34-G4")
    assert sites(table) == at(*(f"C{number}" for number in range(1, 10)))
