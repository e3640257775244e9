"""The contract office and the patent office."""

import pytest

from asztal.games.barrage.cards import ADVANCED, CONTRACTS
from asztal.games.barrage.examples.tabletop import Tabletop
from asztal.games.barrage.state import tier_at
from asztal.kernel.rules import EVERYONE
from asztal.kernel.zones import tag_of

USA, GERMANY = 0, 1
SHOWN = ("G06", "G07", "Y03", "Y04", "R06", "R07")


def office(seats: int = 4) -> Tabletop:
    """A table with a known display of contracts."""
    return Tabletop(seats, game="intro").display(*SHOWN).stock(USA, credit=10)


# --- contract office --------------------------------------------------------------------------------------------------


@pytest.mark.rules("BAR-OFF-01", "BAR-OFF-03")
@pytest.mark.parametrize("contract", SHOWN)
def test_one_face_up_private_contract_of_any_tier_for_free(contract: str) -> None:
    table = office().turn("space contract-1L")
    assert table.options() == [f"contract {shown}" for shown in SHOWN]
    table.answer(USA, f"contract {contract}")
    assert not table.game.decisions
    assert (table.player().contracts, table.player().credit) == ([contract], 10)


@pytest.mark.rules("BAR-OFF-03")
def test_neither_a_face_down_nor_a_national_contract_can_be_taken() -> None:
    table = office().national("N1", "N2", "N3").turn("space contract-1L")
    face_down = [contract for contract in CONTRACTS if contract not in SHOWN]
    said = {contract: table.why_not(f"contract {contract}")[0] for contract in face_down}
    assert all(why == ("national-contract" if at in ("N1", "N2", "N3") else "not-offered") for at, why in said.items())


@pytest.mark.rules("BAR-OFF-02", "BAR-OFF-04")
@pytest.mark.parametrize(("first", "second"), [("G06", "G07"), ("R07", "Y03")])
def test_two_contracts_of_one_tier_or_of_two_for_a_credit(first: str, second: str) -> None:
    table = office().turn("space contract-3L", f"contract {first}", f"contract {second}")
    assert not table.game.decisions
    assert (table.player().contracts, table.player().credit) == ([first, second], 10 - 1)


@pytest.mark.rules("BAR-OFF-05")
def test_the_display_is_refilled_at_the_end_of_the_turn() -> None:
    table = office().contracts("S1", "S2").turn("space contract-3L", "contract G06")
    assert table.options() == [f"contract {shown}" for shown in SHOWN[1:]]
    table.answer(USA, "contract Y04")
    assert table.ask() == "discard-contract"  # the turn is not over
    assert table.state.display == ["", "G07", "Y03", "", "R06", "R07"]
    table.answer(USA, "discard S1")
    display = table.state.display
    assert [display[place] for place in (1, 2, 4, 5)] == ["G07", "Y03", "R06", "R07"]
    assert [CONTRACTS[contract].tier for contract in display] == [tier_at(place) for place in range(6)]
    assert not {display[0], display[3]} & {"G06", "Y04"}
    assert display[0] not in table.state.green.cards
    assert [event["contract"] for event in table.events("contract-revealed")][-2:] == [display[0], display[3]]


@pytest.mark.rules("BAR-OFF-06")
def test_the_two_contract_space_takes_exactly_two() -> None:
    table = office().turn("space contract-3L", "contract G06")
    assert all(option.startswith("contract ") for option in table.options())  # there is no stopping here
    table = office().display("G06", "", "", "", "", "").at("turn")
    assert table.why_not("space contract-3L") == ("too-few-contracts", "BAR-OFF-06")
    assert "space contract-1L" in table.options()
    table = office().display("", "", "", "", "", "").at("turn")
    assert table.why_not("space contract-1L") == ("too-few-contracts", "BAR-OFF-06")


@pytest.mark.rules("BAR-OFF-07")
def test_an_empty_pile_is_made_of_what_automas_discarded_in_that_tier() -> None:
    table = office()
    state = table.state
    state.green.cards.clear()
    for contract in ("G01", "G02", "Y01"):
        table.take(contract)
        state.discarded.cards[contract] = tag_of(0, EVERYONE)
    table.turn("space contract-1L", "contract G06")
    assert state.display[0] in ("G01", "G02")
    assert state.display[1:] == ["G07", "Y03", "Y04", "R06", "R07"]
    assert {state.display[0], *state.green.cards} == {"G01", "G02"}
    assert list(state.discarded.cards) == ["Y01"]


@pytest.mark.rules("BAR-OFF-07")
def test_an_empty_pile_without_discarded_contracts_leaves_the_display_open() -> None:
    table = office()
    table.state.red.cards.clear()
    table.turn("space contract-1L", "contract R07")
    assert table.state.display == ["G06", "G07", "Y03", "Y04", "R06", ""]
    table.turn("bank 1", seat=GERMANY)
    assert table.state.display == ["G06", "G07", "Y03", "Y04", "R06", ""]


@pytest.mark.rules("BAR-OFF-08", "BAR-OFF-09")
@pytest.mark.parametrize(
    ("space", "contracts", "engineers", "credits"),
    [
        ("contract-1L", 1, 1, 0),
        ("contract-1R", 1, 1, 3),
        ("contract-2L", 1, 1, 0),
        ("contract-2R", 1, 1, 3),
        ("contract-3L", 2, 2, 1),
        ("contract-3R", 2, 3, 1),
    ],
)
def test_engineers_and_credits_of_the_contract_office(space: str, contracts: int, engineers: int, credits: int) -> None:
    table = office().turn(f"space {space}", *[f"contract {contract}" for contract in SHOWN[:contracts]])
    me = table.player()
    assert (me.contracts, me.engineer, me.credit) == (list(SHOWN[:contracts]), 12 - engineers, 10 - credits)
    assert not table.game.decisions


# --- patent office ----------------------------------------------------------------------------------------------------


def patents() -> Tabletop:
    """The full game with three known tiles in the patent office."""
    table = Tabletop(2, game="full").patents("I-base", "I-conduit", "I-any")
    return table.stock(USA, credit=20, excavator=20, mixer=20).stock(GERMANY, credit=20)


@pytest.mark.rules("BAR-PAT-01", "BAR-PAT-02", "BAR-PAT-03")
@pytest.mark.parametrize(("slot", "tile"), [(1, "I-base"), (2, "I-conduit"), (3, "I-any")])
def test_each_space_of_the_patent_office_gives_its_tile(slot: int, tile: str) -> None:
    table = patents().at("turn")
    assert [option for option in table.options() if "patent" in option] == [f"space patent-{n}" for n in (1, 2, 3)]
    table.answer(USA, f"space patent-{slot}")
    me = table.player()
    assert me.tiles == ["base", "elevation", "conduit", "powerhouse", tile]
    assert (me.credit, me.engineer) == (20 - 5, 12 - 2)
    assert table.state.patents == ["" if other == tile else other for other in ("I-base", "I-conduit", "I-any")]


@pytest.mark.rules("BAR-PAT-02", "BAR-PAT-03")
def test_five_credits_and_two_engineers_are_needed_for_a_patent() -> None:
    table = patents().stock(USA, credit=4).at("turn")
    assert table.why_not("space patent-1") == ("too-few-credits", "BAR-ACT-06")
    table.stock(USA, credit=5, engineer=1).at("turn")
    assert table.why_not("space patent-1") == ("too-few-engineers", "BAR-ACT-04")
    assert "space patent-1" in table.stock(USA, engineer=2).at("turn").options()


@pytest.mark.rules("BAR-PAT-04")
def test_a_patent_can_be_used_in_the_next_construction_of_the_same_round() -> None:
    table = patents().tiles().at("turn")
    assert table.options(USA, "build") == []
    table.answer(USA, "space patent-2").at("turn")
    assert table.options(USA, "build") == ["build conduit I-conduit"]
    table.answers(USA, "build conduit I-conduit", "site C5A")
    assert table.state.conduits == {"C5A": USA}
    assert table.player().on_wheel() == ["I-conduit"]


@pytest.mark.rules("BAR-PAT-05")
def test_a_taken_patent_is_replaced_at_the_end_of_the_round_only() -> None:
    table = patents().turn("space patent-2").turn("bank 1", seat=GERMANY)
    assert table.state.patents == ["I-base", "", "I-any"]
    table.state.placed.clear()  # even if nobody stood there
    assert table.at("turn", GERMANY).why_not("space patent-2", GERMANY) == ("no-tile-here", "BAR-PAT-05")
    table.phase("end")
    assert all(tile in ADVANCED for tile in table.state.patents)
    assert len(set(table.state.patents)) == 3


@pytest.mark.rules("BAR-PAT-06")
def test_a_patent_stays_with_its_player() -> None:
    table = patents().turn("space patent-2", seat=USA).phase("end")
    assert table.player().tiles[-1] == "I-conduit"  # in the supply over the end of a round
    table.turn("build conduit I-conduit", "site C5A")
    for _ in range(2):
        table.phase("end")
    assert table.player().on_wheel() == ["I-conduit"]
    table.turn("space workshop-3L").turn("space workshop-3R")
    assert "I-conduit" in table.player().tiles
    assert table.player().advanced_tiles() == 1
