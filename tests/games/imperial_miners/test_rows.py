"""The table in rows: everything that an option can point at has its place there."""

import pytest

from asztal.games.imperial_miners import TITLE
from asztal.games.imperial_miners.examples.tabletop import Tabletop, bare
from asztal.kernel import SPECTATOR, choices, observe
from asztal.text import LANGUAGES
from asztal.text.generic import drawing_of
from asztal.text.rows import Item, Row, plain
from tests.games.imperial_miners.test_words import SETTINGS, scene, walk, words

BUTTONS = {"skip", "stop", "trade", "choose"}  # options that point at nothing on the table


def rows_of(top: Tabletop, seat: int = 0, lang: str = "en") -> list[Row]:
    return list(drawing_of(TITLE).rows(scene(observe(top.game, seat), words(lang, len(top.state.players)))))


def ids_in(rows: list[Row], seat: int) -> set[str]:
    """What the reader may point at: in what all share, and in the own part."""
    mine = [row for row in rows if row.seat in (None, seat)]
    items = [item for row in mine for item in row.items]
    return {found for row in mine for found in row.ids} | {found for item in items for found in item.ids}


@pytest.mark.parametrize(("seats", "variant"), SETTINGS)
def test_everything_that_an_option_points_at_stands_in_a_row(seats: int, variant: dict[str, str]) -> None:
    wording, asked = words("en", seats), 0
    for game, seat in walk(seats, variant, seed=8):
        if seat == SPECTATOR:
            continue
        seen = observe(game, seat)
        ids = ids_in(list(drawing_of(TITLE).rows(scene(seen, wording))), seat)
        for choice in choices(TITLE, seen):
            asked += 1
            assert set(choice.targets) <= ids, (choice.option, choice.targets)
            assert choice.targets or choice.option.partition(" ")[0] in BUTTONS
    assert asked > 100


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_player_begins_with_figures_and_the_table_without_labels(lang: str) -> None:
    rows = rows_of(Tabletop(3), lang=lang)
    labels = [row.label for row in rows]
    assert not any(labels[:3])
    assert all(labels[3:])
    for seat in range(3):
        figures, *_ = (row for row in rows if row.seat == seat)
        assert figures.label.startswith(words(lang).name_seat(seat))
        assert all(item.count is not None for item in figures.items)


def test_a_table_in_plain_lines() -> None:
    top = bare(2).mine({"1,0": "I-31", "1,2": "I-36", "2,1": "II-07"}).machines({"1,0": 2}).collapses("2,1")
    top.marker("E", 6).stock(gold=3).hand("I-11").event("EV-01")
    top.activate("1,0")
    decks = "; ".join(f"level {level}: {len(top.state.deck(level))} cards" for level in (1, 2, 3, 4))
    joints = [
        "Ordinary Hole and Pebble Wash",
        "Ordinary Hole and Wall-Breaker's Run",
        "Pebble Wash and Wall-Breaker's Run",
    ]
    assert plain(rows_of(top))[3:] == [
        f"Decks: {decks}; 9 events to come",
        "Event (at once): Payday at Dawn: Gain 3 gold.",
        "Assayers' Ladder: 10 spaces; nobody",
        "Gear Guild: 10 spaces; nobody",
        "Shift Masters: 9 spaces; Anna: space 6",
        "Surface: Gain 2 gold.; Draw 3 cards.; Pay 4 gold to research 2.; Pay 8 gold to research 5.",
        "Anna (you): 3 gold; 0 gems; 0 carts; 1 card in hand",
        "Now: Ordinary Hole",
        "Ordinary Hole: A: Gain 3 gold.; B: Gain 1 gem.",
        "Your mine: row 1 lies at the top; in (row,x), x counts half cards from the left",
        "Row 1: (1,0) Ordinary Hole (no faction), 2 machines, activated this round; (1,2) Pebble Wash (no faction)",
        "Row 2: (2,1) Wall-Breaker's Run (Barbarians), collapse",
        f"Half-full carts: {'; '.join(joints)}",
        "Open full halves: Pebble Wash ↘; Wall-Breaker's Run ↙↘",
        "Factions in your mine: Scots: 0; Barbarians: 1; Egyptians: 0; Japanese: 0; Atlanteans: 0; Romans: 0",
        "Research: marker Shift Masters 6/9; 7: Activate 1 of your level-2 cards.; 8: Gain 2 gems.; "
        "9: Gain 4 gems, then draw 1 level-4 card.",
        "Hand: Papyrus Chute: level 1, 0 gold, Egyptians, carts ↙ · A: Pay 2 gold to research 2. B: Gain 2 gold.",
        "Béla: 0 gold; 0 gems; 0 carts; 0 cards in hand",
        "Research: marker not on a board yet",
    ]


def test_the_joints_and_places_of_a_mine_have_their_ids() -> None:
    top = bare().mine({"1,0": "I-31", "1,2": "I-36"}).dig("II-43")
    rows = {row.label: row for row in rows_of(top)}
    assert rows["Free places"].items == [
        Item("below Ordinary Hole, to the left", ids=["2,-1"]),
        Item("below Ordinary Hole and Pebble Wash", ids=["2,1"]),
        Item("below Pebble Wash, to the right", ids=["2,3"]),
    ]
    assert [item.ids for item in rows["Half-full carts"].items] == [["1,0|1,2"]]
    assert [item.ids for item in rows["Row 1"].items] == [["1,0", "I-31"], ["1,2", "I-36"]]
