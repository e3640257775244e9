"""The worked examples on production, scoring, advanced boards, cards and the solo game (UWC-EX-22 to UWC-EX-51)."""

from asztal.games.underwater_cities.addresses import ROUND
from asztal.games.underwater_cities.examples.tabletop import Tabletop
from asztal.kernel.rules import each, example

NAMES = ("Nora", "Piet", "Sara", "Bela")
# A network of board 1 with cities of 3, 3, 2, 1 and 0 building types and an unconnected one (C5), tunnels to the brown
# metropolis, and upgraded 2 farms, 3 desalination plants, 3 laboratories and 3 tunnels.
CITIES = ["C2", "C4", "C6", "C9", "C5", "C5a=laboratory+", "C5b=farm+", "C5c=desalination+"]
TUNNELS = ["T1+", "T3+", "T6+", "T8", "T9", "T11", "T12"]
TOWNS = [f"{city}{site}+" for city in ("C1", "C2") for site in ("a=farm", "b=desalination", "c=laboratory")]
BUILDINGS = [*TOWNS, "C4a=desalination+", "C4b=laboratory+", "C6a=farm"]


def nation() -> Tabletop:
    """The player of the scoring example."""
    return Tabletop(2).metropolises(brown="BR5").build(*CITIES, *TUNNELS, *BUILDINGS)


# --- production -------------------------------------------------------------------------------------------------------


@example("UWC-EX-22")
@each(
    (["C1a=farm"], {"kelp": 1}),
    (["C1a=farm+"], {"kelp": 1, "points": 1}),
    (["C1a=farm+", "C1b=farm+"], {"kelp": 3, "points": 3}),
)
def ex_22_farms(farms: list[str], given: dict[str, int]) -> None:
    assert Tabletop(2).build(*farms).produce().rest() == given


@example("UWC-EX-23")
def ex_23_a_whole_production() -> None:
    table = Tabletop(2).metropolises(first="BL01").claimed("C036").build("C2*", "C5", "T1+", "T2", "T3", "T13")
    table.build("C1a=farm+", "C1b=farm", "C1c=desalination", "C2a=laboratory+", "C2b=laboratory+", "C2c=desalination")
    table.build("C5b=laboratory").produce()
    assert table.rest() == {"kelp": 2, "credit": 6, "steelplast": 3, "science": 2, "points": 6}
    assert table.feed().rest() == {"credit": 6, "steelplast": 3, "science": 2, "points": 6}


# --- final scoring ----------------------------------------------------------------------------------------------------


@example("UWC-EX-24")
def ex_24_two_sets_of_upgraded_structures() -> None:
    assert nation().final().player().points_from["brown"] == 8


@example("UWC-EX-25")
def ex_25_two_cards_that_buy_points() -> None:
    table = Tabletop(2).claimed("C078", "C074").stock(science=6, kelp=2, steelplast=2)
    table.final("spend C078 3", "spend C074 2")
    assert [(event["card"], event["count"]) for event in table.events("scored")] == [("C078", 9), ("C074", 2)]
    assert table.rest() == {"points": 9 + 2 + 2}  # and the starting city


@example("UWC-EX-26")
def ex_26_six_cities() -> None:
    assert nation().final().player().points_from["cities"] == 6 + 6 + 4 + 3 + 2 + 0 == 21


@example("UWC-EX-27")
def ex_27_twenty_five_units() -> None:
    table = Tabletop(2).stock(credit=16, steelplast=2, science=1, biomatter=3).final()
    assert table.player().points_from["resources"] == 6
    table = Tabletop(2).stock(credit=16, steelplast=2, biomatter=3).final()  # the 25th is lost
    assert table.player().points_from["resources"] == 6


@example("UWC-EX-28")
@each({"kelp": 3, "steelplast": 1}, {"science": 1, "steelplast": 2, "credit": 1})
def ex_28_four_units_in_any_mix(stock: dict[str, int]) -> None:
    assert Tabletop(2).stock(**stock).final().player().points_from["resources"] == 1


@example("UWC-EX-29")
def ex_29_forty_six_points() -> None:
    table = nation().claimed("C078", "C074")
    table.stock(credit=16, steelplast=2 + 2, science=1 + 6, biomatter=3, kelp=2, points=0)
    table.final("spend C078 3", "spend C074 2")
    assert table.player().points_from == {"set": 0, "brown": 8, "scoring": 11, "cities": 21, "resources": 6}
    assert table.player().points == 46


# --- advanced boards --------------------------------------------------------------------------------------------------


def advanced(board: int, *pieces: str) -> Tabletop:
    """A player on this board; the metropolises are one that produces and one that does not."""
    return Tabletop(2, board=board, boards="advanced").metropolises(first="BL01", second="BL08").build(*pieces)


PLANT_TOWN = ["C4", "T1", "T3"]  # of board 5; its tunnels give 2 credits


@example("UWC-EX-30")
def ex_30_two_upgraded_plants_one_of_them_doubled() -> None:
    doubled = advanced(5, *PLANT_TOWN, "C4d=desalination+", "C4a=desalination+").produce()
    assert doubled.rest() == {"credit": 2 + 4, "biomatter": 3}
    usual = advanced(5, *PLANT_TOWN, "C4b=desalination+", "C4a=desalination+").produce()
    assert usual.rest() == {"credit": 2 + 3, "biomatter": 2}


@example("UWC-EX-31")
def ex_31_outside_production_nothing_is_doubled() -> None:
    table = advanced(5, *PLANT_TOWN, "C4d=desalination+")
    assert table.card("C009").rest() == {"credit": 1, "biomatter": 1}
    assert table.stock().produce().rest() == {"credit": 2 + 2, "biomatter": 2}


@example("UWC-EX-32")
def ex_32_the_city_site_for_six_points() -> None:
    table = advanced(6, "C4", "T1", "T3", "T6").stock(steelplast=4, kelp=1, biomatter=1, credit=5)
    table.slot("12-G2", "build symbiotic_city C6")
    assert table.rest() == {}
    assert table.produce().rest() == {"credit": 3, "points": 6}
    assert advanced(6, "C4", "C6", "T1", "T3", "T6").produce().rest() == {"credit": 3}


@example("UWC-EX-33")
@each(("T7", {"credit": 2 + 3}), ("T7+", {"credit": 2 + 3, "points": 3}))
def ex_33_the_tunnel_that_yields_three_times(tunnel: str, given: dict[str, int]) -> None:
    assert advanced(5, *PLANT_TOWN, tunnel).produce().rest() == given


@example("UWC-EX-34")
def ex_34_a_pair_of_tunnels() -> None:
    towns = ["C2", "C3", "T1", "T2"]  # of board 6; these tunnels give 2 credits
    assert advanced(6, *towns, "T3", "T4").produce().rest() == {"credit": 2 + 4}
    assert advanced(6, *towns, "T3").produce().rest() == {"credit": 2 + 1}


@example("UWC-EX-35")
def ex_35_a_lifted_metropolis() -> None:
    path = ["T2", "T6"]  # of board 5: to the empty city site beside the metropolis
    assert advanced(5, *path, "T13").produce().rest() == {"credit": 1, "points": 2 + 2}
    assert advanced(5, *path).produce().rest() == {"credit": 1}


@example("UWC-EX-36")
@each([], ["T2", "T6"])
def ex_36_six_points_at_once(tunnels: list[str]) -> None:
    table = advanced(5, "C3", *tunnels).stock(steelplast=2, kelp=1, credit=3, science=2)
    assert table.slot("12-G2", "build nonsymbiotic_city C7").rest() == {"points": 6}


@example("UWC-EX-37")
def ex_37_a_free_plant_on_a_site_with_a_surcharge() -> None:
    table = advanced(6, "C5").stock(credit=3).effect([{"build": "desalination", "free": True}])
    assert table.answers(0, "build desalination C5d").rest() == {"credit": 1}
    poor = advanced(6, "C5").stock(credit=1).effect([{"build": "desalination", "free": True}])
    assert poor.why_not("build desalination C5d") == ("cannot-pay", "UWC-COST-09")
    assert poor.answers(0, "build desalination C5a").rest() == {"credit": 1}


# --- costs and exchanges ----------------------------------------------------------------------------------------------


@example("UWC-EX-38")
def ex_38_a_discount_pays_nothing_back() -> None:
    table = Tabletop(2).stock(steelplast=1, credit=1).card("C010", "part C010-1", "build tunnel T1")
    assert table.rest() == {"credit": 1}
    assert table.events("paid") == [{"event": "paid", "seat": 0, "item": "steelplast", "count": 1}]


@example("UWC-EX-39")
@each(("kelp", {"kelp": 1, "steelplast": 3}), ("steelplast", {"kelp": 3, "steelplast": 1}))
def ex_39_one_for_one_in_either_direction(give: str, left: dict[str, int]) -> None:
    table = Tabletop(2).stock(kelp=2, steelplast=2).card("C003", "part C003-1", f"exchange {give}")
    assert (table.rest(), table.ask()) == ({**left, "credit": 2}, "")


@example("UWC-EX-40")
@each(
    ({"credit": 2}, []),
    ({"science": 2}, []),
    ({"credit": 1, "science": 1}, ["pay 0 0 0 1 0"]),
    ({"credit": 1, "science": 1}, ["pay 0 0 1 0 0"]),
)
def ex_40_two_farms_for_credits_or_science(stock: dict[str, int], payments: list[str]) -> None:
    table = Tabletop(2).build("C1a=farm", "C1b=farm").stock(**stock)
    table.card("C060", "upgrade C1a", *payments, "upgrade C1b")
    assert (table.rest(), table.player().upgraded) == ({}, ["C1a", "C1b"])


# --- cards ------------------------------------------------------------------------------------------------------------

FARMS = [f"{city}{site}=farm" for city in ("C1", "C2", "C3") for site in "abc"]
NETWORK = ["C2", "C3", "T1", "T2"]


@example("UWC-EX-41")
def ex_41_three_points_for_two_upgraded_farms() -> None:
    table = Tabletop(2).claimed("SP06").build(*NETWORK, *(f"{farm}+" for farm in FARMS[:7])).final()
    assert table.player().points_from["scoring"] == 9


@example("UWC-EX-42")
def ex_42_a_point_for_three_farms() -> None:
    table = Tabletop(2).claimed("C115").build(*NETWORK, *FARMS[:8]).final()
    assert table.player().points_from["scoring"] == 2


@example("UWC-EX-43")
def ex_43_steelplast_of_the_track_is_not_of_the_slot() -> None:
    table = Tabletop(3).claimed("C041").space(4).slot("34-G5", "advance")
    assert (table.player().space, table.rest()) == (2, {"credit": 1, "steelplast": 1})
    assert Tabletop(3).claimed("C041").slot("34-R2").rest() == {"steelplast": 2, "kelp": 1, "points": 1}


@example("UWC-EX-44")
def ex_44_a_fifth_action_card() -> None:
    table = Tabletop(2).claimed("PA", "C033", "C040", "C020").hand("C009")
    table.player().used = ["PA", "C033", "C040"]
    table.turn("slot 12-G4", "card C009", "card-first")
    assert table.options() == ["give-up PA", "give-up C033", "give-up C040", "give-up C020"]
    table.answers(0, "give-up C020", "use C020", "choose C020-1a")
    assert table.rest() == {"science": 1}
    assert table.player().action_cards() == ["PA", "C033", "C040", "C009"]


@example("UWC-EX-45")
@each((["C1a=laboratory", "C1b=laboratory"], "C1c"), (["C2", "C2a=laboratory"], "C2b"))
def ex_45_a_third_laboratory_or_an_unconnected_city(pieces: list[str], site: str) -> None:
    table = Tabletop(2).claimed("C037").build(*pieces).stock(steelplast=1)
    table.slot("12-R4", f"build laboratory {site}")
    assert (table.player().buildings[site], table.rest()) == ("laboratory", {})


@example("UWC-EX-46")
def ex_46_three_hungry_cities() -> None:
    table = Tabletop(2).build("C2", "C3", "T1", "T2").stock(kelp=1, biomatter=1, points=2).feed()
    assert table.rest() == {}


@example("UWC-EX-47")
def ex_47_the_fourth_tile_goes_on_from_an_occupied_slot() -> None:
    table = Tabletop(1)
    table.state.slots = {slot: [] for slot in table.state.slots}
    table.state.round, table.state.era, table.state.neutral = 5, 2, [0, 4, 8]
    table.deck("C068").at(f"{ROUND}.begin")
    ring = list(table.state.slots)
    assert [number for number, slot in enumerate(ring, 1) if table.state.slots[slot]] == [2, 3, 6, 10]
    (told,) = table.events("fourth-tile")
    assert (told["card"], told["slot"]) == ("C068", ring[3 - 1])


@example("UWC-EX-48")
def ex_48_the_first_two_tunnels() -> None:
    table = Tabletop(2).stock(steelplast=2, credit=2).slot("12-Y3")
    assert table.options() == ["build tunnel T1", "build tunnel T2"]
    table.answer(0, "build tunnel T1")
    assert table.options(kind="build") == ["build tunnel T2", "build tunnel T3", "build tunnel T5"]


@example("UWC-EX-49")
def ex_49_a_plant_that_is_not_connected() -> None:
    plants = ["C1a=desalination", "C1b=desalination", "C2", "C2a=desalination"]
    assert Tabletop(2).build(*plants).card("C096").rest() == {"credit": 2}
    assert Tabletop(2).build(*plants, "T1").card("C096").rest() == {"credit": 4}


@example("UWC-EX-50")
@each(
    (["part 12-Y4-2", "items steelplast biomatter", "stop"], {"steelplast": 1, "biomatter": 1, "points": 1}),
    (["part 12-Y4-2", "items kelp science", "stop"], {"kelp": 1, "science": 1}),
    (
        ["part 12-Y4-2", "items kelp science", "part 12-Y4-1", "choose PA-1a"],
        {"kelp": 1, "science": 1, "steelplast": 1},
    ),
)
def ex_50_steelplast_that_was_picked(answers: list[str], left: dict[str, int]) -> None:
    assert Tabletop(2).claimed("C041", "PA").slot("12-Y4", *answers).rest() == left


@example("UWC-EX-51")
def ex_51_a_hand_limit_of_four_draws_no_card() -> None:
    table = Tabletop(2).claimed("C012").hand("C001", "C002", "C003")
    table.turn("slot 12-G4", "card C001", "advance")
    assert (table.player().turns, len(table.player().hand)) == (1, 3)
    assert [event["card"] for event in table.events("discarded")] == []
    assert table.turn().ask() == "slot"  # nor is anything discarded at the next start
