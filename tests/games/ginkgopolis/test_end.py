"""The hand-in of tiles, the two triggers of the end, and the last round."""

import pytest

from asztal.games.ginkgopolis.examples.tabletop import Tabletop
from asztal.kernel import observe


def last_tiles(*supply: str) -> Tabletop:
    """Blue 9 has three floors, the supply holds these tiles; seat 1 has four tiles, seat 2 has two, seat 0 none."""
    table = Tabletop(seats=3)
    table.building("0,0", "b09", height=3)
    for seat in range(3):
        table.area(seat)
        table.stock(seat, resources=0, points=0, supply=10)
    table.tiles(0)
    table.tiles(1, "r04", "r05", "r06", "r07")
    table.tiles(2, "y04", "y05")
    table.supply(*supply)
    return table


def in_a_round(*plays: str) -> Tabletop:
    """Three players from seat 0 on, with hands for the plays; everybody has resources, and nobody bonuses."""
    table = Tabletop(seats=3)
    table.state.first = 0
    rest = [("UD", "UE", "UF"), ("UG", "UH", "UI"), ("UJ", "UK", "UL")]
    for seat, play in enumerate(plays):
        card, _, tile = play.partition(" ")
        table.hand(seat, card, *rest[seat])
        table.tiles(seat, *([tile] if tile else []))
        table.area(seat)
        table.stock(seat, resources=5, points=5, supply=5)
    return table


# --- the hand-in ----------------------------------------------------------------------------------------------------


@pytest.mark.rules("GIN-END-01", "GIN-END-05")
def test_when_the_last_tile_is_taken_everybody_may_hand_in_tiles() -> None:
    table = last_tiles("b20").act(0, "B09")
    assert table.events("exhausted") == [{"event": "exhausted", "time": 1}]
    assert sorted(table.game.decisions) == [0, 1, 2]
    assert table.options(0) == ["done", "hand-in b20"]  # the one just drawn
    assert table.options(1) == ["done", "hand-in r04", "hand-in r05", "hand-in r06", "hand-in r07"]
    assert table.options(2) == ["done", "hand-in y04", "hand-in y05"]
    table.answer(1, "hand-in r05")
    assert table.options(1) == ["done", "hand-in r04", "hand-in r06", "hand-in r07"]
    assert not table.state.ending


@pytest.mark.rules("GIN-END-01", "GIN-END-03", "GIN-END-04")
def test_each_tile_handed_in_gives_a_point_and_joins_the_new_supply() -> None:
    table = last_tiles("b20")
    table.building("0,0", "b09", height=1)
    table.act(0, "B09")
    table.answer(0, "done")  # none
    for tile in ("r04", "r05", "r06", "r07"):  # all
        table.answer(1, f"hand-in {tile}")
    table.answer(1, "done")
    table.answer(2, "hand-in y05").answer(2, "done")  # some
    assert [table.rest(seat) for seat in range(3)] == [(0, 1, 0), (0, 0, 4), (0, 1, 1)]
    assert set(table.state.supply) == {"r04", "r05", "r06", "r07", "y05"}
    assert table.state.supply.top == []  # nobody knows the order
    assert [len(player.offered) for player in table.state.players] == [0, 0, 0]
    assert table.events("handed-in") == [
        {"event": "handed-in", "seat": 0, "tiles": []},
        {"event": "handed-in", "seat": 1, "tiles": ["r04", "r05", "r06", "r07"]},
        {"event": "handed-in", "seat": 2, "tiles": ["y05"]},
    ]
    assert not table.state.ending


@pytest.mark.rules("GIN-END-02")
def test_the_tiles_are_chosen_in_secret_and_shown_together() -> None:
    table = last_tiles("b20").act(0, "B09")
    table.answer(1, "hand-in r05").answer(1, "hand-in r04")
    assert observe(table.game, 2).position[-1]["kids"][:2] == [False, False]  # others see who is ready, and no more
    table.answer(1, "done")
    assert observe(table.game, 2).position[-1]["kids"][:2] == [False, True]
    table.answer(2, "done")
    for seat in (0, 2):
        seen = observe(table.game, seat).view.players[1]
        assert seen.offered == []
        assert seen.tiles == []
    assert observe(table.game, 1).view.players[1].offered == ["r05", "r04"]
    assert table.events("handed-in") == []
    assert table.player(1).points == 0
    table.answer(0, "done")
    assert [event["tiles"] for event in table.events("handed-in")] == [[], ["r04", "r05"], []]


@pytest.mark.rules("GIN-END-04", "GIN-END-05")
def test_the_gain_goes_on_from_the_new_supply() -> None:
    table = last_tiles("b20").act(0, "B09")
    table.answer(0, "done")
    for tile in ("r04", "r05", "r06"):
        table.answer(1, f"hand-in {tile}")
    table.answer(1, "done").answer(2, "done")
    assert table.rest(0) == (0, 3, 0)  # one of the old supply and two of the new one
    assert "b20" in table.player(0).tiles
    assert len(table.state.supply) == 1
    assert set(table.player(0).tiles) | set(table.state.supply) == {"b20", "r04", "r05", "r06"}
    assert "B09" in table.state.discard
    assert not table.state.ending


@pytest.mark.rules("GIN-END-05")
def test_the_hand_in_interrupts_the_gain_before_what_is_still_due() -> None:
    table = last_tiles("b20")
    table.building("0,0", "b09", height=1)
    table.area(0, "Y07", "B04", "R01")
    table.act(0, "B09")
    assert table.rest(0) == (0, 1, 0)  # the bonuses wait
    table.answer(0, "done")
    table.answer(1, "hand-in r04").answer(1, "hand-in r05").answer(1, "done")
    table.answer(2, "done")
    assert table.rest(0) == (1, 2, 2)


@pytest.mark.rules("GIN-END-02", "GIN-END-04")
def test_everybody_knows_which_tiles_are_in_the_new_supply() -> None:
    table = last_tiles("b20")
    table.building("0,0", "b09", height=1)
    table.act(0, "B09")
    table.answer(0, "done").answer(1, "hand-in r06").answer(1, "hand-in r04").answer(1, "done")
    table.answer(2, "hand-in y05").answer(2, "done")
    for seat in range(3):
        seen = observe(table.game, seat)
        assert seen.view.supply.top == []
        ((pool, count),) = seen.view.supply.pools.items()
        assert (count, seen.unseen[pool]) == (3, ["r04", "r06", "y05"])


@pytest.mark.rules("GIN-END-01", "GIN-END-07")
def test_two_players_hand_in_tiles_too() -> None:
    table = Tabletop(seats=2)
    table.building("0,0", "b09")
    table.area(0)
    table.tiles(0)
    table.tiles(1, "r04")
    table.supply("b20")
    table.act(0, "B09")
    assert (table.options(0), table.options(1)) == (["done", "hand-in b20"], ["done", "hand-in r04"])
    table.answer(0, "hand-in b20").answer(0, "done").answer(1, "done")
    table.act(1, "B09")  # takes the new supply
    assert [event["time"] for event in table.events("exhausted")] == [1, 2]
    assert table.game.over
    assert set(table.player(1).tiles) == {"r04", "b20"}


@pytest.mark.rules("GIN-END-05")
def test_tiles_are_taken_and_told_one_by_one() -> None:
    table = last_tiles("b20", "b19", "b18", "b17")
    start = len(table.events("gained"))
    table.act(0, "B09")
    assert table.events("gained")[start:] == [{"event": "gained", "seat": 0, "item": "tile", "count": 1}] * 3


@pytest.mark.rules("GIN-END-05")
def test_there_is_no_hand_in_while_a_tile_is_left() -> None:
    table = last_tiles("b20", "b19", "b18", "b17").act(0, "B09")
    assert table.game.over
    assert table.rest(0) == (0, 3, 0)
    assert table.events("exhausted") == []
    assert not table.state.handed_in


@pytest.mark.rules("GIN-END-06")
def test_a_tile_on_a_committed_card_cannot_be_handed_in() -> None:
    table = in_a_round("B09", "UA r04", "R01")
    table.building("0,0", "b09")
    table.tiles(1, "r04", "r05")
    table.supply("b20")
    table.commit("B09", "UA r04", "R01")
    assert table.options(1) == ["done", "hand-in r05"]
    for seat in range(3):
        table.answer(seat, "done")
    table.answer(1, "move -1,3")
    assert table.state.top["-1,2"] == "r04"


@pytest.mark.rules("GIN-END-07", "GIN-END-09")
def test_the_second_time_there_is_no_hand_in_and_the_end_is_triggered() -> None:
    table = last_tiles("b20")
    table.state.handed_in = True
    table.act(0, "B09")
    assert table.game.over  # nobody was asked
    assert table.rest(0) == (0, 1, 0)
    assert table.events("exhausted") == [{"event": "exhausted", "time": 2}]
    assert table.events("handed-in") == []
    assert table.state.ending


@pytest.mark.rules("GIN-END-07", "GIN-END-09", "GIN-END-16")
def test_both_exhaustions_may_happen_in_one_gain() -> None:
    table = last_tiles("b20").act(0, "B09")
    table.answer(0, "done").answer(1, "hand-in r04").answer(1, "done").answer(2, "done")
    assert table.rest(0) == (0, 2, 0)  # the third tile is lost
    assert table.rest(1) == (0, 3, 1)
    assert [event["time"] for event in table.events("exhausted")] == [1, 2]
    assert len(table.events("handed-in")) == 3
    assert table.state.ending


@pytest.mark.rules("GIN-END-08")
def test_if_nobody_hands_in_a_tile_the_supply_is_exhausted_again_at_once() -> None:
    table = last_tiles("b20").act(0, "B09")
    table.answer(0, "done").answer(1, "done")
    assert table.events("last-round") == []
    table.answer(2, "done")
    assert [event["time"] for event in table.events("exhausted")] == [1, 2]
    assert table.state.ending
    assert table.rest(0) == (0, 1, 0)
    assert table.events("last-round") == [{"event": "last-round"}]


@pytest.mark.rules("GIN-END-16")
def test_after_the_second_exhaustion_tile_gains_are_lost_and_others_are_not() -> None:
    table = last_tiles("b20")
    table.state.handed_in = True
    table.area(0, "B07", "R01")  # a tile and a point, and a resource
    table.act(0, "B09")
    assert table.rest(0) == (1, 1, 1)
    assert [event["time"] for event in table.events("exhausted")] == [2]
    table.act(1, "B09")
    assert table.rest(1) == (0, 4, 0)
    assert [event["time"] for event in table.events("exhausted")] == [2]  # running dry is told once


# --- the last resource and the last round ---------------------------------------------------------------------------


@pytest.mark.rules("GIN-END-10", "GIN-END-11")
def test_who_puts_the_last_resource_into_the_city_makes_this_the_last_round() -> None:
    table = in_a_round("UA r04", "R01", "Y01")
    table.stock(0, resources=1, supply=0)
    table.commit("UA r04", "R01", "Y01")
    table.answer(0, "move -1,3")
    assert [event["seat"] for event in table.events("revealed")] == [0, 1, 2]  # the others still act
    assert table.rest(1) == (6, 0, 5)
    assert table.rest(2) == (5, 0, 6)
    assert table.game.over
    assert table.state.stack == []
    assert table.state.round == 1
    assert [player.unscreened for player in table.state.players] == [True, True, True]


@pytest.mark.rules("GIN-END-10")
@pytest.mark.parametrize(("resources", "supply", "ends"), [(3, 0, True), (4, 0, False), (3, 1, False)])
def test_a_resource_in_stock_or_supply_keeps_the_game_going(resources: int, supply: int, ends: bool) -> None:
    table = Tabletop(seats=3)
    table.building("0,0", "r08", height=2)
    table.area(0)
    table.stock(0, resources=resources, supply=supply)
    table.act(0, "R08", "r12")
    assert table.state.ending is ends
    assert table.events("last-round") == ([{"event": "last-round"}] if ends else [])


@pytest.mark.rules("GIN-END-11")
def test_without_a_trigger_the_next_round_begins() -> None:
    table = in_a_round("UA r04", "R01", "Y01")
    table.stock(0, resources=1, supply=1)
    table.commit("UA r04", "R01", "Y01")
    table.answer(0, "move -1,3")
    assert not table.game.over
    assert table.state.round == 2
    assert sorted(table.game.decisions) == [0, 1, 2]
    assert [player.unscreened for player in table.state.players] == [False, False, False]


@pytest.mark.rules("GIN-END-11")
def test_a_trigger_by_the_last_player_ends_the_game_with_that_action() -> None:
    table = in_a_round("R01", "Y01", "UA r04")
    table.stock(2, resources=1, supply=0)
    table.commit("R01", "Y01", "UA r04")
    table.answer(2, "move -1,3")
    assert table.game.over
    assert table.state.round == 1
    assert len(table.events("revealed")) == 3


@pytest.mark.rules("GIN-END-12")
def test_resources_that_come_back_later_in_the_round_do_not_save_the_game() -> None:
    table = in_a_round("UA r04", "R08 r12", "Y01")
    table.building("0,0", "r08", height=2, owner=0)
    table.stock(0, resources=1, supply=0)
    table.commit("UA r04", "R08 r12", "Y01")
    table.answer(0, "move -1,3")
    assert table.player(0).resources == 2
    assert table.game.over
    assert table.state.round == 1
    assert table.player(2).points == 6  # the third player still acted


@pytest.mark.rules("GIN-END-13")
def test_the_last_resource_counts_the_moment_it_is_placed() -> None:
    table = in_a_round("UA r04", "R01", "Y01")
    table.stock(0, resources=1, supply=0)
    table.commit("UA r04", "R01", "Y01")
    assert table.options(0) == ["move -1,3", "move -2,2"]  # the token is still to be moved
    assert table.state.ending
    assert table.events("last-round") == [{"event": "last-round"}]


@pytest.mark.rules("GIN-END-13")
def test_the_surcharge_in_the_supply_is_there_when_the_trigger_is_tested() -> None:
    table = Tabletop(seats=3)
    table.building("0,0", "r08", height=2)
    table.stock(0, resources=4, supply=0)
    table.act(0, "R08", "b12")  # three on the floors and one in the supply
    assert (table.player(0).resources, table.player(0).supply) == (0, 1)
    assert not table.state.ending


@pytest.mark.rules("GIN-END-13")
def test_an_exploit_does_not_test_the_trigger() -> None:
    table = Tabletop(seats=3)
    table.building("0,0", "r08", height=2)
    table.area(0)
    table.stock(0, resources=0, supply=0)
    table.act(0, "R08")
    assert not table.state.ending


@pytest.mark.rules("GIN-END-14")
def test_a_second_trigger_in_the_round_adds_nothing() -> None:
    table = in_a_round("UA r04", "UB r05", "Y01")
    for seat in (0, 1):
        table.stock(seat, resources=1, supply=0)
    table.commit("UA r04", "UB r05", "Y01")
    table.answer(0, "move -1,3")
    assert table.events("last-round") == [{"event": "last-round"}]
    assert table.player(2).points == 6
    assert table.game.over
    assert table.state.round == 1


@pytest.mark.rules("GIN-END-15")
def test_in_the_last_round_the_first_exhaustion_still_brings_the_hand_in() -> None:
    table = in_a_round("UA r04", "B09", "Y01")
    table.building("0,0", "b09")
    table.stock(0, resources=1, supply=0)
    table.building("-1,1", "y11")  # beside token A, so that seat 0 draws no tile
    table.building("1,0", "y01")
    table.tiles(2, "r10", "r11")
    table.supply("b20")
    table.commit("UA r04", "B09", "Y01")
    table.answer(0, "move -1,3")
    assert table.state.ending
    assert sorted(table.game.decisions) == [0, 1, 2]
    table.answer(0, "done").answer(1, "done")
    table.answer(2, "hand-in r10").answer(2, "hand-in r11").answer(2, "done")
    assert table.player(2).points == 8  # two for the tiles, one for yellow 1
    assert set(table.state.supply) == {"r10", "r11"}
    assert table.events("last-round") == [{"event": "last-round"}]
    assert table.game.over
