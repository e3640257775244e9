"""What a construction costs, by the books: engineers, machines and credits for each tile with which it may be built."""

from typing import NamedTuple

from tests.games.barrage.ledger_book import AREA, PIPE, RED, TILE, Page, basin_of

MACHINES = {
    "base": {"plain": 3, "hill": 4, "mountain": 5},
    "elevation": {"plain": 2, "hill": 3, "mountain": 4},
}
EXCAVATED = ("base", "conduit")
RED_FEE = 3
FOR_ONE_MACHINE = 3  # credits, with Jordan
SPACES = ((1, 0), (2, 0), (3, 0), (3, 3))  # engineers and credits of the four construction spaces


class Bill(NamedTuple):
    """What was paid for a construction: engineers or none, machines, credits for machines and for a red space."""

    engineers: bool
    excavators: int
    mixers: int
    for_machines: int
    for_space: int


def red_fee(structure: str, site: str) -> int:
    """The credits for a red space of the map; an elevation stands on a dam already."""
    return RED_FEE if site in RED and structure != "elevation" else 0


def machines(page: Page, structure: str, site: str, effect: dict[str, int]) -> int:
    """The machines of the usual kind that a construction needs, before it is built."""
    if "no_machines" in effect:
        return 0
    if structure == "powerhouse":
        return 2 + page.built["powerhouse"]
    if structure == "conduit":
        usual = 2 * PIPE[site][2]
        return min(5, usual) if "excavator_cost_cap" in effect else usual
    if structure == "base" and page.is_led_by("adler"):
        return 3
    return MACHINES[structure][AREA[basin_of(site)]]


def right(page: Page, structure: str, site: str, tile: str, bill: Bill, *, effects: bool) -> bool:
    """Whether this is a price of the construction with this tile; `effects` says whether the tile's effect counts."""
    about = TILE.get(tile, {"builds": tile, "effect": {}})
    effect = about["effect"] if effects else {}
    if about["builds"] not in (structure, "any") or bill.engineers is ("no_engineers" in effect):
        return False
    if bill.for_space != (0 if "no_surcharge" in effect else red_fee(structure, site)):
        return False
    if structure == "conduit" and page.is_led_by("mcdowell") and bill[1:4] == (0, PIPE[site][2], 0):
        return True
    replaced, rest = divmod(bill.for_machines, FOR_ONE_MACHINE)
    if rest or (replaced and not page.is_led_by("jordan")) or (page.automa and replaced > 1):
        return False
    left = machines(page, structure, site, effect) - replaced
    if "any_machines" in effect:
        return bill.excavators + bill.mixers == left
    usual = (left, 0) if structure in EXCAVATED else (0, left)
    return (bill.excavators, bill.mixers) == usual
