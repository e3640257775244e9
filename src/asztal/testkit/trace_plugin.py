"""`--trace-results FILE` writes which clauses each test cites and how the test ended.

Load it with `-p asztal.testkit.trace_plugin`. FILE is a JSON list with one entry for each test that carries
`@pytest.mark.rules(...)`: `nodeid`, `clauses` and `outcome` (passed, failed or skipped).
"""

import json
from pathlib import Path

import pytest

PROPERTY = "rules"
_WORST_LAST = ("passed", "skipped", "failed")


class TraceRecorder:
    """Gathers the reports of one session and writes them when it ends."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.clauses: dict[str, list[str]] = {}
        self.outcomes: dict[str, str] = {}

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        cited = dict(report.user_properties).get(PROPERTY)
        if not isinstance(cited, list):
            return
        # A test that is expected to fail shows nothing, whichever way it ends.
        outcome = "skipped" if hasattr(report, "wasxfail") else report.outcome
        before = self.outcomes.get(report.nodeid, outcome)
        self.clauses[report.nodeid] = cited
        # Set-up, call and tear-down report one by one; a test is as good as the worst of them.
        self.outcomes[report.nodeid] = max(before, outcome, key=_WORST_LAST.index)

    def pytest_sessionfinish(self) -> None:
        tests = [
            {"nodeid": nodeid, "clauses": self.clauses[nodeid], "outcome": self.outcomes[nodeid]}
            for nodeid in sorted(self.clauses)
        ]
        self.path.write_text(json.dumps(tests, indent=1) + "\n", encoding="utf-8")


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--trace-results", metavar="FILE", help="write clauses and outcome of each test here")


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line("markers", "rules(*clauses): the rule clauses this test shows (three at most)")
    path = config.getoption("--trace-results")
    # Under xdist the workers only run tests; all their reports arrive at the controller.
    if path and not hasattr(config, "workerinput"):
        config.pluginmanager.register(TraceRecorder(Path(path)))


@pytest.hookimpl(trylast=True)  # a conftest may add marks while it looks at the collected tests
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        marks = list(item.iter_markers("rules"))
        if marks:
            # User properties are the part of a test that travels with its reports from worker to controller.
            cited = dict.fromkeys(str(clause) for mark in marks for clause in mark.args)
            item.user_properties.append((PROPERTY, list(cited)))
