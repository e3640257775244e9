"""The executive officers except Sekibo: what bases and conduits cost, what dams hold, what a production makes."""

from itertools import product

import pytest

from asztal.games.barrage import TITLE
from asztal.games.barrage.building import ALIKE, can_pay, fits, has_machines, payments
from asztal.games.barrage.cards import OFFICERS, TILES
from asztal.games.barrage.examples.tabletop import Tabletop
from asztal.games.barrage.state import NEUTRAL, Player, Valley
from asztal.kernel import Seeded, Table


def led_by(officer: str, company: str = "usa") -> Tabletop:
    """Seat 0 has the officer; with plenty of engineers, and no national contract on the table."""
    return Tabletop(2).national().officer(officer).company(company)


def drafted(officer: str) -> tuple[Valley, Player]:
    """A full game in which somebody has drafted this officer, at the first action."""
    for seed in range(40):
        table: Table[Valley] = Table.new(TITLE, 4, {}, Seeded(seed))
        while not table.game.state.round:
            seat, decision = next(iter(table.game.decisions.items()))
            table.apply(seat, decision.options[0])
        for player in table.game.state.players:
            if player.officer == officer:
                return table.game.state, player
    raise AssertionError(officer)


# --- Wilhelm Adler --------------------------------------------------------------------------------------------------


@pytest.mark.rules("BAR-XO-01")
@pytest.mark.parametrize("site", ["D1L", "D5L", "D8L"])  # mountain, hill, plain
def test_bases_of_adler_cost_three_excavators_everywhere(site: str) -> None:
    table = led_by("adler").stock(excavator=3)
    table.turn("build base base", f"site {site}")
    assert table.player().excavator == 0
    assert table.player().wheel[1] == ("base", 3, 0)


@pytest.mark.rules("BAR-XO-01")
def test_bases_of_adler_cost_not_less_than_three() -> None:
    table = led_by("adler").stock(excavator=2)
    table.turn()
    assert table.why_not("build base base") == ("too-few-machines", "BAR-BLD-09")


@pytest.mark.rules("BAR-XO-01")
def test_without_adler_three_excavators_are_enough_in_the_plains_only() -> None:
    table = led_by("fiesler").stock(excavator=3)
    table.turn("build base base")
    assert {site for site in table.options() if site[-1] == "L"} == {"site D8L", "site D9L", "site D10L"}


@pytest.mark.rules("BAR-XO-02")
@pytest.mark.parametrize(("dam", "mixers"), [("D1L", 4), ("D5L", 3), ("D8L", 2)])
def test_elevations_of_adler_keep_their_cost(dam: str, mixers: int) -> None:
    table = led_by("adler").dam(dam).stock(mixer=5)
    table.turn("build elevation elevation")
    assert table.player().wheel[1] == ("elevation", 0, mixers)


# --- Graziano Del Monte ---------------------------------------------------------------------------------------------


@pytest.mark.rules("BAR-XO-03", "BAR-XO-04")
@pytest.mark.parametrize(("level", "holds"), [(1, 1), (2, 2), (3, 4)])
def test_a_level_three_dam_of_del_monte_holds_four_drops(level: int, holds: int) -> None:
    table = led_by("del_monte").dam("D2L", level).water("HB", 6)
    table.phase("flow")
    assert table.drops() == {"D2L": holds}


@pytest.mark.rules("BAR-XO-03")
@pytest.mark.parametrize(("del_monte", "owner"), [(0, 1), (1, 0), (0, NEUTRAL), (1, NEUTRAL)])
def test_dams_of_others_and_neutral_dams_hold_three(del_monte: int, owner: int) -> None:
    table = Tabletop(2).officer("del_monte", del_monte).dam("D2L", 3, seat=owner).water("HB", 6)
    table.phase("flow")
    assert table.drops() == {"D2L": 3}


@pytest.mark.rules("BAR-XO-03")
def test_all_four_drops_can_be_used_in_a_production() -> None:
    table = led_by("del_monte").dam("D2L", 3, 4).conduit("C2A").powerhouse("P6-1")
    table.turn("space turbine-3L", "produce D2L C2A 4")
    assert (table.player().energy, table.drops()["D2L"]) == (12, 0)


# --- Viktor Fiesler -------------------------------------------------------------------------------------------------


@pytest.mark.rules("BAR-XO-05")
@pytest.mark.parametrize(
    ("dam", "conduit", "house", "drops", "energy"),
    [
        ("D9L", "C9A", "P11-1", 1, 4),  # 1
        ("D9L", "C9A", "P11-1", 3, 4),  # 3
        ("D8L", "C8B", "P9-1", 1, 4),  # 2
        ("D5L", "C5A", "P8-1", 1, 4),  # 3
        ("D8L", "C8B", "P9-1", 2, 4),  # 4
        ("D5L", "C5A", "P8-1", 2, 6),  # 6
    ],
)
def test_fiesler_raises_a_small_production_to_four(dam: str, conduit: str, house: str, drops: int, energy: int) -> None:
    table = led_by("fiesler").dam(dam, 3, 3).conduit(conduit).powerhouse(house)
    table.turn("space turbine-3L", f"produce {dam} {conduit} {drops}")
    assert table.player().energy == energy


@pytest.mark.rules("BAR-XO-06")
@pytest.mark.parametrize(("space", "houses", "energy"), [("5L", 1, 2), ("1L", 1, 6), ("5L", 2, 3), ("1L", 4, 9)])
def test_modifier_and_board_bonus_come_after_raising(space: str, houses: int, energy: int) -> None:
    table = led_by("fiesler", "france").dam("D9L", 3, 3).conduit("C9A")
    for house in ("P11-1", "P8-1", "P6-1", "P7-1")[:houses]:
        table.powerhouse(house)
    table.turn(f"space turbine-{space}", "produce D9L C9A 2")
    assert table.player().energy == energy


@pytest.mark.rules("BAR-XO-05", "BAR-CTR-02")
def test_the_raised_production_is_what_counts_for_a_contract() -> None:
    table = led_by("fiesler").dam("D9L", 2, 2).conduit("C9A").powerhouse("P11-1").contracts("S4", "Y01")
    table.turn("space turbine-3L", "produce D9L C9A 1")
    assert table.options() == ["fulfil S4", "skip"]


@pytest.mark.rules("BAR-XO-07")
def test_the_second_production_of_germany_is_not_raised() -> None:
    table = led_by("fiesler", "germany").company("usa", 1).dam("D9L", 3, 3).conduit("C9A").dam("D8L", 1, 1)
    table.conduit("C8B").powerhouse("P11-1").powerhouse("P9-1").powerhouse("P6-1")
    table.turn("space turbine-3L", "produce D8L C8B 1", "produce D9L C9A 1")
    assert [event["energy"] for event in table.events("produced")] == [4 + 1, 1]


@pytest.mark.rules("BAR-XO-07")
@pytest.mark.parametrize(
    ("tile", "structure", "site", "energy"), [("II-base", "base", "D9L", 1), ("III-conduit", "conduit", "C9A", 2)]
)
def test_energy_of_a_tile_is_not_raised(tile: str, structure: str, site: str, energy: int) -> None:
    table = led_by("fiesler").tiles(tile)
    table.turn(f"build {structure} {tile}", f"site {site}")
    assert table.player().energy == energy


# --- Jill McDowell --------------------------------------------------------------------------------------------------


@pytest.mark.rules("BAR-XO-08")
@pytest.mark.parametrize(("site", "value"), [("C9A", 1), ("C6B", 2), ("C5A", 3), ("C5B", 4), ("C1A", 5)])
def test_mcdowell_may_pay_a_conduit_in_mixers(site: str, value: int) -> None:
    table = led_by("mcdowell").stock(excavator=10, mixer=5)
    table.turn("build conduit conduit", f"site {site}")
    assert table.options() == [f"pay {2 * value} 0 0", f"pay 0 {value} 0"]
    table.answer(0, f"pay 0 {value} 0")
    assert (table.player().excavator, table.player().mixer) == (10, 5 - value)
    assert table.player().wheel[1] == ("conduit", 0, value)


@pytest.mark.rules("BAR-XO-08")
def test_mcdowell_pays_everything_else_as_usual() -> None:
    table = led_by("mcdowell").stock(excavator=2, mixer=9)
    table.turn()
    assert table.why_not("build base base") == ("too-few-machines", "BAR-BLD-09")
    table = led_by("adler").stock(excavator=1, mixer=9)
    table.turn()
    assert table.why_not("build conduit conduit") == ("too-few-machines", "BAR-BLD-09")


@pytest.mark.rules("BAR-XO-09")
def test_mcdowell_cannot_mix_the_machines() -> None:
    table = led_by("mcdowell").stock(excavator=5, mixer=2)  # for value 3: 5 of 6, or 2 of 3
    table.turn("build conduit conduit")
    assert "site C5A" not in table.options()
    assert table.why_not("site C5A") == ("too-few-machines", "BAR-BLD-09")
    table.answer(0, "site C6B")
    assert table.options() == ["pay 4 0 0", "pay 0 2 0"]
    assert table.why_not("pay 2 1 0")[0] == "not-offered"


@pytest.mark.rules("BAR-XO-10", "BAR-TECH-15")
@pytest.mark.parametrize(("site", "value", "excavators"), [("C1A", 5, 5), ("C5B", 4, 5), ("C5A", 3, 5), ("C6B", 2, 4)])
def test_a_lower_price_in_excavators_leaves_the_price_in_mixers(site: str, value: int, excavators: int) -> None:
    table = led_by("mcdowell").stock(excavator=10, mixer=5).tiles("II-conduit")
    table.turn("build conduit II-conduit", f"site {site}")
    assert table.options() == [f"pay {excavators} 0 0", f"pay 0 {value} 0"]


@pytest.mark.rules("BAR-XO-10")
def test_machines_that_replace_each_other_do_not_change_the_price_in_mixers() -> None:
    table = led_by("mcdowell").stock(excavator=4, mixer=4).tiles("II-any")
    table.turn("build conduit II-any", "site C6B")
    assert table.options() == ["pay 0 4 0", "pay 1 3 0", "pay 2 2 0", "pay 3 1 0", "pay 4 0 0", "pay 0 2 0"]


# --- Solomon P. Jordan ----------------------------------------------------------------------------------------------


@pytest.mark.rules("BAR-XO-11", "BAR-XO-12")
@pytest.mark.parametrize(("pay", "excavators"), [("3 0 0", 3), ("2 0 3", 2), ("1 0 6", 1), ("0 0 9", 0)])
def test_jordan_replaces_any_number_of_machines_by_credits(pay: str, excavators: int) -> None:
    table = led_by("jordan").stock(excavator=3, credit=16)
    table.turn("build base base", "site D8L")
    assert table.options() == ["pay 3 0 0", "pay 2 0 3", "pay 1 0 6", "pay 0 0 9"]
    table.answer(0, f"pay {pay}")
    assert table.player().wheel[1] == ("base", excavators, 0)
    assert table.player().credit == 16 - 3 * (3 - excavators)
    for space in ("workshop-1L", "workshop-1R", "workshop-3L"):  # the third for 5 credits
        table.turn(f"space {space}")
    assert (table.player().excavator, table.player().credit) == (3, 16 - 3 * (3 - excavators) - 5)


@pytest.mark.rules("BAR-XO-11")
def test_jordan_builds_without_a_single_machine_where_the_credits_last() -> None:
    table = led_by("jordan").stock(excavator=0, mixer=0, credit=6)
    table.turn()
    assert table.options(kind="build") == ["build conduit conduit", "build powerhouse powerhouse"]
    table.answers(0, "build powerhouse powerhouse")
    assert not any(site in table.options() for site in ("site P8-3", "site P5-2"))  # a red space costs 3 more
    table.answer(0, "site P8-1")
    assert (table.player().credit, table.player().wheel[1]) == (0, ("powerhouse", 0, 0))


@pytest.mark.rules("BAR-XO-11", "BAR-TECH-20")
def test_jordan_replaces_either_kind_of_machine_with_a_tile_that_takes_both() -> None:
    table = led_by("jordan").tiles("II-any").stock(excavator=1, mixer=1, credit=16)
    table.turn("build base II-any", "site D8L")
    assert table.options() == ["pay 1 1 3", "pay 0 1 6", "pay 1 0 6", "pay 0 0 9"]


@pytest.mark.rules("BAR-XO-11")
def test_nobody_else_replaces_machines_by_credits() -> None:
    table = led_by("adler").stock(excavator=0, mixer=0, credit=30)
    table.turn()
    assert table.options(kind="build") == []


# --- Anton Krylov ---------------------------------------------------------------------------------------------------


@pytest.mark.rules("BAR-XO-13")
def test_krylov_brings_one_more_tile() -> None:
    state, player = drafted("krylov")
    assert player.tiles == ["base", "elevation", "conduit", "powerhouse", "krylov"]
    for other in state.players:
        assert other is player or other.tiles == ["base", "elevation", "conduit", "powerhouse"]


@pytest.mark.rules("BAR-XO-14")
def test_the_tile_of_krylov_is_laid_and_copies_a_tile_on_the_own_wheel() -> None:
    table = led_by("krylov").stock(excavator=9)
    table.wheel({1: ("base", 3, 0)}).tiles("elevation", "conduit", "powerhouse", "krylov")
    table.wheel({2: ("elevation", 0, 0)}, seat=1)
    table.turn()
    assert [option for option in table.options() if "krylov" in option] == ["build base krylov base"]
    table.answers(0, "build base krylov base", "site D8L")
    assert table.player().wheel == [("", 0, 0), ("krylov", 3, 0), ("base", 3, 0), *[("", 0, 0)] * 3]
    assert table.player().tiles == ["elevation", "conduit", "powerhouse"]
    assert table.state.dam_owner == {"D8L": 0}
    table.turn("space workshop-1L")
    table.turn("space workshop-3L")
    assert table.player().tiles == ["elevation", "conduit", "powerhouse", "base"]
    table.turn("space workshop-1R")
    assert table.player().tiles == ["elevation", "conduit", "powerhouse", "base", "krylov"]


@pytest.mark.rules("BAR-XO-15")
def test_the_copy_has_the_type_and_the_effect() -> None:
    table = led_by("krylov").wheel({3: ("I-conduit", 2, 0)}).tiles("krylov").stock(excavator=4, credit=0)
    table.turn()
    assert table.options(kind="build") == ["build conduit krylov I-conduit"]
    table.answers(0, "build conduit krylov I-conduit", "site C6B")
    assert table.player().credit == 2 * 2  # its effect


@pytest.mark.rules("BAR-XO-15")
def test_the_copy_has_the_effect_on_the_cost_too() -> None:
    table = led_by("krylov").wheel({3: ("II-conduit", 0, 0)}).tiles("krylov").stock(excavator=5)
    table.turn("build conduit krylov II-conduit", "site C1A")
    assert table.player().wheel[1] == ("krylov", 5, 0)


@pytest.mark.rules("BAR-XO-15", "BAR-BLD-07")
def test_the_copy_builds_nothing_else() -> None:
    table = led_by("krylov").wheel({3: ("base", 0, 0)}).tiles("krylov")
    table.turn()
    assert table.why_not("build powerhouse krylov base") == ("tile-does-not-fit", "BAR-BLD-07")


@pytest.mark.rules("BAR-XO-16")
def test_with_an_empty_wheel_the_tile_of_krylov_cannot_be_used() -> None:
    table = led_by("krylov").stock(excavator=9, mixer=9)
    table.turn()
    assert not [option for option in table.options() if "krylov" in option]
    assert table.why_not("build base krylov base") == ("no-such-tile", "BAR-BLD-08")


@pytest.mark.rules("BAR-XO-16")
def test_on_the_wheel_the_tile_of_krylov_cannot_be_used_either() -> None:
    table = led_by("krylov").wheel({2: ("krylov", 0, 0), 3: ("base", 0, 0)}).tiles("elevation").stock(excavator=9)
    table.turn()
    assert table.options(kind="build") == []


@pytest.mark.rules("BAR-XO-17")
@pytest.mark.parametrize("on_wheel", [False, True])
def test_the_tile_of_krylov_is_not_counted_as_advanced(on_wheel: bool) -> None:
    table = led_by("krylov").tiles("I-base", "krylov").stock(energy=6)
    if on_wheel:
        table.tiles("I-base").wheel({2: ("krylov", 0, 0)})
    table.state.bonuses[0] = "advanced_tiles"
    table.phase("scoring")
    assert table.player().vp_from["bonus"] == 4


@pytest.mark.rules("BAR-XO-17", "BAR-TECH-27")
def test_a_copy_of_the_tile_that_scores_tiles_does_not_count_itself() -> None:
    table = led_by("krylov").wheel({2: ("III-any", 0, 0)}).tiles("I-base", "krylov").stock(mixer=2)
    table.turn("build powerhouse krylov III-any", "site P8-1")
    assert table.player().vp_from["tiles"] == 2 * 3  # I-base and III-any


@pytest.mark.rules("BAR-XO-18")
def test_a_copy_of_a_tile_without_engineers_needs_none() -> None:
    table = led_by("krylov").wheel({2: ("I-powerhouse", 0, 0), 3: ("elevation", 0, 0)}).tiles("krylov")
    table.stock(engineer=0, mixer=4).dam("D8L")
    table.turn()
    assert table.options() == ["build powerhouse krylov I-powerhouse", "pass"]
    assert table.why_not("build elevation krylov elevation") == ("too-few-engineers", "BAR-ACT-04")
    table.answers(0, "build powerhouse krylov I-powerhouse", "site P8-1")
    assert table.state.powerhouses == {"P8-1": 0}
    assert table.state.placed == []


# --- all of them ----------------------------------------------------------------------------------------------------


@pytest.mark.rules("BAR-BLD-09")
@pytest.mark.parametrize("officer", OFFICERS)
def test_what_can_be_paid_is_reckoned_as_the_ways_to_pay_say(officer: str) -> None:
    pieces = [(piece, tile) for piece, tile in product(ALIKE, TILES.values()) if fits(tile, piece)]
    answers = set()
    for excavator, mixer, credits in product(range(0, 12, 2), range(6), (0, 2, 3, 7)):
        player = Player(officer=officer, excavator=excavator, mixer=mixer)
        for piece, tile in pieces:
            for site, _ in ALIKE[piece]:
                ways = any(True for _ in payments(player, piece, site, tile, credits))
                assert has_machines(player, piece, site, tile, credits) is ways, (player, piece, tile, site, credits)
                cheapest = can_pay(player, piece, ALIKE[piece][0][0], tile, credits)
                assert cheapest or not can_pay(player, piece, site, tile, credits), (player, piece, tile, site, credits)
                answers.add((ways, cheapest))
    assert (True, True) in answers
    assert (False, False) in answers
