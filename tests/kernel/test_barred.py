"""A rule above the effects can bar options of any effect, and gives a reason."""

from collections.abc import Mapping
from dataclasses import dataclass

import pytest

import asztal.kernel.rules as k
from asztal.kernel import Refused

TOO_MANY = k.Reason("too-many", "TOY-SUM-01")


@dataclass(slots=True)
class Player(k.Holder):
    points: int = 0


@dataclass(slots=True)
class Numbers(k.State):
    players: list[Player]


class Add(k.Pick[Numbers]):
    """Adds a number to the points of the seat."""

    def candidates(self, g: k.Game[Numbers], f: k.Frame) -> list[k.Option]:
        return [k.Option("number", (n,)) for n in range(1, 5)]

    def why(self, g: k.Game[Numbers], f: k.Frame, option: k.Option) -> k.Reason | None:
        return k.Reason("no-fours") if option.ids == (4,) else None

    def take(self, g: k.Game[Numbers], f: k.Frame, option: k.Option) -> None:
        g.state.players[f.seat].points += int(option.ids[0])


class NeverAbove(k.Title[Numbers]):
    """Three numbers; whoever can must not come above 4 points."""

    name, state, player, seats = "never_above", Numbers, Player, range(1, 2)
    effects = {"game": k.Seq(first=Add(), second=Add(), third=Add())}
    bars = True

    def barred(self, g: k.Game[Numbers], asked: k.Decision) -> Mapping[k.Option, k.Reason]:
        has = g.state.players[asked.seat].points
        lost = [option for option in asked.options if has + int(option.ids[0]) > 4]
        return {} if len(lost) == len(asked.options) else dict.fromkeys(lost, TOO_MANY)


TITLE = NeverAbove()


def options(game: k.Game[Numbers]) -> list[str]:
    return [str(option) for option in game.decisions[0].options]


def test_what_is_barred_is_not_offered_and_has_the_reason_of_the_rule() -> None:
    game = TITLE.new(1)
    assert options(game) == ["number 1", "number 2", "number 3"]
    game.apply(0, "number 2")
    assert options(game) == ["number 1", "number 2"]
    assert game.why_not(0, "number 3") == TOO_MANY
    assert game.why_not(0, "number 4") == k.Reason("no-fours")  # the effect itself refuses it
    with pytest.raises(Refused, match="too-many TOY-SUM-01"):
        game.apply(0, "number 3")


def test_the_last_option_that_is_left_is_not_asked() -> None:
    game = TITLE.new(1)
    game.apply(0, "number 3")  # then 1, of itself
    assert game.state.players[0].points == 4
    assert options(game) == ["number 1", "number 2", "number 3"]  # all would be too many: none is barred


def test_a_loaded_game_offers_the_same() -> None:
    game = TITLE.new(1)
    game.apply(0, "number 2")
    asked = options(game)
    game.settle()
    assert options(game) == asked
