"""Setup: the board, the decks, and what each player starts with."""

from collections import Counter

import pytest

from asztal.games.underwater_cities.cards import BOARDS, CARDS, ERA_CARDS, METROPOLISES, SPECIAL_CARDS
from asztal.games.underwater_cities.examples.tabletop import Tabletop
from asztal.games.underwater_cities.state import Ocean
from asztal.kernel import Refused

SEEDS = range(40)
FIRST_ERA = [card.id for card in ERA_CARDS.values() if card.era == 1]
SEATS = pytest.mark.parametrize("seats", [2, 3, 4])


def states(seats: int = 4, **variant: str) -> list[Ocean]:
    """Many games, just begun: boards and metropolises are dealt."""
    return [Tabletop.fresh(seats, seed, **variant).state for seed in SEEDS]


def dealt(seats: int = 4, seed: int = 1, **variant: str) -> Tabletop:
    """A game in which everybody has placed the metropolises and looks at the first six cards."""
    return Tabletop.fresh(seats, seed, **variant).play_until(lambda state: state.era == 1)


# --- the table ------------------------------------------------------------------------------------------------------


@pytest.mark.rules("UWC-SETUP-01")
@pytest.mark.parametrize(("seats", "side", "slots"), [(1, "12-", 12), (2, "12-", 12), (3, "34-", 15), (4, "34-", 15)])
def test_the_side_of_the_main_board(seats: int, side: str, slots: int) -> None:
    found = Tabletop.fresh(seats).state.slots
    assert len(found) == slots
    assert {slot[:3] for slot in found} == {side}


@pytest.mark.rules("UWC-SETUP-02")
@pytest.mark.parametrize(("seats", "slot", "clones"), [(2, "12-Y1", 0), (3, "34-Y1", 0), (4, "34-Y1", 1)])
def test_the_action_cloning_tile_is_for_four(seats: int, slot: str, clones: int) -> None:
    table = Tabletop(seats).tile(slot, 1).hand("C004").stock(credit=5).turn()
    assert table.options(kind="clone") == [f"clone {slot}"] * clones


@pytest.mark.rules("UWC-SETUP-03")
def test_the_deck_of_era_one_is_shuffled_and_the_others_wait() -> None:
    table = dealt(2)
    cards = [*table.state.deck, *(card for me in table.state.players for card in me.hand)]
    assert sorted(cards) == sorted(FIRST_ERA)
    assert table.see(0).deck.top == []
    assert sum(table.see(0).deck.pools.values()) == len(FIRST_ERA) - 12
    hands = {tuple(dealt(2, seed).player().hand) for seed in range(6)}
    assert len(hands) == 6


@pytest.mark.rules("UWC-SETUP-04")
@SEATS
def test_the_first_round_of_the_first_era_and_no_points(seats: int) -> None:
    table = Tabletop.fresh(seats).play_until(lambda state: state.round > 0)
    assert (table.state.round, table.state.era) == (1, 1)
    assert [me.points for me in table.state.players] == [0] * seats


@pytest.mark.rules("UWC-SETUP-05")
def test_the_cheap_special_cards_are_a_deck_with_its_top_card_open() -> None:
    cheap = {card.id for card in SPECIAL_CARDS.values() if card.cost in (1, 2)}
    tops = set()
    for state in states(2):
        assert set(state.specials) == cheap
        (top,) = state.specials.top
        tops.add(top)
    assert len(tops) > 5
    view = Tabletop.fresh(2).see(0).specials
    assert view.top[0] in cheap
    assert sum(view.pools.values()) == len(cheap) - 1


@pytest.mark.rules("UWC-SETUP-06")
def test_six_of_the_dear_special_cards_are_open_and_the_others_are_out() -> None:
    dear = {card.id for card in SPECIAL_CARDS.values() if card.cost == 3}
    seen = set()
    for state in states(2):
        assert len(set(state.dear_specials)) == 6
        assert set(state.dear_specials) < dear
        seen |= set(state.dear_specials)
    assert seen == dear
    table = Tabletop.fresh(2)
    assert table.see(1).dear_specials == table.state.dear_specials


# --- each player ------------------------------------------------------------------------------------------------------


@pytest.mark.rules("UWC-SETUP-07")
@SEATS
def test_the_starting_stock(seats: int) -> None:
    table = Tabletop.fresh(seats)
    for seat in range(seats):
        assert table.rest(seat) == {"kelp": 1, "steelplast": 1, "science": 1, "credit": 2}


@pytest.mark.rules("UWC-SETUP-08")
@pytest.mark.parametrize(("side", "boards"), [("standard", {1, 2, 3, 4}), ("advanced", {5, 6, 7, 8})])
def test_different_random_boards_of_one_side(side: str, boards: set[int]) -> None:
    first = set()
    for state in states(3, boards=side):
        found = [me.board for me in state.players]
        assert len(set(found)) == 3
        assert set(found) < boards
        first.add(found[0])
    assert first == boards


@pytest.mark.rules("UWC-SETUP-09")
@pytest.mark.parametrize("board", range(1, 9))
def test_the_starting_city_is_nonsymbiotic_and_in_the_bottom_right_corner(board: int) -> None:
    positions = BOARDS[board].positions
    assert positions["C1"] == (
        max(row for row, _ in positions.values()),
        max(column for _, column in positions.values()),
    )
    side = "standard" if board < 5 else "advanced"
    for me in Tabletop.fresh(4, boards=side).state.players:
        assert me.cities == {"C1": "nonsymbiotic_city"}


@pytest.mark.rules("UWC-SETUP-10", "UWC-SETUP-11")
@SEATS
def test_one_brown_and_two_blue_metropolises_at_random(seats: int) -> None:
    seen: Counter[str] = Counter()
    for state in states(seats):
        tiles = [tile for me in state.players for tile in me.metropolises.values()]
        assert len(set(tiles)) == 3 * seats
        for me in state.players:
            assert [METROPOLISES[me.metropolises[at]].colour for at in ("M0", "M1", "M2")] == ["brown", "blue", "blue"]
            assert BOARDS[me.board].positions["M0"] == (1, 1)  # the top-left corner
        seen.update(tiles)
    assert set(seen) == set(METROPOLISES)


@pytest.mark.rules("UWC-SETUP-12")
@pytest.mark.parametrize("first", [0, 1])
def test_the_owner_places_the_blue_metropolises(first: int) -> None:
    table = Tabletop.fresh(2)
    tiles = [table.player(1).metropolises[at] for at in ("M1", "M2")]
    assert table.options(1) == [f"first {tile}" for tile in tiles]
    table.answer(1, f"first {tiles[first]}")
    assert table.player(1).metropolises["M1"] == tiles[first]
    assert table.player(1).metropolises["M2"] == tiles[1 - first]


@pytest.mark.rules("UWC-SETUP-13")
def test_the_assistant_is_claimed_and_available_from_the_start() -> None:
    table = Tabletop.fresh(2).play_until(lambda state: state.round > 0)
    for me in table.state.players:
        assert (me.cards, me.used) == (["PA"], [])
    table.slot("12-Y4", "part 12-Y4-1", "choose PA-1b")
    assert table.player().used == ["PA"]


# --- play order -------------------------------------------------------------------------------------------------------


@pytest.mark.rules("UWC-SETUP-14")
def test_the_first_play_order_is_random() -> None:
    orders = {tuple(dealt(3, seed).state.order) for seed in range(40)}
    assert orders == {(0, 1, 2), (0, 2, 1), (1, 0, 2), (1, 2, 0), (2, 0, 1), (2, 1, 0)}


@pytest.mark.rules("UWC-SETUP-15", "UWC-SETUP-17")
@pytest.mark.parametrize(("seats", "spaces"), [(1, [0]), (2, [0, 4]), (3, [0, 4, 3]), (4, [0, 4, 3, 2])])
def test_the_places_on_the_federation_track(seats: int, spaces: list[int]) -> None:
    for seed in range(6):
        state = dealt(seats, seed).state
        assert [state.players[seat].space for seat in state.order] == spaces


@pytest.mark.rules("UWC-SETUP-16", "UWC-SETUP-17")
@pytest.mark.parametrize(
    ("seats", "extras"), [(2, [(0, 0)] * 2), (3, [(0, 0), (0, 0), (1, 0)]), (4, [(0, 0), (0, 0), (1, 0), (1, 1)])]
)
def test_the_extras_of_the_third_and_the_fourth(seats: int, extras: list[tuple[int, int]]) -> None:
    for seed in range(6):
        table = dealt(seats, seed)
        for seat, (credit, steelplast) in zip(table.state.order, extras, strict=True):
            stock = {"kelp": 1, "steelplast": 1 + steelplast, "science": 1, "credit": 2 + credit}
            assert table.rest(seat) == stock


# --- the first cards --------------------------------------------------------------------------------------------------


@pytest.mark.rules("UWC-SETUP-18")
@SEATS
def test_three_of_six_cards_are_kept(seats: int) -> None:
    table = dealt(seats)
    assert [len(me.hand) for me in table.state.players] == [6] * seats
    assert all(CARDS[card].era == 1 for me in table.state.players for card in me.hand)
    kept = [list(me.hand)[3:] for me in table.state.players]
    for seat in range(seats):
        for card in list(table.player(seat).hand)[:3]:
            table.answer(seat, f"discard {card}")
    assert table.state.round == 1
    assert [list(me.hand) for me in table.state.players] == kept


@pytest.mark.rules("UWC-SETUP-19")
def test_all_choose_their_cards_at_the_same_time_and_in_secret() -> None:
    table = dealt(3)
    assert {seat: table.ask(seat) for seat in table.game.decisions} == dict.fromkeys(range(3), "lay-aside")
    first = next(iter(table.player(2).hand))
    table.answer(2, f"discard {first}")
    for reader in (0, 1):
        view = table.see(reader)
        assert len(view.players[2].hand) == 6  # not even how far the other is
        assert view.players[2].sealed == []
        assert all(isinstance(card, int) for card in view.players[2].hand)
        assert view.discard == []
    assert table.see(2).players[2].sealed == [first]


@pytest.mark.rules("UWC-SETUP-19")
def test_boards_metropolises_and_order_are_known_before_the_cards() -> None:
    table = Tabletop.fresh(2)
    assert [len(me.hand) for me in table.state.players] == [0, 0]
    assert table.ask(0) == table.ask(1) == "place-metropolis"
    table.play_until(lambda state: state.era == 1)
    kinds = [event["event"] for event in table.events()]
    assert (
        kinds.index("board-dealt") < kinds.index("metropolis-placed") < kinds.index("new-order") < kinds.index("drew")
    )


@pytest.mark.rules("UWC-SETUP-20")
def test_the_first_discards_lie_open_on_the_discard_pile() -> None:
    table = dealt(2)
    away = [card for me in table.state.players for card in list(me.hand)[:3]]
    for seat in (0, 1):
        for card in list(table.player(seat).hand)[:3]:
            table.answer(seat, f"discard {card}")
    assert sorted(table.state.discard) == sorted(away)
    assert sorted(map(str, table.see(0).discard)) == sorted(away)
    assert len(table.state.deck) == len(FIRST_ERA) - 12


@pytest.mark.rules("UWC-SETUP-21")
@SEATS
def test_undealt_blue_metropolises_are_a_hidden_supply_and_brown_ones_leave(seats: int) -> None:
    table = Tabletop.fresh(seats)
    mine = {tile for me in table.state.players for tile in me.metropolises.values()}
    blue = {tile.id for tile in METROPOLISES.values() if tile.colour == "blue"}
    assert set(table.state.blue) == blue - mine
    assert sum(table.see(0).blue.pools.values()) == len(blue) - 2 * seats
    table = Tabletop(seats).claimed("PA")
    supply = set(table.state.blue)
    table.card("C075")
    assert len(table.options(kind="metropolis")) == 2
    assert {option.split()[1] for option in table.options()} <= supply


@pytest.mark.rules("UWC-SETUP-08")
def test_alone_the_board_is_advanced() -> None:
    with pytest.raises(Refused) as refused:
        Tabletop.fresh(1, boards="standard")
    assert refused.value.reason.key == "alone-advanced"
    assert Tabletop.fresh(1).player().board in (5, 6, 7, 8)
