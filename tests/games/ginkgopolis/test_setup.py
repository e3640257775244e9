"""Setting up: the starting square, the supplies, the deck, what each player gets."""

import pytest

from asztal.games.ginkgopolis.cards import CARDS, START_CARDS, TILES
from asztal.games.ginkgopolis.examples.tabletop import Tabletop
from asztal.games.ginkgopolis.state import Player
from asztal.kernel import SPECTATOR, Seeded
from asztal.kernel.zones import zones_in

SEATS = pytest.mark.parametrize("seats", [1, 2, 3, 4, 5])
SQUARE = ["-1,1", "0,1", "1,1", "-1,0", "0,0", "1,0", "-1,-1", "0,-1", "1,-1"]
START_TILES = {"r01", "r02", "r03", "b01", "b02", "b03", "y01", "y02", "y03"}


def shuffled(seed: int) -> list[str]:
    """The 21 cards of the first deck from the top, as this seed shuffles them."""
    return Seeded(seed).order("cards", "0.0", START_CARDS)


def stocks(table: Tabletop) -> list[tuple[int, int, int]]:
    return [table.rest(seat) for seat in range(table.state.seats)]


# --- the city and the supplies --------------------------------------------------------------------------------------


@pytest.mark.rules("GIN-SET-01")
@SEATS
def test_the_tiles_1_to_3_form_a_square_of_nine_low_buildings(seats: int) -> None:
    state = Tabletop(seats).state
    assert list(state.top) == SQUARE
    assert set(state.top.values()) == START_TILES
    assert state.height == dict.fromkeys(SQUARE, 1)
    assert (state.markers, state.covered) == ([], [])


@pytest.mark.rules("GIN-SET-01")
def test_any_of_the_nine_tiles_may_lie_in_any_place_of_the_square() -> None:
    squares = [Tabletop(2, seed).state.top for seed in range(60)]
    assert {square["0,0"] for square in squares} == START_TILES
    assert {square["-1,1"] for square in squares} == START_TILES


@pytest.mark.rules("GIN-SET-02")
@SEATS
def test_the_tokens_surround_the_square_clockwise_from_a_to_l(seats: int) -> None:
    assert Tabletop(seats).state.tokens == {
        "A": "-1,2",
        "B": "0,2",
        "C": "1,2",
        "D": "2,1",
        "E": "2,0",
        "F": "2,-1",
        "G": "1,-2",
        "H": "0,-2",
        "I": "-1,-2",
        "J": "-2,-1",
        "K": "-2,0",
        "L": "-2,1",
    }


@pytest.mark.rules("GIN-SET-03", "GIN-SET-04")
@pytest.mark.parametrize(("seats", "removed"), [(1, 6), (2, 6), (3, 6), (4, 0), (5, 0)])
def test_the_other_tiles_form_the_supply_and_six_leave_the_game_with_few_players(seats: int, removed: int) -> None:
    table = Tabletop(seats)
    taken = [tile for player in table.state.players for tile in player.tiles]
    assert len(table.state.removed) == removed
    assert len(table.state.supply) + len(taken) == 51 - removed
    assert {*table.state.supply, *table.state.removed, *taken} == set(TILES) - START_TILES


@pytest.mark.rules("GIN-SET-03", "GIN-SET-04")
@pytest.mark.parametrize("seat", [0, 1, 2, SPECTATOR])
def test_the_supply_lies_face_down_and_nobody_sees_the_removed_tiles(seat: int) -> None:
    table = Tabletop(3)
    view = table.see(seat)
    assert view.removed == [1] * 6  # of the first pool, the tiles
    assert (view.supply.top, view.supply.pools, view.supply.bottom) == ([], {"1": len(table.state.supply)}, [])


@pytest.mark.rules("GIN-SET-05", "GIN-SET-06", "GIN-SET-14")
@pytest.mark.parametrize(("seats", "discarded", "left"), [(2, 7, 6), (3, 7, 2), (4, 0, 5), (5, 0, 1)])
def test_with_few_players_seven_cards_are_discarded_then_four_are_dealt(seats: int, discarded: int, left: int) -> None:
    table = Tabletop(seats, seed=4)
    state, deck = table.state, shuffled(4)
    assert len(deck) == 21
    assert set(deck) == {f"U{letter}" for letter in "ABCDEFGHIJKL"} | {tile.upper() for tile in START_TILES}
    assert list(state.discard) == deck[:discarded]
    for place in range(seats):  # from the first player on
        dealt = deck[discarded + 4 * place : discarded + 4 * (place + 1)]
        assert list(state.players[(state.first + place) % seats].hand) == dealt
    assert set(state.deck) == set(deck[-left:])
    assert len(state.deck) == left


@pytest.mark.rules("GIN-SET-06")
def test_alone_seven_cards_are_discarded_and_14_are_left_before_the_first_draw() -> None:
    state, deck = Tabletop(1, seed=4).state, shuffled(4)
    assert list(state.discard) == deck[:7]
    assert list(state.players[0].hand) == deck[7:10]
    assert list(state.players[1].hand) == deck[10:11]
    assert len(state.deck) == 10


@pytest.mark.rules("GIN-SET-07")
@SEATS
def test_the_building_cards_4_to_20_wait_outside_the_deck(seats: int) -> None:
    state = Tabletop(seats).state
    somewhere = {card for zone in zones_in(state) for card in zone} | {c for p in state.players for c in p.area}
    waiting = [card for card in CARDS.values() if card.kind == "building" and card.id not in somewhere]
    expected = [(colour, number) for colour in ("red", "blue", "yellow") for number in range(4, 21)]
    assert [(card.colour, card.number) for card in waiting] == expected
    assert len(expected) == 51


# --- the players ----------------------------------------------------------------------------------------------------


@pytest.mark.rules("GIN-SET-08")
@pytest.mark.parametrize(("seats", "each"), [(2, 25), (3, 20), (4, 18), (5, 16)])
def test_fewer_players_have_more_resources(seats: int, each: int) -> None:
    players = Tabletop(seats).state.players
    assert [player.supply + player.resources for player in players] == [each] * seats


@pytest.mark.rules("GIN-SET-09")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_each_of_several_players_gets_a_screen_and_two_new_hand_tokens(seats: int) -> None:
    table = Tabletop(seats)
    assert [player.new_hand_tokens for player in table.state.players] == [2] * seats
    for seat in range(seats):
        shown = [(player.points, player.unscreened) for player in table.see(seat).players]
        hidden = [(None, False)] * seats
        assert shown == [*hidden[:seat], (table.player(seat).points, False), *hidden[seat + 1 :]]


@pytest.mark.rules("GIN-SET-09")
def test_alone_there_are_no_new_hand_tokens_and_no_screen_hides_the_points_of_hal() -> None:
    table = Tabletop(1)
    assert [player.new_hand_tokens for player in table.state.players] == [0, 0]
    table.stock(1, points=4)
    assert [player.points for player in table.see(0).players] == [6, 4]


@pytest.mark.rules("GIN-SET-10", "GIN-SET-11")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_three_characters_give_the_starting_stock_and_nothing_else_does(seats: int, seed: int) -> None:
    table = Tabletop(seats, seed)
    each = {2: 25, 3: 20, 4: 18, 5: 16}[seats]
    for seat, player in enumerate(table.state.players):
        assert len(player.area) == len(set(player.area)) == 3
        printed = [dict(CARDS[card].start) for card in player.area]
        start = [sum(items.get(item, 0) for items in printed) for item in ("resource", "tile", "point")]
        assert list(table.rest(seat)) == start
        assert player.supply == each - player.resources
    assert len(table.state.supply) == {2: 45, 3: 45, 4: 51, 5: 51}[seats] - sum(tiles for _, tiles, _ in stocks(table))


@pytest.mark.rules("GIN-SET-11")
def test_the_starting_items_of_known_characters() -> None:
    table = Tabletop(2)
    for seat in (0, 1):
        table.tiles(seat)
        table.stock(seat, resources=0, points=0, supply=25)
    table.area(0, "CH01", "CH02", "CH03")
    table.area(1, "CH04", "CH11", "CH25")
    table.at("game.setup.start")
    assert stocks(table) == [(4, 2, 2), (4, 2, 3)]
    assert [player.supply for player in table.state.players] == [21, 21]
    assert table.events("gained")[-13:] == [
        {"event": "gained", "seat": 0, "item": "resource", "count": 1},
        {"event": "gained", "seat": 0, "item": "tile", "count": 1},
        {"event": "gained", "seat": 0, "item": "point", "count": 1},
        {"event": "gained", "seat": 0, "item": "resource", "count": 2},
        {"event": "gained", "seat": 0, "item": "tile", "count": 1},
        {"event": "gained", "seat": 0, "item": "point", "count": 1},
        {"event": "gained", "seat": 0, "item": "resource", "count": 1},
        {"event": "gained", "seat": 1, "item": "tile", "count": 1},
        {"event": "gained", "seat": 1, "item": "resource", "count": 2},
        {"event": "gained", "seat": 1, "item": "tile", "count": 1},
        {"event": "gained", "seat": 1, "item": "point", "count": 2},
        {"event": "gained", "seat": 1, "item": "resource", "count": 2},
        {"event": "gained", "seat": 1, "item": "point", "count": 1},
    ]


@pytest.mark.rules("GIN-SET-13")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_the_seed_picks_the_first_player_and_it_may_be_anybody(seats: int) -> None:
    firsts = [Tabletop(seats, seed).state.first for seed in range(40)]
    assert set(firsts) == set(range(seats))
    assert firsts == [Tabletop(seats, seed).state.first for seed in range(40)]
    told = {"event": "first-player", "seat": firsts[7], "clause": "GIN-SET-13"}
    assert Tabletop(seats, 7).events()[0] == told


@pytest.mark.rules("GIN-SET-13")
def test_alone_nobody_is_picked_because_the_player_is_first() -> None:
    for seed in range(5):
        state = Tabletop(1, seed).state
        assert (state.first, state.rolls) == (0, {"start": 9})


@pytest.mark.rules("GIN-SET-14")
def test_nothing_has_happened_yet_when_the_first_round_begins() -> None:
    state = Tabletop(4).state
    assert (state.round, state.handed_in, state.ending) == (1, False, False)
    assert [len(player.hand) for player in state.players] == [4, 4, 4, 4]
    blank = Player()
    assert (blank.resources, blank.supply, blank.points, blank.new_hand_tokens) == (0, 0, 0, 0)
    for player in state.players:
        assert len(player.sealed) == len(player.laid) == len(player.offered) == 0
        assert (player.locked, player.unscreened) == (blank.locked, blank.unscreened) == (False, False)
