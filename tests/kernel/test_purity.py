"""The kernel knows no game, no clock, no file, and no chance that was not given to it."""

import ast
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
KERNEL = sorted((ROOT / "src" / "asztal" / "kernel").rglob("*.py"))
MINIS = sorted((ROOT / "tests" / "kernel" / "minis").glob("*.py"))
FORBIDDEN = {
    "time",
    "datetime",
    "os",
    "io",
    "pathlib",
    "socket",
    "sys",
    "logging",
    "asyncio",
    "subprocess",
    "threading",
    "secrets",
    "uuid",
}
CALLS = {"open", "print", "input"}
GAMES = ["ginkgopolis", "imperial", "miners", "barrage", "underwater"]


def name_of(path: Path) -> str:
    return path.stem


def imports(tree: ast.AST) -> set[str]:
    """The top-level modules that a module imports, wherever it does."""
    found = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            found |= {alias.name.split(".")[0] for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            found.add((node.module or "").split(".")[0])
    return found


def problems(source: str, module: str) -> list[str]:
    """Everything that the kernel must not do and this source does."""
    tree = ast.parse(source)
    found = [f"imports {name}" for name in sorted(imports(tree) & FORBIDDEN)]
    found += [
        f"calls {node.func.id}"
        for node in ast.walk(tree)
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in CALLS
    ]
    found += [f"line {line} uses random" for line in stray_randoms(tree, module)]
    return found + [f"names {game}" for game in GAMES if game in source.lower()]


def stray_randoms(tree: ast.AST, module: str) -> list[int]:
    """Lines that use `random` for anything but `random.Random(...)` in chance.py."""
    seeded = {
        id(node.func.value)
        for node in ast.walk(tree)
        if isinstance(node, ast.Call)
        and isinstance(node.func, ast.Attribute)
        and node.func.attr == "Random"
        and node.args
        and module == "chance"
    }
    lines = [
        node.lineno
        for node in ast.walk(tree)
        if isinstance(node, ast.Name) and node.id == "random" and id(node) not in seeded
    ]
    for node in ast.walk(tree):
        from_random = isinstance(node, ast.ImportFrom) and node.module == "random"
        renamed = isinstance(node, ast.Import) and any(
            alias.name == "random" and (alias.asname or module != "chance") for alias in node.names
        )
        if from_random or renamed:
            lines.append(node.lineno)  # type: ignore[attr-defined]
    return lines


def test_the_kernel_is_found() -> None:
    assert {"game", "control", "chance", "zones", "table", "view"} <= {path.stem for path in KERNEL}
    assert len(MINIS) >= 12


@pytest.mark.parametrize("path", KERNEL, ids=name_of)
def test_a_kernel_module_is_pure(path: Path) -> None:
    assert problems(path.read_text(), path.stem) == []


@pytest.mark.parametrize("path", KERNEL, ids=name_of)
def test_a_kernel_module_is_under_four_hundred_lines(path: Path) -> None:
    assert len(path.read_text().splitlines()) < 400


@pytest.mark.parametrize("path", KERNEL, ids=name_of)
def test_the_kernel_imports_nothing_of_ours_but_itself(path: Path) -> None:
    tree = ast.parse(path.read_text())
    ours = [node.module or "" for node in ast.walk(tree) if isinstance(node, ast.ImportFrom) and node.level == 0]
    assert [module for module in ours if module.startswith("asztal") and not module.startswith("asztal.kernel")] == []


@pytest.mark.parametrize("path", MINIS, ids=name_of)
def test_a_mini_game_has_at_most_sixty_lines(path: Path) -> None:
    assert len(path.read_text().splitlines()) <= 60


@pytest.mark.parametrize(
    ("source", "found"),
    [
        ("import os.path", ["imports os"]),
        ("def f():\n    from time import sleep", ["imports time"]),
        ("print(1)", ["calls print"]),
        ("with open('x') as f:\n    pass", ["calls open"]),
        ("import random\nrandom.choice([1])", ["line 2 uses random"]),
        ("import random\nx = random.Random()", ["line 2 uses random"]),
        ("import random\nx = random.Random(3)", []),
        ("import random as r\nr.choice([1])", ["line 1 uses random"]),
        ("from random import choice", ["line 1 uses random"]),
        ("# as in Barrage", ["names barrage"]),
        ("x = 1", []),
    ],
)
def test_the_check_itself_finds_what_it_is_for(source: str, found: list[str]) -> None:
    assert problems(source, "chance") == found


def test_random_is_for_chance_alone() -> None:
    source = "import random\nx = random.Random(3)"
    assert problems(source, "game") == ["line 2 uses random", "line 1 uses random"]
