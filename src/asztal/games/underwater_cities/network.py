"""A player's board as a network: what is connected, where something may be built, and what cards count."""

from collections.abc import Callable, Iterator, Sequence
from functools import lru_cache
from typing import Protocol

from asztal.games.underwater_cities.cards import BOARDS, BUILDINGS, CARDS, CITIES, START_CITY, Board, expansion_of

REMEMBERED = 4096  # networks whose open sites are remembered: one turn asks for those of the same network many times


class Site(Protocol):
    """What these functions need of a player: a state's player and a view's player both have it."""

    board: int
    cities: dict[str, str]
    tunnels: list[str]
    buildings: dict[str, str]
    upgraded: list[str]
    metropolises: dict[str, str]
    gained_metropolises: list[str]
    cards: list[str]
    special_paid: int


# --- where something may be built -------------------------------------------------------------------------------------


def reached(board: Board, tunnels: Sequence[str]) -> set[str]:
    """The city sites that built tunnels join to the starting city; never through a metropolis (UWC-TUN-02 to 04)."""
    found, todo = {START_CITY}, [START_CITY]
    while todo:
        here = todo.pop()
        for tunnel in board.tunnels_at[here]:
            if tunnel in tunnels:
                for end in board.tunnels[tunnel]:
                    if end in board.cities and end not in found:
                        found.add(end)
                        todo.append(end)
    return found


@lru_cache(REMEMBERED)
def _tunnel_sites(board: int, tunnels: tuple[str, ...]) -> tuple[str, ...]:
    """The free tunnel sites that are connected to the starting city (UWC-TUN-01)."""
    near = reached(BOARDS[board], tunnels)
    ends = BOARDS[board].tunnels.items()
    return tuple(name for name, (one, other) in ends if name not in tunnels and (one in near or other in near))


@lru_cache(REMEMBERED)
def _city_sites(board: int, cities: tuple[str, ...]) -> tuple[str, ...]:
    """The free city sites beside an own city (UWC-CITY-02 to UWC-CITY-05)."""
    neighbours = BOARDS[board].neighbours
    return tuple(sorted({beside for city in cities for beside in neighbours[city] if beside not in cities}))


@lru_cache(REMEMBERED)
def _building_sites(board: int, cities: tuple[str, ...], built: tuple[str, ...], expansion: bool) -> tuple[str, ...]:
    near = (*cities, *_city_sites(board, cities))
    if expansion:
        return tuple(site for city in near if (site := expansion_of(city)) not in built)
    sites = BOARDS[board].cities
    return tuple(site for city in near for site in sites[city] if site not in built)


def building_sites(me: Site, *, expansion: bool = False) -> Sequence[str]:
    """The free building sites at a city or where one could stand; only expansion sites, or none (UWC-BLDG-01 to 07)."""
    return _building_sites(me.board, tuple(me.cities), tuple(me.buildings), expansion)


def sites_for(me: Site, kind: str, *, expansion: bool = False) -> Sequence[str]:
    """Where a piece of this kind may be built."""
    if kind == "tunnel":
        return _tunnel_sites(me.board, tuple(me.tunnels))
    return _city_sites(me.board, tuple(me.cities)) if kind in CITIES else building_sites(me, expansion=expansion)


def tunnels_before(me: Site, tunnel: str) -> list[str]:
    """The free tunnel sites to build on, one after the other, before this one is joined; the fewest (UWC-TUN-01)."""
    board = BOARDS[me.board]
    ways: dict[str, list[str]] = {city: [] for city in reached(board, me.tunnels)}
    for here in (todo := list(ways)):
        if here in board.tunnels[tunnel]:
            return ways[here]
        for further in board.tunnels_at[here]:
            for end in board.tunnels[further]:
                if end in board.cities and end not in ways:
                    ways[end] = [*ways[here], *([further] if further not in me.tunnels else [])]
                    todo.append(end)
    return []


# --- what is connected ------------------------------------------------------------------------------------------------


@lru_cache(REMEMBERED)
def _connected(board: int, cities: tuple[str, ...], tunnels: tuple[str, ...]) -> tuple[str, ...]:
    at = BOARDS[board].tunnels_at
    return tuple(city for city in cities if city == START_CITY or not set(tunnels).isdisjoint(at[city]))


@lru_cache(REMEMBERED)
def _buildings(board: int, cities: tuple[str, ...], built: tuple[str, ...]) -> tuple[str, ...]:
    sites = BOARDS[board].cities
    return tuple(site for city in cities for site in (*sites[city], expansion_of(city)) if site in built)


def connected_cities(me: Site) -> Sequence[str]:
    """The starting city and every city that a built tunnel touches (UWC-NET-01 to UWC-NET-03)."""
    return _connected(me.board, tuple(me.cities), tuple(me.tunnels))


def is_connected(me: Site, city: str) -> bool:
    """True for a built city of the network."""
    return city in connected_cities(me)


def buildings_at(me: Site, city: str) -> Sequence[str]:
    """The sites of a city that hold a building, the expansion site included (UWC-BLDG-08)."""
    return _buildings(me.board, (city,), tuple(me.buildings))


def connected_buildings(me: Site) -> Sequence[str]:
    """The sites of all buildings at connected cities (UWC-NET-04)."""
    cities = _connected(me.board, tuple(me.cities), tuple(me.tunnels))
    return _buildings(me.board, cities, tuple(me.buildings))


def tunnels_at_city(me: Site) -> list[str]:
    """The built tunnels that touch a built city; a metropolis is none (UWC-PROD-05 to UWC-PROD-07)."""
    ends, cities = BOARDS[me.board].tunnels, me.cities
    return [tunnel for tunnel in me.tunnels if ends[tunnel][0] in cities or ends[tunnel][1] in cities]


def joined_hexes(me: Site) -> list[str]:
    """The hexes whose tunnels are all built (UWC-METRO-01, UWC-METRO-02)."""
    needed = BOARDS[me.board].metropolises
    return [at for at in me.metropolises if all(tunnel in me.tunnels for tunnel in needed[at])]


def connected_metropolises(me: Site) -> list[str]:
    """The tiles of those hexes and the ones that came by cards (UWC-METRO-13)."""
    return [*(me.metropolises[at] for at in joined_hexes(me)), *me.gained_metropolises]


# --- what cards count -------------------------------------------------------------------------------------------------


def types_at(me: Site, city: str) -> set[str]:
    """The different building types beside a city."""
    return {me.buildings[site] for site in buildings_at(me, city)}


def pairs_at(me: Site, city: str) -> Iterator[str]:
    """The building types of which a city has two or more upgraded ones (UWC-PROD-09 to UWC-PROD-12)."""
    upgraded = [me.buildings[site] for site in buildings_at(me, city) if site in me.upgraded]
    return (kind for kind in BUILDINGS if upgraded.count(kind) >= 2)


def _of_kind(kind: str, *, upgraded: bool = False) -> Callable[[Site], int]:
    def count(me: Site) -> int:
        found = [site for site in connected_buildings(me) if me.buildings[site] == kind]
        return sum(site in me.upgraded for site in found) if upgraded else len(found)

    return count


def _cities(kind: str) -> Callable[[Site], int]:
    return lambda me: sum(me.cities[city] == kind for city in connected_cities(me))


def _cards(kind: str) -> Callable[[Site], int]:
    return lambda me: sum(CARDS[card].type == kind for card in me.cards)


def upgraded_tunnels(me: Site) -> int:
    """The upgraded tunnels that touch a city."""
    return sum(tunnel in me.upgraded for tunnel in tunnels_at_city(me))


def upgraded_structures(me: Site) -> int:
    """All upgraded structures of the network."""
    return sum(site in me.upgraded for site in connected_buildings(me)) + upgraded_tunnels(me)


COUNTS: dict[str, Callable[[Site], int]] = {
    "connected_city": lambda me: len(connected_cities(me)),
    "connected_symbiotic_city": _cities("symbiotic_city"),
    "connected_nonsymbiotic_city": _cities("nonsymbiotic_city"),
    "connected_metropolis": lambda me: len(connected_metropolises(me)),
    "connected_city_all_types": lambda me: sum(len(types_at(me, city)) == 3 for city in connected_cities(me)),
    "connected_city_upgraded_pair": lambda me: sum(any(pairs_at(me, city)) for city in connected_cities(me)),
    "connected_building": lambda me: len(connected_buildings(me)),
    "connected_expansion_building": lambda me: sum(site.endswith("x") for site in connected_buildings(me)),
    "tunnel_at_city": lambda me: len(tunnels_at_city(me)),
    "upgraded_tunnel_at_city": upgraded_tunnels,
    "upgraded_structure": upgraded_structures,
    "special_card_paid": lambda me: me.special_paid,
    **{f"connected_{kind}": _of_kind(kind) for kind in BUILDINGS},
    **{f"connected_upgraded_{kind}": _of_kind(kind, upgraded=True) for kind in BUILDINGS},
    **{f"{kind}_card": _cards(kind) for kind in ("action", "permanent", "production")},
}
