"""Choosing a slot: which are free, what makes one usable, and in what order card and slot pay for each other."""

import pytest

from asztal.games.underwater_cities.addresses import ROUND
from asztal.games.underwater_cities.examples.tabletop import Tabletop

REFUSED = ("nothing-usable", "UWC-SLOT-03")
LOST = ("slot-lost", "UWC-SLOT-06")


def offered(table: Tabletop, slot: str) -> bool:
    """Whether the slot may be chosen; if not, because nothing of it can be used."""
    if f"slot {slot}" in table.options():
        return True
    assert table.why_not(f"slot {slot}") == REFUSED
    return False


# --- free and occupied ------------------------------------------------------------------------------------------------


@pytest.mark.rules("UWC-SLOT-01")
def test_a_chosen_slot_is_occupied_for_everybody_until_the_round_ends() -> None:
    table = Tabletop(2).hand("C001", "C004").hand("C002", "C003", seat=1).turn("slot 12-Y1", "card C004")
    for seat in (0, 1):
        table.turn(seat=seat)
        assert table.why_not("slot 12-Y1", seat) == ("slot-occupied", "UWC-SLOT-01")
        assert "slot 12-Y4" in table.options(seat)
    table.at(f"{ROUND}.end")
    for seat in (0, 1):
        assert "slot 12-Y1" in table.turn(seat=seat).options(seat)


# --- using a part -----------------------------------------------------------------------------------------------------


@pytest.mark.rules("UWC-SLOT-02")
def test_a_slot_may_be_used_in_part() -> None:
    table = Tabletop(2).hand("C004").stock(steelplast=3, kelp=1, credit=2)
    table.turn("slot 12-R3", "card C004", "part 12-R3-1", "build tunnel T1")
    assert table.options() == ["part 12-R3-2", "stop"]
    table.answer(0, "stop")
    assert table.game.over
    assert (table.player().tunnels, list(table.player().cities)) == (["T1"], ["C1"])
    assert table.rest() == {"steelplast": 2, "kelp": 1, "credit": 1}


@pytest.mark.rules("UWC-SLOT-02")
def test_a_card_may_be_used_in_part() -> None:
    table = Tabletop(2).card("C032", "part C032-2", "build desalination C1a")
    assert table.options() == ["part C032-1", "stop"]
    table.answer(0, "stop")
    assert table.player().buildings == {"C1a": "desalination"}
    table = Tabletop(2).stock(credit=3).build("C1a=farm", "C1b=farm").card("C101", "upgrade C1b", "stop")
    assert table.player().upgraded == ["C1b"]


@pytest.mark.rules("UWC-SLOT-03")
def test_some_part_of_a_chosen_slot_must_be_used() -> None:
    table = Tabletop(2).hand("C004").stock(steelplast=3, kelp=1, credit=2).turn("slot 12-R3", "card C004")
    assert table.options() == ["part 12-R3-1", "part 12-R3-2"]
    assert table.why_not("stop")[0] == "not-offered"
    table.answer(0, "part 12-R3-1")
    assert table.options() == ["build tunnel T1", "build tunnel T2"]
    assert table.why_not("stop")[0] == "not-offered"


@pytest.mark.rules("UWC-SLOT-03")
def test_a_slot_of_which_nothing_can_be_used_cannot_be_chosen() -> None:
    table = Tabletop(2).hand("C004").turn()
    free = ["12-G1", "12-G4", "12-R1", "12-R2", "12-Y1", "12-Y4"]  # they give something, or the Assistant does
    assert table.options() == [f"slot {slot}" for slot in (*free, "ALW")]
    for slot in ("12-G2", "12-G3", "12-R3", "12-R4", "12-Y2", "12-Y3"):
        assert table.why_not(f"slot {slot}") == REFUSED


@pytest.mark.rules("UWC-SLOT-04")
@pytest.mark.parametrize(
    ("stock", "legal"),
    [
        ({"steelplast": 1, "credit": 1}, True),
        ({"biomatter": 1, "credit": 1}, True),
        ({"steelplast": 1}, False),
        ({"credit": 9, "kelp": 9, "science": 9}, False),
    ],
)
def test_a_build_part_needs_its_payment(stock: dict[str, int], legal: bool) -> None:
    assert offered(Tabletop(2).hand("C004").stock(**stock).turn(), "12-Y3") is legal


@pytest.mark.rules("UWC-SLOT-04")
def test_a_build_part_needs_a_legal_site() -> None:
    table = Tabletop(2).hand("C004").stock(credit=9)
    table.build(*(f"{city}{site}=farm" for city in ("C1", "C2", "C3") for site in "abc")).turn()
    assert not offered(table, "12-G3")  # the sites of C1 and of the two cities that could be built are full
    table.build("C2").turn()
    assert offered(table, "12-G3")


@pytest.mark.rules("UWC-SLOT-04")
@pytest.mark.parametrize(
    ("pieces", "science", "legal"),
    [((), 5, False), (("C1a=farm",), 0, False), (("C1a=farm+", "T1+"), 5, False), (("C1a=farm+", "T1"), 1, True)],
)
def test_an_upgrade_part_needs_a_plain_structure_and_its_payment(
    pieces: tuple[str, ...], science: int, legal: bool
) -> None:
    table = Tabletop(2).build(*pieces).stock(science=science).slot("12-Y1")
    if legal:
        assert table.options() == ["choose 12-Y1-1a", "choose 12-Y1-1b"]
    else:
        assert table.game.over
        assert table.player().science == science + 2  # the gain was all that could be used


@pytest.mark.rules("UWC-SLOT-04")
def test_an_icon_needs_a_usable_available_action_card() -> None:
    table = Tabletop(2).hand("C004").claimed("PA", "C046")  # C046 asks for 1 kelp
    assert offered(table.turn(), "12-R2")
    table.player().used[:] = ["PA"]
    assert not offered(table.turn(), "12-R2")
    assert offered(table.stock(kelp=1).turn(), "12-R2")
    table.player().used[:] = ["PA", "C046"]
    assert not offered(table.turn(), "12-R2")


@pytest.mark.rules("UWC-SLOT-04")
def test_a_gain_is_always_usable() -> None:
    table = Tabletop(3).hand("C004").claimed("PA")
    table.player().used[:] = ["PA"]
    table.turn()
    gaining = ["34-G1", "34-G2", "34-G3", "34-G5", "34-R2", "34-Y1", "34-Y3", "34-Y5", "ALW"]
    assert table.options() == [f"slot {slot}" for slot in gaining]


# --- the card that comes first ----------------------------------------------------------------------------------------


@pytest.mark.rules("UWC-SLOT-05")
def test_a_matching_card_may_supply_what_the_slot_needs() -> None:
    table = Tabletop(2).hand("C038", "C004", "C030", "C029").turn("discard C029")  # C038: red, 2 steelplast
    assert "slot 12-R4" in table.options()
    assert table.why_not("slot 12-R3") == REFUSED  # there it would match too, but a tunnel or a city needs credits
    table.answer(0, "slot 12-R4")
    assert table.options() == ["card C038"]
    assert table.why_not("card C004") == ("card-does-not-help", "UWC-SLOT-05")
    assert table.why_not("card C030") == ("card-does-not-help", "UWC-SLOT-05")
    table.answer(0, "card C038")  # only "card first" is possible, so nothing is asked
    assert table.options(kind="build")[0] == "build laboratory C1a"
    table.answers(0, "build laboratory C1a", "build laboratory C1b")
    assert table.player().buildings == {"C1a": "laboratory", "C1b": "laboratory"}
    assert table.rest() == {}


@pytest.mark.rules("UWC-SLOT-05")
def test_a_card_of_another_colour_or_without_payment_does_not_help() -> None:
    assert not offered(Tabletop(2).hand("C038", "C004").turn(), "12-Y3")
    assert not offered(Tabletop(2).hand("SP16", "C004").stock(credit=1).turn(), "12-R3")  # it costs 2


@pytest.mark.rules("UWC-SLOT-05")
def test_a_card_may_help_by_a_choice_an_action_card_or_a_piece() -> None:
    assert offered(Tabletop(2).hand("C003", "C004").stock(kelp=1).turn(), "12-Y3")  # kelp into steelplast, 2 credits
    table = Tabletop(2).hand("C005", "C004").claimed("PA").stock(steelplast=1)  # an action card that can be used
    table.player().used[:] = ["PA"]
    assert offered(table.turn(), "12-Y4")
    table = Tabletop(2).hand("C034", "C004").claimed("PA")
    table.player().used[:] = ["PA"]
    assert offered(table.turn(), "12-R2")  # C034 is claimed first and used through the icon
    assert not offered(table.hand("C015", "C004").turn(), "12-R2")
    table = Tabletop(2).hand("C051", "C004").stock(steelplast=1, kelp=1, credit=2)  # a city with free building sites
    table.build(*(f"{city}{site}=farm" for city in ("C1", "C2", "C3") for site in "abc"))
    assert offered(table.turn(), "12-G3")


@pytest.mark.rules("UWC-SLOT-05")
def test_a_card_may_help_by_a_slot_that_it_performs_or_by_what_reacts_to_it() -> None:
    table = Tabletop(2).hand("SP15", "C004").stock(credit=1)  # 2 credits and, through 12-R2, a steelplast
    assert offered(table.turn(), "12-Y3")
    table = Tabletop(2).claimed("PA").build("C1a=farm").hand("C102", "C004").stock(steelplast=1)  # a free upgrade
    assert not offered(table.turn(), "12-Y3")
    table.claimed("PA", "C097").turn("slot 12-Y3", "card C102")  # 1 credit for each upgrade
    table.answer(0, "build tunnel T1")
    assert table.rest() == {}


@pytest.mark.rules("UWC-SLOT-05", "UWC-TIME-09", "UWC-CARD-06")
@pytest.mark.parametrize(
    ("seats", "slot", "stock", "build"),
    [(3, "34-R4", {"steelplast": 1}, "farm C1a"), (2, "12-R3", {"kelp": 3, "credit": 5}, "tunnel T1")],
)
def test_the_ability_of_a_card_just_claimed_may_make_the_slot_usable(
    seats: int, slot: str, stock: dict[str, int], build: str
) -> None:
    table = Tabletop(seats).hand("C044", "C004").stock(**stock).turn()
    assert offered(table, slot)
    table.answer(0, f"slot {slot}")
    assert table.options() == ["card C044"]
    assert table.why_not("card C004") == ("card-does-not-help", "UWC-SLOT-05")
    table.answer(0, "card C044")  # claimed, but the slot cannot be used yet
    assert table.options() == ["ability C044"]
    assert table.why_not("stop") == LOST
    table.answers(0, "ability C044", f"build {build}")
    assert not offered(Tabletop(seats).hand("C044", "C004").turn(), slot)  # with nothing to exchange


@pytest.mark.rules("UWC-SLOT-05", "UWC-TIME-09")
def test_an_ability_may_turn_what_the_card_gives_into_what_the_slot_needs() -> None:
    table = Tabletop(3).claimed("PA", "C044").hand("C023", "C004").stock(credit=1).turn()  # C023: 2 kelp
    assert offered(table, "34-Y4")
    table.answers(0, "slot 34-Y4", "card C023", "ability C044", "build tunnel T1")
    assert table.rest() == {"kelp": 1}
    assert not offered(Tabletop(3).claimed("PA").hand("C023", "C004").stock(credit=1).turn(), "34-Y4")


@pytest.mark.rules("UWC-SLOT-15", "UWC-TIME-09")
def test_an_ability_may_turn_what_a_mismatch_gives_into_what_the_slot_needs() -> None:
    table = Tabletop(3).claimed("C014", "C044").hand("C013").turn()  # C014: a steelplast for a mismatch
    assert offered(table, "34-R4")
    table.answers(0, "slot 34-R4", "card C013", "ability C044", "build farm C1a")
    assert table.player().buildings == {"C1a": "farm"}
    assert not offered(Tabletop(3).claimed("C014").hand("C013").turn(), "34-R4")


@pytest.mark.rules("UWC-SLOT-03", "UWC-TIME-09")
def test_an_ability_alone_may_make_the_slot_usable_with_any_card_in_either_order() -> None:
    table = Tabletop(3).claimed("C044").hand("C013", "C015", "C004").stock(kelp=1).turn("slot 34-R1")
    assert table.options() == ["card C013", "card C015", "card C004"]
    table.answer(0, "card C015")
    assert table.options() == ["card-first", "slot-first"]
    table.answer(0, "slot-first")
    assert table.options() == ["ability C044"]  # whoever chooses a slot must use it
    table.answers(0, "ability C044", "build laboratory C1a", "resolve")
    assert table.rest() == {"science": 1, "credit": 2}


@pytest.mark.rules("UWC-SLOT-05")
def test_a_card_may_help_after_many_choices() -> None:
    table = Tabletop(3, board=7, boards="advanced").claimed("PA", "C005", "C019").hand("C128", "C004")
    table.build("C2", "C3", "C4", "T1").stock(steelplast=1, kelp=1)
    table.player().used[:] = ["PA"]  # readied and used by C128, it gives the credit for a plant, and nothing else
    table.state.era = 3
    assert offered(table.turn(), "34-G4")
    table.answers(0, "slot 34-G4", "card C128", "use PA", "stop")
    assert table.options(kind="build")[0].startswith("build desalination")


@pytest.mark.rules("UWC-SLOT-05", "UWC-SLOT-14")
def test_a_card_may_help_by_one_of_many_slots() -> None:
    table = Tabletop(3, board=7, boards="advanced").claimed("PA", "C026").hand("C095", "C004")
    table.build("C2", "T1").stock(steelplast=2).tile("34-R2", 1).tile("34-G3", 1)
    table.state.era = 2
    assert offered(table.turn(), "34-R4")  # 34-Y5 gives the kelp
    table.answers(0, "slot 34-R4", "card C095", "slot 34-Y5")
    assert table.options(kind="build")[0].startswith("build farm")


@pytest.mark.rules("UWC-SLOT-06")
def test_after_the_card_a_usable_part_must_be_used() -> None:
    table = Tabletop(2).hand("C030", "C004").turn("slot 12-Y3", "card C030")  # 1 steelplast and 1 credit
    assert table.options() == ["build tunnel T1", "build tunnel T2"]
    assert table.why_not("stop")[0] == "not-offered"


# --- parts and alternatives -------------------------------------------------------------------------------------------


@pytest.mark.rules("UWC-SLOT-07")
def test_exactly_one_alternative_is_used() -> None:
    table = Tabletop(2).hand("C004").stock(kelp=2, steelplast=2).turn("slot 12-R4", "card C004")
    assert table.options() == ["choose 12-R4-1a", "choose 12-R4-1b"]
    assert table.why_not("stop")[0] == "not-offered"
    table.answers(0, "choose 12-R4-1a", "build farm C1a")
    assert not any(option.startswith("build laboratory") for option in table.options())
    table.answer(0, "stop")
    assert table.game.over
    table = Tabletop(3).stock(steelplast=1, credit=1).slot("34-G2", "choose 34-G2-1a", "build tunnel T1")
    assert table.game.over
    assert (table.rest(), len(table.player().hand), table.player().space) == ({}, 0, 0)
    table = Tabletop(3).stock(steelplast=1, credit=1).slot("34-G2", "choose 34-G2-1b", "part 34-G2-1b-1")
    assert (table.rest(), len(table.player().hand), table.player().space) == ({"steelplast": 1, "credit": 2}, 2, 4)


@pytest.mark.rules("UWC-SLOT-08")
@pytest.mark.parametrize("order", [(1, 2), (2, 1)])
def test_the_parts_of_a_slot_in_any_order(order: tuple[int, int]) -> None:
    builds = {1: "build tunnel T1", 2: "build nonsymbiotic_city C2"}
    table = Tabletop(2).stock(steelplast=3, kelp=1, credit=2).slot("12-R3")
    for part in order:
        table.answers(0, f"part 12-R3-{part}", builds[part])
    assert [event["site"] for event in table.events("built")] == [builds[part].split()[-1] for part in order]
    assert table.game.over


@pytest.mark.rules("UWC-SLOT-09")
def test_pieces_are_paid_and_placed_one_after_the_other() -> None:
    table = Tabletop(2).stock(steelplast=2, credit=2).slot("12-Y3")
    assert table.options() == ["build tunnel T1", "build tunnel T2"]
    assert table.why_not("build tunnel T3") == ("not-joined", "UWC-TUN-01")
    table.answer(0, "build tunnel T1")
    assert table.rest() == {"steelplast": 1, "credit": 1}
    assert table.options() == ["build tunnel T2", "build tunnel T3", "build tunnel T5", "stop"]
    table.answer(0, "build tunnel T3")  # its site gives 1 steelplast
    assert table.rest() == {"steelplast": 1}
    assert table.player().tunnels == ["T1", "T3"]


@pytest.mark.rules("UWC-SLOT-09")
def test_the_bonus_of_the_first_piece_may_pay_for_the_second() -> None:
    table = Tabletop(2).build("T1").stock(steelplast=1, credit=2).slot("12-Y3", "build tunnel T3")
    assert table.rest() == {"steelplast": 1, "credit": 1}
    table.answer(0, "build tunnel T2")
    assert table.rest() == {}
