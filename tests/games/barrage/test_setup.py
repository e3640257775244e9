"""Setup: what lies on the table before the first round, and what everybody starts with."""

from typing import Any

import pytest

from asztal.games.barrage.cards import AREAS, BASIN_OF, BONUSES, CONTRACTS, HEADSTREAM_TILES, OBJECTIVES, RED
from asztal.games.barrage.examples.tabletop import Tabletop
from asztal.games.barrage.state import EMPTY, NEUTRAL, Valley
from asztal.kernel import SPECTATOR, observe

SEATS = pytest.mark.parametrize("seats", [2, 3, 4])
GAMES = pytest.mark.parametrize("game", ["intro", "full"])
SEEDS = range(40)
NEUTRALS = {
    "mountain": {"D1L", "D2L", "D3L", "D4L"},
    "hill": {"D5L", "D6L", "D7L"},
    "plain": {"D8L", "D9L", "D10L"},
}


def states(seats: int = 2, **variant: str) -> list[Valley]:
    """Many games, just set up."""
    return [Tabletop.fresh(seats, seed, **variant).state for seed in SEEDS]


def views(table: Tabletop) -> list[Any]:
    """The table as each seat and a spectator see it."""
    return [observe(table.game, seat).view for seat in (*table.game.seats(), SPECTATOR)]


def only_bank(table: Tabletop) -> None:
    """Play to the end: whoever is asked sends all engineers to the bank."""
    while not table.game.over:
        (seat,) = table.game.decisions
        table.answer(seat, f"bank {table.player(seat).engineer}")


# --- the common tiles -----------------------------------------------------------------------------------------------


@pytest.mark.rules("BAR-SET-01")
def test_four_of_the_headstream_tiles_lie_on_the_headstreams() -> None:
    found = states()
    for state in found:
        assert list(state.headstream_tiles) == ["HA", "HB", "HC", "HD"]
        assert len(set(state.headstream_tiles.values())) == 4
    for headstream in ("HA", "HD"):
        assert {state.headstream_tiles[headstream] for state in found} == set(HEADSTREAM_TILES)


@pytest.mark.rules("BAR-SET-01")
def test_the_headstream_tiles_are_open_and_stay_for_the_whole_game() -> None:
    table = Tabletop.fresh(game="intro")
    tiles = dict(table.state.headstream_tiles)
    assert [view.headstream_tiles for view in views(table)] == [tiles] * 3
    only_bank(table)
    assert table.state.headstream_tiles == tiles


@pytest.mark.rules("BAR-SET-02")
@GAMES
def test_five_different_bonus_tiles_wait_for_the_rounds_in_random_order(game: str) -> None:
    found = states(game=game)
    for state in found:
        assert len(state.bonuses) == len(set(state.bonuses)) == 5
    possible = {bonus for bonus, row in BONUSES.items() if game in row["modes"]}
    for round_ in range(5):
        assert {state.bonuses[round_] for state in found} == possible


@pytest.mark.rules("BAR-SET-02")
def test_each_round_scores_the_next_bonus_tile() -> None:
    table = Tabletop.fresh(game="intro")
    bonuses = list(table.state.bonuses)
    assert [view.bonuses for view in views(table)] == [bonuses] * 3
    only_bank(table)
    assert [event["bonus"] for event in table.events("bonus-scored")][::2] == bonuses


@pytest.mark.rules("BAR-SET-03", "BAR-SET-04")
def test_one_of_the_six_objective_tiles_is_open_to_all_from_the_start() -> None:
    for seed in SEEDS:
        table = Tabletop.fresh(seed=seed)
        assert table.state.objective
        assert [view.objective for view in views(table)] == [table.state.objective] * 3
    assert {state.objective for state in states()} == set(OBJECTIVES)


@pytest.mark.rules("BAR-SET-05", "BAR-PC-07")
@pytest.mark.parametrize(("seats", "count"), [(2, 1), (3, 2), (4, 3)])
def test_one_national_contract_less_than_players_is_face_up(seats: int, count: int) -> None:
    found = states(seats)
    for state in found:
        assert len(state.national) == len(set(state.national)) == count
    assert {contract for state in found for contract in state.national} == {"N1", "N2", "N3", "N4", "N5", "N6"}
    table = Tabletop.fresh(seats)
    assert [view.national for view in views(table)] == [table.state.national] * (seats + 1)


@pytest.mark.rules("BAR-SET-06")
def test_two_contracts_of_each_of_three_shuffled_piles_of_fifteen_are_face_up() -> None:
    seen = set()
    for seed in SEEDS:
        table = Tabletop.fresh(seed=seed)
        state = table.state
        assert [CONTRACTS[contract].tier for contract in state.display] == [
            *("green", "green", "yellow", "yellow", "red", "red")
        ]
        piles = {"green": list(state.green.cards), "yellow": list(state.yellow.cards), "red": list(state.red.cards)}
        for place, (tier, pile) in enumerate(piles.items()):
            shown = state.display[2 * place : 2 * place + 2]
            assert sorted([*pile, *shown]) == sorted(id_ for id_, about in CONTRACTS.items() if about.tier == tier)
        for view in views(table):
            assert view.display == state.display
            assert [(pile.top, sum(pile.pools.values())) for pile in (view.green, view.yellow, view.red)] == [
                ([], 13)
            ] * 3
        seen |= set(state.display)
    assert len(seen) == sum(contract.tier != "" for contract in CONTRACTS.values())


# --- the neutral dams -----------------------------------------------------------------------------------------------


@pytest.mark.rules("BAR-SET-07", "BAR-SET-10")
def test_one_neutral_dam_stands_on_the_lower_space_of_a_random_basin_in_each_area() -> None:
    found = states()
    for state in found:
        assert [BASIN_OF[space].area for space in state.dam_owner] == list(AREAS)
        assert not RED & set(state.dam_owner)
        assert set(state.dam_owner.values()) == {NEUTRAL}
    for place, area in enumerate(AREAS):
        assert {list(state.dam_owner)[place] for state in found} == NEUTRALS[area]


@pytest.mark.rules("BAR-SET-08", "BAR-SET-09")
@SEATS
def test_the_neutral_dams_have_level_1_2_and_3_and_one_drop_each(seats: int) -> None:
    for state in states(seats):
        assert [state.dam_level[space] for space in state.dam_owner] == [1, 2, 3]
        assert list(state.dam_drops.values()) == [1, 1, 1]
        assert set(state.dam_drops) == set(state.dam_owner)


# --- what a player starts with --------------------------------------------------------------------------------------


@pytest.mark.rules("BAR-SET-11", "BAR-SET-12")
@GAMES
@SEATS
def test_everybody_starts_with_credits_machines_and_engineers(seats: int, game: str) -> None:
    for player in Tabletop.fresh(seats, game=game).state.players:
        assert (player.credit, player.excavator, player.mixer) == (6, 6, 4)
        assert player.engineer == 12


@pytest.mark.rules("BAR-SET-13", "BAR-SET-14", "BAR-SET-17")
@GAMES
@SEATS
def test_everybody_starts_with_ten_points_no_energy_and_an_empty_wheel(seats: int, game: str) -> None:
    for player in Tabletop.fresh(seats, game=game).state.players:
        assert (player.vp, player.energy) == (10, 0)
        assert player.wheel == [EMPTY] * 6


@pytest.mark.rules("BAR-SET-15")
@GAMES
@SEATS
def test_everybody_starts_with_one_open_starting_contract(seats: int, game: str) -> None:
    table = Tabletop.fresh(seats, game=game)
    while not table.state.round:
        (seat,) = table.game.decisions
        table.answer(seat, table.options(seat)[0])
    held = [player.contracts for player in table.state.players]
    assert [len(contracts) for contracts in held] == [1] * seats
    assert len({contract for (contract,) in held}) == seats
    assert {CONTRACTS[contract].kind for (contract,) in held} == {"starting"}
    for view in views(table):
        assert [player.contracts for player in view.players] == held


@pytest.mark.rules("BAR-SET-16", "BAR-BLD-10")
def test_all_pieces_start_on_the_board_and_the_second_to_leave_uncovers_the_first_income() -> None:
    table = Tabletop(game="intro").company("italy").stock(excavator=40, credit=0)
    assert table.player().built == {"base": 0, "elevation": 0, "conduit": 0, "powerhouse": 0}
    gained = []
    for tile, space in [("base", "D8L"), ("any", "D9L")]:
        table.turn(f"build base {tile}", f"site {space}")
        gained.append(table.player().credit)
    assert table.player().built["base"] == 2
    assert gained == [0, 3]
