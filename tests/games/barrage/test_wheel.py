"""The construction wheel: what lies on it, when it comes back, and what never goes there."""

import pytest

from asztal.games.barrage.examples.tabletop import Tabletop
from asztal.games.barrage.state import EMPTY


def turn_once(table: Tabletop, count: int = 1) -> Tabletop:
    """The first seat uses the free rotation of the workshop so many times."""
    for _ in range(count):
        table.state.placed.clear()
        table.stock(engineer=12).turn("space workshop-1L")
    return table


def returned(table: Tabletop) -> list[tuple[str, int, int]]:
    return [(event["tile"], event["excavators"], event["mixers"]) for event in table.events("returned")]


# --- turning --------------------------------------------------------------------------------------------------------


@pytest.mark.rules("BAR-WHL-01", "BAR-WHL-02")
def test_what_is_laid_passes_five_closed_segments_one_by_one() -> None:
    table = Tabletop().turn("build base base", "site D8L")
    laid = ("base", 3, 0)
    for place in range(1, 6):
        assert table.player().wheel == [laid if segment == place else EMPTY for segment in range(6)]
        turn_once(table)
    assert table.player().wheel == [EMPTY] * 6
    assert returned(table) == [laid]


@pytest.mark.rules("BAR-WHL-02")
def test_all_segments_move_together_and_keep_their_order() -> None:
    table = Tabletop().wheel({1: ("base", 1, 0), 2: ("conduit", 2, 0), 4: ("elevation", 0, 3)})
    turn_once(table)
    assert table.player().wheel == [EMPTY, EMPTY, ("base", 1, 0), ("conduit", 2, 0), EMPTY, ("elevation", 0, 3)]


@pytest.mark.rules("BAR-WHL-03", "BAR-WHL-05")
@pytest.mark.parametrize(
    ("structure", "site", "machine", "cost"),
    [("base", "D5L", "excavator", 4), ("conduit", "C9A", "excavator", 2), ("powerhouse", "P11-1", "mixer", 2)],
)
def test_tile_and_machines_come_back_five_rotations_after_their_construction(
    structure: str, site: str, machine: str, cost: int
) -> None:
    table = Tabletop()
    had = getattr(table.player(), machine)
    table.turn(f"build {structure} {structure}", f"site {site}")
    turn_once(table, 4)
    assert (getattr(table.player(), machine), structure in table.player().tiles) == (had - cost, False)
    turn_once(table)
    assert (getattr(table.player(), machine), structure in table.player().tiles) == (had, True)


@pytest.mark.rules("BAR-WHL-05")
def test_the_rotations_of_later_constructions_count_too() -> None:
    table = Tabletop(game="intro").stock(excavator=30, mixer=30, credit=30)
    steps = ["base D8L", "conduit C9A", "powerhouse P11-1"]
    for step in steps:
        structure, site = step.split()
        table.turn(f"build {structure} {structure}", f"site {site}")
    assert table.player().wheel == [EMPTY, ("powerhouse", 0, 2), ("conduit", 2, 0), ("base", 3, 0), EMPTY, EMPTY]
    turn_once(table, 3)
    assert returned(table) == [("base", 3, 0)]


@pytest.mark.rules("BAR-WHL-04")
def test_what_comes_back_leaves_the_wheel_before_it_turns_further() -> None:
    items = {5: ("base", 3, 0), 4: ("elevation", 0, 2), 3: ("conduit", 4, 0), 2: ("powerhouse", 0, 3)}
    table = Tabletop().tiles().wheel(items).turn("space workshop-3L")
    assert returned(table) == [("base", 3, 0), ("elevation", 0, 2), ("conduit", 4, 0)]
    assert table.player().wheel == [EMPTY] * 5 + [("powerhouse", 0, 3)]
    assert table.player().tiles == ["base", "elevation", "conduit"]
    assert (table.player().excavator, table.player().mixer) == (6 + 7, 4 + 2)


@pytest.mark.rules("BAR-WHL-09")
@pytest.mark.parametrize(("place", "back"), [(1, False), (2, True), (3, True), (5, True)])
def test_an_effect_makes_all_its_rotations(place: int, back: bool) -> None:
    table = Tabletop().wheel({place: ("", 1, 0), 1: ("", 0, 1)} if place > 1 else {1: ("", 1, 1)})
    table.contract("N1")  # four rotations
    assert [event["count"] for event in table.events("rotated")] == [4]
    assert (table.player().excavator, table.player().mixer) == (6 + back, 4)
    assert table.player().wheel[5] == ("", 0 if back else 1, 1)  # from the first place to the last


@pytest.mark.rules("BAR-WHL-10")
def test_an_empty_wheel_can_be_turned_to_no_effect() -> None:
    table = Tabletop().turn("space workshop-3L")
    assert table.player().wheel == [EMPTY] * 6
    assert (table.player().credit, table.player().excavator, table.player().mixer) == (1, 6, 4)
    assert returned(table) == []


@pytest.mark.rules("BAR-WHL-11")
def test_what_a_construction_brings_back_is_there_before_the_piece() -> None:
    table = Tabletop().wheel({5: ("conduit", 2, 1)}).stock(excavator=3)
    begun = len(table.events())
    table.turn("build base base", "site D8L")
    names = [event["event"] for event in table.events()[begun:]]
    assert names == ["engineers", "laid", "rotated", "returned", "built"]
    assert (table.player().excavator, table.player().mixer) == (3 - 3 + 2, 4 + 1)
    assert "conduit" in table.player().tiles


# --- what lies there and what does not ------------------------------------------------------------------------------


@pytest.mark.rules("BAR-WHL-06")
def test_credits_are_spent_for_good() -> None:
    table = Tabletop().turn("build base base", "site D8U")
    assert (table.player().credit, table.player().wheel[1]) == (3, ("base", 3, 0))
    turn_once(table, 6)
    assert (table.player().credit, table.player().excavator) == (3, 6)
    assert [player.credit for player in table.state.players] == [3, 6]


@pytest.mark.rules("BAR-WHL-06")
def test_only_the_fee_of_a_conduit_goes_to_another_player() -> None:
    table = Tabletop().dam("D5L", 2, 2).conduit("C5A", 1).powerhouse("P8-1")
    table.turn("space turbine-1R", "produce D5L C5A 2")
    assert [player.credit for player in table.state.players] == [6 - 3 - 2, 6 + 2]


@pytest.mark.rules("BAR-WHL-07")
def test_new_machines_are_in_the_supply_and_can_be_used_at_once() -> None:
    table = Tabletop().stock(excavator=2).at("turn")
    assert table.why_not("build base base") == ("too-few-machines", "BAR-BLD-09")
    table.answer(0, "space machinery-1L")
    assert (table.player().excavator, table.player().wheel) == (3, [EMPTY] * 6)
    table.turn("build base base", "site D8L")
    assert table.player().built["base"] == 1


@pytest.mark.rules("BAR-WHL-08")
def test_a_tile_on_the_wheel_cannot_be_used_until_it_is_back() -> None:
    table = Tabletop().stock(excavator=20).turn("build base base", "site D8L")
    for _ in range(5):
        table.state.placed.clear()
        table.at("turn")
        assert table.why_not("build base base") == ("tile-on-wheel", "BAR-WHL-08")
        turn_once(table)
    table.state.placed.clear()
    table.turn("build base base", "site D9L")
    assert table.player().built["base"] == 2
