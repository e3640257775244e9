"""Verbs for gains, water, free pieces, contracts and patents. An Automa never chooses: the criteria of its tile do."""

from collections.abc import Collection, Mapping

from asztal.games.barrage import choosing
from asztal.games.barrage.building import SITES, barred, put_piece, sites, surcharge
from asztal.games.barrage.cards import COMPANIES, CONTRACTS, HEADSTREAMS, INCOME_AT, MOST_CONTRACTS, PIPES, area_of
from asztal.games.barrage.events import ContractRevealed, Discarded, Patented, Took
from asztal.games.barrage.gains import gain, pay, rotate
from asztal.games.barrage.river import flow_drop, place_drops
from asztal.games.barrage.spots import ON_MAP, WHOLE_BASIN, Spot, contracts, other_structure
from asztal.games.barrage.state import G, Valley, tier_at
from asztal.games.barrage.vocabulary import Item
from asztal.kernel.rules import (
    AGAIN,
    Act,
    Call,
    Decision,
    Effect,
    Frame,
    Option,
    Reason,
    Result,
    Signal,
    shuffle,
    turn_up,
)


class Gain(Act[Valley]):
    """Credits, points, machines or energy; the energy is not for a contract (BAR-CTR-09, BAR-INC-11)."""

    def __init__(self, items: Mapping[Item, int], why: str) -> None:
        self.items, self.why = items, why

    def do(self, g: G, f: Frame) -> None:
        for item, count in self.items.items():
            gain(g, f.seat, item, count, self.why)


class AnyMachines(Effect[Valley]):
    """Machines of free choice, each an excavator or a mixer (BAR-ICON-01, BAR-AUTO-15)."""

    def __init__(self, count: int) -> None:
        self.count = count

    def enter(self, g: G, f: Frame) -> Result:
        if g.state.players[f.seat].automa:
            for _ in range(self.count):
                gain(g, f.seat, choosing.machine(g.state, f.seat), 1, "")
            return None
        mixes = [(excavators, self.count - excavators) for excavators in range(self.count, -1, -1)]
        return Decision(f.seat, "machines", [Option("machines", mix) for mix in mixes])

    def answer(self, g: G, f: Frame, option: Option) -> None:
        gain(g, f.seat, "excavator", int(option.ids[0]), "")
        gain(g, f.seat, "mixer", int(option.ids[1]), "")


class Rotate(Act[Valley]):
    """The wheel turns, also when it is empty (BAR-WHL-09, BAR-WHL-10)."""

    def __init__(self, count: int) -> None:
        self.count = count

    def do(self, g: G, f: Frame) -> None:
        rotate(g, f.seat, self.count)


class Water(Effect[Valley]):
    """Drops on headstreams of choice, which wait there or run at once (BAR-ICON-04 to BAR-ICON-09).

    `fewer` lets the seat stop after the first drop (BAR-WMAN-02), `declinable` before it (BAR-ICON-13).
    """

    def __init__(self, count: int, *, flowing: bool, fewer: bool = False, declinable: bool = False) -> None:
        self.count, self.flowing, self.fewer, self.declinable = count, flowing, fewer, declinable

    def enter(self, g: G, f: Frame) -> Result:
        if g.state.players[f.seat].automa:
            choosing.water(g, f.seat, self.count, flowing=self.flowing)
            return None
        if f.pc == self.count:
            return None
        options = [Option("headstream", (headstream,)) for headstream in HEADSTREAMS]
        if self.declinable and not f.pc:
            options.append(Option("decline"))
        if self.fewer and f.pc:
            options.append(Option("enough"))
        return Decision(f.seat, "headstream", options)

    def candidates(self, g: G, f: Frame) -> list[Option]:
        return [
            *(Option("headstream", (headstream,)) for headstream in HEADSTREAMS),
            Option("decline"),
            Option("enough"),
        ]

    def why_not(self, g: G, f: Frame, option: Option) -> Reason:
        if option.kind not in ("decline", "enough"):
            return Reason("not-offered")
        if self.declinable:
            return Reason("all-or-nothing", "BAR-ICON-13")
        return Reason("one-drop-first", "BAR-WMAN-02") if self.fewer else Reason("all-drops", "BAR-ICON-07")

    def answer(self, g: G, f: Frame, option: Option) -> Signal | None:
        if option.kind != "headstream":
            return None
        f.pc += 1
        if self.flowing:
            flow_drop(g, str(option.ids[0]))
        else:
            place_drops(g, str(option.ids[0]), 1)
        return AGAIN


# --- pieces -----------------------------------------------------------------------------------------------------------


class PlacePiece(Spot):
    """A piece without engineers, tile, machines and rotation; a red space is paid (BAR-CTR-19 to BAR-CTR-25)."""

    ask = "free-piece"

    def __init__(self, structure: str, areas: Collection[str] = (), max_value: int = 0) -> None:
        self.structure, self.areas, self.max_value = structure, areas, max_value

    def legal(self, g: G, f: Frame) -> list[Option]:
        free = [site for site in sites(g.state, f.seat, self.structure) if self.refusal(g.state, f.seat, site) is None]
        return [*(Option("site", (site,)) for site in free), Option("decline")]

    def candidates(self, g: G, f: Frame) -> list[Option]:
        return [*ON_MAP, Option("decline")]

    def why(self, g: G, f: Frame, option: Option) -> Reason | None:
        if option.kind == "decline":
            return None
        if option.kind == "basin":
            return WHOLE_BASIN
        site = str(option.ids[0])
        if site not in SITES[self.structure]:
            return other_structure(self.structure)
        rule = barred(g.state, f.seat, self.structure).get(site)
        return Reason(rule.key, "BAR-CTR-21") if rule else self.refusal(g.state, f.seat, site)

    def refusal(self, state: Valley, seat: int, site: str) -> Reason | None:
        """Why the reward does not reach a space on which the rules let the piece stand."""
        me = state.players[seat]
        if self.areas and area_of(site) not in self.areas:
            return Reason("other-area", "BAR-CTR-23")
        if self.max_value and PIPES[site].value > self.max_value:
            return Reason("value-too-high", "BAR-CTR-22")
        if not me.automa and me.credit < surcharge(self.structure, site):
            return Reason("too-few-credits", "BAR-CTR-19")
        return None

    def enter(self, g: G, f: Frame) -> Result:
        decision = super().enter(g, f)
        if not g.state.players[f.seat].automa or type(decision) is not Decision:
            return decision
        free = [str(option.ids[0]) for option in decision.options if option.kind == "site"]
        self.take(
            g, f, Option("site", (choosing.site(g, f.seat, self.structure, free),)) if free else Option("decline")
        )
        return None

    def take(self, g: G, f: Frame, option: Option) -> None:
        g.keep("structure", self.structure if option.kind == "site" else "")
        if option.kind == "site":
            site = str(option.ids[0])
            pay(g, f.seat, surcharge(self.structure, site))
            put_piece(g, f.seat, self.structure, site)


def uncovered(g: G, f: Frame) -> Frame | None:
    """The income that the piece just placed has uncovered is received at once (BAR-INC-07, BAR-INC-08)."""
    structure, me = g.get("structure"), g.state.players[f.seat]
    if structure not in COMPANIES[me.company].incomes or me.built[structure] not in INCOME_AT:
        return None
    if me.automa and not g.state.level.income:  # BAR-AUTO-56
        return None
    return Frame(f"income.{me.company}.{structure}.{INCOME_AT.index(me.built[structure]) + 1}", f.seat)


UNCOVERED = Call(uncovered, "income")


# --- contracts and patents --------------------------------------------------------------------------------------------


class TakeContract(Spot):
    """Take a face-up private contract of any tier (BAR-OFF-03, BAR-OFF-04)."""

    ask = "take-contract"

    def candidates(self, g: G, f: Frame) -> list[Option]:
        return contracts(g.state, f.seat, "contract")

    def legal(self, g: G, f: Frame) -> list[Option]:
        return [Option("contract", (contract,)) for contract in g.state.display if contract]

    def why(self, g: G, f: Frame, option: Option) -> Reason | None:
        if option.ids[0] in g.state.national:
            return Reason("national-contract", "BAR-CTR-13")
        return None if option.ids[0] in g.state.display else Reason("held-already", "BAR-OFF-03")

    def take(self, g: G, f: Frame, option: Option) -> None:
        contract = str(option.ids[0])
        g.state.display[g.state.display.index(contract)] = ""
        g.state.players[f.seat].contracts.append(contract)
        g.tell(Took, f.seat, contract)


class ContractLimit(Spot):
    """Whoever holds more than three face-up contracts discards down to three (BAR-CTR-14 to BAR-CTR-17)."""

    ask = "discard-contract"

    def legal(self, g: G, f: Frame) -> list[Option]:
        return [Option("discard", (contract,)) for contract in g.state.players[f.seat].contracts]

    def candidates(self, g: G, f: Frame) -> list[Option]:
        return contracts(g.state, f.seat, "discard")

    def why(self, g: G, f: Frame, option: Option) -> Reason | None:
        held = g.state.players[f.seat].contracts
        return None if option.ids[0] in held else Reason("not-held", "BAR-CTR-16")

    def over(self, g: G, f: Frame) -> bool:
        return len(g.state.players[f.seat].contracts) <= MOST_CONTRACTS

    def take(self, g: G, f: Frame, option: Option) -> Signal:
        contract = str(option.ids[0])
        g.state.players[f.seat].contracts.remove(contract)
        g.tell(Discarded, f.seat, contract)
        return AGAIN


def refill(g: G) -> None:
    """Two contracts of each tier are face up again, as long as there are any (BAR-OFF-05, BAR-OFF-07)."""
    state = g.state
    for place, contract in enumerate(state.display):
        if contract:
            continue
        pile = state.pile(tier_at(place))
        if not pile.cards:
            back = [card for card in state.discarded if CONTRACTS[card].tier == tier_at(place)]
            for card in back:
                state.turned.cards[card] = state.discarded.cards.pop(card)
            if not back:
                continue
            shuffle(g, pile, state.turned)
        revealed = state.display[place] = turn_up(g, pile)
        g.tell(ContractRevealed, revealed)


class TakePatent(Act[Valley]):
    """The tile of this slot is the player's for the rest of the game (BAR-PAT-02, BAR-PAT-06)."""

    def __init__(self, slot: int) -> None:
        self.slot = slot

    def do(self, g: G, f: Frame) -> None:
        take_patent(g, f.seat, self.slot)


def take_patent(g: G, seat: int, slot: int) -> None:
    """The tile in a slot, counted from 1, goes to the player's supply; the slot stays empty (BAR-PAT-05)."""
    tile, g.state.patents[slot - 1] = g.state.patents[slot - 1], ""
    g.state.players[seat].tiles.append(tile)
    g.tell(Patented, seat, tile)
