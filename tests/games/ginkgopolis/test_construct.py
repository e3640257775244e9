"""Construct: a building card with a tile puts a floor on the designated building."""

import pytest

from asztal.games.ginkgopolis import TITLE
from asztal.games.ginkgopolis.examples.tabletop import Tabletop
from asztal.testkit.walk import Setting, Walk


def site(owner: int, tile: str = "r08", height: int = 2, resources: int = 5, points: int = 3) -> Tabletop:
    """One building in the middle, which seat 0 is going to build on; nobody has bonuses."""
    table = Tabletop(seats=3)
    table.building("0,0", tile, height=height, owner=owner)
    for seat in range(3):
        table.area(seat)
        table.stock(seat, resources=5, points=3, supply=10)
        table.tiles(seat)
    table.stock(0, resources=resources, points=points)
    return table


@pytest.mark.rules("GIN-CON-02", "GIN-CON-03")
def test_the_former_owner_gets_the_resources_into_the_stock_and_a_point_for_each() -> None:
    table = site(owner=2, height=3).act(0, "R08", "r12")
    assert table.rest(2) == (8, 0, 6)
    assert table.player(2).supply == 10
    assert table.rest(1) == (5, 0, 3)
    assert table.rest(0) == (1, 0, 3)
    assert table.events("returned") == [{"event": "returned", "seat": 2, "count": 3, "points": 3}]


@pytest.mark.rules("GIN-CON-02", "GIN-CON-04")
def test_whoever_builds_on_an_own_building_gets_the_resources_back_but_no_points() -> None:
    table = site(owner=0, height=2).act(0, "R08", "r12")
    assert table.rest(0) == (4, 0, 3)  # 5 + 2 - 3
    assert table.player(0).supply == 10
    assert table.events("returned") == [{"event": "returned", "seat": 0, "count": 2, "points": 0}]


@pytest.mark.rules("GIN-CON-05")
def test_building_on_a_neutral_building_returns_nothing_and_pays_nobody() -> None:
    table = site(owner=-1, tile="r03", height=1).act(0, "R03", "r12")
    assert [table.rest(seat) for seat in range(3)] == [(3, 0, 3), (5, 0, 3), (5, 0, 3)]
    assert [player.supply for player in table.state.players] == [10, 10, 10]
    assert table.events("returned") == []


@pytest.mark.rules("GIN-CON-06", "GIN-CON-10", "GIN-CON-13")
def test_the_building_grows_changes_its_face_and_its_owner_and_gets_a_marker() -> None:
    table = site(owner=1)
    before = {name: dict(getattr(table.state, name)) for name in ("top", "height", "owner", "tokens")}
    table.act(0, "R08", "r12")
    assert table.state.top == before["top"] | {"0,0": "r12"}
    assert table.state.height == before["height"] | {"0,0": 3}
    assert table.state.owner == before["owner"] | {"0,0": 0}
    assert table.state.tokens == before["tokens"]
    assert table.state.markers == ["0,0"]
    assert table.state.covered == ["r08"]
    assert table.player(0).resources == 2  # three stand on the three floors
    assert "R12" not in table.state.deck
    assert "r12" not in table.state.played
    assert table.events("constructed") == [
        {"event": "constructed", "seat": 0, "tile": "r12", "cell": "0,0", "height": 3}
    ]


@pytest.mark.rules("GIN-CON-07")
@pytest.mark.parametrize(("tile", "paid"), [("r04", 4), ("r07", 1), ("r09", 0), ("r20", 0)])
def test_a_lower_number_costs_the_difference_in_points(tile: str, paid: int) -> None:
    table = site(owner=-1, points=6).act(0, "R08", tile)
    assert table.state.top["0,0"] == tile
    assert table.rest(0) == (2, 0, 6 - paid)
    assert table.player(0).supply == 10


@pytest.mark.rules("GIN-CON-07")
def test_the_same_number_in_another_colour_costs_no_points() -> None:
    table = site(owner=-1).act(0, "R08", "b08")
    assert table.rest(0) == (1, 0, 3)


@pytest.mark.rules("GIN-CON-08")
@pytest.mark.parametrize("tile", ["b12", "y12"])
def test_another_colour_costs_a_resource_that_goes_to_the_supply(tile: str) -> None:
    table = site(owner=-1).act(0, "R08", tile)
    assert table.rest(0) == (1, 0, 3)  # 5 - 3 floors - 1
    assert table.player(0).supply == 11
    assert table.state.height["0,0"] == 3
    assert table.events("paid") == [{"event": "paid", "seat": 0, "resources": 1, "points": 0}]


@pytest.mark.rules("GIN-CON-08")
def test_the_same_colour_and_a_higher_number_cost_nothing_extra() -> None:
    table = site(owner=-1).act(0, "R08", "r09")
    assert table.rest(0) == (2, 0, 3)
    assert table.player(0).supply == 10
    assert table.events("paid") == []


@pytest.mark.rules("GIN-CON-09")
def test_both_surcharges_add_up() -> None:
    table = site(owner=-1).act(0, "R08", "y06")
    assert table.rest(0) == (1, 0, 1)
    assert table.player(0).supply == 11
    assert table.events("paid") == [{"event": "paid", "seat": 0, "resources": 1, "points": 2}]


@pytest.mark.rules("GIN-CON-11")
def test_resources_from_the_own_building_pay_for_the_surcharge_and_the_floors() -> None:
    table = site(owner=0, resources=2).act(0, "R08", "b12")  # 2 in stock and 2 returned for 1 + 3
    assert table.rest(0) == (0, 0, 3)
    assert table.player(0).supply == 11
    assert (table.state.top["0,0"], table.state.height["0,0"], table.state.owner["0,0"]) == ("b12", 3, 0)


@pytest.mark.rules("GIN-CON-12")
@pytest.mark.parametrize(
    ("owner", "tile", "resources", "points"),
    [
        (-1, "r12", 3, 0),  # three floors
        (1, "r12", 3, 0),  # what goes back to another does not help
        (0, "r12", 1, 0),  # the own two return
        (-1, "b12", 4, 0),  # and one for the colour
        (0, "b12", 2, 0),
        (-1, "r05", 3, 3),
        (-1, "b05", 4, 3),
    ],
)
def test_an_action_is_affordable_to_the_last_resource_and_point(
    owner: int, tile: str, resources: int, points: int
) -> None:
    table = site(owner, resources=resources, points=points).act(0, "R08", tile)
    assert table.state.top["0,0"] == tile
    assert table.rest(0) == (0, 0, 0)
    for name, one_less in {"resources": resources - 1, "points": points - 1}.items():
        if one_less >= 0:
            table = site(owner, resources=resources, points=points)
            table.stock(0, **{name: one_less})
            table.act(0, "R08", tile)
            assert (table.state.top["0,0"], table.state.owner["0,0"]) == ("r08", owner)


@pytest.mark.rules("GIN-CON-14", "GIN-CON-15")
def test_only_construct_bonuses_pay_and_neither_the_building_nor_its_neighbours_yield() -> None:
    table = site(owner=-1)
    for cell, tile in {"0,1": "r10", "1,0": "b10", "0,-1": "y10", "-1,0": "b11"}.items():
        table.building(cell, tile, height=3)
    table.area(0, "R01", "B04", "Y07", "R02", "B08", "Y05", "R03", "B09", "Y06", "CH04", "CH02", "CH03")
    table.act(0, "R08", "r12")
    # 5 - 3; R03 a resource, B09 a tile and a point, Y06 a point, CH04 a resource, CH02 a point, CH03 a tile
    assert table.rest(0) == (4, 2, 6)


@pytest.mark.rules("GIN-CON-14")
def test_construct_bonuses_of_other_players_do_not_pay() -> None:
    table = site(owner=-1)
    table.area(1, "R03", "B06", "Y09")
    table.act(0, "R08", "r12")
    assert [table.rest(seat) for seat in (0, 1)] == [(2, 0, 3), (5, 0, 3)]


@pytest.mark.rules("GIN-CON-16")
def test_the_kept_card_pays_from_the_next_action_on() -> None:
    table = site(owner=-1, tile="y09", height=1, resources=9)
    table.act(0, "Y09", "y12")
    assert table.player(0).area == ["Y09"]
    assert table.rest(0) == (7, 0, 3)  # its two points are not paid yet
    table.building("1,0", "r10", height=1)
    table.act(0, "R10", "r12")
    assert table.player(0).area == ["Y09", "R10"]
    assert table.rest(0) == (5, 0, 5)


@pytest.mark.rules("GIN-CON-16", "GIN-CON-17")
def test_the_played_card_lies_in_the_area_and_not_on_the_discard_pile() -> None:
    table = site(owner=-1)
    table.area(0, "CH01")
    table.act(0, "R08", "r12")
    assert table.player(0).area == ["CH01", "R08"]
    assert "R08" not in table.state.discard
    assert list(table.state.played) == []


@pytest.mark.rules("GIN-CON-17")
def test_in_played_games_kept_cards_stay_in_their_area_for_good() -> None:
    kept = 0
    for seats, seed in ((2, 1), (3, 2), (5, 3)):
        walk = Walk(Setting(TITLE, seats, TITLE.full_variant(seats, {})), seed)
        areas: list[list[str]] = [[] for _ in range(seats)]
        for _ in walk.steps():
            state = walk.game.state
            circulating = {*state.deck, *state.discard}
            for player in state.players:
                circulating |= {*player.hand, *player.sealed}
            for seat, player in enumerate(state.players):
                assert player.area[: len(areas[seat])] == areas[seat]
                assert not circulating & set(player.area)
                areas[seat] = list(player.area)
        kept += sum(len(area) - 3 for area in areas)
    assert kept > 10


@pytest.mark.rules("GIN-CON-18")
def test_a_building_of_twelve_floors_can_get_a_thirteenth() -> None:
    table = site(owner=1, height=12, resources=14).act(0, "R08", "r12")
    assert table.state.height["0,0"] == 13
    assert table.rest(0) == (1, 0, 3)
    assert table.rest(1) == (17, 0, 15)


@pytest.mark.rules("GIN-CON-01")
def test_the_steps_come_in_order() -> None:
    table = site(owner=1)
    table.area(0, "Y03", "B03", "R03")
    table.supply("b10")
    start = len(table.events())
    table.act(0, "R08", "y07")  # the bonus B03 takes the last tile of the supply, so the table stops for the hand-in
    assert table.rest(1) == (7, 0, 5)
    assert table.rest(0) == (1, 1, 3)  # 5 - 1 - 3 resources, 3 - 1 + 1 points
    assert (table.state.top["0,0"], table.state.height["0,0"], table.state.owner["0,0"]) == ("y07", 3, 0)
    assert table.state.markers == ["0,0"]
    assert table.player(0).area == ["Y03", "B03", "R03"]  # the card is kept last
    for seat in range(3):
        table.answer(seat, "done")
    assert table.rest(0) == (2, 1, 3)
    assert table.player(0).area == ["Y03", "B03", "R03", "R08"]
    told = [event["event"] for event in table.events()[start:]]
    assert told[:6] == ["revealed", "returned", "constructed", "paid", "gained", "gained"]
