"""What an option of Barrage lights up, costs and brings at once, and what its question is about: for boards."""

from collections.abc import Callable

from asztal.games.barrage.building import surcharge
from asztal.games.barrage.cards import BASINS, COPY, COPYING, HEADSTREAMS, PIPES, SPACES, TILES
from asztal.games.barrage.face.outlook import outlook, some
from asztal.games.barrage.face.preview import chosen_way
from asztal.games.barrage.means import BANK, bank_pays
from asztal.games.barrage.parts import Produce, Rotate, TakePatent, find, gains
from asztal.games.barrage.powers import company_power
from asztal.games.barrage.river import course, stops_at
from asztal.games.barrage.sekibo import uses
from asztal.games.barrage.state import Valley
from asztal.games.barrage.verbs import Water
from asztal.kernel.rules import Amounts, Look, Option, Promise, ahead_in_turn, change

_CHOICE = 2  # engineers with which a seat is surely asked: it can go to the bank with one or with both
_ITEMS = ("engineer", "credit", "excavator", "mixer", "tile", "energy", "vp")


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
            return _systems(look, modifier, space.fee + space.pay)
        case (Rotate(count),):
            return means.back(count).segments
    return []


def _systems(look: Look[Valley], modifier: int, price: int) -> list[str]:
    """The dams and conduits with which the seat could produce after paying so much."""
    means = outlook(look)
    ways = means.ways(modifier, means.me.credit - price)
    return list(dict.fromkeys(part for way in ways for part in (way.dam, way.conduit)))


def tile_that_asks(look: Look[Valley]) -> str:
    """The technology tile that lets the seat produce, if it likes."""
    assert look.frame is not None
    return look.frame.at.split(".")[1]


def _by_tile(look: Look[Valley], option: Option) -> list[str]:
    part = find(TILES[tile_that_asks(look)].effect, Produce)
    assert part is not None
    return _systems(look, part.produce, 0)


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
    (house,) = [house for house in BASINS[end].powerhouses if state.powerhouses.get(house) == look.seat]
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


# --- costs and gains --------------------------------------------------------------------------------------------------


_NONE = Promise()
_PRICES = {space.id: some({"engineer": space.engineers, "credit": space.fee + space.pay}) for space in SPACES.values()}
_BRINGS = {
    space.id: {"tile": 1} if find(space.effect, TakePatent) else gains(space.effect) for space in SPACES.values()
}


def promise(look: Look[Valley], option: Option) -> Promise:
    """What an option costs and brings; nothing where the round could go on by itself to where that cannot be seen."""
    make = _PROMISES.get(option.kind)
    if make is None:
        return _NONE
    found = make(look, option)
    left = look.g.state.players[look.seat].engineer - found.costs.get("engineer", 0)
    return found if left >= _CHOICE or outlook(look).others_left >= _CHOICE else _NONE


def _bank(look: Look[Valley], option: Option) -> Promise:
    count = int(option.ids[0])
    return Promise({"engineer": count}, {"credit": bank_pays(count)})


def _build(look: Look[Valley], option: Option) -> Promise:
    means, structure, tile = outlook(look), str(option.ids[0]), TILES[str(option.ids[-1])]
    engineers, fee = means.engineers_for(tile)
    price, sites = some({"engineer": engineers, "credit": fee}), means.wanted(structure, tile)
    _, _, items, others = means.prices(structure, tile, means.me.credit - fee).at[sites[0]]
    if len(sites) > 1 or others:
        return Promise(price, {})
    if f"tile.{tile.id}" in look.g.title.book:
        return _with(price, _rest(look, option, price))
    whole = {**items, **price, "credit": fee + items.get("credit", 0), "tile": int(option.ids[1] != COPY)}
    return _with(some(whole), means.built(structure))


def _copy(look: Look[Valley], option: Option) -> Promise:
    means = outlook(look)
    space = COPYING[uses(means.state, means.seat)]
    price = some({"engineer": space["engineers"], "credit": space["fee"]})
    if means.me.engineer - space["engineers"] >= _CHOICE and not means.directed:
        return Promise(price, {})
    return _with(price, _rest(look, option, price))


def _space(look: Look[Valley], option: Option) -> Promise:
    means, space = outlook(look), SPACES[str(option.ids[0])]
    price = _PRICES[space.id]
    match space.effect:
        case (Produce(modifier),):
            ways = means.ways(modifier, means.me.credit - space.fee - space.pay)
            fee = ways[0].fee if len(ways) == 1 else 0  # a single way is not asked for
            return Promise({**price, "credit": price.get("credit", 0) + fee} if fee else price, {})
        case (Rotate(count),):
            return Promise(price, means.back(count).gains)
    return Promise(price, _BRINGS[space.id])


def _site(look: Look[Valley], option: Option) -> Promise:
    means = outlook(look)
    _, _, price, others = means.pieces[str(option.ids[0])]
    if others:
        return _NONE  # it is paid with the next choice
    return _put(look, option, {**price, "tile": 1} if means.laid else price)


def _pay(look: Look[Valley], option: Option) -> Promise:
    excavators, mixers, credits = map(int, option.ids)
    means = outlook(look)
    red = surcharge(look.g.get("structure"), look.g.get("site"), means.tile)
    items = {"excavator": excavators, "mixer": mixers, "credit": credits + red, "tile": int(means.laid)}
    return _put(look, option, some(items))


def _put(look: Look[Valley], option: Option, price: Amounts) -> Promise:
    """A piece for this price; what else comes is the same wherever it stands, unless the tile has an effect there."""
    means = outlook(look)
    if means.tile is not None and f"tile.{means.tile.id}" in look.g.title.book:
        return _with(price, _rest(look, option, price))
    if means.rest is None:
        means.rest = _rest(look, option, price) if means.tile is None else means.built(look.g.get("structure"))
    return _with(price, means.rest)


def _headstream(look: Look[Valley], option: Option) -> Promise:
    """A drop brings its seat something only by the power of a company."""
    return _played(look, option) if company_power(look.g.state, look.seat, "energy_on_flow") else _NONE


def _machines(look: Look[Valley], option: Option) -> Promise:
    """Machines of choice; among incomes, another one may turn the wheel next."""
    if any(frame.at.startswith("income.") for frame in look.g.stack):
        return _played(look, option)
    excavators, mixers = map(int, option.ids)
    return Promise({}, some({"excavator": excavators, "mixer": mixers}))


def _played(look: Look[Valley], option: Option) -> Promise:
    return _rest(look, option, {})


def _with(price: Amounts, rest: Promise) -> Promise:
    """A price, and what changes besides."""
    if not rest.costs:
        return Promise(price, rest.gains)
    return Promise({**price, **{item: price.get(item, 0) + more for item, more in rest.costs.items()}}, rest.gains)


def _rest(look: Look[Valley], option: Option, price: Amounts) -> Promise:
    """What playing an option changes besides its price, until somebody is asked next or the turn is over."""
    more = change(look, ahead_in_turn(look, option), _ITEMS)
    return Promise.of({item: count + price.get(item, 0) for item, count in more.items()})


_PROMISES: dict[str, Callable[[Look[Valley], Option], Promise]] = {
    "space": _space,
    BANK: _bank,
    "build": _build,
    "copy": _copy,
    "site": _site,
    "pay": _pay,
    "headstream": _headstream,
    "contract": lambda look, option: Promise({}, {"contract": 1}),
    "discard": lambda look, option: Promise({"contract": 1}, {}),
    "machines": _machines,
    "produce": _played,
    "fulfil": _played,
}


# --- what a question is about -----------------------------------------------------------------------------------------


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
