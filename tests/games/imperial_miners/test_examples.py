"""The worked examples of the rules, each with its own numbers; what must hold is asserted where they are told."""

import pytest

from asztal.games.imperial_miners import TITLE
from asztal.kernel.example import Example
from asztal.testkit.examples import marked


@pytest.mark.parametrize("example", marked(TITLE))
def test_example(example: Example) -> None:
    example.play()
