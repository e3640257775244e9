"""The end of the game: brown metropolises, scoring cards, the network and what is left."""

from collections.abc import Iterator

from asztal.games.underwater_cities.cards import CARDS, METROPOLISES, RESOURCES, SCORING, parts_of
from asztal.games.underwater_cities.conditions import all_hold
from asztal.games.underwater_cities.events import NetworkScored, Scored
from asztal.games.underwater_cities.gains import gain, pay
from asztal.games.underwater_cities.network import COUNTS, connected_cities, connected_metropolises, types_at
from asztal.games.underwater_cities.state import G, Ocean, Player
from asztal.games.underwater_cities.vocabulary import BestOf, BonusIf, Part, Parts, Per, Sets, Spend, Steps
from asztal.kernel.rules import AGAIN, Decision, Do, Effect, Frame, Option, Reason, Result, Seq, Signal

GOAL: dict[str, int] = SCORING["goal"]


def reached_goal(me: Player) -> bool:
    """True when a player alone has won (UWC-SOLO-18)."""
    return me.points >= GOAL["points"] and len(connected_cities(me)) >= GOAL["cities"]


def scoring(me: Player) -> Iterator[tuple[str, Parts, str]]:
    """The connected brown metropolis, then every scoring card, each with its parts and its line of the score."""
    for tile in connected_metropolises(me):
        if parts := METROPOLISES[tile].scoring:
            yield tile, parts, "brown"
    for card in me.cards:
        if CARDS[card].type == "scoring":
            yield card, CARDS[card].effect, "scoring"


def part_points(me: Player, part: Part) -> int:
    """The points of one scoring part that spends nothing."""
    match part:
        case Per(count, points, each):
            return points * (COUNTS[count](me) // each)
        case Steps(count, table):
            return max((points for least, points in table if COUNTS[count](me) >= least), default=0)
        case Sets(counts, points):
            return points * min(COUNTS[count](me) for count in counts)
        case BonusIf(conditions, points):
            return points if all_hold(me, conditions) else 0
        case BestOf(parts):
            return max(part_points(me, each) for each in parts)
        case Spend():
            return 0
    raise ValueError(f"does not score: {part}")


def score_cards(g: G, f: Frame) -> None:
    """The connected brown metropolis, then every scoring card that spends nothing (UWC-SCORE-01, UWC-SCORE-02)."""
    me = g.state.players[f.seat]
    for name, parts, why in scoring(me):
        if not isinstance(parts[0], Spend):
            points = sum(part_points(me, part) for part in parts)
            g.tell(Scored, f.seat, name, points)
            gain(g, f.seat, "point", points, why)


def affordable(me: Player, part: Spend) -> int:
    """How often a player can buy these points; `any` is any resource."""
    if "any" in part.spend:
        times = int(sum(getattr(me, item) for item in RESOURCES)) // part.spend["any"]
    else:
        times = min(int(getattr(me, item)) // count for item, count in part.spend.items())
    return min(part.max_times, times)


class SpendCards(Effect[Ocean]):
    """Cards that buy points, in the order and as often as the owner likes (UWC-SCORE-03, UWC-SCORE-04)."""

    def enter(self, g: G, f: Frame) -> Result:
        me, done = g.state.players[f.seat], (f.vars or {}).get("_done", ())
        if f.pc:  # units of any kind are still to be paid
            return Decision(f.seat, "give", [Option("give", (item,)) for item in RESOURCES if getattr(me, item)])
        options = []
        for card in me.cards:
            for part in parts_of(card, Spend) if card not in done else ():
                options += [Option("spend", (card, count)) for count in range(1, affordable(me, part) + 1)]
        return Decision(f.seat, "spend", [*options, Option("done")]) if options else None

    def candidates(self, g: G, f: Frame) -> list[Option]:
        if f.pc:
            return [Option("give", (item,)) for item in RESOURCES]
        return [Option("spend", (card, 1)) for card in g.state.players[f.seat].cards]

    def why_not(self, g: G, f: Frame, option: Option) -> Reason:
        kind = "give" if f.pc else "spend"
        if option.kind != kind or (not f.pc and option.ids[0] not in g.state.players[f.seat].cards):
            return Reason("not-offered")
        card = str(option.ids[0])
        if not f.pc and not [*parts_of(card, Spend)]:
            return Reason("buys-no-points", "UWC-SCORE-03")
        if card in (f.vars or {}).get("_done", ()):
            return Reason("card-done", "UWC-SCORE-02")
        return Reason("cannot-pay", "UWC-SCORE-03")

    def answer(self, g: G, f: Frame, option: Option) -> Signal | None:
        if option.kind == "done":
            return None
        if option.kind == "give":
            f.pc -= 1
            pay(g, f.seat, {str(option.ids[0]): 1})
            return AGAIN
        card, count = str(option.ids[0]), int(option.ids[1])
        (part,) = parts_of(card, Spend)
        f.set("_done", (*(f.vars or {}).get("_done", ()), card))
        if "any" in part.spend:
            f.pc = part.spend["any"] * count
        else:
            pay(g, f.seat, {item: each * count for item, each in part.spend.items()})
        g.tell(Scored, f.seat, card, part.points * count)
        gain(g, f.seat, "point", part.points * count, "scoring")
        return AGAIN


def city_points(me: Player) -> int:
    """Points of the connected cities by their building types (UWC-SCORE-05, UWC-SCORE-06)."""
    return sum(int(SCORING["city"][len(types_at(me, city))]) for city in connected_cities(me))


def resource_points(me: Player) -> int:
    """Biomatter is sold, then every four units give a point (UWC-SCORE-07, UWC-SCORE-08)."""
    units = me.kelp + me.steelplast + me.science + me.credit + int(SCORING["biomatter"]) * me.biomatter
    return units // int(SCORING["resources"])


def points_now(me: Player) -> dict[str, int]:
    """What the end of the game would add as things stand, by tile, card, cities and resources.

    Cards that buy points count as often as each could alone.
    """
    found = {}
    for name, parts, _ in scoring(me):
        bought = (affordable(me, part) * part.points for part in parts if isinstance(part, Spend))
        found[name] = sum(part_points(me, part) for part in parts) + sum(bought)
    return {**found, "cities": city_points(me), "resources": resource_points(me)}


def score_rest(g: G, f: Frame) -> None:
    """The network and what is left of the resources."""
    me = g.state.players[f.seat]
    cities, resources = city_points(me), resource_points(me)
    g.tell(NetworkScored, f.seat, cities, resources)
    gain(g, f.seat, "point", cities, "cities")
    gain(g, f.seat, "point", resources, "resources")


FINAL = Seq[Ocean](cards=Do(score_cards), spend=SpendCards(), rest=Do(score_rest))
