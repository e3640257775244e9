"""Each criterion of the Automa tiles: which candidates satisfy it, its preferences and its ties."""

import pytest

from asztal.games.barrage.cards import AUTOMA_TILES
from asztal.games.barrage.choosing import narrowed
from asztal.games.barrage.criteria import CRITERIA, coming_water
from asztal.games.barrage.river import put_behind
from asztal.games.barrage.state import NEUTRAL
from tests.games.barrage.automas import AUTOMA, HUMAN, AutomaTable


def kept(table: AutomaTable, key: str, sites: str, tile: str = "A01") -> str:
    """The candidates that satisfy a criterion; both sides as words."""
    return " ".join(CRITERIA[key](table.state, AUTOMA, sites.split(), AUTOMA_TILES[tile]))


# --- bases and elevations ---------------------------------------------------------------------------------------------


@pytest.mark.rules("BAR-CRIT-01")
def test_base_best_conduit() -> None:
    key, sites = "base_best_conduit", "D1L D1U D3L D5L D7L"
    table = AutomaTable()
    assert kept(table, key, sites) == ""  # printed pipes are nothing
    table.conduit("C5A", HUMAN).conduit("C6A", HUMAN)  # 3 from basin 5; that of value 4 starts where nobody may build
    assert kept(table, key, sites) == "D5L"
    table.conduit("C1B", HUMAN).conduit("C3A", HUMAN)  # both 4
    assert kept(table, key, sites) == "D1L D1U D3L"
    table.state.conduits["C3A"] = AUTOMA
    assert kept(table, key, sites) == "D3L"  # of equal ones the own one
    table.conduit("C1A", HUMAN)
    assert kept(table, key, sites) == "D1L D1U"  # but a higher one counts more than an own one


@pytest.mark.rules("BAR-CRIT-02")
def test_base_own_powerhouse() -> None:
    key, sites = "base_own_powerhouse", "D1L D5L D5U D2L D8L"
    table = AutomaTable()
    table.powerhouse("P9-1", HUMAN)
    assert kept(table, key, sites) == ""  # D8L leads to one of the human
    table.powerhouse("P8-1", AUTOMA)
    assert kept(table, key, sites) == "D1L D5L D5U"  # though no conduit is built; not D8L, which is beside it


@pytest.mark.parametrize(
    "key",
    [
        pytest.param("base_below_powerhouse", marks=pytest.mark.rules("BAR-CRIT-03")),
        pytest.param("base_below_powerhouse_opp", marks=pytest.mark.rules("BAR-CRIT-04")),
    ],
)
@pytest.mark.parametrize("owner", [HUMAN, AUTOMA])
def test_base_below_powerhouse(key: str, owner: int) -> None:
    sites = "D2L D5L D5U D8L D9L D9U D10L"
    table = AutomaTable()
    assert kept(table, key, sites) == ""
    table.powerhouse("P5-1", owner)
    assert kept(table, key, sites) == "D5L D5U D9L D9U"
    for level, drops, reached in ((1, 0, "D5L D5U"), (1, 1, "D5L D5U D9L D9U"), (2, 1, "D5L D5U")):
        for dam in (HUMAN, NEUTRAL, AUTOMA):  # whosesoever the dam is, it stops the water while it has room
            table.empty_map().dam("D5L", level, drops, dam).powerhouse("P5-1", owner)
            assert kept(table, key, sites) == reached
    table.empty_map().dam("D5U", 1, 0, HUMAN).powerhouse("P5-1", owner)
    assert kept(table, key, sites) == "D5U"  # the upper dam comes before the lower space


@pytest.mark.parametrize(
    ("tile", "first"),
    [
        pytest.param("A17", "D10L", marks=pytest.mark.rules("BAR-CRIT-03")),
        pytest.param("A18", "D10L", marks=pytest.mark.rules("BAR-CRIT-03")),
        pytest.param("A19", "D9L", marks=pytest.mark.rules("BAR-CRIT-04")),
        pytest.param("A20", "D9L", marks=pytest.mark.rules("BAR-CRIT-04")),
    ],
)
def test_the_owner_order_of_below_powerhouse_is_the_last_preference(tile: str, first: str) -> None:
    table = AutomaTable()
    table.powerhouse("P5-1", HUMAN).powerhouse("P6-1", AUTOMA)
    table.state.criteria = tile
    sites = ["D9L", "D10L", "D8L"]
    assert kept(table, AUTOMA_TILES[tile].criteria["base"][0], " ".join(sites)) == "D9L D10L"  # the first criterion
    assert narrowed(table.state, AUTOMA, "base", sites, "") == ([first], AUTOMA_TILES[tile].criteria["base"][0])
    other = {"D9L": "C10B", "D10L": "C9A"}[first]
    table.conduit(other, HUMAN)  # the second criterion, the best conduit, wants the other basin
    (chosen,), why = narrowed(table.state, AUTOMA, "base", sites, "")
    assert (chosen, why) == (({"D9L", "D10L"} - {first}).pop(), "base_best_conduit")


@pytest.mark.rules("BAR-CRIT-05")
def test_base_feeds_own_dam() -> None:
    key, sites = "base_feeds_own_dam", "D1L D2L D5L D7L"
    table = AutomaTable()
    table.dam("D8L", seat=AUTOMA)
    assert kept(table, key, sites) == "D1L D5L"
    table = AutomaTable()
    assert kept(table, key, sites) == sites  # no own dam anywhere: a conduit must lead to no dam of an opponent
    table.dam("D6L", seat=HUMAN).dam("D10L", seat=HUMAN)
    assert kept(table, key, sites) == "D1L D5L D7L"  # both pipes of basin 2 lead to one; only one each of 5 and 7
    table.empty_map().dam("D6L", seat=NEUTRAL).dam("D10L", seat=NEUTRAL)
    assert kept(table, key, sites) == sites  # a neutral dam is nobody's


@pytest.mark.rules("BAR-CRIT-06")
def test_base_most_water() -> None:
    key, sites = "base_most_water", "D1L D1U D2L D8L D10L"
    table = AutomaTable()
    assert kept(table, key, sites) == ""
    table.water("HA", 2).water("HB", 1)
    assert kept(table, key, sites) == "D1L D1U D8L"  # two drops come by each of them
    table.dam("D8U", 1, 0, HUMAN)
    assert kept(table, key, sites) == "D1L D1U"  # one of them would stop above D8L
    assert kept(table, key, "D2L D8L") == "D8L"  # but one only: as many as come to D2L, and HA is first on the tile
    table.empty_map().water("HC", 1).water("HD", 1).water("HB", 1)
    assert kept(table, key, sites) == "D10L"  # where two headstreams come together


@pytest.mark.rules("BAR-CRIT-06")
@pytest.mark.parametrize(("tile", "first"), [("A01", "D1L"), ("A02", "D2L"), ("A03", "D3L"), ("A04", "D4L")])
def test_of_equal_water_the_headstream_order_of_the_tile(tile: str, first: str) -> None:
    table = AutomaTable()
    for headstream in ("HA", "HB", "HC", "HD"):
        table.water(headstream, 1)
    assert kept(table, "base_most_water", "D1L D2L D3L D4L", tile) == first


@pytest.mark.rules("BAR-CRIT-07")
def test_base_red_space() -> None:
    table = AutomaTable()
    assert kept(table, "base_red_space", "D1L D1U D8L D10U") == "D1U D10U"
    assert kept(table, "base_red_space", "D1L D8L") == ""


# --- conduits ---------------------------------------------------------------------------------------------------------


@pytest.mark.rules("BAR-CRIT-08")
def test_conduit_highest() -> None:
    assert kept(AutomaTable(), "conduit_highest", "C1B C2A C3A C6B") == "C1B C3A"  # 4, 3, 4, 2


@pytest.mark.rules("BAR-CRIT-09")
def test_conduit_second_highest() -> None:
    key, table = "conduit_second_highest", AutomaTable()
    assert kept(table, key, "C1B C2A C3A C6B C4A") == "C2A C4A"
    assert kept(table, key, "C1B C3A") == "C1B C3A"  # only one value
    assert kept(table, key, "C1B C10B") == "C10B"


@pytest.mark.parametrize(
    ("key", "order", "both"),
    [
        pytest.param(
            "conduit_dam_own_first", ["C1A C1B", "C2A", "C3B", ""], "C1A C3B", marks=pytest.mark.rules("BAR-CRIT-10")
        ),
        pytest.param(
            "conduit_dam_opp_first", ["C3B", "C2A", "C1A C1B", ""], "C3B", marks=pytest.mark.rules("BAR-CRIT-11")
        ),
    ],
)
def test_conduit_dam(key: str, order: list[str], both: str) -> None:
    table = AutomaTable()
    table.dam("D1L", seat=AUTOMA).dam("D2L", seat=NEUTRAL).dam("D3L", seat=HUMAN)
    left = ["C1A", "C1B", "C2A", "C3B", "C4A"]
    for expected in order:
        assert kept(table, key, " ".join(left)) == expected
        left = [site for site in left if site not in expected]
    table.dam("D3U", seat=AUTOMA)  # one basin with two dams is of both kinds
    assert kept(table, key, "C1A C2A C3B") == both


@pytest.mark.parametrize(
    ("key", "first", "else_", "without"),
    [
        pytest.param(
            "conduit_powerhouse_own_first", "C1A C5A", "C2A", "C2A C4B", marks=pytest.mark.rules("BAR-CRIT-12")
        ),
        pytest.param(
            "conduit_powerhouse_opp_first", "C2A C3B", "C1A", "C1A C4B", marks=pytest.mark.rules("BAR-CRIT-13")
        ),
    ],
)
def test_conduit_powerhouse(key: str, first: str, else_: str, without: str) -> None:
    table = AutomaTable()
    table.powerhouse("P8-1", AUTOMA).powerhouse("P6-1", HUMAN)
    assert kept(table, key, "C1A C2A C3B C5A C4B") == first
    assert kept(table, key, without) == else_  # the other kind
    assert kept(table, key, "C4B C8A") == ""  # it must end there, not start


# --- powerhouses ------------------------------------------------------------------------------------------------------


@pytest.mark.rules("BAR-CRIT-14")
def test_powerhouse_best_conduit() -> None:
    key, sites = "powerhouse_best_conduit", "P5-1 P5-2 P8-1 P9-1 P10-1"
    table = AutomaTable()
    assert kept(table, key, sites) == ""
    table.conduit("C5A", HUMAN).conduit("C4B", HUMAN)  # 3 into basin 8; 5 into basin 12, which is no candidate
    assert kept(table, key, sites) == "P8-1"
    table.conduit("C1B", HUMAN).conduit("C5B", HUMAN)  # 4 into basins 5 and 10
    assert kept(table, key, sites) == "P5-1 P5-2 P10-1"
    table.conduit("C3A", AUTOMA)  # 4 into basin 5
    assert kept(table, key, sites) == "P5-1 P5-2"


@pytest.mark.rules("BAR-CRIT-15")
def test_powerhouse_own_dam() -> None:
    key, sites = "powerhouse_own_dam", "P5-1 P8-1 P9-1 P11-1"
    table = AutomaTable()
    table.dam("D8L", seat=NEUTRAL).dam("D9L", seat=HUMAN)
    assert kept(table, key, sites) == ""
    table.dam("D1L", seat=AUTOMA)
    assert kept(table, key, sites) == "P5-1 P8-1"  # where its two pipes end, built or not


@pytest.mark.rules("BAR-CRIT-16")
def test_powerhouse_feeds_own_dam() -> None:
    key, sites = "powerhouse_feeds_own_dam", "P5-1 P6-1 P8-1 P9-1"
    table = AutomaTable()
    assert kept(table, key, sites) == sites  # no dam of anybody
    table.dam("D10L", seat=HUMAN)
    assert kept(table, key, sites) == "P5-1 P8-1 P9-1"  # that of P6-1 goes to the human
    table.dam("D9L", seat=AUTOMA)
    assert kept(table, key, sites) == "P5-1 P9-1"  # an own dam is the first on the way
    table.dam("D5L", drops=1, seat=NEUTRAL)
    assert kept(table, key, sites) == "P9-1"  # that of P5-1 passes a full dam before
    assert kept(table, key, "P5-1 P6-1") == "P5-1"  # not first, but it meets no opponent
    table.dam("D9U", seat=HUMAN)
    assert kept(table, key, "P5-1 P6-1 P9-1") == ""


@pytest.mark.rules("BAR-CRIT-16")
def test_powerhouse_feeds_own_dam_asks_for_the_first_dam_alone() -> None:
    table = AutomaTable()
    table.dam("D9U", drops=1, seat=AUTOMA).dam("D9L", seat=HUMAN)
    assert kept(table, "powerhouse_feeds_own_dam", "P8-1 P9-1") == "P9-1"  # full as it is, and whatever follows


@pytest.mark.rules("BAR-CRIT-16")
def test_powerhouse_feeds_own_dam_looks_no_further_than_the_water_runs() -> None:
    key, table = "powerhouse_feeds_own_dam", AutomaTable()
    table.dam("D7L", level=2, seat=NEUTRAL).dam("D10U", seat=HUMAN)
    assert kept(table, key, "P6-1 P7-1") == "P7-1"  # the neutral dam stops it before the human's
    put_behind(table.game, "D7L", 2)
    assert kept(table, key, "P6-1 P7-1") == ""  # full, it lets the water pass


@pytest.mark.rules("BAR-CRIT-17")
def test_powerhouse_spares_opponent() -> None:
    key, sites = "powerhouse_spares_opponent", "P5-1 P6-1 P8-1 P9-1"
    table = AutomaTable()
    table.dam("D10L", seat=HUMAN).dam("D9L", seat=AUTOMA)
    assert kept(table, key, sites) == "P5-1 P8-1 P9-1"  # an own dam is no better than none
    table.dam("D9U", drops=1, seat=HUMAN)
    assert kept(table, key, sites) == "P8-1"
    assert kept(table, key, "P5-1 P6-1 P9-1") == "P5-1 P9-1"  # none spares it: an own dam gets water too
    assert kept(table, key, "P6-1 P7-1") == ""


@pytest.mark.rules("BAR-CRIT-17")
def test_powerhouse_spares_opponent_looks_no_further_than_the_water_runs() -> None:
    key, table = "powerhouse_spares_opponent", AutomaTable()
    table.dam("D7L", level=2, seat=NEUTRAL).dam("D10U", seat=HUMAN)
    assert kept(table, key, "P6-1 P7-1") == "P7-1"  # the neutral dam stops it before the human's
    table.empty_map().dam("D5U", seat=HUMAN).dam("D9L", seat=AUTOMA).dam("D8U", drops=1, seat=HUMAN)
    table.dam("D8L", seat=AUTOMA)
    assert kept(table, key, "P5-1 P8-1") == "P8-1"  # the human's dam keeps that of P5-1 from the own one


@pytest.mark.rules("BAR-CRIT-17")
def test_an_automa_builds_where_a_dam_keeps_the_water_from_an_opponent() -> None:
    for opponent in (False, True):
        table = AutomaTable()
        table.dam("D7L", level=2, seat=NEUTRAL).conduit("C4A", HUMAN)
        if opponent:
            table.dam("D10U", seat=HUMAN)
        table.tiles("powerhouse", seat=AUTOMA)
        assert table.play("A02", "A03").chose()[0][0] == "P7-1"


@pytest.mark.parametrize(
    "number",
    [
        pytest.param(5, marks=pytest.mark.rules("BAR-CRIT-18")),
        pytest.param(6, marks=pytest.mark.rules("BAR-CRIT-19")),
        pytest.param(7, marks=pytest.mark.rules("BAR-CRIT-20")),
    ],
)
def test_powerhouse_in_a_basin_of_the_hills(number: int) -> None:
    key = f"powerhouse_basin_{number}"
    assert kept(AutomaTable(), key, "P5-1 P5-2 P6-1 P6-2 P7-1 P7-2 P8-1") == f"P{number}-1 P{number}-2"
    assert kept(AutomaTable(), key, "P8-1 P9-1") == ""


@pytest.mark.rules("BAR-CRIT-21")
def test_powerhouse_plains() -> None:
    assert kept(AutomaTable(), "powerhouse_plains", "P5-1 P8-1 P12-4 P7-2 P11-1") == "P8-1 P12-4 P11-1"
    assert kept(AutomaTable(), "powerhouse_plains", "P5-1 P7-2") == ""


@pytest.mark.rules("BAR-CRIT-06")
def test_each_waiting_drop_takes_one_place_behind_a_dam() -> None:
    table = AutomaTable().empty_map()
    table.dam("D1L", 3, 1, HUMAN).water("HA", 3)  # two of the three drops stop here
    assert [len(coming_water(table.state)[dam]) for dam in ("D1L", "D8L")] == [3, 1]
