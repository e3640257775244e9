"""What an option of Underwater Cities costs and brings at once, as far as that is sure.

An option is played on a copy of what its seat knows, until somebody is asked or chance is needed; what is paid and
gained on the way is the promise. Most builds and upgrades are plainer: nothing reacts to them, so their price and the
bonus of the site are all there is, and no copy is played.
"""

from collections import Counter
from functools import cache, cached_property, lru_cache
from typing import Any

from asztal.games.underwater_cities.building import Build, BuildAndUpgrade, Upgrade, joined_by, kind_at
from asztal.games.underwater_cities.cards import (
    ALWAYS,
    BUILDINGS,
    CITIES,
    CLONE_COST,
    CONTRACTS,
    KINDS,
    RESOURCES,
    SLOTS,
    expansion_of,
)
from asztal.games.underwater_cities.conditions import all_hold
from asztal.games.underwater_cities.costs import (
    Payment,
    build_payments,
    build_prices,
    can_build,
    exact,
    upgrade_prices,
)
from asztal.games.underwater_cities.events import Fed, Gained, NetworkScored, Paid
from asztal.games.underwater_cities.gains import has
from asztal.games.underwater_cities.language import SlotAction
from asztal.games.underwater_cities.parts import When
from asztal.games.underwater_cities.production import SwapOutput, network_total, times
from asztal.games.underwater_cities.state import Ocean, Player
from asztal.games.underwater_cities.triggers import WHENS
from asztal.games.underwater_cities.turn import matches
from asztal.games.underwater_cities.verbs import AnyOrder, Gain, GainPer, GainSteps, Pay
from asztal.kernel.rules import Amounts, Effect, If, Look, Option, Promise, ahead, frame_at

_PROMISING = frozenset(
    (
        *("clone", "build", "upgrade", "part", "choose", "trigger", "items", "pay", "again", "exchange", "convert"),
        *("output", "advance", "use", "ability", "produce", "resolve", "give", "spend", "feed"),
    )
)
_GOODS = frozenset((*RESOURCES, "point"))


def _kinds(when: When, verb: str) -> tuple[str, ...]:
    """The kinds of pieces whose build or upgrade a card may react to."""
    thing, _, done = when.when.rpartition("_")
    if done == "nth":
        return KINDS[when.thing]
    if when.when == "city_completed":
        return BUILDINGS
    return KINDS[thing] if done == verb else ()


_WAITING = {  # for a verb and a kind, the cards that may react
    (verb, kind): frozenset(
        card for card, whens in WHENS.items() if any(kind in _kinds(when, verb) for when, _ in whens)
    )
    for verb in ("built", "upgraded")
    for kind in (*CITIES, *KINDS["structure"])
}
_GIVEN = frozenset(card for card, whens in WHENS.items() if any(when.when == "slot_gave" for when, _ in whens))


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


_NOTHING = Promise()


class Change:
    """What an option does to a network; the same for buildings of one kind at one city, unless a site is special.

    `kind` is what it builds or upgrades.
    """

    def __init__(self, desk: "Desk", option: Option, kind: str) -> None:
        self._desk, self._option = desk, option
        self.kind = kind

    @cached_property
    def later(self) -> Player:
        """The player with the piece."""
        me = self._desk.me.clone()
        match self._option.kind, *self._option.ids:
            case "build", "tunnel", str(site):
                me.tunnels.append(site)
            case "build", str(kind), str(site) if kind in CITIES:
                me.cities[site] = kind
            case "build", str(kind), str(site):
                me.buildings[site] = kind
            case "upgrade", str(site):
                me.upgraded.append(site)
            case _, str(city):
                me.cities[city] = CITIES[1]
        return me

    @cached_property
    def more(self) -> Amounts:
        """What every Production would bring more."""
        now, then = self._desk.now, network_total(self.later)
        return _some({item: then.get(item, 0) - now.get(item, 0) for item in {**then, **now}})

    @cached_property
    def played(self) -> Promise:
        """What comes of it where something reacts."""
        return self._desk.played(self._option)

    @cached_property
    def quiet(self) -> bool:
        """True when no card, metropolis or contract reacts to it."""
        desk = self._desk
        if any(not _WAITING[verb, self.kind].isdisjoint(desk.me.cards) for verb in desk.verbs):
            return False
        if self.kind == "tunnel" and "built" in desk.verbs and joined_by(desk.me, str(self._option.ids[1])):
            return False
        contracts = [CONTRACTS[contract].criteria for contract in desk.look.g.state.contracts]
        return not any(all_hold(self.later, criteria) for criteria in contracts)


class Price:
    """What a kind of piece costs; `dear` is the site if that costs more than others."""

    def __init__(self, desk: "Desk", kind: str, dear: str) -> None:
        self._desk, self.kind, self.dear = desk, kind, dear

    @cached_property
    def prices(self) -> list[dict[str, int]]:
        """The prices that can be paid somehow."""
        me, asking = self._desk.me, self._desk.asking
        if isinstance(asking, Build):
            return [price for price in build_prices(me, self.kind, self.dear, asking.terms) if can_build(me, price)]
        return [price for price in upgrade_prices(me, self.kind, asking.terms) if has(me, price)]

    @cached_property
    def ways(self) -> list[Amounts]:
        """Every way to pay, with the upgrade that goes with a build."""
        found, me, asking = dict[Payment, None](), self._desk.me, self._desk.asking
        for price in self.prices:
            found.update(dict.fromkeys(build_payments(me, price) if isinstance(asking, Build) else [exact(price)]))
        science = asking.science(me, self.kind) if isinstance(asking, BuildAndUpgrade) else 0
        return [_some(way._replace(science=way.science + science)._asdict()) for way in found]


class Desk:
    """What all options of one question share, worked out once."""

    def __init__(self, look: Look[Ocean]) -> None:
        self.look = look
        self.me: Player = look.g.state.players[look.seat]
        self._changes: dict[tuple[str, str, int], Change] = {}
        self._prices: dict[tuple[str, str], Price] = {}
        self._matching: dict[str, tuple[str, ...]] = {}  # by colour

    def matching(self, slot: str) -> tuple[str, ...]:
        """The hand cards that would take effect on a slot, as long as none is chosen; where there is a colour."""
        if slot == ALWAYS or self.look.seen.view.slot:
            return ()
        colour = SLOTS[slot].colour
        if colour not in self._matching:
            self._matching[colour] = tuple(card for card in self.me.hand if matches(self.me, card, slot))
        return self._matching[colour]

    # --- promises ---------------------------------------------------------------------------------------------------

    def promise(self, option: Option) -> Promise:
        """What an option costs and brings, of a kind that does."""
        match option.kind, *option.ids:
            case "clone", _:
                return Promise(CLONE_COST, {})
            case (("part" | "choose" | "slot"), name):
                effect = self.look.g.title.book[f"slot.{name}" if option.kind == "slot" else f"{self._at}.{name}"]
                if not _acts(effect):
                    return _NOTHING
                if self._last and _GIVEN.isdisjoint(self.me.cards) and (plain := _plain(effect)) is not None:
                    return Promise({}, plain)
            case "items", *items if self._last and _GIVEN.isdisjoint(self.me.cards):
                return Promise({}, {str(item): 1 for item in items})
            case (("build" | "upgrade"), *_):
                ways = self.price(option).ways
                if len(ways) > 1:  # it is asked how to pay
                    return _NOTHING
                bonus = self.me.layout.bonuses.get(str(option.ids[-1]), {}) if option.kind == "build" else {}
                change = self.change(option)
                if self._last and _GOODS.issuperset(bonus) and change.quiet:
                    return Promise(ways[0], bonus)
                if option.kind == "upgrade":
                    return change.played
        return self.played(option)

    def played(self, option: Option) -> Promise:
        """All that the seat pays and gains until a question or chance; not what the end of a Production changes."""
        costs, gains, unsure = Counter[str](), Counter[str](), set[str]()
        for _, event in ahead(self.look, option, tells=True).events or ():
            match event:
                case Paid(self.look.seat, item, count):
                    costs[item] += count
                case Gained(self.look.seat, item, count):
                    gains[item] += count
                case Fed() | NetworkScored():
                    unsure |= {"kelp", "biomatter", "point"}
        for item in unsure:
            costs.pop(item, 0)
            gains.pop(item, 0)
        return Promise(costs, gains)

    @property
    def _at(self) -> str:
        return self.look.frame.at if self.look.frame else ""

    @cached_property
    def _last(self) -> bool:
        """True in a turn where a question or its end follows: no slot comes after the card, nothing else waits."""
        stack = self.look.g.stack
        turn = frame_at(stack, "turn")
        if turn is None or any(frame.vars and frame.vars.get("_queue") for frame in stack):
            return False
        return turn.step != "first" or self.look.g.get("order") == "slot-first"

    # --- pieces -----------------------------------------------------------------------------------------------------

    @cached_property
    def asking(self) -> Build | Upgrade:
        """What lets the seat build or upgrade."""
        asking = self.look.asking(Effect)
        assert isinstance(asking, Build | Upgrade)
        return asking

    @cached_property
    def verbs(self) -> tuple[str, ...]:
        """What happens to a piece here."""
        if isinstance(self.asking, BuildAndUpgrade):
            return "built", "upgraded"
        return ("built",) if isinstance(self.asking, Build) else ("upgraded",)

    @cached_property
    def now(self) -> Amounts:
        """What the network yields as it stands."""
        return network_total(self.me)

    def kind(self, option: Option) -> str:
        """The kind of piece that an option is about."""
        return str(option.ids[0]) if option.kind == "build" else kind_at(self.me, str(option.ids[0]))

    def change(self, option: Option) -> Change:
        """What an option does to the network."""
        site, kind = str(option.ids[-1]), self.kind(option)
        city = self.me.layout.city_of.get(site, "")
        alike = kind, city if city and site != expansion_of(city) else site, times(self.me, site)
        if alike not in self._changes:
            self._changes[alike] = Change(self, option, kind)
        return self._changes[alike]

    def price(self, option: Option) -> Price:
        """What a build or an upgrade costs."""
        site, kind = str(option.ids[-1]), self.kind(option)
        dear = site if option.kind == "build" and site in self.me.layout.surcharges else ""
        if (kind, dear) not in self._prices:
            self._prices[kind, dear] = Price(self, kind, dear)
        return self._prices[kind, dear]


def _some(amounts: Amounts) -> Amounts:
    """What there is at all."""
    return {item: count for item, count in amounts.items() if count}


@lru_cache(1)
def desk_of(look: Look[Ocean]) -> Desk:
    """The desk of the question that is being told."""
    return Desk(look)


def promise(look: Look[Ocean], option: Option) -> Promise:
    """What an option takes of the own resources at once, and brings."""
    if option.kind in _PROMISING or (option.kind == "slot" and look.seen.view.slot):
        return desk_of(look).promise(option)
    return _NOTHING
