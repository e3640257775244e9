"""What building and upgrading cost, and how it can be paid: usual or stated cost, discounts, surcharge, replacement."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple, TypeVar

from asztal.games.underwater_cities.cards import BOARDS, CARDS, COST, KINDS, LIMITS, parts_of
from asztal.games.underwater_cities.state import Player
from asztal.games.underwater_cities.vocabulary import ActionCardLimit, HandLimit, MatchCards, MayPayWith, ReduceCost
from asztal.kernel.rules import Word

W = TypeVar("W", bound=Word)
Price = dict[str, int]
_NONE: Price = {}
USUAL = {kind: (cost,) for kind, cost in COST.items()}
REPLACEABLE = ("kelp", "steelplast")  # by biomatter (UWC-BIO-01)


class Payment(NamedTuple):
    """What is paid, resource by resource."""

    kelp: int = 0
    steelplast: int = 0
    science: int = 0
    credit: int = 0
    biomatter: int = 0


class Terms(NamedTuple):
    """What an effect says about the price: nothing at all, another cost, or a discount."""

    free: bool = False
    cost: tuple[Price, ...] = ()
    discount: Price = {}


class Discount(NamedTuple):
    """A standing discount of a card: on builds or upgrades of some kinds, perhaps only the first of each turn."""

    card: str
    on: str
    kinds: tuple[str, ...]
    amount: Price
    first_of_turn: bool


def _permanent(word: type[W]) -> dict[str, list[W]]:
    """For every permanent card its parts with this word."""
    return {card: parts for card in CARDS if (parts := parts_of(card, word))}


DISCOUNTS = {
    card: [Discount(card, part.reduce_cost, KINDS[part.of], part.amount, part.limit == "turn") for part in parts]
    for card, parts in _permanent(ReduceCost).items()
}
_DISCOUNTING = frozenset(DISCOUNTS)
REPLACED = _permanent(MayPayWith)
HAND_LIMIT = {card: parts[0].hand_limit for card, parts in _permanent(HandLimit).items()}
ACTION_CARD_LIMIT = {card: parts[0].action_card_limit for card, parts in _permanent(ActionCardLimit).items()}
MATCHES = _permanent(MatchCards)


def discounts(me: Player, on: str, kind: str) -> Sequence[Discount]:
    """The discounts that a player has on building or upgrading this kind (UWC-COST-03, UWC-COST-04)."""
    if _DISCOUNTING.isdisjoint(me.cards):
        return ()
    standing = [discount for card in me.cards for discount in DISCOUNTS.get(card, ())]
    return [
        each
        for each in standing
        if each.on == on and kind in each.kinds and not (each.first_of_turn and each.card in me.turn_once)
    ]


def _lowered(price: Price, off: Price) -> Price:
    """Item by item, never below 0 and never another item (UWC-COST-05, UWC-COST-06)."""
    return {item: max(0, count - off.get(item, 0)) for item, count in price.items()}


def build_prices(me: Player, kind: str, site: str, terms: Terms) -> Sequence[Price]:
    """The prices among which the builder may choose (UWC-COST-01 to UWC-COST-08, UWC-COST-10)."""
    free, cost, discounted = terms
    extra = BOARDS[me.board].surcharges.get(site, _NONE) if site else _NONE
    if free:
        return [dict(extra)]
    standing = discounts(me, "build", kind)
    if not (extra or standing or discounted or me.turn_discounts):
        return cost or USUAL[kind]
    off = dict(discounted)
    for discount in standing:
        for item, count in discount.amount.items():
            off[item] = off.get(item, 0) + count
    for thing, item, count in me.turn_discounts:
        if kind in KINDS[thing]:
            off[item] = off.get(item, 0) + count
    prices = []
    for base in cost or USUAL[kind]:
        price = _lowered(base, off) if off else dict(base)
        for item, count in extra.items():
            price[item] = price.get(item, 0) + count
        prices.append(price)
    return prices


def upgrade_prices(me: Player, kind: str, terms: Terms) -> Sequence[Price]:
    """The prices of an upgrade (UWC-UPG-02); biomatter never replaces them (UWC-BIO-02)."""
    if terms.free:
        return [{}]
    bases, off = terms.cost or USUAL["upgrade"], Price()
    for discount in discounts(me, "upgrade", kind):
        for item, count in discount.amount.items():
            off[item] = off.get(item, 0) + count
    return [_lowered(base, off) for base in bases] if off else bases


def _credits_for_steel(me: Player) -> int:
    """How many steelplast of the price of a build may be paid as credits."""
    if REPLACED.keys().isdisjoint(me.cards):
        return 0
    return sum(part.most for card in me.cards for part in REPLACED.get(card, ()))


def can_build(me: Player, price: Price) -> bool:
    """True when a build of this price can be paid somehow (UWC-BIO-01, UWC-BIO-03)."""
    missing = 0
    for item, count in price.items():
        lacks = count - getattr(me, item)
        if lacks > 0:
            if item not in REPLACEABLE:
                return False
            missing += lacks
    if not missing:
        return True
    steel = max(0, price.get("steelplast", 0) - me.steelplast)
    if steel:
        missing -= min(steel, _credits_for_steel(me), me.credit - price.get("credit", 0))
    return missing <= me.biomatter - price.get("biomatter", 0)


def build_payments(me: Player, price: Price) -> Iterator[Payment]:
    """Every way to pay a build: biomatter for kelp or steelplast, a card's replacement (UWC-BIO-01 to UWC-BIO-06)."""
    kelp, steel, credit = (price.get(item, 0) for item in ("kelp", "steelplast", "credit"))
    science, biomatter = price.get("science", 0), price.get("biomatter", 0)
    for coins in range(min(steel, _credits_for_steel(me)) + 1):
        for grown in range(steel - coins + 1):
            for eaten in range(kelp + 1):
                way = Payment(kelp - eaten, steel - coins - grown, science, credit + coins, biomatter + grown + eaten)
                if all(getattr(me, item) >= count for item, count in way._asdict().items()):
                    yield way


def exact(price: Price) -> Payment:
    """A price that nothing replaces, as a payment."""
    return Payment(**price)


def spend_turn(me: Player, on: str, kind: str) -> None:
    """The discounts for the first build or upgrade of a turn are used up by it."""
    me.turn_once += [discount.card for discount in discounts(me, on, kind) if discount.first_of_turn]


def hand_limit(me: Player) -> int:
    """How many cards a player may keep (UWC-HAND-04, UWC-HAND-09)."""
    return int(LIMITS["hand"]) + sum(HAND_LIMIT.get(card, 0) for card in me.cards)


def action_card_limit(me: Player) -> int:
    """How many action cards a player may have (UWC-ACT-05)."""
    return int(LIMITS["action_cards"]) + sum(ACTION_CARD_LIMIT.get(card, 0) for card in me.cards)
