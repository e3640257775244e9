"""Mahiri Sekibo: for an engineer, the ability of another officer until the end of the turn."""

import pytest

from asztal.games.barrage.examples.tabletop import Tabletop
from tests.games.barrage.test_officers import drafted

OTHERS = ["adler", "del_monte", "fiesler", "mcdowell", "jordan", "krylov"]


def sekibo() -> Tabletop:
    """Seat 0 has Sekibo, in a full game on an empty map."""
    return Tabletop(2).national().officer("sekibo")


@pytest.mark.rules("BAR-XO-19")
def test_for_one_engineer_the_ability_of_another_officer_is_copied() -> None:
    table = sekibo().stock(excavator=3)
    table.turn("copy adler")
    assert (table.player().engineer, table.player().credit) == (12 - 1, 6)
    assert table.state.placed == [("officer-1", 0, 1)]
    assert table.events("engineers") == [{"event": "engineers", "seat": 0, "space": "officer-1", "count": 1}]
    table.answers(0, "build base base", "site D1L")  # a mountain base for 3 excavators
    assert table.player().wheel[1] == ("base", 3, 0)


@pytest.mark.rules("BAR-XO-19")
@pytest.mark.parametrize("officer", ["adler", ""])
def test_nobody_else_copies(officer: str) -> None:
    table = Tabletop(2)
    table.player().officer = officer
    table.turn()
    assert table.options(kind="copy") == []
    assert table.why_not("copy fiesler") == ("not-your-officer", "BAR-XO-19")


@pytest.mark.rules("BAR-XO-19")
def test_without_an_engineer_nothing_is_copied() -> None:
    table = sekibo().stock(engineer=0, mixer=2).tiles("I-powerhouse")
    table.turn()
    assert table.options() == ["build powerhouse I-powerhouse", "pass"]
    assert table.why_not("copy adler") == ("too-few-engineers", "BAR-XO-19")


@pytest.mark.rules("BAR-XO-19")
def test_the_copied_ability_is_that_of_the_officer_named() -> None:
    table = sekibo().dam("D9L", 2, 2).conduit("C9A").powerhouse("P11-1")
    table.turn("copy fiesler", "space turbine-3L", "produce D9L C9A 1")
    assert table.player().energy == 4
    table = sekibo().stock(excavator=0, mixer=3)
    table.turn("copy mcdowell", "build conduit conduit", "site C5A")
    assert table.player().wheel[1] == ("conduit", 0, 3)
    table = sekibo().stock(mixer=0, credit=6)
    table.turn("copy jordan", "build powerhouse powerhouse", "site P8-1")
    assert (table.player().wheel[1], table.player().credit) == (("powerhouse", 0, 0), 0)


@pytest.mark.rules("BAR-XO-20")
def test_the_second_use_in_a_round_also_costs_three_credits() -> None:
    table = sekibo()
    table.turn("copy adler", "bank 1")
    assert (table.player().credit, table.player().engineer) == (6 + 1, 12 - 2)
    table.turn("copy jordan")
    assert (table.player().credit, table.player().engineer) == (7 - 3, 10 - 1)
    assert [space for space, _, _ in table.state.placed] == ["officer-1", "bank", "officer-2"]


@pytest.mark.rules("BAR-XO-20")
def test_with_two_credits_there_is_no_second_use() -> None:
    table = sekibo()
    table.turn("copy adler", "bank 1")
    table.stock(credit=2).turn()
    assert table.options(kind="copy") == []
    assert table.why_not("copy jordan") == ("too-few-credits", "BAR-XO-20")


@pytest.mark.rules("BAR-XO-20", "BAR-XO-30")
def test_in_the_next_round_the_first_use_is_free_again() -> None:
    table = sekibo()
    table.turn("copy adler", "bank 1")
    table.turn("copy adler", "bank 1")
    table.phase("end")
    credits = table.player().credit
    table.turn("copy jordan")
    assert (table.player().credit, table.player().engineer) == (credits, 11)


@pytest.mark.rules("BAR-XO-30")
def test_there_is_no_third_use_in_a_round() -> None:
    table = sekibo().stock(credit=20)
    table.turn("copy adler", "bank 1")
    table.turn("copy adler", "bank 1")
    table.turn()
    assert table.options(kind="copy") == []
    assert table.why_not("copy adler") == ("no-third-copy", "BAR-XO-30")


@pytest.mark.rules("BAR-XO-21", "BAR-XO-29")
def test_after_copying_an_action_is_taken_in_the_same_turn_and_nothing_more_copied() -> None:
    table = sekibo()
    table.turn("copy adler")
    assert table.ask() == "action"
    assert {option.split()[0] for option in table.options()} == {"build", "space", "bank"}
    assert table.why_not("copy jordan") == ("one-copy-per-turn", "BAR-XO-29")
    assert table.why_not("pass") == ("must-act", "BAR-ACT-11")
    table.answer(0, "space water-1L")
    assert table.ask() == "headstream"


@pytest.mark.rules("BAR-XO-21")
def test_with_the_last_engineer_nothing_is_copied_that_leaves_no_action() -> None:
    table = sekibo().stock(engineer=1)
    table.turn()
    assert table.options(kind="copy") == []
    assert table.why_not("copy adler") == ("no-action-left", "BAR-XO-21")


@pytest.mark.rules("BAR-XO-21", "BAR-XO-18")
def test_with_the_last_engineer_krylov_is_copied_for_a_construction_without_engineers() -> None:
    table = sekibo().stock(engineer=1, mixer=2).wheel({2: ("I-powerhouse", 0, 0), 3: ("III-base", 0, 0)}).tiles()
    table.turn()
    assert table.options(kind="copy") == ["copy krylov"]
    assert table.why_not("copy adler") == ("no-action-left", "BAR-XO-21")
    table.answer(0, "copy krylov")
    assert table.options() == ["build powerhouse copy I-powerhouse", "build base copy III-base"]  # and not: pass
    assert table.why_not("pass") == ("must-act", "BAR-ACT-11")


@pytest.mark.rules("BAR-XO-28")
def test_the_ability_ends_with_the_turn() -> None:
    table = sekibo().stock(excavator=3)
    table.turn("copy adler", "bank 1")
    table.turn("build base base")
    assert {site for site in table.options() if site[-1] == "L"} == {"site D8L", "site D9L", "site D10L"}


@pytest.mark.rules("BAR-XO-22", "BAR-XO-23")
def test_copying_krylov_lays_machines_but_no_tile_and_turns_the_wheel() -> None:
    table = sekibo().tiles("elevation").wheel({1: ("base", 4, 0), 5: ("conduit", 2, 0)}).stock(excavator=5)
    table.turn("copy krylov")
    assert table.options(kind="build") == ["build base copy base", "build conduit copy conduit"]
    table.answers(0, "build base copy base", "site D8L")
    assert table.player().tiles == ["elevation", "conduit"]  # the conduit tile has come back
    assert table.player().wheel == [("", 0, 0), ("", 3, 0), ("base", 4, 0), *[("", 0, 0)] * 3]
    assert table.player().excavator == 5 - 3 + 2


@pytest.mark.rules("BAR-XO-22")
def test_copying_krylov_copies_the_effect_of_the_tile() -> None:
    table = sekibo().tiles().wheel({1: ("III-powerhouse", 0, 0)}).stock(mixer=2)
    table.turn("copy krylov", "build powerhouse copy III-powerhouse", "site P8-1")
    assert table.player().vp_from["tiles"] == 3


@pytest.mark.rules("BAR-XO-22", "BAR-XO-28")
def test_tiles_on_the_wheel_are_copied_only_in_that_turn() -> None:
    table = sekibo().wheel({1: ("base", 4, 0)}).tiles("elevation").stock(excavator=5)
    table.turn()
    assert table.why_not("build base copy base") == ("no-such-tile", "BAR-BLD-08")
    table.answers(0, "copy krylov", "bank 1")
    table.turn()
    assert table.why_not("build base copy base") == ("no-such-tile", "BAR-BLD-08")


@pytest.mark.rules("BAR-XO-24", "BAR-XO-25")
def test_copying_del_monte_a_dam_takes_in_a_fourth_drop_and_keeps_it() -> None:
    table = sekibo().dam("D2L", 3, 3).dam("D9L", 2).conduit("C2A").powerhouse("P6-1")
    table.turn("copy del_monte", "space water-2L", "headstream HB")
    assert table.drops() == {"D2L": 4, "D9L": 0}
    table.turn("space water-2R", "headstream HB", seat=1)  # a later turn: no room for more
    assert table.drops() == {"D2L": 4, "D9L": 1}
    table.water("HB", 1).phase("flow")
    table.phase("end")
    assert table.drops() == {"D2L": 4, "D9L": 2}
    table.turn("space turbine-3L", "produce D2L C2A 4")
    assert (table.player().energy, table.drops()["D2L"]) == (12, 0)
    table.turn("space water-1L", "headstream HB", "enough")
    table.water("HB", 6).phase("flow")
    assert table.drops()["D2L"] == 3


@pytest.mark.rules("BAR-XO-24")
@pytest.mark.parametrize(("level", "holds"), [(1, 1), (2, 2), (3, 4)])
def test_copying_del_monte_only_level_three_dams_take_in_more(level: int, holds: int) -> None:
    table = sekibo().dam("D2L", level, level)
    table.turn("copy del_monte", "space water-2L", "headstream HB")
    assert table.drops()["D2L"] == holds


@pytest.mark.rules("BAR-XO-26")
def test_sekibo_starts_with_what_everybody_has() -> None:
    _, player = drafted("sekibo")
    assert (player.credit, player.excavator, player.mixer) == (6, 6, 4)


@pytest.mark.rules("BAR-XO-27")
def test_all_six_others_can_be_copied() -> None:
    table = sekibo().officer("adler", seat=1)
    table.turn()
    assert table.options(kind="copy") == [f"copy {officer}" for officer in OTHERS]
    assert table.why_not("copy sekibo") == ("officer-to-copy", "BAR-XO-27")
