"""Verbs for gold, gems, tokens and activations."""

from asztal.games.imperial_miners.addresses import ACTIVATION
from asztal.games.imperial_miners.counting import SCOPES, Count
from asztal.games.imperial_miners.events import CartPlaced, CollapsePlaced, CollapseRemoved, MachinePlaced, MachineSpent
from asztal.games.imperial_miners.gains import gain, pay
from asztal.games.imperial_miners.mine import all_joints, joints
from asztal.games.imperial_miners.state import G, Mines
from asztal.games.imperial_miners.vocabulary import Item, ScopeName
from asztal.kernel.rules import AGAIN, Act, Decision, Effect, Frame, Option, Reason, Result, Signal

MACHINES = 3  # on one card (IMP-MACH-01)


class Gain(Act[Mines]):
    """So much gold or so many gems."""

    def __init__(self, item: Item, count: int) -> None:
        self.item, self.count = item, count

    def do(self, g: G, f: Frame) -> None:
        gain(g, f.seat, self.item, self.count)


class GainPer(Act[Mines]):
    """Gold or gems for each of something, up to a cap."""

    def __init__(self, item: Item, count: int, per: Count, cap: int) -> None:
        self.item, self.count, self.per, self.cap = item, count, per, cap

    def do(self, g: G, f: Frame) -> None:
        gain(g, f.seat, self.item, min(self.cap, self.count * self.per.of(g, g.state.players[f.seat])))


class Pay(Act[Mines]):
    """A price in gold, lower by one for each Scot card if it says so (IMP-EFF-03, IMP-FAC-01)."""

    def __init__(self, count: int, *, scots: bool = False) -> None:
        self.count, self.scots = count, scots

    def price(self, g: G, f: Frame) -> int:
        """What is to be paid now, never below 0."""
        off = g.state.players[f.seat].faction_cards("SCO") if self.scots else 0
        return max(0, self.count - off)

    def can(self, g: G, f: Frame) -> Reason | None:
        enough = g.state.players[f.seat].gold >= self.price(g, f)
        return None if enough else Reason("too-little-gold", "IMP-EFF-03")

    def do(self, g: G, f: Frame) -> None:
        pay(g, f.seat, self.price(g, f))


class Trade(Effect[Mines]):
    """Swap gold for gems, as often as the player likes up to a number."""

    def __init__(self, gold: int, gems: int, times: int) -> None:
        self.gold, self.gems, self.times = gold, gems, times

    def enter(self, g: G, f: Frame) -> Result:
        most = min(self.times, g.state.players[f.seat].gold // self.gold)
        return Decision(f.seat, "trade", [Option("trade", (times,)) for times in range(most + 1)])

    def answer(self, g: G, f: Frame, option: Option) -> None:
        times = int(option.ids[0])
        pay(g, f.seat, self.gold * times)
        gain(g, f.seat, "gem", self.gems * times)

    def why_not(self, g: G, f: Frame, option: Option) -> Reason:
        if option.kind != "trade" or option.ids not in [(times,) for times in range(self.times + 1)]:
            return Reason("not-offered")
        return Reason("too-little-gold", "IMP-EFF-03")


class OneByOne(Effect[Mines]):
    """Something done to one card or joint after another, as far as possible (IMP-EFF-04); keeps how many were done.

    `optional` lets the player stop before the number is reached.
    """

    kind = ""
    optional = False
    against = Reason("not-offered")  # what speaks against a card of the scope

    def __init__(self, count: int, scope: ScopeName = "MINE") -> None:
        self.count, self.scope = count, scope

    def places(self, g: G, f: Frame) -> list[str]:
        """Where the next one may go, in the scope."""
        raise NotImplementedError

    def one(self, g: G, f: Frame, at: str) -> None:
        """Do what the verb does at one place."""
        raise NotImplementedError

    def enter(self, g: G, f: Frame) -> Result:
        left = self.places(g, f) if f.pc < self.count else []
        if not left:
            g.keep("done", f.pc)
            return None
        options = [Option(self.kind, (at,)) for at in left]
        return Decision(f.seat, self.kind, [*options, Option("stop")] if self.optional else options)

    def answer(self, g: G, f: Frame, option: Option) -> Signal | None:
        if option.kind == "stop":
            g.keep("done", f.pc)
            return None
        self.one(g, f, str(option.ids[0]))
        f.pc += 1
        return AGAIN

    def candidates(self, g: G, f: Frame) -> list[Option]:
        """Every card of the mine."""
        return [Option(self.kind, (at,)) for at in g.state.players[f.seat].mine]

    def why_not(self, g: G, f: Frame, option: Option) -> Reason:
        if option.kind != self.kind:
            return Reason("not-offered")
        meant = SCOPES[self.scope](g, g.state.players[f.seat])
        return self.against if option.ids[0] in meant else Reason("card-not-meant", "IMP-EFF-02")


def put_machine(g: G, seat: int, at: str) -> None:
    """One machine on a card that holds fewer than three."""
    me = g.state.players[seat]
    me.machines[at] = me.machines.get(at, 0) + 1
    g.tell(MachinePlaced, seat, me.mine[at])


class Machine(OneByOne):
    """Machines on cards of the scope that hold fewer than three (IMP-MACH-01 to IMP-MACH-03)."""

    kind = "machine"
    against = Reason("machines-full", "IMP-MACH-01")

    def places(self, g: G, f: Frame) -> list[str]:
        me = g.state.players[f.seat]
        return [at for at in SCOPES[self.scope](g, me) if me.machines.get(at, 0) < MACHINES]

    def one(self, g: G, f: Frame, at: str) -> None:
        put_machine(g, f.seat, at)


class MachineEach(Act[Mines]):
    """One machine on every card of the scope that holds fewer than three."""

    def __init__(self, scope: ScopeName) -> None:
        self.scope = scope

    def do(self, g: G, f: Frame) -> None:
        me = g.state.players[f.seat]
        room = [at for at in SCOPES[self.scope](g, me) if me.machines.get(at, 0) < MACHINES]
        for at in room:
            put_machine(g, f.seat, at)
        g.keep("done", len(room))


class SpendMachine(OneByOne):
    """A price in machines, taken from any cards (IMP-EFF-03)."""

    kind = "spend"
    against = Reason("no-machine-there", "IMP-EFF-03")

    def can(self, g: G, f: Frame) -> Reason | None:
        enough = sum(g.state.players[f.seat].machines.values()) >= self.count
        return None if enough else Reason("too-few-machines", "IMP-EFF-03")

    def places(self, g: G, f: Frame) -> list[str]:
        return [at for at, count in g.state.players[f.seat].machines.items() if count]

    def one(self, g: G, f: Frame, at: str) -> None:
        g.state.players[f.seat].machines[at] -= 1
        g.tell(MachineSpent, f.seat, g.state.players[f.seat].mine[at])


class Collapse(OneByOne):
    """Collapses on different cards of the scope that have none (IMP-COLL-01)."""

    kind = "collapse"
    against = Reason("collapsed-already", "IMP-COLL-01")

    def places(self, g: G, f: Frame) -> list[str]:
        me = g.state.players[f.seat]
        return [at for at in SCOPES[self.scope](g, me) if at not in me.collapses]

    def one(self, g: G, f: Frame, at: str) -> None:
        g.state.players[f.seat].collapses.append(at)
        g.tell(CollapsePlaced, f.seat, g.state.players[f.seat].mine[at])


class Clear(OneByOne):
    """Remove collapses, as many as the player likes up to a number; this is no activation."""

    kind, optional = "clear", True
    against = Reason("no-collapse-there", "IMP-EFF-02")

    def places(self, g: G, f: Frame) -> list[str]:
        me = g.state.players[f.seat]
        return [at for at in SCOPES[self.scope](g, me) if at in me.collapses]

    def one(self, g: G, f: Frame, at: str) -> None:
        g.state.players[f.seat].collapses.remove(at)
        g.tell(CollapseRemoved, f.seat, g.state.players[f.seat].mine[at])


class Cart(OneByOne):
    """Cart tokens on half-full joints without one (IMP-CART-03 to IMP-CART-08)."""

    kind = "cart"

    def places(self, g: G, f: Frame) -> list[str]:
        me = g.state.players[f.seat]
        found = dict(joints(me.mine, g.get("at"))) if self.scope == "SELF" else all_joints(me.mine)
        return sorted(name for name, full in found.items() if full == 1 and name not in me.carts)

    def one(self, g: G, f: Frame, at: str) -> None:
        me = g.state.players[f.seat]
        me.carts.append(at)
        one, other = (me.mine[end] for end in at.split("|"))
        g.tell(CartPlaced, f.seat, one, other)

    def candidates(self, g: G, f: Frame) -> list[Option]:
        """Every joint of the mine."""
        return [Option(self.kind, (name,)) for name in all_joints(g.state.players[f.seat].mine)]

    def why_not(self, g: G, f: Frame, option: Option) -> Reason:
        return Reason("no-half-cart", "IMP-CART-03") if option.kind == self.kind else Reason("not-offered")


class Activate(OneByOne):
    """Special activations of cards not yet activated this round, each finished before the next (IMP-SPEC-01 to 04)."""

    kind = "activate"
    against = Reason("activated-already", "IMP-SPEC-03")

    def places(self, g: G, f: Frame) -> list[str]:
        me = g.state.players[f.seat]
        return [at for at in SCOPES[self.scope](g, me) if at not in me.activated]

    def answer(self, g: G, f: Frame, option: Option) -> Frame:  # type: ignore[override] # it always calls
        f.pc += 1
        return Frame(ACTIVATION, f.seat, vars={"at": option.ids[0]})
