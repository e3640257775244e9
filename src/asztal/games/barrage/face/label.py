"""What an option of Barrage is called, points at and lights up, and what its question is about."""

from collections.abc import Callable

from asztal.games.barrage.cards import (
    BASIN_OF,
    COPY,
    COPYING,
    HEADSTREAMS,
    KRYLOV,
    PIPES,
    RED,
    SPACES,
    START,
    TILES,
)
from asztal.games.barrage.face.outlook import chosen_way, house_of, outlook, structure_of
from asztal.games.barrage.means import BANK
from asztal.games.barrage.river import course, stops_at
from asztal.games.barrage.sekibo import uses
from asztal.games.barrage.state import Valley
from asztal.games.barrage.verbs import Water
from asztal.games.barrage.vocabulary import Produce, Rotate, TakePatent, find
from asztal.kernel.rules import Look, Message, Option, Value

_PRICES = {space.id: {"engineers": space.engineers, "credits": space.fee + space.pay} for space in SPACES.values()}
_SLOTS = {space.id: slot.take_patent - 1 for space in SPACES.values() if (slot := find(space.effect, TakePatent))}
# What is called the same in every game, made once, because every turn asks for it.
_FIXED = {
    Option("space", (id_,)): Message("option-space", {"action": id_, **price})
    for id_, price in _PRICES.items()
    if id_ not in _SLOTS
}
_FIXED |= {
    Option(BANK, (count,)): Message("option-bank", {"count": count}) for count in range(1, START["engineer"] + 1)
}


def label(look: Look[Valley], option: Option) -> Message:
    """An option as a person reads it."""
    if option in _FIXED:
        return _FIXED[option]
    state = look.g.state
    key, args = f"option-{option.kind}", dict[str, Value]()
    match option.kind, *option.ids:
        case "space", str(space):
            key, args = "option-patent", {**_PRICES[space], "tile": state.patents[_SLOTS[space]]}
        case "build", structure, tile:
            args = {"structure": structure, "tile": tile}
        case "build", structure, using, tile:
            args = {"structure": structure, "tile": tile}
            key = "option-build-krylov" if using == KRYLOV else "option-build-copy"
        case "copy", officer:
            space_ = COPYING[uses(state, look.seat)]
            args = {"officer": officer, "engineers": space_["engineers"], "credits": space_["fee"]}
        case "site", str(site):
            args = _site(state, site)
        case "pay", int(excavators), int(mixers), int(credits):
            args = {"gains": {"excavator": excavators, "mixer": mixers, "credit": credits}}
        case "machines", int(excavators), int(mixers):
            args = {"gains": {"excavator": excavators, "mixer": mixers}}
        case "headstream", str(headstream):
            args = {"headstream": headstream, "basin": HEADSTREAMS[headstream]}
        case "produce", dam, conduit, drops:
            args = {"count": drops, "dam": dam, "conduit": conduit}
        case (("contract" | "discard" | "fulfil"), contract):
            args = {"contract": contract}
        case "company", str(company):
            args = {"company": company, "officer": state.offers[company]}
    return Message(key, args)


def _site(state: Valley, site: str) -> dict[str, Value]:
    structure = structure_of(state, site)
    args: dict[str, Value] = {"at": site, "structure": structure, "area": BASIN_OF[site].area}
    if structure == "conduit":
        return args | {"start": PIPES[site].start, "end": PIPES[site].end, "value": PIPES[site].value, "red": 0}
    level = state.dam_level.get(site, 0) + 1
    return args | {"level": level, "red": int(site in RED and structure != "elevation")}


def targets(look: Look[Valley], option: Option) -> list[str]:
    """The spaces, tiles, contracts, companies and officers that an option points at, by their ids."""
    if option.kind == BANK:
        return [BANK]
    ids = [part for part in option.ids if isinstance(part, str)]
    if option.kind == "basin":
        return [str(option.ids[0])]
    if option.kind == "space" and ids[0] in _SLOTS:
        return [*ids, *filter(None, [look.g.state.patents[_SLOTS[ids[0]]]])]
    if option.kind == "yes":
        return [_tile_that_asks(look)]
    if option.kind == "company":
        return [*ids, look.g.state.offers[ids[0]]]
    return [tile for tile in ids[1:] if tile != COPY] if option.kind == "build" else ids


def about(look: Look[Valley]) -> list[str]:
    """What the seat is in the middle of, the outermost first: a space, a tile with its site, a contract, a company."""
    found: list[str] = []
    for frame in look.g.stack:
        kind, *names = frame.at.split(".")
        if kind in ("space", "contract", "tile", "income"):
            found.append(names[0])
        elif frame.vars and "tile" in frame.vars:
            found += [tile for tile in frame.vars["tile"] if tile != COPY]
            found += [frame.vars["site"]] if "site" in frame.vars else []
    return list(dict.fromkeys(found))


# --- what lights up ---------------------------------------------------------------------------------------------------


def links(look: Look[Valley], option: Option) -> list[str]:
    """What an option would use or reach: dams and conduits, segments of the wheel, sites, the way of a drop."""
    reached = _LINKS.get(option.kind)
    return reached(look, option) if reached is not None else []


def _sites(look: Look[Valley], option: Option) -> list[str]:
    return outlook(look).wanted(str(option.ids[0]), TILES[str(option.ids[-1])])


def _used_by(look: Look[Valley], option: Option) -> list[str]:
    space = SPACES[str(option.ids[0])]
    means = outlook(look)
    match space.effect:
        case (Produce(modifier),):
            return _best(look, modifier, space.fee + space.pay)
        case (Rotate(count),):
            return means.back(count).segments
    return []


def _best(look: Look[Valley], modifier: int, price: int) -> list[str]:
    """Dam, conduit and powerhouse of the best production after paying so much, of which the preview speaks."""
    means = outlook(look)
    best = max(means.ways(modifier, means.me.credit - price), key=lambda way: way.energy)
    return [best.dam, best.conduit, house_of(means.state, means.seat, best.conduit)]


def _tile_that_asks(look: Look[Valley]) -> str:
    """The technology tile that lets the seat produce, if it likes."""
    assert look.frame is not None
    return look.frame.at.split(".")[1]


def _by_tile(look: Look[Valley], option: Option) -> list[str]:
    part = find(TILES[_tile_that_asks(look)].effect, Produce)
    assert part is not None
    return _best(look, part.produce, 0)


def _way(look: Look[Valley], option: Option) -> list[str]:
    """The basins that a drop runs through, and the dam that stops it: at once, or in the coming flow if it waits."""
    state, basin = look.g.state, HEADSTREAMS[str(option.ids[0])]
    drops = state.dam_drops if look.asking(Water).flowing else outlook(look).after_flow
    dam = stops_at(state, basin, drops)
    return [*map(str, course(basin, dam)), *([dam] if dam else [])]


def _flow(look: Look[Valley], option: Option) -> list[str]:
    """The powerhouse of a production, then where each of its drops ends: behind a dam, or below the last basin."""
    state, way = look.g.state, chosen_way(look, option)
    end = PIPES[way.conduit].end
    house = house_of(state, look.seat, way.conduit)
    drops, found = state.dam_drops | {way.dam: state.dam_drops[way.dam] - way.drops}, [house]
    for _ in range(way.drops):
        dam = stops_at(state, end, drops)
        if dam:
            drops[dam] += 1
        found.append(dam or str(course(end, dam)[-1]))
    return list(dict.fromkeys(found))


_LINKS: dict[str, Callable[[Look[Valley], Option], list[str]]] = {
    "space": _used_by,
    "build": _sites,
    "headstream": _way,
    "produce": _flow,
    "yes": _by_tile,
}
