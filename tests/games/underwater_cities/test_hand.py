"""The hand limit: when it is checked, what counts, and cards that raise it."""

import pytest

from asztal.games.underwater_cities.addresses import ROUND
from asztal.games.underwater_cities.cards import CARDS
from asztal.games.underwater_cities.examples.tabletop import Tabletop
from asztal.games.underwater_cities.vocabulary import HandLimit

SIX = ("C001", "C002", "C003", "C004", "C005", "C006")
FIVE = SIX[:5]


@pytest.mark.rules("UWC-HAND-01", "UWC-HAND-02")
def test_the_own_turn_starts_with_a_discard_down_to_three() -> None:
    table = Tabletop(2).hand(*FIVE).turn()
    assert table.ask() == "discard"
    assert table.options() == [f"discard {card}" for card in FIVE]
    table.answer(0, "discard C002")
    assert table.options() == ["discard C001", "discard C003", "discard C004", "discard C005"]
    table.answer(0, "discard C005")
    assert table.ask() == "slot"
    assert list(table.player().hand) == ["C001", "C003", "C004"]
    assert {"C002", "C005"} <= set(table.state.discard)


@pytest.mark.rules("UWC-HAND-01", "UWC-HAND-02")
def test_at_all_other_times_more_cards_are_allowed() -> None:
    table = Tabletop(2).hand("C001", "C002", "C003").hand("C007", "C008", "C009", seat=1)
    table.at(ROUND)
    table.answers(0, "slot ALW", "card C001")
    assert len(table.player().hand) == 5  # also after the own turn
    assert list(table.game.decisions) == [1]
    assert table.ask(1) == "slot"
    table.answers(1, "slot ALW", "card C007")
    assert len(table.player().hand) == 5
    assert table.ask(0) == "discard"
    assert len(table.player(1).hand) == 5


@pytest.mark.rules("UWC-HAND-01", "UWC-HAND-02")
def test_each_era_starts_with_a_discard_down_to_three() -> None:
    table = Tabletop(2).hand("C001", "C002", "C003", "C004", "C005").hand("C007", seat=1)
    table.state.round = 4
    table.at(f"{ROUND}.era")
    assert [len(me.hand) for me in table.state.players] == [8, 4]
    kept = list(table.player().hand)[5:]
    for card in SIX[:5]:
        assert table.ask(0) == "lay-aside"
        table.answer(0, f"discard {card}")
    assert table.ask(0) == ""
    assert list(table.player().hand) == kept
    table.answer(1, table.options(1)[0])
    assert [len(me.hand) for me in table.state.players] == [3, 3]


@pytest.mark.rules("UWC-HAND-03")
def test_who_is_paid_for_it_may_discard_the_surplus_when_the_own_turn_is_over() -> None:
    table = Tabletop(2).claimed("PA", "C112").hand("C001", "C002", "C003", "C004").stock().turn("discard C004")
    table.stock().answers(0, "slot ALW", "card C001")
    assert (table.ask(), len(table.player().hand)) == ("discard-early", 5)
    assert table.options()[:3] == ["stop", "discard C002", "discard C003"]
    table.answer(0, "discard C002")
    assert table.rest() == {"credit": 3}  # 2 of the slot, 1 of the card
    table.answer(0, "discard C003")
    assert table.game.over  # only the surplus may go
    assert (table.rest(), len(table.player().hand)) == ({"credit": 4}, 3)


@pytest.mark.rules("UWC-HAND-03")
def test_the_surplus_may_be_kept_and_nobody_else_is_asked() -> None:
    kept = Tabletop(2).claimed("PA", "C112").hand("C001", "C002", "C003").turn("slot ALW", "card C001", "stop")
    other = Tabletop(2).hand("C001", "C002", "C003").turn("slot ALW", "card C001")
    for table in (kept, other):
        assert table.game.over
        assert (table.rest(), len(table.player().hand)) == ({"credit": 2}, 5)


@pytest.mark.rules("UWC-HAND-04")
@pytest.mark.parametrize("card", ["C012", "SP21"])
def test_a_raised_limit_is_four_at_the_start_of_the_turn(card: str) -> None:
    table = Tabletop(2).claimed("PA", card).hand(*FIVE).turn("discard C001")
    assert table.ask() == "slot"
    assert len(table.player().hand) == 4


@pytest.mark.rules("UWC-HAND-04")
def test_a_raised_limit_is_four_at_the_start_of_an_era() -> None:
    table = Tabletop(2).claimed("PA", "C012").hand("C001", "C002", "C003").hand("C007", "C008", "C009", seat=1)
    table.state.round = 4
    table.at(f"{ROUND}.era").play_until(lambda state: bool(state.stack) is False)
    assert [len(me.hand) for me in table.state.players] == [4, 3]


@pytest.mark.rules("UWC-HAND-05")
def test_a_raised_limit_gives_no_extra_card() -> None:
    table = Tabletop(2).hand("C012", "C001", "C002").deck("C010", "C011").claimed("PA")
    table.turn("slot 12-Y1", "card C012", "card-first")
    assert table.player().cards == ["PA", "C012"]
    assert list(table.player().hand) == ["C001", "C002", "C010"]
    table.turn()
    assert table.ask() == "slot"
    assert list(table.player().hand) == ["C001", "C002", "C010"]


@pytest.mark.rules("UWC-HAND-06")
def test_special_cards_count_towards_the_limit() -> None:
    table = Tabletop(2).hand("C001", "C002", "SP12", "SP01").turn()
    assert table.options() == ["discard C001", "discard C002", "discard SP12", "discard SP01"]
    table.answer(0, "discard SP12")
    assert table.ask() == "slot"
    assert list(table.player().hand) == ["C001", "C002", "SP01"]


@pytest.mark.rules("UWC-HAND-07")
@pytest.mark.parametrize("hand", [("C001",), ("C001", "C002")])
def test_fewer_cards_are_played_on_with(hand: tuple[str, ...]) -> None:
    table = Tabletop(2).hand(*hand).deck("C010").turn()
    assert table.ask() == "slot"
    table.answers(0, "slot 12-Y1", "card C001")
    assert list(table.player().hand) == [*hand[1:], "C010"]  # the draw at the end, nothing else


@pytest.mark.rules("UWC-HAND-08")
@pytest.mark.parametrize("count", [1, 2, 3])
def test_at_or_under_the_limit_nothing_is_discarded(count: int) -> None:
    table = Tabletop(2).hand(*SIX[:count]).turn()
    assert table.ask() == "slot"
    assert table.why_not("discard C001")[0] == "not-offered"


@pytest.mark.rules("UWC-HAND-08")
@pytest.mark.parametrize("surplus", [1, 2, 3])
def test_only_the_surplus_is_discarded(surplus: int) -> None:
    table = Tabletop(2).hand(*SIX[: 3 + surplus]).turn()
    for card in SIX[:surplus]:
        assert not any(option == "stop" for option in table.options())
        table.answer(0, f"discard {card}")
    assert table.ask() == "slot"
    assert list(table.player().hand) == list(SIX[surplus : 3 + surplus])


@pytest.mark.rules("UWC-HAND-09")
def test_several_raises_add_up() -> None:
    assert [CARDS[card].effect[0] for card in ("C012", "SP21")] == [HandLimit(1)] * 2
    table = Tabletop(2).claimed("PA", "C012", "SP21").hand(*SIX).turn("discard C001")
    assert table.ask() == "slot"
    assert len(table.player().hand) == 5
