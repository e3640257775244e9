"""The gate: new weights replace the old ones only if they play better on the same deals, by a sequential test."""

import math
import statistics
from collections.abc import Sequence

BETTER = (0.15, 0.3, 0.6)  # what new weights may bring more, in spreads of the differences: a little, some, a lot
WRONG = 0.05  # how often the test may be wrong, either way
LEAST = 20  # pairs of games


def verdict(differences: Sequence[float], most: int) -> bool | None:
    """Whether new weights are better, by their points more in each pair; None while that is open.

    Wald's test of a mean of 0 against a mixture of better ones, so that a big step needs few pairs. It is no when even
    the least of them is unlikely, and where it is still open after `most` pairs.
    """
    if len(differences) < LEAST:
        return None
    spread = max(statistics.stdev(differences), 1e-9)
    likely = [sum(more * each / spread - more**2 / 2 for each in differences) for more in BETTER]
    top, bound = max(likely), math.log((1 - WRONG) / WRONG)
    if top + math.log(sum(math.exp(each - top) for each in likely) / len(likely)) >= bound:
        return True
    return False if likely[0] <= -bound or len(differences) >= most else None
