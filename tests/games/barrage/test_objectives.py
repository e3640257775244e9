"""The objective tiles: what each of the six counts on the map, and that more is better."""

import pytest

from asztal.games.barrage.cards import BASINS, OBJECTIVES, PIECES
from asztal.games.barrage.examples.tabletop import Tabletop
from asztal.games.barrage.state import NEUTRAL

RED, CONNECTED, BEST, WEAKEST, ONE, THREE = OBJECTIVES  # tiles 1 to 6


def counts(table: Tabletop, objective: str) -> list[int]:
    """What the tile counts for the seats at the end of the game."""
    return [event["reached"] for event in ended(table, objective)]


def ended(table: Tabletop, objective: str) -> list[dict[str, int]]:
    """What is told when the tile is scored, by seat."""
    table.state.objective = objective
    table.at("game.end")
    return table.events("objective-scored")[-len(table.state.players) :]


def table() -> Tabletop:
    """An empty map for two."""
    return Tabletop(2, game="intro")


def spread() -> Tabletop:
    """Pieces of one seat in six basins with three pieces each: the most that the map allows."""
    found = table()
    for basin in (5, 6, 7):
        found.dam(f"D{basin}L").conduit(f"C{basin}A").powerhouse(f"P{basin}-1")
    found.dam("D1L", 3).dam("D2L", 3)
    return found.conduit("C8A").conduit("C8B").powerhouse("P8-1")


@pytest.mark.rules("BAR-OBJ-01")
@pytest.mark.parametrize("objective", OBJECTIVES)
@pytest.mark.parametrize("rich", [0, 1])
def test_on_every_tile_the_higher_count_is_better(objective: str, rich: int) -> None:
    found = table().dam("D1U", 2, seat=rich).conduit("C1A", seat=rich).powerhouse("P8-3", seat=rich)
    found.dam("D5U", seat=rich).dam("D2L", seat=1 - rich)
    told = ended(found, objective)
    assert told[rich]["reached"] > told[1 - rich]["reached"]
    assert (told[rich]["count"], told[1 - rich]["count"]) == (15, 10)
    assert [player.vp_from["objective"] for player in found.state.players] == [event["count"] for event in told]


@pytest.mark.rules("BAR-OBJ-02", "BAR-OBJ-03")
def test_tile_one_counts_bases_and_powerhouses_on_red_spaces() -> None:
    found = table().dam("D1U", 3).dam("D2L", 2).dam("D5U").powerhouse("P8-3").powerhouse("P9-1").conduit("C1A")
    found.dam("D3L", 3, seat=1).powerhouse("P10-2", seat=1)
    assert counts(found, RED) == [3, 1]


@pytest.mark.rules("BAR-OBJ-03")
def test_tile_one_counts_a_red_space_that_cost_nothing() -> None:
    found = Tabletop(2).tiles("I-any").stock(credit=0)
    found.turn("build base I-any", "site D8U")
    assert counts(found, RED) == [1, 0]


@pytest.mark.rules("BAR-OBJ-04")
@pytest.mark.parametrize(
    ("base", "conduit", "house", "connected"),
    [(0, 0, 0, 1), (1, 0, 0, 0), (0, 1, 0, 0), (0, 0, 1, 0), (NEUTRAL, 0, 0, 0)],
)
def test_tile_two_counts_bases_joined_by_own_conduits_to_own_powerhouses(
    base: int, conduit: int, house: int, connected: int
) -> None:
    found = table().dam("D1L", seat=base).conduit("C1A", seat=conduit).powerhouse("P8-1", seat=house)
    found.dam("D8L").conduit("C8A")  # in the basin of the powerhouse, with a conduit that leads to nobody
    assert counts(found, CONNECTED)[0] == connected


@pytest.mark.rules("BAR-OBJ-05")
def test_tile_two_counts_every_base_of_one_powerhouse() -> None:
    found = table().dam("D5L", 3).conduit("C5B").dam("D7L").conduit("C7A").dam("D6L").powerhouse("P10-1")
    assert counts(found, CONNECTED) == [2, 0]


@pytest.mark.rules("BAR-OBJ-06")
def test_tile_two_counts_a_base_once() -> None:
    found = table().dam("D5L").conduit("C5A").conduit("C5B").powerhouse("P8-1").powerhouse("P10-1")
    assert counts(found, CONNECTED) == [1, 0]


@pytest.mark.rules("BAR-OBJ-07", "BAR-OBJ-08", "BAR-OBJ-13")
def test_tiles_three_and_four_count_the_pieces_of_the_fullest_and_emptiest_area() -> None:
    found = table().dam("D1L", 3).conduit("C2B")  # mountain 4: a conduit belongs where it starts
    found.dam("D5L", 2)  # hill 2
    found.powerhouse("P8-1").powerhouse("P11-1").conduit("C9A")  # plain 3
    found.dam("D6L", 3, seat=1).dam("D7L", 3, seat=1)
    assert counts(found, BEST) == [4, 6]
    assert counts(found, WEAKEST) == [2, 0]


@pytest.mark.rules("BAR-OBJ-09")
def test_tile_five_counts_basins_with_a_piece() -> None:
    found = (
        table().dam("D1L", 3).conduit("C1A").conduit("C2A").powerhouse("P8-1").powerhouse("P11-1").dam("D3L", seat=1)
    )
    assert counts(found, ONE) == [4, 1]


@pytest.mark.rules("BAR-OBJ-09")
def test_tile_five_counts_twelve_at_most() -> None:
    found = table()
    for basin in range(1, 6):
        found.dam(f"D{basin}L")
    for basin in range(6, 11):
        found.conduit(f"C{basin}A")
    found.powerhouse("P11-1")
    assert counts(found, ONE) == [11, 0]
    found.powerhouse("P12-1")
    assert counts(found, ONE) == [12, 0]
    found.powerhouse("P5-1").powerhouse("P6-1")
    assert counts(found, ONE) == [12, 0]


@pytest.mark.rules("BAR-OBJ-10", "BAR-OBJ-13")
def test_tile_six_counts_basins_with_three_pieces() -> None:
    found = table().dam("D1L", 3).dam("D2L", 2)  # 3 and 2 pieces
    found.dam("D5L").conduit("C5A").powerhouse("P5-1")
    found.dam("D8L").conduit("C8A")
    found.dam("D8U", 3, seat=1)
    assert counts(found, THREE) == [2, 1]
    found.conduit("C2A")
    assert counts(found, THREE) == [3, 1]


@pytest.mark.rules("BAR-OBJ-11")
@pytest.mark.parametrize("basin", [11, 12])
def test_tile_six_cannot_count_the_lowest_basins(basin: int) -> None:
    assert (BASINS[basin].dams, BASINS[basin].conduits) == ((), ())
    found = table().stock(mixer=9)
    found.turn("build powerhouse powerhouse", f"site P{basin}-1")
    found.turn("build powerhouse any")
    assert not [site for site in found.options() if site.startswith(f"site P{basin}-")]
    assert counts(found, THREE) == [0, 0]


@pytest.mark.rules("BAR-OBJ-12", "BAR-NOTE-07")
def test_tile_six_counts_five_at_most_though_six_basins_are_possible() -> None:
    found = spread()
    assert all(found.player().built[piece] <= PIECES[piece] for piece in PIECES)
    assert counts(found, ONE) == [6, 0]
    assert counts(found, THREE) == [5, 0]
    del found.state.conduits["C8B"]
    assert counts(found, THREE) == [5, 0]  # the sixth basin added nothing
    del found.state.conduits["C7A"]
    assert counts(found, THREE) == [4, 0]


@pytest.mark.rules("BAR-OBJ-13")
def test_every_piece_counts_singly() -> None:
    found = table().dam("D5L", 3).conduit("C5A").conduit("C5B").powerhouse("P5-1")
    assert counts(found, BEST) == [6, 0]
