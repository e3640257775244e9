"""Action cards: how they are used, once per era, the limit of four, and the Personal Assistant."""

import pytest

from asztal.games.underwater_cities.addresses import ROUND
from asztal.games.underwater_cities.cards import CARDS, SLOTS
from asztal.games.underwater_cities.examples.tabletop import Tabletop
from asztal.games.underwater_cities.vocabulary import UseActionCard
from tests.games.underwater_cities.test_cards import nowhere

FOUR = ("PA", "C033", "C034", "C040")  # with the Assistant: science and steelplast, a building, steelplast and a card


def claim_fifth(*cards: str, used: tuple[str, ...] = (), order: str = "card-first") -> Tabletop:
    """A player with these action cards claims C020 on a slot that gives 2 science."""
    table = Tabletop(2).claimed(*cards).hand("C020", "C004")
    table.player().used[:] = used
    return table.turn("slot 12-Y1", "card C020", order)


# --- using ------------------------------------------------------------------------------------------------------------


@pytest.mark.rules("UWC-ACT-01")
def test_an_action_card_is_used_only_through_the_icon() -> None:
    icons = {slot.id for slot in SLOTS.values() if any(isinstance(part, UseActionCard) for part in slot.effect)}
    assert icons == {"12-R2", "12-Y4", "34-G1", "34-R5", "34-Y3"}
    table = Tabletop(2).claimed("PA", "C020").hand("C004", "C001", "C002").stock(steelplast=2, credit=2).turn()
    asked = []
    assert table.why_not("use C020") == ("action-by-icon", "UWC-ACT-01")
    for answer in ("slot 12-Y3", "card C001", "build tunnel T1", "build tunnel T2"):
        assert "use C020" not in table.options()
        asked.append(table.ask())
        table.answer(0, answer)
    assert asked == ["slot", "card", "build", "build"]
    assert table.game.over
    assert table.player().used == []


@pytest.mark.rules("UWC-ACT-01")
def test_the_icon_of_a_slot_or_of_a_card() -> None:
    table = Tabletop(2).claimed("PA", "C020").slot("12-R2")
    assert table.options() == ["use PA", "use C020"]
    table = Tabletop(2).claimed("PA", "C020").card("C043")
    assert table.options() == ["use PA", "use C020"]


@pytest.mark.rules("UWC-ACT-02")
def test_an_action_card_is_used_once_per_era() -> None:
    table = Tabletop(2).claimed("PA", "C020", "C033").slot("12-R2", "use C020")
    assert table.player().used == ["C020"]
    table.slot("12-R2")
    assert table.options() == ["use PA", "use C033"]
    assert table.why_not("use C020") == ("already-used", "UWC-ACT-02")
    table.at(f"{ROUND}.end").slot("12-R2")  # also in a later round of the era
    assert table.why_not("use C020") == ("already-used", "UWC-ACT-02")


@pytest.mark.rules("UWC-ACT-03")
@pytest.mark.parametrize("last", [4, 7, 10])
def test_used_cards_are_readied_after_the_production(last: int) -> None:
    table = Tabletop(2).claimed("PA", "C020").claimed("PA", "C033", seat=1)
    table.player(0).used[:] = ["PA", "C020"]
    table.player(1).used[:] = ["C033"]
    table.state.round = last
    table.produce()
    assert table.player(0).used == ["PA", "C020"]  # not before all have produced
    table.at(f"{ROUND}.era").play_until(lambda state: not any(me.used for me in state.players))
    assert [event["card"] for event in table.events("readied")] == ["PA", "C020", "C033"]
    kinds = [event["event"] for event in table.events()]
    assert max(i for i, kind in enumerate(kinds) if kind == "produced") < kinds.index("readied")


@pytest.mark.rules("UWC-ACT-04")
def test_a_readied_card_is_used_again_in_the_same_era() -> None:
    table = Tabletop(2).claimed("PA", "C020", "C033").stock()
    table.player().used[:] = ["C020", "C033"]
    table.card("C089", "part C089-1", "ready C020", "part C089-2", "use C020", "choose C020-1a")
    assert table.rest() == {"science": 1}
    assert sorted(table.player().used) == ["C020", "C033"]
    table.card("C089", "part C089-1")
    assert table.options() == ["ready C033", "ready C020"]


@pytest.mark.rules("UWC-ACT-13")
def test_a_card_of_which_nothing_can_be_done_is_not_used() -> None:
    table = Tabletop(2).claimed("PA", "C046", "C020").slot("12-R2")  # C046 asks for 1 kelp
    assert table.options() == ["use PA", "use C020"]
    assert table.why_not("use C046") == ("cannot-pay", "UWC-COST-09")
    table.stock(kelp=1).slot("12-R2")
    assert table.options() == ["use PA", "use C046", "use C020"]


@pytest.mark.rules("UWC-ACT-13")
def test_at_least_one_part_of_an_action_card_is_done() -> None:
    table = Tabletop(2).claimed("PA", "C019").stock(credit=1).slot("12-R2", "use C019")
    assert table.options() == ["part C019-1", "part C019-2"]
    assert table.why_not("stop")[0] == "not-offered"
    table.answer(0, "part C019-2")
    assert table.options() == ["part C019-1", "stop"]


@pytest.mark.rules("UWC-ACT-14")
def test_several_icons_allow_several_cards() -> None:
    table = Tabletop(3).claimed("PA", "C020", "C033").hand("C043", "C004").stock()
    table.turn("slot 34-G1", "card C043", "card-first", "use C020", "choose C020-1a")
    table.answer(0, "part 34-G1-1")
    assert table.options() == ["use PA", "use C033"]
    assert table.why_not("use C020") == ("already-used", "UWC-ACT-02")
    table.answer(0, "use C033")
    assert table.rest() == {"science": 2, "steelplast": 2}
    assert table.player().used == ["C020", "C033"]


@pytest.mark.rules("UWC-ACT-14")
def test_a_readied_card_is_used_twice_in_a_turn() -> None:
    table = Tabletop(2).claimed("PA", "C020").hand("C089", "C004").stock()
    table.player().used[:] = ["PA"]
    table.state.era = 2
    table.turn("slot 12-R2", "card C089", "slot-first", "choose C020-1a")  # C020 is the only card to use
    assert table.rest() == {"science": 1}
    table.answers(0, "resolve", "ready C020", "part C089-2", "choose C020-1a")
    assert table.rest() == {"science": 2}


# --- the limit of four ------------------------------------------------------------------------------------------------


@pytest.mark.rules("UWC-ACT-05")
def test_the_fourth_action_card_needs_no_sacrifice() -> None:
    table = claim_fifth("PA", "C033", "C034")
    assert table.game.over
    assert table.player().cards == ["PA", "C033", "C034", "C020"]


@pytest.mark.rules("UWC-ACT-05", "UWC-ACT-06", "UWC-ACT-07")
@pytest.mark.parametrize("given", FOUR)
def test_the_fifth_action_card_costs_one_of_the_old_four(given: str) -> None:
    table = claim_fifth(*FOUR, used=FOUR)
    assert table.ask() == "give-up"
    assert table.options() == [f"give-up {card}" for card in FOUR]
    assert table.why_not("give-up C020") == ("just-claimed", "UWC-ACT-07")
    assert table.why_not("stop")[0] == "not-offered"
    table.answer(0, f"give-up {given}")
    assert table.player().cards == [*(card for card in FOUR if card != given), "C020"]
    assert len(table.player().action_cards()) == 4


@pytest.mark.rules("UWC-ACT-06")
def test_other_claimed_cards_neither_count_nor_go() -> None:
    table = claim_fifth(*FOUR, "C012", "C036", used=FOUR)
    assert table.options() == [f"give-up {card}" for card in FOUR]
    table.answer(0, "give-up C040")
    assert table.player().cards == ["PA", "C033", "C034", "C012", "C036", "C020"]
    assert "C040" in table.state.discard


@pytest.mark.rules("UWC-ACT-06", "UWC-ACT-09")
def test_a_used_card_gives_nothing_when_it_goes() -> None:
    table = claim_fifth(*FOUR, used=("C033",))
    table.answer(0, "give-up C033")
    assert table.game.over
    assert table.rest() == {"science": 2}  # of the slot
    assert table.player().used == []
    assert "C033" in table.state.discard


@pytest.mark.rules("UWC-ACT-06", "UWC-ACT-08")
def test_an_available_card_may_be_used_when_it_goes() -> None:
    table = claim_fifth(*FOUR).answer(0, "give-up C033")
    assert table.options() == ["use C033", "stop"]
    assert table.rest() == {}  # at once, before the slot
    table.answer(0, "use C033")
    assert table.rest() == {"science": 3, "steelplast": 1}
    assert table.player().cards == ["PA", "C034", "C040", "C020"]
    assert table.player().used == []
    assert "C033" in table.state.discard


@pytest.mark.rules("UWC-ACT-08")
def test_the_use_of_the_discarded_card_is_optional() -> None:
    table = claim_fifth(*FOUR).answers(0, "give-up C033", "stop")
    assert table.rest() == {"science": 2}
    assert "C033" in table.state.discard


@pytest.mark.rules("UWC-ACT-08")
def test_claimed_after_the_slot_the_use_comes_after_the_slot() -> None:
    table = claim_fifth(*FOUR, order="slot-first").answers(0, "resolve", "give-up C034", "use C034")
    # Without resources the building of C034 is out of reach; the slot cannot be used any more.
    assert table.rest() == {"science": 2}
    assert table.game.over
    assert [event["card"] for event in table.events("used")] == ["C034"]


# --- the Personal Assistant -------------------------------------------------------------------------------------------


@pytest.mark.rules("UWC-ACT-10")
@pytest.mark.parametrize(("choice", "gain"), [("choose PA-1a", {"steelplast": 1}), ("choose PA-1b", {"credit": 1})])
def test_the_assistant_gives_a_steelplast_or_a_credit(choice: str, gain: dict[str, int]) -> None:
    table = Tabletop(2).slot("12-R2", choice)
    assert table.rest() == gain
    assert table.player().used == ["PA"]


@pytest.mark.rules("UWC-ACT-11")
def test_the_assistant_is_an_action_card_like_any_other() -> None:
    table = Tabletop(2).claimed("PA", "C020", "C033").slot("12-R2", "use PA", "choose PA-1a").slot("12-R2")
    assert table.why_not("use PA") == ("already-used", "UWC-ACT-02")
    table.state.round = 4
    table.at(f"{ROUND}.era").play_until(lambda state: not state.players[0].used)
    table.slot("12-R2")
    assert table.options() == ["use PA", "use C020", "use C033"]


@pytest.mark.rules("UWC-ACT-11", "UWC-ACT-12")
@pytest.mark.parametrize("used", [False, True])
def test_a_discarded_assistant_leaves_the_game(used: bool) -> None:
    table = claim_fifth(*FOUR, used=("PA",) if used else ()).claimed(seat=1).answer(0, "give-up PA")
    if not used:
        table.answers(0, "use PA", "choose PA-1b")
        assert table.rest() == {"science": 2, "credit": 1}
    assert table.game.over
    assert nowhere(table, "PA")
    assert CARDS["PA"].era == 0
