"""Where an Automa puts its pieces and drops: what comes before the criteria, their order, and what comes after them."""

import pytest

from asztal.games.barrage.criteria import CRITERIA, Criterion
from asztal.games.barrage.state import NEUTRAL
from tests.games.barrage.automas import AUTOMA, HUMAN, AutomaTable


def builder(structure: str, level: int = 1) -> AutomaTable:
    """A table on which the Automa can build nothing else, with machines for everything."""
    table = AutomaTable(level)
    table.no_means().tiles(structure, seat=AUTOMA).stock(AUTOMA, excavator=10, mixer=5)
    return table


# --- before the criteria ----------------------------------------------------------------------------------------------


@pytest.mark.rules("BAR-AUTO-48")
def test_the_only_space_is_used_whatever_the_criteria_say() -> None:
    table = builder("elevation")
    table.dam("D5L", 1, 1, AUTOMA).water("HA", 2)
    table.play("A07", "A15")  # would like water
    assert table.chose() == [("D5L", "only-one")]
    table = builder("conduit")
    table.stock(AUTOMA, excavator=2).conduit("C9A", HUMAN)  # of the two conduits of value 1 one is left
    table.play("A19", "A04")
    assert table.chose() == [("C10B", "only-one")]


@pytest.mark.rules("BAR-AUTO-49")
def test_a_base_that_completes_a_system_comes_first() -> None:
    table = builder("base")
    table.conduit("C5A", HUMAN).powerhouse("P8-1", AUTOMA).dam("D5U", 1, 1, HUMAN)
    table.play("A17", "A09")  # A09 likes red spaces best
    assert table.chose() == [("D5L", "completes-system")]
    table = builder("base")
    table.conduit("C5A", HUMAN).powerhouse("P8-1", HUMAN).dam("D5U", 1, 1, HUMAN)
    table.play("A17", "A09")  # a powerhouse of the human completes nothing
    assert table.chose() == [("D1U", "location-number")]


@pytest.mark.rules("BAR-AUTO-49")
@pytest.mark.parametrize(
    ("owner", "chosen"),
    [
        (AUTOMA, ("C7B", "completes-system")),
        (NEUTRAL, ("C7B", "completes-system")),
        (HUMAN, ("C4B", "conduit_powerhouse_own_first")),  # of those with value 5 the one to its powerhouse
    ],
)
def test_a_conduit_that_completes_a_system_comes_first(owner: int, chosen: tuple[str, str]) -> None:
    table = builder("conduit")
    table.dam("D7L", 1, 0, owner).powerhouse("P12-1", AUTOMA)
    table.play("A19", "A01")  # A01 likes the highest value best
    assert table.chose() == [chosen]


@pytest.mark.rules("BAR-AUTO-49")
def test_a_powerhouse_that_completes_a_system_comes_first() -> None:
    for owner, first in ((NEUTRAL, "P6-1"), (AUTOMA, "P6-1"), (HUMAN, "P7-1")):
        table = builder("powerhouse")
        table.dam("D2L", 1, 0, owner).conduit("C2A", HUMAN)
        table.play("A15", "A07")  # A07 wants basin 7
        assert table.chose()[0][0] == first


@pytest.mark.rules("BAR-AUTO-49", "BAR-AUTO-51")
def test_systems_do_not_matter_for_elevations() -> None:
    table = builder("elevation")
    table.dam("D5L", 1, 1, AUTOMA).conduit("C5A", AUTOMA).powerhouse("P8-1", AUTOMA)
    table.dam("D1L", 1, 1, AUTOMA).water("HA", 1)
    table.stock(AUTOMA, energy=20)  # so that it does not produce
    table.play("A07", "A15")  # the base column of A15 looks for water first
    assert table.chose() == [("D1L", "base_most_water")]
    assert table.state.dam_level == {"D5L": 1, "D1L": 2}


# --- the criteria, and after them -------------------------------------------------------------------------------------


@pytest.mark.rules("BAR-AUTO-50")
def test_from_top_to_bottom_each_among_those_that_are_left() -> None:
    # A01: highest value, then a dam (own first), then a powerhouse (own first)
    table = builder("conduit")
    table.play("A19", "A01")
    assert table.chose() == [("C1A", "location-number")]  # C1A, C2B and C4B have value 5
    table = builder("conduit")
    table.dam("D2L", 1, 1, HUMAN).dam("D4L", 1, 1, HUMAN).dam("D9L", 1, 1, AUTOMA)  # not an own one of value 5
    table.play("A19", "A01")
    assert table.chose() == [("C2B", "location-number")]
    table = builder("conduit")
    table.dam("D2L", 1, 1, HUMAN).dam("D4L", 1, 1, HUMAN).powerhouse("P12-1", HUMAN)
    table.play("A19", "A01")
    assert table.chose() == [("C4B", "conduit_powerhouse_own_first")]
    table = builder("conduit")
    table.dam("D4L", 1, 1, HUMAN).dam("D9L", 1, 1, AUTOMA)
    table.play("A19", "A12")  # A12: dam, powerhouse, and only then the value
    assert table.chose() == [("C9B", "conduit_highest")]


@pytest.mark.rules("BAR-AUTO-50")
def test_a_criterion_that_nobody_satisfies_is_skipped() -> None:
    table = builder("base")
    table.conduit("C5B", HUMAN).dam("D5U", 1, 1, HUMAN)
    table.play("A17", "A10")  # red first; of the red ones none has the conduit, and no own powerhouse stands
    assert table.chose() == [("D2U", "location-number")]
    table = builder("base")
    table.conduit("C5B", HUMAN).dam("D5U", 1, 1, HUMAN)
    table.play("A17", "A02")  # the conduit first; there is no powerhouse, and no red space left in basin 5
    assert table.chose() == [("D5L", "base_best_conduit")]


@pytest.mark.rules("BAR-AUTO-51")
def test_elevations_use_the_base_column() -> None:
    for criteria, chosen in (
        ("A09", ("D8U", "base_red_space")),
        ("A01", ("D1L", "location-number")),  # base from 1
        ("A05", ("D8U", "location-number")),  # base from 6
    ):
        table = builder("elevation")
        table.dam("D1L", 1, 1, AUTOMA).dam("D8U", 1, 1, AUTOMA)
        table.play("A07", criteria)
        assert table.chose() == [chosen]


@pytest.mark.rules("BAR-AUTO-52")
def test_counting_goes_on_from_the_highest_number_to_the_lowest() -> None:
    table = builder("base")
    table.dam("D10L", 1, 1, NEUTRAL).dam("D10U", 1, 1, HUMAN)
    table.play("A17", "A18")  # from basin 10, where nothing is free
    assert table.chose() == [("D1L", "location-number")]
    table = builder("powerhouse")
    table.powerhouse("P12-1", AUTOMA)
    table.play("A15", "A16")  # from basin 12
    assert table.chose()[0][0] == "P5-1"


@pytest.mark.rules("BAR-AUTO-52", "BAR-AUTO-53")
def test_conduit_a_comes_before_conduit_b(monkeypatch: pytest.MonkeyPatch) -> None:
    silent: dict[str, Criterion] = {key: lambda state, seat, sites, tile: [] for key in CRITERIA}
    monkeypatch.setattr("asztal.games.barrage.choosing.CRITERIA", silent)
    table = builder("conduit")
    found = []
    for _ in range(5):
        table.tiles("conduit", seat=AUTOMA).stock(AUTOMA, excavator=10, engineer=12)
        table.play("A19", "A18")  # from 9B
        found += [space for space, _ in table.chose()]
    assert found == ["C9B", "C10A", "C10B", "C1A", "C1B"]


@pytest.mark.rules("BAR-AUTO-54")
def test_of_one_basin_the_free_space_is_used() -> None:
    table = builder("base")
    table.conduit("C5B", HUMAN)
    table.play("A17", "A01")  # the best conduit leaves the two spaces of basin 5
    assert (table.chose(), table.automa.vp) == ([("D5L", "free-before-red")], 16)
    table = builder("powerhouse")
    table.powerhouse("P6-1", HUMAN)
    table.play("A15", "A06")  # basin 6, where only the red space is left
    assert (table.chose(), table.automa.vp) == ([("P6-2", "powerhouse_basin_6")], 16 - 3)


# --- pieces and drops that are rewards --------------------------------------------------------------------------------


@pytest.mark.rules("BAR-AUTO-55")
def test_a_reward_is_placed_by_the_same_procedure() -> None:
    table = AutomaTable()
    table.state.criteria = "A09"  # red first, from basin 1
    table.contract("G12", seat=AUTOMA)  # a base in the plains
    assert (table.chose(), table.automa.vp) == ([("D8U", "location-number")], 16 - 3)
    assert (table.automa.excavator, table.automa.wheel[1], table.automa.engineer) == (6, ("", 0, 0), 12)
    table.conduit("C9B", HUMAN).powerhouse("P12-1", AUTOMA)
    table.contract("Y06", seat=AUTOMA)  # one in the plains or hills: that which completes a system
    assert table.chose()[-1] == ("D9U", "base_red_space")
    table.state.criteria = "A01"
    table.contract("R04", seat=AUTOMA)  # a conduit up to value 4
    assert table.chose()[-1] == ("C1B", "location-number")
    table.contract("Y10", seat=AUTOMA)  # an elevation: basin 9 has the best conduit
    assert table.chose()[-1] == ("D9U", "base_best_conduit")


@pytest.mark.rules("BAR-AUTO-55")
def test_a_reward_without_a_place_is_lost() -> None:
    table = AutomaTable()
    table.state.criteria = "A01"
    table.contract("Y10", seat=AUTOMA)  # 2 points and an elevation
    assert (table.automa.vp, table.automa.built["elevation"], table.chose()) == (18, 0, [])


@pytest.mark.rules("BAR-AUTO-74")
def test_drops_of_a_reward_follow_the_rules_of_the_water_step() -> None:
    table = AutomaTable()
    table.dam("D5L", 2, 0, AUTOMA).dam("D4L", 1, 0, HUMAN)
    table.state.criteria = "A04"  # D, A, B, C
    table.contract("N6", seat=AUTOMA)  # three running drops: two help
    assert table.state.dam_drops == {"D5L": 2, "D4L": 0}
    assert table.state.drops_in == 2
    table.dam("D7L", 1, 0, AUTOMA)
    table.contract("G05", seat=AUTOMA)  # two waiting drops: none would come past the human's dam
    assert sum(table.state.headstreams.values()) == 0
    table.state.dam_drops["D4L"] = 1
    table.contract("G05", seat=AUTOMA)
    assert table.state.headstreams == {"HA": 0, "HB": 0, "HC": 0, "HD": 1}


@pytest.mark.rules("BAR-AUTO-74")
def test_drops_of_an_income_follow_them_too() -> None:
    table = AutomaTable(level=2)
    table.dam("D6L", 1, 0, AUTOMA)
    table.built(conduit=4)
    table.state.criteria = "A01"
    table.phase("income")  # Germany: 2 points and 2 running drops
    assert (table.state.dam_drops["D6L"], table.state.drops_in) == (1, 1)
    assert table.chose() == [("HC", "only-one")]
