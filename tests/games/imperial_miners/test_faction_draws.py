"""Faction draws: turning a deck over until a card of the wanted faction appears."""

import pytest

from asztal.games.imperial_miners.cards import FACTIONS
from asztal.games.imperial_miners.examples.tabletop import bare


@pytest.mark.rules("IMP-FDRAW-01", "IMP-FDRAW-02")
def test_cards_are_turned_over_until_one_of_the_faction_appears_and_the_others_go_back() -> None:
    table = bare(seats=2)
    table.no_cards().deck(2, "II-01", "II-06", "II-16", "II-17").deck(1, "I-01", "I-02")
    table.effect("draw_faction(JAP,1); gold(1)")
    assert (table.ask(), table.options()) == ("turn-over", ["deck 1", "deck 2"])
    epoch, count = table.state.level2.epoch, len(table.events())
    table.answer(0, "deck 2")
    assert (list(table.player().hand), table.player().gold) == (["II-16"], 1)
    assert sorted(table.state.level2) == ["II-01", "II-06", "II-17"]
    assert (table.state.level2.top, table.state.level2.epoch) == ([], epoch + 1)  # shuffled
    assert (list(table.state.level1.top), len(table.state.turned)) == (["I-01", "I-02"], 0)
    assert table.since(count) == [
        "turned-over 0 2 JAP II-01 II-06 II-16",
        "took-open 0 II-16",
        "gained 0 gold 1",
    ]
    assert list(table.see(1).players[0].hand) == ["II-16"]  # all have seen it


@pytest.mark.rules("IMP-FDRAW-01")
def test_a_card_of_two_factions_is_found_for_both() -> None:
    for faction in ("SCO", "BAR"):
        table = bare()
        table.deck(1, "I-21", "I-25", "I-01", "I-05").effect(f"draw_faction({faction},1)", "deck 1")
        assert list(table.player().hand) == ["I-25"]


@pytest.mark.rules("IMP-FDRAW-03")
def test_a_deck_without_the_faction_is_shuffled_and_another_one_is_chosen() -> None:
    table = bare()
    table.no_cards().deck(1, "I-01", "I-02").deck(2, "II-16").deck(3, "III-01")
    epoch = table.state.level1.epoch
    count = len(table.events())
    table.effect("draw_faction(JAP,1)", "deck 1")
    assert table.since(count) == ["turned-over 0 1 JAP I-01 I-02"]  # all see that it was in vain
    assert (table.state.level1.epoch, sorted(table.state.level1)) == (epoch + 1, ["I-01", "I-02"])
    assert table.options() == ["deck 2", "deck 3"]
    assert table.why_not("deck 1") == ("deck-not-for-faction", "IMP-FDRAW-05")
    assert table.why_not("skip") == ("not-offered", "")
    table.answer(0, "deck 3")  # then the deck of level 2 is the only one left
    assert (list(table.player().hand), table.game.over) == (["II-16"], True)
    assert list(table.state.level3) == ["III-01"]


@pytest.mark.rules("IMP-FDRAW-04")
def test_for_any_faction_the_player_names_one_each_time() -> None:
    table = bare()
    table.no_cards().deck(1, "I-01", "I-05", "I-09", "I-06").effect("draw_faction(ANY,2); gold(1)")
    assert (table.ask(), table.options()) == ("name-faction", [f"faction {name}" for name in FACTIONS])
    assert table.why_not("faction ELF") == ("not-offered", "")
    table.answer(0, "faction EGY")
    assert (list(table.player().hand), table.ask()) == (["I-09"], "name-faction")
    table.answer(0, "faction SCO")
    assert (list(table.player().hand), table.game.over, table.player().gold) == (["I-09", "I-01"], True, 1)


@pytest.mark.rules("IMP-FDRAW-04")
def test_a_named_faction_holds_for_that_draw_when_a_deck_fails() -> None:
    table = bare()
    table.no_cards().deck(1, "I-01").deck(2, "II-16").deck(3, "III-01")
    table.effect("draw_faction(ANY,1)", "faction JAP", "deck 1")
    assert table.ask() == "turn-over"
    table.answer(0, "deck 2")
    assert list(table.player().hand) == ["II-16"]


@pytest.mark.rules("IMP-FDRAW-05")
def test_where_no_deck_has_a_card_the_named_faction_is_told_as_not_found() -> None:
    table = bare()
    count = len(table.events())
    table.no_cards().effect("draw_faction(ANY,1)", "faction ROM")
    assert (table.game.over, table.since(count)) == (True, ["not-found 0 ROM"])


@pytest.mark.rules("IMP-FDRAW-05")
def test_if_no_deck_holds_the_faction_nothing_is_drawn_and_piles_are_not_searched() -> None:
    table = bare()
    table.no_cards().deck(1, "I-01").deck(2, "II-01").pile(1, "I-13").pile(2, "II-16")
    count = len(table.events())
    table.effect("draw_faction(JAP,1); gold(1)", "deck 1")
    assert table.since(count) == [
        "turned-over 0 1 JAP I-01",
        "turned-over 0 2 JAP II-01",
        "not-found 0 JAP",
        "gained 0 gold 1",
    ]
    assert (table.game.over, len(table.player().hand), table.player().gold) == (True, 0, 1)
    assert (list(table.state.discard1), list(table.state.discard2)) == (["I-13"], ["II-16"])
    assert (list(table.state.level1), list(table.state.level2)) == (["I-01"], ["II-01"])


@pytest.mark.rules("IMP-FDRAW-05")
def test_the_deck_of_level_4_cannot_be_chosen() -> None:
    table = bare()
    table.effect("draw_faction(JAP,1)")
    assert table.options() == ["deck 1", "deck 2", "deck 3"]
    assert table.why_not("deck 4") == ("level-four-is-special", "IMP-DRAW-03")


@pytest.mark.rules("IMP-FDRAW-05")
def test_a_second_draw_may_try_every_deck_again() -> None:
    table = bare()
    table.no_cards().deck(1, "I-13").deck(2, "II-01").deck(3, "III-16")
    table.effect("draw_faction(JAP,2)", "deck 2", "deck 1")
    assert table.options() == ["deck 2", "deck 3"]  # the deck of level 1 is empty now, and has no pile
    table.answer(0, "deck 3")
    assert (list(table.player().hand), table.game.over) == (["I-13", "III-16"], True)


@pytest.mark.rules("IMP-DECK-05")
def test_an_empty_deck_is_refilled_first() -> None:
    table = bare()
    table.no_cards().pile(1, "I-13", "I-01").deck(2, "II-01").effect("draw_faction(JAP,1)")
    assert table.options() == ["deck 1", "deck 2"]
    table.answer(0, "deck 1")
    assert (list(table.player().hand), list(table.state.level1), len(table.state.discard1)) == (["I-13"], ["I-01"], 0)


@pytest.mark.rules("IMP-DECK-05")
def test_turning_over_a_whole_deck_is_not_running_out() -> None:
    table = bare()
    table.no_cards().deck(1, "I-01", "I-02").pile(1, "I-13").effect("draw_faction(JAP,1); gold(1)")
    assert (table.game.over, table.player().gold, len(table.player().hand)) == (True, 1, 0)
    assert (sorted(table.state.level1), list(table.state.discard1)) == (["I-01", "I-02"], ["I-13"])


def test_a_drawn_card_can_break_the_hand_limit_like_any_other() -> None:
    table = bare()
    table.hand(*(f"III-0{number}" for number in range(1, 9))).deck(1, "I-13").effect("draw_faction(JAP,1)", "deck 1")
    assert (table.ask(), len(table.player().hand)) == ("hand-limit", 9)
