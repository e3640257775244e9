"""The worked examples of the rules of the game; the tests run them, and people can step through them."""

from asztal.games.underwater_cities.examples import scores, turns
from asztal.kernel.rules import gathered

EXAMPLES = gathered(scores, turns)
