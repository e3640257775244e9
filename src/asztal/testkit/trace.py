"""Which clauses of the rules are shown by a passing test, which are excused, and which are open.

The clauses of a game are in `docs/rules/<game>.md`, one list item each. Tests cite them with
`@pytest.mark.rules("GIN-SET-01")`, three at most per test. A clause that no test can show has a reason in
`docs/rules/<game>.marks.toml`: a table `[marks]` from clause to a text that begins with "by construction" or
"superseded by".
"""

import json
import re
import subprocess
import sys
import tempfile
import textwrap
import tomllib
from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass, field
from pathlib import Path

from asztal.text.rules import Clause, clauses

MOST_CITED = 3
MOST_LISTED = 40

WORDS = {
    "finished": "finished",
    "in_progress": "in progress",
    "counts": "{name} ({state}): {total} clauses, {shown} shown by a test, {marked} marked, {open} open",
    "unstarted": "{name}: not started, {total} clauses",
    "open": "open: {ids}",
    "more": "and {count} more",
    "problems": "problems: {count}",
    "no_root": "there is no docs/rules folder in {start} or above it",
    "unknown_game": "there is neither a game nor a rules file called {game}",
    "bad_marks": "{path} cannot be read: {error}",
    "bad_reason": '{path}: the reason for {clause} must begin with "by construction" or "superseded by"',
    "bad_results": "{path} is not a file of trace results: {error}",
    "tests_broken": "pytest could not run the tests (exit code {code})\n{output}",
    # the problems; a problem's kind is its key here
    "unknown_clause": "{test} cites {clause}, which is in no rules file",
    "too_many": "{test} cites {count} clauses, more than {most}",
    "none_cited": "{test} carries the rules mark without a clause",
    "not_passed": "{test} cites rules but {outcome}",
    "mark_unknown": "{game} marks {clause}, which is not among its rules",
    "mark_tested": "{game} marks {clause}, which also has a test",
    "defined_twice": "{clause} is defined {count} times",
    "no_rules": "{game} has no clauses: docs/rules/{game}.md is missing, or none of its lines is one",
}


class TraceError(Exception):
    """The trace cannot be made; the text says why."""


def _error(word: str, **values: object) -> TraceError:
    return TraceError(WORDS[word].format(**values))


@dataclass(frozen=True, slots=True)
class GameRules:
    """The rules of one game; `finished` is None for a game that has rules but no code yet."""

    name: str
    clauses: list[Clause]
    marks: dict[str, str]
    finished: bool | None


@dataclass(frozen=True, slots=True)
class CitingResult:
    """How one test ended that cites clauses: passed, failed or skipped."""

    nodeid: str
    clauses: list[str]
    outcome: str


@dataclass(frozen=True, slots=True)
class Flaw:
    kind: str
    text: str


@dataclass(frozen=True, slots=True)
class GameReport:
    """The clauses of one game by how they are covered; shown and marked may overlap, open has the rest."""

    name: str
    state: str
    total: int
    shown: list[str]
    marked: list[str]
    open: list[str]


@dataclass(slots=True)
class Report:
    games: list[GameReport] = field(default_factory=list)
    problems: list[Flaw] = field(default_factory=list)

    @property
    def clean(self) -> bool:
        """Whether there is no problem and no finished game with an open clause."""
        return not self.problems and not any(game.open for game in self.games if game.state == "finished")

    def add(self, kind: str, **values: object) -> None:
        self.problems.append(Flaw(kind, WORDS[kind].format(**values)))


_REASON = re.compile(r"(by construction|superseded by)\b")


def repository(start: Path) -> Path:
    """The first folder from `start` upwards that has docs/rules."""
    for folder in (start, *start.parents):
        if (folder / "docs" / "rules").is_dir():
            return folder
    raise _error("no_root", start=start)


def load(root: Path, finished: Mapping[str, bool]) -> list[GameRules]:
    """Every registered game and every file in docs/rules that has clauses, by name."""
    folder = root / "docs" / "rules"
    found = {
        path.stem: clauses(path.read_text(encoding="utf-8")) for path in folder.glob("*.md") if "." not in path.stem
    }
    # A page without clauses (an overview, a list of cards) is not the rules of a game; nor is a translation.
    names = sorted(finished.keys() | {name for name, listed in found.items() if listed})
    return [
        GameRules(name, found.get(name, []), _marks(folder / f"{name}.marks.toml"), finished.get(name))
        for name in names
    ]


def _marks(path: Path) -> dict[str, str]:
    if not path.exists():
        return {}
    try:
        marks = dict(tomllib.loads(path.read_text(encoding="utf-8"))["marks"])
    except (tomllib.TOMLDecodeError, KeyError, TypeError, ValueError) as error:
        raise _error("bad_marks", path=path, error=repr(error)) from error
    for clause, reason in marks.items():
        if not (isinstance(reason, str) and _REASON.match(reason)):
            raise _error("bad_reason", path=path, clause=clause)
    return marks


def read_results(path: Path) -> list[CitingResult]:
    """The results that the pytest plugin wrote."""
    try:
        return [CitingResult(**entry) for entry in json.loads(path.read_text(encoding="utf-8"))]
    except (OSError, ValueError, TypeError) as error:
        raise _error("bad_results", path=path, error=error) from error


def run_tests(root: Path, game: str | None) -> list[CitingResult]:
    """Run the tests that cite clauses, those of one game or all, and give their results."""
    tests = root / "tests" / "games" / game if game else root / "tests"
    if not tests.exists():
        return []
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "results.json"
        command = [sys.executable, "-m", "pytest", "-q", "--no-header", "-m", "rules"]
        command += ["-p", "asztal.testkit.trace_plugin", "--trace-results", str(path), str(tests)]
        done = subprocess.run(command, check=False, cwd=root, capture_output=True, text=True)
        if done.returncode not in (0, 1, 5):  # all passed, some failed, none cites a clause
            raise _error("tests_broken", code=done.returncode, output=(done.stdout + done.stderr)[-4000:])
        return read_results(path)


def trace(games: Sequence[GameRules], results: Sequence[CitingResult], only: str | None = None) -> Report:
    """What is shown, marked and open in each game, and every problem; `only` leaves out the other games."""
    report = Report()
    owner = {clause.id: game.name for game in games for clause in game.clauses}
    if only is not None:
        # Nobody owns a misspelt clause, so a test that cites one is reported whichever game is asked for.
        results = [r for r in results if not r.clauses or any(owner.get(c, only) == only for c in r.clauses)]
    tested = {clause for result in results for clause in result.clauses}
    passed = {clause for result in results if result.outcome == "passed" for clause in result.clauses}
    for game in games:
        if only in (None, game.name):
            _trace_game(report, game, tested, passed)
    for result in results:
        _check_test(report, result, owner)
    return report


def _trace_game(report: Report, game: GameRules, tested: set[str], passed: set[str]) -> None:
    if not game.clauses:
        report.add("no_rules", game=game.name)
    ids = Counter(clause.id for clause in game.clauses)
    for clause, count in ids.items():
        if count > 1:
            report.add("defined_twice", clause=clause, count=count)
    for clause in game.marks:
        if clause not in ids:
            report.add("mark_unknown", game=game.name, clause=clause)
        elif clause in tested:
            report.add("mark_tested", game=game.name, clause=clause)
    state = "not_started" if game.finished is None else "finished" if game.finished else "in_progress"
    shown = [clause for clause in ids if clause in passed]
    marked = [clause for clause in ids if clause in game.marks]
    still_open = [clause for clause in ids if clause not in passed and clause not in game.marks]
    report.games.append(GameReport(game.name, state, len(ids), shown, marked, still_open))


def _check_test(report: Report, result: CitingResult, owner: Mapping[str, str]) -> None:
    test = result.nodeid
    for clause in result.clauses:
        if clause not in owner:
            report.add("unknown_clause", test=test, clause=clause)
    if len(result.clauses) > MOST_CITED:
        report.add("too_many", test=test, count=len(result.clauses), most=MOST_CITED)
    if not result.clauses:
        report.add("none_cited", test=test)
    if result.outcome != "passed":
        report.add("not_passed", test=test, outcome=result.outcome)


def _print(report: Report) -> None:
    for game in report.games:
        if game.state == "not_started":
            print(WORDS["unstarted"].format(name=game.name, total=game.total))
            continue
        counts = {"shown": len(game.shown), "marked": len(game.marked), "open": len(game.open)}
        print(WORDS["counts"].format(name=game.name, state=WORDS[game.state], total=game.total, **counts))
        if game.open:
            listed = ", ".join(game.open[:MOST_LISTED])
            if len(game.open) > MOST_LISTED:
                listed += " " + WORDS["more"].format(count=len(game.open) - MOST_LISTED)
            lines = textwrap.wrap(WORDS["open"].format(ids=listed), 98, break_on_hyphens=False)
            print(textwrap.indent("\n".join(lines), "  "))
    if report.problems:
        print(WORDS["problems"].format(count=len(report.problems)))
        for problem in report.problems:
            print("  " + problem.text)


def run(
    finished: Mapping[str, bool],
    game: str | None = None,
    *,
    check: bool = False,
    results: Path | None = None,
    as_json: bool = False,
) -> int:
    """Print the trace of one game or all and give the exit code: 1 if `check` fails, 2 if it cannot be made.

    `finished` names every game that has code and says whether it is finished. Without `results` the tests
    that cite clauses are run first.
    """
    try:
        root = repository(Path.cwd())
        games = load(root, finished)
        if game is not None and game not in {known.name for known in games}:
            raise _error("unknown_game", game=game)
        report = trace(games, read_results(results) if results else run_tests(root, game), game)
    except TraceError as error:
        print(error, file=sys.stderr)
        return 2
    if as_json:
        print(json.dumps({**asdict(report), "clean": report.clean}, indent=1))
    else:
        _print(report)
    return 1 if check and not report.clean else 0
