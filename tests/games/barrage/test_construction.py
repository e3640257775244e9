"""Construction: engineers, tiles and machines, and where each piece may stand."""

import pytest

from asztal.games.barrage.cards import PIPES
from asztal.games.barrage.examples.tabletop import Tabletop
from asztal.games.barrage.state import EMPTY, NEUTRAL

RICH = {"credit": 50, "excavator": 50, "mixer": 50}
MACHINES = ("too-few-machines", "BAR-BLD-09")
PLAINS, HILLS, MOUNTAINS = (8, 9, 10), (5, 6, 7), (1, 2, 3, 4)
BY_BASIN = {5: 2, 6: 2, 7: 2, 8: 3, 9: 3, 10: 3, 11: 4, 12: 4}
HOUSES = {f"P{basin}-{number}" for basin, count in BY_BASIN.items() for number in range(1, count + 1)}


def rich(game: str = "intro") -> Tabletop:
    """A first seat that can pay everything; the introductory game gives it the wild tile too."""
    return Tabletop(game=game).stock(**RICH)


def sites(table: Tabletop, structure: str, seat: int = 0) -> list[str]:
    """Where the seat may build with the basic tile."""
    table.turn(f"build {structure} {structure}", seat=seat)
    return [option.removeprefix("site ") for option in table.options(seat, "site")]


def fourth(table: Tabletop) -> Tabletop:
    """The first seat has built three times in this round; its next construction space is the red one."""
    return table.engineers("build-1", 0, 1).engineers("build-2", 0, 2).engineers("build-3", 0, 3)


# --- engineers and construction spaces ------------------------------------------------------------------------------


@pytest.mark.rules("BAR-BLD-01", "BAR-BLD-02", "BAR-BLD-03")
def test_four_constructions_take_one_two_three_and_three_engineers_and_the_last_three_credits() -> None:
    table = rich()
    left = []
    for tile, site in [("base", "D8L"), ("conduit", "C9A"), ("powerhouse", "P11-1"), ("any", "P12-1")]:
        structure = "powerhouse" if tile == "any" else tile
        table.turn(f"build {structure} {tile}", f"site {site}")
        left.append((table.player().engineer, table.player().credit))
    assert left == [(11, 50), (9, 50), (6, 50), (3, 47)]
    assert table.state.placed == [("build-1", 0, 1), ("build-2", 0, 2), ("build-3", 0, 3), ("build-4", 0, 3)]


@pytest.mark.rules("BAR-BLD-03")
def test_the_construction_spaces_start_from_the_left_again_in_the_next_round() -> None:
    table = rich().turn("build base base", "site D8L").turn("build conduit conduit", "site C9A").phase("end")
    table.turn("build powerhouse powerhouse", "site P11-1")
    assert (table.player().engineer, table.state.placed) == (11, [("build-1", 0, 1)])


@pytest.mark.rules("BAR-BLD-02", "BAR-BLD-29")
def test_the_fourth_construction_needs_its_credits() -> None:
    table = fourth(rich()).stock(credit=2).at("turn")
    assert table.why_not("build base base") == ("too-few-credits", "BAR-BLD-29")
    table.stock(credit=3).turn("build base base", "site D8L")
    assert table.player().credit == 0


@pytest.mark.rules("BAR-BLD-05")
def test_there_is_no_fifth_construction_with_engineers() -> None:
    table = rich("full").tiles("base", "elevation", "conduit", "powerhouse", "I-powerhouse").dam("D8L")
    fourth(table).engineers("build-4", 0, 3).at("turn")
    for structure in ("base", "elevation", "conduit", "powerhouse"):
        assert table.why_not(f"build {structure} {structure}") == ("all-constructions-used", "BAR-BLD-05")
    assert table.options(kind="build") == ["build powerhouse I-powerhouse"]  # it takes no space


@pytest.mark.rules("BAR-BLD-04")
@pytest.mark.parametrize(
    ("structure", "site"), [("base", "D9L"), ("elevation", "D8L"), ("conduit", "C9A"), ("powerhouse", "P11-1")]
)
def test_a_construction_builds_one_piece(structure: str, site: str) -> None:
    table = rich().dam("D8L").dam("D10L")
    before = dict(table.player().built)
    table.turn(f"build {structure} {structure}", f"site {site}")
    assert table.player().built == before | {structure: before[structure] + 1}
    assert table.events("built")[2:] == [{"event": "built", "seat": 0, "structure": structure, "space": site}]
    assert table.game.over


# --- the steps ------------------------------------------------------------------------------------------------------


@pytest.mark.rules("BAR-BLD-06", "BAR-BLD-33", "BAR-BLD-28")
def test_engineers_and_fee_then_wheel_then_the_credits_of_the_map_space_and_the_piece() -> None:
    table = fourth(rich())
    begun = len(table.events())
    table.turn("build base base")
    assert [(event["event"], event["count"]) for event in table.events()[begun:]] == [("engineers", 3), ("paid", 3)]
    table.answer(0, "site D8U")
    assert table.events()[begun + 2 :] == [
        {"event": "laid", "seat": 0, "tile": "base", "excavators": 3, "mixers": 0},
        {"event": "rotated", "seat": 0, "count": 1},
        {"event": "paid", "seat": 0, "item": "credit", "count": 3},
        {"event": "built", "seat": 0, "structure": "base", "space": "D8U"},
    ]
    assert table.player().credit == 50 - 6
    assert table.player().wheel == [EMPTY, ("base", 3, 0), *[EMPTY] * 4]


@pytest.mark.rules("BAR-BLD-28", "BAR-BLD-29")
def test_both_red_spaces_must_be_payable_before_the_engineers_are_placed() -> None:
    table = fourth(rich()).stock(credit=5)
    assert sites(table, "base") == [f"D{basin}L" for basin in range(1, 11)]
    table = fourth(rich()).stock(credit=6)
    assert "D8U" in sites(table, "base")
    table.answer(0, "site D8U")
    assert table.player().credit == 0


@pytest.mark.rules("BAR-BLD-29")
def test_a_construction_that_only_red_map_spaces_would_allow_cannot_begin_without_credits() -> None:
    for table, price in ((rich(), 3), (fourth(rich()), 3 + 3)):  # the fourth construction space is red as well
        for basin in range(1, 11):
            table.dam(f"D{basin}L", seat=NEUTRAL)
        table.stock(credit=price - 1).at("turn")
        assert table.why_not("build base base") == ("too-few-credits", "BAR-BLD-29")
        table.stock(credit=price).at("turn")
        assert "build base base" in table.options()


@pytest.mark.rules("BAR-BLD-32")
def test_the_income_and_the_effect_of_the_tile_come_after_the_piece() -> None:
    table = rich("full").company("italy").dam("D9L").tiles("II-base").contracts("S3")
    table.turn("build base II-base", "site D8L", "fulfil S3")
    told = [(event["event"], event.get("item")) for event in table.events()]
    piece = len(told) - told[::-1].index(("built", None))
    assert told[piece:] == [("gained", "credit"), ("gained", "energy"), ("fulfilled", None), ("gained", "credit")]
    assert (table.player().credit, table.player().energy) == (50 + 3 + 3, 2)  # income, and 3 for the contract


@pytest.mark.rules("BAR-BLD-32")
def test_an_uncovered_income_cannot_pay_for_the_piece_that_uncovers_it() -> None:
    table = rich().company("italy").dam("D9L").stock(credit=2)
    assert "D8U" not in sites(table, "base")


# --- the tile and the machines --------------------------------------------------------------------------------------


@pytest.mark.rules("BAR-BLD-07")
def test_a_tile_builds_its_own_type_and_the_wild_one_builds_all() -> None:
    table = rich().dam("D8L").at("turn")
    types = ("base", "elevation", "conduit", "powerhouse")
    assert sorted(table.options(kind="build")) == sorted(
        f"build {one} {tile}" for one in types for tile in (one, "any")
    )
    assert table.why_not("build base conduit") == ("tile-does-not-fit", "BAR-BLD-07")
    assert table.why_not("build powerhouse elevation") == ("tile-does-not-fit", "BAR-BLD-07")


@pytest.mark.rules("BAR-BLD-08")
def test_without_a_suitable_tile_in_the_supply_a_type_cannot_be_built() -> None:
    table = rich().dam("D8L").tiles("conduit").wheel({2: ("base", 0, 0), 3: ("any", 0, 0)}).at("turn")
    assert table.options(kind="build") == ["build conduit conduit"]
    assert table.why_not("build elevation elevation") == ("no-such-tile", "BAR-BLD-08")
    for tile in ("base", "any"):
        assert table.why_not(f"build base {tile}") == ("tile-on-wheel", "BAR-WHL-08")


@pytest.mark.rules("BAR-BLD-09")
@pytest.mark.parametrize(
    ("structure", "machine", "cheapest"),
    [("base", "excavator", 3), ("elevation", "mixer", 2), ("conduit", "excavator", 2), ("powerhouse", "mixer", 2)],
)
def test_without_all_machines_a_type_cannot_be_built(structure: str, machine: str, cheapest: int) -> None:
    table = rich().dam("D8L").stock(**{machine: cheapest}).at("turn")
    assert f"build {structure} {structure}" in table.options()
    table.wheel({3: ("", 9, 9)}).stock(**{machine: cheapest - 1}).at("turn")  # those on the wheel do not count
    assert table.why_not(f"build {structure} {structure}") == MACHINES
    assert table.why_not(f"build {structure} any") == MACHINES


@pytest.mark.rules("BAR-BLD-12")
@pytest.mark.parametrize(("basins", "cost"), [(PLAINS, 3), (HILLS, 4), (MOUNTAINS, 5)])
def test_a_base_costs_more_excavators_the_higher_it_stands(basins: tuple[int, ...], cost: int) -> None:
    for space in (f"D{basin}{place}" for basin in basins for place in "UL"):
        table = rich().turn("build base base", f"site {space}")
        assert table.player().wheel[1] == ("base", cost, 0)
        assert (table.player().excavator, table.player().mixer) == (50 - cost, 50)
    table = rich().stock(excavator=cost)
    assert {space for space in sites(table, "base") if space.endswith("L")} == {
        f"D{basin}L" for area, price in ((PLAINS, 3), (HILLS, 4), (MOUNTAINS, 5)) for basin in area if price <= cost
    }


@pytest.mark.rules("BAR-BLD-16")
@pytest.mark.parametrize(("basins", "cost"), [(PLAINS, 2), (HILLS, 3), (MOUNTAINS, 4)])
def test_an_elevation_costs_more_mixers_the_higher_it_stands(basins: tuple[int, ...], cost: int) -> None:
    for basin in basins:
        table = rich().dam(f"D{basin}L").turn("build elevation elevation")
        assert table.player().wheel[1] == ("elevation", 0, cost)
        assert (table.player().excavator, table.player().mixer) == (50, 50 - cost)


@pytest.mark.rules("BAR-BLD-21", "BAR-BLD-22")
@pytest.mark.parametrize("pipe", PIPES)
def test_a_conduit_costs_two_excavators_for_each_point_of_its_value(pipe: str) -> None:
    cost = 2 * PIPES[pipe].value
    table = rich().turn("build conduit conduit", f"site {pipe}")
    assert table.player().wheel[1] == ("conduit", cost, 0)
    assert table.state.conduits == {pipe: 0}
    if cost > 2:  # with less it cannot even begin
        assert pipe not in sites(rich().stock(excavator=cost - 1), "conduit")


@pytest.mark.rules("BAR-BLD-24")
def test_each_powerhouse_costs_one_mixer_more_than_the_one_before() -> None:
    costs = []
    for built in range(4):
        table = rich()
        for house in ("P5-1", "P6-1", "P7-1")[:built]:
            table.powerhouse(house)
        table.powerhouse("P8-1", 1).turn("build powerhouse powerhouse", "site P11-1")  # those of others do not count
        costs.append(table.player().wheel[1])
    assert costs == [("powerhouse", 0, cost) for cost in (2, 3, 4, 5)]


# --- where ----------------------------------------------------------------------------------------------------------


@pytest.mark.rules("BAR-BLD-13", "BAR-BLD-14", "BAR-BLD-15")
def test_a_base_goes_on_any_free_dam_space_of_a_basin_without_an_own_dam() -> None:
    table = rich().dam("D5L", 2, 1, NEUTRAL).dam("D6U", seat=1).dam("D8L").dam("D9U")
    free = {f"D{basin}{place}" for basin in range(1, 11) for place in "UL"} - {"D5L", "D6U", "D8L", "D8U", "D9U", "D9L"}
    assert set(sites(table, "base")) == free
    for taken in ("D5L", "D6U", "D8L", "D9U"):
        assert table.why_not(f"site {taken}") == ("map-space-taken", "BAR-BLD-13")
    for second in ("D8U", "D9L"):
        assert table.why_not(f"site {second}") == ("own-dam-in-basin", "BAR-BLD-14")
    assert table.why_not("site P8-1")[0] == "other-structure"
    table.answer(0, "site D6L").tiles("base").turn("build base base", "site D5U")
    assert {space: table.state.dam_owner[space] for space in ("D5U", "D5L", "D6U", "D6L")} == {
        "D5U": 0,
        "D5L": NEUTRAL,
        "D6U": 1,
        "D6L": 0,
    }


@pytest.mark.rules("BAR-BLD-17", "BAR-BLD-18", "BAR-BLD-20")
def test_an_elevation_goes_on_an_own_dam_that_has_fewer_than_two() -> None:
    table = rich().dam("D5L", 1).dam("D6L", 2).dam("D7L", 3).dam("D8L", 1, seat=1).dam("D1L", 1, seat=NEUTRAL)
    assert sites(table, "elevation") == ["D5L", "D6L"]
    assert table.why_not("site D7L") == ("dam-complete", "BAR-BLD-18")
    assert table.why_not("site D8L") == table.why_not("site D5U") == ("not-own-dam", "BAR-BLD-17")
    assert table.why_not("site D1L") == ("neutral-dam", "BAR-BLD-20")
    table.answer(0, "site D6L")
    assert table.state.dam_level == {"D5L": 1, "D6L": 3, "D7L": 3, "D8L": 1, "D1L": 1}


@pytest.mark.rules("BAR-BLD-17")
def test_without_an_own_dam_there_is_nothing_to_raise() -> None:
    table = rich().dam("D5L", 1, seat=NEUTRAL).dam("D6L", 1, seat=1).at("turn")
    assert table.why_not("build elevation elevation") == ("no-dam-to-raise", "BAR-BLD-17")


@pytest.mark.rules("BAR-BLD-19")
def test_an_elevation_on_a_red_space_costs_no_credits() -> None:
    table = rich().dam("D8U").stock(credit=0).turn("build elevation elevation")
    assert (table.state.dam_level["D8U"], table.player().credit) == (2, 0)


@pytest.mark.rules("BAR-BLD-22", "BAR-BLD-23")
def test_a_conduit_goes_on_any_free_conduit_space_also_beside_an_own_one() -> None:
    table = rich().conduit("C5A").conduit("C6A", 1)
    assert set(sites(table, "conduit")) == set(PIPES) - {"C5A", "C6A"}
    assert table.why_not("site C6A") == ("map-space-taken", "BAR-BLD-22")
    table.answer(0, "site C5B")
    assert table.state.conduits == {"C5A": 0, "C6A": 1, "C5B": 0}


@pytest.mark.rules("BAR-BLD-25", "BAR-BLD-26")
def test_a_powerhouse_goes_on_any_free_space_of_a_basin_without_an_own_one() -> None:
    table = rich().powerhouse("P8-1", 1).powerhouse("P9-2").powerhouse("P11-4")
    own = {house for house in HOUSES if house.startswith(("P9-", "P11-"))}
    assert set(sites(table, "powerhouse")) == HOUSES - own - {"P8-1"}
    for taken in ("P8-1", "P9-2"):
        assert table.why_not(f"site {taken}") == ("map-space-taken", "BAR-BLD-25")
    for second in ("P9-1", "P11-1"):
        assert table.why_not(f"site {second}") == ("own-powerhouse-in-basin", "BAR-BLD-26")
    assert table.why_not("site D8L")[0] == "other-structure"
    table.answer(0, "site P8-2")
    assert table.state.powerhouses == {"P8-1": 1, "P9-2": 0, "P11-4": 0, "P8-2": 0}


@pytest.mark.rules("BAR-BLD-27")
def test_a_base_or_powerhouse_on_a_red_space_costs_three_credits() -> None:
    red = {f"D{basin}U" for basin in range(1, 11)} | {"P5-2", "P6-2", "P7-2", "P8-3", "P9-3", "P10-2", "P10-3"}
    red |= {"P11-3", "P11-4", "P12-2", "P12-3", "P12-4"}
    for structure in ("base", "powerhouse"):
        for site in sites(rich(), structure):
            table = rich().turn(f"build {structure} {structure}", f"site {site}")
            assert table.player().credit == 50 - (3 if site in red else 0), site
    poor = {structure: set(sites(rich().stock(credit=2), structure)) for structure in ("base", "powerhouse")}
    assert not red & (poor["base"] | poor["powerhouse"])
    assert red <= {*sites(rich().stock(credit=3), "base"), *sites(rich().stock(credit=3), "powerhouse")}


@pytest.mark.rules("BAR-BLD-30")
@pytest.mark.parametrize("pipe", PIPES)
def test_a_conduit_space_costs_no_credits(pipe: str) -> None:
    table = rich().stock(credit=0).turn("build conduit conduit", f"site {pipe}")
    assert (table.state.conduits, table.player().credit) == ({pipe: 0}, 0)


# --- afterwards -----------------------------------------------------------------------------------------------------


@pytest.mark.rules("BAR-BLD-10")
@pytest.mark.parametrize(("built", "gained"), [(0, 0), (1, 3), (2, 0), (3, 5), (4, 7)])
def test_the_next_piece_from_the_left_leaves_the_board(built: int, gained: int) -> None:
    table = rich().company("italy")
    for space in ("D5L", "D6L", "D7L", "D8L")[:built]:
        table.dam(space)
    table.turn("build base base", "site D9L")
    assert table.player().built["base"] == built + 1
    assert table.player().credit - 50 + table.player().vp - 10 == gained  # of the space that it has left


@pytest.mark.rules("BAR-BLD-31")
def test_built_pieces_stay_on_the_map() -> None:
    table = Tabletop.fresh(game="intro")
    table.stock(0, **RICH)
    table.answers(0, "build base base", "site D9U").answer(1, "bank 12")
    table.answers(0, "build conduit conduit", "site C9A").answers(0, "build powerhouse powerhouse", "site P11-1")
    table.answer(0, "build elevation elevation").answer(0, f"bank {table.player().engineer}")
    while not table.game.over:
        (seat,) = table.game.decisions
        table.answer(seat, f"bank {table.player(seat).engineer}")
    assert table.state.round == 5
    assert (table.state.dam_owner["D9U"], table.state.dam_level["D9U"]) == (0, 2)
    assert (table.state.conduits, table.state.powerhouses) == ({"C9A": 0}, {"P11-1": 0})
