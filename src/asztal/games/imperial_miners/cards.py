"""The cards, events and research boards of Imperial Miners, from `cards.toml`, checked when the module loads."""

import tomllib
from collections import Counter
from pathlib import Path
from typing import Any, NamedTuple

LEVELS = (1, 2, 3, 4)
EDGES = ("TL", "TR", "L", "R", "BL", "BR")


class Card(NamedTuple):
    """A mine card; an empty `b` means that it has only effect A."""

    id: str
    level: int
    factions: tuple[str, ...]
    cost: int
    carts: frozenset[str]
    a: str
    b: str


class EventCard(NamedTuple):
    """An event: immediate, a modifier of this round, or carried out at its end."""

    id: str
    kind: str
    effect: str


class Board(NamedTuple):
    """One side of a research board; space 0 at the bottom has no effect, the last one is the top."""

    side: str
    sheet: int
    spaces: tuple[str, ...]

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
        row["a"],
        row.get("b", ""),
    )
    for row in _DATA["mine"]["cards"]
}
EVENTS = {row["id"]: EventCard(row["id"], row["kind"], row["effect"]) for row in _DATA["event"]["cards"]}
BOARDS = {row["side"]: Board(row["side"], row["sheet"], tuple(row["spaces"])) for row in _DATA["board"]}
SURFACE: dict[str, str] = _DATA["surface"]
# What mine cards, events, factions and boards are called, by their ids and the languages; only people need it.
NAMES: dict[str, dict[str, str]] = {
    **{row["id"]: row["name"] for kind in ("mine", "event", "faction") for row in _DATA[kind]["cards"]},
    **{row["side"]: row["name"] for row in _DATA["board"]},
}
FACTION_CODES: dict[str, dict[str, str]] = {row["id"]: row["code"] for row in _DATA["faction"]["cards"]}


def modifier(event: str, name: str) -> str:
    """The arguments of a modifier that this event is, or "" (IMP-EVENT-03)."""
    about = EVENTS.get(event)
    if about is None or about.kind != "modifier" or not about.effect.startswith(f"{name}("):
        return ""
    return about.effect[len(name) + 1 : -1] or "yes"


def play_cost(card: str, event: str) -> int:
    """What it costs to play a card in a round with this event, never below 0 (IMP-CARD-02, IMP-EVENT-09)."""
    levels, _, off = modifier(event, "mod_cost").partition(",")
    lower = levels in ("ALL", str(CARDS[card].level))
    return max(0, CARDS[card].cost - (int(off) if lower else 0))


def check_board(board: Board) -> None:
    """The top space leads to no further research: one that began on it would have nowhere to go."""
    assert not any(verb in board.spaces[-1] for verb in ("research(", "activate("))


def _check() -> None:
    """The counts and quotas that the set must keep; the vocabulary is checked where the effects are parsed."""
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
