"""What an option of Barrage costs and brings at once, as amounts."""

from collections.abc import Callable

from asztal.games.barrage.building import surcharge
from asztal.games.barrage.cards import COPY, COPYING, SPACES, TILES
from asztal.games.barrage.face.outlook import outlook, some
from asztal.games.barrage.means import BANK, bank_pays
from asztal.games.barrage.powers import company_power
from asztal.games.barrage.sekibo import uses
from asztal.games.barrage.state import Valley
from asztal.games.barrage.vocabulary import Produce, Rotate, TakePatent, find, gains
from asztal.kernel.rules import Amounts, Look, Option, Promise, ahead_in_turn, change

_CHOICE = 2  # engineers with which a seat is surely asked: it can go to the bank with one or with both
_ITEMS = ("engineer", "credit", "excavator", "mixer", "tile", "energy", "vp")
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
