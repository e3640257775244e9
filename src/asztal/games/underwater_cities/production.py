"""Production and feeding: what the network yields, what cards and metropolises add, and what the cities eat."""

from collections.abc import Iterator
from itertools import chain
from typing import NamedTuple

from msgspec import UNSET

from asztal.games.underwater_cities.building import kind_at
from asztal.games.underwater_cities.cards import CARDS, FEEDING, KINDS, METROPOLISES, OUTPUT, RESOURCES, parts_of
from asztal.games.underwater_cities.events import Fed, Produced, Readied
from asztal.games.underwater_cities.gains import gain, has, pay
from asztal.games.underwater_cities.network import (
    COUNTS,
    connected_buildings,
    connected_cities,
    connected_metropolises,
    pairs_at,
    tunnels_at_city,
)
from asztal.games.underwater_cities.refusals import every_site, why_no_structure
from asztal.games.underwater_cities.state import G, Ocean, Player
from asztal.games.underwater_cities.vocabulary import ExtraOutput, FeedFree, FeedWith, Gain, GainPer
from asztal.kernel.rules import (
    AGAIN,
    Decision,
    Do,
    Effect,
    Frame,
    Option,
    PickSome,
    Reason,
    Result,
    Seq,
    Signal,
    supposing,
)

Amounts = dict[str, int]


def output(me: Player, site: str) -> Amounts:
    """What a building or tunnel yields alone (UWC-PROD-02 to UWC-PROD-05)."""
    found: Amounts = OUTPUT[kind_at(me, site)]["upgraded" if site in me.upgraded else "plain"]
    return found


def times(me: Player, site: str) -> int:
    """How often a site multiplies what stands there (UWC-ADV-03, UWC-ADV-08)."""
    return next(
        (special["times"] for special in me.layout.specials if site in special["sites"] and "times" in special), 1
    )


def producing(me: Player) -> list[str]:
    """The buildings and tunnels that produce."""
    return [*connected_buildings(me), *tunnels_at_city(me)]


def network_yield(me: Player) -> Iterator[tuple[str, Amounts]]:
    """Everything that the network yields, piece by piece with its kind (UWC-PROD-02 to UWC-PROD-14, section 30)."""
    multiplied = {site for special in me.layout.specials if "times" in special for site in special["sites"]}
    for site in producing(me):
        kind = kind_at(me, site)
        for _ in range(times(me, site) if site in multiplied else 1):
            yield kind, output(me, site)
    points = {special["sites"][0]: special["points"] for special in me.layout.specials if "points" in special}
    for city in connected_cities(me):
        for kind in pairs_at(me, city):
            yield kind, OUTPUT[kind]["pair"]
        if me.cities[city] == "symbiotic_city":
            yield "city", {"point": points.get(city, OUTPUT["symbiotic_city"]["point"])}
    touching = tunnels_at_city(me)
    for special in me.layout.specials:
        if special["kind"] == "pair_bonus" and all(site in touching for site in special["sites"]):
            yield "tunnel", special["gain"]
        if special["kind"] == "metropolis_bonus" and me.metropolises[special["metropolis"]] in connected_metropolises(
            me
        ):
            yield "metropolis", special["gain"]
    for card in me.cards:
        for part in parts_of(card, ExtraOutput):
            kinds = KINDS[part.extra_output]
            pieces = [site for site in producing(me) if kind_at(me, site) in kinds]
            if part.upgraded:
                pieces = [site for site in pieces if site in me.upgraded]
            for site in pieces[: part.most]:
                yield kind_at(me, site), part.amount


def network_total(me: Player) -> Amounts:
    """Everything that the network yields, added up."""
    total: Amounts = {}
    for _, amounts in network_yield(me):
        _add(total, amounts)
    return total


def forecast(me: Player) -> Amounts:
    """What the network and the plain production cards and metropolises will yield, for those who plan ahead."""
    total = network_total(me)
    effects = [METROPOLISES[tile].production for tile in connected_metropolises(me)]
    effects += [CARDS[card].effect for card in me.cards if CARDS[card].type == "production"]
    for part in chain.from_iterable(effects):
        match part:
            case Gain(amount):
                _add(total, amount)
            case GainPer(count, amount, each, most):
                found = min(COUNTS[count](me) // each, most)
                _add(total, {item: number * found for item, number in amount.items()})
    return total


def _add(total: Amounts, amounts: Amounts) -> None:
    for item, count in amounts.items():
        total[item] = total.get(item, 0) + count


def _by_kind(me: Player) -> Amounts:
    """Everything that the network yields, by the kind of piece and the item."""
    total: Amounts = {}
    for kind, amounts in network_yield(me):
        _add(total, {f"{kind}:{item}": count for item, count in amounts.items()})
    return total


def produce(g: G, f: Frame) -> None:
    """The network of a seat produces."""
    me = g.state.players[f.seat]
    me.producing = True
    total = network_total(me)
    _add(me.produced, _by_kind(me))
    g.tell(Produced, f.seat, total)
    for item, count in total.items():
        gain(g, f.seat, item, count, "production")


def sources(g: G, seat: int) -> list[str]:
    """The metropolises and production cards of a seat that give something, by the addresses of their effects."""
    me = g.state.players[seat]
    found = (f"production.{name}" for name in (*connected_metropolises(me), *me.cards))
    return [at for at in found if at in g.title.book]


class ProductionCards(Effect[Ocean]):
    """Metropolises and production cards, the plain ones of themselves, the others in any order (UWC-PROD-15 to 18)."""

    def enter(self, g: G, f: Frame) -> Result:
        done = (f.vars or {}).get("_done", ())
        left = [at for at in sources(g, f.seat) if at not in done]
        for at in left:
            if g.title.book[at].commutes:
                f.set("_done", (*done, at))
                return Frame(at, f.seat)
        offered = [Option("produce", (at.partition(".")[2],)) for at in left if g.title.book[at].can(g, f) is None]
        return Decision(f.seat, "production", [*offered, Option("done")]) if offered else None

    def answer(self, g: G, f: Frame, option: Option) -> Frame | None:
        if option.kind == "done":
            return None
        at = f"production.{option.ids[0]}"
        f.set("_done", (*(f.vars or {}).get("_done", ()), at))
        return Frame(at, f.seat)

    def candidates(self, g: G, f: Frame) -> list[Option]:
        me = g.state.players[f.seat]
        names = (*me.metropolises.values(), *me.gained_metropolises, *me.cards)
        return [Option("produce", (name,)) for name in names]

    def why_not(self, g: G, f: Frame, option: Option) -> Reason:
        if option not in self.candidates(g, f):
            return Reason("not-offered")
        me, name = g.state.players[f.seat], str(option.ids[0])
        at = f"production.{name}"
        if at not in g.title.book:
            return Reason("gives-no-production", "UWC-PROD-15")
        if name not in me.cards and name not in connected_metropolises(me):
            return Reason("not-connected", "UWC-METRO-04")
        refused = None if at in (f.vars or {}).get("_done", ()) else g.title.book[at].can(g, f)
        return refused or Reason("produced-before", "UWC-PROD-15")


class ProduceAgain(PickSome[Ocean]):
    """Some producing pieces yield once more, without pairs and multipliers."""

    ask = "output"

    def __init__(self, n: int, kinds: tuple[str, ...]) -> None:
        self.n, self.kinds = n, kinds

    def candidates(self, g: G, f: Frame) -> list[Option]:
        me = g.state.players[f.seat]
        near = producing(me)
        return [Option("output", (site,)) for site in (*near, *(site for site in every_site(me) if site not in near))]

    def why(self, g: G, f: Frame, option: Option) -> Reason | None:
        me, site = g.state.players[f.seat], str(option.ids[0])
        if refused := why_no_structure(me, site, "UWC-PROD-14"):
            return refused
        if kind_at(me, site) not in self.kinds:
            return Reason("other-kind", "UWC-GLOS-20")
        if site in self.picked(f):
            return Reason("picked-before", "UWC-GLOS-20")
        return None if site in producing(me) else Reason("not-connected", "UWC-PROD-14")

    def can(self, g: G, f: Frame) -> Reason | None:
        me = g.state.players[f.seat]
        found = any(kind_at(me, site) in self.kinds for site in producing(me))
        return None if found else Reason("nothing-produces", "UWC-PROD-14")

    def take(self, g: G, f: Frame, option: Option) -> None:
        site, me = str(option.ids[0]), g.state.players[f.seat]
        _add(me.produced, {f"{kind_at(me, site)}:{item}": count for item, count in output(me, site).items()})
        for item, count in output(me, site).items():
            gain(g, f.seat, item, count, "production")


class SwapOutput(Effect[Ocean]):
    """Give up an output of this Production for something else (UWC-PROD-19)."""

    def __init__(self, give: Amounts, into: Amounts, of: str) -> None:
        self.give, self.into, self.of = give, into, f"{of}:" if of else ""

    def can(self, g: G, f: Frame) -> Reason | None:
        me = g.state.players[f.seat]
        made = all(me.produced.get(f"{self.of}{item}", 0) >= count for item, count in self.give.items())
        return None if made and has(me, self.give) else Reason("not-produced", "UWC-PROD-19")

    def enter(self, g: G, f: Frame) -> Result:
        pay(g, f.seat, self.give)
        for item, count in self.into.items():
            gain(g, f.seat, item, count, "cards")
        return None


# --- before and after production --------------------------------------------------------------------------------------


def after_production(me: Player, coming: Amounts) -> Player:
    """The player when what is forecast has come, before anything is asked."""
    later = me.clone()
    for item in RESOURCES:
        setattr(later, item, getattr(me, item) + coming.get(item, 0))
    later.points += coming.get("point", 0)
    later.produced = dict(coming)
    return later


def will_ask(g: G, seat: int, later: Player) -> list[str]:
    """The cards and tiles that the player of `after_production` would be asked about, by their ids."""
    asking = [at for at in sources(g, seat) if not g.title.book[at].commutes]
    if not asking:
        return []
    _add(later.produced, _by_kind(later))
    players = [later if who == seat else player for who, player in enumerate(g.state.players)]
    with supposing(g.state, players=players):
        return [at.partition(".")[2] for at in asking if g.title.book[at].can(g, Frame(at, seat)) is None]


def ready_cards(g: G, f: Frame) -> None:
    """Used action cards become available (UWC-END-07, UWC-ACT-03)."""
    for seat, player in enumerate(g.state.players):
        for card in player.used:
            g.tell(Readied, seat, card)
        player.used.clear()
        player.producing = False
        player.produced.clear()


class Meal(NamedTuple):
    """How the connected cities are fed: what they eat, how many stay hungry, and how many points that costs."""

    cities: int
    free: int  # cities that need no food
    kelp: int
    biomatter: int
    unfed: int
    lost: int


class Feed(Effect[Ocean]):
    """Every connected city eats: cards first, then kelp, then biomatter, then points (UWC-FEED-01 to UWC-FEED-07)."""

    def enter(self, g: G, f: Frame) -> Result:
        me = g.state.players[f.seat]
        most = self.helpings(me)
        if most and not f.step:
            return Decision(f.seat, "feed", [Option("feed", (count,)) for count in range(most + 1)])
        self.eat(g, f)
        return None

    def helpings(self, me: Player) -> int:
        """How many cities may be given other food."""
        cost, most = self.other_food(me)
        while most and not has(me, {item: count * most for item, count in cost.items()}):
            most -= 1
        return min(most, max(0, len(connected_cities(me)) - self.free(me)))

    def meal(self, me: Player, other: int = 0) -> Meal:
        """Kelp for as many as possible, then biomatter, then points, which never drop below 0 (UWC-FEED-05)."""
        cities = len(connected_cities(me))
        free = min(cities, self.free(me))
        hungry = cities - free - other
        kelp = min(me.kelp, hungry)
        biomatter = min(me.biomatter, hungry - kelp)
        unfed = hungry - kelp - biomatter
        return Meal(cities, free, kelp, biomatter, unfed, min(me.points, FEEDING["lost"] * unfed))

    def answer(self, g: G, f: Frame, option: Option) -> Signal:
        f.step, f.pc = "fed", int(option.ids[0])
        cost, _ = self.other_food(g.state.players[f.seat])
        pay(g, f.seat, {item: count * f.pc for item, count in cost.items()})
        return AGAIN

    def free(self, me: Player) -> int:
        """How many cities need no food."""
        return sum(part.feed_free for card in me.cards for part in parts_of(card, FeedFree))

    def providers(self, me: Player) -> list[str]:
        """The cards by which some cities may be given other food."""
        return [card for card in me.cards if parts_of(card, FeedWith)] if self.helpings(me) else []

    def other_food(self, me: Player) -> tuple[Amounts, int]:
        """What may be eaten in place of kelp, and for how many cities."""
        for card in me.cards:
            for part in parts_of(card, FeedWith):
                return part.feed_with, part.n
        return {}, 0

    def eat(self, g: G, f: Frame) -> None:
        """The cities eat what is left to them."""
        me = g.state.players[f.seat]
        _, _, kelp, biomatter, unfed, lost = self.meal(me, f.pc)
        me.kelp -= kelp
        me.biomatter -= biomatter
        if lost:
            me.points -= lost
            me.points_from["unfed"] = me.points_from.get("unfed", 0) - lost
        clause = UNSET if not unfed else "UWC-FEED-04" if lost == FEEDING["lost"] * unfed else "UWC-FEED-05"
        g.tell(Fed, f.seat, kelp, biomatter, lost, clause=clause)


PRODUCTION = Seq[Ocean](network=Do(produce), cards=ProductionCards())
