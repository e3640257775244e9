"""The last round, the score and the winners."""

import pytest

from asztal.games.imperial_miners.examples.tabletop import bare, players
from asztal.games.imperial_miners.title import TITLE


@pytest.mark.rules("IMP-END-01")
@pytest.mark.parametrize("event", ["EV-01", "EV-15"])
def test_after_the_last_event_one_mine_phase_is_played_and_the_game_is_over(event: str) -> None:
    table = bare()
    table.hand("I-36", "I-31").last_round(event).answers(0, "card I-36", "effect A", "surface gold")
    assert table.game.over
    assert (table.state.round, len(table.state.events), table.state.event) == (10, 0, event)
    assert list(table.player().mine.values()) == ["I-36"]
    assert table.state.stack == []


@pytest.mark.rules("IMP-END-02")
def test_an_end_of_round_event_of_the_last_round_is_carried_out_before_scoring() -> None:
    table = bare()
    table.hand("I-36").stock(gold=4).last_round("EV-17").answers(0, "card I-36", "skip", "surface gold")
    assert (table.ask(), table.options()) == ("trade", ["trade 0", "trade 1", "trade 2"])
    table.answer(0, "trade 2")
    assert (table.game.over, table.rest(), TITLE.score(table.state, 0)) == (True, (0, 4), 4)


@pytest.mark.rules("IMP-END-03")
def test_gems_and_completed_carts_score_and_nothing_else() -> None:
    table = players((12, 40, 3))
    table.stock(space=9, boards_done=3).hand("III-40", "IV-01")
    assert [(line.key, line.points) for line in TITLE.score_lines(table.state, 0)] == [("gems", 12), ("carts", 3)]
    assert TITLE.score(table.state, 0) == 15


@pytest.mark.rules("IMP-END-04")
def test_the_highest_score_wins_and_a_tie_goes_to_the_most_gold() -> None:
    assert TITLE.winners(players((10, 0, 3), (11, 9, 1), (5, 20, 0)).state) == [0]
    assert TITLE.winners(players((10, 3, 3), (11, 9, 2), (5, 20, 0)).state) == [1]
    assert TITLE.winners(players((10, 9, 3), (11, 3, 2), (12, 8, 1)).state) == [0]


@pytest.mark.rules("IMP-END-05")
def test_with_the_same_gold_the_most_carts_win() -> None:
    assert TITLE.winners(players((10, 5, 3), (9, 5, 4), (12, 4, 1)).state) == [1]
    assert TITLE.winners(players((9, 5, 4), (10, 5, 3), (0, 99, 8)).state) == [0]


@pytest.mark.rules("IMP-END-06")
def test_with_everything_equal_the_tied_players_share_the_victory() -> None:
    assert TITLE.winners(players((10, 5, 3), (10, 5, 3), (10, 5, 2)).state) == [0, 1]
    assert TITLE.winners(players((1, 0, 0), (1, 0, 0), (1, 0, 0)).state) == [0, 1, 2]


@pytest.mark.rules("IMP-END-07")
def test_lower_places_are_decided_by_gold_and_carts_too_and_equals_share_them() -> None:
    assert TITLE.places(players((10, 3, 3), (10, 4, 3), (20, 0, 0)).state) == [3, 2, 1]
    assert TITLE.places(players((10, 4, 3), (9, 4, 4), (20, 0, 0)).state) == [3, 2, 1]
    assert TITLE.places(players((10, 4, 3), (20, 0, 0), (10, 4, 3), (1, 99, 0)).state) == [2, 1, 2, 4]


def test_a_tie_is_told_as_far_as_it_went() -> None:
    state = players((10, 3, 3), (10, 4, 3), (9, 4, 4), (20, 4, 0)).state
    told = [[(line.key, line.points) for line in TITLE.tied(state, seat)] for seat in range(4)]
    assert told == [[("tie-gold", 3)], [("tie-gold", 4), ("tie-carts", 3)], [("tie-gold", 4), ("tie-carts", 4)], []]
