"""The cards, events and research boards of Imperial Miners, from `cards.toml`, checked when the module loads."""

from collections import Counter
from pathlib import Path
from typing import NamedTuple, TypeVar

from asztal.games.imperial_miners.vocabulary import WORDS, Activate, ModCost, Modifier, Parts, Research
from asztal.kernel.rules import one_of, rows_by_id, tables

LEVELS = (1, 2, 3, 4)
COSTS = {1: (0, 0), 2: (2, 2), 3: (0, 13), 4: (0, 0)}  # the least and the most of a level (IMP-CARD-01)
SHEETS = (1, 2, 3)
KINDS = ("immediate", "modifier", "end")
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


_DATA = tables((Path(__file__).parent / "cards.toml").read_text("utf-8"), "cards.toml")
SOURCE: str = _DATA["source"]
FACTIONS: tuple[str, ...] = tuple(row["id"] for row in _DATA["faction"]["cards"])
CARDS = {
    card: Card(
        card,
        row["level"],
        tuple(row["factions"]),
        row["cost"],
        frozenset(row["carts"]),
        WORDS.read(row["a"], f"{card} A"),
        WORDS.read(row.get("b", ()), f"{card} B"),
    )
    for card, row in rows_by_id(
        _DATA["mine"]["cards"], ("name", "level", "factions", "cost", "carts", "a"), may=("b",)
    ).items()
}
EVENTS = {
    event: EventCard(event, row["kind"], WORDS.read(row["effect"], event))
    for event, row in rows_by_id(_DATA["event"]["cards"], ("name", "kind", "effect")).items()
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
    if event in EVENTS:
        for part in EVENTS[event].effect:
            if isinstance(part, kind):
                return part
    return None


def play_cost(card: str, event: str) -> int:
    """What it costs to play a card in a round with this event, never below 0 (IMP-CARD-02, IMP-EVENT-09)."""
    about, lower = CARDS[card], modifier(event, ModCost)
    off = lower.mod_cost if lower and lower.level in (None, about.level) else 0
    return max(0, about.cost - off)


def check_board(board: Board) -> None:
    """The top space leads to no further research: one that began on it would have nowhere to go."""
    leads = any(isinstance(part, Research | Activate) for part in board.spaces[-1])
    assert not leads, f"board {board.side}: its top space must not say `research` or `activate`"


def _check_card(card: Card) -> None:
    """What the rules say of a single card."""
    assert card.level in LEVELS, f"{card.id}: there is no level {card.level}"
    least, most = COSTS[card.level]
    usual = f"{least} to {most}" if least < most else f"{most}"
    assert least <= card.cost <= most, f"{card.id}: a card of level {card.level} costs {usual}, not {card.cost}"
    assert len(card.factions) <= 2, f"{card.id}: two factions at most"  # IMP-CARD-03
    for faction in card.factions:
        one_of(faction, FACTIONS, "faction", card.id)
    useless = {LEVELS[0]: ("TL", "TR"), LEVELS[-1]: ("BL", "BR")}.get(card.level, ())
    for edge in sorted(card.carts):
        known = edge in EDGES and edge not in useless
        assert known, f"{card.id}: there is no half cart `{edge}` on level {card.level}"


def _check() -> None:
    """What the rules say of the set as a whole; its words were checked when they were read."""
    for card in CARDS.values():
        _check_card(card)
    factions = Counter(faction for card in CARDS.values() for faction in card.factions)
    even = len({factions[faction] for faction in FACTIONS}) == 1
    assert even, f"every faction is on equally many cards, so add one for each; there are {dict(factions)}"
    for event in EVENTS.values():
        one_of(event.kind, KINDS, "kind of event", event.id)
    sheets = Counter(board.sheet for board in BOARDS.values())
    assert sheets == dict.fromkeys(SHEETS, 2), f"two sides of each sheet {SHEETS} are needed; there are {dict(sheets)}"
    for board in BOARDS.values():
        check_board(board)


_check()
