"""How good a position of Barrage looks, in points, for a bot that looks one turn ahead."""

from functools import cache
from typing import NamedTuple, assert_never

from asztal.games.barrage import vocabulary as word
from asztal.games.barrage.cards import (
    BASIN_OF,
    BASINS,
    BONUSES,
    COMPANIES,
    CONTRACTS,
    COST,
    ENERGY,
    HEADSTREAM_TILES,
    HEADSTREAMS,
    INCOME_AT,
    PIECES,
    PIPES,
    ROUNDS,
    START,
    Basin,
)
from asztal.games.barrage.powers import production_bonus
from asztal.games.barrage.river import after_flow, capacity
from asztal.games.barrage.scoring import bonus_count, bonus_vp, objective_count, objective_vp, rank_vp
from asztal.games.barrage.state import NEUTRAL, Player, Valley
from asztal.games.barrage.vocabulary import Part, Parts

# What a thing is worth in points; found by play against Automas, which these numbers need not fit closely.
WORTH = {
    "vp": 1.0,
    "credit": 0.4,
    "excavator": 1.0,
    "mixer": 1.2,
    "any_machine": 1.2,
    "energy": 0.4,
    "rotate": 1.0,
    "water_place": 0.6,
    "water_flow": 0.8,
    "place": 6.0,
}
ENGINEER = 0.6  # that can still be placed
ROUND = 15.0  # what a round to come will bring, which keeps the bot from hurrying into it
CREDITS = ((0, 6, 0.5), (6, 12, 0.25), (12, 100, 0.1))  # each of these, from so many to so many
MACHINE, MACHINE_LATER = 0.4, 0.6  # a machine, now and for each round to come
TILE = 1.0  # a technology tile in machines
ADVANCED = 0.7  # an advanced one besides, for each round to come
LATE = 0.34  # the share of the worth of credits for each round that is left to spend them
AWAY = 0.09  # the share of a machine that is lost for each rotation until it is back
LEAD = 4.0  # energy ahead of a rival that makes the points for rank half as likely again
UNSURE = 0.5  # the share of the energy that lies ready which may still be produced in this round
STEP = 0.35  # a step on the energy track, whatever it leads to
LATER = 0.25  # a point that a bonus tile of a later round would give now
CONTRACT, NATIONAL = 0.6, 0.25  # the share of a reward that is within reach
PIECE = 1.0  # on the map, for each round to come
PROGRESS = 0.5  # the share of the next income, for the pieces on the way to it
SYSTEM = 0.6  # a point of energy that can be produced in each round to come
TURNS = (1.0, 0.6, 0.3)  # the share of it for the best system, the second and the third
SHARED = 0.6  # the share of it through a dam or a conduit that others use or own
# the share of it while a part is missing whose machines are held, are on the wheel, or are too few
HELD, OWNED, SHORT = 0.5, 0.3, 0.08
PLACED, NATURAL = 0.8, 0.5  # drops that come to a dam in a round, by actions and of those on the headstreams above it
READY = 0.3  # a point of energy that lies ready behind a dam
WATER = 0.3  # a drop behind an own dam


def worth(effect: Parts) -> float:
    """A reward or an income in points."""
    return sum(each for part in effect for each in _each(part))


def _each(part: Part) -> list[float]:
    match part:
        case word.Gain(items):
            return [WORTH[item] * count for item, count in items.items()]
        case word.AnyMachine(count) | word.Rotate(count) | word.WaterPlace(count) | word.WaterFlow(count):
            return [WORTH[word.word_of(part)] * count]
        case word.Place():
            return [WORTH["place"]]
        case word.Produce() | word.TakeContract() | word.TakePatent() | word.CreditPerEngineer():
            return []  # stand on action spaces, which are tried
    assert_never(part)


def _way_down(basin: int) -> list[int]:
    """A basin and those below it."""
    return [basin, *_way_down(BASINS[basin].river_to)] if basin else []


RANKS: tuple[int, int] = tuple(ENERGY["rank"])
DAMMED = [basin for basin in BASINS.values() if basin.dams]
# where conduits lead: space, value, basin, and the powerhouses that have room there
LEADS = {
    basin.id: [
        (pipe, PIPES[pipe].value, PIPES[pipe].end, len(BASINS[PIPES[pipe].end].powerhouses)) for pipe in basin.conduits
    ]
    for basin in DAMMED
}
ABOVE = {basin: [head for head, start in HEADSTREAMS.items() if basin in _way_down(start)] for basin in BASINS}
REWARD = {contract.id: worth(contract.reward) for contract in CONTRACTS.values()}
INCOME = {
    company.id: [(kind, [worth(income) for income in incomes]) for kind, incomes in company.incomes.items()]
    for company in COMPANIES.values()
}


class Plant(NamedTuple):
    """What production systems promise, whole and in parts; the energy that lies ready; the most of one production."""

    promise: float
    ready: float
    reach: float


def value(state: Valley, seat: int, found: Plant | None = None) -> float:
    """The points now and those that the position promises for the rounds to come; the plant is found if not given."""
    me, left = state.players[seat], ROUNDS - state.round
    if not me.company or not state.bonuses:  # nothing has begun, or all is scored
        return float(me.vp)
    systems, ready, reach = found or plant(state, seat, left)
    now = me.vp + systems + this_round(state, seat, ready) + stock(me, left) + incomes(me, left)
    return now + contracts(state, seat, reach, left) + bonuses_and_objective(state, seat, left) + ROUND * left


def this_round(state: Valley, seat: int, ready: float) -> float:
    """Rank, bonus tile and engineers of the round that is being played."""
    me = state.players[seat]
    coming = me.engineer / START["engineer"]  # how much of the round is to come
    energies = [player.energy for player in state.players]
    rival = max(energy for other, energy in enumerate(energies) if other != seat)
    soon = me.energy + UNSURE * ready * min(1.0, me.engineer / 4)
    first, second = RANKS
    middle = (first + second) / 2
    hoped = middle + (middle - second) * max(-1.5, min(1.0, (soon - rival) / LEAD))
    rank = rank_vp(energies)[seat] if me.energy else int(ENERGY["zero"]["vp"])
    bonus = bonus_count(me, state.bonuses[0]) * int(BONUSES[state.bonuses[0]]["vp"])
    hoped += bonus * min(1.0, soon / (int(ENERGY["section"]) * state.round)) if state.round else 0
    sure = rank + bonus_vp(me, state.bonuses[0], state.round)
    return coming * hoped + (1 - coming) * sure + STEP * min(me.energy, 30) + ENGINEER * me.engineer


def stock(me: Player, left: int) -> float:
    """Credits, machines and tiles, and those on the wheel while there is time for them to come back."""
    if not left and not me.engineer:
        return (me.excavator + me.mixer + me.credit) / 5  # as the end scores them
    held = me.excavator + me.mixer + TILE * len(me.tiles)
    for turned, (tile, excavators, mixers) in enumerate(me.wheel):
        away = len(me.wheel) - turned
        held += (1 - AWAY * away) * (excavators + mixers + (TILE if tile else 0))
    credits = sum(each * min(max(me.credit - start, 0), end - start) for start, end, each in CREDITS)
    return (
        (MACHINE + MACHINE_LATER * left) * held
        + ADVANCED * left * me.advanced_tiles()
        + credits * min(1.0, LATE * (1 + left))
    )


def incomes(me: Player, left: int) -> float:
    """Pieces on the map, the incomes that they have uncovered and those that they will."""
    found = PIECE * (1 + left) * sum(me.built.values())
    for structure, brings in INCOME[me.company]:
        built, before = me.built[structure], 0
        for at, each in zip(INCOME_AT, brings, strict=True):
            if built >= at:
                found += each * left
            elif built > before:
                found += PROGRESS * each * (left + 1) * (built - before) / (at - before)
            before = at
    return found


class _Missing:
    """How far the parts that a production system lacks can be counted on."""

    def __init__(self, me: Player) -> None:
        excavators = me.excavator, me.excavator + sum(laid for _, laid, _ in me.wheel)
        mixers = me.mixer, me.mixer + sum(laid for _, _, laid in me.wheel)
        house = COST["powerhouse"][min(me.built["powerhouse"], PIECES["powerhouse"] - 1)]
        self.base = {area: _share(me, "base", cost, excavators) for area, cost in COST["base"].items()}
        self.conduit = [_share(me, "conduit", COST["conduit"] * value, excavators) for value in range(6)]
        self.powerhouse = _share(me, "powerhouse", house, mixers)


def _share(me: Player, structure: str, cost: int, machines: tuple[int, int]) -> float:
    if me.built[structure] == PIECES[structure]:
        return 0.0
    held, owned = machines
    return HELD if held >= cost else OWNED if owned >= cost else SHORT


def plant(state: Valley, seat: int, left: int) -> Plant:
    """What a player can produce."""
    coming = _coming_drops(tuple(state.headstream_tiles.values()), state.round)
    drops, missing = after_flow(state), _Missing(state.players[seat])
    own_houses = {BASIN_OF[space].id for space, owner in state.powerhouses.items() if owner == seat}
    houses = [BASIN_OF[space].id for space in state.powerhouses]
    systems, ready, later = [], [0.0], [0.0]
    for basin in DAMMED:
        promised, here, soon = _dams(state, seat, basin, missing.base[basin.area], (drops, coming))
        if not promised:  # others have its dams
            continue
        best = 0.0
        for pipe, points, end, room in LEADS[basin.id]:
            builder = state.conduits.get(pipe)
            share = points * (missing.conduit[points] if builder is None else 1.0 if builder == seat else SHARED)
            if end not in own_houses:
                share *= missing.powerhouse if houses.count(end) < room else 0.0
            elif soon and builder is not None:
                ready.append(here * share)
                later.append(soon * share)
            best = max(best, share * promised)
        systems.append(best)
    for found in (systems, ready, later):
        found.sort(reverse=True)
    bonus = production_bonus(state, seat)
    promise = sum(share * each for share, each in zip(TURNS, systems, strict=False)) + bonus
    water = sum(drops[dam] for dam, owner in state.dam_owner.items() if owner == seat)
    found_now = SYSTEM * left * promise + READY * sum((later if left else ready)[:3]) + water * (WATER if left else 1)
    return Plant(found_now, ready[0] + 0.6 * sum(ready[1:3]), later[0] + bonus + 1)


@cache
def _coming_drops(tiles: tuple[str, ...], round_: int) -> dict[int, int]:
    """How many drops the tiles of the headstreams will bring to each basin after a round, if nothing stops them."""
    coming = {head: sum(HEADSTREAM_TILES[tile][round_:]) for head, tile in zip(HEADSTREAMS, tiles, strict=True)}
    return {basin: sum(coming[head] for head in heads) for basin, heads in ABOVE.items()}


def _dams(
    state: Valley, seat: int, basin: Basin, unbuilt: float, water: tuple[dict[str, int], dict[int, int]]
) -> tuple[float, int, int]:
    """The drops that come to the best dam of a basin in each round, those behind it, and those after the flow."""
    drops, coming = water
    promised, here, soon = 0.0, 0, 0
    for dam in basin.dams:
        owner = state.dam_owner.get(dam)
        if owner is None:
            promised = max(promised, unbuilt)
        elif owner in (seat, NEUTRAL):
            inflow = min(capacity(state, dam), PLACED + NATURAL * coming[basin.id] / max(1, ROUNDS - state.round))
            promised = max(promised, inflow * (1.0 if owner == seat else SHARED))
            here, soon = max(here, state.dam_drops[dam]), max(soon, drops[dam])
    return promised, here, soon


def contracts(state: Valley, seat: int, reach: float, left: int) -> float:
    """Face-up contracts, by how near the best production is to their need."""
    found = 0.0
    for share, contracts in ((CONTRACT, state.players[seat].contracts), (NATIONAL, state.national)):
        for contract in contracts:
            found += share * min(1.0, max(2.0, reach) / CONTRACTS[contract].need) ** 2 * REWARD[contract]
    return found if left else found / 2


def bonuses_and_objective(state: Valley, seat: int, left: int) -> float:
    """Bonus tiles of later rounds, and the objective as it stands."""
    me = state.players[seat]
    bonuses = sum(LATER * bonus_count(me, bonus) * int(BONUSES[bonus]["vp"]) for bonus in state.bonuses[1:])
    counts = [objective_count(state, other) for other in range(len(state.players))]
    standing = objective_vp(counts, [player.automa for player in state.players])[seat]
    return bonuses + (1 - 0.2 * left) * standing + (0.5 * counts[seat] if left else 0)
