"""Drawing, the hand limit, and decks that run out."""

import pytest

from asztal.games.imperial_miners.cards import CARDS
from asztal.games.imperial_miners.examples.tabletop import bare

SEVEN = [f"III-0{number}" for number in range(1, 8)]


@pytest.mark.rules("IMP-DRAW-01", "IMP-DRAW-02")
def test_each_card_is_drawn_alone_and_the_deck_is_chosen_after_seeing_the_one_before() -> None:
    table = bare(seats=2)
    table.deck(1, "I-01", "I-02").deck(2, "II-01").deck(3, "III-01").effect("draw(3)")
    assert (table.ask(), table.options()) == ("draw-from", ["deck 1", "deck 2", "deck 3"])
    count = len(table.events())
    table.answer(0, "deck 2")
    assert list(table.see(0).players[0].hand) == ["II-01"]
    assert [type(card) for card in table.see(1).players[0].hand] == [int]
    assert table.since(count) == ["drew-hidden 0 2"]
    assert table.options() == ["deck 1", "deck 3"]
    table.answers(0, "deck 1", "deck 1")
    assert (list(table.player().hand), table.game.over) == (["II-01", "I-01", "I-02"], True)
    whispers = [(mask, event.card) for mask, event in table.game.events if type(event).__name__ == "Drew"][-3:]
    assert whispers == [(1, "II-01"), (1, "I-01"), (1, "I-02")]


@pytest.mark.rules("IMP-DRAW-03")
def test_an_ordinary_draw_never_takes_from_the_deck_of_level_4() -> None:
    table = bare()
    table.effect("draw(1)")
    assert table.options() == ["deck 1", "deck 2", "deck 3"]
    assert table.why_not("deck 4") == ("level-four-is-special", "IMP-DRAW-03")
    assert table.why_not("skip") == ("not-offered", "")
    table.effect("dig(2,1)")
    assert table.options() == ["deck 1", "deck 2", "deck 3"]
    table.no_cards().effect("draw(1)")  # although there are 14 cards of level 4
    assert (table.game.over, len(table.player().hand)) == (True, 0)


@pytest.mark.rules("IMP-DRAW-04")
@pytest.mark.parametrize(("held", "over"), [(4, 0), (5, 0), (6, 1), (7, 2)])
def test_the_hand_is_brought_down_to_eight_after_the_effect(held: int, over: int) -> None:
    table = bare()
    table.hand(*SEVEN[:held]).deck(1, "I-01", "I-02", "I-03").deck(2).pile(2).effect("draw(3); gold(1)")
    table.answers(0, "deck 1", "deck 1", "deck 1")
    assert table.player().gold == 1  # the last part of the effect came first
    assert len(table.player().hand) == held + 3
    for _ in range(over):
        assert table.ask() == "hand-limit"
        assert table.options() == [f"discard {card}" for card in table.player().hand]
        table.answer(0, table.options()[0])
    assert (table.game.over, len(table.player().hand)) == (True, held + 3 - over)


@pytest.mark.rules("IMP-DRAW-05")
def test_the_player_chooses_what_goes_and_it_goes_to_the_pile_of_its_level() -> None:
    table = bare()
    table.hand(*SEVEN, "II-05").deck(1, "I-01", "I-02").effect("draw(2)", "deck 1", "deck 1")
    count = len(table.events())
    table.answers(0, "discard II-05", "discard I-02")
    assert (list(table.state.discard2), list(table.state.discard1), list(table.state.discard3)) == (
        ["II-05"],
        ["I-02"],
        [],
    )
    assert list(table.player().hand) == [*SEVEN, "I-01"]
    assert table.since(count) == ["discarded 0 II-05 IMP-DRAW-04", "discarded 0 I-02 IMP-DRAW-04"]
    assert list(table.see(0).discard2) == ["II-05"]


@pytest.mark.rules("IMP-DRAW-06")
def test_a_specially_activated_card_is_followed_by_its_own_check_of_the_hand_limit() -> None:
    table = bare()
    table.mine({"1,0": "I-33", "2,1": "II-32"})  # draw three; activate a card of level 1, then a gold
    table.hand(*SEVEN).deck(1, "I-01", "I-02", "I-03")
    table.activate("2,1", "effect B", "effect A", "deck 1", "deck 1", "deck 1")
    assert (table.ask(), table.player().gold) == ("hand-limit", 0)
    table.answers(0, "discard I-01", "discard I-02")
    assert (table.game.over, table.player().gold, len(table.player().hand)) == (True, 1, 8)


@pytest.mark.rules("IMP-DRAW-06")
def test_a_research_space_is_followed_by_its_own_check_of_the_hand_limit() -> None:
    table = bare()
    table.hand(*SEVEN).marker("A", 5).deck(1, "I-01", "I-02")
    table.effect("research(1); gem(1)", "deck 1", "deck 1")  # space 6: two cards and a gold
    assert (table.ask(), table.rest()) == ("hand-limit", (1, 0))
    table.answer(0, "discard I-01")
    assert (table.game.over, table.rest()) == (True, (1, 1))


# --- decks that run out ---------------------------------------------------------------------------------------------


@pytest.mark.rules("IMP-DECK-01")
def test_a_discard_pile_becomes_the_new_deck_of_its_level() -> None:
    table = bare()
    table.no_cards().deck(2, "II-01").pile(2, "II-02", "II-03", "II-04").pile(1, "I-01")
    table.effect("draw(3)", "deck 2")
    assert (len(table.state.level2), len(table.state.discard2)) == (0, 3)  # not before a card is needed
    table.answer(0, "deck 2")
    assert (len(table.state.level2), len(table.state.discard2)) == (2, 0)
    assert (len(table.state.discard1), table.options()) == (1, ["deck 1", "deck 2"])  # only this level
    table.answer(0, "deck 2")
    assert {*table.player().hand, *table.state.level2} == {"II-01", "II-02", "II-03", "II-04"}


@pytest.mark.rules("IMP-DECK-01")
def test_the_new_deck_is_shuffled() -> None:
    first = set()
    for seed in range(12):
        table = bare(seed=seed)
        table.no_cards().pile(2, "II-01", "II-02", "II-03", "II-04").effect("draw(1)")
        first |= set(table.player().hand)
    assert len(first) > 1


@pytest.mark.rules("IMP-DECK-02")
def test_from_a_level_without_cards_nothing_is_drawn() -> None:
    table = bare()
    table.no_cards().deck(1, "I-01").pile(3, "III-01").effect("draw(4); gold(1)")
    assert table.options() == ["deck 1", "deck 3"]
    assert table.why_not("deck 2") == ("deck-empty", "IMP-DECK-02")
    table.answer(0, "deck 3")  # then there is only the deck of level 1, and then none
    assert (table.game.over, list(table.player().hand), table.player().gold) == (True, ["III-01", "I-01"], 1)
    table.effect("draw_level(2,2); gold(1)")
    assert (len(table.player().hand), table.player().gold) == (2, 2)


@pytest.mark.rules("IMP-DECK-04")
def test_cards_that_are_looked_at_are_not_in_the_reshuffle() -> None:
    table = bare()
    table.no_cards().deck(2, "II-01", "II-02").pile(2, "II-03")
    count = len(table.events())
    table.effect("dig(4,1)", "keep II-01")
    assert table.since(count)[0] == "looked-at 0 2 3"
    # The pile was shuffled in for the third card; the two not taken lie on the pile and were not drawn again.
    assert list(table.player().hand) == ["II-01"]
    assert (sorted(table.state.discard2), len(table.state.level2)) == (["II-02", "II-03"], 0)


@pytest.mark.rules("IMP-DECK-04")
def test_what_was_discarded_until_then_is_in_the_reshuffle() -> None:
    table = bare()
    table.no_cards().deck(2, "II-01").hand("II-05").effect("draw(1)")  # the deck is empty now
    assert len(table.state.level2) == 0
    table.effect("discard(1); draw(1)", "discard II-05")
    assert sorted(table.player().hand) == ["II-01", "II-05"]


@pytest.mark.rules("IMP-DECK-04")
def test_all_cards_are_still_there_after_many_reshuffles() -> None:
    table = bare()
    table.no_cards().deck(1, "I-01").pile(1, "I-02", "I-03")
    for _ in range(6):
        table.effect("dig(2,1); discard(1)")
        table.answer(0, table.options()[0]).answer(0, table.options()[0])
    cards = sorted([*table.state.level1, *table.state.discard1])
    assert cards == ["I-01", "I-02", "I-03"]
    assert {CARDS[card].level for card in cards} == {1}
