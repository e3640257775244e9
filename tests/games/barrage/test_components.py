"""The pieces: what a company owns, what a dam is, and supplies without end."""

import pytest

from asztal.games.barrage.examples.tabletop import Tabletop
from asztal.games.barrage.state import EMPTY, NEUTRAL

RICH = {"credit": 50, "excavator": 50, "mixer": 50}
DAMS = ("D5L", "D6L", "D7L", "D8L", "D9L")
CONDUITS = ("C1A", "C1B", "C2A", "C2B", "C3A")
POWERHOUSES = ("P5-1", "P6-1", "P7-1", "P8-1")


def with_pieces(structure: str, count: int) -> Tabletop:
    """A rich player with so many pieces of one type on the map, and an own base where elevations need one."""
    table = Tabletop(game="intro").stock(**RICH)
    if structure == "base":
        for space in DAMS[:count]:
            table.dam(space)
    elif structure == "elevation":
        table.dam("D5L", level=1 + min(count, 2)).dam("D6L", level=1 + min(max(count - 2, 0), 2))
        table.dam("D7L", level=1 + max(count - 4, 0))
    elif structure == "conduit":
        for space in CONDUITS[:count]:
            table.conduit(space)
    else:
        for space in POWERHOUSES[:count]:
            table.powerhouse(space)
    assert table.player().built[structure] == count
    return table


# --- what a company owns --------------------------------------------------------------------------------------------


@pytest.mark.rules("BAR-CMP-01", "BAR-BLD-11")
@pytest.mark.parametrize(("structure", "own"), [("base", 5), ("elevation", 5), ("conduit", 5), ("powerhouse", 4)])
def test_a_company_builds_as_many_pieces_of_a_type_as_it_owns(structure: str, own: int) -> None:
    last = with_pieces(structure, own - 1).at("turn")
    assert f"build {structure} {structure}" in last.options()
    none_left = with_pieces(structure, own).at("turn")
    assert not [option for option in none_left.options() if option.startswith(f"build {structure}")]
    assert none_left.why_not(f"build {structure} {structure}") == ("no-piece-left", "BAR-BLD-11")
    assert none_left.why_not(f"build {structure} any") == ("no-piece-left", "BAR-BLD-11")


@pytest.mark.rules("BAR-CMP-01")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_company_has_twelve_engineers_five_basic_tiles_and_one_wheel(seats: int) -> None:
    for player in Tabletop(seats, game="intro").state.players:
        assert player.engineer == 12
        assert sorted(player.tiles) == ["any", "base", "conduit", "elevation", "powerhouse"]
        assert player.wheel == [EMPTY] * 6


@pytest.mark.rules("BAR-CMP-02")
def test_four_kinds_of_pieces_make_three_kinds_of_structures() -> None:
    table = Tabletop(game="intro").stock(**RICH)
    table.turn("build base base", "site D8L").turn("build elevation elevation")
    table.turn("build conduit conduit", "site C8A").turn("build powerhouse powerhouse", "site P11-1")
    assert (table.state.dam_owner, table.state.dam_level) == ({"D8L": 0}, {"D8L": 2})
    assert (table.state.conduits, table.state.powerhouses) == ({"C8A": 0}, {"P11-1": 0})
    assert table.player().built == {"base": 1, "elevation": 1, "conduit": 1, "powerhouse": 1}


# --- dams -----------------------------------------------------------------------------------------------------------


@pytest.mark.rules("BAR-CMP-03", "BAR-CMP-04")
def test_a_dam_is_a_base_with_up_to_two_elevations_and_its_level_counts_them() -> None:
    table = Tabletop(game="intro").stock(**RICH).turn("build base base", "site D8L")
    assert table.state.dam_level["D8L"] == 1
    table.turn("build elevation elevation")
    assert table.state.dam_level["D8L"] == 2
    table.turn("build elevation any")
    assert (table.state.dam_level["D8L"], table.player().built["elevation"]) == (3, 2)
    table.tiles("elevation").at("turn")
    assert table.why_not("build elevation elevation") == ("no-dam-to-raise", "BAR-BLD-18")


@pytest.mark.rules("BAR-CMP-05")
@pytest.mark.parametrize("owner", [0, 1, NEUTRAL])
@pytest.mark.parametrize("level", [1, 2, 3])
def test_a_dam_holds_as_many_drops_as_its_level(level: int, owner: int) -> None:
    table = Tabletop().dam("D1L", level, seat=owner).water("HA", 4).phase("flow")
    assert table.drops() == {"D1L": level}
    assert table.state.drops_out == 4 - level


@pytest.mark.rules("BAR-CMP-06")
def test_nobody_can_change_a_neutral_dam() -> None:
    table = Tabletop(game="intro").stock(**RICH).dam("D5L", 1, 1, NEUTRAL).dam("D9L").dam("D6L")
    table.turn("build elevation elevation")
    assert table.options() == ["site D6L", "site D9L"]
    table.tiles("base").turn("build base base")
    assert "site D5L" not in table.options()
    table.answer(0, "site D5U")
    assert (table.state.dam_owner["D5L"], table.state.dam_level["D5L"], table.drops()["D5L"]) == (NEUTRAL, 1, 1)


@pytest.mark.rules("BAR-CMP-06")
def test_the_neutral_dams_stand_where_they_stood_through_a_whole_round() -> None:
    table = Tabletop()
    for space, level in {"D1L": 1, "D5L": 2, "D8L": 3}.items():
        table.dam(space, level, 1, NEUTRAL)
    owners, levels = dict(table.state.dam_owner), dict(table.state.dam_level)
    table.phase("income").phase("headstreams").actions().answer(0, "bank 12").answer(1, "bank 12")
    table.phase("flow").phase("scoring").phase("end")
    assert (table.state.dam_owner, table.state.dam_level) == (owners, levels)


@pytest.mark.rules("BAR-CMP-07")
def test_a_dam_belongs_to_the_owner_of_its_base_and_nobody_else_can_raise_it() -> None:
    table = Tabletop(game="intro").stock(0, **RICH).stock(1, **RICH).turn("build base base", "site D8L")
    assert table.state.dam_owner["D8L"] == 0
    table.at("turn", 1)
    assert table.why_not("build elevation elevation", 1) == ("no-dam-to-raise", "BAR-BLD-17")
    table.turn("build base base", "site D8U", seat=1).turn("build elevation elevation", seat=1)
    assert table.state.dam_level == {"D8L": 1, "D8U": 2}


@pytest.mark.rules("BAR-CMP-15", "BAR-SET-08")
@pytest.mark.parametrize("seed", range(5))
def test_the_neutral_dams_are_three_bases_and_three_elevations(seed: int) -> None:
    state = Tabletop.fresh(seed=seed).state
    assert list(state.dam_owner.values()) == [NEUTRAL] * 3
    assert sum(state.dam_level.values()) - len(state.dam_level) == 3


# --- water, supplies and points -------------------------------------------------------------------------------------


@pytest.mark.rules("BAR-CMP-08")
def test_a_drop_behind_a_neutral_dam_serves_whoever_uses_it_first() -> None:
    table = Tabletop(game="intro").dam("D5L", 2, 1, NEUTRAL).conduit("C5A", 0)
    table.powerhouse("P8-1", 0).powerhouse("P8-2", 1)
    table.at("turn", 0)
    assert "space turbine-1L" in table.options(0)
    table.turn("space turbine-1R", seat=1)
    assert (table.player(1).energy, table.drops()) == (5, {"D5L": 0})
    table.at("turn", 0)
    assert table.why_not("space turbine-1L") == ("no-production", "BAR-TURB-05")


@pytest.mark.rules("BAR-CMP-09")
def test_credits_and_machines_come_from_and_go_to_a_supply_that_is_no_players() -> None:
    table = Tabletop(4, game="intro")
    table.turn("space machinery-3L")
    mine = table.player()
    assert (mine.credit, mine.excavator, mine.mixer) == (6 - 5, 6 + 1, 4 + 1)
    for seat in (1, 2, 3):
        other = table.player(seat)
        assert (other.credit, other.excavator, other.mixer) == (6, 6, 4)


@pytest.mark.rules("BAR-CMP-09")
def test_drops_come_from_the_supply_and_go_back_to_it() -> None:
    table = Tabletop().turn("space water-1L", "headstream HB", "headstream HB")
    assert (table.state.drops_in, table.state.drops_out, table.state.drops_on_map()) == (2, 0, 2)
    table.phase("flow")
    assert (table.state.drops_in, table.state.drops_out, table.state.drops_on_map()) == (2, 2, 0)


@pytest.mark.rules("BAR-CMP-10")
def test_more_drops_credits_and_machines_than_were_printed_can_be_in_play() -> None:
    table = Tabletop().water("HA", 30).turn("space water-1L", "headstream HA", "headstream HD")
    assert table.state.headstreams == {"HA": 31, "HB": 0, "HC": 0, "HD": 1}
    table.stock(credit=154, excavator=62, mixer=54)  # the value of all tokens
    table.turn("bank 5")
    assert table.player().credit == 159
    table.turn("space machinery-3L")
    assert (table.player().excavator, table.player().mixer) == (63, 55)


@pytest.mark.rules("BAR-CMP-11")
def test_points_go_on_beyond_a_hundred() -> None:
    table = Tabletop().company("italy").dam("D1L", 1)
    table.player().vp_from["start"] = 198
    table.built(base=5).phase("income")
    assert table.player().vp == 198 + 5 + 7


@pytest.mark.rules("BAR-CMP-12")
def test_points_can_fall_below_zero() -> None:
    table = Tabletop()
    table.player().vp_from["start"] = 2
    table.phase("scoring")
    assert table.player().vp == -1
