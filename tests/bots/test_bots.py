"""Bots answer from their own options and view, repeat themselves for one seed, and greedy plays better than random."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import msgspec
import pytest

from asztal import kernel
from asztal.arena import simulate
from asztal.bots import BOTS, GreedyBot, RandomBot, UnknownBot, make_bot
from asztal.bots.rollouts import ImaginedWorld, Path, Rollout, TurnSearch
from asztal.kernel import rules as k
from tests.kernel.minis.toy_euro import TITLE as TOY


def never() -> kernel.Observation[Any]:
    raise AssertionError("this bot need not look")


def view_of(game: k.Game[Any], seat: int) -> Callable[[], kernel.Observation[Any]]:
    """The seat's view as it would come over a line, so that nothing else can be reached through it."""
    sent = msgspec.json.encode(kernel.observe(game, seat))
    return lambda: msgspec.json.decode(sent, type=kernel.Observation[game.title.view])  # type: ignore[name-defined]


# A game whose turns are made of two small steps: a number, then to keep it or to lose it.


@dataclass(slots=True)
class Player(k.Data):
    points: int = 0
    number: int = 0


@dataclass(slots=True)
class Numbers(k.State):
    players: list[Player]


class TakeNumber(k.Pick[Numbers]):
    def candidates(self, g: k.Game[Numbers], f: k.Frame) -> list[k.Option]:
        return [k.Option("number", (n,)) for n in range(int(g.state.variant["numbers"]))]

    def take(self, g: k.Game[Numbers], f: k.Frame, option: k.Option) -> None:
        g.state.players[f.seat].number = int(option.ids[0])


def keep(g: k.Game[Numbers], f: k.Frame) -> None:
    g.state.players[f.seat].points += g.state.players[f.seat].number


class NumbersTitle(k.Title[Numbers]):
    name, state, player = "numbers", Numbers, Player
    variants = {"numbers": ("9", "500")}
    turn = k.Seq[Numbers](take=TakeNumber(), then=k.Choose(lose=k.Do(lambda g, f: None), keep=k.Do(keep)))
    effects = {"game": k.EachSeat(turn)}

    def score_lines(self, state: Numbers, seat: int) -> list[k.ScoreLine]:
        return [k.ScoreLine("points", state.players[seat].points)]


NUMBERS = NumbersTitle()


class TwiceTitle(NumbersTitle):
    effects = {"game": k.Repeat(2, NumbersTitle.turn)}


# The same in secret: all choose a number at once, then each keeps or loses it in turn; twice.


def next_round(g: k.Game[Numbers], f: k.Frame) -> None:
    for player in g.state.players:
        player.number = -1


class SecretTitle(NumbersTitle):
    name, seats = "secret_numbers", range(1, 4)
    choose = k.Together[Numbers](TakeNumber(), sealed=True)
    keep = k.EachSeat[Numbers](k.Choose(lose=k.Do(lambda g, f: None), keep=k.Do(keep)))
    effects = {"game": k.Repeat(2, k.Seq(start=k.Do(next_round), choose=choose, keep=keep))}

    def value(self, state: Numbers, seat: int) -> float:
        return state.players[seat].points


SECRET = SecretTitle()


def test_an_unknown_bot_is_refused_with_a_list_of_what_exists() -> None:
    with pytest.raises(UnknownBot, match='no bot called "genius"; choose from greedy, level1, level2, level3, level4'):
        make_bot("genius", TOY, 0)


@pytest.mark.parametrize(
    "name", [pytest.param(name, marks=[pytest.mark.slow] if name == "planner" else []) for name in sorted(BOTS)]
)
def test_a_bot_with_the_same_seed_makes_the_same_choices(name: str) -> None:
    game = TOY.new(3, chance=kernel.Fast(1))
    decision, observe = game.decisions[0], view_of(game, 0)
    one, other = make_bot(name, TOY, 5), make_bot(name, TOY, 5)
    first = [one.choose(decision, observe) for _ in range(20)]
    assert first == [other.choose(decision, observe) for _ in range(20)]
    assert len(set(first)) > 1, "ties are broken by chance"
    assert set(first) <= set(decision.options)


def test_random_takes_every_option_without_looking() -> None:
    decision = NUMBERS.new(2).decisions[0]
    bot = RandomBot(0)
    assert {bot.choose(decision, never) for _ in range(300)} == set(decision.options)


def test_greedy_sees_where_a_choice_of_several_steps_leads() -> None:
    game = NUMBERS.new(2)
    bot = GreedyBot(NUMBERS, 0)
    assert str(bot.choose(game.decisions[0], view_of(game, 0))) == "number 8"
    game.apply(0, k.Option("number", (3,)))
    assert str(bot.choose(game.decisions[0], view_of(game, 0))) == "choose keep"


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_greedy_sees_where_a_secret_choice_leads_after_the_others_have_answered(seat: int) -> None:
    game = SECRET.new(3)
    assert str(GreedyBot(SECRET, 0).choose(game.decisions[seat], view_of(game, seat))) == "number 8"


def test_greedy_looks_no_further_than_the_end_of_its_turn(monkeypatch: pytest.MonkeyPatch) -> None:
    judged: list[tuple[int, int]] = []  # points so far and the number in hand

    def value(state: Numbers, seat: int) -> float:
        judged.append((state.players[seat].points, state.players[seat].number))
        return state.players[seat].points

    twice = TwiceTitle()
    monkeypatch.setattr(twice, "value", value)
    game = twice.new(2)
    bot = GreedyBot(twice, 0)
    assert str(bot.choose(game.decisions[0], view_of(game, 0))) == "number 8"
    assert (8, 0) in judged, "where turns have no number the next one is looked at as well"
    judged.clear()
    monkeypatch.setattr(twice, "turn_number", lambda state, seat: bool(state.players[seat].points))
    assert str(bot.choose(game.decisions[0], view_of(game, 0))) == "number 8"
    assert (8, 8) in judged
    assert (8, 0) not in judged


def test_greedy_looks_more_closely_at_the_better_half_of_its_options(monkeypatch: pytest.MonkeyPatch) -> None:
    tried: list[str] = []
    rollout = TurnSearch.rollout

    def begun_with(turns: TurnSearch, start: Rollout, world: ImaginedWorld, begun: Path, *how: Any) -> Rollout:
        tried.append(str(begun[0]))
        return rollout(turns, start, world, begun, *how)

    monkeypatch.setattr(TurnSearch, "rollout", begun_with)
    game = NUMBERS.new(2)
    GreedyBot(NUMBERS, 0, worlds=3).choose(game.decisions[0], view_of(game, 0))
    assert [tried.count(f"number {n}") for n in range(9)] == [1, 1, 1, 1, 1, 2, 3, 3, 3]


def test_greedy_samples_a_decision_with_very_many_options() -> None:
    game = NUMBERS.new(2, {"numbers": "500"})
    chosen = {GreedyBot(NUMBERS, seed).choose(game.decisions[0], view_of(game, 0)) for seed in range(8)}
    numbers = [int(option.ids[0]) for option in chosen]
    assert len(numbers) > 1, "each seed looks at other options"
    assert min(numbers) > 300, "and takes the best of some dozens"


def test_greedy_need_not_look_where_it_has_no_choice() -> None:
    only = k.Option("pass")
    assert GreedyBot(TOY, 0).choose(k.Decision(0, "pass", [only], always=True), never) == only


def test_greedy_leaves_the_game_it_plays_untouched() -> None:
    game = TOY.new(3, chance=kernel.Fast(3))
    before = game.state.to_data()
    GreedyBot(TOY, 0).choose(game.decisions[0], lambda: kernel.observe(game, 0))
    assert game.state.to_data() == before


@pytest.mark.parametrize("seats", [["greedy", "random"], ["random", "greedy"]])
def test_greedy_beats_random_at_either_seat(seats: list[str]) -> None:
    result = simulate(TOY, 40, seats, seed=7)
    greedy, other = (result.seats[seats.index(name)] for name in ("greedy", "random"))
    assert greedy.win_rate > 0.65
    assert greedy.mean_score > other.mean_score + 1.5
