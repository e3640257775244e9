"""What a board of Barrage shows ahead: where water runs, what could be produced, what scoring and the wheel bring."""

from functools import cache

from msgspec import Struct

from asztal.games.barrage.building import constructions, machines_needed
from asztal.games.barrage.cards import (
    AREAS,
    BASINS,
    COMPANIES,
    CONSTRUCTION,
    COST,
    DAMS,
    ENERGY,
    HEADSTREAMS,
    INCOME_AT,
    PIECES,
    PIPES,
    POWERHOUSES,
    SPACES,
    TILES,
    WILD,
    area_of,
)
from asztal.games.barrage.means import closed
from asztal.games.barrage.powers import company_power, officer_power, production_bonus
from asztal.games.barrage.river import after_flow, capacity, course, stops_at
from asztal.games.barrage.scoring import bonus_vp, new_order, objective_count, objective_vp, rank_vp, track_credits
from asztal.games.barrage.state import SEGMENTS, G, Player, Valley
from asztal.games.barrage.systems import Production, productions
from asztal.kernel.rules import Look

_PLAIN = TILES[WILD]
_SEGMENTS = [(f"W{number}", number - 1) for number in range(SEGMENTS, 1, -1)]  # the open one is the first
_DAM_IN = {area: next(dam for dam in DAMS if area_of(dam) == area) for area in AREAS}


class Way(Struct):
    """The basins that a drop entering here runs through, then the dam that stops it; without one it leaves the map.

    `now` is behind the dams as they are, `later` after the drops that wait on the headstreams have run down.
    """

    now: list[str]
    later: list[str]


class Feed(Struct):
    """What a seat could produce now from a dam through a conduit, with as many drops as it can pay for.

    `energy` counts officer and powerhouses, with a turbine of modifier 0; `houses` are the seat's powerhouses that the
    water reaches; `fee` is paid to `owner`, whose conduit it is.
    """

    seat: int
    dam: str
    conduit: str
    houses: list[str]
    drops: int
    energy: int
    fee: int
    owner: int


class NextIncome(Struct):
    """The next income of a row: the number of the piece that uncovers it, and the effect by its id on the company."""

    at: int
    effect: str


class Back(Struct):
    """What one rotation brings back: the segment of the wheel, and what lies in it; `tile` may be empty."""

    segment: str
    tile: str
    excavator: int
    mixer: int


class Prices(Struct):
    """The machines that pieces cost a seat with a tile that has no effect.

    `base` and `elevation` by area; `conduit` for each point of its value, or so many mixers instead (0: not possible);
    `powerhouse` is the next one (0 when all are built). `credits_for_machine` pay for a machine (0: not possible).
    """

    base: dict[str, int]
    elevation: dict[str, int]
    conduit: int
    conduit_in_mixers: int
    powerhouse: int
    credits_for_machine: int


class Construction(Struct):
    """What the construction space that a seat uses next takes."""

    engineers: int
    fee: int


class SeatAhead(Struct):
    """What is ahead of one seat.

    `next_income` is by structure; a row without one is left out. `comes_back` has an entry for each of the coming
    rotations, the next one first. `construction` is null when all four spaces are used. `production_bonus` is what the
    powerhouses add to a production, `power` whether the company's power is active.
    """

    next_income: dict[str, NextIncome]
    comes_back: list[Back]
    prices: Prices
    construction: Construction | None
    production_bonus: int
    power: bool


class Forecast(Struct):
    """What follows from the table as it stands; lists of numbers have one for each seat, Automas included.

    `ways` are by headstream and basin, `capacity` by dam. If the round were scored now: `bonus_now` are the points of
    the bonus tile, which counts in full from the energy `full_bonus_from`, `rank_now` the place by energy (1 is the
    most, equal ones share it, 0 is without energy), `rank_vp_now` the points for that or lost without energy,
    `credits_now` the credits for the energy, `next_order` the order of the next round. `objective_now` is what the
    objective tile counts, `objective_vp_now` its points. `closed` are the action spaces that nobody can use here.
    """

    ways: dict[str, Way]
    feeds: list[Feed]
    capacity: dict[str, int]
    bonus_now: list[int]
    full_bonus_from: int
    rank_now: list[int]
    rank_vp_now: list[int]
    credits_now: list[int]
    objective_now: list[int]
    objective_vp_now: list[int]
    next_order: list[int]
    seats: list[SeatAhead]
    closed: list[str]


class Scoring(Struct):
    """What a forecast says of the end of the round."""

    bonus_now: list[int]
    full_bonus_from: int
    rank_now: list[int]
    rank_vp_now: list[int]
    credits_now: list[int]


def forecast(look: Look[Valley]) -> Forecast:
    """What is ahead at the table of a look; what is worked out apart is kept apart."""
    seats = range(len(look.g.state.players))
    scoring, counts = look.kept(_scoring), look.kept(_objective)
    return Forecast(
        ways=look.kept(_ways),
        feeds=[feed for seat in seats for feed in look.kept(_feeds, seat)],
        capacity=look.kept(_capacities),
        bonus_now=scoring.bonus_now,
        full_bonus_from=scoring.full_bonus_from,
        rank_now=scoring.rank_now,
        rank_vp_now=scoring.rank_vp_now,
        credits_now=scoring.credits_now,
        objective_now=counts[0],
        objective_vp_now=counts[1],
        next_order=look.kept(_next_order),
        seats=[look.kept(_ahead, seat) for seat in seats],
        closed=_closed(len(seats), look.g.state.full),
    )


def _scoring(g: G) -> Scoring:
    state = g.state
    energies = [player.energy for player in state.players]
    return Scoring(
        [bonus_vp(player, state.bonuses[0], state.round) if state.bonuses else 0 for player in state.players],
        state.round * int(ENERGY["section"]),
        [1 + sum(other > energy for other in energies) if energy else 0 for energy in energies],
        [
            points if energy else int(ENERGY["zero"]["vp"])
            for points, energy in zip(rank_vp(energies), energies, strict=True)
        ],
        [track_credits(energy) for energy in energies],
    )


def _objective(g: G) -> tuple[list[int], list[int]]:
    counts = [objective_count(g.state, seat) for seat in range(len(g.state.players))]
    return counts, objective_vp(counts, [player.automa for player in g.state.players])


def _next_order(g: G) -> list[int]:
    return new_order(g.state)


# --- water ------------------------------------------------------------------------------------------------------------


def _ways(g: G) -> dict[str, Way]:
    state = g.state
    now, later = _courses(state, state.dam_drops), _courses(state, after_flow(state))
    basins = {basin: Way(now[basin], later[basin]) for basin in BASINS}
    from_headstreams = {headstream: basins[basin] for headstream, basin in HEADSTREAMS.items()}
    return {**from_headstreams, **{str(basin): way for basin, way in basins.items()}}


def _courses(state: Valley, drops: dict[str, int]) -> dict[int, list[str]]:
    """The way from every basin; whatever a drop runs through on its way has the rest of that way."""
    found: dict[int, list[str]] = {}
    for first in BASINS:
        if first in found:
            continue
        dam = stops_at(state, first, drops)
        through = course(first, dam)
        whole = [*map(str, through), *([dam] if dam else [])]
        for number, basin in enumerate(through):
            if basin in found:  # and so is all that follows
                break
            found[basin] = whole[number:]
    return found


def _capacities(g: G) -> dict[str, int]:
    return {dam: capacity(g.state, dam) for dam in g.state.dam_owner}


def _feeds(g: G, seat: int) -> list[Feed]:
    return [_feed(g.state, seat, most) for most in _most(g.state, seat)]


def _most(state: Valley, seat: int) -> list[Production]:
    """The productions of a seat, of each dam and conduit the one with the most drops, which comes last."""
    found = productions(state, seat, 0, state.players[seat].credit)
    return list({(way.dam, way.conduit): way for way in found}.values())


def _feed(state: Valley, seat: int, way: Production) -> Feed:
    houses = BASINS[PIPES[way.conduit].end].powerhouses
    own = [house for house in houses if state.powerhouses.get(house) == seat]
    return Feed(seat, way.dam, way.conduit, own, way.drops, way.energy, way.fee, state.conduits[way.conduit])


# --- seats ------------------------------------------------------------------------------------------------------------


def _ahead(g: G, seat: int) -> SeatAhead:
    state = g.state
    player, used = state.players[seat], constructions(state, seat)
    powers = COMPANIES[player.company].power if player.company else ()
    return SeatAhead(
        next_income=_next_incomes(state, player),
        comes_back=[Back(segment, *player.wheel[at]) for segment, at in _SEGMENTS],
        prices=_prices(player.officer, player.copied, player.built["powerhouse"]),
        construction=Construction(**CONSTRUCTION[used]) if used < len(CONSTRUCTION) else None,
        production_bonus=production_bonus(state, seat),
        power=any(company_power(state, seat, power) for power in powers),
    )


def _next_incomes(state: Valley, player: Player) -> dict[str, NextIncome]:
    if not player.company or (player.automa and not state.level.income):  # BAR-AUTO-56
        return {}
    return _next_in_rows(player.company, tuple(player.built.items()))


@cache
def _next_in_rows(company: str, rows: tuple[tuple[str, int], ...]) -> dict[str, NextIncome]:
    """The income that each row of so many built pieces uncovers next; rows without one are left out."""
    found: dict[str, NextIncome] = {}
    for structure, built in rows:
        for number, at in enumerate(INCOME_AT, 1) if structure in COMPANIES[company].incomes else ():
            if at > built:
                found.setdefault(structure, NextIncome(at, f"income.{company}.{structure}.{number}"))
    return found


@cache
def _prices(officer: str, copied: str, powerhouses: int) -> Prices:
    player = Player(officer=officer, copied=copied)
    player.built["powerhouse"] = powerhouses
    by_area = {
        structure: {area: machines_needed(player, structure, dam, _PLAIN) for area, dam in _DAM_IN.items()}
        for structure in ("base", "elevation")
    }
    left = powerhouses < PIECES["powerhouse"]
    return Prices(
        by_area["base"],
        by_area["elevation"],
        int(COST["conduit"]),
        officer_power(player, "conduit_in_mixers"),
        machines_needed(player, "powerhouse", POWERHOUSES[0], _PLAIN) if left else 0,
        officer_power(player, "credits_for_machine"),
    )


@cache
def _closed(players: int, full: bool) -> list[str]:
    return [space.id for space in SPACES.values() if closed(space, players, full) is not None]
