"""The slots of the board side for one or two players, and the slot that is always available."""

from itertools import combinations

import pytest

from asztal.games.underwater_cities.cards import SIDES, SLOTS
from asztal.games.underwater_cities.examples.tabletop import Tabletop

COLOURS = ("green", "red", "yellow")
ENOUGH = {"kelp": 9, "steelplast": 9, "science": 9, "credit": 9, "biomatter": 9}
RESOURCES = ("kelp", "steelplast", "science", "credit", "biomatter")
CITIES = {"nonsymbiotic_city", "symbiotic_city"}


def kinds(table: Tabletop) -> set[str]:
    """The kinds of pieces that are offered now."""
    return {option.split()[1] for option in table.options(kind="build")}


def rich() -> Tabletop:
    """A table whose first player can pay anything."""
    return Tabletop().stock(**ENOUGH)


@pytest.mark.rules("UWC-S12-01", "UWC-S12-04")
@pytest.mark.parametrize("seats", [1, 2])
def test_there_are_four_slots_of_each_colour_in_the_order_of_the_ring(seats: int) -> None:
    state = Tabletop(seats).state
    assert list(state.slots) == [f"12-{colour}{number}" for colour in "GRY" for number in range(1, 5)]
    assert [[SLOTS[slot].colour for slot in state.slots].count(colour) for colour in COLOURS] == [4, 4, 4]


@pytest.mark.rules("UWC-S12-04")
def test_every_place_of_this_side_is_inferred() -> None:
    assert {slot.place for slot in SIDES["12"]} == {"designed"}


@pytest.mark.rules("UWC-S12-02", "UWC-S12-03")
def test_six_slots_exist_only_here_and_the_other_six_also_on_the_other_side() -> None:
    here = {slot.id: slot.effect for slot in SIDES["12"]}
    there = {slot.id: slot.effect for slot in SIDES["34"]}
    only = {slot for slot, effect in here.items() if effect not in there.values()}
    assert only == {"12-G1", "12-G2", "12-R1", "12-R2", "12-R4", "12-Y4"}
    same = {"12-Y1": "34-Y1", "12-G3": "34-G4", "12-G4": "34-G5", "12-R3": "34-R3", "12-Y2": "34-Y2", "12-Y3": "34-Y4"}
    assert {slot: here[slot] for slot in same} == {slot: there[other] for slot, other in same.items()}


@pytest.mark.rules("UWC-S12-05")
def test_green_1_gives_two_cards_and_an_upgrade_or_a_kelp() -> None:
    table = rich().build("C1a=farm", "C1b=farm").slot("12-G1")
    assert len(table.player().hand) == 2
    upgraded = table.answers(0, "part 12-G1-2", "choose 12-G1-2a", "upgrade C1a")
    assert (upgraded.game.over, upgraded.player().upgraded) == (True, ["C1a"])
    assert upgraded.rest() == {**ENOUGH, "science": 8}
    fed = rich().build("C1a=farm").slot("12-G1", "part 12-G1-2", "choose 12-G1-2b")
    assert (fed.game.over, fed.player().upgraded, len(fed.player().hand)) == (True, [], 2)
    assert fed.rest() == {**ENOUGH, "kelp": 10}


@pytest.mark.rules("UWC-S12-06")
def test_green_2_builds_a_city() -> None:
    table = rich().slot("12-G2")
    assert kinds(table) == CITIES
    table.answers(0, "build nonsymbiotic_city C2", "pay 1 2 0 1 0")
    assert (table.game.over, set(table.player().cities)) == (True, {"C1", "C2"})


@pytest.mark.rules("UWC-S12-07")
def test_green_3_builds_up_to_two_desalination_plants() -> None:
    table = rich().slot("12-G3")
    assert kinds(table) == {"desalination"}
    table.answer(0, "build desalination C1a")
    assert "stop" in table.options()
    table.answer(0, "build desalination C1b")
    assert table.game.over
    assert table.rest() == {**ENOUGH, "credit": 7}


@pytest.mark.rules("UWC-S12-08")
def test_green_4_advances_two_spaces() -> None:
    table = Tabletop().slot("12-G4", "advance")
    assert (table.game.over, table.player().space) == (True, 3)
    assert table.rest() == {"credit": 1}


@pytest.mark.rules("UWC-S12-09")
def test_red_1_takes_a_special_card() -> None:
    table = Tabletop().slot("12-R1")
    assert table.ask() == "take-special"
    card = table.state.dear_specials[2]
    table.answer(0, f"special {card}")
    assert (table.game.over, list(table.player().hand)) == (True, [card])


@pytest.mark.rules("UWC-S12-10")
def test_red_2_builds_a_tunnel_and_uses_an_action_card() -> None:
    table = Tabletop().stock(credit=1).slot("12-R2", "choose PA-1a", "part 12-R2-1", "build tunnel T1")
    assert table.game.over
    assert (table.player().tunnels, table.player().used) == (["T1"], ["PA"])
    assert table.rest() == {}


@pytest.mark.rules("UWC-S12-11")
def test_red_3_builds_a_tunnel_and_a_city() -> None:
    table = rich().slot("12-R3", "part 12-R3-1")
    assert kinds(table) == {"tunnel"}
    table.answers(0, "build tunnel T2", "pay 0 1 0 1 0", "part 12-R3-2")
    assert kinds(table) == CITIES
    table.answers(0, "build nonsymbiotic_city C3", "pay 1 2 0 1 0")
    assert (table.game.over, table.player().tunnels, set(table.player().cities)) == (True, ["T2"], {"C1", "C3"})


@pytest.mark.rules("UWC-S12-12")
def test_red_4_builds_two_farms_or_two_laboratories_but_not_one_of_each() -> None:
    farms = rich().slot("12-R4", "choose 12-R4-1a", "build farm C1a", "pay 1 0 0 0 0")
    assert kinds(farms) == {"farm"}
    assert farms.answers(0, "build farm C1b", "pay 1 0 0 0 0").game.over
    labs = rich().slot("12-R4", "choose 12-R4-1b", "build laboratory C1a", "pay 0 1 0 0 0")
    assert kinds(labs) == {"laboratory"}
    assert labs.answers(0, "stop").game.over
    assert labs.player().buildings == {"C1a": "laboratory"}


@pytest.mark.rules("UWC-S12-13")
def test_yellow_1_gives_two_science_or_upgrades_up_to_three_structures() -> None:
    gained = rich().build("T1").slot("12-Y1", "choose 12-Y1-1a")
    assert gained.game.over
    assert gained.rest() == {**ENOUGH, "science": 11}
    pieces = ("T1", "C1a=farm", "C1b=laboratory", "C1c=desalination")
    table = rich().build(*pieces)
    table.slot("12-Y1", "choose 12-Y1-1b", "upgrade T1", "upgrade C1b", "upgrade C1c")
    assert (table.game.over, table.player().upgraded) == (True, ["T1", "C1b", "C1c"])
    assert table.rest() == {**ENOUGH, "science": 6}


@pytest.mark.rules("UWC-S12-14")
def test_yellow_2_builds_a_city_and_a_building() -> None:
    table = rich().slot("12-Y2", "part 12-Y2-2")
    assert kinds(table) == {"farm", "desalination", "laboratory"}
    table.answers(0, "build desalination C1a", "part 12-Y2-1")
    assert kinds(table) == CITIES
    table.answers(0, "build nonsymbiotic_city C2", "pay 1 2 0 1 0")
    assert table.game.over
    assert table.player().buildings == {"C1a": "desalination"}


@pytest.mark.rules("UWC-S12-15")
def test_yellow_3_builds_up_to_two_tunnels() -> None:
    table = rich().slot("12-Y3", "build tunnel T1", "pay 0 1 0 1 0")
    assert kinds(table) == {"tunnel"}
    assert "stop" in table.options()
    table.answers(0, "build tunnel T2", "pay 0 1 0 1 0")
    assert (table.game.over, table.player().tunnels) == (True, ["T1", "T2"])


@pytest.mark.rules("UWC-S12-16")
def test_yellow_4_uses_an_action_card_and_gives_two_resources_of_two_types() -> None:
    table = Tabletop().slot("12-Y4", "part 12-Y4-2", "items kelp biomatter", "part 12-Y4-1", "choose PA-1b")
    assert table.game.over
    assert table.rest() == {"kelp": 1, "biomatter": 1, "credit": 1}


@pytest.mark.rules("UWC-S12-17")
def test_yellow_4_offers_any_two_of_the_five_resources_and_nothing_else() -> None:
    table = Tabletop().slot("12-Y4", "part 12-Y4-2")
    assert table.options() == [f"items {one} {other}" for one, other in combinations(RESOURCES, 2)]
    assert table.why_not("items kelp kelp") == ("not-offered", "")
    assert table.why_not("items kelp point") == ("not-offered", "")


# --- always available -------------------------------------------------------------------------------------------------


@pytest.mark.rules("UWC-ALW-01", "UWC-ALW-04")
def test_the_always_available_slot_gives_two_cards_and_two_credits_but_no_card_effect() -> None:
    table = Tabletop().hand("C059", "C015", "C047").turn("slot ALW")
    assert table.options() == ["card C059", "card C015", "card C047"]
    table.answer(0, "card C059")
    assert table.game.over
    assert table.rest() == {"credit": 2}
    assert len(table.player().hand) == 2 + 2 + 1  # two are left, two come from the slot, one ends the turn
    assert "C059" in table.state.discard.cards
    assert [event["matches"] for event in table.events("played")] == [False]


@pytest.mark.rules("UWC-ALW-04")
def test_no_card_that_lets_colours_match_reaches_the_always_available_slot() -> None:
    table = Tabletop().claimed("C083", "SP18").hand("C059").turn("slot ALW", "card C059")
    assert table.rest() == {"credit": 2}


@pytest.mark.rules("UWC-ALW-02", "UWC-ALW-03")
def test_everybody_may_choose_the_always_available_slot_again_and_again_in_a_round() -> None:
    table = Tabletop.fresh(3).play_until(lambda state: state.round == 2)
    placed = [(event["seat"], event["slot"]) for event in table.events("tile-placed")]
    assert sorted(placed) == [(seat, "ALW") for seat in range(3) for _ in range(3)]
    assert [(event["item"], event["count"]) for event in table.events("gained")] == [("credit", 2)] * 9


@pytest.mark.rules("UWC-ALW-05")
def test_the_always_available_slot_is_never_anothers_slot() -> None:
    table = Tabletop(4).stock(credit=3).hand("C013").tile("34-R2", 1).turn()
    assert table.options(kind="clone") == ["clone 34-R2"]
    assert table.why_not("clone ALW") == ("not-offered", "")
    table = Tabletop().tile("12-G4", 1).tile("12-Y1", 1).card("C155", "part C155-1")
    assert table.options() == ["slot 12-G4", "slot 12-Y1"]


@pytest.mark.rules("UWC-ALW-06")
def test_a_bonus_for_a_mismatch_does_not_apply_to_the_always_available_slot() -> None:
    table = Tabletop().claimed("C014").hand("C059").turn("slot ALW", "card C059")
    assert table.rest() == {"credit": 2}
    mismatch = Tabletop().claimed("C014").hand("C059").turn("slot 12-Y1", "card C059")
    assert mismatch.rest() == {"science": 2, "steelplast": 1}
