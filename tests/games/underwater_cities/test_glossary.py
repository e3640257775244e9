"""The words of card effects: slots that cards reach, paying, exchanging, counting and reacting."""

import pytest

from asztal.games.underwater_cities.examples.tabletop import Tabletop

RICH = {"kelp": 5, "steelplast": 5, "science": 5, "credit": 9}


# --- slots ------------------------------------------------------------------------------------------------------------


@pytest.mark.rules("UWC-GLOS-01")
def test_a_slot_of_another_has_a_tile_but_none_of_the_own() -> None:
    table = Tabletop(4).stock(**RICH)
    table.tile("34-G1", 1).tile("34-G5", 0).tile("34-R2", 1, 0).tile("34-Y5", 2, 3).card("C155", "part C155-1")
    assert table.options() == ["slot 34-G1", "slot 34-Y5"]  # never the always-available one
    assert table.why_not("slot 34-R2") == ("not-anothers", "UWC-GLOS-01")


@pytest.mark.rules("UWC-GLOS-02")
@pytest.mark.parametrize(("card", "always"), [("C095", True), ("SP15", False)])
def test_any_available_slot_is_one_without_a_tile(card: str, always: bool) -> None:
    table = Tabletop(2).stock(**RICH).build("C1a=farm").tile("12-G1", 1).tile("12-Y3", 0).card(card)
    if card == "SP15":
        table.answer(0, "part SP15-1")
    free = ["G2", "G3", "G4", "R1", "R2", "R3", "R4", "Y1", "Y2", "Y4"]
    assert table.options() == [f"slot 12-{slot}" for slot in free] + ["slot ALW"] * always


@pytest.mark.rules("UWC-GLOS-03")
def test_a_performed_slot_takes_no_tile_and_no_card() -> None:
    table = Tabletop(3).hand("C095", "C001", "C002").turn("slot 34-R2", "card C095", "card-first", "slot 34-Y5")
    assert table.rest() == {"science": 1, "steelplast": 1 + 2, "kelp": 1 + 1}  # the second action and the first
    assert {slot for slot, tiles in table.state.slots.items() if tiles} == {"34-R2"}
    assert {"C001", "C002"} < set(table.player().hand)
    assert len(table.player().hand) == 2 + 1  # with the card that ends the turn
    assert len(table.events("played")) == 1


# --- building, paying, exchanging -------------------------------------------------------------------------------------


@pytest.mark.rules("UWC-GLOS-04")
@pytest.mark.parametrize(
    ("card", "refused", "why"),
    [
        ("C017", "build farm C8a", ("no-city-near", "UWC-BLDG-01")),
        ("C017", "build farm C1x", ("expansion-barred", "UWC-BLDG-06")),
        ("C013", "build tunnel T6", ("not-joined", "UWC-TUN-01")),
        ("C147", "build nonsymbiotic_city C8", ("no-city-beside", "UWC-CITY-02")),
    ],
)
def test_what_a_card_builds_needs_a_legal_site(card: str, refused: str, why: tuple[str, str]) -> None:
    table = Tabletop(2).card(card)
    assert table.why_not(refused) == why


@pytest.mark.rules("UWC-GLOS-05")
def test_paying_is_optional_and_gives_the_benefit_once() -> None:
    table = Tabletop(2).hand("C150").stock(credit=6).turn("slot 12-Y1", "card C150", "slot-first")
    assert table.options() == ["resolve", "decline"]
    table.answer(0, "decline")
    assert table.rest() == {"credit": 6, "science": 2}
    table = Tabletop(2).hand("C150").stock(credit=6).turn("slot 12-Y1", "card C150", "slot-first", "resolve")
    assert table.rest() == {"credit": 3, "points": 3, "science": 2}  # 3 credits more would buy nothing
    table = Tabletop(2).hand("C150").stock(credit=2).turn("slot 12-Y1", "card C150")
    assert table.rest() == {"credit": 2, "science": 2}


@pytest.mark.rules("UWC-GLOS-05")
def test_a_card_says_when_it_may_be_paid_more_often() -> None:
    table = Tabletop(2).stock(kelp=7).card("C124")
    assert (table.rest(), table.options()) == ({"kelp": 5, "points": 2}, ["again", "stop"])
    assert Tabletop(2).stock(kelp=7).card("C124", "stop").rest() == {"kelp": 5, "points": 2}
    table.answer(0, "again")
    assert (table.rest(), table.ask()) == ({"kelp": 3, "points": 4}, "")  # twice at most


@pytest.mark.rules("UWC-GLOS-06")
def test_an_exchange_goes_in_either_direction_for_the_printed_amount() -> None:
    table = Tabletop(2).stock(kelp=3, steelplast=3).card("C003", "part C003-1")
    assert table.options() == ["exchange kelp", "exchange steelplast"]
    assert table.answers(0, "exchange steelplast").rest() == {"kelp": 4, "steelplast": 2, "credit": 2}
    assert table.ask() == ""
    table = Tabletop(2).stock(kelp=1, steelplast=3).card("C109", "part C109-1")  # up to three times
    table.answers(0, "exchange kelp", "exchange steelplast", "exchange steelplast")
    assert (table.rest(), table.ask()) == ({"kelp": 2, "steelplast": 2, "credit": 2}, "")


@pytest.mark.rules("UWC-GLOS-06")
def test_an_exchange_must_be_paid_and_may_be_left() -> None:
    assert Tabletop(2).card("C003").rest() == {"credit": 2}  # nothing to exchange
    table = Tabletop(2).stock(kelp=3).card("C003")
    assert table.options() == ["part C003-1", "stop"]
    assert Tabletop(2).stock(kelp=2).card("C109", "part C109-1", "stop").rest() == {
        "kelp": 1,
        "steelplast": 1,
        "credit": 2,
    }


@pytest.mark.rules("UWC-GLOS-07")
def test_once_per_turn_is_once_in_each_own_turn() -> None:
    table = Tabletop(2).claimed("C044").stock(kelp=2, steelplast=2)
    for left in (1, 0):
        table.hand("C001", "C002").turn("ability C044", "exchange kelp")
        assert table.options(kind="ability") == []
        table.answers(0, "slot ALW", "card C001")
        assert (table.ask(), table.player().kelp, table.player().steelplast) == ("", left, 4 - left)
    table.hand("C006", seat=1).stock(1, kelp=2).turn(seat=1)  # not in the turn of another
    assert table.options(1, "ability") == []


# --- counting ---------------------------------------------------------------------------------------------------------


@pytest.mark.rules("UWC-GLOS-08")
@pytest.mark.parametrize(("farms", "kelp"), [(2, 0), (3, 1), (5, 1), (6, 2), (8, 2)])
def test_for_every_n_things_rounds_down(farms: int, kelp: int) -> None:
    sites = [f"{city}{site}=farm" for city in ("C1", "C2", "C3") for site in "abc"]
    table = Tabletop(2).claimed("C045").build("C2", "C3", "T1", "T2", *sites[:farms]).produce()
    assert table.player().kelp == farms + kelp


@pytest.mark.rules("UWC-GLOS-08")
@pytest.mark.parametrize(
    ("card", "upgraded", "kelp"), [("C006", 0, 1), ("C006", 5, 1), ("C027", 1, 0), ("C027", 3, 1), ("C027", 5, 2)]
)
def test_the_card_says_what_is_counted_and_the_divisor(card: str, upgraded: int, kelp: int) -> None:
    sites = ["C1a", "C1b", "C1c", "C2a", "C2b"]
    laboratories = [f"{site}=laboratory" + "+" * (number < upgraded) for number, site in enumerate(sites)]
    assert Tabletop(2).claimed(card).build("C2", "T1", *laboratories).produce().player().kelp == kelp


@pytest.mark.rules("UWC-GLOS-09")
@pytest.mark.parametrize("upgraded", ["", "+"])
def test_upgraded_structures_are_counted_with_the_others(upgraded: str) -> None:
    farms = [f"C1{site}=farm{upgraded}" for site in "abc"]
    assert Tabletop(2).claimed("C045").build(*farms).produce().player().kelp == 3 + bool(upgraded) + 1
    laboratories = [f"C1{site}=laboratory{upgraded}" for site in "abc"]
    assert Tabletop(2).build(*laboratories).card("C100").rest() == {"science": 1, "credit": 2}
    plants = [f"C1{site}=desalination{upgraded}" for site in "abc"]
    assert Tabletop(2).build(*plants).card("C096").rest() == {"credit": 4}
    assert Tabletop(2).build(f"T1{upgraded}", f"T2{upgraded}").card("C069").rest() == {"credit": 2}


# --- production of one structure --------------------------------------------------------------------------------------


@pytest.mark.rules("UWC-GLOS-10")
@pytest.mark.parametrize(
    ("site", "given"),
    [
        ("C1a=farm", {"kelp": 1, "points": 1}),
        ("C1a=desalination", {"credit": 1, "biomatter": 1}),
        ("C1a=laboratory", {"science": 1, "steelplast": 1}),
        ("T1", {"credit": 1, "points": 1}),
    ],
)
def test_the_production_of_one_upgraded_structure(site: str, given: dict[str, int]) -> None:
    table = Tabletop(2).build(f"{site}+", "C1b=farm").card("C009")  # only one is upgraded, so none is asked for
    assert table.rest() == given
    produced = Tabletop(2).build(f"{site}+", "C1b=farm").produce().rest()
    assert table.stock(points=0).produce().rest() == produced  # unchanged


@pytest.mark.rules("UWC-GLOS-10")
def test_only_structures_at_connected_cities_and_without_extras() -> None:
    pieces = ["C1a=farm+", "C1b=farm+", "C2", "C2a=farm+", "C5a=farm+", "T2", "T13+"]
    table = Tabletop(2).build(*pieces).card("C009")
    assert table.options() == ["output C1a", "output C1b"]
    assert table.answers(0, "output C1b").rest() == {"kelp": 1, "points": 1}
    assert Tabletop(2).build("C1a=farm", "T1").card("C009").rest() == {}


# --- upgrades and reactions -------------------------------------------------------------------------------------------


@pytest.mark.rules("UWC-GLOS-11")
def test_the_price_is_chosen_for_each_farm() -> None:
    table = Tabletop(2).build("C1a=farm", "C1b=farm", "C1c=laboratory").stock(credit=1, science=1).card("C060")
    assert table.options() == ["upgrade C1a", "upgrade C1b"]
    table.answer(0, "upgrade C1a")
    assert table.options() == ["pay 0 0 0 1 0", "pay 0 0 1 0 0"]
    table.answer(0, "pay 0 0 1 0 0")
    assert table.options() == ["upgrade C1b", "stop"]
    assert table.answers(0, "upgrade C1b").rest() == {}
    assert table.player().upgraded == ["C1a", "C1b"]


def laboratories(*pieces: str) -> Tabletop:
    """Somebody who gains a credit for the second laboratory of a connected city."""
    return Tabletop(2).claimed("C037").build(*pieces)


@pytest.mark.rules("UWC-GLOS-12")
@pytest.mark.parametrize(
    ("before", "site", "credit"),
    [
        ([], "C1a", 0),
        (["C1a=laboratory"], "C1b", 1),
        (["C1a=laboratory+"], "C1b", 1),
        (["C1a=farm"], "C1b", 0),
        (["C1a=laboratory", "C1b=laboratory"], "C1c", 0),
        (["C2", "C2a=laboratory"], "C2b", 0),
        (["C2", "T1", "C2a=laboratory"], "C2b", 1),
        (["C2a=laboratory"], "C2b", 0),
        (["C2", "T1", "C1a=laboratory"], "C2b", 0),
    ],
)
def test_the_second_laboratory_of_a_connected_city(before: list[str], site: str, credit: int) -> None:
    table = laboratories(*before).effect([{"build": "laboratory", "free": True}], f"build laboratory {site}")
    assert table.player().credit == credit


@pytest.mark.rules("UWC-GLOS-12")
def test_a_city_that_is_connected_later_does_not_count() -> None:
    table = laboratories("C2", "C2a=laboratory", "C2b=laboratory")
    assert table.effect([{"build": "tunnel", "free": True}], "build tunnel T1").player().credit == 0


@pytest.mark.rules("UWC-GLOS-13")
@pytest.mark.parametrize(
    ("before", "site", "points"),
    [
        (["C1a=farm", "C1b=farm"], "C1a", 0),
        (["C1a=farm", "C1b=farm+"], "C1a", 2),
        (["C1a=farm", "C1b=farm+", "C1c=farm"], "C1a", 2),
        (["C1a=farm", "C1b=farm+", "C1c=farm+"], "C1a", 0),
        (["C1a=farm", "C1b=laboratory+"], "C1a", 0),
        (["C2", "C2a=farm", "C2b=farm+"], "C2a", 0),
        (["C2", "T1", "C2a=farm", "C2b=farm+"], "C2a", 2),
        (["C2", "T1", "C2a=farm", "C1b=farm+"], "C2a", 0),
    ],
)
def test_the_second_upgraded_farm_of_a_connected_city(before: list[str], site: str, points: int) -> None:
    table = Tabletop(2).claimed("C123").build(*before, "C7a=farm")
    table.effect([{"upgrade": "farm", "free": True}], f"upgrade {site}")
    assert table.player().points == points


@pytest.mark.rules("UWC-GLOS-13")
def test_building_a_farm_beside_an_upgraded_one_is_no_upgrade() -> None:
    table = Tabletop(2).claimed("C123").build("C1a=farm+")
    assert table.effect([{"build": "farm", "free": True}], "build farm C1b").player().points == 0


@pytest.mark.rules("UWC-GLOS-14")
def test_the_second_tunnel_of_a_turn_fires_once_in_the_middle_of_an_effect() -> None:
    table = Tabletop(2).claimed("C031").hand("C013", "C001").stock(steelplast=2, credit=3)
    table.turn("slot 12-Y3", "card C001", "build tunnel T1")
    assert table.player().steelplast == 1
    table.answer(0, "build tunnel T2")
    assert table.player().steelplast == 0 + 1  # given at once
    table.hand("C006").turn("slot 12-R2", "card C006", "slot-first", "build tunnel T4")
    assert table.player().steelplast == 0  # the first of another turn


@pytest.mark.rules("UWC-GLOS-14")
def test_a_third_tunnel_fires_nothing() -> None:
    table = Tabletop(2).claimed("C031").hand("C010").stock(steelplast=3, credit=3)
    table.effect([{"build": "tunnel", "n": 3}], "build tunnel T1", "build tunnel T2")
    assert table.player().steelplast == 1 + 1
    assert table.answers(0, "build tunnel T4").player().steelplast == 1


@pytest.mark.rules("UWC-GLOS-15", "UWC-GLOS-16")
@pytest.mark.parametrize(
    ("slot", "answers", "steelplast", "points"),
    [
        ("34-R2", [], 4, 1),  # 2 steelplast, 1 point
        ("34-Y5", [], 3, 1),
        ("34-G1", ["stop"], 3, 1),
        ("34-G1", ["part 34-G1-1", "choose PA-1a"], 4, 1),  # the Assistant gives another one
        ("34-Y3", ["part 34-Y3-1", "choose PA-1a", "stop"], 3, 0),
        ("34-G5", ["advance"], 3, 0),  # from the track
        ("34-Y4", ["build tunnel T3", "stop"], 2, 0),  # from the site
    ],
)
def test_a_point_for_steelplast_that_the_slot_itself_gives(
    slot: str, answers: list[str], steelplast: int, points: int
) -> None:
    table = Tabletop(3).claimed("C041", "PA").build("T1").stock(steelplast=2, credit=2).space(3).slot(slot, *answers)
    assert table.player().steelplast == steelplast
    assert table.player().points_from.get("cards", 0) == points


@pytest.mark.rules("UWC-GLOS-17")
def test_a_condition_is_checked_when_the_effect_is_resolved() -> None:
    four = Tabletop(2).build("C2", "C3", "C4", "T1", "T2", "T3", "T6").hand("C142")  # with the starting city
    four.stock(steelplast=2, kelp=1, credit=1).turn("slot 12-Y2", "card C142", "card-first")
    assert (four.rest(), four.player().buildings) == ({"steelplast": 2, "kelp": 1, "credit": 1, "points": 1}, {})
    five = Tabletop(2).build("C2", "C3", "C4", "T1", "T2", "T3", "T6").hand("C142")
    five.stock(steelplast=2, kelp=1, credit=1).turn("slot 12-Y2", "card C142", "slot-first")
    five.answers(0, "part 12-Y2-1", "build nonsymbiotic_city C6", "stop")  # the slot builds the fifth
    five.answers(0, "resolve", "part C142-1", "build desalination C1a")
    assert (five.rest(), five.player().buildings) == ({"credit": 2, "points": 1}, {"C1a": "desalination"})


@pytest.mark.rules("UWC-GLOS-17")
def test_the_parts_of_a_card_decide_what_a_condition_sees() -> None:
    moved = Tabletop(2).space(4).card("C018", "part C018-2")  # the step came first: only then there is a choice
    assert moved.rest() == {"credit": 1 + 2}  # on space 3 when it was asked
    beyond = Tabletop(2).space(3).card("C018", "part C018-1")
    assert (beyond.rest(), beyond.game.over) == ({"steelplast": 1}, True)  # on space 2 the condition is gone
    before = Tabletop(2).space(3).card("C018", "part C018-2", "part C018-1")
    assert before.rest() == {"credit": 2, "steelplast": 1}


@pytest.mark.rules("UWC-GLOS-20")
def test_a_city_is_completed_once_in_a_game() -> None:
    table = Tabletop(2).claimed("C104").build("T1", "C2", "C2a=farm", "C2b=desalination").stock(steelplast=1)
    table.slot("12-R4", "build laboratory C2c")
    assert table.rest() == {"points": 1, "credit": 1}
    table.effect([{"build": "building", "site": "expansion", "free": True}], "build laboratory C2x")
    table.effect([{"build": "tunnel", "free": True}], "build tunnel T2")
    assert table.rest() == {"points": 1, "credit": 1}  # the city is still complete, and no event again
    other = ("C3", "C3a=farm", "C3b=desalination")
    table.build(*other).effect([{"build": "laboratory", "free": True}], "build laboratory C3c")
    assert table.rest() == {"points": 2, "credit": 2}


@pytest.mark.rules("UWC-GLOS-20")
def test_a_city_that_is_connected_with_all_types_is_completed_by_that_build() -> None:
    table = Tabletop(2).claimed("C104").build("C2", "C2a=farm", "C2b=desalination").stock(steelplast=1)
    table.slot("12-R4", "build laboratory C2c")
    assert table.rest() == {}
    table.effect([{"build": "tunnel", "free": True}], "build tunnel T1")
    assert table.rest() == {"points": 1, "credit": 1}
    table.effect([{"build": "tunnel", "free": True}], "build tunnel T2")
    assert table.rest() == {"points": 1, "credit": 1}


@pytest.mark.rules("UWC-GLOS-22")
@pytest.mark.parametrize(("card", "gained"), [("C142", {"points": 1}), ("SP13", {"points": 1, "steelplast": 1})])
def test_what_stands_before_a_semicolon_is_no_condition_of_what_comes_after(card: str, gained: dict[str, int]) -> None:
    assert Tabletop(2).card(card).rest() == gained  # without five cities, and without the credit that pays for a slot


@pytest.mark.rules("UWC-GLOS-22")
def test_parts_are_used_in_any_order() -> None:
    table = Tabletop(2).stock(kelp=1, steelplast=1, credit=1).claimed("C019").card("C019")
    assert table.options() == ["part C019-1", "part C019-2"]
    assert table.answers(0, "part C019-2").player().space == 4
    assert table.answers(0, "stop").player().buildings == {}
