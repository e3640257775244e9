"""The components of Underwater Cities: cards, tiles, slots and boards, from two TOML files, checked on loading."""

from collections import Counter
from collections.abc import Mapping
from pathlib import Path
from typing import Any, NamedTuple, TypeVar

from asztal.games.underwater_cities.vocabulary import CONDITIONS, WORDS, Conditions, Parts, When
from asztal.kernel.rules import Word, one_of, rows_by_id, tables

COLOURS = ("green", "red", "yellow")  # clockwise round the board (UWC-SOLO-08)
ERAS = (1, 2, 3)
COSTS = (1, 2, 3)  # of a special card, in credits
TYPES = ("immediate", "permanent", "action", "production", "scoring")
RESOURCES = ("kelp", "steelplast", "science", "credit", "biomatter")
ITEMS = (*RESOURCES, "point", "card", "federation")
BUILDINGS = ("farm", "desalination", "laboratory")
CITIES = ("nonsymbiotic_city", "symbiotic_city")
# What a word of a card stands for.
KINDS: dict[str, tuple[str, ...]] = {
    **{kind: (kind,) for kind in (*BUILDINGS, *CITIES, "tunnel")},
    "building": BUILDINGS,
    "structure": (*BUILDINGS, "tunnel"),
    "city": CITIES,
}
W = TypeVar("W", bound=Word)


class Card(NamedTuple):
    """A card; a special one has a cost in credits and belongs to no era.

    `number` matters in the solo game only: era cards are counted through in their order, then the special ones.
    """

    id: str
    name: dict[str, str]
    colour: str
    type: str
    effect: Parts
    source: str
    number: int = 0
    era: int = 0
    cost: int = 0


class Metropolis(NamedTuple):
    """A metropolis tile: brown ones score at the end, blue ones act when they are connected and in production."""

    id: str
    name: dict[str, str]
    colour: str
    source: str
    instant: Parts
    production: Parts
    scoring: Parts


class Contract(NamedTuple):
    """A government contract: all criteria must hold, then the reward is received."""

    id: str
    name: dict[str, str]
    criteria: Conditions
    reward: Parts
    source: str


class Slot(NamedTuple):
    """An action slot; the always-available one has no colour."""

    id: str
    colour: str
    effect: Parts
    source: str
    place: str


class Board(NamedTuple):
    """A player board: cities with their building sites, tunnels with their ends, and what sites give and cost."""

    id: int
    side: str
    cities: dict[str, tuple[str, ...]]  # the building sites of each city site
    positions: dict[str, tuple[int, int]]  # of cities and metropolises, for drawing
    tunnels: dict[str, tuple[str, str]]
    metropolises: dict[str, tuple[str, ...]]  # the tunnels that connect each
    bonuses: dict[str, dict[str, int]]
    surcharges: dict[str, dict[str, int]]
    specials: tuple[dict[str, Any], ...]
    city_of: dict[str, str]  # of every building and expansion site
    tunnels_at: dict[str, tuple[str, ...]]  # of every city site
    neighbours: dict[str, tuple[str, ...]]  # city sites that one tunnel site joins (UWC-CITY-03)


def expansion_of(city: str) -> str:
    """The expansion site of a city site (UWC-BLDG-05)."""
    return f"{city}x"


def _board(row: dict[str, Any]) -> Board:
    cities = {city["id"]: tuple(city["sites"]) for city in row["cities"]}
    positions = {city["id"]: tuple(city["pos"]) for city in row["cities"]}
    positions |= {name: tuple(metropolis["pos"]) for name, metropolis in row["metropolises"].items()}
    tunnels = {name: (ends[0], ends[1]) for name, ends in row["tunnels"].items()}
    at = {city: tuple(name for name, ends in tunnels.items() if city in ends) for city in cities}
    beside = {city: [end for name in at[city] for end in tunnels[name] if end != city] for city in cities}
    return Board(
        row["id"],
        row["side"],
        cities,
        positions,
        tunnels,
        {name: tuple(metropolis["tunnels"]) for name, metropolis in row["metropolises"].items()},
        row["bonuses"],
        row["surcharges"],
        tuple(row["specials"]),
        {site: city for city, sites in cities.items() for site in (*sites, expansion_of(city))},
        at,
        {city: tuple(end for end in ends if end in cities) for city, ends in beside.items()},
    )


def _load(name: str) -> dict[str, Any]:
    return tables((Path(__file__).parent / name).read_text("utf-8"), name)


def _card(row: Mapping[str, Any], number: int = 0) -> Card:
    one_of(row["type"], TYPES, "type", row["id"])
    return Card(**{**row, "number": number, "effect": WORDS.read(row["effect"], row["id"])})


def _cards(kind: str, group: str, first: int) -> dict[str, Card]:
    """The era or the special cards; `group` is the field that only they have."""
    rows = rows_by_id(_CARDS[kind]["cards"], ("name", group, "colour", "type", "effect", "source"))
    for card, row in rows.items():
        one_of(row["colour"], COLOURS, "colour", card)
    return {card: _card(row, number) for number, (card, row) in enumerate(rows.items(), first)}


_CARDS, _BOARDS = _load("cards.toml"), _load("boards.toml")
ASSISTANT = "PA"
ERA_CARDS = _cards("era", "era", 1)
SPECIAL_CARDS = _cards("special", "cost", len(ERA_CARDS) + 1)
CARDS = {
    **ERA_CARDS,
    **SPECIAL_CARDS,
    ASSISTANT: _card({**_CARDS["assistant"], "id": ASSISTANT, "colour": "", "type": "action"}),
}
_TILE = ("name", "colour", "source")
_WORKS = ("instant", "production", "scoring")
METROPOLISES = {
    tile: Metropolis(tile, *(row[key] for key in _TILE), *(WORDS.read(row.get(key, ()), tile) for key in _WORKS))
    for tile, row in rows_by_id(_CARDS["metropolis"]["tiles"], _TILE, may=_WORKS).items()
}
CONTRACTS = {
    card: Contract(
        card,
        row["name"],
        CONDITIONS.read(row["criteria"], card),
        WORDS.read(row["reward"], card),
        row["source"],
    )
    for card, row in rows_by_id(_CARDS["contract"]["cards"], ("name", "criteria", "reward", "source")).items()
}
SLOT_GROUPS: dict[str, list[str]] = _CARDS["slot_groups"]

ALWAYS = "ALW"
_SLOTS = _BOARDS["slots"]
SIDES = {
    side: [
        Slot(row["id"], row["colour"], WORDS.read(row["effect"], row["id"]), row["source"], row["place"])
        for row in _SLOTS[f"side_{side}"]
    ]
    for side in ("12", "34")
}
SLOTS = {slot.id: slot for side in SIDES.values() for slot in side}
SLOTS[ALWAYS] = Slot(ALWAYS, "", WORDS.read(_SLOTS["always"], ALWAYS), "rulebook", "rulebook")
BOARDS = {row["id"]: _board(row) for row in _BOARDS["board"]}
START_CITY = "C1"
LIMITS: dict[str, Any] = _BOARDS["limits"]
COST: dict[str, dict[str, int]] = _BOARDS["cost"]
CLONE_COST: dict[str, int] = _BOARDS["clone"]["cost"]
OUTPUT: dict[str, Any] = _BOARDS["output"]
FEEDING: dict[str, int] = _BOARDS["feeding"]
SCORING: dict[str, Any] = _BOARDS["scoring"]
SETUP: dict[str, Any] = _BOARDS["setup"]
PATH: list[int] = _BOARDS["federation"]["path"]
SPACE_BONUS = {int(space): bonus for space, bonus in _BOARDS["federation"]["bonus"].items()}


def parts_of(card: str, word: type[W]) -> list[W]:
    """The parts of a card with this word."""
    return [part for part in CARDS[card].effect if isinstance(part, word)]


def side_for(players: int) -> str:
    """The side of the main board (UWC-SETUP-01)."""
    return "12" if players < 3 else "34"


def _check() -> None:
    """What the rulebooks say of the set as a whole; each row was checked when it was read."""
    for tile in METROPOLISES.values():
        one_of(tile.colour, ("brown", "blue"), "colour", tile.id)  # UWC-COMP-03
    for era in ERAS:
        found = Counter(card.colour for card in ERA_CARDS.values() if card.era == era)
        equal = len({found[colour] for colour in COLOURS}) == 1
        assert equal, f"era {era}: as many cards of each colour are needed; there are {dict(found)}"
    for card in ERA_CARDS.values():
        assert card.era in ERAS, f"{card.id}: `era` is {card.era!r}; there are {ERAS}"  # UWC-COMP-01
    for card in SPECIAL_CARDS.values():
        assert card.cost in COSTS, f"{card.id}: `cost` is {card.cost!r}; there are {COSTS}"  # UWC-COMP-02
    for card in CARDS.values():
        for group in (group for part in parts_of(card.id, When) for group in part.slots):
            one_of(group, SLOT_GROUPS, "slot group", card.id)
    for side, slots in (("12", 12), ("34", 15)):
        assert len(SIDES[side]) == slots, f"side {side} has {len(SIDES[side])} slots, not {slots}"
    for board in BOARDS.values():
        sizes = [len(board.cities), len(board.tunnels), len(board.metropolises)]
        assert sizes == [9, 14, 3], f"board {board.id}: 9 cities, 14 tunnels, 3 metropolises are needed, not {sizes}"
        sites = (*board.cities, *board.tunnels, *board.city_of)
        for site in (*board.bonuses, *board.surcharges):
            one_of(site, sites, "site", f"board {board.id}")


_check()
