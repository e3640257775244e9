"""A rollout goes to the end of the turn and knows how much of it was foreseen; others answer alike in one world."""

import random
from typing import Any

import pytest

from asztal import registry
from asztal.bots.rollouts import TurnSearch
from asztal.kernel import Title, observe
from tests.bots.test_bots import NUMBERS, SECRET
from tests.bots.test_planner import IDS, TABLES, some_way_in


def turns_in(title: Title[Any], seats: int, steps: int = 0, seed: int = 1) -> TurnSearch:
    game = some_way_in(title, seats, steps)
    return TurnSearch(title, observe(game, next(iter(game.decisions))), random.Random(seed))


@pytest.mark.parametrize(("title", "seats"), TABLES, ids=IDS)
def test_a_rollout_leads_to_the_same_place_again_and_leaves_its_world_as_it_was(title: Title[Any], seats: int) -> None:
    turns = turns_in(title, seats, steps=22)
    world = turns.world()
    before = world.game.state.to_data()
    for _ in range(8):
        end = turns.rollout(world.start, world)
        assert turns.over(end, world)
        assert end.taken[: len(end.path)] == end.path
        assert end.path == end.taken or not end.sure
        again = turns.rollout(world.start, world, end.taken)
        assert (again.taken, again.path, again.sure) == (end.taken, end.path, end.sure)
        assert again.game.state.to_data() == end.game.state.to_data()
    assert world.game.state.to_data() == before


def test_a_path_ends_at_a_draw_that_the_rollout_goes_beyond() -> None:
    turns = turns_in(registry.find("imperial_miners"), 1, steps=22)
    world = turns.world()
    ends = [turns.rollout(world.start, world) for _ in range(40)]
    assert any(len(end.path) < len(end.taken) for end in ends)


def test_others_answer_a_secret_choice_alike_in_one_world_and_otherwise_in_another() -> None:
    turns = turns_in(SECRET, 3)
    answers = []
    for _ in range(9):
        world = turns.world()
        ends = [turns.step(world.start, option, world) for option in world.game.decisions[0].options]
        [answer] = {tuple(player.number for player in end.game.state.players[1:]) for end in ends}
        answers.append(answer)
        assert not any(end.sure for end in ends)
    assert len(set(answers)) > 1


def test_where_turns_have_no_number_one_ends_when_others_are_asked_in_the_open() -> None:
    turns = turns_in(NUMBERS, 2)
    world = turns.world()
    end = turns.rollout(world.start, world)
    assert len(end.taken) == 2
    assert list(end.game.decisions) == [1]
    assert end.game.state.players[1].number == 0


def test_the_best_of_some_rollouts_is_found_for_each_start_and_every_leaf_counts() -> None:
    turns = turns_in(NUMBERS, 2)
    world = turns.world()
    first = [turns.step(world.start, option, world) for option in world.game.decisions[0].options[3:5]]
    leaves = turns.best([(now, [(option,) for option in now.game.decisions[0].options]) for now in first], world)
    assert [leaf.value for leaf in leaves] == [3.0, 4.0]
    assert [[str(option) for option in leaf.rollout.taken] for leaf in leaves] == [
        ["number 3", "choose keep"],
        ["number 4", "choose keep"],
    ]
    assert turns.leaves == 4
