"""A measurement comes to the same bytes however it is spread and cut off; nobody looks early without being counted."""

import base64
import json
import shutil
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from asztal import identity as engine_hashes
from asztal import registry
from asztal.arena.measured import KeptGame, Series, deal_of, measured
from asztal.bots.seating import derived_seed
from asztal.cli import main
from asztal.kernel import Keyed
from asztal.measuring import plan as plans
from asztal.measuring.files import SeriesFiles
from asztal.measuring.tables import BEGIN, END
from asztal.text import Problem

PLAN = """
seed = "test"
[[figure]]
name = "hal"
game = "ginkgopolis"
games = { random = 6, level2 = 8 }
pairs = [["level2", "random"]]
[[figure]]
name = "three"
game = "ginkgopolis"
seats = 3
against = "random"
games = { level2 = 6 }
[[figure]]
name = "luck"
game = "ginkgopolis"
playouts = 3
games = { level2 = 4 }
[[figure]]
name = "kept"
game = "barrage"
keeps = true
games = { level2 = 6 }
"""
SERIES = ["hal.level2", "hal.random", "kept.level2", "luck.level2", "three.level2"]


@pytest.fixture
def plan(tmp_path: Path) -> Path:
    file = tmp_path / "plan.toml"
    file.write_text(PLAN)
    return file


def games_in(folder: Path) -> dict[str, bytes]:
    """The files that must be the same; times never are."""
    return {file.name: file.read_bytes() for file in folder.iterdir() if file.stem in SERIES}


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> dict[str, bytes]:
    """All games, played in one go in one process."""
    folder = tmp_path_factory.mktemp("whole")
    (folder / "plan.toml").write_text(PLAN)
    assert main(["measure", str(folder / "plan.toml"), "--json"]) == 0
    return games_in(folder / "results")


def test_all_games_are_there_once_and_in_order(whole: dict[str, bytes]) -> None:
    assert sorted(whole) == [f"{name}.jsonl" for name in SERIES]
    for name, games in (
        ("hal.random", 6),
        ("hal.level2", 8),
        ("three.level2", 6),
        ("luck.level2", 4),
        ("kept.level2", 6),
    ):
        heading, *lines = map(json.loads, whole[f"{name}.jsonl"].splitlines())
        assert heading["games"] == games
        assert [line[0] for line in lines] == list(range(games))
    aims = json.loads(whole["luck.level2.jsonl"].splitlines()[1])[1]
    assert [len(third) for third in aims] == [3, 3, 3]
    assert all(len(set(third)) > 1 for third in aims)


def test_a_kept_game_can_be_played_again(plan: Path, whole: dict[str, bytes]) -> None:
    [planned] = plans.series_of(plans.read(plan), ["kept"])
    (plan.parent / "kept.level2.jsonl").write_bytes(whole["kept.level2.jsonl"])
    for kept in SeriesFiles(plan.parent, planned).games:
        assert isinstance(kept, KeptGame)
        title = registry.find("barrage")
        game = title.new(1, planned.series.variant, Keyed(deal_of(planned.series, kept.number)), tells=False)
        for choice in base64.b64decode(kept.choices):
            game.apply(0, game.decisions[0].options[choice])
        assert not game.decisions
        assert (kept.points, kept.aim) == (title.score(game.state, 0), title.aim(game.state, 0))


@pytest.mark.slow
def test_what_was_cut_off_in_writing_is_written_again(plan: Path, whole: dict[str, bytes]) -> None:
    results = plan.parent / "results"
    results.mkdir()
    for cut in (1, 200, 230, len(whole["hal.level2.jsonl"]) - 1):
        for name, text in whole.items():
            (results / name).write_bytes(text[:cut])
            times = "".join(f"[{number},0.1,[1.0]]\n" for number in range(max(0, text[:cut].count(b"\n") - 1) + 1))
            (results / name.replace(".jsonl", ".cpu.jsonl")).write_text(times + "[9,0.")
        main(["measure", str(plan), "--json"])
        assert games_in(results) == whole, cut
        lines = (results / "hal.level2.cpu.jsonl").read_bytes().splitlines()
        assert [json.loads(line)[0] for line in lines] == list(range(8)), cut


@pytest.mark.slow
def test_killed_again_and_again_it_comes_to_the_same_bytes(plan: Path, whole: dict[str, bytes]) -> None:
    results, killed = plan.parent / "results", 0
    for waits in (2, 5, 9, 14):
        with subprocess.Popen([sys.executable, "-m", "asztal", "measure", str(plan)], stdout=subprocess.DEVNULL) as run:
            while run.poll() is None and _lines(results) < waits:
                time.sleep(0.002)
            killed += run.poll() is None
            run.send_signal(signal.SIGKILL)
    assert killed >= 3
    assert main(["measure", str(plan), "--json"]) == 0
    assert games_in(results) == whole


def _lines(folder: Path) -> int:
    return sum(text.count(b"\n") for text in games_in(folder).values()) if folder.exists() else 0


@pytest.mark.slow
def test_two_processes_come_to_the_same_bytes(plan: Path, whole: dict[str, bytes]) -> None:
    assert main(["measure", str(plan), "--jobs", "2", "--json"]) == 0
    assert games_in(plan.parent / "results") == whole


@pytest.mark.slow
def test_ray_comes_to_the_same_bytes(plan: Path) -> None:
    """By a planner, whose sums are those of numpy."""
    pytest.importorskip("ray")
    plan.write_text(PLAN.partition('[[figure]]\nname = "three"')[0].replace("level2", "level3"))
    command = [
        sys.executable,
        "-m",
        "asztal",
        "measure",
        str(plan),
        "--ray",
        "--json",
        "--data",
        str(plan.parent / "ray"),
    ]
    done = subprocess.run(command, check=False, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr[-2000:]
    assert main(["measure", str(plan), "--json"]) == 0
    for name in ("hal.random.jsonl", "hal.level3.jsonl"):
        assert (plan.parent / "ray" / name).read_bytes() == (plan.parent / "results" / name).read_bytes()


def test_no_figure_is_shown_before_its_games_unless_asked_and_counted(
    plan: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    def measure(*more: str) -> dict[str, list[dict[str, object]]]:
        main(["measure", str(plan), "--json", *more])
        found: dict[str, list[dict[str, object]]] = json.loads(capsys.readouterr().out)
        return found

    kinds = ("strengths", "comparisons", "ceilings")
    found = measure("--games", "3")
    assert {(each["games"], each["peeks"]) for kind in kinds for each in found[kind]} == {(3, 0)}
    assert all(each[figure] is None for each in found["strengths"] for figure in ("won", "points", "turn"))
    assert found["comparisons"][0]["more"] is None
    assert found["ceilings"][0]["luck"] is None
    for peeks in (1, 2):
        found = measure("--games", "0", "--peek")
        assert {each["peeks"] for kind in kinds for each in found[kind]} == {peeks}
        assert all(each["points"] for each in found["strengths"])
    found = measure("--peek", "--only", "hal.random")  # all games: nothing is early any more
    assert [(each["games"], each["peeks"]) for each in found["strengths"]] == [(6, 2)]
    found = measure("--games", "0")
    shown = {each["bot"]: each["points"] for each in found["strengths"] if each["figure"] == "hal"}
    assert shown["random"]
    assert not shown["level2"]
    assert measure()["comparisons"][0]["peeks"] == 2


def test_peeks_are_stored_before_anything_is_shown(plan: Path) -> None:
    main(["measure", str(plan), "--games", "2", "--only", "hal", "--json"])
    main(["measure", str(plan), "--games", "0", "--peek", "--only", "hal", "--json"])
    assert (plan.parent / "results" / "hal.random.peeks.jsonl").read_text() == '{"games":2}\n'


def test_another_engine_that_plays_otherwise_does_not_go_on(
    plan: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    main(["measure", str(plan), "--games", "2", "--only", "hal", "--json"])
    before = games_in(plan.parent / "results")
    monkeypatch.setattr(plans, "_engine", lambda figure, bot: "another")
    seeds = "asztal.arena.measured.derived_seed"
    monkeypatch.setattr(seeds, lambda *parts: derived_seed(*parts, "other bots" if "bot" in parts else ""))
    assert main(["measure", str(plan), "--json"]) == 2
    assert "hal.random" in capsys.readouterr().err
    assert games_in(plan.parent / "results") == before
    assert main(["measure", str(plan), "--games", "0", "--json"]) == 1  # what is there may be read


def test_another_engine_that_plays_the_same_goes_on_and_is_named(
    plan: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], whole: dict[str, bytes]
) -> None:
    """What is played again follows from the engine, and only once for each."""
    main(["measure", str(plan), "--games", "4", "--json"])
    engines = {each["bot"]: each["engine"] for each in json.loads(capsys.readouterr().out)["strengths"]}
    monkeypatch.setattr(plans, "_engine", lambda figure, bot: "another")
    for games in ("1", "9"):
        main(["measure", str(plan), "--games", games, "--json"])
        found = json.loads(capsys.readouterr().out)["strengths"]
        assert {each["bot"]: each["engine"] for each in found} == {
            bot: f"{engine} another" for bot, engine in engines.items()
        }
    assert games_in(plan.parent / "results") == whole
    noted = (plan.parent / "results" / "hal.level2.engines.jsonl").read_text().splitlines()
    assert [(line["games"], len(line["again"])) for line in map(json.loads, noted)] == [(4, 3)]


def test_a_complete_figure_of_another_engine_stays_and_says_so(
    plan: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    main(["measure", str(plan), "--only", "hal", "--json"])
    engine = json.loads(capsys.readouterr().out)["strengths"][0]["engine"]
    monkeypatch.setattr(plans, "_engine", lambda figure, bot: "another")
    assert main(["measure", str(plan), "--only", "hal", "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["strengths"][0]["engine"] == engine


@pytest.mark.slow
def test_the_engine_is_of_this_game_alone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """In a copy of the code, as other tests must not see the change."""
    source = Path(engine_hashes.__file__).parent
    for part in ("kernel", "games", "bots", "arena"):
        shutil.copytree(source / part, tmp_path / part)
    plan = plans.read(Path(__file__).parents[2] / "docs" / "figures" / "plan.toml")

    def engines() -> dict[str, str]:
        engine_hashes._hashed.cache_clear()
        return {each.name: each.engine for each in plans.series_of(plan)}

    def changed_by(file: str) -> set[str]:
        before = engines()
        with (tmp_path / file).open("a") as text:
            text.write("\n")
        after = engines()
        return {name for name in before if before[name] != after[name]}

    every = set(engines())
    monkeypatch.setattr(engine_hashes, "__file__", str(tmp_path / "identity.py"))
    try:
        assert changed_by("games/barrage/title.py") == {name for name in every if name.startswith("barrage")}
        assert changed_by("games/barrage/face/__init__.py") == changed_by("arena/intervals.py") == set()
        for file in ("kernel/game.py", "bots/planner.py", "arena/measured.py", "arena/foresight.py"):
            assert changed_by(file) == every
    finally:
        engine_hashes._hashed.cache_clear()


def test_new_weights_are_another_engine_for_bots_that_learned(monkeypatch: pytest.MonkeyPatch, plan: Path) -> None:
    before = plans.series_of(plans.read(plan))
    monkeypatch.setattr(plans, "weights_hash", lambda game, rules, rivals: "new")
    after = plans.series_of(plans.read(plan))
    changed = {old.name for old, new in zip(before, after, strict=True) if old.engine != new.engine}
    assert changed == set(SERIES) - {"hal.random"}


@pytest.mark.parametrize(("old", "new"), [("random = 6", "random = 7"), ('seed = "test"', 'seed = "better"')])
def test_a_plan_is_not_changed_once_games_were_played(plan: Path, old: str, new: str) -> None:
    main(["measure", str(plan), "--games", "1", "--only", "hal.random", "--json"])
    plan.write_text(PLAN.replace(old, new))
    assert main(["measure", str(plan), "--json"]) == 2


def test_a_series_without_a_game_promises_nothing(plan: Path, whole: dict[str, bytes]) -> None:
    """The first line may have been written and no game after it: whatever it says, it is written anew."""
    results = plan.parent / "results"
    results.mkdir()
    heading = whole["hal.random.jsonl"].splitlines(keepends=True)[0]
    (results / "hal.random.jsonl").write_bytes(heading.replace(b'"engine":"', b'"engine":"0').replace(b":6", b":7"))
    assert main(["measure", str(plan), "--only", "hal.random", "--json"]) == 0
    assert (results / "hal.random.jsonl").read_bytes() == whole["hal.random.jsonl"]


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ("random = 6", "random = 1", "at least 2"),
        ("level2 = 6", "level2 = 7", "multiple of the seats"),
        ("seats = 3", "seats = 9", "no such seats"),
        ('against = "random"', "", "needs `against`"),
        ('"level2", "random"', '"level2", "level3"', "does not play"),
        ("random = 6", "known-draws = 6", "does not play"),
        ("playouts = 3", "playouts = 1", "at least two"),
        ("playouts = 3", "playouts = 3\nkeeps = true", "not kept"),
        ('name = "luck"', 'name = "hal"', "twice"),
        ('name = "luck"', 'name = "../luck"', "lower-case"),
        ('name = "luck"', 'nmae = "luck"', "nmae"),
        ("random = 6", "nobody = 6", "nobody"),
    ],
)
def test_a_wrong_plan_is_refused_with_the_reason(plan: Path, old: str, new: str, said: str) -> None:
    assert old in PLAN
    plan.write_text(PLAN.replace(old, new))
    with pytest.raises(Problem, match=said):
        plans.read(plan)


def test_a_figure_that_the_plan_does_not_have(plan: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["measure", str(plan), "--only", "hall"]) == 2
    assert "hal, three, luck, kept" in capsys.readouterr().err


def test_only_one_process_adds_games(plan: Path) -> None:
    each = plans.series_of(plans.read(plan))[0]
    first = SeriesFiles(plan.parent, each)
    with first.adding():
        second = SeriesFiles(plan.parent, each)
        with pytest.raises(Problem, match="another process"), second.adding():
            pass
    with first.adding():
        first.add(*measured(each.series, 0))
    with pytest.raises(Problem, match="another process"), second.adding():  # it has not seen that game
        pass


def test_the_table_has_complete_figures_only(plan: Path) -> None:
    page = plan.parent / "page.md"
    page.write_text(f"before\n{BEGIN}\n{END}\nafter\n")
    assert main(["measure", str(plan), "--games", "6", "--table", str(page), "--peek"]) == 1
    text = page.read_text()
    assert text.startswith("before\n")
    assert text.endswith("\nafter\n")
    assert "| hal | random | 6 |" in text
    assert "| luck | level2 | 3 | 4 |" in text
    assert "| hal | level2 - random | 6 |" in text  # on the six deals of both
    assert "| hal | level2 |" not in text
    page.write_text("no marks")
    assert main(["measure", str(plan), "--games", "0", "--table", str(page)]) == 2
    assert page.read_text() == "no marks"


def test_bots_meet_the_same_deals_and_sit_at_every_seat_in_turn() -> None:
    variant = {"characters": "intro", "hal": "normal"}
    one, other = (Series("s", "ginkgopolis", bot, 3, variant, "random") for bot in ("random", "level2"))
    assert [deal_of(one, number) for number in range(9)] == [deal_of(other, number) for number in range(9)]
    assert len({deal_of(one, number) for number in range(99)}) == 99
    assert deal_of(one, 0) != deal_of(Series("t", *one.__reduce__()[1][1:]), 0)
    times = [measured(other, number)[1].turns for number in range(3)]
    assert all(times)


def test_no_deal_of_training_is_measured() -> None:
    series = Series("figures-1", "ginkgopolis", "random", 1, {"characters": "intro", "hal": "normal"})
    fresh = {deal_of(series, number) >> 1 for number in range(400)}
    trained = {
        derived_seed("ginkgopolis", 1, iteration, group, game) >> 1
        for iteration in range(20)
        for group in ("play", "gate")
        for game in range(400)
    }
    assert not fresh & trained
