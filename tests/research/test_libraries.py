"""The environments pass the test suites of the libraries that they are for.

To import the suites takes seconds, also of a run that leaves these tests out: each test imports its own.
"""

import pickle
import unittest
import warnings
from typing import Any

import numpy as np
import pyspiel
import pytest
from gymnasium.utils.env_checker import check_env

from asztal import registry
from asztal.research import Solo, TableEnv, register

GAMES = [title.name for title in registry.titles().values() if title.finished]

# PettingZoo warns of every observation that is not one array, and of masks without actions of those who are not asked.
pytestmark = [
    pytest.mark.slow,
    pytest.mark.filterwarnings("ignore:Observation is not a NumPy array"),
    pytest.mark.filterwarnings("ignore:Action mask numpy array is all zeros"),
    pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be"),
    pytest.mark.filterwarnings("ignore:Environment has not defined a render"),
]


@pytest.mark.parametrize("game", GAMES)
def test_pettingzoo(game: str) -> None:
    with warnings.catch_warnings():  # its tests import a game of its own in a way that it warns of
        warnings.simplefilter("ignore")
        from pettingzoo.test import api_test, seed_test

    api_test(TableEnv(game, 3), num_cycles=100)
    seed_test(lambda: TableEnv(game, 2), num_cycles=30)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.filterwarnings("ignore:.*The environment's .* is not NumPy array")
def test_gymnasium(game: str) -> None:
    check_env(Solo(game), skip_render_check=True)


@pytest.mark.parametrize("game", GAMES)
def test_openspiel(game: str) -> None:
    from open_spiel.integration_tests import api_test

    register()
    loaded = pyspiel.load_game(f"asztal_{game}(players=2)")
    pyspiel.random_sim_test(loaded, num_sims=1, serialize=True, verbose=False)
    kind = type(f"Api_{game}", (api_test.EnforceAPIOnPartialTreeBase,), {"game": loaded, "game_name": f"asztal_{game}"})
    result = unittest.TestResult()
    unittest.defaultTestLoader.loadTestsFromTestCase(kind).run(result)
    assert result.testsRun >= 5
    assert not result.failures
    assert not result.errors


def test_openspiel_alone_with_a_variant() -> None:
    register()
    loaded = pyspiel.load_game("asztal_ginkgopolis", {"players": 1, "variant": "hal:expert"})
    pyspiel.random_sim_test(loaded, num_sims=1, serialize=True, verbose=False)


def test_openspiel_searches_and_learns_with_it() -> None:
    from open_spiel.python import rl_environment
    from open_spiel.python.algorithms import mcts

    register()
    game = pyspiel.load_game("asztal_ginkgopolis(players=2)")
    state: Any = game.new_initial_state()
    while state.is_chance_node():
        state.apply_action(5)
    chance = np.random.RandomState(1)
    bot = mcts.MCTSBot(game, 2.0, 4, mcts.RandomRolloutEvaluator(1, chance), random_state=chance)
    assert bot.step(state) in state.legal_actions()
    environment: Any = rl_environment.Environment(game)
    step = environment.reset()
    seat = step.observations["current_player"]
    assert len(step.observations["info_state"][seat]) == game.observation_tensor_size()


def test_an_environment_can_be_sent_and_goes_on_alike() -> None:
    table = TableEnv("imperial_miners", 2)
    table.reset(seed=4)
    for _ in range(30):
        table.step(0)
    sent = pickle.loads(pickle.dumps(table.play))
    while table.play.options:
        assert sent.options == table.play.options
        sent.step(len(sent.options) - 1)
        table.play.step(len(table.play.options) - 1)
    assert sent.rewards("points") == table.play.rewards("points")
