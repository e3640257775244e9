"""The worked examples of the rules of the game; the tests run them, and people can step through them."""

from asztal.games.barrage.examples import actions, rounds
from asztal.kernel.rules import gathered

EXAMPLES = gathered(actions, rounds)
