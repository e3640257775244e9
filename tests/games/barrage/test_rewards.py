"""The rewards of contracts: gains, and structures that are placed without building."""

import pytest

from asztal.games.barrage.cards import CONTRACTS, PIPES
from asztal.games.barrage.examples.tabletop import Tabletop
from asztal.games.barrage.state import EMPTY, NEUTRAL
from tests.games.barrage.shorthand import flat

USA, GERMANY = 0, 1
PLAIN = ("vp", "credit", "excavator", "mixer", "energy")


def intro() -> Tabletop:
    return Tabletop(2, game="intro")


@pytest.mark.rules("BAR-CTR-26", "BAR-CTR-07")
@pytest.mark.parametrize("contract", CONTRACTS)
def test_every_contract_gives_exactly_what_it_shows(contract: str) -> None:
    reward = flat(CONTRACTS[contract].reward)
    table = intro().dam("D8L").dam("D9L")  # so that another base uncovers no income
    table.stock(USA, credit=2)  # not enough for a red space
    table.game.events.clear()
    before = {item: getattr(table.player(), item) for item in PLAIN}
    table.contract(contract)
    while table.game.decisions:
        table.answer(USA, table.options()[0])  # excavators of free choice, the first headstream, the first site
    expected = {item: reward.get(item, 0) for item in PLAIN}
    expected["excavator"] += reward.get("any_machine", 0)
    assert {item: getattr(table.player(), item) - before[item] for item in PLAIN} == expected
    assert sum(event["count"] for event in table.events("rotated")) == reward.get("rotate", 0)
    drops = reward.get("water_place", 0) + reward.get("water_flow", 0)
    assert sum(event["count"] for event in table.events("drops-placed")) == drops
    assert table.state.headstreams["HA"] == reward.get("water_place", 0)
    assert [event["structure"] for event in table.events("built")] == ([reward["place"]] if "place" in reward else [])


# --- the order of the parts -------------------------------------------------------------------------------------------


@pytest.mark.rules("BAR-CTR-24")
def test_plain_gains_come_first() -> None:
    table = intro().contract("R09")  # a powerhouse, then 3 energy
    assert (table.ask(), table.player().energy) == ("free-piece", 3)
    table = intro().contract("Y13")  # 3 points, 2 drops, then a mixer
    assert (table.ask(), table.player().vp, table.player().mixer) == ("headstream", 13, 5)


@pytest.mark.rules("BAR-CTR-24")
def test_the_other_parts_come_in_printed_order() -> None:
    table = intro().contract("Y07")  # 3 rotations, then a drop
    assert table.ask() == "headstream"
    assert [event["count"] for event in table.events("rotated")] == [3]
    table = intro().contract("Y04")  # a drop, then 2 rotations
    assert (table.ask(), table.events("rotated")) == ("headstream", [])
    table.answer(USA, "headstream HA")
    assert [event["count"] for event in table.events("rotated")] == [2]
    table = intro().dam("D8L").contract("R10", "site D8L")  # an elevation, then 2 drops
    assert table.ask() == "headstream"
    table = intro().contract("Y15", "headstream HA", "headstream HB")  # drops, then a machine of any kind
    assert table.ask() == "machines"


# --- structures -------------------------------------------------------------------------------------------------------


@pytest.mark.rules("BAR-CTR-19")
def test_a_red_space_costs_three_credits_also_for_a_reward() -> None:
    table = intro().contract("G12", "site D8U")
    assert (table.player().credit, table.state.dam_owner["D8U"]) == (6 - 3, USA)
    table = intro().contract("G12", "site D8L")
    assert table.player().credit == 6
    table = intro().stock(USA, credit=2).contract("G12")
    assert table.options() == ["site D8L", "site D9L", "site D10L", "decline"]
    assert table.why_not("site D8U") == ("too-few-credits", "BAR-CTR-19")


@pytest.mark.rules("BAR-CTR-20")
@pytest.mark.parametrize(
    ("contract", "site", "built"),
    [("R02", "D1L", "base"), ("R10", "D8L", "elevation"), ("R11", "C1A", "conduit"), ("R09", "P5-1", "powerhouse")],
)
def test_a_structure_of_a_reward_needs_nothing_else(contract: str, site: str, built: str) -> None:
    table = intro().dam("D8L").dam("D9L")
    table.stock(USA, engineer=0, excavator=0, mixer=0, credit=0).tiles()
    before = table.player().built[built]
    table.wheel({5: ("base", 3, 0)}).contract(contract, f"site {site}")
    me = table.player()
    assert me.built[built] == before + 1
    assert me.wheel == [EMPTY] * 5 + [("base", 3, 0)]
    assert (me.engineer, me.excavator, me.mixer, me.credit, me.tiles) == (0, 0, 0, 0, [])


@pytest.mark.rules("BAR-CTR-21")
def test_an_elevation_of_a_reward_goes_on_an_own_dam_with_room() -> None:
    table = intro().contract("Y10")
    assert not table.game.decisions  # no own dam: there is nothing to decide
    assert table.player().built["elevation"] == 0
    table = intro().dam("D8L", 3).dam("D9L", 2).dam("D10L", 1, 0, GERMANY).dam("D5L", 2, 0, NEUTRAL)
    table.contract("Y10")
    assert table.options() == ["site D9L", "decline"]
    assert table.why_not("site D8L") == ("dam-complete", "BAR-CTR-21")
    assert table.why_not("site D10L") == ("not-own-dam", "BAR-CTR-21")
    assert table.why_not("site D5L") == ("neutral-dam", "BAR-CTR-21")
    assert table.why_not("site C8A")[0] == "other-structure"


@pytest.mark.rules("BAR-CTR-21")
def test_one_dam_and_one_powerhouse_per_basin_also_for_a_reward() -> None:
    table = intro().dam("D8L").dam("D9L", 1, 0, GERMANY).contract("G12")
    assert table.options() == ["site D9U", "site D10U", "site D10L", "decline"]
    assert table.why_not("site D8U") == ("own-dam-in-basin", "BAR-CTR-21")
    assert table.why_not("site D9L") == ("map-space-taken", "BAR-CTR-21")
    table = intro().powerhouse("P5-1").powerhouse("P6-1", GERMANY).contract("Y02")
    sites = table.options(USA, "site")
    assert "site P5-2" not in sites
    assert "site P6-1" not in sites
    assert "site P6-2" in sites
    assert len(sites) == 23 - 2 - 1
    table = intro().conduit("C8B", GERMANY).contract("G11")
    assert "site C8B" not in table.options()


@pytest.mark.rules("BAR-CTR-21")
def test_without_a_piece_on_the_board_nothing_is_placed() -> None:
    table = intro().built(USA, powerhouse=4).contract("Y02")
    assert not table.game.decisions
    assert table.state.powerhouses == {}


@pytest.mark.rules("BAR-CTR-22")
@pytest.mark.parametrize(("contract", "value"), [("G11", 2), ("Y08", 3), ("R04", 4), ("R11", 5)])
def test_a_conduit_of_a_reward_has_at_most_the_value_shown(contract: str, value: int) -> None:
    table = intro().contract(contract)
    assert table.options(USA, "site") == [f"site {pipe.id}" for pipe in PIPES.values() if pipe.value <= value]
    for pipe in PIPES.values():
        if pipe.value > value:
            assert table.why_not(f"site {pipe.id}") == ("value-too-high", "BAR-CTR-22")


@pytest.mark.rules("BAR-CTR-22")
def test_a_conduit_of_value_two_or_less_has_six_places() -> None:
    table = intro().contract("G11")
    assert table.options(USA, "site") == [f"site {pipe}" for pipe in ("C6B", "C7A", "C8B", "C9A", "C10A", "C10B")]


@pytest.mark.rules("BAR-CTR-23")
def test_a_base_of_a_reward_stands_in_the_areas_shown() -> None:
    plain, hill, mountain = range(8, 11), range(5, 8), range(1, 5)
    for contract, basins in [("G12", [*plain]), ("Y06", [*hill, *plain]), ("R02", [*mountain, *hill, *plain])]:
        table = intro().contract(contract)
        assert table.options(USA, "site") == [f"site D{basin}{side}" for basin in basins for side in "UL"]
    table = intro().contract("Y06")
    assert table.why_not("site D1L") == ("other-area", "BAR-CTR-23")


@pytest.mark.rules("BAR-CTR-25")
@pytest.mark.parametrize("contract", ["G11", "G12", "Y02", "R10"])
def test_the_structure_may_be_declined(contract: str) -> None:
    table = intro().dam("D8L")
    table.game.events.clear()
    table.contract(contract, "decline")
    assert table.events("built") == []
    assert table.ask() == ("headstream" if contract == "R10" else "")  # the rest of the reward is received


@pytest.mark.rules("BAR-CTR-25", "BAR-CTR-08")
def test_a_contract_is_fulfilled_although_its_structure_is_declined() -> None:
    table = intro().dam("D5L", 2, 2).conduit("C5A").powerhouse("P8-1").national().contracts("Y10")
    table.turn("space turbine-3L", "produce D5L C5A 2", "fulfil Y10", "decline")
    assert table.player().fulfilled == ["Y10"]
    assert table.player().vp == 10 + 2
    assert table.state.dam_level["D5L"] == 2
