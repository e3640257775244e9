"""What building and upgrading cost, and how it is paid."""

from typing import Any

import pytest

from asztal.games.underwater_cities.costs import DISCOUNTS, Discount
from asztal.games.underwater_cities.examples.tabletop import Tabletop

USUAL = {
    "nonsymbiotic_city": {"steelplast": 2, "kelp": 1, "credit": 1},
    "symbiotic_city": {"steelplast": 1, "kelp": 1, "biomatter": 1, "credit": 2},
    "tunnel": {"steelplast": 1, "credit": 1},
    "farm": {"kelp": 1},
    "desalination": {"credit": 1},
    "laboratory": {"steelplast": 1},
}
SITE = {"nonsymbiotic_city": "C2", "symbiotic_city": "C2", "tunnel": "T1"}


def building(kind: str, **more: Any) -> list[dict[str, Any]]:
    """An effect that builds one piece."""
    return [{"build": kind, **more}]


def built(table: Tabletop) -> set[str]:
    """Everything on the board but the starting city."""
    me = table.player()
    return {*me.cities, *me.tunnels, *me.buildings} - {"C1"}


def advanced(board: int, *pieces: str) -> Tabletop:
    """A table with this advanced board and these pieces."""
    return Tabletop(board=board, boards="advanced").build(*pieces)


@pytest.mark.rules("UWC-COST-01")
@pytest.mark.parametrize(("kind", "cost"), USUAL.items())
def test_the_usual_cost_of_a_piece(kind: str, cost: dict[str, int]) -> None:
    site = SITE.get(kind, "C1a")
    table = Tabletop().stock(**cost).effect(building(kind), f"build {kind} {site}")
    assert (built(table), table.rest()) == ({site}, {})
    for item, count in cost.items():
        short = Tabletop().stock(**{**cost, item: count - 1}).effect(building(kind))
        assert not built(short), item


@pytest.mark.rules("UWC-COST-01")
def test_a_slot_asks_for_the_usual_cost() -> None:
    table = Tabletop(3).stock(steelplast=3, kelp=1, credit=2)
    table.slot("34-R3", "part 34-R3-1", "build tunnel T1", "part 34-R3-2", "build nonsymbiotic_city C2")
    assert (built(table), table.rest()) == ({"T1", "C2"}, {})


@pytest.mark.rules("UWC-COST-02")
def test_a_cost_that_a_card_names_replaces_the_usual_one() -> None:
    table = Tabletop().stock(kelp=2).space(4).card("C090", "part C090-1", "build tunnel T1", "part C090-2")
    assert (built(table), table.rest()) == ({"T1"}, {"credit": 1})  # kelp only; the credit is of the track
    usual = Tabletop().stock(steelplast=5, credit=5).card("C090")
    assert not built(usual)
    city = Tabletop().stock(steelplast=1, kelp=1, credit=1).card("C051", "build nonsymbiotic_city C2")
    assert (built(city), city.rest()) == ({"C2"}, {})


@pytest.mark.rules("UWC-COST-03")
def test_a_discount_lowers_the_usual_cost() -> None:
    table = Tabletop().claimed("C085").stock(steelplast=1, kelp=1, credit=1)
    table.slot("12-G2", "build nonsymbiotic_city C2")
    assert (built(table), table.rest()) == ({"C2"}, {})


@pytest.mark.rules("UWC-COST-03", "UWC-COST-04")
def test_a_discount_lowers_a_named_cost_too() -> None:
    table = Tabletop().claimed("C085").stock(kelp=1, credit=1).card("C051", "build nonsymbiotic_city C2")
    assert (built(table), table.rest()) == ({"C2"}, {})


@pytest.mark.rules("UWC-COST-04")
def test_discounts_add_up() -> None:
    table = Tabletop().claimed("C085").stock(steelplast=1, kelp=1, credit=1)
    table.effect(building("nonsymbiotic_city", discount={"steelplast": 1}), "build nonsymbiotic_city C2")
    assert (built(table), table.rest()) == ({"C2"}, {"steelplast": 1})


@pytest.mark.rules("UWC-COST-05", "UWC-COST-06")
def test_a_discount_pays_nothing_back_and_lowers_no_other_resource() -> None:
    table = Tabletop().stock(steelplast=2, credit=3).card("C010", "part C010-1", "build tunnel T1")
    assert (built(table), table.rest()) == ({"T1"}, {"steelplast": 1, "credit": 3})  # 1 credit less 2 is 0
    without = Tabletop().stock(credit=5).card("C010")
    assert not built(without)
    city = Tabletop().stock(steelplast=9, kelp=1).card("C137")  # 2 steelplast less; the credit is still missing
    assert not built(city)


@pytest.mark.rules("UWC-COST-07")
def test_free_is_only_what_the_card_calls_free() -> None:
    free = Tabletop().card("C147", "build nonsymbiotic_city C2")
    assert (built(free), free.rest()) == ({"C2"}, {})
    discounted = Tabletop().stock(kelp=1, credit=1).card("C137", "build nonsymbiotic_city C2")
    assert (built(discounted), discounted.rest()) == ({"C2"}, {})
    assert not built(Tabletop().card("C137"))


@pytest.mark.rules("UWC-COST-07", "UWC-COST-08")
def test_a_free_build_pays_the_whole_surcharge_whatever_discounts_there_are() -> None:
    table = advanced(6, "C4").claimed("C085").stock(steelplast=3, credit=3).card("C147", "build nonsymbiotic_city C6")
    assert table.player().cities["C6"] == "nonsymbiotic_city"
    assert table.rest() == {}
    poor = advanced(6, "C4").claimed("C085").stock(steelplast=2, credit=3).card("C147")
    assert poor.why_not("build nonsymbiotic_city C6") == ("cannot-pay", "UWC-COST-09")


@pytest.mark.rules("UWC-COST-08", "UWC-COST-10")
def test_a_surcharge_is_added_after_the_discounts() -> None:
    table = advanced(5, "T1", "T3").stock(steelplast=1, credit=1).card("C010", "part C010-1", "build tunnel T7")
    assert table.rest() == {}  # 1 less 2 is 0, and 1 for the site
    city = advanced(6, "C4").claimed("C085").stock(steelplast=4, kelp=1, credit=4)
    city.slot("12-G2", "build nonsymbiotic_city C6")
    assert city.rest() == {}  # 2 less 1, and 3 for the site


@pytest.mark.rules("UWC-COST-09")
def test_what_cannot_be_paid_in_full_is_not_built() -> None:
    table = advanced(5, "T1", "T3").stock(steelplast=1, credit=1).slot("12-Y3")
    assert table.options() == ["build tunnel T2", "build tunnel T4", "build tunnel T5"]
    assert table.why_not("build tunnel T7") == ("cannot-pay", "UWC-COST-09")  # it needs 2 credits


@pytest.mark.rules("UWC-COST-09")
def test_what_cannot_be_paid_in_full_is_not_upgraded_and_gives_nothing() -> None:
    table = Tabletop().build("C1a=farm").stock(steelplast=5, credit=5).slot("12-Y1")
    assert table.player().upgraded == []
    assert table.player().science == 2  # the upgrade was no choice
    paid = Tabletop().claimed("C106").stock(kelp=5).slot("12-R2")
    assert (paid.player().used, paid.rest()) == ([], {"kelp": 5})
    both = Tabletop().stock(kelp=2, steelplast=1).effect([{"pay": {"kelp": 2, "steelplast": 2}, "then": []}])
    assert both.rest() == {"kelp": 2, "steelplast": 1}


@pytest.mark.rules("UWC-COST-10", "UWC-BIO-06")
def test_biomatter_and_a_replaced_steelplast_come_last_also_for_the_surcharge() -> None:
    table = advanced(6, "C4").claimed("C085", "C021").stock(kelp=1, credit=5, biomatter=3)
    table.slot("12-G2", "build nonsymbiotic_city C6")
    assert (table.player().cities["C6"], table.rest()) == ("nonsymbiotic_city", {})
    without = advanced(6, "C4").claimed("C085").stock(kelp=1, credit=5, biomatter=3).slot("12-G2")
    assert without.why_not("build nonsymbiotic_city C6") == ("cannot-pay", "UWC-COST-09")  # 4 steelplast, 3 biomatter


@pytest.mark.rules("UWC-GLOS-20")
def test_a_discount_on_builds_may_be_for_the_first_of_a_turn_only(monkeypatch: pytest.MonkeyPatch) -> None:
    once = Discount("C085", "build", ("tunnel",), {"credit": 1}, first_of_turn=True)
    monkeypatch.setitem(DISCOUNTS, "C085", [once])
    table = Tabletop().claimed("C085").stock(steelplast=2, credit=1)
    table.slot("12-Y3", "build tunnel T1")
    assert table.rest() == {"steelplast": 1, "credit": 1}
    table.answer(0, "build tunnel T2")
    assert table.rest() == {}
    other = Tabletop().claimed("C085").stock(credit=1, steelplast=1).slot("12-G3", "build desalination C1a")
    other.stock(steelplast=1).slot("12-Y3", "build tunnel T1")  # a building was built before, but no tunnel
    assert (built(other), other.rest()) == ({"C1a", "T1"}, {})


@pytest.mark.rules("UWC-COST-11", "UWC-COST-06")
def test_only_a_discount_that_names_biomatter_lowers_the_biomatter_of_a_symbiotic_city() -> None:
    table = Tabletop().claimed("C085").stock(kelp=1, credit=2, steelplast=3).slot("12-G2")
    assert table.why_not("build symbiotic_city C2") == ("cannot-pay", "UWC-COST-09")
    steel = Tabletop().claimed("C085").stock(kelp=1, credit=2, biomatter=1).slot("12-G2", "build symbiotic_city C2")
    assert (built(steel), steel.rest()) == ({"C2"}, {})
    named = Tabletop().claimed("SP23").stock(kelp=1, credit=2, steelplast=1).slot("12-G2", "build symbiotic_city C2")
    assert (built(named), named.rest()) == ({"C2"}, {"points": 2})


@pytest.mark.rules("UWC-COST-12")
def test_what_is_paid_leaves_the_players() -> None:
    table = Tabletop().stock(steelplast=2, credit=3).stock(1, kelp=1).slot("12-Y3", "build tunnel T1", "stop")
    assert (table.rest(0), table.rest(1)) == ({"steelplast": 1, "credit": 2}, {"kelp": 1})
    assert [(event["item"], event["count"]) for event in table.events("paid")] == [("steelplast", 1), ("credit", 1)]


# --- biomatter --------------------------------------------------------------------------------------------------------


def payments(table: Tabletop) -> list[str]:
    """The ways to pay that are offered: kelp, steelplast, science, credits, biomatter."""
    return sorted(option.removeprefix("pay ") for option in table.options(kind="pay"))


@pytest.mark.rules("UWC-BIO-01")
def test_biomatter_pays_kelp_and_steelplast_of_a_city_one_by_one() -> None:
    table = Tabletop().stock(steelplast=2, kelp=1, credit=1, biomatter=3)
    table.slot("12-G2", "build nonsymbiotic_city C2")
    assert payments(table) == ["0 0 0 1 3", "0 1 0 1 2", "0 2 0 1 1", "1 0 0 1 2", "1 1 0 1 1", "1 2 0 1 0"]
    table.answer(0, "pay 0 1 0 1 2")
    assert table.rest() == {"steelplast": 1, "kelp": 1, "biomatter": 1}


@pytest.mark.rules("UWC-BIO-01")
def test_biomatter_pays_for_tunnels_and_buildings() -> None:
    tunnel = Tabletop().stock(credit=1, biomatter=1).slot("12-Y3", "build tunnel T1")
    assert (built(tunnel), tunnel.rest()) == ({"T1"}, {})
    farm = Tabletop().stock(biomatter=1).slot("12-R4", "choose 12-R4-1a", "build farm C1a")
    assert (built(farm), farm.rest()) == ({"C1a"}, {})
    laboratory = Tabletop().stock(biomatter=1).slot("12-R4", "choose 12-R4-1b", "build laboratory C1a")
    assert (built(laboratory), laboratory.rest()) == ({"C1a"}, {})


@pytest.mark.rules("UWC-BIO-02")
@pytest.mark.parametrize(
    "part",
    [
        {"pay": {"kelp": 1}, "then": [{"gain": {"point": 1}}]},
        {"exchange": [{"kelp": 1}, {"steelplast": 1}]},
        {"upgrade": "farm", "cost": [{"kelp": 1}, {"steelplast": 1}]},
        {"make_symbiotic": 1, "cost": [{"kelp": 1}]},
    ],
)
def test_biomatter_replaces_nothing_outside_building(part: dict[str, Any]) -> None:
    table = Tabletop().build("C1a=farm").stock(biomatter=5).effect([part])
    assert table.game.over
    assert table.rest() == {"biomatter": 5}
    able = Tabletop().build("C1a=farm").stock(kelp=1, biomatter=5).effect([part])
    assert able.player().kelp == 0


@pytest.mark.rules("UWC-BIO-03")
def test_nothing_replaces_the_biomatter_of_a_symbiotic_city() -> None:
    table = Tabletop().stock(steelplast=9, kelp=9, credit=9, science=9).slot("12-G2")
    assert table.why_not("build symbiotic_city C2") == ("cannot-pay", "UWC-COST-09")
    assert {option.split()[1] for option in table.options()} == {"nonsymbiotic_city"}
    short = Tabletop().stock(steelplast=1, credit=2, biomatter=1).slot("12-G2")  # it cannot be kelp as well
    assert (short.game.over, built(short)) == (True, set())
    white = Tabletop().stock(steelplast=2, kelp=1, credit=2).slot("12-G2")
    assert {option.split()[1] for option in white.options()} == {"nonsymbiotic_city"}
    both = Tabletop().stock(steelplast=1, credit=2, biomatter=2).slot("12-G2", "build symbiotic_city C2")
    assert (built(both), both.rest()) == ({"C2"}, {})


@pytest.mark.rules("UWC-BIO-04")
def test_biomatter_replaces_neither_credits_nor_science() -> None:
    assert not built(Tabletop().stock(steelplast=1, biomatter=9).slot("12-Y3"))
    assert not built(Tabletop().stock(biomatter=9).slot("12-G3"))
    table = advanced(5, "C2", "C4").stock(kelp=9, biomatter=9).effect(building("farm"))
    assert table.why_not("build farm C4d") == ("cannot-pay", "UWC-COST-09")  # which asks for 1 science


@pytest.mark.rules("UWC-BIO-05")
def test_biomatter_pays_a_cost_that_a_card_names() -> None:
    table = Tabletop().stock(biomatter=2).card("C090", "part C090-1", "build tunnel T1", "stop")
    assert (built(table), table.rest()) == ({"T1"}, {})
    city = Tabletop().stock(biomatter=2, credit=1).card("C051", "build nonsymbiotic_city C2")
    assert (built(city), city.rest()) == ({"C2"}, {})


@pytest.mark.rules("UWC-BIO-06")
def test_biomatter_pays_steelplast_of_a_surcharge() -> None:
    table = advanced(5, "T2", "T6").stock(credit=2, biomatter=2).slot("12-Y3", "build tunnel T13")
    assert table.player().tunnels == ["T2", "T6", "T13"]
    assert table.player().biomatter == 0
