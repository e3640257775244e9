"""The kernel has one public module for those who write games and one for those who play them."""

import ast
from pathlib import Path

import pytest

from asztal import kernel
from asztal.kernel import rules

SRC = Path(__file__).parents[2] / "src" / "asztal"
WRITERS = sorted((SRC / "games").rglob("*.py"))
INSIDE = ("kernel", "games", "testkit")
PLAYERS = sorted(path for path in SRC.rglob("*.py") if path.relative_to(SRC).parts[0] not in INSIDE)


def taken(path: Path) -> set[tuple[str, str]]:
    """What a module takes from the kernel: from where, and by which name."""
    found = [node for node in ast.walk(ast.parse(path.read_text())) if isinstance(node, ast.ImportFrom)]
    return {(node.module, alias.name) for node in found for alias in node.names if node.module} | {
        (f"{node.module}.{alias.name}", "") for node in found for alias in node.names if node.module == "asztal"
    }


@pytest.mark.parametrize("path", WRITERS, ids=lambda path: str(path.relative_to(SRC)))
def test_a_game_takes_from_the_door_of_writers_all_that_this_has(path: Path) -> None:
    beside = {(module, name) for module, name in taken(path) if module.startswith("asztal.kernel")}
    beside -= {("asztal.kernel.rules", name) for name in rules.__all__}
    assert beside <= {("asztal.kernel", name) for name in set(kernel.__all__) - set(rules.__all__)}


@pytest.mark.parametrize("path", PLAYERS, ids=lambda path: str(path.relative_to(SRC)))
def test_whoever_plays_games_needs_nothing_from_the_door_of_writers(path: Path) -> None:
    assert [name for module, name in taken(path) if module == "asztal.kernel.rules"] == []


def test_what_both_doors_have_is_the_same() -> None:
    both = set(kernel.__all__) & set(rules.__all__)
    assert {"Game", "Option", "Reason", "Title"} <= both
    assert [name for name in both if getattr(kernel, name) is not getattr(rules, name)] == []
