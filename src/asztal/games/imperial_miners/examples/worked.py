"""The worked examples of the rules, with their numbers."""

from asztal.games.imperial_miners.examples.tabletop import Tabletop, bare, players, shape
from asztal.games.imperial_miners.mine import above, all_joints
from asztal.kernel.rules import each, example

NAMES = ("Tibor", "Réka")
SEVEN = [f"III-0{number}" for number in range(1, 8)]


def score(table: Tabletop, seat: int = 0) -> int:
    """What a seat would score now."""
    return sum(line.points for line in table.scored(seat))


@example("IMP-EX-01")
def tibor_scores_39() -> None:
    table = players((31, 7, 8))
    assert table.player().completed_carts() == 8
    assert score(table) == 39


@example("IMP-EX-02")
def without_a_level_1_card_the_first_card_comes_from_the_deck() -> None:
    table = bare(seats=2)
    table.hand("II-11", "III-09", "III-25", "IV-01").hand("I-31", "II-12", "III-29", "IV-02", seat=1)
    table.deck(1, "I-20").choosing("EV-17")
    assert [table.options(0), table.options(1)] == [["draw-one"], ["card I-31"]]
    table.each("draw-one", "card I-31")
    assert [player.mine for player in table.state.players] == [{"1,0": "I-20"}, {"1,0": "I-31"}]
    assert [len(player.hand) for player in table.state.players] == [4, 3]


@example("IMP-EX-03")
def a_level_3_card_under_2_1_lies_at_3_0_or_3_2() -> None:
    table = bare()
    table.mine(shape("1,0", "1,2", "2,1"))
    assert table.spots(3) == ["3,0", "3,2"]


@example("IMP-EX-04")
def the_card_in_the_middle_has_six_neighbours() -> None:
    table = bare()
    table.mine(shape("2,1", "1,0", "1,2", "2,-1", "2,3", "3,0", "3,2"))
    for counter, value in (("NEIGHBOURS", 6), ("ABOVE", 2), ("SIDES", 2)):
        table.stock(gold=0).effect(f"gold_per(1,{counter},9)", here="2,1")
        assert table.player().gold == value
    assert above(table.player().mine, "2,1") == ["1,0", "1,2"]


@example("IMP-EX-05")
@each("1,0", "1,2")
def a_chain_of_three_cards_and_a_surface_effect(top: str) -> None:
    table = bare()
    table.mine({"1,0": "I-31", "1,2": "I-36", "2,1": "II-43"}).event("EV-01")
    table.dig("III-43", "place 3,2", "skip", "skip")
    assert table.options() == ["next 1,0", "next 1,2"]
    table.answers(0, f"next {top}", "skip")
    assert (table.ask(), table.player().activated) == ("surface", ["3,2", "2,1", top])
    table.answer(0, "surface gold")
    assert table.game.over
    assert [event["effect"] for event in table.events("surfaced")] == ["gold"]


@example("IMP-EX-06")
def the_chain_comes_to_a_card_that_the_placed_one_has_activated() -> None:
    table = bare()
    table.mine({"1,0": "I-31", "1,2": "I-36"}).event("EV-01")
    table.dig("II-40", "place 2,1", "effect A", "activate 1,0", "effect A", "skip")
    table.answer(0, "next 1,0")
    assert (table.ask(), table.rest()) == ("surface", (3, 0))


@example("IMP-EX-07")
def the_chain_removes_a_collapse_and_goes_on() -> None:
    table = bare()
    table.mine({"1,0": "I-31", "1,2": "I-36", "2,1": "II-43"}).collapses("2,1")
    table.dig("III-43", "place 3,0", "skip")
    assert (table.player().collapses, table.rest()) == ([], (0, 0))
    assert (table.ask(), table.options()) == ("climb", ["next 1,0", "next 1,2"])


@example("IMP-EX-08")
def a_full_lower_right_half_over_a_full_upper_left_half_is_a_cart() -> None:
    table = bare()
    table.mine({"1,0": "I-31", "2,1": "II-02"})
    assert all_joints(table.player().mine) == {"1,0|2,1": 2}
    assert (table.player().completed_carts(), score(table)) == (1, 1)


@example("IMP-EX-09")
def a_token_on_a_half_full_joint_is_a_cart_and_a_second_one_cannot_follow() -> None:
    table = bare()
    table.mine({"1,0": "I-31", "1,2": "I-36"}).effect("cart(MINE,1)")
    assert (table.player().carts, table.player().completed_carts()) == (["1,0|1,2"], 1)
    table.effect("cart(MINE,1); gold_per(1,DONE,1)")
    assert (table.player().carts, table.rest()) == (["1,0|1,2"], (0, 0))


@example("IMP-EX-10")
@each((4, 2), (7, 0))
def a_scot_price_of_6_with_four_and_with_seven_scot_cards(scots: int, paid: int) -> None:
    table = bare()
    others = ["I-01", "I-02", "I-03", "I-04", "I-30", "II-01"][: scots - 1]
    table.mine({"1,0": "I-25", **{f"1,{2 * n}": card for n, card in enumerate(others, 1)}}).stock(gold=10)
    table.activate("1,0", "effect A")  # pay 6 for three gems; itself a Scot card
    assert table.rest() == (10 - paid, 3)


@example("IMP-EX-11")
def a_marker_on_space_8_of_10_that_may_go_five() -> None:
    table = bare()
    table.state.boards[:] = ["A", "D", "F"]
    table.marker("A", 8).effect("research(5)", "climb 2")
    assert (table.player().gems, table.options()) == (8, ["board D", "board F"])
    table.answer(0, "board F")
    assert (table.where(), table.game.over) == (("F", 0, 1), True)


@example("IMP-EX-12")
@each((1, 1), (2, 2))
def a_first_research_of_two_ends_on_1_or_2(steps: int, gold: int) -> None:
    table = bare()
    table.effect("research(2)", "board A")
    assert (table.where(), table.options()) == (("A", 0, 0), ["climb 1", "climb 2"])
    table.answer(0, f"climb {steps}")
    assert (table.where(), table.rest()) == (("A", steps, 0), (gold, 0))


@example("IMP-EX-13")
def three_cards_on_a_hand_of_seven() -> None:
    table = bare()
    table.hand(*SEVEN).deck(2, "II-01", "II-02", "II-03").effect("draw(3)", "deck 2", "deck 2", "deck 2")
    assert (len(table.player().hand), table.ask()) == (10, "hand-limit")
    table.answers(0, "discard II-01", "discard II-02")
    assert (len(table.player().hand), table.game.over) == (8, True)


@example("IMP-EX-14")
def of_two_machines_on_a_card_with_two_only_one_is_placed() -> None:
    table = bare()
    table.mine({"1,0": "I-31"}).machines({"1,0": 2}).effect("machine(SELF,2); gold_per(1,DONE,9)")
    assert (table.player().machines, table.player().gold) == ({"1,0": 3}, 1)


@example("IMP-EX-15")
def a_level_3_card_without_a_level_2_card_above_cannot_be_played() -> None:
    table = bare()
    table.mine({"1,0": "I-01"}).hand("III-15").stock(gold=3).deck(1, "I-31").choosing()  # it costs 2
    assert table.options() == ["draw-one"]
    assert table.why_not("card III-15") == ("no-place", "IMP-PLACE-03")
    table.answers(0, "draw-one", "place 1,2", "skip", "surface draw")
    assert table.player().gold == 3
    assert "I-31" in table.player().mine.values()


@example("IMP-EX-16", names=("A", "B"))
def b_wins_on_gold() -> None:
    table = players((43, 3, 9), (46, 5, 6))
    assert [score(table, seat) for seat in (0, 1)] == [52, 52]
    assert table.title.winners(table.state) == [1]


@example("IMP-EX-17")
def a_collapse_put_on_a_specially_activated_card_stays_when_the_chain_comes() -> None:
    table = bare()
    table.mine({"1,0": "I-06", "1,2": "I-36"}).event("EV-01")  # two gems and a collapse on itself
    table.dig("II-40", "place 2,1", "effect A", "activate 1,0", "effect A", "skip", "next 1,0")
    assert (table.player().collapses, table.rest(), table.ask()) == (["1,0"], (0, 2), "surface")
    assert [event["card"] for event in table.events("skipped")] == ["I-06"]


@example("IMP-EX-18")
def the_research_space_is_checked_before_the_effect_goes_on() -> None:
    table = bare()
    table.mine({"1,0": "I-31", "2,1": "II-13"}).hand(*SEVEN, "II-01").marker("D", 4).deck(1, "I-01", "I-02")
    table.activate("2,1", "effect B", "deck 1", "deck 1")
    assert (table.player().space, table.player().gold, len(table.player().hand)) == (5, 1, 10)
    assert table.ask() == "hand-limit"
    table.answers(0, "discard I-01")
    assert (table.ask(), table.player().gold) == ("hand-limit", 1)
    table.answer(0, "discard I-02")
    assert (table.game.over, table.player().gold, len(table.player().hand)) == (True, 2, 8)


@example("IMP-EX-19")
def the_gold_of_the_event_comes_before_the_effect_is_chosen() -> None:
    table = bare()
    table.mine({"1,0": "I-11", "2,1": "II-43"}).event("EV-13")
    table.marker("A", 0).activated("2,1").stock(gold=1).chain("2,1")  # I-11 is the next card of the chain
    assert (table.player().gold, table.options()) == (2, ["effect A", "effect B", "skip"])
    table.answer(0, "effect A")
    assert (table.player().gold, table.options()) == (0, ["climb 1", "climb 2"])
