"""Every Automa tile: each of its steps is carried out when those before it are impossible; its criteria in order."""

from collections.abc import Callable

import pytest

from asztal.games.barrage.cards import AUTOMA_TILES
from asztal.games.barrage.criteria import CRITERIA, Criterion, Sites
from asztal.games.barrage.state import Valley
from tests.games.barrage.automas import AUTOMA, AutomaTable

# What the tiles show, in the order in which it is tried.
STEPS = {
    "A01": ["produce -2 green", "place", "base", "elevation", "rotate 1", "machine any", "bank"],
    "A02": ["produce -2 green", "flow", "base hill", "powerhouse", "rotate 2", "machine any", "bank"],
    "A03": ["produce -1 green", "discard green", "base", "patent base", "rotate 1", "bank"],
    "A04": ["produce -1 green", "base mountain", "machine excavator", "rotate 1", "bank"],
    "A05": ["produce 0 green", "place", "elevation", "conduit", "rotate 3", "machine any", "bank"],
    "A06": ["produce 0 green", "flow", "elevation", "base", "rotate 1", "machine any", "bank"],
    "A07": ["produce 0 yellow", "discard yellow", "elevation", "powerhouse", "patent elevation", "rotate 1", "bank"],
    "A08": ["produce 0 yellow", "discard yellow", "elevation", "powerhouse", "machine mixer", "rotate 1", "bank"],
    "A09": ["produce 0 green", "place", "conduit 3", "elevation", "rotate 2", "machine any", "bank"],
    "A10": ["produce 0 green", "flow", "conduit", "powerhouse", "rotate 3", "machine any", "bank"],
    "A11": ["produce 1 green", "discard green", "conduit", "patent conduit", "rotate 1", "bank"],
    "A12": ["produce 0 red", "discard red", "conduit 4", "machine excavators", "rotate 1", "bank"],
    "A13": ["produce 1 yellow", "place", "powerhouse", "base", "rotate 1", "machine any", "bank"],
    "A14": ["produce 1 yellow", "flow", "powerhouse", "conduit", "rotate 2", "machine any", "bank"],
    "A15": ["produce 1 green", "powerhouse", "patent powerhouse", "rotate 1", "bank"],
    "A16": ["produce 0 red", "discard red", "powerhouse", "machine mixer", "rotate 1", "bank"],
    "A17": ["produce 2 green", "place", "base", "rotate 1", "machine any", "bank"],
    "A18": ["produce 2 yellow", "place", "base", "machine both", "rotate 1", "bank"],
    "A19": ["produce 2 yellow", "conduit", "machine both", "rotate 1", "bank"],
    "A20": ["produce 2 green", "powerhouse", "machine both", "rotate 1", "bank"],
}
DISPLAY = ("G01", "G10", "Y01", "Y12", "R01", "R07")
PLACES = {"green": (0, 1), "yellow": (2, 3), "red": (4, 5)}
STRUCTURES = ("base", "elevation", "conduit", "powerhouse")
NAMES = {"place": "water_place", "flow": "water_flow", "discard": "discard_contracts", "machine": "machines"}
NAMES |= {structure: f"build-{structure}" for structure in STRUCTURES}
CASES = [(tile, number) for tile, steps in STEPS.items() for number in range(1, len(steps) + 1)]


def name(step: str) -> str:
    """How events call a step."""
    kind = step.split(maxsplit=1)[0]
    return NAMES.get(kind, kind)


# --- one step at a time: a table where it is possible, and what it must have done afterwards --------------------------


def can_produce(table: AutomaTable, about: str) -> Callable[[], None]:
    """9 energy and the modifier, enough for a contract of every colour that the tile names with it."""
    table.dam("D5L", 3, 3, AUTOMA).conduit("C5A", AUTOMA).powerhouse("P8-1", AUTOMA)
    modifier, _ = about.split()
    energy = 9 + int(modifier)
    contract, vp = {7: ("Y12", 7), 8: ("R01", 4)}.get(energy, ("R07", 8))  # the highest need that it reaches

    def check() -> None:
        assert table.told("produced") == [
            {"event": "produced", "seat": AUTOMA, "energy": energy, "drops": 3, "dam": "D5L", "conduit": "C5A"}
        ]
        assert (table.automa.energy, table.automa.fulfilled, table.automa.vp) == (energy, [contract], 16 + vp)
        assert table.automa.engineer == 12 - (1 if int(modifier) < 0 else 2)
        assert contract not in table.state.display

    return check


def can_water(table: AutomaTable, about: str, *, flowing: bool) -> Callable[[], None]:
    table.dam("D1L", 2, 0, AUTOMA)

    def check() -> None:
        assert (table.state.dam_drops["D1L"], table.state.headstreams["HA"]) == ((1, 0) if flowing else (0, 2))
        assert (table.automa.engineer, table.automa.vp) == (12 - 1 - 1, 16 + 1)  # and then the bank

    return check


def can_discard(table: AutomaTable, about: str) -> Callable[[], None]:
    def check() -> None:
        discarded = [event["contract"] for event in table.told("discarded")]
        assert discarded == [DISPLAY[place] for place in PLACES[about]]
        for place, contract in enumerate(table.state.display):
            assert contract
            assert (contract == DISPLAY[place]) is (place not in PLACES[about])
        assert (table.automa.energy, table.automa.engineer, table.automa.vp) == (2, 12 - 1 - 1, 16 + 1)

    return check


def can_build(table: AutomaTable, structure: str, about: str) -> Callable[[], None]:
    """The criteria tile A18 (A01 for A18 itself) counts bases from 10 (1), conduits from 9B, powerhouses from 11."""
    table.tiles(structure, seat=AUTOMA)
    if structure == "elevation":
        table.dam("D5L", 1, 1, AUTOMA)  # full, so that water helps nobody
    if (structure, about) == ("conduit", "4"):
        table.stock(AUTOMA, excavator=8)  # with 6 none of value 4 can be paid
    site, laid = {
        ("base", ""): ("D10L", (3, 0)),
        ("base", "hill"): ("D5L", (4, 0)),
        ("base", "mountain"): ("D1L", (5, 0)),
        ("elevation", ""): ("D5L", (0, 3)),
        ("conduit", ""): ("C10A", (4, 0)),  # the second highest value that 6 excavators can pay is 2
        ("conduit", "3"): ("C9B", (6, 0)),
        ("conduit", "4"): ("C1B", (8, 0)),
        ("powerhouse", ""): ("P11-1", (0, 2)),
    }[structure, about]
    if table.state.automa_deck.top[0] == "A01":
        site, laid = "D1L", (5, 0)

    def check() -> None:
        assert [(event["structure"], event["space"]) for event in table.told("built")] == [(structure, site)]
        assert table.automa.wheel[1] == (structure, *laid)  # laid in, and rotated by one
        assert (table.automa.engineer, table.automa.vp, table.automa.tiles) == (12 - 2, 16, [])

    return check


def can_patent(table: AutomaTable, about: str) -> Callable[[], None]:
    table.patents("", f"I-{about}", "")

    def check() -> None:
        assert (table.automa.tiles, table.state.patents) == ([f"I-{about}"], ["", "", ""])
        assert (table.automa.engineer, table.automa.vp) == (12 - 1, 16 - 2)
        assert ("patent-2", AUTOMA, 1) in table.state.placed

    return check


def can_rotate(table: AutomaTable, about: str) -> Callable[[], None]:
    table.wheel({5: ("", 1, 0), 4: ("", 1, 0), 3: ("", 1, 0), 2: ("", 1, 0)}, seat=AUTOMA)
    count = int(about)
    engineers, vp = {1: (1, 0), 2: (1, 2), 3: (2, 5)}[count]

    def check() -> None:
        assert (table.automa.excavator, table.automa.engineer, table.automa.vp) == (6 + count, 12 - engineers, 16 - vp)

    return check


def can_buy(table: AutomaTable, about: str) -> Callable[[], None]:
    table.state.round = 4
    engineers, vp, excavators, mixers = {
        "any": (1, 3, 0, 1),  # it has fewer mixers
        "excavator": (1, 2, 1, 0),
        "mixer": (1, 3, 0, 1),
        "excavators": (2, 4, 2, 0),
        "both": (2, 5, 1, 1),
    }[about]

    def check() -> None:
        assert (table.automa.excavator, table.automa.mixer) == (6 + excavators, 4 + mixers)
        assert (table.automa.engineer, table.automa.vp) == (12 - engineers, 16 - vp)

    return check


def can_bank(table: AutomaTable, about: str) -> Callable[[], None]:
    def check() -> None:
        assert (table.automa.engineer, table.automa.vp) == (12 - 1, 16 + 1)
        assert table.state.placed[-1] == ("bank", AUTOMA, 1)

    return check


def prepare(table: AutomaTable, step: str) -> Callable[[], None]:
    """Make one step possible; gives the check of what it did."""
    kind, _, about = step.partition(" ")
    if kind in STRUCTURES:
        return can_build(table, kind, about)
    if kind in ("place", "flow"):
        return can_water(table, about, flowing=kind == "flow")
    ways = {"produce": can_produce, "discard": can_discard, "patent": can_patent, "rotate": can_rotate}
    return (ways | {"machine": can_buy, "bank": can_bank})[kind](table, about)


@pytest.mark.rules("BAR-AUTO-19", "BAR-AUTO-20", "BAR-AUTO-21")
@pytest.mark.parametrize(("tile", "number"), CASES)
def test_each_step_is_carried_out_when_those_before_it_are_impossible(tile: str, number: int) -> None:
    step, earlier = STEPS[tile][number - 1], STEPS[tile][: number - 1]
    table = AutomaTable().no_means()
    table.display(*DISPLAY)
    criteria = "A01" if tile == "A18" else "A18"
    table.show(tile, criteria)
    check = prepare(table, step)
    framed = [name(other) for other in earlier if other.startswith("discard")]  # never impossible
    table.automa.engineer += len(framed)  # what a framed step takes is not in question here
    table.play(tile, criteria)
    ends = [] if step.split()[0] not in ("place", "flow", "discard") else ["bank"]
    assert table.did() == [*framed, name(step), *ends]
    assert [event["number"] for event in table.told("automa-step")][len(framed)] == number
    passed_over = [event["step"] for event in table.told("automa-skipped")]
    assert passed_over[: number - 1 - len(framed)] == [name(o) for o in earlier if not o.startswith("discard")]
    if framed:
        assert [event["count"] for event in table.told("gained") if event["item"] == "energy"][:1] == [2]
    check()


def test_the_table_of_steps_has_every_step_of_every_tile() -> None:
    assert {tile: len(about.steps) for tile, about in AUTOMA_TILES.items()} == {t: len(s) for t, s in STEPS.items()}


# --- the criteria of each tile ----------------------------------------------------------------------------------------

BASE = {"conduit": "base_best_conduit", "house": "base_own_powerhouse", "red": "base_red_space"}
BASE |= {"below": "base_below_powerhouse", "below_opp": "base_below_powerhouse_opp"}
BASE |= {"feeds": "base_feeds_own_dam", "water": "base_most_water"}
CONDUIT = {"first": "conduit_highest", "second": "conduit_second_highest", "dam": "conduit_dam_own_first"}
CONDUIT |= {"dam_opp": "conduit_dam_opp_first", "house": "conduit_powerhouse_own_first"}
CONDUIT |= {"house_opp": "conduit_powerhouse_opp_first"}
POWERHOUSE = {"conduit": "powerhouse_best_conduit", "dam": "powerhouse_own_dam", "feeds": "powerhouse_feeds_own_dam"}
POWERHOUSE |= {"spares": "powerhouse_spares_opponent", "plains": "powerhouse_plains"}
POWERHOUSE |= {number: f"powerhouse_basin_{number}" for number in ("5", "6", "7")}
# Base column, conduit column, powerhouse column, headstreams.
COLUMNS = {
    "A01": ("conduit house below", "first dam house", "feeds conduit dam", "ABCD"),
    "A02": ("conduit house red", "first dam house", "feeds conduit dam", "BCDA"),
    "A03": ("conduit house feeds", "first house dam", "spares conduit dam", "CDAB"),
    "A04": ("conduit house water", "first house dam", "spares conduit dam", "DABC"),
    "A05": ("conduit house below", "house dam first", "5 conduit dam", "DCBA"),
    "A06": ("conduit house red", "house dam first", "6 conduit dam", "CBAD"),
    "A07": ("conduit house feeds", "house dam first", "7 conduit dam", "BADC"),
    "A08": ("conduit house water", "house dam first", "plains conduit dam", "CBAD"),
    "A09": ("red conduit house", "dam house first", "conduit dam feeds", "ABCD"),
    "A10": ("red conduit house", "dam house first", "conduit dam feeds", "BCDA"),
    "A11": ("feeds house conduit", "dam house first", "conduit dam feeds", "CDAB"),
    "A12": ("feeds house conduit", "dam house first", "conduit dam feeds", "DABC"),
    "A13": ("red house conduit", "dam_opp second house", "conduit dam feeds", "DCBA"),
    "A14": ("red house conduit", "dam_opp second house", "conduit dam feeds", "CBAD"),
    "A15": ("water conduit house", "house_opp second dam_opp", "conduit dam feeds", "BADC"),
    "A16": ("water conduit house", "house_opp second dam_opp", "dam conduit feeds", "CBAD"),
    "A17": ("below conduit red", "second dam house", "dam conduit feeds", "ABCD"),
    "A18": ("below conduit feeds", "second dam house", "dam conduit feeds", "CBAD"),
    "A19": ("below_opp conduit water", "second house dam", "dam conduit feeds", "CDAB"),
    "A20": ("below_opp conduit water", "second house dam", "dam conduit feeds", "DABC"),
}


@pytest.mark.rules("BAR-AUTO-50", "BAR-AUTO-51")
@pytest.mark.parametrize("tile", COLUMNS)
def test_each_tile_applies_the_criteria_of_its_columns_from_top_to_bottom(
    tile: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[str] = []

    def recording(key: str) -> Criterion:
        def ask(state: Valley, seat: int, sites: Sites, tile: object) -> Sites:
            asked.append(key)
            return sites  # so that every criterion is reached with all candidates

        return ask

    monkeypatch.setattr("asztal.games.barrage.choosing.CRITERIA", {key: recording(key) for key in CRITERIA})
    base, conduit, powerhouse, _ = COLUMNS[tile]
    table = AutomaTable()
    table.dam("D1L", 1, 1, AUTOMA).dam("D8L", 1, 1, AUTOMA)
    for structure, keys, column in (
        ("base", BASE, base),
        ("elevation", BASE, base),
        ("conduit", CONDUIT, conduit),
        ("powerhouse", POWERHOUSE, powerhouse),
    ):
        asked.clear()
        table.no_means().tiles(structure, seat=AUTOMA).stock(AUTOMA, excavator=10, mixer=5)
        action = {"base": "A03", "elevation": "A07", "conduit": "A11", "powerhouse": "A15"}[structure]
        twin = {"A03": "A06", "A07": "A08", "A11": "A10", "A15": "A20"}[action]  # builds the same
        table.play(twin if tile == action else action, tile)
        assert [event["structure"] for event in table.told("built")] == [structure]
        assert asked == [keys[word] for word in column.split()]


FIRST = {  # where counting begins: basins for bases, conduits, basins for powerhouses
    "A01": ("D1L", "C1A", "P5-1"),
    "A02": ("D2L", "C1B", "P6-1"),
    "A03": ("D3L", "C2A", "P7-1"),
    "A04": ("D4L", "C2B", "P11-1"),
    "A05": ("D6L", "C3A", "P5-1"),
    "A06": ("D7L", "C3B", "P6-1"),
    "A07": ("D8L", "C4A", "P7-1"),
    "A08": ("D9L", "C4B", "P12-1"),
    "A09": ("D1L", "C5A", "P8-1"),
    "A10": ("D2L", "C5B", "P9-1"),
    "A11": ("D3L", "C6A", "P9-1"),
    "A12": ("D4L", "C6B", "P10-1"),
    "A13": ("D6L", "C7A", "P10-1"),
    "A14": ("D7L", "C7B", "P11-1"),
    "A15": ("D8L", "C8A", "P11-1"),
    "A16": ("D9L", "C8B", "P12-1"),
    "A17": ("D5L", "C9A", "P8-1"),
    "A18": ("D10L", "C9B", "P11-1"),
    "A19": ("D5L", "C10A", "P12-1"),
    "A20": ("D10L", "C10B", "P12-1"),
}


@pytest.mark.rules("BAR-AUTO-52", "BAR-AUTO-54")
@pytest.mark.parametrize("tile", FIRST)
def test_each_tile_counts_from_its_own_location_number(tile: str, monkeypatch: pytest.MonkeyPatch) -> None:
    silent: dict[str, Criterion] = {key: lambda state, seat, sites, tile: [] for key in CRITERIA}
    monkeypatch.setattr("asztal.games.barrage.choosing.CRITERIA", silent)  # nothing but the number decides
    table = AutomaTable().no_means()
    for structure, action, twin, first in zip(
        ("base", "conduit", "powerhouse"), ("A03", "A11", "A15"), ("A06", "A10", "A20"), FIRST[tile], strict=True
    ):
        table.tiles(structure, seat=AUTOMA).stock(AUTOMA, excavator=10, mixer=5, engineer=12)
        table.play(twin if tile == action else action, tile)
        assert table.chose() == [(first, "location-number")]
        table.empty_map()


@pytest.mark.rules("BAR-AUTO-39")
@pytest.mark.parametrize("tile", COLUMNS)
def test_each_tile_has_its_own_order_of_headstreams(tile: str) -> None:
    table = AutomaTable().no_means()
    for dam in ("D1L", "D2L", "D3L", "D4L"):
        table.dam(dam, 1, 0, AUTOMA)
    found = []
    for _ in range(4):
        table.play("A02" if tile == "A06" else "A06", tile)  # one drop that runs at once
        found += [space[1] for space, _ in table.chose()]
    assert "".join(found) == COLUMNS[tile][3]
