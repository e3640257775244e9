"""Learned bots play by the policy alone or plan, and leave the seat to the greedy bot where nothing was learned."""

import json
from pathlib import Path
from typing import Any

import msgspec
import pytest

from asztal import registry
from asztal.bots import GreedyBot, Planner, champions, levels, make_bot, model
from asztal.bots.judging import ByHand, Prior
from asztal.bots.levels import LEARNED, LEVELS, PolicyBot, learned
from asztal.kernel import Fast, Game, Title, observe
from asztal.testkit.corpus import numbered
from tests.bots.test_bots import NUMBERS, view_of
from tests.kernel.minis.toy_euro import TITLE as TOY

WEIGHTS = Path(model.__file__).parent / "weights"
TRY = (
    "no weights for these rules: try the old ones (`python -m asztal.training.trial`) or train again, see docs/bots.md"
)


@pytest.mark.parametrize("name", LEARNED)
def test_where_nothing_was_learned_greedy_plays(name: str) -> None:
    assert learned(TOY, 3) is None
    game = TOY.new(3, chance=Fast(1))
    level, greedy = make_bot(name, TOY, 5), GreedyBot(TOY, 5)
    observe, decision = view_of(game, 0), game.decisions[0]
    assert [level.choose(decision, observe) for _ in range(9)] == [greedy.choose(decision, observe) for _ in range(9)]


class _Favours:
    """Gives one number most weight and another one half as much; says how often it was asked about a position."""

    asked = 0

    def units(self, game: Game[Any], seat: int) -> list[float]:
        self.asked += 1
        return [1.0, 0.5]

    def prior(self, units: list[float]) -> Prior:
        weights = dict(zip(["number 3", "number 5"], units, strict=True))
        return lambda decision: [weights.get(str(each), 0.0) for each in decision.options]


def test_at_a_glance_a_bot_takes_what_weighs_most_and_one_that_samples_the_next_best_too() -> None:
    game = NUMBERS.new(2)
    decision, observe = game.decisions[0], view_of(game, 0)

    def taken(samples: bool) -> set[str]:
        return {str(PolicyBot(NUMBERS, seed, _Favours(), samples).choose(decision, observe)) for seed in range(40)}

    assert taken(samples=False) == {"number 3"}
    assert taken(samples=True) == {"number 3", "number 5"}


def test_a_policy_is_asked_once_a_turn() -> None:
    policy = _Favours()
    bot = PolicyBot(NUMBERS, 1, policy, samples=False)
    game = NUMBERS.new(2)
    for _ in range(2):
        game.apply(0, bot.choose(game.decisions[0], view_of(game, 0)))
    assert policy.asked == 1


# Facts of Barrage that are younger than the weights with which it is played among rivals.
YOUNGER = ("best energy", "met", "tile ", "can build ", "open ", "turbine", "this round", "stock", "bonuses and ")


@pytest.mark.parametrize("file", sorted(WEIGHTS.glob("*.json")), ids=lambda file: file.name)
def test_the_weights_that_come_with_it_fit_the_rules_and_the_facts(file: Path) -> None:
    """Weights for other rules would be left aside in silence; facts that are called anew would count as 0."""
    name, _, kind = file.name.removesuffix(".json").partition("-")
    title, seats = registry.find(name), 2 if kind == "rivals" else 1
    found = learned(title, seats)
    assert found is not None, TRY
    game = title.new(seats, {}, Fast(1), tells=False)
    for step in range(12):
        seat, decision = next(iter(game.decisions.items()))
        game.apply_unchecked(seat, decision.options[step % len(decision.options)])
    facts = title.facts(game.state, next(iter(game.decisions)))
    known = [name for name in facts if not (file.name == "barrage-rivals.json" and name.startswith(YOUNGER))]
    assert len(set(known) & set(found.names)) >= 0.9 * len(known)


@pytest.mark.parametrize("title", numbered(), ids=lambda title: title.name)
def test_every_game_has_weights_for_its_rules_at_every_number_of_seats(title: Title[Any]) -> None:
    """Without them the levels would be greedy: a new version of the rules needs weights, trained for it or tried."""
    assert [seats for seats in title.seats if learned(title, seats) is None] == [], TRY


def test_a_trial_is_of_weights_that_are_there_and_tells_a_figure() -> None:
    known = {model.Model(json.loads(file.read_text("utf-8"))).hash for file in WEIGHTS.glob("*.json")}
    for trial in champions.trials():
        assert trial.weights in known
        assert trial.bot in LEARNED
        assert trial.deals >= 200
        assert trial.least <= trial.difference <= trial.most


def test_weights_serve_the_rules_for_which_they_were_trained_or_tried(monkeypatch: pytest.MonkeyPatch) -> None:
    mine = model.champion("ginkgopolis", 1, True)
    assert mine is not None
    champion = model.champion.__wrapped__
    trial = champions.Trial(mine.hash, 7, "level4", 200, 0.0, -1.0, 1.0)
    monkeypatch.setattr(champions, "trials", lambda: [trial])
    found = champion("ginkgopolis", 7, True)
    assert found is not None
    assert found.hash == mine.hash  # which a trial does not change
    assert champion("ginkgopolis", 8, True) is None
    assert champion("imperial_miners", 7, False) is None
    alone = model.champion("ginkgopolis", 1, False)
    assert alone is not None
    monkeypatch.setattr(champions, "trials", lambda: [msgspec.structs.replace(trial, weights=alone.hash)])
    served = champion("ginkgopolis", 7, True)
    assert served is not None
    assert not served.rivals  # where those for rivals do not fit the rules, those of games alone do


def test_where_there_are_no_weights_for_rivals_those_of_games_alone_serve() -> None:
    miners = registry.find("imperial_miners")
    assert not (WEIGHTS / "imperial_miners-rivals.json").exists()
    found = learned(miners, 2)
    assert found is not None
    assert found is not learned(registry.find("ginkgopolis"), 2)
    assert not found.rivals


def test_weights_say_who_judges_and_whether_looking_ahead_pays(monkeypatch: pytest.MonkeyPatch) -> None:
    title = registry.find("imperial_miners")
    known = learned(title, 1)
    assert known is not None
    by_hand = model.Model({**known.data, "by_hand": True})
    assert isinstance(model.judge_of(title, by_hand), ByHand)
    assert isinstance(model.judge_of(title, None), ByHand)
    assert isinstance(model.judge_of(title, model.Model({**known.data, "by_hand": False})), model.Learned)
    asked: list[tuple[int, int]] = []

    class Heard(Planner):
        def __init__(self, *args: Any, ahead: int, **more: Any) -> None:
            super().__init__(*args, ahead=ahead, **more)
            asked.append((self._most, ahead))

    monkeypatch.setattr(levels, "Planner", Heard)
    game = title.new(1, {}, Fast(1), tells=False)
    for searches in (True, False):
        monkeypatch.setattr(model, "champion", lambda *key, s=searches: model.Model({**known.data, "searches": s}))
        bot = make_bot("level5", title, 1)
        assert bot.choose(game.decisions[0], lambda: observe(game, 0)) in game.decisions[0].options
    assert asked == [(1000, 1), (6000, 0)]


def test_where_every_draw_ends_a_plan_the_bots_of_a_table_share_what_they_look_at() -> None:
    level = LEVELS["level5"]
    budgets = {seats: level.budget("imperial_miners", seats, searches=True) for seats in (1, 2, 5)}
    assert budgets == {1: (1000, 1), 2: (320, 1), 5: (80, 1)}
    assert level.budget("barrage", 4, searches=True) == (1000, 1)
    assert level.budget("imperial_miners", 5, searches=False) == (6000, 0)
