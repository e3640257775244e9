"""What bots work out has the same bits on every machine: nothing that C libraries round as they like."""

import ast
import math
from pathlib import Path

import pytest

import asztal
from asztal.bots.policy import FLOOR, softened

SOURCES = Path(asztal.__file__).parent
# Of `math` and numpy: IEEE 754 says for these, and for no other function of analysis, how they are rounded.
EXACT = {"ceil", "comb", "floor", "fsum", "gcd", "inf", "isfinite", "isinf", "isnan", "isqrt", "nan", "sqrt", "trunc"}
ROUNDED = {f"np.{name}" for name in ("exp", "exp2", "expm1", "log", "log2", "log10", "power", "tanh")}


def test_priors_are_close_and_the_same_everywhere() -> None:
    below = [n / 97 for n in range(97 * 19)]
    assert softened([-each for each in below]) == pytest.approx([math.exp(-each) + FLOOR for each in below], rel=1e-6)
    assert [each.hex() for each in softened([3.0, 2.7, 2.0, -4.77, -16.9, -22.0])] == [
        "0x1.051eb851eb852p+0",
        "0x1.8589f6c6aa947p-1",
        "0x1.8d3044aa7d0a5p-2",
        "0x1.4e98f87930a8bp-6",
        "0x1.47ae16ed081e2p-6",
        "0x1.47ae147ae147bp-6",
    ]


@pytest.mark.parametrize("part", ["bots", "games", "kernel"])
def test_nothing_calls_what_is_rounded_differently_elsewhere(part: str) -> None:
    found = []
    for path in sorted((SOURCES / part).rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name) and node.value.id == "math":
                found += [f"{path.name}: math.{node.attr}"] * (node.attr not in EXACT)
            if isinstance(node, ast.ImportFrom) and node.module == "math":
                found += [f"{path.name}: math.{each.name}" for each in node.names if each.name not in EXACT]
            if isinstance(node, ast.Attribute) and ast.unparse(node) in ROUNDED:
                found.append(f"{path.name}: {ast.unparse(node)}")
    assert found == []
