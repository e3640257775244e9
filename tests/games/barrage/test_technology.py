"""Advanced technology tiles: how they are used, and what each of the fifteen does."""

import pytest

from asztal.games.barrage.cards import ADVANCED
from asztal.games.barrage.examples.tabletop import Tabletop
from asztal.games.barrage.state import NEUTRAL

NOTHING = ("", 0, 0)


def holding(*tiles: str, company: str = "usa") -> Tabletop:
    """Seat 0 holds these tiles and no others, and many machines; there is no national contract."""
    table = Tabletop(2).national().company(company).stock(excavator=12, mixer=12).tiles(*tiles)
    return table.company("germany" if company == "usa" else "usa", 1)


# --- in general -----------------------------------------------------------------------------------------------------


@pytest.mark.rules("BAR-TECH-01")
@pytest.mark.parametrize("tile", [tile for tile in ADVANCED.values() if tile.builds != "any"])
def test_an_advanced_tile_builds_what_a_basic_tile_of_its_type_builds(tile: tuple[str, int, str]) -> None:
    id_, _, builds = tile[:3]
    table = holding(id_).dam("D8L")
    table.turn()
    assert table.options(kind="build") == [f"build {builds} {id_}"]
    for other in {"base", "elevation", "conduit", "powerhouse"} - {builds}:
        assert table.why_not(f"build {other} {id_}") == ("tile-does-not-fit", "BAR-BLD-07")


@pytest.mark.rules("BAR-TECH-01")
def test_an_advanced_tile_lies_on_the_wheel_and_comes_back_like_a_basic_one() -> None:
    table = holding("III-conduit").stock(credit=5)
    table.turn("build conduit III-conduit", "site C6B")
    assert table.player().engineer == 11
    assert (table.player().tiles, table.player().wheel[:2]) == ([], [NOTHING, ("III-conduit", 4, 0)])
    for space in ("workshop-3L", "workshop-1L"):
        table.turn(f"space {space}")
        assert table.player().tiles == []
    table.turn("space workshop-1R")
    assert (table.player().tiles, table.player().excavator) == (["III-conduit"], 12)


@pytest.mark.rules("BAR-TECH-02")
def test_the_effect_needs_the_tile_to_be_used() -> None:
    table = holding("conduit", "powerhouse", "I-conduit").patents("III-any", "I-base", "").stock(credit=11)
    table.dam("D8L")
    table.turn("build conduit conduit", "site C5B")
    table.turn("space patent-1")
    table.turn("space patent-2")
    table.turn("build powerhouse powerhouse", "site P8-1")
    assert (table.player().credit, table.player().vp, table.drops()) == (1, 10, {"D8L": 0})


@pytest.mark.rules("BAR-TECH-03")
@pytest.mark.parametrize("tile", ["I-any", "II-any", "III-any"])
def test_a_wild_tile_builds_any_structure(tile: str) -> None:
    table = holding(tile).dam("D8L")
    table.turn()
    assert table.options(kind="build") == [
        f"build {structure} {tile}" for structure in ("base", "elevation", "conduit", "powerhouse")
    ]


@pytest.mark.rules("BAR-TECH-29")
@pytest.mark.parametrize(
    ("tile", "structure", "site"), [("III-base", "base", "D9L"), ("I-powerhouse", "powerhouse", "P8-1")]
)
def test_a_construction_without_engineers_is_the_whole_turn_and_possible_at_the_very_end(
    tile: str, structure: str, site: str
) -> None:
    table = holding(tile, "conduit").stock(engineer=0)
    table.turn()
    assert table.options() == [f"build {structure} {tile}", "pass"]
    assert table.why_not("build conduit conduit") == ("too-few-engineers", "BAR-ACT-04")
    table = holding(tile).actions()
    table.answers(0, f"build {structure} {tile}", f"site {site}")
    assert (table.ask(), table.ask(1)) == ("", "action")
    assert table.player().engineer == 12


# --- level I --------------------------------------------------------------------------------------------------------


@pytest.mark.rules("BAR-TECH-04", "BAR-TECH-05", "BAR-TECH-06")
def test_level_one_base_puts_a_drop_behind_each_own_empty_dam() -> None:
    table = holding("I-base").dam("D5L", 3).dam("D6L", 2, 1).dam("D7L", 2, seat=1).dam("D8L", 3, seat=NEUTRAL)
    table.turn("build base I-base", "site D10L")
    assert table.drops() == {"D5L": 1, "D6L": 1, "D7L": 0, "D8L": 0, "D10L": 1}


@pytest.mark.rules("BAR-TECH-07")
def test_level_one_elevation_turns_the_wheel_once_per_elevation() -> None:
    table = holding("I-elevation", company="france").dam("D8L", 2).dam("D5L", 1)
    table.wheel({1: ("base", 3, 0), 2: ("conduit", 2, 0), 3: ("powerhouse", 0, 2)}).stock(excavator=0, mixer=3)
    table.turn("build elevation I-elevation", "site D5L")  # one rotation, and two for two elevations
    assert table.player().tiles == ["powerhouse"]
    assert table.player().wheel == [NOTHING, NOTHING, NOTHING, ("I-elevation", 0, 3), ("base", 3, 0), ("conduit", 2, 0)]


@pytest.mark.rules("BAR-TECH-08")
@pytest.mark.parametrize(("site", "credits"), [("C9A", 2), ("C6B", 4), ("C5A", 6), ("C5B", 8), ("C1A", 10)])
def test_level_one_conduit_gives_credits_for_twice_the_value(site: str, credits: int) -> None:
    table = holding("I-conduit").stock(credit=0)
    table.turn("build conduit I-conduit", f"site {site}")
    assert table.player().credit == credits


@pytest.mark.rules("BAR-TECH-09")
def test_level_one_powerhouse_takes_no_engineers_and_no_construction_space() -> None:
    table = holding("I-powerhouse", "base", "conduit")
    table.turn("build base base", "site D8L")
    table.turn("build powerhouse I-powerhouse", "site P8-1")
    assert (table.player().engineer, table.state.placed) == (11, [("build-1", 0, 1)])
    table.turn("build conduit conduit", "site C9A")
    assert table.state.placed == [("build-1", 0, 1), ("build-2", 0, 2)]


@pytest.mark.rules("BAR-TECH-09")
def test_level_one_powerhouse_is_possible_when_all_construction_spaces_are_used() -> None:
    table = holding("I-powerhouse", "base")
    for number, count in enumerate((1, 2, 3, 3), 1):
        table.engineers(f"build-{number}", 0, count)
    table.turn()
    assert table.options(kind="build") == ["build powerhouse I-powerhouse"]
    assert table.why_not("build base base") == ("all-constructions-used", "BAR-BLD-05")


@pytest.mark.rules("BAR-TECH-32", "BAR-TECH-31")
@pytest.mark.parametrize(("site", "credits"), [("P8-1", 6), ("P8-3", 3)])
def test_level_one_powerhouse_needs_mixers_tile_rotation_and_the_red_space_paid(site: str, credits: int) -> None:
    table = holding("I-powerhouse").powerhouse("P5-1")
    table.turn("build powerhouse I-powerhouse", f"site {site}")
    assert (table.player().mixer, table.player().credit) == (12 - 3, credits)
    assert (table.player().tiles, table.player().wheel[1]) == ([], ("I-powerhouse", 0, 3))


@pytest.mark.rules("BAR-TECH-32")
def test_level_one_powerhouse_is_not_possible_without_the_mixers() -> None:
    table = holding("I-powerhouse").stock(mixer=1)
    table.turn()
    assert table.why_not("build powerhouse I-powerhouse") == ("too-few-machines", "BAR-BLD-09")


@pytest.mark.rules("BAR-TECH-10")
@pytest.mark.parametrize(("structure", "site"), [("base", "D8U"), ("powerhouse", "P8-3")])
def test_level_one_wild_makes_red_map_spaces_free(structure: str, site: str) -> None:
    table = holding("I-any").stock(credit=0)
    table.turn(f"build {structure} I-any", f"site {site}")
    assert (table.player().built[structure], table.player().credit) == (1, 0)
    table = holding("II-any").stock(credit=2)
    table.turn(f"build {structure} II-any")
    assert table.why_not(f"site {site}") == ("too-few-credits", "BAR-BLD-29")


@pytest.mark.rules("BAR-TECH-11")
def test_level_one_wild_does_not_pay_the_red_construction_space() -> None:
    table = holding("I-any").stock(credit=2)
    for number, count in enumerate((1, 2, 3), 1):
        table.engineers(f"build-{number}", 0, count)
    table.turn()
    assert table.why_not("build base I-any") == ("too-few-credits", "BAR-BLD-29")
    table.stock(credit=3)
    table.turn("build base I-any", "site D8U")
    assert (table.player().credit, table.player().engineer) == (0, 3)


# --- level II -------------------------------------------------------------------------------------------------------


@pytest.mark.rules("BAR-TECH-12", "BAR-TECH-13")
@pytest.mark.parametrize(("others", "energy"), [((), 1), (("D1L",), 2), (("D1L", "D2L", "D3L", "D4L"), 5)])
def test_level_two_base_produces_energy_for_every_base(others: tuple[str, ...], energy: int) -> None:
    table = holding("II-base", company="italy")
    for dam in others:
        table.dam(dam, 2 if dam == "D1L" else 1)  # elevations do not count
    table.turn("build base II-base", "site D8L")
    assert table.player().energy == energy


@pytest.mark.rules("BAR-TECH-13", "BAR-CTR-18")
def test_the_energy_of_level_two_base_may_fulfil_a_contract() -> None:
    table = holding("II-base", company="italy").contracts("S3", "S1").dam("D1L")
    table.turn("build base II-base", "site D8L")
    assert table.options() == ["fulfil S3", "skip"]
    assert table.why_not("fulfil S1") == ("contract-not-reached", "BAR-CTR-02")
    table.answer(0, "fulfil S3")
    assert (table.player().energy, table.player().fulfilled) == (2, ["S3"])


@pytest.mark.rules("BAR-TECH-14")
@pytest.mark.parametrize(("level", "drops", "full"), [(1, 0, 2), (1, 1, 2), (2, 0, 3), (2, 2, 3)])
def test_level_two_elevation_fills_the_dam(level: int, drops: int, full: int) -> None:
    table = holding("II-elevation", company="france").dam("D8L", level, drops).dam("D5L", 2, 1)
    before = table.state.drops_in
    table.turn("build elevation II-elevation", "site D8L")
    assert table.drops() == {"D8L": full, "D5L": 1}
    assert table.state.drops_in - before == full - drops  # from the general supply


@pytest.mark.rules("BAR-TECH-14", "BAR-XO-03")
def test_level_two_elevation_fills_a_level_three_dam_of_del_monte_with_four() -> None:
    table = holding("II-elevation", company="france").officer("del_monte").dam("D8L", 2, 1)
    table.turn("build elevation II-elevation")
    assert table.drops() == {"D8L": 4}


@pytest.mark.rules("BAR-TECH-15", "BAR-TECH-16")
@pytest.mark.parametrize(("site", "excavators"), [("C9A", 2), ("C6B", 4), ("C5A", 5), ("C5B", 5), ("C1A", 5)])
def test_level_two_conduit_costs_at_most_five_excavators(site: str, excavators: int) -> None:
    table = holding("II-conduit")
    table.turn("build conduit II-conduit", f"site {site}")
    assert table.player().wheel[1] == ("II-conduit", excavators, 0)


@pytest.mark.rules("BAR-TECH-15")
def test_four_excavators_are_not_enough_for_a_conduit_of_value_three() -> None:
    table = holding("II-conduit").stock(excavator=4)
    table.turn("build conduit II-conduit")
    assert table.why_not("site C5A") == ("too-few-machines", "BAR-BLD-09")


def station() -> Tabletop:
    """Two drops at D5L that can go to the powerhouse in basin 8, and a tile to build another one."""
    return holding("II-powerhouse").dam("D5L", 2, 2).conduit("C5A").conduit("C5B", seat=1).powerhouse("P8-1")


@pytest.mark.rules("BAR-TECH-17", "BAR-TECH-18", "BAR-TECH-19")
def test_level_two_powerhouse_gives_a_production_with_any_own_powerhouse() -> None:
    table = station().stock(credit=2).contracts("S3", "R01")
    table.turn("build powerhouse II-powerhouse", "site P10-1")
    assert (table.ask(), table.options()) == ("tile-production", ["yes", "no"])
    table.answer(0, "yes")
    assert table.options() == [f"produce D5L {conduit} {drops}" for conduit in ("C5A", "C5B") for drops in (1, 2)]
    table.answer(0, "produce D5L C5B 1")
    assert table.player().energy == 4 + 2 + 1  # the value, the modifier, two powerhouses
    assert (table.player().credit, table.player(1).credit, table.player(1).vp) == (1, 7, 11)
    assert table.options() == ["fulfil S3", "skip"]
    table.answer(0, "fulfil S3")
    assert (table.ask(), table.player().engineer, table.state.placed) == ("", 11, [("build-1", 0, 1)])


@pytest.mark.rules("BAR-TECH-17", "BAR-TECH-18")
def test_the_production_of_level_two_powerhouse_can_be_declined_but_not_postponed() -> None:
    table = station()
    table.turn("build powerhouse II-powerhouse", "site P10-1", "no")
    assert (table.ask(), table.player().energy, table.drops()["D5L"]) == ("", 0, 2)
    table.actions()
    assert "yes" not in table.options()
    assert table.why_not("produce D5L C5A 1")[0] == "not-offered"


@pytest.mark.rules("BAR-TECH-19", "BAR-PROD-12")
def test_without_credits_the_foreign_conduit_cannot_be_used() -> None:
    table = station().stock(credit=0)
    table.turn("build powerhouse II-powerhouse", "site P10-1", "yes")
    assert table.options() == ["produce D5L C5A 1", "produce D5L C5A 2"]


@pytest.mark.rules("BAR-TECH-17")
def test_without_a_possible_production_nothing_is_asked() -> None:
    table = holding("II-powerhouse")
    table.turn("build powerhouse II-powerhouse", "site P10-1")
    assert (table.ask(), table.state.powerhouses) == ("", {"P10-1": 0})


@pytest.mark.rules("BAR-TECH-20")
@pytest.mark.parametrize(
    ("structure", "site", "ways"),
    [
        ("base", "D8L", ["pay 0 3 0", "pay 1 2 0", "pay 2 1 0", "pay 3 0 0"]),
        ("powerhouse", "P8-1", ["pay 0 2 0", "pay 1 1 0", "pay 2 0 0"]),
        ("conduit", "C6B", ["pay 1 3 0", "pay 2 2 0", "pay 3 1 0"]),
    ],
)
def test_level_two_wild_takes_machines_in_any_mix(structure: str, site: str, ways: list[str]) -> None:
    table = holding("II-any").stock(excavator=3, mixer=3)
    table.turn(f"build {structure} II-any", f"site {site}")
    assert table.options() == ways
    table.answer(0, ways[1])
    assert table.player().wheel[1] == ("II-any", *(int(count) for count in ways[1].split()[1:3]))


# --- level III ------------------------------------------------------------------------------------------------------


@pytest.mark.rules("BAR-TECH-21", "BAR-TECH-22", "BAR-TECH-31")
@pytest.mark.parametrize(("site", "credits"), [("D1L", 6), ("D1U", 3)])
def test_level_three_base_takes_neither_engineers_nor_excavators(site: str, credits: int) -> None:
    table = holding("III-base", "conduit").wheel({5: ("elevation", 0, 2)})
    table.turn("build base III-base", f"site {site}")
    assert (table.player().engineer, table.player().excavator, table.player().credit) == (12, 12, credits)
    assert table.state.placed == []
    assert table.player().wheel == [NOTHING, ("III-base", 0, 0), *[NOTHING] * 4]
    assert table.player().tiles == ["conduit", "elevation"]
    table.turn("build conduit conduit", "site C9A")
    assert table.state.placed == [("build-1", 0, 1)]


@pytest.mark.rules("BAR-TECH-31")
@pytest.mark.parametrize(
    ("tile", "structure", "site"), [("III-base", "base", "D8U"), ("I-powerhouse", "powerhouse", "P8-3")]
)
def test_without_three_credits_there_is_no_red_space_for_these_tiles(tile: str, structure: str, site: str) -> None:
    table = holding(tile).stock(credit=2)
    table.turn(f"build {structure} {tile}")
    assert table.why_not(f"site {site}") == ("too-few-credits", "BAR-BLD-29")


@pytest.mark.rules("BAR-TECH-23")
def test_level_three_elevation_scores_raised_dams() -> None:
    table = holding("III-elevation").dam("D1L", 3).dam("D2L", 1).dam("D5L", 1)
    table.dam("D6L", 3, seat=1).dam("D9L", 3, seat=NEUTRAL)
    table.turn("build elevation III-elevation", "site D5L")  # raised now: the second of level 2 or 3
    assert (table.player().vp_from["tiles"], table.player().vp) == (6, 16)


@pytest.mark.rules("BAR-TECH-24", "BAR-TECH-25")
@pytest.mark.parametrize(("site", "energy"), [("C9A", 2), ("C6B", 4), ("C5A", 6), ("C5B", 8), ("C1A", 10)])
def test_level_three_conduit_produces_twice_its_value(site: str, energy: int) -> None:
    table = holding("III-conduit")
    table.turn("build conduit III-conduit", f"site {site}")
    assert table.player().energy == energy


@pytest.mark.rules("BAR-TECH-25", "BAR-CTR-18")
def test_the_energy_of_level_three_conduit_may_fulfil_a_contract() -> None:
    table = holding("III-conduit").contracts("Y06", "Y12")
    table.turn("build conduit III-conduit", "site C5A")
    assert table.options() == ["fulfil Y06", "skip"]
    table.answer(0, "skip")
    assert (table.player().energy, table.ask()) == (6, "")


@pytest.mark.rules("BAR-TECH-26")
def test_level_three_powerhouse_scores_every_own_powerhouse() -> None:
    table = holding("III-powerhouse").powerhouse("P5-1").powerhouse("P6-1").powerhouse("P7-1", seat=1)
    table.turn("build powerhouse III-powerhouse", "site P8-1")
    assert (table.player().vp_from["tiles"], table.player().vp) == (9, 19)


@pytest.mark.rules("BAR-TECH-27", "BAR-TECH-28")
def test_level_three_wild_scores_every_advanced_tile_itself_included() -> None:
    table = holding("base", "I-base", "III-any").wheel({2: ("II-conduit", 0, 0), 3: ("elevation", 0, 0)})
    table.turn("build conduit III-any", "site C9A")
    assert (table.player().vp_from["tiles"], table.player().vp) == (9, 19)
    table = holding("base", "III-any")
    table.turn("build conduit III-any", "site C9A")
    assert table.player().vp_from["tiles"] == 3


@pytest.mark.rules("BAR-TECH-30")
@pytest.mark.parametrize("company", ["italy", "germany"])
@pytest.mark.parametrize(
    ("tile", "structure", "site", "energy"), [("II-base", "base", "D9L", 2), ("III-conduit", "conduit", "C6B", 4)]
)
def test_energy_of_a_tile_is_no_production_for_bonus_and_powers(
    company: str, tile: str, structure: str, site: str, energy: int
) -> None:
    table = holding(tile, company=company).dam("D5L", 2, 2).conduit("C5A", seat=1)
    for house in ("P8-1", "P10-1", "P6-1", "P7-1"):
        table.powerhouse(house)
    table.turn(f"build {structure} {tile}", f"site {site}")
    assert (table.player().energy, table.ask(), table.drops()["D5L"]) == (energy, "", 2)
