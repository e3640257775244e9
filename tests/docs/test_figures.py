"""The page of figures says what the stored games show, and names the engine that played each of them."""

import re
from itertools import pairwise
from pathlib import Path

import pytest

from asztal.bots.strengths import bots_of
from asztal.measuring import plan as plans
from asztal.measuring.figures import figures
from asztal.measuring.files import SeriesFiles
from asztal.measuring.tables import BEGIN, END, markdown

DOCS = Path(__file__).parents[2] / "docs"
PLAN = DOCS / "figures" / "plan.toml"
STEPS = DOCS / "strengths" / "plan.toml"
PLANS = pytest.mark.parametrize("plan", [PLAN, STEPS], ids=lambda plan: plan.parent.name)


@PLANS
def test_the_page_says_what_the_games_show(plan: Path) -> None:
    planned = plans.series_of(plans.read(plan))
    found = figures(planned, {each.name: SeriesFiles(plan.parent / "results", each) for each in planned})
    page = (DOCS / f"{plan.parent.name}.md").read_text("utf-8")
    told = page.partition(BEGIN)[2].partition(END)[0]
    assert told == "\n" + markdown(found)
    complete = [each for each in (*found.strengths, *found.ceilings) if each.games >= each.planned]
    assert all(f" {each.engine} |" in told for each in complete)


@PLANS
def test_every_stored_game_is_of_the_plan(plan: Path) -> None:
    planned = {each.name for each in plans.series_of(plans.read(plan))}
    stored = {file.name.partition(".jsonl")[0] for file in (plan.parent / "results").glob("*.jsonl")}
    assert {re.sub(r"\.(cpu|peeks|engines)$", "", name) for name in stored} <= planned


def test_headline_figures_have_the_games_that_they_need() -> None:
    """400 up to level 4, 200 at level 5, and every game at one, two, three and the most seats."""
    plan = plans.read(PLAN)
    needed = {"level5": 200, "redrawing": 200, "known-draws": 50}
    for figure in plan.figure:
        for bot, games in figure.games.items():
            assert games >= (200 if figure.playouts else needed.get(bot, 400)), figure.name
    most = {"ginkgopolis": 5, "imperial_miners": 5, "barrage": 4, "underwater_cities": 4}
    played = {(figure.game, figure.seats) for figure in plan.figure if not figure.playouts}
    assert played == {(game, seats) for game, last in most.items() for seats in (1, 2, 3, last)}
    assert {figure.game for figure in plan.figure if figure.playouts == 20} == set(most)


def test_a_step_is_from_each_strength_of_a_game_to_the_one_above_it_on_200_deals() -> None:
    for figure in plans.read(STEPS).figure:
        chain = ["random", *bots_of(figure.game).values()]
        assert {(new, old) for old, new in pairwise(chain)} >= {(new, old) for new, old in figure.pairs}, figure.name
        assert all(games >= 200 for games in figure.games.values())
        assert figure.seats == 1 or [(figure.against, each) for each, _ in figure.pairs] in [
            [step] for step in pairwise(chain)
        ]
