"""How good a position of Ginkgopolis looks, in points, for a bot that looks one turn ahead."""

from collections.abc import Iterable

from asztal.games.ginkgopolis.cards import CARDS
from asztal.games.ginkgopolis.facts import MOST_TILES
from asztal.games.ginkgopolis.scoring import score_lines
from asztal.games.ginkgopolis.state import City
from asztal.games.ginkgopolis.vocabulary import After

# Found by play against random bots, which these numbers need not fit closely to beat.
WORTH = {"resource": 0.6, "tile": 1.2, "point": 1.0}  # an item in a young game; tiles also score in the hand-in
USES = 3  # how often a permanent bonus pays in a whole game


def value(state: City, seat: int) -> float:
    """The score, and what may become points while tiles last."""
    me = state.players[seat]
    picked = [gain for card in me.sealed for gain in CARDS[card].start]  # only characters of a draft are left there
    kept = [CARDS[card].bonus for card in (*me.area, *me.sealed)]
    bonuses = [gain for bonus in kept if isinstance(bonus, After) for gain in bonus.gains]
    stock = [("resource", me.resources), ("tile", len(me.tiles)), *picked]
    young = len(state.supply) / MOST_TILES  # in an empty one items and bonuses are worth nothing any more
    points = sum(line.points for line in score_lines(state, seat))
    return points + len(me.offered) + young * (_worth(stock) + USES * _worth(bonuses))


def _worth(gains: Iterable[tuple[str, int]]) -> float:
    return sum(WORTH[item] * count for item, count in gains)
