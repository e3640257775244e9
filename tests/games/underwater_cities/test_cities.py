"""Cities: where they may stand, and how one becomes symbiotic."""

import random

import pytest

from asztal.games.underwater_cities.examples.tabletop import Tabletop
from asztal.games.underwater_cities.network import reached

ENOUGH = {"kelp": 9, "steelplast": 9, "science": 9, "credit": 9, "biomatter": 9}


def sites(table: Tabletop, kind: str) -> list[str]:
    """Where a city of this kind may be built now."""
    return [option.split()[2] for option in table.options(kind="build") if option.split()[1] == kind]


def choosing(*pieces: str) -> Tabletop:
    """A table whose first player is about to build a city."""
    return Tabletop().build(*pieces).stock(**ENOUGH).slot("12-G2")


@pytest.mark.rules("UWC-CITY-01")
def test_the_builder_of_a_city_chooses_its_kind_at_its_own_cost() -> None:
    table = choosing()
    assert sites(table, "nonsymbiotic_city") == sites(table, "symbiotic_city") == ["C2", "C3"]
    white = choosing().answers(0, "build nonsymbiotic_city C2", "pay 1 2 0 1 0")
    assert white.player().cities["C2"] == "nonsymbiotic_city"
    assert white.rest() == {**ENOUGH, "kelp": 8, "steelplast": 7, "credit": 8}
    purple = choosing().answers(0, "build symbiotic_city C2", "pay 1 1 0 2 1")
    assert purple.player().cities["C2"] == "symbiotic_city"
    assert purple.rest() == {**ENOUGH, "kelp": 8, "steelplast": 8, "credit": 7, "biomatter": 8}


@pytest.mark.rules("UWC-CITY-02", "UWC-CITY-03", "UWC-CITY-04")
def test_a_city_needs_a_neighbour_but_neither_tunnel_nor_connection() -> None:
    table = choosing("C3", "C4")  # no tunnel anywhere
    assert sites(table, "nonsymbiotic_city") == ["C2", "C6", "C7"]
    assert table.why_not("build nonsymbiotic_city C5") == ("no-city-beside", "UWC-CITY-02")
    assert table.why_not("build nonsymbiotic_city C4") == ("site-taken", "UWC-CITY-02")  # not empty
    assert sites(choosing("C3", "C4", "C6"), "nonsymbiotic_city") == ["C2", "C7", "C8", "C9"]
    assert sites(choosing("C3", "C4", "C2"), "symbiotic_city") == ["C5", "C6", "C7"]


@pytest.mark.rules("UWC-CITY-02")
def test_a_tunnel_does_not_make_a_site_a_neighbour() -> None:
    assert sites(choosing("T1", "T5"), "nonsymbiotic_city") == ["C2", "C3"]


@pytest.mark.rules("UWC-CITY-05")
def test_a_metropolis_is_no_neighbour() -> None:
    # C8 and C9 are joined through the brown metropolis only.
    table = choosing("C8", "T1", "T3", "T6", "T8", "T9", "T11", "T12")
    assert sites(table, "nonsymbiotic_city") == ["C2", "C3", "C6", "C7"]
    assert table.why_not("build nonsymbiotic_city C9") == ("no-city-beside", "UWC-CITY-02")
    assert not any("M" in option for option in table.options())


@pytest.mark.rules("UWC-CITY-06")
def test_the_dome_must_be_in_the_supply() -> None:
    table = Tabletop().stock(**ENOUGH)
    table.state.nonsymbiotic_left = 0
    table.slot("12-G2")
    assert table.why_not("build nonsymbiotic_city C2") == ("none-in-supply", "UWC-CITY-06")
    assert sites(table, "symbiotic_city") == ["C2", "C3"]
    table.state.symbiotic_left, table.state.nonsymbiotic_left = 0, 1
    table.slot("12-G2")
    assert table.why_not("build symbiotic_city C2") == ("none-in-supply", "UWC-CITY-06")
    assert sites(table, "nonsymbiotic_city") == ["C2", "C3"]
    table.answers(0, "build nonsymbiotic_city C2", "pay 1 2 0 1 0")
    assert table.state.nonsymbiotic_left == 0


@pytest.mark.rules("UWC-CITY-07")
@pytest.mark.parametrize(
    ("kind", "paid"), [("nonsymbiotic_city", "pay 1 1 0 1 0"), ("symbiotic_city", "pay 1 0 0 2 1")]
)
def test_a_card_that_says_city_means_both_kinds(kind: str, paid: str) -> None:
    table = Tabletop().claimed("C085", "C177").stock(**ENOUGH).slot("12-G2", f"build {kind} C2", paid)
    assert table.player().points == 2  # for the city; and it cost a steelplast less
    table.build("T1").stock().card("C082")
    assert table.rest() == {"steelplast": 2, "points": 2}  # for two connected cities


@pytest.mark.rules("UWC-CITY-08")
def test_a_city_cannot_be_upgraded() -> None:
    table = Tabletop().build("C2", "T1", "C1a=farm").stock(science=3).slot("12-Y1", "choose 12-Y1-1b")
    assert table.options() == ["upgrade C1a", "upgrade T1"]
    assert table.why_not("upgrade C1") == ("not-a-structure", "UWC-CITY-08")


@pytest.mark.rules("UWC-CITY-08", "UWC-CITY-09")
def test_a_conversion_swaps_the_domes_and_is_no_build() -> None:
    table = Tabletop(board=6, boards="advanced").claimed("C065", "C110").build("C3", "C6*").stock(biomatter=1, credit=1)
    white, purple = table.state.nonsymbiotic_left, table.state.symbiotic_left
    table.card("C081")
    assert table.options() == ["convert C1", "convert C3"]  # C6 is symbiotic already
    table.answer(0, "convert C3")  # a site with a steelplast for whoever builds there
    assert table.player().cities == {"C1": "nonsymbiotic_city", "C3": "symbiotic_city", "C6": "symbiotic_city"}
    assert table.rest() == {}  # neither bonus nor cards that wait for a city
    assert (table.state.nonsymbiotic_left, table.state.symbiotic_left) == (white + 1, purple - 1)


@pytest.mark.rules("UWC-CITY-09")
def test_a_conversion_costs_no_surcharge_and_needs_a_dome() -> None:
    table = Tabletop(board=6, boards="advanced").build("C6").stock(biomatter=1, credit=1).card("C081", "convert C6")
    assert (table.player().cities["C6"], table.rest()) == ("symbiotic_city", {})
    none = Tabletop().stock(biomatter=1, credit=1).hand("C081")
    none.state.symbiotic_left = 0
    none.card("C081")
    assert (none.game.over, none.player().cities) == (True, {"C1": "nonsymbiotic_city"})


@pytest.mark.rules("UWC-CITY-10", "UWC-NET-02")
@pytest.mark.parametrize("seed", range(3))
def test_boards_only_grow_and_every_tunnel_is_connected(seed: int) -> None:
    table, chance = Tabletop.fresh(2, seed), random.Random(seed)
    before: list[dict[str, str]] = [{}, {}]
    while not table.game.over:
        seat, decision = next(iter(table.game.decisions.items()))
        table.table.apply(seat, chance.choice(decision.options))
        for seat, me in enumerate(table.state.players):
            now = {**dict.fromkeys(me.cities, "city"), **dict.fromkeys(me.tunnels, "tunnel"), **me.buildings}
            now |= {f"{site}+": "upgraded" for site in me.upgraded}
            assert now.items() >= before[seat].items()
            before[seat] = now
            if me.board:
                near = reached(me.layout, me.tunnels)
                assert all(near & {*me.layout.tunnels[tunnel]} for tunnel in me.tunnels)
    assert any("tunnel" in board.values() for board in before)
