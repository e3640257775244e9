"""Mutants: where they are, what they change, and that tests are really run on them."""

import ast
import json
from pathlib import Path

import pytest

from asztal.testkit import mutants
from asztal.testkit.mutants import Site, needed, pick, sites

HERE = Path("rules.py")


def changed(source: str) -> list[str]:
    return [site.apply(source.encode()).decode() for site in sites(source.encode(), HERE)]


@pytest.mark.parametrize(
    ("source", "expected"),
    [
        ("a < b", ["a <= b"]),
        ("a <= b", ["a < b"]),
        ("a > b", ["a >= b"]),
        ("a >= b", ["a > b"]),
        ("a == b", ["a != b"]),
        ("a != b", ["a == b"]),
        ("a in b", ["a not in b"]),
        ("a not  in b", ["a in b"]),
        ("a is b", ["a is not b"]),
        ("a is not b", ["a is b"]),
        ("a < b < c", ["a <= b < c", "a < b <= c"]),
        ("a + b", ["a - b"]),
        ("a - b", ["a + b"]),
        ("a * b", ["a + b"]),
        ("a // b", ["a * b"]),
        ("a % b", ["a * b"]),
        ("a += b", ["a -= b"]),
        ("x = 9", ["x = 10"]),
        ("x = -1", ["x = -2"]),
        ("a and b and c", ["a or b and c", "a and b or c"]),
        ("a or b", ["a and b"]),
        ("x = not a", ["x = a"]),
        ("x = not(a)", ["x = (a)"]),
        ("x = True", ["x = False"]),
        ("x = False", ["x = True"]),
        ("x = min(a)", ["x = max(a)"]),
        ("x = max(a)", ["x = min(a)"]),
        ("x = any(a)", ["x = all(a)"]),
        ("if a: f", ["if not (a): f"]),
        ("x = b if a else c", ["x = b if not (a) else c"]),
        ("if a < b: f", ["if not (a < b): f", "if a <= b: f"]),
        ("if a == b: f", ["if a != b: f"]),
        ("if not a: f", ["if a: f"]),
        ("f(a)", ["pass"]),
        ("x = f(a)", []),
    ],
)
def test_each_operator(source: str, expected: list[str]) -> None:
    assert changed(source) == expected


@pytest.mark.parametrize(
    "source",
    [
        '"""Text of a module, 1 < 2."""',
        '__all__ = ["a"] + b',
        "__slots__ = a + b",
        "@cache(maxsize=3)\ndef f(): ...",
        "@dataclass(order=True)\nclass A(Base[1], tag=2): ...",
        "def f(a: Literal[1], *, b: 'int' = c) -> Literal[2]: ...",
        "class A:\n    x: Literal[3]",
        "X = Literal[1, 2]",
        "X: TypeAlias = A[1]",
        "assert a, f(1 + 2)",
        "raise ValueError('at most', n + 1)",
        "x = f'{a + 1}'",
        "x = 'a' + b",
        "x = zip(a, b, strict=True)",
        "if TYPE_CHECKING:\n    f(1)",
        "if __name__ == '__main__':\n    f(1)",
        "return_value = a | b",
    ],
)
def test_what_is_not_part_of_the_rules_stays(source: str) -> None:
    assert changed(source) == []


def test_only_the_operator_is_replaced_whatever_stands_around_it() -> None:
    source = 'ő = "é"; x = (á  # not < this\n  ) < (  # nor < this\n  b)\n'
    assert changed(source) == [source.replace(") < (", ") <= (")]


TANGLED = """
def f(a: int, b: list[int] = [1, 2]) -> int:
    if (
        a > 1 and
        not (b or a)
    ):
        print(
            "á", a,
        )
    while not a: a -= 1
    match a:
        case 3: return -a * (b[0] + 1) if a else min(b)
    return [n for n in b if n not in (1, 2)][-1]
"""


def test_every_mutant_is_valid_python_and_different() -> None:
    trees = [ast.dump(ast.parse(text)) for text in changed(TANGLED)]
    assert len(trees) == 23
    assert len({*trees, ast.dump(ast.parse(TANGLED))}) == len(trees) + 1


def test_a_survivor_is_shown_on_one_line() -> None:
    source = b"x = 1\nif a:\n    f(\n        b,\n    )  # so\n"
    *_, call = sites(source, HERE)
    assert call.line(source) == 3
    assert call.shown(source) == ("f( b, ) # so", "pass # so")


def test_the_same_seed_picks_the_same() -> None:
    places = [Site(HERE, n, n, b"") for n in range(1000)]
    assert pick(places, 40, 1) == pick(places, 40, 1)
    assert pick(places, 40, 1) != pick(places, 40, 2)
    assert len(set(pick(places, 40, 1))) == 40


def test_files_have_their_share() -> None:
    small, large = Path("small.py"), Path("large.py")
    places = [Site(small, n, n, b"") for n in range(100)] + [Site(large, n, n, b"") for n in range(300)]
    assert [site.path for site in pick(places, 40, 7)] == [small] * 10 + [large] * 30


def test_few_places_are_all_picked() -> None:
    places = [Site(HERE, n, n, b"") for n in range(3)]
    assert pick(places, 40, 1) == places
    assert pick([], 40, 1) == []


@pytest.mark.parametrize(
    ("total", "count", "need", "expected"),
    [(40, 40, None, 36), (40, 40, 36, 36), (7, 40, None, 7), (7, 40, 20, 4), (10, 10, 8, 8), (20, 20, None, 18)],
)
def test_the_need_is_scaled_to_what_there_is(total: int, count: int, need: int | None, expected: int) -> None:
    assert needed(total, count, need) == expected


# whole runs

SOURCE = """
def price(level: int, sale: bool) -> int:
    \"\"\"What a card costs.\"\"\"
    cost = level * 3
    if sale:
        cost -= 1
    return max(cost, 0)
"""
GOOD = """
from asztal.games.tiny.rules import price

def test_price():
    assert [price(n, False) for n in range(4)] == [0, 3, 6, 9]
    assert [price(n, True) for n in range(4)] == [0, 2, 5, 8]
"""
BAD = """
from asztal.games.tiny.rules import price

def test_price():
    assert price(3, False) == 9
"""


@pytest.fixture
def tiny(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A repository with a game of its own.

    Its package is called asztal too: an installed asztal that came first would not have this game.
    """
    rules = tmp_path / "src" / "asztal" / "games" / "tiny"
    rules.mkdir(parents=True)
    (tmp_path / "src" / "asztal" / "__init__.py").touch()
    (rules / "__init__.py").write_text("LEFT_ALONE = 1 + 2\n")
    (rules / "face").mkdir()
    (rules / "face" / "draw.py").write_text("LEFT_ALONE = 1 + 2\n")
    (rules / "rules.py").write_text(SOURCE)
    (tmp_path / "tests" / "games" / "tiny").mkdir(parents=True)
    (tmp_path / "pytest.ini").write_text("[pytest]\n")
    monkeypatch.chdir(tmp_path)
    return tmp_path


def write_tests(tiny: Path, text: str) -> None:
    (tiny / "tests" / "games" / "tiny" / "test_rules.py").write_text(text)


@pytest.mark.slow
def test_good_tests_catch_all(tiny: Path, capsys: pytest.CaptureFixture[str]) -> None:
    write_tests(tiny, GOOD)
    assert mutants.main(["tiny", "--json"]) == 0
    assert json.loads(capsys.readouterr().out) == {"caught": 7, "total": 7, "need": 7, "survivors": []}
    assert (tiny / "src" / "asztal" / "games" / "tiny" / "rules.py").read_text() == SOURCE


@pytest.mark.slow
def test_bad_tests_leave_survivors(tiny: Path, capsys: pytest.CaptureFixture[str]) -> None:
    write_tests(tiny, BAD)
    assert mutants.main(["tiny"]) == 1
    out = capsys.readouterr().out
    assert out.startswith("tiny: 4 of 7 mutants caught, 7 needed\n")
    assert "survived src/asztal/games/tiny/rules.py:6\n    cost -= 1\n -> cost += 1\n" in out


@pytest.mark.slow
def test_an_endless_mutant_is_caught(
    tiny: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    rules = tiny / "src" / "asztal" / "games" / "tiny" / "rules.py"
    rules.write_text("def price(n, left):\n    while left:\n        left -= n\n    return n\n")
    write_tests(tiny, GOOD[: GOOD.index("def")] + "def test(): assert price(1, 3) == 1\n")
    monkeypatch.setattr(mutants, "SHORTEST_LIMIT", 1.0)
    assert mutants.main(["tiny", "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["caught"] == 1


def test_tests_that_fail_anyway_are_refused(tiny: Path, capsys: pytest.CaptureFixture[str]) -> None:
    write_tests(tiny, BAD.replace("9", "8"))
    assert mutants.main(["tiny"]) == 2
    assert "do not pass on the unchanged rules" in capsys.readouterr().err


def test_tests_that_do_not_see_the_changes_are_refused(tiny: Path, capsys: pytest.CaptureFixture[str]) -> None:
    write_tests(tiny, f"import sys\nsys.path.insert(0, {str(tiny / 'src')!r})\n" + GOOD)
    assert mutants.main(["tiny"]) == 2
    assert "do not import the changed rules" in capsys.readouterr().err


def test_a_game_that_is_not_there_is_refused(tiny: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert mutants.main(["huge"]) == 2
    assert "does not exist" in capsys.readouterr().err
