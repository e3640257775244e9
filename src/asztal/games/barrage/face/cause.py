"""What exactly is missing or in the way, where the reason against something in Barrage leaves that open."""

from collections.abc import Callable, Iterable

from asztal.games.barrage.building import fits
from asztal.games.barrage.cards import BASIN_OF, BASINS, COPY, PIPES, PIPES_TO, SPACES, TILES
from asztal.games.barrage.face.label import about
from asztal.games.barrage.face.outlook import Outlook, house_of, outlook
from asztal.games.barrage.means import NO_LIMIT, closed
from asztal.games.barrage.pointing import fitting, structure_next
from asztal.games.barrage.state import SEGMENTS, Valley
from asztal.games.barrage.systems import Gap, Production, gaps
from asztal.games.barrage.vocabulary import Produce, find
from asztal.kernel.rules import Cause, Look, Message, Reason, Value

_LAID = {*TILES, *BASIN_OF, *PIPES}  # what a building action is about: a tile and its site
_MOST = 2  # powerhouses of which it is said what they lack: the nearest to a production


def cause(look: Look[Valley], target: str, reason: Reason) -> Cause:
    """What stands behind a reason, by its key; most reasons say it themselves."""
    told = _CAUSES.get(reason.key)
    return told(look, target, reason) if told is not None else Cause()


def _light(targets: Iterable[str]) -> Cause:
    """What a reason speaks of without saying where it is."""
    return Cause((), list(targets))


# --- production -------------------------------------------------------------------------------------------------------


def _no_production(look: Look[Valley], target: str, reason: Reason) -> Cause:
    """Which powerhouse lacks what; without one, where it would get water."""
    state, found = look.g.state, gaps(look.g.state, look.seat)[:_MOST]
    told = [Message("cause-gap", _gap(state, gap)) for gap in found]
    parts = dict.fromkeys(part for gap in found for part in _parts(state, gap))
    return Cause(told, list(parts) or _builders(look, "powerhouse"))


def _gap(state: Valley, gap: Gap) -> dict[str, Value]:
    end = PIPES[gap.conduit].end if gap.conduit else BASIN_OF[gap.house].id if gap.house else 0
    start = PIPES[gap.conduit].start if gap.conduit else 0
    args: dict[str, Value] = {"missing": gap.missing, "from": start, "to": end}
    return args | {"seat": state.dam_owner[gap.dam]} if gap.missing == "owner" else args


def _parts(state: Valley, gap: Gap) -> list[str]:
    """The elements of a gap; what could stand at its place where nothing does."""
    known = [part for part in (gap.dam, gap.conduit, gap.house) if part]
    if gap.missing == "dam":
        return [*known, *BASINS[PIPES[gap.conduit].start].dams]
    if gap.missing == "conduit":
        return [*known, *(pipe.id for pipe in PIPES_TO[BASIN_OF[gap.house].id])]
    if gap.missing == "powerhouse" and gap.conduit:
        houses = BASINS[PIPES[gap.conduit].end].powerhouses
        return [*known, *(house for house in houses if house not in state.powerhouses)]
    return known


def _below_one(look: Look[Valley], target: str, reason: Reason) -> Cause:
    """The best production, and what the space takes from it."""
    space, means = SPACES.get(target), outlook(look)
    part = find(space.effect, Produce) if space else None
    if space is None or part is None:
        return Cause()
    paid = means.ways(NO_LIMIT, means.me.credit - space.fee - space.pay) or means.ways(NO_LIMIT, NO_LIMIT)
    best = max(paid, key=lambda way: way.energy)
    args: dict[str, Value] = {"energy": best.energy, "modifier": part.produce}
    return Cause([Message("cause-below-one", args)], _way(means, best))


def _unpaid(look: Look[Valley], target: str, reason: Reason) -> Cause:
    """Whose conduit has to be paid for, where that is the price that is too high."""
    space, means = SPACES.get(target), outlook(look)
    part = find(space.effect, Produce) if space and reason.clause == "BAR-PROD-12" else None
    if part is None:
        return Cause()
    cheapest = min(means.ways(part.produce, NO_LIMIT), key=lambda way: way.fee)
    pipe = PIPES[cheapest.conduit]
    args: dict[str, Value] = {"from": pipe.start, "to": pipe.end, "seat": means.state.conduits[pipe.id]}
    return Cause([Message("cause-foreign-conduit", {**args, "count": cheapest.fee})], _way(means, cheapest))


def _way(means: Outlook, way: Production) -> list[str]:
    return [way.dam, way.conduit, house_of(means.state, means.seat, way.conduit)]


# --- construction -----------------------------------------------------------------------------------------------------


def _tiles(look: Look[Valley], target: str, reason: Reason) -> Cause:
    """The tiles with which the seat can build here now; where it cannot, those that fit."""
    means = outlook(look)
    if not means.me.company:
        return Cause()  # the tiles come with it
    found = fitting(means, structure_next(means.state, means.seat, target), target)
    able = [ids for ids, refusal in found if refusal is None] or [ids for ids, _ in found]
    if not able:
        return _on_wheel(look, target, reason)
    laid = list(dict.fromkeys(ids[0] if ids[0] != COPY else ids[-1] for ids in able))
    return Cause([Message("cause-tiles", {"tiles": tuple(laid)})], laid)


def _builders(look: Look[Valley], structure: str) -> list[str]:
    """The tiles of the seat that build this, in its supply and on its wheel."""
    me = look.g.state.players[look.seat]
    supply = [tile for tile in dict.fromkeys(me.tiles) if _builds(tile, structure)]
    return supply + [f"W{number}" for number, (tile, _, _) in enumerate(me.wheel, 1) if _builds(tile, structure)]


def _builds(tile: str, structure: str) -> bool:
    return tile in TILES and fits(TILES[tile], structure)


def _on_wheel(look: Look[Valley], target: str, reason: Reason) -> Cause:
    """The fitting tile on the wheel that comes back first, and when."""
    wheel, structure = look.g.state.players[look.seat].wheel, str(reason.args["structure"])
    for number in range(SEGMENTS, 0, -1):
        tile = wheel[number - 1][0]
        if _builds(tile, structure):
            args: dict[str, Value] = {"tile": tile, "turns": SEGMENTS + 1 - number}
            return Cause([Message("cause-on-wheel", args)], [f"W{number}"])
    return Cause()


def _tile_on_wheel(look: Look[Valley], target: str, reason: Reason) -> Cause:
    return _light(f"W{n}" for n, (tile, _, _) in enumerate(look.g.state.players[look.seat].wheel, 1) if tile == target)


def _basin(look: Look[Valley], target: str, reason: Reason) -> Cause:
    return _light(space for space, basin in BASIN_OF.items() if str(basin.id) == target)


def _own_in_basin(look: Look[Valley], target: str, reason: Reason) -> Cause:
    state, basin = look.g.state, BASIN_OF[target]
    standing = {**state.dam_owner, **state.powerhouses}
    return _light(
        space
        for space in (basin.dams if target in basin.dams else basin.powerhouses)
        if standing.get(space) == look.seat
    )


# --- the boards and the map -------------------------------------------------------------------------------------------


def _taken(look: Look[Valley], target: str, reason: Reason) -> Cause:
    seats = [seat for space, seat, _ in look.g.state.placed if space == target]
    return Cause([Message("cause-engineers", {"seat": seat}) for seat in seats])


def _section(section: str) -> Callable[[Look[Valley], str, Reason], Cause]:
    """The spaces that lead to something, as far as they are open in this game."""

    def spaces(look: Look[Valley], target: str, reason: Reason) -> Cause:
        seats, full = len(look.g.state.players), look.g.state.full
        return _light(s.id for s in SPACES.values() if s.section == section and closed(s, seats, full) is None)

    return spaces


_CAUSES: dict[str, Callable[[Look[Valley], str, Reason], Cause]] = {
    "no-production": _no_production,
    "below-one-energy": _below_one,
    "too-few-credits": _unpaid,
    "tile-first": _tiles,
    "build-by-action": _tiles,
    "no-fitting-tile": _on_wheel,
    "tile-on-wheel": _tile_on_wheel,
    "whole-basin": _basin,
    "own-dam-in-basin": _own_in_basin,
    "own-powerhouse-in-basin": _own_in_basin,
    "space-taken": _taken,
    "space-for-turn": lambda look, target, reason: _light([str(reason.args["space"])]),
    "building-for-turn": lambda look, target, reason: _light(part for part in about(look) if part in _LAID),
    "office-first": _section("contract_office"),
    "water-first": _section("water_management"),
    "production-first": _section("turbine"),
    "no-water-above": lambda look, target, reason: _light(BASINS[PIPES[target].start].dams),
    "no-powerhouse-below": lambda look, target, reason: _light(BASINS[PIPES[target].end].powerhouses),
    "no-way-from-dam": lambda look, target, reason: _light(BASIN_OF[target].conduits),
}
