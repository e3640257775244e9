"""A position of Ginkgopolis in numbers, from what one seat may know, for a value that is learned.

Of others only what lies open is counted: their points and tiles lie behind screens, Hal's do not.
"""

from collections.abc import Iterable, Mapping
from functools import cache, lru_cache

from asztal.games.ginkgopolis.cards import CARDS, TILES
from asztal.games.ginkgopolis.city import District, ranked_districts
from asztal.games.ginkgopolis.scoring import TOKEN, counted
from asztal.games.ginkgopolis.state import City
from asztal.games.ginkgopolis.vocabulary import After, BonusCard, ColourCard, Final, Height, ResourceOn

MOST_TILES = 51  # in the supply of a young game
TALLEST = 4  # floors beyond this count as so many
BIGGEST = 3  # districts that are looked at one by one


@cache
def card_facts(card: str) -> Mapping[str, float]:
    """What a card pays while it lies in an area: items by action, or points at the end by what they are given for."""
    match bonus := CARDS[card].bonus:
        case None:
            return {}
        case After(when):
            return {f"{when} {item}": float(count) for item, count in bonus.gains}
        case ResourceOn(colour, points):
            return {f"end resource {colour}": float(points)}
        case Height(least, points):
            return {f"end height {least}": float(points)}
        case BonusCard(action, points):
            return {f"end bonus {action}": float(points)}
        case ColourCard(colour, points):
            return {f"end colour {colour}": float(points)}
    return {"end flat": float(bonus.points)}


def facts(state: City, seat: int, tiles: Iterable[str]) -> dict[str, float]:
    """The position of a seat and of its best rival; of the seat's tiles, those that it knows."""
    me = state.players[seat]
    left = len(state.supply) / MOST_TILES
    districts = sorted(
        ranked_districts(state.top, state.height, state.owner), key=lambda district: -sum(district.resources.values())
    )
    found: dict[str, float] = {
        "left": left,
        "again": float(state.handed_in),
        "ending": float(state.ending),
        "cards": float(len(state.deck)),
        "markers": float(len(state.markers)),
        "expert": float(state.variant["hal"] == "expert" and state.seats == 1),
        "seats": float(state.seats),
        "points": float(me.points),
        "tiles": float(len(me.tiles)),
    }
    for tile in tiles:
        about = TILES[tile]
        for name, count in (
            (f"tile {about.colour}", 1.0),
            ("tile number", about.number),
            ("tile high", about.number > 10),
        ):
            found[name] = found.get(name, 0.0) + count
    _one(found, "", state, seat, districts)
    rivals = [other for other in range(len(state.players)) if other != seat]
    blocks = []
    for other in rivals:
        block: dict[str, float] = {}
        _one(block, "their ", state, other, districts)
        if state.seats == 1:  # Hal has no screen
            block["their points"] = float(state.players[other].points)
        blocks.append(block)
    best = max(blocks, key=lambda block: block["their score"])
    found |= best
    for number, district in enumerate(districts[:BIGGEST]):
        own = district.resources.get(seat, 0)
        most = max((count for who, count in district.resources.items() if who != seat), default=0)
        found[f"district {number} cells"] = float(len(district.cells))
        found[f"district {number} all"] = float(sum(district.resources.values()))
        found[f"district {number} lead"] = float(max(-6, min(6, own - most)))
    return found


def _one(found: dict[str, float], pre: str, state: City, who: int, districts: list[District]) -> None:
    """What lies open of one player."""
    me = state.players[who]
    found[f"{pre}resources"] = float(me.resources)
    found[f"{pre}supply"] = float(me.supply)
    found[f"{pre}new hands"] = float(me.new_hand_tokens)
    found[f"{pre}area"] = float(len(me.area))
    sums, finals = _area(pre, tuple(me.area))
    found.update(sums)
    bonus = sum(final.points * counted(state, who, final) for final in finals)
    for cell, owner in state.owner.items():
        if owner == who:
            height = state.height[cell]
            floors, built = _cells(pre, min(height, TALLEST), state.top[cell])
            found[floors] = found.get(floors, 0.0) + 1.0
            found[built] = found.get(built, 0.0) + height
    first = second = 0
    for district in districts:
        points = district.points(who)
        if district.ranking and district.ranking[0] == who:
            first += points
        else:
            second += points
    found[f"{pre}bonus"] = float(bonus)
    found[f"{pre}first"] = float(first)
    found[f"{pre}second"] = float(second)
    found[f"{pre}score"] = float(bonus + first + second + TOKEN * me.new_hand_tokens)


@lru_cache(4096)
def _area(pre: str, area: tuple[str, ...]) -> tuple[dict[str, float], list[Final]]:
    """What the cards of an area give in all, and those that score at the end: one turn asks for the same few again."""
    sums: dict[str, float] = {}
    finals: list[Final] = []
    for card in area:
        about = CARDS[card]
        for name, count in (*card_facts(card).items(), (f"card {about.colour}", 1.0)):
            sums[f"{pre}{name}"] = sums.get(f"{pre}{name}", 0.0) + count
        if about.bonus is not None and not isinstance(about.bonus, After):
            finals.append(about.bonus)
    return sums, finals


@cache
def _cells(pre: str, height: int, tile: str) -> tuple[str, str]:
    """The names under which a building is counted."""
    return f"{pre}height {height}", f"{pre}built {TILES[tile].colour}"
