"""Construction: where a piece may stand, what it costs, and how it can be paid."""

from collections.abc import Iterator
from typing import NamedTuple

from asztal.games.barrage.cards import (
    BASIN_OF,
    BASINS,
    CONSTRUCTION,
    COPY,
    COST,
    DAMS,
    KRYLOV,
    MACHINE,
    PIECES,
    PIPES,
    POWERHOUSES,
    RED,
    TILES,
    WILD,
    Tile,
    area_of,
)
from asztal.games.barrage.events import Built
from asztal.games.barrage.gains import lay, pay, rotate
from asztal.games.barrage.powers import officer_power
from asztal.games.barrage.state import NEUTRAL, G, Player, Valley
from asztal.games.barrage.vocabulary import (
    AnyMachines,
    ExcavatorCostCap,
    NoEngineers,
    NoMachines,
    NoSurcharge,
    TileParts,
    find,
)
from asztal.kernel.rules import Reason

MAX_LEVEL = 3  # a base and two elevations (BAR-BLD-18)
SITES = {"base": DAMS, "elevation": DAMS, "conduit": tuple(PIPES), "powerhouse": POWERHOUSES}
# What the cost of a piece depends on where spaces differ: the value of a conduit, the area of a dam, and whether it is
# red; powerhouses cost the same in all areas.
LIKE: dict[str, dict[str, tuple[int | str, bool]]] = {
    "base": {site: (area_of(site), site in RED) for site in DAMS},
    "elevation": {site: (area_of(site), False) for site in DAMS},
    "conduit": {site: (pipe.value, site in RED) for site, pipe in PIPES.items()},
    "powerhouse": {site: ("", site in RED) for site in POWERHOUSES},
}
_CONSTRUCTION = [(space["engineers"], space["fee"]) for space in CONSTRUCTION]
_GROUPS = {space: group for basin in BASINS.values() for group in (basin.dams, basin.powerhouses) for space in group}
# Why a piece cannot stand on a space, from the nearest miss to the farthest; made once, because every turn asks.
_CREDITS = Reason("too-few-credits", "BAR-BLD-29")
_MACHINES = Reason("too-few-machines", "BAR-BLD-09")
_COMPLETE = Reason("dam-complete", "BAR-BLD-18")
_SECOND_DAM = Reason("own-dam-in-basin", "BAR-BLD-14")
_SECOND_POWERHOUSE = Reason("own-powerhouse-in-basin", "BAR-BLD-26")
_TAKEN = {
    structure: Reason("map-space-taken", clause)
    for structure, clause in (("base", "BAR-BLD-13"), ("conduit", "BAR-BLD-22"), ("powerhouse", "BAR-BLD-25"))
}
_NO_OWN_DAM = Reason("not-own-dam", "BAR-BLD-17")
_NEUTRAL_DAM = Reason("neutral-dam", "BAR-BLD-20")
_NO_PIECE = Reason("no-piece-left", "BAR-BLD-11")
_MISSES = (_CREDITS, _MACHINES, _COMPLETE, _SECOND_DAM, _SECOND_POWERHOUSE, *_TAKEN.values(), _NO_OWN_DAM, _NO_PIECE)


class Payment(NamedTuple):
    """How the machines of a construction are paid; the credits replace machines (BAR-XO-11)."""

    excavators: int
    mixers: int
    credits: int


class Plan(NamedTuple):
    """A construction that is decided: the piece, its space, the tile as the ids of an option, and the payment."""

    structure: str
    site: str
    tile: tuple[str, ...]
    paid: Payment


# --- where ------------------------------------------------------------------------------------------------------------


def barred(state: Valley, seat: int, structure: str) -> dict[str, Reason]:
    """Every space where the rules do not let the seat put this piece, whatever it costs, with the reason."""
    if state.players[seat].built[structure] == PIECES[structure]:
        return dict.fromkeys(SITES[structure], _NO_PIECE)
    if structure == "conduit":
        return dict.fromkeys(state.conduits, _TAKEN[structure])
    if structure == "elevation":
        not_here = dict.fromkeys(DAMS, _NO_OWN_DAM)
        for dam, owner in state.dam_owner.items():
            if owner == NEUTRAL:
                not_here[dam] = _NEUTRAL_DAM
            elif owner == seat and state.dam_level[dam] < MAX_LEVEL:
                del not_here[dam]
            elif owner == seat:
                not_here[dam] = _COMPLETE
        return not_here
    dams = structure == "base"
    taken, second = (state.dam_owner, _SECOND_DAM) if dams else (state.powerhouses, _SECOND_POWERHOUSE)
    own = [beside for space, owner in taken.items() if owner == seat for beside in _GROUPS[space]]
    return dict.fromkeys(own, second) | dict.fromkeys(taken, _TAKEN[structure])


def sites(state: Valley, seat: int, structure: str) -> list[str]:
    """Every space where the rules let the seat put this piece, whatever it costs (BAR-BLD-11 to BAR-BLD-26)."""
    not_here = barred(state, seat, structure)
    return [space for space in SITES[structure] if space not in not_here]


def surcharge(structure: str, site: str, tile: Tile | None = None) -> int:
    """The credits for a red map space (BAR-BLD-19, BAR-BLD-27, BAR-BLD-30, BAR-TECH-10)."""
    if site not in RED or structure == "elevation" or (tile is not None and find(tile.effect, NoSurcharge)):
        return 0
    return int(COST["red"])


# --- with which tile --------------------------------------------------------------------------------------------------


def usable_tiles(player: Player) -> Iterator[tuple[str, ...]]:
    """Every tile that can be laid now, as the ids of an option: the tile, and what it copies (BAR-XO-14, BAR-XO-22)."""
    for tile in player.tiles:
        if tile != KRYLOV:
            yield (tile,)
    copies = KRYLOV if KRYLOV in player.tiles else COPY if player.copied and officer_power(player, "copy_tile") else ""
    if copies:
        yield from ((copies, tile) for tile in dict.fromkeys(player.on_wheel()) if tile != KRYLOV)


def tile_of(ids: tuple[str, ...]) -> Tile:
    """The tile whose type and effect count (BAR-XO-15)."""
    return TILES[ids[-1]]


def effective_tile(state: Valley, seat: int, ids: tuple[str, ...]) -> Tile:
    """The tile whose type and effect count for a seat; a weak Automa uses no effects (BAR-AUTO-57)."""
    tile = tile_of(ids)
    return tile if state.tile_effects(seat) else tile._replace(effect=TileParts())


def fits(tile: Tile, structure: str) -> bool:
    """True when the tile can build the structure (BAR-BLD-07, BAR-TECH-03)."""
    return tile.builds in (structure, WILD)


def constructions(state: Valley, seat: int) -> int:
    """How many construction spaces the seat has used in this round (BAR-BLD-03)."""
    return len([space for space, who, _ in state.placed if who == seat and space.startswith("build-")])


def engineers_for(tile: Tile, used: int) -> tuple[int, int] | None:
    """Engineers and credits of the construction space after so many used ones; None when there is none.

    BAR-BLD-01 to BAR-BLD-05, BAR-TECH-09, BAR-TECH-21.
    """
    if find(tile.effect, NoEngineers):
        return 0, 0
    return _CONSTRUCTION[used] if used < len(_CONSTRUCTION) else None


# --- for how much -----------------------------------------------------------------------------------------------------


def machines_needed(player: Player, structure: str, site: str, tile: Tile) -> int:
    """How many machines of the usual kind a construction needs (BAR-BLD-12 to BAR-BLD-24)."""
    if find(tile.effect, NoMachines):
        return 0
    if structure == "conduit":
        usual = int(COST["conduit"]) * PIPES[site].value
        cap = find(tile.effect, ExcavatorCostCap)
        return min(usual, cap.excavator_cost_cap) if cap else usual  # BAR-TECH-15, BAR-TECH-16
    if structure == "powerhouse":
        return int(COST["powerhouse"][player.built["powerhouse"]])
    if structure == "base" and (fixed := officer_power(player, "base_cost")):
        return fixed
    return int(COST[structure][area_of(site)])


def payments(player: Player, structure: str, site: str, tile: Tile, credits: int) -> Iterator[Payment]:
    """Every way to pay the machines with what the player has; `credits` may be spent in their place.

    BAR-BLD-09, BAR-XO-08 to BAR-XO-12, BAR-TECH-20.
    """
    need = machines_needed(player, structure, site, tile)
    usual = MACHINE[structure] == "excavator"
    price = officer_power(player, "credits_for_machine")
    for replaced in range(min(need, credits // price) + 1 if price else 1):
        left = need - replaced
        if find(tile.effect, AnyMachines):
            for excavators in range(max(0, left - player.mixer), min(left, player.excavator) + 1):
                yield Payment(excavators, left - excavators, replaced * price)
        elif left <= (player.excavator if usual else player.mixer):
            yield Payment(left, 0, replaced * price) if usual else Payment(0, left, replaced * price)
    if structure == "conduit" and (each := officer_power(player, "conduit_in_mixers")):
        mixers = each * PIPES[site].value
        if mixers <= player.mixer:
            yield Payment(0, mixers, 0)


def has_machines(player: Player, structure: str, site: str, tile: Tile, credits: int) -> bool:
    """True when `payments` has a way: reckoned without listing them, because every turn asks for many spaces."""
    need = machines_needed(player, structure, site, tile)
    own = player.excavator if MACHINE[structure] == "excavator" else player.mixer
    if need > own and find(tile.effect, AnyMachines):
        own = player.excavator + player.mixer
    if need <= own:
        return True
    price = officer_power(player, "credits_for_machine")
    if price and need - own <= credits // price:
        return True
    each = officer_power(player, "conduit_in_mixers") if structure == "conduit" else 0
    return bool(each) and each * PIPES[site].value <= player.mixer


def cost_refusal(player: Player, structure: str, site: str, tile: Tile, credits: int) -> Reason | None:
    """Why the machines and the map space cannot be paid with these credits; None when they can."""
    left = credits - surcharge(structure, site, tile)
    if not has_machines(player, structure, site, tile, max(left, 0)):
        return _MACHINES
    return None if left >= 0 else _CREDITS


def can_pay(player: Player, structure: str, site: str, tile: Tile, credits: int) -> bool:
    """True when there is a way to pay the machines and the map space with these credits."""
    left = credits - surcharge(structure, site, tile)
    return left >= 0 and has_machines(player, structure, site, tile, left)


def _alike(structure: str) -> list[tuple[str, frozenset[str]]]:
    """The spaces that cost the same, as one of them and all of them; what costs least comes first."""
    groups: dict[tuple[int | str, bool], list[str]] = {}
    for site, like in LIKE[structure].items():
        groups.setdefault(like, []).append(site)

    def usual_cost(one: tuple[str, frozenset[str]]) -> tuple[int, int]:
        return surcharge(structure, one[0]), machines_needed(Player(), structure, one[0], TILES[WILD])

    return sorted(((sites[0], frozenset(sites)) for sites in groups.values()), key=usual_cost)


# Of each piece; the first can be paid for whenever any of the others can.
ALIKE = {structure: _alike(structure) for structure in SITES}


def build_sites(state: Valley, seat: int, structure: str, tile: Tile, credits: int) -> list[str]:
    """Where the seat can build with this tile and these credits."""
    me = state.players[seat]
    return [site for site in sites(state, seat, structure) if can_pay(me, structure, site, tile, credits)]


def site_refusal(state: Valley, seat: int, structure: str, site: str, tile: Tile, *, credits: int) -> Reason | None:
    """Why the seat cannot build on this space with this tile and these credits; None when it can."""
    rule = barred(state, seat, structure).get(site)
    return rule or cost_refusal(state.players[seat], structure, site, tile, credits)


def nearest_refusal(state: Valley, seat: int, structure: str, tile: Tile, credits: int) -> Reason:
    """Why the seat can build nowhere: the reason of the space that comes nearest."""
    found = [site_refusal(state, seat, structure, site, tile, credits=credits) for site in SITES[structure]]
    return next(reason for reason in _MISSES if reason in found)


# --- doing it ---------------------------------------------------------------------------------------------------------


def put_piece(g: G, seat: int, structure: str, site: str) -> None:
    """The leftmost piece of its type stands on the map (BAR-BLD-10, BAR-ICON-08)."""
    state = g.state
    state.players[seat].built[structure] += 1
    if structure == "base":
        state.dam_owner[site], state.dam_level[site], state.dam_drops[site] = seat, 1, 0
    elif structure == "elevation":
        state.dam_level[site] += 1
    elif structure == "conduit":
        state.conduits[site] = seat
    else:
        state.powerhouses[site] = seat
    g.tell(Built, seat, structure, site)


def construct(g: G, seat: int, plan: Plan) -> None:
    """Tile and machines on the wheel, one rotation, then the piece, its space paid last (BAR-BLD-06, BAR-BLD-33)."""
    pay(g, seat, plan.paid.credits)
    lay(g, seat, "" if plan.tile[0] == COPY else plan.tile[0], plan.paid.excavators, plan.paid.mixers)
    rotate(g, seat, 1)
    pay(g, seat, surcharge(plan.structure, plan.site, effective_tile(g.state, seat, plan.tile)))
    put_piece(g, seat, plan.structure, plan.site)


def connected(state: Valley, seat: int, dam: str) -> bool:
    """True when an own conduit joins the basin of a dam with an own powerhouse (BAR-OBJ-04)."""
    return any(
        state.conduits.get(pipe) == seat
        and any(state.powerhouses.get(house) == seat for house in BASINS[PIPES[pipe].end].powerhouses)
        for pipe in BASIN_OF[dam].conduits
    )
