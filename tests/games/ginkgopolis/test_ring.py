"""The ring of sites around the city, for a token that finds no empty cell beside its new building."""

import pytest

from asztal.games.ginkgopolis import TITLE
from asztal.games.ginkgopolis.city import START_CELLS, ring
from asztal.games.ginkgopolis.examples.tabletop import Tabletop
from asztal.games.ginkgopolis.state import City
from asztal.testkit.walk import Setting, Walk

START_RING = ["-1,2", "0,2", "1,2", "2,1", "2,0", "2,-1", "1,-2", "0,-2", "-1,-2", "-2,-1", "-2,0", "-2,1"]
FILLERS = [f"y{number:02}" for number in range(4, 21)]


def around(*cells: str) -> list[str]:
    """The ring around the starting square with more buildings."""
    city = dict.fromkeys([*START_CELLS, *cells])
    return ring(city, city)


def town(*cells: str, **tokens: str) -> Tabletop:
    """The starting square with more buildings, and some tokens moved."""
    table = Tabletop(seats=3)
    for cell, tile in zip(cells, FILLERS, strict=False):
        table.building(cell, tile)
    table.state.tokens.update(tokens)
    table.area(0)
    table.stock(0, resources=5, supply=10)
    return table


# --- the list of cells ----------------------------------------------------------------------------------------------


@pytest.mark.rules("GIN-URB-11", "GIN-URB-20")
def test_at_the_start_the_ring_reads_a_to_l_clockwise() -> None:
    table = Tabletop(seats=3)
    assert ring(table.state.top, table.state.top) == START_RING
    assert list(table.state.tokens.values()) == START_RING
    assert "".join(table.state.tokens) == "ABCDEFGHIJKL"


@pytest.mark.rules("GIN-URB-11")
def test_an_inner_corner_that_faces_two_walls_is_listed_once() -> None:
    # 0,3 is faced by 0,2 from below and by 1,3 from the right
    assert around("0,2", "1,2", "1,3") == [
        *("1,4", "2,3", "2,2", "2,1", "2,0", "2,-1", "1,-2", "0,-2", "-1,-2", "-2,-1", "-2,0", "-2,1", "-1,2", "0,3"),
    ]


@pytest.mark.rules("GIN-URB-11")
def test_cells_that_touch_the_city_at_a_corner_only_are_not_on_the_ring() -> None:
    assert not {"2,2", "2,-2", "-2,-2", "-2,2"} & set(around())


@pytest.mark.rules("GIN-URB-20")
def test_the_walk_starts_above_the_highest_then_leftmost_building() -> None:
    assert around("1,2")[0] == "1,3"
    assert around("1,2", "0,2")[0] == "0,3"
    assert around("2,1", "2,2", "-1,2", "3,2")[0] == "-1,3"
    assert around("-2,1", "-3,1")[0] == "-3,2"


@pytest.mark.rules("GIN-URB-11", "GIN-URB-14")
def test_a_hole_is_not_on_the_ring() -> None:
    found = around("-1,2", "1,2", "-1,3", "0,3", "1,3")
    assert found == [
        *("-1,4", "0,4", "1,4", "2,3", "2,2"),
        *("2,1", "2,0", "2,-1", "1,-2", "0,-2", "-1,-2", "-2,-1", "-2,0", "-2,1"),
        *("-2,2", "-2,3"),
    ]
    assert "0,2" not in found


@pytest.mark.rules("GIN-URB-20")
def test_a_pocket_open_through_a_corner_is_outside_and_a_cell_met_again_is_not_listed_twice() -> None:
    # -1,2 and 0,3 touch at a corner; behind it lies the pocket 0,2, and -1,3 is passed on the way in and out
    assert around("-1,2", "1,2", "1,3", "0,3") == [
        *("0,4", "1,4", "2,3", "2,2"),
        *("2,1", "2,0", "2,-1", "1,-2", "0,-2", "-1,-2", "-2,-1", "-2,0", "-2,1"),
        *("-2,2", "-1,3", "0,2"),
    ]


@pytest.mark.rules("GIN-URB-20")
def test_a_pocket_open_through_a_corner_below_the_city_is_outside_too() -> None:
    # 1,-2 and 0,-3 touch at a corner; the walk enters the pocket 0,-2 from 1,-3 and leaves it the same way
    assert around("-1,-2", "1,-2", "-1,-3", "0,-3") == [
        *("-1,2", "0,2", "1,2", "2,1", "2,0", "2,-1"),
        *("2,-2", "1,-3", "0,-2", "0,-4", "-1,-4", "-2,-3", "-2,-2"),
        *("-2,-1", "-2,0", "-2,1"),
    ]


def outside(state: City) -> set[str]:
    """Building-free cells that share an edge with the city and can be reached from far away, corners included."""
    built = {(int(x), int(y)) for x, y in (cell.split(",") for cell in state.top)}
    low = min(min(cell) for cell in built) - 2
    high = max(max(cell) for cell in built) + 2
    reached, queue = {(low, low)}, [(low, low)]
    for x, y in queue:
        for step in [(dx, dy) for dx in (-1, 0, 1) for dy in (-1, 0, 1)]:
            near = (x + step[0], y + step[1])
            if low <= min(near) and max(near) <= high and near not in built and near not in reached:
                reached.add(near)
                queue.append(near)
    edges = {(x + dx, y + dy) for x, y in built for dx, dy in ((0, 1), (1, 0), (0, -1), (-1, 0))}
    return {f"{x},{y}" for x, y in edges & reached}


@pytest.mark.rules("GIN-URB-11", "GIN-URB-13")
def test_in_played_games_the_ring_is_the_outer_edge_and_has_twelve_cells_or_more() -> None:
    looked_at = 0
    for seed in range(3):
        walk = Walk(Setting(TITLE, 4, TITLE.full_variant(4, {})), seed)
        for _ in walk.steps():
            state = walk.game.state
            found = ring(state.top, state.top)
            assert len(set(found)) == len(found) >= 12
            assert set(found) == outside(state)
            looked_at += 1
    assert looked_at > 100


# --- the token goes around the city ---------------------------------------------------------------------------------


@pytest.mark.rules("GIN-URB-09", "GIN-URB-10", "GIN-URB-12")
def test_without_an_empty_neighbour_the_token_goes_between_its_alphabetical_neighbours() -> None:
    table = town("-1,2", "1,2", "-1,3", A="-2,2", C="0,3")
    before = dict(table.state.tokens)
    table.act(0, "UB", "r20")
    # From A in -2,2 clockwise to C in 0,3; nobody is pushed, for there is room.
    assert table.options(0) == ["move -2,3", "move -1,4"]
    table.answer(0, "move -1,4")
    assert table.state.tokens == before | {"B": "-1,4"}


@pytest.mark.rules("GIN-URB-12")
def test_cells_with_a_token_on_the_stretch_are_not_offered() -> None:
    table = town("-1,2", "1,2", "-1,3", A="-2,2", C="0,3", H="-2,3")
    before = dict(table.state.tokens)
    table.act(0, "UB", "r20")
    assert table.state.tokens == before | {"B": "-1,4"}  # the only free cell left


@pytest.mark.rules("GIN-URB-11", "GIN-URB-12")
def test_the_stretch_before_a_begins_at_l() -> None:
    table = town("-2,1", "-2,2", "0,2", B="-1,3", L="-3,1")
    before = dict(table.state.tokens)
    table.act(0, "UA", "r20")
    assert table.options(0) == ["move -3,2", "move -2,3"]  # past the end of the list, which starts at -2,3
    table.answer(0, "move -2,3")
    assert table.state.tokens == before | {"A": "-2,3"}


@pytest.mark.rules("GIN-URB-11", "GIN-URB-12")
def test_the_stretch_after_l_ends_at_a() -> None:
    # L lies in -2,1 between -1,1, -2,0 and -2,2; the token J takes its last side
    table = town("-2,0", "-1,2", "-2,2", A="-1,3", K="-3,0", J="-3,1")
    before = dict(table.state.tokens)
    table.act(0, "UL", "r20")
    assert table.options(0) == ["move -3,2", "move -2,3"]  # from K in -3,0 past the end of the list to A in -1,3
    table.answer(0, "move -3,2")
    assert table.state.tokens == before | {"L": "-3,2"}


@pytest.mark.rules("GIN-URB-12")
def test_a_letter_in_a_hole_is_skipped() -> None:
    holed = ("-1,2", "1,2", "-1,3", "0,3", "1,3")
    table = town(*holed, "2,1", "3,1", "3,2", A="-2,2", B="0,2", C="2,2", D="2,3")
    before = dict(table.state.tokens)
    table.act(0, "UC", "r20")
    assert table.options(0) == ["move -2,3", "move -1,4", "move 0,4", "move 1,4"]  # from A on: B is not on the ring
    table.answer(0, "move 0,4")
    assert table.state.tokens == before | {"C": "0,4"}


@pytest.mark.rules("GIN-URB-12")
def test_a_following_letter_in_a_hole_is_skipped_too() -> None:
    table = town("-1,2", "1,2", "-1,3", "0,3", "1,3", "-2,1", "-3,1", "-3,2", A="-2,2", B="0,2", C="1,4", L="-2,3")
    before = dict(table.state.tokens)
    table.act(0, "UA", "r20")
    assert table.options(0) == ["move -1,4", "move 0,4"]  # from L in -2,3 on to C in 1,4, because B is in the hole
    table.answer(0, "move -1,4")
    assert table.state.tokens == before | {"A": "-1,4"}


@pytest.mark.rules("GIN-URB-14")
def test_a_token_in_a_hole_stays_until_its_own_card_moves_it_and_is_a_site() -> None:
    table = town("-1,2", "1,2", "-1,3", "0,3", "1,3", A="-2,2", B="0,2", C="2,2")
    before = dict(table.state.tokens)
    table.act(0, "UC", "r20", "move 2,3")
    assert table.state.tokens == before | {"C": "2,3"}
    table.act(0, "UB", "r19")
    assert table.state.top["0,2"] == "r19"
    assert table.options(0) == ["move -2,3", "move -1,4", "move 0,4", "move 1,4"]  # out of the hole, from A to C
    table.answer(0, "move 1,4")
    assert table.state.tokens == before | {"B": "1,4", "C": "2,3"}


@pytest.mark.rules("GIN-URB-14")
def test_pushing_passes_by_a_token_in_a_hole() -> None:
    table = town("-1,2", "1,2", "-1,3", "0,3", "1,3", "2,1", "3,1", "3,2", B="0,2", C="2,2", D="2,3", A="1,4")
    before = dict(table.state.tokens)
    table.act(0, "UC", "r20", "push counter-clockwise")
    assert table.state.tokens == before | {"C": "1,4", "A": "0,4"}


# --- pushing --------------------------------------------------------------------------------------------------------


def packed(**tokens: str) -> Tabletop:
    """Token B lies in 0,3 between A in 0,4 and C in 1,3, which leave it no room on the ring."""
    table = town("-1,2", "0,2", "1,2", "-1,3", "-1,4")
    table.state.tokens.update(A="0,4", B="0,3", C="1,3")
    table.state.tokens.update(tokens)
    return table


@pytest.mark.rules("GIN-URB-10", "GIN-URB-13")
def test_where_there_is_no_room_the_player_pushes_a_neighbouring_token_aside() -> None:
    for direction, moved in {
        "clockwise": {"B": "1,3", "C": "2,2"},
        "counter-clockwise": {"B": "0,4", "A": "-1,5"},
    }.items():
        table = packed()
        before = dict(table.state.tokens)
        table.act(0, "UB", "r20")
        assert table.options(0) == ["push clockwise", "push counter-clockwise"]
        table.answer(0, f"push {direction}")
        assert table.state.tokens == before | moved
        told = [(event["letter"], event["cell"]) for event in table.events("token-moved")]
        assert told == list(moved.items())


@pytest.mark.rules("GIN-URB-13")
def test_packed_tokens_push_each_other_on_clockwise_until_a_cell_is_free() -> None:
    table = packed(D="2,2", E="2,1")
    before = dict(table.state.tokens)
    table.act(0, "UB", "r20", "push clockwise")
    assert table.state.tokens == before | {"B": "1,3", "C": "2,2", "D": "2,1", "E": "2,0"}


@pytest.mark.rules("GIN-URB-13")
def test_packed_tokens_push_each_other_on_counter_clockwise_past_the_start_of_the_list() -> None:
    table = packed(L="-1,5", K="-2,4")
    before = dict(table.state.tokens)
    table.act(0, "UB", "r20", "push counter-clockwise")
    assert table.state.tokens == before | {"B": "0,4", "A": "-1,5", "L": "-2,4", "K": "-2,3"}


@pytest.mark.rules("GIN-URB-11", "GIN-URB-13")
def test_l_pushes_a_past_the_end_of_the_list() -> None:
    for direction, moved in {
        "clockwise": {"L": "-2,2", "A": "-1,3"},
        "counter-clockwise": {"L": "-3,1", "K": "-3,0"},
    }.items():
        table = town("-2,0", "-1,2", A="-2,2", K="-3,1")
        before = dict(table.state.tokens)
        table.act(0, "UL", "r20")
        assert ring(table.state.top, table.state.top)[-3:] == ["-3,0", "-3,1", "-2,2"]
        assert table.options(0) == ["push clockwise", "push counter-clockwise"]
        table.answer(0, f"push {direction}")
        assert table.state.tokens == before | moved
