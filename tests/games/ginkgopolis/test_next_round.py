"""Step 3: cards and the first-player card go on, and everybody draws."""

import pytest

from asztal.games.ginkgopolis.addresses import PREPARE
from asztal.games.ginkgopolis.examples.tabletop import Tabletop


def after_actions() -> Tabletop:
    """Three players with three unused cards each; seat 1 is first."""
    table = Tabletop(seats=3)
    table.state.first = 1
    table.hand(0, "UA", "UB", "UC")
    table.hand(1, "UD", "UE", "UF")
    table.hand(2, "UG", "UH", "UI")
    table.deck("UJ", "UK", "UL", "R01", "R02")
    return table


@pytest.mark.rules("GIN-NXT-01", "GIN-NXT-03")
def test_unused_cards_go_to_the_left_and_everybody_draws_a_fourth() -> None:
    table = after_actions().at(PREPARE)
    hands = [list(player.hand) for player in table.state.players]
    assert hands == [
        ["UG", "UH", "UI", "UK"],
        ["UA", "UB", "UC", "UL"],
        ["UD", "UE", "UF", "UJ"],  # the new first player draws first
    ]
    assert list(table.state.deck) == ["R01", "R02"]


@pytest.mark.rules("GIN-NXT-02")
def test_the_first_player_card_moves_one_seat_to_the_left_each_round() -> None:
    table = after_actions()
    seen = []
    for _ in range(4):
        table.at(PREPARE)
        seen.append(table.state.first)
    assert seen == [2, 0, 1, 2]
    assert [event["seat"] for event in table.events("first-player")][1:] == [2, 0, 1, 2]
    assert table.state.round == 5


@pytest.mark.rules("GIN-NXT-01", "GIN-NXT-02", "GIN-NXT-03")
def test_a_round_is_followed_by_the_next_with_passed_hands() -> None:
    table = Tabletop(seats=3)
    table.state.first = 0
    table.hand(0, "UA", "UB", "UC", "R01")
    table.hand(1, "UD", "UE", "UF", "R02")
    table.hand(2, "UG", "UH", "UI", "R03")
    table.deck("UJ", "UK", "UL", "B01", "B02")
    table.commit("R01", "R02", "R03")
    assert table.state.round == 2
    assert table.state.first == 1
    assert table.options(0) == ["card UG", "card UH", "card UI", "card UL", "new-hand"]
    assert table.options(1) == ["card UA", "card UB", "card UC", "card UJ", "new-hand"]
    assert table.options(2) == ["card UD", "card UE", "card UF", "card UK", "new-hand"]


@pytest.mark.rules("GIN-NXT-04")
def test_after_the_last_round_nothing_is_passed_and_nothing_drawn() -> None:
    table = Tabletop(seats=3)
    table.state.first = 1
    table.hand(0, "UA", "UB", "UC", "R01")
    table.hand(1, "UD", "UE", "UF", "R02")
    table.hand(2, "UG", "UH", "UI", "R03")
    table.deck("UJ", "UK", "UL", "B01", "B02")
    table.state.ending = True
    table.commit("R01", "R02", "R03")
    assert table.game.over
    hands = [list(player.hand) for player in table.state.players]
    assert hands == [["UA", "UB", "UC"], ["UD", "UE", "UF"], ["UG", "UH", "UI"]]
    assert (table.state.first, table.state.round) == (1, 1)
    assert len(table.state.deck) == 5
