"""Explains why something that a seat points at in its turn is no action, or not possible."""

from collections.abc import Sequence

from asztal.games.barrage.building import barred, cost_refusal, fits, tile_of, usable_tiles
from asztal.games.barrage.cards import BASIN_OF, HEADSTREAMS, KRYLOV, OFFICERS, SPACES, STRUCTURES, TILES, WILD
from asztal.games.barrage.means import BANK, Means
from asztal.games.barrage.spots import ON_MAP, WHOLE_BASIN
from asztal.games.barrage.state import NEUTRAL, Valley
from asztal.kernel.rules import Option, Reason

_SPACES = [Option("space", (space,)) for space in SPACES if space != BANK]
_COPIES = [Option("copy", (officer,)) for officer in OFFICERS]
_WATER = [Option("headstream", (headstream,)) for headstream in HEADSTREAMS]
# What is not an action by itself, and the action that leads to it.
_FIRST = {
    "basin": WHOLE_BASIN,
    "headstream": Reason("water-first", "BAR-WMAN-01"),
    "contract": Reason("office-first", "BAR-OFF-01"),
    "fulfil": Reason("production-first", "BAR-CTR-02"),
}
_TILE_FIRST = Reason("tile-first", "BAR-BLD-06")


def candidates(means: Means) -> list[Option]:
    """All that a seat might point at to say what it does in its turn."""
    state, me = means.state, means.me
    display = [Option("contract", (contract,)) for contract in state.display if contract]
    fulfilled = [Option("fulfil", (contract,)) for contract in (*me.contracts, *state.national)]
    bank = Option(BANK, (1,))
    return [*_SPACES, bank, *_builds(means), *_COPIES, *ON_MAP, *_WATER, *display, *fulfilled]


def _builds(means: Means) -> list[Option]:
    """A construction with every tile that the seat has, also with those on the wheel."""
    copies = [ids for ids in usable_tiles(means.me) if len(ids) > 1]
    tiles: Sequence[tuple[str, ...]] = [*((tile,) for tile in (*means.me.tiles, *means.me.on_wheel())), *copies]
    return [Option("build", (structure, *ids)) for ids in tiles for structure in _structures(ids[-1])]


def _structures(tile: str) -> Sequence[str]:
    return (TILES[tile].builds,) if tile in TILES and TILES[tile].builds != WILD else STRUCTURES


def why_not(means: Means, option: Option) -> Reason | None:
    """Why something is not an action, though it lies on the table; None for what the actions themselves refuse."""
    match option.kind, *option.ids:
        case "site", str(site) if site in BASIN_OF:
            return _site(means, site)
        case "build", _, str(tile) if tile in means.me.tiles:
            return Reason("nothing-to-copy", "BAR-XO-16") if tile == KRYLOV else None
        case "build", _, str(tile) if tile in means.me.on_wheel():
            return Reason("tile-on-wheel", "BAR-WHL-08")
    return _FIRST.get(option.kind)


def _site(means: Means, site: str) -> Reason:
    """Why the seat builds nothing on a space; where it could, the tile is chosen first (BAR-BLD-06)."""
    state, seat = means.state, means.seat
    structure = structure_next(state, seat, site)
    if rule := barred(state, seat, structure).get(site):
        return rule
    refused = [refusal for _, refusal in fitting(means, structure, site)]
    if not refused:
        return Reason("no-fitting-tile", "BAR-BLD-08", {"structure": structure})
    return _TILE_FIRST if None in refused else next(filter(None, refused))


def fitting(means: Means, structure: str, site: str) -> list[tuple[tuple[str, ...], Reason | None]]:
    """The usable tiles that build this, as the ids of an option, each with what keeps the seat from using it here."""
    return [
        (
            ids,
            means.begin_refusal(structure, tile)
            or cost_refusal(means.me, structure, site, tile, means.credits_to_build(tile)),
        )
        for ids in usable_tiles(means.me)
        if fits(tile := tile_of(ids), structure)
    ]


def structure_next(state: Valley, seat: int, site: str) -> str:
    """What could be built on a space next."""
    if site[0] == "D":
        return "elevation" if site in state.dam_owner and state.dam_owner[site] in (seat, NEUTRAL) else "base"
    return "conduit" if site[0] == "C" else "powerhouse"
