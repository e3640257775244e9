"""The ranks of the solo game, by final score."""

from bisect import bisect_right

# The lowest score of every rank but the first; exactly 65 is still a veteran (IMP-SOLO-01, IMP-SOLO-02).
FROM = (35, 46, 56, 61, 66)
RANKS = (
    "rank-navvy",
    "rank-tunneller",
    "rank-novice-miner",
    "rank-mining-engineer",
    "rank-veteran-hewer",
    "rank-king-of-the-depths",
)


def rank(score: int) -> str:
    """The message key of the rank for a final score."""
    return RANKS[bisect_right(FROM, score)]
