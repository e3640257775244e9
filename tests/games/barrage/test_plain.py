"""The table of Barrage in rows and in plain text, and words for every component in both forms."""

import random
import re
from collections import Counter
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
from asztal.games.barrage.examples.tabletop import Tabletop
from asztal.games.barrage.face import draw, short
from asztal.games.barrage.face.pen import Pen
from asztal.kernel import Seeded, Table, choices, recall
from asztal.kernel.rules import DeckView
from asztal.text import LANGUAGES
from asztal.text.drawing import Scene
from asztal.text.rows import Item
from tests.games.barrage.drawing import own_rows, plain, pointed_at, said, scene, valley

# --- plain lines ------------------------------------------------------------------------------------------------------


def test_plain_lines() -> None:
    top = valley().engineers("turbine-1L", 0, 2).contracts("S1").wheel({5: ("base", 1, 0)}).tiles("I-base", "conduit")
    top.state.headstream_tiles["HB"] = "H1"
    lines = plain(top.officer("fiesler"))
    assert lines[:3] == ["Barrage", "round 1 of 5", "Turn order: Anna; Bob"]
    for line in (
        "Headstream B, to basin 2: 2 drops wait; round 2: 2 drops; round 3: 2 drops; round 4: 0 drops",
        "Basin 5, hills, river to 9: upper dam (red): Anna, level 2, 1 drop; lower dam: free; powerhouse 1: free; "
        "powerhouse 2 (red): free; conduit of value 3 to basin 8: free; "
        "conduit of value 4 to basin 10: Anna",
        "Basin 11, plains: powerhouse 1: free; powerhouse 2: free; powerhouse 3 (red): free; powerhouse 4 (red): free",
        "Machinery shop: 1 excavator for 2 credits: 1 engineer; 1 excavator for 2 credits: 1 engineer, 3 credits; "
        "1 machine of any kind for 4 credits: closed; 1 machine of any kind for 4 credits: closed; "
        "1 excavator and 1 concrete mixer for 5 credits: 2 engineers; "
        "1 excavator and 1 concrete mixer for 5 credits: 3 engineers, 3 credits",
        "Officer: Viktor Fiesler: drops bring at least 4 energy",
        "Tiles: base tile I (1 drop behind each of the owner's empty dams); conduit tile",
        "Contracts: 3 energy for 2 credits and 2 energy; 0 fulfilled",
        "Constructions in this round: 0 of 4; the next takes: 1 engineer",
        "Contracts: 0 fulfilled",
    ):
        assert line in lines, line
    assert any("produce with +2: Anna (2); produce with +2: 3 engineers, 3 credits" in line for line in lines)
    assert any(
        "back after 1 rotation: base tile and 1 excavator; back after 2 rotations: empty" in line for line in lines
    )
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
            "4 energiáért 1 ingyenes, legfeljebb 2-es termelőértékű csatorna; "
            "6 energiáért 1 ingyenes alap a síkságon vagy a dombságon",
        ),
        (
            "de",
            "4 Energie für 1 kostenloses Rohrwerk bis Produktionswert 2; "
            "6 Energie für 1 kostenlose Grundmauer in der Ebene oder in den Hügeln",
        ),
    ],
)
def test_a_free_piece_in_plain_lines(lang: str, said: str) -> None:
    assert any(said in line for line in plain(Tabletop(2).display("G11", "Y06", "", "", "", ""), lang=lang))


def test_plain_lines_of_the_draft() -> None:
    game = Table.new(TITLE, 2, TITLE.full_variant(2, {}), Seeded(1)).game
    lines = said(scene(game))
    assert lines[1] == "setup"
    assert sum(" (on offer): " in line for line in lines) == 2
    assert sum(line.startswith("Starting contracts: ") for line in lines) == 1
    assert not any("Patent office" in line for line in plain(Tabletop(2, game="intro")))


# --- rows -------------------------------------------------------------------------------------------------------------


def items(shown: Scene) -> dict[str, Item]:
    """What is said of every id."""
    return {id_: item for row in own_rows(shown) for item in row.items for id_ in item.ids}


def test_what_stands_on_the_map_has_its_owner_and_its_id() -> None:
    at = items(scene(valley().game))
    assert (at["D5U"].text, at["D5U"].about, at["D5U"].seat) == ("Anna, level 2, 1 drop", "upper dam (red)", 0)
    assert (at["C6B"].text, at["C6B"].seat) == ("Bob", 1)
    assert (at["D9L"].text, at["D9L"].seat) == ("neutral, level 3, 2 drops", None)
    assert at["P5-1"].usual
    assert at["D1U"].usual
    assert not at["D9L"].usual


def test_rows_of_one_kind_stand_together() -> None:
    rows = draw.rows(scene(valley().game))
    groups = Counter(row.group for row in rows if row.group)
    assert groups["Basins"] == 12
    assert groups["Headstreams"] == 4
    assert groups["Action spaces"] == 7
    assert [row.ids for row in rows if row.group == "Headstreams"] == [["HA"], ["HB"], ["HC"], ["HD"]]
    assert [row.label for row in rows[:2]] == ["", ""]


def test_the_part_of_a_player_begins_with_figures() -> None:
    rows = draw.rows(scene(valley().stock(0, credit=1, mixer=2).game))
    first = next(row for row in rows if row.seat == 0)
    assert first.label == "Anna (you), USA"
    assert [(item.count, item.text) for item in first.items] == [
        (10, "VP"),
        (0, "energy"),
        (1, "credit"),
        (6, "excavators"),
        (2, "concrete mixers"),
        (12, "engineers"),
    ]
    assert all(row.seat is not None for row in rows[rows.index(first) :])


def test_a_segment_of_the_wheel_has_the_id_that_links_light() -> None:
    at = items(scene(Tabletop(2).wheel({5: ("base", 1, 0), 2: ("", 0, 2)}).game))
    assert at["W6"] == at["base"]  # comes back next
    assert at["W6"].about == "back after 1 rotation"
    assert (at["W3"].text, at["W3"].about) == ("2 concrete mixers", "back after 4 rotations")
    assert at["W5"].usual


def test_a_patent_is_at_its_space() -> None:
    at = items(scene(Tabletop(2).patents("I-base", "", "II-any").game))
    assert at["patent-1"] == at["I-base"]
    assert at["patent-2"].about == "no tile any more"


def test_what_an_option_points_at_stands_in_a_row() -> None:
    """Through whole games; an officer who sits in no company can only be named."""
    rng, seen = random.Random(6), 0
    for variant in ({"game": "intro"}, {"game": "full"}, {"game": "full", "automas": "1"}):
        game = Table.new(TITLE, 2, TITLE.full_variant(2, variant), Seeded(rng.randrange(99)))
        while game.game.decisions:
            seat, decision = next(iter(game.game.decisions.items()))
            if rng.random() < 0.3:
                shown = scene(game.game, seat)
                ids = pointed_at(shown)
                offered = {
                    id_
                    for choice in choices(TITLE, shown.seen)
                    for id_ in (*choice.targets, *choice.links)
                    if not choice.option.startswith("copy ")
                }
                assert offered <= ids, offered - ids
                seen += len(offered)
            game.apply(seat, rng.choice(decision.options))
    assert seen > 500


# --- every component has its words ------------------------------------------------------------------------------------


def all_different(words: Iterable[str]) -> bool:
    listed = list(words)
    return len(set(listed)) == len(listed) > 1


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_component_has_words_of_its_own(lang: str) -> None:
    shown = scene(Tabletop(2).game, lang=lang)
    pen = Pen(shown)

    def words(key: str, name: str, ids: Iterable[str], **more: int) -> list[str]:
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
        assert all_different(words(key, name, ids, **more)), key
    assert all_different(map(pen.words.name_company, COMPANIES))
    assert all_different(map(pen.power, COMPANIES))
    assert all_different(map(pen.ability, OFFICERS))
    assert all_different(short.tile(pen, tile) for tile in TILES)
    rewards = {str(contract.reward) for contract in CONTRACTS.values()}
    assert len({short.reward(pen, contract.reward) for contract in CONTRACTS.values()}) == len(rewards)
    for structure in ("base", "conduit", "powerhouse"):
        names = {name for tile in AUTOMA_TILES.values() for name in tile.criteria[structure]}
        assert all_different(words("draw-criterion", "criterion", names))
    for tile in AUTOMA_TILES:
        view = structs.replace(shown.seen.view, automa_deck=DeckView([tile], {}, []), criteria=tile)
        other = Pen(Scene(recall(TITLE, structs.replace(shown.seen, view=view)), shown.wording))
        assert len(short.steps(other)) == len(AUTOMA_TILES[tile].steps)
        assert all_different(short.criteria(other))
