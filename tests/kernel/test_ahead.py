"""An option played on a copy of what its seat knows: as far as nobody is asked and nothing is drawn."""

from typing import Any

import msgspec

from asztal import kernel
from asztal.kernel import rules as k
from tests.kernel.minis import own_pace

DIG, DRAW = k.Option("choose", ("dig",)), k.Option("choose", ("draw",))


class Turns(own_pace.PaceTitle):
    """Every seat's three steps are its turn, and each round ends with gold for all."""

    name = "turns"
    turn = k.Together(k.Repeat(3, own_pace.PaceTitle.step))
    pay = k.EachSeat[own_pace.Pace](k.Do(own_pace.dig))
    effects = {"game": k.Seq(setup=own_pace.PaceTitle.setup, rounds=k.Repeat(2, k.Seq(turns=turn, pay=pay)))}
    turn_at = frozenset({"game.rounds.body.turns.seat"})


def last_step(seats: int = 1) -> k.Look[own_pace.Pace]:
    """Seat 0 has one step left in its turn, all others have had theirs."""
    g: k.Game[Any] = Turns().new(seats)
    for seat in range(seats):
        for _ in range(3 if seat else 2):
            g.apply(seat, "choose rest")
    return kernel.recall(g.title, kernel.observe(g, 0))


def test_ahead_goes_on_until_somebody_is_asked() -> None:
    look = last_step()
    after = k.ahead(look, DIG, tells=True)
    assert k.change(look, after, ["gold", "hand"]) == {"gold": 2, "hand": 0}  # the step, and the end of the round
    assert [event for _, event in after.events or ()] == [own_pace.Dug(0, 1)] * 2
    assert list(after.decisions) == [0]


def test_ahead_in_turn_ends_with_the_turn() -> None:
    for seats in (1, 2):
        look = last_step(seats)
        after = k.ahead_in_turn(look, DIG)
        assert (k.change(look, after, ["gold"]), after.over, after.events) == ({"gold": 1}, True, None)


def test_ahead_in_turn_goes_no_further_than_a_question() -> None:
    g = Turns().new(2)
    look = kernel.recall(g.title, kernel.observe(g, 1))
    after = k.ahead_in_turn(look, DIG)
    assert (k.change(look, after, ["gold"]), list(after.decisions)) == ({"gold": 2}, [1])


def test_chance_is_where_it_stops() -> None:
    look = last_step()
    for after in (k.ahead(look, DRAW), k.ahead_in_turn(look, DRAW)):
        assert k.change(look, after, ["gold", "hand"]) == {"gold": 0, "hand": 0}


def test_the_look_is_as_it_was() -> None:
    look = last_step(2)
    before, stack = msgspec.json.encode(look.seen), [frame.to_data() for frame in look.g.state.stack]
    k.ahead(look, DIG)
    k.ahead_in_turn(look, DIG)
    assert msgspec.json.encode(look.seen) == before
    assert [frame.to_data() for frame in look.g.state.stack] == stack
    assert (look.g.state.players[0].gold, list(look.g.decisions)) == (0, [0])
