"""What an option of Underwater Cities costs and brings at once, as far as that is sure.

An option is played on a copy of what its seat knows, until somebody is asked or chance is needed; what is paid and
gained on the way is the promise. Most builds and upgrades are plainer: nothing reacts to them, so their price and the
bonus of the site are all there is, and no copy is played.
"""

from collections import Counter
from functools import cache
from typing import Any

from asztal.games.underwater_cities.cards import CLONE_COST, RESOURCES
from asztal.games.underwater_cities.face.outlook import Outlook, outlook
from asztal.games.underwater_cities.language import SlotAction
from asztal.games.underwater_cities.production import SwapOutput
from asztal.games.underwater_cities.state import Ocean
from asztal.games.underwater_cities.triggers import WHENS
from asztal.games.underwater_cities.verbs import AnyOrder, Gain, GainPer, GainSteps, Pay
from asztal.kernel.rules import Amounts, Effect, If, Look, Option, Promise

_PROMISING = frozenset(
    (
        *("clone", "build", "upgrade", "part", "choose", "trigger", "items", "pay", "again", "exchange", "convert"),
        *("output", "advance", "use", "ability", "produce", "resolve", "give", "spend", "feed"),
    )
)
_GOODS = frozenset((*RESOURCES, "point"))
_GIVEN = frozenset(card for card, whens in WHENS.items() if any(when.when == "slot_gave" for when, _ in whens))
_NOTHING = Promise()


def promise(look: Look[Ocean], option: Option) -> Promise:
    """What an option takes of the own resources at once, and brings."""
    if option.kind in _PROMISING or (option.kind == "slot" and look.seen.view.slot):
        return _certain(outlook(look), option)
    return _NOTHING


def _certain(means: Outlook, option: Option) -> Promise:
    """What an option costs and brings, of a kind that does."""
    match option.kind, *option.ids:
        case "clone", _:
            return Promise(CLONE_COST, {})
        case (("part" | "choose" | "slot"), name):
            at = means.look.frame.at if means.look.frame else ""
            effect = means.look.g.title.book[f"slot.{name}" if option.kind == "slot" else f"{at}.{name}"]
            if not _acts(effect):
                return _NOTHING
            if means.last and _GIVEN.isdisjoint(means.me.cards) and (plain := _plain(effect)) is not None:
                return Promise({}, plain)
        case "items", *items if means.last and _GIVEN.isdisjoint(means.me.cards):
            return Promise({}, {str(item): 1 for item in items})
        case (("build" | "upgrade"), *_):
            ways = means.price(option).ways
            if len(ways) > 1:  # it is asked how to pay
                return _NOTHING
            bonus = means.me.layout.bonuses.get(str(option.ids[-1]), {}) if option.kind == "build" else {}
            change = means.change(option)
            if means.last and _GOODS.issuperset(bonus) and change.quiet:
                return Promise(ways[0], bonus)
            if option.kind == "upgrade":
                return change.played
    return means.played(option)


@cache
def _acts(effect: Effect[Any]) -> bool:
    """True for an effect that begins by giving or taking something; most begin with a question."""
    if isinstance(effect, SlotAction):
        return _acts(effect.inside["parts"])
    if isinstance(effect, AnyOrder):
        return bool(effect.gains) or (len(effect.inside) == 1 and any(map(_acts, effect.inside.values())))
    return isinstance(effect, Gain | GainPer | GainSteps | Pay | SwapOutput | If)


@cache
def _plain(effect: Effect[Any]) -> Amounts | None:
    """What an effect gives that gives resources and points and nothing else; None for any other."""
    if isinstance(effect, SlotAction):
        return None if effect.groups else _plain(effect.inside["parts"])
    gains = list(effect.inside.values()) if isinstance(effect, AnyOrder) else [effect]
    if not all(isinstance(part, Gain) and _GOODS.issuperset(part.items) for part in gains):
        return None
    return sum((Counter(part.items) for part in gains if isinstance(part, Gain)), Counter[str]())
