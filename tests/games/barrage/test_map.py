"""The map: areas, basins and their spaces, rivers and conduits."""

import pytest

from asztal.games.barrage.cards import AREAS, BASINS, DAMS, HEADSTREAMS, PIPES, POWERHOUSES, RED
from asztal.games.barrage.examples.tabletop import Tabletop
from asztal.games.barrage.state import NEUTRAL

MOUNTAINS, HILLS, UPPER_PLAINS, LOWER_PLAINS = (1, 2, 3, 4), (5, 6, 7), (8, 9, 10), (11, 12)
RICH = {"credit": 99, "excavator": 99, "mixer": 99}


def run(table: Tabletop, headstream: str) -> list[str]:
    """What one drop does that is put on a headstream and runs at once: basins, gains and dams in order."""
    before = len(table.events())
    table.state.placed.clear()
    table.turn("space water-2L", f"headstream {headstream}")
    told = {
        "drop-ran": "basin",
        "gained": "seat",
        "drop-passed": "space",
        "drop-stopped": "space",
        "drop-left": "basin",
    }
    return [f"{e['event']} {e[told[e['event']]]}" for e in table.events()[before:] if e["event"] in told]


def sites(structure: str) -> list[str]:
    """Every space where a rich player may put the first piece of a type on an empty map."""
    table = Tabletop(game="intro").stock(**RICH).turn(f"build {structure} any")
    return [option.removeprefix("site ") for option in table.options(kind="site")]


# --- areas and basins -----------------------------------------------------------------------------------------------


@pytest.mark.rules("BAR-MAP-01", "BAR-MAP-02")
def test_water_runs_from_the_mountains_over_the_hills_to_the_plains() -> None:
    assert AREAS == ("mountain", "hill", "plain")
    by_area = {area: tuple(basin.id for basin in BASINS.values() if basin.area == area) for area in AREAS}
    assert by_area == {"mountain": MOUNTAINS, "hill": HILLS, "plain": UPPER_PLAINS + LOWER_PLAINS}
    assert set(HEADSTREAMS.values()) == set(MOUNTAINS)
    for basin in BASINS.values():
        if basin.river_to:
            assert AREAS.index(BASINS[basin.river_to].area) >= AREAS.index(basin.area)


@pytest.mark.rules("BAR-MAP-03", "BAR-MAP-04")
@pytest.mark.parametrize("basin", MOUNTAINS + HILLS)
def test_mountain_and_hill_basins_have_two_dams_two_conduits_and_only_hills_two_powerhouses(basin: int) -> None:
    here = BASINS[basin]
    assert here.dams == (f"D{basin}U", f"D{basin}L")
    assert here.conduits == (f"C{basin}A", f"C{basin}B")
    assert len(here.powerhouses) == (0 if basin in MOUNTAINS else 2)


@pytest.mark.rules("BAR-MAP-05", "BAR-MAP-06")
@pytest.mark.parametrize("basin", UPPER_PLAINS + LOWER_PLAINS)
def test_the_plains_have_three_powerhouses_above_and_four_below_where_nothing_else_is(basin: int) -> None:
    here = BASINS[basin]
    lower = basin in LOWER_PLAINS
    assert here.powerhouses == tuple(f"P{basin}-{number}" for number in range(1, 5 if lower else 4))
    assert (len(here.dams), len(here.conduits)) == ((0, 0) if lower else (2, 2))


@pytest.mark.rules("BAR-MAP-03", "BAR-MAP-05", "BAR-MAP-06")
def test_pieces_can_be_put_on_the_spaces_of_the_map_and_nowhere_else() -> None:
    assert sites("base") == [f"D{basin}{place}" for basin in range(1, 11) for place in "UL"] == list(DAMS)
    assert sorted(sites("conduit")) == sorted(f"C{basin}{side}" for basin in range(1, 11) for side in "AB")
    counts = dict.fromkeys(HILLS, 2) | dict.fromkeys(UPPER_PLAINS, 3) | dict.fromkeys(LOWER_PLAINS, 4)
    houses = [f"P{basin}-{number + 1}" for basin, count in counts.items() for number in range(count)]
    assert sites("powerhouse") == houses == list(POWERHOUSES)


@pytest.mark.rules("BAR-MAP-14")
def test_the_upper_dam_space_of_a_basin_is_red_and_the_lower_is_not() -> None:
    assert {space for space in RED if space[0] == "D"} == {f"D{basin}U" for basin in range(1, 11)}
    for basin in range(1, 11):
        for place, paid in (("U", 3), ("L", 0)):
            table = Tabletop(game="intro").stock(**RICH).turn("build base base", f"site D{basin}{place}")
            assert table.player().credit == 99 - paid


# --- rivers ---------------------------------------------------------------------------------------------------------


@pytest.mark.rules("BAR-MAP-07", "BAR-MAP-15")
@pytest.mark.parametrize(
    ("headstream", "way"),
    [("HA", (1, 8, 11)), ("HB", (2, 5, 9, 11)), ("HC", (3, 6, 10, 12)), ("HD", (4, 7, 10, 12))],
)
def test_a_drop_follows_the_rivers_down_and_off_the_map(headstream: str, way: tuple[int, ...]) -> None:
    table = Tabletop()
    assert run(table, headstream) == [*(f"drop-ran {basin}" for basin in way), f"drop-left {way[-1]}"]
    assert (table.state.drops_on_map(), table.state.drops_out) == (0, 1)


@pytest.mark.rules("BAR-MAP-13")
def test_a_drop_meets_the_powerhouses_then_the_upper_then_the_lower_dam_then_the_river() -> None:
    table = Tabletop().company("usa").dam("D5U", 1).dam("D5L", 1, seat=1)
    table.powerhouse("P5-2").powerhouse("P11-1").powerhouse("P12-1")
    arrives = ["drop-ran 2", "drop-ran 5", "gained 0"]  # the USA gains energy from a drop that passes its powerhouse
    assert run(table, "HB") == [*arrives, "drop-stopped D5U"]
    assert run(table, "HB") == [*arrives, "drop-passed D5U", "drop-stopped D5L"]
    leaves = ["drop-passed D5U", "drop-passed D5L", "drop-ran 9", "drop-ran 11", "gained 0", "drop-left 11"]
    assert run(table, "HB") == [*arrives, *leaves]


# --- conduits -------------------------------------------------------------------------------------------------------


@pytest.mark.rules("BAR-MAP-08", "BAR-MAP-10")
def test_a_conduit_space_starts_in_its_basin_ends_in_another_and_has_a_value_of_one_to_five() -> None:
    for pipe in PIPES.values():
        assert pipe.id in (f"C{pipe.start}A", f"C{pipe.start}B")
        assert pipe.id in BASINS[pipe.start].conduits
        assert pipe.end != pipe.start
        assert BASINS[pipe.end].powerhouses
        assert AREAS.index(BASINS[pipe.end].area) >= AREAS.index(BASINS[pipe.start].area)
    assert {pipe.value for pipe in PIPES.values()} == {1, 2, 3, 4, 5}


@pytest.mark.rules("BAR-MAP-08")
@pytest.mark.parametrize("pipe", PIPES)
def test_every_conduit_carries_water_of_its_start_to_a_powerhouse_at_its_end_only(pipe: str) -> None:
    start, end, value = PIPES[pipe].start, PIPES[pipe].end, PIPES[pipe].value
    for basin in BASINS.values():
        if not basin.powerhouses:
            continue
        table = Tabletop().dam(f"D{start}L", 1, 1).conduit(pipe).powerhouse(basin.powerhouses[0]).at("turn")
        if basin.id == end:
            table.turn("space turbine-3L")
            assert table.events("produced")[-1]["energy"] == value
        else:
            assert table.why_not("space turbine-1L") == ("no-production", "BAR-TURB-05")


@pytest.mark.rules("BAR-MAP-09")
def test_a_printed_pipe_does_nothing_until_a_conduit_is_built_on_it() -> None:
    table = Tabletop().dam("D5L", 2, 2).powerhouse("P8-1").at("turn")
    assert table.why_not("space turbine-1L") == ("no-production", "BAR-TURB-05")
    table.conduit("C5A", 1).turn("space turbine-1L")
    assert table.options() == ["produce D5L C5A 1", "produce D5L C5A 2"]


@pytest.mark.rules("BAR-MAP-11")
def test_a_conduit_joins_all_dams_of_one_basin_with_all_powerhouses_of_the_other() -> None:
    table = Tabletop(game="intro").dam("D5U", 1, 1).dam("D5L", 2, 2, NEUTRAL).conduit("C5A", 1)
    table.powerhouse("P8-1", 0).powerhouse("P8-2", 1)
    table.turn("space turbine-1L")
    assert table.options() == ["produce D5U C5A 1", "produce D5L C5A 1", "produce D5L C5A 2"]
    table.answer(0, "produce D5U C5A 1").turn("space turbine-3L", seat=1)
    assert table.options(1) == ["produce D5L C5A 1", "produce D5L C5A 2"]


@pytest.mark.rules("BAR-MAP-12")
def test_a_dam_and_a_powerhouse_of_one_basin_are_not_joined_by_that() -> None:
    table = Tabletop().dam("D8L", 1, 1).powerhouse("P8-1").conduit("C8A").conduit("C5A").at("turn")
    assert table.why_not("space turbine-1L") == ("no-production", "BAR-TURB-05")
    table.powerhouse("P11-1").turn("space turbine-3L")  # joined by C8A
    assert (table.player().energy, table.drops()) == (3 + 1, {"D8L": 0})  # +1 with two powerhouses


@pytest.mark.rules("BAR-MAP-17")
@pytest.mark.parametrize(("objective", "counts"), [("best_area", (2, 3)), ("basins_with_1", (2, 3))])
def test_a_conduit_counts_for_the_area_and_the_basin_in_which_it_starts(
    objective: str, counts: tuple[int, int]
) -> None:
    table = Tabletop().conduit("C1B").conduit("C5B")  # to hill basin 5 and plain basin 10
    table.dam("D1L").conduit("C2A", 1).conduit("C3A", 1).conduit("C4A", 1)  # all from the mountains to the hills
    table.state.objective = objective
    table.at("game.end")
    assert tuple(event["reached"] for event in table.events("objective-scored")) == counts
