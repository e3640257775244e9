"""What is missing where an option of Barrage cannot be paid."""

from collections.abc import Sequence

from asztal.games.barrage.building import (
    constructions,
    engineers_for,
    fits,
    machines_needed,
    surcharge,
    tile_of,
    usable_tiles,
)
from asztal.games.barrage.cards import COPYING, MACHINE, SPACES, Tile
from asztal.games.barrage.face.outlook import Outlook, outlook, some
from asztal.games.barrage.means import BANK, NO_LIMIT
from asztal.games.barrage.pointing import structure_next
from asztal.games.barrage.sekibo import uses
from asztal.games.barrage.state import Valley
from asztal.games.barrage.turn import ChooseAction
from asztal.games.barrage.verbs import PlacePiece
from asztal.games.barrage.vocabulary import AnyMachines, Produce, find
from asztal.kernel.rules import Amounts, Look, Option, Reason

_PRICE = ("too-few-engineers", "too-few-credits", "too-few-machines")


def lacks(look: Look[Valley], option: Option, reason: Reason) -> Amounts:
    """How many more engineers, credits and machines of the usual kind would do, where they are the reason."""
    if reason.key not in _PRICE:
        return {}
    means = outlook(look)
    return _missing(means, _price(means, option))


def _missing(means: Outlook, price: Amounts) -> Amounts:
    return some({item: max(0, count - int(getattr(means.me, item))) for item, count in price.items()})


def _price(means: Outlook, option: Option) -> Amounts:
    look = means.look
    asking = look.g.title.book[look.g.stack[-1].at]
    match option.kind, *option.ids:
        case "space", str(id_):
            return _space(means, id_)
        case kind, int(count) if kind == BANK:
            return {"engineer": count}
        case "copy", *_:
            space = COPYING[uses(means.state, means.seat)]
            return {"engineer": space["engineers"], "credit": space["fee"]}
        case "build", str(structure), *ids:
            tile = tile_of(tuple(map(str, ids)))
            return _nearest(means, [_whole(means, structure, site, tile) for site in means.sites(structure)])
        case "site", str(site) if means.tile is not None:
            return _piece(means, look.g.get("structure"), site, means.tile)
        case "site", str(site) if isinstance(asking, PlacePiece):
            return {"credit": surcharge(asking.structure, site)}
        case "site", str(site) if isinstance(asking, ChooseAction):
            structure, used = structure_next(means.state, means.seat, site), constructions(means.state, means.seat)
            fitting = [tile for ids in usable_tiles(means.me) if fits(tile := tile_of(ids), structure)]
            tiles = [tile for tile in fitting if engineers_for(tile, used) is not None]
            return _nearest(means, [_whole(means, structure, site, tile) for tile in tiles])
        case "produce", str(dam), str(conduit), int(drops):
            ways = means.ways(0, NO_LIMIT)
            return next(({"credit": way.fee} for way in ways if way[:3] == (dam, conduit, drops)), {})
    return {}


def _space(means: Outlook, id_: str) -> Amounts:
    """A space of the boards, with the cheapest production where one belongs to it."""
    space = SPACES[id_]
    credits, production = space.fee + space.pay, find(space.effect, Produce)
    fees = [way.fee for way in means.ways(production.produce, NO_LIMIT)] if production else []
    return {"engineer": space.engineers, "credit": credits + min(fees, default=0)}


def _nearest(means: Outlook, prices: Sequence[Amounts]) -> Amounts:
    """The price of which the least is missing."""
    return min(prices, key=lambda price: sum(_missing(means, price).values()), default={})


def _whole(means: Outlook, structure: str, site: str, tile: Tile) -> Amounts:
    """A construction with its construction space."""
    (engineers, fee), piece = means.engineers_for(tile), _piece(means, structure, site, tile)
    return {**piece, "engineer": engineers, "credit": fee + piece["credit"]}


def _piece(means: Outlook, structure: str, site: str, tile: Tile) -> Amounts:
    """The machines of a piece, as far as others do not stand in for them, and its map space."""
    item, need = MACHINE[structure], machines_needed(means.me, structure, site, tile)
    if find(tile.effect, AnyMachines):
        need -= means.me.mixer if item == "excavator" else means.me.excavator
    return {item: max(0, need), "credit": surcharge(structure, site, tile)}
