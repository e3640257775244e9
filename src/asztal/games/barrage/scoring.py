"""Scoring: energy rank, credits and bonus tile of a round; objective, supply and water at the end."""

from collections.abc import Sequence
from math import ceil

from msgspec import UNSET, UnsetType

from asztal.games.barrage.building import connected
from asztal.games.barrage.cards import AREAS, BASIN_OF, BONUSES, ENERGY, RED, area_of
from asztal.games.barrage.events import Banked, BonusScored, NoEnergy, ObjectiveScored, Ranked
from asztal.games.barrage.gains import gain
from asztal.games.barrage.state import G, Player, Valley

TRACK_END: int = ENERGY["track_end"]  # BAR-PROD-16
MOST_FULL_BASINS = 5  # BAR-OBJ-12
SUPPLY = 5  # machines and credits that are worth a point at the end (BAR-END-06)


def rank_vp(energies: Sequence[int]) -> list[int]:
    """Points for the most and the second most energy of a round (BAR-SCO-01 to BAR-SCO-04)."""
    first, second = ENERGY["rank"]
    levels = sorted({energy for energy in energies if energy > 0}, reverse=True)
    points = [0] * len(energies)
    for place, level in enumerate(levels[:2]):
        tied = [seat for seat, energy in enumerate(energies) if energy == level]
        if place == 0:
            each = first if len(tied) == 1 else ceil((first + second) / len(tied))
        else:
            each = second if len(tied) == 1 else 1
        for seat in tied:
            points[seat] = each
        if place == 0 and len(tied) > 1:
            break
    return points


def track_credits(energy: int) -> int:
    """The credits of the highest mark that the energy has reached (BAR-SCO-05, BAR-SCO-06)."""
    if not energy:
        return int(ENERGY["zero"]["credit"])
    return max(int(credits) for mark, credits in ENERGY["credits"] if mark <= energy)


def bonus_count(player: Player, bonus: str) -> int:
    """How many of the things that a bonus tile counts a player has (BAR-BON-01 to BAR-BON-07)."""
    if bonus == "contracts":
        return len(player.fulfilled)
    if bonus == "advanced_tiles":
        return player.advanced_tiles()
    return player.built[bonus.removesuffix("s")]


def bonus_vp(player: Player, bonus: str, round_: int) -> int:
    """Points of the bonus tile, less for every section short of the round's (BAR-SCO-09 to BAR-SCO-13)."""
    section = min(player.energy, TRACK_END) // int(ENERGY["section"])
    if not section:
        return 0
    short = max(0, round_ - section)
    return max(0, bonus_count(player, bonus) * int(BONUSES[bonus]["vp"]) - int(ENERGY["short"]) * short)


def _rank_clause(energies: Sequence[int], energy: int) -> str | UnsetType:
    """The rule for those who are tied for the first or the second place."""
    if energies.count(energy) == 1:
        return UNSET
    return "BAR-SCO-03" if energy == max(energies) else "BAR-SCO-04"


def _bonus_clause(energy: int, round_: int) -> str | UnsetType:
    """The rule by which a bonus tile brings less, or nothing."""
    section = min(energy, TRACK_END) // int(ENERGY["section"])
    return "BAR-SCO-12" if not section else "BAR-SCO-10" if section < round_ else UNSET


def score_round(g: G) -> None:
    """Rank, credits, bonus tile, and the tile leaves the game (BAR-SCO-15)."""
    state = g.state
    energies = [player.energy for player in state.players]
    for seat, points in enumerate(rank_vp(energies)):
        if points:
            g.tell(Ranked, seat, points, clause=_rank_clause(energies, energies[seat]))
            gain(g, seat, "vp", points, "rank")
    for seat, player in enumerate(state.players):
        g.tell(Banked, seat, track_credits(player.energy))
        gain(g, seat, "credit", track_credits(player.energy), "")
        if not player.energy:
            g.tell(NoEnergy, seat, -ENERGY["zero"]["vp"], clause="BAR-SCO-06")
            gain(g, seat, "vp", ENERGY["zero"]["vp"], "no-energy")
    bonus = state.bonuses.pop(0)
    for seat, player in enumerate(state.players):
        points = bonus_vp(player, bonus, state.round)
        g.tell(BonusScored, seat, bonus, points, clause=_bonus_clause(player.energy, state.round))
        gain(g, seat, "vp", points, "bonus")


# --- the end ----------------------------------------------------------------------------------------------------------


def pieces(state: Valley, seat: int) -> list[str]:
    """The map space of every own piece; a dam counts once per level (BAR-OBJ-13)."""
    own = [dam for dam, owner in state.dam_owner.items() if owner == seat for _ in range(state.dam_level[dam])]
    for taken in (state.conduits, state.powerhouses):
        own += [space for space, owner in taken.items() if owner == seat]
    return own


def objective_count(state: Valley, seat: int) -> int:
    """What the objective tile counts for a player (BAR-OBJ-01 to BAR-OBJ-13)."""
    dams = [dam for dam, owner in state.dam_owner.items() if owner == seat]
    if state.objective == "red_spaces":
        houses = [house for house, owner in state.powerhouses.items() if owner == seat]
        return sum(space in RED for space in (*dams, *houses))
    if state.objective == "own_connections":
        return sum(connected(state, seat, dam) for dam in dams)
    own = pieces(state, seat)
    if state.objective in ("best_area", "weakest_area"):
        by_area = [sum(area_of(space) == area for space in own) for area in AREAS]
        return max(by_area) if state.objective == "best_area" else min(by_area)
    basins = [BASIN_OF[space].id for space in own]
    if state.objective == "basins_with_1":
        return len(set(basins))
    assert state.objective == "basins_with_3"
    return min(MOST_FULL_BASINS, sum(basins.count(basin) >= 3 for basin in set(basins)))


def objective_vp(counts: Sequence[int], automas: Sequence[bool]) -> list[int]:
    """Points of the objective tile; tied players share their places, rounded up (BAR-END-02 to 05, BAR-AUTO-13)."""
    points = []
    for count, automa in zip(counts, automas, strict=True):
        by_place = ENERGY["objective_automa" if automa else "objective"]
        better, tied = sum(other > count for other in counts), counts.count(count)
        points.append(ceil(sum(by_place[better : better + tied]) / tied))
    return points


def score_end(g: G) -> None:
    """Objective tile, then what is left in the supply, then the water behind own dams (BAR-END-02 to BAR-END-09)."""
    state = g.state
    counts = [objective_count(state, seat) for seat in range(len(state.players))]
    points = objective_vp(counts, [player.automa for player in state.players])
    for seat, player in enumerate(state.players):
        g.tell(ObjectiveScored, seat, points[seat], counts[seat])
        gain(g, seat, "vp", points[seat], "objective")
        gain(g, seat, "vp", (player.excavator + player.mixer + player.credit) // SUPPLY, "supply", clause="BAR-END-06")
        water = sum(state.dam_drops[dam] for dam, owner in state.dam_owner.items() if owner == seat)
        gain(g, seat, "vp", water, "water", clause="BAR-END-08")


def new_order(state: Valley) -> list[int]:
    """From the least to the most energy; equal ones swap (BAR-EOR-01 to BAR-EOR-03)."""
    places = {seat: place for place, seat in enumerate(state.order)}
    return sorted(state.order, key=lambda seat: (state.players[seat].energy, -places[seat]))
