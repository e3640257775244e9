"""How an Automa chooses a site, a headstream, a production or a machine. Each event says what decided."""

from collections.abc import Callable, Iterable
from typing import TypeVar

from asztal.games.barrage.cards import (
    AREAS,
    AUTOMA_TILES,
    BASIN_OF,
    BASINS,
    HEADSTREAMS,
    PIPES,
    PIPES_TO,
    RED,
    AutomaTile,
    Tile,
    area_of,
)
from asztal.games.barrage.criteria import CRITERIA, Sites, below, dam_owners, house_owners
from asztal.games.barrage.events import AutomaChose
from asztal.games.barrage.powers import company_power, officer_power
from asztal.games.barrage.river import after_flow, flow_drop, place_drops, stops_at, watched_basins
from asztal.games.barrage.state import NEUTRAL, G, Valley
from asztal.games.barrage.systems import Production
from asztal.games.barrage.vocabulary import ExcavatorCostCap, NoSurcharge, TileParts, find

T = TypeVar("T")
_DECIDED = {  # the rule by which something decides; the printed criteria go by BAR-AUTO-50
    "completes-system": "BAR-AUTO-49",
    "location-number": "BAR-AUTO-52",
    "free-before-red": "BAR-AUTO-54",
    "headstream-order": "BAR-AUTO-39",
    "company-power": "BAR-AUTO-60",
    "officer": "BAR-AUTO-67",
    "strongest": "BAR-AUTO-33",
    "neutral-dam": "BAR-AUTO-34",
}
PLAIN_TILE = Tile("", 0, "", TileParts())


def tell(g: G, seat: int, place: str, why: str, *, only: str, tile: str = "") -> None:
    """A place is told with what decided, and the rule; where that differs by what is chosen, it is given."""
    clause = {"only-one": only, "tile-power": tile}.get(why) or _DECIDED.get(why, "BAR-AUTO-50")
    g.tell(AutomaChose, seat, place, why, clause=clause)


def criteria_tile(state: Valley) -> AutomaTile:
    """The tile whose criteria count now: the last one turned over (BAR-AUTO-17)."""
    return AUTOMA_TILES[state.criteria]


def machine(state: Valley, seat: int) -> str:
    """Of machines of any kind: the type it has less of, an excavator if equal (BAR-AUTO-15, BAR-AUTO-70)."""
    me = state.players[seat]
    if officer_power(me, "conduit_in_mixers"):
        return "mixer"
    return "mixer" if me.mixer < me.excavator else "excavator"


# --- water ------------------------------------------------------------------------------------------------------------


def headstream(state: Valley, seat: int, *, flowing: bool) -> tuple[str, str]:
    """Where a drop would end behind an own dam, at once or in the coming flow, and why; empty when nowhere.

    Of several, the one that brings the company's power most energy, then the first in the tile's order
    (BAR-AUTO-37, BAR-AUTO-39, BAR-AUTO-60).
    """
    drops = state.dam_drops if flowing else after_flow(state)
    fit = [
        name
        for name in criteria_tile(state).headstreams
        if state.dam_owner.get(stops_at(state, HEADSTREAMS[name], drops)) == seat
    ]
    if len(fit) < 2:
        return "".join(fit), "only-one"
    if company_power(state, seat, "energy_on_flow"):
        energy = {name: watched_basins(state, seat, HEADSTREAMS[name], drops) for name in fit}
        fit = [name for name in fit if energy[name] == max(energy.values())]
    return fit[0], "company-power" if len(fit) == 1 else "headstream-order"


def water(g: G, seat: int, count: int, *, flowing: bool) -> None:
    """As many drops as help, up to the number (BAR-AUTO-38, BAR-AUTO-74)."""
    for _ in range(count):
        name, why = headstream(g.state, seat, flowing=flowing)
        if not name:
            return
        tell(g, seat, name, why, only="BAR-AUTO-37")
        if flowing:
            flow_drop(g, name)
        else:
            place_drops(g, name, 1)


# --- sites ------------------------------------------------------------------------------------------------------------


def completes(state: Valley, seat: int, structure: str, site: str) -> bool:
    """Whether a piece here is part of a whole production system (BAR-AUTO-49)."""

    def usable(basin: int) -> bool:
        return any(owner in (seat, NEUTRAL) for owner in dam_owners(state, basin))

    basin = BASIN_OF[site]
    if structure == "base":
        return any(p in state.conduits and seat in house_owners(state, PIPES[p].end) for p in basin.conduits)
    if structure == "conduit":
        return usable(PIPES[site].start) and seat in house_owners(state, PIPES[site].end)
    return any(pipe.id in state.conduits and usable(pipe.start) for pipe in PIPES_TO[basin.id])


def _from_number(structure: str, tile: AutomaTile) -> Callable[[str], int]:
    """The place of a site when counting upward from the tile's location number (BAR-AUTO-52, BAR-AUTO-53)."""
    if structure == "conduit":
        order = list(PIPES)
        first = order.index(f"C{tile.first['conduit']}")
        return lambda site: (order.index(site) - first) % len(order)
    number = int(tile.first["base" if structure == "elevation" else structure])
    return lambda site: (BASIN_OF[site].id - number) % len(BASINS)


def fewer(sites: list[T], kept: list[T], before: str, why: str) -> tuple[list[T], str]:
    """The kept candidates and why; all of them, and what decided before, when that sorts none out or all."""
    return (kept, why) if 0 < len(kept) < len(sites) else (sites, before)


def narrowed(state: Valley, seat: int, structure: str, sites: Sites, decided: str) -> tuple[Sites, str]:
    """The candidates that the three criteria of the column leave, and the last one that sorted any out."""
    tile = criteria_tile(state)
    names = tile.criteria["base" if structure == "elevation" else structure]
    for name in names:
        sites, decided = fewer(sites, CRITERIA[name](state, seat, sites, tile), decided, name)
    for name, own_first in (("base_below_powerhouse", True), ("base_below_powerhouse_opp", False)):
        if name in names:  # the printed order of owners is the last preference
            preferred = below(state, sites, lambda owner, own=own_first: (owner == seat) is own)  # type: ignore[misc]
            sites, decided = fewer(sites, preferred, decided, name)
    return sites, decided


def production(
    state: Valley, seat: int, ways: Iterable[Production], *, second: bool = False
) -> tuple[Production, str] | None:
    """The strongest production with all drops of its dam, and what decided; None when there is none.

    Of equal ones a neutral dam is first, then the conduit that the criteria prefer (BAR-AUTO-33, BAR-AUTO-34).
    """
    few = officer_power(state.players[seat], "minimum_production") and not second  # BAR-AUTO-69, BAR-XO-07
    wanted = [
        way for way in ways if way.drops == (1 if few and PIPES[way.conduit].value <= 2 else state.dam_drops[way.dam])
    ]
    if not wanted:
        return None
    top = max(way.energy for way in wanted)
    left, why = fewer(wanted, [way for way in wanted if way.energy == top], "only-one", "strongest")
    left, why = fewer(left, [way for way in left if state.dam_owner[way.dam] == NEUTRAL], why, "neutral-dam")
    conduits, why = narrowed(state, seat, "conduit", [way.conduit for way in left], why)
    first = min(conduits, key=_from_number("conduit", criteria_tile(state)))
    return next(way for way in left if way.conduit == first), why if len(conduits) == 1 else "location-number"


def site(g: G, seat: int, structure: str, sites: Sites, tech: Tile = PLAIN_TILE) -> str:
    """The space that an Automa builds on (BAR-AUTO-48 to BAR-AUTO-54); `tech` is the technology tile it uses."""
    chosen, why = _site(g.state, seat, structure, sites, tech)
    tell(g, seat, chosen, why, only="BAR-AUTO-48", tile="BAR-AUTO-63" if structure == "conduit" else "BAR-AUTO-65")
    return chosen


def _site(state: Valley, seat: int, structure: str, sites: Sites, tech: Tile) -> tuple[str, str]:
    why = "only-one"
    if structure != "elevation":
        whole = [space for space in sites if completes(state, seat, structure, space)]
        sites, why = fewer(sites, whole, why, "completes-system")
    if structure == "base" and officer_power(state.players[seat], "base_cost"):  # BAR-AUTO-67
        highest = min((area_of(space) for space in sites), key=AREAS.index)
        sites, why = fewer(sites, [space for space in sites if area_of(space) == highest], why, "officer")
    sites, why = narrowed(state, seat, structure, sites, why)
    if find(tech.effect, ExcavatorCostCap):  # BAR-AUTO-63
        sites, why = fewer(sites, [space for space in sites if PIPES[space].value >= 3], why, "tile-power")
    place = _from_number(structure, criteria_tile(state))
    first = min(map(place, sites))
    nearest = [space for space in sites if place(space) == first]
    red = structure == "base" and find(tech.effect, NoSurcharge) is not None  # BAR-AUTO-54, BAR-AUTO-65
    left = [space for space in nearest if (space in RED) is red]
    left, why = fewer(nearest, left, why, "tile-power" if red else "free-before-red")
    _, why = fewer(sites, nearest, why, "location-number")
    return left[0], why
