"""The worked examples in words: every step says something, in every language."""

import re
from itertools import pairwise
from pathlib import Path

import pytest

from asztal import registry
from asztal.kernel.example import Example, examples_of
from asztal.text import LANGUAGES
from asztal.text.examples import steps_of
from asztal.text.rules import clauses, rules_text

GAMES = {"barrage": 37, "ginkgopolis": 21, "imperial_miners": 19, "underwater_cities": 51}
ALL = [made for game in GAMES for made in examples_of(registry.find(game)).values()]
FIRST = [next(iter(examples_of(registry.find(game)).values())) for game in GAMES]


@pytest.mark.parametrize(("game", "count"), GAMES.items())
def test_every_example_of_the_rules_can_be_stepped_through(game: str, count: int) -> None:
    written = [clause.id for clause in clauses(rules_text(game, "en")) if "-EX-" in clause.id]
    assert list(examples_of(registry.find(game))) == written
    assert len(written) == count


def check_told(example: Example, lang: str) -> None:
    steps = list(steps_of(example, lang))
    assert steps[0].shot.kind == "set"
    for before, step in pairwise(steps):
        assert step.text if step.shot.option else step.shot.kind in ("set", "went", "scored")
        assert step.log or step.text or step.points or step.shot.kind in ("set", "went")
        assert step.shot.table - before.shot.table in (0, 1)
        assert all(len(name) > 0 and "⟦" not in name for name in step.names)


@pytest.mark.parametrize("example", FIRST, ids=lambda made: made.id)
def test_an_example_is_told(example: Example) -> None:
    check_told(example, "hu")


@pytest.mark.slow
@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("example", ALL, ids=lambda made: made.id)
def test_every_example_is_told_in_every_language(example: Example, lang: str) -> None:
    check_told(example, lang)


def test_a_choice_a_refusal_and_points_are_steps() -> None:
    ginkgopolis, cities = (examples_of(registry.find(name)) for name in ("ginkgopolis", "underwater_cities"))
    kinds = [step.shot.kind for step in steps_of(ginkgopolis["GIN-EX-09"], "en")]
    assert kinds == ["set", "scored", "scored", "scored"]
    first, refused, *_ = steps_of(cities["UWC-EX-03"], "en")
    assert (first.shot.kind, refused.shot.kind) == ("set", "refused")
    assert (refused.why, refused.clause) == ("You could not use any part of this slot.", "UWC-SLOT-03")
    told = [line.text for step in steps_of(ginkgopolis["GIN-EX-02"], "en") for line in step.log]
    assert told[:2] == ["Faye plays red 9 alone.", "Faye takes 2 resources, 1 tile and 1 success point."]


def test_guides_send_to_examples_that_there_are() -> None:
    for game in GAMES:
        guide = Path(__file__).parents[2] / "web" / "src" / "games" / game / "guide.ts"
        sent = set(re.findall(r'example: "([A-Z0-9-]+)"', guide.read_text(encoding="utf-8")))
        assert sent
        assert sent <= set(examples_of(registry.find(game)))


def test_what_is_not_watched_is_not_kept() -> None:
    made = examples_of(registry.find("ginkgopolis"))["GIN-EX-02"]
    made.play()
    assert [len(made.shots()), len(made.shots())] == [2, 2]
