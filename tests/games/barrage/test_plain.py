"""The table of Barrage in plain lines, and words for every component in both forms."""

import re
from collections.abc import Iterable

import pytest
from msgspec import structs

from asztal.games.barrage import TITLE
from asztal.games.barrage.cards import (
    ADVANCED,
    AUTOMA_TILES,
    BONUSES,
    COMPANIES,
    CONTRACTS,
    OBJECTIVES,
    OFFICERS,
    SECTIONS,
    TILES,
)
from asztal.games.barrage.face import draw
from asztal.games.barrage.face.pen import Pen
from asztal.kernel import DeckView, Seeded, Table, recall
from asztal.text import LANGUAGES
from asztal.text.drawing import Scene
from tests.games.barrage.drawing import plain, scene, valley
from tests.games.barrage.tabletop import Tabletop

# --- plain lines ------------------------------------------------------------------------------------------------------


def test_plain_lines() -> None:
    top = valley().engineers("turbine-1L", 0, 2).contracts("S1").wheel({5: ("base", 1, 0)}).tiles("I-base", "conduit")
    top.state.headstream_tiles["HB"] = "H1"
    lines = plain(top.officer("fiesler"))
    assert lines[:3] == ["Barrage", "round 1 of 5", "Turn order: Anna, Bob"]
    for line in (
        "Headstream B, to basin 2: 2 drops wait, 2 in round 2, 2 in round 3, 0 in round 4",
        "Basin 5, hills, river to 9: upper dam (red): Anna, level 2, 1 drop; lower dam: free; powerhouse 1: free; "
        "powerhouse 2 (red): free; conduit of value 3 to basin 8: free; "
        "conduit of value 4 to basin 10: Anna",
        "Basin 11, plains: powerhouse 1: free; powerhouse 2: free; powerhouse 3 (red): free; powerhouse 4 (red): free",
        "Machinery shop: 1 excavator for 2 credits: 1 engineer, 1 engineer + 3 credits; 1 machine of choice: closed; "
        "1 excavator, 1 concrete mixer for 5 credits: 2 engineers, 3 engineers + 3 credits",
        "Anna has Viktor Fiesler: drops bring at least 4 energy",
        "Tiles: I base (1 drop behind each of one's own empty dams); conduit",
        "On the wheel: back after 1 rotation: base, 1 excavator",
        "Contracts: 3 energy for 2 credits, 2 energy; 0 fulfilled",
        "Constructions in this round: 0 of 4, the next takes 1 engineer",
        "Contracts: none; 0 fulfilled",
    ):
        assert line in lines, line
    assert any("produce with +2: Anna (2), 3 engineers + 3 credits" in line for line in lines)
    assert any("lower dam: neutral, level 3, 2 drops" in line for line in lines)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_plain_lines_have_no_boxes(lang: str) -> None:
    for line in plain(valley(), lang=lang):
        assert not re.search("[\u2190-\u21ff\u2302\u2500-\u25ff]", line), line


@pytest.mark.parametrize(
    ("lang", "said"),
    [
        (
            "hu",
            "4 energiáért 1 ingyenes csatorna (termelőérték legfeljebb 2); "
            "6 energiáért 1 ingyenes alap (síkság, dombság)",
        ),
        (
            "de",
            "4 Energie für 1 kostenloses Rohrwerk bis Produktionswert 2; "
            "6 Energie für 1 kostenlose Grundmauer (Ebene, Hügel)",
        ),
    ],
)
def test_a_free_piece_in_plain_lines(lang: str, said: str) -> None:
    assert any(said in line for line in plain(Tabletop(2).display("G11", "Y06", "", "", "", ""), lang=lang))


def test_plain_lines_of_the_draft() -> None:
    game = Table.new(TITLE, 2, TITLE.full_variant(2, {}), Seeded(1)).game
    lines = draw.lines(scene(game))
    assert lines[1] == "setup"
    assert sum(line.startswith("On offer: ") for line in lines) == 2
    assert sum(line.startswith("Starting contracts: ") for line in lines) == 1
    assert not any("Patent office" in line for line in plain(Tabletop(2, game="intro")))


# --- every component has its words ------------------------------------------------------------------------------------


def all_different(words: Iterable[str]) -> bool:
    listed = list(words)
    return len(set(listed)) == len(listed) > 1


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_component_has_words_of_its_own(lang: str) -> None:
    shown = scene(Tabletop(2).game, lang=lang)
    pen = Pen(shown)

    def said(key: str, name: str, ids: Iterable[str], **more: int) -> list[str]:
        return [pen.say(key, **{name: id_}, **more) for id_ in ids]

    kinds: list[tuple[str, str, Iterable[str], dict[str, int]]] = [
        ("draw-bonus", "bonus", BONUSES, {"vp": 1}),
        ("plain-bonus-for", "bonus", BONUSES, {"vp": 1}),
        ("draw-objective", "objective", OBJECTIVES, {}),
        ("draw-section", "section", SECTIONS, {}),
        ("plain-section", "section", SECTIONS, {}),
        ("plain-tile-effect", "tile", [tile for tile in ADVANCED if tile != "III-base"], {}),
    ]
    for key, name, ids, more in kinds:
        assert all_different(said(key, name, ids, **more)), key
    assert all_different(map(pen.company, COMPANIES))
    assert all_different(map(pen.power, COMPANIES))
    assert all_different(map(pen.ability, OFFICERS))
    assert all_different(map(pen.tile, TILES))
    rewards = {str(contract.reward) for contract in CONTRACTS.values()}
    assert len({pen.reward(contract.reward) for contract in CONTRACTS.values()}) == len(rewards)
    for structure in ("base", "conduit", "powerhouse"):
        names = {name for tile in AUTOMA_TILES.values() for name in tile.criteria[structure]}
        assert all_different(said("draw-criterion", "criterion", names))
    for tile in AUTOMA_TILES:
        view = structs.replace(shown.seen.view, automa_deck=DeckView([tile], {}, []), criteria=tile)
        other = Pen(Scene(recall(TITLE, structs.replace(shown.seen, view=view)), shown.wording))
        assert len(other.steps()) == len(AUTOMA_TILES[tile].steps)
        assert all_different(other.criteria())
