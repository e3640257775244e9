"""The company boards: what powerhouses add to a production, and the power that the third one wakes."""

import pytest

from asztal.games.barrage.examples.tabletop import Tabletop

OTHER = {"usa": "germany", "germany": "usa", "italy": "germany", "france": "germany"}


def plant(company: str, houses: tuple[str, ...] = ("P8-1", "P10-1", "P6-1"), game: str = "intro") -> Tabletop:
    """Seat 0 leads the company, with these powerhouses, and 3 drops at D5L that go to basin 8 (x 3) or 10 (x 4)."""
    table = Tabletop(2, game=game)
    table.company(company, 0).company(OTHER[company], 1).national()
    table.dam("D5L", 3, 3).conduit("C5A").conduit("C5B")
    for house in houses:
        table.powerhouse(house)
    return table


# --- the board ------------------------------------------------------------------------------------------------------


@pytest.mark.rules("BAR-COM-01", "BAR-COM-02")
@pytest.mark.parametrize(("houses", "energy"), [(1, 6), (2, 6 + 1), (3, 6 + 1), (4, 6 + 3)])
def test_powerhouses_add_to_every_production(houses: int, energy: int) -> None:
    table = plant("france", ("P8-1", "P5-1", "P6-1", "P7-1")[:houses])
    table.turn("space turbine-3L", "produce D5L C5A 2")
    assert table.player().energy == energy
    table.dam("D1L", 2, 2).conduit("C1A").turn("space turbine-1L", "produce D1L C1A 1")
    assert table.player().energy == energy + (5 + 2) + (energy - 6)


@pytest.mark.rules("BAR-COM-03")
@pytest.mark.parametrize(("houses", "energy"), [(2, 3 + 1), (3, 3 + 1 + 3), (4, 3 + 3 + 3)])
def test_the_third_powerhouse_wakes_the_power_and_the_fourth_does_not_end_it(houses: int, energy: int) -> None:
    table = plant("italy", ("P8-1", "P5-1", "P6-1", "P7-1")[:houses])
    table.turn("space turbine-3L", "produce D5L C5A 1")
    assert table.player().energy == energy


@pytest.mark.rules("BAR-COM-03")
@pytest.mark.parametrize(("houses", "asked"), [(2, ""), (3, "produce"), (4, "produce")])
def test_germany_needs_three_powerhouses_for_its_second_production(houses: int, asked: str) -> None:
    table = plant("germany", ("P8-1", "P10-1", "P6-1", "P7-1")[:houses])
    table.turn("space turbine-3L", "produce D5L C5A 1")
    assert table.ask() == asked


@pytest.mark.rules("BAR-COM-03", "BAR-COM-04")
def test_the_power_is_there_as_soon_as_the_third_powerhouse_is_built() -> None:
    table = plant("usa", ("P9-1", "P6-1")).stock(mixer=4)
    table.turn("space water-2L", "headstream HB", seat=1)
    assert table.player().energy == 0
    table.turn("build powerhouse powerhouse", "site P7-1")
    table.turn("space water-2R", "headstream HB", seat=1)
    assert table.player().energy == 1


# --- USA ------------------------------------------------------------------------------------------------------------


@pytest.mark.rules("BAR-COM-04")
def test_a_drop_that_passes_a_powerhouse_of_the_usa_gives_a_step_in_the_water_flow() -> None:
    table = plant("usa", ("P9-1", "P6-1", "P7-1")).water("HB", 3).water("HA", 2)
    table.phase("flow")  # from basin 2 past 5 and 9; from basin 1 past 8
    assert (table.player().energy, table.player(1).energy) == (3, 0)


@pytest.mark.rules("BAR-COM-04")
@pytest.mark.parametrize("seat", [0, 1])
def test_it_counts_on_the_own_turn_and_on_the_turn_of_others(seat: int) -> None:
    table = plant("usa", ("P9-1", "P6-1", "P7-1"))
    table.turn("space water-2L", "headstream HB", seat=seat)
    assert (table.player().energy, table.player(1).energy) == (1, 0)
    assert table.events("gained")[-1] == {"event": "gained", "seat": 0, "item": "energy", "count": 1}


@pytest.mark.rules("BAR-COM-04")
def test_it_counts_in_the_income_phase() -> None:
    table = plant("usa", ("P9-1", "P6-1", "P7-1")).built(1, conduit=4)  # Germany's drops flow at once
    table.phase("income").answers(1, "headstream HB", "headstream HA")
    assert table.player().energy == 1


@pytest.mark.rules("BAR-COM-05")
def test_a_production_does_not_count_at_its_own_basin() -> None:
    table = plant("usa", ("P8-1", "P6-1", "P7-1"))
    table.turn("space turbine-3L", "produce D5L C5A 2")
    assert table.player().energy == 2 * 3 + 1


@pytest.mark.rules("BAR-COM-05")
def test_a_production_of_another_does_not_count_at_a_powerhouse_in_the_same_basin() -> None:
    table = plant("usa", ("P8-1", "P6-1", "P7-1"))
    table.dam("D1L", 2, 2, seat=1).conduit("C1A", seat=1).powerhouse("P8-2", seat=1)
    table.turn("space turbine-3L", "produce D1L C1A 2", seat=1)
    assert (table.player().energy, table.player(1).energy) == (0, 10)


@pytest.mark.rules("BAR-COM-06")
def test_the_drops_of_a_production_count_further_downstream() -> None:
    table = plant("usa", ("P5-1", "P9-1", "P11-1")).dam("D1L", 2, 2).conduit("C1B")
    table.turn("space turbine-3L", "produce D1L C1B 2")  # past D5L, which is full, then basins 9 and 11
    assert table.player().energy == (2 * 4 + 1) + 2 * 2


@pytest.mark.rules("BAR-COM-06")
def test_the_drops_of_another_production_count_further_downstream() -> None:
    table = plant("usa", ("P5-1", "P9-1", "P6-1"))
    table.dam("D1L", 2, 2, seat=1).conduit("C1B", seat=1).powerhouse("P5-2", seat=1)
    table.turn("space turbine-3L", "produce D1L C1B 2", seat=1)
    assert (table.player().energy, table.player(1).energy) == (2, 8)


@pytest.mark.rules("BAR-COM-07")
def test_every_powerhouse_counts_once_and_also_where_the_drop_then_stops() -> None:
    table = plant("usa", ("P5-1", "P9-1", "P11-1")).dam("D9L", 1, 0, seat=1)
    table.turn("space water-2L", "headstream HB", seat=1)  # stops at D9L, after the powerhouses of basins 5 and 9
    assert (table.player().energy, table.drops()["D9L"]) == (2, 1)
    table.turn("space water-2R", "headstream HB", seat=1)  # now past all three
    assert table.player().energy == 2 + 3


@pytest.mark.rules("BAR-COM-07")
def test_a_powerhouse_below_the_dam_that_stops_the_drop_does_not_count() -> None:
    table = plant("usa", ("P9-1", "P11-1", "P6-1"))
    table.dam("D2L", 1, 0, seat=1).turn("space water-2L", "headstream HB", seat=1)
    assert (table.player().energy, table.drops()["D2L"]) == (0, 1)


@pytest.mark.rules("BAR-COM-08")
def test_energy_of_flowing_water_fulfils_no_contract() -> None:
    table = plant("usa", ("P5-1", "P9-1", "P11-1")).contracts("S3", "Y11").dam("D1L", 1, 1).conduit("C1B")
    table.turn("space water-2L", "headstream HB")
    assert (table.player().energy, table.ask(), table.player().contracts) == (3, "", ["S3", "Y11"])
    table.turn("space turbine-3L")  # 4 + 1 by production, 2 more by water: need 7 is not reached
    assert table.player().energy == 3 + 5 + 2
    assert table.options() == ["fulfil S3", "skip"]
    assert table.why_not("fulfil Y11") == ("contract-not-reached", "BAR-CTR-02")


# --- Italy ----------------------------------------------------------------------------------------------------------


@pytest.mark.rules("BAR-COM-09")
def test_italy_moves_three_more_steps_after_each_production() -> None:
    table = plant("italy")
    table.turn("space turbine-3L", "produce D5L C5A 1")
    assert table.player().energy == 3 + 1 + 3
    table.turn("space turbine-1L", "produce D5L C5B 1")
    assert table.player().energy == 7 + (4 + 2 + 1 + 3)
    table.turn("bank 1")
    assert table.player().energy == 17


@pytest.mark.rules("BAR-COM-10")
def test_the_three_steps_of_italy_are_not_for_a_contract() -> None:
    table = plant("italy").contracts("S4", "Y01", "Y11")  # needs 4, 5 and 7
    table.turn("space turbine-3L", "produce D5L C5A 1")
    assert table.options() == ["fulfil S4", "skip"]
    assert table.why_not("fulfil Y01") == ("contract-not-reached", "BAR-CTR-02")
    table.answer(0, "skip")
    assert (table.player().energy, table.ask()) == (7, "")


# --- Germany --------------------------------------------------------------------------------------------------------


@pytest.mark.rules("BAR-COM-11", "BAR-COM-12")
def test_germany_produces_once_more_with_another_powerhouse_and_nothing_added() -> None:
    table = plant("germany")
    table.turn("space turbine-1L", "produce D5L C5A 1")
    assert table.player().energy == 3 + 1 + 2
    assert table.options() == ["produce D5L C5B 1", "produce D5L C5B 2", "skip"]
    assert table.why_not("produce D5L C5A 1") == ("other-powerhouse", "BAR-COM-11")
    table.answer(0, "produce D5L C5B 2")
    assert (table.player().energy, table.drops()["D5L"]) == (6 + 2 * 4, 0)


@pytest.mark.rules("BAR-COM-12")
def test_the_penalty_of_the_space_does_not_count_for_the_second_production_either() -> None:
    table = plant("germany")
    table.turn("space turbine-5L", "produce D5L C5A 1", "produce D5L C5B 1")
    assert [event["energy"] for event in table.events("produced")] == [3 + 1 - 2, 4]


@pytest.mark.rules("BAR-COM-11")
def test_germany_may_do_without_the_second_production() -> None:
    table = plant("germany")
    table.turn("space turbine-3L", "produce D5L C5A 1", "skip")
    assert (table.player().energy, table.drops()["D5L"], table.ask()) == (4, 2, "")


@pytest.mark.rules("BAR-COM-13", "BAR-COM-17")
def test_each_of_the_two_productions_may_fulfil_a_contract_but_not_both_together() -> None:
    table = plant("germany").contracts("S3", "S4", "Y11")  # needs 2, 4 and 7
    table.turn("space turbine-3L", "produce D5L C5A 1")  # 4
    assert (table.ask(), table.options()) == ("fulfil", ["fulfil S3", "fulfil S4", "skip"])
    table.answers(0, "fulfil S3", "produce D5L C5B 1")  # 4 again
    assert (table.ask(), table.options()) == ("fulfil", ["fulfil S4", "skip"])
    assert table.why_not("fulfil Y11") == ("contract-not-reached", "BAR-CTR-02")
    table.answers(0, "fulfil S4", "machines 1 0")
    assert (table.player().fulfilled, table.player().contracts) == (["S3", "S4"], ["Y11"])
    assert (table.player().energy, table.ask()) == (8, "")


@pytest.mark.rules("BAR-COM-14")
def test_the_second_production_may_use_the_drops_of_the_first() -> None:
    table = plant("germany", ("P7-1", "P10-1", "P5-1")).dam("D6L", 2, 2).conduit("C6B").dam("D7L", 3).conduit("C7A")
    table.state.dam_drops["D5L"] = 0
    table.turn("space turbine-3L", "produce D6L C6B 2")
    assert table.drops()["D7L"] == 2
    assert table.options() == ["produce D7L C7A 1", "produce D7L C7A 2", "skip"]
    table.answer(0, "produce D7L C7A 2")
    assert table.player().energy == (4 + 1) + 4


@pytest.mark.rules("BAR-COM-22")
def test_a_third_powerhouse_from_the_contract_of_a_production_counts_for_what_follows_it() -> None:
    for company, asked, energy in (("germany", "produce", 7), ("italy", "", 7 + 3)):
        table = plant(company, ("P8-1", "P10-1")).contracts("Y02")
        table.turn("space turbine-3L", "produce D5L C5A 2", "fulfil Y02", "site P6-1")
        assert (table.ask(), table.player().energy) == (asked, energy)  # 2 x 3, and 1 with two powerhouses


@pytest.mark.rules("BAR-COM-15")
def test_the_second_production_pays_for_a_foreign_conduit() -> None:
    table = plant("germany").stock(credit=2)
    table.state.conduits["C5B"] = 1
    before = table.player(1).credit, table.player(1).vp
    table.turn("space turbine-3L", "produce D5L C5A 1")
    table.answer(0, "produce D5L C5B 2")
    assert table.player().credit == 0
    assert (table.player(1).credit, table.player(1).vp) == (before[0] + 2, before[1] + 2)


@pytest.mark.rules("BAR-COM-15")
def test_the_second_production_uses_no_more_drops_than_can_be_paid() -> None:
    table = plant("germany").stock(credit=1)
    table.state.conduits["C5B"] = 1
    table.turn("space turbine-3L", "produce D5L C5A 1")
    assert table.options() == ["produce D5L C5B 1", "skip"]
    table = plant("germany").stock(credit=0)
    table.state.conduits["C5B"] = 1
    table.turn("space turbine-3L", "produce D5L C5A 1")
    assert table.ask() == ""


@pytest.mark.rules("BAR-COM-16")
def test_there_is_no_third_production() -> None:
    table = plant("germany", ("P8-1", "P10-1", "P6-1")).dam("D3L", 2, 2).conduit("C3B")
    table.turn("space turbine-3L", "produce D5L C5A 1", "produce D5L C5B 1")
    assert (table.ask(), table.drops()["D3L"], len(table.events("produced"))) == ("", 2, 2)


@pytest.mark.rules("BAR-COM-17")
def test_the_reward_of_the_first_production_can_pay_for_the_second() -> None:
    table = plant("germany").stock(credit=0).contracts("S3")  # 3 credits
    table.state.conduits["C5B"] = 1
    table.turn("space turbine-3L", "produce D5L C5A 1", "fulfil S3")
    assert table.options() == ["produce D5L C5B 1", "produce D5L C5B 2", "skip"]


# --- France ---------------------------------------------------------------------------------------------------------


@pytest.mark.rules("BAR-COM-18", "BAR-COM-19")
def test_france_fulfils_contracts_with_three_less_and_moves_by_the_real_production() -> None:
    table = plant("france").contracts("Y11", "R01", "G01").national("N1")  # needs 7, 8, 2 and 13
    table.turn("space turbine-3L", "produce D5L C5A 1")  # 4
    assert table.options() == ["fulfil Y11", "fulfil G01", "skip"]
    assert table.why_not("fulfil R01") == ("contract-not-reached", "BAR-CTR-02")
    table.answer(0, "fulfil Y11")
    assert (table.player().energy, table.player().fulfilled) == (4, ["Y11"])


@pytest.mark.rules("BAR-COM-18", "BAR-COM-19")
@pytest.mark.parametrize(("house", "offered"), [("P6-1", ["fulfil N1", "skip"]), ("", [])])
def test_the_reduction_of_france_covers_national_contracts(house: str, offered: list[str]) -> None:
    table = plant("france", ("P8-1", "P10-1", *filter(None, [house]))).national("N1", "N5").dam("D1L", 2, 2)
    table.conduit("C1A").turn("space turbine-3L", "produce D1L C1A 2")  # 10 + 1, without a third powerhouse no power
    assert (table.options() if table.ask() else []) == offered
    assert table.player().energy == 11


@pytest.mark.rules("BAR-COM-20")
def test_the_reduction_of_france_covers_energy_of_a_tile() -> None:
    table = plant("france", game="full").tiles("II-base").contracts("Y01", "Y06", "Y11").stock(excavator=9)
    table.turn("build base II-base", "site D9L")  # the second base: 2 energy
    assert table.options() == ["machines 1 0", "machines 0 1"]  # the income of that base
    table.answer(0, "machines 1 0")
    assert table.options() == ["fulfil Y01", "skip"]
    table.answer(0, "fulfil Y01")
    assert (table.player().energy, table.player().fulfilled) == (2, ["Y01"])


# --- the production of a tile ---------------------------------------------------------------------------------------


@pytest.mark.rules("BAR-COM-21")
def test_italy_moves_on_after_the_production_of_a_tile() -> None:
    table = plant("italy", ("P8-1", "P10-1"), game="full").tiles("II-powerhouse").stock(mixer=4)
    table.turn("build powerhouse II-powerhouse", "site P6-1", "yes", "produce D5L C5A 1")
    assert table.player().energy == (3 + 2 + 1) + 3


@pytest.mark.rules("BAR-COM-21")
def test_germany_produces_once_more_after_the_production_of_a_tile() -> None:
    table = plant("germany", ("P8-1", "P10-1"), game="full").tiles("II-powerhouse").stock(mixer=4)
    table.turn("build powerhouse II-powerhouse", "site P6-1", "yes", "produce D5L C5A 1")
    assert table.options() == ["produce D5L C5B 1", "produce D5L C5B 2", "skip"]
    table.answer(0, "produce D5L C5B 1")
    assert table.player().energy == (3 + 2 + 1) + 4
