"""The icons that stand on contracts, boards and tiles: machines, energy, water and pieces."""

from copy import deepcopy

import pytest

from asztal.games.barrage.examples.tabletop import Tabletop

STREAMS = ["headstream HA", "headstream HB", "headstream HC", "headstream HD"]


def table() -> Tabletop:
    """An empty map for two, and no national contract."""
    return Tabletop(2, game="intro").national()


# --- machines and energy --------------------------------------------------------------------------------------------


@pytest.mark.rules("BAR-ICON-01")
@pytest.mark.parametrize(("excavators", "mixers"), [(4, 0), (3, 1), (2, 2), (1, 3), (0, 4)])
def test_any_machines_are_chosen_one_by_one(excavators: int, mixers: int) -> None:
    found = table().contract("N2")
    assert found.options() == ["machines 4 0", "machines 3 1", "machines 2 2", "machines 1 3", "machines 0 4"]
    found.answer(0, f"machines {excavators} {mixers}")
    assert (found.player().excavator, found.player().mixer) == (6 + excavators, 4 + mixers)


@pytest.mark.rules("BAR-ICON-02")
@pytest.mark.parametrize(("address", "energy"), [("contract.R05", 5), ("income.italy.elevation.2", 4)])
def test_plain_energy_moves_the_marker_and_fulfils_nothing(address: str, energy: int) -> None:
    found = table().contracts("S3", "G01")  # need 2
    found.at(address)
    assert (found.player().energy, found.ask(), found.player().contracts) == (energy, "", ["S3", "G01"])


@pytest.mark.rules("BAR-ICON-02")
def test_energy_of_a_reward_does_not_help_to_the_next_contract() -> None:
    found = table().contracts("G04", "Y01").dam("D8L", 2, 2).conduit("C8A").powerhouse("P11-1")
    found.turn("space turbine-3L", "produce D8L C8A 1", "fulfil G04")  # 3 energy, and 3 as a reward
    assert (found.player().energy, found.ask(), found.player().contracts) == (6, "", ["Y01"])


@pytest.mark.rules("BAR-ICON-03")
def test_energy_with_the_contract_mark_moves_the_marker_and_may_fulfil_a_contract() -> None:
    found = Tabletop(2).national().tiles("III-conduit").contracts("S3", "Y01")
    found.turn("build conduit III-conduit", "site C6B")
    assert (found.player().energy, found.options()) == (4, ["fulfil S3", "skip"])
    found.answer(0, "fulfil S3")
    assert (found.player().energy, found.player().fulfilled) == (4, ["S3"])


# --- water ----------------------------------------------------------------------------------------------------------


@pytest.mark.rules("BAR-ICON-04", "BAR-ICON-06")
def test_water_without_arrow_waits_for_the_water_flow() -> None:
    found = table().dam("D1L").dam("D2L").contract("G05")
    assert found.options() == [*STREAMS, "decline"]
    found.answer(0, "headstream HA")
    assert found.options() == STREAMS
    found.answer(0, "headstream HB")
    assert (found.state.headstreams, found.drops()) == ({"HA": 1, "HB": 1, "HC": 0, "HD": 0}, {"D1L": 0, "D2L": 0})
    found.phase("flow")
    assert (set(found.state.headstreams.values()), found.drops()) == ({0}, {"D1L": 1, "D2L": 1})


@pytest.mark.rules("BAR-ICON-05", "BAR-ICON-06")
def test_water_with_arrow_flows_at_once() -> None:
    found = table().dam("D1L").dam("D4L").contract("G15", "headstream HA")
    assert found.drops() == {"D1L": 1, "D4L": 0}
    found.answer(0, "headstream HD")
    assert (found.drops(), set(found.state.headstreams.values())) == ({"D1L": 1, "D4L": 1}, {0})


@pytest.mark.rules("BAR-ICON-06", "BAR-ICON-07")
def test_water_of_an_income_goes_to_headstreams_of_choice_and_is_not_left_out() -> None:
    found = table().dam("D1L", seat=1).dam("D3L", seat=1).at("income.usa.elevation.2")
    assert found.options() == STREAMS
    assert found.why_not("decline") == ("all-drops", "BAR-ICON-07")
    found.answer(0, "headstream HC")
    assert found.options() == STREAMS
    found.answer(0, "headstream HA")
    assert (found.drops(), found.ask()) == ({"D1L": 1, "D3L": 1}, "")


@pytest.mark.rules("BAR-ICON-07", "BAR-WMAN-02")
def test_only_the_water_management_lets_a_drop_be_left_out() -> None:
    found = table().contract("Y14", "headstream HA")  # 3 drops
    assert found.why_not("enough")[0] == "all-or-nothing"
    found.answers(0, "headstream HA", "headstream HA")
    assert (found.state.headstreams["HA"], found.ask()) == (3, "")
    found.turn("space water-1L", "headstream HB", "enough")
    assert (found.state.headstreams["HB"], found.ask()) == (1, "")


@pytest.mark.rules("BAR-ICON-09")
@pytest.mark.parametrize("order", [("HC", "HD"), ("HD", "HC")])
def test_drops_that_flow_at_once_run_in_the_order_chosen(order: tuple[str, str]) -> None:
    found = table().dam("D10L")  # both ways lead here, and there is room for one
    before = len(found.events())
    found.contract("G15", *(f"headstream {headstream}" for headstream in order))
    told = [event for event in found.events()[before:] if event["event"].startswith("drop")]
    first = {"HC": 3, "HD": 4}
    assert [event.get("headstream", event.get("basin")) for event in told if "space" not in event] == [
        *(order[0], first[order[0]], first[order[0]] + 3, 10),
        *(order[1], first[order[1]], first[order[1]] + 3, 10, 12, 12),
    ]
    assert [event["event"] for event in told if event.get("space") == "D10L"] == ["drop-stopped", "drop-passed"]


@pytest.mark.rules("BAR-ICON-13")
def test_the_water_of_a_contract_is_declined_as_a_whole_or_not_at_all() -> None:
    found = table().contract("G05", "decline")
    assert (found.player().credit, found.ask(), set(found.state.headstreams.values())) == (6 + 3, "", {0})
    found = table().contract("G05", "headstream HA")
    assert found.why_not("decline") == ("all-or-nothing", "BAR-ICON-13")
    found = table().contract("Y15", "decline")  # what follows the water is received all the same
    assert found.options() == ["machines 1 0", "machines 0 1"]


# --- pieces ---------------------------------------------------------------------------------------------------------


@pytest.mark.rules("BAR-ICON-08", "BAR-INC-08")
def test_a_piece_of_a_reward_is_the_leftmost_one() -> None:
    found = table().company("germany").company("usa", 1).dam("D1L")
    found.contract("G12", "site D8L")  # the second base: it uncovers 3 VP
    assert (found.player().built["base"], found.player().vp) == (2, 10 + 3)
    found.contract("Y06", "site D9L")  # the third uncovers nothing
    assert (found.player().built["base"], found.player().vp) == (3, 13)
    found.contract("R02", "site D5L", "machines 2 0")  # the fourth: two machines
    assert (found.player().built["base"], found.player().excavator) == (4, 6 + 2)


@pytest.mark.rules("BAR-ICON-08", "BAR-CTR-20")
@pytest.mark.parametrize(
    ("contract", "structure", "site", "points"),
    [
        ("G12", "base", "D8L", 3),  # the second one of Germany, which uncovers an income
        ("Y10", "elevation", "D1L", 2),  # these are the contract's own
        ("G11", "conduit", "C6B", 0),
        ("Y02", "powerhouse", "P8-1", 0),
    ],
)
def test_a_piece_of_every_type_is_placed_for_nothing(contract: str, structure: str, site: str, points: int) -> None:
    found = table().company("germany").company("usa", 1).dam("D1L")
    before = deepcopy(found.player())
    found.contract(contract, f"site {site}")
    after = found.player()
    assert after.built == before.built | {structure: before.built[structure] + 1}
    assert after.vp == before.vp + points
    assert (after.engineer, after.credit, after.tiles) == (before.engineer, before.credit, before.tiles)
    assert (after.excavator, after.mixer, after.wheel) == (before.excavator, before.mixer, before.wheel)


@pytest.mark.rules("BAR-BLD-07", "BAR-BLD-10")
@pytest.mark.parametrize(
    ("structure", "site", "points"),
    [("base", "D8L", 3), ("elevation", "", 0), ("conduit", "C9A", 0), ("powerhouse", "P8-1", 0)],
)
def test_the_wild_tile_stands_for_one_leftmost_piece_of_any_type(structure: str, site: str, points: int) -> None:
    found = table().company("germany").company("usa", 1).dam("D1L").tiles("any").stock(mixer=4)
    before = dict(found.player().built)
    found.turn()
    assert found.options(kind="build") == [
        f"build {kind} any" for kind in ("base", "elevation", "conduit", "powerhouse")
    ]
    found.answers(0, f"build {structure} any", *([f"site {site}"] if site else []))
    assert found.player().built == before | {structure: before[structure] + 1}
    assert found.player().vp == 10 + points  # the second base uncovers an income


# --- laying in ------------------------------------------------------------------------------------------------------


@pytest.mark.rules("BAR-ICON-11")
@pytest.mark.parametrize(
    ("build", "site", "machines"), [("base", "D8L", (3, 0)), ("conduit", "C6B", (4, 0)), ("powerhouse", "P8-1", (0, 2))]
)
def test_machines_are_laid_from_the_supply_into_the_open_segment(
    build: str, site: str, machines: tuple[int, int]
) -> None:
    found = table().turn(f"build {build} {build}", f"site {site}")
    laid = {"event": "laid", "seat": 0, "tile": build, "excavators": machines[0], "mixers": machines[1]}
    assert found.events("laid") == [laid]
    assert (found.player().excavator, found.player().mixer) == (6 - machines[0], 4 - machines[1])
    assert found.player().wheel[1] == (build, *machines)  # it was open before the rotation


@pytest.mark.rules("BAR-ICON-12")
@pytest.mark.parametrize("tile", ["base", "any"])
def test_the_tile_to_lay_in_is_chosen(tile: str) -> None:
    found = table().turn()
    assert [option for option in found.options() if option.startswith("build base")] == [
        "build base base",
        "build base any",
    ]
    found.answers(0, f"build base {tile}", "site D8L")
    assert found.player().wheel[1] == (tile, 3, 0)
    assert sorted(found.player().tiles) == sorted({"base", "elevation", "conduit", "powerhouse", "any"} - {tile})
