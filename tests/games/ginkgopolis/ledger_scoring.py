"""The final score as the ledger works it out from its books: points, cards, new-hand tokens, districts."""

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from tests.games.ginkgopolis.ledger_cards import CHARACTERS, ENDS, FLOORS, beside, colour_of, number_of, reacts_to

COLOURS = {"r": "red", "b": "blue", "y": "yellow"}


class Building(NamedTuple):
    """The uppermost tile, how many floors, and whose resources stand on it (-1: nobody's)."""

    top: str
    height: int
    owner: int


Line = tuple[str, int, tuple[tuple[str, object], ...]]


def lines_of(city: Mapping[str, Building], seat: int, points: int, area: Sequence[str], tokens: int) -> list[Line]:
    """Every line of a score: its key, its points and what it names (GIN-SCO-01)."""
    own = [building for building in city.values() if building.owner == seat]
    lines: list[Line] = [("points", points, ())]
    for card in area:
        if card not in CHARACTERS and number_of(card) >= 10:
            count, each = _card(card, own, area)
            lines.append(("card", count * each, (("card", card), ("count", count))))
    if tokens:
        lines.append(("tokens", 2 * tokens, (("count", tokens),)))
    for district in districts(city):
        if won := district_points(district, seat):
            colour = COLOURS[colour_of(district[0].top)]
            lines.append(("district", won, (("colour", colour), ("size", len(district)))))
    return lines


def _card(card: str, own: Sequence[Building], area: Sequence[str]) -> tuple[int, int]:
    """How many things an endgame card counts and what each is worth (GIN-BON-06 to GIN-BON-11)."""
    number, colour = number_of(card), colour_of(card)
    if number <= 13:
        counts = FLOORS[colour][number - 10]
        return sum(building.height for building in own if colour_of(building.top) == counts), 1
    if number == 14:
        return len([building for building in own if building.height < 3]), 1
    if number == 15:
        return len([building for building in own if building.height > 2]), 3
    if number in ENDS:
        return len([other for other in area if reacts_to(other) == ENDS[number]]), 2
    return (len([other for other in area if colour_of(other) == colour]), 2) if number == 19 else (1, 9)


def districts(city: Mapping[str, Building]) -> list[list[Building]]:
    """Buildings of one colour that touch, two or more (GIN-DIS-01, GIN-DIS-02): groups are joined until none touch."""
    group = {cell: {cell} for cell in city}
    for cell, building in city.items():
        for near in beside(cell):
            if near in city and colour_of(city[near].top) == colour_of(building.top) and near not in group[cell]:
                joined = group[cell] | group[near]
                group.update(dict.fromkeys(joined, joined))
    found = {frozenset(cells) for cells in group.values() if len(cells) > 1}
    return [[city[cell] for cell in cells] for cells in found]


def district_points(district: Sequence[Building], seat: int) -> int:
    """All resources for the first, the own ones for the second, both for who is alone (GIN-DIS-04 to GIN-DIS-13)."""
    owned = [building for building in district if building.owner >= 0]
    rank: list[tuple[int, int, int, int]] = []
    for who in {building.owner for building in owned}:
        mine = [(building.height, number_of(building.top)) for building in owned if building.owner == who]
        rank.append((sum(height for height, _ in mine), *max(mine), who))
    rank.sort(reverse=True)
    places = [entry[3] for entry in rank] * (2 if len(rank) == 1 else 1)
    sizes = {entry[3]: entry[0] for entry in rank}
    first = sum(sizes.values()) if places[:1] == [seat] else 0
    return first + (sizes[seat] if places[1:2] == [seat] else 0)
