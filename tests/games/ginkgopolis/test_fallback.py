"""What happens when a card and a tile cannot be paid for after they are revealed."""

import pytest

from asztal.games.ginkgopolis.examples.tabletop import Tabletop


def corner(resources: int, points: int = 0) -> Tabletop:
    """Red 8 with two floors, which belongs to seat 1, and token A above yellow 5; nobody has bonuses."""
    table = Tabletop(seats=3)
    table.clear_city()
    table.building("0,0", "r08", height=2, owner=1)
    table.building("-1,1", "y05", height=1, owner=2)
    for seat in range(3):
        table.area(seat)
        table.stock(seat, resources=5, points=5, supply=10)
        table.tiles(seat)
    table.stock(0, resources=resources, points=points)
    return table


@pytest.mark.rules("GIN-UNA-01", "GIN-UNA-02")
def test_urbanizing_without_a_resource_becomes_an_exploit_with_the_tile_back_in_stock() -> None:
    table = corner(resources=0)
    table.act(0, "UA", "r12")
    assert list(table.player(0).tiles) == ["r12"]
    assert table.options(0) == ["take resource", "take tile"]
    table.answer(0, "take resource")
    assert table.rest(0) == (1, 1, 0)
    assert table.state.top == {"0,0": "r08", "-1,1": "y05"}
    assert table.state.tokens["A"] == "-1,2"
    assert table.events("fallback") == [{"event": "fallback", "seat": 0, "card": "UA"}]


@pytest.mark.rules("GIN-UNA-01", "GIN-UNA-02")
def test_constructing_with_too_few_resources_becomes_an_exploit_of_the_building() -> None:
    table = corner(resources=2)
    table.act(0, "R08", "r12")  # three floors would need three
    assert list(table.player(0).tiles) == ["r12"]
    assert table.rest(0) == (4, 1, 0)
    assert table.player(0).supply == 8
    assert table.events("fallback") == [{"event": "fallback", "seat": 0, "card": "R08"}]


@pytest.mark.rules("GIN-UNA-02")
def test_a_resource_short_for_the_colour_is_too_few() -> None:
    table = corner(resources=3)
    table.act(0, "R08", "y12")
    assert table.rest(0) == (5, 1, 0)
    assert table.state.top["0,0"] == "r08"
    assert table.player(0).supply == 8


@pytest.mark.rules("GIN-UNA-03")
def test_too_few_points_for_the_number_cause_the_fallback_too() -> None:
    table = corner(resources=9, points=3)
    table.act(0, "R08", "r04")  # four points are due
    assert table.rest(0) == (11, 1, 3)
    assert table.state.top["0,0"] == "r08"
    table = corner(resources=9, points=4)
    table.act(0, "R08", "r04")
    assert table.rest(0) == (6, 0, 0)
    assert table.state.top["0,0"] == "r04"


@pytest.mark.rules("GIN-UNA-04")
def test_in_the_fallback_nothing_is_paid_placed_or_returned() -> None:
    table = corner(resources=2, points=4)
    city = [dict(part) for part in (table.state.top, table.state.height, table.state.owner, table.state.tokens)]
    table.act(0, "R08", "y06")
    now = [dict(part) for part in (table.state.top, table.state.height, table.state.owner, table.state.tokens)]
    assert now == city
    assert table.state.markers == []
    assert table.state.covered == []
    assert [table.rest(seat) for seat in range(3)] == [(4, 1, 4), (5, 0, 5), (5, 0, 5)]
    assert [player.supply for player in table.state.players] == [8, 10, 10]
    told = [event["event"] for event in table.events()]
    assert not {"returned", "paid", "constructed", "urbanized", "token-moved"} & set(told)


@pytest.mark.rules("GIN-UNA-05")
@pytest.mark.parametrize("card", ["R08", "UA"])
def test_in_the_fallback_exploit_bonuses_pay_and_the_card_is_discarded(card: str) -> None:
    table = corner(resources=0)
    table.area(0, "R02", "B05", "Y08", "R03", "B06", "Y09", "Y07", "B01")
    table.act(0, card, "r12", *(["take resource"] if card == "UA" else []))
    # the yield, then Y07 two points and B01 a tile; r12 is back
    assert table.rest(0) == ((1 if card == "UA" else 2), 2, 2)
    assert card in table.state.discard
    assert table.player(0).area == ["R02", "B05", "Y08", "R03", "B06", "Y09", "Y07", "B01"]
    assert list(table.state.played) == []


@pytest.mark.rules("GIN-UNA-06")
def test_an_affordable_action_is_carried_out_without_a_question() -> None:
    table = corner(resources=3)
    table.act(0, "R08", "r12")
    assert table.game.over  # nothing was asked on the way
    assert table.state.top["0,0"] == "r12"
    assert table.rest(0) == (0, 0, 0)
    table = corner(resources=1)
    table.act(0, "UA", "r12")
    assert table.state.top["-1,2"] == "r12"
    assert table.options(0) == ["move -1,3", "move -2,2"]
    assert table.events("fallback") == []


@pytest.mark.rules("GIN-UNA-07")
def test_what_the_action_would_bring_does_not_help_to_pay_for_it() -> None:
    table = corner(resources=0)
    table.building("-1,1", "r06", height=3)  # would yield three resources
    table.area(0, "R02")  # and a resource as bonus
    table.act(0, "UA", "r12", "take resource")
    assert "-1,2" not in table.state.top
    assert table.rest(0) == (1, 1, 0)

    table = corner(resources=2, points=1)
    table.area(0, "R03", "Y03")
    table.act(0, "R08", "r12")  # a resource short
    assert table.state.top["0,0"] == "r08"

    table = corner(resources=3, points=1)
    table.area(0, "Y09")
    table.act(0, "R08", "r06")  # a point short
    assert table.state.top["0,0"] == "r08"
    assert table.rest(0) == (5, 1, 1)


@pytest.mark.rules("GIN-UNA-07", "GIN-CON-12")
def test_the_point_surcharge_cannot_be_paid_with_points_that_the_action_gives_to_others() -> None:
    table = corner(resources=3, points=1)
    table.stock(1, points=0)
    table.act(0, "R08", "r06")
    assert table.state.top["0,0"] == "r08"
    assert table.rest(1) == (5, 0, 0)
