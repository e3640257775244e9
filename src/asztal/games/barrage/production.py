"""Production: the choice of drops, the contract that it may fulfil, and what a company does after it."""

from collections.abc import Iterator

from asztal.games.barrage import choosing
from asztal.games.barrage.cards import BASIN_OF, BASINS, CONTRACTS, PIPES, POWERHOUSES, PRODUCTION
from asztal.games.barrage.events import ConduitUsed, Fulfilled, Produced
from asztal.games.barrage.gains import gain, pay
from asztal.games.barrage.powers import company_power
from asztal.games.barrage.river import run_drop
from asztal.games.barrage.spots import ON_MAP, WHOLE_BASIN, Spot, contracts
from asztal.games.barrage.state import G, Valley
from asztal.games.barrage.systems import Production, missing_at, most_drops, productions, second_productions, systems
from asztal.kernel.rules import Call, Frame, Option, Reason, Result, Seq


def produce(g: G, seat: int, how: Production) -> None:
    """Energy is recorded, the drops run on, the owner of the conduit is paid (BAR-PROD-09 to BAR-PROD-22)."""
    state, pipe = g.state, PIPES[how.conduit]
    state.players[seat].energy += how.energy
    state.dam_drops[how.dam] -= how.drops
    g.tell(Produced, seat, how.energy, how.drops, how.dam, how.conduit)
    for _ in range(how.drops):
        run_drop(g, pipe.end, from_powerhouse=True)
    if how.fee:
        owner = state.conduits[how.conduit]
        g.tell(ConduitUsed, seat, owner, how.drops)
        pay(g, seat, how.fee)
        gain(g, owner, "credit", how.fee, "")
        gain(g, owner, "vp", PRODUCTION["vp_per_drop"] * how.drops, "conduits")


def reachable(state: Valley, seat: int, energy: int) -> list[str]:
    """The contracts that this much energy of one production can fulfil: own and national ones.

    An Automa holds none and takes those of the display (BAR-CTR-02, BAR-CTR-10, BAR-COM-18, BAR-AUTO-35).
    """
    if not energy:
        return []
    me = state.players[seat]
    enough = energy + company_power(state, seat, "contract_reduction")
    held = filter(None, state.display) if me.automa else me.contracts
    return [contract for contract in (*held, *state.national) if CONTRACTS[contract].need <= enough]


def fulfil(g: G, seat: int, contract: str) -> Frame:
    """A contract is turned face down and its reward received (BAR-CTR-07, BAR-CTR-08, BAR-CTR-12)."""
    me = g.state.players[seat]
    if contract in g.state.national:
        g.state.national.remove(contract)
    elif contract in me.contracts:
        me.contracts.remove(contract)
    else:  # an Automa takes it from the display (BAR-AUTO-36)
        g.state.display[g.state.display.index(contract)] = ""
    me.fulfilled.append(contract)
    g.tell(Fulfilled, seat, contract)
    return Frame(f"contract.{contract}", seat)


def unusable(state: Valley, seat: int, space: str) -> Reason | None:
    """Why no production of the seat uses what stands on a space of the map; None for a dam or conduit that can be."""
    usable = {part for way in systems(state, seat) for part in way}
    if space in usable:
        return None
    if space in POWERHOUSES:
        own = state.powerhouses.get(space) == seat
        return Reason("dam-and-conduit", "BAR-PROD-01") if own else Reason("no-own-powerhouse", "BAR-PROD-02")
    if space in PIPES:
        if space not in state.conduits:
            return Reason("no-conduit", "BAR-MAP-09")
        houses = BASINS[PIPES[space].end].powerhouses
        if seat not in map(state.powerhouses.get, houses):
            return Reason("no-powerhouse-below", "BAR-PROD-02")
        return Reason("no-water-above", "BAR-PROD-03")
    match missing_at(state, seat, space):
        case "dam" | "owner":
            return Reason("no-own-dam", "BAR-PROD-03")
        case "water":
            return Reason("dam-empty", "BAR-PROD-03")
    return Reason("no-way-from-dam", "BAR-PROD-01")


def _way_by(state: Valley, seat: int, space: str) -> tuple[str, str]:
    """A dam and a conduit of the seat, one of which is on this space."""
    return next(way for way in systems(state, seat) if space in way)


class Produce(Spot):
    """Which drops go through which conduit; `second` is Germany's other production (BAR-COM-11)."""

    ask = "produce"

    def __init__(self, modifier: int = 0, *, second: bool = False) -> None:
        self.modifier, self.second = modifier, second

    def ways(self, g: G, f: Frame) -> Iterator[Production]:
        """Every production that the seat may choose now."""
        if self.second:
            return second_productions(g.state, f.seat, g.get("used"))
        return productions(g.state, f.seat, self.modifier, g.state.players[f.seat].credit)

    def legal(self, g: G, f: Frame) -> list[Option]:
        found = [Option("produce", (way.dam, way.conduit, way.drops)) for way in self.ways(g, f)]
        return [*found, Option("skip")] if self.second else found

    def candidates(self, g: G, f: Frame) -> list[Option]:
        return ON_MAP

    def enter(self, g: G, f: Frame) -> Result:
        if not g.state.players[f.seat].automa:
            return super().enter(g, f)
        best = choosing.production(g.state, f.seat, self.ways(g, f), second=self.second)  # BAR-AUTO-61, BAR-AUTO-64
        if best is not None:
            choosing.tell(g, f.seat, best[0].conduit, best[1], only="BAR-AUTO-33")
        self.carry_out(g, f, best[0] if best else None)
        return None

    def take(self, g: G, f: Frame, option: Option) -> None:
        chosen = (way for way in self.ways(g, f) if (way.dam, way.conduit, way.drops) == option.ids)
        self.carry_out(g, f, next(chosen, None))

    def carry_out(self, g: G, f: Frame, way: Production | None) -> None:
        """Produce, and keep the energy for a contract and the basin of the powerhouse for a second production."""
        g.keep("energy", way.energy if way else 0)
        if way:
            g.keep("used", PIPES[way.conduit].end)
            produce(g, f.seat, way)

    def why_not(self, g: G, f: Frame, option: Option) -> Reason:
        match option.kind, *option.ids:
            case "produce", str(dam), str(conduit), int(drops):
                return self.refusal(g.state, f.seat, dam, conduit, drops)
            case "site", str(space) if space in BASIN_OF:
                unfit = unusable(g.state, f.seat, space)
                return unfit or self.refusal(g.state, f.seat, *_way_by(g.state, f.seat, space), 1)
            case "basin", _:
                return WHOLE_BASIN
        return Reason("not-offered")

    def refusal(self, state: Valley, seat: int, dam: str, conduit: str, drops: int) -> Reason:
        """Why these drops cannot be used, which are not among the legal ways."""
        if (dam, conduit) not in systems(state, seat):
            return Reason("no-such-production", "BAR-PROD-01")
        if not 1 <= drops <= state.dam_drops[dam]:
            return Reason("too-few-drops", "BAR-PROD-05")
        if drops > most_drops(state, seat, dam, conduit, state.players[seat].credit):
            return Reason("too-few-credits", "BAR-PROD-12")
        return Reason("other-powerhouse", "BAR-COM-11") if self.second else Reason("below-one-energy", "BAR-PROD-08")


class Fulfil(Spot):
    """One own or national contract that the energy of this production reaches, or none (BAR-CTR-02 to BAR-CTR-13)."""

    ask = "fulfil"

    def legal(self, g: G, f: Frame) -> list[Option]:
        reached = reachable(g.state, f.seat, g.get("energy"))
        return [*(Option("fulfil", (contract,)) for contract in reached), Option("skip")]

    def candidates(self, g: G, f: Frame) -> list[Option]:
        return contracts(g.state, f.seat, "fulfil")

    def enter(self, g: G, f: Frame) -> Result:
        if f.step or not g.state.players[f.seat].automa:
            return super().enter(g, f)
        f.step = "called"
        reached = reachable(g.state, f.seat, g.get("energy"))
        if not reached:
            return None
        highest = max(CONTRACTS[contract].need for contract in reached)  # BAR-AUTO-35: of equals the rightmost
        return fulfil(g, f.seat, [contract for contract in reached if CONTRACTS[contract].need == highest][-1])

    def take(self, g: G, f: Frame, option: Option) -> Frame | None:
        return fulfil(g, f.seat, str(option.ids[0])) if option.kind == "fulfil" else None

    def why_not(self, g: G, f: Frame, option: Option) -> Reason:
        if option.kind != "fulfil":
            return Reason("not-offered")
        on_display = option.ids[0] in g.state.display
        return Reason("not-held", "BAR-CTR-10") if on_display else Reason("contract-not-reached", "BAR-CTR-02")


def after_production(g: G, f: Frame) -> Frame | None:
    """Italy's marker moves on, Germany may produce once more (BAR-COM-09, BAR-COM-11, BAR-COM-17)."""
    if not g.get("energy"):
        return None
    gain(g, f.seat, "energy", company_power(g.state, f.seat, "energy_after_production"), "")
    return Frame("second_production", f.seat) if company_power(g.state, f.seat, "second_production") else None


def production(modifier: int) -> Seq[Valley]:
    """A whole production with this modifier."""
    return Seq(pick=Produce(modifier), contract=Fulfil(), power=Call(after_production, "power"))


SECOND = Seq[Valley](pick=Produce(second=True), contract=Fulfil())
