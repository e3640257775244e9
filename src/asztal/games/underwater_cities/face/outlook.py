"""What all options of one question of Underwater Cities share, worked out once."""

from collections import Counter
from functools import cached_property, lru_cache

from asztal.games.underwater_cities.addresses import TURN
from asztal.games.underwater_cities.building import Build, BuildAndUpgrade, Upgrade, joined_by, kind_at
from asztal.games.underwater_cities.cards import ALWAYS, BUILDINGS, CITIES, CONTRACTS, KINDS, SLOTS, expansion_of
from asztal.games.underwater_cities.conditions import all_hold
from asztal.games.underwater_cities.costs import Payment, build_payments, build_prices, can_build, exact, upgrade_prices
from asztal.games.underwater_cities.events import Fed, Gained, NetworkScored, Paid
from asztal.games.underwater_cities.gains import has
from asztal.games.underwater_cities.production import network_total, times
from asztal.games.underwater_cities.state import Ocean, Player
from asztal.games.underwater_cities.triggers import WHENS
from asztal.games.underwater_cities.turn import matches
from asztal.games.underwater_cities.vocabulary import When
from asztal.kernel.rules import Amounts, Effect, Look, Option, Promise, ahead, frame_at


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


class Change:
    """What an option does to a network; the same for buildings of one kind at one city, unless a site is special.

    `kind` is what it builds or upgrades.
    """

    def __init__(self, means: "Outlook", option: Option, kind: str) -> None:
        self._outlook, self._option = means, option
        self.kind = kind

    @cached_property
    def later(self) -> Player:
        """The player with the piece."""
        me = self._outlook.me.clone()
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
        now, then = self._outlook.now, network_total(self.later)
        return _some({item: then.get(item, 0) - now.get(item, 0) for item in {**then, **now}})

    @cached_property
    def played(self) -> Promise:
        """What comes of it where something reacts."""
        return self._outlook.played(self._option)

    @cached_property
    def quiet(self) -> bool:
        """True when no card, metropolis or contract reacts to it."""
        means = self._outlook
        if any(not _WAITING[verb, self.kind].isdisjoint(means.me.cards) for verb in means.verbs):
            return False
        if self.kind == "tunnel" and "built" in means.verbs and joined_by(means.me, str(self._option.ids[1])):
            return False
        contracts = [CONTRACTS[contract].criteria for contract in means.look.g.state.contracts]
        return not any(all_hold(self.later, criteria) for criteria in contracts)


class Price:
    """What a kind of piece costs; `dear` is the site if that costs more than others."""

    def __init__(self, means: "Outlook", kind: str, dear: str) -> None:
        self._outlook, self.kind, self.dear = means, kind, dear

    @cached_property
    def prices(self) -> list[dict[str, int]]:
        """The prices that can be paid somehow."""
        me, asking = self._outlook.me, self._outlook.asking
        if isinstance(asking, Build):
            return [price for price in build_prices(me, self.kind, self.dear, asking.terms) if can_build(me, price)]
        return [price for price in upgrade_prices(me, self.kind, asking.terms) if has(me, price)]

    @cached_property
    def ways(self) -> list[Amounts]:
        """Every way to pay, with the upgrade that goes with a build."""
        found, me, asking = dict[Payment, None](), self._outlook.me, self._outlook.asking
        for price in self.prices:
            found.update(dict.fromkeys(build_payments(me, price) if isinstance(asking, Build) else [exact(price)]))
        science = asking.science(me, self.kind) if isinstance(asking, BuildAndUpgrade) else 0
        return [_some(way._replace(science=way.science + science)._asdict()) for way in found]


class Outlook:
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

    @cached_property
    def last(self) -> bool:
        """True in a turn where a question or its end follows: no slot comes after the card, nothing else waits."""
        stack = self.look.g.stack
        turn = frame_at(stack, TURN)
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
def outlook(look: Look[Ocean]) -> Outlook:
    """The outlook of the question that is being told."""
    return Outlook(look)
