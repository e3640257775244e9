"""The scoring phase: energy rank, credits of the energy track, and the bonus tile of the round."""

import pytest

from asztal.games.barrage.addresses import ROUND
from asztal.games.barrage.examples.tabletop import Tabletop

USA, GERMANY = 0, 1


def scored(energies: list[int], round_: int = 1, bonus: str = "contracts", **built: int) -> Tabletop:
    """The scoring phase with these energies, and so many pieces built by everybody."""
    table = Tabletop(len(energies), game="intro")
    for seat, energy in enumerate(energies):
        table.stock(seat, energy=energy).built(seat, **built)
    table.state.round, table.state.bonuses = round_, [bonus, "bases"]
    return table.phase("scoring")


def ranks(*energies: int) -> list[int]:
    """The points for rank with these energies."""
    return [player.vp_from.get("rank", 0) for player in scored(list(energies)).state.players]


# --- rank -------------------------------------------------------------------------------------------------------------


@pytest.mark.rules("BAR-SCO-01")
def test_six_points_for_the_most_energy_and_two_for_the_second_most() -> None:
    assert ranks(7, 12) == [2, 6]
    assert ranks(3, 9, 1, 5) == [0, 6, 0, 2]


@pytest.mark.rules("BAR-SCO-02")
def test_without_energy_there_is_no_rank() -> None:
    assert ranks(0, 0) == [0, 0]
    assert ranks(0, 1, 0) == [0, 6, 0]


@pytest.mark.rules("BAR-SCO-03")
def test_players_tied_for_first_share_eight_rounded_up() -> None:
    assert ranks(5, 5) == [4, 4]
    assert ranks(9, 9, 4) == [4, 4, 0]  # nobody is second
    assert ranks(9, 9, 9) == [3, 3, 3]
    assert ranks(9, 3, 9, 9) == [3, 0, 3, 3]
    assert ranks(2, 2, 2, 2) == [2, 2, 2, 2]


@pytest.mark.rules("BAR-SCO-04")
def test_players_tied_for_second_get_one_each() -> None:
    assert ranks(10, 4, 4) == [6, 1, 1]
    assert ranks(4, 4, 10, 4) == [1, 1, 6, 1]


# --- credits ----------------------------------------------------------------------------------------------------------

CREDITS = [(1, 1), (2, 2), (3, 2), (4, 3), (6, 3), (7, 4), (10, 4), (11, 5), (15, 5), (16, 6), (21, 6), (22, 7)]


@pytest.mark.rules("BAR-SCO-05")
@pytest.mark.parametrize(("energy", "credits"), [*CREDITS, (28, 7), (29, 8), (30, 8), (45, 8)])
def test_credits_of_the_highest_mark_that_was_reached(energy: int, credits: int) -> None:
    table = scored([energy, energy])
    assert [player.credit for player in table.state.players] == [6 + credits, 6 + credits]
    assert "no-energy" not in table.player().vp_from


@pytest.mark.rules("BAR-SCO-06")
def test_without_energy_three_credits_and_three_points_less() -> None:
    table = scored([0, 8])
    assert (table.player(USA).credit, table.player(USA).vp) == (6 + 3, 10 - 3)
    assert table.player(GERMANY).vp == 10 + 6
    assert [(event["seat"], event["count"]) for event in table.events("no-energy")] == [(USA, 3)]


# --- bonus tile -------------------------------------------------------------------------------------------------------


@pytest.mark.rules("BAR-SCO-07", "BAR-SCO-14")
def test_the_tile_of_the_round_scores_and_leaves_the_game() -> None:
    table = Tabletop(2, game="intro").stock(USA, energy=6).built(USA, conduit=3, base=1)
    table.state.round, table.state.bonuses = 1, ["conduits", "bases"]
    table.phase("scoring")
    assert table.player().vp_from["bonus"] == 3 * 4
    assert table.state.bonuses == ["bases"]
    table.state.round = 2
    table.stock(USA, energy=12).phase("scoring")
    assert table.player().vp_from["bonus"] == 3 * 4 + 4
    assert table.state.bonuses == []


SECTIONS = [(6, 1), (11, 1), (12, 2), (17, 2), (18, 3), (23, 3), (24, 4), (29, 4), (30, 5), (47, 5)]


@pytest.mark.rules("BAR-SCO-08")
@pytest.mark.parametrize(("energy", "section"), SECTIONS)
def test_five_sections_of_six_spaces_from_space_six_on(energy: int, section: int) -> None:
    full = 5 * 4
    for round_ in range(1, 6):
        points = scored([energy, 1], round_, "bases", base=5).player().vp_from.get("bonus", 0)
        assert (points == full) == (round_ <= section)


@pytest.mark.rules("BAR-SCO-09", "BAR-SCO-10")
def test_full_bonus_in_the_section_or_beyond_four_less_for_each_section_short() -> None:
    points = {energy: scored([energy, 1], 3, "bases", base=5).player().vp_from["bonus"] for energy in (35, 18, 12, 6)}
    assert points == {35: 20, 18: 20, 12: 16, 6: 12}


@pytest.mark.rules("BAR-SCO-11")
def test_the_reduced_bonus_is_never_negative() -> None:
    table = scored([6, 1], 5, "bases", base=1)  # 4 - 16
    assert "bonus" not in table.player().vp_from
    assert table.player().vp == 10 + 6
    assert [(event["seat"], event["count"]) for event in table.events("bonus-scored")] == [(0, 0), (1, 0)]


@pytest.mark.rules("BAR-SCO-12")
def test_below_six_energy_the_bonus_tile_gives_nothing() -> None:
    table = scored([5, 6], 1, "bases", base=5)
    assert [player.vp_from.get("bonus", 0) for player in table.state.players] == [0, 20]


@pytest.mark.rules("BAR-SCO-13")
@pytest.mark.parametrize("round_", range(1, 6))
def test_the_reduction_follows_the_formula(round_: int) -> None:
    reductions = {}
    for energy in range(6, 40):
        table = scored([energy, 1], round_, "powerhouses", powerhouse=4)
        reductions[energy] = 20 - table.player().vp_from["bonus"]
    assert reductions == {energy: 4 * max(0, round_ - min(5, energy // 6)) for energy in range(6, 40)}


# --- the order of things ----------------------------------------------------------------------------------------------


@pytest.mark.rules("BAR-SCO-15")
def test_rank_then_credits_then_bonus() -> None:
    table = scored([0, 12], 2, "bases", base=2)
    steps = ("ranked", "banked", "no-energy", "bonus-scored")
    told = [event["event"] for event in table.events() if event["event"] in steps]
    assert told == ["ranked", "banked", "no-energy", "banked", "bonus-scored", "bonus-scored"]
    assert table.player(GERMANY).vp_from == {"start": 10, "rank": 6, "bonus": 8}


@pytest.mark.rules("BAR-SCO-16")
def test_with_the_fifth_bonus_tile_the_game_ends() -> None:
    table = Tabletop(2, game="intro")
    table.state.round = 0
    assert len(table.state.bonuses) == 5
    table.at("game", step="draft")
    for round_ in range(1, 6):
        assert (table.state.round, len(table.state.bonuses)) == (round_, 6 - round_)
        for seat in list(table.state.order):
            table.answer(seat, "bank 12")
    assert (table.state.bonuses, table.game.over) == ([], True)
    kinds = [event["event"] for event in table.events()]
    assert kinds.index("objective-scored") > max(i for i, kind in enumerate(kinds) if kind == "bonus-scored")


@pytest.mark.rules("BAR-SCO-07")
def test_each_round_scores_its_own_tile() -> None:
    table = Tabletop(2, game="intro").built(USA, base=1, conduit=2)
    table.state.round, table.state.bonuses = 0, ["bases", "conduits", "contracts"]
    table.state.headstream_tiles.clear()
    for round_, points in ((1, 4), (2, 4 + 8)):
        table.at(ROUND).stock(USA, energy=12)
        for seat in list(table.state.order):
            table.answer(seat, "bank 12")
        assert (table.state.round, table.player().vp_from["bonus"]) == (round_, points)
