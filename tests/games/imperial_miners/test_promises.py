"""A promise made from the words of an effect is the same as one made by playing the option on a copy."""

import pytest

from asztal.games.imperial_miners.cards import EVENTS
from asztal.games.imperial_miners.title import TITLE
from asztal.kernel import observe, recall
from asztal.kernel.rules import Promise, ahead_in_turn, change
from asztal.testkit.walk import Setting, Walk

STOCK = ("gold", "gem", "machine", "collapse", "cart")
CHANGING = ("surface", "effect", "machine", "cart", "climb", "trade", "spend", "collapse", "clear")


@pytest.mark.parametrize("seats", [1, 3])
@pytest.mark.parametrize("seed", range(4))
def test_nothing_is_left_out_of_a_promise(seats: int, seed: int) -> None:
    kinds = set()
    walk = Walk(Setting(TITLE, seats, TITLE.full_variant(seats, {})), seed=seed)
    for _ in walk.steps():
        for seat, decision in walk.game.decisions.items():
            look = recall(TITLE, observe(walk.game, seat))
            for option in decision.options:
                if option.kind in CHANGING:
                    after = ahead_in_turn(look, option)
                    last = len(walk.game.decisions) == 1 and look.g.stack[0].at in TITLE.turn_at
                    event = last and EVENTS[look.g.state.event].kind == "end"  # it goes on giving
                    told = Promise() if after.over and event else Promise.of(change(look, after, STOCK))
                    assert TITLE.face.promise(look, option) == told
                    kinds.add(option.kind)
                elif option.kind != "card":
                    assert TITLE.face.promise(look, option) == Promise()
    assert kinds >= {"surface", "effect", "climb"}
