"""The worked examples of the rules of the game; the tests run them, and people can step through them."""

from asztal.games.ginkgopolis.examples import worked
from asztal.kernel.rules import gathered

EXAMPLES = gathered(worked)
