"""The solo game: the rules of the others, and a rank at the end."""

import pytest

from asztal.games.imperial_miners.examples.tabletop import bare
from asztal.games.imperial_miners.scoring import RANKS, rank
from asztal.games.imperial_miners.title import TITLE
from asztal.kernel import Fast, Message
from asztal.testkit.walk import Setting, Walk
from asztal.text.wording import wording_of

BANDS = {
    "rank-navvy": (0, 34),
    "rank-tunneller": (35, 45),
    "rank-novice-miner": (46, 55),
    "rank-mining-engineer": (56, 60),
    "rank-veteran-hewer": (61, 65),
    "rank-king-of-the-depths": (66, 200),
}


@pytest.mark.rules("IMP-SOLO-01")
@pytest.mark.parametrize("key", BANDS)
def test_the_rank_of_a_score(key: str) -> None:
    first, last = BANDS[key]
    assert {rank(score) for score in range(first, last + 1)} == {key}


@pytest.mark.rules("IMP-SOLO-01")
def test_alone_the_same_rules_hold() -> None:
    walk = Walk(Setting(TITLE, 1, TITLE.full_variant(1, {})), seed=5)
    for _ in walk.steps():
        pass
    state = walk.game.state
    assert (state.round, len(state.players[0].mine)) == (10, 10)
    assert TITLE.score(state, 0) == state.players[0].gems + state.players[0].completed_carts()
    table = bare()
    table.mine({"1,0": "I-31"}).dig("I-36", "place 1,2", "effect A", "surface gold")
    assert table.rest() == (3, 0)


@pytest.mark.rules("IMP-SOLO-01")
def test_alone_nobody_wins_and_the_rank_is_told() -> None:
    table = bare()
    table.player().gems = 46
    assert (TITLE.winners(table.state), TITLE.places(table.state)) == ([], [0])
    assert TITLE.ending(table.state) == Message("ending-rank", {"seat": 0, "rank": "rank-novice-miner"})
    assert wording_of(TITLE, "hu", ["Anna"]).ending(table.game) == "Anna eredménye: Kezdő bányász."


@pytest.mark.rules("IMP-SOLO-02")
def test_exactly_65_is_a_veteran() -> None:
    assert [rank(score) for score in (64, 65, 66)] == [RANKS[4], "rank-veteran-hewer", "rank-king-of-the-depths"]
    assert tuple(BANDS) == RANKS


@pytest.mark.rules("IMP-END-04", "IMP-END-06")
@pytest.mark.parametrize("seats", [2, 3])
def test_with_others_somebody_wins_and_no_rank_is_told(seats: int) -> None:
    game = TITLE.new(seats, {}, Fast(3))
    assert TITLE.ending(game.state) is None
    assert TITLE.winners(game.state) == list(range(seats))  # all have nothing yet
