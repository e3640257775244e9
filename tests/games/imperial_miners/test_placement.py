"""Rows that are shifted by half a card: positions, neighbours, and where a card may be placed."""

from itertools import pairwise

import pytest

from asztal.games.imperial_miners.cards import CARDS
from asztal.games.imperial_miners.examples.tabletop import bare, shape
from asztal.games.imperial_miners.mine import around, places, rx
from asztal.games.imperial_miners.title import TITLE
from asztal.testkit.walk import Setting, Walk

# --- geometry -------------------------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def mines() -> list[list[dict[str, str]]]:
    """The mines of some random games, after every choice."""
    games = []
    for seed in (1, 2):
        walk = Walk(Setting(TITLE, 2, TITLE.full_variant(2, {})), seed)
        seen = [[dict(player.mine) for player in walk.game.state.players] for _ in walk.steps()]
        seen.append([dict(player.mine) for player in walk.game.state.players])
        games += [[both[seat] for both in seen] for seat in (0, 1)]
    return games


@pytest.mark.rules("IMP-GEO-01", "IMP-PLACE-01")
def test_every_card_lies_in_the_row_of_its_level_at_a_position_of_its_half_grid(
    mines: list[list[dict[str, str]]],
) -> None:
    rows = set()
    for game in mines:
        assert len(game[-1]) == 10
        for at, card in game[-1].items():
            row, x = rx(at)
            rows.add(row)
            assert row == CARDS[card].level
            assert (row + x) % 2 == 1
    assert rows == {1, 2, 3, 4}


@pytest.mark.rules("IMP-GEO-02")
@pytest.mark.parametrize(
    ("at", "near"),
    [
        ("1,0", ("1,-2", "1,2", "0,-1", "0,1", "2,-1", "2,1")),
        ("2,1", ("2,-1", "2,3", "1,0", "1,2", "3,0", "3,2")),
        ("3,-4", ("3,-6", "3,-2", "2,-5", "2,-3", "4,-5", "4,-3")),
    ],
)
def test_the_neighbours_of_a_position_are_beside_above_and_below(at: str, near: tuple[str, ...]) -> None:
    assert tuple(around(at)) == near
    assert around(at).left == near[0]
    assert around(at).below_right == near[5]


@pytest.mark.rules("IMP-GEO-02", "IMP-GEO-03")
def test_only_cards_whose_sides_touch_are_neighbours_and_never_more_than_six() -> None:
    # Around 3,2, in all directions: six neighbours, and cards that only lie in the same rows or two rows away.
    near = ["3,0", "3,4", "2,1", "2,3", "4,1", "4,3"]
    far = ["1,0", "1,2", "1,4", "2,-1", "2,5", "3,-2", "3,6", "4,-1", "4,5"]
    table = bare()
    table.mine(shape("3,2", *near, *far)).effect("machine_each(NEIGHBOURS); gem_per(1,DONE,99)", here="3,2")
    assert table.player().machines == dict.fromkeys(near, 1)
    assert table.player().gems == 6
    for at in near:  # and they are neighbours of it in turn
        assert "3,2" in around(at)
    for at in far:
        assert "3,2" not in around(at)


@pytest.mark.rules("IMP-GEO-02")
def test_no_card_lies_above_row_1_or_below_row_4() -> None:
    table = bare()
    table.mine(shape("1,0", "2,1", "3,2", "4,3"))
    table.effect("gold_per(1,NEIGHBOURS,9)", here="1,0").effect("gem_per(1,NEIGHBOURS,9)", here="4,3")
    assert table.rest() == (1, 1)


@pytest.mark.rules("IMP-GEO-04")
@pytest.mark.parametrize("x", [-40, 0, 6, 40])
def test_the_surface_is_above_every_position_of_row_1(x: int) -> None:
    table = bare()
    table.mine({"1,0": "I-31", f"1,{x}": "I-36"})
    table.chain(f"1,{x}", "skip")
    assert table.game.over  # the chain of one card ends, and the surface comes
    table.take("I-35")
    table.mine({f"1,{x}": "I-36"}).dig("I-35", f"place 1,{x + 4}", "skip")
    assert table.ask() == "surface"


@pytest.mark.rules("IMP-GEO-05")
def test_the_first_card_of_a_mine_lies_at_1_0() -> None:
    table = bare()
    table.dig("I-31", "effect B", "surface gold")
    assert table.player().mine == {"1,0": "I-31"}
    assert places({}, 1) == ["1,0"]


# --- where a card may be placed ---------------------------------------------------------------------------------------


@pytest.mark.rules("IMP-PLACE-01")
def test_a_card_goes_into_the_row_of_its_level_only() -> None:
    table = bare()
    table.mine(shape("1,0", "2,1", "3,2"))
    for level in (1, 2, 3, 4):
        table.mine(shape("1,0", "2,1", "3,2"))
        assert {rx(at)[0] for at in table.spots(level)} == {level}


@pytest.mark.rules("IMP-PLACE-02", "IMP-PLACE-05", "IMP-PLACE-06")
def test_a_level_1_card_may_lie_at_any_free_position_of_row_1_within_two_cards_of_the_others() -> None:
    table = bare()
    table.mine(shape("1,0"))
    assert table.spots(1) == ["1,-4", "1,-2", "1,2", "1,4"]
    table.mine(shape("1,0", "1,2", "1,8", "2,1", "2,9"))  # with a gap
    assert table.spots(1) == ["1,-4", "1,-2", "1,4", "1,6", "1,10", "1,12"]


@pytest.mark.rules("IMP-PLACE-03")
@pytest.mark.parametrize(
    ("mine", "level", "expected"),
    [
        (["1,0"], 2, ["2,-1", "2,1"]),
        (["1,0", "1,2"], 2, ["2,-1", "2,1", "2,3"]),
        (["1,0", "1,4"], 2, ["2,-1", "2,1", "2,3", "2,5"]),
        (["1,0", "2,1"], 2, ["2,-1"]),
        (["1,0", "2,1"], 3, ["3,0", "3,2"]),
        (["1,0", "2,-1", "2,1"], 3, ["3,-2", "3,0", "3,2"]),
        (["1,0", "2,1", "3,2"], 4, ["4,1", "4,3"]),
        (["1,0", "2,1", "3,0", "3,2"], 4, ["4,-1", "4,1", "4,3"]),
    ],
)
def test_a_deeper_card_needs_a_card_above_it(mine: list[str], level: int, expected: list[str]) -> None:
    table = bare()
    table.mine(shape(*mine))
    assert table.spots(level) == expected


@pytest.mark.rules("IMP-PLACE-03", "IMP-PLACE-05")
def test_a_card_not_under_another_one_is_refused_and_a_gap_in_the_row_is_not() -> None:
    table = bare()
    table.mine(shape("1,0", "1,2", "1,4"))
    table.spots(2)
    assert table.why_not("place 2,7") == ("not-under-a-card", "IMP-PLACE-03")
    assert table.why_not("skip") == ("not-offered", "")
    table.mine(shape("1,0", "1,2", "1,4", "2,5"))
    assert table.spots(2) == ["2,-1", "2,1", "2,3"]  # 2,-1 and 2,1 would leave a gap to 2,5
    table.answer(0, "place 2,-1")
    assert [at for at in table.player().mine if at.startswith("2")] == ["2,5", "2,-1"]


@pytest.mark.rules("IMP-PLACE-03")
@pytest.mark.parametrize(
    ("mine", "playable"),
    [([], ["I-31"]), (["1,0"], ["I-31", "II-43"]), (["1,0", "2,1"], ["I-31", "II-43", "III-43"])],
)
def test_without_a_card_in_the_row_above_there_is_no_place(mine: list[str], playable: list[str]) -> None:
    table = bare()
    table.mine(shape(*mine)).hand("I-31", "II-43", "III-43", "IV-01").stock(gold=20)
    table.choosing()
    assert table.options() == [f"card {card}" for card in playable]
    assert table.why_not("card IV-01") == ("no-place", "IMP-PLACE-03")


@pytest.mark.rules("IMP-PLACE-04")
def test_a_row_may_hold_any_number_of_cards() -> None:
    table = bare()
    table.mine(shape(*(f"1,{2 * n}" for n in range(30))))
    assert table.spots(1) == ["1,-4", "1,-2", "1,60", "1,62"]
    assert len(table.spots(2)) == 31


@pytest.mark.rules("IMP-PLACE-07")
@pytest.mark.parametrize("card", ["I-35", "I-36"])  # full at both sides; empty at both sides, full below
def test_half_carts_never_forbid_a_place(card: str) -> None:
    table = bare()
    table.mine({"1,0": card, "1,4": "I-08"})
    assert table.spots(1) == ["1,-4", "1,-2", "1,2", "1,6", "1,8"]
    assert table.spots(2) == ["2,-1", "2,1", "2,3", "2,5"]


@pytest.mark.rules("IMP-PLACE-08")
def test_placed_cards_never_move_and_never_leave(mines: list[list[dict[str, str]]]) -> None:
    for game in mines:
        for before, after in pairwise(game):
            assert before.items() <= after.items()
            assert len(after) - len(before) in (0, 1)
        assert game[0] == {}


def test_a_placed_card_is_told() -> None:
    table = bare()
    count = len(table.events())
    table.mine({"1,0": "I-31"}).dig("I-36", "place 1,2", "effect A", "surface gold")
    assert table.since(count) == [
        "placed 0 I-36 1,2",
        "activated 0 I-36 A",
        "gained 0 gold 1",
        "surfaced 0 gold",
        "gained 0 gold 2",
    ]
