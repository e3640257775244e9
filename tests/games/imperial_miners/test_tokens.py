"""Tokens in the mine: machines, collapses and carts."""

import pytest

from asztal.games.imperial_miners.examples.tabletop import bare
from asztal.games.imperial_miners.mine import MEETS, all_joints, around, joints
from asztal.games.imperial_miners.title import TITLE

# --- machines -------------------------------------------------------------------------------------------------------


@pytest.mark.rules("IMP-MACH-01", "IMP-MACH-02")
@pytest.mark.parametrize(("before", "placed"), [(0, 3), (1, 2), (2, 1), (3, 0)])
def test_a_card_holds_three_machines_and_a_fourth_is_not_taken(before: int, placed: int) -> None:
    table = bare()
    table.mine({"1,0": "I-31"}).machines({"1,0": before})
    table.effect("machine(SELF,5); gold_per(1,DONE,9)")
    assert (table.player().machines, table.player().gold) == ({"1,0": 3}, placed)
    assert len(table.events("machine-placed")) == placed


@pytest.mark.rules("IMP-MACH-01")
def test_a_full_card_cannot_be_chosen_for_a_machine() -> None:
    table = bare()
    table.mine({"1,0": "I-31", "1,2": "I-36", "1,4": "I-35"}).machines({"1,0": 3, "1,2": 2})
    table.effect("machine(MINE,1)")
    assert table.options() == ["machine 1,2", "machine 1,4"]
    assert table.why_not("machine 1,0") == ("machines-full", "IMP-MACH-01")
    assert table.why_not("stop") == ("not-offered", "")


@pytest.mark.rules("IMP-MACH-03")
def test_any_card_may_hold_machines_with_or_without_a_collapse() -> None:
    table = bare()
    mine = {"1,0": "I-31", "1,2": "I-05", "2,1": "II-23", "3,2": "III-40", "4,3": "IV-01"}
    table.mine(mine).collapses("1,2", "4,3").effect("machine(MINE,1)")
    assert table.options() == [f"machine {at}" for at in mine]
    table.effect("machine_each(MINE)")
    assert table.player().machines == dict.fromkeys(mine, 1)


@pytest.mark.rules("IMP-MACH-03")
@pytest.mark.parametrize(("second", "machines"), [("1,0", {"1,0": 2}), ("1,2", {"1,0": 1, "1,2": 1})])
def test_two_machines_go_to_one_card_or_to_two(second: str, machines: dict[str, int]) -> None:
    table = bare().mine({"1,0": "I-31", "1,2": "I-05"})
    table.effect("machine(MINE,2)", "machine 1,0", f"machine {second}")
    assert table.player().machines == machines


# --- collapses ------------------------------------------------------------------------------------------------------


@pytest.mark.rules("IMP-COLL-01")
def test_a_card_with_a_collapse_gets_no_second_one() -> None:
    table = bare()
    table.mine({"1,0": "I-31"}).collapses("1,0").effect("collapse(SELF,1); gold_per(1,DONE,9); gem(1)")
    assert (table.player().collapses, table.rest()) == (["1,0"], (0, 1))


@pytest.mark.rules("IMP-COLL-02", "IMP-COLL-03")
def test_a_collapse_is_removed_instead_of_an_effect_and_the_chain_goes_on() -> None:
    table = bare()
    table.mine({"1,0": "I-31", "2,1": "II-43"}).collapses("2,1", "1,0")
    count = len(table.events())
    table.chain("2,1")
    assert table.since(count) == ["collapse-instead 0 II-43", "collapse-instead 0 I-31"]
    assert (table.player().collapses, table.rest()) == ([], (0, 0))
    table.activated().collapses("2,1").chain("2,1")
    assert table.options() == ["effect A", "effect B", "skip"]  # of the card above
    assert table.player().activated == ["2,1", "1,0"]


@pytest.mark.rules("IMP-COLL-04")
def test_removing_a_collapse_is_compulsory_and_is_the_cards_activation() -> None:
    table = bare()
    table.mine({"1,0": "I-31", "1,2": "I-36"}).collapses("1,0")
    table.effect("activate(LEVEL1,1); gold(1)", "activate 1,0")
    assert (table.player().collapses, table.player().activated, table.rest()) == ([], ["1,0"], (1, 0))
    table.effect("activate(LEVEL1,1)")
    assert table.options() == ["effect A", "skip"]  # of the other card: 1,0 is used up
    assert table.player().activated == ["1,0", "1,2"]


@pytest.mark.rules("IMP-COLL-05")
def test_a_collapse_changes_nothing_else_about_a_card() -> None:
    table = bare()
    table.mine({"1,0": "I-25", "1,2": "I-08", "2,1": "II-09"}).machines({"1,0": 2})
    text = "; ".join(
        f"gold_per({10**power},{counter},99999)"
        for power, counter in enumerate(("FAC_SCO", "FAC_BAR", "MACHINES", "NEIGHBOURS", "CARTS"))
    )
    found = []
    for collapses in ((), ("1,0", "1,2", "2,1")):
        table.collapses(*collapses).stock(gold=0).effect(text, here="2,1")
        found.append(table.player().gold)
    assert found == [2231, 2231]  # one Scot, three Barbarians, two machines, two neighbours, no cart
    table.hand("II-43", "III-09").stock(gold=2).choosing()
    assert table.options() == ["card II-43", "card III-09"]  # a card under a collapsed one is supported
    table.effect("cart(MINE,9)")
    assert table.options() == ["cart 1,0|1,2", "cart 1,0|2,1"]


@pytest.mark.rules("IMP-COLL-06")
def test_a_skipped_card_keeps_its_collapse() -> None:
    table = bare()
    table.mine({"1,0": "I-31", "2,1": "II-43"}).collapses("1,0").activated("1,0")
    table.chain("2,1", "skip")
    assert (table.game.over, table.player().collapses) == (True, ["1,0"])
    assert [event["card"] for event in table.events("skipped")] == ["I-31"]


# --- carts ----------------------------------------------------------------------------------------------------------


@pytest.mark.rules("IMP-CART-01")
def test_every_two_neighbours_have_one_joint_of_the_edges_that_meet() -> None:
    table = {("L", "R"), ("R", "L"), ("TL", "BR"), ("TR", "BL"), ("BL", "TR"), ("BR", "TL")}
    assert set(MEETS) == table
    near = dict(zip(around("2,1"), MEETS, strict=True))
    assert near == {
        "2,-1": ("L", "R"),
        "2,3": ("R", "L"),
        "1,0": ("TL", "BR"),
        "1,2": ("TR", "BL"),
        "3,0": ("BL", "TR"),
        "3,2": ("BR", "TL"),
    }
    mine = {
        "2,1": "II-43",
        "2,-1": "II-01",
        "2,3": "II-02",
        "1,0": "I-31",
        "1,2": "I-36",
        "3,0": "III-01",
        "3,2": "III-02",
    }
    names = [name for name, _ in joints(mine, "2,1")]
    assert names == ["2,-1|2,1", "2,1|2,3", "1,0|2,1", "1,2|2,1", "2,1|3,0", "2,1|3,2"]
    # 1,0-1,2, 3,0-3,2 and each outer card of row 2 with one above and one below: 6 + 2 + 4.
    assert len(all_joints(mine)) == 12


@pytest.mark.rules("IMP-CART-01", "IMP-CART-02")
@pytest.mark.parametrize(
    ("mine", "full"),
    [
        ({"1,0": "I-35", "1,2": "I-08"}, 2),  # R meets L
        ({"1,0": "I-31", "1,2": "I-36"}, 1),  # R meets an empty L
        ({"1,0": "I-36", "1,2": "I-01"}, 1),  # an empty R meets L
        ({"1,0": "I-36", "1,2": "I-05"}, 0),
        ({"1,0": "I-36", "2,1": "II-02"}, 2),  # BR of the upper card meets TL
        ({"1,0": "I-36", "2,-1": "II-20"}, 2),  # BL meets TR
        ({"1,0": "I-21", "2,1": "II-02"}, 1),  # only TL below
        ({"1,0": "I-31", "2,1": "II-43"}, 1),  # only BR above
        ({"1,0": "I-21", "2,1": "II-43"}, 0),
        ({"2,1": "II-07", "3,2": "III-02"}, 2),
        ({"2,1": "II-07", "3,0": "III-01"}, 2),
        ({"3,2": "III-02", "4,3": "IV-01"}, 2),
        ({"3,2": "III-02", "4,1": "IV-01"}, 1),
    ],
)
def test_a_joint_of_two_full_halves_is_a_completed_cart(mine: dict[str, str], full: int) -> None:
    table = bare()
    table.mine(mine)
    assert list(all_joints(mine).values()) == [full]
    assert table.player().completed_carts() == (full == 2)
    table.effect("gold_per(1,CARTS,9)")
    assert table.player().gold == (full == 2)


@pytest.mark.rules("IMP-CART-03", "IMP-CART-07")
def test_a_token_goes_only_on_a_half_full_joint() -> None:
    table = bare()
    # 1,0-1,2 two full halves; 1,2-1,4 one; 1,4-1,6 one; 1,6-1,8 none.
    table.mine({"1,0": "I-35", "1,2": "I-08", "1,4": "I-03", "1,6": "I-06", "1,8": "I-36"})
    assert list(all_joints(table.player().mine).values()) == [2, 1, 1, 1]
    table.mine({"1,0": "I-35", "1,2": "I-08", "1,4": "I-03", "1,6": "I-05", "1,8": "I-36"})
    assert list(all_joints(table.player().mine).values()) == [2, 1, 1, 0]
    table.effect("cart(MINE,1)")
    assert table.options() == ["cart 1,2|1,4", "cart 1,4|1,6"]
    for joint in ("1,0|1,2", "1,6|1,8", "1,0|1,4"):
        assert table.why_not(f"cart {joint}") == ("no-half-cart", "IMP-CART-03")
    assert table.why_not("stop") == ("not-offered", "")


@pytest.mark.rules("IMP-CART-04", "IMP-CART-05")
def test_a_joint_with_a_token_counts_as_a_completed_cart_and_each_is_worth_a_gem() -> None:
    table = bare()
    table.mine({"1,0": "I-35", "1,2": "I-08", "1,4": "I-03"}).stock(gems=3)
    assert [line.points for line in TITLE.score_lines(table.state, 0)] == [3, 1]
    table.effect("cart(MINE,1)")
    assert table.player().carts == ["1,2|1,4"]
    assert [(line.key, line.points) for line in TITLE.score_lines(table.state, 0)] == [("gems", 3), ("carts", 2)]
    table.effect("gold_per(1,CARTS,9)").effect("gold_per(10,CARTS_HERE,90)", here="1,2")
    assert (table.player().gold, TITLE.score(table.state, 0)) == (22, 5)


@pytest.mark.rules("IMP-CART-06")
def test_without_a_free_half_full_joint_no_token_is_taken() -> None:
    table = bare()
    table.mine({"1,0": "I-35", "1,2": "I-08", "1,4": "I-03"}).carts("1,2|1,4")
    table.effect("cart(MINE,2); gold_per(5,DONE,9); gem(1)")
    assert (table.player().carts, table.rest()) == (["1,2|1,4"], (0, 1))


@pytest.mark.rules("IMP-CART-07")
def test_a_joint_of_two_empty_halves_never_scores() -> None:
    table = bare()
    table.mine({"1,0": "I-36", "1,2": "I-05"}).effect("cart(MINE,1); gem_per(1,DONE,9)")
    assert (table.player().carts, table.player().completed_carts(), TITLE.score(table.state, 0)) == ([], 0, 0)


@pytest.mark.rules("IMP-CART-08")
def test_a_joint_takes_one_token_which_stays_there() -> None:
    table = bare()
    table.mine({"1,0": "I-31", "1,2": "I-36", "1,4": "I-01"}).effect("cart(MINE,2)")
    assert table.options() == ["cart 1,0|1,2", "cart 1,2|1,4"]
    table.answer(0, "cart 1,0|1,2")  # the second token has only the other joint left
    assert table.player().carts == ["1,0|1,2", "1,2|1,4"]
    table.effect("cart(MINE,1)")
    assert table.game.over
    assert (table.player().carts, table.player().completed_carts()) == (["1,0|1,2", "1,2|1,4"], 2)


@pytest.mark.rules("IMP-CART-09")
def test_the_surface_has_no_half_carts() -> None:
    table = bare()
    table.mine({"1,0": "I-31"})
    assert all_joints(table.player().mine) == {}
    table.effect("cart(MINE,1); gem(1)")
    assert (table.player().carts, table.rest()) == ([], (0, 1))
