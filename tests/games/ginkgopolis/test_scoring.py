"""The final score: points, cards, new-hand tokens and districts, added up seat by seat."""

import pytest

from asztal.games.ginkgopolis import TITLE
from asztal.games.ginkgopolis.addresses import FINISH
from asztal.games.ginkgopolis.examples.tabletop import Tabletop
from asztal.games.ginkgopolis.scoring import score_lines
from asztal.kernel import ScoreLine
from asztal.testkit.walk import Setting, Walk


def empty(seats: int = 3) -> Tabletop:
    """No buildings, no cards, no points, no new-hand tokens."""
    table = Tabletop(seats=seats)
    table.clear_city()
    for seat in range(seats):
        table.area(seat)
        table.tiles(seat)
        table.stock(seat, resources=0, points=0, new_hand_tokens=0)
    return table


@pytest.mark.rules("GIN-SCO-01")
def test_the_score_is_points_cards_tokens_and_districts() -> None:
    table = empty()
    table.building("0,0", "b04", height=2, owner=0)
    table.building("1,0", "b05", height=1, owner=1)
    table.stock(0, points=7, new_hand_tokens=2)
    table.area(0, "CH01", "R20", "B10", "R01")
    assert score_lines(table.state, 0) == [
        ScoreLine("points", 7),
        ScoreLine("card", 9, {"card": "R20", "count": 1}),
        ScoreLine("card", 2, {"card": "B10", "count": 2}),
        ScoreLine("tokens", 4, {"count": 2}),
        ScoreLine("district", 3, {"colour": "blue", "size": 2}),
    ]
    assert TITLE.score(table.state, 0) == 25
    assert TITLE.score(table.state, 1) == 1
    assert TITLE.score(table.state, 2) == 0


@pytest.mark.rules("GIN-SCO-01")
def test_one_token_is_worth_two_points_and_none_is_worth_nothing() -> None:
    table = empty()
    table.stock(0, new_hand_tokens=1)
    assert score_lines(table.state, 0) == [ScoreLine("points", 0), ScoreLine("tokens", 2, {"count": 1})]
    assert score_lines(table.state, 1) == [ScoreLine("points", 0)]


@pytest.mark.rules("GIN-SCO-02")
def test_tiles_and_resources_in_stock_score_nothing() -> None:
    table = empty()
    table.stock(0, points=7, resources=9)
    table.tiles(0, "r20", "b20", "y20")
    assert TITLE.score(table.state, 0) == 7
    assert score_lines(table.state, 0) == [ScoreLine("points", 7)]


@pytest.mark.rules("GIN-SCO-03")
def test_the_highest_score_wins_whatever_it_is_made_of() -> None:
    table = empty()
    table.stock(0, points=10)
    table.stock(1, points=3)
    table.area(1, "R20")
    table.stock(2, points=8, new_hand_tokens=1)
    table.at(FINISH)
    assert table.game.over
    assert [TITLE.score(table.state, seat) for seat in range(3)] == [10, 12, 10]
    assert TITLE.winners(table.state) == [1]


@pytest.mark.rules("GIN-SCO-04")
def test_players_tied_for_the_highest_score_share_the_victory() -> None:
    table = empty()
    table.stock(0, points=8, new_hand_tokens=1, resources=5)
    table.stock(1, points=9)
    table.stock(2, points=10)
    assert TITLE.winners(table.state) == [0, 2]


@pytest.mark.rules("GIN-SCO-06")
def test_players_with_equal_scores_share_a_lower_place() -> None:
    table = empty()
    table.stock(0, points=8, new_hand_tokens=1, resources=5)
    table.stock(1, points=30)
    table.stock(2, points=10)
    assert TITLE.places(table.state) == [2, 1, 2]


@pytest.mark.rules("GIN-SCO-05")
def test_all_scores_of_played_games_are_whole_numbers() -> None:
    for seats in (2, 3, 4, 5):
        walk = Walk(Setting(TITLE, seats, TITLE.full_variant(seats, {})), seats)
        for _ in walk.steps():
            pass
        for seat in range(seats):
            lines = score_lines(walk.game.state, seat)
            assert {type(line.points) for line in lines} == {int}
            assert min(line.points for line in lines) >= 0


@pytest.mark.rules("GIN-SCO-05")
def test_a_tie_in_a_district_divides_nothing() -> None:
    table = empty()
    table.building("0,0", "b04", height=1, owner=0)
    table.building("1,0", "b05", height=1, owner=1)
    table.building("2,0", "b06", height=1, owner=2)
    assert [TITLE.score(table.state, seat) for seat in range(3)] == [0, 1, 3]
