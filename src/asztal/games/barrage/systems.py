"""Production systems: what a dam, a conduit and a powerhouse produce together, and what it costs."""

from collections.abc import Iterator
from typing import NamedTuple

from asztal.games.barrage.cards import BASIN_OF, BASINS, PIPES, PIPES_TO, PRODUCTION
from asztal.games.barrage.powers import officer_power, production_bonus
from asztal.games.barrage.state import NEUTRAL, Valley


class Production(NamedTuple):
    """One way to produce: the drops, what they bring in all, and the credits due to the owner of the conduit."""

    dam: str
    conduit: str
    drops: int
    energy: int
    fee: int


class Gap(NamedTuple):
    """What is missing between a dam space, a conduit and a powerhouse, of which those that are not known are empty.

    It is the "water", another "owner" of the dam, the "dam" itself, the "conduit" or the "powerhouse"; the nearer comes
    first.
    """

    missing: str
    dam: str = ""
    conduit: str = ""
    house: str = ""


_NEAREST = ("water", "owner", "dam", "conduit", "powerhouse")


def missing_at(state: Valley, seat: int, dam: str) -> str:
    """What keeps the seat from taking water from a dam space; empty when nothing does (BAR-PROD-03)."""
    owner = state.dam_owner.get(dam)
    if owner is None:
        return "dam"
    if owner not in (seat, NEUTRAL):
        return "owner"
    return "" if state.dam_drops[dam] else "water"


def chains(state: Valley, seat: int) -> Iterator[tuple[str, str, str]]:
    """Every dam space and built conduit that lead to a powerhouse of the seat, whatever the dam (BAR-PROD-02, 04)."""
    for house, owner in state.powerhouses.items():
        if owner != seat:
            continue
        for pipe in PIPES_TO[BASIN_OF[house].id]:
            if pipe.id in state.conduits:
                for dam in BASINS[pipe.start].dams:
                    yield dam, pipe.id, house


def systems(state: Valley, seat: int) -> Iterator[tuple[str, str]]:
    """Every dam with water and built conduit that lead to a powerhouse of the seat (BAR-PROD-01 to BAR-PROD-04)."""
    for dam, conduit, _ in chains(state, seat):
        if not missing_at(state, seat, dam):
            yield dam, conduit


def gaps(state: Valley, seat: int) -> list[Gap]:
    """Why there is no system: what each powerhouse of the seat lacks, the nearest first; or where one would do."""
    found: dict[str, list[Gap]] = {house: [] for house, owner in state.powerhouses.items() if owner == seat}
    for dam, conduit, house in chains(state, seat):
        found[house].append(Gap(missing_at(state, seat, dam), dam, conduit, house))
    nearest = [min(lacking or [Gap("conduit", house=house)], key=_far) for house, lacking in found.items()]
    if nearest:
        return sorted(nearest, key=_far)
    full = [[dam for dam in BASINS[PIPES[at].start].dams if not missing_at(state, seat, dam)] for at in state.conduits]
    reaching = [Gap("powerhouse", dams[0], at) for at, dams in zip(state.conduits, full, strict=True) if dams]
    return reaching or [Gap("powerhouse")]


def _far(gap: Gap) -> int:
    return _NEAREST.index(gap.missing)


def raw_energy(state: Valley, seat: int, conduit: str, drops: int) -> int:
    """Drops times value, raised to the officer's minimum (BAR-PROD-06, BAR-XO-05)."""
    return max(drops * PIPES[conduit].value, officer_power(state.players[seat], "minimum_production"))


def most_drops(state: Valley, seat: int, dam: str, conduit: str, credits: int) -> int:
    """How many drops of a dam the seat can move: as many as it can pay for (BAR-PROD-05, BAR-PROD-12)."""
    drops = state.dam_drops[dam]
    free = state.conduits[conduit] == seat or state.players[seat].automa
    return drops if free else min(drops, credits // PRODUCTION["credit_per_drop"])


def best_energy(state: Valley, seat: int, credits: int) -> int:
    """The most energy of one production before the modifier of a space; 0 when none is possible."""
    best = 0
    for dam, conduit in systems(state, seat):
        drops = most_drops(state, seat, dam, conduit, credits)
        if drops:
            best = max(best, raw_energy(state, seat, conduit, drops))
    return best + production_bonus(state, seat) if best else 0


def productions(state: Valley, seat: int, modifier: int, credits: int) -> Iterator[Production]:
    """Every production of at least 1 energy for which so many credits suffice (BAR-PROD-07, BAR-PROD-08)."""
    extra = modifier + production_bonus(state, seat)
    for dam, conduit in systems(state, seat):
        for drops in range(1, most_drops(state, seat, dam, conduit, credits) + 1):
            energy = raw_energy(state, seat, conduit, drops) + extra
            if energy >= 1:
                yield Production(dam, conduit, drops, energy, _fee(state, seat, conduit, drops))


def second_productions(state: Valley, seat: int, used: int) -> Iterator[Production]:
    """Every second production with another powerhouse, without anything added (BAR-COM-11, BAR-COM-12, BAR-XO-07)."""
    for dam, conduit in systems(state, seat):
        if PIPES[conduit].end != used:
            for drops in range(1, most_drops(state, seat, dam, conduit, state.players[seat].credit) + 1):
                fee = _fee(state, seat, conduit, drops)
                yield Production(dam, conduit, drops, drops * PIPES[conduit].value, fee)


def _fee(state: Valley, seat: int, conduit: str, drops: int) -> int:
    """The credits for the owner of the conduit (BAR-PROD-10, BAR-PROD-12)."""
    return 0 if state.conduits[conduit] == seat else PRODUCTION["credit_per_drop"] * drops
