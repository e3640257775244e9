"""The water flow phase: where the drops of the headstreams run and stop."""

from itertools import permutations
from random import Random

import pytest

from asztal.games.barrage.addresses import ROUND
from asztal.games.barrage.cards import BASINS, DAMS, HEADSTREAMS
from asztal.games.barrage.examples.tabletop import Tabletop
from asztal.games.barrage.river import run_drop
from asztal.games.barrage.state import NEUTRAL

USA, GERMANY = 0, 1
DRY = {"HA": 0, "HB": 0, "HC": 0, "HD": 0}


def valley() -> Tabletop:
    """An empty map, without tiles that would feed the headstreams."""
    table = Tabletop(2, game="intro")
    table.state.headstream_tiles.clear()
    return table


def run(table: Tabletop) -> list[int]:
    """The basins that drops entered, in order."""
    return [event["basin"] for event in table.events("drop-ran")]


@pytest.mark.rules("BAR-FLOW-01")
def test_the_water_runs_when_all_have_passed() -> None:
    table = valley().water("HA", 1).at(ROUND)
    table.answer(USA, "bank 12")
    table.answer(GERMANY, "bank 11")
    assert (table.state.headstreams["HA"], run(table)) == (1, [])  # Germany has an engineer left
    table.answer(GERMANY, "bank 1")
    assert (table.state.headstreams["HA"], run(table)) == (0, [1, 8, 11])
    kinds = [event["event"] for event in table.events()]
    assert kinds.index("drop-ran") > max(i for i, kind in enumerate(kinds) if kind == "passed")


@pytest.mark.rules("BAR-FLOW-02", "BAR-FLOW-08")
def test_all_drops_of_all_headstreams_run_until_they_stop_or_leave() -> None:
    table = valley().water("HA", 3).water("HB", 1).water("HC", 2).water("HD", 4)
    table.dam("D1L", 3).dam("D7U", 2, 0, GERMANY).phase("flow")
    assert table.state.headstreams == DRY
    assert table.drops() == {"D1L": 3, "D7U": 2}
    assert (table.state.drops_out, table.state.drops_on_map()) == (5, 5)


@pytest.mark.rules("BAR-FLOW-03")
def test_drops_run_one_at_a_time_along_the_river() -> None:
    table = valley().water("HB", 2).water("HD", 1).phase("flow")
    assert run(table) == [2, 5, 9, 11, 2, 5, 9, 11, 4, 7, 10, 12]
    moves = [event["event"] for event in table.events() if event["event"] in ("drop-ran", "drop-left")]
    assert moves == [*["drop-ran"] * 4, "drop-left"] * 3


@pytest.mark.rules("BAR-FLOW-04", "BAR-FLOW-05")
@pytest.mark.parametrize("level", [1, 2, 3])
def test_a_dam_stops_drops_up_to_its_level_and_the_others_pass(level: int) -> None:
    table = valley().water("HC", 4).dam("D6L", level, 0).dam("D10U", 3, 0, GERMANY).phase("flow")
    assert table.drops() == {"D6L": level, "D10U": min(3, 4 - level)}
    assert [event["space"] for event in table.events("drop-passed")] == ["D6L"] * (4 - level)
    assert table.state.drops_out == max(0, 4 - level - 3)


@pytest.mark.rules("BAR-FLOW-06", "BAR-FLOW-07")
def test_a_drop_stops_nowhere_but_at_a_dam_with_room() -> None:
    for headstream in HEADSTREAMS:
        table = valley().water(headstream, 1).dam("D8L", 1, 1).dam("D9L", 1, 1).dam("D10L", 1, 1).phase("flow")
        assert table.drops() == {"D8L": 1, "D9L": 1, "D10L": 1}
        assert table.state.headstreams == DRY
        assert [event["basin"] for event in table.events("drop-left")] == [12 if headstream > "HB" else 11]
        assert table.state.drops_out == 1


@pytest.mark.rules("BAR-FLOW-09")
def test_drops_behind_dams_do_not_move() -> None:
    table = valley().dam("D1L", 2, 2).dam("D5L", 3, 2, NEUTRAL).dam("D8L", 3, 0, GERMANY).water("HA", 1).phase("flow")
    assert table.drops() == {"D1L": 2, "D5L": 2, "D8L": 1}


@pytest.mark.rules("BAR-FLOW-10")
@pytest.mark.parametrize("owner", [USA, GERMANY, NEUTRAL])
def test_dams_of_all_owners_stop_water_alike(owner: int) -> None:
    table = valley().dam("D2L", 2, 1, owner).dam("D5U", 1, 0, owner).water("HB", 3).phase("flow")
    assert table.drops() == {"D2L": 2, "D5U": 1}
    assert table.state.drops_out == 1


@pytest.mark.rules("BAR-FLOW-11")
@pytest.mark.parametrize("seed", range(8))
def test_the_order_of_the_headstreams_does_not_matter(seed: int) -> None:
    random = Random(seed)
    dams = {dam: random.randint(1, 3) for dam in random.sample(DAMS, 9)}
    water = {headstream: random.randint(0, 5) for headstream in HEADSTREAMS}
    played = valley()
    for headstream, drops in water.items():
        played.water(headstream, drops)
    for dam, level in dams.items():
        played.dam(dam, level, 0, NEUTRAL)
    played.phase("flow")
    for order in permutations(HEADSTREAMS):
        table = valley()
        for dam, level in dams.items():
            table.dam(dam, level, 0, NEUTRAL)
        for headstream in order:
            for _ in range(water[headstream]):
                run_drop(table.game, HEADSTREAMS[headstream])
        assert table.drops() == played.drops()


@pytest.mark.rules("BAR-FLOW-12")
def test_the_water_runs_in_the_last_round_too() -> None:
    table = valley().dam("D1L", 1).water("HA", 1)
    table.state.round = 4
    table.state.bonuses = ["bases"]
    table.at(ROUND).answer(USA, "bank 12").answer(GERMANY, "bank 12")
    assert (table.state.round, table.state.headstreams, table.drops()) == (5, DRY, {"D1L": 1})


@pytest.mark.rules("BAR-FLOW-13")
def test_powerhouses_and_conduits_do_not_hold_up_the_water() -> None:
    table = valley().water("HB", 1).conduit("C2A").conduit("C5A", GERMANY)
    table.powerhouse("P5-1").powerhouse("P9-1", GERMANY).powerhouse("P11-1").phase("flow")
    assert run(table) == [2, 5, 9, 11]
    assert table.state.drops_out == 1


@pytest.mark.rules("BAR-FLOW-04")
def test_the_upper_dam_of_a_basin_fills_before_the_lower_one() -> None:
    for basin in BASINS.values():
        if basin.dams:
            upper, lower = basin.dams
            table = valley().dam(upper, 1, 0, USA).dam(lower, 1, 0, GERMANY)
            run_drop(table.game, basin.id)
            assert table.drops() == {upper: 1, lower: 0}
