"""The worked examples on setup, turns, sites, costs and timing (UWC-EX-01 to UWC-EX-21), with their numbers."""

from asztal.games.underwater_cities.addresses import ROUND
from asztal.games.underwater_cities.examples.tabletop import Tabletop
from asztal.games.underwater_cities.network import building_sites, connected_buildings, connected_cities
from asztal.kernel.rules import each, example

NAMES = ("example-orange", "example-purple", "example-black", "example-blue")  # said in the reader's language
ORANGE, PURPLE, BLACK, BLUE = range(4)
RICH = {"kelp": 9, "steelplast": 9, "science": 9, "credit": 9}


def sites(table: Tabletop, kind: str) -> list[str]:
    """Where a piece of this kind is offered."""
    return [option.split()[2] for option in table.options(kind="build") if option.split()[1] == kind]


# --- setup and slots --------------------------------------------------------------------------------------------------


@example("UWC-EX-01")
def ex_01_places_and_stocks_in_the_first_play_order() -> None:
    table = Tabletop.fresh(4, seed=8)
    while not table.state.round:
        seat = min(table.game.decisions)
        table.answer(seat, table.options(seat)[0])
    assert table.state.order == [PURPLE, ORANGE, BLUE, BLACK]
    players = [table.player(seat) for seat in table.state.order]
    assert [player.space for player in players] == [0, 4, 3, 2]
    assert [player.credit for player in players] == [2, 2, 3, 3]
    assert [player.steelplast for player in players] == [1, 1, 1, 2]


@example("UWC-EX-02")
def ex_02_only_the_tunnel_of_a_tunnel_and_a_city() -> None:
    table = Tabletop(2).stock(**RICH).hand("C002")
    table.turn("slot 12-R3", "card C002", "part 12-R3-1", "build tunnel T1", "stop")
    assert (table.player().turns, table.player().tunnels, list(table.player().cities)) == (1, ["T1"], ["C1"])


@example("UWC-EX-03")
@each("C036", "C002")  # of the colour of the slot and of another
def ex_03_two_tunnels_without_steelplast_and_biomatter(card: str) -> None:
    table = Tabletop(2).stock(kelp=9, science=9, credit=9).hand(card).turn()
    assert table.why_not("slot 12-Y3") == ("nothing-usable", "UWC-SLOT-03")


@example("UWC-EX-04")
def ex_04_the_assistant_for_a_credit() -> None:
    table = Tabletop(3).stock(steelplast=2, credit=2).hand("C001")
    table.turn("slot 34-G1", "card C001", "part 34-G1-1", "choose PA-1b")
    assert table.rest() == {"steelplast": 3, "credit": 3}
    assert table.player().used == ["PA"]


@example("UWC-EX-05")
@each(
    (["card-first", "choose PA-1a", "advance"], ["used", "advanced", "advanced"]),
    (["slot-first", "advance", "resolve", "choose PA-1a"], ["advanced", "advanced", "used"]),
)
def ex_05_a_card_that_uses_an_action_card_before_or_after_the_slot(answers: list[str], told: list[str]) -> None:
    table = Tabletop(2).hand("C043").turn("slot 12-G4", "card C043", *answers)
    assert [event["event"] for event in table.events() if event["event"] in ("used", "advanced")] == told
    assert table.rest() == {"steelplast": 1, "credit": 1}
    assert table.player().turns == 1


@example("UWC-EX-06")
def ex_06_a_special_card_that_cannot_be_paid() -> None:
    table = Tabletop(2).stock(credit=2).hand("SP01").turn("slot 12-G4", "card SP01", "stop")
    assert (table.rest(), table.player().cards, table.player().special_paid) == ({"credit": 2}, ["PA"], 0)
    assert not any("SP01" in zone.cards for zone in table.zones())
    assert "SP01" not in table.state.dear_specials


@example("UWC-EX-07")
def ex_07_two_steelplast_and_one_kelp() -> None:
    assert Tabletop(3).slot("34-R2").rest() == {"steelplast": 2, "kelp": 1}


# --- sites and network ------------------------------------------------------------------------------------------------


@example("UWC-EX-08")
def ex_08_legal_city_sites() -> None:
    table = Tabletop(2).build("C3", "C4").stock(**RICH).slot("12-G2")
    assert sites(table, "nonsymbiotic_city") == ["C2", "C6", "C7"]
    assert table.why_not("build nonsymbiotic_city C5") == ("no-city-beside", "UWC-CITY-02")
    table.build("C6").slot("12-G2")
    assert sites(table, "nonsymbiotic_city") == ["C2", "C7", "C8", "C9"]
    table.build("C2").slot("12-G2")
    assert sites(table, "nonsymbiotic_city") == ["C5", "C7", "C8", "C9"]


@example("UWC-EX-09")
def ex_09_legal_building_sites() -> None:
    table = Tabletop(2).build("C3", "C4").stock(**RICH).slot("12-R4", "choose 12-R4-1b")
    assert {"C6a", "C6b", "C6c"} < set(sites(table, "laboratory"))
    assert table.why_not("build laboratory C8a") == ("no-city-near", "UWC-BLDG-01")
    table.answer(0, "build laboratory C6a")
    assert table.player().buildings == {"C6a": "laboratory"}
    later = Tabletop(2).build("C3", "C4", "C6")
    assert "C6a" in building_sites(later.player())


@example("UWC-EX-10")
@each([], ["C2", "C3", "C4"])
def ex_10_legal_tunnel_sites(cities: list[str]) -> None:
    table = Tabletop(2).build("T1", "T2", "T4", *cities).stock(**RICH).slot("12-Y3")
    assert sites(table, "tunnel") == ["T3", "T5", "T6", "T7", "T13"]


@example("UWC-EX-11")
def ex_11_what_is_connected() -> None:
    table = Tabletop(2).build("C2", "C4", "T1", "T5")
    table.build("C1a=farm", "C2a=desalination", "C4a=laboratory", "C5a=laboratory")
    assert list(connected_cities(table.player())) == ["C1", "C2"]
    assert list(connected_buildings(table.player())) == ["C1a", "C2a"]
    assert table.produce().rest() == {"kelp": 1, "credit": 1 + 2}


# --- payment and track ------------------------------------------------------------------------------------------------


@example("UWC-EX-12")
def ex_12_biomatter_for_steelplast_and_kelp() -> None:
    table = Tabletop(2).stock(steelplast=2, kelp=1, credit=1, biomatter=2)
    table.slot("12-G2", "build nonsymbiotic_city C2")
    assert "pay 0 1 0 1 2" in table.options()  # kelp, steelplast, science, credit, biomatter
    assert table.answers(0, "pay 0 1 0 1 2").rest() == {"steelplast": 1, "kelp": 1}
    assert table.player().cities["C2"] == "nonsymbiotic_city"


@example("UWC-EX-13")
def ex_13_a_step_beyond_space_one() -> None:
    table = Tabletop(4).space(1, BLUE).space(1, PURPLE).space(2, ORANGE).slot("34-G5", "advance", seat=ORANGE)
    assert table.rest(ORANGE) == {"points": 2}
    assert table.player(ORANGE).space == 1
    table.at(f"{ROUND}.end")
    assert table.state.order == [ORANGE, PURPLE, BLUE, BLACK]


# --- timing -----------------------------------------------------------------------------------------------------------


@example("UWC-EX-14")
def ex_14_the_credit_of_the_second_laboratory_pays_for_a_plant() -> None:
    table = Tabletop(3).claimed("C037", "C034").build("C1a=laboratory").stock(steelplast=1, science=1).hand("C036")
    table.turn("slot 34-R5", "card C036", "part 34-R5-2", "build laboratory C1b")
    assert [event["event"] for event in table.events()][-4:] == ["built", "gained", "paid", "upgraded"]
    assert (table.rest(), table.player().upgraded) == ({"credit": 1}, ["C1b"])
    table.answers(0, "part 34-R5-1", "part C034-1", "build desalination C1c")
    assert table.rest() == {}
    assert table.player().buildings == {"C1a": "laboratory", "C1b": "laboratory", "C1c": "desalination"}
    assert len(table.player().hand) == 1 + 1  # of card 34 and at the end of the turn


@example("UWC-EX-15")
def ex_15_without_science_the_laboratory_cannot_be_built() -> None:
    table = Tabletop(3).claimed("C037").build("C1a=laboratory").stock(steelplast=1).hand("C036").turn()
    assert table.why_not("slot 34-R5") == ("nothing-usable", "UWC-SLOT-03")
    table.claimed("C037", "C034").turn("slot 34-R5", "card C036")  # card 34 draws its card, that is all
    assert (table.player().turns, table.rest()) == (1, {"steelplast": 1})
    assert table.player().buildings == {"C1a": "laboratory"}


def mussel_lines() -> Tabletop:
    """Card 28 on the slot that builds and upgrades, after the slot; the tunnel is built and card 19 half done."""
    table = Tabletop(3).claimed("C019").space(4).stock(steelplast=1, credit=1, science=1).hand("C028")
    table.turn("slot 34-R5", "card C028", "slot-first", "part 34-R5-2", "build tunnel T1")
    assert (table.rest(), table.player().upgraded) == ({}, ["T1"])
    return table.answers(0, "part 34-R5-1")  # without resources only the step of card 19 can come first


@example("UWC-EX-16")
def ex_16_the_step_pays_for_a_plant_and_the_kelp_comes_after_the_slot() -> None:
    table = mussel_lines()
    assert (table.player().space, table.rest()) == (3, {"credit": 1})
    table.answers(0, "part C019-1", "build desalination C1a")
    assert (table.rest(), table.ask()) == ({}, "resolve-card")
    assert table.answers(0, "resolve").rest() == {"kelp": 1}


@example("UWC-EX-17")
def ex_17_the_kelp_comes_too_late_for_a_farm() -> None:
    table = mussel_lines().answers(0, "part C019-1")
    assert table.why_not("build farm C1a") == ("cannot-pay", "UWC-COST-09")


@example("UWC-EX-18")
def ex_18_resolved_before_the_slot_the_kelp_is_there() -> None:
    table = Tabletop(3).claimed("C019").build("T1+").space(4).hand("C028")
    table.turn("slot 34-R5", "card C028", "card-first")
    assert table.rest() == {"kelp": 1}
    table.answers(0, "part C019-1", "build farm C1a")
    assert (table.rest(), table.player().buildings) == ({}, {"C1a": "farm"})


@example("UWC-EX-19")
def ex_19_the_bonus_of_the_first_tunnel_helps_to_pay_the_second() -> None:
    table = Tabletop(3).build("T1").stock(steelplast=1, credit=2).slot("34-Y4", "build tunnel T3")
    assert table.rest() == {"steelplast": 1, "credit": 1}
    assert table.answers(0, "build tunnel T2").rest() == {}
    assert table.player().tunnels == ["T1", "T3", "T2"]


@example("UWC-EX-20")
@each([], ["T1", "T3"])
def ex_20_a_site_with_a_step_and_a_card(tunnels: list[str]) -> None:
    table = Tabletop(2).build("C2", *tunnels).stock(steelplast=2, kelp=1, credit=1)
    table.slot("12-G2", "build nonsymbiotic_city C4")
    assert (table.player().space, len(table.player().hand), table.rest()) == (4, 1, {})
    assert ("C4" in connected_cities(table.player())) is bool(tunnels)


@example("UWC-EX-21")
def ex_21_the_order_of_round_three() -> None:
    table = Tabletop(4)
    table.state.round, table.state.order = 2, [BLACK, ORANGE, BLUE, PURPLE]
    table.space(2, PURPLE).space(2, ORANGE).at(f"{ROUND}.end")
    assert table.state.order == [ORANGE, PURPLE, BLACK, BLUE]
