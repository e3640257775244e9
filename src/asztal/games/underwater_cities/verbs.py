"""Verbs for gains, payments, choices, action cards, slots and special cards."""

from itertools import combinations

from asztal.games.underwater_cities.addresses import TURN
from asztal.games.underwater_cities.building import STOP, kind_at
from asztal.games.underwater_cities.cards import ALWAYS, CARDS, OUTPUT, PATH, RESOURCES, parts_of
from asztal.games.underwater_cities.events import Performed, Used
from asztal.games.underwater_cities.gains import advance, gain, has, pay
from asztal.games.underwater_cities.network import COUNTS, connected_buildings, tunnels_at_city
from asztal.games.underwater_cities.refusals import every_site, why_no_structure
from asztal.games.underwater_cities.state import G, Ocean
from asztal.games.underwater_cities.vocabulary import OncePerTurn
from asztal.kernel.rules import AGAIN, Act, Decision, Effect, Frame, Option, Parent, PickSome, Reason, Result, Signal

AMOUNT = dict[str, int]
_NOTHING_TO_DO = Reason("nothing-to-do", "UWC-SLOT-04")
ABILITIES = frozenset(card for card in CARDS if parts_of(card, OncePerTurn))


# --- gains ------------------------------------------------------------------------------------------------------------


class Gain(Act[Ocean]):
    """Resources, points and cards, always taken; `of_slot` when the slot itself hands them over (UWC-GLOS-15)."""

    def __init__(self, items: AMOUNT, why: str, *, of_slot: bool = False) -> None:
        self.items, self.why, self.of_slot = items, why, of_slot

    def do(self, g: G, f: Frame) -> None:
        for item, count in self.items.items():
            gain(g, f.seat, item, count, self.why)
            if self.of_slot:
                g.happen("slot_gave", f.seat, item)


class GainSteps(Effect[Ocean]):
    """Steps on the Federation track, with other items first; after each step one may stop (UWC-FED-14)."""

    def __init__(self, items: AMOUNT, why: str) -> None:
        self.steps = items["federation"]
        self.items = {item: count for item, count in items.items() if item != "federation"}
        self.why = why

    def enter(self, g: G, f: Frame) -> Result:
        if f.pc == self.steps:
            return None
        if f.pc:
            return Decision(f.seat, "advance", [Option("advance"), STOP])
        for item, count in self.items.items():
            gain(g, f.seat, item, count, self.why)
        return self.step(g, f)

    def step(self, g: G, f: Frame) -> Signal:
        """One step, and whatever reacts to it."""
        f.pc += 1
        advance(g, f.seat)
        return AGAIN

    def answer(self, g: G, f: Frame, option: Option) -> Signal | None:
        return self.step(g, f) if option.kind == "advance" else None

    def candidates(self, g: G, f: Frame) -> list[Option]:
        return [Option("advance", (f"F{space}",)) for space in PATH if space]

    def why_not(self, g: G, f: Frame, option: Option) -> Reason:
        return Reason("one-step", "UWC-FED-04") if option.kind == "advance" else Reason("not-offered")


class GainPer(Act[Ocean]):
    """Items for every so many things of the network (UWC-GLOS-08, UWC-NET-09)."""

    def __init__(self, count: str, each: int, most: int, items: AMOUNT, why: str) -> None:
        self.count, self.each, self.most, self.items, self.why = COUNTS[count], each, most, items, why

    def do(self, g: G, f: Frame) -> None:
        times = min(self.count(g.state.players[f.seat]) // self.each, self.most)
        for item, count in self.items.items():
            gain(g, f.seat, item, count * times, self.why)


class GainDifferent(Effect[Ocean]):
    """So many items of different kinds (UWC-S12-17)."""

    def __init__(self, count: int, items: tuple[str, ...], *, of_slot: bool = False) -> None:
        self.options = [Option("items", chosen) for chosen in combinations(items, count)]
        self.of_slot = of_slot

    def enter(self, g: G, f: Frame) -> Result:
        return Decision(f.seat, "items", self.options)

    def candidates(self, g: G, f: Frame) -> list[Option]:
        return [Option("items", (item,)) for item in RESOURCES]

    def why_not(self, g: G, f: Frame, option: Option) -> Reason:
        return Reason("not-given", "UWC-S12-17") if option in self.candidates(g, f) else Reason("not-offered")

    def answer(self, g: G, f: Frame, option: Option) -> None:
        for item in map(str, option.ids):
            gain(g, f.seat, item, 1, "")
            if self.of_slot:
                g.happen("slot_gave", f.seat, item)


class ReduceCostThisTurn(Act[Ocean]):
    """Builds of a kind are cheaper until the turn ends."""

    def __init__(self, thing: str, amount: AMOUNT) -> None:
        self.discounts = [(thing, item, count) for item, count in amount.items()]

    def do(self, g: G, f: Frame) -> None:
        g.state.players[f.seat].turn_discounts += self.discounts


# --- the parts of an effect -------------------------------------------------------------------------------------------


class AnyOrder(Parent[Ocean]):
    """The parts of one effect in any order, each at most once; plain gains come first and of themselves.

    At least one part is used where one can be (UWC-TIME-01, UWC-SLOT-02, UWC-SLOT-03, UWC-SLOT-08). Between two parts
    an ability of the turn may be used (UWC-TIME-09).
    """

    def __init__(self, **parts: Effect[Ocean]) -> None:
        super().__init__(parts)

    def adopt(self, children: dict[str, Effect[Ocean]]) -> None:
        super().adopt(children)
        self.gains = [name for name, part in children.items() if isinstance(part, Act)]
        self.commutes = len(self.gains) == len(children)
        # A part that is never idle need not be asked whether it is.
        self._begins = [(part.can, None if type(part).idle is Effect.idle else part.idle) for part in children.values()]

    def can(self, g: G, f: Frame) -> Reason | None:
        if self.gains:  # which are always possible
            return None
        refused = None
        for can, idle in self._begins:
            refused = _NOTHING_TO_DO if idle is not None and idle(g, f) else can(g, f)
            if refused is None:
                return None
        return refused

    def enter(self, g: G, f: Frame) -> Result:
        if not f.step:
            f.step = "parts"
            f.set("_done", tuple(self.gains))
            for name in self.gains:
                self.inside[name].do(g, f)  # type: ignore[attr-defined] # `gains` are Acts
            if g.happened:
                return AGAIN
        done = self.done(f)
        if len(done) == len(self.inside):
            return None
        left = {name: part for name, part in self.inside.items() if name not in done and not part.idle(g, f)}
        options = [Option("part", (name,)) for name, part in left.items() if part.can(g, f) is None]
        more = abilities(g, f.seat)
        if not options and not (done and more):  # an ability may make the next part possible
            return None
        return Decision(f.seat, "part", [*options, *([STOP] if done else []), *more])

    def answer(self, g: G, f: Frame, option: Option) -> Frame | Signal | None:
        if option.kind == "ability":
            return use_ability(g, f.seat, str(option.ids[0]))
        if option == STOP:
            return None
        name = str(option.ids[0])
        f.set("_done", (*self.done(f), name))
        return Frame(self.inside[name].at, f.seat)

    def done(self, f: Frame) -> tuple[str, ...]:
        """The names of the parts that were used."""
        done: tuple[str, ...] = (f.vars or {}).get("_done", ())
        return done

    def candidates(self, g: G, f: Frame) -> list[Option]:
        return [*(Option("part", (name,)) for name in self.inside), *owned_abilities(g, f.seat)]

    def why_not(self, g: G, f: Frame, option: Option) -> Reason:
        if option.kind == "ability":
            return why_no_ability(g, f.seat, option)
        part = self.inside.get(str(option.ids[0])) if option.kind == "part" and option.ids else None
        if part is None:
            return Reason("not-offered")
        used = option.ids[0] in self.done(f)
        return Reason("part-done", "UWC-SLOT-08") if used else part.can(g, f) or Reason("not-offered")


def abilities(g: G, seat: int) -> list[Option]:
    """The abilities of claimed cards that the seat may still use in this turn (UWC-GLOS-07); none in Production."""
    me = g.state.players[seat]
    if me.producing or ABILITIES.isdisjoint(me.cards):
        return []
    found = [card for card in me.cards if card in ABILITIES and card not in me.turn_once]
    frame = Frame(TURN, seat)
    return [Option("ability", (card,)) for card in found if g.title.book[f"ability.{card}"].can(g, frame) is None]


def use_ability(g: G, seat: int, card: str) -> Frame:
    """Use an ability that a card gives once per turn."""
    g.state.players[seat].turn_once.append(card)
    g.tell(Used, seat, card)
    return Frame(f"ability.{card}", seat)


def owned_abilities(g: G, seat: int) -> list[Option]:
    """The abilities that somebody might mean in the own turn."""
    me = g.state.players[seat]
    return [] if me.producing else [Option("ability", (card,)) for card in me.cards if card in ABILITIES]


def why_no_ability(g: G, seat: int, option: Option) -> Reason:
    """Why an ability is not offered."""
    if option not in owned_abilities(g, seat):
        return Reason("not-offered")
    card = str(option.ids[0])
    if card in g.state.players[seat].turn_once:
        return Reason("ability-used", "UWC-GLOS-07")
    return g.title.book[f"ability.{card}"].can(g, Frame(TURN, seat)) or Reason("ability-not-here", "UWC-TIME-09")


class Between(Effect[Ocean]):
    """An effect that asks where an ability may be used as well (UWC-TIME-09)."""

    def candidates(self, g: G, f: Frame) -> list[Option]:
        return owned_abilities(g, f.seat)

    def why_not(self, g: G, f: Frame, option: Option) -> Reason:
        return why_no_ability(g, f.seat, option) if option.kind == "ability" else Reason("not-offered")


class Pay(Parent[Ocean]):
    """Pay, then an effect, up to some times (UWC-GLOS-05)."""

    def __init__(self, cost: AMOUNT, then: Effect[Ocean], times: int) -> None:
        super().__init__({"then": then})
        self.cost, self.times = cost, times

    def can(self, g: G, f: Frame) -> Reason | None:
        return None if has(g.state.players[f.seat], self.cost) else Reason("cannot-pay", "UWC-COST-09")

    def enter(self, g: G, f: Frame) -> Result:
        if not f.pc:
            return self.once(g, f)
        if f.pc == self.times or self.can(g, f) is not None:
            return None
        return Decision(f.seat, "pay-again", [Option("again"), STOP])

    def once(self, g: G, f: Frame) -> Frame:
        """Pay and begin what it buys."""
        f.pc += 1
        pay(g, f.seat, self.cost)
        return Frame(self.inside["then"].at, f.seat)

    def answer(self, g: G, f: Frame, option: Option) -> Frame | None:
        return self.once(g, f) if option.kind == "again" else None


class Exchange(PickSome[Ocean]):
    """One side for the other, in either direction, up to some times (UWC-GLOS-06)."""

    ask = "exchange"

    def __init__(self, one: AMOUNT, other: AMOUNT, times: int) -> None:
        self.sides = [(one, other), (other, one)]
        self.n = times

    def candidates(self, g: G, f: Frame) -> list[Option]:
        sides = [tuple(give) for give, _ in self.sides]
        others = [(item,) for item in RESOURCES if (item,) not in sides]
        return [Option("exchange", items) for items in (*others, *sides)]

    def why(self, g: G, f: Frame, option: Option) -> Reason | None:
        if all(tuple(give) != option.ids for give, _ in self.sides):
            return Reason("not-exchanged", "UWC-GLOS-06")
        give, _ = self.side(option)
        return None if has(g.state.players[f.seat], give) else Reason("cannot-pay", "UWC-COST-09")

    def side(self, option: Option) -> tuple[AMOUNT, AMOUNT]:
        """What an option gives up and what it takes."""
        return next(side for side in self.sides if tuple(side[0]) == option.ids)

    def take(self, g: G, f: Frame, option: Option) -> None:
        give, take = self.side(option)
        pay(g, f.seat, give)
        for item, count in take.items():
            gain(g, f.seat, item, count, "")


# --- slots and structures ---------------------------------------------------------------------------------------------


class PerformSlot(PickSome[Ocean]):
    """The actions of so many different slots, without tile and card (UWC-SLOT-10 to UWC-SLOT-14, UWC-GLOS-03)."""

    ask = "perform-slot"

    def __init__(self, which: str, n: int, *, always: bool) -> None:
        self.which, self.n, self.always = which, n, always

    def out_of_reach(self, g: G, f: Frame, slot: str) -> Reason | None:
        """Why a slot is none of those that the card means; None when it is one."""
        if slot == ALWAYS:
            return None if self.always else Reason("never-always", "UWC-SLOT-11")
        tiles = g.state.slots[slot]
        if self.which == "available":
            return Reason("slot-occupied", "UWC-GLOS-02") if tiles else None
        if f.seat in tiles or (not tiles and self.which != "not_mine"):
            return Reason("not-anothers", "UWC-GLOS-01")
        return None

    def candidates(self, g: G, f: Frame) -> list[Option]:
        return [Option("slot", (slot,)) for slot in (*g.state.slots, ALWAYS)]

    def why(self, g: G, f: Frame, option: Option) -> Reason | None:
        slot = str(option.ids[0])
        if slot in self.picked(f):
            return Reason("picked-before", "UWC-GLOS-20")
        return self.out_of_reach(g, f, slot) or g.title.book[f"slot.{slot}"].can(g, f)

    def take(self, g: G, f: Frame, option: Option) -> Frame:
        g.tell(Performed, f.seat, str(option.ids[0]))
        return Frame(f"slot.{option.ids[0]}", f.seat)


class StructureOutput(PickSome[Ocean]):
    """What so many upgraded structures at connected cities yield alone (UWC-GLOS-10, UWC-ADV-05)."""

    ask = "output"

    def __init__(self, n: int, kinds: str) -> None:
        self.n, self.kinds = n, kinds

    def candidates(self, g: G, f: Frame) -> list[Option]:
        me = g.state.players[f.seat]
        near = [*connected_buildings(me), *tunnels_at_city(me)]
        return [Option("output", (site,)) for site in (*near, *(site for site in every_site(me) if site not in near))]

    def why(self, g: G, f: Frame, option: Option) -> Reason | None:
        me, done, site = g.state.players[f.seat], self.picked(f), str(option.ids[0])
        if refused := why_no_structure(me, site, "UWC-GLOS-10"):
            return refused
        if site not in me.upgraded:
            return Reason("not-upgraded", "UWC-GLOS-10")
        if site in done:
            return Reason("picked-before", "UWC-GLOS-20")
        if site not in connected_buildings(me) and site not in tunnels_at_city(me):
            return Reason("not-connected", "UWC-GLOS-10")
        taken = {kind_at(me, str(other)) for other in done}
        return None if self.fits(kind_at(me, site), taken) else Reason("other-kind", "UWC-GLOS-20")

    def fits(self, kind: str, taken: set[str]) -> bool:
        """Whether a kind may be picked after others: different ones, the same one, or any."""
        if not taken or not self.kinds:
            return True
        return (kind in taken) == (self.kinds == "same")

    def can(self, g: G, f: Frame) -> Reason | None:
        me = g.state.players[f.seat]
        found = any(site in me.upgraded for site in (*connected_buildings(me), *tunnels_at_city(me)))
        return None if found else Reason("nothing-upgraded", "UWC-GLOS-10")

    def take(self, g: G, f: Frame, option: Option) -> None:
        for item, count in OUTPUT[kind_at(g.state.players[f.seat], str(option.ids[0]))]["upgraded"].items():
            gain(g, f.seat, item, count, "cards")
