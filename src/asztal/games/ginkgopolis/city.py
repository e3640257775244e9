"""The city as a grid: neighbours, the ring of sites around it, and districts.

A cell is the text "x,y"; x grows to the right, y upwards, and the middle of the starting square is "0,0".
"""

from collections.abc import Container, Iterator, Mapping
from functools import cache
from typing import NamedTuple

from asztal.games.ginkgopolis.cards import LETTERS, TILE_OF, TILES

NORTH = (0, 1)
START_CELLS = [f"{x},{y}" for y in (1, 0, -1) for x in (-1, 0, 1)]


@cache
def xy(cell: str) -> tuple[int, int]:
    """The coordinates of a cell."""
    x, y = cell.split(",")
    return int(x), int(y)


@cache
def neighbours(cell: str) -> tuple[str, str, str, str]:
    """The four cells that share an edge, north, east, south, west (GIN-CMP-13, GIN-ACT-09)."""
    x, y = xy(cell)
    return f"{x},{y + 1}", f"{x + 1},{y}", f"{x},{y - 1}", f"{x - 1},{y}"


def beside(top: Mapping[str, str]) -> list[str]:
    """The cells without a building that share an edge with one."""
    return sorted({near for cell in top for near in neighbours(cell)} - top.keys())


def cell_of(top: Mapping[str, str], card: str) -> str:
    """The building that a building card designates (GIN-CMP-15); exactly one exists (GIN-ACT-05)."""
    tile = TILE_OF[card]
    for cell, shown in top.items():
        if shown == tile:
            return cell
    raise LookupError(f"no building shows {card}")  # GIN-ACT-06: a bug, not a situation of the game


def ring(built: Container[str], cells: Mapping[str, object]) -> list[str]:
    """The free cells around the city, clockwise, each once (GIN-URB-11, GIN-URB-20).

    The walk follows the outer wall with the city on the right, from the wall above the highest, then leftmost building;
    where buildings touch only at a corner it stays on the wall it follows.
    """
    x, y = min((xy(cell) for cell in cells), key=lambda at: (-at[1], at[0]))
    start = here = (x, y, NORTH)
    found: dict[str, None] = {}
    while True:
        x, y, (nx, ny) = here
        found[f"{x + nx},{y + ny}"] = None
        dx, dy = ny, -nx  # the way along the wall: a right turn from the way out
        if f"{x + dx},{y + dy}" not in built:
            here = (x, y, (dx, dy))
        elif f"{x + dx + nx},{y + dy + ny}" in built:
            here = (x + dx + nx, y + dy + ny, (-dx, -dy))
        else:
            here = (x + dx, y + dy, (nx, ny))
        if here == start:
            return list(found)


def ring_sites(around: list[str], tokens: Mapping[str, str], letter: str) -> list[str]:
    """The free cells of the ring between the letter's alphabetical neighbours (GIN-URB-12)."""
    taken = {cell: other for other, cell in tokens.items() if other != letter}
    before, after = letters_beside(around, tokens, letter)
    start, end = around.index(tokens[before]), around.index(tokens[after])
    length = (end - start) % len(around) or len(around)
    stretch = [around[(start + step) % len(around)] for step in range(1, length)]
    return [cell for cell in stretch if cell not in taken]


def pushed(around: list[str], tokens: Mapping[str, str], letter: str, clockwise: bool) -> dict[str, str]:
    """Where tokens go when the letter takes its neighbour's cell and pushes on what it meets (GIN-URB-13)."""
    before, after = letters_beside(around, tokens, letter)
    at = {cell: other for other, cell in tokens.items() if other != letter}
    step = 1 if clockwise else -1
    place = around.index(tokens[after if clockwise else before])
    moved = {}
    mover = letter
    while True:
        cell = around[place % len(around)]
        moved[mover] = cell
        if cell not in at:
            return moved
        mover, place = at[cell], place + step


def letters_beside(around: list[str], tokens: Mapping[str, str], letter: str) -> tuple[str, str]:
    """The nearest letters before and after one whose tokens are on the ring."""
    index = LETTERS.index(letter)
    others = [LETTERS[(index + step) % len(LETTERS)] for step in range(1, len(LETTERS))]
    on_ring = [other for other in others if tokens[other] in around]
    return on_ring[-1], on_ring[0]


def districts(top: Mapping[str, str]) -> Iterator[tuple[str, list[str]]]:
    """The colour and the cells of every district, two or more connected buildings (GIN-DIS-01, GIN-DIS-02)."""
    left = {cell: TILES[tile].colour for cell, tile in top.items()}
    for cell in top:
        colour = left.pop(cell, None)
        if colour is None:
            continue
        group = [cell]
        for member in group:
            for near in neighbours(member):
                if left.get(near) == colour:
                    del left[near]
                    group.append(near)
        if len(group) > 1:
            yield colour, group


class District(NamedTuple):
    """A district with its players in order of rank, and how many resources each has there."""

    colour: str
    cells: list[str]
    ranking: list[int]
    resources: dict[int, int]

    def points(self, who: int) -> int:
        """GIN-DIS-05 to GIN-DIS-07, GIN-DIS-12: all resources for the first, the own ones for the second."""
        points = 0
        if self.ranking and self.ranking[0] == who:
            points += sum(self.resources.values())
        if self.ranking and self.ranking[:2][-1] == who:  # who is alone takes both places
            points += self.resources[who]
        return points


def ranked_districts(top: Mapping[str, str], height: Mapping[str, int], owner: Mapping[str, int]) -> Iterator[District]:
    """Every district with its ranking: most resources, tallest building, its number (GIN-DIS-04 to 13)."""
    for colour, cells in districts(top):
        resources: dict[int, int] = {}
        tallest: dict[int, tuple[int, int]] = {}
        for cell in cells:
            who = owner[cell]
            if who >= 0:
                resources[who] = resources.get(who, 0) + height[cell]
                tallest[who] = max(tallest.get(who, (0, 0)), (height[cell], TILES[top[cell]].number))
        ranking = sorted(resources, key=lambda who: (resources[who], *tallest[who]), reverse=True)
        yield District(colour, cells, ranking, resources)
