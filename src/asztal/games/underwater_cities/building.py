"""Building and upgrading: the verbs, one piece after the other, each paid and placed before the next."""

from collections.abc import Iterator

from asztal.games.underwater_cities.cards import CITIES, CONTRACTS, METROPOLISES
from asztal.games.underwater_cities.conditions import all_hold
from asztal.games.underwater_cities.costs import (
    Payment,
    Terms,
    build_payments,
    build_prices,
    can_build,
    exact,
    spend_turn,
    upgrade_prices,
)
from asztal.games.underwater_cities.events import Built, Connected, Converted, Upgraded
from asztal.games.underwater_cities.gains import has, pay
from asztal.games.underwater_cities.network import connected_cities, sites_for, types_at
from asztal.games.underwater_cities.refusals import every_site, needs, site_of, why_no_site, why_no_structure
from asztal.games.underwater_cities.state import UNLIMITED, G, Ocean, Player, kept
from asztal.games.underwater_cities.vocabulary import Gain
from asztal.kernel.rules import AGAIN, Decision, Effect, Frame, Option, Reason, Result, Signal

STOP = Option("stop")
NOTHING_TO_BUILD = Reason("nothing-to-build", "UWC-SLOT-04")


def in_supply(state: Ocean, kind: str) -> bool:
    """True while the supply has such a piece; buildings never run out (UWC-COMP-06 to UWC-COMP-10)."""
    if kind == "tunnel":
        return state.tunnels_left > 0
    if kind == "nonsymbiotic_city":
        return state.nonsymbiotic_left > 0
    return kind != "symbiotic_city" or state.symbiotic_left != 0


def take_dome(state: Ocean, kind: str, count: int = 1) -> None:
    """Domes or tunnels leave the supply; a negative count gives them back."""
    if kind == "tunnel":
        state.tunnels_left -= count
    elif kind == "nonsymbiotic_city":
        state.nonsymbiotic_left -= count
    elif kind == "symbiotic_city" and state.symbiotic_left != UNLIMITED:
        state.symbiotic_left -= count


def paid_by(option: Option) -> dict[str, int]:
    """The resources that an option pays."""
    return Payment(*map(int, option.ids))._asdict()


def kind_at(me: Player, site: str) -> str:
    """What stands on a building or tunnel site."""
    return me.buildings.get(site, "tunnel")


def _stand(me: Player, kind: str, site: str) -> None:
    if kind == "tunnel":
        me.tunnels.append(site)
    elif kind in CITIES:
        me.cities[site] = kind
    else:
        me.buildings[site] = kind


def put_piece(g: G, seat: int, kind: str, site: str) -> None:
    """A new piece stands on its site; whatever reacts to that runs at once (UWC-TIME-03, UWC-BONUS-03)."""
    me = g.state.players[seat]
    spend_turn(me, "build", kind)
    take_dome(g.state, kind)
    _stand(me, kind, site)
    me.turn_built[kind] = me.turn_built.get(kind, 0) + 1
    g.tell(Built, seat, kind, site)
    g.happen("built", seat, kind, site)
    for city in connected_cities(me):
        if city not in me.completed and len(types_at(me, city)) == 3:
            me.completed.append(city)
            g.happen("city_completed", seat, city)
    for hexagon in joined_by(me, site):
        connect(g, seat, me.metropolises[hexagon])


def joined_by(me: Player, site: str) -> list[str]:
    """The hexes that a tunnel on this site connects, as the last one or the only one (UWC-METRO-01, UWC-METRO-02)."""
    built = {*me.tunnels, site}
    return [at for at, tunnels in me.layout.metropolises.items() if site in tunnels and built.issuperset(tunnels)]


def connect(g: G, seat: int, tile: str) -> None:
    """A metropolis is connected (UWC-METRO-01 to UWC-METRO-03, UWC-METRO-13)."""
    g.tell(Connected, seat, tile)
    g.happen("metropolis_connected", seat, tile)


def upgrade_piece(g: G, seat: int, site: str) -> None:
    """A structure is turned to its upgraded side (UWC-UPG-01, UWC-UPG-04)."""
    me = g.state.players[seat]
    kind = kind_at(me, site)
    spend_turn(me, "upgrade", kind)
    me.upgraded.append(site)
    me.turn_upgraded[kind] = me.turn_upgraded.get(kind, 0) + 1
    g.tell(Upgraded, seat, kind, site)
    g.happen("upgraded", seat, kind, site)


class Build(Effect[Ocean]):
    """Up to n pieces of some kinds, one after the other (UWC-SLOT-09, UWC-GLOS-04)."""

    def __init__(self, kinds: tuple[str, ...], n: int, terms: Terms, *, expansion: bool, different: bool) -> None:
        self.kinds, self.n, self.terms, self.expansion, self.different = kinds, n, terms, expansion, different

    def places(self, g: G, f: Frame) -> Iterator[tuple[str, str]]:
        """Every kind and site that can be built and paid now."""
        state = g.state
        me = state.players[f.seat]
        built = (f.vars or {}).get("_kinds", ()) if self.different else ()
        extra = me.layout.surcharges
        for kind in self.kinds:
            if kind in built or not in_supply(state, kind) or not self.payable(me, kind, ""):
                continue
            for site in sites_for(me, kind, expansion=self.expansion):
                if site not in extra or self.payable(me, kind, site):
                    yield kind, site

    def payable(self, me: Player, kind: str, site: str) -> bool:
        """Whether a piece can be paid for on a site; an empty site costs no surcharge."""
        for price in build_prices(me, kind, site, self.terms):  # noqa: SIM110 - every slot of every turn asks for this
            if can_build(me, price):
                return True
        return False

    def can(self, g: G, f: Frame) -> Reason | None:
        return None if next(self.places(g, f), None) else NOTHING_TO_BUILD

    def enter(self, g: G, f: Frame) -> Result:
        if f.step:
            return Decision(f.seat, "payment", self.payments(g, f))
        if f.pc == self.n:
            return None
        options = [Option("build", place) for place in self.places(g, f)]
        if not options:
            return None
        return Decision(f.seat, "build", [*options, STOP] if f.pc else options)

    def payments(self, g: G, f: Frame) -> list[Option]:
        """How the chosen piece can be paid."""
        me, kind, site = g.state.players[f.seat], kept(f, "_kind"), f.step
        ways = [way for price in build_prices(me, kind, site, self.terms) for way in build_payments(me, price)]
        return [Option("pay", tuple(way)) for way in dict.fromkeys(ways)]

    def answer(self, g: G, f: Frame, option: Option) -> Signal | None:
        if option.kind == "stop":
            return None
        if option.kind == "build":
            f.set("_kind", option.ids[0])
            f.step = str(option.ids[1])  # the site, until it is paid
            return AGAIN
        kind, site = kept(f, "_kind"), f.step
        f.step = ""
        f.pc += 1
        f.set("_kinds", (*(f.vars or {}).get("_kinds", ()), kind))
        pay(g, f.seat, paid_by(option))
        put_piece(g, f.seat, kind, site)
        return AGAIN

    def candidates(self, g: G, f: Frame) -> list[Option]:
        """Every kind on every site that is meant for it; where none is, the first kind."""
        me = g.state.players[f.seat]
        if f.step:
            return []
        kinds = {site: [kind for kind in self.kinds if needs(kind) == site_of(me, site)] for site in every_site(me)}
        return [Option("build", (kind, site)) for site, fit in kinds.items() for kind in fit or self.kinds[:1]]

    def why_not(self, g: G, f: Frame, option: Option) -> Reason:
        if f.step or option.kind != "build" or len(option.ids) != 2 or option.ids[0] not in self.kinds:
            return Reason("not-offered")
        me, kind, site = g.state.players[f.seat], str(option.ids[0]), str(option.ids[1])
        if not in_supply(g.state, kind):
            return Reason("none-in-supply", "UWC-COMP-07" if kind == "tunnel" else "UWC-CITY-06")
        if refused := why_no_site(me, kind, site, expansion=self.expansion):
            return refused
        if not self.payable(me, kind, site):
            return Reason("cannot-pay", "UWC-COST-09")
        return Reason("kind-built-before", "UWC-GLOS-20")  # by an effect that asks for different ones


def certain_science(g: G, seat: int, kind: str, site: str) -> int:
    """The science that a build on this site gives at once and without a choice (UWC-S34-13)."""
    me = g.state.players[seat]
    effects = [METROPOLISES[me.metropolises[hexagon]].instant for hexagon in joined_by(me, site)]
    if g.state.contracts:
        later = me.clone()
        _stand(later, kind, site)
        contracts = [CONTRACTS[contract] for contract in g.state.contracts]
        effects += [each.reward for each in contracts if all_hold(later, each.criteria)]
    gains = [part.gain for effect in effects for part in effect if isinstance(part, Gain)]
    return sum(items.get("science", 0) for items in (me.layout.bonuses.get(site, {}), *gains))


class BuildAndUpgrade(Build):
    """One piece that is built and upgraded, or neither (UWC-S34-12, UWC-S34-13, UWC-GLOS-21)."""

    def __init__(self, kinds: tuple[str, ...], terms: Terms, upgrade: Terms) -> None:
        super().__init__(kinds, 1, terms, expansion=False, different=False)
        self.upgrade = upgrade

    def places(self, g: G, f: Frame) -> Iterator[tuple[str, str]]:
        me = g.state.players[f.seat]
        extra = me.layout.surcharges
        lacks = {kind: self.science(me, kind) - me.science for kind in self.kinds}
        for kind, site in super().places(g, f):
            missing = lacks[kind] + (extra[site].get("science", 0) if site in extra else 0)
            if missing <= 0 or missing <= certain_science(g, f.seat, kind, site):
                yield kind, site

    def why_not(self, g: G, f: Frame, option: Option) -> Reason:
        refused = super().why_not(g, f, option)
        return Reason("cannot-upgrade-it", "UWC-S34-12") if refused.key == "kind-built-before" else refused

    def science(self, me: Player, kind: str) -> int:
        """What the upgrade costs now."""
        (price,) = upgrade_prices(me, kind, self.upgrade)
        return price.get("science", 0)

    def enter(self, g: G, f: Frame) -> Result:
        if f.pc != 1:
            return super().enter(g, f)
        f.pc = 2
        site, science = kept(f, "_site"), kept(f, "_science")
        if site not in g.state.players[f.seat].upgraded:  # by the metropolis that a new tunnel has connected
            pay(g, f.seat, {"science": science})
            upgrade_piece(g, f.seat, site)
        return None

    def answer(self, g: G, f: Frame, option: Option) -> Signal | None:
        if option.kind == "build":
            f.set("_site", option.ids[1])
            f.set("_science", self.science(g.state.players[f.seat], str(option.ids[0])))
        return super().answer(g, f, option)


class Upgrade(Effect[Ocean]):
    """Up to n structures of some kinds, each paid separately (UWC-UPG-05, UWC-UPG-06, UWC-GLOS-11)."""

    def __init__(self, kinds: tuple[str, ...], n: int, terms: Terms) -> None:
        self.kinds, self.n, self.terms = kinds, n, terms

    def sites(self, g: G, f: Frame) -> list[str]:
        """The structures that can be upgraded and paid for now."""
        me = g.state.players[f.seat]
        payable = {kind for kind in self.kinds if any(has(me, price) for price in upgrade_prices(me, kind, self.terms))}
        if not payable:
            return []
        pieces = (*me.buildings.items(), *((tunnel, "tunnel") for tunnel in me.tunnels))
        return [site for site, kind in pieces if kind in payable and site not in me.upgraded]

    def can(self, g: G, f: Frame) -> Reason | None:
        return None if self.sites(g, f) else Reason("nothing-to-upgrade", "UWC-SLOT-04")

    def enter(self, g: G, f: Frame) -> Result:
        if f.step:
            return Decision(f.seat, "payment", self.payments(g, f))
        sites = self.sites(g, f) if f.pc < self.n else []
        options = [Option("upgrade", (site,)) for site in sites]
        if not options:
            return None
        return Decision(f.seat, "upgrade", [*options, STOP] if f.pc else options)

    def payments(self, g: G, f: Frame) -> list[Option]:
        """The prices that can be paid for the chosen structure."""
        me = g.state.players[f.seat]
        prices = upgrade_prices(me, kind_at(me, f.step), self.terms)
        return [Option("pay", tuple(way)) for way in dict.fromkeys(exact(price) for price in prices if has(me, price))]

    def answer(self, g: G, f: Frame, option: Option) -> Signal | None:
        if option.kind == "stop":
            return None
        if option.kind == "upgrade":
            f.step = str(option.ids[0])
            return AGAIN
        site, f.step = f.step, ""
        f.pc += 1
        pay(g, f.seat, paid_by(option))
        upgrade_piece(g, f.seat, site)
        return AGAIN

    def candidates(self, g: G, f: Frame) -> list[Option]:
        return [] if f.step else [Option("upgrade", (site,)) for site in every_site(g.state.players[f.seat])]

    def why_not(self, g: G, f: Frame, option: Option) -> Reason:
        me = g.state.players[f.seat]
        if f.step or option.kind != "upgrade" or not option.ids:
            return Reason("not-offered")
        site = str(option.ids[0])
        if refused := why_no_structure(me, site, "UWC-UPG-01"):
            return refused
        if site in me.upgraded:
            return Reason("already-upgraded", "UWC-UPG-01")
        return Reason("cannot-pay" if kind_at(me, site) in self.kinds else "other-kind", "UWC-UPG-02")


class MakeSymbiotic(Effect[Ocean]):
    """The dome of a city is exchanged; this is no build (UWC-CITY-08, UWC-CITY-09)."""

    def __init__(self, cost: dict[str, int]) -> None:
        self.cost = cost

    def cities(self, g: G, f: Frame) -> list[str]:
        """The cities whose dome can be exchanged and paid for."""
        me = g.state.players[f.seat]
        if not in_supply(g.state, "symbiotic_city") or not has(me, self.cost):
            return []
        return [city for city, kind in me.cities.items() if kind == "nonsymbiotic_city"]

    def can(self, g: G, f: Frame) -> Reason | None:
        return None if self.cities(g, f) else Reason("nothing-to-convert", "UWC-CITY-09")

    def enter(self, g: G, f: Frame) -> Result:
        return Decision(f.seat, "convert", [Option("convert", (city,)) for city in self.cities(g, f)])

    def candidates(self, g: G, f: Frame) -> list[Option]:
        return [Option("convert", (site,)) for site in every_site(g.state.players[f.seat])]

    def why_not(self, g: G, f: Frame, option: Option) -> Reason:
        if option not in self.candidates(g, f):
            return Reason("not-offered")
        kind = g.state.players[f.seat].cities.get(str(option.ids[0]))
        return Reason("already-symbiotic" if kind else "no-city-there", "UWC-CITY-08")

    def answer(self, g: G, f: Frame, option: Option) -> None:
        city = str(option.ids[0])
        pay(g, f.seat, self.cost)
        take_dome(g.state, "nonsymbiotic_city", -1)
        take_dome(g.state, "symbiotic_city")
        g.state.players[f.seat].cities[city] = "symbiotic_city"
        g.tell(Converted, f.seat, city)
        g.happen("changed", f.seat)
