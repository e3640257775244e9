"""Setup: boards, decks, events, and the opening hands."""

from collections import Counter

import pytest

from asztal.games.imperial_miners.cards import CARDS, EVENTS
from asztal.games.imperial_miners.examples.tabletop import Tabletop
from asztal.kernel import SPECTATOR


def levels(cards: list[str]) -> list[int]:
    """How many cards of levels 1 to 4 there are."""
    return [sum(CARDS[card].level == level for card in cards) for level in (1, 2, 3, 4)]


def decks(table: Tabletop) -> list[int]:
    return [len(table.state.deck(level)) for level in (1, 2, 3, 4)]


def left(gone: list[int]) -> list[int]:
    """The decks without so many cards of each level."""
    return [count - less for count, less in zip(levels(list(CARDS)), gone, strict=True)]


def piles(table: Tabletop) -> list[list[str]]:
    return [list(table.state.discard(level)) for level in (1, 2, 3, 4)]


def lay_aside(table: Tabletop, seat: int, *cards: str) -> None:
    for card in cards:
        table.answer(seat, f"discard {card}")


# --- boards, decks and events ---------------------------------------------------------------------------------------


@pytest.mark.rules("IMP-SETUP-01")
def test_one_random_side_of_each_research_board_is_in_play() -> None:
    found = Counter("".join(Tabletop(seats=1, seed=seed).state.boards) for seed in range(60))
    assert set(found) == {f"{one}{two}{three}" for one in "AB" for two in "CD" for three in "EF"}


@pytest.mark.rules("IMP-SETUP-02")
def test_each_level_has_its_own_face_down_deck_and_its_own_discard_pile() -> None:
    table = Tabletop(seats=2)
    assert decks(table) == left([4, 6, 6, 0])
    assert piles(table) == [[], [], [], []]
    for level in (1, 2, 3, 4):
        assert {CARDS[card].level for card in table.state.deck(level)} == {level}
        view = getattr(table.see(0), f"level{level}")
        assert (view.top, view.bottom, sum(view.pools.values())) == ([], [], decks(table)[level - 1])
    hands = {tuple(Tabletop(seats=1, seed=seed).player().hand) for seed in range(10)}
    assert len(hands) == 10  # shuffled


@pytest.mark.rules("IMP-SETUP-03")
def test_ten_of_the_events_are_in_the_game_and_nobody_has_seen_which() -> None:
    used = set()
    for seed in range(20):
        table = Tabletop(seats=1, seed=seed)
        assert (len(table.state.events), len(table.state.unused_events)) == (10, len(EVENTS) - 10)
        assert {*table.state.events, *table.state.unused_events} == set(EVENTS)
        used |= set(table.state.events)
        for seat in (0, SPECTATOR):
            seen = table.see(seat)
            assert (seen.events.top, sum(seen.events.pools.values())) == ([], 10)
            assert [type(slot) for slot in seen.unused_events] == [int] * (len(EVENTS) - 10)
    assert used == set(EVENTS)
    assert (table.state.event, table.state.round, table.state.past_events) == ("", 0, [])


@pytest.mark.rules("IMP-SETUP-04")
def test_players_start_with_nothing_and_a_marker_on_no_board() -> None:
    table = Tabletop(seats=5)
    for player in table.state.players:
        assert (player.gold, player.gems, player.mine) == (0, 0, {})
        assert (player.board, player.space, player.boards_done) == ("", 0, 0)
        assert (player.machines, player.collapses, player.carts, player.activated) == ({}, [], [], [])


# --- the opening ----------------------------------------------------------------------------------------------------


@pytest.mark.rules("IMP-SETUP-05")
def test_everybody_draws_two_three_and_three_cards_and_keeps_four() -> None:
    table = Tabletop(seats=3)
    assert sorted(table.game.decisions) == [0, 1, 2]
    for seat in range(3):
        hand = list(table.player(seat).hand)
        assert levels(hand) == [2, 3, 3, 0]
        assert (table.ask(seat), table.options(seat)) == ("opening-discard", [f"discard {card}" for card in hand])
        lay_aside(table, seat, *hand[:4])
        assert seat not in table.game.decisions or table.ask(seat) != "opening-discard"
        if seat < 2:
            assert list(table.player(seat).hand) == hand[4:]
    assert [sum(len(pile) for pile in piles(table)), decks(table)] == [12, left([6, 9, 9, 0])]
    assert table.state.round == 1


@pytest.mark.rules("IMP-SETUP-06")
@pytest.mark.parametrize("kept", [(0, 1, 2, 3), (4, 5, 6, 7), (0, 2, 5, 7)])
def test_any_four_may_be_kept_and_the_others_go_to_the_piles_of_their_levels(kept: tuple[int, ...]) -> None:
    table = Tabletop(seats=2)
    hands = [list(table.player(seat).hand) for seat in (0, 1)]
    dropped = [[card for number, card in enumerate(hand) if number not in kept] for hand in hands]
    lay_aside(table, 0, *dropped[0])
    assert piles(table) == [[], [], [], []]  # until all have chosen
    assert list(table.player(0).sealed) == dropped[0]
    before = len(table.events())
    lay_aside(table, 1, *dropped[1])
    both = dropped[0] + dropped[1]
    assert piles(table) == [[card for card in both if CARDS[card].level == level] for level in (1, 2, 3, 4)]
    discarded = [(event["seat"], event["card"]) for event in table.events("discarded")]
    assert discarded == [(seat, card) for seat in (0, 1) for card in dropped[seat]]
    assert len(table.events()) > before
    assert all(len(player.sealed) == 0 for player in table.state.players)


@pytest.mark.rules("IMP-SETUP-07")
def test_first_time_players_draw_two_cards_of_each_level_and_keep_all_six() -> None:
    table = Tabletop(seats=2, opening="first")
    assert table.state.round == 1  # nothing was to be chosen
    assert piles(table) == [[], [], [], []]
    assert decks(table) == left([4, 4, 4, 0])
    fresh = [event["level"] for event in table.events("drew-hidden")][:12]
    assert fresh == [1, 1, 2, 2, 3, 3] * 2
    assert all(levels([*player.hand])[:3] >= [2, 2, 2] for player in table.state.players)


@pytest.mark.rules("IMP-SETUP-08")
def test_one_table_may_mix_both_openings() -> None:
    table = Tabletop(seats=3, opening="ask")
    assert [(table.ask(seat), table.options(seat)) for seat in range(3)] == [
        ("choose-opening", ["choose normal", "choose first"])
    ] * 3
    table.each("choose first", "choose normal", "choose first")
    assert [levels(list(player.hand)) for player in table.state.players] == [[2, 2, 2, 0], [2, 3, 3, 0], [2, 2, 2, 0]]
    assert sorted(table.game.decisions) == [1]  # only this one has cards to lay aside
    hand = list(table.player(1).hand)
    lay_aside(table, 1, *hand[:4])
    assert table.state.round == 1


@pytest.mark.rules("IMP-SETUP-08")
def test_the_opening_is_the_normal_one_unless_chosen_otherwise() -> None:
    table = Tabletop(seats=1)
    assert table.state.variant["opening"] == "normal"
    assert len(table.player().hand) == 8
    assert table.ask() == "opening-discard"
