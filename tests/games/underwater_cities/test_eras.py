"""The end of turns, rounds and eras."""

from typing import Any

import pytest

from asztal.games.underwater_cities.cards import CARDS
from asztal.games.underwater_cities.examples.tabletop import Tabletop


def whole_game(seats: int = 2) -> Tabletop:
    """A game in which everybody only goes to the always-available slot."""
    table = Tabletop.fresh(seats)
    return table.play_until(lambda state: table.game.over)


def in_round(number: int, seats: int = 2) -> Tabletop:
    """Such a game at the beginning of a round."""
    return Tabletop.fresh(seats).play_until(lambda state: state.round == number)


def next_era(table: Tabletop) -> Tabletop:
    """Play on until the cards of the next era are dealt and everybody is asked which to keep."""
    era = table.state.era
    return table.play_until(lambda state: state.era == era + 1)


def closing(table: Tabletop) -> list[dict[str, Any]]:
    """What has happened since the last round was over."""
    names = [event["event"] for event in table.events()]
    return table.events()[len(names) - 1 - names[::-1].index("new-order") :]


def kinds(events: list[dict[str, Any]], *named: str) -> list[str]:
    """The named kinds of events in their order, each once where several follow each other."""
    found: list[str] = []
    for event in events:
        if event["event"] in named and found[-1:] != [event["event"]]:
            found.append(event["event"])
    return found


@pytest.mark.rules("UWC-END-01")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_a_round_ends_when_everybody_has_taken_three_turns(seats: int) -> None:
    table = in_round(2, seats)
    turns = [event["seat"] for event in table.events("tile-placed")]
    assert sorted(turns) == [seat for seat in range(seats) for _ in range(3)]
    assert [player.turns for player in table.state.players] == [0] * seats


@pytest.mark.rules("UWC-END-02", "UWC-END-04")
def test_when_a_round_ends_tiles_return_and_markers_go_below_the_track() -> None:
    table = in_round(1, 3)
    first = table.state.order[0]
    table.hand("C013", seat=first).answers(first, "slot 34-R2", "card C013")
    assert table.state.slots["34-R2"] == [first]
    assert sorted(player.space for player in table.state.players) == [0, 3, 4]
    table.play_until(lambda state: state.round == 2)
    assert not any(table.state.slots.values())
    assert [player.space for player in table.state.players] == [0, 0, 0]


@pytest.mark.rules("UWC-END-03")
def test_the_new_order_comes_from_the_federation_track() -> None:
    table = in_round(1, 3)
    first, second, third = table.state.order  # they start below the track, on space 4 and on space 3
    table.play_until(lambda state: state.round == 2)
    assert table.state.order == [third, second, first]
    table.play_until(lambda state: state.round == 3)
    assert table.state.order == [third, second, first]  # nobody moved


@pytest.mark.rules("UWC-END-03")
def test_the_order_is_set_after_the_last_round_too() -> None:
    table = in_round(10, 3)
    last = table.state.order[-1]
    table.space(2, seat=last).play_until(lambda state: table.game.over)
    assert table.state.order[0] == last
    assert len(table.events("new-order")) == 1 + 10  # at setup and after every round


@pytest.mark.rules("UWC-END-05", "UWC-END-06", "UWC-END-12")
def test_ten_rounds_make_three_eras_and_production_comes_after_the_fourth_seventh_and_tenth() -> None:
    table = whole_game()
    rounds = [(event["round"], event["era"]) for event in table.events("round-began")]
    assert rounds == [
        *((number, 1) for number in range(1, 5)),
        *((number, 2) for number in range(5, 8)),
        (8, 3),
        (9, 3),
        (10, 3),
    ]
    current, produced = 0, []
    for event in table.events():
        if event["event"] == "round-began":
            current = event["round"]
        if event["event"] == "produced" and event["seat"] == 0:
            produced.append(current)
    assert produced == [4, 7, 10]


@pytest.mark.rules("UWC-END-07", "UWC-END-08", "UWC-END-09")
def test_an_era_ends_with_production_then_action_cards_then_food_then_the_new_deck() -> None:
    table = in_round(4)
    for player in table.state.players:
        player.used.append("PA")
    after = closing(next_era(table))
    steps = ("new-order", "produced", "readied", "fed", "era-ended")
    assert kinds(after, *steps) == list(steps)
    assert [len([event for event in after if event["event"] == kind]) for kind in steps] == [1, 2, 2, 2, 1]
    assert [player.used for player in table.state.players] == [[], []]


@pytest.mark.rules("UWC-END-08")
def test_at_the_end_of_an_era_the_connected_cities_are_fed() -> None:
    table = in_round(4).build("C2", "C3", "T1")
    for seat in (0, 1):
        table.stock(seat, kelp=5)
    next_era(table)
    assert [player.kelp for player in table.state.players] == [3, 4]  # C3 is not connected


@pytest.mark.rules("UWC-END-09")
def test_the_old_deck_and_its_discard_pile_leave_and_cards_of_players_stay() -> None:
    table = in_round(4).claimed("PA", "C025")
    assert len(table.state.discard.cards) > 0
    next_era(table)
    assert {CARDS[card].era for card in table.state.deck.cards} == {2}
    assert list(table.state.discard) == []
    assert table.player().cards == ["PA", "C025"]
    assert [sum(CARDS[card].era == 1 for card in player.hand) for player in table.state.players] == [5, 5]


@pytest.mark.rules("UWC-END-10", "UWC-END-15")
def test_everybody_draws_three_cards_of_the_new_era_after_a_last_draw_of_the_old_one() -> None:
    table = next_era(in_round(4))
    for player in table.state.players:
        # Two cards of a hand of three were left, two came from the slot, one ended the turn.
        assert [CARDS[card].era for card in player.hand] == [1] * 5 + [2] * 3
    assert len(table.state.deck.cards) == sum(card.era == 2 for card in CARDS.values()) - 2 * 3


@pytest.mark.rules("UWC-END-10")
@pytest.mark.parametrize(("card", "limit"), [("C025", 3), ("C012", 4)])
def test_everybody_keeps_cards_up_to_the_hand_limit(card: str, limit: int) -> None:
    table = next_era(in_round(4).claimed("PA", card))
    assert table.ask() == "lay-aside"
    while table.ask() == "lay-aside":
        table.answer(0, table.options()[0])
    assert len(table.player().hand) == limit


@pytest.mark.rules("UWC-END-11")
def test_discarded_cards_go_where_their_kind_goes() -> None:
    table = next_era(in_round(4))
    new, *_ = (card for card in table.player().hand if CARDS[card].era == 2)
    kept, *old = (card for card in table.player().hand if CARDS[card].era == 1)
    dear, cheap = "SP01", "SP15"
    for card in (dear, cheap):
        table.put(card, table.player().hand, 1)
    table.game.settle()
    for card in (new, *old, dear, cheap):
        table.answer(0, f"discard {card}")
    table.play_until(lambda state: state.round == 5)
    assert new in table.state.discard.cards
    assert kept in table.player().hand.cards
    assert {CARDS[card].era for card in table.state.discard} == {2}
    assert table.state.specials.bottom[-1] == cheap
    zones = (table.state.deck, table.state.discard, table.state.specials, table.player().hand, table.player(1).hand)
    assert not any(card in zone.cards for zone in zones for card in (*old, dear))
    assert dear not in table.state.dear_specials


@pytest.mark.rules("UWC-END-13")
def test_after_the_third_era_come_food_and_final_scoring_and_no_more_cards() -> None:
    table = in_round(10)
    for player in table.state.players:
        player.kelp = 4
    table.play_until(lambda state: table.game.over)
    after = closing(table)
    steps = ("new-order", "produced", "fed", "era-ended", "drew", "discarded", "network-scored")
    assert kinds(after, *steps) == ["new-order", "produced", "fed", "network-scored"]
    assert [event["kelp"] for event in after if event["event"] == "fed"] == [1, 1]
    assert (table.state.era, table.state.round) == (3, 10)
    assert [event["era"] for event in table.events("era-ended")] == [1, 2]


@pytest.mark.rules("UWC-END-14")
def test_the_new_cards_are_drawn_in_play_order_and_all_choose_together() -> None:
    table = in_round(4, 3).space(3, seat=0).space(2, seat=2).space(4, seat=1)
    next_era(table)
    assert table.state.order == [2, 0, 1]
    names = [event["event"] for event in table.events()]
    drawn = [event for event in table.events()[names.index("era-ended") :] if event["event"] == "drew"]
    assert [(event["seat"], event["count"]) for event in drawn] == [(2, 3), (0, 3), (1, 3)]
    assert [table.ask(seat) for seat in range(3)] == ["lay-aside"] * 3
