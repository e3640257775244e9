"""The words of `cards.toml`, one by one: what each does with a number of its own, and that there are no others."""

import importlib.util
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from asztal.games.barrage import TITLE, building, cards
from asztal.games.barrage.cards import ADVANCED, COMPANIES, CONTRACTS, OFFICERS, SPACES, TILES, Tile
from asztal.games.barrage.examples.tabletop import Tabletop
from asztal.games.barrage.language import board_action, reward, tile_effect
from asztal.games.barrage.state import NEUTRAL, Valley
from asztal.kernel.effect import bind
from asztal.kernel.rules import Effect
from tests.games.barrage.shorthand import flat, parts, tile_parts

REWARD_WORDS = {
    *("vp", "credit", "excavator", "mixer", "energy", "any_machine", "rotate", "water_place", "water_flow"),
    *("place", "areas", "max_value", "produce", "take_contract", "take_patent", "credit_per_engineer"),
}
TILE_WORDS = {
    *("drop_in_each_empty_dam", "rotate_per_elevation", "credits_per_value", "no_engineers", "no_surcharge"),
    *("energy_per_base", "fill_dam", "excavator_cost_cap", "produce", "any_machines"),
    *("no_machines", "vp_per_raised_dam", "energy_per_value", "vp_per_powerhouse", "vp_per_advanced_tile"),
}
NOTHING = ("", 0, 0)
Probe = Callable[..., Tabletop]
Made = Callable[[str, dict[str, int]], Tabletop]


@pytest.fixture
def probe(monkeypatch: pytest.MonkeyPatch) -> Probe:
    """Run an effect that is no component of the game, for seat 0 of a table."""

    def run(table: Tabletop, effect: Effect[Valley] | None, *answers: str, **values: Any) -> Tabletop:
        assert effect is not None
        for address, bound in bind({"probe": effect}).items():
            monkeypatch.setitem(TITLE.book, address, bound)
        return table.at("probe", **values).answers(0, *answers)

    return run


@pytest.fixture
def made(monkeypatch: pytest.MonkeyPatch) -> Made:
    """A table on which seat 0 holds one tile that is no component of the game, and exactly 12 machines of each kind."""

    def make(builds: str, words: dict[str, int]) -> Tabletop:
        monkeypatch.setitem(TILES, "probe", Tile("probe", 1, builds, tile_parts(words)))
        return table().tiles("probe").stock(excavator=12, mixer=12)

    return make


def table() -> Tabletop:
    """An empty map for two in the full game, and no national contract."""
    return Tabletop(2).national()


# --- nothing else ---------------------------------------------------------------------------------------------------


def test_the_components_use_these_words_and_no_others() -> None:
    effects = [contract.reward for contract in CONTRACTS.values()] + [space.effect for space in SPACES.values()]
    effects += [income for company in COMPANIES.values() for incomes in company.incomes.values() for income in incomes]
    assert {word for effect in effects for word in flat(effect)} == REWARD_WORDS
    assert {word for tile in ADVANCED.values() for word in flat(tile.effect)} == TILE_WORDS
    powers = [next(iter(company.power)) for company in COMPANIES.values()]
    assert powers == ["energy_on_flow", "second_production", "energy_after_production", "contract_reduction"]
    assert {officer.id: officer.power for officer in OFFICERS.values()} == {
        "adler": {"base_cost": 3},
        "del_monte": {"level3_capacity": 4},
        "fiesler": {"minimum_production": 4},
        "mcdowell": {"conduit_in_mixers": 1},
        "jordan": {"credits_for_machine": 3},
        "krylov": {"copy_tile": 1},
        "sekibo": {"copy_officer": 2},
    }


def load(folder: Path, old: str, new: str) -> None:
    """Read the components with one place changed."""
    source = Path(cards.__file__)
    data = source.with_name("cards.toml").read_text("utf-8")
    assert old in data
    (folder / "cards.toml").write_text(data.replace(old, new, 1), "utf-8")
    (folder / "cards.py").write_text(source.read_text("utf-8"), "utf-8")
    spec = importlib.util.spec_from_file_location("slipped_components", folder / "cards.py")
    assert spec is not None
    assert spec.loader is not None
    spec.loader.exec_module(importlib.util.module_from_spec(spec))


@pytest.mark.parametrize(
    ("old", "new", "why"),
    [
        ("[{ gain = { credit = 3 } }, { water_place = 2 }]", "[{ water_places = 2 }]", r"G05\[1\]: one word is needed"),
        ("{ gain = { credit = 3 } }, { water_place = 2 }", "{ credit = 3 }", r"G05\[1\]: one word is needed"),
        ("{ vp = 7 } }, { rotate = 4 }", "{ gold = 7 } }, { rotate = 4 }", r"N1\[1\].gain: Invalid enum value 'gold'"),
        ("{ vp = 7 } }, { rotate = 4 }", "{ vp = 7 } }, { rotate = true }", r"N1\[2\].rotate: Expected `int`"),
        ('place = "conduit", max_value = 2', 'place = "dam", max_value = 2', r"G11\[1\].place: Invalid enum value"),
        ('place = "conduit", max_value = 2', 'place = "conduit", most = 2', r"G11\[1\].place: Object contains unknown"),
        ('areas = ["plain"] }] }', 'areas = ["sea"] }] }', r"G12\[1\].place: Invalid enum value"),
        ("[{ gain = { vp = 2 } }, { water_flow = 2 }]", "[{ flow = 2 }]", r"usa elevation 2\[1\]: one word is needed"),
        ("effect = [{ take_patent = 1 }]", "effect = [{ patent = 1 }]", r"patent-1\[1\]: one word is needed"),
        ("{ no_engineers = 1 }] }", "{ no_engineers = 2 }] }", r"I-powerhouse\[1\].no_engineers: Invalid enum value"),
        ("{ rotate_per_elevation = 1 }", "{ rotate = 1 }", r"I-elevation\[1\]: one word is needed"),
        ("[{ any_machine = 2 }] }", "[{ fill_dam = 1 }] }", r"G02\[1\]: one word is needed"),
        ("[{ rotate = 3 }, { water_flow = 1 }]", "[{ rotate = 3 }, { rotate = 1 }]", "Y07: a word stands there twice"),
        (
            "[{ fill_dam = 1 }]",
            "[{ fill_dam = 1 }, { produce = 1 }]",
            "II-elevation: one effect after the construction",
        ),
    ],
)
def test_a_wrong_row_is_refused_with_the_component_that_it_is_on(tmp_path: Path, old: str, new: str, why: str) -> None:
    with pytest.raises(ValueError, match=why):
        load(tmp_path, old, new)


def test_a_tile_may_save_several_things_and_bring_one(tmp_path: Path) -> None:
    load(tmp_path, "{ no_machines = 1 }]", "{ no_machines = 1 }, { fill_dam = 1 }]")
    assert tile_effect(tile_parts({"no_engineers": 1, "no_machines": 1})) is None
    assert tile_effect(tile_parts({"no_engineers": 1, "fill_dam": 1})) is not None


def test_the_bank_pays_no_engineer_that_stands_there() -> None:
    with pytest.raises(ValueError, match="the bank pays"):
        reward(parts({"credit_per_engineer": 1}), "")


# --- rewards, incomes and spaces ------------------------------------------------------------------------------------


def test_vp(probe: Probe) -> None:
    found = probe(table(), reward(parts({"vp": 9}), "contracts"))
    assert found.player().vp_from == {"start": 10, "contracts": 9}


@pytest.mark.parametrize("word", ["credit", "excavator", "mixer", "energy"])
def test_credit_excavator_mixer_energy(probe: Probe, word: str) -> None:
    found = probe(table().stock(credit=0, excavator=0, mixer=0), reward(parts({word: 9}), ""))
    me = found.player()
    have = {"credit": me.credit, "excavator": me.excavator, "mixer": me.mixer, "energy": me.energy}
    assert have == dict.fromkeys(have, 0) | {word: 9}


def test_any_machine(probe: Probe) -> None:
    found = probe(table(), reward(parts({"any_machine": 5}), ""), "machines 2 3")
    assert (found.player().excavator, found.player().mixer) == (6 + 2, 4 + 3)


def test_rotate(probe: Probe) -> None:
    found = table().wheel({1: ("base", 3, 0), 2: ("any", 0, 2)}).tiles()
    probe(found, reward(parts({"rotate": 4}), ""))
    assert (found.player().tiles, found.player().mixer) == (["any"], 4 + 2)
    assert found.player().wheel == [*[NOTHING] * 5, ("base", 3, 0)]


def test_water_place(probe: Probe) -> None:
    found = probe(table().dam("D1L"), reward(parts({"water_place": 2}), ""), "headstream HA", "headstream HC")
    assert (found.state.headstreams, found.drops()) == ({"HA": 1, "HB": 0, "HC": 1, "HD": 0}, {"D1L": 0})


def test_water_place_on_the_board(probe: Probe) -> None:
    found = probe(table(), board_action(parts({"water_place": 3})), "headstream HA", "enough")
    assert (found.state.headstreams["HA"], found.ask()) == (1, "")


def test_water_flow(probe: Probe) -> None:
    found = probe(table().dam("D1L").dam("D3L"), reward(parts({"water_flow": 2}), ""), "headstream HA", "headstream HC")
    assert (set(found.state.headstreams.values()), found.drops()) == ({0}, {"D1L": 1, "D3L": 1})


def test_water_of_a_contract_may_be_declined(probe: Probe) -> None:
    found = probe(table(), reward(parts({"water_flow": 2, "vp": 1}), "contracts", declinable=True), "decline")
    assert (found.player().vp, found.state.drops_in, found.ask()) == (11, 0, "")


@pytest.mark.parametrize(("structure", "site"), [("base", "D1L"), ("conduit", "C1A"), ("powerhouse", "P5-1")])
def test_place(probe: Probe, structure: str, site: str) -> None:
    found = probe(table().stock(engineer=0, excavator=0, mixer=0).tiles(), reward(parts({"place": structure}), ""))
    assert "decline" in found.options()
    found.answer(0, f"site {site}")
    assert found.events("built") == [{"event": "built", "seat": 0, "structure": structure, "space": site}]
    assert (found.player().credit, set(found.player().wheel)) == (6, {NOTHING})


def test_place_on_a_red_space(probe: Probe) -> None:
    found = probe(table().stock(credit=4), reward(parts({"place": "base"}), ""), "site D5U")
    assert found.player().credit == 1
    found = probe(table().stock(credit=2), reward(parts({"place": "base"}), ""))
    assert found.why_not("site D5U") == ("too-few-credits", "BAR-CTR-19")


def test_place_receives_the_uncovered_income(probe: Probe) -> None:
    found = table().company("germany").dam("D1L")
    probe(found, reward(parts({"place": "base"}), ""), "site D5L")
    assert found.player().vp_from == {"start": 10, "income": 3}


def test_areas(probe: Probe) -> None:
    found = probe(table(), reward(parts({"place": "base", "areas": ["hill", "mountain"]}), ""))
    assert {int(site[6]) for site in found.options(kind="site")} == {1, 2, 3, 4, 5, 6, 7}
    assert found.why_not("site D8L") == ("other-area", "BAR-CTR-23")


def test_max_value(probe: Probe) -> None:
    found = probe(table(), reward(parts({"place": "conduit", "max_value": 1}), ""))
    assert found.options() == ["site C9A", "site C10B", "decline"]
    assert found.why_not("site C6B") == ("value-too-high", "BAR-CTR-22")


def test_produce(probe: Probe) -> None:
    found = table().dam("D5L", 2, 2).conduit("C5A").powerhouse("P8-1")
    probe(found, reward(parts({"produce": -4}), ""))  # one drop would bring 3 - 4, so both must go
    assert (found.player().energy, found.drops()["D5L"]) == (2, 0)


def test_take_contract(probe: Probe) -> None:
    found = table().display("G01", "G02", "", "Y02", "R01", "").contracts("S1", "S2")
    probe(found, reward(parts({"take_contract": 2}), ""), "contract R01")
    assert found.options() == ["contract G01", "contract G02", "contract Y02"]
    found.answer(0, "contract G02")
    assert (found.state.display, found.ask()) == (["G01", "", "", "Y02", "", ""], "discard-contract")
    found.answer(0, "discard S1")
    assert found.player().contracts == ["S2", "R01", "G02"]


def test_take_patent(probe: Probe) -> None:
    found = probe(table().tiles("base").patents("I-base", "II-any", "III-any"), reward(parts({"take_patent": 3}), ""))
    assert (found.state.patents, found.player().tiles) == (["I-base", "II-any", ""], ["base", "III-any"])


def test_credit_per_engineer() -> None:
    found = table().turn("bank 5")
    assert (found.player().credit, found.player().engineer) == (6 + 5, 12 - 5)


def test_plain_gains_come_first_and_the_rest_in_printed_order(probe: Probe) -> None:
    words = {"water_flow": 1, "any_machine": 1, "rotate": 1, "vp": 1, "credit": 2}
    found = table().wheel({5: ("base", 3, 0)}).stock(credit=0)
    probe(found, reward(parts(words), ""))
    assert (found.player().credit, found.player().vp, found.ask()) == (2, 11, "headstream")
    found.answer(0, "headstream HA")
    assert (found.ask(), found.player().excavator) == ("machines", 6)
    found.answer(0, "machines 0 1")
    assert (found.player().excavator, found.ask()) == (6 + 3, "")


# --- tiles: after the construction ----------------------------------------------------------------------------------


def test_drop_in_each_empty_dam(probe: Probe) -> None:
    found = table().dam("D1L").dam("D2L", 2, 1).dam("D3L", seat=1).dam("D4L", seat=NEUTRAL)
    probe(found, tile_effect(tile_parts({"drop_in_each_empty_dam": 1})))
    assert found.drops() == {"D1L": 1, "D2L": 1, "D3L": 0, "D4L": 0}


def test_rotate_per_elevation(probe: Probe) -> None:
    found = table().dam("D1L", 3).wheel({1: ("base", 3, 0)})
    probe(found, tile_effect(tile_parts({"rotate_per_elevation": 2})))
    assert found.player().wheel == [*[NOTHING] * 5, ("base", 3, 0)]


def test_credits_per_value(probe: Probe) -> None:
    assert probe(table(), tile_effect(tile_parts({"credits_per_value": 3})), site="C5B").player().credit == 6 + 3 * 4


def test_fill_dam(probe: Probe) -> None:
    found = probe(table().dam("D1L", 3, 1).dam("D2L", 2), tile_effect(tile_parts({"fill_dam": 1})), site="D1L")
    assert (found.drops(), found.state.drops_in) == ({"D1L": 3, "D2L": 0}, 3)


def test_energy_per_base(probe: Probe) -> None:
    found = table().dam("D1L").dam("D2L").contracts("S4", "Y01")
    probe(found, tile_effect(tile_parts({"energy_per_base": 2})), "fulfil S4", "machines 1 0")
    assert (found.player().energy, found.player().contracts) == (4, ["Y01"])


def test_energy_per_value(probe: Probe) -> None:
    found = probe(table().contracts("S4", "Y11"), tile_effect(tile_parts({"energy_per_value": 3})), site="C6B")
    assert (found.player().energy, found.options()) == (6, ["fulfil S4", "skip"])


def test_vp_per_raised_dam(probe: Probe) -> None:
    found = table().dam("D1L", 3).dam("D2L", 2).dam("D3L").dam("D5L", 3, seat=1)
    assert probe(found, tile_effect(tile_parts({"vp_per_raised_dam": 4}))).player().vp_from["tiles"] == 8


def test_vp_per_powerhouse(probe: Probe) -> None:
    found = table().powerhouse("P5-1").powerhouse("P8-1").powerhouse("P9-1", seat=1)
    assert probe(found, tile_effect(tile_parts({"vp_per_powerhouse": 4}))).player().vp_from["tiles"] == 8


def test_vp_per_advanced_tile(probe: Probe) -> None:
    found = table().tiles("base", "I-base").wheel({2: ("II-any", 0, 0), 3: ("conduit", 2, 0)})
    assert probe(found, tile_effect(tile_parts({"vp_per_advanced_tile": 4}))).player().vp_from["tiles"] == 8


def test_produce_on_a_tile(probe: Probe) -> None:
    found = table().dam("D5L", 2, 2).conduit("C5A").powerhouse("P8-1")
    probe(found, tile_effect(tile_parts({"produce": 5})), "yes", "produce D5L C5A 1")
    assert found.player().energy == 3 + 5


# --- tiles: what the construction costs -----------------------------------------------------------------------------


def test_no_engineers(made: Made) -> None:
    found = made("base", {"no_engineers": 1}).turn("build base probe", "site D8L")
    assert (found.player().engineer, found.state.placed, found.player().wheel[1]) == (12, [], ("probe", 3, 0))


def test_no_machines(made: Made) -> None:
    found = made("powerhouse", {"no_machines": 1}).turn("build powerhouse probe", "site P8-1")
    assert (found.player().engineer, found.player().wheel[1]) == (11, ("probe", 0, 0))


def test_no_surcharge(made: Made) -> None:
    found = made("base", {"no_surcharge": 1}).turn("build base probe", "site D8U")
    assert (found.player().credit, found.player().wheel[1]) == (6, ("probe", 3, 0))


def test_excavator_cost_cap(made: Made) -> None:
    found = made("conduit", {"excavator_cost_cap": 3})
    costs = [
        building.machines_needed(found.player(), "conduit", site, TILES["probe"]) for site in ("C9A", "C6B", "C1A")
    ]
    assert costs == [2, 3, 3]


def test_any_machines(made: Made) -> None:
    found = made("powerhouse", {"any_machines": 1}).turn("build powerhouse probe", "site P8-1")
    assert found.options() == ["pay 0 2 0", "pay 1 1 0", "pay 2 0 0"]
