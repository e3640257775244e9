"""A mine on its offset rows: positions, neighbours, joints of carts, and what effects count.

A position is the text "r,x": the row r is the level, x the left edge in half cards (IMP-GEO-01).
"""

from functools import cache
from typing import NamedTuple

from asztal.games.imperial_miners.cards import CARDS


class Around(NamedTuple):
    """The six positions beside, above and below one (IMP-GEO-02)."""

    left: str
    right: str
    above_left: str
    above_right: str
    below_left: str
    below_right: str


# The edge of a card towards each of its six neighbours, and the neighbour's edge that it meets.
MEETS = (("L", "R"), ("R", "L"), ("TL", "BR"), ("TR", "BL"), ("BL", "TR"), ("BR", "TL"))


@cache
def rx(at: str) -> tuple[int, int]:
    """Row and left edge of a position."""
    row, x = at.split(",")
    return int(row), int(x)


@cache
def around(at: str) -> Around:
    """The positions around one; those outside the four rows never hold a card."""
    r, x = rx(at)
    return Around(
        f"{r},{x - 2}", f"{r},{x + 2}", f"{r - 1},{x - 1}", f"{r - 1},{x + 1}", f"{r + 1},{x - 1}", f"{r + 1},{x + 1}"
    )


def above(mine: dict[str, str], at: str) -> list[str]:
    """The cards directly above a position."""
    near = around(at)
    return [other for other in (near.above_left, near.above_right) if other in mine]


def places(mine: dict[str, str], level: int) -> list[str]:
    """Where a card of this level may be placed (IMP-PLACE-01 to IMP-PLACE-06), from left to right."""
    if level > 1:
        over = str(level - 1)
        below = {spot for at in mine if at[0] == over for spot in around(at)[4:] if spot not in mine}
        return sorted(below, key=rx) if len(below) > 1 else list(below)
    if not mine:
        return ["1,0"]  # IMP-GEO-05
    row = [rx(at)[1] for at in mine if at[0] == "1"]
    return [at for x in range(min(row) - 4, max(row) + 5, 2) if (at := f"1,{x}") not in mine]


def joint(one: str, other: str) -> str:
    """The name of the joint between two neighbouring cards (IMP-CART-01)."""
    return "|".join(sorted((one, other)))


def joints(mine: dict[str, str], at: str) -> list[tuple[str, int]]:
    """The joints of one card, each with the number of its full halves."""
    card = CARDS[mine[at]]
    found = []
    for other, (own, met) in zip(around(at), MEETS, strict=True):
        if other in mine:
            found.append((joint(at, other), (own in card.carts) + (met in CARDS[mine[other]].carts)))
    return found


def all_joints(mine: dict[str, str]) -> dict[str, int]:
    """Every joint of a mine with the number of its full halves."""
    return dict(pair for at in mine for pair in joints(mine, at))


def completed(found: dict[str, int], tokens: list[str]) -> int:
    """How many of these joints are completed carts: two full halves, or a token (IMP-CART-02, IMP-CART-04)."""
    return sum(full == 2 or name in tokens for name, full in found.items())


def all_completed(mine: dict[str, str], tokens: list[str]) -> int:
    """All completed carts of a mine; each joint is counted from the left or from above."""
    found = 0
    for at, card in mine.items():
        carts = CARDS[card].carts
        for other, own, met, name in _onwards(at):
            if other in mine and ((own in carts and met in CARDS[mine[other]].carts) or name in tokens):
                found += 1
    return found


@cache
def _onwards(at: str) -> list[tuple[str, str, str, str]]:
    """The neighbours to the right and below, with the edges that meet there and the joint."""
    near = zip(around(at), MEETS, strict=True)
    return [(other, own, met, joint(at, other)) for other, (own, met) in near if own in ("R", "BL", "BR")]
