"""Contracts: what fulfils them, and how many a player may hold."""

import pytest

from asztal.games.barrage.cards import CONTRACTS
from asztal.games.barrage.examples.tabletop import Tabletop

USA, GERMANY, FRANCE = 0, 1, 3


def plant(drops: int = 3, seat: int = USA) -> Tabletop:
    """A level 3 dam that makes 3, 6 or 9 energy without modifier, by its drops; no national contract."""
    table = Tabletop(2, game="intro").dam("D5L", 3, drops, seat).conduit("C5A", seat).powerhouse("P8-1", seat)
    return table.national().stock(seat, credit=10)


# --- fulfilling -------------------------------------------------------------------------------------------------------


@pytest.mark.rules("BAR-CTR-01")
def test_every_contract_has_a_need_and_a_reward() -> None:
    assert all(contract.need and contract.reward for contract in CONTRACTS.values())
    needs: dict[str, set[int]] = {}
    for contract in CONTRACTS.values():
        needs.setdefault(contract.tier or contract.kind, set()).add(contract.need)
    assert needs == {
        "starting": {2, 3, 4},
        "green": {2, 3, 4},
        "yellow": {5, 6, 7},
        "red": {8, 9, 10},
        "national": {13, 14, 15},
    }


@pytest.mark.rules("BAR-CTR-02", "BAR-CTR-06")
def test_a_contract_up_to_the_energy_of_the_production_may_be_fulfilled() -> None:
    table = plant().contracts("G10", "Y06", "Y11").turn("space turbine-3L", "produce D5L C5A 2")
    assert table.ask() == "fulfil"
    assert table.options() == ["fulfil G10", "fulfil Y06", "skip"]  # needs 3 and 6, but not 7
    assert table.why_not("fulfil Y11") == ("contract-not-reached", "BAR-CTR-02")
    table.answer(USA, "skip")
    assert table.player().contracts == ["G10", "Y06", "Y11"]
    assert (table.player().fulfilled, table.player().vp) == ([], 10)


@pytest.mark.rules("BAR-CTR-03", "BAR-CTR-05")
def test_one_contract_per_production_and_all_energy_counts() -> None:
    table = plant().contracts("G10", "G13").turn("space turbine-3L", "produce D5L C5A 3", "fulfil G10")
    assert not table.game.decisions  # 9 energy would do for both
    assert table.player().contracts == ["G13"]
    assert table.player().fulfilled == ["G10"]
    assert table.player().energy == 9


@pytest.mark.rules("BAR-CTR-04")
def test_energy_of_two_productions_is_not_combined() -> None:
    table = plant(2).contracts("Y01")  # need 5
    table.turn("space turbine-3L", "produce D5L C5A 1").turn("space turbine-3R")
    assert not table.game.decisions
    assert (table.player().energy, table.player().fulfilled) == (6, [])


@pytest.mark.rules("BAR-CTR-07", "BAR-CTR-08")
def test_the_reward_comes_at_once_and_only_once() -> None:
    table = plant(2).contracts("G10")
    table.turn("space turbine-3L", "produce D5L C5A 1", "fulfil G10")
    assert (table.player().vp, table.player().credit) == (10 + 4, 10 + 2)
    assert (table.player().contracts, table.player().fulfilled) == ([], ["G10"])
    table.turn("space turbine-3R")
    assert not table.game.decisions  # nothing to fulfil any more
    assert (table.player().vp, table.player().fulfilled) == (14, ["G10"])


@pytest.mark.rules("BAR-CTR-09")
def test_energy_of_a_reward_moves_the_marker_but_fulfils_nothing() -> None:
    table = plant(1).contracts("G04", "Y01", "G01").turn("space turbine-3L", "fulfil G04")  # 3 energy, and 3 more
    assert table.player().energy == 6
    assert not table.game.decisions
    assert table.player().contracts == ["Y01", "G01"]  # need 5, which 6 would reach, and 2


# --- national contracts -----------------------------------------------------------------------------------------------


def great_plant() -> Tabletop:
    """For the USA and Germany each: 15 energy from a level 3 dam."""
    table = Tabletop(2, game="intro").dam("D1L", 3, 3).conduit("C1A").powerhouse("P8-1")
    return table.dam("D2L", 3, 3, GERMANY).conduit("C2B", GERMANY).powerhouse("P10-1", GERMANY)


@pytest.mark.rules("BAR-CTR-10", "BAR-CTR-12")
def test_a_national_contract_instead_of_an_own_one() -> None:
    table = great_plant().contracts("R12").national("N3", "N5")
    table.turn("space turbine-3L", "produce D1L C1A 3")
    assert table.options() == ["fulfil R12", "fulfil N3", "fulfil N5", "skip"]
    table.answer(USA, "fulfil N3")
    assert not table.game.decisions
    assert (table.player().vp, table.player().credit) == (10 + 8, 6 + 8)
    assert (table.player().contracts, table.player().fulfilled) == (["R12"], ["N3"])
    assert table.state.national == ["N5"]


@pytest.mark.rules("BAR-CTR-11")
def test_a_national_contract_goes_to_the_first_who_fulfils_it() -> None:
    table = great_plant().national("N3", "N5")
    table.turn("space turbine-3L", "produce D1L C1A 3", "fulfil N5")
    table.turn("space turbine-1L", "produce D2L C2B 3", seat=GERMANY)
    assert table.options(GERMANY) == ["fulfil N3", "skip"]
    assert table.why_not("fulfil N5", GERMANY)[0] == "contract-not-reached"


@pytest.mark.rules("BAR-CTR-13")
def test_national_contracts_are_neither_taken_into_hand_nor_replaced() -> None:
    table = great_plant().national("N3", "N5").turn("space contract-1L")
    assert not {"contract N3", "contract N5"} & set(table.options())
    assert table.why_not("contract N3") == ("national-contract", "BAR-CTR-13")
    table.answer(USA, table.options()[0])
    table.turn("space turbine-3L", "produce D1L C1A 3", "fulfil N5")
    assert table.state.national == ["N3"]
    table.state.round = 1
    table.phase("scoring").phase("end")
    assert table.state.national == ["N3"]


# --- how many ---------------------------------------------------------------------------------------------------------

SHOWN = ("G06", "G07", "Y03", "Y04", "R06", "R07")


@pytest.mark.rules("BAR-CTR-14")
def test_three_contracts_with_the_starting_one_may_be_held() -> None:
    table = Tabletop(2, game="intro").display(*SHOWN).contracts("S1", "G01")
    table.turn("space contract-1L", "contract Y03")
    assert not table.game.decisions
    assert table.player().contracts == ["S1", "G01", "Y03"]
    table.turn("space contract-1R", "contract R06")  # the starting contract counts
    assert table.ask() == "discard-contract"


@pytest.mark.rules("BAR-CTR-15")
def test_fulfilled_contracts_do_not_count_for_the_limit() -> None:
    table = Tabletop(2, game="intro").display(*SHOWN).contracts("S1", "G01")
    table.player().fulfilled[:] = ["G02", "G03"]
    table.turn("space contract-1L", "contract Y03")
    assert not table.game.decisions
    assert table.player().contracts == ["S1", "G01", "Y03"]


@pytest.mark.rules("BAR-CTR-16")
@pytest.mark.parametrize("kept", [{"S1", "G01", "G02"}, {"Y03", "R06", "G01"}])
def test_more_than_three_are_discarded_at_once_by_choice(kept: set[str]) -> None:
    table = Tabletop(2, game="intro").display(*SHOWN).contracts("S1", "G01", "G02")
    table.turn("space contract-3L", "contract Y03", "contract R06")
    assert table.options() == ["discard S1", "discard G01", "discard G02", "discard Y03", "discard R06"]
    table.answers(USA, *[f"discard {gone}" for gone in {"S1", "G01", "G02", "Y03", "R06"} - kept])
    assert set(table.player().contracts) == kept
    assert not table.game.decisions


@pytest.mark.rules("BAR-CTR-17")
def test_contracts_discarded_for_the_limit_leave_the_game() -> None:
    table = Tabletop(2, game="intro").display(*SHOWN).contracts("G03", "G01", "G02")
    state = table.state
    state.green.cards.clear()  # there is nothing to refill the display with, were it not for the discarded one
    table.turn("space contract-1L", "contract G06", "discard G03")
    assert state.display == ["", "G07", "Y03", "Y04", "R06", "R07"]
    assert not any("G03" in zone.cards for zone in (state.green, state.discarded, state.turned))
    assert table.player().contracts == ["G01", "G02", "G06"]
    assert table.player().fulfilled == []


# --- energy of technology tiles ---------------------------------------------------------------------------------------


@pytest.mark.rules("BAR-CTR-18")
def test_energy_of_the_second_base_tile_may_fulfil_a_contract() -> None:
    table = Tabletop(2, game="full").dam("D8L").dam("D9L").tiles("II-base").contracts("G10", "G13")
    table.turn("build base II-base", "site D10L")  # the third base
    assert table.player().energy == 3
    assert table.options() == ["fulfil G10", "skip"]
    table.answer(USA, "fulfil G10")
    assert (table.player().fulfilled, table.player().vp) == (["G10"], 10 + 4)


@pytest.mark.rules("BAR-CTR-18")
def test_energy_of_the_third_conduit_tile_may_fulfil_even_a_national_contract() -> None:
    table = Tabletop(4, game="full").built(FRANCE, powerhouse=3).stock(FRANCE, excavator=10)
    table.tiles("III-conduit", seat=FRANCE).contracts("R12", seat=FRANCE).national("N1", "N3")
    table.turn("build conduit III-conduit", "site C1A", seat=FRANCE)  # value 5, and France needs 3 less
    assert table.player(FRANCE).energy == 10
    assert table.options(FRANCE) == ["fulfil R12", "fulfil N1", "skip"]
    table.answer(FRANCE, "fulfil N1")
    assert table.player(FRANCE).fulfilled == ["N1"]
    assert not table.game.decisions


@pytest.mark.rules("BAR-CTR-02")
@pytest.mark.parametrize(("space", "energy"), [("turbine-3L", 3), ("turbine-1L", 5), ("turbine-5L", 1)])
def test_the_modifier_of_the_space_counts_for_the_contract(space: str, energy: int) -> None:
    held = ("G01", "G10", "G13")  # needs 2, 3 and 4
    table = plant(1).contracts(*held).turn(f"space {space}")
    reached = [contract for contract in held if CONTRACTS[contract].need <= energy]
    offered = table.options(USA, "fulfil") if table.ask() else []
    assert offered == [f"fulfil {contract}" for contract in reached]
    assert table.player().energy == energy
