"""The Automa: a small engine that reads one tile's steps and carries out the first possible one."""

from collections.abc import Iterator

from asztal.games.barrage import choosing
from asztal.games.barrage.addresses import AUTOMA_TURN
from asztal.games.barrage.building import Payment, Plan, construct, effective_tile, payments
from asztal.games.barrage.cards import AUTOMA_TILES, PIPES, SPACES, Tile
from asztal.games.barrage.events import AutomaSkipped, AutomaStep, AutomaTurn, Discarded, Passed
from asztal.games.barrage.gains import gain, pay, rotate
from asztal.games.barrage.powers import officer_power
from asztal.games.barrage.production import production
from asztal.games.barrage.state import G, Valley, tier_at
from asztal.games.barrage.steps import (
    LACKS,
    Step,
    cannot,
    instead,
    open_sites,
    patent_slot,
    spare_vp,
    tiles_for,
    turn_over,
)
from asztal.games.barrage.turn import TILE_EFFECT, end_turn, place
from asztal.games.barrage.verbs import UNCOVERED, AnyMachines, refill, take_patent
from asztal.games.barrage.vocabulary import NoEngineers, find
from asztal.kernel.rules import EVERYONE, Do, Effect, Frame, Result, Seq, tag_of

SECTION = {
    "produce": "turbine",
    "water_place": "water_management",
    "water_flow": "water_management",
    "discard_contracts": "contract_office",
    "rotate": "workshop",
    "machines": "machinery_shop",
    "bank": "bank",
}
_STEPS = [step for tile in AUTOMA_TILES.values() for step in tile.steps]
MODIFIERS = sorted({step["modifier"] for step in _STEPS if step["do"] == "produce"})
MACHINES = sorted({step["gain"].get("any_machine", 0) for step in _STEPS if step["do"] == "machines"} - {0})


def name_of(step: Step) -> str:
    """What a step does, in one word."""
    return f"build-{step['structure']}" if step["do"] == "build" else str(step["do"])


def payment(state: Valley, seat: int, structure: str, site: str, tile: Tile) -> Payment:
    """Mixers for McDowell's conduits; else machines before points, the usual kind first (BAR-AUTO-66, 70, 71)."""
    me = state.players[seat]
    ways = list(payments(me, structure, site, tile, spare_vp(state, seat)))
    each = officer_power(me, "conduit_in_mixers")
    if structure == "conduit" and each and Payment(0, each * PIPES[site].value, 0) in ways:
        return Payment(0, each * PIPES[site].value, 0)
    usual = 0 if structure in ("base", "conduit") else 1
    return min(ways, key=lambda way: (way.credits, -way[usual]))


# --- carrying it out --------------------------------------------------------------------------------------------------


def free_space(state: Valley, section: str) -> str:
    """The first free space of a section, left column first; beside the section when none is (BAR-AUTO-26, 28)."""
    taken = {space for space, _, _ in state.placed}
    spaces = [space for space in SPACES.values() if space.section == section and space.min <= len(state.players)]
    spaces.sort(key=lambda space: (space.side == "right", space.row))
    free = [space.id for space in spaces if space.id not in taken or section == "bank"]
    return free[0] if free else f"{section}-beside"


def staff(g: G, seat: int, step: Step, space: str) -> None:
    """Engineers for a step, fewer if fewer are left, and the points that it costs (BAR-AUTO-08, BAR-AUTO-23)."""
    place(g, seat, space, min(step["engineers"], g.state.players[seat].engineer))
    pay(g, seat, step.get("vp_cost", 0))


def begin(g: G, seat: int, step: Step) -> Frame | None:
    """Carry out a possible step; gives what is left to run (BAR-AUTO-30 to BAR-AUTO-47)."""
    state, kind = g.state, step["do"]
    if kind == "build":
        return begin_building(g, seat, step)
    if kind == "patent":
        slot = patent_slot(state, step["structure"])
        staff(g, seat, step, f"patent-{slot}")
        take_patent(g, seat, slot)
        return None
    staff(g, seat, step, free_space(state, SECTION[kind]))
    match kind:
        case "produce":
            return Frame(f"automa_produce.{step['modifier']}", seat)
        case "water_place" | "water_flow":
            choosing.water(g, seat, step["n"], flowing=kind == "water_flow")
        case "discard_contracts":
            discard_contracts(g, seat, step)
        case "rotate":
            rotate(g, seat, step["n"])
        case "machines":
            for item, count in step["gain"].items():
                if item == "any_machine":
                    return Frame(f"automa_machines.{count}", seat)
                gain(g, seat, item, count, "")
        case "bank":
            gain(g, seat, "vp", step["vp"], "credits")
    return None


def begin_building(g: G, seat: int, step: Step) -> Frame:
    """A piece where the criteria want it, with the best tile for which there is a space (BAR-AUTO-42, BAR-AUTO-43)."""
    state, structure = g.state, step["structure"]
    ids, tile, free = next(
        (ids, tile, free)
        for ids in tiles_for(state, seat, structure)
        for tile in [effective_tile(state, seat, ids)]
        if (free := open_sites(state, seat, step, tile))
    )
    if not find(tile.effect, NoEngineers):
        staff(g, seat, step, "construction")
    site = choosing.site(g, seat, structure, free, tile)
    paid = payment(state, seat, structure, site, tile)
    return Frame("automa_build", seat, vars={"structure": structure, "site": site, "tile": ids, "paid": tuple(paid)})


def discard_contracts(g: G, seat: int, step: Step) -> None:
    """Both face-up contracts of a colour are replaced, and the energy marker moves (BAR-AUTO-40)."""
    state = g.state
    for slot, contract in enumerate(state.display):
        if contract and tier_at(slot) == step["color"]:
            state.display[slot] = ""
            state.discarded.cards[contract] = tag_of(0, EVERYONE)
            g.tell(Discarded, seat, contract)
    refill(g)
    gain(g, seat, "energy", step["energy"], "")


class TakeTurn(Effect[Valley]):
    """The steps of the shown tile in order, until one ends the turn (BAR-AUTO-19 to BAR-AUTO-24)."""

    def enter(self, g: G, f: Frame) -> Result:
        me = g.state.players[f.seat]
        if not me.engineer and not f.step:
            me.passed = True
            g.tell(Passed, f.seat)
            return None
        if not f.step:
            tile = turn_over(g)
            g.tell(AutomaTurn, f.seat, tile, g.state.criteria)
            f.step = "steps"
        for number, step in self.steps(g, f):
            f.pc = number
            if not step.get("keeps_turn"):
                f.step = "done"
            g.tell(AutomaStep, f.seat, name_of(step), number)
            called = begin(g, f.seat, step)
            if called is not None:
                return called
            if f.step == "done":
                return None
        return None

    def steps(self, g: G, f: Frame) -> Iterator[tuple[int, Step]]:
        """The possible steps that are left, numbered from 1; none after the last engineer (BAR-AUTO-22)."""
        if f.step == "done":
            return
        for number, printed in enumerate(AUTOMA_TILES[g.state.automa_deck.top[0]].steps[f.pc :], f.pc + 1):
            if not g.state.players[f.seat].engineer:
                return
            step = instead(g.state, f.seat, printed) if printed["do"] == "build" else printed
            why = cannot(g.state, f.seat, step)
            if why:
                g.tell(AutomaSkipped, f.seat, name_of(step), why, clause=LACKS[why])
            else:
                yield number, step


def build(g: G, f: Frame) -> None:
    """Wheel, rotation and piece."""
    construct(g, f.seat, Plan(g.get("structure"), g.get("site"), g.get("tile"), Payment(*g.get("paid"))))


EFFECTS: dict[str, Effect[Valley]] = {
    AUTOMA_TURN: Seq(steps=TakeTurn(), end=Do(end_turn)),
    "automa_build": Seq(build=Do(build), income=UNCOVERED, effect=TILE_EFFECT),
}
EFFECTS |= {f"automa_produce.{modifier}": production(modifier) for modifier in MODIFIERS}
EFFECTS |= {f"automa_machines.{count}": AnyMachines(count) for count in MACHINES}
