"""The planner answers from its view alone, keeps to its budget, and sees to the end of its turn and no further."""

from collections import Counter
from collections.abc import Callable, Sequence
from typing import Any

import msgspec
import pytest

from asztal import registry
from asztal.bots import Memory, Planner, Remembering, make_bot, resume_bot
from asztal.bots.judging import ByHand
from asztal.bots.planner import KEPT, ON, Plan
from asztal.bots.rollouts import ImaginedWorld, TurnSearch
from asztal.kernel import (
    Decision,
    Fast,
    Game,
    Halted,
    Keyed,
    Observation,
    Title,
    halting,
    halting_early,
    imagine,
    observe,
    resume,
)
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


def test_a_planner_judges_no_more_than_its_budget() -> None:
    title = registry.find("ginkgopolis")
    seen = observe(some_way_in(title, 1, 12), 0)
    by_hand, judged = ByHand(title), list[int]()

    def judge(games: Sequence[Game[Any]], seat: int) -> list[float]:
        judged.append(len(games))
        return by_hand(games, seat)

    plan = Planner(title, 1, judge, leaves=150).plan(seen)
    assert plan.leaves == sum(judged)
    assert plan.leaves <= 150 + KEPT * ON, "the last comparison is finished"


def test_a_planner_sees_where_a_choice_of_several_steps_leads() -> None:
    game = NUMBERS.new(2)
    bot = Planner(NUMBERS, 0)
    assert str(bot.choose(game.decisions[0], view_of(game, 0))) == "number 8"
    game.apply(0, "number 8")
    assert bot.memory.mind, "the rest of the plan"
    assert str(bot.choose(game.decisions[0], view_of(game, 0))) == "choose keep"
    assert not bot.memory.mind


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_a_planner_sees_where_a_secret_choice_leads_after_the_others_have_answered(seat: int) -> None:
    game = SECRET.new(3)
    taken = [str(Planner(SECRET, seed).choose(game.decisions[seat], view_of(game, seat))) for seed in range(20)]
    assert Counter(taken).most_common(1)[0][0] == "number 8", "what comes after it is chance: 7 may look better"


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


# --- what is kept from one choice to the next ------------------------------------------------------------------------

REMEMBERING = ["greedy", "level1", "level3"]  # one that keeps nothing in mind, a prior, a plan


def chosen_by(title: Title[Any], names: list[str], *, anew: bool, steps: int) -> list[tuple[int, str]]:
    """The choices of a game between bots that live as long as it, or of a new one for each that has the old memory."""
    game = title.new(len(names), {}, Fast(5), tells=False)
    bots = [make_bot(name, title, seat) for seat, name in enumerate(names)]
    found = list[tuple[int, str]]()
    while game.decisions and len(found) < steps:
        seat = min(game.decisions)
        if anew:
            old = bots[seat]
            assert isinstance(old, Remembering)
            bots[seat] = resume_bot(names[seat], title, old.memory)
        option = bots[seat].choose(game.decisions[seat], view_of(game, seat))
        found.append((seat, str(option)))
        game.apply(seat, option)
    return found


@pytest.mark.parametrize("name", REMEMBERING)
@pytest.mark.parametrize(("title", "seats"), TABLES, ids=IDS)
def test_a_bot_that_is_made_anew_for_every_choice_plays_as_one_that_is_kept(
    title: Title[Any], seats: int, name: str
) -> None:
    kept, anew = (chosen_by(title, [name] * seats, anew=anew, steps=16) for anew in (False, True))
    assert anew == kept


def test_a_bot_that_keeps_nothing_in_mind_has_another_seed_for_each_choice() -> None:
    title = registry.find("ginkgopolis")
    game = title.new(1, {}, Fast(1), tells=False)
    bots = [resume_bot("random", title, Memory(7, choices)) for choices in range(20)]
    assert len({bot.choose(game.decisions[0], pytest.fail) for bot in bots}) > 1


def planned_ahead() -> tuple[Game[Any], Planner]:
    """A game in the middle of a turn, and its planner, who has the next step in mind."""
    game = registry.find("barrage").new(1, {}, Fast(1), tells=False)
    bot = Planner(game.title, 1, leaves=40)
    while not (bot.memory.mind and len(game.decisions[0].options) > 1):
        game.apply(0, bot.choose(game.decisions[0], view_of(game, 0)))
    return game, bot


def test_a_plan_is_dropped_when_its_next_step_is_not_offered_or_something_was_learned(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    game, bot = planned_ahead()
    memory, seen, decision = bot.memory, observe(game, 0), game.decisions[0]
    step = bot.choose(decision, lambda: seen)
    asked: list[Any] = []

    def plan(view: Observation[Any]) -> Plan:
        asked.append(view)
        return Plan((step,), 0.0, 0)

    monkeypatch.setattr(bot, "plan", plan)

    def thinks(decision: Decision, seen: Observation[Any]) -> bool:
        asked.clear()
        bot.memory = memory
        bot.choose(decision, lambda: seen)
        return bool(asked)

    assert not thinks(decision, seen)
    pool, cards = next((pool, cards) for pool, cards in seen.unseen.items() if len(cards) > 1)
    assert thinks(decision, msgspec.structs.replace(seen, unseen={**seen.unseen, pool: cards[1:]}))
    others = [option for option in decision.options if option != step]
    assert thinks(Decision(0, decision.ask, [*others, others[0]]), seen)
    memory = memory._replace(mind=b'{"of": "another release"}')
    assert thinks(decision, seen)


def test_every_luck_has_a_world_of_its_own_also_alone() -> None:
    """Hal's card lies face down: whoever tried all plans against one guess of it would tune the turn to that guess."""
    cards: list[str] = []

    class Heard(TurnSearch):
        def world(self) -> ImaginedWorld:
            world = super().world()
            cards.append(next(iter(world.game.state.players[1].hand.cards)))
            return world

    title = registry.find("ginkgopolis")
    game = some_way_in(title, 1, 12)
    Planner(title, 3, leaves=400, ahead=1, search=Heard).plan(observe(game, 0))
    assert len(cards) > 3
    assert len(set(cards)) > 1
