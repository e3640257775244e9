"""The page of figures says what the stored games show, and names the engine that played each of them."""

import re
from pathlib import Path

from asztal.measuring import plan as plans
from asztal.measuring.figures import figures
from asztal.measuring.files import SeriesFiles
from asztal.measuring.tables import BEGIN, END, markdown

ROOT = Path(__file__).parents[2]
PLAN = ROOT / "docs" / "figures" / "plan.toml"
RESULTS = PLAN.parent / "results"


def test_the_page_says_what_the_games_show() -> None:
    planned = plans.series_of(plans.read(PLAN))
    found = figures(planned, {each.name: SeriesFiles(RESULTS, each) for each in planned})
    page = (ROOT / "docs" / "figures.md").read_text("utf-8")
    told = page.partition(BEGIN)[2].partition(END)[0]
    assert told == "\n" + markdown(found)
    complete = [each for each in (*found.strengths, *found.ceilings) if each.games >= each.planned]
    assert all(f" {each.engine} |" in told for each in complete)


def test_every_stored_game_is_of_the_plan() -> None:
    planned = {each.name for each in plans.series_of(plans.read(PLAN))}
    stored = {file.name.partition(".jsonl")[0] for file in RESULTS.glob("*.jsonl")} if RESULTS.exists() else set()
    assert {re.sub(r"\.(cpu|peeks|engines)$", "", name) for name in stored} <= planned


def test_headline_figures_have_the_games_that_they_need() -> None:
    """400 up to level 4, 200 at level 5 and for steps, and every game at one, two, three and the most seats."""
    plan = plans.read(PLAN)
    needed = {"level5": 200, "redrawing": 200, "known-draws": 50}
    for figure in plan.figure:
        for bot, games in figure.games.items():
            fewer = figure.playouts or figure.against not in ("", "greedy")
            assert games >= (200 if fewer else needed.get(bot, 400)), figure.name
    most = {"ginkgopolis": 5, "imperial_miners": 5, "barrage": 4, "underwater_cities": 4}
    played = {(figure.game, figure.seats) for figure in plan.figure if not figure.playouts}
    assert played == {(game, seats) for game, last in most.items() for seats in (1, 2, 3, last)}
    assert {figure.game for figure in plan.figure if figure.playouts == 20} == set(most)
