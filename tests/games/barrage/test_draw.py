"""The table of Barrage as text: the river as a map, the boards and the companies."""

import random
import re

import pytest

from asztal.games.barrage import TITLE
from asztal.games.barrage.cards import (
    COMPANIES,
    HEADSTREAMS,
    OFFICERS,
    RED,
)
from asztal.games.barrage.examples.tabletop import Tabletop
from asztal.kernel import SPECTATOR, Seeded, Table
from asztal.kernel.rules import DeckView
from asztal.text import LANGUAGES
from tests.games.barrage.drawing import block, drawn, plain, said, scene, table, valley

# --- the river --------------------------------------------------------------------------------------------------------


def test_the_river_is_a_map() -> None:
    lines = table(valley())
    hills = next(number for number, line in enumerate(lines) if line.startswith("hills"))
    assert lines[hills : hills + 9] == [
        "hills: base 4 exc, elevation 3 mix " + "─" * 65,
        " ║                       ▼5  ⌂· !·                ▼6  ⌂· !·                ▼7  ⌂· !▲U",
        " ║                         !●T2[o·]   ·             !·         ▲U1[·]        !·         ·",
        " ║                         3→8·       4→10●T        4→9·       2→7▲U         2→10·      3→12·",
        "plains: base 3 exc, elevation 2 mix " + "─" * 64,
        "▼8  ⌂· · !·              ▼9  ⌂· · !·              ▼10 ⌂●T !· !·            ◄══╝",
        "  !·         ·             !·         ◇N3[oo·]      !·         ·",
        "  3→11·      2→9·          1→11·      3→12·         2→11·      1→12·",
        "▼11 ⌂· · !· !·           ◄══╝                     ▼12 ⌂· !· !· !·",
    ]


def test_a_headstream_shows_waiting_drops_and_the_rounds_to_come() -> None:
    top = valley()
    top.state.headstream_tiles = dict(zip(HEADSTREAMS, ("H4", "H1", "H7", "H2"), strict=True))
    (line,) = [line for line in table(top) if line.startswith(" A ")]
    assert re.split(r" {2,}", line.strip()) == [
        *("A ·", "2:1 3:1 4:1"),
        *("B oo", "2:2 3:2 4:0"),
        *("C ·", "2:0 3:2 4:2"),
        *("D ·", "2:0 3:1 4:3"),
    ]


def test_red_spaces_are_marked_also_when_something_stands_there() -> None:
    for top in (Tabletop(2), valley()):
        river = "\n".join(table(top)).partition("Headstreams")[2].partition("⌂ houses")[0]
        assert river.count("!") == len(RED)
    assert "!●T2[o·]" in river
    assert "!▲U" in river


def test_a_dam_shows_how_many_drops_it_takes_in() -> None:
    top = Tabletop(2).dam("D5U", 3, 3).officer("del_monte")
    assert "!●T3[ooo·]" in "\n".join(table(top))


@pytest.mark.parametrize("width", [100, 80])
def test_headstreams_are_shown_whole(width: int) -> None:
    top = Tabletop(2).water("HA", 8).water("HB", 12)
    top.state.round = 0
    text = "\n".join(table(top, width=width))
    assert " A oooooooo " in text
    assert " B 12o " in text
    assert len(re.findall(r"1:\d 2:\d 3:\d 4:\d", text)) == 4


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("width", [100, 80, 60, 40])
def test_the_river_fits_every_width(width: int, lang: str) -> None:
    lines = table(valley().turn("build base base"), width=width, lang=lang)
    assert all(len(line) <= width for line in lines)
    text = "\n".join(lines)
    for sign in ("●T2[o·]", "◇N3[oo·]", "▲U1[·]", "4→10●T", "2→7▲U", "⌂●T", "!▲U"):
        assert sign in text
    assert "…" not in text


def test_dams_stand_below_each_other_where_they_do_not_fit_side_by_side() -> None:
    top = Tabletop(2).dam("D5U", 3, 3).dam("D5L", 3, 3, seat=1)
    assert "!●T3[ooo]  ▲U3[ooo]" in "\n".join(table(top, width=100))
    narrow = table(top, width=80)
    assert not any("T3" in line and "U3" in line for line in narrow)
    assert sum("T3[ooo]" in line or "U3[ooo]" in line for line in narrow) == 2


def test_a_narrow_screen_names_the_basin_that_a_river_runs_to() -> None:
    lines = table(Tabletop(2), width=50)
    ends = {line[1:3].strip(): line.rpartition("▼")[2] for line in lines if line.startswith("▼")}
    assert ends["1"] == "8"
    assert ends["7"] == ends["6"] == "10"
    assert ends["10"] == "12"


# --- options ----------------------------------------------------------------------------------------------------------


def test_options_point_at_the_board() -> None:
    """Through whole games: what an option is about has a number on the table."""
    rng, kinds = random.Random(4), set()
    for variant in ({"game": "full"}, {"game": "full", "automas": "1"}):
        game = Table.new(TITLE, 2, TITLE.full_variant(2, variant), Seeded(rng.randrange(99)))
        while game.game.decisions:
            seat, decision = next(iter(game.game.decisions.items()))
            shown = scene(game.game, seat, width=rng.choice((80, 100)))
            text = "\n".join(drawn(shown)) if rng.random() < 0.3 else ""
            for option in decision.options if text and decision.ask not in ("payment", "machines") else ():
                about = {"build": option.ids[1:], "copy": ()}.get(option.kind, option.ids)
                for target in about:
                    if isinstance(target, str):
                        assert re.search(rf"#{shown.numbers[target]}\b", text), (option, text)
                        kinds.add(option.kind)
            game.apply(seat, rng.choice(decision.options))
    assert kinds >= {"site", "space", "headstream", "contract", "discard", "company", "build"}


def test_a_number_stands_at_its_space() -> None:
    top = valley().turn("build base base")
    numbers = scene(top.game).numbers
    text = "\n".join(table(top))
    assert f"▼1  !#{numbers['D1U']}" in text
    assert re.search(r"!●T2\[o·\] +·", text)  # an own dam takes no second base
    assert f"#{numbers['D6U']} " in text


def test_the_bank_has_the_number_of_its_first_option() -> None:
    top = Tabletop(2).at("turn")
    number = 1 + top.options().index("bank 1")
    assert block(table(top), "Bank").startswith(f"1cr each #{number}")


# --- the boards -------------------------------------------------------------------------------------------------------


def test_spaces_show_their_price_who_stands_there_and_which_are_closed() -> None:
    top = Tabletop(2).engineers("turbine-1L", 0, 2).engineers("bank", 1, 2).engineers("bank", 1, 1)
    lines = table(top)
    assert block(lines, "Turbine").startswith("+2 ●T/3!  +1 ✗  ±0 2/3!  −1 ✗  −2 1/2")
    assert block(lines, "Bank").startswith("1cr each  ▲U3")
    assert block(lines, "Workshop").startswith("↻1 1/2  ↻2 ✗  ↻3 −5cr 2/3!")
    assert "✗" not in "\n".join(table(Tabletop(4)))


def test_patents_and_what_is_left_of_them() -> None:
    top = Tabletop(2).patents("I-base", "", "II-any")
    assert block(table(top), "Patents").startswith("−5cr  I base 2  – 2  II any 2")
    assert not any("Patents" in line for line in table(Tabletop(2, game="intro")))


def test_contracts_of_the_display() -> None:
    top = Tabletop(2).display("G01", "G11", "Y06", "", "R02", "R09").national("N1")
    lines = table(top)
    assert block(lines, "green").startswith("2→1cr+↻2  4→free:cond≤2 ")
    assert block(lines, "yellow").startswith("6→free:base(plains, hills) ")
    assert block(lines, "red").startswith("8→free:base  9→free:house+3en ")
    assert block(lines, "national").startswith("13→7VP+↻4 ")


def test_energy_bonus_tiles_and_objective() -> None:
    top = Tabletop(2).stock(0, energy=7).stock(1, energy=13).built(0, base=2).built(1, base=1)
    top.state.round, top.state.bonuses, top.state.objective = 2, ["bases", "contracts"], "best_area"
    top.dam("D5U", 2)
    lines = table(top)
    assert block(lines, "Energy").startswith("▲U 13  ●T 7  (full bonus from 12)")
    assert block(lines, "Bonus").startswith("base ×4  ●T +8  ▲U +4  › contracts ×2")
    assert block(lines, "Goal").startswith("pieces in the best area  ●T 2  ▲U 0")


def test_the_draft_shows_what_can_be_chosen() -> None:
    game = Table.new(TITLE, 2, TITLE.full_variant(2, {}), Seeded(1)).game
    seat = next(iter(game.decisions))
    lines = drawn(scene(game, seat))
    assert lines[0] == "Barrage · setup"
    for number, (company, officer) in enumerate(game.state.offers.items(), 1):
        assert f"{COMPANIES[company].name['en']}#{number} " in "\n".join(lines)
        assert f"{OFFICERS[officer].name}: " in "\n".join(lines)
    assert block(lines, "Start")


# --- companies --------------------------------------------------------------------------------------------------------


def test_the_own_company() -> None:
    top = Tabletop(2).officer("adler").contracts("S1").stock(0, credit=9, energy=4).tiles("elevation", "II-base")
    top.built(0, base=2, powerhouse=3).wheel({1: ("base", 3, 0), 4: ("powerhouse", 0, 2)})
    top.player().fulfilled.append("G01")
    lines = table(top, width=140)
    text = "\n".join(lines)
    assert "●T Anna  USA · Wilhelm Adler" in text
    assert "10 VP · energy 4 · 9 cr · 6 exc · 4 mix · 12 eng" in text
    assert block(lines, "Can").startswith("every base for 3 exc")
    assert "(active)" in text
    assert block(lines, "Pieces").startswith("base 2/5 (4: 6cr)")
    for piece in ("elev 0/5 (2: 1exc/mix)", "cond 0/5 (2: 3VP)", "house 3/4 (+1, 4: +3)"):
        assert piece in text
    assert block(lines, "Income").startswith("↻1")
    assert block(lines, "Tiles").startswith("elev  II base")
    assert "(built 0 of 4, next 1eng)" in text
    assert block(lines, "Wheel ↻").startswith("1:–  2:house+2mix  3:–  4:–  5:base+3exc")
    assert block(lines, "Contracts").startswith("3→2cr+2en  ✓1")


def test_what_a_construction_takes() -> None:
    top = Tabletop(2).engineers("build-1", 0, 1).engineers("build-2", 0, 2).engineers("build-3", 0, 3)
    assert "(built 3 of 4, next 3eng+3cr)" in "\n".join(table(top))
    assert "(built 4 of 4)" in "\n".join(table(top.engineers("build-4", 0, 3)))


def test_the_others_are_told_in_short() -> None:
    top = Tabletop(3).officer("krylov", seat=1).wheel({2: ("base", 3, 0)}, seat=1)
    top.player(1).tiles.remove("base")
    top.player(2).passed = True
    lines = table(top)
    text = "\n".join(lines)
    assert "▲U Bob  Germany · Anton Krylov" in text
    assert "■V Cleo  Italy · passed" in text
    assert "Tiles     elev  cond  house  Krylov" in text
    assert "↻4:base+3exc" in text
    assert text.index("●T Anna") < text.index("▲U Bob") < text.index("■V Cleo")
    assert table(top, seat=2)[0].endswith("turn order ●T › ▲U › ■V")
    assert "\n".join(table(top, seat=2)).index("■V Cleo") < "\n".join(table(top, seat=2)).index("▲U Bob")


def test_an_officer_that_is_copied() -> None:
    top = Tabletop(2).officer("sekibo").at("turn").answers(0, "copy adler")
    text = "\n".join(table(top))
    assert "USA · Mahiri Sekibo = Wilhelm Adler" in text
    assert "every base for 3 exc" in text


def test_a_spectator_sees_the_table() -> None:
    top = valley()
    watching, own = table(top, SPECTATOR), table(top)
    assert watching == own  # nothing is hidden, and nobody is asked


# --- Automas ----------------------------------------------------------------------------------------------------------


def automa_table(seats: int = 1, automas: int = 1, level: int = 1) -> Tabletop:
    return Tabletop(seats, automas=str(automas), level=str(level))


def test_an_automa_has_no_credits_and_no_contracts() -> None:
    lines = table(automa_table())
    name = next(number for number, line in enumerate(lines) if "▲U" in line and "Germany" in line)
    assert "16 VP · energy 0 · 6 exc · 4 mix · 12 eng" in lines[name + 1]
    assert not any("Contracts" in line for line in lines[name:])


def test_the_shown_tile_and_the_criteria() -> None:
    top = automa_table()
    seen = scene(top.game)
    seen.seen.view.automa_deck = DeckView(top=["A09"], pools={}, bottom=[])
    seen.seen.view.criteria = "A02"
    text = "\n".join(drawn(seen))
    assert "A09:  1 produce ±0 (green)  2 [2o-wait]" in text
    steps = re.findall(r"(?<= )[3-7] [^ \n]+(?=  |\n|$)", text.partition("A09:")[2])
    assert steps == ["3 cond≥3", "4 elev", "5 ↻2", "6 1exc/mix", "7 Bank"]
    assert "A02: base: best conduit, own house, red space, from 2" in text
    assert "headstreams B C D A" in text
    lines = said(seen)
    (tile,) = [line for line in lines if line.startswith("Automa tile A09: ")]
    assert tile.startswith("Automa tile A09: produce with ±0 if a green contract is in reach (2 engineers); 2 waiting")
    assert tile.count("; ") == 6
    assert any(line.startswith("Where Automas build a base: ") and "a red space" in line for line in lines)
    assert "Order of the headstreams for Automas: B, C, D, A" in lines


def test_engineers_beside_a_full_section() -> None:
    top = automa_table().engineers("workshop-beside", 1, 2)
    assert block(table(top), "Workshop").startswith("↻1 1/2  ↻2 ✗  ↻3 −5cr 2/3!  ▲U2")
    assert any(line.startswith("Workshop: ") and line.endswith("; beside it: Automa 1 (2)") for line in plain(top))


@pytest.mark.parametrize(("level", "income", "power"), [(1, False, False), (2, True, False), (3, True, True)])
def test_what_an_automa_uses_of_its_company(level: int, income: bool, power: bool) -> None:
    lines = plain(automa_table(level=level).built(1, base=2, powerhouse=3))
    own = lines[next(number for number, line in enumerate(lines) if line.startswith("Automa 1, Germany")) :]
    assert any(line.startswith("Income of every round: 3 VP") for line in own) is income
    assert any(line.startswith("Power of the company: ") for line in own) is power
    assert any("number 4 brings +3" in line for line in own) is income
