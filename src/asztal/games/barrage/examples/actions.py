"""The worked examples of the rulebook on building, producing and contracts, each with its own numbers."""

from asztal.games.barrage.cards import CONTRACTS, PIPES
from asztal.games.barrage.examples.tabletop import Tabletop
from asztal.games.barrage.state import EMPTY, NEUTRAL
from asztal.kernel.rules import example

NAMES = ("Benedek", "Eszter", "István", "Dóri")
BENEDEK, ESZTER, ISTVAN, DORI = range(4)  # the USA, Germany, Italy and France


def intro() -> Tabletop:
    """Four players of the introductory game, without national contracts."""
    return Tabletop(4, game="intro").national()


def paid(table: Tabletop) -> list[tuple[int, int]]:
    """Who paid how many credits, in order."""
    return [(event["seat"], event["count"]) for event in table.events("paid")]


# --- incomes, tiles, contracts ----------------------------------------------------------------------------------------


@example("BAR-EX-03")
def ex_03_eszters_second_base() -> None:
    table = intro().dam("D8L", seat=ESZTER)
    table.turn("build base base", "site D9L", seat=ESZTER)
    assert table.player(ESZTER).vp == 10 + 3
    for points in (16, 19):
        table.phase("income")
        assert table.player(ESZTER).vp == points


@example("BAR-EX-04")
def ex_04_three_energy_for_four_points_and_two_credits() -> None:
    table = intro().dam("D5L", 1, 1).conduit("C5A").powerhouse("P8-1").contracts("G10")
    assert CONTRACTS["G10"].need == 3
    table.turn("space turbine-3L", "fulfil G10")
    assert (table.player().energy, table.player().vp, table.player().credit) == (3, 10 + 4, 6 + 2)


@example("BAR-EX-05")
def ex_05_three_points_for_every_powerhouse() -> None:
    table = Tabletop(2, game="full").powerhouse("P5-1").powerhouse("P8-1").tiles("III-powerhouse")
    table.turn("build powerhouse III-powerhouse", "site P9-1")
    assert table.player().vp == 10 + 3 * 3


# --- the map and production -------------------------------------------------------------------------------------------


@example("BAR-EX-06")
def ex_06_a_neutral_dam_of_level_two_with_one_drop() -> None:
    table = intro().dam("D5L", 2, 1, NEUTRAL).water("HB", 2).phase("flow")
    assert table.drops() == {"D5L": 2}
    assert [event["basin"] for event in table.events("drop-ran")] == [2, 5, 2, 5, 9, 11]
    assert table.state.drops_out == 1


@example("BAR-EX-07")
def ex_07_two_powerhouses_are_connected_to_both_dams_of_a_basin() -> None:
    table = intro().dam("D5U", 1, 1).dam("D5L", 2, 1, NEUTRAL).conduit("C5A").conduit("C5B", ISTVAN)
    table.powerhouse("P8-1").powerhouse("P10-1").turn("space turbine-3L")
    assert sorted(table.options()) == [
        "produce D5L C5A 1",
        "produce D5L C5B 1",
        "produce D5U C5A 1",
        "produce D5U C5B 1",
    ]


@example("BAR-EX-08")
def ex_08_one_drop_through_an_own_conduit_of_value_three() -> None:
    table = intro().dam("D5L", 1, 1).conduit("C5A").powerhouse("P8-1").turn("space turbine-3L")
    assert PIPES["C5A"].value == 3
    assert table.player().energy == 3
    assert paid(table) == []
    assert [player.vp for player in table.state.players] == [10] * 4


@example("BAR-EX-09")
def ex_09_two_drops_of_a_neutral_dam_through_eszters_conduit() -> None:
    table = intro().dam("D5L", 2, 2, NEUTRAL).conduit("C5A", ESZTER).powerhouse("P8-1")
    table.turn("space turbine-3L", "produce D5L C5A 2")
    assert table.player(BENEDEK).energy == 6
    assert paid(table) == [(BENEDEK, 2)]
    assert (table.player(ESZTER).credit, table.player(ESZTER).vp) == (6 + 2, 10 + 2)


@example("BAR-EX-16")
def ex_16_nine_energy_through_istvans_conduit_of_value_four() -> None:
    table = intro().dam("D5L", 2, 2, NEUTRAL).conduit("C5B", ISTVAN).powerhouse("P10-1")
    table.turn("space turbine-2L", "produce D5L C5B 2")
    assert table.player(BENEDEK).energy == 4 * 2 + 1
    assert table.player(BENEDEK).credit == 6 - 2
    assert (table.player(ISTVAN).credit, table.player(ISTVAN).vp) == (6 + 2, 10 + 2)


@example("BAR-EX-17")
def ex_17_from_five_energy_to_twelve() -> None:
    table = intro().dam("D1L", 1, 1).conduit("C1A").powerhouse("P8-1").stock(energy=5).turn("space turbine-1L")
    assert [event["energy"] for event in table.events("produced")] == [7]
    assert table.player().energy == 12


@example("BAR-EX-18")
def ex_18_seven_energy_and_two_contracts_of_which_one_is_fulfilled() -> None:
    table = intro().dam("D1L", 1, 1).conduit("C1A").powerhouse("P8-1").contracts("G09", "Y11").tiles()
    table.wheel({4: ("base", 3, 0), 5: ("conduit", 2, 0)}).turn("space turbine-1L")
    assert table.options() == ["fulfil G09", "fulfil Y11", "skip"]
    table.answer(BENEDEK, "fulfil G09")
    assert table.player().energy == 7 + 2
    assert table.player().tiles == ["conduit", "base"]
    assert table.player().contracts == ["Y11"]
    assert not table.game.decisions


@example("BAR-EX-19")
def ex_19_the_first_to_produce_fourteen_fulfils_one_national_contract() -> None:
    table = intro().national("N3", "N4").dam("D1L", 3, 3, ISTVAN).conduit("C1A", ISTVAN).powerhouse("P8-1", ISTVAN)
    table.turn("space turbine-4L", "produce D1L C1A 3", seat=ISTVAN)
    assert table.player(ISTVAN).energy == 14
    assert table.options(ISTVAN) == ["fulfil N3", "fulfil N4", "skip"]
    table.answer(ISTVAN, "fulfil N4")
    assert (table.player(ISTVAN).fulfilled, table.state.national) == (["N4"], ["N3"])
    assert not table.game.decisions


@example("BAR-EX-20")
def ex_20_the_used_drop_passes_the_full_red_dam_and_stops_at_the_green_one() -> None:
    table = intro().dam("D5L", 1, 1).conduit("C5A").powerhouse("P8-1").dam("D8U", 1, 1).dam("D8L", 1, 0, ISTVAN)
    table.turn("space turbine-3L")
    assert table.drops() == {"D5L": 0, "D8U": 1, "D8L": 1}
    assert [event["space"] for event in table.events("drop-passed")] == ["D8U"]


@example("BAR-EX-32")
def ex_32_istvans_drops_run_past_a_powerhouse_of_the_usa() -> None:
    table = intro().powerhouse("P6-1").powerhouse("P7-1").powerhouse("P11-1").stock(BENEDEK, energy=4)
    table.dam("D5L", 2, 2, ISTVAN).conduit("C5A", ISTVAN).powerhouse("P8-1", ISTVAN)
    table.turn("space turbine-3L", "produce D5L C5A 2", seat=ISTVAN)
    assert table.player(BENEDEK).energy == 6


@example("BAR-EX-33")
def ex_33_germanys_two_productions() -> None:
    table = intro().powerhouse("P7-1", ESZTER).powerhouse("P10-1", ESZTER).powerhouse("P12-1", ESZTER)
    table.dam("D6L", 2, 2, ESZTER).conduit("C6B", ESZTER).dam("D7L", 3, 1, ESZTER).conduit("C7A", DORI)
    table.turn("space turbine-1L", "produce D6L C6B 2", seat=ESZTER)
    assert table.player(ESZTER).energy == 4 + 1 + 2
    assert table.state.dam_drops["D7L"] == 3
    table.answer(ESZTER, "produce D7L C7A 3")
    assert table.player(ESZTER).energy == 7 + 6
    assert paid(table) == [(ESZTER, 3)]
    assert (table.player(DORI).credit, table.player(DORI).vp) == (6 + 3, 10 + 3)
    assert not table.game.decisions


# --- the draft --------------------------------------------------------------------------------------------------------


@example("BAR-EX-10", names=("István", "Benedek", "Eszter", "Dóri"))
def ex_10_eszter_gets_what_is_left_and_goes_first() -> None:
    table = Tabletop.fresh(4, game="full")
    state = table.state
    dori, istvan, benedek, eszter = state.choosers
    chosen = [(dori, "france", "S1"), (istvan, "italy", "S4"), (benedek, "usa", "S2")]
    assert [CONTRACTS[contract].need for _, _, contract in chosen] == [3, 4, 3]
    for seat, company, contract in chosen:
        table.answers(seat, f"company {company}", f"contract {contract}")
    assert state.players[eszter].company == "germany"
    assert [CONTRACTS[contract].need for contract in state.players[eszter].contracts] == [2]
    assert state.order == [eszter, benedek, istvan, dori]


# --- actions ----------------------------------------------------------------------------------------------------------


@example("BAR-EX-12")
def ex_12_two_engineers_on_the_left_or_three_and_three_credits_on_the_right() -> None:
    table = intro().dam("D5L", 2, 2).conduit("C5A").powerhouse("P8-1")
    table.turn("space turbine-1L", "produce D5L C5A 1")
    assert (table.player().engineer, table.player().credit) == (12 - 2, 6)
    table.turn("space turbine-1R")
    assert (table.player().engineer, table.player().credit) == (10 - 3, 6 - 3)


@example("BAR-EX-13")
def ex_13_four_constructions_in_one_round() -> None:
    table = intro().stock(excavator=20, mixer=20)
    spent = []
    for structure, site in (("base", "D8L"), ("elevation", ""), ("conduit", "C8A"), ("powerhouse", "P11-1")):
        before = table.player().engineer, table.player().credit
        table.turn(f"build {structure} {structure}", *([f"site {site}"] if site else []))
        spent.append((before[0] - table.player().engineer, before[1] - table.player().credit))
    assert spent == [(1, 0), (2, 0), (3, 0), (3, 3)]


@example("BAR-EX-14")
def ex_14_benedek_builds_a_base_in_the_hills() -> None:
    table = intro().turn("build base base", "site D6L")
    me = table.player()
    assert (me.engineer, me.excavator, me.credit) == (12 - 1, 6 - 4, 6)
    assert me.wheel == [EMPTY, ("base", 4, 0), EMPTY, EMPTY, EMPTY, EMPTY]
    assert "base" not in me.tiles
    assert (me.built["base"], table.state.dam_owner) == (1, {"D6L": BENEDEK})


@example("BAR-EX-15")
def ex_15_a_conduit_of_value_four_takes_eight_excavators() -> None:
    table = intro().stock(excavator=8).turn("build conduit conduit", "site C5B")
    assert PIPES["C5B"].value == 4
    assert table.player().excavator == 0
    assert table.player().wheel[1] == ("conduit", 8, 0)


@example("BAR-EX-21")
def ex_21_two_drops_on_two_headstreams_wait() -> None:
    table = intro().turn("space water-1L", "headstream HA", "headstream HC")
    assert table.state.headstreams == {"HA": 1, "HB": 0, "HC": 1, "HD": 0}
    assert table.events("drop-ran") == []


@example("BAR-EX-22")
def ex_22_one_drop_starts_down_the_river_at_once() -> None:
    table = intro().turn("space water-2L", "headstream HA")
    assert [event["basin"] for event in table.events("drop-ran")] == [1, 8, 11]
    assert table.state.headstreams["HA"] == 0


@example("BAR-EX-23")
def ex_23_istvan_turns_his_wheel_twice() -> None:
    table = intro().tiles(seat=ISTVAN)
    table.wheel({5: ("base", 3, 0), 4: ("powerhouse", 0, 2), 3: ("conduit", 4, 0)}, seat=ISTVAN)
    table.turn("space workshop-2L", seat=ISTVAN)
    me = table.player(ISTVAN)
    assert (me.credit, me.tiles, me.excavator, me.mixer) == (6 - 2, ["base", "powerhouse"], 6 + 3, 4 + 2)
    assert me.wheel == [EMPTY, EMPTY, EMPTY, EMPTY, EMPTY, ("conduit", 4, 0)]
