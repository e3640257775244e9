"""The criteria of an Automa's tile, applied from top to bottom, and the tie-breakers after them."""

from collections.abc import Callable, Iterator, Sequence

from asztal.games.barrage.cards import (
    AUTOMA_TILES,
    BASIN_OF,
    BASINS,
    HEADSTREAMS,
    PIPES,
    PIPES_TO,
    RED,
    AutomaTile,
    area_of,
)
from asztal.games.barrage.river import capacity, has_room
from asztal.games.barrage.state import NEUTRAL, Valley

Sites = list[str]
Criterion = Callable[[Valley, int, Sites, AutomaTile], Sites]


def best(sites: Sites, rank: Callable[[str], tuple[int, ...]]) -> Sites:
    """The candidates of the highest rank; none when that is not above zero."""
    top = max(map(rank, sites))
    return [site for site in sites if rank(site) == top] if top[0] > 0 else []


# --- what is near a space ---------------------------------------------------------------------------------------------


def dam_owners(state: Valley, basin: int) -> list[int]:
    """Whose dams stand in a basin."""
    return [state.dam_owner[dam] for dam in BASINS[basin].dams if dam in state.dam_owner]


def house_owners(state: Valley, basin: int) -> list[int]:
    """Whose powerhouses stand in a basin."""
    return [state.powerhouses[house] for house in BASINS[basin].powerhouses if house in state.powerhouses]


def is_opponent(owner: int, seat: int) -> bool:
    """True for any other player; a neutral dam is nobody's."""
    return owner not in (NEUTRAL, seat)


def reached_from(state: Valley, basin: int) -> Iterator[str]:
    """The dam spaces that a drop leaving a powerhouse of this basin comes to before a dam stops it."""
    while basin:
        for dam in BASINS[basin].dams:
            yield dam
            if has_room(state, dam):
                return
        basin = BASINS[basin].river_to


def dams_met(state: Valley, basin: int) -> list[int]:
    """Whose dams a drop leaving a powerhouse of this basin meets, in order: full ones and the one that stops it."""
    return [state.dam_owner[dam] for dam in reached_from(state, basin) if dam in state.dam_owner]


def coming_water(state: Valley) -> dict[str, list[str]]:
    """For every dam space the headstreams of the waiting drops that would reach it on the present map."""
    drops, found = dict(state.dam_drops), {dam: list[str]() for dam in BASIN_OF if dam[0] == "D"}
    for headstream, basin in HEADSTREAMS.items():
        for _ in range(state.headstreams[headstream]):
            here = basin
            while here:
                for dam in BASINS[here].dams:
                    found[dam].append(headstream)
                    if dam in drops and drops[dam] < capacity(state, dam):
                        drops[dam] += 1
                        here = 0
                        break
                here = BASINS[here].river_to if here else 0
    return found


# --- the criteria of the tiles ----------------------------------------------------------------------------------------


def _best_conduit(state: Valley, seat: int, sites: Sites, conduits: Callable[[str], Sequence[str]]) -> Sites:
    def rank(site: str) -> tuple[int, ...]:
        built = [
            (PIPES[pipe].value, int(state.conduits[pipe] == seat)) for pipe in conduits(site) if pipe in state.conduits
        ]
        return max(built, default=(0, 0))

    return best(sites, rank)


def base_best_conduit(state: Valley, seat: int, sites: Sites, tile: AutomaTile) -> Sites:
    """The basin from which the built conduit of the highest value starts, an own one before others (BAR-CRIT-01)."""
    return _best_conduit(state, seat, sites, lambda site: BASIN_OF[site].conduits)


def base_own_powerhouse(state: Valley, seat: int, sites: Sites, tile: AutomaTile) -> Sites:
    """A conduit space of the basin leads to an own powerhouse (BAR-CRIT-02)."""
    return [site for site in sites if any(seat in house_owners(state, PIPES[p].end) for p in BASIN_OF[site].conduits)]


def below(state: Valley, sites: Sites, owners: Callable[[int], bool]) -> Sites:
    """The spaces that water leaving a powerhouse of some owners comes to before a dam stops it."""
    starts = {BASIN_OF[house].id for house, owner in state.powerhouses.items() if owners(owner)}
    reached = {dam for basin in starts for dam in reached_from(state, basin)}
    return [site for site in sites if site in reached]


def base_below_powerhouse(state: Valley, seat: int, sites: Sites, tile: AutomaTile) -> Sites:
    """Water that leaves a powerhouse comes here before a dam stops it (BAR-CRIT-03, BAR-CRIT-04)."""
    return below(state, sites, lambda owner: True)


def base_feeds_own_dam(state: Valley, seat: int, sites: Sites, tile: AutomaTile) -> Sites:
    """A conduit space leads to a basin with an own dam; otherwise one leads to no dam of an opponent (BAR-CRIT-05)."""

    def ends(site: str) -> list[list[int]]:
        return [dam_owners(state, PIPES[pipe].end) for pipe in BASIN_OF[site].conduits]

    own = [site for site in sites if any(seat in owners for owners in ends(site))]
    return own or [s for s in sites if any(not any(is_opponent(o, seat) for o in owners) for owners in ends(s))]


def base_most_water(state: Valley, seat: int, sites: Sites, tile: AutomaTile) -> Sites:
    """Most waiting drops would come here; of equal ones the first headstream of the tile decides (BAR-CRIT-06)."""
    coming = coming_water(state)
    most = best(sites, lambda site: (len(coming[site]),))
    for headstream in tile.headstreams if len(most) > 1 else ():
        if found := [site for site in most if headstream in coming[site]]:
            return found
    return most


def base_red_space(state: Valley, seat: int, sites: Sites, tile: AutomaTile) -> Sites:
    """A red space (BAR-CRIT-07)."""
    return [site for site in sites if site in RED]


def conduit_highest(state: Valley, seat: int, sites: Sites, tile: AutomaTile) -> Sites:
    """The highest value among the candidates (BAR-CRIT-08)."""
    return best(sites, lambda site: (PIPES[site].value,))


def conduit_second_highest(state: Valley, seat: int, sites: Sites, tile: AutomaTile) -> Sites:
    """The second highest value among the candidates, or the highest if all are equal (BAR-CRIT-09)."""
    values = sorted({PIPES[site].value for site in sites}, reverse=True)
    return [site for site in sites if PIPES[site].value == values[min(1, len(values) - 1)]]


def _first_kind(sites: Sites, *kinds: Callable[[str], bool]) -> Sites:
    """The candidates of the first kind that any candidate is of."""
    return next((found for kind in kinds if (found := [site for site in sites if kind(site)])), [])


def _linked(state: Valley, seat: int) -> tuple[Callable[[str], bool], ...]:
    """Tests for a conduit space whose basin has an own dam, a neutral one, or one of an opponent."""

    def owners(pipe: str) -> list[int]:
        return dam_owners(state, PIPES[pipe].start)

    return (
        lambda pipe: seat in owners(pipe),
        lambda pipe: NEUTRAL in owners(pipe),
        lambda pipe: any(is_opponent(owner, seat) for owner in owners(pipe)),
    )


def conduit_dam_own_first(state: Valley, seat: int, sites: Sites, tile: AutomaTile) -> Sites:
    """Linked to a dam: own, then neutral, then an opponent's (BAR-CRIT-10)."""
    return _first_kind(sites, *_linked(state, seat))


def conduit_dam_opp_first(state: Valley, seat: int, sites: Sites, tile: AutomaTile) -> Sites:
    """Linked to a dam: an opponent's, then neutral, then own (BAR-CRIT-11)."""
    return _first_kind(sites, *_linked(state, seat)[::-1])


def _leads(state: Valley, seat: int) -> tuple[Callable[[str], bool], ...]:
    return (
        lambda pipe: seat in house_owners(state, PIPES[pipe].end),
        lambda pipe: any(owner != seat for owner in house_owners(state, PIPES[pipe].end)),
    )


def conduit_powerhouse_own_first(state: Valley, seat: int, sites: Sites, tile: AutomaTile) -> Sites:
    """Leads to a powerhouse: own, then an opponent's (BAR-CRIT-12)."""
    return _first_kind(sites, *_leads(state, seat))


def conduit_powerhouse_opp_first(state: Valley, seat: int, sites: Sites, tile: AutomaTile) -> Sites:
    """Leads to a powerhouse: an opponent's, then own (BAR-CRIT-13)."""
    return _first_kind(sites, *_leads(state, seat)[::-1])


def powerhouse_best_conduit(state: Valley, seat: int, sites: Sites, tile: AutomaTile) -> Sites:
    """Where the built conduit of the highest value ends, an own one before others (BAR-CRIT-14)."""
    return _best_conduit(state, seat, sites, lambda site: [pipe.id for pipe in PIPES_TO[BASIN_OF[site].id]])


def powerhouse_own_dam(state: Valley, seat: int, sites: Sites, tile: AutomaTile) -> Sites:
    """A conduit space comes from a basin with an own dam (BAR-CRIT-15)."""
    return [s for s in sites if any(seat in dam_owners(state, pipe.start) for pipe in PIPES_TO[BASIN_OF[s].id])]


def _feeds_own(state: Valley, seat: int) -> Callable[[str], bool]:
    return lambda site: dams_met(state, BASIN_OF[site].id)[:1] == [seat]


def _spares(state: Valley, seat: int) -> Callable[[str], bool]:
    return lambda site: not any(is_opponent(owner, seat) for owner in dams_met(state, BASIN_OF[site].id))


def powerhouse_feeds_own_dam(state: Valley, seat: int, sites: Sites, tile: AutomaTile) -> Sites:
    """Its water meets an own dam first; otherwise no dam of an opponent (BAR-CRIT-16)."""
    return _first_kind(sites, _feeds_own(state, seat), _spares(state, seat))


def powerhouse_spares_opponent(state: Valley, seat: int, sites: Sites, tile: AutomaTile) -> Sites:
    """Its water meets no dam of an opponent; otherwise an own dam (BAR-CRIT-17)."""
    return _first_kind(sites, _spares(state, seat), lambda site: seat in dams_met(state, BASIN_OF[site].id))


def _in_basin(number: int) -> Criterion:
    """In this basin (BAR-CRIT-18 to BAR-CRIT-20)."""
    return lambda state, seat, sites, tile: [site for site in sites if BASIN_OF[site].id == number]


def powerhouse_plains(state: Valley, seat: int, sites: Sites, tile: AutomaTile) -> Sites:
    """In the plains (BAR-CRIT-21)."""
    return [site for site in sites if area_of(site) == "plain"]


CRITERIA: dict[str, Criterion] = {
    criterion.__name__: criterion
    for criterion in (
        base_best_conduit,
        base_own_powerhouse,
        base_below_powerhouse,
        base_feeds_own_dam,
        base_most_water,
        base_red_space,
        conduit_highest,
        conduit_second_highest,
        conduit_dam_own_first,
        conduit_dam_opp_first,
        conduit_powerhouse_own_first,
        conduit_powerhouse_opp_first,
        powerhouse_best_conduit,
        powerhouse_own_dam,
        powerhouse_feeds_own_dam,
        powerhouse_spares_opponent,
        powerhouse_plains,
    )
}
CRITERIA |= {"base_below_powerhouse_opp": base_below_powerhouse}
CRITERIA |= {f"powerhouse_basin_{number}": _in_basin(number) for number in (5, 6, 7)}
assert all(name in CRITERIA for tile in AUTOMA_TILES.values() for names in tile.criteria.values() for name in names)
