"""What is missing where an option of Underwater Cities cannot be paid."""

from collections.abc import Sequence

from asztal.games.underwater_cities.building import Build, Upgrade, kind_at
from asztal.games.underwater_cities.cards import CLONE_COST
from asztal.games.underwater_cities.costs import Price, build_prices, upgrade_prices
from asztal.games.underwater_cities.state import Ocean, Player
from asztal.games.underwater_cities.verbs import Exchange
from asztal.kernel.rules import Amounts, Look, Option, Reason


def lacks(look: Look[Ocean], option: Option, reason: Reason) -> Amounts:
    """How many more of each resource would do without anything in its place; of several prices the nearest."""
    if reason.key != "cannot-pay":
        return {}
    me = look.g.state.players[look.seat]
    found = (_missing(me, price) for price in _prices(look, me, option))
    return min(found, key=lambda missing: sum(missing.values()), default={})


def _missing(me: Player, price: Amounts) -> Amounts:
    return {item: count - getattr(me, item) for item, count in price.items() if count > getattr(me, item)}


def _prices(look: Look[Ocean], me: Player, option: Option) -> Sequence[Price]:
    match option.kind, *option.ids:
        case "clone", *_:
            return [CLONE_COST]
        case "build", str(kind), str(site):
            return build_prices(me, kind, site, look.asking(Build).terms)
        case "upgrade", str(site):
            return upgrade_prices(me, kind_at(me, site), look.asking(Upgrade).terms)
        case "exchange", *_:
            return [look.asking(Exchange).side(option)[0]]
    return []
