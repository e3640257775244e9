"""Activations: the chain up to row 1, special activations, effects that may be used or not."""

import pytest

from asztal.games.imperial_miners.examples.tabletop import Tabletop, bare


def pyramid() -> Tabletop:
    """Two cards of level 1 with one of level 2 and one of level 3 below them; their effects give gold or gems."""
    table = bare()
    return table.mine({"1,0": "I-31", "1,2": "I-36", "2,1": "II-43", "3,2": "III-40"})


# --- the chain ------------------------------------------------------------------------------------------------------


@pytest.mark.rules("IMP-CHAIN-01")
def test_the_placed_card_is_activated_first_with_one_of_its_effects() -> None:
    table = bare()
    table.mine({"1,0": "I-36"}).dig("I-31", "place 1,2")
    assert (table.ask(), table.options()) == ("choose-effect", ["effect A", "effect B", "skip"])
    assert table.player().activated == ["1,2"]
    table.answer(0, "effect A")
    assert (table.rest(), table.ask()) == ((3, 0), "surface")  # not both effects, and not the card beside


@pytest.mark.rules("IMP-CHAIN-02", "IMP-CHAIN-03")
@pytest.mark.parametrize(("next_card", "gained"), [("1,0", (3, 10)), ("1,2", (1, 11))])
def test_one_card_above_follows_another_until_the_surface(next_card: str, gained: tuple[int, int]) -> None:
    table = pyramid()
    table.player().mine.pop("3,2")
    table.dig("III-40", "place 3,2")
    table.answer(0, "effect B")  # eight gems; above there is only 2,1
    assert (table.player().activated, table.options()) == (["3,2", "2,1"], ["effect A", "skip"])
    table.answer(0, "effect A")  # two gems
    assert (table.ask(), table.options()) == ("climb", ["next 1,0", "next 1,2"])
    table.answer(0, f"next {next_card}").answer(0, "effect A")
    assert table.player().activated == ["3,2", "2,1", next_card]
    assert (table.rest(), table.ask()) == (gained, "surface")
    table.answer(0, "surface gold")
    assert table.game.over  # the surface ends the mine phase


@pytest.mark.rules("IMP-CHAIN-02")
def test_only_a_card_directly_above_can_be_next() -> None:
    table = bare()
    table.mine({"1,0": "I-31", "1,2": "I-36", "1,4": "I-35", "2,1": "II-43", "2,3": "II-42"})
    table.chain("2,1", "skip")
    assert table.options() == ["next 1,0", "next 1,2"]
    assert table.why_not("next 1,4") == ("not-above", "IMP-CHAIN-02")
    assert table.why_not("next 2,3") == ("not-above", "IMP-CHAIN-02")
    assert table.why_not("skip") == ("not-offered", "")


@pytest.mark.rules("IMP-CHAIN-04")
def test_an_effect_is_finished_before_the_next_card_is_chosen() -> None:
    table = bare()
    table.mine({"1,0": "I-31", "1,2": "I-36", "2,1": "II-42"})  # draw 3, then 2 gold
    table.hand("III-01", "III-02", "III-03", "III-04", "III-05", "III-06").deck(2, "II-01", "II-02", "II-03")
    table.chain("2,1", "effect A", "deck 2", "deck 2")
    assert (table.ask(), table.player().gold) == ("draw-from", 0)
    table.answer(0, "deck 2")
    assert (table.ask(), table.player().gold) == ("hand-limit", 2)  # this, too, belongs to the effect
    table.answer(0, "discard II-03")
    assert table.ask() == "climb"


@pytest.mark.rules("IMP-CHAIN-05", "IMP-CHAIN-06")
def test_a_card_that_was_activated_this_round_is_ignored_and_the_chain_goes_on_above_it() -> None:
    table = pyramid().activated("2,1")
    count = len(table.events())
    table.chain("3,2", "skip")
    assert table.since(count) == ["activated 0 III-40 ", "skipped 0 II-43"]
    assert (table.ask(), table.options(), table.rest()) == ("climb", ["next 1,0", "next 1,2"], (0, 0))
    table.answer(0, "next 1,0").answer(0, "effect A")
    assert table.rest() == (3, 0)
    assert table.player().activated == ["2,1", "3,2", "1,0"]


@pytest.mark.rules("IMP-CHAIN-05")
def test_special_activations_and_the_chain_together_activate_a_card_once() -> None:
    table = bare()
    table.mine({"1,0": "I-31", "1,2": "I-32", "2,1": "II-40"})  # activate two cards of level 1
    table.chain("2,1", "effect A", "activate 1,0", "effect A")  # the second one is 1,2
    assert table.options() == ["effect A", "effect B", "skip"]
    table.answer(0, "effect A")  # activate one of level 1: none is left
    assert (table.ask(), table.rest()) == ("climb", (3, 0))
    table.answer(0, "next 1,0")
    assert table.game.over
    assert table.rest() == (3, 0)


@pytest.mark.rules("IMP-CHAIN-05")
def test_in_the_next_round_every_card_can_be_activated_again() -> None:
    table = bare()
    table.mine({"1,0": "I-36"}).hand("I-31", "II-43").stock(gold=2).activated("1,0")
    table.round("EV-01").answers(0, "card II-43", "place 2,1")
    table.answers(0, "skip", "effect A", "surface gold")
    assert table.player().gold == 2 + 3 - 2 + 1 + 2
    assert table.player().activated == ["2,1", "1,0"]


@pytest.mark.rules("IMP-CHAIN-07")
def test_a_card_that_was_activated_may_be_chosen_although_another_one_is_there() -> None:
    table = pyramid().activated("1,0")
    table.chain("2,1", "skip")
    assert table.options() == ["next 1,0", "next 1,2"]
    table.answer(0, "next 1,0")
    assert table.game.over
    assert table.player().activated == ["1,0", "2,1"]


@pytest.mark.rules("IMP-CHAIN-08")
def test_a_card_cannot_activate_itself() -> None:
    table = bare()
    table.mine({"1,0": "I-32", "1,2": "I-31"})  # activate a card of level 1
    table.chain("1,0", "effect A")
    assert table.player().activated == ["1,0", "1,2"]  # the other one, without asking
    table.mine({"1,0": "I-32"}).chain("1,0", "effect A")
    assert table.game.over
    assert table.player().activated == ["1,0"]


# --- effects are optional -------------------------------------------------------------------------------------------


@pytest.mark.rules("IMP-CARD-04")
def test_of_two_effects_one_is_chosen_anew_every_time() -> None:
    table = bare()
    table.mine({"1,0": "I-31"})
    for answer, rest in (("effect A", (3, 0)), ("effect B", (3, 1)), ("effect A", (6, 1))):
        table.activated().activate("1,0", answer)
        assert table.rest() == rest


@pytest.mark.rules("IMP-CARD-04")
def test_a_card_with_one_effect_offers_only_that_one() -> None:
    table = bare()
    table.mine({"2,1": "II-43", "1,0": "I-31"}).activate("2,1")
    assert table.options() == ["effect A", "skip"]
    assert table.why_not("effect B") == ("one-effect", "IMP-CARD-04")
    assert table.why_not("effect C") == ("not-offered", "")
    assert table.why_not("surface gold") == ("not-offered", "")


@pytest.mark.rules("IMP-EFF-01", "IMP-EFF-06")
def test_an_effect_may_be_declined_and_the_chain_goes_on() -> None:
    table = pyramid()
    count = len(table.events())
    table.chain("2,1", "skip")
    assert table.since(count) == ["activated 0 II-43 "]
    assert (table.ask(), table.rest(), table.player().activated) == ("climb", (0, 0), ["2,1"])
    table.answer(0, "next 1,2").answer(0, "skip")
    assert (table.game.over, table.player().activated) == (True, ["2,1", "1,2"])
    table.activate("2,1")
    assert table.game.over  # it counts as activated
    assert table.rest() == (0, 0)


@pytest.mark.rules("IMP-EFF-02")
def test_a_used_effect_is_carried_out_as_completely_as_possible() -> None:
    table = bare()
    table.mine({"1,0": "I-19", "1,2": "I-31"}).machines({"1,0": 3, "1,2": 2})
    table.activate("1,0", "effect A")  # two machines, but there is room for one
    assert table.player().machines == {"1,0": 3, "1,2": 3}
    assert (table.player().gold, table.game.over) == (2, True)
    table.mine({"1,0": "I-19", "1,2": "I-31"}).activate("1,0", "effect A")
    assert table.options() == ["machine 1,0", "machine 1,2"]  # no way to stop early
    table.answer(0, "machine 1,0")
    assert table.options() == ["machine 1,0", "machine 1,2"]


@pytest.mark.rules("IMP-EFF-03")
@pytest.mark.parametrize(
    ("price", "reason"),
    [
        ("I-11", ("too-little-gold", "IMP-EFF-03")),  # 2 gold
        ("I-34", ("too-few-cards", "IMP-EFF-03")),  # a card, effect B
        ("II-25", ("too-few-machines", "IMP-EFF-03")),  # two machines
    ],
)
def test_without_the_whole_price_an_effect_cannot_be_used(price: str, reason: tuple[str, str]) -> None:
    table = bare()
    at = "2,1" if price.startswith("II") else "1,0"
    table.mine({at: price, "1,2": "I-31"}).stock(gold=1).machines({"1,2": 1}).activate(at)
    dear, other = ("effect B", "effect A") if price == "I-34" else ("effect A", "effect B")
    assert table.options() == [other, "skip"]
    assert table.why_not(dear) == reason
    table.stock(gold=2).hand("II-01").machines({"1,2": 2}).activated().activate(at)
    assert table.options() == ["effect A", "effect B", "skip"]


@pytest.mark.rules("IMP-EFF-04")
def test_an_impossible_part_is_skipped_and_the_later_ones_happen() -> None:
    table = bare()
    table.mine({"1,0": "I-21"})  # a cart token, then a gold; there is no joint
    table.activate("1,0", "effect A")
    assert (table.player().carts, table.player().gold) == ([], 1)
    table.no_cards().effect("gem(1); draw(2); gold(3); activate(LEVEL3,1); collapse(ABOVE,1); gem(5)")
    assert table.rest() == (1 + 3, 6)


@pytest.mark.rules("IMP-EFF-04")
def test_parts_are_carried_out_in_printed_order() -> None:
    table = bare()
    count = len(table.events())
    table.mine({"1,0": "I-20"}).machines({"1,0": 1}).deck(3, "III-01", "III-02")
    table.activate("1,0", "effect A", "deck 3", "deck 3")  # a machine, a gold, and a card for each machine
    assert table.since(count) == [
        "activated 0 I-20 A",
        "machine-placed 0 I-20",
        "gained 0 gold 1",
        "drew-hidden 0 3",
        "drew-hidden 0 3",
    ]
    assert list(table.player().hand) == ["III-01", "III-02"]


@pytest.mark.rules("IMP-EFF-05")
def test_what_is_counted_is_counted_when_its_part_comes() -> None:
    table = bare()
    table.mine({"1,0": "I-17"}).machines({"1,0": 1})
    table.activate("1,0", "effect A")  # a machine, then a gold for each machine here
    assert table.player().gold == 2
    table.effect("gem_per(1,MACHINES_HERE,9); machine(SELF,1); gem_per(1,MACHINES_HERE,9)")
    assert table.player().gems == 2 + 3


# --- special activations --------------------------------------------------------------------------------------------


@pytest.mark.rules("IMP-SPEC-01")
def test_a_special_activation_is_limited_to_one_card_and_starts_no_chain() -> None:
    table = bare()
    table.mine({"1,0": "I-31", "1,2": "I-36", "2,1": "II-43", "2,3": "II-41", "3,2": "III-42"})
    table.activate("3,2", "effect A")  # activate two cards of level 2, then two gems
    assert table.options() == ["activate 2,1", "activate 2,3"]
    table.answer(0, "activate 2,1").answer(0, "effect A")  # two gems; the other one comes without asking
    assert table.player().activated == ["3,2", "2,1", "2,3"]
    table.answer(0, "skip")
    assert table.game.over  # neither a card of level 1 nor the surface
    assert table.rest() == (0, 4)


@pytest.mark.rules("IMP-SPEC-02")
def test_a_specially_activated_card_cannot_be_activated_again_this_round() -> None:
    table = bare()
    table.mine({"1,0": "I-31", "2,1": "II-43"})
    table.effect("activate(LEVEL1,2)", "effect A")  # twice, but there is one card
    assert (table.rest(), table.player().activated) == ((3, 0), ["1,0"])
    table.chain("2,1", "skip")
    assert table.game.over
    assert table.rest() == (3, 0)


@pytest.mark.rules("IMP-SPEC-03")
def test_an_activated_card_cannot_be_chosen_and_without_others_nothing_happens() -> None:
    table = bare()
    table.mine({"1,0": "I-31", "1,2": "I-36", "1,4": "I-35"}).activated("1,2")
    table.effect("activate(LEVEL1,1); gem(1)")
    assert table.options() == ["activate 1,0", "activate 1,4"]
    assert table.why_not("activate 1,2") == ("activated-already", "IMP-SPEC-03")
    assert table.why_not("stop") == ("not-offered", "")
    table.activated("1,0", "1,2", "1,4").effect("activate(LEVEL1,1); gem(1)")
    assert (table.game.over, table.rest()) == (True, (0, 1))


@pytest.mark.rules("IMP-SPEC-04")
def test_a_special_activation_is_finished_before_the_effect_that_caused_it_goes_on() -> None:
    table = bare()
    table.mine({"1,0": "I-32", "1,2": "I-22", "1,4": "I-31", "2,1": "II-32"})
    count = len(table.events())
    table.activate("2,1", "effect B", "activate 1,0", "effect A", "activate 1,2", "effect B", "effect A")
    # II-32 activates I-32, which activates I-22, which activates I-31; only then II-32 gives its gold.
    assert table.since(count) == [
        "activated 0 II-32 B",
        "activated 0 I-32 A",
        "activated 0 I-22 B",
        "activated 0 I-31 A",
        "gained 0 gold 3",
        "gained 0 gold 1",
    ]
    assert table.player().activated == ["2,1", "1,0", "1,2", "1,4"]
