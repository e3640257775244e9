"""What follows from the rules and is easily overlooked: the notes at the end of the digest."""

from collections.abc import Callable

import pytest

from asztal.games.barrage.addresses import ROUND
from asztal.games.barrage.cards import ADVANCED, BASINS, CONTRACTS, PIECES, PIPES
from asztal.games.barrage.examples.tabletop import Tabletop
from asztal.games.barrage.state import NEUTRAL
from tests.games.barrage.shorthand import flat


@pytest.mark.rules("BAR-NOTE-01")
def test_with_the_fifth_elevation_the_tile_and_its_machines_are_back_at_once() -> None:
    table = Tabletop(2).dam("D1L", 3).dam("D5L", 3).dam("D8L").tiles("I-elevation").stock(mixer=2)
    table.turn("build elevation I-elevation")
    assert [event["count"] for event in table.events("rotated")] == [1, 5]
    assert (table.player().tiles, table.player().mixer) == (["I-elevation"], 2)
    assert set(table.player().wheel) == {("", 0, 0)}


@pytest.mark.rules("BAR-NOTE-02")
@pytest.mark.parametrize(("seats", "points"), [(3, 3), (4, 2)])
def test_ties_of_three_and_four_on_the_energy_track(seats: int, points: int) -> None:
    table = Tabletop(seats)
    for seat in range(seats):
        table.stock(seat, energy=5)
    table.phase("scoring")
    assert [player.vp_from["rank"] for player in table.state.players] == [points] * seats


@pytest.mark.rules("BAR-NOTE-03")
@pytest.mark.parametrize(
    ("basins", "points"), [((1, 1, 1, 1), [8, 8, 8, 8]), ((2, 2, 1), [13, 13, 5]), ((2, 2, 1, 1), [13, 13, 3, 3])]
)
def test_ties_on_the_objective_tile(basins: tuple[int, ...], points: list[int]) -> None:
    table = Tabletop(len(basins))
    table.state.objective = "basins_with_1"
    for seat, count in enumerate(basins):
        for basin in range(1, count + 1):
            table.powerhouse(f"P{10 + basin}-{seat + 1}", seat=seat)
    table.at("game.end")
    assert [player.vp_from["objective"] for player in table.state.players] == points


def plant(dam: str, conduit: str, house: str) -> Tabletop:
    """One drop behind an own dam, with an own conduit and powerhouse."""
    return Tabletop(2).national().dam(dam, 1, 1).conduit(conduit).powerhouse(house)


@pytest.mark.rules("BAR-NOTE-04")
@pytest.mark.parametrize(("dam", "conduit", "house"), [("D9L", "C9A", "P11-1"), ("D6L", "C6B", "P7-1")])
def test_one_drop_at_a_penalty_of_two(dam: str, conduit: str, house: str) -> None:
    table = plant(dam, conduit, house)
    table.turn()
    assert table.why_not("space turbine-5L") == ("below-one-energy", "BAR-PROD-08")
    table = plant(dam, conduit, house).officer("fiesler")
    table.turn("space turbine-5L")
    assert table.player().energy == 2


@pytest.mark.rules("BAR-NOTE-04")
def test_the_board_bonus_or_a_value_of_three_is_enough_against_a_penalty_of_two() -> None:
    table = plant("D6L", "C6B", "P7-1").powerhouse("P5-1")
    table.turn("space turbine-5L")
    assert table.player().energy == 2 + 1 - 2
    table = plant("D5L", "C5A", "P8-1")
    table.turn("space turbine-5L")
    assert table.player().energy == 3 - 2


@pytest.mark.rules("BAR-NOTE-05")
def test_the_marker_moves_in_the_water_flow_and_by_incomes_and_then_rank_and_bonus_are_scored() -> None:
    table = Tabletop(2).powerhouse("P5-1").powerhouse("P6-1").powerhouse("P7-1").built(1, elevation=4)
    table.state.headstream_tiles = dict.fromkeys(table.state.headstream_tiles, "H2")  # no drops in round 2
    table.state.bonuses[0] = "powerhouses"
    table.water("HB", 7).at(ROUND)
    assert table.player(1).energy == 2  # an income of Germany
    for seat in (0, 1):
        table.answer(seat, "bank 12")
    told = [(event["seat"], event["count"]) for kind in ("ranked", "bonus-scored") for event in table.events(kind)]
    assert told == [(0, 6), (1, 2), (0, 3 * 5 - 4), (1, 0)]  # 7 energy, all of it by the water: one section short
    assert [event["count"] for event in table.events("banked")] == [4, 2]


@pytest.mark.rules("BAR-NOTE-05", "BAR-COM-04")
def test_the_marker_moves_outside_the_own_turn() -> None:
    table = Tabletop(2).powerhouse("P5-1").powerhouse("P6-1").powerhouse("P7-1")
    table.turn("space water-2L", "headstream HB", seat=1)
    assert table.player().energy == 1


def used_up(table: Tabletop) -> Tabletop:
    """The three construction spaces without a fee are used."""
    return table.engineers("build-1", 0, 1).engineers("build-2", 0, 2).engineers("build-3", 0, 3)


def only_red_left(table: Tabletop) -> Tabletop:
    """In the plains, where 3 excavators are enough, only red dam spaces are free."""
    for dam in ("D8L", "D9L", "D10L"):
        table.dam(dam, 1, seat=NEUTRAL)
    return table.stock(excavator=3)


def foreign(table: Tabletop) -> Tabletop:
    """A production that needs the conduit of another."""
    return table.dam("D5L", 1, 1).conduit("C5A", seat=1).powerhouse("P8-1")


LACKING: list[tuple[str, Callable[[Tabletop], object], Callable[[Tabletop], object], tuple[str, str]]] = [
    (
        "space workshop-3L",  # engineers
        lambda t: t.stock(engineer=1),
        lambda t: t.stock(engineer=2),
        ("too-few-engineers", "BAR-ACT-04"),
    ),
    (
        "space water-1R",  # the fee of a red space
        lambda t: t.stock(credit=2),
        lambda t: t.stock(credit=3),
        ("too-few-credits", "BAR-ACT-06"),
    ),
    (
        "space workshop-3R",  # the printed cost and the fee together
        lambda t: t.stock(credit=7),
        lambda t: t.stock(credit=8),
        ("too-few-credits", "BAR-ACT-06"),
    ),
    (
        "build base base",  # the surcharge of the map
        lambda t: only_red_left(t).stock(credit=2),
        lambda t: only_red_left(t).stock(credit=3),
        ("too-few-credits", "BAR-BLD-29"),
    ),
    (
        "build base base",  # the red map space, after the red construction space
        lambda t: only_red_left(used_up(t)).stock(credit=5),
        lambda t: only_red_left(used_up(t)).stock(credit=6),
        ("too-few-credits", "BAR-BLD-29"),
    ),
    (
        "build base base",  # machines
        lambda t: t.stock(excavator=2),
        lambda t: t.stock(excavator=3),
        ("too-few-machines", "BAR-BLD-09"),
    ),
    (
        "build powerhouse powerhouse",  # the tile
        lambda t: t.tiles("base"),
        lambda t: t.tiles("powerhouse"),
        ("no-such-tile", "BAR-BLD-08"),
    ),
    (
        "build elevation elevation",  # a place for it
        lambda t: t.dam("D8L", 3),
        lambda t: t.dam("D8L", 2),
        ("no-dam-to-raise", "BAR-BLD-18"),
    ),
    (
        "space turbine-3L",  # the fee for a conduit
        lambda t: foreign(t).stock(credit=0),
        lambda t: foreign(t).stock(credit=1),
        ("too-few-credits", "BAR-PROD-12"),
    ),
    (
        "space turbine-3R",  # the fee for a conduit, after that of the space
        lambda t: foreign(t).stock(credit=3),
        lambda t: foreign(t).stock(credit=4),
        ("too-few-credits", "BAR-PROD-12"),
    ),
    (
        "space turbine-5L",  # a total of at least 1
        lambda t: t.dam("D6L", 1, 1).conduit("C6B").powerhouse("P7-1"),
        lambda t: t.dam("D6L", 2, 2).conduit("C6B").powerhouse("P7-1"),
        ("below-one-energy", "BAR-PROD-08"),
    ),
]


@pytest.mark.rules("BAR-NOTE-06")
@pytest.mark.parametrize(("option", "short", "enough", "reason"), LACKING)
def test_engineers_are_placed_only_where_all_that_the_action_needs_is_there(
    option: str,
    short: Callable[[Tabletop], object],
    enough: Callable[[Tabletop], object],
    reason: tuple[str, str],
) -> None:
    table = Tabletop(2)
    short(table)
    table.turn()
    assert option not in table.options()
    assert table.why_not(option) == reason
    table = Tabletop(2)
    enough(table)
    table.turn()
    assert option in table.options()


@pytest.mark.rules("BAR-NOTE-08")
@pytest.mark.parametrize(
    ("dam", "conduit", "houses"), [("D7L", "C7A", ("P7-1", "P10-1")), ("D10L", "C10A", ("P7-1", "P11-1"))]
)
def test_the_german_example_fits_the_hills(dam: str, conduit: str, houses: tuple[str, str]) -> None:
    assert not any(basin.powerhouses for basin in BASINS.values() if basin.area == "mountain")
    table = Tabletop(2).national().company("germany").company("france", 1).stock(credit=3)
    table.dam("D6L", 2, 2).conduit("C6B").dam(dam, 3, 1).conduit(conduit, seat=1).powerhouse("P5-1")
    for house in houses:
        table.powerhouse(house)
    table.turn("space turbine-1L", "produce D6L C6B 2", f"produce {dam} {conduit} 3")
    assert [event["energy"] for event in table.events("produced")] == [4 + 1 + 2, 6]
    assert (table.player().credit, table.player(1).credit, table.player(1).vp) == (0, 6 + 3, 10 + 3)


@pytest.mark.rules("BAR-NOTE-09")
def test_tiles_give_ten_energy_at_most_so_only_france_reaches_a_national_contract() -> None:
    most = {
        "II-base": flat(ADVANCED["II-base"].effect)["energy_per_base"] * PIECES["base"],
        "III-conduit": flat(ADVANCED["III-conduit"].effect)["energy_per_value"]
        * max(pipe.value for pipe in PIPES.values()),
    }
    assert most == {"II-base": 5, "III-conduit": 10}
    assert min(contract.need for contract in CONTRACTS.values() if contract.kind == "national") == 13


@pytest.mark.rules("BAR-NOTE-09", "BAR-COM-20")
@pytest.mark.parametrize(("company", "reached"), [("france", ["fulfil N1", "fulfil N2", "skip"]), ("italy", [])])
def test_france_reaches_the_national_contracts_of_need_thirteen_with_a_tile(company: str, reached: list[str]) -> None:
    table = Tabletop(2).company(company).national("N1", "N2", "N3", "N4", "N5", "N6").tiles("III-conduit")
    table.stock(excavator=10).powerhouse("P5-1").powerhouse("P6-1").powerhouse("P7-1")
    table.turn("build conduit III-conduit", "site C1A")
    assert (table.options() if table.ask() else []) == reached
    assert table.player().energy == 10
