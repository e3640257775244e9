"""The planner answers from its view alone, keeps to its budget, and sees to the end of its turn and no further."""

from collections.abc import Callable
from typing import Any

import pytest

from asztal import registry
from asztal.bots import Planner
from asztal.bots.judging import ByHand
from asztal.bots.planner import Plan
from asztal.kernel import Fast, Game, Halted, Keyed, Title, halting, halting_early, imagine, observe, resume
from asztal.kernel import rules as k
from tests.bots.test_bots import NUMBERS, SECRET, Numbers, NumbersTitle, view_of

TABLES = [(title, seats) for title in registry.titles().values() for seats in (1, 2) if title.finished]
WORLDS = 8
IDS = [f"{title.name}-{seats}" for title, seats in TABLES]


# Two turns: ten points now, or nothing now and a hundred in the next one.


def take_now(g: k.Game[Numbers], f: k.Frame) -> None:
    g.state.players[0].points, g.state.players[0].number = 10, 1


def wait(g: k.Game[Numbers], f: k.Frame) -> None:
    g.state.players[0].number = 2


def cash(g: k.Game[Numbers], f: k.Frame) -> None:
    g.state.players[0].points += 100 * (g.state.players[0].number == 2)


class LaterTitle(NumbersTitle):
    name, seats = "later", range(1, 2)
    second = k.Choose[Numbers](rest=k.Do(lambda g, f: None), cash=k.Do(cash))
    effects = {"game": k.EachSeat(k.Seq[Numbers](first=k.Choose(now=k.Do(take_now), wait=k.Do(wait)), second=second))}

    def turn_number(self, state: Numbers, seat: int) -> int:
        return min(1, state.players[seat].number)


LATER = LaterTitle()


def some_way_in(title: Title[Any], seats: int, steps: int, seed: int = 3) -> Game[Any]:
    """A game in which so many choices were made, each the one that a number names."""
    game = title.new(seats, {}, Fast(seed), tells=False)
    for step in range(steps):
        seat, decision = next(iter(game.decisions.items()))
        game.apply(seat, decision.options[step * 7 % len(decision.options)])
    return game


def play_on(game: Game[Any]) -> None:
    while game.decisions:
        game.apply_unchecked(0, game.decisions[0].options[0])


@pytest.mark.parametrize(("title", "seats"), TABLES, ids=IDS)
@pytest.mark.parametrize("steps", [0, 9, 22])
def test_the_true_game_and_the_worlds_of_its_view_give_the_same_plan(title: Title[Any], seats: int, steps: int) -> None:
    game = some_way_in(title, seats, steps)
    seat = next(iter(game.decisions))
    seen = observe(game, seat)
    plan = Planner(title, 4, leaves=40).plan(seen)
    for luck in range(2):
        world = imagine(title, seen, Fast(luck))
        assert Planner(title, 4, leaves=40).plan(observe(world, seat)) == plan


def keeps_secrets(
    title: Title[Any], seats: int, facts: Callable[[Any, int], dict[str, float]], steps: int = 40, seed: int = 8
) -> None:
    """The facts of the true game, at every decision and for every seat, are those of the worlds that it can imagine."""
    game = title.new(seats, {}, Fast(seed), tells=False)
    for step in range(steps):
        for seat in game.seats():
            true, seen = facts(game.state, seat), observe(game, seat)
            for luck in range(WORLDS):
                assert facts(imagine(title, seen, Fast(luck)).state, seat) == true
        if not game.decisions:
            break
        seat, decision = next(iter(game.decisions.items()))
        game.apply(seat, decision.options[step * 5 % len(decision.options)])


@pytest.mark.parametrize(("title", "seats"), TABLES, ids=IDS)
def test_the_facts_of_the_true_game_are_those_of_every_world(title: Title[Any], seats: int) -> None:
    keeps_secrets(title, seats, title.facts)
    game = some_way_in(title, seats, 9)
    assert 0 <= title.facts(game.state, next(iter(game.decisions)))["left"] <= 1


@pytest.mark.full
@pytest.mark.parametrize(
    "title", [title for title in registry.titles().values() if title.finished], ids=lambda title: title.name
)
@pytest.mark.parametrize("seed", [1, 2])
def test_the_facts_of_whole_games_keep_secrets_at_every_number_of_seats(title: Title[Any], seed: int) -> None:
    for seats in title.seats:
        keeps_secrets(title, seats, title.facts, steps=5_000, seed=seed)


LEAKS: dict[str, Callable[[Any, int], float]] = {
    "points behind a screen": lambda state, seat: state.players[1 - seat].points,
    "a rival's hand": lambda state, seat: sum(map(len, state.players[1 - seat].hand)),
    "the order of a hidden zone": lambda state, seat: hash_of(next(iter(state.supply.cards))),
}


def hash_of(card: str) -> float:
    return float(int.from_bytes(card.encode(), "big") % 1009)


@pytest.mark.parametrize("leak", LEAKS)
def test_a_planted_leak_is_found(leak: str) -> None:
    title = registry.find("ginkgopolis")
    with pytest.raises(AssertionError):
        keeps_secrets(title, 2, lambda state, seat: {"leak": LEAKS[leak](state, seat)})


def test_a_planner_judges_no_more_than_its_budget_and_reports_what_it_found() -> None:
    heard: list[Plan] = []
    title = registry.find("ginkgopolis")
    seen = observe(some_way_in(title, 1, 12), 0)
    plan = Planner(title, 1, leaves=150, report=heard.append).plan(seen)
    assert heard[-1] == plan
    assert plan.leaves <= 150 + 60, "the last comparison is finished"
    assert [each.leaves for each in heard] == sorted(each.leaves for each in heard)
    stopped = Planner(title, 1, leaves=10_000, cancelled=lambda: bool(heard)).plan(seen)
    assert stopped.leaves < 100


def test_a_planner_sees_where_a_choice_of_several_steps_leads() -> None:
    game = NUMBERS.new(2)
    bot = Planner(NUMBERS, 0)
    assert str(bot.choose(game.decisions[0], view_of(game, 0))) == "number 8"
    game.apply(0, "number 8")
    assert str(bot.choose(game.decisions[0], pytest.fail)) == "choose keep", "the rest of the plan needs no look"


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_a_planner_sees_where_a_secret_choice_leads_after_the_others_have_answered(seat: int) -> None:
    game = SECRET.new(3)
    assert str(Planner(SECRET, 0).choose(game.decisions[seat], view_of(game, seat))) == "number 8"


@pytest.mark.parametrize("name", ["ginkgopolis", "barrage"])
def test_a_turn_is_judged_before_the_machine_answers(name: str) -> None:
    title = registry.find(name)
    game = some_way_in(title, 1, 12)
    halted = game.clone(Keyed(1))
    halted.title = halting(title)
    with pytest.raises(Halted):
        play_on(halted)
    before = halted.state.to_data()
    resume(halted, title)
    assert halted.decisions
    assert halted.title is title
    assert halted.state.to_data() != before, "only now the machine moved"


def test_an_answer_that_was_held_back_is_the_one_that_would_have_come() -> None:
    title = registry.find("ginkgopolis")
    plain, held = (title.new(1, {}, Keyed(6), tells=False) for _ in range(2))
    while plain.decisions:
        option = plain.decisions[0].options[-1]
        plain.apply_unchecked(0, option)
        held.title = halting(title)
        try:
            held.apply_unchecked(0, option)
        except Halted:
            resume(held, title)
        assert held.state.to_data() == plain.state.to_data()


@pytest.mark.parametrize("name", ["imperial_miners", "underwater_cities"])
@pytest.mark.parametrize("seats", [1, 3])
def test_before_a_turn_is_asked_for_everything_stands_as_when_it_is(name: str, seats: int) -> None:
    title = registry.find(name)
    plain, held = (title.new(seats, {}, Keyed(6), tells=False) for _ in range(2))
    halts = 0
    while plain.decisions:
        seat = next(iter(plain.decisions))
        option = plain.decisions[seat].options[-1]
        plain.apply_unchecked(seat, option)
        held.title = halting_early(title)
        try:
            held.apply_unchecked(seat, option)
        except Halted:
            halts += 1
            for each in range(seats):
                assert title.turn_number(held.state, each) == title.turn_number(plain.state, each)
                assert title.facts(held.state, each) == title.facts(plain.state, each)
                assert title.value(held.state, each) == title.value(plain.state, each)
            resume(held, title)
        assert held.decisions == plain.decisions
        assert held.state.to_data() == plain.state.to_data()
    assert halts >= 10, "in every round at least once"


def test_the_hand_made_value_judges_many_positions_at_once() -> None:
    game = SECRET.new(2)
    assert ByHand(SECRET)([game, game], 0) == [0.0, 0.0]


def test_alone_the_aim_is_to_beat_the_machine() -> None:
    title = registry.find("ginkgopolis")
    game = title.new(1, {}, Fast(2), tells=False)
    play_on(game)
    assert title.aim(game.state, 0) == title.score(game.state, 0) - title.score(game.state, 1)
    assert (title.aim(game.state, 0) > 0) == bool(title.winners(game.state))


def test_a_planner_that_looks_ahead_sees_what_its_next_turn_could_do() -> None:
    """Ten points now or a hundred in the next turn: only one who looks there leaves the ten."""
    game = LATER.new(1)
    near, far = (Planner(LATER, seed, leaves=60, ahead=ahead) for seed, ahead in ((1, 0), (1, 1)))
    assert str(near.choose(game.decisions[0], view_of(game, 0))) == "choose now"
    assert str(far.choose(game.decisions[0], view_of(game, 0))) == "choose wait"


@pytest.mark.parametrize(("title", "seats"), TABLES, ids=IDS)
def test_looking_ahead_is_the_same_for_the_true_game_and_the_worlds_of_its_view(title: Title[Any], seats: int) -> None:
    game = some_way_in(title, seats, 9)
    seat = next(iter(game.decisions))
    seen = observe(game, seat)
    plan = Planner(title, 4, leaves=40, ahead=1).plan(seen)
    assert Planner(title, 4, leaves=40, ahead=1).plan(observe(imagine(title, seen, Fast(1)), seat)) == plan
