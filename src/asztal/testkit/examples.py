"""The worked examples of a game as cases of a test, each with the clauses that it shows."""

from typing import Any

import pytest

from asztal.kernel import Title
from asztal.kernel.example import examples_of


def marked(title: Title[Any]) -> list[Any]:
    """The examples of a title, for `pytest.mark.parametrize`."""
    found = examples_of(title).values()
    return [pytest.param(made, marks=pytest.mark.rules(*made.clauses), id=made.id) for made in found]
