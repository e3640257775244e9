"""Districts: which buildings form one, who ranks where, and what it scores."""

import pytest

from asztal.games.ginkgopolis.city import District, districts, ranked_districts
from asztal.games.ginkgopolis.examples.tabletop import Tabletop
from asztal.games.ginkgopolis.scoring import score_lines
from asztal.games.ginkgopolis.state import DistrictView, Rank
from asztal.kernel import SPECTATOR, observe


def city(*buildings: tuple[str, str, int, int], seats: int = 3) -> Tabletop:
    """Buildings as cell, tile, height and owner; nothing else scores."""
    table = Tabletop(seats=seats)
    table.clear_city()
    for cell, tile, height, owner in buildings:
        table.building(cell, tile, height, owner)
    for seat in range(seats):
        table.area(seat)
        table.stock(seat, points=0, new_hand_tokens=0)
    return table


def row(*buildings: tuple[str, int, int], seats: int = 3) -> Tabletop:
    """Buildings side by side, as tile, height and owner."""
    return city(
        *((f"{x},0", tile, height, owner) for x, (tile, height, owner) in enumerate(buildings)),
        seats=seats,
    )


def ranked(table: Tabletop) -> list[District]:
    """All districts with their rankings."""
    return list(ranked_districts(table.state.top, table.state.height, table.state.owner))


def points(table: Tabletop) -> list[int]:
    """The district points of every seat."""
    seats = range(table.state.seats)
    return [sum(line.points for line in score_lines(table.state, seat) if line.key == "district") for seat in seats]


@pytest.mark.rules("GIN-DIS-01")
def test_a_district_needs_two_buildings_of_a_colour_that_share_an_edge() -> None:
    table = city(
        ("0,0", "b04", 1, 0),
        ("1,0", "b05", 1, 0),
        ("2,0", "r04", 3, 0),  # alone
        ("3,0", "y04", 2, 1),
        ("4,1", "y05", 2, 1),  # touches yellow 4 only at a corner
        ("4,0", "r05", 2, 1),
    )
    assert list(districts(table.state.top)) == [("blue", ["0,0", "1,0"])]
    assert points(table) == [4, 0, 0]


@pytest.mark.rules("GIN-DIS-01")
def test_the_colour_of_a_building_is_that_of_its_top() -> None:
    table = row(("b04", 1, 0), ("b05", 1, 1))
    assert len(ranked(table)) == 1
    table.stock(0, resources=5, points=9)
    table.act(0, "B04", "y04")
    assert ranked(table) == []


@pytest.mark.rules("GIN-DIS-02")
def test_all_connected_buildings_of_a_colour_form_one_district() -> None:
    table = city(
        ("0,0", "b04", 1, 0),
        ("2,0", "b06", 1, 1),
        ("1,0", "b05", 1, 0),
        ("1,1", "b07", 1, 2),
        ("1,2", "b08", 1, 2),
        ("5,5", "b09", 1, 1),
        ("5,6", "b10", 1, 1),
    )
    found = [(colour, sorted(cells)) for colour, cells in districts(table.state.top)]
    assert found == [
        ("blue", ["0,0", "1,0", "1,1", "1,2", "2,0"]),
        ("blue", ["5,5", "5,6"]),
    ]


@pytest.mark.rules("GIN-DIS-03")
def test_a_neutral_building_connects_a_district_and_adds_no_resources() -> None:
    table = row(("y04", 2, 0), ("y01", 1, -1), ("y05", 1, 1))
    assert ranked(table) == [District("yellow", ["0,0", "1,0", "2,0"], [0, 1], {0: 2, 1: 1})]
    assert points(table) == [3, 1, 0]


@pytest.mark.rules("GIN-DIS-04")
def test_each_district_is_scored_on_its_own() -> None:
    table = row(
        ("b04", 3, 0),
        ("b05", 1, 1),
        ("r04", 1, 0),
        ("r05", 3, 1),
        ("b06", 2, 1),
        ("b07", 1, 2),
    )
    assert [(d.colour, d.ranking, d.resources) for d in ranked(table)] == [
        ("blue", [0, 1], {0: 3, 1: 1}),
        ("red", [1, 0], {0: 1, 1: 3}),
        ("blue", [1, 2], {1: 2, 2: 1}),
    ]
    assert points(table) == [4 + 1, 1 + 4 + 3, 1]
    lines = [(line.points, line.args) for line in score_lines(table.state, 1) if line.key == "district"]
    assert lines == [
        (1, {"colour": "blue", "size": 2}),
        (4, {"colour": "red", "size": 2}),
        (3, {"colour": "blue", "size": 2}),
    ]


@pytest.mark.rules("GIN-DIS-04")
def test_resources_count_and_not_buildings_or_heights() -> None:
    table = row(("b04", 1, 0), ("b05", 1, 0), ("b06", 1, 0), ("b20", 2, 1))
    assert ranked(table)[0].ranking == [0, 1]
    assert points(table) == [5, 2, 0]


@pytest.mark.rules("GIN-DIS-05", "GIN-DIS-06", "GIN-DIS-07")
def test_the_first_gains_all_resources_the_second_the_own_ones_and_the_others_nothing() -> None:
    table = row(("b04", 4, 2), ("b05", 3, 0), ("b06", 2, 3), ("b07", 1, 1), seats=4)
    assert ranked(table)[0].ranking == [2, 0, 3, 1]
    assert points(table) == [3, 0, 10, 0]


@pytest.mark.rules("GIN-DIS-08")
def test_in_a_tie_the_taller_tallest_building_ranks_first() -> None:
    table = row(("b20", 2, 0), ("b19", 2, 0), ("b04", 3, 1), ("b05", 1, 1))
    assert ranked(table) == [District("blue", ["0,0", "1,0", "2,0", "3,0"], [1, 0], {0: 4, 1: 4})]
    assert points(table) == [4, 8, 0]


@pytest.mark.rules("GIN-DIS-08")
def test_a_taller_building_elsewhere_does_not_break_a_tie() -> None:
    table = row(("b20", 2, 0), ("b05", 2, 1), ("r04", 9, 1), ("r05", 1, 0))
    assert ranked(table)[0].ranking == [0, 1]


@pytest.mark.rules("GIN-DIS-09")
def test_then_the_number_on_the_tallest_building_decides() -> None:
    table = row(("b05", 2, 0), ("b20", 1, 0), ("b09", 2, 1), ("b04", 1, 1))
    assert ranked(table)[0].ranking == [1, 0]  # 9 against 5: the 20 is not on the tallest building
    assert points(table) == [3, 6, 0]


@pytest.mark.rules("GIN-DIS-10")
def test_a_tie_of_three_gives_strict_ranks() -> None:
    table = row(("b04", 2, 0), ("b05", 2, 1), ("b06", 2, 2))
    assert ranked(table)[0].ranking == [2, 1, 0]
    assert points(table) == [0, 2, 6]


@pytest.mark.rules("GIN-DIS-10")
def test_ties_for_first_and_for_second_place_are_settled_alike() -> None:
    table = row(("b04", 3, 0), ("b05", 2, 1), ("b06", 1, 1), ("b07", 1, 2))
    assert points(table) == [7, 3, 0]  # whoever loses the tie for first is second
    table = row(("b04", 3, 0), ("b05", 2, 1), ("b06", 2, 2))
    assert points(table) == [7, 0, 2]


@pytest.mark.rules("GIN-DIS-11")
def test_of_equally_tall_buildings_the_one_with_the_highest_number_counts() -> None:
    table = row(("b04", 2, 0), ("b12", 2, 0), ("b11", 2, 1), ("b10", 2, 1))
    assert ranked(table)[0].ranking == [0, 1]
    table = row(("b12", 2, 0), ("b04", 2, 0), ("b10", 2, 1), ("b13", 2, 1))
    assert ranked(table)[0].ranking == [1, 0]


@pytest.mark.rules("GIN-DIS-12")
def test_who_has_all_resources_of_a_district_takes_both_places() -> None:
    table = row(("y04", 2, 1), ("y05", 3, 1), ("y01", 1, -1))
    assert points(table) == [0, 10, 0]


@pytest.mark.rules("GIN-DIS-13")
def test_a_player_without_a_resource_is_not_ranked_and_an_empty_district_scores_nothing() -> None:
    table = row(("y01", 1, -1), ("y02", 1, -1), ("r04", 1, 0), ("b04", 2, 0), ("b05", 1, 1))
    assert [(d.colour, d.ranking, d.resources) for d in ranked(table)] == [
        ("yellow", [], {}),
        ("blue", [0, 1], {0: 2, 1: 1}),
    ]
    assert points(table) == [3, 1, 0]
    assert [line.key for line in score_lines(table.state, 2)] == ["points"]


@pytest.mark.rules("GIN-DIS-12", "GIN-DIS-13")
def test_second_place_of_a_district_with_one_owner_goes_to_nobody_else() -> None:
    table = row(("y04", 1, 2), ("y05", 1, 2))
    assert ranked(table) == [District("yellow", ["0,0", "1,0"], [2], {2: 2})]
    assert points(table) == [0, 0, 4]


@pytest.mark.rules("GIN-DIS-05", "GIN-INF-11")
def test_everybody_sees_what_the_districts_would_score_the_biggest_first() -> None:
    table = city(
        ("0,0", "r04", 1, 0),
        ("1,0", "r05", 1, -1),
        ("0,-1", "b04", 3, 1),
        ("1,-1", "b05", 2, 2),
        ("2,-1", "b06", 1, 1),
    )
    seen = [observe(table.game, seat).view.districts for seat in (0, SPECTATOR)]
    blue = DistrictView("blue", ["0,-1", "1,-1", "2,-1"], [Rank(1, 4, 6), Rank(2, 2, 2)])
    assert seen == [[blue, DistrictView("red", ["0,0", "1,0"], [Rank(0, 1, 2)])]] * 2
