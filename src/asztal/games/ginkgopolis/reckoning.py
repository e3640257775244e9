"""What an action costs and brings, computed once for the rules, which carry it out, and for the previews."""

from collections.abc import Iterable, Sequence

from asztal.games.ginkgopolis.cards import ITEMS, LETTER_OF, PAYS, TILES, YIELD
from asztal.games.ginkgopolis.city import neighbours
from asztal.games.ginkgopolis.state import City
from asztal.games.ginkgopolis.vocabulary import Gains


def yield_of(city: City, cell: str) -> tuple[str, int]:
    """The items of a building: as many as it has floors, of the kind of its colour (GIN-CMP-14)."""
    return YIELD[TILES[city.top[cell]].colour], city.height[cell]


def around(city: City, cell: str) -> list[tuple[str, int]]:
    """What each building beside a cell yields, north, east, south, west (GIN-URB-15, GIN-URB-16)."""
    return [yield_of(city, near) for near in neighbours(cell) if near in city.top]


def bonuses(area: Sequence[str], action: str) -> Gains:
    """What the cards of an area pay after an action, in the order acquired (GIN-BON-01, GIN-ACT-09)."""
    pays = PAYS[action]
    return tuple(gain for card in area if card in pays for gain in pays[card])


def surcharge(city: City, cell: str, tile: str) -> tuple[int, int]:
    """Resources and points that a floor costs beyond the resources put on it (GIN-CON-07 to GIN-CON-09)."""
    old, new = TILES[city.top[cell]], TILES[tile]
    return int(old.colour != new.colour), max(0, old.number - new.number)


def price(city: City, seat: int, card: str, tile: str) -> tuple[int, int]:
    """Resources and points that the stock must have for an action with a tile (GIN-UNA-02, GIN-CON-12)."""
    if card in LETTER_OF:
        return 1, 0
    cell = city.cell_of(card)
    resources, points = surcharge(city, cell, tile)
    returned = city.height[cell] if city.owner[cell] == seat else 0
    return city.height[cell] + 1 + resources - returned, points


def kinds(resources: int, tiles: int) -> list[str]:
    """What of the two kinds is there to take for an urbanization card alone (GIN-XPL-01, GIN-XPL-02)."""
    return [kind for kind, count in (("resource", resources), ("tile", tiles)) if count]


def totals(gains: Iterable[tuple[str, int]]) -> dict[str, int]:
    """How many of each item in all."""
    found = dict.fromkeys(ITEMS, 0)
    for item, count in gains:
        found[item] += count
    return {item: count for item, count in found.items() if count}
