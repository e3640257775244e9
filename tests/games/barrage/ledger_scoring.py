"""What is scored after a round and at the end, worked out from the books."""

from collections import Counter
from collections.abc import Sequence

from tests.games.barrage.ledger_book import AREA, PIPE, RED, Book, Page, basin_of

CREDITS_FROM = ((29, 8), (22, 7), (16, 6), (11, 5), (7, 4), (4, 3), (2, 2), (1, 1))
BONUS = {"contracts": 2, "bases": 4, "elevations": 4, "conduits": 4, "powerhouses": 5, "advanced_tiles": 4}
OBJECTIVE = {False: (15, 10, 5), True: (20, 15, 10)}  # of persons and of Automas


def shared(points: Sequence[int], players: int) -> int:
    """The equal share of tied players, rounded up."""
    return -(-sum(points) // players)


def rank(energies: Sequence[int]) -> list[int]:
    """Points for the most and the second most energy of a round."""
    tied = Counter(energies)
    first, second, *_ = *sorted(set(energies) - {0}, reverse=True), 0, 0
    points = {first: 6, second: 2 if tied[second] == 1 else 1}
    if tied[first] > 1:
        points = {first: shared((6, 2), tied[first])}
    return [points.get(energy, 0) if energy else 0 for energy in energies]


def credits(energy: int) -> int:
    """The credits that a company gets for its energy."""
    return next((credits for mark, credits in CREDITS_FROM if energy >= mark), 3)


def bonus(page: Page, tile: str, round_: int) -> int:
    """Points for the bonus tile of the round; 4 less for each section of 6 that the energy is behind the round."""
    energy = min(30, page.stock["energy"])
    if energy < 6:
        return 0
    if tile == "contracts":
        count = len(page.fulfilled)
    else:
        count = page.advanced() if tile == "advanced_tiles" else page.built[tile[:-1]]
    return max(0, BONUS[tile] * count - 4 * max(0, round_ - energy // 6))


def objective_count(book: Book, objective: str, seat: int) -> int:
    """What the objective tile counts for a company; a dam is one piece for each of its levels."""
    dams = [space for space, _ in book.own_dams(seat)]
    houses = [space for space, owner in book.powerhouses.items() if owner == seat]
    pipes = [space for space, owner in book.conduits.items() if owner == seat]
    if objective == "red_spaces":
        return len(RED.intersection(dams + houses))
    if objective == "own_connections":
        ends = {basin_of(house) for house in houses}
        return sum(any(PIPE[pipe][0] == basin_of(dam) and PIPE[pipe][1] in ends for pipe in pipes) for dam in dams)
    pieces = [space for space in dams for _ in range(book.dams[space].level)] + houses + pipes
    in_basin = Counter(map(basin_of, pieces))
    in_area = Counter(AREA[basin_of(space)] for space in pieces)
    counts = [in_area[area] for area in ("mountain", "hill", "plain")]
    return {
        "best_area": max(counts),
        "weakest_area": min(counts),
        "basins_with_1": len(in_basin),
        "basins_with_3": min(5, sum(count >= 3 for count in in_basin.values())),
    }[objective]


def objective(counts: Sequence[int], automas: Sequence[bool]) -> list[int]:
    """Points by place; tied companies share the points of their places, Automas those of Automas."""
    found = []
    for count, automa in zip(counts, automas, strict=True):
        better = sum(other > count for other in counts)
        tied = sum(other == count for other in counts)
        found.append(shared(OBJECTIVE[automa][better : better + tied], tied))
    return found


def turn_order(order: Sequence[int], energies: Sequence[int]) -> list[int]:
    """Who has the least energy is first; of equal ones who was later."""
    return sorted(order, key=lambda seat: (energies[seat], -order.index(seat)))
