"""The introductory and the full game, and what the number of players changes."""

import pytest

from asztal.games.barrage.cards import ADVANCED, COMPANIES, OFFICERS, SPACES
from asztal.games.barrage.examples.tabletop import Tabletop
from tests.games.barrage.shorthand import flat

SEATS = pytest.mark.parametrize("seats", [2, 3, 4])
SEEDS = range(40)
FIXED = [
    ("usa", "adler", ["S1"]),
    ("germany", "mcdowell", ["S2"]),
    ("italy", "jordan", ["S3"]),
    ("france", "fiesler", ["S4"]),
]
BASIC = ["base", "elevation", "conduit", "powerhouse"]
FOUR = {f"{row}{side}" for row in ("turbine-2", "machinery-2", "contract-2") for side in "LR"}
THREE = {f"{row}{side}" for row in ("turbine-4", "workshop-2") for side in "LR"}

BY_SEAT = [["C1A", "C2A", "C3A", "C4A"], ["C5A", "C6A", "C7A"], ["C8A", "C9A"], ["C10A"]]  # in 4, 3, 2 and 1 basins


def draft(table: Tabletop) -> list[int]:
    """Play the draft with the first option each time; who chose a company, in order."""
    choosers = []
    while not table.state.round:
        (seat,) = table.game.decisions
        if table.ask(seat) == "company":
            choosers.append(seat)
        table.answer(seat, table.options(seat)[0])
    return choosers


# --- the introductory game ------------------------------------------------------------------------------------------


@pytest.mark.rules("BAR-MODE-01", "BAR-MODE-02", "BAR-MODE-03")
@SEATS
def test_the_seats_of_the_introductory_game_are_fixed(seats: int) -> None:
    for seed in range(5):
        state = Tabletop.fresh(seats, seed, game="intro").state
        assert [(player.company, player.officer, player.contracts) for player in state.players] == FIXED[:seats]
        assert (state.order, state.round) == (list(range(seats)), 1)


@pytest.mark.rules("BAR-MODE-01", "BAR-MODE-04")
@pytest.mark.parametrize(("seat", "need"), [(0, 3), (1, 3), (2, 2), (3, 4)])
def test_the_starting_contracts_have_the_printed_needs(seat: int, need: int) -> None:
    (contract,) = FIXED[seat][2]
    systems = {1: "D9L C9A P11-1", 2: "D8L C8B P9-1", 3: "D8L C8A P11-1", 4: "D5L C5B P10-1"}  # by the value
    for energy in (need - 1, need):
        dam, conduit, house = systems[energy].split()
        table = Tabletop(4, game="intro").contracts(contract).dam(dam, 1, 1).conduit(conduit).powerhouse(house)
        table.turn("space turbine-3L")
        assert table.player().energy == energy
        assert (table.ask() == "fulfil") == (energy == need)
    assert table.options() == [f"fulfil {contract}", "skip"]


@pytest.mark.rules("BAR-MODE-04")
def test_the_usa_gets_credits_and_energy_germany_credits_and_a_rotation() -> None:
    table = Tabletop(game="intro").wheel({5: ("base", 1, 0)}, seat=0).wheel({5: ("base", 1, 0)}, seat=1)
    table.contract(FIXED[0][2][0], seat=0).contract(FIXED[1][2][0], seat=1)
    usa, germany = table.player(0), table.player(1)
    assert (usa.credit, usa.energy, usa.excavator) == (6 + 2, 2, 6)
    assert (germany.credit, germany.energy, germany.excavator) == (6 + 2, 0, 6 + 1)


@pytest.mark.rules("BAR-MODE-05")
def test_the_introductory_game_uses_all_bonus_tiles_but_that_for_advanced_tiles() -> None:
    five = {"contracts", "bases", "elevations", "conduits", "powerhouses"}
    orders = {tuple(Tabletop.fresh(seed=seed, game="intro").state.bonuses) for seed in SEEDS}
    assert {frozenset(order) for order in orders} == {frozenset(five)}
    assert len(orders) > 20


@pytest.mark.rules("BAR-MODE-06")
def test_the_introductory_game_has_no_patent_office() -> None:
    table = Tabletop(4, game="intro").stock(credit=50).at("turn")
    assert table.state.patents == ["", "", ""]
    assert [len(deck.cards) for deck in (table.state.tiles1, table.state.tiles2, table.state.tiles3)] == [0, 0, 0]
    for space in ("patent-1", "patent-2", "patent-3"):
        assert table.why_not(f"space {space}") == ("space-closed", "BAR-MODE-06")
    table.phase("end")
    assert table.state.patents == ["", "", ""]


@pytest.mark.rules("BAR-MODE-07", "BAR-MODE-09")
@SEATS
def test_the_wild_tile_is_for_the_introductory_game_only(seats: int) -> None:
    for player in Tabletop.fresh(seats, game="intro").state.players:
        assert player.tiles == [*BASIC, "any"]
    for player in Tabletop.fresh(seats, game="full").state.players:
        assert player.tiles == BASIC
    assert Tabletop(game="full").at("turn").why_not("build base any") == ("no-such-tile", "BAR-BLD-08")


# --- the full game --------------------------------------------------------------------------------------------------


@pytest.mark.rules("BAR-MODE-08")
def test_the_full_game_leaves_out_any_one_of_the_six_bonus_tiles() -> None:
    six = {"contracts", "bases", "elevations", "conduits", "powerhouses", "advanced_tiles"}
    left_out = [six - set(Tabletop.fresh(seed=seed).state.bonuses) for seed in SEEDS]
    assert {len(one) for one in left_out} == {1}
    assert set.union(*left_out) == six


@pytest.mark.rules("BAR-MODE-10")
def test_three_advanced_tiles_of_level_one_are_shown_and_the_rest_lie_in_three_decks() -> None:
    shown = set()
    for seed in SEEDS:
        table = Tabletop.fresh(seed=seed)
        state = table.state
        assert len(set(state.patents)) == 3
        assert {*state.patents, *state.tiles1.cards} == {tile for tile in ADVANCED if ADVANCED[tile].level == 1}
        assert set(state.tiles2.cards) == {tile for tile in ADVANCED if ADVANCED[tile].level == 2}
        assert set(state.tiles3.cards) == {tile for tile in ADVANCED if ADVANCED[tile].level == 3}
        view = table.see(0)
        assert view.patents == state.patents
        assert [deck.top for deck in (view.tiles1, view.tiles2, view.tiles3)] == [[], [], []]
        assert [sum(deck.pools.values()) for deck in (view.tiles1, view.tiles2, view.tiles3)] == [2, 5, 5]
        shown.add(tuple(state.patents))
    assert {tile for tiles in shown for tile in tiles} == {f"I-{kind}" for kind in [*BASIC, "any"]}
    assert len(shown) > 20


@pytest.mark.rules("BAR-MODE-11")
@SEATS
def test_as_many_companies_as_players_are_laid_out_each_with_an_officer(seats: int) -> None:
    pairs = set()
    for seed in SEEDS:
        offers = Tabletop.fresh(seats, seed).state.offers
        assert len(offers) == len(set(offers.values())) == seats
        pairs |= set(offers.items())
    assert {company for company, _ in pairs} == set(COMPANIES)
    assert {officer for _, officer in pairs} == set(OFFICERS)
    assert len(pairs) > 20  # of 28


@pytest.mark.rules("BAR-MODE-12")
@SEATS
def test_as_many_starting_contracts_as_players_are_laid_out_and_the_rest_are_gone(seats: int) -> None:
    seen: set[str] = set()
    for seed in SEEDS:
        table = Tabletop.fresh(seats, seed)
        offered = list(table.state.offered_contracts)
        assert len(offered) == len(set(offered)) == seats
        assert table.see(0).offered_contracts == offered
        seen |= set(offered)
        draft(table)
        assert sorted(player.contracts[0] for player in table.state.players) == sorted(offered)
        assert (table.state.offers, table.state.offered_contracts) == ({}, [])
    assert seen == {"S1", "S2", "S3", "S4"}


@pytest.mark.rules("BAR-MODE-13")
def test_each_chooses_a_pair_and_a_contract_of_those_that_are_left() -> None:
    table = Tabletop.fresh(3)
    first = table.state.choosers[0]
    offers, contracts = dict(table.state.offers), list(table.state.offered_contracts)
    assert table.options(first) == [f"company {company}" for company in offers]
    company = list(offers)[1]
    table.answer(first, f"company {company}")
    assert table.options(first) == [f"contract {contract}" for contract in contracts]
    table.answer(first, f"contract {contracts[2]}")
    player = table.player(first)
    assert (player.company, player.officer, player.contracts) == (company, offers[company], [contracts[2]])
    second = (first + 1) % 3
    assert list(table.game.decisions) == [second]
    assert table.options(second) == [f"company {other}" for other in offers if other != company]
    table.answer(second, table.options(second)[0])
    assert table.options(second) == [f"contract {contract}" for contract in contracts[:2]]


@pytest.mark.rules("BAR-MODE-13", "BAR-MODE-14")
@SEATS
def test_a_random_player_chooses_first_then_clockwise_and_plays_last(seats: int) -> None:
    firsts = set()
    for seed in SEEDS:
        table = Tabletop.fresh(seats, seed)
        choosers = [*table.state.choosers]
        first = choosers[0]
        assert choosers == [(first + step) % seats for step in range(seats)]
        chose = draft(table)
        assert chose == choosers[: len(chose)]
        assert len(chose) == seats - 1  # the last one gets what is left without being asked
        assert table.state.order == choosers[::-1]
        firsts.add(first)
    assert firsts == set(range(seats))


# --- the number of players ------------------------------------------------------------------------------------------


def open_spaces(seats: int) -> set[str]:
    """The spaces that a rich player with water, conduit and powerhouse may use on a free board."""
    table = Tabletop(seats).stock(credit=50).dam("D5L", 2, 2).conduit("C5A").powerhouse("P8-1").at("turn")
    return {option.removeprefix("space ") for option in table.options(kind="space")}


@pytest.mark.rules("BAR-PC-01")
def test_four_players_use_the_whole_board() -> None:
    assert open_spaces(4) == set(SPACES) - {"bank"}
    assert len(open_spaces(4)) == 10 + 4 + 6 + 6 + 6 + 3


@pytest.mark.rules("BAR-PC-02", "BAR-PC-04")
def test_three_players_lack_one_turbine_one_machine_and_one_contract_row() -> None:
    assert open_spaces(4) - open_spaces(3) == FOUR
    for row, effect in {"turbine-2": {"produce": 1}, "machinery-2": {"any_machine": 1}}.items():
        assert flat(SPACES[f"{row}L"].effect) == flat(SPACES[f"{row}R"].effect) == effect
    assert (SPACES["machinery-2L"].pay, flat(SPACES["contract-2L"].effect)) == (4, {"take_contract": 1})
    table = Tabletop(3).stock(credit=50).dam("D5L", 2, 2).conduit("C5A").powerhouse("P8-1").at("turn")
    for space in FOUR:
        assert table.why_not(f"space {space}") == ("space-closed", "BAR-PC-06")


@pytest.mark.rules("BAR-PC-03", "BAR-PC-05")
def test_two_players_also_lack_the_turbine_minus_one_and_the_two_rotations() -> None:
    assert open_spaces(4) - open_spaces(2) == FOUR | THREE
    assert (flat(SPACES["turbine-4L"].effect), flat(SPACES["workshop-2L"].effect)) == ({"produce": -1}, {"rotate": 2})
    assert SPACES["workshop-2L"].pay == 2
    table = Tabletop(2).stock(credit=50).dam("D5L", 2, 2).conduit("C5A").powerhouse("P8-1").at("turn")
    for space in FOUR | THREE:
        assert table.why_not(f"space {space}") == ("space-closed", "BAR-PC-06")


@pytest.mark.rules("BAR-PC-06")
def test_closed_spaces_stay_closed_after_the_engineers_went_home() -> None:
    table = Tabletop.fresh(game="intro")
    while not table.game.over:
        (seat,) = table.game.decisions
        for space in FOUR | THREE:
            assert table.why_not(f"space {space}", seat) == ("space-closed", "BAR-PC-06")
        table.answer(seat, "bank 12")
    assert table.state.round == 5


@pytest.mark.rules("BAR-PC-08")
@SEATS
@pytest.mark.parametrize("game", ["intro", "full"])
def test_the_turn_order_has_one_place_for_each_player(seats: int, game: str) -> None:
    table = Tabletop.fresh(seats, game=game)
    draft(table)
    for _ in range(2):
        assert sorted(table.state.order) == list(range(seats))
        for seat in list(table.state.order):
            table.answer(seat, "bank 12")
    assert table.state.round == 3


@pytest.mark.rules("BAR-PC-09")
@SEATS
def test_rank_and_objective_give_the_same_points_with_any_number_of_players(seats: int) -> None:
    table = Tabletop(seats)
    for conduits, seat in zip(BY_SEAT, range(seats), strict=False):
        table.player(seat).energy = 9 - seat
        for conduit in conduits:
            table.conduit(conduit, seat)
    table.state.objective = "basins_with_1"
    table.phase("scoring").at("game.end")
    assert [(event["seat"], event["count"]) for event in table.events("ranked")] == [(0, 6), (1, 2)]
    assert [event["count"] for event in table.events("objective-scored")] == [15, 10, 5, 0][:seats]
