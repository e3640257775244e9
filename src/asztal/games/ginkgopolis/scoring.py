"""The final score, explained line by line: points, card bonuses, new-hand tokens, districts."""

from collections.abc import Iterator
from typing import NamedTuple

from asztal.games.ginkgopolis.cards import CARDS, TILES, Bonus
from asztal.games.ginkgopolis.city import districts
from asztal.games.ginkgopolis.state import City
from asztal.kernel import ScoreLine


class District(NamedTuple):
    """A district with its players in order of rank, and how many resources each has there."""

    colour: str
    cells: list[str]
    ranking: list[int]
    resources: dict[int, int]

    def points(self, who: int) -> int:
        """GIN-DIS-05 to GIN-DIS-07, GIN-DIS-12: all resources for the first, the own ones for the second."""
        points = 0
        if self.ranking and self.ranking[0] == who:
            points += sum(self.resources.values())
        if self.ranking and self.ranking[:2][-1] == who:  # who is alone takes both places
            points += self.resources[who]
        return points


def ranked_districts(top: dict[str, str], height: dict[str, int], owner: dict[str, int]) -> Iterator[District]:
    """Every district with its ranking: most resources, tallest building, its number (GIN-DIS-04 to 13)."""
    for colour, cells in districts(top):
        resources: dict[int, int] = {}
        tallest: dict[int, tuple[int, int]] = {}
        for cell in cells:
            who = owner[cell]
            if who >= 0:
                resources[who] = resources.get(who, 0) + height[cell]
                tallest[who] = max(tallest.get(who, (0, 0)), (height[cell], TILES[top[cell]].number))
        ranking = sorted(resources, key=lambda who: (resources[who], *tallest[who]), reverse=True)
        yield District(colour, cells, ranking, resources)


def counted(state: City, who: int, bonus: Bonus) -> int:
    """How many things an endgame bonus counts for its holder (GIN-BON-06 to GIN-BON-12)."""
    if bonus.per == "flat":
        return 1
    if bonus.per in ("bonus_card", "colour_card"):
        area = [CARDS[card] for card in state.players[who].area]
        if bonus.per == "colour_card":
            return sum(card.colour == bonus.colour for card in area)
        return sum(card.bonus is not None and card.bonus.when == bonus.action for card in area)
    own = [cell for cell, owner in state.owner.items() if owner == who]
    if bonus.per == "resource_on":
        return sum(state.height[cell] for cell in own if TILES[state.top[cell]].colour == bonus.colour)
    return sum(bonus.min <= state.height[cell] <= (bonus.max or state.height[cell]) for cell in own)


def score_lines(state: City, who: int) -> list[ScoreLine]:
    """Every point of a player, or of Hal (GIN-SCO-01, GIN-SOL-22)."""
    me = state.players[who]
    lines = [ScoreLine("points", me.points)]
    for card in me.area:
        bonus = CARDS[card].bonus
        if bonus is not None and bonus.when == "end":
            count = counted(state, who, bonus)
            lines.append(ScoreLine("card", bonus.points * count, {"card": card, "count": count}))
    if me.new_hand_tokens:
        lines.append(ScoreLine("tokens", 2 * me.new_hand_tokens, {"count": me.new_hand_tokens}))  # GIN-NHT-09
    for district in ranked_districts(state.top, state.height, state.owner):
        if points := district.points(who):
            size = len(district.cells)
            lines.append(ScoreLine("district", points, {"colour": district.colour, "size": size}))
    return lines
