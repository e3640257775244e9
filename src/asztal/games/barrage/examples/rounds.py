"""The worked examples of the rulebook on water, scoring and the end of the game, each with its own numbers."""

from asztal.games.barrage.examples.tabletop import Tabletop
from asztal.games.barrage.state import NEUTRAL
from asztal.kernel.rules import each, example

NAMES = ("Benedek", "Eszter", "István", "Dóri")
THREE = ("Benedek", "Eszter", "Dóri")
BENEDEK, ESZTER, ISTVAN, DORI = range(4)  # the USA, Germany, Italy and France


def scored(energies: dict[int, int], round_: int = 1, bonus: str = "contracts", **built: int) -> Tabletop:
    """The scoring phase of four players with these energies; `built` is Benedek's."""
    table = Tabletop(4, game="intro").built(BENEDEK, **built)
    for seat, energy in energies.items():
        table.stock(seat, energy=energy)
    table.state.round, table.state.bonuses = round_, [bonus]
    return table.phase("scoring")


def points(table: Tabletop, why: str) -> list[int]:
    """What each seat scored for one thing."""
    return [player.vp_from.get(why, 0) for player in table.state.players]


# --- a round ----------------------------------------------------------------------------------------------------------


@example("BAR-EX-01")
def ex_01_benedek_leads_and_istvan_is_second() -> None:
    assert points(scored({BENEDEK: 9, ISTVAN: 4, ESZTER: 3, DORI: 1}), "rank") == [6, 0, 2, 0]


@example("BAR-EX-02")
@each(6, 13)
def ex_02_four_points_for_every_base(energy: int) -> None:
    assert points(scored({BENEDEK: energy}, 1, "bases", base=3), "bonus")[BENEDEK] == 3 * 4


@example("BAR-EX-11")
def ex_11_two_drops_for_round_one() -> None:
    table = Tabletop(4, game="intro")
    table.state.headstream_tiles = {"HA": "H3", "HB": "H1", "HC": "H2", "HD": "H5"}
    table.state.round = 0
    table.phase("begin").phase("headstreams")
    assert table.state.headstreams == {"HA": 2, "HB": 0, "HC": 0, "HD": 0}


@example("BAR-EX-24")
def ex_24_the_first_drop_stops_in_the_plains_and_the_second_leaves() -> None:
    table = Tabletop(4, game="intro").water("HA", 2).dam("D1L", 1, 1).dam("D8L", 3, 2, ESZTER).phase("flow")
    assert table.drops() == {"D1L": 1, "D8L": 3}
    moves = ("drop-passed", "drop-stopped", "drop-left")
    told = [(e["event"], e.get("space")) for e in table.events() if e["event"] in moves]
    assert told == [
        ("drop-passed", "D1L"),
        ("drop-stopped", "D8L"),
        ("drop-passed", "D1L"),
        ("drop-passed", "D8L"),
        ("drop-left", None),
    ]


@example("BAR-EX-25")
def ex_25_three_drops_stop_at_three_dams() -> None:
    table = Tabletop(4, game="intro").water("HB", 3).dam("D2L", 2, 1).dam("D5U", 1, 0, ESZTER).dam("D5L", 2, 0, NEUTRAL)
    table.phase("flow")
    assert [event["space"] for event in table.events("drop-stopped")] == ["D2L", "D5U", "D5L"]
    assert table.drops() == {"D2L": 2, "D5U": 1, "D5L": 1}


@example("BAR-EX-26")
def ex_26_eszter_and_dori_share_the_second_place() -> None:
    assert points(scored({BENEDEK: 8, ESZTER: 5, DORI: 5}), "rank") == [6, 1, 0, 1]


@example("BAR-EX-27")
def ex_27_credits_of_four_players() -> None:
    table = scored({BENEDEK: 8, ESZTER: 5, DORI: 5, ISTVAN: 0})
    assert [player.credit - 6 for player in table.state.players] == [4, 3, 3, 3]
    assert points(table, "no-energy") == [0, 0, -3, 0]
    assert table.player(ISTVAN).vp == 7


@example("BAR-EX-28")
def ex_28_the_powerhouse_tile_in_round_three() -> None:
    table = Tabletop(4, game="intro")
    for seat, energy, powerhouses in ((DORI, 18, 2), (ISTVAN, 12, 3), (ESZTER, 6, 1), (BENEDEK, 5, 3)):
        table.stock(seat, energy=energy).built(seat, powerhouse=powerhouses)
    table.state.round, table.state.bonuses = 3, ["powerhouses"]
    assert points(table.phase("scoring"), "bonus") == [0, 0, 11, 10]


@example("BAR-EX-29")
@each([0, 1, 2, 3], [3, 2, 1, 0])
def ex_29_istvan_is_first_benedek_last_and_the_others_swap(before: list[int]) -> None:
    table = Tabletop(4, game="intro").stock(ISTVAN, energy=1).stock(BENEDEK, energy=9)
    table.stock(ESZTER, energy=5).stock(DORI, energy=5)
    table.state.order = before
    middle = [DORI, ESZTER] if before.index(ESZTER) < before.index(DORI) else [ESZTER, DORI]
    assert table.phase("end").state.order == [ISTVAN, *middle, BENEDEK]


@example("BAR-EX-36")
def ex_36_drops_pass_a_full_white_dam_and_a_powerhouse_of_the_usa() -> None:
    table = Tabletop(4, game="intro").powerhouse("P6-1").powerhouse("P7-1").powerhouse("P9-1")
    table.dam("D5L", 1, 1, DORI).water("HB", 3).phase("flow")
    assert [event["space"] for event in table.events("drop-passed")] == ["D5L"] * 3
    assert table.player(BENEDEK).energy == 3


# --- the end ----------------------------------------------------------------------------------------------------------


@example("BAR-EX-30")
def ex_30_eszter_scores_three_points_for_fifteen_things() -> None:
    table = Tabletop(4, game="intro").stock(ESZTER, mixer=3, excavator=5, credit=7)
    table.wheel({1: ("base", 4, 0), 3: ("powerhouse", 0, 3)}, seat=ESZTER).at("game", step="rounds")
    assert points(table, "supply")[ESZTER] == 3


@example("BAR-EX-31")
def ex_31_two_drops_behind_benedeks_dams() -> None:
    table = Tabletop(4, game="intro").dam("D1L", 1, 1).dam("D5L", 2, 1).at("game", step="rounds")
    assert points(table, "water") == [2, 0, 0, 0]


def three_players(objective: str) -> Tabletop:
    """Benedek with 3, 0 and 6 pieces in mountains, hills and plains, Eszter with 3, 3 and 3, Dóri with 1, 5 and 4."""
    benedek, eszter, dori = range(3)
    table = Tabletop(3, game="intro").conduit("C1A").conduit("C2A").conduit("C3A")
    table.dam("D8L", 3).powerhouse("P8-1").powerhouse("P9-1").powerhouse("P10-1")
    table.conduit("C2B", eszter).conduit("C3B", eszter).conduit("C4A", eszter)
    table.conduit("C6A", eszter).conduit("C6B", eszter).powerhouse("P6-1", eszter)
    table.dam("D10L", 2, 0, eszter).powerhouse("P8-2", eszter)
    table.conduit("C1B", dori).dam("D5L", 3, 0, dori).conduit("C5A", dori).powerhouse("P5-1", dori)
    table.dam("D9L", 2, 0, dori).conduit("C9A", dori).powerhouse("P9-2", dori)
    assert [sum(table.player(seat).built.values()) for seat in (benedek, eszter, dori)] == [9, 9, 10]
    table.state.objective = objective
    return table.at("game", step="rounds")


@example("BAR-EX-34", names=THREE)
def ex_34_the_area_with_the_most_pieces() -> None:
    table = three_players("best_area")
    assert [event["reached"] for event in table.events("objective-scored")] == [6, 3, 5]
    assert points(table, "objective") == [15, 5, 10]


@example("BAR-EX-35", names=THREE)
def ex_35_the_area_with_the_fewest_pieces() -> None:
    table = three_players("weakest_area")
    assert [event["reached"] for event in table.events("objective-scored")] == [0, 3, 1]
    assert points(table, "objective") == [5, 15, 10]


@example("BAR-EX-37", names=THREE)
def ex_37_three_places_of_the_objective_tile() -> None:
    table = Tabletop(3, game="intro").dam("D1U").dam("D2U").dam("D3U", seat=2)  # red spaces: 2, 0 and 1
    table.state.objective = "red_spaces"
    assert points(table.at("game", step="rounds"), "objective") == [15, 5, 10]
