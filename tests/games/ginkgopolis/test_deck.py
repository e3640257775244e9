"""The deck of Ginkgopolis is rebuilt from the discards when it runs out."""

import pytest

from asztal.games.ginkgopolis import TITLE
from asztal.games.ginkgopolis.addresses import PREPARE
from asztal.games.ginkgopolis.cards import CARDS, START_CARDS
from asztal.games.ginkgopolis.examples.tabletop import Tabletop
from asztal.kernel import observe
from asztal.testkit.walk import Setting, Walk

DISCARDED = {1: 7, 2: 7, 3: 7, 4: 0, 5: 0}  # by the number of players
HANDS = ["UA UB UC", "UD UE UF", "UG UH UI", "UJ UK UL", "R01 R02 R03"]


def before_draws(seats: int, *deck: str) -> Tabletop:
    """Everybody holds three cards and seat 0 begins the next round; the rest lies on the discard pile."""
    table = Tabletop(seats=seats)
    table.state.first = seats - 1
    for seat in range(seats):
        table.hand(seat, *HANDS[seat].split())
    table.deck(*deck)
    return table


def piles(table: Tabletop) -> set[str]:
    """The cards in the deck and on the discard pile."""
    return {*table.state.deck, *table.state.discard}


@pytest.mark.rules("GIN-DCK-01", "GIN-DCK-03", "GIN-DCK-06")
def test_the_deck_is_rebuilt_between_two_draws_with_the_cards_of_marked_buildings() -> None:
    table = before_draws(3, "B01")
    for cell, tile in {"0,2": "y04", "1,2": "r17", "2,1": "b09"}.items():
        table.building(cell, tile, marker=True)
    table.building("2,0", "y05")  # no marker: its card is elsewhere
    everything = set(START_CARDS)
    table.at(PREPARE)
    assert "B01" in table.player(0).hand
    assert [len(player.hand) for player in table.state.players] == [4, 4, 4]
    assert table.events("rebuilt") == [{"event": "rebuilt", "cards": ["B09", "R17", "Y04"]}]
    assert table.state.markers == []
    hands = {card for player in table.state.players for card in player.hand}
    assert piles(table) == (everything | {"Y04", "R17", "B09"}) - hands
    assert len(table.state.discard) == 7
    assert len(table.state.deck) == 24 - 12 - 7  # the second and third player drew from the new deck


@pytest.mark.rules("GIN-DCK-02")
def test_the_deck_is_rebuilt_right_after_its_last_card_even_if_no_draw_is_pending() -> None:
    table = before_draws(3, "B01", "B02", "B03")
    table.building("0,2", "y04", marker=True)
    table.at(PREPARE)
    assert [list(player.hand)[-1] for player in table.state.players] == ["B01", "B02", "B03"]
    assert table.events("rebuilt") == [{"event": "rebuilt", "cards": ["Y04"]}]
    assert table.state.markers == []
    assert len(table.state.deck) == 22 - 12 - 7
    assert len(table.state.discard) == 7


@pytest.mark.rules("GIN-DCK-02")
def test_the_deck_is_not_rebuilt_while_a_card_is_left() -> None:
    table = before_draws(3, "B01", "B02", "B03", "Y01")
    table.building("0,2", "y04", marker=True)
    table.at(PREPARE)
    assert list(table.state.deck) == ["Y01"]
    assert table.events("rebuilt") == []
    assert table.state.markers == ["0,2"]


@pytest.mark.rules("GIN-DCK-04", "GIN-DCK-05")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_the_whole_discard_pile_becomes_the_deck_and_up_to_three_players_discard_seven(seats: int) -> None:
    draws = ["B01", "B02", "B03", "Y01", "Y02"][:seats]
    table = before_draws(seats, *draws)
    for cell, tile in zip(["0,2", "1,2", "2,1", "2,0"], ["y04", "y05", "y06", "y07"], strict=True):
        table.building(cell, tile, marker=True)
    table.at(PREPARE)
    circulating = 25 - 4 * seats
    assert len(table.state.discard) == DISCARDED[seats]
    assert len(table.state.deck) == circulating - DISCARDED[seats]


@pytest.mark.rules("GIN-DCK-05")
def test_a_player_alone_discards_seven_as_well() -> None:
    table = Tabletop(seats=1)
    table.hand(0, "UA", "UB")
    for card in list(table.state.players[1].hand):
        table.put(card, table.state.discard)
    table.deck("B01", "B02", "B03", "Y01")  # three for the player and one for Hal
    table.at(PREPARE)
    assert list(table.player(0).hand) == ["B01", "B02", "B03"]
    assert list(table.player(1).hand) == ["Y01"]
    assert len(table.state.discard) == 7
    assert len(table.state.deck) == 21 - 4 - 7


@pytest.mark.rules("GIN-DCK-04")
def test_the_new_deck_is_shuffled() -> None:
    orders = set()
    for seed in range(4):
        table = Tabletop(seats=4, seed=seed)
        for player in table.state.players:
            for card in list(player.hand):
                table.put(card, table.state.discard)
        table.deck()
        table.put("UA", table.state.deck, 0)
        table.at(PREPARE)  # UA is the last card; the others draw from the new deck
        orders.add(tuple(card for player in table.state.players for card in player.hand))
    assert len(orders) == 4


@pytest.mark.rules("GIN-DCK-04")
def test_nobody_takes_a_card_of_the_new_deck_for_one_of_the_old() -> None:
    table = Tabletop(seats=5)  # after dealing one card is left
    table.game.settle()
    for seat in range(5):
        table.answer(seat, table.options(seat)[0]).answer(seat, "alone")
    while len(table.game.decisions) == 1:
        (seat,) = table.game.decisions
        table.answer(seat, table.options(seat)[0])
    assert table.state.round == 2
    assert len(table.events("rebuilt")) == 1
    first = table.state.first
    view = observe(table.game, (first + 3) % 5).view
    (old,) = [slot for slot in view.players[first].hand if isinstance(slot, int)][:1]
    (new,) = view.deck.pools
    assert old != int(new)


@pytest.mark.rules("GIN-DCK-05", "GIN-DCK-07")
def test_cards_discarded_unseen_come_back_with_the_next_rebuild() -> None:
    table = before_draws(2, "B01", "B02")
    table.at(PREPARE)
    put_away = set(table.state.discard)
    assert len(put_away) == 7
    for player in table.state.players:
        table.put(next(iter(player.hand)), table.state.discard)
    left = list(table.state.deck)
    table.deck(*left[:2])  # the rest of the deck has been played meanwhile
    assert put_away < set(table.state.discard)
    table.at(PREPARE)
    assert len(table.events("rebuilt")) == 2
    hands = {card for player in table.state.players for card in player.hand}
    assert piles(table) == set(START_CARDS) - hands
    assert len(table.state.discard) == 7
    assert len(table.state.deck) == 21 - 8 - 7
    assert put_away & set(table.state.deck)


@pytest.mark.rules("GIN-DCK-08")
def test_hands_committed_cards_and_areas_are_not_reshuffled() -> None:
    table = Tabletop(seats=3)
    table.hand(0, "UA", "UB", "UC", "UD")
    table.hand(1, "UE", "UF", "UG", "UH")
    table.hand(2, "UI", "UJ", "UK", "UL")
    table.area(0, "CH01", "R01")
    table.area(1, "Y02")
    for cell, tile in {"0,2": "y04", "1,2": "r17", "2,1": "b09"}.items():
        table.building(cell, tile, marker=True)
    table.deck("B01", "B02")
    table.game.settle()
    table.answer(0, "card UA").answer(0, "alone")
    table.answer(1, "new-hand")  # two cards from the old deck, two from the new one
    assert len(table.events("rebuilt")) == 1
    assert list(table.player(0).hand) == ["UB", "UC", "UD"]
    assert list(table.player(0).sealed) == ["UA"]
    assert list(table.player(2).hand) == ["UI", "UJ", "UK", "UL"]
    assert (table.player(0).area, table.player(1).area) == (["CH01", "R01"], ["Y02"])
    mine = set(table.player(1).hand)
    assert mine > {"B01", "B02"}
    others = {"UA", "UB", "UC", "UD", "UI", "UJ", "UK", "UL", "R01", "Y02"}
    assert piles(table) == {*START_CARDS, "Y04", "R17", "B09"} - mine - others
    assert len(table.state.deck) + 7 == len(piles(table))


@pytest.mark.rules("GIN-DCK-09")
def test_in_played_games_the_deck_is_never_empty() -> None:
    rebuilt = 0
    for seats in (2, 3, 4, 5):
        walk = Walk(Setting(TITLE, seats, TITLE.full_variant(seats, {})), seats)
        for _ in walk.steps():
            state = walk.game.state
            assert len(state.deck) > 0
            # twelve urbanization cards and one for every building without a marker, of which nine were there at first
            held = [card for player in state.players for card in (*player.hand, *player.sealed)]
            circulating = [*state.deck, *state.discard, *held, *(card for card in state.played if card in CARDS)]
            assert len(circulating) + len(state.markers) >= 21
        rebuilt += sum(type(event).__name__ == "Rebuilt" for _, event in walk.game.events or [])
    assert rebuilt > 4


@pytest.mark.rules("GIN-DCK-09")
def test_with_no_card_anywhere_nothing_is_drawn() -> None:
    table = before_draws(3)
    for card in piles(table):
        table.put(card, table.state.removed)
    table.at(PREPARE)
    assert [len(player.hand) for player in table.state.players] == [3, 3, 3]
