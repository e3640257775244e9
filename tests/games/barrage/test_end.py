"""The end of a round, and the end of the game."""

import pytest

from asztal.games.barrage import TITLE
from asztal.games.barrage.cards import ADVANCED
from asztal.games.barrage.examples.tabletop import Tabletop
from asztal.games.barrage.state import EMPTY, NEUTRAL

USA, GERMANY, ITALY, FRANCE = range(4)


def new_order(order: list[int], energies: list[int]) -> list[int]:
    """The turn order after a round in which the seats 0, 1, ... made these energies."""
    table = Tabletop(len(order), game="intro")
    table.state.order = order
    for seat, energy in enumerate(energies):
        table.stock(seat, energy=energy)
    return table.phase("end").state.order


def play_on(table: Tabletop) -> None:
    """Everybody brings all engineers to the bank: the action phase of one round."""
    for seat in list(table.state.order):
        table.answer(seat, "bank 12")


def whole_game(game: str) -> Tabletop:
    """A table at the beginning of round 1 with everything that follows."""
    table = Tabletop(2, game=game)
    table.state.round = 0
    return table.at("game", step="draft")


# --- end of round -----------------------------------------------------------------------------------------------------


@pytest.mark.rules("BAR-EOR-01")
def test_the_new_order_runs_from_the_least_to_the_most_energy() -> None:
    assert new_order([0, 1, 2, 3], [9, 4, 0, 17]) == [2, 1, 0, 3]
    assert new_order([3, 1, 0, 2], [9, 4, 0, 17]) == [2, 1, 0, 3]


@pytest.mark.rules("BAR-EOR-02")
def test_two_players_with_equal_energy_swap() -> None:
    assert new_order([0, 1], [5, 5]) == [1, 0]
    assert new_order([1, 0], [5, 5]) == [0, 1]
    assert new_order([2, 0, 3, 1], [6, 6, 20, 0]) == [3, 1, 0, 2]


@pytest.mark.rules("BAR-EOR-03")
def test_three_or_more_players_with_equal_energy_reverse_their_order() -> None:
    assert new_order([2, 0, 1], [5, 5, 5]) == [1, 0, 2]
    assert new_order([0, 1, 2, 3], [0, 0, 0, 0]) == [3, 2, 1, 0]
    assert new_order([0, 1, 2, 3], [7, 1, 7, 7]) == [1, 3, 2, 0]


@pytest.mark.rules("BAR-EOR-04", "BAR-EOR-05")
def test_energy_goes_back_to_zero_and_all_engineers_come_home() -> None:
    table = Tabletop(2, game="intro").dam("D5L", 1, 1).conduit("C5A").powerhouse("P8-1").stock(USA, mixer=20)
    table.turn("space turbine-1L").turn("build powerhouse powerhouse", "site P9-1").turn("bank 4")
    table.turn("space workshop-1L", seat=GERMANY).turn("bank 11", seat=GERMANY)
    assert [player.engineer for player in table.state.players] == [12 - 2 - 1 - 4, 0]
    table.phase("end")
    assert [(player.engineer, player.energy) for player in table.state.players] == [(12, 0), (12, 0)]
    assert table.state.placed == []
    assert not any(player.passed for player in table.state.players)


@pytest.mark.rules("BAR-EOR-06")
def test_tiles_left_in_the_patent_office_leave_the_game() -> None:
    table = whole_game("full")
    seen: list[str] = []
    while not table.game.over:
        shown = list(table.state.patents)
        assert not set(shown) & set(seen)
        decks = (table.state.tiles1, table.state.tiles2, table.state.tiles3)
        assert not any(tile in deck.cards for deck in decks for tile in [*seen, *shown])
        seen += shown
        play_on(table)
    assert sorted(seen) == sorted(ADVANCED)


@pytest.mark.rules("BAR-EOR-07", "BAR-EOR-08")
def test_three_new_tiles_each_round_from_the_lowest_deck() -> None:
    table = whole_game("full")
    levels = []
    while not table.game.over:
        levels.append(sorted(ADVANCED[tile].level for tile in table.state.patents))
        play_on(table)
    assert levels == [[1, 1, 1], [1, 1, 2], [2, 2, 2], [2, 3, 3], [3, 3, 3]]


@pytest.mark.rules("BAR-EOR-09", "BAR-EOR-10")
def test_wheels_and_dams_stay_as_they_are_between_rounds() -> None:
    table = Tabletop(2, game="intro").tiles("base").wheel({2: ("conduit", 4, 0), 5: ("powerhouse", 0, 3)})
    table.dam("D5L", 3, 2).dam("D1L", 1, 1, NEUTRAL).dam("D9L", 2, 1, GERMANY)
    table.phase("end").phase("begin").phase("income")
    assert table.player().wheel == [EMPTY, EMPTY, ("conduit", 4, 0), EMPTY, EMPTY, ("powerhouse", 0, 3)]
    assert (table.player().tiles, table.player().excavator, table.player().mixer) == (["base"], 6, 4)
    assert table.drops() == {"D5L": 2, "D1L": 1, "D9L": 1}


# --- end of game ------------------------------------------------------------------------------------------------------


def ended(table: Tabletop) -> Tabletop:
    """The end of the game, right after the last scoring phase."""
    return table.at("game", step="rounds")


def objective(*counts: int) -> list[int]:
    """The points of the objective tile with these counts: basins in which the seats have a conduit."""
    table = Tabletop(len(counts), game="intro")
    table.state.objective = "basins_with_1"
    for seat, count in enumerate(counts):
        first, side = (1, 6)[seat % 2], "AB"[seat // 2]
        for basin in range(first, first + count):
            table.conduit(f"C{basin}{side}", seat)
    ended(table)
    assert [event["reached"] for event in table.events("objective-scored")] == list(counts)
    return [player.vp_from.get("objective", 0) for player in table.state.players]


@pytest.mark.rules("BAR-END-01")
def test_the_game_ends_after_the_scoring_of_the_fifth_round() -> None:
    table = whole_game("intro")
    for _ in range(4):
        play_on(table)
    assert not table.game.over
    table.stock(USA, energy=7)
    order = list(table.state.order)
    play_on(table)
    assert table.game.over
    assert table.player().energy == 7  # no end of round
    assert table.state.order == order
    assert table.player().vp_from["rank"] == 6
    assert [event["event"] for event in table.events()].count("new-order") == 4


@pytest.mark.rules("BAR-END-02")
def test_fifteen_ten_and_five_points_for_the_objective_before_everything_else() -> None:
    assert objective(1, 4, 2, 3) == [0, 15, 5, 10]
    assert objective(2, 3) == [10, 15]
    table = ended(Tabletop(2, game="intro").dam("D1U", 1, 1))
    kinds = [event["event"] for event in table.events()]
    first = kinds.index("objective-scored")
    assert [(event["item"], event["count"]) for event in table.events()[first:] if event["event"] == "gained"][1:3] == [
        ("vp", 3),  # the supply
        ("vp", 1),  # the water
    ]


@pytest.mark.rules("BAR-END-03")
def test_tied_players_share_their_places_rounded_up() -> None:
    assert objective(4, 4, 2) == [13, 13, 5]
    assert objective(4, 2, 2, 1) == [15, 8, 8, 0]
    assert objective(3, 3, 3) == [10, 10, 10]
    assert objective(2, 2, 2, 2) == [8, 8, 8, 8]


@pytest.mark.rules("BAR-END-04")
def test_a_tie_uses_up_its_places_and_below_third_there_is_nothing() -> None:
    assert objective(5, 5, 5, 1) == [10, 10, 10, 0]
    assert objective(5, 4, 2, 2) == [15, 10, 3, 3]
    assert objective(5, 2, 2, 2) == [15, 5, 5, 5]
    assert objective(4, 4, 2, 2) == [13, 13, 3, 3]


@pytest.mark.rules("BAR-END-05")
def test_a_count_of_zero_can_take_a_place() -> None:
    assert objective(0, 3) == [10, 15]
    assert objective(0, 0, 1) == [8, 8, 15]


@pytest.mark.rules("BAR-END-06", "BAR-END-07")
@pytest.mark.parametrize(
    ("supply", "points"), [((5, 0, 0), 1), ((2, 2, 1), 1), ((2, 1, 1), 0), ((4, 4, 1), 1), ((7, 9, 14), 6)]
)
def test_a_point_for_every_five_things_in_the_supply_and_none_for_the_wheel(
    supply: tuple[int, int, int], points: int
) -> None:
    credit, excavator, mixer = supply
    table = Tabletop(2, game="intro").stock(USA, credit=credit, excavator=excavator, mixer=mixer)
    ended(table.wheel({2: ("base", 5, 0), 3: ("powerhouse", 0, 5)}))
    assert table.player().vp_from.get("supply", 0) == points


@pytest.mark.rules("BAR-END-08", "BAR-END-09")
def test_a_point_for_every_drop_behind_an_own_dam_only() -> None:
    table = Tabletop(2, game="intro").dam("D1L", 3, 2).dam("D5L", 2, 2).dam("D9L", 1, 0)
    table.dam("D6L", 2, 2, NEUTRAL).dam("D7U", 1, 1, GERMANY).water("HA", 3)
    ended(table)
    assert [player.vp_from.get("water", 0) for player in table.state.players] == [4, 1]


def ended_with(*players: tuple[int, int]) -> Tabletop:
    """A game with these points and this energy of round 5."""
    table = Tabletop(len(players), game="intro")
    for seat, (points, energy) in enumerate(players):
        table.stock(seat, energy=energy)
        table.player(seat).vp_from = {"start": points}
    return table


def winners(*players: tuple[int, int]) -> list[int]:
    """Who wins with these points and this energy of round 5."""
    return TITLE.winners(ended_with(*players).state)


def places(*players: tuple[int, int]) -> list[int]:
    """Who comes where with these points and this energy of round 5."""
    return TITLE.places(ended_with(*players).state)


@pytest.mark.rules("BAR-END-10")
def test_the_most_points_win() -> None:
    assert winners((40, 30), (41, 0)) == [GERMANY]
    assert winners((-3, 5), (-9, 9), (-2, 0)) == [ITALY]


@pytest.mark.rules("BAR-END-11")
def test_a_tie_goes_to_the_one_with_more_energy_in_the_last_round() -> None:
    assert winners((40, 12), (40, 13), (39, 30)) == [GERMANY]
    table = whole_game("intro")
    for _ in range(4):
        play_on(table)
    table.stock(USA, energy=7).stock(GERMANY, energy=8)
    play_on(table)
    for player in table.state.players:
        player.vp_from = {"start": 50}
    assert TITLE.winners(table.state) == [GERMANY]


@pytest.mark.rules("BAR-END-12")
def test_equal_points_and_energy_share_the_victory() -> None:
    assert winners((40, 12), (31, 12), (40, 12), (40, 11)) == [USA, ITALY]


@pytest.mark.rules("BAR-END-13")
def test_the_energy_of_the_last_round_decides_lower_places_too_and_equals_share_them() -> None:
    assert places((31, 4), (50, 0), (31, 5)) == [3, 1, 2]
    assert places((31, 5), (50, 0), (31, 5), (30, 30)) == [2, 1, 2, 4]
    assert places((40, 12), (31, 12), (40, 12), (40, 11)) == [1, 4, 1, 3]


@pytest.mark.rules("BAR-AUTO-02", "BAR-END-13")
def test_an_automa_has_a_place_among_the_players() -> None:
    table = Tabletop(2, automas="2")
    for player, (points, energy) in enumerate([(40, 3), (40, 5), (70, 0), (40, 4)]):
        table.player(player).vp_from = {"start": points}
        table.player(player).energy = energy
    assert TITLE.places(table.state) == [4, 2, 1, 3]
    assert TITLE.winners(table.state) == [2]


def test_only_a_tie_that_was_broken_is_told() -> None:
    state = ended_with((31, 4), (50, 0), (31, 5), (30, 5)).state
    assert [[line.args for line in TITLE.tied(state, seat)] for seat in range(4)] == [
        [{"count": 4}],
        [],
        [{"count": 5}],
        [],
    ]
