"""The Automa: a small engine that reads one tile's steps and carries out the first possible one."""

from collections.abc import Iterator
from typing import Any

from asztal.games.barrage import choosing
from asztal.games.barrage.building import (
    Payment,
    Plan,
    construct,
    effective_tile,
    fits,
    payments,
    sites,
    usable_tiles,
)
from asztal.games.barrage.cards import AUTOMA_TILES, ENERGY, KRYLOV, PIECES, PIPES, SPACES, TIERS, WILD, Tile, area_of
from asztal.games.barrage.events import AutomaSkipped, AutomaStep, AutomaTurn, Discarded, Passed
from asztal.games.barrage.powers import officer_power
from asztal.games.barrage.production import production, reachable
from asztal.games.barrage.river import productions
from asztal.games.barrage.state import EMPTY, G, Valley, tier_at
from asztal.games.barrage.stock import gain, pay, rotate
from asztal.games.barrage.turn import TileEffect, end_turn, place
from asztal.games.barrage.verbs import AnyMachines, Uncovered, refill, take_patent
from asztal.kernel import EVERYONE, Do, Effect, Frame, Result, Seq, draw, move, reveal_top, shuffle
from asztal.kernel.zones import tag_of

Step = dict[str, Any]
LAST_ROUND = 5
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


def turn_tile(g: G, seat: int) -> None:
    """The top tile shows the criteria, the new top one the actions (BAR-AUTO-16 to BAR-AUTO-18)."""
    state = g.state
    tile = draw(g, state.automa_deck, state.automa_used, EVERYONE)
    assert tile is not None
    if not state.automa_deck.cards:
        for used in [other for other in state.automa_used if other != tile]:
            move(g, used, state.automa_used, state.turned)
        shuffle(g, state.automa_deck, state.turned)
    state.criteria = tile
    action = reveal_top(g, state.automa_deck)
    assert action is not None
    g.tell(AutomaTurn, seat, action, tile)


def name_of(step: Step) -> str:
    """What a step does, in one word."""
    return f"build-{step['structure']}" if step["do"] == "build" else str(step["do"])


# --- building ---------------------------------------------------------------------------------------------------------


def tiles_for(state: Valley, seat: int, structure: str) -> list[tuple[str, ...]]:
    """The tiles that fit, the highest level first, a specific one before a wild one, Krylov's last.

    BAR-AUTO-42, BAR-AUTO-72.
    """

    def rank(ids: tuple[str, ...]) -> tuple[bool, int, bool]:
        tile = effective_tile(state, seat, ids)
        return ids[0] == KRYLOV, -tile.level, tile.builds == WILD

    me = state.players[seat]
    return sorted((ids for ids in usable_tiles(me) if fits(effective_tile(state, seat, ids), structure)), key=rank)


def spare_vp(state: Valley, seat: int) -> int:
    """The points that may replace machines: those for one machine (BAR-AUTO-71); a red space is paid anyway."""
    return officer_power(state.players[seat], "credits_for_machine")


def wanted_sites(state: Valley, seat: int, step: Step) -> list[str]:
    """Where a build step lets the piece stand: in the areas or from the conduit value that it shows (BAR-AUTO-41)."""
    free = sites(state, seat, step["structure"])
    if "areas" in step:
        return [site for site in free if area_of(site) in step["areas"]]
    return [site for site in free if PIPES[site].value >= step["min_value"]] if "min_value" in step else free


def open_sites(state: Valley, seat: int, step: Step, tile: Tile) -> list[str]:
    """Those of them for which the Automa has the machines with this tile."""
    me, spare = state.players[seat], spare_vp(state, seat)
    return [s for s in wanted_sites(state, seat, step) if any(payments(me, step["structure"], s, tile, spare))]


def payment(state: Valley, seat: int, structure: str, site: str, tile: Tile) -> Payment:
    """Mixers for McDowell's conduits; else machines before points, the usual kind first (BAR-AUTO-66, 70, 71)."""
    me = state.players[seat]
    ways = list(payments(me, structure, site, tile, spare_vp(state, seat)))
    each = officer_power(me, "conduit_in_mixers")
    if structure == "conduit" and each and Payment(0, each * PIPES[site].value, 0) in ways:
        return Payment(0, each * PIPES[site].value, 0)
    usual = 0 if structure in ("base", "conduit") else 1
    return min(ways, key=lambda way: (way.credits, -way[usual]))


def instead(state: Valley, seat: int, step: Step) -> Step:
    """Del Monte builds an elevation whenever one is possible (BAR-AUTO-68)."""
    raised = {"do": "build", "engineers": step["engineers"], "structure": "elevation"}
    if officer_power(state.players[seat], "level3_capacity") and not cannot_build(state, seat, raised):
        return raised
    return step


def cannot_build(state: Valley, seat: int, step: Step) -> str:
    """What a build step lacks; empty when it is possible (BAR-AUTO-41)."""
    structure = step["structure"]
    if state.players[seat].built[structure] == PIECES[structure]:
        return "no-piece"
    if not wanted_sites(state, seat, step):
        return "no-site"
    fitting = tiles_for(state, seat, structure)
    if not fitting:
        return "no-tile"
    possible = any(open_sites(state, seat, step, effective_tile(state, seat, ids)) for ids in fitting)
    return "" if possible else "too-few-machines"


# --- which step -------------------------------------------------------------------------------------------------------


def cannot_produce(state: Valley, seat: int, step: Step) -> str:
    """Why an Automa does not produce; empty when it does (BAR-AUTO-30 to BAR-AUTO-32)."""
    best = choosing.production(state, seat, productions(state, seat, step["modifier"]))
    if best is None:
        return "no-production"
    me = state.players[seat]
    ahead = all(player.energy < me.energy for player in state.players if player is not me)
    if me.energy >= ENERGY["section"] * state.round and ahead:
        return "already-ahead"
    tier = TIERS.index(step["needs"])
    shown = state.display[2 * tier : 2 * tier + 2]
    return "" if any(contract in shown for contract in reachable(state, seat, best[0].energy)) else "no-contract"


def cannot(state: Valley, seat: int, step: Step) -> str:
    """Why a step is not possible, as a key; empty when it is (BAR-AUTO-19, BAR-AUTO-20)."""
    match step["do"]:
        case "produce":
            return cannot_produce(state, seat, step)
        case "water_place" | "water_flow" as kind:
            name, _ = choosing.headstream(state, seat, flowing=kind == "water_flow")
            return "" if name else "no-room"
        case "build":
            return cannot_build(state, seat, step)
        case "patent":
            return "" if patent_slot(state, step["structure"]) else "none-displayed"
        case "rotate":
            return "wheel-empty" if all(segment == EMPTY for segment in state.players[seat].wheel) else ""
        case "machines":
            return "round-5" if state.round == LAST_ROUND else ""
    return ""


def patent_slot(state: Valley, structure: str) -> int:
    """The slot of the displayed tile that an Automa wants, counted from 1; 0 for none (BAR-AUTO-44)."""
    shown = {tile: slot for slot, tile in enumerate(state.patents, 1) if tile}
    wanted = [tile for tile in shown if tile.partition("-")[2] in (structure, WILD)]
    best = max(wanted, key=lambda tile: (tile.count("I"), not tile.endswith(WILD)), default="")
    return shown.get(best, 0)


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
    """A piece where the criteria want it, with the best tile (BAR-AUTO-42, BAR-AUTO-43)."""
    state = g.state
    for ids in tiles_for(state, seat, step["structure"]):
        tile = effective_tile(state, seat, ids)
        free = open_sites(state, seat, step, tile)
        if free:
            break
    if "no_engineers" not in tile.effect:
        staff(g, seat, step, "construction")
    site = choosing.site(g, seat, step["structure"], free, tile)
    paid = payment(state, seat, step["structure"], site, tile)
    values = {"structure": step["structure"], "site": site, "tile": ids, "paid": tuple(paid)}
    return Frame("automa_build", seat, vars=values)


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
            turn_tile(g, f.seat)
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
                g.tell(AutomaSkipped, f.seat, name_of(step), why)
            else:
                yield number, step


def build(g: G, f: Frame) -> None:
    """Wheel, rotation and piece."""
    construct(g, f.seat, Plan(g.get("structure"), g.get("site"), g.get("tile"), Payment(*g.get("paid"))))


EFFECTS: dict[str, Effect[Valley]] = {
    "automa_turn": Seq(steps=TakeTurn(), end=Do(end_turn)),
    "automa_build": Seq(build=Do(build), income=Uncovered(), effect=TileEffect()),
}
EFFECTS |= {f"automa_produce.{modifier}": production(modifier) for modifier in MODIFIERS}
EFFECTS |= {f"automa_machines.{count}": AnyMachines(count) for count in MACHINES}
