"""The mine phase begins: cards are chosen in secret, revealed, paid, or drawn by those who cannot play."""

import pytest

from asztal.games.imperial_miners.cards import CARDS, EVENTS, EventCard
from asztal.games.imperial_miners.examples.shorthand import parts
from asztal.games.imperial_miners.examples.tabletop import Tabletop, bare
from asztal.kernel import observe


@pytest.mark.rules("IMP-MINE-01")
def test_all_reveal_at_the_same_time_and_pay() -> None:
    table = bare(seats=2)
    for seat, (card, gold) in enumerate((("II-43", 5), ("III-40", 20))):
        table.mine({"1,0": f"I-0{seat + 1}", "2,1": f"II-0{seat + 1}"}, seat).hand(card, f"I-3{seat}", seat=seat)
        table.stock(seat, gold=gold)
    count = len(table.events())
    table.choosing()
    assert table.options(0) == ["card II-43", "card I-30"]
    assert table.options(1) == ["card III-40", "card I-31"]
    table.answer(0, "card II-43")
    assert table.since(count) == []  # nothing is shown or paid before all have chosen
    assert observe(table.game, 1).position[-1]["kids"][0] is True  # only that the choice is made
    assert not set(table.see(1).players[0].sealed) & {"II-43", "I-30"}
    assert (table.player(0).card, table.player(0).gold, list(table.player(0).sealed)) == ("", 5, ["II-43"])
    table.answer(1, "card III-40")
    assert table.since(count)[:2] == ["card-revealed 0 II-43 2", "card-revealed 1 III-40 13"]
    assert [(player.card, player.gold) for player in table.state.players] == [("II-43", 3), ("III-40", 7)]
    assert [list(player.hand) for player in table.state.players] == [["I-30"], ["I-31"]]
    assert [len(player.sealed) for player in table.state.players] == [0, 0]
    assert len(table.state.turned) == 0


@pytest.mark.rules("IMP-MINE-01", "IMP-CARD-02")
@pytest.mark.parametrize(
    ("card", "gold", "left"), [("I-31", 0, 0), ("II-43", 0, 0), ("III-43", 0, 0), ("III-41", 11, 1)]
)
def test_a_discount_is_taken_off_but_never_goes_below_0(card: str, gold: int, left: int) -> None:
    table = bare()
    table.mine({"1,0": "I-01", "2,1": "II-01"}).hand(card).stock(gold=gold)
    table.choosing("EV-11").answer(0, f"card {card}")  # two less
    assert table.player().gold == left
    assert table.events("card-revealed")[-1]["cost"] == max(0, CARDS[card].cost - 2)


def test_a_discount_for_one_level_leaves_the_others_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(EVENTS, "EV-11", EventCard("EV-11", "modifier", parts("mod_cost(3,2)")))
    table = bare()
    table.mine({"1,0": "I-01", "2,1": "II-01"}).hand("II-43", "III-43", "III-01").stock(gold=1)
    table.choosing("EV-11")
    assert table.options() == ["card III-43"]
    table.stock(gold=2).choosing("EV-11")
    assert table.options() == ["card II-43", "card III-43", "card III-01"]


@pytest.mark.rules("IMP-MINE-02")
def test_only_a_card_that_can_be_paid_and_placed_may_be_revealed() -> None:
    table = bare()
    table.mine({"1,0": "I-01"}).hand("I-31", "II-43", "III-09", "IV-01").stock(gold=1)
    table.choosing()
    assert table.options() == ["card I-31"]
    assert table.why_not("card II-43") == ("too-little-gold", "IMP-MINE-02")
    assert table.why_not("card III-09") == ("no-place", "IMP-PLACE-03")  # free, but there is no level-2 card
    assert table.why_not("card I-02") == ("not-offered", "")
    table.stock(gold=2).choosing()
    assert table.options() == ["card I-31", "card II-43"]  # exactly the price is enough
    table.mine({"1,0": "I-01", "2,1": "II-01", "3,2": "III-01"}).choosing()
    assert table.options() == ["card I-31", "card II-43", "card III-09", "card IV-01"]


@pytest.mark.rules("IMP-MINE-03", "IMP-MINE-05")
def test_who_cannot_play_draws_the_top_card_of_level_1_and_must_play_it() -> None:
    table = bare()
    eight = ["II-01", "II-02", "II-03", "II-04", "II-05", "II-06", "II-07", "II-08"]
    table.mine({"1,0": "I-01"}).hand(*eight).stock(gold=1).deck(1, "I-36", "I-31")
    count = len(table.events())
    table.choosing()
    assert table.options() == ["draw-one"]
    table.answer(0, "draw-one")
    assert table.since(count) == ["fallback 0 I-36"]
    assert (table.player().card, table.player().gold) == ("I-36", 1)
    assert list(table.state.level1) == ["I-31"]
    assert (table.ask(), table.options()) == ("place", ["place 1,-4", "place 1,-2", "place 1,2", "place 1,4"])
    table.answers(0, "place 1,2", "effect A", "surface gold")
    assert table.game.over  # no card of the eight had to go
    assert list(table.player().hand) == eight
    assert table.player().mine == {"1,0": "I-01", "1,2": "I-36"}


@pytest.mark.rules("IMP-MINE-03")
def test_who_has_no_cards_at_all_draws_one_too() -> None:
    table = bare()
    table.deck(1).pile(1, "I-36").choosing().answer(0, "draw-one")  # the discard pile makes a new deck
    assert table.player().mine == {"1,0": "I-36"}
    assert len(table.state.discard1) == 0


@pytest.mark.rules("IMP-MINE-04")
def test_who_can_play_may_not_draw_instead() -> None:
    table = bare()
    table.hand("I-31", "II-43").choosing()
    assert table.options() == ["card I-31"]
    assert table.why_not("draw-one") == ("must-play-from-hand", "IMP-MINE-04")


@pytest.mark.rules("IMP-MINE-05")
def test_a_full_hand_stays_full_beside_the_drawn_card() -> None:
    table = bare()
    eight = [f"III-{number:02}" for number in range(1, 9)]
    table.hand(*eight).deck(1, "I-36").choosing().answers(0, "draw-one", "effect A")
    assert table.ask() == "surface"  # after the first effect nothing had to be discarded
    assert list(table.player().hand) == eight


@pytest.mark.rules("IMP-MINE-06")
@pytest.mark.parametrize("seed", range(4))
def test_in_round_1_only_level_1_cards_can_be_played(seed: int) -> None:
    table = Tabletop(seats=2, seed=seed, opening="first")
    table.event("EV-17")
    for player in table.state.players:
        player.gold = 0
    table.choosing("EV-17")
    for seat in (0, 1):
        ones = [card for card in table.player(seat).hand if CARDS[card].level == 1]
        assert len(ones) >= 2
        assert table.options(seat) == [f"card {card}" for card in ones]


@pytest.mark.rules("IMP-DECK-03")
def test_without_any_level_1_card_nothing_is_placed_and_only_the_surface_is_left() -> None:
    table = bare()
    table.mine({"1,0": "I-01"}).hand("II-43").deck(1).pile(1).choosing("EV-16")
    count = len(table.events())
    table.answer(0, "draw-one")
    assert table.since(count) == ["nothing-placed 0"]
    assert table.ask() == "surface"
    table.answer(0, "surface gold")
    assert table.game.over
    assert (table.player().mine, table.player().placed, table.player().gold) == ({"1,0": "I-01"}, "", 2)
