"""The cards, events and research boards of Imperial Miners, from `cards.toml`, checked when the module loads."""

import tomllib
from collections import Counter
from pathlib import Path
from typing import Any, NamedTuple, TypeVar

from asztal.games.imperial_miners.parts import WORDS, Activate, ModCost, Modifier, Parts, Research

LEVELS = (1, 2, 3, 4)
EDGES = ("TL", "TR", "L", "R", "BL", "BR")

M = TypeVar("M", bound=Modifier)


class Card(NamedTuple):
    """A mine card; an empty `b` means that it has only effect A."""

    id: str
    level: int
    factions: tuple[str, ...]
    cost: int
    carts: frozenset[str]
    a: Parts
    b: Parts


class EventCard(NamedTuple):
    """An event: immediate, a modifier of this round, or carried out at its end."""

    id: str
    kind: str
    effect: Parts


class Board(NamedTuple):
    """One side of a research board; space 0 at the bottom has no effect, the last one is the top."""

    side: str
    sheet: int
    spaces: tuple[Parts, ...]

    @property
    def top(self) -> int:
        """The index of the top space."""
        return len(self.spaces)


_DATA = tomllib.loads((Path(__file__).parent / "cards.toml").read_text("utf-8"))
SOURCE: str = _DATA["source"]
COUNTS: dict[str, Any] = _DATA["counts"]
FACTIONS: tuple[str, ...] = tuple(row["id"] for row in _DATA["faction"]["cards"])
CARDS = {
    row["id"]: Card(
        row["id"],
        row["level"],
        tuple(row["factions"]),
        row["cost"],
        frozenset(row["carts"]),
        WORDS.read(row["a"], f"{row['id']} A"),
        WORDS.read(row.get("b", ()), f"{row['id']} B"),
    )
    for row in _DATA["mine"]["cards"]
}
EVENTS = {
    row["id"]: EventCard(row["id"], row["kind"], WORDS.read(row["effect"], row["id"]))
    for row in _DATA["event"]["cards"]
}
BOARDS = {
    row["side"]: Board(
        row["side"],
        row["sheet"],
        tuple(WORDS.read(rows, f"{row['side']} {space}") for space, rows in enumerate(row["spaces"], 1)),
    )
    for row in _DATA["board"]
}
SURFACE = {name: WORDS.read(rows, name) for name, rows in _DATA["surface"].items()}
# What mine cards, events, factions and boards are called, by their ids and the languages; only people need it.
NAMES: dict[str, dict[str, str]] = {
    **{row["id"]: row["name"] for kind in ("mine", "event", "faction") for row in _DATA[kind]["cards"]},
    **{row["side"]: row["name"] for row in _DATA["board"]},
}
FACTION_CODES: dict[str, dict[str, str]] = {row["id"]: row["code"] for row in _DATA["faction"]["cards"]}


def written() -> dict[str, Parts]:
    """Every effect that is printed, by its address: card.II-12.A, event.EV-10, space.E.5, surface.gold."""
    found = {f"card.{card.id}.{mark}": parts for card in CARDS.values() for mark, parts in marked(card)}
    found |= {f"event.{event.id}": event.effect for event in EVENTS.values()}
    for board in BOARDS.values():
        found |= {f"space.{board.side}.{space}": parts for space, parts in enumerate(board.spaces, 1)}
    return found | {f"surface.{name}": parts for name, parts in SURFACE.items()}


def marked(card: Card) -> list[tuple[str, Parts]]:
    """The effects of a card with their letters."""
    return [(mark, parts) for mark, parts in (("A", card.a), ("B", card.b)) if parts]


def modifier(event: str, kind: type[M]) -> M | None:
    """The modifier of this kind that this event is (IMP-EVENT-03)."""
    about = EVENTS.get(event)
    return None if about is None else next((part for part in about.effect if isinstance(part, kind)), None)


def play_cost(card: str, event: str) -> int:
    """What it costs to play a card in a round with this event, never below 0 (IMP-CARD-02, IMP-EVENT-09)."""
    about, lower = CARDS[card], modifier(event, ModCost)
    off = lower.mod_cost if lower and lower.level in (None, about.level) else 0
    return max(0, about.cost - off)


def check_board(board: Board) -> None:
    """The top space leads to no further research: one that began on it would have nowhere to go."""
    assert not any(isinstance(part, Research | Activate) for part in board.spaces[-1])


def _check() -> None:
    """The counts and quotas that the set must keep; its words were checked when they were read."""
    assert [sum(card.level == level for card in CARDS.values()) for level in LEVELS] == COUNTS["level"]
    for faction in FACTIONS:
        assert sum(faction in card.factions for card in CARDS.values()) == COUNTS["faction"]
    for card in CARDS.values():
        assert card.cost in {1: (0,), 2: (2,), 3: range(14), 4: (0,)}[card.level]  # IMP-CARD-01
        assert len(card.factions) <= 2  # IMP-CARD-03
        assert card.carts <= set(EDGES)
        assert not card.carts & ({"TL", "TR"} if card.level == 1 else {"BL", "BR"} if card.level == 4 else set())
    assert Counter(event.kind for event in EVENTS.values()) == COUNTS["event"]
    assert [sum(board.sheet == sheet for board in BOARDS.values()) for sheet in (1, 2, 3)] == COUNTS["sheet"]
    for board in BOARDS.values():
        check_board(board)


_check()
