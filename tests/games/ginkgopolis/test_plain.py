"""The table of Ginkgopolis in rows: what is said, and what can be pointed at."""

import random
from collections import Counter
from collections.abc import Sequence

import pytest

from asztal.games.ginkgopolis import TITLE
from asztal.games.ginkgopolis.examples.tabletop import Tabletop
from asztal.games.ginkgopolis.face.rows import rows
from asztal.games.ginkgopolis.state import City
from asztal.kernel import SPECTATOR, Fast, Game, choices, observe, recall
from asztal.text.drawing import Scene
from asztal.text.rows import Row, plain
from asztal.text.wording import wording_of

NAMES = ["Anna", "Béla", "Cili", "Dani", "Ede"]
BUTTONS = {"alone", "done", "clockwise", "counter-clockwise"}  # what lies nowhere on the table


def told(game: Game[City], seat: int, lang: str = "en") -> list[Row]:
    seats = game.state.seats
    return rows(Scene(recall(TITLE, observe(game, seat)), wording_of(TITLE, lang, NAMES[:seats])))


def ids(shown: Sequence[Row], seat: int) -> set[str]:
    """What can be pointed at in the shared rows and the own ones."""
    there = [row for row in shown if row.seat in (None, seat)]
    return {one for row in there for one in (*row.ids, *(part for item in row.items for part in item.ids))}


@pytest.mark.parametrize(("seats", "variant"), [(1, {}), (2, {"characters": "draft"}), (3, {}), (5, {})])
def test_every_option_points_at_something_in_a_row_or_is_a_button(seats: int, variant: dict[str, str]) -> None:
    pointed: Counter[str] = Counter()
    for seed in range(3):
        rng, game = random.Random(seed), TITLE.new(seats, variant, Fast(seed))
        while game.decisions:
            seat = rng.choice(sorted(game.decisions))
            there = ids(told(game, seat), seat)
            for choice in choices(TITLE, observe(game, seat)):
                missing = set(choice.targets) - there
                assert missing <= BUTTONS, (game.decisions[seat], missing)
                pointed[choice.option.split()[0]] += not missing
            game.apply(seat, rng.choice(game.decisions[seat].options))
    assert {"card", "tile", "take", "move"} <= {kind for kind, count in pointed.items() if count}


def test_a_table_in_plain_statements() -> None:
    table = Tabletop(seats=2)
    table.building("0,0", "y10", height=4, owner=1, marker=True)
    table.area(0, "R01", "B04", "R11")
    table.stock(0, resources=1, points=3, supply=17, new_hand_tokens=1)
    table.tiles(0, "r12", "b05")
    table.hands("R10 B10 UA UB", "UC UD UE UF")
    said = plain(told(table.game, 0))
    assert said[:3] == ["Ginkgopolis", "round 1, first player Béla", "numbered sets of characters"]
    assert said[3].startswith("Stacks: tile supply: ")
    assert "(0,0): yellow 10; 4 floors; Béla; construction site" in said
    assert any(line.startswith("Tokens: A: (-1,2); B: (0,2); ") for line in said)
    mine = "Anna (you): 1 resource; 2 tiles; 3 success points; 17 resources in the supply"
    start = said.index(f"{mine}; 1 new-hand token")
    assert said[start + 1 : start + 3] == [
        "Hand: red 10; blue 10; urbanization A; urbanization B",
        "Tiles: red 12; blue 5",
    ]
    assert said[start + 3 : start + 5] == [
        "exploit: brings 1 resource and 1 tile; red 1; blue 4",
        "final scoring: red 11",
    ]
    assert "success point" not in next(line for line in said if line.startswith("Béla"))  # behind the screen


def test_a_free_place_stands_in_a_row_while_a_token_may_go_there() -> None:
    table = Tabletop(seats=2)
    table.tiles(0, "r12")
    table.act(0, "UA", "r12")
    assert "Free places beside the city: (-1,3); (-2,2)" in plain(told(table.game, 0))


def test_a_spectator_has_no_part_of_their_own() -> None:
    game = TITLE.new(3, {}, Fast(2))
    shown = told(game, SPECTATOR)
    assert not any("(you)" in row.label for row in shown)
    assert [row.seat for row in shown if row.seat is not None and row.items and row.items[0].count is not None] == [
        0,
        1,
        2,
    ]
