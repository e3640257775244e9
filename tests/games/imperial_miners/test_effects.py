"""The effect language: every primitive, every counter and every scope, tried alone."""

import pytest

from asztal.games.imperial_miners.examples.tabletop import Tabletop, bare

# Two completed carts at 2,1 (one with a token), a third one elsewhere; the numbers below are counted by hand.
CARDS = {"1,0": "I-04", "1,2": "I-25", "1,4": "I-35", "2,1": "II-16", "2,3": "II-26", "3,2": "III-21"}


def busy() -> Tabletop:
    """A mine of six cards in three rows with all kinds of tokens."""
    table = bare()
    table.mine(CARDS).machines({"1,0": 2, "2,1": 1, "3,2": 0}).collapses("1,2", "3,2").carts("1,0|2,1", "1,2|2,3")
    table.marker("A", 7).stock(boards_done=2, placed="3,2")
    return table


# --- counters -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("counter", "value"),
    [
        ("FAC_SCO", 2),
        ("FAC_BAR", 1),
        ("FAC_EGY", 0),
        ("FAC_JAP", 1),
        ("FAC_ATL", 1),
        ("FAC_ROM", 1),
        ("FACTIONS", 5),
        ("LEVELS", 3),
        ("PLAYED_LEVEL", 3),
        ("ABOVE", 2),
        ("SIDES", 1),
        ("NEIGHBOURS", 4),
        ("MACHINES_HERE", 1),
        ("MACHINES", 3),
        ("MACHINE_CARDS", 2),
        ("COLLAPSES", 2),
        ("CARTS", 3),
        ("CARTS_HERE", 2),
        ("RESEARCH_POS", 7),
        ("BOARDS_DONE", 2),
        ("RESEARCH_POS/2", 3),
        ("RESEARCH_POS/4", 1),
        ("FACTIONS/6", 0),
    ],
)
def test_a_counter(counter: str, value: int) -> None:
    table = busy()
    table.effect(f"gold_per(1,{counter},99); gem_per(10,{counter},990)", here="2,1")
    assert table.rest() == (value, 10 * value)


def test_counters_of_an_empty_mine_are_zero() -> None:
    table = bare()
    for counter in ("FAC_SCO", "FACTIONS", "LEVELS", "PLAYED_LEVEL", "MACHINES", "COLLAPSES", "CARTS", "RESEARCH_POS"):
        table.effect(f"gold_per(1,{counter},9)")
    assert table.rest() == (0, 0)
    assert table.events("gained") == []


@pytest.mark.parametrize(("here", "above", "beside", "around"), [("1,0", 0, 1, 2), ("2,3", 2, 1, 4), ("3,2", 2, 0, 2)])
def test_counters_around_other_cards(here: str, above: int, beside: int, around: int) -> None:
    table = busy()
    table.effect("gold_per(1,ABOVE,9); gold_per(10,SIDES,90); gold_per(100,NEIGHBOURS,900)", here=here)
    assert table.player().gold == above + 10 * beside + 100 * around


@pytest.mark.parametrize(
    ("step", "answers", "done"),
    [
        ("machine(LEVEL3,2)", (), 2),
        ("machine(MINE,1)", ("machine 1,0",), 1),
        ("machine_each(MINE)", (), 6),
        ("collapse(LEVEL1,9)", ("collapse 1,0",), 2),
        ("clear(MINE,5)", ("clear 1,2", "clear 3,2"), 2),
        ("clear(MINE,5)", ("clear 1,2", "stop"), 1),
        ("clear(MINE,5)", ("stop",), 0),
        ("cart(MINE,1)", ("cart 1,0|1,2",), 1),
        ("cart(MINE,9)", ("cart 1,0|1,2",), 2),
        ("discard_upto(3)", ("discard II-01", "stop"), 1),
    ],
)
def test_done_is_what_the_step_before_has_done(step: str, answers: tuple[str, ...], done: int) -> None:
    table = busy().hand("II-01", "II-02")
    table.effect(f"{step}; gem_per(1,DONE,99)", *answers, here="2,1")
    assert table.game.over
    assert table.player().gems == done


def test_done_counts_the_spaces_that_a_marker_has_climbed() -> None:
    table = bare()
    table.marker("A", 5).effect("research(4); gem_per(1,DONE,9)", "climb 3")  # five gold on space 8
    assert table.rest() == (5, 3)


def test_done_counts_the_activated_cards_and_not_what_they_did() -> None:
    table = bare()
    table.mine({"1,0": "I-19", "1,2": "I-31"})
    table.effect("activate(LEVEL1,2); gem_per(1,DONE,9)", "activate 1,0", "effect A", "machine 1,0", "machine 1,0")
    table.answer(0, "skip")
    assert table.rest() == (2, 2)


# --- scopes ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("scope", "here", "meant"),
    [
        ("SELF", "2,1", ["2,1"]),
        ("OTHERS", "2,1", ["1,0", "1,2", "1,4", "2,3", "3,2"]),
        ("MINE", "2,1", ["1,0", "1,2", "1,4", "2,1", "2,3", "3,2"]),
        ("LEVEL1", "2,1", ["1,0", "1,2", "1,4"]),
        ("LEVEL2", "1,0", ["2,1", "2,3"]),
        ("LEVEL3", "2,1", ["3,2"]),
        ("ROW", "2,1", ["2,1", "2,3"]),
        ("ROW", "1,4", ["1,0", "1,2", "1,4"]),
        ("SIDES", "1,2", ["1,0", "1,4"]),
        ("SIDES", "2,3", ["2,1"]),
        ("SIDES", "3,2", []),
        ("ABOVE", "2,1", ["1,0", "1,2"]),
        ("ABOVE", "1,0", []),
        ("NEIGHBOURS", "2,1", ["1,0", "1,2", "2,3", "3,2"]),
        ("NEIGHBOURS", "3,2", ["2,1", "2,3"]),
    ],
)
def test_a_scope(scope: str, here: str, meant: list[str]) -> None:
    table = bare()
    table.mine(CARDS).effect(f"machine_each({scope}); gem_per(1,DONE,9)", here=here)
    assert table.player().machines == dict.fromkeys(meant, 1)
    assert table.player().gems == len(meant)


# --- primitives -----------------------------------------------------------------------------------------------------


def test_gold_and_gem() -> None:
    table = bare()
    count = len(table.events())
    table.stock(gold=1, gems=2).effect("gold(3); gem(4)")
    assert (table.rest(), table.since(count)) == ((4, 6), ["gained 0 gold 3", "gained 0 gem 4"])


@pytest.mark.parametrize(("per", "cap", "gained"), [(1, 9, 3), (2, 9, 6), (4, 9, 9), (1, 3, 3), (1, 2, 2)])
def test_gold_per_and_gem_per_multiply_up_to_a_cap(per: int, cap: int, gained: int) -> None:
    table = busy()
    table.effect(f"gold_per({per},MACHINES,{cap}); gem_per({per},CARTS,{cap})")
    assert table.rest() == (gained, gained)


@pytest.mark.parametrize(("cap", "drawn"), [(9, 4), (3, 3)])
def test_draw_per_draws_for_each_up_to_a_cap(cap: int, drawn: int) -> None:
    table = busy().deck(1, "I-01", "I-02", "I-03", "I-05", "I-06")
    table.effect(f"draw_per(2,MACHINE_CARDS,{cap})", *["deck 1"] * drawn)
    assert (len(table.player().hand), table.game.over) == (drawn, True)


def test_draw_per_nothing_draws_nothing() -> None:
    table = bare()
    table.effect("draw_per(2,MACHINES,9); gold(1)")
    assert (len(table.player().hand), table.player().gold) == (0, 1)


def test_draw_level() -> None:
    table = bare()
    table.deck(4, "IV-03", "IV-01").deck(2, "II-09")
    table.effect("draw_level(2,4); draw_level(2,2)")  # the deck of level 2 has one card, and no pile
    assert list(table.player().hand) == ["IV-03", "IV-01", "II-09"]


@pytest.mark.parametrize(("gold", "left"), [(2, 0), (5, 3)])
def test_pay(gold: int, left: int) -> None:
    table = bare()
    count = len(table.events())
    table.stock(gold=gold).effect("pay(2); gem(1)")
    assert (table.rest(), table.since(count)) == ((left, 1), ["paid 0 2", "gained 0 gem 1"])


def test_pay_scot_of_nothing_is_not_told() -> None:
    table = bare()
    count = len(table.events())
    table.mine({"1,0": "I-01"}).stock(gold=3).effect("pay_scot(1); gem(1)")
    assert (table.rest(), table.since(count)) == ((3, 1), ["gained 0 gem 1"])


def test_discard_is_a_price_to_be_paid_in_full() -> None:
    table = bare()
    table.hand("I-01", "II-01", "III-01").effect("discard(2); gem(3)")
    assert (table.ask(), table.options()) == ("discard", ["discard I-01", "discard II-01", "discard III-01"])
    table.answer(0, "discard II-01")
    assert (table.options(), table.player().gems) == (["discard I-01", "discard III-01"], 0)
    table.answer(0, "discard III-01")
    assert (list(table.player().hand), table.player().gems) == (["I-01"], 3)
    assert (list(table.state.discard2), list(table.state.discard3)) == (["II-01"], ["III-01"])


def test_discarding_the_whole_hand_is_asked_although_there_is_one_answer() -> None:
    table = bare()
    table.mine({"1,0": "I-34"}).hand("II-01").activate("1,0", "effect B")
    assert table.options() == ["discard II-01"]
    table.answer(0, "discard II-01")
    assert table.rest() == (1, 1)


def test_discard_upto_may_stop_at_any_time() -> None:
    table = bare()
    table.hand("I-01", "II-01", "III-01").effect("discard_upto(2); gold_per(2,DONE,6)")
    assert table.options() == ["discard I-01", "discard II-01", "discard III-01", "stop"]
    table.answers(0, "discard I-01", "discard II-01")
    assert (table.game.over, table.player().gold, list(table.player().hand)) == (True, 4, ["III-01"])
    table.effect("discard_upto(2); gold_per(2,DONE,6)", "stop")
    assert (table.player().gold, list(table.player().hand)) == (4, ["III-01"])
    table.hand().effect("discard_upto(2); gold_per(2,DONE,6); gem(1)")
    assert (table.game.over, table.rest()) == (True, (4, 1))


def test_spend_machine_takes_machines_off_any_cards() -> None:
    table = bare()
    table.mine({"1,0": "I-31", "1,2": "I-36", "1,4": "I-35"}).machines({"1,0": 1, "1,2": 2, "1,4": 0})
    count = len(table.events())
    table.effect("spend_machine(2); gem(3)")
    assert (table.ask(), table.options()) == ("spend", ["spend 1,0", "spend 1,2"])
    table.answer(0, "spend 1,0")  # the second one comes from the only card left
    assert table.player().machines == {"1,0": 0, "1,2": 1, "1,4": 0}
    assert table.since(count) == ["machine-spent 0 I-31", "machine-spent 0 I-36", "gained 0 gem 3"]
    table.effect("gold_per(1,MACHINE_CARDS,9)")
    assert table.rest() == (1, 3)


@pytest.mark.parametrize(("gold", "most"), [(0, 0), (1, 0), (2, 1), (5, 2), (6, 3), (50, 3)])
def test_trade_swaps_gold_for_gems_some_times(gold: int, most: int) -> None:
    table = bare()
    table.stock(gold=gold).effect("trade(2,3,3); gold(0)")
    if not most:
        assert (table.game.over, table.rest()) == (True, (gold, 0))
        return
    assert (table.ask(), table.options()) == ("trade", [f"trade {times}" for times in range(most + 1)])
    too_often = ("not-offered", "") if most == 3 else ("too-little-gold", "IMP-EFF-03")
    assert table.why_not(f"trade {most + 1}") == too_often
    assert table.why_not("skip") == ("not-offered", "")
    table.answer(0, f"trade {most}")
    assert (table.game.over, table.rest()) == (True, (gold - 2 * most, 3 * most))


def test_trading_nothing_changes_nothing() -> None:
    table = bare()
    count = len(table.events())
    table.stock(gold=9).effect("trade(2,3,3)", "trade 0")
    assert (table.rest(), table.since(count)) == ((9, 0), [])


def test_machine_puts_one_after_another() -> None:
    table = bare()
    table.mine({"1,0": "I-31", "1,2": "I-36", "2,1": "II-43"}).machines({"1,0": 2})
    count = len(table.events())
    table.effect("machine(LEVEL1,2); gold_per(1,DONE,9)")
    assert (table.ask(), table.options()) == ("machine", ["machine 1,0", "machine 1,2"])
    table.answer(0, "machine 1,0")  # full now, so the second goes to the other one
    assert table.player().machines == {"1,0": 3, "1,2": 1}
    assert table.since(count) == ["machine-placed 0 I-31", "machine-placed 0 I-36", "gained 0 gold 2"]


def test_machine_each_leaves_out_full_cards() -> None:
    table = bare()
    table.mine({"1,0": "I-31", "1,2": "I-36", "1,4": "I-35"}).machines({"1,0": 3, "1,2": 2})
    table.effect("machine_each(MINE); gold_per(1,DONE,9)")
    assert (table.player().machines, table.player().gold) == ({"1,0": 3, "1,2": 3, "1,4": 1}, 2)


def test_collapse_goes_on_different_cards_without_one() -> None:
    table = bare()
    table.mine({"1,0": "I-31", "1,2": "I-36", "1,4": "I-35"}).collapses("1,2")
    count = len(table.events())
    table.effect("collapse(LEVEL1,1); gold_per(1,DONE,9)")
    assert (table.ask(), table.options()) == ("collapse", ["collapse 1,0", "collapse 1,4"])  # and no "stop"
    assert table.why_not("collapse 1,2") == ("collapsed-already", "IMP-COLL-01")
    assert table.why_not("stop") == ("not-offered", "")
    table.answer(0, "collapse 1,4")
    assert (table.player().collapses, table.player().gold) == (["1,2", "1,4"], 1)
    assert table.since(count) == ["collapse-placed 0 I-35", "gained 0 gold 1"]


def test_clear_is_no_activation_and_may_stop() -> None:
    table = bare()
    table.mine({"1,0": "I-31", "1,2": "I-36", "2,1": "II-43"}).collapses("1,0", "1,2", "2,1")
    count = len(table.events())
    table.effect("clear(LEVEL1,2)")
    assert (table.ask(), table.options()) == ("clear", ["clear 1,0", "clear 1,2", "stop"])
    table.answer(0, "clear 1,2").answer(0, "clear 1,0")
    assert (table.player().collapses, table.player().activated, table.game.over) == (["2,1"], [], True)
    assert table.since(count) == ["collapse-removed 0 I-36", "collapse-removed 0 I-31"]


def test_clear_may_leave_a_single_collapse() -> None:
    table = bare()
    table.mine({"1,0": "I-31"}).collapses("1,0").effect("clear(MINE,1)")
    assert table.options() == ["clear 1,0", "stop"]


def test_cart_on_the_joints_of_the_mine_or_of_this_card() -> None:
    table = busy().carts()
    table.effect("cart(MINE,1)", here="2,1")
    half = ["1,0|1,2", "1,0|2,1", "1,2|1,4", "1,2|2,3"]
    assert (table.ask(), table.options()) == ("cart", [f"cart {name}" for name in half])
    count = len(table.events())
    table.answer(0, "cart 1,2|1,4")
    assert (table.player().carts, table.since(count)) == (["1,2|1,4"], ["cart-placed 0 I-25 I-35"])
    table.effect("cart(SELF,2); gold_per(1,DONE,9)", here="2,1")  # one half-full joint, taken at once
    assert (table.player().carts, table.player().gold) == (["1,2|1,4", "1,0|2,1"], 1)
    table.effect("cart(SELF,1)", here="1,2")
    assert table.options() == ["cart 1,0|1,2", "cart 1,2|2,3"]


@pytest.mark.parametrize(("machines", "gained"), [(0, (1, 0)), (1, (1, 0)), (2, (1, 1)), (3, (1, 1))])
def test_gate_lets_the_rest_happen_only_if_the_counter_is_large_enough(machines: int, gained: tuple[int, int]) -> None:
    table = bare()
    table.mine({"1,0": "I-31"}).machines({"1,0": machines}).effect("gold(1); gate(MACHINES,2); gem(1)")
    assert table.rest() == gained


@pytest.mark.parametrize(
    ("mine", "gems"),
    [
        ({"1,0": "I-31"}, 1),
        ({"1,0": "I-31", "2,3": "II-43"}, 1),  # a card beside does not help without two above
        ({"1,0": "I-31", "1,2": "I-36"}, 2),
        ({"1,0": "I-31", "1,2": "I-36", "2,3": "II-43"}, 3),
    ],
)
def test_one_gate_after_another(mine: dict[str, str], gems: int) -> None:
    table = bare()
    table.mine({"2,1": "II-30", **mine}).activate("2,1", "effect A")
    assert table.player().gems == gems


@pytest.mark.rules("IMP-DRAW-07")
def test_dig_looks_at_some_cards_of_one_deck_and_keeps_a_few() -> None:
    table = bare(seats=2)
    table.deck(2, "II-01", "II-02", "II-03", "II-04").effect("dig(3,2); gold(1)")
    assert (table.ask(), table.options()) == ("dig-in", ["deck 1", "deck 2", "deck 3"])
    table.answer(0, "deck 2")
    assert (table.ask(), table.options()) == ("keep-card", ["keep II-01", "keep II-02", "keep II-03"])
    assert [type(card) for card in table.see(1).players[0].looking] == [int] * 3
    table.answer(0, "keep II-02")
    assert table.options() == ["keep II-01", "keep II-03"]
    count = len(table.events())
    table.answer(0, "keep II-01")
    assert (list(table.player().hand), table.player().gold) == (["II-02", "II-01"], 1)
    assert (list(table.state.discard2), list(table.state.level2)) == (["II-03"], ["II-04"])
    assert (len(table.player().looking), table.since(count)) == (0, ["discarded 0 II-03", "gained 0 gold 1"])


@pytest.mark.rules("IMP-DRAW-07")
def test_dig_in_a_small_deck_takes_what_there_is() -> None:
    table = bare()
    table.no_cards().deck(3, "III-01").pile(3, "III-02").effect("dig(4,2)")  # the pile is shuffled in for the second
    assert table.options() == ["keep III-01", "keep III-02"]
    table.answer(0, "keep III-02")
    assert table.options() == ["keep III-01"]  # asked, because the table must not learn how many there were to keep
    table.answer(0, "keep III-01")
    assert list(table.player().hand) == ["III-02", "III-01"]
    table.no_cards().effect("dig(4,2); gold(1)")
    assert (table.game.over, table.player().gold) == (True, 1)
    table.deck(1, "I-01").effect("dig(4,2); gold(1)", "keep I-01")  # one card only: no second one to keep
    assert (table.game.over, table.player().gold) == (True, 2)


@pytest.mark.parametrize(("placed", "gold"), [("1,0", 2), ("2,1", 3), ("3,2", 4), ("4,1", 4), ("", 1)])
def test_a_toll_grows_with_the_level_from_which_the_chain_comes(placed: str, gold: int) -> None:
    table = bare()
    table.mine({"1,0": "I-01", "2,1": "II-43", "3,2": "III-43", "4,1": "IV-01"})
    table.stock(placed=placed).activate("1,0", "effect B")
    assert table.player().gold == gold  # a gold, and at most three more; before a card was placed only the one
