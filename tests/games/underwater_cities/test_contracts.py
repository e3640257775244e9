"""The variant with government contracts: what they ask for, and what they pay."""

from collections.abc import Callable
from typing import Any

import pytest

from asztal.games.underwater_cities.addresses import ROUND
from asztal.games.underwater_cities.cards import CONTRACTS
from asztal.games.underwater_cities.conditions import all_hold
from asztal.games.underwater_cities.examples.tabletop import WORKSHOP, Tabletop
from asztal.games.underwater_cities.language import effect
from asztal.games.underwater_cities.vocabulary import Upgrade
from asztal.kernel import Refused
from asztal.kernel.effect import bind


def table_with(*contracts: str, seats: int = 2) -> Tabletop:
    """A table of board 1 with these contracts laid out."""
    return Tabletop(seats, contracts="yes").contracts(*contracts)


def free(thing: str, verb: str = "build") -> list[dict[str, Any]]:
    """The effect that builds or upgrades one thing for nothing."""
    return [{verb: thing, "free": True}]


@pytest.mark.rules("UWC-GOV-01")
def test_three_of_the_eight_are_laid_out_at_random() -> None:
    laid = [tuple(Tabletop.fresh(2, seed, contracts="yes").state.contracts) for seed in range(12)]
    assert all(len(set(contracts)) == 3 and set(contracts) <= set(CONTRACTS) for contracts in laid)
    assert len(set(laid)) > 6
    assert {contract for contracts in laid for contract in contracts} == set(CONTRACTS)
    assert Tabletop.fresh(2).state.contracts == []


@pytest.mark.rules("UWC-GOV-01", "UWC-GOV-03")
def test_a_taken_contract_is_not_replaced() -> None:
    table = table_with("GC4", "GC6", "GC8").build("C2*", "C3*", "T1")
    table.effect(free("tunnel"), "build tunnel T2")
    assert table.state.contracts == ["GC6", "GC8"]
    assert table.player().contracts == ["GC4"]
    table.build("C5*", "T5").effect(free("tunnel"), "build tunnel T13")  # a third symbiotic city
    assert table.state.contracts == ["GC6", "GC8"]


@pytest.mark.rules("UWC-GOV-02")
def test_only_the_first_to_meet_it_takes_a_contract() -> None:
    table = table_with("GC4").build("C2*", "C3*", "T1", seat=1).build("C2*", "C3*", "T1")
    table.effect(free("tunnel"), "build tunnel T2", seat=1)
    assert table.events("contract-taken") == [{"event": "contract-taken", "seat": 1, "contract": "GC4"}]
    assert table.rest(1) == {"points": 3, "kelp": 2}
    table.effect(free("tunnel"), "build tunnel T2")
    assert (table.rest(), table.player().contracts) == ({}, [])


@pytest.mark.rules("UWC-GOV-02")
def test_all_conditions_must_be_met() -> None:
    farms = [f"C1{site}=farm" for site in "abc"]
    plants = [f"C2{site}=desalination" for site in "abc"]
    table = table_with("GC5").build("C2", "T1", "C3", "C3a=laboratory", "C3b=laboratory", "C3c=laboratory")
    table.build(*farms, *plants[:2]).effect(free("desalination"), "build desalination C2c")
    assert table.player().contracts == []  # the laboratories are not connected
    table.effect(free("tunnel"), "build tunnel T2")
    assert (table.player().contracts, table.rest()) == (["GC5"], {"points": 4, "science": 1})


@pytest.mark.rules("UWC-GOV-04")
def test_contracts_are_not_for_one() -> None:
    with pytest.raises(Refused) as refused:
        Tabletop.fresh(1, contracts="yes")
    assert refused.value.reason.key == "variant-seats"
    assert Tabletop.fresh(1).state.contracts == []


# --- when -------------------------------------------------------------------------------------------------------------


@pytest.mark.rules("UWC-GOV-05", "UWC-GOV-02")
def test_the_reward_comes_at_once_and_may_pay_for_the_rest() -> None:
    table = table_with("GC1").build("C2", "C3", "C4", "T1", "T2").stock(steelplast=2, credit=1)
    table.slot("12-Y3", "build tunnel T4")  # the first of two tunnels connects the fourth city
    assert table.rest() == {"steelplast": 1, "credit": 1, "points": 3}
    table.answers(0, "build tunnel T6")
    assert table.rest() == {"points": 3}


@pytest.mark.rules("UWC-GOV-05")
def test_an_exchanged_dome_counts_as_well() -> None:
    table = table_with("GC4").build("C2*", "C3", "T1", "T2").stock(biomatter=1, credit=1)
    table.card("C081", "convert C3")
    assert (table.player().contracts, table.rest()) == (["GC4"], {"points": 3, "kelp": 2})


@pytest.mark.rules("UWC-GOV-05")
def test_a_metropolis_is_counted_once_however_it_comes() -> None:
    table = table_with("GC2").metropolises(second="BL04").build("T1", "T2", "T5", "T13")
    table.effect(free("tunnel"), "build tunnel T14")
    assert (table.player().contracts, table.rest()) == (["GC2"], {"points": 3, "credit": 2, "science": 1})
    gained = table_with("GC2").build("T2", "T13").card("C075")
    gained.answers(0, gained.options()[0])
    if not gained.game.over:  # a tile that upgrades asks what
        gained.answers(0, gained.options()[0])
    assert [event["contract"] for event in gained.events("contract-taken")] == ["GC2"]
    assert gained.player().contracts == ["GC2"]


@pytest.mark.rules("UWC-GOV-06")
def test_outside_own_turns_contracts_go_by_play_order(monkeypatch: pytest.MonkeyPatch) -> None:
    upgrade = effect([Upgrade("structure", free=True)], "C025")
    for at, made in bind({"production.C025": upgrade}).items():
        monkeypatch.setitem(WORKSHOP.book, at, made)
    table = table_with("GC3", seats=3)
    for seat in range(3):
        table.claimed("C025", seat=seat).build(
            "T1+", "T2+", "C1a=farm+", "C1b=farm+", "C1c=farm+", "C1x=farm", seat=seat
        )
    table.state.round, table.state.order = 4, [2, 0, 1]
    table.at(f"{ROUND}.era").answers(2, "produce C025").answers(0, "produce C025").answers(1, "produce C025")
    assert [event["seat"] for event in table.events("contract-taken")] == [2]
    assert [player.contracts for player in table.state.players] == [[], [], ["GC3"]]


@pytest.mark.rules("UWC-GOV-07")
def test_several_contracts_may_be_taken_in_one_turn() -> None:
    table = table_with("GC1", "GC4").build("C2*", "C3*", "C4", "T1", "T3").hand("C023").stock(steelplast=1, credit=1)
    table.turn("slot 12-Y3", "card C023", "slot-first", "build tunnel T2")
    assert (table.player().contracts, table.state.contracts) == (["GC1", "GC4"], [])
    assert table.rest() == {"points": 3 + 3, "kelp": 2, "credit": 1}


# --- the eight contracts ----------------------------------------------------------------------------------------------


def pay_a_special_card(table: Tabletop) -> None:
    """The second one, on a slot for 2 science."""
    table.player().special_paid = 1
    table.stock(credit=2).hand("SP11").turn("slot 12-Y1", "card SP11", "card-first")


def lay(tunnel: str, *answers: str) -> Callable[[Tabletop], object]:
    """Build a tunnel for nothing."""
    return lambda table: table.effect(free("tunnel"), f"build tunnel {tunnel}", *answers)


TOWN = ["a=farm", "b=laboratory", "c=desalination"]
THREE_OF_EACH = [f"{city}{site}" for city in ("C1", "C2", "C3") for site in TOWN]
EIGHT = {
    "GC1": (["C2", "C3", "C4", "T1", "T2"], lay("T4"), {"points": 3, "credit": 1}),
    "GC2": (
        ["T1", "T2", "T5", "T13"],
        lay("T14"),
        {"points": 3, "credit": 2, "steelplast": 1},
    ),
    "GC3": (
        ["T1+", "T2", "C1a=farm+", "C1b=laboratory+", "C1c=desalination+", "C1x=farm+"],
        lambda table: table.effect(free("tunnel", "upgrade")),
        {"points": 4},  # and a card
    ),
    "GC4": (["C2*", "C3*", "T1"], lay("T2"), {"points": 3, "kelp": 2}),
    "GC5": (
        [*THREE_OF_EACH[:-1], "C2", "C3", "T1", "T2"],
        lambda table: table.effect(free("desalination"), "build desalination C3c"),
        {"points": 4, "science": 1},
    ),
    "GC6": (["C2", "C3", "C4", "T1", "T2", "T3", "T4", "T5", "T6"], lay("T7"), {"points": 3, "steelplast": 2}),
    "GC7": ([], pay_a_special_card, {"points": 3, "science": 1 + 2}),  # and the slot
    "GC8": ([*THREE_OF_EACH[:6], "C2"], lay("T1"), {"points": 3, "biomatter": 1}),
}


@pytest.mark.rules("UWC-GOV-08")
@pytest.mark.parametrize("contract", list(EIGHT))
def test_the_eight_contracts_with_condition_and_reward(contract: str) -> None:
    pieces, last, given = EIGHT[contract]
    table = table_with(contract).build(*pieces)
    assert not all_hold(table.player(), CONTRACTS[contract].criteria)
    last(table)
    assert table.player().contracts == [contract]
    assert table.rest() == given
    drawn = {"GC3": 1, "GC7": 1}.get(contract, 0)  # GC7 in a turn, which ends with a card
    assert len(table.player().hand) == drawn


@pytest.mark.rules("UWC-GOV-08")
def test_there_are_no_other_contracts() -> None:
    assert set(CONTRACTS) == set(EIGHT)
