"""The dictionary of the code: few words, each with one meaning, defined where the page says; and docstrings."""

import ast
import re
from collections import defaultdict
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
SRC = ROOT / "src" / "asztal"
PAGE = ROOT / "docs" / "words.md"
MOST = 60  # words: a newcomer reads the page in ten minutes
ROW = re.compile(r"\| (?P<words>[^|]+) \| [^|]+ \| \[(?P<name>\w+)\]\((?P<file>[^)]+)\) \| [^|]*\|")

# Class names that are defined more than once outside the games, each with the reason why.
TWICE = {"Act": "a message of the protocol has it in its schema, and games are written with the kernel's"}

SHORT = 3  # words, of a docstring that says no more than the name does


@cache
def modules() -> list[tuple[Path, ast.Module]]:
    return [(path.relative_to(SRC), ast.parse(path.read_text("utf-8"))) for path in sorted(SRC.rglob("*.py"))]


def outside_games() -> Iterator[tuple[Path, ast.Module]]:
    """Nor are the shapes for programs looked at, which have the names of the schemas that they are made from."""
    made = Path("client", "shapes")
    return ((path, tree) for path, tree in modules() if path.parts[0] != "games" and path.parent != made)


def classes() -> dict[str, list[str]]:
    found: dict[str, list[str]] = defaultdict(list)
    for path, tree in outside_games():
        for node in ast.walk(tree):
            if isinstance(node, ast.ClassDef):
                found[node.name].append(str(path))
    return found


def aliases(tree: ast.Module) -> Iterator[str]:
    """The names that a module gives to values, types among them."""
    for node in tree.body:
        targets = node.targets if isinstance(node, ast.Assign) else []
        for target in [node.target] if isinstance(node, ast.AnnAssign) else targets:
            if isinstance(target, ast.Name):
                yield target.id


def defined_in(tree: ast.Module) -> set[str]:
    kinds = ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef
    return {node.name for node in ast.walk(tree) if isinstance(node, kinds)} | set(aliases(tree))


def rows() -> list[tuple[list[str], str, Path]]:
    lines = [line for line in PAGE.read_text("utf-8").splitlines() if re.match(r"\| [a-z]", line)]
    found = [ROW.fullmatch(line) for line in lines if not line.startswith("| word | what it means |")]
    assert all(found), [line for line, row in zip(lines, found, strict=False) if row is None]
    return [(row["words"].split(", "), row["name"], (PAGE.parent / row["file"]).resolve()) for row in found if row]


ROWS = rows()


def test_there_are_few_words_and_none_twice() -> None:
    words = [word for words, _, _ in ROWS for word in words]
    assert len(words) == len(set(words))
    assert 40 <= len(words) <= MOST


@pytest.mark.parametrize(("name", "file"), [(name, file) for _, name, file in ROWS], ids=[row[0][0] for row in ROWS])
def test_a_word_is_defined_where_the_page_says(name: str, file: Path) -> None:
    assert name in defined_in(ast.parse(file.read_text("utf-8")))


def test_a_class_of_the_dictionary_names_nothing_else() -> None:
    named = {name for _, name, _ in ROWS if name[0].isupper()}
    places = defaultdict(list)
    for path, tree in outside_games():
        kept = [node.name for node in ast.walk(tree) if isinstance(node, ast.ClassDef)]
        for name in named & {*kept, *aliases(tree)}:
            places[name].append(str(path))
    assert {name: found for name, found in places.items() if len(found) > 1} == {}
    assert set(places) == named


def test_a_class_name_is_defined_once_outside_the_games() -> None:
    assert {name: found for name, found in classes().items() if len(found) > 1 and name not in TWICE} == {}


def test_no_name_is_excused_that_needs_no_excuse() -> None:
    found = classes()
    assert [name for name in TWICE if len(found[name]) < 2] == []


def test_what_is_called_a_look_is_one() -> None:
    wrong = [
        f"{path}:{node.lineno}"
        for path, tree in modules()
        for node in ast.walk(tree)
        if isinstance(node, ast.arg) and node.arg == "look" and node.annotation is not None
        if "Look" not in ast.unparse(node.annotation)
    ]
    assert wrong == []


def docstrings() -> Iterator[tuple[str, str]]:
    for path, tree in modules():
        for node in ast.walk(tree):
            if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef):
                text = ast.get_docstring(node)
                if text is not None:
                    yield f"{path}: {getattr(node, 'name', '')}", text


def test_a_docstring_needs_no_neighbour() -> None:
    assert [where for where, text in docstrings() if text.startswith("The same")] == []


def test_a_docstring_says_more_than_the_name() -> None:
    assert [where for where, text in docstrings() if len(text.split()) <= SHORT] == []
