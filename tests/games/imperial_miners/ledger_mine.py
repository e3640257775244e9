"""The printed cards as a watcher reads them, and the books of one mine and of the decks in the middle."""

import tomllib
from functools import cache
from importlib.resources import files
from typing import Any

from asztal.testkit.ledger import Differs

Rows = list[dict[str, Any]]  # the parts of an effect as they are printed
_DATA = tomllib.loads((files("asztal.games.imperial_miners") / "cards.toml").read_text("utf-8"))
CARDS: dict[str, dict[str, Any]] = {row["id"]: row for row in _DATA["mine"]["cards"]}
EVENTS: dict[str, dict[str, Any]] = {row["id"]: row for row in _DATA["event"]["cards"]}
BOARDS: dict[str, list[Rows]] = {row["side"]: row["spaces"] for row in _DATA["board"]}
SURFACE: dict[str, Rows] = _DATA["surface"]

# The half cart on each edge: how far away the neighbour lies, in rows and half cards, and the half that it meets there.
EDGES = {
    "L": (0, -2, "R"),
    "R": (0, 2, "L"),
    "TL": (-1, -1, "BR"),
    "TR": (-1, 1, "BL"),
    "BL": (1, -1, "TR"),
    "BR": (1, 1, "TL"),
}


def must(true: object, what: str) -> None:
    """Object to what cannot be."""
    if not true:
        raise Differs(what)


@cache
def row(at: str) -> int:
    """The row of a place."""
    return int(at.partition(",")[0])


@cache
def beside(at: str) -> dict[str, str]:
    """The places around one, by the edge of the card that looks there."""
    r, x = map(int, at.split(","))
    return {edge: f"{r + down},{x + right}" for edge, (down, right, _) in EDGES.items()}


class Mine:
    """What one seat has."""

    def __init__(self) -> None:
        self.gold = self.gems = self.hand = 0
        self.cards: dict[str, str] = {}  # by place
        self.machines: dict[str, int] = {}
        self.collapses: set[str] = set()
        self.tokens: set[str] = set()  # joints with a cart token
        self.activated: set[str] = set()  # this round
        self.card = self.placed = ""  # this round
        self.board = ""
        self.space = self.boards_done = 0

    def where(self, card: str) -> str:
        """The place of a card."""
        found = [at for at, other in self.cards.items() if other == card]
        must(len(found) == 1, f"{card} is not in the mine")
        return found[0]

    def near(self, at: str, *edges: str) -> list[str]:
        """The cards that lie at these edges of a card, or all around it."""
        return [other for edge, other in beside(at).items() if other in self.cards and (not edges or edge in edges)]

    def above(self, at: str) -> list[str]:
        """The cards directly above a place."""
        return self.near(at, "TL", "TR")

    def joints(self, at: str) -> dict[str, int]:
        """The joints of one card and how many of their two halves are full."""
        found = {}
        for edge, other in beside(at).items():
            if other in self.cards:
                halves = (self.cards[at], edge), (self.cards[other], EDGES[edge][2])
                found["|".join(sorted((at, other)))] = sum(half in CARDS[card]["carts"] for card, half in halves)
        return found

    def all_joints(self) -> dict[str, int]:
        """Every joint of the mine."""
        return {name: full for at in self.cards for name, full in self.joints(at).items()}

    def full(self, joints: dict[str, int]) -> int:
        """How many of these joints are completed carts."""
        return sum(full == 2 or (full == 1 and name in self.tokens) for name, full in joints.items())

    def may_lie(self, level: int, at: str) -> bool:
        """Whether a card of this level may be placed there."""
        if row(at) != level or at in self.cards:
            return False
        if level > 1:
            return bool(self.above(at))
        first_row = [int(other.partition(",")[2]) for other in self.cards if row(other) == 1] or [0]
        far = 4 if self.cards else 0
        x = int(at.partition(",")[2])
        return x % 2 == 0 and min(first_row) - far <= x <= max(first_row) + far

    def factions(self) -> list[str]:
        """The factions of all cards, each as often as it is printed."""
        return [faction for card in self.cards.values() for faction in CARDS[card]["factions"]]


class Decks:
    """How many cards each deck holds, and where the cards are that lie open or were seen by all."""

    def __init__(self) -> None:
        self.left = {level: sum(card["level"] == level for card in CARDS.values()) for level in (1, 2, 3, 4)}
        self.piles: dict[int, set[str]] = {level: set() for level in (1, 2, 3, 4)}
        self.seen: dict[str, str] = {}

    def any_left(self, level: int) -> bool:
        """Whether a card can be drawn, from the deck or from the pile that becomes a deck."""
        return bool(self.left[level] or self.piles[level])

    def refill(self, level: int) -> None:
        """An empty deck is made anew of its pile when a card is needed."""
        if not self.left[level]:
            self.left[level] = len(self.piles[level])
            for card in self.piles[level]:
                del self.seen[card]
            self.piles[level].clear()

    def draw(self, level: int) -> None:
        """One card leaves a deck, unseen."""
        self.refill(level)
        must(self.left[level], f"a card of level {level} is drawn and there is none")
        self.left[level] -= 1

    def turn(self, level: int, card: str) -> None:
        """All see a card that was in a deck."""
        must(CARDS[card]["level"] == level, f"{card} is in the deck of level {level}")
        must(card not in self.seen, f"{card} comes from a deck and is in {self.seen.get(card)}")

    def leaves_hand(self, seat: int, card: str) -> None:
        """A card of a hand is shown."""
        must(self.seen.pop(card, f"hand {seat}") == f"hand {seat}", f"{card} is in the hand of seat {seat}")

    def discard(self, card: str) -> None:
        """A card goes to the pile of its level."""
        self.piles[CARDS[card]["level"]].add(card)
        self.seen[card] = "the pile"
