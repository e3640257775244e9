"""A policy takes what was taken in positions like this, and likes nothing that it has not seen."""

import itertools
from collections.abc import Mapping

import numpy as np
import pytest

from asztal import registry
from asztal.bots.model import Model
from asztal.bots.policy import FLOOR, LearnedPolicy, marks
from asztal.kernel import Decision, Fast, Option
from asztal.training.fitting import fitted
from asztal.training.games import Kept, Sample, Task, played
from asztal.training.imitation import TakenOption, choices, imitated

TITLE = registry.find("imperial_miners")
VARIANT = TITLE.full_variant(1, {})
OPTIONS = [Option("deck", (number,)) for number in (1, 2, 3)]


def example(facts: Mapping[str, float]) -> TakenOption:
    """The first deck while gold is short, the last one later."""
    known = [tuple(marks(TITLE, "ask", option)) for option in OPTIONS]
    return TakenOption(facts, known, 0 if facts["gold"] < 0.5 else 2)


@pytest.fixture(scope="module")
def model() -> Model:
    chance = np.random.default_rng(1)
    games = [[{"gold": float(chance.random()), "left": 0.5} for _ in range(30)] for _ in range(40)]
    value = fitted(TITLE, [[Sample(facts, facts["gold"], 0) for facts in game] for game in games], False)
    return imitated(value, [[example(facts) for facts in game] for game in games])


def liked(model: Model, gold: float, options: list[Option] = OPTIONS) -> list[float]:
    policy = LearnedPolicy(TITLE, model)
    policy._title = type("Facts", (), {"facts": lambda self, state, seat: {"gold": gold, "left": 0.5}})()
    like = policy(TITLE.new(1, {}, Fast(1)), 0)
    policy._title = TITLE
    return like(Decision(0, "ask", options))


def test_a_policy_learns_what_was_taken_and_when(model: Model) -> None:
    first, three = model.data["policy"]["agrees"]
    assert (first, three) > (0.9, 0.99)
    assert np.argmax(liked(model, 0.1)) == 0
    assert np.argmax(liked(model, 0.9)) == 2
    assert min(liked(model, 0.9)) >= FLOOR, "nothing is out of the question"


def test_what_was_never_seen_is_neither_liked_nor_disliked(model: Model) -> None:
    strange = [Option("stop"), Option("deck", (9,)), Option("machine", ("1,0",))]
    first, _, last = liked(model, 0.3, strange)
    assert first == last


def test_sums_of_a_policy_are_exact(model: Model) -> None:
    seen = model.inputs([{"gold": gold / 7, "left": 0.5} for gold in range(7)])
    hidden = np.array(model.data["policy"]["hidden"]) / 512
    order = list(itertools.chain(range(1, seen.shape[1]), [0]))
    assert ((seen @ hidden) == (seen[:, order] @ hidden[order])).all()


def test_a_card_is_known_by_what_its_text_gives() -> None:
    found = dict(marks(TITLE, "ask", Option("card", ("I-10",))))
    assert found["ask card 0 I-10"] == 1.0
    assert {f"card card {name}": amount for name, amount in TITLE.card_facts("I-10").items()}.items() <= found.items()


def test_careless_choices_and_those_without_a_choice_are_no_examples() -> None:
    kept = played(Task("imperial_miners", "play", 0, 5, VARIANT, [""], 12, 3, careless_share=1.0))
    assert not list(choices(TITLE, kept))
    careful = Kept(kept.kind, 0, kept.deal, VARIANT, 1, kept.choices, kept.aims)
    found = list(choices(TITLE, careful))
    assert found
    assert all(len(choice.options) > 1 and choice.taken < len(choice.options) for choice in found)
