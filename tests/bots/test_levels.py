"""Levels plan by what was learned, see less or think longer, and leave the seat to greedy where nothing was."""

from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest

from asztal import registry
from asztal.bots import GreedyBot, make_bot, model
from asztal.bots.levels import LEARNED, has_weights
from asztal.kernel import Fast, Game, observe
from tests.bots.test_bots import NUMBERS, view_of
from tests.kernel.minis.toy_euro import TITLE as TOY

WEIGHTS = Path(model.__file__).parent / "weights"


@pytest.mark.parametrize("name", LEARNED)
def test_where_nothing_was_learned_greedy_plays(name: str) -> None:
    assert not has_weights(TOY, 3)
    game = TOY.new(3, chance=Fast(1))
    level, greedy = make_bot(name, TOY, 5), GreedyBot(TOY, 5)
    look, decision = view_of(game, 0), game.decisions[0]
    assert [level.choose(decision, look) for _ in range(9)] == [greedy.choose(decision, look) for _ in range(9)]


def test_a_weaker_level_sees_fewer_options(monkeypatch: pytest.MonkeyPatch) -> None:
    seen: set[int] = set()

    def judge(title: Any, weights: Any) -> Any:
        def judged(games: Sequence[Game[Any]], seat: int) -> list[float]:
            seen.update(game.state.players[seat].number for game in games)
            return [0.0 for _ in games]

        return judged

    monkeypatch.setattr(model, "champion", lambda *key: object())
    monkeypatch.setattr(model, "Learned", judge)
    game = NUMBERS.new(2)
    for name, most in (("level1", 2), ("level2", 4), ("level3", 9)):
        seen.clear()
        make_bot(name, NUMBERS, 1).choose(game.decisions[0], view_of(game, 0))
        assert len(seen) == most


def test_a_level_that_is_cancelled_answers_at_once() -> None:
    title = registry.find("ginkgopolis")
    game = title.new(1, {}, Fast(1), tells=False)
    bot = make_bot("planner", title, 1, lambda: True)
    assert bot.choose(game.decisions[0], lambda: observe(game, 0)) in game.decisions[0].options


@pytest.mark.parametrize("file", sorted(WEIGHTS.glob("*.json")), ids=lambda file: file.name)
def test_the_weights_that_come_with_it_fit_the_rules_and_the_facts(file: Path) -> None:
    """Weights for other rules would be left aside in silence; facts that are called anew would count as 0."""
    name, _, kind = file.name.removesuffix(".json").partition("-")
    title, seats = registry.find(name), 2 if kind == "rivals" else 1
    assert has_weights(title, seats)
    found = model.champion(name, title.rules_version, seats > 1)
    assert found is not None
    game = title.new(seats, {}, Fast(1), tells=False)
    for step in range(12):
        seat, decision = next(iter(game.decisions.items()))
        game.apply_unchecked(seat, decision.options[step % len(decision.options)])
    facts = title.facts(game.state, next(iter(game.decisions)))
    assert len(facts.keys() & set(found.names)) >= 0.9 * len(facts)
