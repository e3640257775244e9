"""What bots work out has the same bits on every machine: nothing that C libraries round as they like."""

import ast
import math
import random
from collections.abc import Sequence
from fractions import Fraction
from pathlib import Path

import pytest

import asztal
from asztal import registry
from asztal.bots.model import FAR, FINE, MOST, WEIGHT, Model, champion
from asztal.bots.policy import FLOOR, LearnedPolicy, softened

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


def sums(inputs: Sequence[Fraction], weights: Sequence[Sequence[int]], base: Sequence[int]) -> list[Fraction]:
    """What a layer adds up, in whole numbers."""
    return [
        sum((each * row[unit] for each, row in zip(inputs, weights, strict=True)), Fraction(base[unit])) / WEIGHT
        for unit in range(len(base))
    ]


def units(inputs: Sequence[Fraction], weights: Sequence[Sequence[int]], base: Sequence[int]) -> list[Fraction]:
    """What hidden units say of it, rounded to the nearest part, and halves to the even one."""
    return [
        min(Fraction(round(max(each, Fraction(0)) * FINE), FINE), Fraction(MOST))
        for each in sums(inputs, weights, base)
    ]


def seen_by(model: Model, facts: dict[str, float]) -> list[Fraction]:
    """Facts as the network sees them. A difference, a quotient and a product of floats are rounded in one way only."""
    raw = [facts[name] for name in model.names]
    scaled = zip(raw, model.data["mean"], model.data["spread"], strict=True)
    fine = [Fraction(min(max(round((each - mean) / spread * FINE) / FINE, -FAR), FAR)) for each, mean, spread in scaled]
    share = Fraction(round(min(max(facts["left"], 0.0), 1.0) * FINE), FINE)
    return [*fine, *(Fraction(round(each * share * FINE), FINE) for each in fine)]


MODELS = {
    model.hash: model
    for game in ("barrage", "ginkgopolis", "imperial_miners", "underwater_cities")
    for rivals in (False, True)
    if (model := champion(game, registry.find(game).rules_version, rivals)) is not None
}


@pytest.mark.parametrize("model", MODELS.values(), ids=[f"{each.game}-{each.rivals}" for each in MODELS.values()])
def test_weights_judge_as_whole_numbers_do_so_no_numpy_is_part_of_an_engine(model: Model) -> None:
    chance, data, policy = random.Random(model.game), model.data, None
    if "policy" in data:
        policy = LearnedPolicy(registry.find(model.game), model)
    for _ in range(3):
        spread = zip(model.names, data["mean"], data["spread"], strict=True)
        facts = {name: chance.gauss(mean, 3 * each) for name, mean, each in spread}
        seen = seen_by(model, facts)
        found = units(seen, data["hidden"], data["bias"])
        total = sums(found, [[each] for each in data["out"]], [data["base"]])[0]
        total += sums(seen, [[each] for each in data["linear"]], [0])[0]
        assert model([facts]) == [float(total) * model.unit]
        assert Fraction(float(total)) == total, "and nothing of the sum is lost"
        if policy is not None:
            part = data["policy"]
            found = units(seen, part["hidden"], part["bias"])
            said = policy.prior([float(each) for each in found])
            assert said.args[0] == [float(each) for each in sums(found, part["out"], part["base"])]  # type: ignore[attr-defined]
