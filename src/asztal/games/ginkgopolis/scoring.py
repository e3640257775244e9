"""The final score, explained line by line: points, card bonuses, new-hand tokens, districts."""

from collections.abc import Iterable
from typing import assert_never

from asztal.games.ginkgopolis.cards import CARDS, TILES
from asztal.games.ginkgopolis.city import District, ranked_districts
from asztal.games.ginkgopolis.state import City
from asztal.games.ginkgopolis.vocabulary import After, BonusCard, ColourCard, Final, Flat, Height, ResourceOn, when
from asztal.kernel.rules import ScoreLine

TOKEN = 2  # points for a new-hand token that is left (GIN-NHT-09)


def counted(state: City, who: int, bonus: Final) -> int:
    """How many things an endgame bonus counts for its holder (GIN-BON-06 to GIN-BON-12)."""
    area = [CARDS[card] for card in state.players[who].area]
    own = [cell for cell, owner in state.owner.items() if owner == who]
    match bonus:
        case ResourceOn(colour):
            return sum(state.height[cell] for cell in own if TILES[state.top[cell]].colour == colour)
        case Height(least, _, most):
            return sum(least <= state.height[cell] <= (most or state.height[cell]) for cell in own)
        case BonusCard(action):
            return sum(card.bonus is not None and when(card.bonus) == action for card in area)
        case ColourCard(colour):
            return sum(card.colour == colour for card in area)
        case Flat():
            return 1
    assert_never(bonus)


def score_lines(state: City, seat: int) -> list[ScoreLine]:
    """Every point of a player, or of Hal (GIN-SCO-01, GIN-SOL-22)."""
    return _lines(state, seat, ranked_districts(state.top, state.height, state.owner))


def scores(state: City) -> list[int]:
    """The sums of all seats; the districts are looked for once."""
    districts = list(ranked_districts(state.top, state.height, state.owner))
    return [sum(line.points for line in _lines(state, who, districts)) for who in range(state.seats)]


def _lines(state: City, who: int, districts: Iterable[District]) -> list[ScoreLine]:
    me = state.players[who]
    lines = [ScoreLine("points", me.points)]
    for card in me.area:
        bonus = CARDS[card].bonus
        if bonus is not None and not isinstance(bonus, After):
            count = counted(state, who, bonus)
            lines.append(ScoreLine("card", bonus.points * count, {"card": card, "count": count}))
    if me.new_hand_tokens:
        lines.append(ScoreLine("tokens", TOKEN * me.new_hand_tokens, {"count": me.new_hand_tokens}))
    for district in districts:
        if points := district.points(who):
            size = len(district.cells)
            lines.append(ScoreLine("district", points, {"colour": district.colour, "size": size}))
    return lines
