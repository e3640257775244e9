"""Rule tracing: the parser, the report, the pytest plugin and the exit codes."""

import importlib.util
import json
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from asztal.testkit import trace
from asztal.testkit.trace import CitingResult, GameRules
from asztal.text.rules import Clause, clauses

RULES = """\
# A game

- **(ruling)** explains a mark and is no clause.
- **GIN-SET-01** First.
- **GIN-SET-02** (ruling) Second,
  over two lines
without indent.
- **GIN-SET-03** [full] (public) Third (ruling) inside.

| table | row |
| --- | --- |
| GIN-SET-03 | no clause |

- **GIN-EX-04** (constructed) Fourth.
- a plain item

An afterthought about GIN-SET-01.
"""


def game(finished: bool | None = True, marks: dict[str, str] | None = None, rules: str = RULES) -> GameRules:
    return GameRules("gin", clauses(rules), marks or {}, finished)


def kinds(games: list[GameRules], *results: CitingResult, only: str | None = None) -> list[str]:
    return [problem.kind for problem in trace.trace(games, results, only).problems]


# the parser


def test_clauses_are_found_with_their_text_and_kind() -> None:
    assert clauses(RULES) == [
        Clause("GIN-SET-01", "First."),
        Clause("GIN-SET-02", "Second, over two lines without indent.", "ruling"),
        Clause("GIN-SET-03", "[full] Third (ruling) inside.", "public"),
        Clause("GIN-EX-04", "Fourth.", "constructed"),
    ]


def test_the_parser_loses_no_clause_of_the_real_rules() -> None:
    for path in (Path(__file__).parents[2] / "docs" / "rules").glob("*.md"):
        text = path.read_text(encoding="utf-8")
        ids = [clause.id for clause in clauses(text)]
        assert ids == re.findall(r"^- \*\*([A-Z]+-[^*]*)\*\*", text, re.MULTILINE), path.name
        assert len(set(ids)) == len(ids), path.name


# the report


def test_a_clause_is_shown_marked_or_open() -> None:
    marks = {"GIN-SET-02": "by construction: there is no other way"}
    results = [CitingResult("a", ["GIN-SET-01"], "passed"), CitingResult("b", ["GIN-SET-03"], "failed")]
    (found,) = trace.trace([game(marks=marks)], results).games
    assert (found.state, found.total) == ("finished", 4)
    assert found.shown == ["GIN-SET-01"]
    assert found.marked == ["GIN-SET-02"]
    assert found.open == ["GIN-SET-03", "GIN-EX-04"]


@pytest.mark.parametrize(("finished", "clean"), [(True, False), (False, True), (None, True)])
def test_only_a_finished_game_must_have_no_open_clause(finished: bool | None, clean: bool) -> None:
    assert trace.trace([game(finished)], []).clean is clean


def test_a_fully_covered_game_has_no_problem() -> None:
    marks = {"GIN-EX-04": "superseded by GIN-SET-03: it says the same"}
    report = trace.trace([game(marks=marks)], [CitingResult("a", ["GIN-SET-01", "GIN-SET-02", "GIN-SET-03"], "passed")])
    assert report.problems == []
    assert report.clean


def test_an_unknown_clause_is_a_problem() -> None:
    assert kinds([game()], CitingResult("a", ["GIN-SET-99"], "passed")) == ["unknown_clause"]


def test_four_clauses_in_one_test_are_a_problem() -> None:
    cited = [clause.id for clause in clauses(RULES)]
    assert kinds([game()], CitingResult("a", cited[:3], "passed")) == []
    assert kinds([game()], CitingResult("a", cited, "passed")) == ["too_many"]


def test_a_mark_without_a_clause_is_a_problem() -> None:
    assert kinds([game()], CitingResult("a", [], "passed")) == ["none_cited"]


@pytest.mark.parametrize("outcome", ["failed", "skipped"])
def test_a_test_that_did_not_pass_is_a_problem(outcome: str) -> None:
    assert kinds([game()], CitingResult("a", ["GIN-SET-01"], outcome)) == ["not_passed"]


def test_a_mark_for_an_unknown_clause_is_a_problem() -> None:
    assert kinds([game(marks={"GIN-SET-99": "by construction"})]) == ["mark_unknown"]


def test_a_mark_for_a_tested_clause_is_a_problem() -> None:
    marks = {"GIN-SET-01": "by construction"}
    assert kinds([game(marks=marks)], CitingResult("a", ["GIN-SET-01"], "passed")) == ["mark_tested"]


def test_a_clause_defined_twice_is_a_problem() -> None:
    assert kinds([game(rules=RULES + "- **GIN-SET-01** Again.\n")]) == ["defined_twice"]


def test_a_game_without_rules_is_a_problem() -> None:
    assert kinds([game(rules="")]) == ["no_rules"]


def test_one_game_alone_leaves_out_the_problems_of_others() -> None:
    other = GameRules("bar", clauses("- **BAR-SET-01** First.\n"), {"BAR-SET-09": "by construction"}, True)
    elsewhere = CitingResult("b", ["BAR-SET-01"], "failed")
    misspelt = CitingResult("c", ["GNI-SET-01"], "passed")
    assert kinds([game(), other], elsewhere, misspelt, only="gin") == ["unknown_clause"]
    assert kinds([game(), other], elsewhere, only="bar") == ["mark_unknown", "not_passed"]


# the command


@pytest.fixture
def repo(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A small repository with one game, and the current folder somewhere inside it."""
    (tmp_path / "docs" / "rules").mkdir(parents=True)
    (tmp_path / "docs" / "rules" / "gin.md").write_text(RULES)
    (tmp_path / "docs" / "rules" / "README.md").write_text("No clause here.\n")
    (tmp_path / "tests" / "games" / "gin").mkdir(parents=True)
    (tmp_path / "pytest.ini").write_text("[pytest]\naddopts = --strict-markers\n")
    monkeypatch.chdir(tmp_path / "tests")
    return tmp_path


def write_tests(repo: Path, text: str) -> None:
    (repo / "tests" / "games" / "gin" / "test_gin.py").write_text("import pytest\n" + text)


COVERING = """
@pytest.mark.rules("GIN-SET-01", "GIN-SET-02")
def test_two(): pass

@pytest.mark.parametrize("n", [
    pytest.param(1, marks=pytest.mark.rules("GIN-SET-03")),
    pytest.param(2, marks=pytest.mark.rules("GIN-EX-04")),
])
def test_each(n): pass

def test_other(): assert False, "carries no clause and is not run"
"""


def test_the_tests_are_run_and_counted(repo: Path, capsys: pytest.CaptureFixture[str]) -> None:
    write_tests(repo, COVERING)
    assert trace.run({"gin": True}, "gin", check=True) == 0
    out = capsys.readouterr().out
    assert out == "gin (finished): 4 clauses, 4 shown by a test, 0 marked, 0 open\n"


def test_check_fails_on_an_open_clause_of_a_finished_game(repo: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = repo / "results.json"
    path.write_text(json.dumps([{"nodeid": "a", "clauses": ["GIN-SET-01"], "outcome": "passed"}]))
    assert trace.run({"gin": True}, results=path) == 0
    assert trace.run({"gin": False}, results=path, check=True) == 0
    assert trace.run({"gin": True}, results=path, check=True) == 1
    assert "open: GIN-SET-02, GIN-SET-03, GIN-EX-04\n" in capsys.readouterr().out


def test_check_fails_on_a_problem_of_an_unfinished_game(repo: Path, capsys: pytest.CaptureFixture[str]) -> None:
    write_tests(repo, COVERING + '\n@pytest.mark.rules("GIN-SET-01")\ndef test_skips(): pytest.skip("later")\n')
    assert trace.run({"gin": False}, check=True) == 1
    assert "test_gin.py::test_skips cites rules but skipped" in capsys.readouterr().out


def test_a_game_without_tests_is_all_open(repo: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert trace.run({"gin": False}, "gin", as_json=True) == 0
    (found,) = json.loads(capsys.readouterr().out)["games"]
    assert found["open"] == [clause.id for clause in clauses(RULES)]


def test_rules_without_a_game_are_not_started(repo: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert trace.run({}, check=True) == 0
    assert capsys.readouterr().out == "gin: not started, 4 clauses\n"


def test_forty_open_clauses_are_listed_at_most(repo: Path, capsys: pytest.CaptureFixture[str]) -> None:
    rules = "".join(f"- **GIN-SET-{n:02}** Text.\n" for n in range(1, 44))
    (repo / "docs" / "rules" / "gin.md").write_text(rules)
    trace.run({"gin": False})
    out = capsys.readouterr().out
    assert "GIN-SET-40 and 3 more" in " ".join(out.split())
    assert "GIN-SET-41" not in out


def test_results_of_an_earlier_run_are_read(repo: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = repo / "results.json"
    path.write_text(json.dumps([{"nodeid": "a", "clauses": ["GIN-SET-01"], "outcome": "passed"}]))
    assert trace.run({"gin": False}, results=path) == 0
    assert "1 shown" in capsys.readouterr().out
    path.write_text('[{"nodeid": "a"}]')
    assert trace.run({"gin": False}, results=path) == 2
    assert "results.json is not a file of trace results" in capsys.readouterr().err


def test_a_mark_counts_only_with_a_proper_reason(repo: Path, capsys: pytest.CaptureFixture[str]) -> None:
    marks = repo / "docs" / "rules" / "gin.marks.toml"
    marks.write_text('[marks]\n"GIN-SET-01" = "by construction: a tuple has no room for more"\n')
    assert trace.run({"gin": False}) == 0
    assert "1 marked, 3 open" in capsys.readouterr().out
    marks.write_text('[marks]\n"GIN-SET-01" = "too hard to test"\n')
    assert trace.run({"gin": False}) == 2
    assert "the reason for GIN-SET-01 must begin with" in capsys.readouterr().err
    marks.write_text('marks = "GIN-SET-01"\n')
    assert trace.run({"gin": False}) == 2
    assert "gin.marks.toml cannot be read" in capsys.readouterr().err


def test_tests_that_cannot_be_collected_are_an_error(repo: Path, capsys: pytest.CaptureFixture[str]) -> None:
    write_tests(repo, "import no_such_module\n")
    assert trace.run({"gin": False}) == 2
    assert "no_such_module" in capsys.readouterr().err


def test_an_unknown_game_is_an_error(repo: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert trace.run({"gin": True}, "gni") == 2
    assert "called gni" in capsys.readouterr().err


def test_outside_a_repository_there_is_a_clear_error(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    assert trace.run({"gin": True}) == 2
    assert "no docs/rules folder" in capsys.readouterr().err


# the plugin

OUTCOMES = """
pytestmark = pytest.mark.rules("A-1")

@pytest.fixture
def broken_end():
    yield
    raise RuntimeError

def test_passes(): pass
def test_fails(): assert False
def test_ends_badly(broken_end): pass
def test_skips(): pytest.skip("later")
@pytest.mark.skip
def test_is_skipped(): pass
@pytest.mark.xfail
def test_may_fail(): assert False
@pytest.mark.xfail(strict=False)
def test_may_fail_but_passes(): pass
@pytest.mark.rules("B-1", "A-1")
def test_adds_to_its_module(): pass
"""


@pytest.mark.parametrize(
    "workers",
    [
        pytest.param([], id="alone"),
        pytest.param(["-n", "2"], id="xdist", marks=pytest.mark.slow),  # as make check itself does
    ],
)
def test_the_plugin_writes_clauses_and_outcomes(repo: Path, workers: list[str]) -> None:
    if workers and not importlib.util.find_spec("xdist"):
        pytest.skip("xdist is not installed")
    write_tests(repo, OUTCOMES)
    (repo / "tests" / "games" / "gin" / "test_plain.py").write_text("def test_cites_nothing(): pass\n")
    path = repo / "results.json"
    command = [sys.executable, "-m", "pytest", "-q", "-p", "asztal.testkit.trace_plugin", *workers]
    # The outer run may itself be a worker, which the inner one must not take itself for.
    environment = {name: value for name, value in os.environ.items() if not name.startswith("PYTEST_XDIST")}
    command += ["--trace-results", str(path), str(repo / "tests")]
    done = subprocess.run(command, check=False, env=environment, capture_output=True, text=True)
    assert done.returncode == 1, done.stdout + done.stderr
    found = {result.nodeid.split("::")[1]: result for result in trace.read_results(path)}
    assert {name: result.outcome for name, result in found.items()} == {
        "test_passes": "passed",
        "test_fails": "failed",
        "test_ends_badly": "failed",
        "test_skips": "skipped",
        "test_is_skipped": "skipped",
        "test_may_fail": "skipped",
        "test_may_fail_but_passes": "skipped",
        "test_adds_to_its_module": "passed",
    }
    assert found["test_passes"].clauses == ["A-1"]
    assert sorted(found["test_adds_to_its_module"].clauses) == ["A-1", "B-1"]
