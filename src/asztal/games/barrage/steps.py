"""The steps of the Automa's tiles: turning a tile over, and what keeps a step from being possible."""

from typing import Any

from asztal.games.barrage import choosing
from asztal.games.barrage.building import effective_tile, fits, payments, sites, usable_tiles
from asztal.games.barrage.cards import ENERGY, KRYLOV, PIECES, PIPES, ROUNDS, TIERS, WILD, Tile, area_of
from asztal.games.barrage.powers import officer_power
from asztal.games.barrage.production import reachable
from asztal.games.barrage.state import EMPTY, G, Valley
from asztal.games.barrage.systems import productions
from asztal.kernel.rules import EVERYONE, draw, move, reveal_top, shuffle

Step = dict[str, Any]
LACKS = {  # why a step is passed over, by the rule that says so
    "no-production": "BAR-AUTO-30",
    "already-ahead": "BAR-AUTO-31",
    "no-contract": "BAR-AUTO-32",
    "no-room": "BAR-AUTO-37",
    **dict.fromkeys(("no-piece", "no-tile", "too-few-machines", "no-site"), "BAR-AUTO-41"),
    "none-displayed": "BAR-AUTO-44",
    "wheel-empty": "BAR-AUTO-45",
    "round-5": "BAR-AUTO-46",
}


def turn_over(g: G) -> str:
    """The top tile now shows the criteria, the new top one the actions; gives that one (BAR-AUTO-16 to BAR-AUTO-18)."""
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
    return action


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
    best = choosing.production(state, seat, productions(state, seat, step["modifier"], state.players[seat].credit))
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
            return "round-5" if state.round == ROUNDS else ""
    return ""


def wanted_patents(state: Valley, structure: str) -> dict[str, int]:
    """The displayed tiles of a type and the wild ones, with their slots counted from 1 (BAR-AUTO-44)."""
    shown = {tile: slot for slot, tile in enumerate(state.patents, 1) if tile}
    return {tile: slot for tile, slot in shown.items() if tile.partition("-")[2] in (structure, WILD)}


def patent_slot(state: Valley, structure: str) -> int:
    """The slot of the tile that an Automa takes: of the highest level, the specific one first; 0 for none."""
    wanted = wanted_patents(state, structure)
    best = max(wanted, key=lambda tile: (tile.count("I"), not tile.endswith(WILD)), default="")
    return wanted.get(best, 0)
