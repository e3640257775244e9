"""Urbanize: an urbanization card with a tile founds a building on the edge of the city."""

import pytest

from asztal.games.ginkgopolis.examples.tabletop import Tabletop
from asztal.kernel import Option


def at_token_a() -> Tabletop:
    """Token A at -1,2 touches only the neutral yellow 5 below it; nobody has bonuses, seat 0 has three resources."""
    table = Tabletop(seats=3)
    table.clear_city()
    table.building("-1,1", "y05")
    for seat in range(3):
        table.area(seat)
        table.stock(seat, resources=3, points=0, supply=10)
        table.tiles(seat)
    return table


@pytest.mark.rules("GIN-URB-02", "GIN-URB-03", "GIN-URB-04")
def test_the_tile_stands_in_the_token_s_cell_with_one_resource_and_a_marker() -> None:
    table = at_token_a().act(0, "UA", "r04", "move -1,3")
    assert table.state.top == {"-1,1": "y05", "-1,2": "r04"}
    assert table.state.height == {"-1,1": 1, "-1,2": 1}
    assert table.state.owner == {"-1,1": -1, "-1,2": 0}
    assert table.state.markers == ["-1,2"]
    assert "R04" not in table.state.deck  # the marker says so
    assert (table.player(0).resources, table.player(0).supply) == (2, 10)


@pytest.mark.rules("GIN-URB-02")
def test_the_card_names_the_token_wherever_it_lies_now() -> None:
    table = at_token_a()
    table.state.tokens["G"] = "-1,0"
    table.act(0, "UG", "r04", "move 0,0")
    assert table.state.top == {"-1,1": "y05", "-1,0": "r04"}
    assert table.state.tokens["G"] == "0,0"
    assert table.state.tokens["A"] == "-1,2"


@pytest.mark.rules("GIN-URB-05")
@pytest.mark.parametrize("tile", ["y04", "y20", "b05", "b20", "r05", "r19"])
def test_any_tile_costs_the_same_single_resource(tile: str) -> None:
    table = at_token_a().act(0, "UA", tile, "move -1,3")
    assert table.state.top["-1,2"] == tile
    assert table.rest(0) == (2, 0, 1)  # the point is what yellow 5 yields
    assert table.events("paid") == []
    assert table.events("fallback") == []


@pytest.mark.rules("GIN-URB-03", "GIN-URB-04")
def test_the_last_resource_in_stock_is_enough() -> None:
    table = at_token_a()
    table.stock(0, resources=1)
    table.act(0, "UA", "r04", "move -1,3")
    assert table.state.owner["-1,2"] == 0
    assert table.rest(0) == (0, 0, 1)
    assert table.state.markers == ["-1,2"]
    assert not table.state.ending  # ten are left in the supply


@pytest.mark.rules("GIN-URB-06")
def test_the_player_moves_the_token_to_any_empty_neighbour_of_the_new_tile() -> None:
    table = at_token_a()
    table.state.tokens["B"] = "0,3"  # so that three sides are open
    table.act(0, "UA", "r04")
    assert list(table.game.decisions) == [0]
    assert table.options(0) == ["move -1,3", "move 0,2", "move -2,2"]
    before = dict(table.state.tokens)
    table.answer(0, "move 0,2")
    assert table.state.tokens == before | {"A": "0,2"}
    assert table.events("token-moved") == [{"event": "token-moved", "letter": "A", "cell": "0,2"}]


@pytest.mark.rules("GIN-URB-06")
def test_the_only_empty_neighbour_is_taken_without_a_question() -> None:
    table = at_token_a()
    table.building("0,1", "y06")
    table.act(0, "UB", "r04")  # A and C lie left and right of B
    assert table.game.over
    assert table.state.tokens["B"] == "0,3"


@pytest.mark.rules("GIN-URB-06", "GIN-URB-07")
def test_a_neighbour_with_a_building_or_another_token_is_not_empty() -> None:
    table = at_token_a().act(0, "UA", "r04")
    assert table.options(0) == ["move -1,3", "move -2,2"]  # B lies in 0,2 and yellow 5 stands in -1,1

    def why_not(text: str) -> tuple[str, str]:
        reason = table.game.why_not(0, Option.parse(text))
        return reason.key, reason.clause

    assert why_not("move 0,2") == ("cell-not-empty", "GIN-URB-07")
    assert why_not("move -1,1") == ("cell-not-empty", "GIN-URB-07")
    assert why_not("move -1,2") == ("token-leaves", "GIN-URB-06")
    assert why_not("move 0,3") == ("not-beside", "GIN-URB-06")  # only a corner
    assert why_not("move -3,2") == ("not-beside", "GIN-URB-06")
    assert why_not("move") == ("not-beside", "GIN-URB-06")
    for text in ("push clockwise", "push 0,2"):
        assert why_not(text) == ("no-push", "GIN-URB-10")


@pytest.mark.rules("GIN-URB-08")
def test_a_move_to_an_empty_neighbour_may_break_the_alphabetical_order() -> None:
    table = Tabletop(seats=3)
    for cell, tile in {"-1,2": "y04", "1,2": "y05", "1,3": "y06"}.items():
        table.building(cell, tile)
    table.state.tokens.update(A="0,2", B="0,3", C="1,4")
    table.stock(0, resources=1)
    table.act(0, "UB", "r04")
    # Around the city come -1,3 and then A in the notch 0,2: in -1,3 token B lies before A.
    assert table.options(0) == ["move 0,4", "move -1,3"]
    table.answer(0, "move -1,3")
    assert (table.state.tokens["A"], table.state.tokens["B"]) == ("0,2", "-1,3")


@pytest.mark.rules("GIN-URB-15", "GIN-URB-16")
def test_every_adjacent_building_yields_by_its_height_whoever_owns_it() -> None:
    table = at_token_a()
    table.building("-1,1", "y05", height=2)  # neutral
    table.building("0,2", "r06", height=3, owner=1)
    table.building("-2,2", "b07", height=1, owner=0)
    table.building("0,1", "r20", height=9, owner=2)  # touches the site at a corner only
    table.state.tokens["B"] = "0,3"
    table.act(0, "UA", "r04")
    assert table.rest(0) == (5, 1, 2)  # 3 - 1 + 3 resources: the new red 4 itself gives none
    assert table.player(0).supply == 7
    assert [table.rest(seat) for seat in (1, 2)] == [(3, 0, 0), (3, 0, 0)]


@pytest.mark.rules("GIN-URB-16")
@pytest.mark.parametrize("tile", ["r04", "b04", "y04"])
def test_the_new_building_yields_nothing_in_the_action_that_founds_it(tile: str) -> None:
    table = at_token_a()
    table.clear_city()
    table.act(0, "UA", tile, "move -1,3")
    assert table.rest(0) == (2, 0, 0)


@pytest.mark.rules("GIN-URB-17", "GIN-URB-18")
def test_urbanize_bonuses_pay_once_each_and_exploit_bonuses_do_not_pay() -> None:
    table = at_token_a()
    table.building("0,2", "b07")  # two buildings beside: the bonuses still pay once
    table.state.tokens["B"] = "0,3"
    table.area(0, "R01", "B04", "Y07", "CH06", "R02", "B08", "Y05", "CH09", "R03", "Y09")
    table.act(0, "UA", "r04", "move -1,3")
    # 1 point and 1 tile beside; then R02 a resource, B08 a tile and a point, Y05 a point, CH09 a tile
    assert table.rest(0) == (3, 3, 3)


@pytest.mark.rules("GIN-URB-18")
def test_the_bonuses_of_other_players_do_not_pay() -> None:
    table = at_token_a()
    table.area(1, "R02", "B05", "Y08")
    table.act(0, "UA", "r04", "move -1,3")
    assert table.rest(1) == (3, 0, 0)
    assert table.rest(0) == (2, 0, 1)


@pytest.mark.rules("GIN-URB-19")
def test_the_urbanization_card_ends_on_the_discard_pile() -> None:
    table = at_token_a()
    discard = set(table.state.discard) - {"UA"}
    table.act(0, "UA", "r04", "move -1,3")
    assert set(table.state.discard) == discard | {"UA"}
    assert len(table.state.played) == 0
    assert table.player(0).area == []


@pytest.mark.rules("GIN-URB-01")
def test_the_steps_come_in_order() -> None:
    table = at_token_a()
    table.building("-1,1", "r05", height=2)
    table.building("0,2", "y06")
    table.state.tokens["B"] = "0,3"
    table.area(0, "B02")
    table.supply("b10")
    start = len(table.events())

    table.act(0, "UA", "r04")  # the token's place is asked when tile, resource and marker lie there
    assert table.state.top["-1,2"] == "r04"
    assert table.state.markers == ["-1,2"]
    assert table.rest(0) == (2, 0, 0)
    assert table.state.tokens["A"] == "-1,2"
    assert list(table.state.played) == ["UA"]

    table.answer(0, "move -2,2")  # the bonus takes the last tile of the supply, so the table stops for the hand-in
    assert table.rest(0) == (4, 1, 1)
    assert list(table.state.played) == ["UA"]
    for seat in range(3):
        table.answer(seat, "done")
    assert list(table.state.played) == []
    assert "UA" in table.state.discard

    told = [(event["event"], event.get("item", "")) for event in table.events()[start:]]
    assert told[:6] == [
        ("revealed", ""),
        ("urbanized", ""),
        ("token-moved", ""),
        ("gained", "point"),  # east before south
        ("gained", "resource"),
        ("gained", "tile"),  # the bonus after the buildings
    ]
    assert table.events()[start + 1] == {"event": "urbanized", "seat": 0, "tile": "r04", "cell": "-1,2"}
