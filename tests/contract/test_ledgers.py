"""Every finished title has a ledger that trusts none of its rules, and the two agree."""

import ast
import importlib.util
from typing import Any

import pytest

from asztal.kernel import Title
from asztal.testkit.corpus import numbered
from asztal.testkit.ledger import audit, follow, ledger_of
from asztal.testkit.walk import all_settings

FULL = 1000
TITLES = {title.name: title for title in numbered()}


@pytest.mark.slow
@pytest.mark.parametrize("title", TITLES.values(), ids=list(TITLES))
def test_the_ledger_agrees(title: Title[Any]) -> None:
    """A random game of every kind, and a short one of a bot that wants to win."""
    kinds = len(all_settings(title))
    assert audit(ledger_of(title), title, range(kinds), greedy=FULL).games == kinds
    assert follow(ledger_of(title), all_settings(title)[0], FULL, "greedy") > 0


@pytest.mark.full
@pytest.mark.timeout(7200)
@pytest.mark.parametrize("title", TITLES.values(), ids=list(TITLES))
def test_the_ledger_agrees_a_thousand_times(title: Title[Any]) -> None:
    done = audit(ledger_of(title), title, range(FULL))
    print(f"\n{title.name}: {done.games} games, {done.decisions} decisions, 0 differences")


@pytest.mark.parametrize("title", TITLES.values(), ids=list(TITLES))
def test_the_ledger_uses_no_rules_of_its_game(title: Title[Any]) -> None:
    """Data, events and the test kit are all that it may import, in every module of its own."""
    open_modules, seen = [f"tests.games.{title.name}.ledger"], set()
    while open_modules:
        name = open_modules.pop()
        if name in seen:
            continue
        seen.add(name)
        for imported in imports(name):
            if imported.startswith("tests."):
                open_modules.append(imported)
            elif imported.startswith("asztal."):
                allowed = ("asztal.kernel", "asztal.testkit.", f"asztal.games.{title.name}.events")
                assert imported.startswith(allowed), f"{name} imports {imported}"


def imports(name: str) -> list[str]:
    """The modules that a module imports from."""
    spec = importlib.util.find_spec(name)
    assert spec is not None
    assert spec.origin is not None
    with open(spec.origin, encoding="utf-8") as source:
        nodes = list(ast.walk(ast.parse(source.read())))
    plain = [alias.name for node in nodes if isinstance(node, ast.Import) for alias in node.names]
    return plain + [node.module or "" for node in nodes if isinstance(node, ast.ImportFrom)]
