"""The bonus tiles: what each of the six counts, and how much it pays."""

import pytest

from asztal.games.barrage.cards import BONUSES
from asztal.games.barrage.examples.tabletop import Tabletop


def scored(table: Tabletop, bonus: str) -> list[int]:
    """What the seats get for this tile, all being in the section of the round."""
    for player in table.state.players:
        player.energy = 6 * table.state.round
        player.vp_from.pop("bonus", None)
    table.state.bonuses[0] = bonus
    table.phase("scoring")
    return [player.vp_from.get("bonus", 0) for player in table.state.players]


def valley() -> Tabletop:
    """Seat 0 has 3 bases, 2 elevations, 4 conduits and 1 powerhouse; seat 1 a dam of level 2 and 2 powerhouses."""
    table = Tabletop(2).dam("D1L", 3).dam("D2L").dam("D3L").powerhouse("P5-1")
    for conduit in ("C1A", "C2A", "C3A", "C4A"):
        table.conduit(conduit)
    return table.dam("D5U", 2, seat=1).powerhouse("P8-3", seat=1).powerhouse("P9-1", seat=1)


@pytest.mark.rules("BAR-BON-01")
def test_fulfilled_contracts_of_all_kinds_pay_two_each() -> None:
    table = valley().contracts("G02", "Y01")
    table.player().fulfilled[:] = ["S1", "G01", "Y05", "R01", "N1"]
    assert scored(table, "contracts") == [5 * 2, 0]


@pytest.mark.rules("BAR-BON-01")
def test_a_contract_counts_from_its_fulfilment_on() -> None:
    table = valley().contracts("S3", "G02").dam("D8L", 2, 2).conduit("C8A").powerhouse("P11-1").national()
    assert scored(table, "contracts") == [0, 0]
    table.turn("space turbine-3L", "produce D8L C8A 1", "fulfil S3")
    assert scored(table, "contracts") == [2, 0]


@pytest.mark.rules("BAR-BON-02", "BAR-BON-03")
@pytest.mark.parametrize(("bonus", "points"), [("powerhouses", [5, 10]), ("bases", [12, 4])])
def test_powerhouses_pay_five_and_bases_four(bonus: str, points: list[int]) -> None:
    assert scored(valley(), bonus) == points


@pytest.mark.rules("BAR-BON-04", "BAR-BON-05")
@pytest.mark.parametrize(("bonus", "points"), [("conduits", [16, 0]), ("elevations", [8, 4])])
def test_conduits_and_elevations_pay_four(bonus: str, points: list[int]) -> None:
    assert scored(valley(), bonus) == points


@pytest.mark.rules("BAR-BON-06")
def test_advanced_tiles_pay_four_in_the_supply_and_on_the_wheel() -> None:
    table = valley().tiles("base", "elevation", "I-base", "II-any").wheel({2: ("III-any", 1, 1), 4: ("conduit", 2, 0)})
    assert scored(table, "advanced_tiles") == [3 * 4, 0]


@pytest.mark.rules("BAR-BON-06", "BAR-MODE-05")
def test_advanced_tiles_are_counted_in_the_full_game_only() -> None:
    assert [bonus for bonus, row in BONUSES.items() if "intro" not in row["modes"]] == ["advanced_tiles"]
    for seed in range(10):
        table = Tabletop(2, seed, game="intro")
        assert sorted(table.state.bonuses) == ["bases", "conduits", "contracts", "elevations", "powerhouses"]


@pytest.mark.rules("BAR-BON-07")
def test_what_counts_is_what_stands_when_the_tile_is_scored() -> None:
    table = valley().stock(mixer=9)
    table.state.round = 3
    table.turn("build elevation elevation", "site D2L")
    assert scored(table, "elevations") == [3 * 4, 4]  # two of earlier rounds and one of this
    table.player().tiles.append("elevation")
    table.turn("build elevation elevation", "site D3L")
    assert table.player().vp_from["bonus"] == 3 * 4  # what is built later does not count
